//! A lesson in the terminal: words, the field, and a pupil who acts.

use std::io::Write;

use arena::{
    Match, Pending,
    lesson::{self, Act, Lesson, LessonStep},
};
use football::phrase;
use library::Library;

use super::{
    input::{Input, Typed},
    sheet,
    words::{choose, prompt},
};
use crate::{commands::agreed, error::CliError, screen, speech::Speech};

/// Tries after which the hint is given.
const TRIES: usize = 2;

/// How a lesson ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonEnd {
    /// The pupil plays on.
    PlaysOn,
    /// He left.
    Left,
}

/// A pupil and his lesson.
pub struct Pupil<'a, W> {
    /// The match.
    pub played: Box<dyn Match>,
    /// What he types.
    pub input: Input,
    lesson: &'a Lesson,
    library: &'a Library,
    speech: &'a Speech,
    columns: Option<usize>,
    brief: bool,
    out: &'a mut W,
    /// How many frames of the match were told.
    told: usize,
}

impl<'a, W: Write> Pupil<'a, W> {
    pub fn new(
        lesson: &'a Lesson,
        library: &'a Library,
        speech: &'a Speech,
        columns: Option<usize>,
        brief: bool,
        out: &'a mut W,
    ) -> Result<Pupil<'a, W>, CliError> {
        let played = lesson::opened(lesson, library).map_err(agreed::setup_error)?;
        Ok(Pupil {
            played,
            input: Input::new(),
            lesson,
            library,
            speech,
            columns,
            brief,
            out,
            told: 0,
        })
    }

    /// Goes through the lesson, step by step.
    pub fn learn(&mut self) -> anyhow::Result<LessonEnd> {
        let language = self.speech.language();
        let (title, about) = (&self.lesson.title, &self.lesson.about);
        writeln!(self.out, "{}: {}", title.of(language), about.of(language))?;
        self.tell_news()?;
        let acts = |step: &&LessonStep| step.act != Act::Given;
        let steps = self.lesson.steps.iter().filter(acts).count();
        let mut number = 0;
        for (at, step) in self.lesson.steps.iter().enumerate() {
            if step.act != Act::Given {
                number += 1;
                let count = phrase!("lesson.step", step = number, steps = steps);
                writeln!(self.out, "\n[{}]", self.speech.say(&count))?;
            }
            let goes_on = match &step.act {
                Act::Say | Act::Free => self.read(step)?,
                Act::Given => self.give(step)?,
                Act::Roll => self.roll(step)?,
                Act::Task(_) => self.choose(at, step)?,
            };
            if !goes_on {
                return Ok(LessonEnd::Left);
            }
        }
        Ok(LessonEnd::PlaysOn)
    }

    /// Words, and Enter.
    fn read(&mut self, step: &LessonStep) -> anyhow::Result<bool> {
        if !self.brief {
            self.show_field()?;
        }
        self.say(step.words.of(self.speech.language()))?;
        self.press(match step.act {
            Act::Free => "lesson.play.on",
            _ => "lesson.next",
        })
    }

    /// The answers of a step.
    fn give(&mut self, step: &LessonStep) -> anyhow::Result<bool> {
        for answer in &step.answers {
            self.played.answer(answer)?;
        }
        self.tell_news()?;
        Ok(true)
    }

    /// The pupil throws, and sees what the lesson has fixed.
    fn roll(&mut self, step: &LessonStep) -> anyhow::Result<bool> {
        self.say(step.words.of(self.speech.language()))?;
        if !self.press("lesson.throw")? {
            return Ok(false);
        }
        writeln!(self.out, "  {}", step.answers.join(" "))?;
        self.give(step)?;
        self.say(step.right.of(self.speech.language()))?;
        Ok(true)
    }

    /// The pupil chooses until it is what is asked for.
    fn choose(&mut self, at: usize, step: &LessonStep) -> anyhow::Result<bool> {
        let language = self.speech.language();
        if !self.brief {
            self.show_field()?;
        }
        self.say(step.words.of(language))?;
        let mut wrong = 0;
        loop {
            let Some(pending) = self.played.asked_in(language) else {
                return Ok(false);
            };
            let prompt = prompt(&pending, self.played.setup(), self.speech);
            write!(self.out, "{prompt} ")?;
            self.out.flush()?;
            let Typed::Line(line) = self.input.next(None) else {
                writeln!(self.out)?;
                return Ok(false);
            };
            let chosen = match &pending {
                Pending::Decide { menu, .. } => choose(menu, &line),
                _ => None,
            };
            let Some(choice) = chosen else {
                match line.to_lowercase().as_str() {
                    "quit" | "exit" => return Ok(false),
                    "hint" => self.say(step.hint.of(language))?,
                    "field" => self.show_field()?,
                    "why" => self.tell_since(0)?,
                    _ => self.say(&self.speech.term("lesson.help"))?,
                }
                continue;
            };
            if step.accepts(&choice) {
                self.played.answer(&choice)?;
                self.tell_news()?;
                self.say(step.right.of(language))?;
                return Ok(true);
            }
            wrong += 1;
            let why = self.lesson.why_not(at, &choice, language, self.library)?;
            self.say(&why.unwrap_or_default())?;
            if wrong >= TRIES {
                self.say(step.hint.of(language))?;
            }
            self.say(&self.speech.term("lesson.again"))?;
        }
    }

    /// Enter goes on; false if he leaves.
    fn press(&mut self, key: &'static str) -> anyhow::Result<bool> {
        write!(self.out, "{} ", self.speech.term(key))?;
        self.out.flush()?;
        loop {
            match self.input.next(None) {
                Typed::Line(line) => match line.to_lowercase().as_str() {
                    "quit" | "exit" => return Ok(false),
                    "field" => self.show_field()?,
                    "why" => self.tell_since(0)?,
                    _ => return Ok(true),
                },
                Typed::TimedOut | Typed::SeatEnd => {
                    writeln!(self.out)?;
                    return Ok(false);
                }
            }
        }
    }

    fn show_field(&mut self) -> anyhow::Result<()> {
        let (columns, language) = (screen::columns(self.columns), self.speech.language());
        writeln!(self.out)?;
        write!(
            self.out,
            "{}",
            self.played.picture_within(columns, language)
        )?;
        writeln!(self.out, "{}", self.played.status(language))?;
        Ok(())
    }

    /// What has happened since it was last told, with its reasons: that is what a lesson is for.
    fn tell_news(&mut self) -> anyhow::Result<()> {
        self.tell_since(self.told)
    }

    fn tell_since(&mut self, skip: usize) -> anyhow::Result<()> {
        let news = self.played.frames(skip, self.speech.language());
        for line in news.iter().flat_map(|frame| &frame.story) {
            write!(self.out, "{}", sheet::story_line(line, true))?;
        }
        self.told = skip + news.len();
        Ok(())
    }

    fn say(&mut self, text: &str) -> anyhow::Result<()> {
        match text.is_empty() {
            true => Ok(()),
            false => Ok(writeln!(self.out, "{text}")?),
        }
    }
}
