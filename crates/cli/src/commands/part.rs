//! A large file that is whole or not there: it grows under another name beside its place, and
//! moves there when it is on the disk. Until then the place has what it had.

use std::{
    ffi::{OsStr, OsString},
    fs::{self, File, OpenOptions},
    io,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};

/// How the files end that are not whole yet.
const ENDING: &str = ".part";

/// The file beside its place. It vanishes with the value, unless it is moved there.
pub struct ProgressPart {
    file: File,
    path: PathBuf,
    place: PathBuf,
    moved: bool,
}

impl ProgressPart {
    /// Begins a file that only its owner may read, and takes away what earlier ones left that
    /// were killed.
    pub fn beside(place: &Path) -> anyhow::Result<ProgressPart> {
        let cannot = || format!("cannot write {}; check the folder", place.display());
        // A link stays one: what it leads to is replaced.
        let place = match fs::metadata(place) {
            Ok(found) if !found.is_file() => {
                bail!("{} is no file; name a file", place.display())
            }
            Ok(_) => fs::canonicalize(place).with_context(cannot)?,
            Err(_) => place.to_path_buf(),
        };
        let Some(name) = place.file_name() else {
            bail!("{} is no file; name a file", place.display());
        };
        take_away_leavings(&place, name);
        let mut own = name.to_owned();
        own.push(format!(".{}{ENDING}", std::process::id()));
        let path = place.with_file_name(own);
        let mut options = OpenOptions::new();
        options.read(true).write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(&path).with_context(cannot)?;
        // Others see by it that somebody is at it; a file system may have no locks.
        let _ = file.try_lock();
        Ok(ProgressPart {
            file,
            path,
            place,
            moved: false,
        })
    }

    /// The file, to be written and read.
    pub fn file(&self) -> &File {
        &self.file
    }

    /// Everything is on the disk.
    pub fn sync(&self) -> io::Result<()> {
        self.file.sync_all()
    }

    /// Moves it to its place.
    pub fn finish(mut self) -> io::Result<()> {
        fs::rename(&self.path, &self.place)?;
        self.moved = true;
        // So that a power cut does not undo the move; not every system can do that.
        #[cfg(unix)]
        if let Ok(folder) = File::open(folder_of(&self.place)) {
            let _ = folder.sync_all();
        }
        Ok(())
    }
}

impl Drop for ProgressPart {
    fn drop(&mut self) {
        if !self.moved {
            // If it cannot be taken away now, the next one does.
            let _ = fs::remove_file(&self.path);
        }
    }
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// Removes the files of programs that ended before theirs was whole. One that somebody still
/// writes is locked.
fn take_away_leavings(place: &Path, name: &OsStr) {
    let entries = fs::read_dir(folder_of(place))
        .into_iter()
        .flatten()
        .flatten();
    for entry in entries.filter(|entry| is_part_of(&entry.file_name(), name)) {
        let nobodys = File::open(entry.path()).is_ok_and(|file| file.try_lock().is_ok());
        if nobodys {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// True for `NAME.123.part`.
fn is_part_of(found: &OsString, name: &OsStr) -> bool {
    let found = found.as_encoded_bytes();
    let number = found
        .strip_prefix(name.as_encoded_bytes())
        .and_then(|rest| rest.strip_prefix(b"."))
        .and_then(|rest| rest.strip_suffix(ENDING.as_bytes()));
    number.is_some_and(|number| !number.is_empty() && number.iter().all(u8::is_ascii_digit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_of_the_same_name_are_leavings() {
        let is = |found: &str| is_part_of(&found.into(), OsStr::new("all.backup"));
        assert!(is("all.backup.123.part"));
        for other in [
            "all.backup",
            "all.backup.part",
            "all.backup.new.part",
            "all.backup.12",
            "b.1.part",
        ] {
            assert!(!is(other), "{other}");
        }
    }
}
