//! Positions, written down and read again.

use action_deck::{Next, State};
use tabletop::{
    Ask, Rules, Source as _,
    situation::Situation,
    sources::{Generator, Simulate},
};

use crate::kit::{rules, table};

/// Every state of some matches between coaches who choose at random.
fn each_state(options: &str, seeds: std::ops::Range<u64>, mut each: impl FnMut(&State)) {
    let rules = rules(options);
    for seed in seeds {
        let mut any = Generator::new(!seed, 0).at(0, 0);
        let coach = |_: &_, ask: &Ask<'_, _>| any.below(ask.menu.len() as u32) as usize;
        let mut source = Simulate::new(&rules, Generator::new(seed, 0), coach, |_| ());
        let mut state = rules.kick_off();
        while !rules.is_over(&state) {
            source.next_step();
            let Ok(()) = rules.step(&mut state, &mut source);
            each(&state);
        }
    }
}

#[test]
fn what_is_described_can_be_read() {
    for options in ["", "stall_mark=true foul_mark=true"] {
        let rules = rules(options);
        let mut seen = std::collections::BTreeSet::new();
        each_state(options, 0..12, |state| {
            let lines = rules.describe(state);
            let numbered = lines.iter().enumerate();
            let numbered = numbered.map(|(at, (n, v))| (at + 1, n.as_str(), v.as_str()));
            let read = rules.arrange(numbered);
            assert_eq!(read.as_ref(), Ok(state), "{lines:#?}");
            let words = lines[8].1.split_whitespace().take(2);
            seen.insert(words.collect::<Vec<_>>().join(" "));
        });
        assert!(seen.len() > 30, "{seen:?}");
    }
}

#[test]
fn impossible_positions_are_refused() {
    let rules = rules("");
    for lines in [
        &[("marks", "46")][..],
        &[("marks", "44"), ("added", "2")],
        &[("marks", "0")],
        &[("next", "kick-off")],
        &[("stalled", "yes")],
        &[("zone", "B")],
        &[("next", "even Nobody")],
        &[("home booked", "Kerr")],
        &[("home control", "61")],
        &[("cards burnt", "102")],
        &[("weather", "fine")],
    ] {
        let numbered = lines
            .iter()
            .enumerate()
            .map(|(at, (n, v))| (at + 1, *n, *v));
        assert!(rules.arrange(numbered).is_err(), "{lines:?}");
    }
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<State>() <= 256, "{}", size_of::<State>());
    assert!(size_of::<Next>() <= 8);
    table("").start("").state("period: first half");
}

#[test]
fn a_foul_under_way_is_not_settled() {
    for (lines, settled) in [("", true), ("zone: A | next: chart free kick", false)] {
        let played = table("").start(lines);
        assert_eq!(played.rules().is_settled(played.now()), settled, "{lines}");
    }
}
