//! What lies on the table and does not move, game by game.

use std::ops::RangeInclusive;

use tabletop::{BySide, ranges::HIGHEST};

/// What lies on the table and does not move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// The field of goal-dice.
    GoalDice(goal_dice::Grid),
    /// The papers of offense-charts.
    OffenseCharts(Box<Papers>),
    /// The papers of action-deck.
    ActionDeck(Box<TeamPapers>),
    /// The squads of inside-the-net with their cards.
    InsideTheNet(Box<BySide<Squad>>),
    /// The squads of counter-attack.
    CounterAttack(Box<BySide<Vec<SquadLine>>>),
}

/// A squad with its cards, as text in parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Squad {
    /// HREC, AREC, SOS, usual formation and league.
    pub ratings: String,
    /// The keepers, then the players in the order of their numbers.
    pub cards: Vec<SquadCard>,
}

/// A card of a squad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquadCard {
    /// The man's name.
    pub name: String,
    /// His number in choices, from 1; keepers are counted apart.
    pub number: u8,
    /// `GK`, or the positions he may play.
    pub positions: String,
    /// The lines of his card: what it is (`MID`, `defence`), then what stands there
    /// (`Pss+ 11-16`).
    pub lines: Vec<(String, Vec<String>)>,
}

/// Club cards, charts and tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Papers {
    /// The clubs with their RATE and ratings.
    pub clubs: BySide<String>,
    /// The charts that the sides can come to, by name.
    pub charts: Vec<Sheet>,
    /// The tables, by name.
    pub tables: Vec<Sheet>,
    /// Cards in the deck; none where dice are rolled.
    pub cards: usize,
}

/// A chart or a table: its name and its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// What it is called in events.
    pub name: String,
    /// Its lines, from the lowest number on.
    pub lines: Vec<SheetLine>,
}

impl Sheet {
    /// What a table says: the numbers of the line that a number stands on, and what
    /// stands there.
    pub(crate) fn of(
        name: &str,
        line: impl Fn(u8) -> RangeInclusive<u8>,
        text: impl Fn(u8) -> String,
    ) -> Sheet {
        let mut lines = Vec::new();
        let mut from = 1;
        while from <= HIGHEST {
            let to = *line(from).end();
            let text = text(from);
            lines.push(SheetLine { from, to, text });
            from = to + 1;
        }
        Sheet {
            name: name.to_string(),
            lines,
        }
    }
}

/// A line of a chart or table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// The lowest number.
    pub from: u8,
    /// The highest.
    pub to: u8,
    /// What stands there.
    pub text: String,
}

/// Team charts, extra charts and cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamPapers {
    /// The team charts.
    pub teams: BySide<TeamSheet>,
    /// The extra charts, by name.
    pub charts: Vec<Sheet>,
    /// The cards, the first one first.
    pub cards: Vec<CardFace>,
}

/// A team chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamSheet {
    /// CTL and the extra actions, with their names.
    pub ratings: Vec<(&'static str, String)>,
    /// Section AA.
    pub actions: Sheet,
    /// A line for each player, as [`PLAYER_COLUMNS`] says.
    pub players: Vec<Vec<String>>,
    /// A line for each keeper, as [`KEEPER_COLUMNS`] says.
    pub keepers: Vec<Vec<String>>,
}

/// What stands in the line of a player.
pub const PLAYER_COLUMNS: [&str; 9] = [
    "player", "SHT", "OG", "G", "G%", "FOUL", "FOULED", "CARD", "A",
];

/// What stands in the line of a keeper.
pub const KEEPER_COLUMNS: [&str; 3] = ["keeper", "FACED", "SAVE"];

/// A player's card of counter-attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquadLine {
    /// `10H`.
    pub id: String,
    /// The name.
    pub name: String,
    /// What the card shows, with its numbers.
    pub values: Vec<(&'static str, u8)>,
}

/// What stands on a card of action-deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardFace {
    /// The number, or X.
    pub number: String,
    /// The reading in the attacking zone.
    pub attack: String,
    /// In midfield.
    pub midfield: String,
    /// In the own zone.
    pub defence: String,
}
