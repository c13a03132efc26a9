//! `touchline games --json` and `touchline teams --json`.

use games::GameId;
use games::playable::Team;
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
    about: &'static str,
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
    values: Vec<String>,
    default: &'static str,
    clause: &'static str,
    meaning: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Coach)]
struct CoachShape {
    name: &'static str,
    about: &'static str,
}

/// A question that a coach may answer but need not.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = May)]
struct MayShape {
    name: &'static str,
    /// True if people are asked it if they do not say what they want to be asked.
    asked: bool,
}

impl Games {
    /// All games.
    #[must_use]
    pub fn all() -> Games {
        Games {
            games: GameId::ALL.into_iter().map(game).collect(),
        }
    }
}

fn game(game: GameId) -> GameShape {
    let options = game.options().iter().map(|spec| OptionShape {
        name: spec.name,
        values: spec.values.list(),
        default: spec.default,
        clause: spec.clause,
        meaning: spec.meaning,
    });
    let coaches = game.coaches().into_iter();
    GameShape {
        id: game.id(),
        name: game.name(),
        about: game.about(),
        options: options.collect(),
        coaches: coaches
            .map(|(name, about)| CoachShape { name, about })
            .collect(),
        any_name: !game.teams_differ(),
        may: game
            .may()
            .iter()
            .map(|&(name, asked)| MayShape { name, asked })
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
    /// These teams.
    #[must_use]
    pub fn new(game: GameId, teams: &[Team]) -> Teams {
        let teams = teams.iter().map(|team| TeamShape {
            id: team.club.id.clone(),
            name: team.club.name.clone(),
            short: team.club.short.clone(),
            about: team.about.clone(),
            group: team.group.clone(),
        });
        Teams {
            game: game.id(),
            teams: teams.collect(),
        }
    }
}
