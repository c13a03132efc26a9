//! The people at the table: they are asked, and everything else goes by itself.

use std::{collections::VecDeque, io::Write, path::Path};

use arena::{
    Match, Pending,
    table::{Answerer, Explained},
};
use clubhouse::Stopwatch;
use games::HUMAN;
use tabletop::{Side, UndoRule, session::Refused};

mod clock;
mod contribution;
mod thrown;

use super::{
    dugout::Dugout,
    input::{Input, Typed},
    journal::{self, Journal},
    sheet,
    words::{self, HELP, choose, prompt},
};
use crate::screen;

/// How much of a match that goes on is told again.
const RECAP: usize = 8;

/// How a sitting ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Full time.
    FullTime,
    /// Somebody left.
    Left,
}

/// How much is printed.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Reasons below everything that happens.
    pub why: bool,
    /// No drawing of the field at every turn.
    pub brief: bool,
    /// How wide the screen is, if somebody said so.
    pub columns: Option<usize>,
    /// Who sits here, if the other side is played elsewhere.
    pub seat: Option<Side>,
}

/// A match, the people who play it, and its file.
pub struct Seat<'a, W> {
    pub played: Box<dyn Match>,
    pub journal: Journal,
    pub dugout: Dugout,
    pub input: Input,
    pub out: &'a mut W,
    pub style: Style,
    stopwatch: Stopwatch,
    /// What a coach has said in one breath, for the questions to come.
    said_ahead: Option<(Side, String)>,
    /// Numbers typed ahead for the next dice.
    typed_ahead: VecDeque<String>,
    /// How much of the story was printed, and how much before the last question.
    printed: usize,
    printed_before: usize,
    /// The odds of the question that waits, if they were asked for.
    asked_for_odds: Option<Explained>,
    /// Who is at the screen alone, while answers are sealed.
    looks: Option<Side>,
}

/// What to do after a line was typed.
enum Next {
    Go,
    Leave,
}

impl<'a, W: Write> Seat<'a, W> {
    pub fn new(
        played: Box<dyn Match>,
        journal: Journal,
        dugout: Dugout,
        out: &'a mut W,
        style: Style,
    ) -> Seat<'a, W> {
        Seat {
            played,
            journal,
            dugout,
            input: Input::new(),
            out,
            style,
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
    pub fn play(&mut self) -> anyhow::Result<End> {
        // A match that goes on is told from its last few lines.
        let told = self.played.story().len();
        if told > RECAP {
            self.printed = told - RECAP;
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
                    if let Next::Leave = self.ask()? {
                        return Ok(End::Left);
                    }
                }
                Answerer::Contributor(side) => {
                    if let Next::Leave = self.ask_contribution(side)? {
                        return Ok(End::Left);
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
        Ok(End::FullTime)
    }

    fn print_news(&mut self) -> anyhow::Result<()> {
        let story = self.played.story();
        for line in story.iter().skip(self.printed) {
            write!(self.out, "{}", sheet::story_line(line, self.style.why))?;
        }
        self.printed = story.len();
        Ok(())
    }

    /// Asks a person until there is an answer.
    fn ask(&mut self) -> anyhow::Result<Next> {
        self.journal.sync()?;
        let Some(pending) = self.played.pending() else {
            return Ok(Next::Go);
        };
        let drop_typed = !matches!(pending, Pending::Roll { .. } | Pending::Draw { .. });
        if drop_typed && !self.typed_ahead.is_empty() {
            let rest: Vec<String> = self.typed_ahead.drain(..).collect();
            writeln!(self.out, "There was no die for: {}", rest.join(" "))?;
        }
        if !self.typed_ahead.is_empty() {
            return self.give_typed(&pending);
        }
        if let Pending::Decide { side, .. } = pending {
            if self.style.seat.is_some_and(|own| own != side) {
                let who = &self.played.setup().names[side];
                let file = self.journal.path().display();
                writeln!(self.out, "\n{who} ({side}) is asked now: send {file}.")?;
                return Ok(Next::Leave);
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
            let names = &self.played.setup().names;
            write!(self.out, "{} ", prompt(&pending, names))?;
            self.out.flush()?;
            match self.input.next(self.time_to_answer()) {
                Typed::End => {
                    writeln!(self.out)?;
                    return Ok(Next::Leave);
                }
                Typed::TimedOut => {
                    writeln!(self.out, "\nTime is up: the default is taken.")?;
                    self.played.answer_by_default()?;
                }
                Typed::Line(line) => {
                    if let Next::Leave = self.typed(&pending, &line)? {
                        return Ok(Next::Leave);
                    }
                }
            }
        }
        self.printed_before = self.printed;
        Ok(Next::Go)
    }

    /// A line that was typed: a choice, numbers, or a command.
    fn typed(&mut self, pending: &Pending, line: &str) -> anyhow::Result<Next> {
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
            "score" => write!(self.out, "{}", sheet::result(self.played.as_ref()))?,
            "save" if rest.is_empty() => writeln!(self.out, "Write: save FILE")?,
            "save" => match journal::write_whole(Path::new(rest), &self.played.save()) {
                Ok(()) => writeln!(self.out, "Saved in {rest}.")?,
                Err(error) => writeln!(self.out, "{error:#}")?,
            },
            "pause" => self.pause()?,
            "help" | "?" => {
                writeln!(self.out, "{HELP}")?;
                let looks = self.played.looks();
                if !looks.is_empty() {
                    writeln!(self.out, "{looks}")?;
                }
            }
            "quit" | "exit" => return Ok(Next::Leave),
            _ => return self.said(pending, line),
        }
        Ok(Next::Go)
    }

    /// A look at the position, or several answers in one breath; else numbers.
    fn said(&mut self, pending: &Pending, line: &str) -> anyhow::Result<Next> {
        let columns = screen::columns(self.style.columns);
        if let Some(seen) = self.played.look(line, columns) {
            write!(self.out, "{seen}")?;
            return Ok(Next::Go);
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
    fn entered(&mut self, pending: &Pending) -> anyhow::Result<Next> {
        match pending {
            Pending::Decide {
                default, may: true, ..
            } => self.give(default),
            _ => Ok(Next::Go),
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
            write!(self.out, "{}", seen.picture_within(columns))?;
        }
        writeln!(self.out, "{}", seen.status().trim_end())?;
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
        write!(self.out, "{}", words::only_you(who, side))?;
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
    fn give(&mut self, answer: &str) -> anyhow::Result<Next> {
        match self.played.answer(answer) {
            Ok(()) => self.tell_cost(answer)?,
            Err(refused) => {
                writeln!(self.out, "{refused}")?;
                self.typed_ahead.clear();
            }
        }
        Ok(Next::Go)
    }

    fn undo(&mut self) -> anyhow::Result<()> {
        let Some(from) = self.played.last_by_person() else {
            writeln!(self.out, "There is nothing to take back.")?;
            return Ok(());
        };
        let agreed =
            self.played.setup().undo == UndoRule::Agreed && self.both_agree("take that back")?;
        match self.played.undo(from, agreed) {
            Ok(()) => {
                self.typed_ahead.clear();
                self.printed = self.printed.min(self.played.story().len());
                self.printed_before = self.printed;
                writeln!(self.out, "Taken back.")?;
            }
            Err(refused @ Refused::UndoRule(_)) => {
                writeln!(self.out, "That cannot be taken back: {refused}.")?;
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
            Some(explained) => write!(self.out, "{}", sheet::choices(explained))?,
            None => writeln!(self.out, "There are no exact odds here.")?,
        }
        Ok(())
    }

    fn tell_cost(&mut self, answer: &str) -> anyhow::Result<()> {
        let Some(explained) = self.asked_for_odds.take() else {
            return Ok(());
        };
        let mut choices = explained.choices.iter();
        if let Some(at) = choices.position(|(choice, _)| choice == answer) {
            writeln!(
                self.out,
                "That choice cost {:.2} %.",
                100.0 * explained.cost(at)
            )?;
        }
        Ok(())
    }

    fn why(&mut self) -> anyhow::Result<()> {
        let story = self.played.story();
        let since = self.printed_before.min(story.len());
        let reasons: String = story[since..]
            .iter()
            .map(|line| sheet::story_line(line, true))
            .collect();
        if reasons.is_empty() {
            writeln!(self.out, "Nothing has happened since the last question.")?;
        }
        write!(self.out, "{reasons}")?;
        Ok(())
    }
}
