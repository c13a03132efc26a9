//! Records of a season: the highest win, the longest runs.

use competition::TeamIx;

use super::super::Season;
use super::{Listing, PlayedMatch, in_words, matches};

/// A kind of run: the goals of a match that go on with it.
type RunKind = (&'static str, fn([u32; 2]) -> bool);

const RUNS: [RunKind; 6] = [
    ("longest winning run", |[own, other]| own > other),
    ("longest unbeaten run", |[own, other]| own >= other),
    ("longest run without a win", |[own, other]| own <= other),
    ("longest losing run", |[own, other]| own < other),
    ("longest run without a goal against", |[_, other]| {
        other == 0
    }),
    ("longest run without a goal", |[own, _]| own == 0),
];

/// What nobody has beaten; all of those who share it.
#[must_use]
pub fn records(season: &Season) -> Listing {
    let mut listing = Listing::new(&["record", "what", "number"]);
    let all = matches(season);
    let mut best = |record: &str, number: &dyn Fn(&PlayedMatch<'_>) -> u32| {
        let most = all.iter().map(number).max().filter(|most| *most > 0);
        for found in all.iter().filter(|found| Some(number(found)) == most) {
            let what = in_words(season, found);
            listing
                .rows
                .push(vec![record.into(), what.into(), number(found).into()]);
        }
    };
    let goals = |found: &PlayedMatch<'_>| found.result.table_goals();
    best("highest home win", &|found| {
        goals(found)[0].saturating_sub(goals(found)[1])
    });
    best("highest away win", &|found| {
        goals(found)[1].saturating_sub(goals(found)[0])
    });
    best("most goals in a match", &|found| {
        goals(found)[0] + goals(found)[1]
    });
    let teams: Vec<TeamIx> = (0..season.header().teams.len()).map(TeamIx).collect();
    for (record, goes_on) in RUNS {
        let longest = |team: TeamIx| {
            let (mut run, mut longest) = (0_u32, 0);
            for goals in all.iter().filter_map(|found| found.goals_of(team)) {
                run = if goes_on(goals) { run + 1 } else { 0 };
                longest = longest.max(run);
            }
            longest
        };
        let most = teams
            .iter()
            .map(|team| longest(*team))
            .max()
            .filter(|most| *most > 0);
        for team in teams.iter().filter(|team| Some(longest(**team)) == most) {
            let name = season.name(*team);
            listing
                .rows
                .push(vec![record.into(), name.into(), longest(*team).into()]);
        }
    }
    let mut scored: Vec<(u64, String)> = Vec::new();
    for found in &all {
        for line in found
            .entry
            .iter()
            .flat_map(|entry| entry.players.iter().flatten())
        {
            let goals = line.numbers.get("goals").copied().unwrap_or(0);
            scored.push((goals, format!("{}, {}", line.name, in_words(season, found))));
        }
    }
    let most = scored
        .iter()
        .map(|(goals, _)| *goals)
        .max()
        .filter(|most| *most > 0);
    for (goals, what) in scored.into_iter().filter(|(goals, _)| Some(*goals) == most) {
        listing.rows.push(vec![
            "most goals by a player in a match".into(),
            what.into(),
            goals.into(),
        ]);
    }
    listing
}
