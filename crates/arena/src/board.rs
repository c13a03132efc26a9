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
    /// The squads of inside-the-net with their cards.
    InsideTheNet(Box<BySide<Squad>>),
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
