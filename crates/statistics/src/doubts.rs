//! What makes a season doubtful: one club under two names, clubs with far too few matches.

use football::spelling::{letters_apart, plain};
use tabletop::{Fault, Faults};

use crate::calendar::ListedMatch;

/// Names that are no further apart may be one name, written wrongly.
const NEAR: usize = 2;

/// More clubs, and longer names, are not compared: nobody's league has them, and it would take long.
const MOST: usize = 1_000;
const LONGEST: usize = 64;

/// How many clubs are named in one breath.
const SHOWN: usize = 5;

/// After so many matches a club with fewer than half of them is none; before, it may have waited,
/// and nothing is refused.
const ENOUGH: u64 = 6;

/// A club of a season, as far as its matches say whether there is such a club.
#[derive(Clone, Debug)]
struct ClubMatches {
    name: String,
    matches: u64,
    /// Where it stands first.
    line: Option<usize>,
    /// Whom it met; nobody where that is not known.
    met: Vec<usize>,
}

/// What is said of a season: what cannot be, and what should be looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Doubts {
    /// What it is refused for.
    pub faults: Faults,
    /// What may be right, and is told loudly.
    pub warnings: Vec<Fault>,
}

/// The doubts about results.
#[must_use]
pub fn of_results(listed: &[ListedMatch]) -> Doubts {
    let mut clubs: Vec<ClubMatches> = Vec::new();
    let mut place = |name: &str, line: Option<usize>| {
        let found = clubs.iter().position(|club| club.name == name);
        found.unwrap_or_else(|| {
            clubs.push(ClubMatches {
                name: name.to_string(),
                matches: 0,
                line,
                met: Vec::new(),
            });
            clubs.len() - 1
        })
    };
    let pairs: Vec<[usize; 2]> = listed
        .iter()
        .map(|game| [&game.home, &game.away].map(|name| place(name, game.line)))
        .collect();
    for [home, away] in pairs {
        for (club, other) in [(home, away), (away, home)] {
            clubs[club].matches += 1;
            clubs[club].met.push(other);
        }
    }
    of_clubs(&clubs)
}

/// The doubts about clubs of which only the number of matches is known: lines, clubs.
#[must_use]
pub fn of_table<'a>(rows: impl Iterator<Item = (Option<usize>, &'a str, u64)>) -> Doubts {
    let counted = rows.map(|(line, name, matches)| ClubMatches {
        name: name.to_string(),
        matches,
        line,
        met: Vec::new(),
    });
    of_clubs(&counted.collect::<Vec<_>>())
}

/// The doubts about a season that was read.
#[must_use]
pub fn of_season(season: &crate::Season) -> Doubts {
    let clubs = season.clubs.iter();
    of_table(clubs.map(|club| (None, club.name.as_str(), club.matches())))
}

fn of_clubs(clubs: &[ClubMatches]) -> Doubts {
    let mut doubts = Doubts::default();
    let mut order: Vec<u64> = clubs.iter().map(|club| club.matches).collect();
    order.sort_unstable();
    let (Some(&fewest), Some(&most)) = (order.first(), order.last()) else {
        return doubts;
    };
    let usual = order[order.len() / 2];
    let blamed = near_names(clubs, [usual, most], &mut doubts);
    for (at, club) in clubs.iter().enumerate() {
        if 2 * club.matches < usual && !blamed.contains(&at) {
            let what = format!(
                "{} has {}, the others {usual}",
                club.name,
                matches(club.matches)
            );
            let cure =
                "write it as in its other matches, add those that are missing, or leave it out";
            let told = fault(club.line, what, cure);
            match usual >= ENOUGH {
                true => doubts.faults.push(told),
                false => doubts.warnings.push(told),
            }
        }
    }
    if fewest < most {
        let odd = clubs.iter().filter(|club| club.matches != usual);
        let more = match odd.clone().count().saturating_sub(SHOWN) {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        let odd = odd.map(|club| format!("{} {}", club.name, club.matches));
        let odd: Vec<String> = odd.take(SHOWN).collect();
        let what = format!(
            "the clubs do not have equally many matches: most have {usual}, but {}{more}",
            odd.join(", ")
        );
        let cure = "add the matches that are missing; if the season is not over, all is well";
        doubts.warnings.push(Fault::whole(what, cure));
    }
    doubts
}

/// Names that may be one: refused if they are no two clubs, because they never met and together have
/// no more matches than another, or one has hardly any; passed over if each has as many as the
/// others. Those that were blamed.
fn near_names(clubs: &[ClubMatches], [usual, most]: [u64; 2], doubts: &mut Doubts) -> Vec<usize> {
    let clubs = &clubs[..clubs.len().min(MOST)];
    let plain: Vec<String> = clubs.iter().map(|club| plain(&club.name)).collect();
    let pairs =
        (0..clubs.len()).flat_map(|at| (at + 1..clubs.len()).map(move |beside| [at, beside]));
    let mut blamed = Vec::new();
    for [one, other] in pairs {
        // Whoever has fewer matches is the wrong one.
        let swap = clubs[one].matches < clubs[other].matches;
        let [wrong, right] = if swap { [one, other] } else { [other, one] };
        let (few, many) = (&clubs[wrong], &clubs[right]);
        let is_club = few.matches >= usual || few.met.contains(&right);
        if is_club || !are_near(&plain[one], &plain[other]) {
            continue;
        }
        let what = format!(
            "`{}` ({}) and `{}` ({}) may be one club under two names",
            few.name,
            matches(few.matches),
            many.name,
            matches(many.matches)
        );
        let told = fault(few.line, what, format!("write `{}`, if so", many.name));
        let are_one = few.matches + many.matches <= most || 2 * few.matches < many.matches;
        match are_one && usual >= ENOUGH {
            true => doubts.faults.push(told),
            false => doubts.warnings.push(told),
        }
        blamed.push(wrong);
    }
    blamed
}

/// True for names, in plain letters, that differ in few of them, as long as they have many.
fn are_near(one: &str, other: &str) -> bool {
    let (shorter, longer) = (one.len().min(other.len()), one.len().max(other.len()));
    if longer - shorter > NEAR || longer > LONGEST {
        return false;
    }
    let apart = letters_apart(one, other);
    // Bonn is not Bern; who differs in marks and accents only is one.
    apart <= NEAR && 3 * apart < shorter
}

fn matches(number: u64) -> String {
    match number {
        1 => "1 match".to_string(),
        _ => format!("{number} matches"),
    }
}

fn fault(line: Option<usize>, what: String, cure: impl Into<String>) -> Fault {
    Fault {
        line,
        what,
        cure: cure.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everybody meets everybody, here and there; `spelt` says how a club is written in a match.
    fn season(clubs: &[&str], spelt: impl Fn(usize, &str) -> String) -> Vec<ListedMatch> {
        let mut listed = Vec::new();
        for home in clubs {
            for away in clubs.iter().filter(|away| *away != home) {
                let at = listed.len();
                listed.push(ListedMatch {
                    home: spelt(at, home),
                    away: spelt(at, away),
                    goals: Some([1, 0]),
                    line: Some(at + 2),
                    ..ListedMatch::default()
                });
            }
        }
        listed
    }

    const CLUBS: [&str; 5] = ["Genk", "Gent", "Paris FC", "Paris SG", "Saint-Étienne"];

    #[test]
    fn clubs_that_meet_are_two_however_near_their_names() {
        let doubts = of_results(&season(&CLUBS, |_, name| name.to_string()));
        assert_eq!(doubts, Doubts::default());
    }

    #[test]
    fn a_club_under_two_names_is_refused() {
        // Match 15, from 0, is the last of Paris SG at home; the first stands on line 2.
        let once = |at: usize, name: &str| match (at, name) {
            (15, "Saint-Étienne") => "Saint-Etiene".to_string(),
            _ => name.to_string(),
        };
        let doubts = of_results(&season(&CLUBS, once));
        assert_eq!(
            doubts.faults.to_string(),
            "line 17: `Saint-Etiene` (1 match) and `Saint-Étienne` (7 matches) may be one club under \
             two names (write `Saint-Étienne`, if so)"
        );
        // Half of the time: neither has fewer than half, and they never met.
        let often = |at: usize, name: &str| match name {
            "Saint-Étienne" if at.is_multiple_of(2) => "AS Saint-Étienne".to_string(),
            name => name.to_string(),
        };
        let doubts = of_results(&season(&CLUBS, often));
        assert_eq!(doubts.faults.0.len(), 1, "{doubts:?}");
    }

    #[test]
    fn a_club_with_few_matches_is_refused_and_unequal_numbers_are_told() {
        let clubs = ["Ash", "Beech", "Cedar", "Dogwood"];
        let once = |at: usize, name: &str| match (at, name) {
            (2, "Ash") => "Wanderers".to_string(),
            _ => name.to_string(),
        };
        let doubts = of_results(&season(&clubs, once));
        assert_eq!(
            doubts.faults.to_string(),
            "line 4: Wanderers has 1 match, the others 6 (write it as in its other matches, add \
             those that are missing, or leave it out)"
        );
        let mut all = season(&clubs, |_, name| name.to_string());
        all.pop();
        let doubts = of_results(&all);
        assert_eq!(doubts.faults, Faults::default());
        assert_eq!(
            doubts.warnings[0].to_string(),
            "the clubs do not have equally many matches: most have 6, but Cedar 5, Dogwood 5 (add \
             the matches that are missing; if the season is not over, all is well)"
        );
        // Four rounds from the start one may have waited for better weather.
        let few = [("Ash", 4), ("Beech", 4), ("Cedar", 4), ("Dogwood", 1)];
        let doubts = of_table(few.iter().map(|(name, matches)| (None, *name, *matches)));
        assert_eq!((doubts.faults.0.len(), doubts.warnings.len()), (0, 2));
        assert_eq!(of_table(std::iter::empty()), Doubts::default());
    }
}
