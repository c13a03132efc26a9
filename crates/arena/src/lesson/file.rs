//! Reading a lesson file: its head, its start, and where each step begins.

use tabletop::{Fault, Faults, Side};

use super::{
    step::{Section, StepInFile},
    words::Words,
};
use crate::scenario::{Brought, NumberedLine, without_remark};
use football::ENGLISH;
use games::GameId;

/// The first line of every lesson file.
pub const FIRST_LINE: &str = "touchline lesson 1";

/// What can stand at the margin.
const HEAD: &str = "title LANGUAGE, about LANGUAGE, game, minutes, order, teams, pupil, set, document, start, say, given, \
                    task, roll, free";

/// A lesson as it is written, before anything of it was played.
#[derive(Clone, Debug)]
pub(super) struct LessonFile {
    pub game: GameId,
    pub title: Words,
    pub about: Words,
    pub minutes: u8,
    pub order: u16,
    pub pupil: Side,
    pub teams: Option<(usize, [String; 2])>,
    pub options: Vec<String>,
    pub documents: Vec<Brought>,
    pub start: Option<Vec<NumberedLine>>,
    pub coach: Option<String>,
    pub steps: Vec<StepInFile>,
}

impl LessonFile {
    pub fn parse(text: &str) -> Result<LessonFile, Faults> {
        let mut reader = LessonReader::default();
        let mut lines = (1..).zip(text.lines());
        let first = lines.next().map_or("", |(_, line)| line.trim_end());
        if first != FIRST_LINE {
            let shown: String = first.chars().take(40).collect();
            let what = format!("the first line is `{shown}`");
            return Err(Fault::at(1, what, format!("it must be `{FIRST_LINE}`")).into());
        }
        for (number, line) in lines {
            reader.line(number, line);
        }
        reader.finish()
    }
}

#[derive(Default)]
struct LessonReader {
    game: Option<GameId>,
    title: Words,
    about: Words,
    minutes: Option<u8>,
    order: u16,
    pupil: Option<Side>,
    teams: Option<(usize, [String; 2])>,
    options: Vec<String>,
    documents: Vec<Brought>,
    start: Option<Vec<NumberedLine>>,
    sections: Vec<Section>,
    /// True if indented lines belong to the start, and not to the last step.
    starts: bool,
    faults: Faults,
}

impl LessonReader {
    fn line(&mut self, number: usize, line: &str) {
        if let Some(text) = line.strip_prefix('|') {
            let text = text.strip_prefix(' ').unwrap_or(text);
            let added = match self.documents.last_mut() {
                Some(document) => document.add(number, text),
                None => Err(Fault::at(
                    number,
                    "a document's line without a document",
                    "write `document: NAME` above it",
                )),
            };
            self.faults.0.extend(added.err());
            return;
        }
        let text = without_remark(line).trim_end();
        if text.trim().is_empty() {
            return;
        }
        let indent = text.len() - text.trim_start().len();
        let text = text.split_whitespace().collect::<Vec<&str>>().join(" ");
        if indent > 0 {
            return self.indented(NumberedLine { number, text }, indent);
        }
        match text.split_once(':') {
            Some((name, value)) => self.head(number, name.trim(), value.trim()),
            None => {
                let what = format!("`{text}` is no line of a lesson");
                self.fault(
                    number,
                    what,
                    "write `name: value`, or indent it below a step",
                );
            }
        }
    }

    fn indented(&mut self, line: NumberedLine, indent: usize) {
        match (&mut self.start, self.sections.last_mut()) {
            (Some(start), _) if self.starts => start.push(line),
            (_, Some(section)) => section.add(line, indent),
            _ => self.fault(
                line.number,
                "an indented line outside of any step",
                "begin a step above it, as `say:`",
            ),
        }
    }

    fn head(&mut self, number: usize, name: &str, value: &str) {
        if let Some(section) = Section::begin(number, name, value) {
            self.starts = false;
            self.sections.push(section);
            return;
        }
        match name {
            "game" => {
                self.game = GameId::named(value);
                if self.game.is_none() {
                    let known: Vec<&str> = GameId::ALL.iter().map(|game| game.id()).collect();
                    let what = format!("there is no game `{value}`");
                    self.fault(number, what, &format!("the games are {}", known.join(", ")));
                }
            }
            "minutes" => match value.parse() {
                Ok(minutes @ 1..=60) => self.minutes = Some(minutes),
                _ => self.fault(number, format!("`{value}` minutes"), "write 1 to 60"),
            },
            "order" => match value.parse() {
                Ok(order) => self.order = order,
                Err(_) => self.fault(
                    number,
                    format!("`{value}` is no place in an order"),
                    "write a whole number",
                ),
            },
            "pupil" => match Side::named(value) {
                Some(side) => self.pupil = Some(side),
                None => self.fault(
                    number,
                    format!("`{value}` is no side"),
                    "write home or away",
                ),
            },
            "teams" => match value.split_whitespace().collect::<Vec<&str>>()[..] {
                [home, away] => self.teams = Some((number, [home.to_string(), away.to_string()])),
                _ => self.fault(
                    number,
                    format!("`{value}` is not two teams"),
                    "write their ids, home first; `touchline teams` lists them",
                ),
            },
            "set" => self
                .options
                .extend(value.split_whitespace().map(ToString::to_string)),
            "document" => match Brought::read(number, value) {
                Ok(document) => self.documents.push(document),
                Err(fault) => self.faults.push(fault),
            },
            "start" => {
                (self.start, self.starts) = (Some(Vec::new()), true);
                if !value.is_empty() {
                    let text = value.to_string();
                    self.indented(NumberedLine { number, text }, 1);
                }
            }
            _ => self.told(number, name, value),
        }
    }

    /// `title en: …`, `about de: …`
    fn told(&mut self, number: usize, name: &str, value: &str) {
        let words = match name.split_once(' ') {
            Some(("title", language)) => Some((&mut self.title, language)),
            Some(("about", language)) => Some((&mut self.about, language)),
            _ => None,
        };
        match words {
            Some((words, language)) => {
                if !words.add(language, value) {
                    self.fault(
                        number,
                        format!("`{name}` is there twice"),
                        "leave one of them out",
                    );
                }
            }
            None => {
                let what = format!("`{name}` is nothing in a lesson");
                self.fault(number, what, &format!("there is {HEAD}"));
            }
        }
    }

    fn fault(&mut self, number: usize, what: impl Into<String>, cure: &str) {
        self.faults.push(Fault::at(number, what, cure));
    }

    fn finish(mut self) -> Result<LessonFile, Faults> {
        let missing = [
            (self.game.is_none(), "no game is named", "write `game: ID`"),
            (
                self.minutes.is_none(),
                "nothing says how long it takes",
                "write `minutes: 6`",
            ),
            (
                self.title.of(ENGLISH).is_empty(),
                "it has no English title",
                "write `title en: …`",
            ),
            (
                self.sections.is_empty(),
                "there is no step",
                "write `say:`, `task:`, `roll:` and at the end `free:`",
            ),
        ];
        // A line that could not be read has been told of.
        for (_, what, cure) in missing.into_iter().filter(|(missing, ..)| *missing) {
            if self.faults.0.is_empty() || what != "no game is named" {
                self.faults.push(Fault::whole(what, cure));
            }
        }
        if self.about.languages() != self.title.languages() {
            let what = "title and summary are not in the same languages";
            self.faults.push(Fault::whole(
                what,
                "write `title LANGUAGE:` and `about LANGUAGE:` for each",
            ));
        }
        let languages = self.title.languages();
        let mut steps: Vec<StepInFile> = Vec::new();
        for section in self.sections {
            steps.extend(section.read(&languages, &mut self.faults));
        }
        self.faults.0.extend(StepInFile::out_of_order(&steps));
        let coach = steps.last().and_then(|last| last.coach.clone());
        let file = LessonFile {
            game: self.game.unwrap_or_default(),
            minutes: self.minutes.unwrap_or_default(),
            order: self.order,
            pupil: self.pupil.unwrap_or(Side::Home),
            teams: self.teams,
            options: self.options,
            documents: self.documents,
            start: self.start,
            coach,
            steps,
            title: self.title,
            about: self.about,
        };
        self.faults.or(file)
    }
}
