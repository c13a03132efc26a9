//! What the program brings along: fields, clubs, words. All of it is text in
//! `data/`, compiled in; a file of the same name in the user's folder is taken
//! instead. Everything is checked when it is loaded.
//!
//! This crate does not know how a step is played.

use std::{
    collections::BTreeMap,
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
    sync::Arc,
};

use football::Club;
use rust_embed::RustEmbed;
use tabletop::{Fault, Faults};
use thiserror::Error;

mod memory;
mod words;

use memory::Memory;

pub use words::PhraseBooks;

/// The files of `data/`, compiled in.
#[derive(RustEmbed)]
#[folder = "../../data"]
struct Bundled;

/// Larger files are not read: no deck, chart or field comes near.
const LARGEST: u64 = 4 << 20;

/// Why something of the library cannot be had.
#[derive(Debug, Error)]
pub enum LibraryError {
    /// A file that cannot be read.
    #[error("cannot read {path}: {error}")]
    Io {
        /// Which file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A file with faults.
    #[error("{path} has faults:\n{faults}")]
    Faults {
        /// Which file.
        path: PathBuf,
        /// All of them.
        faults: Faults,
    },
    /// Nothing of this name is bundled or in the user's folder.
    #[error("there is no {0}")]
    Missing(String),
}

impl LibraryError {
    /// The same as a fault of what needs the library.
    #[must_use]
    pub fn fault(&self) -> Fault {
        Fault::whole(self.to_string(), "mend the library")
    }
}

/// The library, with the user's own files in front.
#[derive(Clone, Debug, Default)]
pub struct Library {
    folder: Option<PathBuf>,
    /// Texts in front of everything, by their paths below `data/`.
    edited: Arc<BTreeMap<String, String>>,
    cache: Option<PathBuf>,
    memory: Memory,
}

impl Library {
    /// The bundled files only.
    #[must_use]
    pub fn bundled() -> Library {
        Library::default()
    }

    /// With this folder in front; it need not exist.
    #[must_use]
    pub fn with_folder(folder: &Path) -> Library {
        Library {
            folder: Some(folder.to_path_buf()),
            ..Library::default()
        }
    }

    /// With these texts in front of everything, by their paths below `data/`: nothing is written.
    #[must_use]
    pub fn with_texts(&self, texts: BTreeMap<String, String>) -> Library {
        Library {
            edited: Arc::new(texts),
            // What others read is not parsed again because of it.
            memory: Memory::default(),
            ..self.clone()
        }
    }

    /// Puts a new file into the user's folder, by its path below `data/`, and never over another.
    ///
    /// # Errors
    ///
    /// If there is no such folder, the path leads elsewhere, a file of that name is there, or it cannot
    /// be written.
    pub fn add(&self, name: &str, text: &str) -> Result<PathBuf, LibraryError> {
        let plain = |part: &str| {
            let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.');
            !part.is_empty() && !part.starts_with('.') && part.chars().all(fits)
        };
        let refused = |path: &Path, why: &str| LibraryError::Io {
            path: path.to_path_buf(),
            error: io::Error::new(io::ErrorKind::InvalidInput, why.to_string()),
        };
        let Some(folder) = &self.folder else {
            return Err(refused(
                Path::new(name),
                "there is no folder for files of your own",
            ));
        };
        if !name.split('/').all(plain) {
            return Err(refused(Path::new(name), "no name of a file below data/"));
        }
        let path = folder.join(name);
        let failed = |error| LibraryError::Io {
            path: path.clone(),
            error,
        };
        fs::create_dir_all(path.parent().unwrap_or(folder)).map_err(failed)?;
        let mut file = fs::File::create_new(&path).map_err(failed)?;
        if let Err(error) = file.write_all(text.as_bytes()) {
            // Half of it is worse than nothing.
            let _ = fs::remove_file(&path);
            return Err(failed(error));
        }
        Ok(path)
    }

    /// With a folder for what takes long to work out; it need not exist.
    #[must_use]
    pub fn with_cache(self, cache: &Path) -> Library {
        Library {
            cache: Some(cache.to_path_buf()),
            ..self
        }
    }

    /// What was kept under a name.
    #[must_use]
    pub fn kept(&self, name: &str) -> Option<Vec<u8>> {
        fs::read(self.cache.as_ref()?.join(name)).ok()
    }

    /// Keeps something under a name. It can be worked out again, so it is no
    /// failure if that does not work.
    pub fn keep(&self, name: &str, bytes: &[u8]) {
        if let Some(cache) = &self.cache {
            // Beside its name first, so that nobody reads half of it.
            let beside = cache.join(format!("{name}.{}", std::process::id()));
            let kept = fs::create_dir_all(cache)
                .and_then(|()| fs::write(&beside, bytes))
                .and_then(|()| fs::rename(&beside, cache.join(name)));
            if kept.is_err() {
                let _ = fs::remove_file(beside);
            }
        }
    }

    /// What takes long to work out, by a name that says all it depends on: the latest are
    /// remembered while the program runs, and nothing is worked out twice at a time.
    pub fn worked_out<T: Send + Sync + 'static>(
        &self,
        name: &str,
        work_out: impl FnOnce() -> Option<T>,
    ) -> Option<Arc<T>> {
        self.memory.worked_out(name, work_out)
    }

    /// The text of a file, by its path below `data/`, and where it comes from.
    ///
    /// # Errors
    ///
    /// If it does not exist or cannot be read.
    pub fn text(&self, name: &str) -> Result<(String, PathBuf), LibraryError> {
        if let Some(text) = self.edited.get(name) {
            return Ok((text.clone(), PathBuf::from(name)));
        }
        if let Some(folder) = &self.folder {
            let path = folder.join(name);
            match read_text(&path) {
                Ok(text) => return Ok((text, path)),
                Err(error) if error.kind() == io::ErrorKind::NotFound => (),
                Err(error) => return Err(LibraryError::Io { path, error }),
            }
        }
        let bundled = Bundled::get(name).map(|file| String::from_utf8(file.data.into_owned()));
        let text = bundled.and_then(Result::ok);
        let text = text.ok_or_else(|| LibraryError::Missing(name.to_string()))?;
        Ok((text, Path::new("data").join(name)))
    }

    /// A file as it is understood. One that has not changed since is not parsed again: a
    /// season asks for the same teams some hundred times.
    ///
    /// # Errors
    ///
    /// If it does not exist, cannot be read or has faults.
    pub fn parsed<T: Send + Sync + 'static>(
        &self,
        name: &str,
        parse: impl Fn(&str) -> Result<T, Faults>,
    ) -> Result<(Arc<T>, PathBuf), LibraryError> {
        let (text, path) = self.text(name)?;
        let parsed = self.memory.parsed(name, text, parse);
        let faulty = |faults| LibraryError::Faults {
            path: path.clone(),
            faults,
        };
        Ok((parsed.map_err(faulty)?, path))
    }

    /// The folders in a folder of the user's.
    fn own_folders(&self, folder: &str) -> Result<Vec<String>, LibraryError> {
        let Some(own) = &self.folder else {
            return Ok(Vec::new());
        };
        let path = own.join(folder);
        match fs::read_dir(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(LibraryError::Io { path, error }),
            Ok(entries) => {
                let folders = entries.flatten().filter(|entry| entry.path().is_dir());
                Ok(folders
                    .filter_map(|it| it.file_name().into_string().ok())
                    .collect())
            }
        }
    }

    /// The files in a folder below `data/`, bundled and the user's own, by name.
    ///
    /// # Errors
    ///
    /// If the user's folder cannot be read.
    pub fn list(&self, folder: &str) -> Result<Vec<String>, LibraryError> {
        let inside = |name: &str| {
            let rest = name.strip_prefix(folder)?.strip_prefix('/')?;
            (!rest.contains('/')).then(|| name.to_string())
        };
        let bundled = Bundled::iter().filter_map(|name| inside(&name));
        let mut names: Vec<String> = bundled.collect();
        if let Some(own) = &self.folder {
            let path = own.join(folder);
            match fs::read_dir(&path) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => (),
                Err(error) => return Err(LibraryError::Io { path, error }),
                Ok(entries) => names.extend(entries.flatten().filter_map(|entry| {
                    let name = entry.file_name().into_string().ok()?;
                    let hidden = name.starts_with('.') || entry.path().is_dir();
                    (!hidden).then(|| format!("{folder}/{name}"))
                })),
            }
        }
        names.sort();
        names.dedup();
        Ok(names)
    }

    /// The clubs, in the order of their file.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or has faults.
    pub fn clubs(&self) -> Result<Vec<Club>, LibraryError> {
        let (text, path) = self.text("clubs.txt")?;
        Club::parse_all(&text).map_err(|faults| LibraryError::Faults { path, faults })
    }
}

/// Why a file is no text.
#[derive(Debug, Error)]
#[error("line {line} is no UTF-8 text; save the file as UTF-8")]
pub struct NotUtf8 {
    /// The first line that is none.
    pub line: usize,
}

/// Reads a text file of reasonable size. The mark that some programs write at the
/// beginning is left out, and lines end as they do everywhere.
///
/// # Errors
///
/// If it cannot be read, is too large or is no text ([`NotUtf8`]).
pub fn read_text(path: &Path) -> io::Result<String> {
    if fs::metadata(path)?.len() > LARGEST {
        let text = format!("larger than {} MB", LARGEST >> 20);
        return Err(io::Error::new(io::ErrorKind::InvalidData, text));
    }
    let text = String::from_utf8(fs::read(path)?).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
        io::Error::new(io::ErrorKind::InvalidData, NotUtf8 { line })
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    // Some spreadsheets end lines with a carriage return alone.
    Ok(match text.contains('\r') && !text.contains('\n') {
        true => text.replace('\r', "\n"),
        false => text.to_string(),
    })
}
