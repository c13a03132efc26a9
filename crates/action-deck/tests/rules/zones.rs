//! Team charts, the deck and the zones.

use action_deck::{Zone, cards::Entry};

use crate::kit::{cards_left, deck, table, without};

#[test]
fn movements_by_zone() {
    // AD-2.4
    // AD-5.3
    // AD-5.4
    // AD-5.6
    let opening = table("").start("");
    opening
        .play("M+1")
        .state("zone: A | ball: home | marks: 1 | next: zone");
    opening
        .play("M0")
        .state("zone: M | ball: home | marks: 1 | next: zone");
    opening
        .play("M-1")
        .state("zone: D | ball: home | marks: 1 | next: zone");
    assert_eq!(opening.questions(), ["home stall", "M"]);
    assert_eq!(opening.play("M+1").questions(), ["home stall", "A"]);
    assert_eq!(opening.play("M-1").questions(), ["home stall", "D"]);
}

#[test]
fn two_zones_at_once_from_the_own_zone() {
    // AD-5.5
    let own = table("").start("zone: D | first draw: no");
    own.play("D+2").state("zone: A");
    own.play("D+1").state("zone: M");
    own.play("D0").state("zone: D");
    // Nothing else can stand there.
    assert!(Entry::parse("+3").is_none());
}

#[test]
fn nothing_passes_the_attacking_zone() {
    // AD-5.7
    assert_eq!(Zone::M.moved(2), Zone::A);
    assert_eq!(Zone::D.moved(3), Zone::A);
    let pressed = table("").start("period: second half | away goals: 1");
    pressed
        .play("home:press M+1 N60")
        .state("zone: A | ball: home");
}

#[test]
fn a_kick_off_is_in_midfield() {
    // AD-5.2
    // AD-4.1
    let played = table("kick_off=away").kick_off();
    played.state("ball: away | zone: M | marks: 1 | first draw: yes");
    played.tells(["period start first half away", "possession away M"]);
}

#[test]
fn a_number_decides_the_first_kick_off() {
    // AD-4.2
    // AD-2.5
    let before = table("").kick_off();
    before.play("N2").state("ball: home | kicked off: home");
    before.play("N1").state("ball: away | kicked off: away");
    before.play("N100").state("ball: home");
    before
        .play("NX N99")
        .tells(["X aside home", "kick-off drawn away 99"]);
}

/// The coach has left the keeper to the chart: an X at that number is not asked about again.
#[test]
fn an_x_for_the_keeper_asks_nobody_twice() {
    // AD-2.5 AD-11.6 AD-11.9
    let odd = table("").start("next: keeper Crane");
    assert_eq!(odd.label(), "away keeper");
    let aside = odd.play("away:draw NX");
    aside.tells(["X aside home"]).state("next: faced Crane");
    assert_eq!(aside.label(), "card");
    aside.play("N90").tells(["faced away 90 Stott"]);
}

#[test]
fn an_x_without_meaning_is_put_aside() {
    // AD-2.5
    // AD-15.6
    let opening = table("").start("");
    opening.play("M+1c NX N60").state("zone: A | ball: home");
    opening
        .play("M+1 AAA NX N41 NX N30 NX N41 NX N48")
        .state("ball: away | zone: D");
    // The holder's own foul: no penalty is asked for.
    let played = opening.play("M0f N52 NX N9 NX N1");
    played.does_not_tell("X home");
    played.state("ball: away | zone: M | next: zone");
    // Not the first draw in D, and not in M: it is simply a card.
    opening
        .play("M0/X")
        .state("ball: home | zone: M | next: zone");
}

#[test]
fn all_cards_are_shuffled_when_none_is_left() {
    // AD-2.6
    let gone: Vec<String> = (2..=101).map(|card| card.to_string()).collect();
    let start = format!("cards gone: {}", gone.join(" "));
    let last = deck("").start(&start);
    assert_eq!(cards_left(&last), 1);
    // Card 1 has +1 CTL in M; then all are there again.
    let played = last.play("M+1c");
    assert_eq!(cards_left(&played), 0);
    let played = played.play("N60");
    assert_eq!(played.now().deck, without([60].into_iter()));
    // Half-time does not shuffle.
    let late = deck("kick_off=home").start("marks: 45 | added: 0 | zone: A | cards gone: 5");
    let second = late.play("AAA N99");
    second.state("period: second half");
    assert_eq!(cards_left(&second), 98);
}

#[test]
fn with_dice_every_draw_is_any_card() {
    // AD-2.6
    let played = table("").start("").play("M0 M0 M0 M0 M0 M0");
    assert_eq!(cards_left(&played), 101);
}
