//! Walkovers, withdrawals, abandoned matches.

use competition::TeamIx;
use competition::course::{Act, Course, CourseError, CourseNote};
use competition::result::{Blame, DecidedBy, MatchResult, Status};

use crate::kit::{course, enter, favourites, key, open, order, play_out};

fn league(more: &str) -> Course {
    course(
        &format!(r#"{{"id":"t"{more},"stages":[{{"kind":"league"}}]}}"#),
        4,
    )
}

fn rounds(course: &mut Course, count: usize) {
    while let Some(next) = open(course).first().filter(|next| next.key.round < count) {
        enter(course, next.key, favourites(next)).unwrap();
    }
}

// CP-10.1: an entered walkover is 3-0 whatever was written.
#[test]
fn a_walkover_is_entered_by_its_blame() {
    let mut course = league("");
    let mut result = MatchResult::new([0, 0]);
    result.status = Status::Walkover;
    assert!(
        enter(&mut course, key("1.1.1"), result.clone()).is_err(),
        "who is to blame?"
    );
    result.blame = Some(Blame::Away);
    enter(&mut course, key("1.1.1"), result).unwrap();
    let entered = course.find(key("1.1.1")).unwrap().result.clone().unwrap();
    assert_eq!(
        (entered.goals, entered.decided_by),
        ([3, 0], DecidedBy::Walkover)
    );
}

// CP-10.2: before half of its six matches all is struck from the record.
#[test]
fn an_early_withdrawal_is_struck_from_the_record() {
    let mut course = league("");
    rounds(&mut course, 2);
    course.enter(&Act::Withdraw { team: TeamIx(3) }).unwrap();
    let note = CourseNote::Withdrawn {
        team: TeamIx(3),
        expunged: true,
    };
    assert_eq!(course.log().last(), Some(&note));
    let table = &course.tables(0).unwrap()[0];
    let gone = table.rows.iter().find(|row| row.team == TeamIx(3)).unwrap();
    assert_eq!((gone.total().played, gone.points), (0, 0));
    play_out(&mut course, |scheduled| {
        let fixture = scheduled.fixture();
        assert!(![fixture.home, fixture.away].contains(&TeamIx(3)));
        favourites(scheduled)
    });
    let table = &course.tables(0).unwrap()[0];
    assert!(
        table
            .rows
            .iter()
            .all(|row| row.total().played == 4 || row.team == TeamIx(3))
    );
    let again = course
        .enter(&Act::Withdraw { team: TeamIx(3) })
        .unwrap_err();
    assert_eq!(again, CourseError::Withdrawn(TeamIx(3)));
    assert!(course.enter(&Act::Withdraw { team: TeamIx(4) }).is_err());
}

// CP-10.2: from half on the results stand and the rest are walkovers.
#[test]
fn a_late_withdrawal_leaves_the_results() {
    let mut course = league("");
    rounds(&mut course, 3);
    course.enter(&Act::Withdraw { team: TeamIx(0) }).unwrap();
    let table = &course.tables(0).unwrap()[0];
    let gone = table.rows.iter().find(|row| row.team == TeamIx(0)).unwrap();
    let total = gone.total();
    assert_eq!((total.played, total.won, total.lost), (6, 3, 3));
    // Won three by 1-0, lost three by 0-3.
    assert_eq!((total.goals_for, total.goals_against), (3, 9));
    play_out(&mut course, favourites);
    assert_eq!(order(&course.tables(0).unwrap()[0])[0], 1);
}

// CP-10.2: in a cup the opponent goes on, now and in rounds to come.
#[test]
fn in_a_cup_the_opponent_gets_a_bye() {
    let text = r#"{"id":"t","stages":[{"kind":"knockout","legs":2,"pairing":"seeds"}]}"#;
    let mut course = course(text, 4);
    enter(&mut course, key("1.1.1"), MatchResult::new([0, 5])).unwrap();
    course.enter(&Act::Withdraw { team: TeamIx(0) }).unwrap();
    let first = &course.cup_rounds(0)[0].ties[0];
    assert_eq!(first.winner, Some((TeamIx(3), DecidedBy::Walkover)));
    assert!(
        open(&course).iter().all(|m| m.key.slot == 1),
        "the second leg is off"
    );
    course.enter(&Act::Withdraw { team: TeamIx(3) }).unwrap();
    play_out(&mut course, favourites);
    assert_eq!(course.champion(), Some(TeamIx(1)));
}

fn abandoned(goals: [u32; 2], blame: Option<Blame>) -> MatchResult {
    MatchResult {
        status: Status::Abandoned,
        blame,
        ..MatchResult::new(goals)
    }
}

// CP-10.3: an abandoned match is played again or resumed, and counts for nothing until then;
// or it is awarded.
#[test]
fn an_abandoned_match_is_played_again_resumed_or_awarded() {
    for (more, counts) in [
        ("", false),
        (r#","abandoned":"replay""#, false),
        (r#","abandoned":"resume""#, false),
        (r#","abandoned":"award""#, true),
    ] {
        let mut course = league(more);
        enter(
            &mut course,
            key("1.1.1"),
            abandoned([5, 1], Some(Blame::Away)),
        )
        .unwrap();
        let found = course.find(key("1.1.1")).unwrap();
        assert_eq!(found.result.is_some(), counts, "{more}");
        match counts {
            true => assert_eq!(found.result.as_ref().unwrap().goals, [5, 1]),
            false => {
                assert!(matches!(
                    course.log().last(),
                    Some(CourseNote::Abandoned(..))
                ));
                enter(&mut course, key("1.1.1"), MatchResult::new([0, 0])).unwrap();
            }
        }
    }
    let mut course = league(r#","abandoned":"award""#);
    assert!(enter(&mut course, key("1.1.1"), abandoned([0, 0], None)).is_err());
}
