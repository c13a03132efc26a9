//! The best choice in every position, worked out from the final whistle back.

use goal_dice::{GoalDice, Period, State};
use tabletop::Side;

use super::{
    TooLarge,
    chain::{Leaf, PenaltyFork, PositionChain, StartedPeriod, To, WayToAct},
    shape::after,
    shoot_out,
    table::{Layout, PackedChoices},
};

/// More positions than this take too long.
const MOST_POSITIONS: usize = 80_000_000;

/// The values of more positions than this are not worth their memory: 16 bytes each.
const MOST_VALUES: usize = 26_000_000;

/// Two choices this close are equal; the first is taken.
const EQUAL: f64 = 1e-12;

/// The chance that home wins, and that away does.
pub(crate) type ChancesToWin = [f64; 2];

/// Which values are wanted once the game is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keep {
    /// Those of all positions.
    All,
    /// None: what is best is enough.
    Choices,
}

/// A period solved, a layer for each clock.
#[derive(Debug)]
pub(crate) struct Solved {
    pub layout: Layout,
    pub values: Vec<Vec<ChancesToWin>>,
    pub chosen: Vec<Vec<PackedChoices>>,
}

/// The whole match solved, the periods in order.
#[derive(Debug)]
pub(crate) struct Solution {
    pub chain: PositionChain,
    pub periods: Vec<Solved>,
}

/// The periods a match can have, home starting the first.
pub(crate) fn stages(rules: &GoalDice) -> Vec<StartedPeriod> {
    let mut stages = vec![StartedPeriod {
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

/// The positions of all periods.
///
/// # Errors
///
/// If there are too many.
pub(crate) fn layouts(
    chain: &PositionChain,
    stages: &[StartedPeriod],
    keep: Keep,
) -> Result<Vec<Layout>, TooLarge> {
    let layout = |&stage: &StartedPeriod| Layout::new(chain, stage);
    let layouts: Vec<Layout> = stages.iter().map(layout).collect();
    let most = match keep {
        Keep::All => MOST_VALUES,
        Keep::Choices => MOST_POSITIONS,
    };
    match layouts.iter().map(Layout::len).sum::<usize>() > most {
        true => Err(TooLarge),
        false => Ok(layouts),
    }
}

/// Solves the game.
///
/// # Errors
///
/// If it has too many positions.
pub(crate) fn solve(rules: &GoalDice, keep: Keep) -> Result<Solution, TooLarge> {
    let mut stages = stages(rules);
    let kicks = stages.pop_if(|stage| stage.period == Period::ShootOut);
    let chain = PositionChain::new(rules, &stages);
    let layouts = layouts(&chain, &stages, keep)?;
    let mut level = kicks.map_or([0.0, 0.0], |stage| {
        let odds = shoot_out::odds(rules, stage);
        [odds.home, odds.away]
    });
    let mut periods: Vec<Solved> = Vec::new();
    for layout in layouts.into_iter().rev() {
        let last = periods.last();
        let solved = solve_period(&chain, layout, keep, |margin| {
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
pub(super) fn decided(margin: i32) -> ChancesToWin {
    match margin {
        1.. => [1.0, 0.0],
        0 => [0.0, 0.0],
        _ => [0.0, 1.0],
    }
}

impl Solved {
    fn at_start(&self, chain: &PositionChain, stage: StartedPeriod, margin: i32) -> ChancesToWin {
        let clock = self.layout.clocks.len() - 1;
        let shape = chain.find(&chain.fresh(stage));
        match shape {
            Some(shape) => self.value(clock, margin, shape),
            None => decided(margin),
        }
    }

    /// A lead beyond those that matter is beyond reach.
    pub fn value(&self, clock: usize, margin: i32, shape: u32) -> ChancesToWin {
        match self.layout.at(clock, margin, shape) {
            Some(at) => self.values[clock][at],
            None => decided(margin),
        }
    }

    fn set_penalties(&mut self, penalties: &[Penalty]) {
        for penalty in penalties {
            let Penalty {
                clock,
                margin,
                at,
                chosen,
            } = *penalty;
            if let Some(at) = self.layout.at(clock, margin, at) {
                self.chosen[clock][at].set_penalty(chosen);
            }
        }
    }

    /// Forgets the values that no clock to come leads to.
    fn forget(&mut self, clock: usize, longest: u16) {
        let Some(next) = self.layout.clocks.get(clock + 1) else {
            self.values[..clock].fill_with(Vec::new);
            return;
        };
        let clocks = self.layout.clocks.iter();
        let gone = clocks.take_while(|&&seconds| seconds + longest < *next);
        let gone = gone.count();
        self.values[..gone].fill_with(Vec::new);
    }
}

/// Solves a period, given what its end is worth by the lead of home.
pub(super) fn solve_period(
    chain: &PositionChain,
    layout: Layout,
    keep: Keep,
    ended: impl Fn(i32) -> ChancesToWin,
) -> Solved {
    let stage = layout.stage;
    let ended = EndWorth::new(&layout, ended);
    let layers = layout.clocks.len();
    let mut solved = Solved {
        values: vec![Vec::new(); layers],
        chosen: vec![Vec::new(); layers],
        layout,
    };
    let order = chain.backwards();
    for clock in 0..layers {
        let seconds = solved.layout.clocks[clock];
        solved.values[clock] = vec![[0.0; 2]; solved.layout.len_of(clock)];
        solved.chosen[clock] = vec![PackedChoices::default(); solved.layout.len_of(clock)];
        for &shape in &order {
            let moves = chain.moves(stage, seconds, shape);
            let look = Look {
                solved: &solved,
                ended: &ended,
                clock,
                shape,
            };
            let side = chain.state(stage, shape, seconds, 0).on_turn;
            let mut penalties = Vec::new();
            let ways = moves.ways.iter();
            let rows: Vec<Vec<ChancesToWin>> =
                ways.map(|way| look.way(way, &mut penalties)).collect();
            let leads = solved.layout.leads(clock);
            for lead in 0..leads {
                if let Some((act, value)) = pick(rows.iter().map(|row| row[lead]), side) {
                    let at = shape as usize * leads + lead;
                    solved.values[clock][at] = value;
                    solved.chosen[clock][at].set_act(act);
                }
            }
            solved.set_penalties(&penalties);
        }
        if keep == Keep::Choices {
            solved.forget(clock, chain.longest());
        }
    }
    solved
}

/// What the end of a period is worth, once for each lead of home.
pub(super) struct EndWorth {
    widest: i32,
    values: Vec<ChancesToWin>,
}

impl EndWorth {
    fn new(layout: &Layout, ended: impl Fn(i32) -> ChancesToWin) -> EndWorth {
        let widest = layout.widest() + 1;
        EndWorth {
            widest,
            values: (-widest..=widest).map(ended).collect(),
        }
    }

    fn at(&self, margin: i32) -> ChancesToWin {
        self.values[(margin.clamp(-self.widest, self.widest) + self.widest) as usize]
    }
}

/// A penalty chosen at a clock, with a lead, in a shape.
struct Penalty {
    clock: usize,
    margin: i32,
    at: u32,
    chosen: usize,
}

/// What is known while a shape is looked at, with all leads at once.
struct Look<'a> {
    solved: &'a Solved,
    ended: &'a EndWorth,
    clock: usize,
    shape: u32,
}

impl Look<'_> {
    /// What a way to act is worth, for each lead.
    fn way(&self, way: &WayToAct, penalties: &mut Vec<Penalty>) -> Vec<ChancesToWin> {
        let (mut row, again) = self.leaves(&way.leaves);
        for fork in &way.forks {
            let options = self.options(fork);
            let left = self.solved.layout.clocks[self.clock] - fork.spent;
            let asked = self.solved.layout.clock(left);
            let span = self.solved.layout.spans[self.clock];
            for (margin, sum) in (-span..).zip(&mut row) {
                let values = options.iter().map(|row| row[(margin + span) as usize]);
                if let Some((chosen, best)) = pick(values, fork.side) {
                    sum[0] += fork.p * best[0];
                    sum[1] += fork.p * best[1];
                    penalties.extend(asked.map(|clock| Penalty {
                        clock,
                        margin,
                        at: fork.asked_at,
                        chosen,
                    }));
                }
            }
        }
        // A level shot thrown again without limit comes back here.
        if again > 0.0 {
            for value in &mut row {
                *value = value.map(|chance| chance / (1.0 - again));
            }
        }
        row
    }

    /// What each penalty is worth, for each lead.
    fn options(&self, fork: &PenaltyFork) -> Vec<Vec<ChancesToWin>> {
        let options = fork.options.iter();
        options.map(|leaves| self.leaves(leaves).0).collect()
    }

    /// What is worth what comes of chance, for each lead; and the chance to come back to the
    /// same position.
    fn leaves(&self, leaves: &[Leaf]) -> (Vec<ChancesToWin>, f64) {
        let layout = &self.solved.layout;
        let span = layout.spans[self.clock];
        let mut row = vec![[0.0; 2]; layout.leads(self.clock)];
        let mut again = 0.0;
        for leaf in leaves {
            let mut add = |value: &dyn Fn(i32) -> ChancesToWin| {
                for (margin, sum) in (-span + leaf.margin()..).zip(&mut row) {
                    let next = value(margin);
                    sum[0] += leaf.p * next[0];
                    sum[1] += leaf.p * next[1];
                }
            };
            match leaf.to {
                To::MatchEnd => add(&decided),
                To::PeriodEnd => add(&|margin| self.ended.at(margin)),
                To::Shape(shape) if shape == self.shape && leaf.spent == 0 => again += leaf.p,
                To::Shape(shape) => {
                    let left = layout.clocks[self.clock] - leaf.spent;
                    let clock = layout.clock_from(left);
                    add(&|margin| self.solved.value(clock, margin, shape));
                }
            }
        }
        (row, again)
    }
}

/// What a value is worth to a side.
fn worth(value: ChancesToWin, side: Side) -> f64 {
    match side {
        Side::Home => value[0] - value[1],
        Side::Away => value[1] - value[0],
    }
}

/// The first of the best values.
pub(crate) fn pick(
    values: impl Iterator<Item = ChancesToWin>,
    side: Side,
) -> Option<(usize, ChancesToWin)> {
    let mut best: Option<(usize, ChancesToWin)> = None;
    for (index, value) in values.enumerate() {
        match best {
            Some((_, known)) if worth(value, side) <= worth(known, side) + EQUAL => (),
            _ => best = Some((index, value)),
        }
    }
    best
}

impl Solution {
    /// The value of each choice in a state in which home started the match:
    /// `None` if the position is not among those solved.
    pub fn choices(&self, state: &State, asked: &str) -> Option<Vec<ChancesToWin>> {
        let index = self
            .periods
            .iter()
            .position(|solved| solved.layout.stage.period == state.period)?;
        let solved = &self.periods[index];
        let layout = &solved.layout;
        let ended = EndWorth::new(layout, |margin| self.after(index, margin));
        let shape = self.chain.find(state)?;
        let here = layout.clock(state.seconds_left)?;
        let margin = state.lead(Side::Home);
        let look = |clock, shape| Look {
            solved,
            ended: &ended,
            clock,
            shape,
        };
        // The lead as it is seen from a clock. What is decided is decided by any lead beyond.
        let lead = |clock: usize| {
            let span = layout.spans[clock];
            (margin.clamp(-span, span) + span) as usize
        };
        if asked == "turn" {
            // A lead of the first half that cannot have come about is not solved.
            if layout.stage.period == Period::FirstHalf {
                layout.at(here, margin, shape)?;
            }
            let moves = self.chain.moves(layout.stage, state.seconds_left, shape);
            let value = |way: &WayToAct| look(here, shape).way(way, &mut Vec::new())[lead(here)];
            return Some(moves.ways.iter().map(value).collect());
        }
        // A penalty is asked for in the middle of the roll before it: the options
        // are those of the fork that leads there.
        for (clock, &before) in layout.clocks.iter().enumerate().skip(here + 1) {
            for from in 0..self.chain.len() as u32 {
                let moves = self.chain.moves(layout.stage, before, from);
                let mut forks = moves.ways.iter().flat_map(|way| &way.forks);
                let leads_here = |fork: &&PenaltyFork| {
                    fork.asked_at == shape && before - fork.spent == state.seconds_left
                };
                if let Some(fork) = forks.find(leads_here) {
                    let options = look(clock, from).options(fork).into_iter();
                    return Some(options.map(|row| row[lead(clock)]).collect());
                }
            }
        }
        None
    }

    /// What the end of a period is worth with this lead of home.
    fn after(&self, index: usize, margin: i32) -> ChancesToWin {
        let stage = self.periods[index].layout.stage;
        let next = after(&self.chain.rules, stage, margin);
        match (next, self.periods.get(index + 1)) {
            (None, _) => decided(margin),
            (Some(next), Some(later)) => later.at_start(&self.chain, next, margin),
            (Some(next), None) => {
                let odds = shoot_out::odds(&self.chain.rules, next);
                [odds.home, odds.away]
            }
        }
    }
}
