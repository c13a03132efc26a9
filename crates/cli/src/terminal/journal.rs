//! The file of a match under way. Every answer is appended before its outcome is
//! shown, so that nothing is lost when the program ends at any moment.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};
use tabletop::log::{Chain, Entry, Header, Log};

/// How the files of matches end.
pub const EXTENSION: &str = "touchline";

/// A match file that is written as the match goes on.
#[derive(Debug)]
pub struct FileJournal {
    path: PathBuf,
    file: File,
    chain: Chain,
    written: usize,
}

impl FileJournal {
    /// A new file; one that exists already is left alone.
    pub fn create(path: &Path, header: &Header) -> anyhow::Result<FileJournal> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        let file = OpenOptions::new().append(true).create_new(true).open(path);
        let mut file = match file {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => bail!(
                "{} is there already; go on with it by --resume, or choose another name",
                path.display()
            ),
            other => other.with_context(|| format!("cannot write {}", path.display()))?,
        };
        lock(&file, path)?;
        file.write_all(header.to_string().as_bytes())?;
        file.sync_all()?;
        Ok(FileJournal {
            path: path.to_path_buf(),
            file,
            chain: Chain::new(header),
            written: 0,
        })
    }

    /// The file of a match to go on with, and what it says. A line that was
    /// torn by a crash is cut off.
    pub fn reopen(path: &Path) -> anyhow::Result<(FileJournal, Log)> {
        let name = path.display();
        let file = OpenOptions::new().read(true).append(true).open(path);
        let file = file.with_context(|| format!("cannot open {name}"))?;
        lock(&file, path)?;
        let text = crate::commands::read(path)?;
        let log = Log::parse_torn(&text).with_context(|| format!("{name} is damaged"))?;
        let whole = log.to_string().len() as u64;
        if whole < text.len() as u64 {
            file.set_len(whole)?;
        }
        let mut chain = Chain::new(&log.header);
        for entry in &log.entries {
            chain.line(entry);
        }
        let journal = FileJournal {
            path: path.to_path_buf(),
            file,
            chain,
            written: log.entries.len(),
        };
        Ok((journal, log))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Appends the entries that are not written yet.
    pub fn keep(&mut self, entries: &[Entry]) -> anyhow::Result<()> {
        let mut lines = String::new();
        for entry in entries.get(self.written..).unwrap_or_default() {
            lines.push_str(&self.chain.line(entry));
        }
        self.written = self.written.max(entries.len());
        self.file
            .write_all(lines.as_bytes())
            .with_context(|| format!("cannot write {}", self.path.display()))
    }

    /// Makes sure that even a power cut loses nothing.
    pub fn sync(&self) -> anyhow::Result<()> {
        let synced = self.file.sync_data();
        synced.with_context(|| format!("cannot write {}", self.path.display()))
    }
}

/// Two programs must not write one match.
fn lock(file: &File, path: &Path) -> anyhow::Result<()> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(fs::TryLockError::WouldBlock) => {
            bail!("{} is being played in another window", path.display())
        }
        // A file system without locks.
        Err(fs::TryLockError::Error(_)) => Ok(()),
    }
}

/// The name of the next match in a folder.
pub fn next_path(folder: &Path) -> PathBuf {
    let numbers = paths(folder).into_iter().filter_map(|path| {
        let stem = path.file_stem()?.to_str()?;
        stem.strip_prefix("match-")?.parse::<u32>().ok()
    });
    let next = numbers.max().unwrap_or(0) + 1;
    folder.join(format!("match-{next:04}.{EXTENSION}"))
}

/// The matches in a folder, the one written last first.
pub fn paths(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<(std::time::SystemTime, PathBuf)> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ext| ext == EXTENSION))
        .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
        .collect();
    found.sort();
    found.into_iter().rev().map(|(_, path)| path).collect()
}

/// Writes a whole file at once or not at all.
pub fn write_whole(path: &Path, text: &str) -> anyhow::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let write = || -> io::Result<()> {
        let mut file = File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, path)
    };
    write().with_context(|| format!("cannot write {}", path.display()))
}
