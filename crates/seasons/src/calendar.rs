//! Days of matches, and from when on something holds.

use std::{fmt, str::FromStr};

use competition::course::MatchKey;
use serde::{Deserialize, Serialize};

use super::Season;

/// A day, written as 2016-01-31.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CalendarDay {
    year: u16,
    month: u8,
    day: u8,
}

impl CalendarDay {
    /// A day, if there is such a one.
    #[must_use]
    pub fn new(year: u16, month: u8, day: u8) -> Option<CalendarDay> {
        let leap =
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            1..=12 => 31,
            _ => 0,
        };
        let there_is = (1..=9999).contains(&year) && (1..=days).contains(&day);
        there_is.then_some(CalendarDay { year, month, day })
    }
}

impl fmt::Display for CalendarDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CalendarDay { year, month, day } = self;
        f.pad(&format!("{year:04}-{month:02}-{day:02}"))
    }
}

impl FromStr for CalendarDay {
    type Err = String;

    fn from_str(text: &str) -> Result<CalendarDay, String> {
        let parts: Vec<&str> = text.split('-').collect();
        let number = |part: &str, digits: usize| {
            let plain = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
            part.parse::<u16>().ok().filter(|_| plain)
        };
        let small = |part: &str| u8::try_from(number(part, 2)?).ok();
        let day = match parts[..] {
            [year, month, day] => number(year, 4)
                .zip(small(month))
                .zip(small(day))
                .and_then(|((year, month), day)| CalendarDay::new(year, month, day)),
            _ => None,
        };
        day.ok_or_else(|| format!("`{text}` is no day: write it as 2016-01-31"))
    }
}

impl TryFrom<String> for CalendarDay {
    type Error = String;

    fn try_from(text: String) -> Result<CalendarDay, String> {
        text.parse()
    }
}

impl From<CalendarDay> for String {
    fn from(day: CalendarDay) -> String {
        day.to_string()
    }
}

/// From when on something holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValidSince {
    /// A round of a stage, from 1.
    Round(usize),
    /// A day.
    Day(CalendarDay),
}

impl FromStr for ValidSince {
    type Err = String;

    fn from_str(text: &str) -> Result<ValidSince, String> {
        match text.parse() {
            Ok(round) if round > 0 => Ok(ValidSince::Round(round)),
            _ => text.parse().map(ValidSince::Day).map_err(|_| {
                format!("`{text}` is no time: write a round as 12, or a day as 2016-01-31")
            }),
        }
    }
}

impl Season {
    /// The day of a match, if it is known.
    #[must_use]
    pub fn day(&self, key: MatchKey) -> Option<CalendarDay> {
        self.header.days.get(&key).copied()
    }

    /// True if a match is not before that time. A match without a day is not.
    #[must_use]
    pub fn is_since(&self, key: MatchKey, since: ValidSince) -> bool {
        match since {
            ValidSince::Round(round) => key.stage > 0 || key.round + 1 >= round,
            ValidSince::Day(day) => self.day(key).is_none_or(|of_match| of_match >= day),
        }
    }

    /// The open matches up to a day, that day too, in the order of their days.
    #[must_use]
    pub fn open_until(&self, last: CalendarDay) -> Vec<MatchKey> {
        let dated = self
            .open_matches()
            .filter_map(|key| Some((self.day(key)?, key)));
        let mut due: Vec<(CalendarDay, MatchKey)> = dated.filter(|(day, _)| *day <= last).collect();
        due.sort();
        due.into_iter().map(|(_, key)| key).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        let day = |text: &str| text.parse::<CalendarDay>();
        assert_eq!(day("2016-02-29").unwrap().to_string(), "2016-02-29");
        for bad in [
            "2015-02-29",
            "1900-02-29",
            "2016-13-01",
            "2016-1-1",
            "16-01-01",
            "",
            "2016-04-31",
            "2016-01-01-01",
        ] {
            assert!(day(bad).is_err(), "{bad}");
        }
        assert!(day("2015-12-31").unwrap() < day("2016-01-01").unwrap());
        assert_eq!("12".parse(), Ok(ValidSince::Round(12)));
        assert!("0".parse::<ValidSince>().is_err());
    }
}
