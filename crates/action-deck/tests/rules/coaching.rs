//! PRESS and STALL.

use crate::kit::{Match, cards_left, deck, table, table_of};

/// Second half, home is a goal behind and has just taken the ball in M.
const BEHIND: &str = "period: second half | away goals: 1 | marks: 12";

fn behind(more: &str) -> Match {
    table("").start(&format!("{BEHIND} | {more}"))
}

fn may_press(lines: &str) -> bool {
    let asked = table("").start(lines).questions();
    asked.contains(&"home press".to_string())
}

#[test]
fn when_it_may_be_called() {
    // AD-13.1
    // AD-13.3
    assert!(may_press(BEHIND));
    assert!(may_press(&format!("{BEHIND} | zone: D")));
    assert!(!may_press(&format!("{BEHIND} | zone: A")));
    assert!(!may_press(&format!("{BEHIND} | first draw: no")));
    assert!(!may_press("away goals: 1 | marks: 12"));
    assert!(!may_press("period: second half | marks: 12"));
    assert!(!may_press("period: second half | score: 1-0 | marks: 12"));
}

#[test]
fn five_calls_for_each_goal() {
    // AD-13.2
    assert!(may_press(&format!("{BEHIND} | home presses: 4")));
    assert!(!may_press(&format!("{BEHIND} | home presses: 5")));
    let two = "period: second half | away goals: 2 | marks: 12";
    assert!(may_press(&format!("{two} | home presses: 9")));
    assert!(!may_press(&format!("{two} | home presses: 10")));
}

#[test]
fn what_it_can_be_applied_to() {
    // AD-13.4
    for entry in ["M0c", "M+1c", "M-1c", "M0f", "M+1f", "M-1"] {
        let played = behind("").play(&format!("home:press {entry}"));
        played.tells(["press home", "press void home"]);
    }
    behind("")
        .play("home:press M+1f")
        .state("next: foul check +1 | zone: M");
    behind("")
        .play("home:press M+1c")
        .state("next: control | zone: A");
    behind("")
        .play("home:press M-1")
        .state("next: zone | zone: D");
    let own = behind("zone: D");
    own.play("home:press D+2")
        .tells(["press void home"])
        .state("zone: A | next: zone");
    own.play("home:press D0").state("next: press 0 | zone: D");
    own.play("home:press D+1").state("next: press +1 | zone: D");
}

#[test]
fn what_it_does() {
    // AD-13.5
    let own = behind("zone: D");
    own.play("home:press D0 N60").state("zone: M | next: zone");
    own.play("home:press D0 N61").state("zone: D | next: zone");
    own.play("home:press D+1 N60").state("zone: A");
    own.play("home:press D+1 N61").state("zone: M");
    behind("").play("home:press M0 N60").state("zone: A");
    behind("").play("home:press M+1 N60").state("zone: A");
    // Short-handed: against the reduced CTL, and a control draw afterwards.
    let short = behind("home sent off: Hyde");
    short
        .play("home:press M0 N45")
        .state("zone: A | next: control");
    short
        .play("home:press M0 N46")
        .state("zone: M | next: control");
}

#[test]
fn a_call_is_a_call() {
    // AD-13.3
    behind("").play("home:press M+1c").state("home presses: 1");
    behind("").play("home:press M0").state("home presses: 1");
    behind("").play("M0").state("home presses: 0");
    let kind = table("press_spent_if_void=false").start(BEHIND);
    kind.play("home:press M+1c").state("home presses: 0");
    kind.play("home:press M0").state("home presses: 1");
}

#[test]
fn a_stall_burns_a_card() {
    // AD-14.1
    // AD-14.2
    let start = deck("").start("");
    assert_eq!(cards_left(&start), 101);
    let played = start.play("home:stall M+1");
    played.state("zone: A | marks: 1 | next: zone | cards burnt: 1");
    assert_eq!(cards_left(&played), 99);
    // Nobody knows which it was: any card can still come.
    assert_eq!(played.now().deck.left().len(), 100);
    let played = played.play("home:stall AAA N3");
    played.state("cards burnt: 2 | next: shooter");
    // When the pile is empty, all are shuffled.
    let gone: Vec<String> = (3..=101).map(|card| card.to_string()).collect();
    let last = deck("").start(&format!("cards gone: {}", gone.join(" ")));
    let played = last.play("home:stall M+1c");
    assert_eq!(cards_left(&played), 0);
    let played = played.play("N60");
    played.state("cards burnt: 0");
    assert_eq!(cards_left(&played), 100);
}

#[test]
fn a_stall_can_make_a_mark() {
    // AD-14.2
    let agreed = |lines: &str| table("stall_mark=true").start(lines);
    agreed("")
        .play("home:stall M+1")
        .state("marks: 2 | zone: A | first draw: no");
    // After the entry was carried out: the other team's mark comes first.
    let lost = agreed("").play("home:stall M+1c N61");
    lost.tells(["possession away D", "mark away stall"]);
    lost.state("marks: 3 | ball: away | first draw: yes");
    // An ordinary one: the 45th asks for the injury-time table.
    agreed("marks: 44")
        .play("home:stall M+1")
        .state("marks: 45 | next: added time");
    let drawn = agreed("marks: 44").play("home:stall M+1c N61 N50");
    drawn.state("added: 2 | marks: 46 | ball: away | next: zone");
    // It never passes the limit.
    let last = agreed("marks: 47 | added: 2");
    last.play("home:stall M+1")
        .state("marks: 47 | period: first half | stalled: no");
    // Off, it makes none.
    table("").start("").play("home:stall M+1").state("marks: 1");
}

#[test]
fn never_both_at_once() {
    // AD-14.3
    let asked = behind("").questions();
    assert_eq!(asked, ["home press", "home stall", "M"]);
    let pressed = behind("").play("home:press");
    assert_eq!(pressed.questions(), ["M"]);
    // STALL goes in any zone, at any draw, for either side.
    let rules = table("").rules;
    for zone in ["D", "M", "A"] {
        let start = format!("ball: away | zone: {zone} | first draw: no");
        let asked = table_of(rules.clone()).start(&start).questions();
        assert_eq!(asked, ["away stall".to_string(), zone.to_string()]);
    }
}
