//! Yellow and red cards, and empty spots.

use tabletop::Side;

use crate::kit::{Onward, Papers, table};

const FLD: &str = "f6v5 7/";

fn fouled(lines: &str, white: u8) -> crate::kit::Match {
    table("").start(lines).play(&format!("{FLD}{white}"))
}

#[test]
fn a_man_sent_off_is_not_replaced() {
    // ITN-CARD.1 ITN-CARD.2 ITN-CARD.5
    let red = fouled("", 20);
    red.ball("home MID free kick");
    red.state(
        "away line-up: A1, A2, A3, A4, -, A6, A7, A8, A9, A10 | away sent off: A5 \
         | hrec: 12/11/8 | away windows: 3",
    );
    // He has no markers: it is only the men that are counted again.
    let told = |clause: &str| {
        red.session
            .events()
            .iter()
            .any(|event| event.clause == clause)
    };
    assert!(told("ITN-CARD.5") && !told("ITN-CARD.12"));
    // His spot is not among those that can be changed.
    let menu = red.play("away:change").menu();
    assert!(menu.contains(&"spot 6".to_string()) && !menu.contains(&"spot 5".to_string()));
    // With a penalty, that takes the place of the free kick.
    let both = table("").start("zone: OFF").play("f9v2 4/20");
    both.ball("home OFF penalty").state("away sent off: A2");
}

#[test]
fn an_empty_spot_on_the_ball() {
    // ITN-CARD.3 ITN-CC.9 ITN-OPN.7
    let short = |lines: &str| table("").start(&format!("home sent off: H9 | {lines}"));
    for (lines, lost) in [
        ("zone: DEF", "away OFF"),
        ("zone: MID", "away MID"),
        ("zone: OFF", "away DEF"),
        ("next: corner", "away DEF"),
        ("next: cross", "away DEF"),
        ("next: rebound", "away DEF"),
        ("next: free kick | zone: MID", "away MID"),
    ] {
        let played = short(lines).play("f9v2");
        played.ball(lost).tells(["nobody on the ball home 9"]);
    }
    // Number 3 of an OPEN card is spot 9.
    short("next: open").play("f3v1").ball("away DEF");
}

#[test]
fn an_empty_spot_in_defence() {
    // ITN-CARD.4 ITN-SHT.5 ITN-CC.9
    let short =
        |options: &str, lines: &str| table(options).start(&format!("away sent off: A2 | {lines}"));
    for white in 1..=20 {
        let pass = short("", "").play(&format!("f6v2 11/{white}"));
        pass.ball("home OFF").tells(["nobody defends away 2"]);
        let open = short("", "").play(&format!("f6v2 9/{white}"));
        open.ball("home OFF open");
        let cross = short("", "next: cross").play(&format!("f9v2 1/{white}"));
        cross.tells(["shot check home H9 1 of 10 yes"]);
    }
    // Nobody disturbs the shot.
    let shot = short("", "zone: OFF").play("f9v2 17/1 9/1");
    shot.tells(["shot home H9 Shot 9 of 9 on target"]);
    // The keeper alone stops, if that was agreed.
    let alone = "keeper_alone_may_stop=true";
    short(alone, "").play("f6v2 9/19").ball("away DEF");
    short(alone, "next: cross")
        .play("f9v2 1/17 u1")
        .ball("away DEF");
    short(alone, "next: rebound")
        .play("f9v2 1/18 u1")
        .ball("away DEF");
    short(alone, "").play("f6v2 11/1").ball("home OFF");
}

#[test]
fn the_first_yellow_card() {
    // ITN-CARD.6
    let yellow = fouled("", 15);
    yellow.tells(["foul away A5 yellow", "hrec MID 11"]);
    yellow.state("away booked: A5 | hrec: 12/11/8");
    // A home man is a point less: a midfielder in MID, a defender in DEF.
    let home = table("").start("ball: away").play("f6v5 7/15");
    home.state("home booked: H5 | hrec: 12/9/8");
    table("")
        .start("ball: away")
        .play("f6v2 7/15")
        .state("hrec: 11/10/8");
    table("").start("").play("f6v2 7/15").state("hrec: 12/10/9");
}

#[test]
fn the_second_yellow_card() {
    // ITN-CARD.7 ITN-CARD.8 ITN-CARD.9
    let once = "away booked: A5";
    assert_eq!(fouled(once, 15).asked(), "blue");
    let given = fouled(once, 15).play("u5");
    given.tells([
        "second yellow check away A5 5 of 5 yes",
        "foul away A5 second yellow",
        "extra +30 1",
    ]);
    // 11 with the marker: it goes, and a man does too.
    given.state("away sent off: A5 | hrec: 12/11/8");
    let waived = fouled(once, 15).play("u6");
    waived.tells(["foul away A5 waived", "extra +15 1 sideways", "hrec MID 12"]);
    waived.state("away booked twice: A5 | hrec: 12/12/8 | away sent off: none");
    // With (-) no die is thrown.
    let never = Papers::new().replace("2nd 5", "2nd -");
    let waived = never.table("").start(once).play("f6v5 7/15");
    waived
        .tells(["foul away A5 waived"])
        .does_not_tell("second yellow check");
    assert_eq!(waived.asked(), "card");
}

#[test]
fn the_third_yellow_card() {
    // ITN-CARD.10 ITN-CARD.12
    let twice = "away booked: A5 | away booked twice: A5";
    let third = fouled(twice, 15);
    third.tells(["foul away A5 third yellow", "extra +30 1"]);
    // 12 with two markers; both go, and so does a man.
    third
        .state("away sent off: A5 | hrec: 12/11/8")
        .does_not_tell("second yellow check");
}

#[test]
fn a_substitute_takes_the_markers_away() {
    // ITN-CARD.11
    // 9 and 8 with one and two markers of home in MID: 10 and 10 without, and a point
    // for fresh legs.
    let change = "home:change home:spot-5 home:number-13";
    let once = table("")
        .start("halt: stoppage | home booked: H5")
        .play(change);
    once.state("hrec: 12/11/8");
    let twice = "halt: stoppage | home booked: H5 | home booked twice: H5";
    table("").start(twice).play(change).state("hrec: 12/11/8");
}

#[test]
fn cards_come_from_fld_alone() {
    // ITN-CARD.13
    // Every white on a challenge, a pass and a shot: no card.
    for white in 1..=20 {
        for black in [3, 9, 11, 17] {
            let played = table("").start("").play(&format!("f6v5 {black}/{white}"));
            played.state("away booked: none | away sent off: none");
        }
    }
    // An empty spot fouls, and nobody is carded; the attacker's PKw still counts.
    let nobody = table("").start("away sent off: A5").play("f6v5 7/20");
    nobody
        .tells(["foul away nobody plain"])
        .ball("home MID free kick");
    let won = table("")
        .start("zone: OFF | away sent off: A5")
        .play("f6v5 4/1");
    won.ball("home OFF penalty");
    let not = table("")
        .start("zone: OFF | away sent off: A5")
        .play("f6v5 4/19");
    not.ball("home OFF free kick");
}

#[test]
fn keepers_are_never_carded_fouled_or_hurt() {
    // ITN-CARD.14
    let played = fouled("", 20);
    let keeper = played.stats(Side::Away, "AK");
    assert_eq!(
        (keeper.fouls, keeper.fouled, keeper.reds, keeper.injuries),
        (0, 0, 0, 0)
    );
    assert_eq!(played.stats(Side::Away, "A5").reds, 1);
}
