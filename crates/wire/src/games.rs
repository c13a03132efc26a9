//! `touchline games --json` and `touchline teams --json`.

use std::collections::BTreeMap;

use football::PhraseBook;
use games::playable::{Offer, Team};
use games::{GameId, words::GameWords};
use serde::Serialize;
use utoipa::ToSchema;

/// The games.
#[derive(Debug, Serialize, ToSchema)]
pub struct Games {
    games: Vec<GameShape>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Game)]
struct GameShape {
    id: &'static str,
    name: &'static str,
    about: String,
    options: Vec<OptionShape>,
    coaches: Vec<CoachShape>,
    /// What a coach may decide but need not.
    may: Vec<MayShape>,
    /// True if any name will do for a team.
    any_name: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Option)]
struct OptionShape {
    name: &'static str,
    /// Its name for people.
    title: String,
    values: Vec<String>,
    /// The values that are words, for people.
    value_titles: BTreeMap<&'static str, String>,
    default: &'static str,
    clause: &'static str,
    meaning: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Coach)]
struct CoachShape {
    name: &'static str,
    /// His name for people.
    title: String,
    about: String,
}

/// A question that a coach may answer but need not.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = May)]
struct MayShape {
    name: &'static str,
    /// True if people are asked it, whenever it matters, if they do not say what they want to be asked.
    asked: bool,
}

impl Games {
    /// All games, in the language of a phrase book.
    #[must_use]
    pub fn told(book: &PhraseBook) -> Games {
        let words = GameWords::of(book);
        let games = GameId::ALL.into_iter();
        Games {
            games: games.map(|it| game(it, &words)).collect(),
        }
    }
}

fn game(game: GameId, words: &GameWords<'_>) -> GameShape {
    let options = game.options().iter().map(|spec| OptionShape {
        name: spec.name,
        title: words.title(game, spec.name),
        values: spec.values.list(),
        value_titles: spec
            .values
            .words()
            .map(|value| (value, words.value(game, spec.name, value)))
            .collect(),
        default: spec.default,
        clause: spec.clause,
        meaning: words.meaning(game, spec.name),
    });
    let coaches = game.coaches().into_iter().map(|(name, _)| CoachShape {
        name,
        title: words.coach(game, name),
        about: words.manner(game, name),
    });
    GameShape {
        id: game.id(),
        name: game.name(),
        about: words.about(game),
        options: options.collect(),
        coaches: coaches.collect(),
        any_name: !game.teams_differ(),
        may: game
            .may()
            .iter()
            .map(|&(name, offer)| MayShape {
                name,
                asked: offer != Offer::OnRequest,
            })
            .collect(),
    }
}

/// The teams of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct Teams {
    game: &'static str,
    teams: Vec<TeamShape>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Team)]
struct TeamShape {
    id: String,
    name: String,
    short: String,
    /// What the game knows of it; empty if nothing.
    about: String,
    /// The teams it stands with; empty if all stand together.
    group: String,
}

impl Teams {
    /// These teams, in the language of a phrase book.
    #[must_use]
    pub fn told(book: &PhraseBook, game: GameId, teams: &[Team]) -> Teams {
        let teams = teams.iter().map(|team| TeamShape {
            id: team.club.id.clone(),
            name: team.club.name.clone(),
            short: team.club.short.clone(),
            about: book.say_plainly(&team.about),
            group: team.group.clone(),
        });
        Teams {
            game: game.id(),
            teams: teams.collect(),
        }
    }
}
