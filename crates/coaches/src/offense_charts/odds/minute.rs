//! One minute, from a settled state to the next, all outcomes of it.

use std::collections::HashMap;

use ::offense_charts::{OffenseCharts, Pick, State};
use tabletop::Side;

use super::{
    shape::{MinuteShape, Strain},
    steps::{StateWithoutCards, outcomes},
};
use crate::odds::steps::{COUNTED, CountedMean, Means};

/// What a minute does to the men of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deal {
    /// Nothing.
    Nothing,
    /// A yellow card for a player who had none.
    Yellow(Side),
    /// A yellow card for one who had one: he is off.
    Second(Side),
    /// A red card for a player without a yellow one.
    Red(Side),
    /// A red card for one with a yellow one.
    RedForBooked(Side),
}

impl Deal {
    /// How many there are.
    pub const COUNT: usize = 9;

    /// Its place among them.
    pub fn index(self) -> usize {
        match self {
            Deal::Nothing => 0,
            Deal::Yellow(side) => 1 + side as usize,
            Deal::Second(side) => 3 + side as usize,
            Deal::Red(side) => 5 + side as usize,
            Deal::RedForBooked(side) => 7 + side as usize,
        }
    }
}

/// A way the minute can go, as far as the rest of the match is concerned.
#[derive(Clone, Copy, Debug)]
pub struct MinuteWay {
    /// The chance.
    pub p: f64,
    /// The shape it leads to.
    pub to: MinuteShape,
    /// The storms so far, by side.
    pub weather: [i16; 2],
    /// Goals in this minute, by side.
    pub goals: [u8; 2],
}

/// All ways of a minute with one deal.
#[derive(Clone, Debug)]
pub struct DealWays {
    /// The chance of the deal.
    pub p: f64,
    /// The ways.
    pub ways: Vec<MinuteWay>,
    /// What is counted, times the chance.
    pub counted: Means,
}

/// All that can happen in a minute, by the index of its [`Deal`].
#[derive(Clone, Debug)]
pub struct Minute {
    /// By deal.
    pub deals: Vec<DealWays>,
    /// The chance of what was not followed to its end.
    pub cut: f64,
}

/// Chains of tables with a smaller chance are not followed.
const SMALLEST: f64 = 1e-14;

/// A state in the middle of a minute, or at its end, with where the next step leads.
struct MinuteNode {
    state: State,
    /// Nothing if not asked yet.
    leads: Option<Vec<Lead>>,
}

/// The chance, the node, and what is counted.
type Lead = (f64, usize, Vec<CountedMean>);

/// What each step can lead to, worked out once.
pub struct Minutes<'a> {
    rules: &'a OffenseCharts,
    nodes: Vec<MinuteNode>,
    known: HashMap<StateWithoutCards, usize>,
}

impl<'a> Minutes<'a> {
    pub fn new(rules: &'a OffenseCharts) -> Minutes<'a> {
        Minutes {
            rules,
            nodes: Vec::new(),
            known: HashMap::new(),
        }
    }

    fn node(&mut self, state: State) -> usize {
        *self
            .known
            .entry(StateWithoutCards::of(&state))
            .or_insert_with(|| {
                self.nodes.push(MinuteNode { state, leads: None });
                self.nodes.len() - 1
            })
    }

    /// Asks the rules where a step leads, if that is not known.
    fn ask(&mut self, node: usize) {
        if self.nodes[node].leads.is_none() {
            let leaves = outcomes(self.rules, &self.nodes[node].state);
            let leads = leaves
                .into_iter()
                .map(|leaf| (leaf.p, self.node(leaf.state), leaf.counted))
                .collect();
            self.nodes[node].leads = Some(leads);
        }
    }

    /// The minute that begins in a shape.
    pub fn minute(&mut self, strain: Strain, shape: MinuteShape) -> Minute {
        let start = shape.state(self.rules, strain);
        let empty = DealWays {
            p: 0.0,
            ways: Vec::new(),
            counted: [[0.0; COUNTED]; 2],
        };
        let mut minute = Minute {
            deals: vec![empty; Deal::COUNT],
            cut: 0.0,
        };
        let mut open = vec![(self.node(start), Deal::Nothing, 1.0)];
        while !open.is_empty() {
            open = self.one_step(&start, open, &mut minute);
        }
        minute
    }

    /// Goes one step on from everything that is open.
    fn one_step(
        &mut self,
        start: &State,
        open: Vec<(usize, Deal, f64)>,
        minute: &mut Minute,
    ) -> Vec<(usize, Deal, f64)> {
        let mut next: Vec<(usize, Deal, f64)> = Vec::new();
        for (node, deal, p) in open {
            if p < SMALLEST {
                minute.cut += p;
                continue;
            }
            self.ask(node);
            let MinuteNode { state, leads } = &self.nodes[node];
            for (chance, to, counted) in leads.iter().flatten() {
                let after = &self.nodes[*to].state;
                let deal = dealt(state, after, deal);
                let ways = &mut minute.deals[deal.index()];
                // What is counted before a card does not depend on whom it finds.
                for (side, at, mean) in counted {
                    ways.counted[*side][*at] += p * mean;
                }
                let p = p * chance;
                if after.is_settled() {
                    settle(start, after, ways, p);
                    continue;
                }
                match next.iter_mut().find(|open| (open.0, open.1) == (*to, deal)) {
                    Some(open) => open.2 += p,
                    None => next.push((*to, deal, p)),
                }
            }
        }
        next
    }
}

/// The minute is over.
fn settle(start: &State, end: &State, ways: &mut DealWays, p: f64) {
    ways.p += p;
    let by_side = |of: fn(&State, Side) -> u16| {
        Side::BOTH.map(|side| of(end, side).saturating_sub(of(start, side)) as u8)
    };
    let goals = by_side(|state, side| state.sides[side].goals);
    let weather = Side::BOTH.map(|side| end.sides[side].weather);
    let to = MinuteShape::of(end);
    let same = |way: &&mut MinuteWay| way.to == to && way.goals == goals && way.weather == weather;
    match ways.ways.iter_mut().find(same) {
        Some(way) => way.p += p,
        None => ways.ways.push(MinuteWay {
            p,
            to,
            weather,
            goals,
        }),
    }
}

/// What a step did to the men, if it booked somebody.
fn dealt(before: &State, after: &State, so_far: Deal) -> Deal {
    let Some(Pick::Booked { side, caution }) = before.picks[0] else {
        return so_far;
    };
    let (was, is) = (&before.sides[side], &after.sides[side]);
    let sent_off = is.off.count() > was.off.count();
    let had_one = is
        .off
        .iter()
        .any(|at| !was.off.has(at) && was.booked.has(at));
    match (caution.red, sent_off) {
        (false, false) if is.booked.count() > was.booked.count() => Deal::Yellow(side),
        (false, true) => Deal::Second(side),
        (true, true) if had_one => Deal::RedForBooked(side),
        (true, true) => Deal::Red(side),
        // Nobody was found, or a second yellow card that changes nothing.
        _ => so_far,
    }
}
