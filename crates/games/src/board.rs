//! What lies on the table and does not move; the page is shown just this. Here are the parts that lists of
//! teams show as well; the rest stands where a game is put on the table.

use std::{borrow::Cow, collections::BTreeMap, ops::RangeInclusive};

use serde::Serialize;
use tabletop::ranges::HIGHEST;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        RefOr,
        schema::{ObjectBuilder, OneOfBuilder, Schema, Type},
    },
};

pub use crate::list::Board;
use crate::{
    list::{ForGame, GameId},
    playable::Playable,
};

/// Each game's own, with the game's id beside it.
impl PartialSchema for Board {
    fn schema() -> RefOr<Schema> {
        struct Own;
        impl ForGame for Own {
            type Output = RefOr<Schema>;

            fn run<G: Playable + 'static>(self) -> RefOr<Schema> {
                let mut own = G::Board::schema();
                if let RefOr::T(Schema::Object(board)) = &mut own {
                    let id = ObjectBuilder::new()
                        .schema_type(Type::String)
                        .enum_values(Some([G::ID]));
                    board.properties.insert("game".to_string(), id.into());
                    board.required.push("game".to_string());
                }
                own
            }
        }
        let one = |all: OneOfBuilder, game: GameId| all.item(game.with(Own));
        let about = "What lies on the table and does not move.";
        let games = GameId::ALL.into_iter().fold(OneOfBuilder::new(), one);
        Schema::from(games.description(Some(about)).build()).into()
    }
}

impl ToSchema for Board {
    fn name() -> Cow<'static, str> {
        "Board".into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        struct Parts<'a>(&'a mut Vec<(String, RefOr<Schema>)>);
        impl ForGame for Parts<'_> {
            type Output = ();

            fn run<G: Playable + 'static>(self) {
                G::Board::schemas(self.0);
            }
        }
        for game in GameId::ALL {
            game.with(Parts(schemas));
        }
    }
}

/// A squad of inside-the-net with its cards, as text in parts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Squad {
    /// The league it plays in.
    pub league: String,
    /// HREC of its sheet.
    pub home_recovery: i8,
    /// AREC of its sheet.
    pub away_recovery: i8,
    /// The formation it usually plays.
    pub formation: String,
    /// The keepers, then the players in the order of their numbers.
    pub cards: Vec<SquadCard>,
}

/// A card of a squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SquadCard {
    /// The man's name.
    pub name: String,
    /// His number in choices, from 1; keepers are counted apart.
    pub number: u8,
    /// `GK`, or the positions he may play.
    pub positions: String,
    /// The lines of his card.
    pub lines: Vec<CardLine>,
}

/// A line of a card: what stands at its beginning (`MID`, `defence`), and its values (`Pss+ 11-16`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CardLine {
    /// What it is.
    pub name: String,
    /// What stands there.
    pub values: Vec<String>,
}

/// A line of a chart or table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SheetLine {
    /// The lowest number.
    pub from: u8,
    /// The highest.
    pub to: u8,
    /// What stands there.
    pub text: String,
}

impl SheetLine {
    /// What a table says, from the lowest number on: the numbers of the line that a number stands
    /// on, and what stands there.
    pub fn all(
        line: impl Fn(u8) -> RangeInclusive<u8>,
        text: impl Fn(u8) -> String,
    ) -> Vec<SheetLine> {
        let mut lines = Vec::new();
        let mut from = 1;
        while from <= HIGHEST {
            let to = *line(from).end();
            let text = text(from);
            lines.push(SheetLine { from, to, text });
            from = to + 1;
        }
        lines
    }
}

/// A team chart of action-deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TeamSheet {
    /// CTL and the extra actions, with their names.
    pub ratings: Vec<NamedRating>,
    /// Section AA.
    pub actions: Vec<SheetLine>,
    /// A line for each player, as [`PLAYER_COLUMNS`] says.
    pub players: Vec<Vec<String>>,
    /// A line for each keeper, as [`KEEPER_COLUMNS`] says.
    pub keepers: Vec<Vec<String>>,
}

/// A rating of a team or a club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct NamedRating {
    /// What it is called.
    pub name: &'static str,
    /// What it is.
    pub value: String,
}

impl NamedRating {
    /// A rating under the name that the game gives it.
    pub fn new(name: &'static str, value: &impl ToString) -> NamedRating {
        let value = value.to_string();
        NamedRating { name, value }
    }
}

/// What stands in the line of a player.
pub const PLAYER_COLUMNS: [&str; 9] = [
    "player", "SHT", "OG", "G", "G%", "FOUL", "FOULED", "CARD", "A",
];

/// What stands in the line of a keeper.
pub const KEEPER_COLUMNS: [&str; 3] = ["keeper", "FACED", "SAVE"];

/// A player's card of counter-attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SquadLine {
    /// `10H`.
    pub id: String,
    /// The name.
    pub name: String,
    /// True for the card of a goalkeeper.
    pub keeper: bool,
    /// True for those who begin, if nobody says otherwise.
    pub starts: bool,
    /// What the card shows, with its numbers.
    pub values: BTreeMap<&'static str, u8>,
}
