//! What lies on the table and does not move, game by game; the page is shown just this.

use std::{collections::BTreeMap, ops::RangeInclusive};

use goal_dice::Grid;
use serde::Serialize;
use tabletop::{BySide, ranges::HIGHEST};
use utoipa::ToSchema;

pub use self::hexes::{HexColumn, HexPitch, MovementPart, PitchEnd};

mod hexes;

/// What lies on the table and does not move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum Board {
    /// The field of goal-dice.
    GoalDice {
        /// The squares in the order of the path.
        squares: Vec<SquareOnBoard>,
    },
    /// The papers of offense-charts.
    OffenseCharts {
        /// RATE and ratings of home and away.
        clubs: BySide<String>,
        /// The charts that the sides can come to, by what they are called in events.
        charts: BTreeMap<String, Vec<SheetLine>>,
        /// The tables, by what they are called in events.
        tables: BTreeMap<String, Vec<SheetLine>>,
        /// Cards in the deck; 0 where dice are rolled.
        cards: usize,
    },
    /// The papers of action-deck.
    ActionDeck {
        /// The team charts of home and away.
        teams: Box<BySide<TeamSheet>>,
        /// What stands in the line of a player.
        player_columns: Vec<&'static str>,
        /// What stands in the line of a keeper.
        keeper_columns: Vec<&'static str>,
        /// The extra charts, by what they are called in events.
        charts: BTreeMap<String, Vec<SheetLine>>,
        /// The cards, the first one first.
        cards: Vec<CardFace>,
    },
    /// The squads of inside-the-net.
    InsideTheNet {
        /// Those of home and away.
        squads: Box<BySide<Squad>>,
    },
    /// The pitch and the squads of counter-attack.
    CounterAttack {
        /// The players of home and away, by shirts.
        squads: Box<BySide<Vec<SquadLine>>>,
        /// The hexes, and what is marked on them.
        pitch: Box<HexPitch>,
        /// The parts of a movement phase, in their order.
        movement: Vec<MovementPart>,
    },
}

/// A square of goal-dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SquareOnBoard {
    /// What it is called in logs.
    pub id: String,
    /// 0 is the own goal line.
    pub row: u8,
    /// 0 is the touchline.
    pub col: u8,
    /// Its name.
    pub label: String,
    /// How many dice a shot throws; 0 is no shot.
    pub dice: u8,
    /// What is taken off their sum.
    pub minus: u8,
    /// The punts that land here, lowest and highest.
    #[schema(required, value_type = Option<(u8, u8)>)]
    pub punt: Option<[u8; 2]>,
    /// `farthest`, `end-kick-off`, `circle`, `corner`, `box`.
    pub marks: Vec<&'static str>,
}

impl SquareOnBoard {
    /// The squares of a field in the order of the path.
    #[must_use]
    pub fn all(grid: &Grid) -> Vec<SquareOnBoard> {
        let places = [
            ("farthest", 0),
            ("end-kick-off", grid.end_kick_off()),
            ("circle", grid.circle()),
            ("corner", grid.corner()),
            ("box", grid.penalty_box()),
        ];
        let squares = (0..).zip(grid.squares());
        let on_board = |(place, square): (u8, &goal_dice::grid::Square)| SquareOnBoard {
            id: square.id.clone(),
            row: square.row,
            col: square.col,
            label: square.label.clone(),
            dice: square.dice,
            minus: square.minus,
            punt: { square.punt.as_ref() }.map(|punt| [*punt.start(), *punt.end()]),
            marks: { places.iter() }
                .filter(|(_, at)| *at == place)
                .map(|(mark, _)| *mark)
                .collect(),
        };
        squares.map(on_board).collect()
    }
}

/// A squad of inside-the-net with its cards, as text in parts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Squad {
    /// HREC, AREC, SOS, usual formation and league.
    pub ratings: String,
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

/// What stands on a card of action-deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CardFace {
    /// The number, or X.
    pub number: String,
    /// The readings in the attacking zone, in midfield, in the own zone.
    #[schema(min_items = 3, max_items = 3)]
    pub zones: [String; 3],
}
