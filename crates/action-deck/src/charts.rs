//! The extra charts (AD-3.1) and the injury-time table (AD-17.5), read from a file a
//! person can edit.

use std::{collections::HashMap, ops::RangeInclusive};

use tabletop::{
    Fault, Faults,
    ranges::{ByNumber, HIGHEST, Lines},
    sheet,
};

/// The first line of a file of extra charts.
pub const FIRST_LINE: &str = "touchline extra-charts 1";

const COLUMNS: [&str; 4] = ["chart", "numbers", "result", "words"];

/// The most minutes that can be added to a half (AD-17.6).
pub const MOST_ADDED: u8 = 4;

tabletop::words! {
    /// A chart of play.
    pub enum ChartId {
        /// After a shot that is not on goal.
        NotOnGoal = "shots not on goal",
        /// After a save.
        Saves = "saves",
        /// After a foul on the attackers in their attacking zone.
        FreeKick = "free kick",
        /// A corner kick.
        Corner = "corner",
    }
}

tabletop::words! {
    /// What a chart of play says.
    pub enum Chosen {
        /// The attackers shoot.
        Shoot = "shoot",
        /// The attackers have a corner kick.
        Corner = "corner",
        /// The attackers go on in their attacking zone.
        KeepA = "keep A",
        /// The attackers go on in midfield.
        KeepM = "keep M",
        /// The other team takes over in its own zone.
        OtherD = "other D",
        /// The other team takes over in midfield.
        OtherM = "other M",
        /// Perhaps a penalty kick.
        PossiblePenalty = "possible penalty",
    }
}

/// A line of a chart: its result, and which of the words of the file it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Line<T> {
    result: T,
    words: usize,
}

/// All charts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Charts {
    play: [ByNumber<Line<Chosen>>; 4],
    added_time: ByNumber<Line<u8>>,
    words: Vec<String>,
}

impl Charts {
    /// Reads the charts.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse(text: &str) -> Result<Charts, Faults> {
        let mut faults = Faults::default();
        let rows = sheet::rows(text, FIRST_LINE, &COLUMNS, &mut faults);
        let broken = !faults.0.is_empty();
        let mut play = [(); 4].map(|()| Lines::new());
        let mut added = Lines::new();
        let mut words = Vec::new();
        // The last line of each chart, for what is missing there.
        let mut last: HashMap<&str, usize> = HashMap::new();
        for (line, cells) in rows {
            let [chart, numbers, result, seen] = cells[..] else {
                continue;
            };
            last.insert(chart, line);
            let at = words.len();
            words.push(seen.to_string());
            if chart == ADDED_TIME {
                let minutes = result.parse().ok().filter(|&n: &u8| n <= MOST_ADDED);
                match minutes {
                    Some(result) => {
                        let what = Line { result, words: at };
                        added.add(chart, line, numbers, what, &mut faults);
                    }
                    None => faults.push(Fault::at(
                        line,
                        format!("`{result}` minutes are added"),
                        format!("write a whole number from 0 to {MOST_ADDED}"),
                    )),
                }
                continue;
            }
            let Some(id) = ChartId::named(chart) else {
                let names = ChartId::ALL.map(ChartId::name).join(", ");
                let cure = format!("the charts are {names}, {ADDED_TIME}");
                faults.push(Fault::at(
                    line,
                    format!("there is no chart `{chart}`"),
                    cure,
                ));
                continue;
            };
            let only_there = |chosen| chosen != Chosen::PossiblePenalty || id == ChartId::FreeKick;
            match Chosen::named(result).filter(|&chosen| only_there(chosen)) {
                Some(result) => {
                    let what = Line { result, words: at };
                    play[id as usize].add(chart, line, numbers, what, &mut faults);
                }
                None => {
                    let names = Chosen::ALL.map(Chosen::name).join(", ");
                    let cure =
                        format!("write {names} (a possible penalty only on the free-kick chart)");
                    let what = format!("`{result}` is no result of the chart {chart}");
                    faults.push(Fault::at(line, what, cure));
                }
            }
        }
        if broken && words.is_empty() {
            return Err(faults);
        }
        let mut whole = ChartId::ALL.iter().map(|&id| {
            let name = id.name();
            let line = last.get(name).copied().unwrap_or(1);
            let lines = &play[id as usize];
            let lines = placed(line, &mut faults, |faults| lines.complete(name, faults));
            table(&lines, Chosen::OtherD)
        });
        let mut next = || whole.next().unwrap_or_else(|| table(&[], Chosen::OtherD));
        let play = [next(), next(), next(), next()];
        let line = last.get(ADDED_TIME).copied().unwrap_or(1);
        let added = placed(line, &mut faults, |faults| {
            added.complete(ADDED_TIME, faults)
        });
        faults.or(Charts {
            play,
            added_time: table(&added, 0),
            words,
        })
    }

    /// What a chart says of a number.
    #[inline]
    #[must_use]
    pub fn at(&self, chart: ChartId, number: u8) -> Chosen {
        self.play[chart as usize].at(number).result
    }

    /// The numbers of the line that a number stands on, and what is seen.
    #[must_use]
    pub fn line(&self, chart: ChartId, number: u8) -> (RangeInclusive<u8>, &str) {
        let table = &self.play[chart as usize];
        let words = self.words.get(table.at(number).words);
        (table.line(number), words.map_or("", String::as_str))
    }

    /// Minutes added (AD-17.5).
    #[inline]
    #[must_use]
    pub fn added_time(&self, number: u8) -> u8 {
        self.added_time.at(number).result
    }

    /// The numbers of the line of the injury-time table.
    #[must_use]
    pub fn added_time_line(&self, number: u8) -> RangeInclusive<u8> {
        self.added_time.line(number)
    }
}

const ADDED_TIME: &str = "added time";

/// What is checked here, with this line for every fault that has none.
pub(crate) fn placed<T>(
    line: usize,
    faults: &mut Faults,
    check: impl FnOnce(&mut Faults) -> T,
) -> T {
    let before = faults.0.len();
    let checked = check(faults);
    for fault in &mut faults.0[before..] {
        fault.line.get_or_insert(line);
    }
    checked
}

fn table<T: Copy + PartialEq>(lines: &[Line<T>], otherwise: T) -> ByNumber<Line<T>> {
    ByNumber::new(|number| {
        let line = lines.get(usize::from(number.min(HIGHEST)) - 1);
        let blank = Line {
            result: otherwise,
            words: usize::MAX,
        };
        line.copied().unwrap_or(blank)
    })
}
