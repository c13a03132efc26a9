//! Balls into the box, shots, saves, assists, penalties, keepers, loose balls.

use football::Game;
use inside_the_net::Happening;
use tabletop::Side;

use crate::kit::{Onward, Papers, table};

fn after(next: &str, script: &str) -> crate::kit::Match {
    table("").start(&format!("next: {next}")).play(script)
}

#[test]
fn corners_and_crosses() {
    // ITN-CC.1 ITN-CC.2 ITN-CC.3 ITN-CC.4
    for next in ["corner", "cross"] {
        let start = table("").start(&format!("next: {next}"));
        assert_eq!(start.asked(), "card");
        let cleared = start.play("f9v2 1/7");
        cleared
            .ball("home MID")
            .tells(["stop away A2 CLR"])
            .state("regular: 89");
        let claimed = start.play("f9v2 1/17");
        assert_eq!(claimed.asked(), "blue");
        claimed
            .play("u9")
            .ball("away MID")
            .tells(["keeper away AK Pss+ 9"]);
        start
            .play("f9v2 10/8")
            .tells(["shot check home H9 10 of 10 yes"]);
    }
}

#[test]
fn the_receiver_shoots_or_does_not() {
    // ITN-CC.5 ITN-CC.6 ITN-CC.7
    after("corner", "f9v2 10/8 7/6").tells([
        "shot check home H9 10 of 10 yes",
        "shot home H9 CK 7 of 7 on target",
        "goal check away 6 of 6 yes",
    ]);
    after("cross", "f9v2 10/8 7/5 u1").tells([
        "shot home H9 Shot 7 of 7 on target",
        "goal check away 5 of 4 no",
    ]);
    after("corner", "f9v2 11/8 u8").ball("home OFF");
    after("cross", "f9v2 11/8 u9").ball("away DEF");
}

#[test]
fn a_corner_from_a_block_or_save_has_no_taker() {
    // ITN-CC.8
    let papers = Papers::new().replace("PKw 1\n", "PKw 1, CK+ 2\n");
    let start = |options: &str| papers.table(options).start("zone: OFF");
    for corner in ["f9v2 17/5", "f9v2 17/9 7/15"] {
        let nobody = start("").play(corner);
        nobody.state("from: -").ball("home OFF corner");
        nobody
            .play("f9v2 11/8")
            .tells(["shot check home H9 11 of 10 no"]);
        // If that was agreed, the coach names one, with his bonus: who has the most, of
        // equals the one with the highest OFF.
        let named = start("named_corner_taker=true").play(corner);
        named
            .play("f9v2 12/8")
            .tells(["shot check home H9 12 of 12 yes"]);
        named.play("home:number-3 f9v2 11/8").state("from: H3");
    }
}

#[test]
fn rebounds() {
    // ITN-REB.1 ITN-REB.2 ITN-REB.3 ITN-REB.4 ITN-REB.5
    let start = table("").start("zone: OFF");
    for rebound in ["f10v1 17/4", "f10v1 17/9 7/18", "f10v1 4/1 1/18"] {
        start
            .play(rebound)
            .ball("home OFF rebound")
            .state("from: H10");
    }
    after("rebound", "f9v2 1/7")
        .ball("home MID")
        .tells(["stop away A2 CLR"]);
    let gathered = after("rebound", "f9v2 1/18");
    gathered.tells(["stop away REC"]);
    // It is the keeper's, not A2's, whom the card has named.
    let by = gathered
        .session
        .events()
        .iter()
        .find_map(|event| match event.what {
            Happening::Stopped { by, .. } => Some(by),
            _ => None,
        });
    assert_eq!(by, Some(0));
    gathered.play("u1").ball("away DEF");
    // 17 is CrsP INT, not REC.
    after("rebound", "f9v2 10/17").tells(["shot check home H9 10 of 10 yes"]);
    let shot = after("rebound", "f9v2 10/8 7/7");
    shot.tells([
        "shot home H9 Reb 7 of 7 on target",
        "goal check away 7 of 7 yes",
    ]);
    after("rebound", "f9v2 11/8 u9").ball("away DEF");
    // No bonus, whoever shot before.
    let bonus = Papers::new().replace("PKw 1\n", "PKw 1, CK+ 2, CrsP+ 3\n");
    let played = bonus
        .table("")
        .start("next: rebound | from: H10")
        .play("f9v2 11/8");
    played.tells(["shot check home H9 11 of 10 no"]);
}

#[test]
fn open_shots() {
    // ITN-OPN.1 ITN-OPN.2 ITN-OPN.4 ITN-OPN.5 ITN-OPN.6
    let spots = [
        (1, 8),
        (2, 9),
        (3, 9),
        (4, 10),
        (5, 10),
        (6, 10),
        (7, 7),
        (8, 8),
        (9, 9),
        (10, 10),
    ];
    for (number, spot) in spots {
        let played = after("open", &format!("f{number}v1 11/1"));
        let line = format!("shot check home H{spot} 11 of 10 no");
        assert!(played.told().contains(&line), "{number}");
    }
    let shot = after("open", "f9v2 10/1 9/4");
    shot.tells([
        "shot home H9 Shot 9 of 9 on target",
        "goal check away 4 of 4 yes",
    ]);
    shot.does_not_tell("stop");
    after("open", "f9v2 11/1 u8").ball("home OFF");
    after("open", "f9v2 11/1 u9").ball("away DEF");
}

#[test]
fn any_high_on_an_open_card_is_the_best_of_all() {
    // ITN-OPN.3
    let best = Papers::new().replace("H3, DF, LINE 3, OFF 53", "H3, DF, LINE 3, OFF 60");
    // H3 and H10 have 60: the higher spot; without H10, H3.
    let start = |lines: &str| best.table("").start(&format!("next: open | {lines}"));
    start("")
        .play("fH8/9v1 11/1")
        .tells(["shot check home H10 11 of 10 no"]);
    start("home sent off: H10")
        .play("fH8/9v1 11/1")
        .tells(["shot check home H3 11 of 10 no"]);
}

#[test]
fn on_target() {
    // ITN-SHT.1 ITN-SHT.2 ITN-SHT.3 ITN-SHT.4 ITN-SHT.6
    let start = || table("").start("zone: OFF");
    start().play("f9v2 17/9 7/4").state("score: 1-0");
    let wide = start().play("f9v2 17/9 8/4");
    wide.ball("away DEF goal kick")
        .tells(["shot home H9 Shot 8 of 7 off target", "halt goal kick"]);
    // The defender is the one on the latest card: A3 takes nothing off.
    let papers = Papers::new().man(
        "A3",
        "defence, Foul 1-3, TklR 4-6, Tkl 7-11, Ycd 15-18, 2nd 5, Rcd 20, PKc 19-20, BlkP 1-3, \
         Int 4-7, BlkS 1-5, CLR 1-7, OnT +1",
    );
    let cross = papers
        .table("")
        .start("zone: OFF")
        .play("f6v2 9/9 f9v3 1/9 10/1");
    cross.tells(["shot home H9 Shot 10 of 10 on target"]);
    let carried = papers.table("").start("zone: OFF").play("f9v3 1/9 10/1");
    carried.tells(["shot home H9 Chl 10 of 9 off target"]);
}

#[test]
fn goal_or_save() {
    // ITN-SAV.1 ITN-SAV.2 ITN-SAV.3 ITN-SAV.4 ITN-SAV.5
    // Goal 6 with Chl -1, CK 0, Shot -2, Reb +1, DK -3.
    let goal = |start: &str, script: &str, need: u8| {
        let start = || table("").start(start);
        let scored = start().play(&format!("{script} 1/{need}"));
        scored
            .state("score: 1-0")
            .tells(["extra +30 1", "halt goal"]);
        let above = need + 1;
        start()
            .play(&format!("{script} 1/{above} u1"))
            .state("score: 0-0");
    };
    goal("zone: OFF", "f9v2 1/9", 5);
    goal("zone: OFF", "f9v2 2/12", 5);
    goal("next: corner", "f9v2 1/9", 6);
    goal("next: cross", "f9v2 1/9", 4);
    goal("next: open", "f9v2 1/9", 4);
    goal("zone: OFF", "f9v2 17/9", 4);
    goal("next: rebound", "f9v2 1/9", 7);
    goal("next: free kick | zone: OFF", "f9v2 17/9", 3);
    let start = || table("").start("zone: OFF");
    start()
        .play("f9v2 17/9 7/14 u1")
        .ball("away DEF")
        .tells(["save away AK SV"]);
    start()
        .play("f9v2 17/9 7/15")
        .ball("home OFF corner")
        .tells(["save away AK CK", "halt corner"]);
    start()
        .play("f9v2 17/9 7/18")
        .ball("home OFF rebound")
        .tells(["save away AK REB"]);
}

#[test]
fn assists() {
    // ITN-AST.1 ITN-AST.2 ITN-AST.3 ITN-AST.4
    let goal = |start: &str, script: &str, line: &str| {
        let played = table("").start(start).play(script);
        assert!(
            played.told().contains(&line.to_string()),
            "{:#?}",
            played.told()
        );
    };
    goal(
        "zone: OFF",
        "f8v1 15/9 f9v2 1/9 1/1",
        "goal home H9 1-0 assist H8",
    );
    goal(
        "zone: OFF",
        "f6v1 9/9 f9v2 1/9 1/1",
        "goal home H9 1-0 assist H6",
    );
    goal("", "f6v5 9/9 f9v2 1/9 1/1", "goal home H9 1-0 assist H6");
    goal(
        "zone: DEF",
        "f2v5 7/9 f9v2 17/9 1/1",
        "goal home H9 1-0 assist H2",
    );
    goal("", "f6v5 11/9 f9v2 17/9 1/1", "goal home H9 1-0 assist H6");
    // A Fld turned into a pass on a free kick is a pass.
    goal(
        "next: free kick",
        "f6v5 7/9 f9v2 17/9 1/1",
        "goal home H9 1-0 assist H6",
    );
    // Not if something lies between, nor after a pass from DEF to MID.
    goal("", "f6v5 11/9 f9v2 6/9 f9v2 17/9 1/1", "goal home H9 1-0");
    goal(
        "zone: DEF",
        "f6v5 9/9 f7v5 1/9 f9v2 17/9 1/1",
        "goal home H9 1-0",
    );
    // A rebound is credited to whose shot caused it.
    goal(
        "zone: OFF",
        "f10v1 17/4 f9v2 1/9 1/1",
        "goal home H9 1-0 assist H10",
    );
    goal(
        "zone: OFF",
        "f10v1 4/1 1/18 f9v2 1/9 1/1",
        "goal home H9 1-0 assist H10",
    );
    // Nobody passed before a carry, a challenge, a direct kick, a penalty.
    goal("", "f6v5 11/9 f9v2 1/9 1/1", "goal home H9 1-0");
    goal("", "f6v5 11/9 f9v2 2/12 1/1", "goal home H9 1-0");
    goal(
        "next: free kick | zone: OFF",
        "f9v2 17/9 1/1",
        "goal home H9 1-0",
    );
    goal("zone: OFF", "f9v2 4/1 1/1", "goal home H10 1-0");
    goal("zone: OFF", "f9v1 9/9 f9v2 1/9 1/1", "goal home H9 1-0");
}

#[test]
fn recoveries() {
    // ITN-REC.1 ITN-REC.2 ITN-REC.3 ITN-REC.4
    // HREC 12/10/8: the strip is home's view, whoever lost the ball.
    let loose = |ball: &str, zone: &str| {
        table("").start(&format!("next: loose ball | ball: {ball} | zone: {zone}"))
    };
    for (ball, zone, most, home, away) in [
        ("home", "DEF", 12, "home DEF", "away OFF"),
        ("away", "OFF", 12, "home DEF", "away OFF"),
        ("home", "MID", 10, "home MID", "away MID"),
        ("away", "DEF", 8, "home OFF", "away DEF"),
    ] {
        loose(ball, zone).play(&format!("u{most}")).ball(home);
        loose(ball, zone).play(&format!("u{}", most + 1)).ball(away);
    }
    // The next card is ordinary play: it can be stopped.
    loose("home", "MID").play("u1 f6v5 3/7").ball("away MID");
    // Asked for by TklR, BlkP, a missed Shot, and a launch.
    for (start, script) in [
        ("", "f6v5 3/4"),
        ("", "f6v5 11/1"),
        ("next: corner", "f9v2 11/8"),
        ("next: open", "f9v2 11/8"),
        ("next: goal kick", "u13"),
        ("next: keeper", "u16"),
    ] {
        assert_eq!(
            table("").start(start).play(script).asked(),
            "blue",
            "{start} {script}"
        );
    }
}

#[test]
fn penalties() {
    // ITN-PK.1 ITN-PK.2 ITN-PK.3 ITN-PK.4 ITN-PK.5 ITN-PK.6 ITN-PK.8
    let start = table("").start("next: penalty");
    // PK 15 with Pen Kick -2: equal scores, and black means nothing.
    let goal = start.play("20/13");
    goal.state("score: 1-0 | regular: 90")
        .tells(["penalty home H10 13 of 13"]);
    assert_eq!(
        (
            goal.stats(Side::Home, "H10").goals,
            goal.box_score().stats.home.penalties
        ),
        (1, 1)
    );
    start.play("1/14 u1").ball("away DEF").state("score: 0-0");
    start.play("1/15").ball("home OFF corner");
    start
        .play("1/18")
        .ball("home OFF rebound")
        .state("from: H10");
    // Another taker is the coach's choice; the usual one has the highest PK.
    start.play("home:number-2 1/13").tells(["goal home H2 1-0"]);
    let better = Papers::new().man("H4", "attack, Shot 10, OnT 9, Goal 6, PK 16, PKw 1");
    let taken = better.table("").start("next: penalty").play("1/14");
    taken.tells(["penalty home H4 14 of 14", "goal home H4 1-0"]);
    // If that was agreed, it must be on target first.
    let strict = table("pk_on_target=true").start("next: penalty");
    strict.play("9/13").state("score: 1-0");
    strict
        .play("10/13")
        .ball("away DEF goal kick")
        .tells(["penalty home H10 off target"]);
}

#[test]
fn a_twenty_is_always_saved() {
    // ITN-PK.7 ITN-PK.4
    let sure = Papers::new()
        .replace("PK 15", "PK 20")
        .replace("Pen -2", "Pen +3");
    let start = sure.table("").start("next: penalty");
    start.play("1/19").state("score: 1-0");
    start
        .play("1/20")
        .tells(["penalty home H10 20 of 20", "save away AK REB"]);
}

#[test]
fn keepers_let_go_of_the_ball() {
    // ITN-GKP.1 ITN-GKP.2 ITN-GKP.3 ITN-GKP.4 ITN-GKP.5 ITN-GKP.8
    for start in ["zone: OFF", "next: cross", "next: rebound"] {
        let script = match start {
            "zone: OFF" => "f9v2 17/9 7/14",
            _ => "f9v2 1/18",
        };
        let held = table("").start(start).play(script);
        held.play("u8")
            .ball("away DEF")
            .tells(["keeper away AK Throw 8"]);
        held.play("u9").ball("away MID");
        held.play("u13").ball("away MID");
        held.play("u14")
            .ball("home MID")
            .tells(["keeper away AK Pto+ 14"]);
        held.play("u16 u10").ball("home MID");
        held.play("u16 u11").ball("away MID");
    }
}

#[test]
fn goal_kicks() {
    // ITN-GKP.6 ITN-GKP.7
    let start = table("").start("next: goal kick | ball: away");
    start
        .play("u12")
        .ball("away DEF")
        .tells(["goal kick away Pass 12"]);
    start
        .play("u13 u10")
        .ball("home MID")
        .tells(["goal kick away LaunchR 13"]);
    start.play("u20 u11").ball("away MID");
}

#[test]
fn an_event_knows_its_minute() {
    let played = table("").start("zone: OFF").play("f9v2 17/9 7/4");
    let minute = |event| played.rules().when(event).to_string();
    assert_eq!(minute(&played.events()[0]), "1'");
}
