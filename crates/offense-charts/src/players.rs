//! Positions, line-ups, and who is found by a number (OC-9.3, OC-9.4).

use tabletop::{Fault, Faults, sheet};

use crate::{
    table::{BOTTOM, Lines, Table},
    tables::Tables,
};

/// The first line of a line-up.
pub const FIRST_LINE: &str = "touchline line-up 1";

const COLUMNS: [&str; 4] = ["position", "name", "foul numbers", "goal numbers"];

/// Positions of a side, 1 to 11.
pub const POSITIONS: u8 = 11;

/// What the positions are called.
const POSITION_NAMES: [&str; POSITIONS as usize] = [
    "keeper",
    "right back",
    "left back",
    "centre back",
    "second centre back",
    "holding midfielder",
    "right midfielder",
    "central midfielder",
    "left midfielder",
    "second striker",
    "centre forward",
];

tabletop::words! {
    /// Which of the two columns is read (OC-9.3).
    pub enum Column {
        /// The left one: fouls, tackles, interceptions, cards.
        Fouls = "fouls",
        /// The right one: shots and goals.
        Goals = "goals",
    }
}

/// Positions as a set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Positions(pub(crate) u16);

impl Positions {
    /// True if it has this position.
    #[inline]
    #[must_use]
    pub const fn has(self, position: u8) -> bool {
        self.0 >> position & 1 == 1
    }

    /// Adds a position.
    #[inline]
    pub const fn add(&mut self, position: u8) {
        self.0 |= 1 << position;
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// One by one.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=POSITIONS).filter(move |&position| self.has(position))
    }
}

/// The players of a side, and the numbers that find them.
#[derive(Clone, Debug)]
pub struct LineUp {
    names: Vec<String>,
    fouls: Table<u8>,
    goals: Table<u8>,
    can_foul: Positions,
    can_score: Positions,
    /// Columns that are not those of the tables.
    own: Vec<Column>,
}

impl LineUp {
    /// Positions without names, and the numbers of the tables.
    #[must_use]
    pub fn generic(tables: &Tables) -> LineUp {
        let (fouls, goals) = (tables.fouls.clone(), tables.goals.clone());
        LineUp::new(Vec::new(), fouls, goals, Vec::new())
    }

    /// These names, position by position; the numbers are those of the tables.
    #[must_use]
    pub fn named(names: &[String], tables: &Tables) -> LineUp {
        let mut names = names.to_vec();
        names.resize(usize::from(POSITIONS), String::new());
        LineUp {
            names,
            ..LineUp::generic(tables)
        }
    }

    /// A line-up of these names, position by position; the numbers are left to the tables.
    #[must_use]
    pub fn document(names: &[String]) -> String {
        let mut text = format!("{FIRST_LINE}\n");
        for (position, name) in (1..=POSITIONS).zip(names) {
            text.push_str(&format!("{position}, {name}, , \n"));
        }
        text
    }

    /// Reads a line-up; numbers that are left out are those of the tables.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse(text: &str, tables: &Tables) -> Result<LineUp, Faults> {
        let mut faults = Faults::default();
        let rows = sheet::rows(text, FIRST_LINE, &COLUMNS, &mut faults);
        let mut names = vec![String::new(); usize::from(POSITIONS)];
        let mut columns = [
            (Column::Fouls, Lines::new(), false),
            (Column::Goals, Lines::new(), false),
        ];
        for (line, cells) in rows {
            let [position, name, fouls, goals] = cells[..] else {
                continue;
            };
            let number = position.parse().ok();
            let Some(number) = number.filter(|number| (1..=POSITIONS).contains(number)) else {
                faults.push(Fault::at(
                    line,
                    format!("`{position}` is no position"),
                    format!("write a whole number from 1 to {POSITIONS}"),
                ));
                continue;
            };
            let slot = &mut names[usize::from(number) - 1];
            if !slot.is_empty() {
                let what = format!("position {number} is there twice");
                faults.push(Fault::at(line, what, "write each position once"));
            }
            name.clone_into(slot);
            for ((of, lines, given), numbers) in columns.iter_mut().zip([fouls, goals]) {
                if !numbers.is_empty() {
                    *given = true;
                    lines.add(of.name(), line, numbers, number, &mut faults);
                }
            }
        }
        let mut table = |(of, lines, given): &(Column, Lines<u8>, bool), usual: &Table<u8>| {
            if !given {
                return usual.clone();
            }
            let by_number = lines.complete(&format!("the column {of}"), &mut faults);
            Table::new(BOTTOM, |number| {
                by_number.get(usize::from(number) - 1).copied().unwrap_or(1)
            })
        };
        let fouls = table(&columns[0], &tables.fouls);
        let goals = table(&columns[1], &tables.goals);
        let own = columns.iter().filter(|(_, _, given)| *given);
        let own = own.map(|(of, ..)| *of).collect();
        faults.or(LineUp::new(names, fouls, goals, own))
    }

    fn new(names: Vec<String>, fouls: Table<u8>, goals: Table<u8>, own: Vec<Column>) -> LineUp {
        let found_in = |table: &Table<u8>| {
            let mut found = Positions::default();
            (1..=100).for_each(|number| found.add(table.at(number)));
            found
        };
        LineUp {
            can_foul: found_in(&fouls),
            can_score: found_in(&goals),
            names,
            fouls,
            goals,
            own,
        }
    }

    /// The numbers of a column.
    #[inline]
    #[must_use]
    pub fn column(&self, column: Column) -> &Table<u8> {
        match column {
            Column::Fouls => &self.fouls,
            Column::Goals => &self.goals,
        }
    }

    /// True if a column has numbers of the team's own (OC-9.4).
    #[must_use]
    pub fn has_own(&self, column: Column) -> bool {
        self.own.contains(&column)
    }

    /// True if some number of a column finds a player who is still there (OC-4.8).
    #[inline]
    #[must_use]
    pub fn finds_any(&self, column: Column, off: Positions) -> bool {
        let found = match column {
            Column::Fouls => self.can_foul,
            Column::Goals => self.can_score,
        };
        found.0 & !off.0 != 0
    }

    /// True if a position has a man with a name.
    #[must_use]
    pub fn is_named(&self, position: u8) -> bool {
        let at = usize::from(position).saturating_sub(1);
        self.names.get(at).is_some_and(|name| !name.is_empty())
    }

    /// A player: the name, or what the position is called.
    #[must_use]
    pub fn player(&self, position: u8) -> String {
        let at = usize::from(position).saturating_sub(1);
        match self.names.get(at) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => format!("the {}", POSITION_NAMES.get(at).unwrap_or(&"player")),
        }
    }
}
