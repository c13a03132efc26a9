//! Clubs rated from the results of a season or from its statistics (OC-14).
//!
//! Two ways. [`RatingMethod::Plain`] is the rulebook's: ten times the goals for and
//! against in a game, at home, away and over all. In a match the rulebook takes
//! the mean of one side's offence and the other's defence, which halves every
//! difference; a table replayed with plain ratings is too close together.
//! [`RatingMethod::Sharpened`] stretches each rating's distance from the league's
//! average on that ground, so that replayed tables are as wide as real ones.
//!
//! All arithmetic is with whole numbers; halves are rounded up.

use std::{collections::BTreeMap, fmt, str::FromStr};

use offense_charts::{Rating, Results, club::Ground};

use statistics::{
    ClubCount, ClubSeason, Season,
    names::{ClubNames, Name},
    results::MatchWithResult,
};

/// By how much distances from the average grow, in hundredths: with 160 the
/// points of a replayed table are spread as those of the real one.
pub const STRETCH: i64 = 160;

/// The highest rating.
const HIGHEST: i64 = 99;

/// How clubs are rated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RatingMethod {
    /// By the rulebook's averages.
    #[default]
    Plain,
    /// With differences stretched.
    Sharpened,
}

impl FromStr for RatingMethod {
    type Err = String;

    fn from_str(text: &str) -> Result<RatingMethod, String> {
        match text {
            "plain" => Ok(RatingMethod::Plain),
            "sharpened" => Ok(RatingMethod::Sharpened),
            _ => Err(format!(
                "there is no method `{text}`; there are plain and sharpened"
            )),
        }
    }
}

impl RatingMethod {
    /// By how many hundredths distances are stretched, if at all.
    fn stretch(self) -> Option<i64> {
        match self {
            RatingMethod::Plain => None,
            RatingMethod::Sharpened => Some(STRETCH),
        }
    }
}

impl fmt::Display for RatingMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            RatingMethod::Plain => "plain",
            RatingMethod::Sharpened => "sharpened",
        })
    }
}

/// A club with its ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// What a file of results calls it.
    pub written: String,
    /// What it is called here.
    pub name: Name,
    /// Offence.
    pub offence: Rating,
    /// Defence.
    pub defence: Rating,
    /// General execution.
    pub execution: u8,
}

/// What a club, or the league, did at home and away.
#[derive(Clone, Copy, Debug, Default)]
struct HomeAndAway {
    home: Results,
    away: Results,
}

impl HomeAndAway {
    fn enter(&mut self, at_home: bool, [mine, theirs]: [u32; 2]) {
        let results = match at_home {
            true => &mut self.home,
            false => &mut self.away,
        };
        results.games += 1;
        results.won += u32::from(mine > theirs);
        results.goals_for += mine;
        results.goals_against += theirs;
    }

    /// What the statistics say of a club.
    fn of(club: &ClubSeason) -> HomeAndAway {
        use ClubCount as Of;
        let count = |column| club.counts[column];
        HomeAndAway {
            home: Results {
                games: count(Of::HomeWon) + count(Of::HomeDrawn) + count(Of::HomeLost),
                won: count(Of::HomeWon),
                goals_for: count(Of::HomeFor),
                goals_against: count(Of::HomeAgainst),
            },
            away: Results {
                games: count(Of::AwayWon) + count(Of::AwayDrawn) + count(Of::AwayLost),
                won: count(Of::AwayWon),
                goals_for: count(Of::AwayFor),
                goals_against: count(Of::AwayAgainst),
            },
        }
    }

    fn all(&self) -> Results {
        sum(self.home, self.away)
    }

    /// Rated in a league, with distances stretched by so many hundredths, if at all.
    fn rated(
        &self,
        written: &str,
        name: Name,
        league: &HomeAndAway,
        stretch: Option<i64>,
    ) -> Rated {
        // The rulebook's own way is the game's.
        let (mut offence, mut defence, execution) = offense_charts::rate(self.home, self.away);
        if let Some(stretch) = stretch {
            offence = sharpen(&offence, self, league, |of| of.goals_for, stretch);
            defence = sharpen(&defence, self, league, |of| of.goals_against, stretch);
        }
        Rated {
            written: written.to_string(),
            name,
            offence,
            defence,
            execution,
        }
    }
}

fn sum(some: Results, more: Results) -> Results {
    Results {
        games: some.games + more.games,
        won: some.won + more.won,
        goals_for: some.goals_for + more.goals_for,
        goals_against: some.goals_against + more.goals_against,
    }
}

/// Ten times the goals in a game, its distance from the league's stretched by
/// hundredths, rounded, halves up.
fn stretched(goals: [u32; 2], games: [u32; 2], stretch: i64) -> u8 {
    let [club, league] = goals.map(i64::from);
    let [n, m] = games.map(|games| i64::from(games.max(1)));
    let top = 10 * (stretch * club * m + (100 - stretch) * league * n);
    let rounded = round(top, 100 * n * m).clamp(0, HIGHEST);
    u8::try_from(rounded).unwrap_or_default()
}

/// A fraction rounded to the nearest whole number, halves up.
fn round(top: i64, bottom: i64) -> i64 {
    (2 * top + bottom).div_euclid(2 * bottom)
}

/// Rates all clubs of a season, in the order of their ids.
#[must_use]
pub fn rate(season: &[MatchWithResult], method: RatingMethod, names: &ClubNames) -> Vec<Rated> {
    rate_by(season, method.stretch(), names)
}

/// Rates all clubs, with distances stretched by so many hundredths, if at all.
#[must_use]
pub fn rate_by(season: &[MatchWithResult], stretch: Option<i64>, names: &ClubNames) -> Vec<Rated> {
    let mut clubs: BTreeMap<&str, HomeAndAway> = BTreeMap::new();
    let mut league = HomeAndAway::default();
    for played in season {
        let [home, away] = played.goals;
        for (club, at_home, goals) in [
            (&played.home, true, [home, away]),
            (&played.away, false, [away, home]),
        ] {
            clubs.entry(club).or_default().enter(at_home, goals);
            league.enter(at_home, goals);
        }
    }
    let written: Vec<String> = clubs.keys().map(ToString::to_string).collect();
    let named = names.of(&written).into_iter().zip(clubs);
    let rated = named.map(|(name, (written, club))| club.rated(written, name, &league, stretch));
    let mut rated: Vec<Rated> = rated.collect();
    rated.sort_by(|a, b| a.name.id.cmp(&b.name.id));
    rated
}

/// Rates the clubs of a season's statistics, in their order.
#[must_use]
pub fn rate_season(season: &Season, method: RatingMethod) -> Vec<Rated> {
    let records: Vec<HomeAndAway> = season.clubs.iter().map(HomeAndAway::of).collect();
    let mut league = HomeAndAway::default();
    for record in &records {
        league.home = sum(league.home, record.home);
        league.away = sum(league.away, record.away);
    }
    let clubs = season.clubs.iter().zip(&records);
    clubs
        .map(|(club, record)| {
            let name = Name {
                id: club.id.clone(),
                name: club.name.clone(),
                short: club.short.clone(),
            };
            record.rated(&club.name, name, &league, method.stretch())
        })
        .collect()
}

/// A rating further from the average. Where there is an asterisk, there stays one.
fn sharpen(
    plain: &Rating,
    club: &HomeAndAway,
    league: &HomeAndAway,
    goals: fn(&Results) -> u32,
    stretch: i64,
) -> Rating {
    let stretched = |club: Results, league: Results| {
        let of = [goals(&club), goals(&league)];
        stretched(of, [club.games, league.games], stretch)
    };
    let ground = |rated: bool, club, league| rated.then(|| stretched(club, league));
    Rating::new(
        stretched(club.all(), league.all()),
        ground(plain.is_rated(Ground::Home), club.home, league.home),
        ground(plain.is_rated(Ground::Away), club.away, league.away),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A at home to B five times, B at home to A five times, C at home to A once.
    fn season() -> Vec<MatchWithResult> {
        let at_a = [[3, 0], [2, 1], [1, 1], [0, 0], [2, 0]].map(|goals| ("A", "B", goals));
        let at_b = [[1, 2], [0, 1], [2, 2], [1, 0], [0, 0]].map(|goals| ("B", "A", goals));
        let at_c = [("C", "A", [0, 4])];
        let all = at_a.into_iter().chain(at_b).chain(at_c);
        all.map(|(home, away, goals)| MatchWithResult {
            home: home.to_string(),
            away: away.to_string(),
            goals,
        })
        .collect()
    }

    fn grounds_of(neutral: u8, home: u8, away: u8) -> Rating {
        Rating::new(neutral, Some(home), Some(away))
    }

    /// OC-14.2, OC-14.3: A scored 8 in 5 at home (16), 9 in 6 away (15) and 17
    /// in 11 (15.45); let in 2 (4), 4 (6.67) and 6 (5.45); won 6 of 11 (5.45).
    /// B scored 4 and 2 in 5, let in 5 and 8, won 1 of 10.
    #[test]
    fn plain_ratings_are_averages() {
        let rated = rate(&season(), RatingMethod::Plain, &ClubNames::default());
        let [a, b, c] = &rated[..] else { panic!() };
        assert_eq!(a.offence, grounds_of(15, 16, 15));
        assert_eq!(a.defence, grounds_of(5, 4, 7));
        assert_eq!(a.execution, 5);
        assert_eq!(b.offence, grounds_of(6, 8, 4));
        assert_eq!(b.defence, grounds_of(13, 10, 16));
        assert_eq!(b.execution, 1);
        // OC-14.4: one game is too few to rate a ground.
        let asterisk = |neutral| Rating::new(neutral, None, None);
        assert_eq!(c.offence, asterisk(0));
        assert_eq!(c.defence, asterisk(40));
    }

    /// The league scores 12 in 11 at home (10.91), 11 in 11 away (10) and 23 in
    /// 22 (10.45). A at home: 10.91 + 1.6 (16 - 10.91) = 19.05; away 10 + 1.6 x 5
    /// = 18; over all 10.45 + 1.6 x 5 = 18.45. Against, at home: 10 - 1.6 x 6 =
    /// 0.4; away 10.91 - 1.6 x 4.24 = 4.12; over all 10.45 - 1.6 x 5 = 2.45.
    #[test]
    fn sharpened_ratings_are_further_from_the_average() {
        let rated = rate(&season(), RatingMethod::Sharpened, &ClubNames::default());
        assert_eq!(rated[0].offence, grounds_of(18, 19, 18));
        assert_eq!(rated[0].defence, grounds_of(2, 0, 4));
        assert_eq!(rated[0].execution, 5);
    }

    /// OC-14.2: halves are rounded up.
    #[test]
    fn halves_go_up() {
        assert_eq!(round(25, 10), 3);
        assert_eq!(round(24, 10), 2);
        assert_eq!(round(-25, 10), -2);
        assert_eq!(round(0, 10), 0);
    }
}
