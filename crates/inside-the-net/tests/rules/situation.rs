//! Positions as text, and the score sheet.

use football::Game;
use inside_the_net::{Next, State};
use tabletop::{
    Ask, Rules, Side, Source, attempt,
    situation::Situation,
    sources::{Generator, Simulate},
};

use scoresheet::{
    arrange,
    words::{lines_in, teller},
};

use crate::kit::{Onward, Papers, STANDARD, table};

#[test]
fn every_position_can_be_written_and_read() {
    let papers = Papers {
        deck: STANDARD.to_string(),
        ..Papers::new()
    }
    .replace("Ycd 15-18, 2nd 5, Rcd 20", "Ycd 9-18, 2nd 9, Rcd 19-20");
    for options in [
        "injuries=true tired=true",
        "automatic=off injuries=true hrec_track=true",
    ] {
        let rules = papers.rules(options);
        let mut any = Generator::new(5, 0).at(0, 0);
        let coach = |_: &inside_the_net::InsideTheNet, ask: &Ask<'_, _>| {
            any.below(ask.menu.len() as u32) as usize
        };
        let mut source = Simulate::new(&rules, Generator::new(3, 0), coach, |_| ());
        let mut state = rules.kick_off();
        while !rules.is_over(&state) {
            source.next_step();
            attempt(&rules, &mut state, &mut source).unwrap();
            let lines = rules.describe(&state);
            let numbered = lines
                .iter()
                .enumerate()
                .map(|(at, (n, v))| (at + 1, n.as_str(), v.as_str()));
            assert_eq!(rules.arrange(numbered).unwrap(), state);
        }
    }
}

#[test]
fn impossible_positions_are_refused() {
    let rules = Papers::new().rules("");
    for lines in [
        &[("regular", "91")][..],
        &[("extras", "5"), ("spare", "18")],
        &[("extras", "0 sideways")],
        &[("next", "corner"), ("zone", "MID")],
        &[("home line-up", "H1, H2")],
        &[("home line-up", "H1, H1, H3, H4, H5, H6, H7, H8, H9, H10")],
        &[("home line-up", "H9, H2, H3, H4, H5, H6, H7, H8, H1, H10")],
        &[("home bench", "H1")],
        &[("home booked twice", "H1")],
        &[("home keeper", "AK")],
        &[("from", "A1")],
        &[("hrec", "1/2")],
        &[("cards gone", "1 1")],
        &[("nothing", "1")],
        &[("home nothing", "1")],
        &[("score", "1")],
    ] {
        let numbered = lines
            .iter()
            .enumerate()
            .map(|(at, (n, v))| (at + 1, *n, *v));
        // The order of `next` and `zone` does not help.
        assert!(
            rules.arrange(numbered).is_err() || lines[0].0 == "next",
            "{lines:?}"
        );
    }
}

#[test]
fn hrec_follows_the_men_in_any_order_of_lines() {
    let rules = Papers::new().rules("");
    for lines in [
        "hrec: 9/9/9 | home sent off: H8",
        "home sent off: H8 | hrec: 9/9/9",
    ] {
        assert_eq!(arrange(&rules, lines).hrec, [9, 9, 9]);
    }
    assert_eq!(arrange(&rules, "home sent off: H8").hrec, [12, 9, 8]);
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<State>() <= 256, "{}", size_of::<State>());
    assert_eq!(size_of::<Next>(), 1);
}

#[test]
fn everything_is_counted() {
    let start = table("").start("");
    let played = start.play("f6v5 11/20 f9v2 17/9 7/4 f6v5 3/8 f6v5 11/5 f9v2 8/20");
    let stats = played.box_score().stats;
    assert_eq!(
        (stats.home.passes, stats.home.shots, stats.home.on_target),
        (1, 1, 1)
    );
    assert_eq!(
        (stats.home.goals, stats.home.assists, stats.home.possession),
        (1, 1, 3)
    );
    assert_eq!(
        (
            stats.home.tackles,
            stats.away.interceptions,
            stats.away.possession
        ),
        (1, 1, 2)
    );
    let scorer = played.stats(Side::Home, "H9");
    assert_eq!((scorer.shots, scorer.on_target, scorer.goals), (1, 1, 1));
    assert_eq!(played.stats(Side::Home, "H6").assists, 1);
    let keeper = played.stats(Side::Away, "AK");
    assert_eq!((keeper.faced, keeper.saves), (1, 0));
    let foul = start.play("f6v5 7/15");
    let (man, on) = (foul.stats(Side::Away, "A5"), foul.stats(Side::Home, "H6"));
    assert_eq!((man.fouls, man.yellows, on.fouled), (1, 1, 1));
    assert_eq!(foul.box_score().stats.away.yellows, 1);
    let block = table("").start("zone: OFF").play("f9v2 17/4");
    let stats = block.box_score().stats;
    assert_eq!(
        (stats.home.shots, stats.home.on_target, stats.away.blocks),
        (1, 0, 1)
    );
    assert_eq!(block.stats(Side::Home, "H9").shots, 1);
}

#[test]
fn only_what_the_cards_say_is_counted() {
    let stats = |start: &str, script: &str| {
        let played = table("").start(start).play(script);
        played.box_score().stats
    };
    // A pass that is lost without a stop is nobody's interception, and no pass.
    let lost = stats("", "f6v5 17/20");
    assert_eq!(
        (lost.home.passes, lost.away.interceptions, lost.away.tackles),
        (0, 0, 0)
    );
    // A cross and a through ball are passes, a carry into a shot is a carry and a shot.
    assert_eq!(stats("zone: OFF", "f6v2 9/20").home.passes, 1);
    assert_eq!(stats("", "f6v5 9/18").home.passes, 1);
    let carried = stats("zone: OFF", "f9v2 1/20 20/1").home;
    assert_eq!(
        (carried.dribbles, carried.shots, carried.on_target),
        (1, 1, 0)
    );
    // What was stopped is neither.
    let stopped = stats("", "f6v5 3/8");
    assert_eq!((stopped.home.dribbles, stopped.away.tackles), (0, 1));
    let blocked = stats("", "f6v5 11/2");
    assert_eq!((blocked.home.passes, blocked.away.interceptions), (0, 0));
    let swept = stats("", "f6v5 9/19");
    assert_eq!((swept.home.passes, swept.away.interceptions), (0, 1));
    assert_eq!(stats("next: cross", "f9v2 1/17").away.interceptions, 1);
}

#[test]
fn the_table_shows_what_lies_on_it() {
    let played = table("")
        .start("zone: OFF | home booked: H5")
        .play("f9v2 2/1")
        .on();
    let names = tabletop::BySide {
        home: "Reds".to_string(),
        away: "Blues".to_string(),
    };
    let picture = played.rules().picture(played.now(), teller("en", &names));
    for part in [
        "HREC 12",
        "HREC  9",
        "EXTRAS 1 sideways",
        "windows 3",
        "5 H5*",
        "number 11 H11",
    ] {
        assert!(picture.contains(part), "{part}: {picture}");
    }
    let status = played.rules().status(played.now());
    for (language, said) in [
        ("en", "home have the ball for a free kick"),
        ("de", "home hat einen Freistoß "),
    ] {
        let status = lines_in(language, &status);
        assert!(status.contains(said), "{status}");
    }
}
