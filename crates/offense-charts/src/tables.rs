//! The game tables (OC-1.15, OC-9), read from a file a person can edit.

use std::{collections::BTreeMap, fmt};

use tabletop::{Fault, Faults, Side, sheet};

use crate::{
    players::POSITIONS,
    state::Contest,
    table::{BOTTOM, Lines, Table},
};

/// The first line of a file of tables.
pub const FIRST_LINE: &str = "touchline tables 1";

const COLUMNS: [&str; 3] = ["table", "numbers", "result"];

tabletop::words! {
    /// A table that says how play goes on.
    #[derive(PartialOrd, Ord)]
    pub enum TableId {
        /// Loose Ball.
        LooseBall = "loose ball",
        /// Shot, for shots wide.
        ShotWide = "shot wide",
        /// Shot, for shots high.
        ShotHigh = "shot high",
        /// Corner Kick.
        Corner = "corner",
        /// Direct Free Kick.
        FreeKick = "free kick",
        /// Shot Result.
        ShotResult = "shot result",
        /// X.
        X = "x",
    }
}

impl TableId {
    /// What can stand on it.
    fn results(self) -> &'static [TableResult] {
        use TableResult as R;
        match self {
            TableId::LooseBall => &[
                R::Shoots,
                R::Corner,
                R::Keeps,
                R::Control,
                R::KeeperGathers,
                R::Cleared,
            ],
            TableId::ShotWide | TableId::ShotHigh => {
                &[R::GoalKick, R::Corner, R::Keeps, R::LooseBall]
            }
            TableId::Corner => &[
                R::Shoots,
                R::LooseBall,
                R::Corner,
                R::Keeps,
                R::Control,
                R::Cleared,
                R::KeeperGathers,
                R::DefendersFreeKick,
            ],
            TableId::FreeKick => &[
                R::Goal,
                R::Shoots,
                R::LooseBall,
                R::Corner,
                R::Keeps,
                R::Control,
                R::KeeperGathers,
                R::Cleared,
            ],
            TableId::ShotResult => &[
                R::High,
                R::Wide,
                R::SavedHeld,
                R::SavedLoose,
                R::SavedBehind,
                R::Blocked,
                R::Goal,
            ],
            TableId::X => &[
                R::ContestedHeader,
                R::ContestedTackle,
                R::BackPass,
                R::Intercepted,
                R::Dispossessed,
                R::ThrowInLost,
                R::ThrowInKept,
                R::Switch,
            ],
        }
    }
}

tabletop::words! {
    /// What stands on such a table.
    #[allow(missing_docs)] // The names say it.
    pub enum TableResult {
        Goal = "GOAL",
        Shoots = "ATTACKING TEAM SHOOTS",
        LooseBall = "LOOSE BALL",
        Corner = "CORNER KICK",
        Keeps = "ATTACKING TEAM KEEPS",
        Control = "DRAW FOR CONTROL",
        KeeperGathers = "KEEPER GATHERS",
        Cleared = "CLEARED",
        GoalKick = "GOAL KICK",
        DefendersFreeKick = "FREE KICK TO DEFENDERS",
        High = "HIGH",
        Wide = "WIDE",
        SavedHeld = "SAVED AND HELD",
        SavedLoose = "SAVED LOOSE BALL",
        SavedBehind = "SAVED CORNER KICK",
        Blocked = "BLOCKED LOOSE BALL",
        ContestedHeader = "CONTESTED HEADER",
        ContestedTackle = "CONTESTED TACKLE",
        BackPass = "BACK PASS UNDER PRESSURE",
        Intercepted = "INTERCEPTED",
        Dispossessed = "DISPOSSESSED",
        ThrowInLost = "THROW-IN LOST",
        ThrowInKept = "THROW-IN KEPT",
        Switch = "SWITCH OF PLAY",
    }
}

/// What a storm does to the X of the sides for the rest of the match (OC-6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Weather {
    /// Whose X changes; `None` for both.
    pub side: Option<Side>,
    /// By how much.
    pub change: i8,
}

impl Weather {
    fn parse(text: &str) -> Option<Weather> {
        if text == "NONE" {
            return Some(Weather {
                side: None,
                change: 0,
            });
        }
        let (who, change) = text.split_once(' ')?;
        let side = match who {
            "HOME" => Some(Side::Home),
            "AWAY" => Some(Side::Away),
            "BOTH" => None,
            _ => return None,
        };
        let change = change.trim().parse().ok();
        let change = change.filter(|change: &i8| (-10..=10).contains(change))?;
        Some(Weather { side, change })
    }
}

impl fmt::Display for Weather {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Weather { side, change } = self;
        match (side, change) {
            (_, 0) => f.write_str("NONE"),
            (None, change) => write!(f, "BOTH {change:+}"),
            (Some(Side::Home), change) => write!(f, "HOME {change:+}"),
            (Some(Side::Away), change) => write!(f, "AWAY {change:+}"),
        }
    }
}

tabletop::told_as_word!(Weather);

/// The tables that say something else.
const ADDED_TIME: &str = "added time";
const WEATHER: &str = "weather";
const FOULS: &str = "players fouls";
const GOALS: &str = "players goals";

/// The most minutes a half can be made longer by.
const MOST_ADDED: u8 = 30;

/// All game tables.
#[derive(Clone, Debug)]
pub struct Tables {
    by_id: Vec<Table<TableResult>>,
    /// Minutes added to a half (OC-8.4).
    pub added_time: Table<u8>,
    /// After a storm (OC-6.4).
    pub weather: Table<Weather>,
    /// Who committed a foul, made a tackle or is booked: positions (OC-9.3).
    pub fouls: Table<u8>,
    /// Who shot or scored.
    pub goals: Table<u8>,
    /// The Shot Result table with the number, where that matters: high (OC-9.11).
    pub(crate) shots: Table<(TableResult, u8)>,
    /// The X chart with the contests it calls for.
    pub(crate) x: Table<(TableResult, Option<Contest>)>,
    /// The number itself, for kicks and the like.
    pub(crate) number: Table<u8>,
    /// Who kicks off (OC-2.14).
    pub(crate) kick_off: Table<Side>,
}

impl Tables {
    /// Reads the tables.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse(text: &str) -> Result<Tables, Faults> {
        let mut faults = Faults::default();
        let rows = sheet::rows(text, FIRST_LINE, &COLUMNS, &mut faults);
        let mut of_play: BTreeMap<TableId, Lines<TableResult>> = BTreeMap::new();
        let mut weather = Lines::new();
        let mut numbers = [
            (ADDED_TIME, 0, MOST_ADDED, Lines::new()),
            (FOULS, 1, POSITIONS, Lines::new()),
            (GOALS, 1, POSITIONS, Lines::new()),
        ];
        for (line, cells) in rows {
            let [table, range, result] = cells[..] else {
                continue;
            };
            let mut wrong = |cure: String| {
                let what = format!("`{result}` is nothing on the table {table}");
                faults.push(Fault::at(line, what, cure));
            };
            if let Some(id) = TableId::named(table) {
                let known = id.results();
                match TableResult::named(result).filter(|found| known.contains(found)) {
                    Some(found) => {
                        let lines = of_play.entry(id).or_default();
                        lines.add(table, line, range, found, &mut faults);
                    }
                    None => {
                        let known: Vec<&str> = known.iter().map(|known| known.name()).collect();
                        wrong(format!("there is {}", known.join(", ")));
                    }
                }
            } else if table == WEATHER {
                match Weather::parse(result) {
                    Some(found) => weather.add(table, line, range, found, &mut faults),
                    None => wrong("write NONE, HOME -1, AWAY -2, BOTH -1 or the like".to_string()),
                }
            } else if let Some((_, least, most, lines)) =
                numbers.iter_mut().find(|(name, ..)| *name == table)
            {
                let number = result.parse().ok();
                match number.filter(|number| (*least..=*most).contains(number)) {
                    Some(number) => lines.add(table, line, range, number, &mut faults),
                    None => wrong(format!("write a whole number from {least} to {most}")),
                }
            } else {
                let mut names: Vec<&str> = TableId::ALL.iter().map(|id| id.name()).collect();
                names.extend([ADDED_TIME, WEATHER, FOULS, GOALS]);
                faults.push(Fault::at(
                    line,
                    format!("there is no table `{table}`"),
                    format!("the tables are {}", names.join(", ")),
                ));
            }
        }
        let mut by_id = Vec::new();
        for id in TableId::ALL {
            let lines = of_play.remove(&id).unwrap_or_default();
            by_id.push(table_of(&lines, id.name(), TableResult::Goal, &mut faults));
        }
        let none = Weather {
            side: None,
            change: 0,
        };
        let weather = table_of(&weather, WEATHER, none, &mut faults);
        let [added_time, fouls, goals] =
            numbers.map(|(name, _, _, lines)| table_of(&lines, name, 1, &mut faults));
        let shot = by_id[TableId::ShotResult as usize].clone();
        let x = by_id[TableId::X as usize].clone();
        faults.or(Tables {
            shots: Table::new(BOTTOM, |number| match shot.at(number) {
                TableResult::High => (TableResult::High, number),
                other => (other, 0),
            }),
            x: Table::new(BOTTOM, |number| {
                let result = x.at(number);
                (result, Contest::named_by(result))
            }),
            by_id,
            added_time,
            weather,
            fouls,
            goals,
            number: Table::new(BOTTOM, |number| number),
            kick_off: Table::new(BOTTOM, |number| match number {
                ..=50 => Side::Home,
                _ => Side::Away,
            }),
        })
    }

    /// A table of play.
    #[inline]
    #[must_use]
    pub fn of(&self, id: TableId) -> &Table<TableResult> {
        &self.by_id[id as usize]
    }
}

fn table_of<T: Copy + PartialEq>(
    lines: &Lines<T>,
    name: &str,
    otherwise: T,
    faults: &mut Faults,
) -> Table<T> {
    let by_number = lines.complete(&format!("the table {name}"), faults);
    Table::new(BOTTOM, |number| {
        let at = usize::from(number) - 1;
        by_number.get(at).copied().unwrap_or(otherwise)
    })
}
