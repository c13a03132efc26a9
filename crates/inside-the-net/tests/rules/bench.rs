//! Stoppages, substitutions, fresh and tired legs.

use tabletop::Side;

use crate::kit::{Onward, Papers, table};

/// A stoppage of the second half with the automatic rule for both.
fn automatic(options: &str, lines: &str, script: &str) -> crate::kit::Match {
    let rules = Papers::new().rules(&format!("cards=unlimited extras_per_sub=false {options}"));
    let start = format!("period: second half | zone: OFF | {lines}");
    // A shot wide: a goal kick is due.
    crate::kit::table_of(rules)
        .start(&start)
        .play(&format!("f9v2 18/9 10/12 {script}"))
        .on()
}

#[test]
fn what_a_stoppage_is() {
    // ITN-STP.1
    let off = |script: &str| table("").start("zone: OFF").play(script);
    for (script, why) in [
        ("f9v2 15/9", "halt corner"),
        ("f9v2 17/5", "halt corner"),
        ("f9v2 17/9 7/15", "halt corner"),
        ("f9v2 17/9 8/1", "halt goal kick"),
        ("f9v2 13/9", "halt goal kick"),
        ("f9v2 17/9 7/1", "halt goal"),
        ("f9v2 2/1", "halt foul"),
        ("f9v2 4/15", "halt foul"),
        ("f9v2 8/9", "halt offside"),
    ] {
        assert!(off(script).told().contains(&why.to_string()), "{script}");
        assert_eq!(
            off(script).menu(),
            ["go on", "change", "change keeper"],
            "{script}"
        );
    }
    for script in [
        "f9v2 6/9",
        "f9v2 9/9",
        "f9v2 17/4",
        "f9v2 2/7",
        "f9v2 9/5",
        "f9v2 17/9 7/14 u1",
    ] {
        off(script).does_not_tell("halt");
        assert!(off(script).menu().is_empty(), "{script}");
    }
}

#[test]
fn what_happens_in_which_order() {
    // ITN-STP.2
    // The foul, its card, EXTRAS, injury, the change it forces, the automatic check.
    let rules = Papers::new().rules("cards=unlimited injuries=true extras_per_sub=false");
    let start = crate::kit::table_of(rules).start("period: second half");
    let played = start.play("f6v5 7/15 u1 u1 4/4 u20");
    played.tells([
        "foul away A5 yellow",
        "extra +30 1",
        "hrec MID 11",
        "injury check home H6 1 of 2 yes",
        "injured home H6 1 misses 0",
        "halt foul",
        "extra +30 2",
        "substitution home H13 for H6 windows 2",
        "hrec MID 12",
        "sub check home H4 - 20",
        "ball home MID free kick",
    ]);
    // A penalty goal is two stoppages, and two checks.
    let rules = Papers::new().rules("cards=unlimited");
    let start = crate::kit::table_of(rules).start("period: second half | zone: OFF");
    start
        .play("f9v2 4/1 4/4 u20 1/1 4/4 u20")
        .state("score: 1-0");
}

#[test]
fn coaches_change_men_or_the_rule_does() {
    // ITN-SUB.1
    let at = |options: &str| {
        let rules = Papers::new().rules(&format!("cards=unlimited {options}"));
        let start = crate::kit::table_of(rules).start("period: second half | zone: OFF");
        start.play("f9v2 17/9 8/1")
    };
    assert_eq!(at("automatic=both").asked(), "black");
    assert!(at("automatic=both").menu().is_empty());
    // One team: the check is thrown, and the other's coach is asked after it.
    let home = at("automatic=home").play("12/1 u1");
    home.does_not_tell("sub check");
    assert_eq!(home.menu(), ["go on", "change", "change keeper"]);
    assert_eq!(at("automatic=off").asked(), "blue");
    assert_eq!(
        at("automatic=off").menu(),
        ["go on", "change", "change keeper"]
    );
}

#[test]
fn three_windows() {
    // ITN-SUB.2 ITN-SUB.3 ITN-SUB.4 ITN-SUB.10
    let change = "home:change home:spot-1 home:number-11";
    let start = table("extras_per_sub=false").start("halt: stoppage");
    let one = start.play(change);
    one.state("home windows: 2 | home window open: yes | extras: 1");
    // Another man in the same window costs nothing more.
    let two = one.play("home:change home:spot-2");
    two.state("home windows: 2 | extras: 1 | home substitutes used: 2");
    // It is closed at the restart.
    two.play("f6v5 1/20").state("home window open: no");
    // Without a window nobody can be changed; at half-time everybody can.
    let none = table("").start("halt: stoppage | home windows: 0");
    assert_eq!(none.session.waiting().unwrap().label(), "away change");
    let half = table("")
        .start("halt: half-time | home windows: 0")
        .play(change);
    half.state("home windows: 0 | extras: 0 | home substitutes used: 1");
    // A window that was opened stays usable, even the last one.
    let last = table("")
        .start("halt: stoppage | home windows: 1")
        .play(change);
    assert!(last.menu().contains(&"change".to_string()));
    // A limit of substitutes, if one was agreed.
    let limit = table("max_subs=1").start("halt: stoppage").play(change);
    assert!(!limit.menu().contains(&"change".to_string()));
}

#[test]
fn the_automatic_check() {
    // ITN-SUB.5 ITN-SUB.6 ITN-SUB.7 ITN-SUB.8 ITN-SUB.9
    // END 6: a blue up to 6 is tired. Black 13 is A3, white 18 is A8.
    let both = automatic("", "", "13/18 u6");
    both.tells([
        "sub check away A3 A8 6",
        "extra +30 1",
        "substitution away A11 for A3 windows 2",
        "hrec OFF 7",
        "substitution away A13 for A8 windows 2",
        "hrec MID 9",
    ]);
    automatic("", "", "13/18 u7")
        .tells(["sub check away A3 A8 7"])
        .does_not_tell("subst");
    automatic("", "", "4/17 u20").tells(["sub check home H4 H7 20"]);
    automatic("", "", "10/20 u20").tells(["sub check home H10 - 20"]);
    // One of the two.
    let one = Papers::new().replace(
        "H4, DF, LINE 4, OFF 54, END 6",
        "H4, DF, LINE 4, OFF 54, END 9",
    );
    let rules = one.rules("cards=unlimited");
    let start = crate::kit::table_of(rules).start("period: second half | zone: OFF");
    let played = start.play("f9v2 18/9 10/12 4/7 u8").on();
    played
        .tells(["substitution home H11 for H4 windows 2"])
        .does_not_tell("substitution home H13");
    // The next check opens a window of its own, for either side.
    for (side, check) in [("home", "4/7 u1"), ("away", "14/17 u1")] {
        let rules = Papers::new().rules("cards=unlimited");
        let start = crate::kit::table_of(rules).start("period: second half | zone: OFF");
        let changed = start.play(&format!("f9v2 18/9 10/12 {check}")).on();
        changed.state(&format!("{side} windows: 2 | {side} window open: no"));
    }
    // None in the first half; one at half-time, which costs nothing.
    let rules = || Papers::new().rules("cards=unlimited");
    let first = crate::kit::table_of(rules())
        .start("zone: OFF")
        .play("f9v2 18/9 10/12");
    assert_eq!(first.asked(), "blue");
    let half = crate::kit::table_of(rules())
        .start("regular: 1 | spare: 0")
        .play("f6v5 1/20");
    let checked = half.play("4/7 u1").on();
    checked.tells([
        "sub check home H4 H7 1",
        "substitution home H11 for H4 windows 3",
        "period start second half away",
    ]);
    checked.state("home windows: 3 | extras: 0");
}

#[test]
fn whom_a_check_passes_over() {
    // ITN-SUB.10 ITN-SUB.11 ITN-SUB.12
    automatic("", "away windows: 0", "13/18 u1").does_not_tell("substitution");
    automatic("", "away came on: A3", "13/18 u20").tells(["sub check away - A8 20"]);
    automatic("", "away sent off: A3", "13/18 u20").tells(["sub check away - A8 20"]);
    automatic("", "", "13/3 u1").tells([
        "sub check away A3 - 1",
        "substitution away A11 for A3 windows 2",
    ]);
    automatic("automatic=home", "", "13/3 u1").does_not_tell("sub check");
}

#[test]
fn who_comes_on() {
    // ITN-SUB.13
    // Who was used most as a substitute, then the nearest LINE, then the order.
    let bench = |papers: Papers| {
        let start = papers.table("").start("halt: stoppage");
        start.play("home:change home:spot-1").menu()
    };
    assert_eq!(bench(Papers::new()), ["number 11", "number 12"]);
    let used = Papers::new().replace("H12, DF, LINE 5,", "H12, DF, LINE 5, SUB 9,");
    assert_eq!(bench(used), ["number 12", "number 11"]);
    let nearer = Papers::new().replace("H12, DF, LINE 5,", "H12, DF, LINE 2,");
    assert_eq!(bench(nearer), ["number 12", "number 11"]);
    // Only men with the position: forwards for a forward.
    let start = table("")
        .start("halt: stoppage")
        .play("home:change home:spot-9");
    assert_eq!(start.menu(), ["number 15", "number 16"]);
    let on = start.play("home:number-16");
    on.state(
        "home line-up: H1, H2, H3, H4, H5, H6, H7, H8, H16, H10 \
         | home bench: H11, H12, H13, H14, H15 | home came on: H16",
    );
}

#[test]
fn a_new_order() {
    // A man who plays two positions lets a forward stay away instead of a defender.
    let papers = Papers::new()
        .replace("H5, MF,", "H5, DF MF,")
        .replace("H9, FW,", "H9, MF FW,");
    let half = papers
        .table("")
        .start("halt: half-time | home sent off: H4");
    half.state("hrec: 11/10/8");
    let order = half.play(
        "home:new-order home:4-4-2 home:number-1 home:number-2 home:number-3 home:number-5 \
         home:number-6 home:number-7 home:number-8 home:number-9 home:nobody",
    );
    order.tells(["new order home 4-4-2"]);
    order.state(
        "home line-up: H1, H2, H3, H5, H6, H7, H8, H9, -, H10 | hrec: 12/10/7 \
         | home formation: 4-4-2",
    );
    // Not outside half-time and used windows, and never twice at once.
    let plain = papers.table("").start("halt: stoppage | home sent off: H4");
    assert!(!plain.menu().contains(&"new order".to_string()));
    assert!(!order.menu().contains(&"new order".to_string()));
    let used = plain.play("home:change home:spot-1 home:number-11");
    assert!(used.menu().contains(&"new order".to_string()));
    // Other formations, as far as the men can play them: with three DF, four MF and two
    // FW who play nothing else, these.
    let half = table("").start("halt: half-time | home sent off: H4");
    let shapes = half.play("home:new-order").menu();
    assert_eq!(shapes, ["4-4-2", "3-5-2", "3-4-3"]);
}

#[test]
fn fresh_legs() {
    // ITN-FRS.1 ITN-FRS.2
    let change = |side: &str, spot: u8, number: u8| {
        let start = table("").start("halt: stoppage");
        start.play(&format!(
            "{side}:change {side}:spot-{spot} {side}:number-{number}"
        ))
    };
    change("home", 1, 11).state("hrec: 13/10/8");
    change("home", 5, 13).state("hrec: 12/11/8");
    change("home", 9, 15).state("hrec: 12/10/9");
    change("away", 1, 11).state("hrec: 12/10/7");
    change("away", 5, 13).state("hrec: 12/9/8");
    change("away", 9, 15).state("hrec: 11/10/8");
    // At half-time too; and a keeper moves nothing.
    let half = table("")
        .start("halt: half-time")
        .play("home:change home:spot-1 home:number-11");
    half.state("hrec: 13/10/8");
    let keeper = table("").start("halt: stoppage").play("home:change-keeper");
    keeper.state("hrec: 12/10/8 | home keeper: HK2 | home windows: 2 | extras: 1");
    assert_eq!(keeper.box_score().stats.home.substitutions, 1);
    // It is not undone when he goes off himself.
    let again = change("home", 1, 11).play("home:change home:spot-1");
    again.state("hrec: 14/10/8");
}

#[test]
fn tired_men_who_stay_on() {
    // ITN-TRD.1 ITN-TRD.2 ITN-TRD.3
    let no_window =
        |options: &str| automatic(options, "away windows: 0 | home windows: 0", "13/18 u1");
    no_window("")
        .state("hrec: 12/10/8")
        .does_not_tell("kept on");
    let tired = no_window("tired=true");
    tired.tells([
        "kept on away A3",
        "hrec OFF 9",
        "kept on away A8",
        "hrec MID 11",
    ]);
    // For home it is a point less.
    let home = automatic("tired=true", "home windows: 0", "4/17 u1");
    home.state("hrec: 11/9/8");
    // The coach keeps him on.
    let kept = automatic("tired=true", "", "4/4 u1 home:keep");
    kept.state("hrec: 11/10/8 | home windows: 3")
        .does_not_tell("substitution");
    // No suitable man counts the same; and it adds up.
    let nobody = automatic("tired=true", "home bench: none", "4/4 u1");
    nobody.state("hrec: 11/10/8");
    let again = nobody.play("u1 f2v9 3/2 4/4 u1").on();
    again.state("hrec: 10/10/8");
}

#[test]
fn changes_are_counted() {
    let played = automatic("", "", "13/18 u6");
    assert_eq!(played.box_score().stats[Side::Away].substitutions, 2);
}
