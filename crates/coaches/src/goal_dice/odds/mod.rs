//! The exact odds of a match between two coaches: every position with its
//! chance, from kick-off to the final whistle.

mod sums;

use std::collections::BTreeMap;

use football::{BoxScore, Game as _};
use goal_dice::{GoalDice, Period, State};
use tabletop::{
    Ask, BySide, Coach, Duty, Side,
    sources::{NoCoach, each_outcome},
};

pub use crate::odds::MatchOdds;

use sums::{MOST_SHOWN, Sums};

use super::{
    Policy,
    optimal::{
        TooLarge, by_the_roll,
        chain::{Chain, Leaf, Stage, To},
        shape::{after, at},
        shoot_out,
        solve::stages,
        table::{Chosen, Layout},
    },
};

/// The odds of a match between two coaches.
///
/// # Errors
///
/// If the game has too many positions.
pub fn match_odds(rules: &GoalDice, coaches: &BySide<Policy>) -> Result<MatchOdds, TooLarge> {
    let alike = coaches.home == coaches.away;
    let BySide { mut home, mut away } = coaches.clone();
    let coaches = BySide {
        home: &mut home as AnyCoach<'_>,
        away: &mut away,
    };
    either_starting(rules, coaches, alike)
}

/// A coach of any kind, who always chooses the same in the same position.
pub type AnyCoach<'a> = &'a mut dyn Coach<GoalDice>;

/// The odds of a match between two coaches of any kind.
///
/// # Errors
///
/// If the game has too many positions.
pub fn match_odds_of(
    rules: &GoalDice,
    coaches: BySide<AnyCoach<'_>>,
) -> Result<MatchOdds, TooLarge> {
    either_starting(rules, coaches, false)
}

fn either_starting(
    rules: &GoalDice,
    mut coaches: BySide<AnyCoach<'_>>,
    alike: bool,
) -> Result<MatchOdds, TooLarge> {
    if rules.options().lost_die {
        return Err(TooLarge);
    }
    let rules = by_the_roll(rules);
    let home_starts = toss(&rules);
    let mut odds = Sums::new();
    // The game is the same with the sides exchanged.
    let first = (alike || home_starts > 0.0).then(|| run(&rules, &mut coaches));
    if let Some(first) = &first {
        odds.add(home_starts, first);
    }
    if home_starts < 1.0 {
        let mut exchanged = BySide {
            home: coaches.away,
            away: coaches.home,
        };
        let second = match first {
            Some(first) if alike => first,
            _ => run(&rules, &mut exchanged),
        };
        odds.add(1.0 - home_starts, &second.exchanged());
    }
    Ok(odds.finish())
}

/// The chance that home starts, from the rules.
fn toss(rules: &GoalDice) -> f64 {
    let mut starts = [0.0; 2];
    let before = State::before_kick_off(rules.grid());
    each_outcome(rules, &before, None::<NoCoach<GoalDice>>, |state, path| {
        // If both throw the same, it is done again.
        if state.period == Period::FirstHalf {
            starts[state.starter as usize] += path.probability();
        }
    });
    starts[0] / (starts[0] + starts[1])
}

/// Plays all matches at once, home starting.
fn run(rules: &GoalDice, coaches: &mut BySide<AnyCoach<'_>>) -> Sums {
    let all = stages(rules);
    let timed: Vec<Stage> = all
        .iter()
        .copied()
        .filter(|stage| stage.period != Period::ShootOut)
        .collect();
    let chain = Chain::new(rules, &timed);
    let mut forward = Forward {
        often: vec![0.0; chain.events.len()],
        chain,
        sums: Sums::new(),
    };
    let mut at_start = Scores::from([((0, 0), 1.0)]);
    for stage in all {
        if stage.period == Period::ShootOut {
            forward.shoot_out(stage, &at_start);
            break;
        }
        let ended = forward.period(stage, coaches, &at_start);
        at_start = Scores::new();
        for ((home, away), p) in ended {
            let margin = home as i32 - away as i32;
            match after(rules, stage, margin) {
                Some(_) => *at_start.entry((home, away)).or_default() += p,
                None => forward.full_time(home, away, p),
            }
        }
    }
    forward.finish()
}

/// The chance of each score, at one moment.
type Scores = BTreeMap<(usize, usize), f64>;

struct Forward {
    chain: Chain,
    /// How often each leaf is reached in a match.
    often: Vec<f64>,
    sums: Sums,
}

/// The chance of each shape, for every score, at one moment.
type Layer = BTreeMap<(usize, usize), Vec<f64>>;

impl Forward {
    /// Plays a period: the scores it can end with.
    fn period(
        &mut self,
        stage: Stage,
        coaches: &mut BySide<AnyCoach<'_>>,
        start: &Scores,
    ) -> Scores {
        let layout = Layout::new(&self.chain, stage);
        let chosen = choices(&self.chain, &layout, coaches);
        let mut layers: Vec<Layer> = vec![Layer::new(); layout.clocks.len()];
        if let (Some(first), Some(fresh)) =
            (layers.last_mut(), self.chain.find(&self.chain.fresh(stage)))
        {
            for (&score, &p) in start {
                let mut shapes = vec![0.0; self.chain.len()];
                shapes[fresh as usize] = p;
                first.insert(score, shapes);
            }
        }
        let mut ended = Scores::new();
        let mut order = self.chain.backwards();
        order.reverse();
        for clock in (0..layers.len()).rev() {
            // A goal without time passing leads to a score that comes later here.
            while let Some((score, shapes)) = layers[clock].pop_first() {
                let margin = score.0 as i32 - score.1 as i32;
                let here = Here {
                    layout: &layout,
                    chosen: &chosen,
                    clock,
                    margin: margin.clamp(-layout.span, layout.span),
                };
                for (to, more) in self.play_on(&here, &order, score, shapes, &mut ended) {
                    let shapes = layers[to.clock].entry(to.score);
                    let shapes = shapes.or_insert_with(|| vec![0.0; more.len()]);
                    for (sum, p) in shapes.iter_mut().zip(more) {
                        *sum += p;
                    }
                }
            }
        }
        ended
    }

    /// One act in all positions of a clock and score: where they lead.
    fn play_on(
        &mut self,
        here: &Here<'_>,
        order: &[u32],
        score: (usize, usize),
        mut shapes: Vec<f64>,
        ended: &mut Scores,
    ) -> Vec<(Target, Vec<f64>)> {
        let mut found: Vec<(Target, Vec<f64>)> = Vec::new();
        let mut leaves: Vec<(f64, Leaf)> = Vec::new();
        for &shape in order {
            let mass = shapes[shape as usize];
            if mass == 0.0 {
                continue;
            }
            here.leaves(&self.chain, shape, mass, &mut leaves);
            for (p, leaf) in leaves.drain(..) {
                self.often[leaf.id as usize] += p;
                let score = (
                    score.0 + usize::from(leaf.goals[0]),
                    score.1 + usize::from(leaf.goals[1]),
                );
                let next = match leaf.to {
                    To::MatchEnd => {
                        self.full_time(score.0, score.1, p);
                        continue;
                    }
                    To::PeriodEnd => {
                        *ended.entry(score).or_default() += p;
                        continue;
                    }
                    To::Shape(next) => next as usize,
                };
                let seconds = here.layout.clocks[here.clock] - leaf.spent;
                let clock = here.layout.clock(seconds).unwrap_or_default();
                if clock == here.clock && leaf.goals == [0, 0] {
                    // Shapes that others lead to at once come later in the order.
                    shapes[next] += p;
                    continue;
                }
                let target = Target { clock, score };
                let known = found.iter().position(|(known, _)| *known == target);
                let at = known.unwrap_or_else(|| {
                    found.push((target, vec![0.0; shapes.len()]));
                    found.len() - 1
                });
                found[at].1[next] += p;
            }
        }
        found
    }

    fn full_time(&mut self, home: usize, away: usize, p: f64) {
        match home.cmp(&away) {
            std::cmp::Ordering::Greater => self.sums.wins[0] += p,
            std::cmp::Ordering::Less => self.sums.wins[1] += p,
            std::cmp::Ordering::Equal => self.sums.tie += p,
        }
        self.score(home, away, p);
    }

    fn score(&mut self, home: usize, away: usize, p: f64) {
        self.sums.scores[home.min(MOST_SHOWN)][away.min(MOST_SHOWN)] += p;
    }

    fn shoot_out(&mut self, stage: Stage, start: &Scores) {
        let odds = shoot_out::odds(&self.chain.rules, stage);
        for (&(home, away), &p) in start {
            self.sums.wins[0] += p * odds.home;
            self.sums.wins[1] += p * odds.away;
            self.score(home, away, p);
            for (index, side) in Side::BOTH.into_iter().enumerate() {
                self.sums
                    .count(side, "shootout_kicks", p * odds.kicks[index]);
                self.sums
                    .count(side, "shootout_goals", p * odds.scored[index]);
            }
        }
    }

    /// Counts what happened on the way to each leaf.
    fn finish(mut self) -> Sums {
        for (events, &often) in self.chain.events.iter().zip(&self.often) {
            if often == 0.0 {
                continue;
            }
            let mut counted = BoxScore::default();
            for event in events {
                let rules = &self.chain.rules;
                rules.report(event, |side, what, _| counted.count(side, what));
            }
            for side in Side::BOTH {
                let counts = counted.stats[side].named();
                for ((_, count), (_, mean)) in counts.zip(&mut self.sums.means[side]) {
                    *mean += often * count as f64;
                }
            }
        }
        self.sums
    }
}

/// A clock and a score that an act leads to.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Target {
    clock: usize,
    score: (usize, usize),
}

/// The positions of a clock and a lead, with what is chosen in them.
struct Here<'a> {
    layout: &'a Layout,
    chosen: &'a [Chosen],
    clock: usize,
    margin: i32,
}

impl Here<'_> {
    /// Where a shape leads, with the chance of each.
    fn leaves(&self, chain: &Chain, shape: u32, mass: f64, leaves: &mut Vec<(f64, Leaf)>) {
        let seconds = self.layout.clocks[self.clock];
        let moves = chain.moves(self.layout.stage, seconds, shape);
        let chosen = self.chosen[self.layout.at(self.clock, self.margin, shape)];
        let Some(way) = moves.ways.get(chosen.act()).or(moves.ways.first()) else {
            return;
        };
        // A level shot thrown again without limit comes back to itself.
        let is_here = |leaf: &Leaf| leaf.to == To::Shape(shape) && leaf.spent == 0;
        let again: f64 = way
            .leaves
            .iter()
            .filter(|leaf| is_here(leaf))
            .map(|leaf| leaf.p)
            .sum();
        let mass = mass / (1.0 - again);
        let straight = way.leaves.iter().filter(|leaf| !is_here(leaf));
        leaves.extend(straight.map(|leaf| (mass * leaf.p, *leaf)));
        for fork in &way.forks {
            let clock = self
                .layout
                .clock(seconds - fork.spent)
                .unwrap_or(self.clock);
            let chosen = self.chosen[self.layout.at(clock, self.margin, fork.asked_at)];
            let option = fork.options.get(chosen.penalty()).or(fork.options.first());
            let option = option.into_iter().flatten();
            leaves.extend(option.map(|leaf| (mass * fork.p * leaf.p, *leaf)));
        }
    }
}

/// What the coaches choose in every position of a period.
fn choices(chain: &Chain, layout: &Layout, coaches: &mut BySide<AnyCoach<'_>>) -> Vec<Chosen> {
    let mut chosen = vec![Chosen::default(); layout.len()];
    let stage = layout.stage;
    for (clock, &seconds) in layout.clocks.iter().enumerate() {
        for shape in 0..chain.len() as u32 {
            let moves = chain.moves(stage, seconds, shape);
            for margin in -layout.span..=layout.span {
                if moves.ways.len() > 1 {
                    let state = chain.state(stage, shape, seconds, margin);
                    let act = coaches[state.on_turn].decide(
                        &chain.rules,
                        &Ask {
                            name: "turn",
                            state: &state,
                            side: state.on_turn,
                            menu: &moves.menu,
                            default: 0,
                            duty: Duty::Must,
                        },
                    );
                    chosen[layout.at(clock, margin, shape)].set_act(act);
                }
                for fork in moves.ways.iter().flat_map(|way| &way.forks) {
                    let left = seconds - fork.spent;
                    let Some(clock) = layout.clock(left) else {
                        continue;
                    };
                    let state = at(fork.state, stage, left, margin);
                    let penalty = coaches[fork.side].decide(
                        &chain.rules,
                        &Ask {
                            name: "penalty",
                            state: &state,
                            side: fork.side,
                            menu: &fork.menu,
                            default: fork.default,
                            duty: Duty::Must,
                        },
                    );
                    chosen[layout.at(clock, margin, fork.asked_at)].set_penalty(penalty);
                }
            }
        }
    }
    chosen
}
