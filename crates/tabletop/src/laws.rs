//! The laws every game must keep, whatever its rules. A game joins with one
//! line in its tests: `tabletop::laws::keep(&rules, 0..20)`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod pairs;

use std::{collections::HashMap, fmt::Debug, ops::Range};

use num_bigint::BigInt;
use num_rational::BigRational;

pub use pairs::{Instead, options_in_pairs};

use crate::{
    log::{Answer, Entry, Header, Log},
    question::Question,
    session::{Session, UndoRule},
    side::Side,
    source::{Ask, Rules, Source, attempt, play_out},
    sources::{Generator, Record, Script, Simulate, Stopped, each_outcome},
};

/// Checks all laws on the matches with these seeds.
///
/// # Panics
///
/// If a law is broken.
pub fn keep<G: Rules + Clone>(rules: &G, seeds: Range<u64>) {
    keep_all_but_odds(rules, seeds.clone());
    for seed in seeds {
        generator_and_enumeration_agree(rules, &Recorded::of(rules, seed));
    }
}

/// The same where a step has too many outcomes to go through them all: a few cards
/// of a large deck.
///
/// # Panics
///
/// If a law is broken.
pub fn keep_all_but_odds<G: Rules + Clone>(rules: &G, seeds: Range<u64>) {
    for seed in seeds {
        let recorded = Recorded::of(rules, seed);
        replay_is_the_match(rules, &recorded);
        waiting_changes_nothing(rules, &recorded);
        a_stopped_step_changes_nothing(rules, &recorded);
        undo_then_redo_is_identity(rules, &recorded);
        a_log_that_does_not_fit_is_an_error(rules, &recorded);
        save_and_load_is_identity(rules, &recorded);
        what_is_sealed_is_not_seen(rules, &recorded);
    }
}

/// A match played by the generator and by coaches who choose at random.
struct Recorded<G: Rules> {
    seed: u64,
    state: G::State,
    answers: Vec<Answer>,
    events: Vec<G::Event>,
    /// The state before each step.
    before: Vec<G::State>,
}

impl<G: Rules> Recorded<G> {
    fn of(rules: &G, seed: u64) -> Recorded<G> {
        let mut any = Generator::new(!seed, 0).at(0, 0);
        let coach = |_: &G, ask: &Ask<'_, G>| any.below(ask.menu.len() as u32) as usize;
        let mut events = Vec::new();
        let listener = |event| events.push(event);
        let dice = Generator::new(seed, 0);
        let mut source = Record::new(Simulate::new(rules, dice, coach, listener));
        let mut state = rules.kick_off();
        let mut before = Vec::new();
        while !rules.is_over(&state) {
            before.push(state.clone());
            attempt(rules, &mut state, &mut source).unwrap();
        }
        let answers = source.answers;
        Recorded {
            seed,
            state,
            answers,
            events,
            before,
        }
    }

    fn entries(&self) -> Vec<Entry> {
        self.answers.iter().cloned().map(Entry::Answer).collect()
    }

    fn session(&self, rules: &G) -> Session<G>
    where
        G: Clone,
    {
        Session::replay(rules.clone(), UndoRule::Free, &self.entries())
            .unwrap_or_else(|(at, refused)| panic!("seed {}, answer {at}: {refused}", self.seed))
    }

    fn check<T: PartialEq + Debug>(&self, law: &str, got: &T, expected: &T) {
        assert_eq!(got, expected, "{law}, seed {}", self.seed);
    }
}

/// A match played from its log is the same match.
fn replay_is_the_match<G: Rules>(rules: &G, recorded: &Recorded<G>) {
    let law = "replay is the match";
    let mut script: Script<'_, G::Event> = Script::new(&recorded.answers);
    let mut state = rules.kick_off();
    while !rules.is_over(&state) {
        let played = rules.step(&mut state, &mut script);
        assert!(played.is_ok(), "{law}, seed {}: {played:?}", recorded.seed);
    }
    recorded.check(law, &state, &recorded.state);
    recorded.check(law, &script.used(), &recorded.answers.len());
    recorded.check(law, &script.events, &recorded.events);
}

/// A match that waits at every question is the same match, tells the same
/// events in the same order, and its dice can be addressed one by one.
fn waiting_changes_nothing<G: Rules + Clone>(rules: &G, recorded: &Recorded<G>) {
    let law = "waiting changes nothing";
    let mut session = Session::new(rules.clone(), UndoRule::Free);
    for answer in &recorded.answers {
        let position = session.dice_position();
        let mut dice = position.dice(Generator::new(recorded.seed, 0), false);
        let rolled = match session.waiting().expect("a question") {
            Question::Roll(die) => Some(dice.below(die.faces())),
            Question::Draw { left, .. } => Some(dice.below(left.len() as u32)),
            Question::Elapsed(_) | Question::Decide(_) => None,
        };
        match rolled {
            Some(index) => session.answer_index(index).unwrap(),
            None => session.answer(&answer.text).unwrap(),
        }
    }
    recorded.check(law, &session.waiting(), &None);
    recorded.check(law, session.settled(), &recorded.state);
    recorded.check(law, &session.events().to_vec(), &recorded.events);
    recorded.check(law, &session.entries().to_vec(), &recorded.entries());
}

/// A step that stops leaves the state as it was.
fn a_stopped_step_changes_nothing<G: Rules>(rules: &G, recorded: &Recorded<G>) {
    let law = "a stopped step changes nothing";
    for cut in 0..recorded.answers.len().min(40) {
        let mut script: Script<'_, G::Event> = Script::new(&recorded.answers[..cut]);
        let mut state = rules.kick_off();
        loop {
            let before = state.clone();
            match attempt(rules, &mut state, &mut script) {
                Ok(()) => (),
                Err(Stopped::Waiting(_)) => {
                    recorded.check(law, &state, &before);
                    break;
                }
                Err(Stopped::Misfit { misfit, .. }) => panic!("{law}: {misfit}"),
            }
        }
    }
}

/// Taking answers back and giving them again changes nothing but the log.
fn undo_then_redo_is_identity<G: Rules + Clone>(rules: &G, recorded: &Recorded<G>) {
    let law = "undo then redo is identity";
    let answers = recorded.answers.len();
    for from in (1..=answers).step_by(1 + answers / 7) {
        let mut session = recorded.session(rules);
        session.undo(from, false).unwrap();
        let alone = session.branch(answers);
        let cut = recorded.session(rules).branch(from - 1);
        recorded.check(law, session.settled(), cut.settled());
        recorded.check(law, &session.events(), &cut.events());
        recorded.check(law, &session.waiting(), &cut.waiting());
        recorded.check(law, session.settled(), alone.settled());
        for answer in &recorded.answers[from - 1..] {
            session.answer(&answer.text).unwrap();
        }
        recorded.check(law, session.settled(), &recorded.state);
        recorded.check(law, &session.events().to_vec(), &recorded.events);
        recorded.check(law, &session.entries().len(), &(2 * answers - from + 2));
        let again = Session::replay(rules.clone(), UndoRule::Free, session.entries()).unwrap();
        recorded.check(law, again.settled(), &recorded.state);
    }
}

/// An answer to another question, or one that does not exist, is noticed.
fn a_log_that_does_not_fit_is_an_error<G: Rules + Clone>(rules: &G, recorded: &Recorded<G>) {
    let answers = recorded.answers.len();
    let spoil: [fn(&mut Answer); 3] = [
        |answer| answer.label.push('x'),
        |answer| answer.text = "no such answer".to_string(),
        |answer| answer.text = "4000000000".to_string(),
    ];
    for at in (0..answers).step_by(1 + answers / 7) {
        for spoil in spoil {
            let mut entries = recorded.entries();
            let Entry::Answer(answer) = &mut entries[at] else {
                continue;
            };
            spoil(answer);
            let replayed = Session::replay(rules.clone(), UndoRule::Free, &entries);
            let refused_at = replayed.map(|_| ()).map_err(|(index, _)| index);
            recorded.check("a log that does not fit", &refused_at, &Err(at));
        }
    }
    let mut entries = recorded.entries();
    if let Some(last) = entries.last().cloned() {
        entries.push(last);
        let replayed = Session::replay(rules.clone(), UndoRule::Free, &entries);
        assert!(replayed.is_err(), "an answer after full time was taken");
    }
}

/// A saved match opens as the same match, and is saved as the same text.
fn save_and_load_is_identity<G: Rules + Clone>(rules: &G, recorded: &Recorded<G>) {
    let law = "save and load is identity";
    let mut header = Header {
        game: "any".to_string(),
        rules: 1,
        ..Header::default()
    };
    header.add("home", "Any Side");
    for kept in [0, recorded.answers.len() / 2, recorded.answers.len()] {
        let session = recorded.session(rules).branch(kept);
        let text = session.save(&header);
        let log = Log::parse(&text).unwrap();
        recorded.check(law, &log.header, &header);
        let loaded = Session::load(rules.clone(), UndoRule::Free, &log).unwrap();
        recorded.check(law, loaded.settled(), session.settled());
        recorded.check(law, &loaded.events(), &session.events());
        recorded.check(law, &loaded.waiting(), &session.waiting());
        recorded.check(law, &loaded.save(&header), &text);
    }
}

/// While answers are sealed, a viewer's match has his own answers and the defaults of
/// the others; he is asked the same there as in the match itself.
fn what_is_sealed_is_not_seen<G: Rules + Clone>(rules: &G, recorded: &Recorded<G>) {
    let law = "what is sealed is not seen";
    let mut session = Session::new(rules.clone(), UndoRule::Free);
    for answer in &recorded.answers {
        for viewer in [None, Some(Side::Home), Some(Side::Away)] {
            let seen = session.seen_by(viewer);
            recorded.check(law, &seen.is_some(), &session.is_sealed());
            let Some(seen) = seen else { continue };
            let own = |answer: &Answer| viewer.is_some() && answer.side() == viewer;
            for (_, given) in seen.answers() {
                let told = own(given) || given.by_default || !given.is_decision();
                assert!(told, "{law}, seed {}: {given}", recorded.seed);
            }
            let mine = |session: &Session<G>| {
                let answers = session.answers().map(|(_, answer)| answer.clone());
                answers.filter(own).collect::<Vec<_>>()
            };
            recorded.check(law, &mine(&seen), &mine(&session));
            match session.waiting() {
                Some(Question::Decide(asked)) if Some(asked.side) != viewer => (),
                waiting => recorded.check(law, &seen.waiting(), &waiting),
            }
        }
        session.answer(&answer.text).unwrap();
    }
}

/// The outcomes of a step come out as often as enumeration says they should.
fn generator_and_enumeration_agree<G: Rules>(rules: &G, recorded: &Recorded<G>) {
    let law = "generator and enumeration agree";
    let rounds = 2_000;
    let steps = recorded.before.len();
    for (at, before) in recorded.before.iter().enumerate().step_by(1 + steps / 3) {
        // A coach who is stubborn, so that both play the same.
        let nth = recorded.seed as usize + at;
        let coach = |_: &G, ask: &Ask<'_, G>| nth % ask.menu.len();
        let mut exact: HashMap<G::State, BigRational> = HashMap::new();
        each_outcome(rules, before, Some(coach), |next, path| {
            let odds = path.odds();
            *exact.entry(next).or_default() += odds;
        });
        let sum: BigRational = exact.values().sum();
        recorded.check(law, &sum, &BigRational::from_integer(BigInt::from(1)));
        let mut seen: HashMap<G::State, u32> = HashMap::new();
        for round in 0..rounds {
            let dice = Generator::new(recorded.seed, round);
            let mut source = Simulate::new(rules, dice, coach, |_| ());
            let mut next = before.clone();
            source.next_step();
            let Ok(()) = rules.step(&mut next, &mut source);
            *seen.entry(next).or_default() += 1;
        }
        for (state, &count) in &seen {
            let odds = exact.get(state);
            let odds = odds.unwrap_or_else(|| panic!("{law}: {state:?} was not enumerated"));
            let p = as_float(odds);
            let expected = p * rounds as f64;
            let sigma = (expected * (1.0 - p)).sqrt();
            let off = (f64::from(count) - expected).abs();
            assert!(
                off <= 5.0 * sigma.max(1.0),
                "{law}, seed {}, step {at}: {state:?} {count} times instead of {expected}",
                recorded.seed
            );
        }
    }
}

fn as_float(odds: &BigRational) -> f64 {
    let numer: f64 = odds.numer().to_string().parse().unwrap();
    let denom: f64 = odds.denom().to_string().parse().unwrap();
    numer / denom
}

/// Plays the match with this seed to its end with coaches who take the default.
pub fn play_by_default<G: Rules>(rules: &G, seed: u64) -> G::State {
    let coach = |_: &G, ask: &Ask<'_, G>| ask.default;
    let mut source = Simulate::new(rules, Generator::new(seed, 0), coach, |_| ());
    let mut state = rules.kick_off();
    play_out(rules, &mut state, &mut source);
    state
}
