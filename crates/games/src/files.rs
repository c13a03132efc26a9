//! The kinds of files that games read, each with what checks it.

use std::path::Path;

use library::Library;
use tabletop::Faults;

use crate::{
    list::{ForGame, GameId},
    playable::Playable,
};

/// A file that is checked.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// Where it lies.
    pub path: &'a Path,
    /// What is in it.
    pub text: &'a str,
    /// What else there is.
    pub library: &'a Library,
}

/// A kind of file: the word behind `touchline` on its first line, and what says what a file is, if it
/// is fine.
pub type FileKind = (&'static str, fn(&Subject<'_>) -> Result<String, Faults>);

impl GameId {
    /// The kinds of files that are its own.
    #[must_use]
    pub fn file_kinds(self) -> &'static [FileKind] {
        struct Kinds;
        impl ForGame for Kinds {
            type Output = &'static [FileKind];

            fn run<G: Playable + 'static>(self) -> &'static [FileKind] {
                G::FILE_KINDS
            }
        }
        self.with(Kinds)
    }
}
