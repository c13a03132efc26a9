//! Legs worked out: the rules are asked draw by draw where each state leads, and from
//! that follows where the leg ends.

use std::collections::HashMap;

use ::action_deck::{ActionDeck, Event, Happening, Next, Period, Players, Spot, State, can_press};
use tabletop::{Ask, BySide, Coach as _, Side};

use super::{
    leg::{CardFinds, Leg, LegWay, beginning, present},
    men::Men,
};
use crate::{
    action_deck::Policy,
    odds::steps::{COUNTED, CountedMean, Means, StepOutcome, count, draw_again, outcomes},
};

/// What of a state in a leg matters to the rest of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct LegKey {
    spot: Spot,
    marks: u8,
    can_press: bool,
    goals: [u16; 2],
    /// Of the side that had the ball when the leg began.
    presses: u16,
    booked: i8,
    off: u32,
}

impl LegKey {
    fn of(state: &State, side: Side) -> LegKey {
        let team = &state.sides[side];
        LegKey {
            spot: state.spot,
            marks: state.marks,
            can_press: can_press(state),
            goals: Side::BOTH.map(|side| state.sides[side].goals),
            presses: team.presses,
            booked: present(team.booked, team.off),
            off: team.off.count(),
        }
    }
}

/// Where the numbers of a [`LegNode`] stand: what is counted comes first.
const SHOTS: usize = 2 * COUNTED;
const WAYS: usize = SHOTS + 1;

/// Chances, and the nodes that they lead to.
type NodeChances = Vec<(f64, usize)>;

/// A state in the middle of a leg.
struct LegNode {
    state: State,
    leads: NodeChances,
    /// What the next draw brings: what is counted, shots, and the chance of each way.
    own: Vec<f64>,
    /// What the rest of the leg brings.
    all: Vec<f64>,
}

/// Numbers that change by less are found.
const SMALLEST: f64 = 1e-14;

/// More rounds are not made: what is open then is cut.
const MOST_ROUNDS: usize = 5_000;

/// The legs of one side with so many men off.
pub struct Legs<'a> {
    rules: &'a ActionDeck,
    coaches: BySide<Policy>,
    side: Side,
    off: usize,
    men: &'a Men,
    nodes: Vec<LegNode>,
    known: HashMap<LegKey, usize>,
    ways: Vec<LegWay>,
    /// A node where it is drawn who shoots, and where that leads by who is off.
    shooters: Option<(usize, HashMap<Players, NodeChances>)>,
    legs: Vec<((Spot, bool), Leg)>,
}

impl<'a> Legs<'a> {
    pub fn new(
        rules: &'a ActionDeck,
        coaches: BySide<Policy>,
        side: Side,
        off: usize,
        men: &'a Men,
    ) -> Legs<'a> {
        Legs {
            rules,
            coaches,
            side,
            off,
            men,
            nodes: Vec::new(),
            known: HashMap::new(),
            ways: Vec::new(),
            shooters: None,
            legs: Vec::new(),
        }
    }

    /// The leg that begins at a spot, PRESS being allowed or not.
    pub fn leg(&mut self, spot: Spot, press: bool) -> &Leg {
        let known = self.legs.iter().position(|(leg, _)| *leg == (spot, press));
        let at = known.unwrap_or_else(|| {
            let leg = self.work_out(spot, press);
            self.legs.push(((spot, press), leg));
            self.legs.len() - 1
        });
        &self.legs[at].1
    }

    fn work_out(&mut self, spot: Spot, press: bool) -> Leg {
        let period = match press {
            true => Period::SecondHalf,
            false => Period::FirstHalf,
        };
        let off = self.men.sets(self.off).first();
        let off = off.map(|(off, _)| *off).unwrap_or_default();
        let start = self.with_off(beginning(self.rules, spot, period), off);
        let mut asked = self.nodes.len();
        let first = self.node(start);
        while asked < self.nodes.len() {
            self.ask(asked, &start);
            asked += 1;
        }
        self.solve();
        self.sum_up(first, spot)
    }

    fn with_off(&self, mut state: State, off: Players) -> State {
        state.sides[self.side].off = off;
        state
    }

    fn node(&mut self, state: State) -> usize {
        let key = LegKey::of(&state, self.side);
        *self.known.entry(key).or_insert_with(|| {
            self.nodes.push(LegNode {
                state,
                leads: Vec::new(),
                own: vec![0.0; WAYS],
                all: Vec::new(),
            });
            self.nodes.len() - 1
        })
    }

    /// Asks the rules where the next draw leads.
    fn ask(&mut self, at: usize, start: &State) {
        let from = self.nodes[at].state;
        match from.spot.next {
            // Who shoots depends on who is off: everybody who may be.
            Next::Shooter => {
                self.nodes[at].own[SHOTS] = 1.0;
                let mut by_set = HashMap::new();
                for &(off, p) in self.men.sets(self.off) {
                    let leaves = self.outcomes(&self.with_off(from, off));
                    let leads = leaves.iter().map(|leaf| (leaf.p, self.node(leaf.state)));
                    let leads: NodeChances = leads.collect();
                    for &(share, to) in &leads {
                        self.lead(at, p * share, to);
                    }
                    by_set.insert(off, leads);
                }
                self.shooters.get_or_insert((at, by_set));
            }
            // Whether a card finds a booked player is put in later: both are asked.
            Next::Card(_) => {
                let mut booked = *start;
                for player in 0..self.rules.team_charts()[self.side].players.len() {
                    booked.sides[self.side].booked.add(player as u8);
                }
                let all = booked.sides[self.side].booked;
                self.ask_with(at, from, start, CardFinds::Unbooked);
                let mut from = from;
                from.sides[self.side].booked = all;
                self.ask_with(at, from, &booked, CardFinds::Booked);
            }
            _ => self.ask_with(at, from, start, CardFinds::Nobody),
        }
    }

    fn ask_with(&mut self, at: usize, from: State, start: &State, found: CardFinds) {
        for leaf in self.outcomes(&from) {
            if leaf.state.marks != from.marks {
                self.end(at, LegWay::between(start, found, &leaf), &leaf);
            } else if found != CardFinds::Booked {
                // What goes on is the same if he is booked.
                let to = self.node(leaf.state);
                self.lead(at, leaf.p, to);
                count_in(&mut self.nodes[at].own, &leaf.counted);
            }
        }
    }

    fn lead(&mut self, at: usize, p: f64, to: usize) {
        let leads = &mut self.nodes[at].leads;
        match leads.iter_mut().find(|(_, known)| *known == to) {
            Some((sum, _)) => *sum += p,
            None => leads.push((p, to)),
        }
    }

    fn end(&mut self, at: usize, way: LegWay, leaf: &StepOutcome<State>) {
        let own = &mut self.nodes[at].own;
        if way.found == CardFinds::Nobody {
            count_in(own, &leaf.counted);
        }
        let known = self.ways.iter().position(|known| known.is_like(&way));
        let number = known.unwrap_or_else(|| {
            self.ways.push(way);
            self.ways.len() - 1
        });
        let own = &mut self.nodes[at].own;
        own.resize(own.len().max(WAYS + number + 1), 0.0);
        own[WAYS + number] += leaf.p;
    }

    /// All outcomes of a draw that lead somewhere. To take the ball is counted where the
    /// next leg begins: after the last of a half none does.
    fn outcomes(&self, from: &State) -> Vec<StepOutcome<State>> {
        let mut coaches = self.coaches;
        let coach =
            |rules: &ActionDeck, ask: &Ask<'_, ActionDeck>| coaches[ask.side].decide(rules, ask);
        let key = |state: &State| LegKey::of(state, self.side);
        let mut leaves = outcomes(self.rules, Some(coach), from, key);
        let same = key(from);
        draw_again(&mut leaves, |state| key(state) == same);
        for leaf in &mut leaves {
            let ends = leaf.state.marks != from.marks;
            if let Some(event) = taken(&leaf.state.spot).filter(|_| ends) {
                count(self.rules, &event, -leaf.p, &mut leaf.counted);
            }
        }
        leaves
    }

    /// What the rest of the leg brings from each node: round by round, the last first,
    /// until nothing changes.
    fn solve(&mut self) {
        let width = WAYS + self.ways.len();
        for node in &mut self.nodes {
            node.own.resize(width, 0.0);
            node.all.resize(width, 0.0);
        }
        for _ in 0..MOST_ROUNDS {
            let mut change: f64 = 0.0;
            for at in (0..self.nodes.len()).rev() {
                let mut all = self.nodes[at].own.clone();
                for &(p, to) in &self.nodes[at].leads {
                    let more = self.nodes[to].all.iter();
                    all.iter_mut()
                        .zip(more)
                        .for_each(|(sum, more)| *sum += p * more);
                }
                let old = self.nodes[at].all.iter();
                let moved = all.iter().zip(old).map(|(new, old)| (new - old).abs());
                change = moved.fold(change, f64::max);
                self.nodes[at].all = all;
            }
            if change < SMALLEST {
                break;
            }
        }
    }

    fn sum_up(&self, first: usize, spot: Spot) -> Leg {
        let all = &self.nodes[first].all;
        let mut means: Means = [[0.0; COUNTED]; 2];
        means
            .iter_mut()
            .flatten()
            .zip(all)
            .for_each(|(mean, all)| *mean = *all);
        if let Some(event) = taken(&spot) {
            let mut counted = Vec::new();
            count(self.rules, &event, 1.0, &mut counted);
            counted
                .into_iter()
                .for_each(|(side, at, mean)| means[side][at] += mean);
        }
        let with_chance = |(way, &p): (&LegWay, &f64)| LegWay { p, ..way.clone() };
        let ways: Vec<LegWay> = self
            .ways
            .iter()
            .zip(&all[WAYS..])
            .map(with_chance)
            .collect();
        let sum = |found: &[CardFinds]| -> f64 {
            let of = ways.iter().filter(|way| found.contains(&way.found));
            of.map(|way| way.p).sum()
        };
        Leg {
            cards: sum(&[CardFinds::Unbooked]),
            cut: (1.0 - sum(&[CardFinds::Nobody, CardFinds::Unbooked])).max(0.0),
            means,
            wrong: all[SHOTS] * self.shot_is_wrong(),
            ways: ways.into_iter().filter(|way| way.p > 0.0).collect(),
        }
    }

    /// How far a shot goes otherwise, on average, than if it were known who is off.
    fn shot_is_wrong(&self) -> f64 {
        let Some((at, by_set)) = &self.shooters else {
            return 0.0;
        };
        let lumped = &self.nodes[*at].all[WAYS..];
        self.men.on_average(self.off, |off| {
            let Some(leads) = by_set.get(&off) else {
                return 1.0;
            };
            let mut apart = lumped.to_vec();
            for &(p, to) in leads {
                let more = &self.nodes[to].all[WAYS..];
                apart
                    .iter_mut()
                    .zip(more)
                    .for_each(|(apart, more)| *apart -= p * more);
            }
            apart.iter().map(|apart| apart.abs()).sum::<f64>() / 2.0
        })
    }
}

/// What is told where a leg begins.
fn taken(spot: &Spot) -> Option<Event> {
    spot.first.then_some(Event {
        clause: "AD-17.1",
        period: Period::FirstHalf,
        marks: 1,
        side: spot.holder,
        what: Happening::Possession { zone: spot.zone },
    })
}

fn count_in(numbers: &mut [f64], counted: &[CountedMean]) {
    for &(side, at, mean) in counted {
        numbers[side * COUNTED + at] += mean;
    }
}
