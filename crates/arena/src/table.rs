//! A match under way, of whichever game.

use std::{
    cell::{OnceCell, RefCell},
    collections::BTreeMap,
    sync::Arc,
};

use football::{ENGLISH, Moment, Phrase, PlayerStats, SheetNote, Teller};
use library::{Library, PhraseBooks};
use tabletop::{
    BySide, Question, Session, Side,
    log::{Answer, Entry, Header, Note, Order},
    naming,
    session::Refused,
};

use crate::{
    chances::{self, Chances},
    course::{self, Course},
    follow_up::{self, FollowUp},
    frames::{FrameCache, moment_in},
    outlook::{self, Outlook},
    pending,
};
use games::{
    playable::{Hired, Playable},
    setup::{Dice, MatchSetup},
};
use simulation::{
    report::{self, MatchReport},
    story::{self, StoryLine},
    win::{MomentAsked, Prospect},
};

mod attention;
mod chance;
mod coached;
mod correct;
mod explain;
mod mixing;
mod notes;
mod orders;
mod replayed;
mod verify;
mod voice;

use attention::Attention;

pub use correct::Corrected;

pub use crate::face::{Answerer, Explained, Frame, GivenUp, GoOn, Match, Pending, Playouts};
pub use games::board::Board;

pub use crate::begin::{from_log, new_match, open_match, posted_match};

/// A match of one game.
pub(crate) struct Table<G: Playable> {
    setup: MatchSetup,
    header: Header,
    session: Session<G>,
    /// Hired when first asked: a replay needs no coach. `None` for a person and
    /// for a bot.
    hired: BySide<OnceCell<Option<Hired<G::Policy>>>>,
    books: Arc<PhraseBooks>,
    library: Library,
    /// Solved when first asked.
    explainer: OnceCell<Option<Arc<G::Explainer>>>,
    /// Who coaches by now.
    coaches: BySide<String>,
    /// What the dice are rolled with, if they are verifiable and rolled here.
    secret: Option<String>,
    /// As far as it was shown, by language.
    frames: RefCell<BTreeMap<String, FrameCache>>,
    /// Who answers what people leave to him, hired when first asked.
    assistant: OnceCell<Option<Hired<G::Policy>>>,
    /// Which questions were worth asking.
    attention: RefCell<Attention>,
}

impl<G: Playable + 'static> Table<G> {
    pub(crate) fn new(
        setup: MatchSetup,
        header: Header,
        session: Session<G>,
        books: Arc<PhraseBooks>,
        library: &Library,
    ) -> Table<G> {
        Table {
            coaches: setup.coaches.clone(),
            setup,
            header,
            session,
            hired: BySide::from_fn(|_| OnceCell::new()),
            books,
            library: library.clone(),
            explainer: OnceCell::new(),
            frames: RefCell::default(),
            assistant: OnceCell::new(),
            attention: RefCell::default(),
            secret: None,
        }
    }

    fn teller(&self, language: &str) -> Teller<'_> {
        Teller {
            book: self.books.of(language),
            names: &self.setup.names,
        }
    }
}

impl<G: Playable + 'static> Match for Table<G> {
    fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    fn header(&self) -> &Header {
        &self.header
    }

    fn coaches(&self) -> &BySide<String> {
        &self.coaches
    }

    fn hand_over(&mut self, side: Side, coach: &str) -> Result<(), Refused> {
        let coach = coach.to_string();
        self.add_note(Note::Coach { side, coach })
    }

    fn entries(&self) -> &[Entry] {
        self.session.entries()
    }

    fn save(&self) -> String {
        self.session.save(&self.header)
    }

    fn is_sealed(&self) -> bool {
        self.session.is_sealed()
    }

    fn seen_by(&self, viewer: Option<Side>) -> Option<Box<dyn Match>> {
        let session = self.session.seen_by(viewer)?;
        let (setup, header) = (self.setup.clone(), self.header.clone());
        let books = self.books.clone();
        Some(Box::new(Table::new(
            setup,
            header,
            session,
            books,
            &self.library,
        )))
    }

    fn sealed_from(&self) -> Option<usize> {
        self.session.sealed_from()
    }

    fn unsealed_answers(&self) -> usize {
        self.session.unsealed_answers()
    }

    fn pending(&self) -> Option<Pending> {
        self.asked_in(ENGLISH)
    }

    fn asked_in(&self, language: &str) -> Option<Pending> {
        let Teller { book, names } = self.teller(language);
        pending::of(&self.session, |phrase| book.say(phrase, names))
    }

    fn answerer(&self) -> Option<Answerer> {
        let person = |yes| {
            if yes {
                Answerer::Person
            } else {
                Answerer::Program
            }
        };
        let question = self.session.waiting()?;
        if let Some(side) = self.next_contributor() {
            return Some(Answerer::Contributor(side));
        }
        Some(match question {
            Question::Roll(_) | Question::Draw { .. } => person(self.setup.dice == Dice::Mine),
            Question::Elapsed(_) if Side::BOTH.iter().any(|&side| self.is_person(side)) => {
                Answerer::Clock
            }
            Question::Elapsed(_) => Answerer::Program,
            // A program does not mind being asked, as the computer coaches do not.
            Question::Decide(decision) if self.is_bot(decision.side) => {
                Answerer::Bot(decision.side)
            }
            // Nobody is asked what he may answer, unless he raised a hand.
            Question::Decide(decision) => {
                person(self.is_person(decision.side) && self.is_put(decision))
            }
        })
    }

    fn answer(&mut self, text: &str) -> Result<(), Refused> {
        self.take(|session| session.answer_as_said(text))
    }

    fn cards_meant(&self, said: &str) -> Vec<u8> {
        Table::cards_meant(self, said)
    }

    fn in_one_breath(&self, said: &str) -> Vec<String> {
        naming::in_one_breath(self.session.rules(), said)
    }

    fn is_said(&self, answer: &Answer, said: &str) -> bool {
        Table::is_said(self, answer, said)
    }

    fn answer_by_default(&mut self) -> Result<(), Refused> {
        self.take(Session::answer_by_default)
    }

    fn answer_by_program(&mut self) -> Result<(), Refused> {
        let question = self.session.waiting().ok_or(Refused::FullTime)?;
        if let Question::Decide(decision) = question
            && self.hired(decision.side).is_none()
        {
            if let Some(answer) = self.assisted(decision) {
                return self.take(|session| session.answer_by_assistant(answer));
            }
            if self.ordered(decision).is_none() {
                return self.answer_by_default();
            }
        }
        let answer = self.program_answer(question).ok_or(Refused::Secret)?;
        self.take(|session| session.answer_index(answer))
    }

    fn wishes(&self, side: Side) -> Vec<Order> {
        Table::wishes(self, side)
    }

    fn order(&mut self, order: Order) -> Result<(), Refused> {
        self.add_note(Note::Order(order))
    }

    fn take_over(&mut self, entry: &Entry) -> Result<(), Refused> {
        self.take_over_entry(entry)
    }

    fn outlook(&self) -> Vec<Outlook> {
        outlook::outlook(&self.session)
    }

    fn follow_ups(&self) -> Vec<FollowUp> {
        follow_up::of(&self.session, |name| self.is_asked(name))
    }

    fn chances(&self, answers: &[String], language: &str) -> Result<Chances, Refused> {
        let Teller { book, names } = self.teller(language);
        let say = |phrase: &Phrase| book.say(phrase, names);
        chances::of(&self.session, answers, |name| self.is_asked(name), &say)
    }

    fn explain(&self) -> Option<Explained> {
        self.explained(&self.session)
    }

    fn has_exact_odds(&self) -> bool {
        self.session.rules().is_solved()
    }

    fn review(&self, go_on: GoOn<'_>) -> Result<Vec<Explained>, GivenUp> {
        self.reviewed(go_on)
    }

    fn review_by_playing(
        &self,
        matches: u64,
        go_on: &mut dyn FnMut(u64, u64) -> bool,
    ) -> Vec<Explained> {
        self.played_review(matches, go_on)
    }

    fn prospect(&self) -> Box<dyn Prospect> {
        Box::new(MomentAsked::of(&self.session, &self.setup, &self.library))
    }

    fn prospect_before(&self, line: usize) -> Box<dyn Prospect> {
        let earlier = self.session.answers();
        let earlier = earlier.take_while(|(own, _)| *own < line).count();
        let then = self.session.branch(earlier);
        Box::new(MomentAsked::of(&then, &self.setup, &self.library))
    }

    fn course(&self, go_on: GoOn<'_>) -> Result<Course, GivenUp> {
        course::of(&self.session, &self.setup, &self.library, go_on)
    }

    fn notes(&self, language: &str) -> Vec<String> {
        let book = self.books.of(language);
        let hired = Side::BOTH.into_iter().filter_map(|side| self.hired(side));
        let notes = hired.filter_map(|hired| hired.note.as_ref());
        notes.map(|note| book.say_plainly(note)).collect()
    }

    fn last_by_person(&self) -> Option<usize> {
        let by_person = |label: &str, decision: bool| match decision {
            true => Side::BOTH
                .into_iter()
                .any(|side| label.starts_with(side.name()) && self.is_person(side)),
            false => self.setup.dice == Dice::Mine && label != "clock",
        };
        let mut answers = self.session.answers().rev();
        answers
            .find(|(line, answer)| {
                !answer.by_assistant
                    && by_person(&answer.label, answer.is_decision())
                    && !self.went_by_itself(*line, &answer.label)
            })
            .map(|(number, _)| number)
    }

    fn check_undo(&self, from: usize, agreed: bool) -> Result<(), Refused> {
        self.session.check_undo(from, agreed).map(|_| ())
    }

    fn undo(&mut self, from: usize, agreed: bool) -> Result<(), Refused> {
        self.session.undo(from, agreed)
    }

    fn score(&self) -> BySide<u16> {
        self.session.rules().score(self.session.halfway())
    }

    fn shootout(&self) -> Option<BySide<u16>> {
        self.session.rules().shootout(self.session.halfway())
    }

    fn ahead(&self) -> Option<Side> {
        self.session.rules().ahead(self.session.halfway())
    }

    fn moment(&self) -> Moment {
        moment_in(&self.session)
    }

    fn picture(&self, language: &str) -> String {
        let state = self.session.halfway();
        self.session.rules().picture(state, self.teller(language))
    }

    fn picture_within(&self, columns: usize, language: &str) -> String {
        let (rules, state) = (self.session.rules(), self.session.halfway());
        rules.picture_within(state, self.teller(language), columns)
    }

    fn looks(&self, language: &str) -> String {
        self.teller(language).term(G::LOOKS)
    }

    fn look(&self, words: &str, columns: usize, language: &str) -> Option<String> {
        G::look(&self.session, words, columns, self.teller(language))
    }

    fn notation(&self) -> Option<String> {
        G::notation(&self.session)
    }

    fn post(&self) -> String {
        self.session.rules().post(self.session.settled())
    }

    fn status(&self, language: &str) -> String {
        let teller = self.teller(language);
        let sentences = self.session.rules().status(self.session.halfway());
        let said = sentences.iter().map(|it| teller.say(it));
        said.collect::<Vec<String>>().join("\n")
    }

    fn position(&self) -> Vec<(String, String)> {
        self.session.rules().describe(self.session.settled())
    }

    fn situation(&self) -> Vec<(String, String)> {
        let state = self.session.halfway();
        self.session.rules().describe(state)
    }

    fn board(&self) -> Board {
        self.session.rules().board().into()
    }

    fn frames(&self, skip: usize, language: &str) -> Vec<Frame> {
        let language = self.books.known(language);
        let begin = || FrameCache::new(self.commentator());
        let teller = self.teller(language);
        let show = |cache: &mut FrameCache| cache.frames(&self.session, skip, teller);
        let mut cache = self.frames.borrow_mut();
        let cache = cache.entry(language.to_string()).or_insert_with(begin);
        show(cache).unwrap_or_else(|| {
            // Answers were taken back, or it is asked for what was shown long ago.
            *cache = begin();
            show(cache).unwrap_or_default()
        })
    }

    fn story(&self, language: &str) -> Vec<StoryLine> {
        let mut commentator = self.commentator();
        let (rules, teller) = (self.session.rules(), self.teller(language));
        let line = |event| story::line(rules, event, &mut commentator, teller);
        self.session.events().iter().map(line).collect()
    }

    fn report(&self) -> MatchReport {
        let session = &self.session;
        report::report(session.rules(), session.halfway(), session.events())
    }

    fn players(&self, language: &str) -> BySide<Vec<(String, PlayerStats)>> {
        let (rules, teller) = (self.session.rules(), self.teller(language));
        let called = |side, player| teller.say(&rules.player_called(side, player));
        story::players(rules, self.session.events(), called)
    }

    fn sheet_note(&self, did: &PlayerStats) -> Option<SheetNote> {
        self.session.rules().sheet_note(did)
    }

    fn live_clock(&self) -> Option<(u32, u32)> {
        let rules = self.session.rules();
        let state = self.session.halfway();
        let left = rules.live_seconds_left(state)?;
        Some((left, rules.decision_seconds(state)))
    }

    fn with_changes(&self, changes: &[(usize, String)]) -> Result<Corrected, Refused> {
        Table::with_changes(self, changes)
    }
}
