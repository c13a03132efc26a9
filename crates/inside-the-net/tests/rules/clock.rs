//! Cards as the clock, kick-offs, the end of halves.

use football::Game;
use inside_the_net::{Period, state};
use tabletop::{Rules, laws::play_by_default};

use crate::kit::{Onward, Papers, STANDARD, table};

#[test]
fn ninety_cards_are_a_half() {
    // ITN-TIM.1 ITN-TIM.2 ITN-TIM.3
    let start = Papers::new().rules("").kick_off();
    assert_eq!((start.regular, start.spare, start.extras), (90, 18, 0));
    assert_eq!(start.deck.left().len(), 108);
    // Two cards are a minute.
    let played = table("").start("").play("f6v5 1/20 f6v5 6/20 f6v5 6/20");
    let rules = played.rules();
    assert_eq!(rules.moment(played.now()).minute, 2);
    let late = table("")
        .start("regular: 0 | extras: 3 | spare: 15")
        .play("f6v5 1/20");
    assert_eq!(late.rules().moment(late.now()).to_string(), "45+1'");
    // ITN-TIM.8
    let mut clauses = late.session.events().iter().map(|event| event.clause);
    assert!(clauses.any(|clause| clause == "ITN-TIM.8"), "an extra card");
}

#[test]
fn what_adds_time() {
    // ITN-TIM.4 ITN-TIM.5 ITN-TIM.6
    let off = || table("").start("zone: OFF");
    // A goal is a full card, a plain foul half a one, a carded foul a full one only.
    off().play("f9v2 18/9 7/4").tells(["extra +30 1"]);
    off().play("f9v2 2/1").tells(["extra +15 1 sideways"]);
    let carded = off().play("f9v2 4/15");
    carded.tells(["extra +30 1"]).does_not_tell("extra +15");
    // So is a penalty foul, and the goal from it is another card.
    let penalty = off().play("f9v2 4/1 2/13");
    penalty.tells(["extra +15 1 sideways", "extra +30 2 sideways"]);
    // A substitute is a full card; or a window is, if that was agreed.
    let two = "home:change home:spot-1 home:number-11 home:change home:spot-2";
    let foul = "f9v2 2/1";
    off().play(foul).play(two).state("extras: 3 sideways");
    let windows = table("extras_per_sub=false").start("zone: OFF").play(foul);
    windows.play(two).state("extras: 2 sideways");
    // Half-time changes add nothing.
    let half = table("").start("regular: 0").play(two);
    half.state("extras: 0 | home windows: 3");
}

#[test]
fn the_pile() {
    // ITN-TIM.7
    let foul = "f9v2 2/1";
    let off = table("").start("zone: OFF");
    let one = off.play(foul);
    one.state("extras: 1 sideways | spare: 17");
    // The next half straightens it and pulls nothing.
    one.play("f9v2 6/1")
        .play(foul)
        .state("extras: 1 | spare: 17");
    // A full card leaves it sideways.
    one.play("f9v2 17/1 1/1")
        .state("extras: 2 sideways | spare: 16");
}

#[test]
fn the_pile_is_played_when_the_cards_are_used_up() {
    // ITN-TIM.8
    let start = "zone: OFF | regular: 0 | extras: 2 sideways | spare: 16";
    let played = table("").start(start).play("f9v2 6/1");
    played
        .tells(["flip play home OFF 9v2 extra"])
        .state("extras: 1 sideways | added: 1");
    // The sideways one comes last, as a full card; or first, if that was agreed.
    let half_time = played.play("f9v2 6/1").on();
    half_time.state("period: second half");
    let first = table("sideways_card=first").start(start).play("f9v2 6/1");
    first.state("extras: 1 | added: 1");
}

#[test]
fn added_time_adds_time_too() {
    // ITN-TIM.9
    let start = "zone: OFF | regular: 0 | extras: 1 | spare: 1 | added: 16";
    let played = table("").start(start).play("f9v2 4/15");
    played.state("extras: 1 | spare: 0 | period: first half");
    // Nothing is left to be pulled, but a sideways card can be straightened.
    let empty = "zone: OFF | regular: 5 | extras: 18 sideways | spare: 0";
    let played = table("").start(empty).play("f9v2 4/15");
    played.state("extras: 18 sideways | spare: 0");
    let played = table("").start(empty).play("f9v2 2/1");
    played.state("extras: 18 | spare: 0");
}

#[test]
fn every_flip_uses_a_card_and_nothing_else_does() {
    // ITN-TIM.10
    // Zone play, cross and rebound are three cards; shots, saves and kicks are none.
    let start = table("").start("zone: OFF");
    let played = start.play("f6v3 9/20 f9v2 5/10 7/18 f9v2 5/10 7/10 u9");
    played.state("regular: 87 | ball: away | zone: MID");
    let kick = table("").start("zone: OFF").play("f9v2 18/9 9/1 u13 u10");
    kick.state("regular: 89");
    let corner = table("").start("zone: OFF").play("f9v2 15/9 f9v2 11/9 u1");
    corner.state("regular: 88");
    let open = table("").start("").play("f6v5 9/18 f9v2 11/9 u1");
    open.state("regular: 88");
}

#[test]
fn a_half_ends_when_a_card_is_due_and_none_is_left() {
    // ITN-TIM.11
    // The foul after the last card is dealt with in full, and its half card prolongs
    // the half; a penalty needs no card.
    let last = "zone: OFF | regular: 1";
    let foul = table("").start(last).play("f9v2 2/1");
    foul.state("period: first half | extras: 1 sideways");
    let full = "zone: OFF | regular: 1 | spare: 0";
    let penalty = table("").start(full).play("f9v2 4/1 2/13").on();
    penalty.tells(["goal home H10 1-0", "period end first half 1-0"]);
    // A cross that nobody is left to receive.
    table("")
        .start(full)
        .play("f9v2 9/20")
        .tells(["period end first half 0-0"]);
}

#[test]
fn all_cards_are_shuffled_at_half_time() {
    // ITN-TIM.12 ITN-END.1 ITN-END.3 ITN-KO.3
    let first = "zone: OFF | regular: 1 | spare: 0 | kicked off: home | away booked: A5 \
                 | home sent off: H8 | home windows: 1";
    let second = table("").start(first).play("f9v2 6/1");
    // Whoever wants to change men does so before the other side starts (ITN-STP.2).
    assert_eq!(second.label(), "home change");
    second.does_not_tell("period start second half");
    second.on().state(
        "period: second half | regular: 90 | spare: 18 | extras: 0 | added: 0 | ball: away \
         | zone: MID | away booked: A5 | home sent off: H8 | home windows: 1 | hrec: 12/10/8 \
         | cards gone: none | halt: no",
    );
}

#[test]
fn the_first_ball() {
    // ITN-KO.1 ITN-KO.2
    for (blue, side) in [(1, "home"), (10, "home"), (11, "away"), (20, "away")] {
        let played = table("").kick_off().play(&format!("u{blue}"));
        played.ball(&format!("{side} MID"));
        played.state(&format!("kicked off: {side}"));
    }
    // Stops are possible at once.
    table("").kick_off().play("u1 f6v5 3/7").ball("away MID");
}

#[test]
fn whoever_conceded_starts_again() {
    // ITN-RST.1
    let goal = table("")
        .start("ball: away | zone: OFF")
        .play("f9v2 18/9 7/4");
    goal.ball("home MID").state("score: 0-1");
    let own = Papers::new().man("A2", "own, Own 11-13").table("");
    own.start("ball: away | zone: DEF")
        .play("f2v9 20/12")
        .ball("away MID");
}

#[test]
fn the_score_stands_after_the_second_half() {
    // ITN-END.2
    let last = "period: second half | zone: OFF | regular: 1 | spare: 0 | score: 1-1";
    let over = table("").start(last).play("f9v2 6/1");
    over.tells(["period end second half 1-1", "match end 1-1"]);
    assert!(over.rules().is_over(over.now()));
    assert_eq!(over.rules().shootout(over.now()), None);
    assert_eq!(over.asked(), "nothing");
}

#[test]
fn whole_matches_keep_count() {
    // Cards flipped are 90 and those of EXTRAS in each half, never more than 108.
    let papers = Papers {
        deck: STANDARD.to_string(),
        ..Papers::new()
    };
    for options in ["", "injuries=true tired=true", "automatic=off"] {
        let rules = papers.rules(options);
        for seed in 0..40 {
            let end = play_by_default(&rules, seed);
            assert_eq!(end.period, Period::FullTime);
            assert_eq!((end.regular, end.extras), (0, 0));
            assert!(end.added + end.spare <= state::SPARE);
            let flipped = 108 - end.deck.left().len();
            assert_eq!(flipped, 90 + usize::from(end.added));
            for team in [end.sides.home, end.sides.away] {
                let on = team.men().count() + team.off.count() as usize;
                assert!(on <= 10 && team.windows <= 3);
            }
        }
    }
}
