//! A match told line by line: how fast, and how much of it.

use std::{
    io::{self, IsTerminal as _, Write},
    time::Duration,
};

use football::Weight;
use simulation::StoryLine;

use super::{
    input::{Input, Typed},
    sheet,
};
use crate::{
    args::{PaceArg, TellingArgs},
    speech::Speech,
};

/// Tells a match.
#[derive(Debug)]
pub struct Storyteller {
    /// In which words.
    pub speech: Speech,
    /// Reasons below everything that happens.
    pub why: bool,
    highlights: bool,
    pace: Option<PaceArg>,
    /// What is told at once, without time to read.
    hurry: Option<Until>,
}

/// Until when a match is told at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Until {
    NextLine,
    Weighs(Weight),
    /// Until somebody is asked.
    Question,
    End,
}

impl Storyteller {
    pub fn new(args: &TellingArgs, speech: Speech) -> Storyteller {
        Storyteller {
            speech,
            why: args.why,
            highlights: args.highlights,
            pace: args.pace,
            hurry: None,
        }
    }

    /// Somebody is asked: from then on there is time again.
    pub fn is_asked(&mut self) {
        self.hurry = self.hurry.filter(|until| *until == Until::End);
    }

    /// Tells a line, if it is one of those that are told, and gives time to read it.
    pub fn tell(
        &mut self,
        line: &StoryLine,
        input: &Input,
        out: &mut impl Write,
    ) -> io::Result<()> {
        if self.highlights && !line.highlight {
            return Ok(());
        }
        let text = sheet::story_line(line, self.why);
        if text.is_empty() {
            return Ok(());
        }
        write!(out, "{text}")?;
        let Some(pace) = self.pace else {
            return Ok(());
        };
        out.flush()?;
        match self.hurry {
            Some(Until::End | Until::Question) => return Ok(()),
            Some(Until::Weighs(weight)) if line.weight < weight => return Ok(()),
            Some(Until::NextLine) => return self.pause(input, out),
            Some(Until::Weighs(_)) | None => self.hurry = None,
        }
        self.wait(reading_time(pace, line.weight, &text), input, out)
    }

    /// Waits, unless somebody types Enter or a letter.
    fn wait(&mut self, time: Duration, input: &Input, out: &mut impl Write) -> io::Result<()> {
        if !io::stdin().is_terminal() {
            std::thread::sleep(time);
            return Ok(());
        }
        match input.next(Some(time)) {
            Typed::TimedOut => Ok(()),
            Typed::Line(line) if line.is_empty() => self.pause(input, out),
            Typed::Line(line) => self.typed(&line, input, out),
            Typed::SeatEnd => {
                self.hurry = Some(Until::End);
                Ok(())
            }
        }
    }

    /// Stands still until something is typed.
    fn pause(&mut self, input: &Input, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "({})", self.speech.term("terminal.paused"))?;
        out.flush()?;
        match input.next(None) {
            Typed::Line(line) => self.typed(&line, input, out),
            Typed::TimedOut | Typed::SeatEnd => Ok(()),
        }
    }

    fn typed(&mut self, line: &str, input: &Input, out: &mut impl Write) -> io::Result<()> {
        self.hurry = match line.trim().to_lowercase().as_str() {
            "" => None,
            "s" => Some(Until::NextLine),
            "c" => Some(Until::Weighs(Weight::Chance)),
            "g" => Some(Until::Weighs(Weight::Goal)),
            "d" => Some(Until::Question),
            "e" => {
                write!(out, "{} ", self.speech.term("terminal.to.end"))?;
                out.flush()?;
                let agreed =
                    matches!(input.next(None), Typed::Line(typed) if self.speech.is_yes(&typed));
                agreed.then_some(Until::End)
            }
            _ => return self.pause(input, out),
        };
        Ok(())
    }
}

/// How long a line stands.
fn reading_time(pace: PaceArg, weight: Weight, text: &str) -> Duration {
    let (start, word) = match pace {
        PaceArg::Calm => (1500, 360),
        PaceArg::Normal => (900, 220),
        PaceArg::Quick => (400, 90),
    };
    let more = match weight {
        Weight::Quiet | Weight::Plain => 0,
        Weight::Chance => start,
        Weight::Goal => 3 * start,
    };
    let words = text.split_whitespace().count() as u64;
    Duration::from_millis(start + more + words * word)
}
