//! Reading a scenario file.

use tabletop::{Fault, Faults};

use super::{
    documents::Brought,
    point::{StateCheck, things},
};
use games::GameId;

/// The first line of every scenario file.
pub const FIRST_LINE: &str = "touchline scenario 1";

/// A line of the file: its number (from 1) and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NumberedLine {
    pub number: usize,
    pub text: String,
}

impl NumberedLine {
    /// The line as `name: value`.
    pub fn pair(&self) -> Option<(&str, &str)> {
        pair(&self.text)
    }
}

/// `name: value`
fn pair(text: &str) -> Option<(&str, &str)> {
    let (name, value) = text.split_once(':')?;
    Some((name.trim(), value.trim()))
}

/// What a section of a case holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CasePart {
    Start,
    Play,
    Asks,
    Events,
    EventsInclude,
    CommonEvents,
    CommonEventsInclude,
    State,
    CaseTally,
    Results,
    Table,
    GoesOn,
}

impl CasePart {
    const NAMES: [(CasePart, &str); 12] = [
        (CasePart::Start, "start"),
        (CasePart::Play, "play"),
        (CasePart::Asks, "asks"),
        (CasePart::Events, "events"),
        (CasePart::EventsInclude, "events include"),
        (CasePart::CommonEvents, "common events"),
        (CasePart::CommonEventsInclude, "common events include"),
        (CasePart::State, "state"),
        (CasePart::CaseTally, "tally"),
        (CasePart::Results, "results"),
        (CasePart::Table, "table"),
        (CasePart::GoesOn, "goes on"),
    ];

    fn named(name: &str) -> Option<CasePart> {
        let mut same = CasePart::NAMES.iter().filter(|(_, known)| *known == name);
        same.next().map(|(part, _)| *part)
    }
}

/// A section: where it begins, and its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CaseSection {
    pub number: usize,
    pub part: CasePart,
    pub lines: Vec<NumberedLine>,
}

/// One case: a start, what is played, what is expected.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Case {
    pub number: usize,
    pub name: String,
    pub options: Vec<String>,
    /// Those of the case alone.
    pub documents: Vec<Brought>,
    pub sections: Vec<CaseSection>,
}

impl Case {
    pub fn section(&self, part: CasePart) -> Option<&CaseSection> {
        self.sections.iter().find(|section| section.part == part)
    }
}

/// A scenario file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ScenarioFile {
    pub game: GameId,
    pub options: Vec<String>,
    /// True if cards come up again and again.
    pub unlimited: bool,
    /// Those of all cases.
    pub documents: Vec<Brought>,
    pub cases: Vec<Case>,
}

impl ScenarioFile {
    pub fn parse(text: &str) -> Result<ScenarioFile, Faults> {
        let mut reader = ScenarioReader::default();
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
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
struct ScenarioReader {
    game: Option<GameId>,
    options: Vec<String>,
    unlimited: bool,
    /// The case each belongs to, if it does.
    documents: Vec<(Option<usize>, Brought)>,
    cases: Vec<Case>,
    faults: Faults,
}

impl ScenarioReader {
    fn line(&mut self, number: usize, line: &str) {
        if let Some(text) = line.strip_prefix('|') {
            let text = text.strip_prefix(' ').unwrap_or(text);
            match self.documents.last_mut() {
                Some((_, document)) => {
                    if let Err(fault) = document.add(number, text) {
                        self.faults.push(fault);
                    }
                }
                None => self.fault(
                    number,
                    "a document's line without a document",
                    "write `document: NAME` above it",
                ),
            }
            return;
        }
        let indented = line.starts_with([' ', '\t']);
        let text = without_remark(line).trim();
        if text.is_empty() {
            return;
        }
        if indented {
            let section = self
                .cases
                .last_mut()
                .and_then(|case| case.sections.last_mut());
            let line = NumberedLine {
                number,
                text: text.split_whitespace().collect::<Vec<&str>>().join(" "),
            };
            match section {
                Some(section) => section.lines.push(line),
                None => self.fault(
                    number,
                    "an indented line outside of any section",
                    "begin a section above it, as `play:`",
                ),
            }
            return;
        }
        let Some((name, value)) = text.split_once(':') else {
            let what = format!("`{text}` is no line of a scenario");
            self.fault(
                number,
                &what,
                "write `name: value`, or indent it below a section",
            );
            return;
        };
        self.head(number, name.trim(), value.trim());
    }

    fn head(&mut self, number: usize, name: &str, value: &str) {
        match name {
            "title" | "shows" => (),
            "game" if self.game.is_some() => {
                self.fault(
                    number,
                    "a second game",
                    "write each game's scenarios into files of their own",
                );
            }
            "game" => match GameId::named(value) {
                Some(game) => self.game = Some(game),
                None => {
                    let known: Vec<&str> = GameId::ALL.iter().map(|game| game.id()).collect();
                    let what = format!("there is no game `{value}`");
                    self.fault(
                        number,
                        &what,
                        &format!("the games are {}", known.join(", ")),
                    );
                }
            },
            "set" => {
                let options = value.split_whitespace().map(ToString::to_string);
                match self.cases.last_mut() {
                    Some(case) => case.options.extend(options),
                    None => self.options.extend(options),
                }
            }
            "document" => {
                let case = self.cases.len().checked_sub(1);
                match Brought::read(number, value) {
                    Ok(document) => self.documents.push((case, document)),
                    Err(fault) => self.faults.push(fault),
                }
            }
            "deck" if value == "unlimited" => self.unlimited = true,
            "deck" => self.fault(
                number,
                &format!("`deck: {value}` is not known"),
                "write `deck: unlimited`",
            ),
            "case" => self.cases.push(Case {
                number,
                name: value.to_string(),
                ..Case::default()
            }),
            _ => self.section(number, name, value),
        }
    }

    fn section(&mut self, number: usize, name: &str, value: &str) {
        let Some(part) = CasePart::named(name) else {
            let parts: Vec<&str> = CasePart::NAMES.iter().map(|(_, name)| *name).collect();
            let what = format!("`{name}` is nothing in a scenario");
            let cure = format!(
                "there is title, game, shows, set, deck, document, case, {}",
                parts.join(", ")
            );
            self.fault(number, &what, &cure);
            return;
        };
        if self.cases.is_empty() {
            self.cases.push(Case {
                number,
                ..Case::default()
            });
        }
        // A short section may stand on the line of its name.
        let mut lines = Vec::new();
        if !value.is_empty() {
            lines.push(NumberedLine {
                number,
                text: value.to_string(),
            });
        }
        let Some(case) = self.cases.last_mut() else {
            return;
        };
        if case.section(part).is_some() {
            let what = format!("`{name}` is there twice");
            self.fault(
                number,
                &what,
                "put it into one section, or begin another `case:`",
            );
            return;
        }
        case.sections.push(CaseSection {
            number,
            part,
            lines,
        });
    }

    fn fault(&mut self, number: usize, what: &str, cure: &str) {
        self.faults.push(Fault::at(number, what, cure));
    }

    fn finish(mut self) -> Result<ScenarioFile, Faults> {
        if self.game.is_none() && self.faults.0.is_empty() {
            self.faults
                .push(Fault::whole("no game is named", "write `game: …`"));
        }
        if self.cases.is_empty() && self.faults.0.is_empty() {
            self.faults.push(Fault::whole(
                "nothing is played and nothing expected",
                "write `play:` and what must come out",
            ));
        }
        for case in &self.cases {
            let expects = |section: &CaseSection| {
                !matches!(
                    section.part,
                    CasePart::Start | CasePart::Play | CasePart::Results
                )
            };
            let shows = case.section(CasePart::Play).is_some_and(|play| {
                let mut lines = play.lines.iter();
                lines.any(|line| {
                    line.text.contains("refused ") || StateCheck::read(&line.text).is_some()
                })
            });
            if !shows && !case.sections.iter().any(expects) {
                self.faults.push(Fault::at(
                    case.number,
                    "nothing is expected, so nothing is shown",
                    "write `events:`, `events include:` or `state:`",
                ));
            }
        }
        for case in &self.cases {
            self.faults.0.extend(muddled(case));
        }
        let mut documents = Vec::new();
        for (case, document) in self.documents {
            match case.and_then(|at| self.cases.get_mut(at)) {
                Some(case) => case.documents.push(document),
                None => documents.push(document),
            }
        }
        let game = self.game.unwrap_or_default();
        self.faults.or(ScenarioFile {
            game,
            options: self.options,
            unlimited: self.unlimited,
            documents,
            cases: self.cases,
        })
    }
}

/// Sections that do not go together, or say less than they seem to.
fn muddled(case: &Case) -> Vec<Fault> {
    let mut faults = Vec::new();
    let of_a_table = |part| matches!(part, CasePart::Results | CasePart::Table | CasePart::GoesOn);
    let results = case.section(CasePart::Results).is_some();
    for section in &case.sections {
        if of_a_table(section.part) != results {
            faults.push(Fault::at(
                section.number,
                "a match and a table in one case",
                "`results:`, `table:` and `goes on:` make a case of their own",
            ));
        }
        if section.part == CasePart::Play {
            faults.extend(section.lines.iter().filter_map(mixed));
        }
        if section.part == CasePart::Asks && section.lines.len() != 1 {
            faults.push(Fault::at(
                section.number,
                format!("{} questions are expected", section.lines.len()),
                "one question is asked at a time",
            ));
        }
    }
    faults
}

/// What is wrong with a line of a play that looks at what has come of it.
fn mixed(line: &NumberedLine) -> Option<Fault> {
    let fault = |what: String, cure| Some(Fault::at(line.number, what, cure));
    let Some((check, says)) = StateCheck::read(&line.text) else {
        let mut answers = things(&line.text);
        let check = answers.find(|answer| StateCheck::read(answer).is_some())?;
        let what = format!("`{check}` stands behind an answer");
        return fault(what, "write it on a line of its own");
    };
    if check == StateCheck::Asks {
        return None;
    }
    let mut things = things(says);
    let thing = things.find(|thing| pair(thing).is_none() || StateCheck::read(thing).is_some())?;
    let what = format!("`{thing}` is no `name: value`");
    fault(what, "write as `state: on turn: home; score: 0-0`")
}

/// The line up to a remark: a `#` between spaces, or at the start.
pub(crate) fn without_remark(line: &str) -> &str {
    if line.trim_start().starts_with('#') {
        return "";
    }
    let mut marks = line.match_indices('#');
    let remark = marks.find(|(at, _)| {
        let (before, after) = (&line[..*at], &line[at + 1..]);
        before.ends_with([' ', '\t']) && (after.is_empty() || after.starts_with([' ', '\t']))
    });
    remark.map_or(line, |(at, _)| &line[..at])
}
