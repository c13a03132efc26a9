//! What a game knows of a team, to be looked at without a match: cards, a chart, ratings.

use library::{Library, LibraryError};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    board::{NamedRating, Squad, SquadCard, SquadLine, TeamSheet},
    list::{ForGame, GameId},
    playable::{Playable, Team},
};

/// What a game knows of a team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Cards {
    /// Nothing but its names.
    Names,
    /// Ratings of the whole club.
    Ratings {
        /// With their names.
        ratings: Vec<NamedRating>,
    },
    /// A chart of the team.
    Chart {
        /// The chart.
        team: Box<TeamSheet>,
        /// What stands in the line of a player.
        player_columns: Vec<&'static str>,
        /// What stands in the line of a keeper.
        keeper_columns: Vec<&'static str>,
    },
    /// A card for each man, with ranges for dice.
    Squad {
        /// The squad.
        squad: Box<Squad>,
    },
    /// A card for each man, with a few numbers.
    Players {
        /// The men.
        players: Vec<SquadLine>,
    },
}

/// A man of a team, as far as a game tells him from others.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    /// His name.
    pub name: String,
    /// The positions he may play; empty where the game does not say.
    pub positions: String,
    /// What he can do, with its number: as printed, or how many numbers of a die are his.
    pub abilities: Vec<(String, f64)>,
}

impl Cards {
    /// The men, in the order of the cards; nobody in a game without players.
    #[must_use]
    pub fn people(&self) -> Vec<Person> {
        match self {
            Cards::Names | Cards::Ratings { .. } => Vec::new(),
            Cards::Chart {
                team,
                player_columns,
                keeper_columns,
            } => {
                let rows = |columns: &[&str], positions: &str, lines: &[Vec<String>]| {
                    let person = |cells: &Vec<String>| Person {
                        name: cells.first().cloned().unwrap_or_default(),
                        positions: positions.to_string(),
                        abilities: { columns.iter().zip(cells).skip(1) }
                            .filter_map(|(column, cell)| {
                                Some(((*column).to_string(), number(cell)?))
                            })
                            .collect(),
                    };
                    lines.iter().map(person).collect::<Vec<_>>()
                };
                let keepers = rows(keeper_columns, "GK", &team.keepers);
                let players = rows(player_columns, "", &team.players);
                [keepers, players].concat()
            }
            Cards::Squad { squad } => {
                let person = |card: &SquadCard| Person {
                    name: card.name.clone(),
                    positions: card.positions.clone(),
                    abilities: { card.lines.iter() }
                        .flat_map(|line| &line.values)
                        .filter_map(|value| {
                            let (name, value) = value.rsplit_once(' ')?;
                            Some((name.to_string(), number(value)?))
                        })
                        .collect(),
                };
                squad.cards.iter().map(person).collect()
            }
            Cards::Players { players } => {
                let person = |line: &SquadLine| Person {
                    name: line.name.clone(),
                    positions: match line.keeper {
                        true => "GK".to_string(),
                        false => String::new(),
                    },
                    abilities: { line.values.iter() }
                        .map(|(name, value)| ((*name).to_string(), f64::from(*value)))
                        .collect(),
                };
                players.iter().map(person).collect()
            }
        }
    }
}

/// A number as printed; of a range, how many numbers it has.
fn number(text: &str) -> Option<f64> {
    if let Some((from, to)) = text.split_once('-')
        && let (Ok(from), Ok(to)) = (from.parse::<u8>(), to.parse::<u8>())
    {
        return Some(f64::from(to.saturating_sub(from)) + 1.0);
    }
    text.parse().ok()
}

impl GameId {
    /// Its teams with all that is known of them; only the one with an id, if one is asked for.
    ///
    /// # Errors
    ///
    /// If they cannot be had.
    pub fn cards(
        self,
        library: &Library,
        id: Option<&str>,
    ) -> Result<Vec<(Team, Cards)>, LibraryError> {
        struct All<'a>(&'a Library, Option<&'a str>);
        impl ForGame for All<'_> {
            type Output = Result<Vec<(Team, Cards)>, LibraryError>;

            fn run<G: Playable + 'static>(self) -> Self::Output {
                G::cards(self.0, self.1)
            }
        }
        self.with(All(library, id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(game: GameId, id: &str) -> Cards {
        let mut found = game.cards(&Library::bundled(), Some(id)).unwrap();
        assert_eq!(found.len(), 1, "{id}");
        found.remove(0).1
    }

    #[test]
    fn every_game_shows_what_it_knows_of_a_team() {
        assert_eq!(of(GameId::GoalDice, "redmoor"), Cards::Names);
        // data/offense-charts/clubs/league.txt: 17, 19, 15, 14, 13, 16, 5.
        let Cards::Ratings { ratings } = of(GameId::OffenseCharts, "wrengarth") else {
            panic!("no ratings");
        };
        let value = |name: &str| {
            let mut ratings = ratings.iter();
            ratings.find(|of| of.name == name).unwrap().value.clone()
        };
        assert_eq!(
            (value("OH"), value("DA"), value("X")),
            ("19".into(), "16".into(), "5".into())
        );
        assert!(matches!(
            of(GameId::ActionDeck, "candleworth"),
            Cards::Chart { .. }
        ));
        assert!(matches!(
            of(GameId::InsideTheNet, "candleworth"),
            Cards::Squad { .. }
        ));
        // A squad of counter-attack is a keeper and ten others, and five on the bench with a second
        // keeper, who has the shirt 12.
        let Cards::Players { players } = of(GameId::CounterAttack, "redmoor") else {
            panic!("no players");
        };
        let shirts = |wanted: fn(&SquadLine) -> bool| {
            let those = players.iter().filter(|line| wanted(line));
            those.map(|line| line.id.clone()).collect::<Vec<_>>()
        };
        assert_eq!(shirts(|line| line.keeper), ["1", "12"]);
        assert_eq!(shirts(|line| !line.starts), ["12", "13", "14", "15", "16"]);
    }

    #[test]
    fn people_are_known_by_their_numbers() {
        // data/counter-attack/teams/invented.txt: player, 2, Damian Fothergill, 5, 1, 3, 6, 6, 3, 5.
        let people = of(GameId::CounterAttack, "redmoor").people();
        let man = people
            .iter()
            .find(|man| man.name == "Damian Fothergill")
            .unwrap();
        let has = |name: &str| {
            { man.abilities.iter() }
                .find(|(of, _)| of == name)
                .unwrap()
                .1
        };
        assert_eq!((has("pac"), has("dri"), has("tac")), (5.0, 1.0, 5.0));
        // data/inside-the-net/teams/touchline-league.txt: Brkljača, DF, `attack, Shot 18`, `BlkS 1-11`.
        let people = of(GameId::InsideTheNet, "candleworth").people();
        let man = people
            .iter()
            .find(|man| man.name == "Dejan Brkljača")
            .unwrap();
        let has = |name: &str| {
            { man.abilities.iter() }
                .find(|(of, _)| of == name)
                .unwrap()
                .1
        };
        assert_eq!(man.positions, "DF");
        assert_eq!((has("Shot"), has("BlkS")), (18.0, 11.0));
    }

    #[test]
    fn who_is_not_there_is_not_found() {
        let found = GameId::ActionDeck.cards(&Library::bundled(), Some("nobody"));
        assert!(found.unwrap().is_empty());
    }
}
