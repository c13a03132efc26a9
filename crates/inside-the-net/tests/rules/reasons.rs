//! Why something happened in play, in whole sentences, worked out from the cards of the kit.

use football::Game;
use scoresheet::words::told;
use tabletop::situation::Situation;

use crate::kit::{Match, Onward, Papers, table};

/// The reason of the event of the last play that is written like this.
pub fn reason(played: &Match, event: &str) -> String {
    let rules = played.rules();
    let mut events = played.events().iter();
    let found = events.find(|found| rules.write_event(found) == event);
    let found = found.unwrap_or_else(|| panic!("{event}: {:#?}", played.told()));
    told(&rules.why(found).expect(event))
}

/// The tables of the usual card with one range hit.
pub fn in_zone(zone: &str, hit: &str) -> String {
    let table = match zone {
        "DEF" => "Cry+ 1-2 Chl+ 3-5 Fld 6 P++ 7-8 Pss+ 9-16 Pto+ 17-20",
        "MID" => "Cry+ 1-2 Chl+ 3-6 Fld 7-8 Ps+S 9-10 Pss+ 11-16 Pto+ 17-20",
        _ => "CryS 1 ChlS 2-3 Fld 4-5 Swch 6-7 OffP 8 CrsP 9-12 GK 13-14 CK 15-16 Att 17-20",
    };
    assert!(table.contains(hit), "{hit}");
    table.replace(hit, &format!("[{hit}]"))
}

#[test]
fn an_action_that_succeeds() {
    for (zone, throw, action, deed, hit, defence, then, clause) in [
        (
            "MID",
            "11/8",
            "Pss+ 11 8",
            "H6 plays a pass against A5, and A5 does not stop it",
            "Pss+ 11-16",
            "white 8 on A5: BlkP 1-3 Int 4-7, no stop",
            "home has the ball in OFF",
            "ITN-DM.12",
        ),
        (
            "MID",
            "1/8",
            "Cry+ 1 8",
            "H6 carries the ball forward",
            "Cry+ 1-2",
            "nothing can stop it",
            "home has the ball in OFF",
            "ITN-DM.1",
        ),
        (
            "DEF",
            "7/8",
            "P++ 7 8",
            "H6 plays a long pass against A5, and A5 does not stop it",
            "P++ 7-8",
            "white 8 on A5: BlkP 1-3 Int 4-7; white 8 on AK: SWEEP 19-20, no stop",
            "home has the ball in OFF",
            "ITN-DM.10",
        ),
        (
            "OFF",
            "17/6",
            "Att 17 6",
            "H6 shoots against A5, and A5 does not stop it",
            "Att 17-20",
            "white 6 on A5: BlkS 1-5, no stop",
            "a shot of type Shot",
            "ITN-OFF.21",
        ),
    ] {
        let played = table("").start(&format!("zone: {zone}"));
        let played = played.play(&format!("f6v5 {throw}"));
        let (black, _) = throw.split_once('/').unwrap();
        let table = in_zone(zone, hit);
        assert_eq!(
            reason(&played, &format!("action home H6 {action}")),
            format!(
                "{deed}: {then} (black {black} on H6 in {zone}: {table}; {defence}) [{clause}]"
            )
        );
    }
}

#[test]
fn a_stopped_action_says_who_stopped_it_and_where_the_ball_is() {
    let fouls = "white 2 on A5: [Foul 1-3] TklR 4-6 Tkl 7-11";
    for (throw, action, deed, hit, read, then, stop, why) in [
        (
            "3/2",
            "Chl+ 3 2",
            "H6 takes on A5, but A5 fouls",
            "Chl+ 3-6",
            fouls,
            "a foul, and a free kick for home there [ITN-DM.3]",
            "A5 Foul",
            "A5 fouls: a free kick for home there (white 2 in Foul 1-3 of A5) [ITN-DM.3]",
        ),
        (
            "3/5",
            "Chl+ 3 5",
            "H6 takes on A5, but A5 knocks the ball away",
            "Chl+ 3-6",
            "white 5 on A5: Foul 1-3 [TklR 4-6] Tkl 7-11",
            "the ball is loose there [ITN-DM.4]",
            "A5 TklR",
            "A5 knocks the ball away: the ball is loose there (white 5 in TklR 4-6 of A5) \
             [ITN-DM.4]",
        ),
        (
            "3/8",
            "Chl+ 3 8",
            "H6 takes on A5, but A5 wins the ball",
            "Chl+ 3-6",
            "white 8 on A5: Foul 1-3 TklR 4-6 [Tkl 7-11]",
            "away has the ball in MID [ITN-DM.5]",
            "A5 Tkl",
            "A5 wins the ball: away has the ball there (white 8 in Tkl 7-11 of A5) [ITN-DM.5]",
        ),
        (
            "11/2",
            "Pss+ 11 2",
            "H6 plays a pass against A5, but A5 blocks it",
            "Pss+ 11-16",
            "white 2 on A5: [BlkP 1-3] Int 4-7",
            "the ball is loose there [ITN-DM.13]",
            "A5 BlkP",
            "A5 blocks it: the ball is loose there (white 2 in BlkP 1-3 of A5) [ITN-DM.13]",
        ),
        (
            "11/5",
            "Pss+ 11 5",
            "H6 plays a pass against A5, but A5 cuts it out",
            "Pss+ 11-16",
            "white 5 on A5: BlkP 1-3 [Int 4-7]",
            "away has the ball in DEF [ITN-DM.13]",
            "A5 Int",
            "A5 cuts it out: away has the ball where the pass was going (white 5 in Int 4-7 of \
             A5) [ITN-DM.13]",
        ),
        (
            "9/19",
            "Ps+S 9 19",
            "H6 plays a through ball against A5, but AK comes out for it",
            "Ps+S 9-10",
            "white 19 on A5: BlkP 1-3 Int 4-7; white 19 on AK: [SWEEP 19-20]",
            "away has the ball in DEF [ITN-DM.9]",
            "SWEEP",
            "AK comes out for it: away has the ball in DEF (white 19 in SWEEP 19-20 of AK) \
             [ITN-DM.9]",
        ),
    ] {
        let played = table("").start("").play(&format!("f6v5 {throw}"));
        let (black, _) = throw.split_once('/').unwrap();
        let table = in_zone("MID", hit);
        let (then_what, clause) = then.split_once(" [").unwrap();
        assert_eq!(
            reason(&played, &format!("action home H6 {action}")),
            format!("{deed}: {then_what} (black {black} on H6 in MID: {table}; {read}) [{clause}")
        );
        assert_eq!(reason(&played, &format!("stop away {stop}")), why);
    }
}

#[test]
fn every_stop_cites_its_own_clause() {
    for (zone, throw, stop, clause) in [
        ("DEF", "3/2", "A5 Foul", "ITN-DM.3"),
        ("DEF", "3/5", "A5 TklR", "ITN-DM.4"),
        ("DEF", "3/8", "A5 Tkl", "ITN-DM.5"),
        ("DEF", "7/2", "A5 BlkP", "ITN-DM.11"),
        ("DEF", "7/5", "A5 Int", "ITN-DM.11"),
        ("DEF", "7/19", "SWEEP", "ITN-DM.11"),
        ("DEF", "9/5", "A5 Int", "ITN-DM.13"),
        ("DEF", "17/2", "A5 BlkP", "ITN-DM.14"),
        ("MID", "9/2", "A5 BlkP", "ITN-DM.9"),
        ("MID", "17/5", "A5 Int", "ITN-DM.14"),
        ("OFF", "2/2", "A5 Foul", "ITN-OFF.3"),
        ("OFF", "2/5", "A5 TklR", "ITN-OFF.4"),
        ("OFF", "2/8", "A5 Tkl", "ITN-OFF.5"),
        ("OFF", "8/2", "A5 BlkP", "ITN-OFF.12"),
        ("OFF", "9/5", "A5 Int", "ITN-OFF.14"),
        ("OFF", "13/5", "A5 Int", "ITN-OFF.17"),
        ("OFF", "17/4", "A5 BlkS", "ITN-OFF.22"),
    ] {
        let played = table("").start(&format!("zone: {zone}"));
        let played = played.play(&format!("f6v5 {throw}"));
        let cites = |start: &str| {
            let rules = played.rules();
            let mut events = played.events().iter();
            let found = events.find(|event| rules.write_event(event).starts_with(start));
            found.map(|event| event.clause)
        };
        let stopped = format!("stop away {stop}");
        assert_eq!(cites("action "), Some(clause), "{zone} {throw}");
        assert_eq!(cites(&stopped), Some(clause), "{zone} {throw}");
    }
}

#[test]
fn where_nobody_defends_nobody_is_named() {
    let short = table("").start("away sent off: A2 | zone: OFF");
    let played = short.play("f9v2 17/1 9/1");
    assert_eq!(
        reason(&played, "nobody defends away 2"),
        "spot 2 of away is empty: nothing can be stopped [ITN-CARD.4]"
    );
    let table = in_zone("OFF", "Att 17-20");
    assert_eq!(
        reason(&played, "action home H9 Att 17 1"),
        format!(
            "H9 shoots: a shot of type Shot (black 17 on H9 in OFF: {table}; nobody defends) \
             [ITN-OFF.21]"
        )
    );
    assert_eq!(
        reason(&played, "shot home H9 Shot 9 of 9 on target"),
        "H9 shoots, with no defender against it: a shot of type Shot on target (black 9, at most \
         OnT 9) [ITN-SHT.1]"
    );
    // Nor is anybody booked, whatever white shows.
    assert_eq!(
        reason(&short.play("f9v2 4/15"), "foul away nobody plain"),
        "nobody defends: the foul is nobody's, and plain [ITN-CARD.13]"
    );
    // Each kind of card says so itself.
    for (next, clause) in [
        ("play", "ITN-CARD.3"),
        ("free kick", "ITN-CARD.3"),
        ("rebound", "ITN-CARD.3"),
        ("corner", "ITN-CC.9"),
        ("cross", "ITN-CC.9"),
        ("open", "ITN-OPN.7"),
    ] {
        let short = format!("zone: OFF | next: {next} | home sent off: H9");
        let lost = self::table("").start(&short).play("f9v2");
        assert_eq!(
            reason(&lost, "nobody on the ball home 9"),
            format!("spot 9 of home is empty: away has the ball on the same ground [{clause}]")
        );
    }
}

#[test]
fn shots_and_saves() {
    // OnT 9 and -2 of A2 are 7; Goal 6 and -2 of AK are 4.
    let shot = table("").start("zone: OFF").play("f9v2 17/9 7/5 u9");
    for (event, why) in [
        (
            "shot home H9 Shot 7 of 7 on target",
            "H9 shoots: a shot of type Shot on target (black 7, at most OnT 7: 9 of H9, -2 by \
             A2) [ITN-SHT.1]",
        ),
        (
            "goal check away 5 of 4 no",
            "H9 shoots against AK: saved (white 5, more than Goal 4: 6 of H9, SAVE Shot -2 of AK) \
             [ITN-SAV.4]",
        ),
        (
            "save away AK SV",
            "AK saves: the keeper has it (white 5 on AK: [SV 1-14] CK 15-17 REB 18-20) [ITN-SAV.4]",
        ),
        (
            "keeper away AK Pss+ 9",
            "AK lets go of the ball: away has the ball in MID (blue 9 on AK: Throw 1-8 [Pss+ \
             9-13] Pto+ 14-15 LaunchR 16-20) [ITN-GKP.3]",
        ),
    ] {
        assert_eq!(reason(&shot, event), why);
    }
    let wide = table("").start("zone: OFF").play("f9v2 17/9 8/1 u13 u11");
    for (event, why) in [
        (
            "shot home H9 Shot 8 of 7 off target",
            "H9 shoots: wide, a goal kick (black 8, more than OnT 7: 9 of H9, -2 by A2) [ITN-SHT.4]",
        ),
        (
            "goal kick away LaunchR 13",
            "AK lets go of the ball: the ball is loose in MID (blue 13 on AK: Pass 1-12 [LaunchR \
             13-20]) [ITN-GKP.7]",
        ),
        // MID: 10 and four men each.
        (
            "recovery away MID 11 of 10",
            "away wins the loose ball (blue 11, more than HREC 10 in MID of home) [ITN-REC.1]",
        ),
    ] {
        assert_eq!(reason(&wide, event), why);
    }
    let parried = table("").start("zone: OFF").play("f9v2 17/9 7/15");
    assert_eq!(
        reason(&parried, "save away AK CK"),
        "AK saves: a corner (white 15 on AK: SV 1-14 [CK 15-17] REB 18-20) [ITN-SAV.5]"
    );
}

#[test]
fn corners_with_a_bonus_and_who_made_the_goal() {
    let papers = Papers::new().replace("PKw 1\n", "PKw 1, CK+ 2\n");
    let won = papers.table("").start("zone: OFF").play("f9v2 15/9").on();
    assert_eq!(
        reason(&won, "corner home H9"),
        "H9 takes it, with CK+ 2 [ITN-OFF.19]"
    );
    // Shot 10 and CK+ 2 are 12; type CK adds nothing to Goal.
    let goal = won.play("f10v1 12/8 7/6");
    assert_eq!(
        reason(&goal, "shot check home H10 12 of 12 yes"),
        "H10 gets to the ball and shoots (black 12, at most Shot 12: 10 of H10, CK+ 2 of H9) \
         [ITN-CC.5]"
    );
    assert_eq!(
        reason(&goal, "goal home H10 1-0 assist H9"),
        "the ball came from H9 [ITN-AST.1]"
    );
    assert_eq!(
        reason(&goal, "extra +30 1"),
        "a goal adds 30 seconds: a full card is pulled; EXTRAS 1 [ITN-TIM.4]"
    );
    let cleared = won.play("f10v1 12/7");
    assert_eq!(
        reason(&cleared, "stop away A1 CLR"),
        "A1 clears: home has the ball in MID (white 7 in CLR 1-7 of A1) [ITN-CC.3]"
    );
    let claimed = won.play("f10v1 12/17");
    assert_eq!(
        reason(&claimed, "stop away CrsP INT"),
        "AK claims it: the keeper has it (white 17 in CrsP INT 17-20 of AK) [ITN-CC.4]"
    );
    let blocked = papers.table("").start("zone: OFF").play("f9v2 17/5").on();
    assert_eq!(
        reason(&blocked, "corner home"),
        "after a block or a save nobody takes it by name, and nothing is added to Shot [ITN-CC.8]"
    );
    let high = papers.table("").start("next: corner").play("fH9/10v2");
    assert_eq!(
        reason(&high, "flip corner home OFF H9/10v2"),
        "on the ball is the man in spot 9 or 10 of home with the higher OFF rating (HIGH), against \
         the man in spot 2 of away [ITN-FAC.6]"
    );
    // Equal OFF ratings; and nobody in spot 9.
    let equal = Papers::new().replace("OFF 59", "OFF 60").table("");
    let short = table("").start("next: corner | home sent off: H9");
    for played in [equal.start("next: corner"), short] {
        assert_eq!(
            reason(&played.play("fH9/10v2"), "flip corner home OFF H9/10v2"),
            "on the ball is the man in spot 9 or 10 of home who is there, of equal OFF ratings \
             the one in the higher spot (HIGH), against the man in spot 2 of away [ITN-FAC.7]"
        );
    }
    let open = papers.table("").start("next: open").play("f4v1 11/1");
    assert_eq!(
        reason(&open, "flip open home OFF 4v1"),
        "the man in spot 10 of home gets the ball (4 on the card) [ITN-OPN.2]"
    );
    assert_eq!(
        reason(&open, "shot check home H10 11 of 10 no"),
        "H10 does not get to the ball, and it is loose there (black 11, more than Shot 10) \
         [ITN-OPN.5]"
    );
}
