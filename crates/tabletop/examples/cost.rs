//! What the generic rules cost in a bulk run, against the same toy game written
//! straight: run by `make cost`, which counts instructions.
//!
//! `cost plain N` and `cost generic N` play the same N matches and print the
//! same goals.

#[path = "../tests/kit/toy.rs"]
#[allow(dead_code)]
mod toy;

use std::env;

use tabletop::{
    Deck, Rules, Side, play_out,
    sources::{Generator, Simulate},
};
use toy::{BOX, State, Toy, coach};

/// The toy without a trait, a `Result` or events: a state, one function per
/// paragraph, and the generator at hand.
mod plain {
    use super::*;

    #[inline]
    fn roll(dice: &mut Generator, faces: u32) -> u8 {
        dice.below(faces) as u8 + 1
    }

    #[inline]
    fn step(state: &mut State, dice: &mut Generator) {
        state.turns -= 1;
        let shoot = state.square >= 3;
        if shoot {
            shoot_from_here(state, dice);
        } else {
            advance(state, dice);
        }
    }

    #[inline]
    fn advance(state: &mut State, dice: &mut Generator) {
        let a = roll(dice, 6);
        let b = roll(dice, 6);
        let c = roll(dice, 6);
        if a == b && b == c {
            state.square = BOX;
        } else if a == b || b == c || a == c {
            state.square += 1;
        } else {
            other_side_from(state, 0);
        }
    }

    #[inline]
    fn shoot_from_here(state: &mut State, dice: &mut Generator) {
        let mut shot = 0;
        for _ in 0..state.square.max(1) {
            shot += roll(dice, 6);
        }
        let keeper = roll(dice, 10);
        if keeper == 1 || shot <= keeper {
            return punt(state, dice);
        }
        state.goals[state.attack as usize] += 1;
        other_side_from(state, 0);
    }

    #[inline]
    fn punt(state: &mut State, dice: &mut Generator) {
        if state.punts.is_empty() {
            state.punts = Deck::full();
        }
        let nth = dice.below(state.punts.left().len() as u32);
        let card = state.punts.turn(nth as usize);
        other_side_from(state, card.0 % 3);
    }

    #[inline]
    fn other_side_from(state: &mut State, square: u8) {
        state.attack = state.attack.other();
        state.square = square;
    }

    #[inline(never)]
    pub fn play(rules: &Toy, mut dice: Generator) -> State {
        let mut state = rules.kick_off();
        while state.turns > 0 {
            dice.next_step();
            step(&mut state, &mut dice);
        }
        state
    }
}

#[inline(never)]
fn play_generic(rules: &Toy, dice: Generator) -> State {
    let mut source = Simulate::new(rules, dice, coach, |_| ());
    let mut state = rules.kick_off();
    play_out(rules, &mut state, &mut source);
    state
}

fn main() {
    let mut args = env::args().skip(1);
    let way = args.next().unwrap_or_default();
    let matches: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(1);
    let rules = Toy { turns: 90 };
    let mut goals = [0_u64; 2];
    for index in 0..matches {
        let dice = Generator::new(1, index);
        let state = match way.as_str() {
            "plain" => plain::play(&rules, dice),
            _ => play_generic(&rules, dice),
        };
        for side in [Side::Home, Side::Away] {
            goals[side as usize] += u64::from(state.goals[side as usize]);
        }
    }
    println!("{way} {} {}", goals[0], goals[1]);
}
