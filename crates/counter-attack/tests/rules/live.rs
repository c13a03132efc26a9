//! The live clock (CA-33.1, CA-33.3, CA-9.10): what whoever drives the match says it
//! took is one more answer, `* 12 clock`.

use football::Game as _;
use tabletop::laws::keep_all_but_odds;

use crate::kit::{rules, table};

const SET_UP: &str = "
opt clock_mode=live
opt final_third_moves=off
put 1H@M1 10H@M24 9H@I25 7H@E20 1A@M37 4A@M22 5A@K30
ball 10H
att H
menu after_move";

fn play(more: &str, lines: &str) -> crate::kit::Table {
    table(&format!("{SET_UP}\n{more}\ngo\n{lines}"))
}

/// A part has a minute; when the sand has run through, the rest of it is lost.
#[test]
fn a_part_has_a_minute() {
    // CA-33.1
    play(
        "",
        "H move
         * 20 clock
         = part A4
         H mv 9H K26
         * 59 clock
         = moved who=9H to=K26
         H mv 7H E22
         * 1 clock
         = part D5
         ? at 9H = K26
         ? at 7H = E20
         ? state = MP_D5:A
         A mv 4A M21
         * 59 clock
         = moved who=4A to=M21",
    );
    // The carrier's run is a part of the part.
    play(
        "",
        "H move
         * 0 clock
         = part A4
         H run 10H
         * 0 clock
         H st M25
         * 60 clock
         = part D5
         ? at 10H = M24",
    );
    // Who says too late that he runs does not begin to.
    play(
        "",
        "H move
         * 0 clock
         = part A4
         H run 10H
         * 60 clock
         = part D5
         ? at 10H = M24",
    );
}

/// Who is late with an action moves; a kick-off has no Movement Phase to start.
#[test]
fn a_late_choice_of_action_is_a_movement_phase() {
    // CA-33.1
    play(
        "",
        "H std I25
         * 60 clock
         = part A4
         ? state = MP_A4:H
         ? ball = 10H",
    );
    // So is an action that needs no target yet.
    play("", "H high\n* 60 clock\n= part A4\n? state = MP_A4:H");
    // It is an ordinary one, not the one before a throw: the carrier runs.
    play(
        "",
        "H std I25
         * 60 clock
         = part A4
         H run 10H
         * 0 clock
         H st M25
         * 0 clock
         = step who=10H to=M25 left=4",
    );
    play(
        "",
        "H std I25
         * 59 clock
         = pass kind=std from=M24 to=I25
         = received who=9H at=I25
         = menu side=H std_received
         ? minute = 0",
    );
}

/// The half is over when its real minutes are, and the action under way is played to its
/// end.
#[test]
fn halves_run_by_the_clock() {
    // CA-33.1
    let mut table = play(
        "set seconds: 2640",
        "H move
         * 59 clock
         = part A4
         ? minute = 44
         H end
         * 1 clock
         = part D5
         ? minute = 45
         A end
         * 2 clock
         = part A2
         H end
         * 0 clock
         = phase_end why=normal
         * 1 added
         = added die=1 actions=5
         = menu side=H after_move",
    );
    assert_eq!(table.state().seconds, 2702);
    // The turn that comes has its minute although the half has none left.
    assert_eq!(table.rules().live_seconds_left(table.state()), Some(60));
    table.play("H move\n* 0 clock\n= part A4\nH mv 9H K26\n* 10 clock");
    assert_eq!(table.rules().live_seconds_left(table.state()), Some(50));
}

/// Timer and clock stand still for dice and tackles: nobody asks how long they took.
#[test]
fn the_clock_stands_for_a_tackle() {
    // CA-9.10
    // CA-33.3
    let mut table = play(
        "",
        "H move
         * 0 clock
         = part A4
         H end
         * 0 clock
         = part D5",
    );
    assert_eq!(table.rules().live_seconds_left(table.state()), Some(2700));
    table.play(
        "A mv 4A M23
         * 30 clock
         = moved who=4A to=M23",
    );
    assert_eq!(table.rules().live_seconds_left(table.state()), None);
    table.play("A tkl");
    assert_eq!(table.rules().live_seconds_left(table.state()), None);
    table.play(
        "* 6 tackle 4A
         * 1 dribble 10H
         = tackle by=4A on=10H def=9 att=4 behind=y res=won",
    );
    assert_eq!(table.rules().live_seconds_left(table.state()), None);
    assert_eq!(table.state().seconds, 30);
    // A turn clock has no seconds at all.
    let still = rules("");
    assert_eq!(still.live_seconds_left(table.state()), None);
}

#[test]
fn a_live_match_keeps_the_laws() {
    keep_all_but_odds(&rules("clock_mode=live half_minutes=10"), 0..1);
}
