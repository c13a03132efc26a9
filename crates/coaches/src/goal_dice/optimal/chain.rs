//! The game as a chain of positions.
//!
//! What can happen next depends on where the markers stand and what hangs over
//! them, not on the score, and on the clock only when it is about to run out. So
//! the steps are taken from the rules by enumeration once for each such
//! *shape* and each short clock, and serve every score and every longer clock.

use std::collections::HashMap;

use football::{BoxScore, Game as _};
use goal_dice::{Choice, Event, GoalDice, Period, State};
use tabletop::{
    Side,
    situation::Situation as _,
    sources::{Tree, step_tree},
};

use super::shape::{at, key_of, shape_of};

/// A clock that no single step can run down.
const AMPLE: u16 = 600;

/// Where a step leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum To {
    /// Another shape in the same period.
    Shape(u32),
    /// The end of the period.
    PeriodEnd,
    /// The end of the match, at once.
    MatchEnd,
}

/// One end of a step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leaf {
    pub p: f64,
    pub to: To,
    /// Seconds it took.
    pub spent: u16,
    /// Goals scored, home and away.
    pub goals: [u8; 2],
    /// What happened on the way, by its number in [`PositionChain::counted`].
    pub counted: u32,
}

impl Leaf {
    /// What it does to home's lead.
    #[inline]
    pub fn margin(&self) -> i32 {
        i32::from(self.goals[0]) - i32::from(self.goals[1])
    }

    /// Adds it to others; dice that come to the same are one leaf.
    fn join(self, leaves: &mut Vec<Leaf>) {
        let what = |leaf: &Leaf| (leaf.to, leaf.spent, leaf.goals, leaf.counted);
        match leaves.iter_mut().find(|known| what(known) == what(&self)) {
            Some(known) => known.p += self.p,
            None => leaves.push(self),
        }
    }
}

/// A penalty to choose in the middle of a step.
#[derive(Clone, Debug)]
pub(crate) struct PenaltyFork {
    pub p: f64,
    pub side: Side,
    /// The position at the question, and the seconds spent by then.
    pub asked_at: u32,
    pub spent: u16,
    pub menu: Vec<Choice>,
    pub default: usize,
    /// The state at the question, apart from clock and score.
    pub state: State,
    pub options: Vec<Vec<Leaf>>,
}

/// What comes of one way to act.
#[derive(Clone, Debug, Default)]
pub(crate) struct WayToAct {
    pub leaves: Vec<Leaf>,
    pub forks: Vec<PenaltyFork>,
}

/// All ways to act; more than one if the coach on turn is asked.
#[derive(Clone, Debug, Default)]
pub(crate) struct WaysToAct {
    pub menu: Vec<Choice>,
    pub ways: Vec<WayToAct>,
}

/// A period: who starts it and how long it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct StartedPeriod {
    pub period: Period,
    pub starter: Side,
}

/// Shapes, and the steps between them.
#[derive(Debug)]
pub(crate) struct PositionChain {
    pub rules: GoalDice,
    shapes: Vec<State>,
    /// Their numbers, by key.
    ids: HashMap<u64, u32>,
    /// By stage and short clock, then by shape.
    moves: HashMap<(StartedPeriod, u16), Vec<WaysToAct>>,
    longest: u16,
    shortest: u16,
    /// All that can be counted on the way to a leaf.
    pub counted: Vec<BoxScore>,
}

impl PositionChain {
    /// The chain of all positions that can come up.
    pub fn new(rules: &GoalDice, stages: &[StartedPeriod]) -> PositionChain {
        let mut chain = PositionChain {
            rules: rules.clone(),
            shapes: Vec::new(),
            ids: HashMap::new(),
            moves: HashMap::new(),
            longest: 0,
            shortest: u16::MAX,
            counted: Vec::new(),
        };
        chain.add_all_shapes();
        for &stage in stages {
            chain.explore(stage, AMPLE);
        }
        for &stage in stages {
            for clock in chain.short_clocks(stage) {
                chain.explore(stage, clock);
            }
        }
        chain
    }

    /// All positions of the markers, also such as can only be set up by hand.
    fn add_all_shapes(&mut self) {
        let grid = self.rules.grid();
        let kick_off = (grid.circle(), true);
        let squares = (0..grid.squares().len() as u8).map(|place| (place, false));
        let places: Vec<(u8, bool)> = squares.chain([kick_off]).collect();
        let fresh = self.rules.opening();
        for on_turn in Side::BOTH {
            for &home in &places {
                for &away in &places {
                    for flags in 0..8_u8 {
                        let mut state = fresh;
                        state.on_turn = on_turn;
                        for (side, (place, kick_off), failed) in
                            [(Side::Home, home, 1), (Side::Away, away, 2)]
                        {
                            let marker = &mut state.sides[side];
                            marker.place = place;
                            marker.kick_off = kick_off;
                            marker.failures = u8::from(flags & failed != 0);
                        }
                        state.sides[on_turn.other()].owes = flags & 4 != 0;
                        self.shape(&state);
                    }
                }
            }
        }
    }

    /// The first position of a period.
    pub fn fresh(&self, stage: StartedPeriod) -> State {
        State {
            on_turn: stage.starter,
            ..self.rules.opening()
        }
    }

    /// How many shapes there are.
    pub fn len(&self) -> usize {
        self.shapes.len()
    }

    /// The shapes in the order of their numbers.
    pub fn shapes(&self) -> &[State] {
        &self.shapes
    }

    /// The longest time that one step can take.
    pub fn longest(&self) -> u16 {
        self.longest
    }

    /// The shapes in an order in which each comes after those that it leads to
    /// without time passing: a level shot that is thrown again takes none.
    pub fn backwards(&self) -> Vec<u32> {
        let mut order: Vec<u32> = (0..self.shapes.len() as u32).collect();
        order.sort_by_key(|&shape| self.shapes[shape as usize].ties > 0);
        order
    }

    /// The number of a state's shape.
    fn shape(&mut self, state: &State) -> u32 {
        *self.ids.entry(key_of(state)).or_insert_with(|| {
            self.shapes.push(shape_of(state));
            (self.shapes.len() - 1) as u32
        })
    }

    /// The number of a state's shape, if it can come up.
    pub fn find(&self, state: &State) -> Option<u32> {
        self.ids.get(&key_of(state)).copied()
    }

    /// A state of this shape.
    pub fn state(&self, stage: StartedPeriod, shape: u32, seconds: u16, margin: i32) -> State {
        at(self.shapes[shape as usize], stage, seconds, margin)
    }

    /// What can happen with this much time left.
    pub fn moves(&self, stage: StartedPeriod, seconds: u16, shape: u32) -> &WaysToAct {
        let clock = if seconds > self.longest {
            AMPLE
        } else {
            seconds
        };
        &self.moves[&(stage, clock)][shape as usize]
    }

    /// The clocks of a period at which something can begin, the shortest first.
    pub fn clocks(&self, stage: StartedPeriod) -> Vec<u16> {
        let all = self.rules.period_seconds(stage.period);
        let mut seen = vec![false; usize::from(all) + 1];
        seen[usize::from(all)] = true;
        let spent: Vec<u16> = self.times_spent();
        for clock in (1..=all).rev().filter(|_| !spent.is_empty()) {
            if seen[usize::from(clock)] {
                for &spent in &spent {
                    seen[usize::from(clock.saturating_sub(spent))] = true;
                }
            }
        }
        // At 0 only a level shot can be thrown again.
        let clocks = (0..=all).filter(|&clock| seen[usize::from(clock)]);
        clocks.collect()
    }

    /// At most how many acts can begin with this much time left.
    pub fn most_acts(&self, seconds: u16) -> i32 {
        i32::from(seconds.div_ceil(self.shortest.max(1)))
    }

    /// At most how many acts can have come before.
    pub fn acts_before(&self, stage: StartedPeriod, seconds: u16) -> i32 {
        let gone = self.rules.period_seconds(stage.period) - seconds;
        i32::from(gone / self.shortest.max(1))
    }

    fn times_spent(&self) -> Vec<u16> {
        let ample = self.moves.iter().filter(|((_, clock), _)| *clock == AMPLE);
        let mut times: Vec<u16> = ample
            .flat_map(|(_, moves)| moves)
            .flat_map(|moves| &moves.ways)
            .flat_map(|way| {
                let asked = way.forks.iter().map(|fork| fork.spent);
                let chosen = way.forks.iter().flat_map(|fork| &fork.options).flatten();
                let leaves = way.leaves.iter().chain(chosen).map(|leaf| leaf.spent);
                leaves.chain(asked).collect::<Vec<u16>>()
            })
            .filter(|&spent| spent > 0)
            .collect();
        times.sort_unstable();
        times.dedup();
        times
    }

    fn short_clocks(&self, stage: StartedPeriod) -> Vec<u16> {
        let clocks = self.clocks(stage).into_iter();
        clocks.filter(|&clock| clock <= self.longest).collect()
    }

    /// Takes the steps of all shapes from the rules, and those of the shapes
    /// found on the way.
    fn explore(&mut self, stage: StartedPeriod, clock: u16) {
        let mut moves = Vec::new();
        while moves.len() < self.shapes.len() {
            let shape = moves.len() as u32;
            let start = self.state(stage, shape, clock, 0);
            // With the clock at 0 only a level shot goes on.
            let goes_on = clock > 0 || start.ties > 0;
            moves.push(match goes_on {
                true => self.moves_from(stage, &start),
                false => WaysToAct::default(),
            });
        }
        self.moves.insert((stage, clock), moves);
    }

    fn moves_from(&mut self, stage: StartedPeriod, start: &State) -> WaysToAct {
        let tree = step_tree(&self.rules, start);
        let mut moves = WaysToAct::default();
        let branches = match tree {
            Tree::Decide(branch) if branch.name == "turn" => branch.choices,
            forced => vec![(Choice::Shoot, forced)],
        };
        for (choice, tree) in branches {
            let mut way = WayToAct::default();
            self.gather(stage, start, 1.0, tree, &mut way);
            moves.menu.push(choice);
            moves.ways.push(way);
        }
        moves
    }

    /// Collects the ends of a tree.
    fn gather(
        &mut self,
        stage: StartedPeriod,
        start: &State,
        p: f64,
        tree: Tree<GoalDice>,
        way: &mut WayToAct,
    ) {
        match tree {
            Tree::Chance(outcomes) => {
                for (chance, tree) in outcomes {
                    self.gather(stage, start, p * chance, tree, way);
                }
            }
            Tree::End { state, events } => {
                let leaf = self.leaf(stage, start, p, &state, &events);
                leaf.join(&mut way.leaves);
            }
            Tree::Decide(branch) => {
                let mut menu = Vec::new();
                let mut options = Vec::new();
                for (choice, tree) in branch.choices {
                    let mut below = WayToAct::default();
                    self.gather(stage, start, 1.0, tree, &mut below);
                    menu.push(choice);
                    options.push(below.leaves);
                }
                way.forks.push(PenaltyFork {
                    p,
                    side: branch.side,
                    asked_at: self.shape(&branch.state),
                    spent: start.seconds_left - branch.state.seconds_left,
                    menu,
                    default: branch.default,
                    state: branch.state,
                    options,
                });
            }
        }
    }

    fn leaf(
        &mut self,
        stage: StartedPeriod,
        start: &State,
        p: f64,
        end: &State,
        events: &[Event],
    ) -> Leaf {
        let scored = |side: Side| (end.sides[side].goals - start.sides[side].goals) as u8;
        let goals = [scored(Side::Home), scored(Side::Away)];
        let to = match end.period {
            period if period == stage.period => To::Shape(self.shape(end)),
            Period::FullTime if stage.period == Period::SuddenDeath => To::MatchEnd,
            _ => To::PeriodEnd,
        };
        let spent = match to {
            To::Shape(_) => start.seconds_left - end.seconds_left,
            To::PeriodEnd | To::MatchEnd => start.seconds_left,
        };
        if start.seconds_left == AMPLE && to != To::MatchEnd {
            self.longest = self.longest.max(spent);
            // A level shot thrown again may take no time.
            if spent > 0 {
                self.shortest = self.shortest.min(spent);
            }
        }
        Leaf {
            p,
            to,
            spent,
            goals,
            counted: self.count(events),
        }
    }

    /// The number of what these events count for.
    fn count(&mut self, events: &[Event]) -> u32 {
        let mut counted = BoxScore::default();
        for event in events {
            let count = |side, what, _| counted.count(side, what);
            self.rules.report(event, count);
        }
        let known = self.counted.iter().position(|known| *known == counted);
        known.unwrap_or_else(|| {
            self.counted.push(counted);
            self.counted.len() - 1
        }) as u32
    }
}
