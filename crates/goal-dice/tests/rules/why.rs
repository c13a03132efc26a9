//! Reasons where an option, a wild die or a tie makes them others than usual, with
//! the clause that was applied.

use crate::kit::table;

#[test]
fn other_readings_have_other_reasons() {
    let second = "home place: S08 | home failures: 1";
    let fail = "home turn: advance | attack 1 2 4 6";
    // GD-7.3
    let turns = table("fail_unit=turn").start(second).play(fail);
    assert_eq!(
        turns.whys()[1],
        "two turns in a row without an advance; the other side chooses [GD-7.2]"
    );
    // GD-7.5
    let nothing_more = table("loss_of_turn=none")
        .start(second)
        .play(fail)
        .play("away penalty: lose turn");
    assert_eq!(
        nothing_more.whys(),
        ["stays, and loses no more than this turn [GD-7.5]"]
    );
    // GD-9.7
    // Level, and level again.
    let twice = table("tie_reroll=true")
        .start("home place: S06")
        .play("home turn: shoot | attack 5 | goalie 5 | attack 4 | goalie 4 | punt 1");
    assert_eq!(
        twice.whys()[3..],
        [
            "level again, and a shot is thrown again only once [GD-9.7]",
            "punt 1: the shooter's marker to S06 Attacking flank [GD-6.4]",
        ]
    );
    // GD-9.9
    let shot = table("lost_die=true")
        .start("home place: S11 | home dice lost: 2")
        .play("attack 6 4 | goalie 9");
    assert_eq!(
        shot.whys()[0],
        "from S11 Penalty box, with 2 dice left: 6 + 4 = 10 against goalie 9 [GD-9.9]"
    );
    // Two shot dice are there all the same.
    let shot = table("lost_die=true")
        .start("home place: S08 | home dice lost: 2")
        .play("home turn: shoot | attack 6 4 | goalie 9");
    assert_eq!(
        shot.whys()[0],
        "from S08 Edge of the box: 6 + 4 = 10 against goalie 9 [GD-5.3]"
    );
    // GD-9.9
    // It looks like a straight.
    let nothing = table("lost_die=true")
        .start("home place: S08 | home dice lost: 1")
        .play("home turn: advance | attack 1 2 3");
    assert_eq!(
        nothing.whys(),
        ["dice 1 2 3: no pair, and a straight takes four dice [GD-7.1]"]
    );
}

#[test]
fn what_a_wild_die_did_is_owed_to_it() {
    for (from, dice, why) in [
        // GD-9.3
        (
            "S09",
            "wild 1 | attack 2 2 5",
            "dice 1 2 2 5 (wild counts 5), two pairs: from S09 Wing to S11 Penalty box [GD-9.3]",
        ),
        (
            "S10",
            "wild 1 | attack 2 4 6",
            "dice 1 2 4 6 (wild counts 2), pair: from S10 Attacking corner to S11 Penalty box \
             [GD-9.3]",
        ),
        // GD-4.1
        // It does not show its wild face.
        (
            "S05",
            "wild 3 | attack 3 1 6",
            "dice 3 3 1 6, pair: from S05 Halfway flank to S06 Attacking flank [GD-4.1]",
        ),
    ] {
        let played = table("wild=true")
            .start(&format!("home place: {from}"))
            .play(&format!("home turn: advance | {dice}"));
        assert_eq!(played.whys(), [why]);
    }
    // GD-9.4
    for (dice, why) in [
        (
            "wild 1 | attack 3",
            "from S08 Edge of the box: 6 (wild) + 3 = 9 against goalie 8 [GD-9.4]",
        ),
        (
            "wild 6 | attack 3",
            "from S08 Edge of the box: 6 + 3 = 9 against goalie 8 [GD-5.3]",
        ),
    ] {
        let shot = table("wild=true")
            .start("home place: S08")
            .play(&format!("home turn: shoot | {dice} | goalie 8"));
        assert_eq!(shot.whys()[0], why);
    }
}

#[test]
fn a_period_says_why_it_is_played_and_who_starts() {
    const ANEW: &str = "both markers to their circles, failures and debts forgotten";
    for (played, why) in [
        // GD-3.7
        (
            "first half",
            format!("away to start, for home started the first half; {ANEW} [GD-3.2]"),
        ),
        // GD-12.2
        (
            "second half",
            format!("level after two halves, so overtime: away to start, {ANEW} [GD-12.2]"),
        ),
        // GD-12.3
        (
            "overtime",
            format!("level after overtime, so sudden death: away to start, {ANEW} [GD-12.3]"),
        ),
        // GD-12.4
        // GD-12.8
        (
            "sudden death",
            "level after sudden death, so a shoot-out: away to kick first [GD-12.4]".to_string(),
        ),
    ] {
        let next = table("knockout=true")
            .start(&format!(
                "period: {played} | home place: S05 | score: 1-1 | seconds left: 12"
            ))
            .play("home turn: advance | attack 1 2 4 6");
        assert_eq!(next.whys().pop(), Some(why));
    }
    // GD-3.2
    let first = table("first_kick_off=home").kick_off();
    assert_eq!(
        first.whys(),
        ["both markers to their circles, each with a kick-off to come [GD-3.2]"]
    );
    // GD-3.8
    let dice = table("lost_die=true")
        .start("home place: S05 | seconds left: 12")
        .play("home turn: advance | attack 1 2 4 6");
    let last = dice.whys().pop().unwrap();
    assert!(
        last.ends_with("failures, debts and lost dice forgotten [GD-3.2]"),
        "{last}"
    );
}
