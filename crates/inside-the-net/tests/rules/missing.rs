//! Why something happened where something is missing: a range on a card, a pass before a
//! goal.

use crate::{
    kit::{Papers, table},
    reasons::{in_zone, reason},
};

#[test]
fn who_has_no_such_range_is_said_to_have_none() {
    let meek = Papers::new().man("A5", "defence, CLR 1-7, OnT -2");
    let meek = meek.replace(", SWEEP 19-20", "");
    for (zone, throw, action, deed, hit, read) in [
        (
            "MID",
            "3/5",
            "Chl+ 3 5",
            "H6 takes on A5, and A5 does not stop it: home has the ball in OFF",
            "Chl+ 3-6",
            "A5 has no Foul and no TklR and no Tkl, no stop) [ITN-DM.2]",
        ),
        (
            "MID",
            "9/5",
            "Ps+S 9 5",
            "H6 plays a through ball against A5, and A5 does not stop it: it opens a shot",
            "Ps+S 9-10",
            "A5 has no BlkP and no Int; AK has no SWEEP, no stop) [ITN-DM.8]",
        ),
        (
            "MID",
            "7/15",
            "Fld 7 15",
            "A5 fouls H6: a foul of away",
            "Fld 7-8",
            "A5 has no Ycd and no Rcd) [ITN-DM.7]",
        ),
        (
            "OFF",
            "4/15",
            "Fld 4 15",
            "A5 fouls H6: a foul of away",
            "Fld 4-5",
            "A5 has no Ycd and no Rcd and no PKc; white 15 on H6: PKw 1) [ITN-OFF.6]",
        ),
    ] {
        let played = meek.table("").start(&format!("zone: {zone}"));
        let played = played.play(&format!("f6v5 {throw}"));
        let (black, _) = throw.split_once('/').unwrap();
        let table = in_zone(zone, hit);
        assert_eq!(
            reason(&played, &format!("action home H6 {action}")),
            format!("{deed} (black {black} on H6 in {zone}: {table}; {read}")
        );
    }
}

#[test]
fn why_nobody_is_credited_with_an_assist() {
    for (start, script, goal, why) in [
        (
            "",
            "f6v5 11/8 f9v2 17/9 7/4",
            "goal home H9 1-0 assist H6",
            "the ball came from H6 [ITN-AST.1]",
        ),
        (
            "zone: OFF",
            "f9v2 17/9 7/4",
            "goal home H9 1-0",
            "no assist: nobody's pass came just before it [ITN-AST.1]",
        ),
        // A pass came just before it, but the man carried the ball into the shot.
        (
            "",
            "f6v5 11/8 f9v2 1/9 9/5",
            "goal home H9 1-0",
            "no assist: not after CryS or ChlS, nor on a direct kick [ITN-AST.3]",
        ),
        (
            "zone: OFF | next: free kick",
            "f9v2 17/9 7/3",
            "goal home H9 1-0",
            "no assist: not after CryS or ChlS, nor on a direct kick [ITN-AST.3]",
        ),
        (
            "next: cross | from: H9",
            "f9v2 10/8 7/4",
            "goal home H9 1-0",
            "no assist: nobody assists himself [ITN-AST.4]",
        ),
        (
            "next: rebound | from: H10",
            "f8v2 10/8 7/7",
            "goal home H8 1-0 assist H10",
            "a rebound of the shot of H10 [ITN-AST.2]",
        ),
        (
            "next: penalty",
            "1/13",
            "goal home H10 1-0",
            "a penalty has no assist [ITN-AST.3]",
        ),
    ] {
        let played = table("").start(start).play(script);
        assert_eq!(reason(&played, goal), why);
    }
}
