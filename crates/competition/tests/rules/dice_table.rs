//! The dice game's order, with expected values worked by hand.

use competition::TeamIx;
use competition::fixtures::{DICE_LEGS, Fixture, round_robin};
use competition::groups::split;
use competition::knockout::{Advance, GroupPlace, Tie, first_round};
use competition::ranking::{
    Criterion, Draw, Lots, Ranking, RankingError, RankingFacts, Standings, rank_lines, standings,
};
use competition::result::Played;
use competition::table::{Points, TableError, TableInput, TableRow};

fn order_by(
    teams: &[TeamIx],
    played: &[Played],
    ranking: &Ranking,
    lots: &mut Lots<'_>,
) -> Result<Standings, RankingError> {
    let sheet = TableInput::new(teams, played, Points::DICE);
    standings(&sheet, ranking, &RankingFacts::default(), Some(lots))
}

fn as_listed(level: &[TeamIx]) -> Vec<TeamIx> {
    level.to_vec()
}

const P: TeamIx = TeamIx(0);
const Q: TeamIx = TeamIx(1);
const R: TeamIx = TeamIx(2);
const T: TeamIx = TeamIx(3);
const ALL: [TeamIx; 4] = [P, Q, R, T];

fn played(home: TeamIx, home_goals: u32, away_goals: u32, away: TeamIx) -> Played {
    Played::new(Fixture { home, away }, [home_goals, away_goals])
}

/// The dice game's table; a need for lots fails the test.
fn dice_table(teams: &[TeamIx], results: &[Played]) -> Standings {
    let mut lots = |level: &[TeamIx]| panic!("lots among {level:?}");
    order_by(teams, results, &Ranking::dice(), &mut lots).unwrap()
}

fn order(standings: &Standings) -> Vec<TeamIx> {
    standings.rows.iter().map(|row| row.team).collect()
}

/// Scenario 14: Q beat P and scored as often, but allowed more.
fn scenario_14() -> [Played; 6] {
    [
        played(Q, 2, 1, P),
        played(P, 4, 1, R),
        played(P, 3, 1, T),
        played(R, 3, 2, Q),
        played(Q, 4, 2, T),
        played(R, 1, 1, T),
    ]
}

// GD-11.5, A-25: scenario 14. Fewer goals allowed decide, although Q beat P.
#[test]
fn scenario_14_puts_p_above_q() {
    let table = dice_table(&ALL, &scenario_14());
    assert_eq!(order(&table), [P, Q, R, T]);
    let lines: Vec<_> = table
        .rows
        .iter()
        .map(|r| (r.points, r.total().goals_for, r.total().goals_against))
        .collect();
    assert_eq!(lines, [(12, 8, 4), (12, 8, 6), (9, 5, 7), (3, 4, 8)]);
    assert!(table.rows.iter().all(|row| row.total().played == 3));
    assert!(table.draws.is_empty());
}

// GD-11.6: the top two of scenario 14, or the top one.
#[test]
fn the_top_one_or_two_go_on() {
    let table = dice_table(&ALL, &scenario_14());
    let teams = |advance| {
        table
            .qualifiers(advance)
            .iter()
            .map(|row| row.team)
            .collect::<Vec<_>>()
    };
    assert_eq!(teams(Advance::default()), [P, Q]);
    assert_eq!(teams(Advance::One), [P]);
    assert!(Standings::default().qualifiers(Advance::Two).is_empty());
}

// GD-11.8: scenario 14. P, first of its group, meets the other group's runner-up.
#[test]
fn the_first_of_a_group_meets_the_runner_up_of_the_other() {
    let others = [TeamIx(4), TeamIx(5)];
    let tables = [
        dice_table(&ALL, &scenario_14()),
        dice_table(&others, &[played(others[0], 0, 1, others[1])]),
    ];
    let team =
        |place: GroupPlace| tables[place.group].qualifiers(Advance::Two)[place.rank - 1].team;
    let pairs: Vec<_> = first_round(2, Advance::Two)
        .unwrap()
        .iter()
        .map(|tie| match *tie {
            Tie::Match(a, b) => (team(a), team(b)),
            Tie::Bye(place) => panic!("{place} has no match"),
        })
        .collect();
    assert_eq!(pairs, [(P, others[0]), (others[1], Q)]);
}

// GD-11.5, CP-4.9: A, C and D are level on points; goals scored put A first,
// goals allowed D above C. Head-to-head would give C A D B or A C D B.
#[test]
fn the_dice_game_orders_a_d_c_b() {
    let [a, b, c, d] = ALL;
    let results = [
        played(a, 3, 1, b),
        played(c, 0, 1, d),
        played(b, 1, 2, c),
        played(d, 0, 1, a),
        played(a, 1, 2, c),
        played(d, 3, 0, b),
    ];
    let table = dice_table(&ALL, &results);
    assert_eq!(order(&table), [a, d, c, b]);
    let lines: Vec<_> = table
        .rows
        .iter()
        .map(|r| (r.points, r.total().goals_for, r.total().goals_against))
        .collect();
    assert_eq!(lines, [(12, 5, 3), (12, 4, 1), (12, 4, 3), (0, 2, 8)]);
}

// GD-11.5: goals scored come before goals allowed, not their difference.
#[test]
fn more_goals_scored_beat_a_better_difference() {
    // P 5:5, Q 4:0 and R 1:0 have 6 points each; by difference Q and R would lead.
    let results = [played(P, 5, 4, T), played(P, 0, 1, R), played(Q, 4, 0, T)];
    let table = dice_table(&ALL, &results);
    assert_eq!(order(&table), [P, Q, R, T]);
}

// GD-11.5: points come before goals.
#[test]
fn points_come_before_goals() {
    let results = [played(P, 1, 0, Q), played(R, 9, 9, T)];
    let mut lots = |level: &[TeamIx]| {
        assert_eq!(level, [R, T]);
        vec![T, R]
    };
    let table = order_by(&ALL, &results, &Ranking::dice(), &mut lots).unwrap();
    assert_eq!(order(&table), [P, T, R, Q]);
}

// GD-11.5, CP-4.7: lots only for sets level on everything, once each, reported.
#[test]
fn lots_decide_only_what_is_level_and_are_reported() {
    // Q beat R and P beat T by the same score: two sets of two, top and bottom.
    let results = [played(Q, 2, 1, R), played(T, 1, 2, P)];
    let mut asked = Vec::new();
    let mut lots = |level: &[TeamIx]| {
        asked.push(level.to_vec());
        level.iter().rev().copied().collect()
    };
    let table = order_by(&ALL, &results, &Ranking::dice(), &mut lots).unwrap();
    assert_eq!(order(&table), [Q, P, T, R]);
    assert_eq!(asked, [[P, Q], [R, T]]);
    assert_eq!(
        table.draws,
        [
            Draw {
                level: vec![P, Q],
                drawn: vec![Q, P]
            },
            Draw {
                level: vec![R, T],
                drawn: vec![T, R]
            },
        ]
    );
}

// GD-11.5: the set handed to the lots does not hang on the order of the results.
#[test]
fn the_same_results_in_another_order_ask_for_the_same_lots() {
    let mut results = vec![played(P, 1, 1, Q), played(Q, 1, 1, R), played(R, 1, 1, P)];
    let mut last = None;
    for _ in 0..3 {
        results.rotate_left(1);
        let table = order_by(&ALL, &results, &Ranking::dice(), &mut as_listed).unwrap();
        assert_eq!(
            table.draws,
            [Draw {
                level: vec![P, Q, R],
                drawn: vec![P, Q, R]
            }]
        );
        assert!(last.is_none_or(|last| last == table));
        last = Some(table);
    }
}

// CP-4.7: lots always end the list.
#[test]
fn a_list_without_lots_at_its_end_is_refused() {
    use Criterion::{GaLow, Gf, Lots};
    let order = |list: &[Criterion]| order_by(&ALL, &[], &Ranking::of(list), &mut as_listed);
    for bad in [&[][..], &[Gf], &[Lots, Gf], &[Lots, Lots], &[Gf, Gf, Lots]] {
        let error = order(bad).unwrap_err();
        assert_eq!(error, RankingError::Criteria(bad.to_vec()));
        assert!(error.to_string().ends_with("end with LOTS"));
    }
    assert!(order(&[Lots]).is_ok());
    assert!(order(&[GaLow, Lots]).is_ok());
}

// CP-4.1: the order of the list is the order of the criteria.
#[test]
fn the_list_of_criteria_may_be_turned_round() {
    let results = [played(P, 5, 4, R), played(Q, 1, 0, T)];
    assert_eq!(order(&dice_table(&ALL, &results)), [P, Q, R, T]);
    let other = Ranking::of(&[Criterion::GaLow, Criterion::Gf, Criterion::Lots]);
    let table = order_by(&ALL, &results, &other, &mut as_listed).unwrap();
    assert_eq!(order(&table), [Q, P, T, R]);
}

// CP-4.7: lots that lose, add or repeat a team are refused.
#[test]
fn lots_must_return_the_level_teams() {
    for bad in [
        vec![],
        vec![P],
        vec![P, P],
        vec![P, R],
        vec![P, Q, R],
        vec![P, Q, P],
    ] {
        let mut lots = |_: &[TeamIx]| bad.clone();
        let error = order_by(&[P, Q], &[], &Ranking::dice(), &mut lots).unwrap_err();
        assert_eq!(
            error,
            RankingError::BadLots(Draw {
                level: vec![P, Q],
                drawn: bad.clone()
            })
        );
    }
}

// GD-11.3, GD-11.4: over a whole group stage goals scored equal goals allowed,
// and points are 6 for each decided match and 3 + 3 for each tie.
#[test]
fn points_and_goals_add_up() {
    for group in split(22, 4).unwrap().groups {
        let fixtures: Vec<Fixture> = round_robin(&group, DICE_LEGS)
            .unwrap()
            .into_iter()
            .flat_map(|round| round.fixtures)
            .collect();
        // Any mixture of wins, ties and defeats will do.
        let results: Vec<Played> = (0..)
            .zip(fixtures)
            .map(|(i, fixture)| Played::new(fixture, [i * 7 % 5, i * 3 % 4]))
            .collect();
        let drawn = results
            .iter()
            .filter(|r| r.result.goals[0] == r.result.goals[1])
            .count();
        assert!(drawn > 0 && drawn < results.len());
        let table = order_by(&group, &results, &Ranking::dice(), &mut as_listed).unwrap();
        let sum = |of: fn(&TableRow) -> i64| table.rows.iter().map(of).sum::<i64>();
        assert_eq!(
            sum(|r| r.total().goals_for.into()),
            sum(|r| r.total().goals_against.into())
        );
        assert_eq!(
            sum(|r| r.points.into()),
            6 * i64::try_from(results.len()).unwrap()
        );
        assert!(
            table
                .rows
                .iter()
                .all(|row| row.total().played as usize == group.len() - 1)
        );
    }
}

// CP-4.1: lines are ordered whatever groups they come from, each team once.
#[test]
fn a_team_is_ranked_once() {
    let mut lines = TableInput::new(&ALL, &scenario_14(), Points::DICE)
        .rows()
        .unwrap();
    lines.reverse();
    let table = rank_lines(
        &lines,
        &Ranking::dice(),
        &RankingFacts::default(),
        false,
        None,
    )
    .unwrap();
    assert_eq!(order(&table), [P, Q, R, T]);
    lines.push(lines[0]);
    let twice = rank_lines(
        &lines,
        &Ranking::dice(),
        &RankingFacts::default(),
        false,
        None,
    )
    .unwrap_err();
    assert_eq!(twice, TableError::Repeated(T).into());
    assert_eq!(
        twice.to_string(),
        "team 3 is listed twice: list each team once"
    );
}
