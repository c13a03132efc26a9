//! Why something happened when play was stopped, in whole sentences, worked out from the
//! cards of the kit.

use crate::{
    kit::{Papers, table, table_of},
    reasons::{in_zone, reason},
};

#[test]
fn fouls_and_cards() {
    let fouled = |lines: &str, script: &str| table("").start(lines).play(script);
    let booked = "away booked: A5";
    for (lines, script, event, why) in [
        (
            "",
            "f6v5 3/2",
            "foul away A5 plain",
            "A5 fouls in a challenge, without a card (white 2 in Foul 1-3 of A5) [ITN-DM.3]",
        ),
        (
            "",
            "f6v5 3/2",
            "extra +15 1 sideways",
            "a foul without a card adds 15 seconds: a card is pulled and laid sideways; EXTRAS 1 \
             [ITN-TIM.5]",
        ),
        (
            "",
            "f6v5 7/14",
            "foul away A5 plain",
            "A5 fouls, without a card (white 14 on A5: Ycd 15-18 Rcd 20) [ITN-DM.7]",
        ),
        (
            "",
            "f6v5 7/15",
            "foul away A5 yellow",
            "A5 fouls: the first yellow card, and HREC one worse for away (white 15 on A5: [Ycd \
             15-18] Rcd 20) [ITN-CARD.6]",
        ),
        // One point for home, of whom 10 was.
        (
            "",
            "f6v5 7/15",
            "hrec MID 11",
            "a yellow card for a man of away: +1 in MID of home, blue up to 11 wins the ball there for \
             home \
             [ITN-CARD.6]",
        ),
        (
            booked,
            "f6v5 7/15 u5",
            "second yellow check away A5 5 of 5 yes",
            "A5 is booked already: a second yellow card (blue 5, at most (#) 5) [ITN-CARD.7]",
        ),
        (
            booked,
            "f6v5 7/15 u5",
            "foul away A5 second yellow",
            "A5 fouls: the second yellow card, sent off (white 15 on A5: [Ycd 15-18] Rcd 20) \
             [ITN-CARD.8]",
        ),
        (
            booked,
            "f6v5 7/15 u6",
            "foul away A5 waived",
            "A5 fouls: no second yellow card but a last warning, and HREC one worse for away \
             (white 15 on A5: [Ycd 15-18] Rcd 20) [ITN-CARD.9]",
        ),
        (
            "",
            "f6v5 7/20",
            "foul away A5 red",
            "A5 fouls: a red card, sent off (white 20 on A5: Ycd 15-18 [Rcd 20]) [ITN-CARD.1]",
        ),
    ] {
        assert_eq!(reason(&fouled(lines, script), event), why);
    }
}

#[test]
fn penalties() {
    let off = table("").start("zone: OFF");
    let table = in_zone("OFF", "Fld 4-5");
    let awarded = off.play("f9v2 4/19");
    assert_eq!(
        reason(&awarded, "action home H9 Fld 4 19"),
        format!(
            "A2 fouls H9: a foul of away (black 4 on H9 in OFF: {table}; white 19 on A2: Ycd \
             15-18 Rcd 20 [PKc 19-20]; white 19 on H9: PKw 1) [ITN-OFF.6]"
        )
    );
    assert_eq!(
        reason(&awarded, "penalty awarded home"),
        "a penalty for home (white 19 in PKc 19-20 of A2) [ITN-OFF.6]"
    );
    assert_eq!(
        reason(&off.play("f9v2 4/1"), "penalty awarded home"),
        "a penalty for home (white 1 in PKw 1 of H9) [ITN-OFF.6]"
    );
    // PK 15 and Pen Kick -2 are 13. H10 has the highest OFF rating.
    for (throw, event, why) in [
        (
            "1/13",
            "penalty home H10 13 of 13",
            "H10 takes the penalty against AK: a goal (white 13, at most PK 13: 15 of H10, Pen \
             Kick -2 of AK) [ITN-PK.5]",
        ),
        (
            "1/14",
            "penalty home H10 14 of 13",
            "H10 takes the penalty against AK: saved (white 14, more than PK 13: 15 of H10, Pen \
             Kick -2 of AK) [ITN-PK.6]",
        ),
        (
            "1/20",
            "penalty home H10 20 of 13",
            "H10 takes the penalty against AK: a 20 is always saved (white 20, more than PK 13: \
             15 of H10, Pen Kick -2 of AK) [ITN-PK.7]",
        ),
    ] {
        assert_eq!(reason(&awarded.play(throw), event), why);
    }
    let agreed = self::table("pk_on_target=true").start("next: penalty");
    assert_eq!(
        reason(&agreed.play("10/1"), "penalty home H10 off target"),
        "H10 takes the penalty: wide, a goal kick (black 10, more than OnT 9) [ITN-PK.8]"
    );
    // PK 15 and Pen Kick +6 would be 21.
    let sure = Papers::new().replace("Pen -2", "Pen +6");
    let sure = sure.table("").start("next: penalty").play("1/20");
    assert_eq!(
        reason(&sure, "penalty home H10 20 of 20"),
        "H10 takes the penalty against AK: a 20 is always saved (white 20, at most PK 20: 15 of \
         H10, Pen Kick +6 of AK, 20 at most) [ITN-PK.7]"
    );
}

#[test]
fn free_kicks() {
    let kick = table("").start("next: free kick");
    let passed = kick.play("f6v5 11/5");
    let table = in_zone("MID", "Pss+ 11-16");
    assert_eq!(
        reason(&passed, "action home H6 Pss+ 11 5"),
        format!(
            "H6 plays a pass: home has the ball in OFF (black 11 on H6 in MID: {table}; a free \
             kick cannot be stopped) [ITN-DM.12]"
        )
    );
    let turned = kick.play("f6v5 7/15");
    let table = in_zone("MID", "Fld 7-8");
    assert_eq!(
        reason(&turned, "action home H6 Fld 7 15"),
        format!(
            "H6 would be fouled, but there is no foul on a free kick (black 7 on H6 in MID: {table}) \
             [ITN-FK.4]"
        )
    );
    assert_eq!(
        reason(&turned, "turned into home Pss+"),
        "Fld on a free kick is Pss+, and cannot be stopped: the ball is one zone on [ITN-FK.4]"
    );
    let direct = self::table("").start("next: free kick | zone: OFF");
    let direct = direct.play("f9v2 17/1 7/3");
    let table = in_zone("OFF", "Att 17-20");
    assert_eq!(
        reason(&direct, "action home H9 Att 17 1"),
        format!(
            "H9 shoots: a shot of type DK (black 17 on H9 in OFF: {table}; a free kick cannot be \
             stopped) [ITN-FK.5]"
        )
    );
    // Goal 6 and -3 for DK are 3.
    assert_eq!(
        reason(&direct, "goal check away 3 of 3 yes"),
        "H9 shoots against AK: a goal (white 3, at most Goal 3: 6 of H9, SAVE DK -3 of AK) \
         [ITN-SAV.3]"
    );
}

#[test]
fn own_goals_and_offside() {
    let own = Papers::new().man("H2", "own, Own 11-13");
    let own = own.table("").start("zone: DEF").play("f2v9 20/11");
    assert_eq!(
        reason(&own, "own goal home H2 0-1"),
        "own goal by H2: a goal for away (black 20 in DEF, and white 11 in Own 11-13 of H2) \
         [ITN-DM.16]"
    );
    let offside = table("").start("zone: OFF").play("f9v2 8/9");
    assert_eq!(
        reason(&offside, "offside home H9"),
        "H9 plays to a man offside, and nothing stops it: a free kick for away in DEF (OffP) \
         [ITN-OFF.13]"
    );
}

#[test]
fn injuries_and_changes() {
    let rules = Papers::new().rules("cards=unlimited injuries=true extras_per_sub=false");
    let start = table_of(rules).start("period: second half");
    // 14 in column C is 4. Black 4 and white 17 are spots 4 and 7; END is 6.
    let hurt = start.play("f6v5 7/15 u2 u14 4/17 u6");
    for (event, why) in [
        (
            "injury check home H6 2 of 2 yes",
            "H6 is injured (blue 2, at most INJ 2) [ITN-INJ.2]",
        ),
        (
            "injured home H6 14 misses 4",
            "H6 misses the rest of this match and the next 4 (blue 14 in column C of the chart) \
             [ITN-INJ.4]",
        ),
        (
            "extra +30 2",
            "a change of men adds 30 seconds: a full card is pulled; EXTRAS 2 [ITN-TIM.4]",
        ),
        (
            "substitution home H13 for H6 windows 2",
            "H13 takes the spot of H6; home has 2 windows left [ITN-INJ.6]",
        ),
        (
            "hrec MID 12",
            "fresh legs of home: +1 in MID of home, blue up to 12 wins the ball there for home \
             [ITN-FRS.1]",
        ),
        (
            "sub check home H4 H7 6",
            "H4 is tired (blue 6, at most END 6); H7 is tired (blue 6, at most END 6): black 4 \
             names spot 4 of home (H4), white 17 spot 7 (H7) [ITN-SUB.8]",
        ),
    ] {
        assert_eq!(reason(&hurt, event), why);
    }
    // The man who came on is not checked, and the two dice may name one man.
    for (dice, event, why) in [
        (
            "6/16 u1",
            "sub check home - - 1",
            "who came on is not checked: black 6 and white 16 name spot 6 of home (nobody to \
             check) [ITN-SUB.11]",
        ),
        (
            "6/4 u7",
            "sub check home - H4 7",
            "H4 is not tired (blue 7, more than END 6): black 6 names spot 6 of home (nobody to \
             check), white 4 spot 4 (H4) [ITN-SUB.8]",
        ),
        (
            "14/4 u7",
            "sub check away A4 - 7",
            "A4 is not tired (blue 7, more than END 6): black 14 and white 4 name spot 4 of away \
             (A4) [ITN-SUB.8]",
        ),
    ] {
        let checked = start.play(&format!("f6v5 7/15 u2 u14 {dice}"));
        assert_eq!(reason(&checked, event), why);
    }
    let last = table("").start("halt: stoppage | home windows: 2");
    let last = last.play("home:change home:spot-1 home:number-11");
    assert_eq!(
        reason(&last, "substitution home H11 for H1 windows 1"),
        "H11 takes the spot of H1; home has 1 window left [ITN-SUB.1]"
    );
}

#[test]
fn strength_of_schedule() {
    // Home 60 against 50 is a game SOS of 2.
    let mut papers = Papers::new();
    papers.home = papers.home.replace("league, One", "league, Two");
    papers.home = papers.home.replace("SOS 50", "SOS 60");
    let attack = papers.table("").start("").play("f6v5s2 3/9");
    let table = in_zone("MID", "Chl+ 3-6");
    for (event, why) in [
        (
            "flip play home MID 6v5s2",
            "the man in spot 6 of home is on the ball, against the man in spot 5 of away; SOS 2 \
             counts for home [ITN-ACT.1]"
                .to_string(),
        ),
        (
            "action home H6 Chl+ 3 9",
            format!(
                "H6 takes on A5; with SOS: home has the ball in OFF (black 3 on H6 in MID: {table}; \
                 white 9 on A5: Foul 1-3 TklR 4-6 [Tkl 7-11]) [ITN-DM.2]"
            ),
        ),
        (
            "sos attack home",
            "SOS for home: Tkl is disregarded, and play goes on [ITN-FSOS.4]".to_string(),
        ),
    ] {
        assert_eq!(reason(&attack, event), why);
    }
    let defence = papers.table("").start("ball: away").play("f6v5s1 17/9");
    assert_eq!(
        reason(&defence, "sos defence home Int"),
        "SOS for home: no stop came, and it becomes Int [ITN-FSOS.7]"
    );
    assert_eq!(
        reason(&defence, "stop home H5 Int"),
        "H5 cuts it out: home has the ball where the pass was going (SOS makes it Int of H5) \
         [ITN-DM.14]"
    );
}

#[test]
fn what_moves_hrec() {
    // HREC is 12/10/8; END of all is 6.
    let bench = "home bench: H11, H12, H13, H14, H15, H16";
    for (options, start, script, event, why) in [
        (
            "",
            "",
            "f6v5 7/20",
            "hrec MID 11",
            "away is a man short: +1 in MID of home, blue up to 11 wins the ball there for home \
             [ITN-CARD.5]",
        ),
        (
            "",
            "ball: away | home booked: H5",
            "f6v5 7/15 u6",
            "hrec MID 8",
            "a last warning for a man of home: -1 in MID of home, blue up to 8 wins the ball \
             there for home \
             [ITN-CARD.9]",
        ),
        // Two markers are given back, a man is lost: one more than before.
        (
            "",
            "ball: away | home booked: H5 | home booked twice: H5",
            "f6v5 7/15",
            "hrec MID 9",
            "home is a man short, but both cautions go with him: +1 in MID of home, blue up to 9 \
             wins the ball there for home [ITN-CARD.12]",
        ),
        (
            "",
            "halt: stoppage | home booked: H5",
            "home:change home:spot-5 home:number-13",
            "hrec MID 11",
            "fresh legs of home, and the cautions go with the man: +2 in MID of home, blue up to 11 \
             wins the ball there for home [ITN-CARD.11]",
        ),
        (
            "automatic=both tired=true",
            "zone: OFF | period: second half | away windows: 0",
            "f9v2 8/12 15/15 u6",
            "hrec MID 11",
            "tired legs of away: +1 in MID of home, blue up to 11 wins the ball there for home \
             [ITN-TRD.2]",
        ),
    ] {
        let start = format!("{bench} | {start}");
        let played = table(options).start(&start).play(script);
        assert_eq!(reason(&played, event), why);
    }
}

#[test]
fn changes_at_half_time_and_checks_of_nobody() {
    let half_time = table("").start("halt: half-time | period: second half");
    let changed = half_time.play("home:change home:spot-1 home:number-11");
    assert_eq!(
        reason(&changed, "substitution home H11 for H1 windows 3"),
        "H11 takes the spot of H1 at half-time, which uses no window; home has 3 windows left \
         [ITN-END.1]"
    );
    let empty = "zone: OFF | period: second half | away sent off: A3";
    let checked = table("automatic=both").start(empty);
    let checked = checked.play("f9v2 8/12 13/13 u6");
    assert_eq!(
        reason(&checked, "sub check away - - 6"),
        "an empty spot is not checked: black 13 and white 13 name spot 3 of away (nobody to \
         check) [ITN-SUB.12]"
    );
    // (-) on his card: no die is thrown.
    let never = Papers::new().replace("2nd 5", "2nd -").table("");
    let waived = never.start("away booked: A5").play("f6v5 7/15");
    assert_eq!(
        reason(&waived, "foul away A5 waived"),
        "A5 fouls: no second yellow card with (-) but a last warning, and HREC one worse for away \
         (white 15 on A5: [Ycd 15-18] Rcd 20) [ITN-CARD.9]"
    );
}
