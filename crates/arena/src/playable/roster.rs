//! Teams of a game's own kind, in the files of a folder.

use library::{Library, LibraryError};
use tabletop::{Fault, Faults};

/// A team that is known by an id or a name.
pub(super) trait Listed: Sized {
    /// The folder its files are in.
    const FOLDER: &'static str;

    fn id(&self) -> &str;
    fn name(&self) -> &str;

    /// All teams of a file.
    fn parse_all(text: &str) -> Result<Vec<Self>, Faults>;
}

/// A team, and the teams it stands with.
pub(super) struct Entry<T> {
    pub team: T,
    /// What the file is called, for people.
    pub group: String,
}

/// All teams of all files.
pub(super) fn roster<T: Listed>(library: &Library) -> Result<Vec<Entry<T>>, LibraryError> {
    let mut all: Vec<Entry<T>> = Vec::new();
    for file in library.list(T::FOLDER)? {
        let (text, path) = library.text(&file)?;
        let faulty = |faults| LibraryError::Faults {
            path: path.clone(),
            faults,
        };
        for team in T::parse_all(&text).map_err(faulty)? {
            if all.iter().any(|known| known.team.id() == team.id()) {
                let what = format!("`{}` stands in another file, too", team.id());
                let cure = "give each team an id of its own";
                return Err(faulty(Fault::whole(what, cure).into()));
            }
            let group = group(&file);
            all.push(Entry { team, group });
        }
    }
    Ok(all)
}

/// The team with this id, or the first with this name.
pub(super) fn find<'a, T: Listed>(
    roster: &'a [Entry<T>],
    wanted: &str,
    game: &str,
) -> Result<&'a T, Faults> {
    let by_id = roster.iter().find(|entry| entry.team.id() == wanted);
    let found = by_id.or_else(|| roster.iter().find(|entry| entry.team.name() == wanted));
    found.map(|entry| &entry.team).ok_or_else(|| {
        let what = format!("there is no team `{wanted}`");
        let cure = format!("`touchline teams --game {game}` lists them");
        Fault::whole(what, cure).into()
    })
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
