//! A step as a tree: what can be decided and what can be thrown, in the order
//! in which it comes up, with the states at its ends.
//!
//! For solvers and explanations: they back values up the tree and need to know
//! nothing of the rules.

use crate::{
    side::Side,
    source::{Ask, Chance, Rules, Source},
    sources::After,
};

/// A step, or the rest of one.
#[derive(Clone, Debug)]
pub enum Tree<G: Rules> {
    /// The step is over.
    End {
        /// The state after it.
        state: G::State,
        /// What was told on the way.
        events: Vec<G::Event>,
    },
    /// Dice or cards: each outcome with its probability.
    Chance(Vec<(f64, Tree<G>)>),
    /// A coach decides.
    Decide(Branch<G>),
}

/// A decision in the middle of a step.
#[derive(Clone, Debug)]
pub struct Branch<G: Rules> {
    /// What the question is called.
    pub name: &'static str,
    /// Whose coach is asked.
    pub side: Side,
    /// The state at the question.
    pub state: G::State,
    /// The index taken for a coach who does not answer.
    pub default: usize,
    /// What can be chosen, with what comes of it.
    pub choices: Vec<(G::Choice, Tree<G>)>,
}

/// The tree of the step that begins in `state`. A clock shows its typical time.
pub fn step_tree<G: Rules>(rules: &G, state: &G::State) -> Tree<G> {
    let tree = small_step_tree(rules, state, usize::MAX);
    // There is room for everything.
    tree.unwrap_or_else(|| Tree::Chance(Vec::new()))
}

/// The same, if the step has at most so many ends.
pub fn small_step_tree<G: Rules>(rules: &G, state: &G::State, most: usize) -> Option<Tree<G>> {
    rest_of_step(rules, state, &[], most)
}

/// The rest of a step that began in `state`, after these answers, if it has at most so many ends.
pub fn rest_of_step<G: Rules>(
    rules: &G,
    state: &G::State,
    given: &[u32],
    most: usize,
) -> Option<Tree<G>> {
    let mut room = most;
    grow(rules, (state, given), &mut Vec::new(), &mut room)
}

/// The part of the tree below the ways taken so far.
fn grow<G: Rules>(
    rules: &G,
    start: (&G::State, &[u32]),
    ways: &mut Vec<usize>,
    room: &mut usize,
) -> Option<Tree<G>> {
    let (state, given) = start;
    let mut next = state.clone();
    let ways_on = Ways {
        ways,
        used: 0,
        events: Vec::new(),
    };
    let mut source = After::new(given, ways_on);
    let fork = match rules.step(&mut next, &mut source) {
        Ok(()) => {
            *room = room.checked_sub(1)?;
            return Some(Tree::End {
                state: next,
                events: source.into_then().events,
            });
        }
        Err(fork) => fork,
    };
    let mut below = |way| {
        ways.push(way);
        let tree = grow(rules, start, ways, room);
        ways.pop();
        tree
    };
    Some(match fork {
        Fork::Chance(weights) => {
            let total: u32 = weights.iter().sum();
            let outcomes = weights.iter().enumerate();
            let outcomes = outcomes
                .map(|(way, &weight)| Some((f64::from(weight) / f64::from(total), below(way)?)))
                .collect::<Option<_>>()?;
            Tree::Chance(outcomes)
        }
        Fork::Decide {
            name,
            side,
            state,
            default,
            menu,
        } => Tree::Decide(Branch {
            name,
            side,
            state,
            default,
            choices: menu
                .into_iter()
                .enumerate()
                .map(|(way, choice)| Some((choice, below(way)?)))
                .collect::<Option<_>>()?,
        }),
    })
}

/// Where the ways taken so far end.
enum Fork<G: Rules> {
    Chance(Vec<u32>),
    Decide {
        name: &'static str,
        side: Side,
        state: G::State,
        default: usize,
        menu: Vec<G::Choice>,
    },
}

/// Takes these ways, then stops.
struct Ways<'a, E> {
    ways: &'a [usize],
    used: usize,
    events: Vec<E>,
}

impl<E> Ways<'_, E> {
    fn next(&mut self) -> Option<usize> {
        let way = self.ways.get(self.used).copied();
        self.used += 1;
        way
    }
}

impl<G: Rules> Source<G> for Ways<'_, G::Event> {
    type Stop = Fork<G>;

    fn chance(&mut self, what: Chance<'_>) -> Result<u32, Fork<G>> {
        let outcomes = match what {
            Chance::Roll(die) => die.faces() as usize,
            Chance::Draw { left, .. } => left.len(),
            Chance::Elapsed(clock) => return Ok(clock.typical.min(clock.most)),
        };
        let way = self.next().ok_or_else(|| Fork::Chance(vec![1; outcomes]))?;
        Ok(way as u32)
    }

    fn decide(&mut self, ask: &Ask<'_, G>) -> Result<usize, Fork<G>> {
        self.next().ok_or_else(|| Fork::Decide {
            name: ask.name,
            side: ask.side,
            state: ask.state.clone(),
            default: ask.default,
            menu: ask.menu.to_vec(),
        })
    }

    fn tell(&mut self, event: G::Event) {
        self.events.push(event);
    }

    fn pick_group(&mut self, weights: &[u32]) -> Result<Option<usize>, Fork<G>> {
        let way = self.next().ok_or_else(|| Fork::Chance(weights.to_vec()))?;
        Ok(Some(way))
    }
}
