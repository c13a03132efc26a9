//! Club records (OC-1.1, OC-1.2), how ratings are found (OC-14), and nations.

use std::{collections::BTreeMap, fmt};

use football::Club;
use tabletop::{Fault, Faults, sheet};

/// The first line of a file of club records.
pub const FIRST_LINE: &str = "touchline ratings 1";

/// The first line of a file of nation ratings.
pub const NATIONS_FIRST_LINE: &str = "touchline nations 1";

const COLUMNS: [&str; 12] = [
    "id",
    "name",
    "short name",
    "country",
    "tier",
    "O neutral",
    "O home",
    "O away",
    "D neutral",
    "D home",
    "D away",
    "X",
];

/// The highest rating for offence or defence.
const HIGHEST: u8 = 99;

/// The highest rating for general execution.
const HIGHEST_X: u8 = 20;

/// Whose ground a match is played on, as seen by a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Nobody's.
    Neutral,
    /// Its own.
    Home,
    /// The other side's.
    Away,
}

/// A rating for each ground; `None` where an asterisk is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rating {
    neutral: u8,
    home: Option<u8>,
    away: Option<u8>,
}

impl Rating {
    /// A rating for each ground.
    #[must_use]
    pub const fn new(neutral: u8, home: Option<u8>, away: Option<u8>) -> Rating {
        Rating {
            neutral,
            home,
            away,
        }
    }

    /// False where an asterisk is printed.
    #[must_use]
    pub fn is_rated(self, ground: Ground) -> bool {
        match ground {
            Ground::Neutral => true,
            Ground::Home => self.home.is_some(),
            Ground::Away => self.away.is_some(),
        }
    }

    /// The rating on a ground; for an asterisk the neutral one (OC-2.5).
    #[must_use]
    pub fn on(self, ground: Ground) -> u8 {
        let own = match ground {
            Ground::Neutral => None,
            Ground::Home => self.home,
            Ground::Away => self.away,
        };
        own.unwrap_or(self.neutral)
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |rating: Option<u8>| rating.map_or("*".to_string(), |rating| rating.to_string());
        let (home, away) = (text(self.home), text(self.away));
        write!(f, "{}, {home}, {away}", self.neutral)
    }
}

/// A club as this game knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubRecord {
    /// What it is called on the command line.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Three letters for a narrow score board.
    pub short: String,
    /// Its country.
    pub country: String,
    /// Its division; 1 is the highest.
    pub tier: u8,
    /// Offence.
    pub offence: Rating,
    /// Defence: goals conceded, so a low one is good.
    pub defence: Rating,
    /// General execution.
    pub x: u8,
}

impl fmt::Display for ClubRecord {
    /// The line of a file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ClubRecord {
            id,
            name,
            short,
            country,
            tier,
            offence,
            defence,
            x,
        } = self;
        write!(
            f,
            "{id}, {name}, {short}, {country}, {tier}, {offence}, {defence}, {x}"
        )
    }
}

impl ClubRecord {
    /// Reads a file of records.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse_all(text: &str) -> Result<Vec<ClubRecord>, Faults> {
        let mut faults = Faults::default();
        let rows = sheet::rows(text, FIRST_LINE, &COLUMNS, &mut faults);
        let mut records: Vec<ClubRecord> = Vec::new();
        for (line, cells) in rows {
            let [id, name, short, country, tier, on, oh, oa, dn, dh, da, x] = cells[..] else {
                continue;
            };
            let club = Club::read(line, "club", [id, name, short], &mut faults);
            if records.iter().any(|known| known.id == id) {
                let cure = "give each club an id of its own";
                faults.push(Fault::at(line, format!("`{id}` is there twice"), cure));
            }
            let mut number = |column: usize, cell: &str, least: u8, most: u8| {
                let number = cell.parse().ok();
                let number = number.filter(|number| (least..=most).contains(number));
                if number.is_none() {
                    faults.push(Fault::at(
                        line,
                        format!("{} is `{cell}`", COLUMNS[column]),
                        format!("write a whole number from {least} to {most}"),
                    ));
                }
                number.unwrap_or(least)
            };
            let tier = number(4, tier, 1, 20);
            let x = number(11, x, 0, HIGHEST_X);
            let mut rating = |column: usize, cells: [&str; 3]| {
                let [neutral, home, away] = cells;
                let mut own = |column, cell| match cell {
                    "*" => None,
                    cell => Some(number(column, cell, 0, HIGHEST)),
                };
                let (home, away) = (own(column + 1, home), own(column + 2, away));
                Rating::new(number(column, neutral, 0, HIGHEST), home, away)
            };
            records.push(ClubRecord {
                id: club.id,
                name: club.name,
                short: club.short,
                country: country.to_string(),
                tier,
                offence: rating(5, [on, oh, oa]),
                defence: rating(8, [dn, dh, da]),
                x,
            });
        }
        faults.or(records)
    }

    /// The one club of a document.
    ///
    /// # Errors
    ///
    /// All faults; that there are more or fewer clubs, too.
    pub fn parse_one(text: &str) -> Result<ClubRecord, Faults> {
        sheet::only(ClubRecord::parse_all(text)?, "club record")
    }

    /// A document with this club alone.
    #[must_use]
    pub fn document(&self) -> String {
        format!("{FIRST_LINE}\n{self}\n")
    }
}

/// What a club did on some ground: what ratings are made from (OC-14.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)] // The names say it.
pub struct Results {
    pub games: u32,
    pub won: u32,
    pub goals_for: u32,
    pub goals_against: u32,
}

/// With fewer games on a ground there is an asterisk (OC-14.4).
const ENOUGH_GAMES: u32 = 5;

impl Results {
    fn and(self, other: Results) -> Results {
        Results {
            games: self.games + other.games,
            won: self.won + other.won,
            goals_for: self.goals_for + other.goals_for,
            goals_against: self.goals_against + other.goals_against,
        }
    }

    /// Ten times so many a game, rounded, halves up (OC-14.2, OC-14.3).
    fn tenfold(self, count: u32) -> u8 {
        let games = self.games.max(1);
        u8::try_from((20 * count + games) / (2 * games)).unwrap_or(u8::MAX)
    }
}

/// Offence, defence and X from results at home and away (OC-14).
#[must_use]
pub fn rate(home: Results, away: Results) -> (Rating, Rating, u8) {
    let all = home.and(away);
    let rating = |of: fn(&Results) -> u32| {
        let on = |results: Results| {
            let enough = results.games >= ENOUGH_GAMES;
            enough.then(|| results.tenfold(of(&results)).min(HIGHEST))
        };
        Rating::new(all.tenfold(of(&all)).min(HIGHEST), on(home), on(away))
    };
    (
        rating(|results| results.goals_for),
        rating(|results| results.goals_against),
        all.tenfold(all.won),
    )
}

/// The ratings of nations (OC-10.2).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Nations {
    ratings: BTreeMap<String, u8>,
}

impl Nations {
    /// Reads the ratings.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse(text: &str) -> Result<Nations, Faults> {
        let mut faults = Faults::default();
        let rows = sheet::rows(text, NATIONS_FIRST_LINE, &["nation", "rating"], &mut faults);
        let mut ratings = BTreeMap::new();
        for (line, cells) in rows {
            let [nation, rating] = cells[..] else {
                continue;
            };
            let number = rating.parse().ok().filter(|&number: &u8| number <= 50);
            if number.is_none() {
                let what = format!("the rating of {nation} is `{rating}`");
                faults.push(Fault::at(line, what, "write a whole number from 0 to 50"));
            }
            let before = ratings.insert(nation.to_string(), number.unwrap_or_default());
            if before.is_some() {
                let what = format!("{nation} is there twice");
                faults.push(Fault::at(line, what, "write each nation once"));
            }
        }
        faults.or(Nations { ratings })
    }

    /// The rating of a nation; 0 if it is not listed (OC-10.3).
    #[must_use]
    pub fn rating(&self, nation: &str) -> u8 {
        self.ratings.get(nation).copied().unwrap_or_default()
    }
}
