//! Match files that members send back. Each is run again, held against the season, and
//! entered; if anything is wrong with any of them, nothing is.

use std::collections::BTreeMap;

use arena::{Match, open_match};
use competition::course::{MatchKey, Scheduled};
use library::Library;
use tabletop::log::Header as MatchHeader;

use super::{JournalEntry, Season, SeasonError};

/// A file that came back.
#[derive(Clone, Debug)]
pub struct Returned {
    /// What it is called, for people.
    pub name: String,
    /// Which match it is of, if somebody says so.
    pub key: Option<MatchKey>,
    /// Its text.
    pub text: String,
}

/// Why a file cannot be merged, and what helps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The file.
    pub file: String,
    /// What is wrong.
    pub what: String,
    /// What helps.
    pub cure: String,
}

/// What merging would do.
#[derive(Clone, Debug, Default)]
pub struct Merge {
    /// What is entered, with the files it comes from.
    pub entries: Vec<(String, MatchKey, JournalEntry)>,
    /// Files that are in the season already.
    pub known: Vec<(String, MatchKey)>,
    /// What is wrong.
    pub conflicts: Vec<Conflict>,
}

/// A file that opens and verifies.
struct Verified<'a> {
    file: &'a Returned,
    game: Box<dyn Match>,
}

type Wrong = (String, String);

fn wrong<T>(what: impl Into<String>, cure: impl Into<String>) -> Result<T, Wrong> {
    Err((what.into(), cure.into()))
}

impl Season {
    /// Looks at files that came back. Those of later rounds are taken after those they
    /// hang on. The season stays as it is.
    ///
    /// # Errors
    ///
    /// If the season itself fails; what is wrong with files is in the answer.
    pub fn merge(&self, files: &[Returned], library: &Library) -> Result<Merge, SeasonError> {
        let mut merge = Merge::default();
        let mut waiting = Vec::new();
        for file in files {
            match verified(file, library) {
                Ok(game) => waiting.push(Verified { file, game }),
                Err(what) => merge.conflict(file, what),
            }
        }
        let mut season = self.clone();
        let mut taken: BTreeMap<MatchKey, &Returned> = BTreeMap::new();
        loop {
            let mut fits: Vec<(MatchKey, Verified<'_>)> = Vec::new();
            let mut later = Vec::new();
            let before = waiting.len();
            for file in waiting {
                match season.place_of(file.game.as_ref(), file.file) {
                    Ok(Some(key)) => fits.push((key, file)),
                    Ok(None) => later.push(file),
                    Err(what) => merge.conflict(file.file, what),
                }
            }
            waiting = later;
            fits.sort_by_key(|(key, _)| *key);
            for (key, file) in fits {
                let twin = taken.get(&key).filter(|twin| twin.text != file.file.text);
                let checked = match twin {
                    Some(twin) => wrong(
                        format!("{key} is in {}, too, with another course", twin.name),
                        "leave out the one that does not count",
                    ),
                    None => season.checked(key, &file, library)?,
                };
                match checked {
                    Err(what) => merge.conflict(file.file, what),
                    Ok(None) => merge.known.push((file.file.name.clone(), key)),
                    Ok(Some(entry)) => {
                        taken.insert(key, file.file);
                        match season.add(entry.clone()) {
                            Ok(()) => merge.entries.push((file.file.name.clone(), key, entry)),
                            Err(error) => {
                                let cure = "leave it out, or enter its result by hand";
                                let what = (error.to_string(), cure.to_string());
                                merge.conflict(file.file, what);
                            }
                        }
                    }
                }
            }
            if waiting.is_empty() || waiting.len() == before {
                break;
            }
        }
        for Verified { file, game } in waiting {
            let names = &game.setup().names;
            let what = format!("{} v {} is not on the list", names.home, names.away);
            let cure = "`touchline season fixtures NAME --all` lists the matches; is it of \
                        another season, or are home and away changed?";
            merge.conflict(file, (what, cure.to_string()));
        }
        Ok(merge)
    }

    /// Which match a file is of; `None` if it is none that is known yet.
    fn place_of(&self, game: &dyn Match, file: &Returned) -> Result<Option<MatchKey>, Wrong> {
        let is_of = |found: &&Scheduled| self.is_between(found, game);
        if let Some(key) = file.key {
            return match self.course.find(key) {
                None => Ok(None),
                Some(found) if is_of(&found) => Ok(Some(key)),
                Some(found) => {
                    let fixture = found.fixture();
                    let teams = [fixture.home, fixture.away].map(|team| self.name(team));
                    wrong(
                        format!("{key} is {} v {}", teams[0], teams[1]),
                        "name the match that was played",
                    )
                }
            };
        }
        let all: Vec<&Scheduled> = self.course.matches().filter(is_of).collect();
        let same = |found: &&&Scheduled| {
            let entry = self.entry_of(found.key).ok();
            entry.is_some_and(|(_, entry)| entry.file.as_deref() == Some(file.text.as_str()))
        };
        if let Some(known) = all.iter().find(same) {
            return Ok(Some(known.key));
        }
        let open: Vec<&&Scheduled> = all.iter().filter(|found| found.is_open()).collect();
        match (&open[..], &all[..]) {
            ([found], _) => Ok(Some(found.key)),
            ([], [.., found]) => Ok(Some(found.key)),
            ([], []) => Ok(None),
            (several, _) => {
                let keys: Vec<String> = several.iter().map(|m| m.key.to_string()).collect();
                wrong(
                    format!("they meet more than once: {}", keys.join(", ")),
                    format!("say which: {}={}", keys[0], file.name),
                )
            }
        }
    }

    fn is_between(&self, found: &Scheduled, game: &dyn Match) -> bool {
        let fixture = found.fixture();
        let setup = game.setup();
        let is = |team: competition::TeamIx, name: &String, id: &Option<String>| {
            let known = self.header.teams.get(team.0);
            known.is_some_and(|known| {
                let id_is = |own: &Option<String>| id.is_some() && own == id;
                known.entrant.name == *name || id_is(&known.team)
            })
        };
        is(fixture.home, &setup.names.home, &setup.teams.home)
            && is(fixture.away, &setup.names.away, &setup.teams.away)
    }

    /// The entry of a file; `None` if it is in the season already.
    fn checked(
        &self,
        key: MatchKey,
        file: &Verified<'_>,
        library: &Library,
    ) -> Result<Result<Option<JournalEntry>, Wrong>, SeasonError> {
        let Verified { file, game } = file;
        if let Ok((_, entry)) = self.entry_of(key) {
            let known = entry.file.as_deref() == Some(file.text.as_str());
            return Ok(match known {
                true => Ok(None),
                false => wrong(
                    format!("{key} has another result already"),
                    "leave it out, or correct that match",
                ),
            });
        }
        let expected = self.setup(key, None)?.header(library)?;
        let brief = self.course.brief(key)?;
        if let Err(what) = differs(&expected, game.header(), &brief.unavailable) {
            return Ok(Err(what));
        }
        let mut entry = self.entry(key, game.setup(), &game.report())?;
        entry.file = Some(file.text.clone());
        Ok(Ok(Some(entry)))
    }
}

impl Merge {
    fn conflict(&mut self, file: &Returned, (what, cure): Wrong) {
        self.conflicts.push(Conflict {
            file: file.name.clone(),
            what,
            cure,
        });
    }
}

/// Runs a file again, answer by answer.
fn verified(file: &Returned, library: &Library) -> Result<Box<dyn Match>, Wrong> {
    let game = match open_match(&file.text, library) {
        Ok(game) => game,
        Err(error) => return wrong(error.to_string(), "ask for the file as it was saved"),
    };
    if game.pending().is_some() {
        return wrong("it is not finished", "ask for it after the final whistle");
    }
    if let Err(line) = game.check_dice() {
        return wrong(
            format!("answer {line} is not the die that its seed gives"),
            "ask for the file as it was saved; a match with one's own dice says `dice: mine`",
        );
    }
    Ok(game)
}

/// Documents in which a coach names his men.
fn is_line_up(name: &str) -> bool {
    name.ends_with("-sheet") || name.ends_with("-line-up")
}

/// What of a match is not as the season wants it.
fn differs(
    expected: &MatchHeader,
    found: &MatchHeader,
    unavailable: &[Vec<String>; 2],
) -> Result<(), Wrong> {
    if expected.game != found.game {
        return wrong(
            format!("it is {}, the season plays {}", found.game, expected.game),
            "play it with the season's game",
        );
    }
    let options = |header: &MatchHeader| -> Vec<String> {
        let mut options: Vec<String> = header.fields_named("set").map(str::to_string).collect();
        options.sort();
        options
    };
    let (wanted, set) = (options(expected), options(found));
    let other: Vec<String> = set
        .into_iter()
        .filter(|option| !wanted.contains(option))
        .collect();
    if !other.is_empty() {
        return wrong(
            format!("its options are others: {}", other.join(", ")),
            "play it with the season's options",
        );
    }
    for document in &expected.documents {
        let name = document.name();
        if !is_line_up(name) && found.document(name) != Some(document.text()) {
            return wrong(
                format!("its `{name}` is not the season's"),
                "play it with the season's cards and charts",
            );
        }
    }
    for (side, out) in ["home", "away"].iter().zip(unavailable) {
        let mut sheets = found.documents.iter();
        let sheet = sheets.find(|doc| is_line_up(doc.name()) && doc.name().starts_with(side));
        let names = |man: &&String| {
            let mut lines = sheet.map_or("", |sheet| sheet.text()).lines();
            lines.any(|line| line.split([',', ':']).any(|cell| cell.trim() == **man))
        };
        if let Some(man) = out.iter().find(names) {
            return wrong(
                format!("{man} of the {side} side cannot play this match"),
                "play it without him",
            );
        }
    }
    Ok(())
}
