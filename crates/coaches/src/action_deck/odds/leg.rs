//! One leg: from a mark to the next, all outcomes of it.
//!
//! What a leg leads to depends on who has the ball and where, on how many of that side
//! are off, and on whether PRESS may be called; on nothing of the other side, whose
//! men only lend their names to fouls.

use ::action_deck::{ActionDeck, Period, Players, Spot, State};
use tabletop::{Rules as _, Side};

use crate::odds::steps::{CountedMean, Means, StepOutcome};

/// A state where a leg begins like this: early in a half, the holder a goal behind.
pub fn beginning(rules: &ActionDeck, spot: Spot, period: Period) -> State {
    let mut state = rules.kick_off();
    state.period = period;
    state.marks = 1;
    state.spot = spot;
    state.sides[spot.holder.other()].goals = 1;
    state
}

/// Whom a card found, if it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardFinds {
    /// There was no card.
    Nobody,
    /// A player without one.
    Unbooked,
    /// A player with one. Both chances are those of the card: which of the two it is,
    /// is put in when it is known how many are booked.
    Booked,
}

/// A way the leg can go, as far as the rest of the match is concerned.
#[derive(Clone, Debug)]
pub struct LegWay {
    /// The chance.
    pub p: f64,
    /// Whom a card found.
    pub found: CardFinds,
    /// Men of the holder sent off.
    pub off: u8,
    /// By how many there are more players of the holder booked and not off.
    pub booked: i8,
    /// Goals, by side.
    pub goals: [usize; 2],
    /// PRESS calls of the holder that count.
    pub presses: u8,
    /// How the next leg begins.
    pub to: Spot,
    /// What is counted if a card finds this player.
    pub counted: Vec<CountedMean>,
}

impl LegWay {
    /// What lies between the start of a leg and its end.
    pub fn between(start: &State, found: CardFinds, leaf: &StepOutcome<State>) -> LegWay {
        let end = &leaf.state;
        let (was, is) = (
            &start.sides[start.spot.holder],
            &end.sides[start.spot.holder],
        );
        let goals = |side: Side| end.sides[side].goals - start.sides[side].goals;
        let once = |&(side, at, mean): &CountedMean| (side, at, mean / leaf.p);
        LegWay {
            p: 0.0,
            found,
            off: (is.off.count() - was.off.count()) as u8,
            booked: present(is.booked, is.off) - present(was.booked, was.off),
            goals: Side::BOTH.map(|side| usize::from(goals(side))),
            presses: (is.presses - was.presses) as u8,
            to: end.spot,
            counted: match found {
                CardFinds::Nobody => Vec::new(),
                _ => leaf.counted.iter().map(once).collect(),
            },
        }
    }

    /// True if they are the same to the rest of the match, and in what is counted.
    pub fn is_like(&self, other: &LegWay) -> bool {
        let of = |way: &LegWay| {
            (
                way.found,
                way.off,
                way.booked,
                way.goals,
                way.presses,
                way.to,
            )
        };
        let mut counted = self.counted.iter().zip(&other.counted);
        of(self) == of(other)
            && self.counted.len() == other.counted.len()
            && counted.all(|(one, other)| {
                (one.0, one.1) == (other.0, other.1) && (one.2 - other.2).abs() < 1e-6
            })
    }
}

/// Players of a set who are not off.
pub fn present(set: Players, off: Players) -> i8 {
    set.iter().filter(|&player| !off.has(player)).count() as i8
}

/// All that can happen in a leg.
#[derive(Clone, Debug)]
pub struct Leg {
    /// The ways.
    pub ways: Vec<LegWay>,
    /// The chance of a card.
    pub cards: f64,
    /// What is counted, but for the cards.
    pub means: Means,
    /// The most that can be wrong, as it is not known who is off.
    pub wrong: f64,
    /// The chance of what was not followed to its end.
    pub cut: f64,
}

impl Leg {
    /// The chance that PRESS is called, and that the call counts.
    pub fn counted_calls(&self) -> f64 {
        let calling = |way: &&LegWay| way.presses > 0 && way.found != CardFinds::Booked;
        self.ways.iter().filter(calling).map(|way| way.p).sum()
    }

    /// How far two legs are apart.
    pub fn differs(&self, other: &Leg) -> f64 {
        let chance = |leg: &Leg, like: &LegWay| {
            let alike = |way: &&LegWay| {
                LegWay {
                    presses: like.presses,
                    ..(*way).clone()
                }
                .is_like(like)
            };
            leg.ways.iter().filter(alike).map(|way| way.p).sum::<f64>()
        };
        let ours = self
            .ways
            .iter()
            .map(|way| (way.p - chance(other, way)).abs());
        let only_theirs = other.ways.iter().filter(|way| chance(self, way) == 0.0);
        (ours.sum::<f64>() + only_theirs.map(|way| way.p).sum::<f64>()) / 2.0
    }
}
