//! The offence charts (OC-1.3, OC-1.4), read from a file a person can edit.

use std::{collections::BTreeMap, fmt};

use tabletop::{Fault, Faults, sheet};

use crate::{
    outcome::Outcome,
    table::{Lines, TOP, Table},
};

/// The first line of a file of charts.
pub const FIRST_LINE: &str = "touchline charts 1";

const COLUMNS: [&str; 3] = ["chart", "numbers", "reading"];

/// Which of the 74 charts, the weakest first: 1 to 5, 6L 6H to 29L 29H, 30 to 50.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ChartKey(u8);

impl ChartKey {
    /// How many charts there are.
    pub const COUNT: u8 = 74;

    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = ChartKey> {
        (0..ChartKey::COUNT).map(ChartKey)
    }

    /// The chart for a rating in half units. Half a point counts only from 6 to 29
    /// (OC-2.7, OC-2.8), and the scale ends at 1 and 50 (OC-2.9).
    #[must_use]
    pub fn of_rate(rate2: i32) -> ChartKey {
        let number = rate2.div_euclid(2).clamp(1, 50);
        let high = number == rate2.div_euclid(2) && rate2.rem_euclid(2) == 1;
        let index = match number {
            ..=5 => number - 1,
            6..=29 => 5 + 2 * (number - 6) + i32::from(high),
            _ => 53 + (number - 30),
        };
        ChartKey(u8::try_from(index).unwrap_or_default())
    }

    /// The rating it is made for, in half units.
    #[must_use]
    pub fn rate2(self) -> i32 {
        let index = i32::from(self.0);
        match index {
            ..5 => 2 * (index + 1),
            5..53 => 12 + index - 5,
            _ => 60 + 2 * (index - 53),
        }
    }

    /// Its place among all charts, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The chart with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<ChartKey> {
        let digits = name.trim_end_matches(['L', 'H']);
        let number: Option<i32> = digits.parse().ok();
        let number = number.filter(|number| (1..=50).contains(number))?;
        let key = ChartKey::of_rate(2 * number + i32::from(name.ends_with('H')));
        (key.to_string() == name).then_some(key)
    }
}

impl fmt::Display for ChartKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.rate2() / 2;
        let level = match self.0 {
            5..53 if self.rate2() % 2 == 1 => "H",
            5..53 => "L",
            _ => "",
        };
        f.pad(&format!("{number}{level}"))
    }
}

tabletop::told_as_word!(ChartKey);

/// Some of the charts, or all of them.
#[derive(Clone, Debug)]
pub struct Charts {
    charts: Vec<Option<Vec<Outcome>>>,
}

impl Charts {
    /// Reads charts; they need not be all.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse(text: &str) -> Result<Charts, Faults> {
        let mut faults = Faults::default();
        let rows = sheet::rows(text, FIRST_LINE, &COLUMNS, &mut faults);
        let mut found: BTreeMap<ChartKey, Lines<Outcome>> = BTreeMap::new();
        for (line, cells) in rows {
            let [chart, numbers, reading] = cells[..] else {
                continue;
            };
            let Some(key) = ChartKey::named(chart) else {
                faults.push(Fault::at(
                    line,
                    format!("there is no chart `{chart}`"),
                    "the charts are 1 to 5, 6L 6H to 29L 29H, and 30 to 50",
                ));
                continue;
            };
            let Some(outcome) = Outcome::parse(reading) else {
                faults.push(Fault::at(
                    line,
                    format!("`{reading}` is no reading"),
                    "docs/rules/offense-charts.md lists what can stand on a chart",
                ));
                continue;
            };
            let lines = found.entry(key).or_default();
            let name = format!("chart {key}");
            lines.add(&name, line, numbers, outcome, &mut faults);
        }
        let mut charts = vec![None; usize::from(ChartKey::COUNT)];
        for (key, lines) in &found {
            let by_number = lines.complete(&format!("chart {key}"), &mut faults);
            charts[key.index()] = Some(by_number);
        }
        faults.or(Charts { charts })
    }

    /// A chart, if it is there.
    #[must_use]
    pub fn get(&self, key: ChartKey) -> Option<Table<Outcome>> {
        let by_number = self.charts[key.index()].as_ref()?;
        Some(Table::new(TOP, |number| by_number[usize::from(number) - 1]))
    }

    /// True if a chart is there.
    #[must_use]
    pub fn has(&self, key: ChartKey) -> bool {
        self.charts[key.index()].is_some()
    }

    /// What is missing of these charts.
    pub fn missing(&self, needed: impl IntoIterator<Item = ChartKey>) -> Faults {
        let missing = needed.into_iter().filter(|&key| !self.has(key));
        let fault = |key| Fault::whole(format!("chart {key} is missing"), "add its lines");
        Faults(missing.map(fault).collect())
    }
}
