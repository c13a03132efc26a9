//! Teams of a game's own kind, and other files of its folder.

use std::sync::Arc;

use football::{Club, Phrase, spelling::meant};
use library::{Library, LibraryError};
use tabletop::{BySide, Fault, Faults};

use super::{Fixture, Team};
use crate::{
    cards::Cards,
    setup::{Men, SetupError},
};

/// A team that is known by an id or a name.
pub(super) trait OnRoster: Sized + Send + Sync + 'static {
    /// The game it plays.
    const GAME: &'static str;

    /// The folder its files are in.
    const FOLDER: &'static str;

    /// Its id, its name and its short name.
    fn names(&self) -> [&String; 3];

    /// What the game knows of it, in a line.
    fn about(&self) -> Phrase;

    /// What it has before it.
    fn cards(&self) -> Cards;

    /// All teams of a file.
    fn parse_all(text: &str) -> Result<Vec<Self>, Faults>;
}

/// A team, its club, and the teams it stands with.
pub(super) struct RosterEntry<T> {
    /// The teams of its file, and which of them it is.
    file: Arc<Vec<T>>,
    at: usize,
    club: Club,
    /// What the file is called, for people.
    pub group: String,
}

impl<T> RosterEntry<T> {
    /// The team.
    pub fn team(&self) -> &T {
        &self.file[self.at]
    }
}

/// All teams of all files.
pub(super) fn roster<T: OnRoster>(library: &Library) -> Result<Vec<RosterEntry<T>>, LibraryError> {
    let mut all: Vec<RosterEntry<T>> = Vec::new();
    for file in library.list(T::FOLDER)? {
        let (teams, path) = library.parsed(&file, T::parse_all)?;
        for (at, team) in teams.iter().enumerate() {
            let [id, name, short] = team.names().map(String::clone);
            let club = Club { id, name, short };
            if all.iter().any(|known| known.club.id == club.id) {
                let what = format!("`{}` stands in another file, too", club.id);
                let faults = Fault::whole(what, "give each team an id of its own").into();
                return Err(LibraryError::Faults { path, faults });
            }
            all.push(RosterEntry {
                file: Arc::clone(&teams),
                at,
                club,
                group: group(&file),
            });
        }
    }
    Ok(all)
}

/// The same as a list shows them.
pub(super) fn teams<T: OnRoster>(library: &Library) -> Result<Vec<Team>, LibraryError> {
    Ok(roster(library)?.into_iter().map(listed::<T>).collect())
}

fn listed<T: OnRoster>(entry: RosterEntry<T>) -> Team {
    Team {
        about: entry.team().about(),
        club: entry.club,
        group: entry.group,
    }
}

/// The same with their cards; only the one with an id, if one is asked for.
pub(super) fn cards<T: OnRoster>(
    library: &Library,
    id: Option<&str>,
) -> Result<Vec<(Team, Cards)>, LibraryError> {
    let wanted = |entry: &RosterEntry<T>| id.is_none_or(|id| entry.club.id == id);
    let entries = roster(library)?.into_iter().filter(wanted);
    let entries = entries.map(|entry| {
        let cards = entry.team().cards();
        (listed(entry), cards)
    });
    Ok(entries.collect())
}

/// The teams of a match; without a match, any two.
pub(super) fn pair<'a, T: OnRoster>(
    roster: &'a [RosterEntry<T>],
    fixture: Option<&Fixture<'_>>,
) -> Result<BySide<&'a T>, SetupError> {
    match (fixture, roster) {
        (Some(fixture), _) => Ok(BySide {
            home: find(roster, fixture.teams.home)?,
            away: find(roster, fixture.teams.away)?,
        }),
        (None, [home, away, ..]) => Ok(BySide {
            home: home.team(),
            away: away.team(),
        }),
        (None, _) => {
            let cure = format!("put two teams into a file of the folder {}", T::FOLDER);
            Err(Faults::from(Fault::whole("there are no two teams", cure)).into())
        }
    }
}

/// The team with this id, or the first with this name, however it is spelt.
pub(super) fn find<'a, T: OnRoster>(
    roster: &'a [RosterEntry<T>],
    wanted: &str,
) -> Result<&'a T, Faults> {
    let found = meant(wanted, roster, |entry| [&entry.club.id, &entry.club.name]);
    found.map(RosterEntry::team).map_err(|nearest| {
        let what = format!("there is no team `{wanted}`{nearest}");
        let cure = format!("`touchline teams --game {}` lists them", T::GAME);
        Fault::whole(what, cure).into()
    })
}

/// The men who came from other teams, each with the team whose file has his card. Who
/// came from a team that this game does not know has none.
pub(super) fn joined<'a, T: OnRoster>(
    roster: &'a [RosterEntry<T>],
    men: &'a Men,
) -> Vec<(&'a T, &'a str)> {
    let joined = men.joined.iter();
    let found = joined.filter_map(|(name, team)| Some((find(roster, team).ok()?, name.as_str())));
    found.collect()
}

/// What a file of the library says.
pub(super) fn parsed<T: Clone + Send + Sync + 'static>(
    library: &Library,
    file: &str,
    parse: impl Fn(&str) -> Result<T, Faults>,
) -> Result<T, LibraryError> {
    let (said, _) = library.parsed(file, parse)?;
    Ok(T::clone(&said))
}

/// The text of a file of the library that is fine.
pub(super) fn checked<T: Send + Sync + 'static>(
    library: &Library,
    file: &str,
    parse: impl Fn(&str) -> Result<T, Faults>,
) -> Result<String, LibraryError> {
    library.parsed(file, parse)?;
    Ok(library.text(file)?.0)
}

/// What a file of teams is called, for people: `premier league 2015-16`.
fn group(file: &str) -> String {
    let name = file.rsplit('/').next().unwrap_or(file);
    let name = name.strip_suffix(".txt").unwrap_or(name);
    // A hyphen between digits stays: it is in a season.
    let digit = |at: Option<usize>| {
        let byte = at.and_then(|at| name.as_bytes().get(at));
        byte.is_some_and(u8::is_ascii_digit)
    };
    let spaced = name.char_indices().map(|(at, letter)| match letter {
        '-' if !(digit(at.checked_sub(1)) && digit(Some(at + 1))) => ' ',
        letter => letter,
    });
    spaced.collect()
}

#[cfg(test)]
mod tests {
    use super::group;

    #[test]
    fn a_file_has_a_name_for_people() {
        assert_eq!(
            group("clubs/premier-league-2015-16.txt"),
            "premier league 2015-16"
        );
        assert_eq!(group("invented.txt"), "invented");
    }
}
