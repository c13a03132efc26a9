//! Clubs: form, head to head, all-time tables.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use competition::TeamIx;

use super::super::{Season, totals};
use super::{Cell, Listing, in_words, matches};

/// Points for a match won and drawn, over seasons whose own rules may differ.
const POINTS: [u32; 2] = [3, 1];

/// Matches in numbers.
#[derive(Clone, Copy, Default)]
struct ClubSum {
    won: u32,
    drawn: u32,
    lost: u32,
    scored: u32,
    against: u32,
    /// Points taken off.
    deducted: i64,
}

impl ClubSum {
    fn add(&mut self, [scored, against]: [u32; 2]) -> char {
        self.scored += scored;
        self.against += against;
        match scored.cmp(&against) {
            Ordering::Greater => {
                self.won += 1;
                'W'
            }
            Ordering::Equal => {
                self.drawn += 1;
                'D'
            }
            Ordering::Less => {
                self.lost += 1;
                'L'
            }
        }
    }

    fn played(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    fn points(self) -> i64 {
        i64::from(POINTS[0] * self.won + POINTS[1] * self.drawn) - self.deducted
    }

    /// More points, a better difference, more goals.
    fn order(self) -> (Reverse<i64>, Reverse<i64>, Reverse<u32>) {
        let difference = i64::from(self.scored) - i64::from(self.against);
        (
            Reverse(self.points()),
            Reverse(difference),
            Reverse(self.scored),
        )
    }

    fn cells(self) -> Vec<Cell> {
        let ClubSum {
            won,
            drawn,
            lost,
            scored,
            against,
            deducted: _,
        } = self;
        let numbers = [self.played(), won, drawn, lost, scored, against];
        let mut cells = numbers.map(Cell::from).to_vec();
        cells.push(Cell::Number(self.points()));
        cells
    }
}

const NUMBERS: [&str; 7] = [
    "played",
    "won",
    "drawn",
    "lost",
    "goals_for",
    "goals_against",
    "points",
];

/// The last matches of every team, the latest at the end.
#[must_use]
pub fn form(season: &Season, last: usize) -> Listing {
    let mut listing = Listing::new(&[&["team", "form"][..], &NUMBERS].concat());
    let all = matches(season);
    let mut rows: Vec<(ClubSum, &str, String)> = Vec::new();
    for team in (0..season.header().teams.len()).map(TeamIx) {
        let mut own: Vec<[u32; 2]> = all
            .iter()
            .filter_map(|found| found.goals_of(team))
            .collect();
        own.drain(..own.len().saturating_sub(last));
        let mut sum = ClubSum::default();
        let letters = own.into_iter().map(|goals| sum.add(goals)).collect();
        rows.push((sum, season.name(team), letters));
    }
    rows.sort_by_key(|(sum, ..)| sum.order());
    for (sum, name, letters) in rows {
        listing
            .rows
            .push([vec![name.into(), letters.into()], sum.cells()].concat());
    }
    listing
}

/// A team against another, match by match; against all others in numbers if none is named.
#[must_use]
pub fn head_to_head(season: &Season, team: TeamIx, other: Option<TeamIx>) -> Listing {
    let all = matches(season);
    let mut sums: BTreeMap<TeamIx, ClubSum> = BTreeMap::new();
    let mut met = Vec::new();
    for found in &all {
        let Some(goals) = found.goals_of(team) else {
            continue;
        };
        let opponent = found
            .teams
            .into_iter()
            .find(|of| *of != team)
            .unwrap_or(team);
        if other.is_none_or(|other| other == opponent) {
            let letter = sums.entry(opponent).or_default().add(goals);
            met.push((found, letter));
        }
    }
    if other.is_some() {
        let mut listing = Listing::new(&["match", "day", "result"]);
        for (found, letter) in met {
            let day = season
                .day(found.key)
                .map(|day| day.to_string())
                .unwrap_or_default();
            let result = letter.to_string();
            listing.rows.push(vec![
                in_words(season, found).into(),
                day.into(),
                result.into(),
            ]);
        }
        return listing;
    }
    let mut listing = Listing::new(&[&["opponent"][..], &NUMBERS].concat());
    for (opponent, sum) in sums {
        listing
            .rows
            .push([vec![season.name(opponent).into()], sum.cells()].concat());
    }
    listing
}

/// Players over several seasons, known by their names, with the clubs they did it for.
#[must_use]
pub fn all_time_players(seasons: &[Season]) -> Listing {
    let mut sums: BTreeMap<String, (Vec<String>, u32, [u64; 3])> = BTreeMap::new();
    for season in seasons {
        let mut seen: Vec<String> = Vec::new();
        for player in totals(season) {
            let (clubs, count, numbers) = sums.entry(player.name.clone()).or_default();
            let club = season.name(player.team).to_string();
            if !clubs.contains(&club) {
                clubs.push(club);
            }
            if !seen.contains(&player.name) {
                *count += 1;
            }
            let own = ["goals", "assists", "starts"].map(|name| player.number(name));
            for (sum, number) in numbers.iter_mut().zip(own) {
                *sum += number;
            }
            seen.push(player.name);
        }
    }
    let mut listing = Listing::new(&["player", "clubs", "seasons", "goals", "assists", "starts"]);
    let mut rows: Vec<_> = sums.into_iter().collect();
    rows.sort_by_key(|(_, (_, _, [goals, assists, _]))| (Reverse(*goals), Reverse(*assists)));
    for (name, (clubs, seasons, numbers)) in rows {
        let names: Vec<Cell> = vec![name.into(), clubs.join(", ").into(), seasons.into()];
        listing
            .rows
            .push([names, numbers.map(Cell::from).to_vec()].concat());
    }
    listing
}

/// Clubs over several seasons, known by their names: a match won is worth three points and a
/// draw one, whatever its season gave; what a season took off is off.
#[must_use]
pub fn all_time(seasons: &[Season]) -> Listing {
    let mut sums: BTreeMap<String, (ClubSum, u32, u32)> = BTreeMap::new();
    for season in seasons {
        for team in &season.header().teams {
            sums.entry(team.entrant.name.clone()).or_default().1 += 1;
        }
        if let Some(champion) = season.course().champion() {
            sums.entry(season.name(champion).to_string()).or_default().2 += 1;
        }
        for deduction in season.course().deductions() {
            let sum = sums.entry(season.name(deduction.team).to_string());
            sum.or_default().0.deducted += i64::from(deduction.points);
        }
        for found in matches(season) {
            for team in found.teams {
                let sum = sums.entry(season.name(team).to_string()).or_default();
                sum.0.add(found.goals_of(team).unwrap_or_default());
            }
        }
    }
    let columns = [&["place", "team", "seasons", "titles"][..], &NUMBERS].concat();
    let mut listing = Listing::new(&columns);
    let mut rows: Vec<_> = sums.into_iter().collect();
    rows.sort_by_key(|(_, (sum, _, titles))| (sum.order(), Reverse(*titles)));
    for (place, (name, (sum, seasons, titles))) in (1_u32..).zip(rows) {
        let names: Vec<Cell> = vec![place.into(), name.into(), seasons.into(), titles.into()];
        listing.rows.push([names, sum.cells()].concat());
    }
    listing
}
