//! A match under way, of whichever game.

use std::{
    cell::{OnceCell, RefCell},
    sync::Arc,
};

use football::{Commentator, Moment, PhraseBook, PlayerStats, SheetNote};
use library::Library;
use tabletop::{
    BySide, Coach, Duty, Question, Session, Side,
    log::{Answer, Entry, Header, Note, Order, Wish},
    naming,
    session::Refused,
};

use crate::{
    chances::{self, Chances},
    course::{self, Course},
    film::{Film, moment_in},
    follow_up::{self, FollowUp},
    outlook::{self, Outlook},
    pending,
};
use games::{
    playable::{Hired, Playable},
    setup::{Dice, HUMAN, MatchSetup, bot_command},
};
use simulation::{
    report::{self, Report},
    story::{StoryLine, Teller},
    win::{Prospect, Standing},
};

mod chance;
mod correct;
mod explain;
mod mixing;
mod notes;
mod orders;
mod replayed;
mod verify;

pub use correct::Corrected;

pub use crate::face::{Answerer, Explained, Frame, GoOn, Match, Pending, Playouts};
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
    book: PhraseBook,
    library: Library,
    /// Solved when first asked.
    explainer: OnceCell<Option<Arc<G::Explainer>>>,
    /// Who coaches by now.
    coaches: BySide<String>,
    /// What the dice are rolled with, if they are verifiable and rolled here.
    secret: Option<String>,
    /// As far as it was shown.
    film: RefCell<Option<Film>>,
}

impl<G: Playable + 'static> Table<G> {
    pub(crate) fn new(
        setup: MatchSetup,
        header: Header,
        session: Session<G>,
        book: PhraseBook,
        library: &Library,
    ) -> Table<G> {
        Table {
            coaches: setup.coaches.clone(),
            setup,
            header,
            session,
            hired: BySide::from_fn(|_| OnceCell::new()),
            book,
            library: library.clone(),
            explainer: OnceCell::new(),
            film: RefCell::new(None),
            secret: None,
        }
    }

    /// What the program's coach, its dice or a usual clock would answer; `None` where the
    /// dice are secret.
    fn program_answer(&self, question: &Question<G::Choice>) -> Option<u32> {
        Some(match question {
            Question::Roll(_) | Question::Draw { .. } => self.thrown(&self.session, question)?,
            Question::Elapsed(clock) => clock.typical.min(clock.most),
            Question::Decide(decision) if self.hired(decision.side).is_none() => {
                self.ordered(decision).unwrap_or(decision.default as u32)
            }
            Question::Decide(decision) => {
                // A coach does not see what is sealed from him.
                let seen = self.session.seen_by(Some(decision.side));
                let seen = seen.as_ref().unwrap_or(&self.session);
                let ask = decision.ask(seen.halfway());
                let hired = self.hired(decision.side).cloned();
                let choice = hired.map(|mut hired| hired.policy.decide(seen.rules(), &ask));
                choice.unwrap_or(decision.default) as u32
            }
        })
    }

    fn hired(&self, side: Side) -> Option<&Hired<G::Policy>> {
        let hire = || {
            self.session
                .rules()
                .hire(&self.coaches[side], &self.library)
        };
        self.hired[side].get_or_init(hire).as_ref()
    }

    fn is_person(&self, side: Side) -> bool {
        self.coaches[side] == HUMAN
    }

    fn is_bot(&self, side: Side) -> bool {
        bot_command(&self.coaches[side]).is_some()
    }

    /// The words of a commentary depend on the match alone.
    fn story_seed(&self) -> u64 {
        match self.setup.dice {
            Dice::App { seed, index } => seed ^ index.rotate_left(32),
            Dice::Key(key) => key.number(),
            Dice::Mine => 0,
            Dice::Verifiable(pledge) => pledge.number(),
        }
    }

    fn teller(&self) -> Teller<'_> {
        Teller {
            book: &self.book,
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
        let book = self.book.clone();
        Some(Box::new(Table::new(
            setup,
            header,
            session,
            book,
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
        pending::of(&self.session)
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
                let wish = || self.wish(decision.side, decision.name);
                let asked = decision.duty == Duty::Must || wish() == Wish::Ask;
                person(asked && self.is_person(decision.side))
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
            && self.ordered(decision).is_none()
        {
            return self.answer_by_default();
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

    fn chances(&self, answers: &[String]) -> Result<Chances, Refused> {
        chances::of(&self.session, answers, |name| self.is_asked(name))
    }

    fn explain(&self) -> Option<Explained> {
        self.explained(&self.session)
    }

    fn has_exact_odds(&self) -> bool {
        self.session.rules().is_solved()
    }

    fn review(&self, go_on: GoOn<'_>) -> Vec<Explained> {
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
        Box::new(Standing::of(&self.session, &self.setup, &self.library))
    }

    fn prospect_before(&self, line: usize) -> Box<dyn Prospect> {
        let earlier = self.session.answers();
        let earlier = earlier.take_while(|(own, _)| *own < line).count();
        let then = self.session.branch(earlier);
        Box::new(Standing::of(&then, &self.setup, &self.library))
    }

    fn course(&self, go_on: GoOn<'_>) -> Course {
        course::of(&self.session, &self.setup, &self.library, go_on)
    }

    fn notes(&self) -> Vec<String> {
        let hired = Side::BOTH.into_iter().filter_map(|side| self.hired(side));
        hired.filter_map(|hired| hired.note.clone()).collect()
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
            .find(|(_, answer)| {
                by_person(&answer.label, answer.is_decision())
                    && !self.went_by_itself(&answer.label)
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

    fn picture(&self) -> String {
        let state = self.session.halfway();
        self.session.rules().picture(state, &self.setup.names)
    }

    fn picture_within(&self, columns: usize) -> String {
        let rules = self.session.rules();
        rules.picture_within(self.session.halfway(), &self.setup.names, columns)
    }

    fn looks(&self) -> &'static str {
        G::LOOKS
    }

    fn look(&self, words: &str, columns: usize) -> Option<String> {
        G::look(&self.session, words, columns)
    }

    fn notation(&self) -> Option<String> {
        G::notation(&self.session)
    }

    fn post(&self) -> String {
        self.session.rules().post(self.session.settled())
    }

    fn status(&self) -> String {
        let state = self.session.halfway();
        self.session.rules().status(state, &self.setup.names)
    }

    fn situation(&self) -> Vec<(String, String)> {
        let state = self.session.halfway();
        self.session.rules().describe(state)
    }

    fn board(&self) -> Board {
        self.session.rules().board()
    }

    fn frames(&self, skip: usize) -> Vec<Frame> {
        let mut film = self.film.borrow_mut();
        let begin = || Film::new(self.story_seed());
        film.get_or_insert_with(begin)
            .frames(&self.session, skip, self.teller())
            .unwrap_or_else(|| {
                // Answers were taken back, or it is asked for what was shown long ago.
                let film = film.insert(begin());
                film.frames(&self.session, skip, self.teller())
                    .unwrap_or_default()
            })
    }

    fn story(&self) -> Vec<StoryLine> {
        let mut commentator = Commentator::new(self.story_seed());
        let (rules, teller) = (self.session.rules(), self.teller());
        let line = |event| teller.line(rules, event, &mut commentator);
        self.session.events().iter().map(line).collect()
    }

    fn report(&self) -> Report {
        let session = &self.session;
        report::report(session.rules(), session.halfway(), session.events())
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
