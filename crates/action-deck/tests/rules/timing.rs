//! Marks, added time, the end.

use tabletop::laws::play_by_default;

use crate::kit::{goals, rules, table};

#[test]
fn each_taking_of_possession_makes_a_mark() {
    // AD-17.1
    // AD-17.2
    let opening = table("").start("");
    opening.play("M0 M0 M-1 D+1").state("marks: 1");
    opening.play("M0c N61").state("marks: 2");
    opening.play("M0c N61 M0c N57 M0c N61").state("marks: 4");
    // A mark is a minute.
    let whys = opening.play("M0c N61");
    assert_eq!(whys.now().marks, 2);
}

#[test]
fn the_injury_time_table() {
    // AD-17.4
    // AD-17.5
    let late = table("").start("marks: 44").play("M0c N61");
    late.state("marks: 45 | next: added time | ball: away");
    for (low, high, minutes) in [
        (1, 10, 0),
        (11, 40, 1),
        (41, 80, 2),
        (81, 95, 3),
        (96, 100, 4),
    ] {
        for number in [low, high] {
            let drawn = late.play(&format!("N{number}"));
            drawn.state(&format!("added: {minutes} | next: zone | marks: 45"));
        }
    }
}

#[test]
fn a_half_ends_when_a_mark_too_many_is_due() {
    // AD-17.6
    let last = table("").start("marks: 45 | added: 0 | kicked off: home");
    // The possession with the last mark is played out.
    last.play("M0 M+1 A-1 M-1")
        .state("period: first half | marks: 45");
    last.play("M0c N60").state("period: first half");
    let second = last.play("M0c N61");
    second.tells(["period end first half 0-0", "period start second half away"]);
    second.state("period: second half | ball: away | zone: M | marks: 1 | added: not drawn");
    // A goal's kick-off would be a mark too many, as well; its assists are drawn.
    let goal =
        table("").start("marks: 45 | added: 0 | zone: A | first draw: no | next: even Boone");
    goal.play("N26 N80 N37")
        .tells(["assist home 37 Crane", "period end first half 1-0"]);
    // With one minute added there is one mark more.
    let one = table("").start("marks: 45 | added: 1");
    one.play("M0c N61").state("marks: 46 | period: first half");
    let end = "period: second half | marks: 46 | added: 1";
    let over = table("").start(end).play("M0c N61");
    over.tells(["period end second half 0-0", "match end 0-0"]);
    over.state("period: full time");
    assert_eq!(over.questions(), ["nothing"]);
}

#[test]
fn the_other_team_kicks_off_the_second_half() {
    // AD-4.2
    let last = table("").start("marks: 45 | added: 0 | kicked off: away | ball: away");
    last.play("M0c N57")
        .state("period: second half | ball: home");
}

#[test]
fn a_whole_match_has_ninety_marks_and_what_is_added() {
    // AD-17.2
    for seed in 0..20 {
        let state = play_by_default(&rules(""), seed);
        let added = state.added.unwrap();
        assert_eq!(state.marks, 45 + added);
        assert!(added <= 4 && goals(&state).home < 20);
    }
}
