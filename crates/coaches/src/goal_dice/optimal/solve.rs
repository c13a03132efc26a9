//! The best choice in every position, worked out from the final whistle back.

use goal_dice::{GoalDice, Period, State};
use tabletop::Side;

use super::{
    TooLarge,
    chain::{Chain, Leaf, Stage, To, Way},
    shape::after,
    shoot_out,
    table::{Chosen, Layout},
};

/// More positions than this are not worth their memory: 16 bytes each.
const MOST_POSITIONS: usize = 26_000_000;

/// Two choices this close are equal; the first is taken.
const EQUAL: f64 = 1e-12;

/// The chance that home wins, and that away does.
pub(crate) type Value = [f64; 2];

/// A period solved.
#[derive(Debug)]
pub(crate) struct Solved {
    pub layout: Layout,
    pub values: Vec<Value>,
    pub chosen: Vec<Chosen>,
}

/// The whole match solved, the periods in order.
#[derive(Debug)]
pub(crate) struct Solution {
    pub chain: Chain,
    pub periods: Vec<Solved>,
}

/// The periods a match can have, home starting the first.
pub(crate) fn stages(rules: &GoalDice) -> Vec<Stage> {
    let mut stages = vec![Stage {
        period: Period::FirstHalf,
        starter: Side::Home,
    }];
    // A shoot-out goes on until it is decided: nothing comes after it.
    while let Some(&last) = stages.last()
        && last.period != Period::ShootOut
        && let Some(next) = after(rules, last, 0)
    {
        stages.push(next);
    }
    stages
}

/// Solves the game.
///
/// # Errors
///
/// If it has too many positions.
pub(crate) fn solve(rules: &GoalDice) -> Result<Solution, TooLarge> {
    // Each die that can be lost triples the positions of a side.
    if rules.options().lost_die {
        return Err(TooLarge);
    }
    let mut stages = stages(rules);
    let kicks = stages.pop_if(|stage| stage.period == Period::ShootOut);
    let chain = Chain::new(rules, &stages);
    let layouts: Vec<Layout> = stages
        .iter()
        .map(|&stage| Layout::new(&chain, stage))
        .collect();
    if layouts.iter().map(Layout::len).sum::<usize>() > MOST_POSITIONS {
        return Err(TooLarge);
    }
    let mut level = kicks.map_or([0.0, 0.0], |stage| {
        let odds = shoot_out::odds(rules, stage);
        [odds.home, odds.away]
    });
    let mut periods: Vec<Solved> = Vec::new();
    for layout in layouts.into_iter().rev() {
        let last = periods.last();
        let solved = solve_period(&chain, layout, |margin| {
            match (
                after(rules, stages[stages.len() - 1 - periods.len()], margin),
                last,
            ) {
                (None, _) => decided(margin),
                (Some(_), None) => level,
                (Some(next), Some(solved)) => solved.at_start(&chain, next, margin),
            }
        });
        level = [0.0, 0.0];
        periods.push(solved);
    }
    periods.reverse();
    Ok(Solution { chain, periods })
}

/// The result of a match that is over.
pub(super) fn decided(margin: i32) -> Value {
    match margin {
        1.. => [1.0, 0.0],
        0 => [0.0, 0.0],
        _ => [0.0, 1.0],
    }
}

impl Solved {
    fn at_start(&self, chain: &Chain, stage: Stage, margin: i32) -> Value {
        let clock = self.layout.clocks.len() - 1;
        let shape = chain.find(&chain.fresh(stage));
        match shape {
            Some(shape) => self.value(clock, margin, shape),
            None => decided(margin),
        }
    }

    /// A lead beyond the span is beyond reach.
    pub fn value(&self, clock: usize, margin: i32, shape: u32) -> Value {
        match margin.abs() <= self.layout.span {
            true => self.values[self.layout.at(clock, margin, shape)],
            false => decided(margin),
        }
    }
}

/// Solves a period, given what its end is worth by the lead of home.
pub(super) fn solve_period(chain: &Chain, layout: Layout, ended: impl Fn(i32) -> Value) -> Solved {
    let stage = layout.stage;
    let span = layout.span;
    // The values at the end of the period, once for each lead.
    let ended: Vec<Value> = (-span - 1..=span + 1).map(ended).collect();
    let mut solved = Solved {
        values: vec![[0.0; 2]; layout.len()],
        chosen: vec![Chosen::default(); layout.len()],
        layout,
    };
    let order = chain.backwards();
    for clock in 0..solved.layout.clocks.len() {
        let seconds = solved.layout.clocks[clock];
        // Larger leads cannot have come about by then.
        let reach = chain.acts_before(stage, seconds).min(span);
        let reach = if stage.period == Period::FirstHalf {
            reach
        } else {
            span
        };
        for &shape in &order {
            let moves = chain.moves(stage, seconds, shape);
            for margin in -reach..=reach {
                let look = Look {
                    solved: &solved,
                    ended: &ended,
                    seconds,
                    margin,
                };
                let Some((value, chosen)) = best(chain, stage, &look, shape, moves) else {
                    continue;
                };
                let at = solved.layout.at(clock, margin, shape);
                solved.values[at] = value;
                solved.chosen[at].set_act(chosen.0);
                for (place, penalty) in chosen.1 {
                    solved.chosen[place].set_penalty(penalty);
                }
            }
        }
    }
    solved
}

/// What is known while a position is looked at.
struct Look<'a> {
    solved: &'a Solved,
    ended: &'a [Value],
    seconds: u16,
    margin: i32,
}

impl Look<'_> {
    /// Where a leaf leads; `None` if back to the position itself.
    #[inline]
    fn leaf(&self, leaf: &Leaf, from: u32) -> Option<Value> {
        let margin = self.margin + leaf.margin();
        match leaf.to {
            To::MatchEnd => Some(decided(margin)),
            To::PeriodEnd => {
                let span = self.solved.layout.span;
                Some(self.ended[(margin.clamp(-span - 1, span + 1) + span + 1) as usize])
            }
            To::Shape(shape) if shape == from && leaf.spent == 0 => None,
            To::Shape(shape) => {
                let clock = self.solved.layout.clock(self.seconds - leaf.spent);
                Some(self.solved.value(clock.unwrap_or_default(), margin, shape))
            }
        }
    }

    fn leaves(&self, leaves: &[Leaf], from: u32) -> (Value, f64) {
        let mut value = [0.0; 2];
        let mut again = 0.0;
        for leaf in leaves {
            match self.leaf(leaf, from) {
                Some(next) => {
                    value[0] += leaf.p * next[0];
                    value[1] += leaf.p * next[1];
                }
                None => again += leaf.p,
            }
        }
        (value, again)
    }
}

/// What a value is worth to a side.
fn worth(value: Value, side: Side) -> f64 {
    match side {
        Side::Home => value[0] - value[1],
        Side::Away => value[1] - value[0],
    }
}

/// The first of the best values.
pub(crate) fn pick(values: impl Iterator<Item = Value>, side: Side) -> Option<(usize, Value)> {
    let mut best: Option<(usize, Value)> = None;
    for (index, value) in values.enumerate() {
        match best {
            Some((_, known)) if worth(value, side) <= worth(known, side) + EQUAL => (),
            _ => best = Some((index, value)),
        }
    }
    best
}

/// A position's value, the act chosen, and penalties chosen (with their places).
type Best = (Value, (usize, Vec<(usize, usize)>));

fn best(
    chain: &Chain,
    stage: Stage,
    look: &Look<'_>,
    shape: u32,
    moves: &super::chain::Moves,
) -> Option<Best> {
    let mut penalties = Vec::new();
    let side = chain.state(stage, shape, look.seconds, 0).on_turn;
    let mut way_value = |way: &Way| {
        let (mut value, again) = look.leaves(&way.leaves, shape);
        for fork in &way.forks {
            let options = fork
                .options
                .iter()
                .map(|leaves| look.leaves(leaves, shape).0);
            if let Some((chosen, best)) = pick(options, fork.side) {
                value[0] += fork.p * best[0];
                value[1] += fork.p * best[1];
                let layout = &look.solved.layout;
                if let Some(clock) = layout.clock(look.seconds - fork.spent) {
                    penalties.push((layout.at(clock, look.margin, fork.asked_at), chosen));
                }
            }
        }
        // A level shot thrown again without limit comes back here.
        [value[0] / (1.0 - again), value[1] / (1.0 - again)]
    };
    let values: Vec<Value> = moves.ways.iter().map(&mut way_value).collect();
    let (act, value) = pick(values.into_iter(), side)?;
    Some((value, (act, penalties)))
}

impl Solution {
    /// The value of each choice in a state in which home started the match:
    /// `None` if the position is not among those solved.
    pub fn choices(&self, state: &State, asked: &str) -> Option<Vec<Value>> {
        let index = self
            .periods
            .iter()
            .position(|solved| solved.layout.stage.period == state.period)?;
        let solved = &self.periods[index];
        let stage = solved.layout.stage;
        let margin = state.lead(Side::Home);
        let ended = |margin: i32| match (
            after(&self.chain.rules, stage, margin),
            self.periods.get(index + 1),
        ) {
            (None, _) => decided(margin),
            (Some(next), Some(later)) => later.at_start(&self.chain, next, margin),
            (Some(next), None) => {
                let odds = shoot_out::odds(&self.chain.rules, next);
                [odds.home, odds.away]
            }
        };
        let span = solved.layout.span;
        let ended: Vec<Value> = (-span - 1..=span + 1).map(ended).collect();
        // A penalty is asked for in the middle of the roll before it: the options
        // are those of the fork that leads there.
        let seconds = state.seconds_left;
        let shape = self.chain.find(state)?;
        if asked == "turn" {
            let look = Look {
                solved,
                ended: &ended,
                seconds,
                margin,
            };
            let moves = self.chain.moves(stage, seconds, shape);
            let value = |way: &Way| {
                let one = super::chain::Moves {
                    menu: vec![],
                    ways: vec![way.clone()],
                };
                best(&self.chain, stage, &look, shape, &one).map(|(value, _)| value)
            };
            return moves.ways.iter().map(value).collect();
        }
        for before in solved
            .layout
            .clocks
            .iter()
            .copied()
            .filter(|&clock| clock > seconds)
        {
            for from in 0..self.chain.len() as u32 {
                let moves = self.chain.moves(stage, before, from);
                let mut forks = moves.ways.iter().flat_map(|way| &way.forks);
                let fork =
                    forks.find(|fork| fork.asked_at == shape && before - fork.spent == seconds);
                if let Some(fork) = fork {
                    let look = Look {
                        solved,
                        ended: &ended,
                        seconds: before,
                        margin,
                    };
                    let options = fork.options.iter();
                    return Some(options.map(|leaves| look.leaves(leaves, from).0).collect());
                }
            }
        }
        None
    }
}
