//! Any bytes as a match or a position in the notation CA/1: faults with lines, or a position
//! that play goes on from; posted again it is the same.
#![no_main]

use counter_attack::{CounterAttack, post::Post, record};
use libfuzzer_sys::fuzz_target;
use tabletop::{
    Ask, Rules as _,
    sources::{Generator, Simulate},
};

const FORMATIONS: &str = include_str!("../../data/counter-attack/standard.formations");

/// A match can be told to be as long as one likes.
const STEPS: usize = 500;

fuzz_target!(|text: &str| {
    let document = |name: &str| (name == "formations").then_some(FORMATIONS);
    let session = match record::read(text, document) {
        Ok(session) => session,
        Err(faults) => return assert!(!faults.0.is_empty()),
    };
    let (rules, mut state) = (session.rules(), session.settled().clone());
    let posted = Post::parse(&rules.post(&state)).expect("a position that was written can be read");
    let again = posted
        .state(rules)
        .unwrap_or_else(|faults| panic!("{faults:?}: {}", rules.post(&state)));
    assert_eq!(
        again.map(|again| rules.post(&again)),
        Some(rules.post(&state))
    );
    let coach = |_: &CounterAttack, ask: &Ask<'_, CounterAttack>| ask.menu.len() - 1;
    let mut source = Simulate::new(rules, Generator::new(1, 0), coach, |_| ());
    for _ in 0..STEPS {
        if rules.is_over(&state) {
            return;
        }
        let Ok(()) = rules.step(&mut state, &mut source);
    }
});
