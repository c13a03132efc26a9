//! The lessons there are: bundled, and those of the user's folder.

use std::{fmt, sync::Arc};

use games::GameId;
use library::{Library, LibraryError};

use super::Lesson;

/// Where lessons lie below `data/`, in a folder for each game.
pub const FOLDER: &str = "lessons";

/// How the names of their files end.
pub const ENDING: &str = ".lesson";

/// Which lesson: its game, and the name of its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonId {
    /// The game.
    pub game: GameId,
    /// The name of the file, without its ending.
    pub name: String,
}

impl fmt::Display for LessonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.game, self.name)
    }
}

/// A lesson; read and played through once.
///
/// # Errors
///
/// If there is none, or everything that is wrong with it.
pub fn find(id: &LessonId, library: &Library) -> Result<Arc<Lesson>, LibraryError> {
    let path = format!("{FOLDER}/{}/{}{ENDING}", id.game, id.name);
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
    if !id.name.chars().all(plain) {
        return Err(LibraryError::Missing(format!("lesson {id}")));
    }
    let read = library.parsed(&path, |text| Lesson::read(text, library));
    let (lesson, path) = read.map_err(|error| match error {
        LibraryError::Missing(_) => LibraryError::Missing(format!("lesson {id}")),
        other => other,
    })?;
    if lesson.game != id.game {
        let what = format!("it is a lesson of {}", lesson.game);
        let cure = format!("put it into the folder {FOLDER}/{}", lesson.game);
        let faults = tabletop::Fault::whole(what, cure).into();
        return Err(LibraryError::Faults { path, faults });
    }
    Ok(lesson)
}

/// The lessons of a game, in their order.
///
/// # Errors
///
/// If the folder cannot be read, or one of them has faults.
pub fn all(game: GameId, library: &Library) -> Result<Vec<(LessonId, Arc<Lesson>)>, LibraryError> {
    let folder = format!("{FOLDER}/{game}");
    let mut lessons = Vec::new();
    for path in library.list(&folder)? {
        let name = path
            .strip_prefix(&folder)
            .and_then(|rest| rest.strip_prefix('/'));
        let Some(name) = name.and_then(|name| name.strip_suffix(ENDING)) else {
            continue;
        };
        let name = name.to_string();
        let id = LessonId { game, name };
        let lesson = find(&id, library)?;
        lessons.push((id, lesson));
    }
    lessons.sort_by_key(|(id, lesson)| (lesson.order, id.name.clone()));
    Ok(lessons)
}
