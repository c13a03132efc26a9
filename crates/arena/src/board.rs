//! What lies on the table and does not move, game by game.

use tabletop::BySide;

/// What lies on the table and does not move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// The field of goal-dice.
    GoalDice(goal_dice::Grid),
    /// The papers of offense-charts.
    OffenseCharts(Box<Papers>),
    /// The team charts of action-deck, as they are written.
    ActionDeck(BySide<String>),
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
