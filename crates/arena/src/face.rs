//! What a match of any game looks like from outside.

use football::{BoxScore, Moment, PlayerStats, SheetNote};
use serde::Serialize;
use tabletop::{
    BySide, Side,
    log::{Answer, Entry, Header, Order},
    session::Refused,
    values::Value,
};
use thiserror::Error;
use utoipa::ToSchema;

use crate::{
    chances::Chances, course::Course, follow_up::FollowUp, outlook::Outlook, table::Corrected,
    verifiable::Verifiable,
};
use games::{board::Board, setup::MatchSetup};
use simulation::{
    report::MatchReport,
    story::StoryLine,
    win::{Prospect, WinChances},
};

/// Nobody waits any more for what long work comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("nobody waits for it any more")]
pub struct GivenUp;

/// Asked by long work every now and then, whether it is to go on.
pub type GoOn<'a> = &'a dyn Fn() -> Result<(), GivenUp>;

/// A question that waits for its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Pending {
    /// Roll a die.
    Roll {
        /// What people call it.
        die: &'static str,
        /// The lowest number on it.
        lowest: u32,
        /// The highest.
        highest: u32,
        /// Whom it is thrown for, for people; empty where nobody is named.
        #[serde(skip)]
        about: String,
    },
    /// Turn over a card.
    Draw {
        /// The numbers of the cards left.
        left: Vec<u8>,
        /// Which of the numbers on it is read.
        reads: &'static str,
        /// A card that is left, as it can be named by what it shows; empty where cards show
        /// nothing.
        example: String,
    },
    /// Look at the clock.
    Clock,
    /// A coach decides.
    Decide {
        /// Whose coach.
        side: Side,
        /// What the question is called.
        name: &'static str,
        /// What can be chosen, in notation.
        menu: Vec<String>,
        /// What is taken for somebody who does not answer.
        default: String,
        /// What it is about, for people; empty where the name says it all.
        about: String,
        /// What people should know of each choice; empty where the choices say it all.
        hints: Vec<String>,
        /// True if the match goes on without an answer.
        #[serde(skip)]
        may: bool,
    },
}

/// Who answers a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answerer {
    /// A person.
    Person,
    /// The clock on the wall.
    Clock,
    /// The program.
    Program,
    /// The outside program that coaches this side. Whoever drives the match asks
    /// it; this crate starts nothing.
    Bot(Side),
    /// The coach of this side, who adds to the dice before kick-off
    /// ([`Verifiable::contribute`]).
    Contributor(Side),
}

/// The choices of a question with what they are worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Explained {
    /// The line of the log with the answer, or of the one to come.
    pub line: usize,
    /// The number of the frame that the answer makes (see [`Match::frames`]).
    pub frame: usize,
    /// When it is.
    pub at: Moment,
    /// Who decides.
    pub side: Side,
    /// Each choice, and the chance that each side wins after it.
    pub choices: Vec<(String, BySide<f64>)>,
    /// What was chosen, if it was.
    pub chosen: Option<usize>,
    /// How well that is known; `None` if it is exact.
    pub playouts: Option<Playouts>,
}

/// How well it is known what choices are worth from matches that were played on.
#[derive(Clone, Debug, PartialEq)]
pub struct Playouts {
    /// Matches after each choice, on the same dice.
    pub matches: u64,
    /// The standard error of the worth of each choice.
    pub standard_errors: Vec<f64>,
    /// That of the difference between the best choice and the one made.
    pub cost_error: f64,
}

impl Explained {
    /// What a choice is worth to the side that decides, from 0 (lost) to 1 (won).
    #[must_use]
    pub fn worth(&self, choice: usize) -> f64 {
        let wins = self
            .choices
            .get(choice)
            .map_or(BySide::both(0.5), |(_, wins)| *wins);
        (1.0 + wins[self.side] - wins[self.side.other()]) / 2.0
    }

    /// The best choice: the first of those worth most.
    #[must_use]
    pub fn best(&self) -> usize {
        let mut best = 0;
        for choice in 1..self.choices.len() {
            if self.worth(choice) > self.worth(best) + 1e-12 {
                best = choice;
            }
        }
        best
    }

    /// What a choice gives away against the best.
    #[must_use]
    pub fn cost(&self, choice: usize) -> f64 {
        self.worth(self.best()) - self.worth(choice)
    }
}

/// A match after one of its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The line of the log on which the answer stands; `None` before the first.
    pub line: Option<usize>,
    /// The answer; `None` before the first.
    pub answer: Option<Answer>,
    /// When it is.
    pub at: Moment,
    /// The goals that count.
    pub score: BySide<u16>,
    /// The state, as names and values.
    pub situation: Vec<(String, Value)>,
    /// What the answer made happen.
    pub story: Vec<StoryLine>,
    /// The match in numbers so far.
    pub box_score: BoxScore,
}

/// A match of any game.
pub trait Match: Verifiable + Send {
    /// Who will win; `None` where that cannot be told.
    fn win_chances(&self) -> Option<WinChances> {
        self.prospect().chances()
    }
    /// The match in numbers.
    fn box_score(&self) -> BoxScore {
        self.report().box_score
    }
    /// What the players did: what people call them in a language, and numbers, by side; empty in a
    /// game that knows no players.
    fn players(&self, language: &str) -> BySide<Vec<(String, PlayerStats)>>;
    /// What was agreed before kick-off.
    fn setup(&self) -> &MatchSetup;
    /// The same, as it is saved.
    fn header(&self) -> &Header;
    /// Who coaches by now: as agreed, or whoever took over.
    fn coaches(&self) -> &BySide<String>;
    /// Lets somebody else coach a side that a person began with; the log says so.
    ///
    /// # Errors
    ///
    /// If there is no such coach, or the match is over.
    fn hand_over(&mut self, side: Side, coach: &str) -> Result<(), Refused>;
    /// True if what the coaches answer now is sealed.
    fn is_sealed(&self) -> bool;
    /// The match as somebody may see it while answers are sealed (a coach, or nobody's
    /// coach): his own are in it, of the others' nothing. `None` if nothing is sealed.
    fn seen_by(&self, viewer: Option<Side>) -> Option<Box<dyn Match>>;
    /// The log line of the first answer that is sealed now; `None` if nothing is.
    fn sealed_from(&self) -> Option<usize>;
    /// How many of the answers that stand were given under a seal that is open now.
    fn unsealed_answers(&self) -> usize;
    /// The log, entry by entry.
    fn entries(&self) -> &[Entry];
    /// The whole match as text.
    fn save(&self) -> String;
    /// The question that waits; `None` at full time.
    fn pending(&self) -> Option<Pending>;
    /// The same in the words of a language.
    fn asked_in(&self, language: &str) -> Option<Pending>;
    /// Who answers it.
    fn answerer(&self) -> Option<Answerer>;
    /// Answers it in notation; a card may be named by what it shows.
    ///
    /// # Errors
    ///
    /// If the answer does not fit.
    fn answer(&mut self, text: &str) -> Result<(), Refused>;
    /// The cards left that are named so, if one is to be turned over; the first is taken.
    fn cards_meant(&self, said: &str) -> Vec<u8>;
    /// What is said of cards in one breath, answer by answer.
    fn in_one_breath(&self, said: &str) -> Vec<String>;
    /// True if an answer of the log can have been given in these words.
    fn is_said(&self, answer: &Answer, said: &str) -> bool;
    /// Takes the default for somebody who does not answer.
    ///
    /// # Errors
    ///
    /// If no coach is asked.
    fn answer_by_default(&mut self) -> Result<(), Refused>;
    /// Answers with the program's dice, its coach or a clock's usual time. For a
    /// person and for a bot the default is taken.
    ///
    /// # Errors
    ///
    /// If the match is over.
    fn answer_by_program(&mut self) -> Result<(), Refused>;
    /// What the coach of a side wants with each question that he need not answer.
    fn wishes(&self, side: Side) -> Vec<Order>;
    /// Takes an order: what a coach wants to be asked from now on, or what is to be answered
    /// for him.
    ///
    /// # Errors
    ///
    /// If there is no such question, or nobody who could order it.
    fn order(&mut self, order: Order) -> Result<(), Refused>;
    /// Does what a line of the log says, that was written elsewhere.
    ///
    /// # Errors
    ///
    /// If it does not fit.
    fn take_over(&mut self, entry: &Entry) -> Result<(), Refused>;
    /// What can come of each choice of the question that waits, at once.
    fn outlook(&self) -> Vec<Outlook>;
    /// What the same coach is asked next, choice by choice, where the game asks in two.
    fn follow_ups(&self) -> Vec<FollowUp>;
    /// What can come of these answers, given one after the other.
    ///
    /// # Errors
    ///
    /// If one of them does not fit.
    fn chances(&self, answers: &[String], language: &str) -> Result<Chances, Refused>;
    /// What each choice of the question that waits is worth; `None` where the
    /// game cannot be solved or nobody decides.
    fn explain(&self) -> Option<Explained>;
    /// True if it can be said exactly what each choice is worth.
    fn has_exact_odds(&self) -> bool;
    /// What each decision of the people was worth, from kick-off on. Before each it looks whether
    /// it is to go on.
    ///
    /// # Errors
    ///
    /// If it is not.
    fn review(&self, go_on: GoOn<'_>) -> Result<Vec<Explained>, GivenUp>;
    /// The same in any game: exact where it is solved, otherwise by playing on after each choice
    /// (of many choices, after the one made, the default and the coach's), up to so many matches.
    /// `go_on` hears how many matches were played and how many there are to be, and says whether
    /// there are to be more.
    fn review_by_playing(
        &self,
        matches: u64,
        go_on: &mut dyn FnMut(u64, u64) -> bool,
    ) -> Vec<Explained>;
    /// The match as everybody can see it, to work out apart from it who will win.
    fn prospect(&self) -> Box<dyn Prospect>;
    /// The same as it stood before the line with this number was answered.
    fn prospect_before(&self, line: usize) -> Box<dyn Prospect>;
    /// How it went so far: who would have won at each moment. Before each it looks whether it
    /// is to go on.
    ///
    /// # Errors
    ///
    /// If it is not.
    fn course(&self, go_on: GoOn<'_>) -> Result<Course, GivenUp>;
    /// What people should know about the computer coaches, told in a language.
    fn notes(&self, language: &str) -> Vec<String>;
    /// The log line of the last answer that a person gave.
    fn last_by_person(&self) -> Option<usize>;
    /// Whether the answers from a log line on may be taken back.
    ///
    /// # Errors
    ///
    /// As [`Match::undo`].
    fn check_undo(&self, from: usize, agreed: bool) -> Result<(), Refused>;
    /// Takes back the answers from a log line on.
    ///
    /// # Errors
    ///
    /// If there is no such answer, or the undo rule forbids it.
    fn undo(&mut self, from: usize, agreed: bool) -> Result<(), Refused>;
    /// The goals that count.
    fn score(&self) -> BySide<u16>;
    /// The goals of a shoot-out, if there was one.
    fn shootout(&self) -> Option<BySide<u16>>;
    /// Who is ahead.
    fn ahead(&self) -> Option<Side>;
    /// When it is.
    fn moment(&self) -> Moment;
    /// The table drawn in text, told in a language.
    fn picture(&self, language: &str) -> String;
    /// The same in so many columns, where the game can.
    fn picture_within(&self, columns: usize, language: &str) -> String;
    /// What people may type to look closer at a position, for help; empty where there is nothing to look at.
    fn looks(&self, language: &str) -> String;
    /// What they see, in so many columns; `None` if the words mean nothing here.
    fn look(&self, words: &str, columns: usize, language: &str) -> Option<String>;
    /// The whole match in the game's own notation; `None` where it has none.
    fn notation(&self) -> Option<String>;
    /// The position as one line, to be posted.
    fn post(&self) -> String;
    /// The score and where everybody stands, told in a language: a sentence in each line.
    fn status(&self, language: &str) -> String;
    /// The state at the question that waits, as names and values.
    fn situation(&self) -> Vec<(String, String)>;
    /// The state before the step that the question belongs to: where play can begin anew.
    fn position(&self) -> Vec<(String, String)>;
    /// What lies on the table and does not move.
    fn board(&self) -> Board;
    /// The match answer by answer, as far as the answers stand: the start, and
    /// one frame more for each of them. Only those after the first `skip`, told in a language.
    fn frames(&self, skip: usize, language: &str) -> Vec<Frame>;
    /// Everything that happened, told in a language.
    fn story(&self, language: &str) -> Vec<StoryLine>;
    /// What it came to so far: for a competition, and in numbers.
    fn report(&self) -> MatchReport;
    /// What is to be said beside a player's numbers.
    fn sheet_note(&self, did: &PlayerStats) -> Option<SheetNote>;
    /// Seconds left on a clock that runs while people think, and seconds a
    /// coach may think.
    fn live_clock(&self) -> Option<(u32, u32)>;
    /// The same match with other answers on some lines of its log, played to its end: with
    /// the same dice where they still apply, and what people decided as long as it fits.
    ///
    /// # Errors
    ///
    /// If a line is no answer that stands, or its new answer does not fit.
    fn with_changes(&self, changes: &[(usize, String)]) -> Result<Corrected, Refused>;
}
