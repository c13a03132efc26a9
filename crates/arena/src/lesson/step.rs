//! A step as it is written: its lines, and what they say.

use std::collections::BTreeSet;

use tabletop::{Fault, Faults};

use super::{ActKind, WrongWords, words::Words};
use crate::scenario::NumberedLine;

/// The kinds of steps, by their names at the margin.
const KINDS: [ActKind; 5] = [
    ActKind::Say,
    ActKind::Given,
    ActKind::Task,
    ActKind::Roll,
    ActKind::Free,
];

/// The lines below the name of a step.
#[derive(Clone, Debug)]
pub(super) struct Section {
    number: usize,
    kind: ActKind,
    /// What goes over several lines is one entry by now.
    entries: Vec<NumberedLine>,
    /// How far the first line is indented: what stands deeper goes on.
    margin: Option<usize>,
}

impl Section {
    /// The step that a line at the margin begins; `None` if it begins none.
    pub fn begin(number: usize, name: &str, value: &str) -> Option<Section> {
        let kind = *KINDS.iter().find(|kind| kind.name() == name)?;
        let text = value.to_string();
        let entries = match text.is_empty() {
            true => Vec::new(),
            false => vec![NumberedLine { number, text }],
        };
        Some(Section {
            number,
            kind,
            entries,
            margin: None,
        })
    }

    /// One more line of it.
    pub fn add(&mut self, line: NumberedLine, indent: usize) {
        let margin = *self.margin.get_or_insert(indent);
        match self.entries.last_mut() {
            Some(last) if indent > margin => {
                last.text.push(' ');
                last.text.push_str(&line.text);
            }
            _ => self.entries.push(line),
        }
    }

    /// What they say, in all languages of the lesson.
    pub fn read(self, languages: &BTreeSet<&str>, faults: &mut Faults) -> Option<StepInFile> {
        let before = faults.0.len();
        let mut step = StepInFile {
            line: self.number,
            kind: self.kind,
            words: Words::default(),
            right: Words::default(),
            hint: Words::default(),
            wrong: Vec::new(),
            accept: None,
            answers: Vec::new(),
            coach: None,
        };
        for entry in self.entries {
            let read = match self.kind {
                // All of it are answers.
                ActKind::Given => {
                    step.answers.push(entry);
                    Ok(())
                }
                _ => step.entry(&entry, languages),
            };
            faults.0.extend(read.err());
        }
        faults.0.extend(step.lacking(languages));
        (faults.0.len() == before).then_some(step)
    }
}

/// A step as it is written.
#[derive(Clone, Debug)]
pub(super) struct StepInFile {
    pub line: usize,
    pub kind: ActKind,
    pub words: Words,
    pub right: Words,
    pub hint: Words,
    pub wrong: Vec<WrongWords>,
    /// The choices of a task, and where they stand.
    pub accept: Option<(usize, Vec<String>)>,
    /// Answers in the notation of scenarios.
    pub answers: Vec<NumberedLine>,
    pub coach: Option<String>,
}

impl StepInFile {
    /// One entry: `en: …`, `wrong shoot de: …`, `accept: advance`.
    fn entry(&mut self, entry: &NumberedLine, languages: &BTreeSet<&str>) -> Result<(), Fault> {
        let fault = |what: String, cure: &str| Err(Fault::at(entry.number, what, cure));
        let Some((name, value)) = entry.pair() else {
            let what = format!("`{}` says nothing here", entry.text);
            return fault(
                what,
                "write `en: words`; words that go on stand deeper than their first line",
            );
        };
        match (name, self.kind) {
            ("accept", ActKind::Task) => {
                let (_, all) = self.accept.get_or_insert((entry.number, Vec::new()));
                all.extend(value.split(';').map(|choice| choice.trim().to_string()));
                return Ok(());
            }
            ("answers", ActKind::Roll) => {
                let (number, text) = (entry.number, value.to_string());
                self.answers.push(NumberedLine { number, text });
                return Ok(());
            }
            ("coach", ActKind::Free) => {
                self.coach = Some(value.to_string());
                return Ok(());
            }
            _ => (),
        }
        let (what, language) = name.rsplit_once(' ').unwrap_or(("", name));
        if !languages.contains(language) {
            let what = format!("`{name}` is nothing in `{}:`", self.kind.name());
            return fault(what, &self.cure(languages));
        }
        let words = match (what, self.kind) {
            ("", _) => &mut self.words,
            ("right", ActKind::Task | ActKind::Roll) => &mut self.right,
            ("hint", ActKind::Task) => &mut self.hint,
            (wrong, ActKind::Task) if wrong == "wrong" || wrong.starts_with("wrong ") => {
                let choice = wrong.strip_prefix("wrong ").map(ToString::to_string);
                self.words_against(choice)
            }
            _ => {
                let what = format!("`{name}` is nothing in `{}:`", self.kind.name());
                return fault(what, &self.cure(languages));
            }
        };
        match value.is_empty() {
            true => fault(
                format!("`{name}` says nothing"),
                "write the words behind it",
            ),
            false if words.add(language, value) => Ok(()),
            false => fault(format!("`{name}` is there twice"), "leave one of them out"),
        }
    }

    fn words_against(&mut self, choice: Option<String>) -> &mut Words {
        let known = self.wrong.iter().position(|wrong| wrong.choice == choice);
        let at = known.unwrap_or_else(|| {
            let words = Words::default();
            self.wrong.push(WrongWords { choice, words });
            self.wrong.len() - 1
        });
        &mut self.wrong[at].words
    }

    /// What can stand in such a step.
    fn cure(&self, languages: &BTreeSet<&str>) -> String {
        let languages: Vec<&str> = languages.iter().copied().collect();
        let more = match self.kind {
            ActKind::Task => {
                "; accept, and before a language right, hint, wrong or wrong and a choice"
            }
            ActKind::Roll => "; answers, and before a language right",
            ActKind::Free => "; coach",
            ActKind::Say | ActKind::Given => "",
        };
        format!(
            "there is {}, the languages of `title`{more}",
            languages.join(", ")
        )
    }

    /// What a step of its kind must have and this one has not.
    fn lacking(&self, languages: &BTreeSet<&str>) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut fault = |what: String, cure: &str| faults.push(Fault::at(self.line, what, cure));
        let wrong = self.wrong.iter().map(|wrong| match &wrong.choice {
            Some(choice) => (format!("wrong {choice} "), &wrong.words),
            None => ("wrong ".to_string(), &wrong.words),
        });
        let all = [
            (String::new(), &self.words),
            ("right ".to_string(), &self.right),
            ("hint ".to_string(), &self.hint),
        ];
        for (what, words) in all.into_iter().chain(wrong) {
            let must = what.is_empty() && self.kind != ActKind::Given;
            if words.is_empty() && !must {
                continue;
            }
            for language in languages.difference(&words.languages()) {
                let name = self.kind.name();
                fault(
                    format!("`{name}:` has no `{what}{language}:`"),
                    "say it in all languages of the lesson",
                );
            }
        }
        if self.kind == ActKind::Task && self.accept.is_none() {
            fault(
                "the task accepts nothing".to_string(),
                "write `accept: CHOICE`, several with `;` between, or `accept: any`",
            );
        }
        if matches!(self.kind, ActKind::Roll | ActKind::Given) && self.answers.is_empty() {
            let cure = match self.kind {
                ActKind::Roll => "write `answers: attack 3 3 5 1`",
                _ => "write the answers below it, as in `play:` of a scenario",
            };
            fault(format!("`{}:` gives no answer", self.kind.name()), cure);
        }
        faults
    }

    /// Steps that do not follow each other so: the pupil acts, and plays on at the end.
    pub fn out_of_order(steps: &[StepInFile]) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (step, next) in steps.iter().zip(steps.iter().skip(1)) {
            if step.kind == ActKind::Free {
                let cure = "let `free:` be the last step";
                faults.push(Fault::at(
                    step.line,
                    "the lesson goes on after `free:`",
                    cure,
                ));
            }
            if step.kind == ActKind::Say && next.kind == ActKind::Say {
                let cure = "make one of both, or let the pupil do something between them";
                faults.push(Fault::at(next.line, "two `say:` in a row", cure));
            }
        }
        if let Some(last) = steps.last().filter(|last| last.kind != ActKind::Free) {
            let cure = "write `free:` behind it";
            faults.push(Fault::at(
                last.line,
                "the lesson does not end in free play",
                cure,
            ));
        }
        faults
    }
}
