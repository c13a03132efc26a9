//! A team with its cards, and what a search finds.

use std::collections::BTreeMap;

use football::PhraseBook;
use games::search::{SearchHit, SearchResult};
use games::{
    GameId,
    cards::{Cards, Person},
    playable::Team,
};
use serde::Serialize;
use utoipa::ToSchema;

/// A team with all that its game knows of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct TeamCards {
    game: &'static str,
    id: String,
    name: String,
    short: String,
    /// What the game knows of it in a line; empty if nothing.
    about: String,
    /// The teams it stands with; empty if all stand together.
    group: String,
    /// What the game knows of it.
    cards: Cards,
}

impl TeamCards {
    /// The shape of a team and its cards, in the language of a phrase book.
    #[must_use]
    pub fn told(book: &PhraseBook, game: GameId, team: Team, cards: Cards) -> TeamCards {
        TeamCards {
            game: game.id(),
            id: team.club.id,
            name: team.club.name,
            short: team.club.short,
            about: book.say_plainly(&team.about),
            group: team.group,
            cards,
        }
    }
}

/// What a search finds, the best first.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Found)]
pub struct FoundShape {
    hits: Vec<HitShape>,
    /// How many more there are.
    more: usize,
}

/// A club or a player.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Hit)]
struct HitShape {
    game: &'static str,
    /// The id of the team.
    team: String,
    team_name: String,
    group: String,
    /// The name of a player; left out if the team itself was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    player: Option<String>,
    /// The positions a player may play; empty where the game does not say.
    positions: String,
    /// What a player can do: as printed, or how many numbers of a die are his.
    abilities: BTreeMap<String, f64>,
}

impl FoundShape {
    /// The shape of what was found.
    #[must_use]
    pub fn new(found: &SearchResult) -> FoundShape {
        let hit = |hit: &SearchHit| {
            let person: Option<&Person> = hit.person.as_ref();
            let mut abilities = BTreeMap::new();
            for (name, value) in person.map_or(&[][..], |person| &person.abilities) {
                // The first counts: the same sign can stand in several parts of a card.
                abilities.entry(name.clone()).or_insert(*value);
            }
            HitShape {
                game: hit.game.id(),
                team: hit.team.clone(),
                team_name: hit.team_name.clone(),
                group: hit.group.clone(),
                player: person.map(|person| person.name.clone()),
                positions: person.map_or(String::new(), |person| person.positions.clone()),
                abilities,
            }
        };
        FoundShape {
            hits: found.hits.iter().map(hit).collect(),
            more: found.more,
        }
    }
}
