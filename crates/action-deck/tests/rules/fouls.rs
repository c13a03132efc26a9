//! Fouls, the players involved, and teams short-handed.

use tabletop::Side;

use crate::kit::{CHARTS, HARBOUR, VALLEY, changed, rules_with, table, table_of};

#[test]
fn a_foul_check_comes_before_the_movement() {
    // AD-6.1
    // AD-6.7
    let opening = table("").start("");
    opening.play("M+1f").state("zone: M | next: foul check +1");
    opening.play("M+1f N74").state("zone: A | next: zone");
    // It is the holder's section: Valley shoots up to 38, Harbour up to 41.
    let away = table("").start("ball: away");
    away.play("M+1f N39").state("next: fouling player holder");
    opening.play("M+1f N39").state("zone: A | next: zone");
}

#[test]
fn where_the_fouled_team_has_the_ball() {
    // AD-6.6
    // AD-6.8
    let own = table("").start("zone: D | first draw: no");
    // By the holder in its own zone: the other team is in its attacking zone, without a
    // free kick.
    let played = own.play("D+1f N42 N1 N1");
    played.state("ball: away | zone: A | next: zone | marks: 2 | first draw: yes");
    // On the holder there: it goes on, and no mark is made.
    let played = own.play("D+1f N58 N1 N1");
    played.state("ball: home | zone: D | next: zone | marks: 1 | first draw: no");
    // By the attackers in their attacking zone: the other team is in its own.
    let attack = table("").start("zone: A | first draw: no");
    attack
        .play("AAA N42 N1 N1")
        .state("ball: away | zone: D | next: zone | marks: 2");
    attack
        .play("AAA N58 N1 N1")
        .state("ball: home | zone: A | next: chart free kick");
}

#[test]
fn a_foul_can_make_a_mark() {
    // AD-17.3
    let agreed = table("foul_mark=true").start("");
    let played = agreed.play("M0f N58 N1 N1");
    played.state("ball: home | marks: 2 | first draw: no | next: zone");
    // The 45th: the injury-time table comes before the free kick.
    let late = table("foul_mark=true").start("zone: A | first draw: no | marks: 44");
    let played = late.play("AAA N58 N1 N1");
    played.state("marks: 45 | next: added time free kick");
    played.play("N50").state("added: 2 | next: chart free kick");
    // None is left: the half is over.
    let last = table("foul_mark=true").start("marks: 45 | added: 0");
    last.play("M0f N58 N1 N1").state("period: second half");
}

#[test]
fn fouling_player_then_fouled_player_then_card() {
    // AD-1.7
    // AD-1.8
    // AD-1.9
    // AD-7.1
    // AD-7.2
    let played = table("").start("").play("M0f N57 N8 N18 N6");
    played.tells([
        "foul home 8 Adair",
        "fouled away 18 Kerr",
        "card home 6 Adair",
    ]);
    let played = table("").start("").play("M0f N57 N9 N19 N7");
    played.tells([
        "foul home 9 Boone",
        "fouled away 19 Lomas",
        "card home 7 Boone",
    ]);
    let boone = played.stats(Side::Home, "Boone");
    assert_eq!((boone.fouls, boone.yellows, boone.reds), (1, 1, 0));
    assert_eq!(played.stats(Side::Away, "Lomas").fouled, 1);
    // A foul of the other team is never booked.
    let played = table("").start("").play("M0f N73 N9 N19");
    played.state("next: zone | away booked: none");
}

#[test]
fn a_missing_man_is_passed_over_in_every_column() {
    // AD-7.4
    let off = |next: &str| {
        let start = format!("home sent off: Adair | first draw: no | zone: A | next: {next}");
        table("").start(&start)
    };
    for (next, numbers) in [
        ("shooter", "N30 N31"),
        ("taker", "N34 N35"),
        ("scorer", "N34 N35"),
        ("fouling player holder", "N8 N9"),
        ("fouled player other", "N20 N21"),
        ("card yellow", "N6 N7"),
        ("last assist Crane", "N15 N16"),
    ] {
        let (first, _) = numbers.split_once(' ').unwrap();
        let passed = off(next).play(first);
        passed.state(&format!("next: {next}"));
        assert!(passed.told()[0].starts_with("passed over home"), "{next}");
        assert_ne!(off(next).play(numbers).told().len(), 1, "{next}");
    }
}

#[test]
fn each_missing_man_takes_fifteen() {
    // AD-8.1
    table("")
        .start("home sent off: Adair")
        .state("home control: 45");
    table("")
        .start("home sent off: Adair, Boone")
        .state("home control: 30");
    let five = "home sent off: Adair, Boone, Crane, Doyle, Eames";
    table("").start(five).state("home control: 0");
}

#[test]
fn a_short_handed_holder_always_draws_for_control() {
    // AD-8.2
    // AD-8.3
    let short = table("").start("home sent off: Hyde");
    short.play("M0").state("zone: M | next: control");
    short.play("M-1").state("zone: D | next: control");
    short
        .play("M+1 N45")
        .state("ball: home | zone: A | next: zone");
    short.play("M+1 N46").state("ball: away | zone: D");
    // One draw where CTL is printed.
    short.play("M+1c N45").state("zone: A | next: zone");
    // A foul comes first; without one, movement and control.
    short
        .play("M+1f N58")
        .state("zone: M | next: fouling player other");
    short.play("M+1f N74").state("zone: A | next: control");
    // None in the attacking zone.
    short.play("M+1 N45 A-1").state("zone: M | next: zone");
    // The other team makes none.
    let other = table("").start("home sent off: Hyde | ball: away");
    other.play("M0").state("next: zone");
}

#[test]
fn nobody_is_left_in_a_column() {
    // AD-7.4
    // Everybody but Adair is missing from the SHT column, and Adair is sent off: he is
    // taken all the same, so that play can go on.
    let mut chart = changed(HARBOUR, "Adair, 1-30", "Adair, 1-100");
    for range in [
        "31-52", "53-68", "69-80", "81-88", "89-94", "95-98", "99-100",
    ] {
        chart = chart.replacen(&format!(", {range}, "), ", -, ", 1);
    }
    let rules = rules_with(CHARTS, &chart, VALLEY, "randomiser=dice");
    let start = "home sent off: Adair | zone: A | first draw: no | next: shooter";
    table_of(rules)
        .start(start)
        .play("N7")
        .state("next: on goal Adair");
}

#[test]
fn a_possible_penalty_says_why_it_is_one() {
    // The first number of a free kick finds it, the second is held against PENALTY KICK.
    let free_kick = table("").start("zone: A | first draw: no | next: chart free kick");
    for (script, reason) in [
        ("N1 N1", ": a penalty ["),
        ("N1 N100", ": no penalty, but a shot ["),
    ] {
        let whys = free_kick.play(script).whys();
        let held = |why: &String| why.contains("PENALTY KICK") && why.contains(reason);
        assert!(whys.iter().any(held), "{script}: {whys:?}");
    }
}
