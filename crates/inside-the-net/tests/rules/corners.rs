//! Where two headings meet: what neither paragraph says alone.

use crate::kit::{Match, Onward, Papers, table, table_of};

/// A match with the automatic rule for both and these options.
fn automatic(options: &str, lines: &str) -> Match {
    let rules = Papers::new().rules(&format!("cards=unlimited extras_per_sub=false {options}"));
    table_of(rules).start(lines)
}

#[test]
fn a_man_hurt_by_the_foul_does_not_take_its_penalty() {
    // ITN-OFF.9 ITN-INJ.7 ITN-PK.3 ITN-CARD.5
    // White 20: a penalty and a red card for A4, so H10 is looked at: hurt, and no window is left.
    // The highest PK is everybody's; of the men left H9 has the highest OFF.
    let start = "zone: OFF | home windows: 0";
    let foul = table("injuries=true").start(start).play("f10v4 4/20 u1 u1");
    foul.on().ball("home OFF penalty").state(
        "home line-up: H1, H2, H3, H4, H5, H6, H7, H8, H9, - | away sent off: A4 | hrec: 12/10/8",
    );
    foul.tells([
        "foul away A4 red",
        "hrec OFF 9",
        "not replaced home H10",
        "hrec OFF 8",
    ]);
    foul.play("2/13").tells(["penalty home H9 13 of 13"]);
    // A man who replaced him may take it.
    let replaced = table("injuries=true").start("zone: OFF");
    let replaced = replaced.play("f10v4 4/20 u1 u1 home:number-15 home:go-on away:go-on");
    replaced
        .play("home:number-15 2/13")
        .tells(["penalty home H15 13 of 13"]);
}

#[test]
fn a_booked_man_is_replaced_at_the_stoppage_of_his_foul() {
    // ITN-STP.2 ITN-CARD.6 ITN-CARD.11 ITN-FRS.1 ITN-SUB.5
    // MID 10: his marker makes it 11; he goes, so that it counts no more, and fresh legs of the
    // away side take one more: 9.
    let changed = automatic("", "period: second half")
        .play("f6v5 7/15 15/15 u6")
        .on();
    changed.tells([
        "foul away A5 yellow",
        "hrec MID 11",
        "halt foul",
        "sub check away A5 - 6",
        "substitution away A13 for A5 windows 2",
        "hrec MID 9",
        "ball home MID free kick",
    ]);
    // The next yellow card in that spot is the first one of the man who stands there.
    let next = changed.play("f6v5 1/9 f9v5 4/16 4/4 u20");
    next.tells(["foul away A13 yellow"])
        .does_not_tell("second yellow check");
}

#[test]
fn a_rebound_from_a_penalty_needs_a_card() {
    // ITN-PK.2 ITN-PK.6 ITN-REB.1 ITN-TIM.11
    let last = "zone: OFF | regular: 1 | spare: 0";
    let saved = table("").start(last).play("f9v2 4/1 2/18").on();
    saved.tells(["save away AK REB", "period end first half 0-0"]);
    // The half card of its foul is that card, where there is one to pull.
    let foul = "zone: OFF | regular: 1 | spare: 1";
    let saved = table("").start(foul).play("f9v2 4/1 2/18 f9v2 11/9 u1");
    saved
        .tells(["flip rebound home OFF 9v2 extra"])
        .state("period: first half");
}

#[test]
fn nobody_is_named_for_a_corner_that_is_not_taken() {
    // ITN-CC.8 ITN-OFF.22 ITN-TIM.11
    let corner = |regular: &str| {
        let start = format!("zone: OFF | spare: 0 | regular: {regular}");
        let named = table("named_corner_taker=true").start(&start);
        named.play("f9v2 17/5").questions()
    };
    let asked = "home corner".to_string();
    assert!(corner("2").contains(&asked));
    assert!(!corner("1").contains(&asked));
}

#[test]
fn a_position_at_a_stoppage_is_a_stoppage_like_any_other() {
    // ITN-OFF.19 ITN-OFF.20 ITN-STP.2
    // H8 won the corner and goes: H13 takes it, with his own CK+.
    let bonus = Papers::new().man("H13", "attack, Shot 10, OnT 9, Goal 6, PK 15, PKw 1, CK+ 3");
    let start = "halt: stoppage | next: corner | from: H8";
    let waits = bonus.table("").start(start);
    waits
        .play("home:change home:spot-8 home:number-13 f9v2 13/9 7/6")
        .tells([
            "shot check home H9 13 of 13 yes",
            "goal home H9 1-0 assist H13",
        ]);
    waits
        .play("f9v2 10/9 7/6")
        .tells(["goal home H9 1-0 assist H8"]);
}

#[test]
fn a_new_keeper_faces_the_penalty() {
    // ITN-STP.2 ITN-PK.4 ITN-SUB.1
    let mut papers = Papers::new();
    let (first, second) = papers.away.split_once("keeper, AK2").unwrap();
    papers.away = format!(
        "{first}keeper, AK2{}",
        second.replacen("Pen -2", "Pen -5", 1)
    );
    let foul = papers.table("").start("zone: OFF").play("f9v2 4/1");
    foul.play("2/11").tells(["goal home H10 1-0"]);
    foul.play("away:change-keeper 2/11")
        .tells(["penalty home H10 11 of 10"])
        .does_not_tell("goal");
}

#[test]
fn an_own_goal_with_the_last_card_prolongs_the_half() {
    // ITN-DM.17 ITN-TIM.4 ITN-TIM.11 ITN-RST.1
    let own = Papers::new().man("H2", "own, Own 11-13");
    let last = own.table("").start("zone: DEF | regular: 1");
    let played = last.play("f2v9 20/12").on();
    played.ball("home MID").state("extras: 1 | score: 0-1");
    played
        .play("f6v5 1/20")
        .tells(["flip play home MID 6v5 extra"]);
}

#[test]
fn a_limit_of_substitutes_holds_for_injured_men() {
    // ITN-SUB.3 ITN-INJ.6 ITN-INJ.7
    let hurt = |used: u8| {
        let start = format!("home substitutes used: {used}");
        automatic("injuries=true max_subs=2", &start).play("f6v5 7/15 u1 u1")
    };
    hurt(1).tells(["substitution home H13 for H6 windows 2"]);
    hurt(2)
        .tells(["not replaced home H6"])
        .does_not_tell("substitution");
}

#[test]
fn both_men_of_a_check_when_one_more_may_come_on() {
    // ITN-SUB.3 ITN-SUB.9 ITN-TRD.1 ITN-TRD.3
    // A3 is replaced, and nobody may come on for A8: he is kept on, against his side in MID.
    let last = automatic("max_subs=1 tired=true", "period: second half | zone: OFF");
    last.play("f9v2 18/9 10/12 13/18 u6").on().tells([
        "substitution away A11 for A3 windows 2",
        "hrec OFF 7",
        "kept on away A8",
        "hrec MID 11",
    ]);
}

#[test]
fn what_was_written_under_the_seal_and_taken_back_is_not_seen() {
    // ITN-FRM.4
    use tabletop::Side;
    let before = table("").kick_off();
    let fresh = before.session.seen_by(Some(Side::Away)).unwrap();
    let mut session = before.play("home:3-5-2").session;
    let written = session.seen_by(Some(Side::Away)).unwrap();
    assert_eq!(written.halfway(), fresh.halfway());
    session.undo(1, false).unwrap();
    let taken_back = session.seen_by(Some(Side::Away)).unwrap();
    assert_eq!(taken_back.halfway(), fresh.halfway());
    assert_eq!(taken_back.entries().len(), fresh.entries().len());
    // His own coach begins anew, and the match is as if nothing had been written.
    assert_eq!(session.waiting(), before.session.waiting());
    assert_eq!(session.halfway(), before.session.halfway());
}
