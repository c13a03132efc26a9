//! Tests that read like a score sheet.
//!
//! `table("wild=true").start("home place: S05").play("home turn: advance | wild 1
//! | attack 2 2 5")` gives every answer to the question with that label, in that
//! order, and panics if another question is asked or none is left.

use std::{cell::RefCell, collections::VecDeque, convert::Infallible};

use football::{BoxScore, Game};
use goal_dice::{Choice, Event, GoalDice, Period, State};
use tabletop::{
    Ask, Chance, Die, Question, Rules, Session, Source, UndoRule,
    situation::Situation,
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

/// Parts of a sheet: they have `|` or a line end between them.
fn parts(sheet: &str) -> impl Iterator<Item = &str> {
    let parts = sheet.split(['|', '\n']).map(str::trim);
    parts.filter(|part| !part.is_empty())
}

fn name_and_value(part: &str) -> (&str, &str) {
    let (name, value) = part.split_once(':').expect("name: value");
    (name.trim(), value.trim())
}

/// The opening of a half with these lines (`home place: S05`) changed.
pub fn arrange(rules: &GoalDice, lines: &str) -> State {
    let lines = parts(lines).map(name_and_value).enumerate();
    let numbered = lines.map(|(at, (name, value))| (at + 1, name, value));
    rules.arrange(numbered).unwrap()
}

/// A table with these options, on the usual field.
pub fn table(options: &str) -> Table {
    Table(rules(options))
}

/// A table on another field.
pub fn table_on(grid: &str, options: &str) -> Table {
    Table(rules_on(grid, options))
}

/// Rules agreed on, and nobody has started.
pub struct Table(GoalDice);

impl Table {
    /// From the opening of a half with these lines changed: home is on turn,
    /// both have a kick-off to come, 300 seconds are left.
    pub fn start(self, lines: &str) -> Match {
        let state = arrange(&self.0, lines);
        Match {
            session: Session::from_state(self.0, state, UndoRule::Free),
            told_before: 0,
        }
    }

    /// From the very beginning, toss included.
    pub fn kick_off(self) -> Match {
        Match {
            session: Session::new(self.0, UndoRule::Free),
            told_before: 0,
        }
    }
}

/// A match under way. To play on leaves it as it was, so that one beginning can
/// have several ends.
#[derive(Clone)]
pub struct Match {
    session: Session<GoalDice>,
    /// Events before the last play.
    told_before: usize,
}

impl Match {
    /// Gives these answers, each to the question with its label.
    pub fn play(&self, sheet: &str) -> Match {
        let mut played = self.clone();
        played.told_before = played.session.events().len();
        for part in parts(sheet) {
            let (label, answers) = match part.split_once(": ") {
                Some((label, choice)) => (label, vec![choice]),
                None => {
                    let mut words = part.split_whitespace();
                    (words.next().unwrap(), words.collect())
                }
            };
            assert!(!answers.is_empty(), "`{part}` answers nothing");
            for answer in answers {
                assert_eq!(played.label(), label, "at `{part}`");
                let given = played.session.answer(answer.trim());
                given.unwrap_or_else(|refused| panic!("at `{part}`: {refused}"));
            }
        }
        played
    }

    /// Lets the time to decide run out.
    pub fn by_default(&self) -> Match {
        let mut played = self.clone();
        played.told_before = played.session.events().len();
        played.session.answer_by_default().unwrap();
        played
    }

    /// All that happened in the last play.
    pub fn events<const N: usize>(&self, expected: [&str; N]) -> &Match {
        assert_eq!(self.told(), expected);
        self
    }

    /// What is true now: `home place: S06 | on turn: away | score: 1-0`.
    pub fn state(&self, lines: &str) -> &Match {
        let state = self.now();
        let described = self.session.rules().describe(state);
        for (name, value) in parts(lines).map(name_and_value) {
            let (home, away) = (state.sides.home.goals, state.sides.away.goals);
            let found = match name {
                "score" => format!("{home}-{away}"),
                _ => {
                    let mut same = described.iter().filter(|(known, _)| known == name);
                    let found = same.next().map(|(_, value)| value.clone());
                    found.unwrap_or_else(|| panic!("`{name}` is nothing"))
                }
            };
            assert_eq!(found, value, "{name}");
        }
        self
    }

    /// The next question, by its label.
    pub fn asks(&self, label: &str) -> &Match {
        assert_eq!(self.label(), label);
        self
    }

    /// The choices of the next question.
    pub fn offers<const N: usize>(&self, expected: [&str; N]) -> &Match {
        let Some(Question::Decide(decision)) = self.session.waiting() else {
            panic!("no coach is asked");
        };
        let menu: Vec<String> = decision.menu.iter().map(Choice::to_string).collect();
        assert_eq!(menu, expected);
        self
    }

    /// The match is over.
    pub fn is_over(&self) -> &Match {
        assert_eq!(self.session.waiting(), None);
        assert_eq!(self.now().period, Period::FullTime);
        self
    }

    /// The events of the last play, as text.
    pub fn told(&self) -> Vec<String> {
        let rules = self.session.rules();
        let events = &self.session.events()[self.told_before..];
        events
            .iter()
            .map(|event| rules.write_event(event))
            .collect()
    }

    /// The last play in numbers.
    pub fn box_score(&self) -> BoxScore {
        let mut box_score = BoxScore::default();
        for event in &self.session.events()[self.told_before..] {
            let count = |side, what, _| box_score.count(side, what);
            self.session.rules().report(event, count);
        }
        box_score
    }

    pub fn rules(&self) -> &GoalDice {
        self.session.rules()
    }

    /// The match as it stands.
    pub fn now(&self) -> &State {
        self.session.halfway()
    }

    fn label(&self) -> String {
        let waiting = self.session.waiting();
        waiting.map_or_else(|| "nothing".to_string(), Question::label)
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
