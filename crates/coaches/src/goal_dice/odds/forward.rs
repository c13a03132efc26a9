//! All matches at once: the chance of every position, carried from kick-off to the final
//! whistle.

use std::collections::BTreeMap;

use goal_dice::{GoalDice, Period};
use tabletop::{Ask, BySide, Duty, Side};

use super::{
    AnyCoach,
    sums::{MOST_SHOWN, MatchSums},
};
use crate::goal_dice::optimal::{
    TooLarge,
    chain::{Leaf, PenaltyFork, PositionChain, StartedPeriod, To},
    shape::{after, at},
    shoot_out,
    solve::{Keep, layouts, stages},
};

/// More chances than this at a time are not worth their memory: 8 bytes each.
const MOST_CHANCES: usize = 56_000_000;

/// Chances by the goals of the side that has fewer; those that share a row of the matrix of
/// scores share one here.
type ChancesByGoals = [f64; MOST_SHOWN + 1];

/// The chances of the leads of home at one moment.
type ChancesByLead = BTreeMap<i32, ChancesByGoals>;

/// Plays all matches at once, home starting.
///
/// # Errors
///
/// If there are too many positions.
pub(super) fn run(
    rules: &GoalDice,
    coaches: &mut BySide<AnyCoach<'_>>,
) -> Result<MatchSums, TooLarge> {
    let all = stages(rules);
    let is_timed = |stage: &StartedPeriod| stage.period != Period::ShootOut;
    let timed: Vec<StartedPeriod> = all.iter().copied().filter(is_timed).collect();
    let chain = PositionChain::new(rules, &timed);
    layouts(&chain, &timed, Keep::Choices)?;
    let mut forward = Forward {
        often: vec![0.0; chain.counted.len()],
        chain: &chain,
        coaches,
        sums: MatchSums::new(),
    };
    let mut kick_off = ChancesByGoals::default();
    kick_off[0] = 1.0;
    let mut at_start = ChancesByLead::from([(0, kick_off)]);
    for stage in all {
        if !is_timed(&stage) {
            forward.shoot_out(stage, &at_start);
            break;
        }
        let ended = forward.period(stage, &at_start)?;
        at_start = ChancesByLead::new();
        for (margin, row) in ended {
            match after(rules, stage, margin) {
                Some(_) => _ = at_start.insert(margin, row),
                None => forward.full_time(margin, &row),
            }
        }
    }
    Ok(forward.finish())
}

/// Adds a multiple of chances, some goals later.
#[inline]
fn add(into: &mut ChancesByGoals, p: f64, row: &ChancesByGoals, goals: usize) {
    if goals == 0 {
        into.iter_mut()
            .zip(row)
            .for_each(|(sum, chance)| *sum += p * chance);
        return;
    }
    for (before, chance) in row.iter().enumerate() {
        into[(before + goals).min(MOST_SHOWN)] += p * chance;
    }
}

struct Forward<'a, 'c> {
    chain: &'a PositionChain,
    coaches: &'a mut BySide<AnyCoach<'c>>,
    /// How often each thing that is counted comes about in a match.
    often: Vec<f64>,
    sums: MatchSums,
}

/// The positions of a clock: for each lead a row for each shape, or nothing.
type ClockRows = Vec<Vec<ChancesByGoals>>;

/// A period under way.
struct Unfolding {
    stage: StartedPeriod,
    clocks: Vec<u16>,
    layers: Vec<ClockRows>,
    /// The largest lead there is room for.
    widest: i32,
    ended: ChancesByLead,
    /// Chances that are kept.
    kept: usize,
}

impl Unfolding {
    fn new(chain: &PositionChain, stage: StartedPeriod, start: &ChancesByLead) -> Unfolding {
        let clocks = chain.clocks(stage);
        let seconds = clocks.last().copied().unwrap_or_default();
        let before = start.keys().map(|margin| margin.abs()).max();
        let widest = before.unwrap_or_default() + chain.most_acts(seconds) + 1;
        Unfolding {
            stage,
            layers: vec![vec![Vec::new(); (2 * widest + 1) as usize]; clocks.len()],
            clocks,
            widest,
            ended: ChancesByLead::new(),
            kept: 0,
        }
    }

    /// The rows of a clock and lead.
    #[inline]
    fn rows(&mut self, clock: usize, margin: i32, shapes: usize) -> &mut Vec<ChancesByGoals> {
        let rows = &mut self.layers[clock][(margin + self.widest) as usize];
        if rows.is_empty() {
            rows.resize(shapes, ChancesByGoals::default());
            self.kept += shapes * (MOST_SHOWN + 1);
        }
        rows
    }

    /// Takes out the next lead of a clock that there is something to do for.
    fn next(&mut self, clock: usize) -> Option<(i32, Vec<ChancesByGoals>)> {
        let layer = &mut self.layers[clock];
        let at = layer.iter().position(|rows| !rows.is_empty())?;
        let rows = std::mem::take(&mut layer[at]);
        self.kept -= rows.len() * (MOST_SHOWN + 1);
        Some((at as i32 - self.widest, rows))
    }
}

impl Forward<'_, '_> {
    /// Plays a period: the scores it can end with.
    fn period(
        &mut self,
        stage: StartedPeriod,
        start: &ChancesByLead,
    ) -> Result<ChancesByLead, TooLarge> {
        let shapes = self.chain.len();
        let mut course = Unfolding::new(self.chain, stage, start);
        let mut order = self.chain.backwards();
        order.reverse();
        let kick_off = course.clocks.len() - 1;
        if let Some(fresh) = self.chain.find(&self.chain.fresh(stage)) {
            for (&margin, row) in start {
                course.rows(kick_off, margin, shapes)[fresh as usize] = *row;
            }
        }
        for clock in (0..=kick_off).rev() {
            // A goal without time passing leads to another lead of the same clock.
            while let Some((margin, rows)) = course.next(clock) {
                self.play_on(&mut course, &order, clock, margin, rows);
                if course.kept > MOST_CHANCES {
                    return Err(TooLarge);
                }
            }
        }
        Ok(course.ended)
    }

    /// One act in all positions of a clock and lead.
    fn play_on(
        &mut self,
        course: &mut Unfolding,
        order: &[u32],
        clock: usize,
        margin: i32,
        mut rows: Vec<ChancesByGoals>,
    ) {
        let seconds = course.clocks[clock];
        let mut leaves: Vec<(f64, Leaf)> = Vec::new();
        for &shape in order {
            let row = rows[shape as usize];
            let all: f64 = row.iter().sum();
            if all == 0.0 {
                continue;
            }
            self.leaves(course.stage, seconds, margin, shape, &mut leaves);
            for (p, leaf) in leaves.drain(..) {
                self.often[leaf.counted as usize] += p * all;
                let [home, away] = leaf.goals.map(i32::from);
                let fewer = (margin.max(0) + home).min((-margin).max(0) + away) as usize;
                let lead = margin + leaf.margin();
                match leaf.to {
                    To::MatchEnd => {
                        let mut ended = ChancesByGoals::default();
                        add(&mut ended, p, &row, fewer);
                        self.full_time(lead, &ended);
                    }
                    To::PeriodEnd => {
                        let ended = course.ended.entry(lead).or_default();
                        add(ended, p, &row, fewer);
                    }
                    // Shapes that others lead to at once come later in the order.
                    To::Shape(next) if leaf.spent == 0 && leaf.goals == [0, 0] => {
                        add(&mut rows[next as usize], p, &row, 0);
                    }
                    To::Shape(next) => {
                        let left = seconds - leaf.spent;
                        let clock = course.clocks.partition_point(|clock| *clock < left);
                        let lead = self.lead_to_keep(course.stage, left, lead);
                        let rows = course.rows(clock, lead, rows.len());
                        add(&mut rows[next as usize], p, &row, fewer);
                    }
                }
            }
        }
    }

    /// A lead that can neither be made up nor become one of the scores that are told apart
    /// is kept as the smallest such.
    #[inline]
    fn lead_to_keep(&self, stage: StartedPeriod, seconds: u16, lead: i32) -> i32 {
        if stage.period == Period::FirstHalf {
            return lead;
        }
        let enough = MOST_SHOWN as i32 + self.chain.most_acts(seconds) + 1;
        lead.clamp(-enough, enough)
    }

    /// Where a shape leads, with the chance of each; the coaches decide.
    fn leaves(
        &mut self,
        stage: StartedPeriod,
        seconds: u16,
        margin: i32,
        shape: u32,
        leaves: &mut Vec<(f64, Leaf)>,
    ) {
        let moves = self.chain.moves(stage, seconds, shape);
        let act = match moves.ways.len() {
            0 | 1 => 0,
            _ => {
                let state = self.chain.state(stage, shape, seconds, margin);
                self.coaches[state.on_turn].decide(
                    &self.chain.rules,
                    &Ask {
                        name: "turn",
                        state: &state,
                        side: state.on_turn,
                        menu: &moves.menu,
                        default: 0,
                        duty: Duty::Must,
                    },
                )
            }
        };
        let Some(way) = moves.ways.get(act) else {
            return;
        };
        // A level shot thrown again without limit comes back to itself.
        let is_here = |leaf: &&Leaf| leaf.to == To::Shape(shape) && leaf.spent == 0;
        let again: f64 = way.leaves.iter().filter(is_here).map(|leaf| leaf.p).sum();
        let share = 1.0 / (1.0 - again);
        let straight = way.leaves.iter().filter(|leaf| !is_here(leaf));
        leaves.extend(straight.map(|leaf| (share * leaf.p, *leaf)));
        for fork in &way.forks {
            let option = fork.options.get(self.penalty(stage, seconds, margin, fork));
            let option = option.into_iter().flatten();
            leaves.extend(option.map(|leaf| (share * fork.p * leaf.p, *leaf)));
        }
    }

    fn penalty(
        &mut self,
        stage: StartedPeriod,
        seconds: u16,
        margin: i32,
        fork: &PenaltyFork,
    ) -> usize {
        let state = at(fork.state, stage, seconds - fork.spent, margin);
        self.coaches[fork.side].decide(
            &self.chain.rules,
            &Ask {
                name: "penalty",
                state: &state,
                side: fork.side,
                menu: &fork.menu,
                default: fork.default,
                duty: Duty::Must,
            },
        )
    }

    fn full_time(&mut self, margin: i32, row: &ChancesByGoals) {
        let all: f64 = row.iter().sum();
        match margin {
            1.. => self.sums.wins[0] += all,
            0 => self.sums.tie += all,
            _ => self.sums.wins[1] += all,
        }
        self.score(margin, row);
    }

    fn score(&mut self, margin: i32, row: &ChancesByGoals) {
        for (fewer, chance) in row.iter().enumerate() {
            let goals = |lead: i32| (fewer + lead.max(0) as usize).min(MOST_SHOWN);
            self.sums.scores[goals(margin)][goals(-margin)] += chance;
        }
    }

    fn shoot_out(&mut self, stage: StartedPeriod, start: &ChancesByLead) {
        let odds = shoot_out::odds(&self.chain.rules, stage);
        for (&margin, row) in start {
            let p: f64 = row.iter().sum();
            self.sums.wins[0] += p * odds.home;
            self.sums.wins[1] += p * odds.away;
            self.score(margin, row);
            for (index, side) in Side::BOTH.into_iter().enumerate() {
                let sums = &mut self.sums;
                sums.count(side, "shootout_kicks", p * odds.kicks[index]);
                sums.count(side, "shootout_goals", p * odds.scored[index]);
            }
        }
    }

    /// Sums up what happened on the way.
    fn finish(mut self) -> MatchSums {
        for (counted, &often) in self.chain.counted.iter().zip(&self.often) {
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
