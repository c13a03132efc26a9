//! What the rest of a match can bring at most: how many cards, how many goals. It says
//! what it can put wrong to count one position with another.

use tabletop::Side;

use ::action_deck::Spot;

use super::leg::{CardFinds, Leg};

/// More goals of a side are not looked for.
const MOST_GOALS: usize = 10;

/// What so many legs can bring at most, by side, from one spot.
#[derive(Clone, Copy, Debug, Default)]
struct Rest {
    /// Cards for a side, on average.
    cards: [f64; 2],
    /// The chance that a side scores at least so many goals.
    goals: [[f64; MOST_GOALS + 1]; 2],
}

/// By legs left and spot.
#[derive(Clone, Debug, Default)]
pub struct Future(Vec<Vec<Rest>>);

impl Future {
    /// Of halves of so many legs at most. `legs` are all from a spot: whoever is off,
    /// and whether PRESS may be called or not.
    pub fn of(half: usize, spots: &[Spot], legs: &[Vec<Leg>]) -> Future {
        let mut none = Rest::default();
        none.goals.iter_mut().for_each(|goals| goals[0] = 1.0);
        let mut future = vec![vec![none; spots.len()]];
        for left in 1..=2 * half {
            let mut after = future[left - 1].clone();
            if left == half + 1 {
                // The other half may begin in any spot.
                let any = after.iter().copied().reduce(most).unwrap_or(none);
                after.fill(any);
            }
            let rest = |(spot, legs): (&Spot, &Vec<Leg>)| {
                let rests = legs.iter().map(|leg| rest(*spot, leg, spots, &after));
                rests.reduce(most).unwrap_or(none)
            };
            future.push(spots.iter().zip(legs).map(rest).collect());
        }
        Future(future)
    }

    /// The most cards for a side, on average.
    pub fn cards(&self, left: usize, spot: usize, side: Side) -> f64 {
        self.0[left][spot].cards[side as usize]
    }

    /// The most that the chance can be that a side scores so many goals at least.
    pub fn goals(&self, left: usize, spot: usize, side: Side, goals: usize) -> f64 {
        self.0[left][spot].goals[side as usize][goals.min(MOST_GOALS)]
    }
}

fn most(one: Rest, other: Rest) -> Rest {
    let mut most = one;
    for side in Side::BOTH.map(|side| side as usize) {
        most.cards[side] = one.cards[side].max(other.cards[side]);
        let goals = most.goals[side].iter_mut().zip(other.goals[side]);
        goals.for_each(|(most, other)| *most = most.max(other));
    }
    most
}

/// One leg, and what comes after it.
fn rest(spot: Spot, leg: &Leg, spots: &[Spot], after: &[Rest]) -> Rest {
    let mut rest = Rest::default();
    rest.cards[spot.holder as usize] = leg.cards;
    // Nothing is known of what was not followed.
    rest.goals = [[leg.cut; MOST_GOALS + 1]; 2];
    let ways = leg.ways.iter().filter(|way| way.found != CardFinds::Booked);
    for way in ways {
        let Some(to) = spots.iter().position(|spot| *spot == way.to) else {
            continue;
        };
        for side in Side::BOTH.map(|side| side as usize) {
            rest.cards[side] += way.p * after[to].cards[side];
            for wanted in 0..=MOST_GOALS {
                let more = wanted.saturating_sub(way.goals[side]);
                rest.goals[side][wanted] += way.p * after[to].goals[side][more];
            }
        }
    }
    rest
}
