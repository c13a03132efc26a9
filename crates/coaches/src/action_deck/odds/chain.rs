//! All matches at once, mark by mark: the chance of every position and score.

use std::{collections::HashMap, ops::Range};

use ::action_deck::{ActionDeck, Period, Spot, can_press};
use tabletop::{BySide, Rules as _, Side};

use super::{
    future::Future,
    layer::{Layer, MenAndCalls},
    leg::{CardFinds, Leg, LegWay, beginning},
    legs::Legs,
    men::{MOST_BOOKED, MOST_OFF, Men},
};
use crate::{
    action_deck::Policy,
    odds::{
        TooMany,
        steps::{COUNTED, Means, add_means},
    },
};

/// Positions are counted with others where that puts less than this wrong.
const SMALLEST: f64 = 5e-8;

/// Of that, what makes a card so unlikely that it is left out at once.
const LEFT_OUT: f64 = 0.01;

/// Scores with a smaller chance are dropped.
const TINY: f64 = 1e-13;

/// More positions than matches ever come to: too many to work out.
const MOST_ROWS: usize = 200_000;

/// All matches at once, and what each leg leads to.
pub struct MatchesByLeg<'a> {
    rules: &'a ActionDeck,
    men: &'a BySide<Men>,
    spots: Vec<Spot>,
    /// By spot, men off of the holder, and whether PRESS may be called.
    legs: Vec<Vec<Leg>>,
    future: Future,
    /// The most that one PRESS call changes, by side.
    press: [f64; 2],
    /// How far behind a side must be to call PRESS once more, by calls made.
    behind: Vec<usize>,
    /// Goals are told apart up to one less.
    pub size: usize,
    /// At which scores PRESS may be called, by spot and calls made.
    may_press: HashMap<(usize, u8), Vec<bool>>,
    /// The means of what is counted so far.
    pub means: Means,
    /// What lumping may have put wrong.
    pub error: f64,
}

impl<'a> MatchesByLeg<'a> {
    /// From these spots, and all that they lead to, in halves of so many legs.
    pub fn new(
        rules: &'a ActionDeck,
        coaches: BySide<Policy>,
        men: &'a BySide<Men>,
        mut spots: Vec<Spot>,
        half: usize,
    ) -> MatchesByLeg<'a> {
        let legs_of = |side: Side| -> Vec<Legs<'_>> {
            let with_off = |off| Legs::new(rules, coaches, side, off, &men[side]);
            (0..=MOST_OFF).map(with_off).collect()
        };
        let mut worked = BySide::from_fn(legs_of);
        let mut legs: Vec<Vec<Leg>> = Vec::new();
        while let Some(&spot) = spots.get(legs.len()) {
            let mut all = Vec::new();
            for worked in &mut worked[spot.holder] {
                all.extend([false, true].map(|press| worked.leg(spot, press).clone()));
            }
            for way in all.iter().flat_map(|leg| &leg.ways) {
                if !spots.contains(&way.to) {
                    spots.push(way.to);
                }
            }
            legs.push(all);
        }
        let press = Side::BOTH.map(|side| {
            let own = spots
                .iter()
                .zip(&legs)
                .filter(|(spot, _)| spot.holder == side);
            let pairs = own.flat_map(|(_, legs)| legs.chunks_exact(2));
            // A call that does not count can be made again, until one does.
            let changes = pairs.map(|pair| match pair[1].counted_calls() {
                0.0 => 0.0,
                counted => (pair[0].differs(&pair[1]) / counted).min(1.0),
            });
            changes.fold(0.0, f64::max)
        });
        MatchesByLeg {
            rules,
            men,
            future: Future::of(half, &spots, &legs),
            spots,
            legs,
            press,
            behind: behind(rules),
            size: 1,
            may_press: HashMap::new(),
            means: [[0.0; COUNTED]; 2],
            error: 0.0,
        }
    }

    /// Begins anew; goals are told apart up to `size` - 1.
    pub fn clear(&mut self, size: usize) {
        self.size = size;
        self.may_press.clear();
        self.means = [[0.0; COUNTED]; 2];
        self.error = 0.0;
    }

    /// The number of a spot; all that are ever led to are known.
    fn spot(&self, spot: Spot) -> usize {
        let known = self.spots.iter().position(|known| *known == spot);
        known.unwrap_or_default()
    }

    /// No positions.
    pub fn nothing(&self) -> Layer {
        Layer::new(self.spots.len() * self.size * self.size)
    }

    /// The scores of a spot among the chances of a row.
    fn scores_of(&self, spot: usize) -> Range<usize> {
        let cells = self.size * self.size;
        spot * cells..(spot + 1) * cells
    }

    /// Nothing has happened but the kick-off.
    pub fn start(&self, spot: Spot, p: f64) -> Layer {
        let mut layer = self.nothing();
        let first = self.scores_of(self.spot(spot)).start;
        layer.chances(MenAndCalls::default())[first] = p;
        layer
    }

    /// Adds the same chances with another beginning.
    pub fn begin(&self, layer: &Layer, spot: Spot, into: &mut Layer) {
        let scores = self.scores_of(self.spot(spot));
        for (row, chances) in layer.iter() {
            let into = &mut into.chances(row)[scores.clone()];
            for (cell, p) in chances.iter().enumerate() {
                into[cell % scores.len()] += p;
            }
        }
    }

    /// The chances of scores.
    pub fn scores(&self, layer: &Layer) -> Vec<f64> {
        let mut scores = vec![0.0; self.size * self.size];
        for (_, chances) in layer.iter() {
            for spot in chances.chunks_exact(scores.len()) {
                scores.iter_mut().zip(spot).for_each(|(sum, p)| *sum += p);
            }
        }
        scores
    }

    /// One leg on from all positions, with so many legs left.
    pub fn leg(
        &mut self,
        layer: &mut Layer,
        period: Period,
        left: usize,
        next: &mut Layer,
    ) -> Result<(), TooMany> {
        let others = |row: MenAndCalls, chances: &[f64]| self.others(row, chances, left);
        let (wrong, rows) = layer.gather(SMALLEST, others);
        self.error += wrong;
        if rows > MOST_ROWS {
            return Err(TooMany);
        }
        next.clear();
        for (row, chances) in layer.iter() {
            for spot in 0..self.spots.len() {
                let scores = &chances[self.scores_of(spot)];
                if scores.iter().all(|&p| p == 0.0) {
                    continue;
                }
                let (mut without, mut with, mut dropped) = (Vec::new(), Vec::new(), 0.0);
                let may = match period {
                    Period::FirstHalf => &[],
                    _ => self.may_press(row, spot),
                };
                for (cell, &p) in scores.iter().enumerate() {
                    match may.get(cell) {
                        _ if p <= TINY => dropped += p,
                        Some(true) => with.push((cell, p)),
                        _ => without.push((cell, p)),
                    }
                }
                self.error += dropped;
                self.play(row, spot, &without, false, left, next);
                self.play(row, spot, &with, true, left, next);
            }
        }
        Ok(())
    }

    /// Rows much like this one, and what it puts wrong at most to take them for it.
    fn others(&self, row: MenAndCalls, chances: &[f64], left: usize) -> Vec<(MenAndCalls, f64)> {
        let cells = self.size * self.size;
        let spots = || chances.chunks_exact(cells).enumerate();
        let masses: Vec<f64> = spots().map(|(_, scores)| scores.iter().sum()).collect();
        let mass: f64 = masses.iter().sum();
        let mut others = Vec::with_capacity(6);
        for side in Side::BOTH {
            let at = side as usize;
            if row.off[at] > 0 {
                let mut like = row;
                like.off[at] -= 1;
                others.push((like, mass));
            }
            if row.booked[at] > 0 {
                let mut like = row;
                like.booked[at] -= 1;
                let cards = |(spot, mass)| mass * self.future.cards(left, spot, side);
                let cards: f64 = masses.iter().enumerate().map(cards).sum();
                others.push((like, (cards * self.men[side].one_more).min(mass)));
            }
            if row.presses[at] > 0 {
                let mut like = row;
                like.presses[at] -= 1;
                let calls = spots().map(|(spot, scores)| match masses[spot] > 0.0 {
                    true => self.would_press(row, spot, side, scores, left),
                    false => 0.0,
                });
                others.push((like, self.press[at] * calls.sum::<f64>()));
            }
        }
        others
    }

    /// The most that the chance can be that a side comes so far behind that one PRESS
    /// call more or less makes a difference.
    fn would_press(
        &self,
        row: MenAndCalls,
        spot: usize,
        side: Side,
        scores: &[f64],
        left: usize,
    ) -> f64 {
        let calls = usize::from(row.presses[side as usize]);
        let deficit = self.behind[calls - 1];
        let chance = |wanted| self.future.goals(left, spot, side.other(), wanted);
        let by_wanted: Vec<f64> = (0..self.size + deficit).map(chance).collect();
        let mut sum = 0.0;
        for (home, row) in scores.chunks_exact(self.size).enumerate() {
            for (away, p) in row.iter().enumerate() {
                let (own, theirs) = match side {
                    Side::Home => (home, away),
                    Side::Away => (away, home),
                };
                sum += p * by_wanted[(own + deficit).saturating_sub(theirs)];
            }
        }
        sum
    }

    /// At which scores the holder may call PRESS in the second half: asked of the rules.
    fn may_press(&mut self, row: MenAndCalls, spot: usize) -> &[bool] {
        let (number, spot, size) = (spot, self.spots[spot], self.size);
        let presses = row.presses[spot.holder as usize];
        let rules = self.rules;
        self.may_press.entry((number, presses)).or_insert_with(|| {
            let mut state = beginning(rules, spot, Period::SecondHalf);
            state.sides[spot.holder].presses = presses.into();
            let may = |cell: usize| {
                state.sides.home.goals = (cell / size) as u16;
                state.sides.away.goals = (cell % size) as u16;
                can_press(&state)
            };
            (0..size * size).map(may).collect()
        })
    }

    /// One leg on from some scores of a row.
    fn play(
        &mut self,
        row: MenAndCalls,
        spot: usize,
        scores: &[(usize, f64)],
        press: bool,
        left: usize,
        next: &mut Layer,
    ) {
        if scores.is_empty() {
            return;
        }
        let mass: f64 = scores.iter().map(|(_, p)| p).sum();
        let holder = self.spots[spot].holder;
        let side = holder as usize;
        let (off, booked) = (usize::from(row.off[side]), usize::from(row.booked[side]));
        let men = &self.men[holder];
        let second = men.second[off][booked];
        let leg = &self.legs[spot][2 * off + usize::from(press)];
        self.error += mass * (leg.wrong + leg.cards * men.wrong[off][booked] + leg.cut);
        add_means(&mut self.means, mass, &leg.means);
        let mut leads: Vec<Lead> = Vec::with_capacity(leg.ways.len());
        for way in &leg.ways {
            let p = match way.found {
                CardFinds::Nobody => way.p,
                CardFinds::Unbooked => way.p * (1.0 - second),
                CardFinds::Booked => way.p * second,
            };
            for &(side, at, mean) in &way.counted {
                self.means[side][at] += mass * p * mean;
            }
            let to = self.spot(way.to);
            let (after, mut wrong) = after(row, side, way);
            let mut lead = Lead {
                row: after,
                spot: to,
                goals: way.goals,
                p,
            };
            // A card so unlikely is left out.
            let costs = match way.off {
                0 => (self.future.cards(left - 1, to, holder) * men.one_more).min(1.0),
                _ => 1.0,
            };
            if way.found != CardFinds::Nobody && mass * p * costs < SMALLEST * LEFT_OUT {
                (lead.row.off, lead.row.booked) = (row.off, row.booked);
                wrong = wrong.max(costs);
            }
            self.error += mass * p * wrong;
            match leads.iter_mut().find(|known| known.is_like(&lead)) {
                Some(known) => known.p += lead.p,
                None => leads.push(lead),
            }
        }
        for lead in leads.iter().filter(|lead| lead.p > 0.0) {
            let begins = self.scores_of(lead.spot);
            let into = &mut next.chances(lead.row)[begins];
            if lead.goals == [0, 0] {
                scores
                    .iter()
                    .for_each(|&(cell, p)| into[cell] += lead.p * p);
                continue;
            }
            for &(cell, p) in scores {
                let [home, away] = [cell / self.size, cell % self.size];
                let [home, away] = [home + lead.goals[0], away + lead.goals[1]];
                let last = self.size - 1;
                into[home.min(last) * self.size + away.min(last)] += lead.p * p;
                if home.max(away) > last {
                    self.error += lead.p * p;
                }
            }
        }
    }
}

/// Where a leg leads, as far as it is told apart.
struct Lead {
    row: MenAndCalls,
    spot: usize,
    goals: [usize; 2],
    p: f64,
}

impl Lead {
    fn is_like(&self, other: &Lead) -> bool {
        (self.row, self.spot, self.goals) == (other.row, other.spot, other.goals)
    }
}

/// The row that a way leads to, and what is wrong with it: all, if more men are off or
/// booked than are told apart.
fn after(mut row: MenAndCalls, side: usize, way: &LegWay) -> (MenAndCalls, f64) {
    let off = row.off[side] + way.off;
    let booked = row.booked[side].saturating_add_signed(way.booked);
    row.off[side] = off.min(MOST_OFF as u8);
    row.booked[side] = booked.min(MOST_BOOKED as u8);
    row.presses[side] = row.presses[side].saturating_add(way.presses);
    let told_apart = (off, booked) == (row.off[side], row.booked[side]);
    (row, if told_apart { 0.0 } else { 1.0 })
}

/// How far behind a side must be to call PRESS once more, by calls made: asked of the
/// rules. What no lead is enough for takes more than any.
fn behind(rules: &ActionDeck) -> Vec<usize> {
    let mut state = rules.kick_off();
    state.period = Period::SecondHalf;
    let enough = |calls: u16| {
        state.sides.home.presses = calls;
        let most = usize::from(u8::MAX);
        let mut deficits = 0..most;
        let is_enough = |&deficit: &usize| {
            state.sides.away.goals = deficit as u16;
            can_press(&state)
        };
        deficits.find(is_enough).unwrap_or(most)
    };
    (0..=u16::from(u8::MAX)).map(enough).collect()
}
