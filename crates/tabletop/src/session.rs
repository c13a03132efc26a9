//! A match that waits: for a click, for typed dice, for tomorrow.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    fault::Faults,
    log::{Answer, Entry, Header, Log, Note},
    question::{Misfit, Question},
    source::{Rules, Source},
    sources::{Generator, Script, Stopped},
};

mod branch;
mod deed;
mod milestone;
mod refused;
mod veil;

pub use deed::AnswerDeed;
use deed::Deeds;
use milestone::Milestone;
pub use refused::Refused;

/// How far answers may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum UndoRule {
    /// As far as one likes.
    Free,
    /// Not past a die or a card.
    UntilChance,
    /// As far as one likes, if the other side agrees.
    Agreed,
    /// Not at all.
    Off,
}

impl UndoRule {
    const NAMES: [(UndoRule, &str); 4] = [
        (UndoRule::Free, "free"),
        (UndoRule::UntilChance, "until-chance"),
        (UndoRule::Agreed, "agreed"),
        (UndoRule::Off, "off"),
    ];

    /// The rule with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<UndoRule> {
        let mut same = UndoRule::NAMES.iter().filter(|(_, known)| *known == name);
        same.next().map(|(rule, _)| *rule)
    }
}

impl fmt::Display for UndoRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut same = UndoRule::NAMES.iter().filter(|(rule, _)| rule == self);
        f.pad(same.next().map_or("", |(_, name)| name))
    }
}

/// Where the dice of a match are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DicePosition {
    /// Steps played to their end.
    pub step: u64,
    /// Dice and cards of the current step so far.
    pub draw: u64,
    /// How often answers were taken back.
    pub undos: u64,
}

impl DicePosition {
    /// The generator at this position. With `reroll` an undo changes the dice.
    #[must_use]
    pub fn dice(self, of_match: Generator, reroll: bool) -> Generator {
        let times = if reroll { self.undos } else { 0 };
        of_match.again(times).at(self.step, self.draw)
    }
}

/// A match in progress. Everything in it follows from the rules, the state it
/// started from and the log.
#[derive(Clone, Debug)]
pub struct Session<G: Rules> {
    rules: G,
    start: G::State,
    undo: UndoRule,
    entries: Vec<Entry>,
    /// The entries whose answers stand.
    standing: Vec<usize>,
    /// How often answers were taken back.
    undos: u64,
    /// Where it stood now and then, the latest last.
    milestones: Vec<Milestone<G::State>>,
    deeds: Deeds<G::State>,
    /// The state at the start of the current step.
    settled: G::State,
    /// The state at the question that waits.
    halfway: G::State,
    steps: u64,
    /// Where in `standing` the current step starts.
    step_start: usize,
    /// How many of `standing` were given up to the end of the last sealed step.
    sealed: usize,
    waiting: Option<Question<G::Choice>>,
    events: Vec<G::Event>,
    /// How many of `events` belong to the current, unfinished step.
    told_in_step: usize,
}

impl<G: Rules> Session<G> {
    /// Kicks off, and runs to the first question.
    #[must_use]
    pub fn new(rules: G, undo: UndoRule) -> Session<G> {
        let start = rules.kick_off();
        Session::from_state(rules, start, undo)
    }

    /// Starts from any state, and runs to the first question.
    #[must_use]
    pub fn from_state(rules: G, start: G::State, undo: UndoRule) -> Session<G> {
        let mut session = Session {
            rules,
            settled: start.clone(),
            halfway: start.clone(),
            start,
            undo,
            entries: Vec::new(),
            standing: Vec::new(),
            undos: 0,
            milestones: Vec::new(),
            deeds: Deeds::default(),
            steps: 0,
            step_start: 0,
            sealed: 0,
            waiting: None,
            events: Vec::new(),
            told_in_step: 0,
        };
        // No answers, so none that does not fit.
        let _ = session.run();
        session
    }

    /// Re-runs a log from kick-off, line by line.
    ///
    /// # Errors
    ///
    /// The first entry that does not fit (counted from 0), and why.
    pub fn replay<'a>(
        rules: G,
        undo: UndoRule,
        entries: impl IntoIterator<Item = &'a Entry>,
    ) -> Result<Session<G>, (usize, Refused)> {
        let mut session = Session::new(rules, undo);
        for (index, entry) in entries.into_iter().enumerate() {
            let done = session.take_over(entry);
            done.map_err(|refused| (index, refused))?;
        }
        Ok(session)
    }

    /// Adds an entry of a log as it was saved.
    ///
    /// # Errors
    ///
    /// If it does not fit.
    pub fn take_over(&mut self, entry: &Entry) -> Result<(), Refused> {
        match entry {
            Entry::Answer(answer) => self.push(answer.clone()),
            Entry::Undo { from, agreed } => self.undo(*from, *agreed),
            Entry::Note(note) => {
                self.note(note.clone());
                Ok(())
            }
        }
    }

    /// Re-runs a saved match.
    ///
    /// # Errors
    ///
    /// The first line that does not fit.
    pub fn load(rules: G, undo: UndoRule, log: &Log) -> Result<Session<G>, Faults> {
        let loaded = Session::replay(rules, undo, &log.entries);
        loaded.map_err(|(index, refused)| log.misfit(index, &refused).into())
    }

    /// The match as text.
    #[must_use]
    pub fn save(&self, header: &Header) -> String {
        let log = Log {
            header: header.clone(),
            entries: self.entries.clone(),
        };
        log.to_string()
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// The state it started from.
    #[must_use]
    pub fn start(&self) -> &G::State {
        &self.start
    }

    /// The question the match waits for; `None` at full time.
    #[must_use]
    pub fn waiting(&self) -> Option<&Question<G::Choice>> {
        self.waiting.as_ref()
    }

    /// The state at the start of the current step.
    #[must_use]
    pub fn settled(&self) -> &G::State {
        &self.settled
    }

    /// The state at the question that waits: to look at, not settled yet.
    #[must_use]
    pub fn halfway(&self) -> &G::State {
        &self.halfway
    }

    /// True if no answer of the current step was given yet.
    #[must_use]
    pub fn is_between_steps(&self) -> bool {
        self.step_start == self.standing.len()
    }

    /// Everything told so far in the match as it stands.
    #[must_use]
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// The whole log.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The answers that stand, each with its number in the log (from 1).
    pub fn answers(&self) -> impl DoubleEndedIterator<Item = (usize, &Answer)> {
        self.answers_from(0)
    }

    /// How many answers stand.
    #[must_use]
    pub fn answered(&self) -> usize {
        self.standing.len()
    }

    /// Those from the one with this place among them on.
    pub fn answers_from(&self, first: usize) -> impl DoubleEndedIterator<Item = (usize, &Answer)> {
        let those = self.standing.get(first..).unwrap_or_default().iter();
        those.filter_map(|&index| match &self.entries[index] {
            Entry::Answer(answer) => Some((index + 1, answer)),
            Entry::Undo { .. } | Entry::Note(_) => None,
        })
    }

    /// The answers of the step under way, that stand.
    pub fn answers_of_step(&self) -> impl Iterator<Item = &Answer> {
        self.answers_from(self.step_start).map(|(_, answer)| answer)
    }

    /// Where the dice are.
    #[must_use]
    pub fn dice_position(&self) -> DicePosition {
        let this_step = self.answers_of_step();
        let draws = this_step.filter(|answer| !answer.is_decision() && answer.label != "clock");
        DicePosition {
            step: self.steps,
            draw: draws.count() as u64,
            undos: self.undos,
        }
    }

    /// Dice and cards that were thrown, and stand.
    #[must_use]
    pub fn throws(&self) -> u64 {
        let chance = |answer: &Answer| !answer.is_decision() && answer.label != "clock";
        let thrown = self.answers().filter(|(_, answer)| chance(answer));
        thrown.count() as u64
    }

    /// Answers the question in notation and runs to the next one.
    ///
    /// # Errors
    ///
    /// If the answer does not fit.
    pub fn answer(&mut self, text: &str) -> Result<(), Refused> {
        let question = self.waiting.as_ref().ok_or(Refused::FullTime)?;
        let index = question.read(text)?;
        self.push(Answer::to(question, index))
    }

    /// Answers with an index: of a face, a card left, a choice; or seconds.
    ///
    /// # Errors
    ///
    /// If the answer does not fit.
    pub fn answer_index(&mut self, index: u32) -> Result<(), Refused> {
        self.push(self.answer_at(index)?)
    }

    /// The same for a person who leaves this to a computer; the log says so.
    pub fn answer_by_assistant(&mut self, index: u32) -> Result<(), Refused> {
        let mut answer = self.answer_at(index)?;
        answer.by_assistant = true;
        self.push(answer)
    }

    fn answer_at(&self, index: u32) -> Result<Answer, Refused> {
        let question = self.waiting.as_ref().ok_or(Refused::FullTime)?;
        question.check(index)?;
        Ok(Answer::to(question, index))
    }

    /// Takes the default for a coach who does not answer; the log says so.
    ///
    /// # Errors
    ///
    /// If no coach is asked.
    pub fn answer_by_default(&mut self) -> Result<(), Refused> {
        let question = self.waiting.as_ref().ok_or(Refused::FullTime)?;
        let Question::Decide(decision) = question else {
            return Err(question.misfit("the default").into());
        };
        let mut answer = Answer::to(question, decision.default as u32);
        answer.by_default = true;
        self.push(answer)
    }

    /// Takes back the answers from log line `from` (counted from 1) on.
    ///
    /// # Errors
    ///
    /// If there is no such answer, or the undo rule forbids it.
    pub fn undo(&mut self, from: usize, agreed: bool) -> Result<(), Refused> {
        let keep = self.check_undo(from, agreed)?;
        self.entries.push(Entry::Undo { from, agreed });
        self.undos += 1;
        self.standing.truncate(keep);
        self.deeds.keep(keep);
        self.rewind();
        Ok(())
    }

    /// Whether the answers from log line `from` on may be taken back.
    ///
    /// # Errors
    ///
    /// As [`Session::undo`]; otherwise how many answers would stand.
    pub fn check_undo(&self, from: usize, agreed: bool) -> Result<usize, Refused> {
        // They stand in order.
        let position = from
            .checked_sub(1)
            .map(|at| self.standing.binary_search(&at));
        let Some(Ok(keep)) = position else {
            return Err(Refused::NothingToUndo(from));
        };
        let allowed = match self.undo {
            UndoRule::Free => true,
            UndoRule::UntilChance => {
                let mut taken_back = self.answers_from(keep);
                taken_back.all(|(_, answer)| answer.is_decision())
            }
            UndoRule::Agreed => agreed,
            UndoRule::Off => false,
        };
        match allowed || self.begins_anew(from) {
            true => Ok(keep),
            false => Err(Refused::UndoRule(self.undo)),
        }
    }

    /// Writes down what answers no question. Whether it has its place here is for whoever
    /// knows what was agreed.
    pub fn note(&mut self, note: Note) {
        self.entries.push(Entry::Note(note));
    }

    fn push(&mut self, answer: Answer) -> Result<(), Refused> {
        let question = self.waiting.as_ref().ok_or(Refused::FullTime)?;
        answer.read_for(question)?;
        self.standing.push(self.entries.len());
        self.entries.push(Entry::Answer(answer));
        let told = self.events.len();
        self.run()?;
        self.deeds.add(AnswerDeed {
            events: told..self.events.len(),
            state: self.halfway.clone(),
        });
        Ok(())
    }

    fn run(&mut self) -> Result<(), Misfit> {
        self.waiting = None;
        self.halfway = self.settled.clone();
        while !self.rules.is_over(&self.settled) {
            let answers = self.standing[self.step_start..]
                .iter()
                .filter_map(|&index| match &self.entries[index] {
                    Entry::Answer(answer) => Some(answer),
                    Entry::Undo { .. } | Entry::Note(_) => None,
                });
            let mut script = Script::new(answers);
            self.halfway = self.settled.clone();
            let outcome = {
                // One shared instantiation of the rules for all cold code.
                let mut source: &mut dyn Source<G, Stop = Stopped<G::Choice>> = &mut script;
                self.rules.step(&mut self.halfway, &mut source)
            };
            let used = script.used();
            let told = script.events.len();
            // A re-run tells the first events again, word for word.
            let news = script.events.into_iter().skip(self.told_in_step);
            self.events.extend(news);
            match outcome {
                Ok(()) => {
                    self.step_start += used;
                    if self.rules.is_sealed(&self.settled) {
                        self.sealed = self.step_start;
                    }
                    self.settled = self.halfway.clone();
                    self.steps += 1;
                    self.told_in_step = 0;
                    self.pass_milestone();
                }
                Err(Stopped::Waiting(question)) => {
                    self.told_in_step = told;
                    self.waiting = Some(question);
                    return Ok(());
                }
                Err(Stopped::Misfit { misfit, .. }) => return Err(misfit),
            }
        }
        Ok(())
    }
}
