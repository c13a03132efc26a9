//! The lines of a table.

use competition::TeamIx;
use competition::fixtures::{Fixture, round_robin};
use competition::result::{Blame, Card, Colour, MatchResult, Played, Reason};
use competition::table::{Conduct, Deduction, Points, TableError, TableInput, TableRow};
use tabletop::Side;

fn lines(teams: &[TeamIx], played: &[Played], points: Points) -> Result<Vec<TableRow>, TableError> {
    TableInput::new(teams, played, points).rows()
}

const P: TeamIx = TeamIx(0);
const Q: TeamIx = TeamIx(1);
const R: TeamIx = TeamIx(2);
const T: TeamIx = TeamIx(3);
const ALL: [TeamIx; 4] = [P, Q, R, T];

fn played(home: TeamIx, home_goals: u32, away_goals: u32, away: TeamIx) -> Played {
    Played::new(Fixture { home, away }, [home_goals, away_goals])
}

// GD-11.4: a win is worth 6, a tie 3 to each side, a defeat 0.
#[test]
fn a_win_is_six_and_a_tie_three_each() {
    let results = [played(P, 1, 0, Q), played(R, 2, 2, Q)];
    let rows = lines(&[P, Q, R], &results, Points::DICE).unwrap();
    let line = |r: &TableRow| (r.total().won, r.total().drawn, r.total().lost, r.points);
    let lines: Vec<_> = rows.iter().map(line).collect();
    assert_eq!(lines, [(1, 0, 0, 6), (0, 1, 1, 3), (0, 1, 0, 3)]);
}

// GD-12.9, CP-1.4: overtime goals count, shootout goals never do.
#[test]
fn overtime_counts_and_the_shootout_does_not() {
    let mut overtime = played(P, 2, 2, Q);
    overtime.result.extra = Some([1, 0]);
    let mut shootout = played(R, 0, 0, T);
    shootout.result.extra = Some([1, 1]);
    shootout.result.shootout = Some([5, 4]);
    let rows = lines(&ALL, &[overtime, shootout], Points::DICE).unwrap();
    let line = |r: &TableRow| (r.points, r.total().goals_for, r.total().goals_against);
    let lines: Vec<_> = rows.iter().map(line).collect();
    assert_eq!(lines, [(6, 3, 2), (0, 2, 3), (3, 1, 1), (3, 1, 1)]);
}

// CP-1.4: results of other groups and impossible ones are refused.
#[test]
fn results_must_belong_to_the_group() {
    let refused = |teams: &[TeamIx], result| lines(teams, &[result], Points::DICE).unwrap_err();
    let stranger = refused(&[P, Q], played(P, 1, 0, R));
    assert_eq!(stranger, TableError::Stranger(R));
    let alone = refused(&[P, Q], played(P, 1, 0, P));
    assert_eq!(alone, TableError::AgainstItself(P));
    let twice = refused(&[P, Q, P], played(P, 1, 0, Q));
    assert_eq!(twice, TableError::Repeated(P));
}

// GD-11.4: the largest scores do not overflow.
#[test]
fn huge_scores_stop_at_the_limit() {
    let mut huge = played(P, u32::MAX, 0, Q);
    huge.result.extra = Some([u32::MAX, 0]);
    let mut points = Points::DICE;
    points.win = i32::MAX;
    let first = lines(&[P, Q], &[huge.clone(), huge], points).unwrap()[0];
    assert_eq!((first.total().won, first.total().lost), (2, 0));
    assert_eq!(
        (first.points, first.total().goals_for),
        (i32::MAX, u32::MAX)
    );
}

// CP-3.1: two points for a win as before, three as today; a shoot-out after a draw
// gives a further point where that is the rule.
#[test]
fn points_are_what_the_competition_says() {
    let mut drawn = played(P, 1, 1, Q);
    drawn.result.shootout = Some([4, 5]);
    let results = [played(P, 2, 0, R), drawn];
    let points = |worth| -> Vec<i32> {
        let rows = lines(&[P, Q, R], &results, worth).unwrap();
        rows.iter().map(|row| row.points).collect()
    };
    assert_eq!(points(Points::TWO), [3, 1, 0]);
    assert_eq!(points(Points::THREE), [4, 1, 0]);
    let bonus = Points {
        shootout_bonus: 1,
        ..Points::THREE
    };
    assert_eq!(points(bonus), [4, 2, 0]);
}

// CP-3.2: deductions are taken off and shown.
#[test]
fn deductions_are_taken_off_and_shown() {
    let results = [played(P, 1, 0, Q)];
    let deductions = [Deduction {
        team: P,
        points: 4,
        reason: "an unpaid bill".to_string(),
    }];
    let sheet = TableInput {
        deductions: &deductions,
        ..TableInput::new(&[P, Q], &results, Points::THREE)
    };
    let rows = sheet.rows().unwrap();
    assert_eq!((rows[0].points, rows[0].deducted), (-1, 4));
    assert_eq!((rows[1].points, rows[1].deducted), (0, 0));
}

fn card(player: &str, colour: Colour) -> Card {
    Card {
        side: Side::Home,
        player: player.to_string(),
        minute: 0,
        colour,
        reason: Reason::Other,
    }
}

// CP-4.5: each player counts once, with the worst he got.
#[test]
fn conduct_weighs_each_player_once() {
    let weigh = |cards: &[Card], conduct| {
        let mut match_ = played(P, 0, 0, Q);
        match_.result.cards = cards.to_vec();
        let all = [match_];
        let sheet = TableInput {
            conduct,
            ..TableInput::new(&[P, Q], &all, Points::THREE)
        };
        let rows = sheet.rows().unwrap();
        assert_eq!(rows[1].conduct, 0);
        rows[0].conduct
    };
    use Colour::{Red, SecondYellow, Yellow};
    for (cards, fifa, uefa) in [
        (&[card("a", Yellow)][..], 1, 1),
        (&[card("a", Yellow), card("a", SecondYellow)], 3, 3),
        (&[card("a", Red)], 4, 3),
        (&[card("a", Yellow), card("a", Red)], 5, 3),
        (
            &[card("a", Yellow), card("b", Yellow), card("c", Red)],
            6,
            5,
        ),
    ] {
        assert_eq!(weigh(cards, Conduct::Fifa), fifa, "{cards:?}");
        assert_eq!(weigh(cards, Conduct::Uefa), uefa, "{cards:?}");
    }
}

// CP-10.1: 3-0 or what is better for the innocent side; both at fault: no points.
#[test]
fn a_walkover_is_three_nil_or_better() {
    let goals = |blame, stopped| MatchResult::walkover(blame, stopped).goals;
    assert_eq!(goals(Blame::Away, None), [3, 0]);
    assert_eq!(goals(Blame::Home, None), [0, 3]);
    assert_eq!(goals(Blame::Away, Some([5, 1])), [5, 1]);
    assert_eq!(goals(Blame::Away, Some([4, 2])), [3, 0]);
    assert_eq!(goals(Blame::Home, Some([0, 4])), [0, 4]);
    assert_eq!(goals(Blame::Home, Some([4, 0])), [0, 3]);
    let mut nobody = played(P, 0, 0, Q);
    nobody.result = MatchResult::walkover(Blame::Both, Some([2, 2]));
    let rows = lines(&[P, Q], &[nobody], Points::THREE).unwrap();
    for row in rows {
        assert_eq!(
            (row.points, row.total().goals_for, row.total().lost),
            (0, 0, 1)
        );
    }
}

// CP-12.4: points and goals are conserved, whatever a match is worth.
#[test]
fn points_and_goals_are_conserved() {
    let teams: Vec<TeamIx> = (0..9).map(TeamIx).collect();
    let fixtures = round_robin(&teams, 2).unwrap();
    let fixtures = fixtures.into_iter().flat_map(|round| round.fixtures);
    // Any mixture of wins, draws and defeats will do.
    let results: Vec<Played> = (0..)
        .zip(fixtures)
        .map(|(i, fixture)| Played::new(fixture, [i * 7 % 5, i * 3 % 4]))
        .collect();
    let drawn = results
        .iter()
        .filter(|p| p.result.winner().is_none())
        .count();
    assert!(drawn > 5 && drawn < results.len() - 5);
    for worth in [Points::TWO, Points::THREE, Points::DICE] {
        let rows = lines(&teams, &results, worth).unwrap();
        let points: i32 = rows.iter().map(|row| row.points).sum();
        let decided = i32::try_from(results.len() - drawn).unwrap();
        let drawn = i32::try_from(drawn).unwrap();
        assert_eq!(points, worth.win * decided + 2 * worth.draw * drawn);
        let sum = |of: fn(&TableRow) -> u32| rows.iter().map(of).sum::<u32>();
        assert_eq!(
            sum(|r| r.total().goals_for),
            sum(|r| r.total().goals_against)
        );
        assert!(
            rows.iter()
                .all(|row| row.home.played == 8 && row.away.played == 8)
        );
    }
}
