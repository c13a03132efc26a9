//! Tests that read like a score sheet.
//!
//! `table("wild=true").start("home place: S05").play("home turn: advance | wild 1
//! | attack 2 2 5")` gives every answer to the question with that label, in that
//! order, and panics if another question is asked or none is left.

use std::{cell::RefCell, collections::VecDeque, convert::Infallible};

use goal_dice::{Choice, Event, GoalDice, State};
use scoresheet::Table;
pub use scoresheet::arrange;
use tabletop::{
    Ask, Chance, Die, Rules, Source,
    sources::{Generator, Simulate},
};

pub const STANDARD12: &str = include_str!("../../../../data/goal-dice/standard12.grid");

/// The ids of the squares, in the order of the path.
pub const SQUARES: [&str; 12] = [
    "S00", "S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08", "S09", "S10", "S11",
];

/// The game on the usual field; `name=value` with spaces between.
pub fn rules(options: &str) -> GoalDice {
    rules_on(STANDARD12, options)
}

/// The game on another field.
pub fn rules_on(grid: &str, options: &str) -> GoalDice {
    GoalDice::from_text(grid, options.split_whitespace()).unwrap()
}

/// A match under way.
pub type Match = scoresheet::Match<GoalDice>;

/// A table with these options, on the usual field.
pub fn table(options: &str) -> Table<GoalDice> {
    table_on(STANDARD12, options)
}

/// A table on another field.
pub fn table_on(grid: &str, options: &str) -> Table<GoalDice> {
    Table {
        rules: rules_on(grid, options),
        give: scoresheet::by_label,
    }
}

/// One step with known dice: what came of it.
pub struct Outcome {
    pub state: State,
    pub events: Vec<Event>,
    /// The dice thrown, in order.
    pub dice: Vec<Die>,
}

impl Outcome {
    pub fn dice_names(&self) -> Vec<&'static str> {
        self.dice.iter().map(|die| die.name()).collect()
    }
}

/// Plays one step: this choice (or the default where it is not on the menu) and
/// these faces; dice beyond them show their lowest face.
pub fn throw(rules: &GoalDice, state: &State, choice: Choice, faces: &[u8]) -> Outcome {
    let mut hand = KnownDice {
        faces: faces.iter().copied().collect(),
        choice,
        events: Vec::new(),
        dice: Vec::new(),
    };
    let mut state = *state;
    let Ok(()) = rules.step(&mut state, &mut hand);
    Outcome {
        state,
        events: hand.events,
        dice: hand.dice,
    }
}

struct KnownDice {
    faces: VecDeque<u8>,
    choice: Choice,
    events: Vec<Event>,
    dice: Vec<Die>,
}

impl Source<GoalDice> for KnownDice {
    type Stop = Infallible;

    fn chance(&mut self, what: Chance<'_>) -> Result<u32, Infallible> {
        Ok(match what {
            Chance::Roll(die) => {
                self.dice.push(die);
                let face = self.faces.pop_front();
                face.map_or(0, |face| die.index_of(face.into()).unwrap())
            }
            Chance::Draw { .. } => panic!("there are no cards"),
            Chance::Elapsed(clock) => clock.typical,
        })
    }

    fn decide(&mut self, ask: &Ask<'_, GoalDice>) -> Result<usize, Infallible> {
        let wanted = ask.menu.iter().position(|&choice| choice == self.choice);
        Ok(wanted.unwrap_or(ask.default))
    }

    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }
}

/// A match between coaches who choose at random. `each` sees the state before
/// and after every step, and what happened in it.
pub fn random_match(rules: &GoalDice, seed: u64, mut each: impl FnMut(&State, &State, &[Event])) {
    let mut any = Generator::new(!seed, 0).at(0, 0);
    let coach = |_: &GoalDice, ask: &Ask<'_, GoalDice>| any.below(ask.menu.len() as u32) as usize;
    let told = RefCell::new(Vec::new());
    let listener = |event| told.borrow_mut().push(event);
    let mut source = Simulate::new(rules, Generator::new(seed, 0), coach, listener);
    let mut state = rules.kick_off();
    let mut steps = 0;
    while !rules.is_over(&state) {
        steps += 1;
        assert!(steps < 10_000, "seed {seed} does not end");
        let before = state;
        source.next_step();
        let Ok(()) = rules.step(&mut state, &mut source);
        each(&before, &state, &told.take());
    }
}
