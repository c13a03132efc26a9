//! The rankings that come along, against the regulations they stand for.

use competition::ranking::Criterion;
use competition::ranking::Criterion::{
    AwayGd, AwayGf, AwayWins, Coeff, Conduct, GaLow, Gd, Gf, H2hAgg, H2hAwayGf, H2hGd, H2hGf,
    H2hPts, HomeGd, HomeGf, LastMatchShootout, Lots, OppGd, OppGf, OppPts, Playoff, Ranking, Wins,
};
use competition::table::Points;

use crate::kit::{order, presets, table};
use crate::orders::WORKED;

/// Name, criteria, restart, complete only, and the order of the worked table.
type TeamTotals = (&'static str, &'static [Criterion], bool, bool, [usize; 4]);

const A: usize = 0;
const B: usize = 1;
const C: usize = 2;
const D: usize = 3;

const LINES: [TeamTotals; 10] = [
    // CP-5.1
    ("dice_goal", &[Gf, GaLow, Lots], false, false, [A, D, C, B]),
    // CP-5.2
    (
        "world_cup_2018_2022",
        &[Gd, Gf, H2hPts, H2hGd, H2hGf, Conduct, Lots],
        false,
        false,
        [D, A, C, B],
    ),
    // CP-5.3
    (
        "world_cup_2026",
        &[H2hPts, H2hGd, H2hGf, Gd, Gf, Conduct, Ranking, Lots],
        true,
        false,
        [C, A, D, B],
    ),
    // CP-5.4
    (
        "euro_2024",
        &[
            H2hPts,
            H2hGd,
            H2hGf,
            Gd,
            Gf,
            LastMatchShootout,
            Conduct,
            Ranking,
            Lots,
        ],
        true,
        false,
        [C, A, D, B],
    ),
    // CP-5.5
    (
        "uefa_league_phase",
        &[
            Gd, Gf, AwayGf, Wins, AwayWins, OppPts, OppGd, OppGf, Conduct, Coeff, Lots,
        ],
        false,
        false,
        [D, A, C, B],
    ),
    // CP-5.6
    (
        "premier_league",
        &[Gd, Gf, H2hPts, H2hAwayGf, Playoff, Lots],
        false,
        false,
        [D, A, C, B],
    ),
    // CP-5.7: A, C and D are level in points and difference of their own matches.
    (
        "la_liga",
        &[H2hPts, H2hGd, Gd, Gf, Conduct, Playoff, Lots],
        true,
        true,
        [D, A, C, B],
    ),
    // CP-5.8
    (
        "serie_a",
        &[H2hPts, H2hGd, Gd, Gf, Playoff, Lots],
        false,
        false,
        [D, A, C, B],
    ),
    // CP-5.9
    (
        "bundesliga",
        &[Gd, Gf, H2hAgg, H2hAwayGf, AwayGf, Playoff, Lots],
        false,
        false,
        [D, A, C, B],
    ),
    // CP-5.10
    (
        "mls",
        &[Wins, Gd, Gf, Conduct, AwayGd, AwayGf, HomeGd, HomeGf, Lots],
        false,
        false,
        [D, A, C, B],
    ),
];

#[test]
fn presets_are_the_regulations() {
    let presets = presets();
    assert_eq!(presets.ranking_names().count(), LINES.len());
    for (name, criteria, restart, complete, expected) in LINES {
        let ranking = presets.ranking(name).unwrap();
        assert_eq!(ranking.criteria(), criteria, "{name}");
        assert_eq!(
            (ranking.h2h_restart, ranking.h2h_complete),
            (restart, complete),
            "{name}"
        );
        let points = if name == "dice_goal" {
            Points::DICE
        } else {
            Points::THREE
        };
        let table = table(&[0, 1, 2, 3], &WORKED, points, ranking);
        assert_eq!(order(&table), expected, "{name}");
    }
}

// CP-5.6, CP-5.8, CP-5.11: what is decided only where something hangs on it.
#[test]
fn some_criteria_wait_for_something_to_hang_on_them() {
    let presets = presets();
    let flagged = |name: &str| -> Vec<Criterion> {
        let items = &presets.ranking(name).unwrap().items;
        let flagged = items.iter().filter(|item| item.only_if_decisive);
        flagged.map(|item| item.criterion).collect()
    };
    assert_eq!(
        flagged("premier_league"),
        [H2hPts, H2hAwayGf, Playoff, Lots]
    );
    assert_eq!(flagged("serie_a"), [Playoff]);
    assert_eq!(flagged("la_liga"), []);
}

// CP-5.9: level on points, difference and goals, the aggregate of two matches decides.
#[test]
fn the_aggregate_of_two_matches_decides() {
    let presets = presets();
    let bundesliga = presets.ranking("bundesliga").unwrap();
    // Both have 6 points and 5:3; 0 won their two matches 2-1 on aggregate.
    let list = [
        (1, [4, 1], 2),
        (0, [2, 0], 1),
        (1, [1, 0], 0),
        (0, [3, 2], 2),
    ];
    let table = table(&[1, 0, 2], &list, Points::THREE, bundesliga);
    let line = |at: usize| (table.rows[at].points, table.rows[at].total().goals_for);
    assert_eq!((line(0), line(1)), ((6, 5), (6, 5)));
    assert_eq!(order(&table), [0, 1, 2]);
    assert_eq!(table.places, [1, 2, 3]);
}
