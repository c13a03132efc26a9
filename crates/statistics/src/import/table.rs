//! Clubs of a season without players: from results, or from a plain league table. What is not
//! told is what is usual, a little more for those who scored more.

use tabletop::{Fault, Faults};

use super::{
    Estimate, Imported, RESULTS, RESULTS_ESTIMATED,
    shares::{results, share_out},
    squads,
};
use crate::{
    ClubCount as C, ClubSeason, ColumnCounts, KnownColumns, Season,
    doubts::{self, Doubts},
    names::ClubNames,
    results::MatchWithResult,
    rows::{Heading, rows, whole},
};

/// A club as a table has it: matches, goals for and against, at home and away; won, drawn and lost
/// there, if they are known.
#[derive(Clone, Debug)]
pub struct ClubRow {
    /// As written.
    pub name: String,
    /// Matches, goals for and against.
    pub goals: [[u32; 3]; 2],
    /// Won, drawn and lost.
    pub results: Option<[[u32; 3]; 2]>,
    /// Whole-season numbers that are known, with what opponents did.
    pub more: Vec<(C, u32)>,
}

/// The rows of results, in the order of the clubs' first matches.
#[must_use]
pub fn of_results(played: &[MatchWithResult]) -> Vec<ClubRow> {
    let mut names: Vec<&str> = Vec::new();
    for name in played.iter().flat_map(|game| [&game.home, &game.away]) {
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    let row = |name: &&str| {
        let (goals, results) = super::record(played, name);
        let matches = results.map(|numbers| numbers.iter().sum::<u32>());
        ClubRow {
            name: (*name).to_string(),
            goals: [
                [matches[0], goals[0], goals[1]],
                [matches[1], goals[2], goals[3]],
            ],
            results: Some(results),
            more: Vec::new(),
        }
    };
    names.iter().map(row).collect()
}

/// Columns of a plain table, and all their names: small letters and digits alone.
const NAMES: [(&str, &str); 6] = [
    (
        "team",
        "team club name squad mannschaft verein equipo equipe",
    ),
    ("won", "won w wins win siege s"),
    ("drawn", "drawn d draws draw ties unentschieden u"),
    ("lost", "lost l losses loss niederlagen n"),
    ("goals for", "gf for f goalsfor scored goalsscored"),
    (
        "goals against",
        "ga against a goalsagainst conceded goalsconceded",
    ),
];

/// Hosts score this share of all goals, and play half of the matches.
const HOME: f64 = 0.555;

/// True for the columns of a table, even if some are missing.
pub(crate) fn is_one(heading: &Heading) -> bool {
    let there = NAMES
        .iter()
        .filter(|(_, names)| heading.place(names).is_some());
    there.count() > 1
}

/// A club of a plain table: its name, won, drawn and lost, goals for and against.
type StandingCells = (String, [u32; 3], [u32; 2]);

/// Reads a plain table: team, won, drawn, lost, goals for and against; with commas, semicolons or
/// tabulators. Its rows, and what should be looked at.
///
/// # Errors
///
/// All faults, with their lines; and what cannot be a league.
pub fn read(text: &str) -> Result<(Vec<ClubRow>, Vec<Fault>), Faults> {
    let mut faults = Faults::default();
    let all = rows(text, 0, &mut faults);
    let (line, heading) = match all.first() {
        Some((line, head)) => (*line, Heading::of(head)),
        None => (1, Heading::default()),
    };
    let places = NAMES.map(|(what, names)| {
        let place = heading.place(names);
        if place.is_none() {
            let names: Vec<&str> = names.split_whitespace().take(3).collect();
            let what = format!("there is no column with {what}; {}", heading.columns());
            let cure = format!("name it {}", names.join(" or "));
            faults.push(Fault::at(line, what, cure));
        }
        place.unwrap_or_default()
    });
    faults.or(())?;
    let mut faults = Faults::default();
    let mut clubs: Vec<(usize, StandingCells)> = Vec::new();
    for (line, row) in all.iter().skip(1) {
        let cell = |at: usize| row.get(places[at]).unwrap_or_default();
        let mut number = |at: usize| match whole(cell(at)) {
            Some(number) if number < 1_000 => number,
            _ => {
                let what = format!("`{}` is no number of {}", cell(at), NAMES[at].0);
                faults.push(Fault::at(*line, what, "write a whole number"));
                0
            }
        };
        let [won, drawn, lost, scored, conceded] = [1, 2, 3, 4, 5].map(&mut number);
        let club = (cell(0).to_string(), [won, drawn, lost], [scored, conceded]);
        clubs.push((*line, club));
    }
    if clubs.len() < 2 && faults.0.is_empty() {
        faults.push(Fault::whole(
            "a league has two clubs at least",
            "add a line for each",
        ));
    }
    faults.or(())?;
    let counted = clubs.iter().map(|(line, (name, results, _))| {
        (
            Some(*line),
            name.as_str(),
            u64::from(results.iter().sum::<u32>()),
        )
    });
    let Doubts { faults, warnings } = doubts::of_table(counted);
    let clubs = clubs.into_iter().map(|(_, club)| club).collect();
    faults.or((grounds(clubs), warnings))
}

/// Home and away, so that what hosts do visitors suffer: hosts score more, win more, and draw half
/// of all draws.
fn grounds(rows: Vec<StandingCells>) -> Vec<ClubRow> {
    let values = |of: &dyn Fn(&[u32; 3], &[u32; 2]) -> u32| -> Vec<f64> {
        rows.iter()
            .map(|(_, results, goals)| f64::from(of(results, goals)))
            .collect()
    };
    let at_home: Vec<u32> = rows
        .iter()
        .map(|(_, _, [scored, _])| (f64::from(*scored) * HOME).round() as u32)
        .collect();
    let away = share_out(at_home.iter().sum(), &values(&|_, goals| goals[1]));
    let draws = values(&|results, _| results[1]);
    let level = share_out((draws.iter().sum::<f64>() / 2.0) as u32, &draws);
    let parts = at_home.into_iter().zip(away).zip(level);
    rows.into_iter()
        .zip(parts)
        .map(
            |((name, all, [scored, conceded]), ((at_home, away), level))| {
                let matches = all.iter().sum::<u32>();
                let (hosts, away) = (matches / 2, away.min(conceded));
                let results = split(all, hosts, level.min(all[1]));
                ClubRow {
                    name,
                    goals: [
                        [hosts, at_home, conceded - away],
                        [matches - hosts, scored - at_home, away],
                    ],
                    results: Some(results),
                    more: Vec::new(),
                }
            },
        )
        .collect()
}

/// Won, drawn and lost at home, with so many drawn there, and the rest away: hosts win more.
fn split([won, drawn, lost]: [u32; 3], home: u32, level: u32) -> [[u32; 3]; 2] {
    let decided = home.saturating_sub(level).min(won + lost);
    let share = f64::from(won) * 1.2 / (f64::from(won) * 1.2 + f64::from(lost) * 0.8).max(1.0);
    let wins = (f64::from(decided) * share).round() as u32;
    let wins = wins.clamp(decided.saturating_sub(lost), won.min(decided));
    let defeats = decided - wins;
    [
        [wins, level, defeats],
        [won - wins, drawn - level, lost - defeats],
    ]
}

/// What is usual in a match of a club, if nobody counted, and how it grows with its goals: for,
/// against.
const USUAL: [(C, f64, f64); 7] = [
    (C::Shots, 12.35, 0.55),
    (C::OnTarget, 4.41, 0.8),
    (C::Corners, 4.9, 0.45),
    (C::Fouls, 12.4, -0.05),
    (C::Offsides, 2.1, 0.2),
    (C::Yellows, 2.0, -0.1),
    (C::Penalties, 0.148, 0.5),
];

/// What opponents did is the same, by goals against.
const AGAINST: [(C, C); 5] = [
    (C::Shots, C::ShotsAgainst),
    (C::OnTarget, C::OnTargetAgainst),
    (C::Corners, C::CornersAgainst),
    (C::Fouls, C::Fouled),
    (C::Penalties, C::PenaltiesAgainst),
];

/// A season of these clubs, with invented squads. `scorers` are real ones: club, name, goals.
///
/// # Errors
///
/// Never, unless the program was built with a broken file of names.
pub fn season(
    league: &str,
    rows: &[ClubRow],
    scorers: &[(String, String, u32)],
    mut estimated: Vec<Estimate>,
) -> Result<Imported, Faults> {
    let games: Vec<[[u32; 3]; 2]> = rows.iter().map(|row| row.goals).collect();
    let known: Option<Vec<[[u32; 3]; 2]>> = rows.iter().map(|row| row.results).collect();
    let results = known.unwrap_or_else(|| {
        let how = "from goals, as if they came as they like";
        estimated.push(Estimate::new(RESULTS_ESTIMATED, how));
        results(&games)
    });
    let written: Vec<String> = rows.iter().map(|row| row.name.clone()).collect();
    let names = ClubNames::bundled()?.of(&written);
    let mut clubs: Vec<ClubSeason> = Vec::new();
    for ((row, name), results) in rows.iter().zip(names).zip(results) {
        let mut counts: ColumnCounts<C> = ColumnCounts::default();
        for (columns, numbers) in RESULTS.iter().zip(results) {
            for (&column, number) in columns.iter().zip(numbers) {
                counts[column] = number;
            }
        }
        let goals = [[C::HomeFor, C::HomeAgainst], [C::AwayFor, C::AwayAgainst]];
        for (columns, numbers) in goals.iter().zip(row.goals) {
            counts[columns[0]] = numbers[1];
            counts[columns[1]] = numbers[2];
        }
        for &(column, number) in &row.more {
            counts[column] = number;
        }
        clubs.push(ClubSeason {
            id: name.id,
            name: name.name,
            short: name.short,
            league: league.to_string(),
            colours: String::new(),
            formation: None,
            counts,
        });
    }
    let known: Vec<C> = rows.first().map_or(Vec::new(), |row| {
        row.more.iter().map(|(column, _)| *column).collect()
    });
    fill(&mut clubs, &known);
    let mut season = Season {
        clubs,
        players: Vec::new(),
        known_of_clubs: KnownColumns::of(|column| {
            !matches!(
                column,
                C::Strength | C::CrossesAgainst | C::ThroughAgainst | C::MinutesShort
            )
        }),
        known_of_players: KnownColumns::of(squads::is_known),
    };
    squads::invent(&mut season, scorers, &written);
    let missing = USUAL.iter().filter(|(column, ..)| !known.contains(column));
    let missing: Vec<&str> = missing
        .map(|(column, ..)| crate::Column::name(*column))
        .collect();
    estimated.push(Estimate::new(
        &missing.join(", "),
        "usual numbers of a match, more for those who scored more",
    ));
    estimated.push(Estimate::new(
        "possession_home, possession_away",
        "from shots for and against",
    ));
    estimated.push(Estimate::new(
        "own goals, assists",
        "3 % of goals, 0.7 a goal",
    ));
    estimated.push(match known.contains(&C::Reds) {
        true => Estimate::new("second_yellows", "nine of 19 who were sent off"),
        false => Estimate::new("reds, second_yellows", "0.05 and 0.045 a match"),
    });
    estimated.push(Estimate::new(
        "players",
        "invented: a squad of 22, with what is usual for each place",
    ));
    Ok(Imported {
        season,
        estimated,
        warnings: Vec::new(),
    })
}

/// Numbers that nobody counted.
fn fill(clubs: &mut [ClubSeason], known: &[C]) {
    let matches = |club: &ClubSeason| club.matches() as f64;
    let rate = |club: &ClubSeason, columns: [C; 2]| {
        (club.sum(&columns) as f64 / matches(club).max(1.0)).max(0.2) / 1.38
    };
    let shares = |clubs: &[ClubSeason], columns: [C; 2], power: f64| -> Vec<f64> {
        clubs
            .iter()
            .map(|club| matches(club) * rate(club, columns).powf(power))
            .collect()
    };
    let all: f64 = clubs.iter().map(matches).sum();
    for (column, usual, power) in USUAL {
        let total = match known.contains(&column) {
            true => clubs.iter().map(|club| club.counts[column]).sum(),
            false => {
                let total = (usual * all).round() as u32;
                let values = shares(clubs, [C::HomeFor, C::AwayFor], power);
                let numbers = share_out(total, &values);
                clubs
                    .iter_mut()
                    .zip(numbers)
                    .for_each(|(club, number)| club.counts[column] = number);
                total
            }
        };
        let against = AGAINST
            .iter()
            .find(|(of, _)| *of == column)
            .map(|(_, against)| *against);
        if let Some(against) = against.filter(|against| !known.contains(against)) {
            let values = shares(clubs, [C::HomeAgainst, C::AwayAgainst], power);
            let numbers = share_out(total, &values);
            clubs
                .iter_mut()
                .zip(numbers)
                .for_each(|(club, number)| club.counts[against] = number);
        }
    }
    squads::balance(clubs, known);
}
