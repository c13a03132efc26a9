//! The texts that a match is played by, line by line, so that somebody can look what another
//! line would change.

use std::collections::BTreeMap;

use library::Library;
use serde::{Deserialize, Serialize};
use tabletop::{Fault, Faults, log::Header};
use utoipa::ToSchema;

use crate::{
    list::ForGame,
    playable::Playable,
    setup::{MatchSetup, SetupError},
};

/// The longest line, and the most lines, that somebody may put in place of others.
const LONGEST: usize = 1000;
const MOST: usize = 60;

/// A file, as far as a match reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Paper {
    /// Its path below `data/`.
    pub file: String,
    /// Its parts: a chart, a card, a team.
    pub sections: Vec<Section>,
}

/// A part of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Section {
    /// What it is called; empty if the file has one part only.
    pub name: String,
    /// Its lines.
    pub lines: Vec<PaperLine>,
}

/// A line of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PaperLine {
    /// Its number in the file.
    pub line: usize,
    /// What stands there.
    pub text: String,
}

/// A line in place of another.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Edit {
    /// The file, by its path below `data/`.
    pub file: String,
    /// The number of the line, from 1.
    pub line: usize,
    /// What stands there, so that another file is not taken for this one.
    pub was: String,
    /// What is to stand there.
    pub now: String,
}

/// The papers of a match.
///
/// # Errors
///
/// If the match cannot begin.
pub fn papers(setup: &MatchSetup, library: &Library) -> Result<Vec<Paper>, SetupError> {
    struct PapersOf<'a>(&'a MatchSetup, &'a Library);
    impl ForGame for PapersOf<'_> {
        type Output = Result<Vec<Paper>, SetupError>;

        fn run<G: Playable + 'static>(self) -> Self::Output {
            let PapersOf(setup, library) = self;
            let header = setup.header(library)?;
            let mut papers = Vec::new();
            let teams = [&setup.teams.home, &setup.teams.away].map(Option::as_deref);
            for file in G::TEAMS.map_or(Ok(Vec::new()), |folder| library.list(folder))? {
                let (text, _) = library.text(&file)?;
                let theirs = |id: &str| teams.contains(&Some(id));
                push(&mut papers, file, of_teams(&text, theirs));
            }
            for (document, file) in G::FILES {
                let (text, _) = library.text(file)?;
                let sections = of_rows(&text, &header, document);
                push(&mut papers, (*file).to_string(), sections);
            }
            Ok(papers)
        }
    }
    setup.game.with(PapersOf(setup, library))
}

fn push(papers: &mut Vec<Paper>, file: String, sections: Vec<Section>) {
    if !sections.is_empty() {
        papers.push(Paper { file, sections });
    }
}

/// The lines of a file that say something, with their numbers; `None` for an empty one.
fn rows(text: &str) -> impl Iterator<Item = (usize, Option<&str>)> {
    let lines = (1..).zip(text.lines()).skip(1);
    let lines = lines.filter(|(_, line)| !line.trim_start().starts_with('#'));
    lines.map(|(at, line)| (at, Some(line).filter(|line| !line.trim().is_empty())))
}

fn cell(row: &str, at: usize) -> &str {
    row.split(',').nth(at).unwrap_or_default().trim()
}

/// Two teams out of a file: a row each, or all from a row `team` to the next, card by card where
/// empty lines part them.
fn of_teams(text: &str, theirs: impl Fn(&str) -> bool) -> Vec<Section> {
    let in_blocks = rows(text).any(|(_, row)| row.is_some_and(|row| cell(row, 0) == "team"));
    let mut sections: Vec<Section> = Vec::new();
    let (mut inside, mut parted) = (false, true);
    for (at, row) in rows(text) {
        let Some(row) = row else {
            parted = true;
            continue;
        };
        let begins = !in_blocks || cell(row, 0) == "team";
        if begins {
            let id = cell(row, usize::from(in_blocks));
            (inside, parted) = (theirs(id), true);
        }
        if !inside {
            continue;
        }
        if parted {
            // A team goes by its name, a card by the man's.
            let name = cell(row, if begins && in_blocks { 2 } else { 1 }).to_string();
            let lines = Vec::new();
            sections.push(Section { name, lines });
            parted = false;
        }
        if let Some(section) = sections.last_mut() {
            let text = row.to_string();
            section.lines.push(PaperLine { line: at, text });
        }
    }
    sections
}

/// The parts of a file whose rows begin with the name of their part; of these, those that the
/// match comes to.
fn of_rows(text: &str, header: &Header, document: &str) -> Vec<Section> {
    let all: Vec<(usize, &str)> = { rows(text) }
        .filter_map(|(at, row)| Some((at, row?)))
        .collect();
    let mut names: Vec<&str> = all.iter().map(|(_, row)| cell(row, 0)).collect();
    names.dedup();
    let line = |(at, row): &(usize, &str)| PaperLine {
        line: *at,
        text: (*row).to_string(),
    };
    // Every row has a name of its own: it is a list.
    if 2 * names.len() > all.len() {
        let (name, lines) = (String::new(), all.iter().map(line).collect());
        return vec![Section { name, lines }];
    }
    let there = header.document(document).unwrap_or_default();
    let there: Vec<&str> = there.lines().map(|row| cell(row, 0)).collect();
    let named = names.into_iter().filter(|name| there.contains(name));
    let section = |name: &str| Section {
        name: name.to_string(),
        lines: { all.iter() }
            .filter(|(_, row)| cell(row, 0) == name)
            .map(line)
            .collect(),
    };
    named.map(section).collect()
}

/// The whole texts with other lines in them, by their paths below `data/`. They are not checked: a
/// library with them in front does that as with all files.
///
/// # Errors
///
/// Edits that fit no line of these papers.
pub fn edited(
    papers: &[Paper],
    edits: &[Edit],
    library: &Library,
) -> Result<BTreeMap<String, String>, SetupError> {
    let mut faults = Faults::default();
    if edits.len() > MOST {
        let what = format!("{} lines are changed", edits.len());
        faults.push(Fault::whole(what, format!("change at most {MOST}")));
        return Err(faults.into());
    }
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for edit in edits {
        let Edit {
            file,
            line,
            was,
            now,
        } = edit;
        // Only files of this list are ever opened.
        if !papers.iter().any(|paper| paper.file == *file) {
            let what = format!("this match does not read `{file}`");
            faults.push(Fault::whole(what, "choose a line of its papers"));
            continue;
        }
        if now.len() > LONGEST || now.contains(['\n', '\r']) {
            let what = format!("{file}: what is to stand there is no line");
            faults.push(Fault::at(
                *line,
                what,
                format!("write one line of {LONGEST} letters"),
            ));
            continue;
        }
        if !texts.contains_key(file) {
            let (text, _) = library.text(file)?;
            let lines = text.lines().map(ToString::to_string).collect();
            texts.insert(file.clone(), lines);
        }
        let lines = texts.get_mut(file);
        let place = lines.and_then(|lines| lines.get_mut(line.checked_sub(1)?));
        match place {
            Some(place) if place.trim_end() == was.trim_end() => place.clone_from(now),
            _ => {
                let what = format!("{file}: `{was}` does not stand there");
                faults.push(Fault::at(
                    *line,
                    what,
                    "the file has changed: choose the line again",
                ));
            }
        }
    }
    let whole = |(file, lines): (String, Vec<String>)| (file, lines.join("\n") + "\n");
    Ok(faults.or(texts.into_iter().map(whole).collect())?)
}
