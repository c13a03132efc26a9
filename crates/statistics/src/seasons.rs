//! Which league a code means, and where its seasons lie in the data folder.

use std::{
    fmt, io,
    path::{Path, PathBuf},
    str::FromStr,
};

use tabletop::Faults;
use thiserror::Error;

use crate::{
    results::{self, PlayedSeason},
    text,
};

/// The environment variable that names the folder of results.
pub const FOLDER_VARIABLE: &str = "TOUCHLINE_DATA";

/// A league.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct League {
    /// Its code in data sets: `E0`.
    pub code: &'static str,
    /// Its name in file names: `premier-league`.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its country.
    pub country: &'static str,
    /// The division, 1 for the highest.
    pub tier: u8,
    /// Its code at openfootball: `en.1`.
    open: &'static str,
}

/// The leagues whose codes are known.
pub const LEAGUES: [League; 5] = [
    League {
        code: "E0",
        id: "premier-league",
        name: "English Premier League",
        country: "England",
        tier: 1,
        open: "en.1",
    },
    League {
        code: "SP1",
        id: "la-liga",
        name: "Spanish Primera División",
        country: "Spain",
        tier: 1,
        open: "es.1",
    },
    League {
        code: "D1",
        id: "bundesliga",
        name: "German Bundesliga",
        country: "Germany",
        tier: 1,
        open: "de.1",
    },
    League {
        code: "I1",
        id: "serie-a",
        name: "Italian Serie A",
        country: "Italy",
        tier: 1,
        open: "it.1",
    },
    League {
        code: "F1",
        id: "ligue-1",
        name: "French Ligue 1",
        country: "France",
        tier: 1,
        open: "fr.1",
    },
];

impl FromStr for League {
    type Err = String;

    fn from_str(text: &str) -> Result<League, String> {
        let known = |league: &&League| text.eq_ignore_ascii_case(league.code) || text == league.id;
        LEAGUES.iter().find(known).copied().ok_or_else(|| {
            let all: Vec<String> = LEAGUES
                .iter()
                .map(|league| format!("{} ({})", league.code, league.name))
                .collect();
            format!("there is no league `{text}`; there are {}", all.join(", "))
        })
    }
}

/// A season: `2015-16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Season {
    /// The year it began in.
    pub begins: u16,
}

impl FromStr for Season {
    type Err = String;

    fn from_str(text: &str) -> Result<Season, String> {
        let season = text.split_once('-').and_then(|(first, second)| {
            let begins: u16 = first.parse().ok().filter(|_| first.len() == 4)?;
            let season = Season { begins };
            (season.to_string().ends_with(second) && second.len() == 2).then_some(season)
        });
        season.ok_or_else(|| format!("`{text}` is no season; write it like 2015-16"))
    }
}

impl fmt::Display for Season {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}-{:02}",
            self.begins,
            (u32::from(self.begins) + 1) % 100
        )
    }
}

/// Why a season cannot be had.
#[derive(Debug, Error)]
pub enum NoSeason {
    /// Nobody said where results are.
    #[error(
        "nobody said where results are kept; set {FOLDER_VARIABLE} to a folder that holds \
         `football-datasets` or `openfootball`, or name a file with --results"
    )]
    NoFolder,
    /// The season is not in the folder.
    #[error(
        "{folder} has no {league} {season}: neither {tried}; copy the season there, or name a file with --results"
    )]
    Missing {
        /// The data folder.
        folder: PathBuf,
        /// The league's name.
        league: &'static str,
        /// The season.
        season: Season,
        /// The files that were looked for.
        tried: String,
    },
    /// The file cannot be read.
    #[error("cannot read {path}: {error}")]
    Io {
        /// Which file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The file has faults.
    #[error("{path} has faults:\n{faults}")]
    Faults {
        /// Which file.
        path: PathBuf,
        /// All of them.
        faults: Faults,
    },
}

/// The results of a season in the folder of results.
///
/// # Errors
///
/// If it is not there or has faults.
pub fn find(
    folder: Option<&Path>,
    league: League,
    season: Season,
) -> Result<PlayedSeason, NoSeason> {
    let folder = folder.ok_or(NoSeason::NoFolder)?;
    let short = season.to_string()[2..].replace('-', "");
    let tried = [
        format!("football-datasets/{}/season-{short}.csv", league.id),
        format!("openfootball/{season}_{}.json", league.open),
    ];
    for file in &tried {
        let path = folder.join(file);
        if path.exists() {
            return read_file(&path);
        }
    }
    Err(NoSeason::Missing {
        folder: folder.to_path_buf(),
        league: league.name,
        season,
        tried: tried.join(" nor "),
    })
}

/// The results in a file.
///
/// # Errors
///
/// If it cannot be read or has faults.
pub fn read_file(path: &Path) -> Result<PlayedSeason, NoSeason> {
    let text = text::read(path).map_err(|error| NoSeason::Io {
        path: path.to_path_buf(),
        error,
    })?;
    results::read(&text).map_err(|faults| NoSeason::Faults {
        path: path.to_path_buf(),
        faults,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seasons_are_two_years_that_follow() {
        assert_eq!("2015-16".parse(), Ok(Season { begins: 2015 }));
        assert_eq!("1999-00".parse(), Ok(Season { begins: 1999 }));
        assert_eq!(Season { begins: 1999 }.to_string(), "1999-00");
        for wrong in [
            "2015",
            "2015-17",
            "15-16",
            "2015-6",
            "2015-2016",
            "x-y",
            "-",
            "",
        ] {
            assert!(wrong.parse::<Season>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn leagues_go_by_code_or_name() {
        assert_eq!("e0".parse::<League>().unwrap().country, "England");
        assert_eq!("la-liga".parse::<League>().unwrap().code, "SP1");
        assert!("E9".parse::<League>().unwrap_err().contains("E0"));
    }

    #[test]
    fn a_missing_season_names_what_was_looked_for() {
        let league = LEAGUES[0];
        let season = Season { begins: 2015 };
        let error = find(None, league, season).unwrap_err();
        assert!(error.to_string().contains("TOUCHLINE_DATA"));
        let error = find(Some(Path::new("/nowhere")), league, season).unwrap_err();
        let text = error.to_string();
        assert!(text.contains("football-datasets/premier-league/season-1516.csv"));
        assert!(text.contains("openfootball/2015-16_en.1.json"));
    }
}
