//! The people at the table: they are asked, and everything else goes by itself.

use std::{collections::VecDeque, io::Write, path::Path};

use arena::{
    Match, Pending,
    table::{Answerer, Explained, Frame},
};
use clubhouse::Stopwatch;
use football::{phrase, phrase::decimal, term};
use games::HUMAN;
use tabletop::{Side, UndoRule, session::Refused};

mod clock;
mod contribution;
mod says;
mod thrown;

use super::{
    dugout::Dugout,
    input::{Input, Typed},
    journal::{self, FileJournal},
    sheet,
    telling::Storyteller,
    words::{self, choose, prompt},
};
use crate::screen;

/// How much of a match that goes on is told again.
const RECAP: usize = 8;

/// How a sitting ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatEnd {
    /// Full time.
    FullTime,
    /// Somebody left.
    Left,
}

/// How much is printed.
#[derive(Clone, Copy, Debug)]
pub struct TellingStyle {
    /// No drawing of the field at every turn.
    pub brief: bool,
    /// How wide the screen is, if somebody said so.
    pub columns: Option<usize>,
    /// Who sits here, if the other side is played elsewhere.
    pub seat: Option<Side>,
}

/// A match, the people who play it, and its file.
pub struct TerminalSeat<'a, W> {
    pub played: Box<dyn Match>,
    pub journal: FileJournal,
    pub dugout: Dugout,
    pub input: Input,
    pub out: &'a mut W,
    pub style: TellingStyle,
    telling: Storyteller,
    stopwatch: Stopwatch,
    /// What a coach has said in one breath, for the questions to come.
    said_ahead: Option<(Side, String)>,
    /// Numbers typed ahead for the next dice.
    typed_ahead: VecDeque<String>,
    /// How many frames of the match were printed, and how many before the last question.
    printed: usize,
    printed_before: usize,
    /// The odds of the question that waits, if they were asked for.
    asked_for_odds: Option<Explained>,
    /// Who is at the screen alone, while answers are sealed.
    looks: Option<Side>,
}

/// What to do after a line was typed.
enum AfterAnswer {
    Go,
    Leave,
}

impl<'a, W: Write> TerminalSeat<'a, W> {
    pub fn new(
        played: Box<dyn Match>,
        journal: FileJournal,
        dugout: Dugout,
        input: Input,
        out: &'a mut W,
        (style, telling): (TellingStyle, Storyteller),
    ) -> TerminalSeat<'a, W> {
        TerminalSeat {
            played,
            journal,
            dugout,
            input,
            out,
            style,
            telling,
            stopwatch: Stopwatch::new(),
            said_ahead: None,
            typed_ahead: VecDeque::new(),
            printed: 0,
            printed_before: 0,
            asked_for_odds: None,
            looks: None,
        }
    }

    /// Plays until full time, or until somebody leaves.
    pub fn play(&mut self) -> anyhow::Result<SeatEnd> {
        // A match that goes on is told from its last few lines.
        let frames = self.news(0);
        let mut lines = 0;
        let recap = frames.iter().rev().take_while(|frame| {
            lines += frame.story.len();
            lines <= RECAP
        });
        self.printed = frames.len() - recap.count();
        if self.printed > 0 {
            writeln!(self.out, "…")?;
        }
        self.print_news()?;
        while let Some(answerer) = self.played.answerer() {
            match answerer {
                Answerer::Program => self.played.answer_by_program()?,
                Answerer::Bot(side) => self.dugout.decide(self.played.as_mut(), side)?,
                Answerer::Clock => {
                    let seconds = self.stopwatch.report();
                    self.played.answer(&seconds.to_string())?;
                }
                Answerer::Person => {
                    if let AfterAnswer::Leave = self.ask()? {
                        return Ok(SeatEnd::Left);
                    }
                }
                Answerer::Contributor(side) => {
                    if let AfterAnswer::Leave = self.ask_contribution(side)? {
                        return Ok(SeatEnd::Left);
                    }
                }
            }
            self.journal.keep(self.played.entries())?;
            if self.looks.is_some() && self.played.seen_by(None).is_none() {
                self.wipe()?;
            }
            self.print_news()?;
        }
        self.journal.sync()?;
        Ok(SeatEnd::FullTime)
    }

    fn print_news(&mut self) -> anyhow::Result<()> {
        let news = self.news(self.printed);
        for line in news.iter().flat_map(|frame| &frame.story) {
            self.telling.tell(line, &self.input, self.out)?;
        }
        self.printed += news.len();
        Ok(())
    }

    /// The match after the first so many frames.
    fn news(&self, skip: usize) -> Vec<Frame> {
        self.played.frames(skip, self.telling.speech.language())
    }

    /// Asks a person until there is an answer.
    fn ask(&mut self) -> anyhow::Result<AfterAnswer> {
        self.journal.sync()?;
        self.telling.is_asked();
        let Some(pending) = self.played.asked_in(self.telling.speech.language()) else {
            return Ok(AfterAnswer::Go);
        };
        let drop_typed = !matches!(pending, Pending::Roll { .. } | Pending::Draw { .. });
        if drop_typed && !self.typed_ahead.is_empty() {
            let rest: Vec<String> = self.typed_ahead.drain(..).collect();
            self.say(&phrase!("terminal.no.die", text = rest.join(" ")))?;
        }
        if !self.typed_ahead.is_empty() {
            return self.give_typed(&pending);
        }
        if let Pending::Decide { side, .. } = pending {
            if self.style.seat.is_some_and(|own| own != side) {
                let file = self.journal.path().display().to_string();
                writeln!(self.out)?;
                self.say(&self.of_side("terminal.send", side).with("file", file))?;
                return Ok(AfterAnswer::Leave);
            }
            if let Some((_, words)) = self.said_ahead.take_if(|(said, _)| *said == side)
                && let Some((choice, rest)) = words::choose_said(&pending, &words)
            {
                self.said_ahead = rest.map(|rest| (side, rest));
                return self.give(&choice);
            }
            self.said_ahead = None;
            self.hand_over(side)?;
        }
        self.start_clock()?;
        if let Pending::Decide { .. } = pending {
            writeln!(self.out)?;
            self.show_field(&pending, !self.style.brief)?;
        }
        let before = self.played.entries().len();
        while self.played.entries().len() == before {
            let prompt = prompt(&pending, self.played.setup(), &self.telling.speech);
            write!(self.out, "{prompt} ")?;
            self.out.flush()?;
            match self.input.next(self.time_to_answer()) {
                Typed::SeatEnd => {
                    writeln!(self.out)?;
                    return Ok(AfterAnswer::Leave);
                }
                Typed::TimedOut => {
                    writeln!(self.out)?;
                    self.say(&term("terminal.time.up"))?;
                    self.played.answer_by_default()?;
                }
                Typed::Line(line) => {
                    if let AfterAnswer::Leave = self.typed(&pending, &line)? {
                        return Ok(AfterAnswer::Leave);
                    }
                }
            }
        }
        self.printed_before = self.printed;
        Ok(AfterAnswer::Go)
    }

    /// A line that was typed: a choice, numbers, or a command.
    fn typed(&mut self, pending: &Pending, line: &str) -> anyhow::Result<AfterAnswer> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if let Pending::Decide { menu, .. } = pending
            && let Some(choice) = choose(menu, line)
        {
            return self.give(&choice);
        }
        match word.to_lowercase().as_str() {
            "" => return self.entered(pending),
            "undo" => self.undo()?,
            "why" => self.why()?,
            "odds" => self.odds()?,
            "field" => self.show_field(pending, true)?,
            "score" => {
                let result = sheet::result(self.played.as_ref(), &self.telling.speech);
                write!(self.out, "{result}")?;
            }
            "save" if rest.is_empty() => self.say(&term("terminal.save"))?,
            "save" => match journal::write_whole(Path::new(rest), &self.played.save()) {
                Ok(()) => self.say(&phrase!("terminal.saved", file = rest.to_string()))?,
                Err(error) => writeln!(self.out, "{error:#}")?,
            },
            "pause" => self.pause()?,
            "help" | "?" => {
                self.say(&term("terminal.help"))?;
                let looks = self.played.looks(self.telling.speech.language());
                if !looks.is_empty() {
                    writeln!(self.out, "{looks}")?;
                }
            }
            "quit" | "exit" => return Ok(AfterAnswer::Leave),
            _ => return self.said(pending, line),
        }
        Ok(AfterAnswer::Go)
    }

    /// A look at the position, or several answers in one breath; else numbers.
    fn said(&mut self, pending: &Pending, line: &str) -> anyhow::Result<AfterAnswer> {
        let columns = screen::columns(self.style.columns);
        let language = self.telling.speech.language();
        if let Some(seen) = self.played.look(line, columns, language) {
            write!(self.out, "{seen}")?;
            return Ok(AfterAnswer::Go);
        }
        if let Pending::Decide { side, .. } = pending
            && let Some((choice, rest)) = words::choose_said(pending, line)
        {
            self.said_ahead = rest.map(|rest| (*side, rest));
            return self.give(&choice);
        }
        self.numbers(pending, line)
    }

    /// Enter alone: the default, where nobody has to answer.
    fn entered(&mut self, pending: &Pending) -> anyhow::Result<AfterAnswer> {
        match pending {
            Pending::Decide {
                default, may: true, ..
            } => self.give(default),
            _ => Ok(AfterAnswer::Go),
        }
    }

    /// The field as whoever is asked may see it.
    fn show_field(&mut self, pending: &Pending, picture: bool) -> anyhow::Result<()> {
        let viewer = match pending {
            Pending::Decide { side, .. } => Some(*side),
            _ => None,
        };
        let sealed = self.played.seen_by(viewer);
        let seen = sealed.as_deref().unwrap_or(self.played.as_ref());
        if picture {
            let columns = screen::columns(self.style.columns);
            let picture = seen.picture_within(columns, self.telling.speech.language());
            write!(self.out, "{picture}")?;
        }
        writeln!(self.out, "{}", seen.status(self.telling.speech.language()))?;
        Ok(())
    }

    /// Two people at one screen: before one of them writes what is sealed, the other is
    /// sent away.
    fn hand_over(&mut self, side: Side) -> anyhow::Result<()> {
        let setup = self.played.setup();
        let alone = Side::BOTH.iter().any(|&side| setup.coaches[side] != HUMAN);
        let sealed = self.played.seen_by(None).is_some();
        if alone || !sealed || self.looks == Some(side) || !screen::is_terminal() {
            return Ok(());
        }
        self.wipe()?;
        let who = &self.played.setup().names[side];
        let only_you = words::only_you(who, side, &self.telling.speech);
        write!(self.out, "{only_you}")?;
        self.out.flush()?;
        self.input.next(None);
        self.looks = Some(side);
        Ok(())
    }

    /// What somebody wrote under seal is wiped off the screen.
    fn wipe(&mut self) -> anyhow::Result<()> {
        if self.looks.take().is_some() {
            self.out.flush()?;
            screen::wipe()?;
        }
        Ok(())
    }

    /// Gives an answer; says why if it does not fit.
    fn give(&mut self, answer: &str) -> anyhow::Result<AfterAnswer> {
        match self.played.answer(answer) {
            Ok(()) => self.tell_cost(answer)?,
            Err(refused) => {
                writeln!(self.out, "{refused}")?;
                self.typed_ahead.clear();
            }
        }
        Ok(AfterAnswer::Go)
    }

    fn undo(&mut self) -> anyhow::Result<()> {
        let Some(from) = self.played.last_by_person() else {
            return self.say(&term("terminal.no.undo"));
        };
        let agreed = self.played.setup().undo == UndoRule::Agreed
            && self.both_agree("terminal.agree.undo")?;
        match self.played.undo(from, agreed) {
            Ok(()) => {
                self.typed_ahead.clear();
                self.printed = self.printed.min(self.news(0).len());
                self.printed_before = self.printed;
                self.say(&term("terminal.undone"))?;
            }
            Err(refused @ Refused::UndoRule(_)) => {
                self.say(&phrase!("terminal.undo.not", why = refused.to_string()))?;
            }
            Err(refused) => writeln!(self.out, "{refused}")?,
        }
        Ok(())
    }

    /// What each choice is worth, both sides playing best from there; who asked
    /// is told afterwards what the choice cost.
    fn odds(&mut self) -> anyhow::Result<()> {
        self.asked_for_odds = self.played.explain();
        match &self.asked_for_odds {
            Some(explained) => {
                let choices = sheet::choices(explained, &self.telling.speech);
                Ok(write!(self.out, "{choices}")?)
            }
            None => self.say(&term("terminal.no.odds")),
        }
    }

    fn tell_cost(&mut self, answer: &str) -> anyhow::Result<()> {
        let Some(explained) = self.asked_for_odds.take() else {
            return Ok(());
        };
        let mut choices = explained.choices.iter();
        if let Some(at) = choices.position(|(choice, _)| choice == answer) {
            let cost = decimal(100.0 * explained.cost(at), 2);
            self.say(&phrase!("terminal.cost", cost = cost))?;
        }
        Ok(())
    }

    fn why(&mut self) -> anyhow::Result<()> {
        let news = self.news(self.printed_before);
        let story = news.iter().flat_map(|frame| &frame.story);
        let reasons: String = story.map(|line| sheet::story_line(line, true)).collect();
        if reasons.is_empty() {
            self.say(&term("terminal.nothing.yet"))?;
        }
        write!(self.out, "{reasons}")?;
        Ok(())
    }
}
