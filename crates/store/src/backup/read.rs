//! Reading a backup, a piece at a time. What is read is good only if its end is reached.

use std::{
    collections::HashSet,
    io::{BufRead, Read as _},
};

use sha2::{Digest as _, Sha256};
use tabletop::{Fault, Faults};

use super::{
    BackupCounts, BackupItem, BackupLine, FORMAT, FORMAT_WITHOUT_CHECKSUM, LONGEST_LINE,
    in_hexadecimal,
};

const CURE: &str = "take another copy: this one is damaged";

/// Most faults that are told of one file: more say nothing new.
const MOST_FAULTS: usize = 20;

/// A backup that is being read.
pub struct BackupReader<R> {
    input: R,
    sum: Sha256,
    /// False for files of the time before.
    has_checksum: bool,
    counts: BackupCounts,
    matches: HashSet<String>,
    seasons: HashSet<String>,
    /// The number of the line, and how many bytes there were up to its end.
    number: usize,
    bytes: u64,
    line: Vec<u8>,
    stands: Stands,
    /// True if a fault was found: then neither numbers nor checksum can fit.
    faulty: bool,
    longest_line: usize,
}

/// Where in the file.
#[derive(PartialEq, Eq)]
enum Stands {
    Before,
    Within,
    /// The end was read, or nothing more can be.
    After,
}

impl<R: BufRead> BackupReader<R> {
    /// Begins to read.
    pub fn new(input: R) -> BackupReader<R> {
        BackupReader {
            input,
            sum: Sha256::new(),
            has_checksum: true,
            counts: BackupCounts::default(),
            matches: HashSet::new(),
            seasons: HashSet::new(),
            number: 0,
            bytes: 0,
            line: Vec::new(),
            stands: Stands::Before,
            faulty: false,
            longest_line: LONGEST_LINE,
        }
    }

    #[cfg(test)]
    pub(super) fn with_longest_line(self, longest_line: usize) -> BackupReader<R> {
        BackupReader {
            longest_line,
            ..self
        }
    }

    /// How many bytes were read.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// How many matches and seasons were read.
    pub fn counts(&self) -> BackupCounts {
        self.counts
    }

    /// The next match or season; `None` if the end was there and everything fits it.
    ///
    /// # Errors
    ///
    /// What is wrong with the line. One may go on reading to hear what else is: after a fault
    /// from which nothing more can be read there is `None`.
    pub fn next_piece(&mut self) -> Result<Option<BackupItem>, Fault> {
        let next = self.read_piece();
        self.faulty |= next.is_err();
        next
    }

    fn read_piece(&mut self) -> Result<Option<BackupItem>, Fault> {
        if self.stands == Stands::After {
            return Ok(None);
        }
        if self.stands == Stands::Before {
            self.beginning()?;
        }
        if !self.next_line()? {
            self.stands = Stands::After;
            return Err(Fault::whole("the end of the backup is missing", CURE));
        }
        let line = match serde_json::from_slice::<BackupLine>(&self.line) {
            Ok(line) => line,
            Err(_) if !self.line.ends_with(b"\n") => {
                self.stands = Stands::After;
                return Err(self.fault("the file breaks off in this line"));
            }
            Err(error) => return Err(self.fault(format!("no line of a backup: {error}"))),
        };
        match line {
            BackupLine::End {
                matches,
                seasons,
                sha256,
            } => {
                self.stands = Stands::After;
                let counts = BackupCounts { matches, seasons };
                self.end(counts, sha256.as_deref()).map(|()| None)
            }
            line => match line.piece() {
                Some(piece) => self.known_once(piece).map(Some),
                None => Err(self.fault("the beginning of a backup, in the midst of one")),
            },
        }
    }

    /// The first line must say what it is.
    fn beginning(&mut self) -> Result<(), Fault> {
        let found = self.next_line()?;
        let line = serde_json::from_slice::<BackupLine>(&self.line);
        match line {
            Ok(BackupLine::Touchline(format)) if format == FORMAT => self.has_checksum = true,
            Ok(BackupLine::Touchline(format)) if format == FORMAT_WITHOUT_CHECKSUM => {
                self.has_checksum = false;
            }
            other => {
                self.stands = Stands::After;
                return Err(match other {
                    Ok(BackupLine::Touchline(format)) => Fault::at(
                        1,
                        format!("`{format}` is not known here"),
                        "use the version of Touchline that wrote it, or a newer one",
                    ),
                    _ if !found => Fault::whole("the file is empty", CURE),
                    _ => Fault::at(1, "no backup", "name a file that `touchline backup` wrote"),
                });
            }
        }
        self.sum.update(&self.line);
        self.stands = Stands::Within;
        Ok(())
    }

    /// Reads a line with its end; false if there is none. It stays out of the checksum.
    fn next_line(&mut self) -> Result<bool, Fault> {
        self.line.clear();
        self.number += 1;
        let most = self.longest_line as u64 + 1;
        let read = self
            .input
            .by_ref()
            .take(most)
            .read_until(b'\n', &mut self.line);
        let read = read.map_err(|error| {
            self.stands = Stands::After;
            let cure = "check the disk, or take another copy";
            Fault::at(self.number, format!("cannot be read: {error}"), cure)
        })?;
        self.bytes += read as u64;
        if read > self.longest_line {
            self.stands = Stands::After;
            let longest = self.longest_line >> 20;
            return Err(self.fault(format!("longer than {longest} MB")));
        }
        Ok(read > 0)
    }

    /// Takes a piece whose id is new.
    fn known_once(&mut self, piece: BackupItem) -> Result<BackupItem, Fault> {
        self.sum.update(&self.line);
        self.counts.add(&piece);
        let (ids, what, id) = match &piece {
            BackupItem::Match { id, .. } => (&mut self.matches, "match", id),
            BackupItem::Season { season, .. } => (&mut self.seasons, "season", &season.id),
        };
        match ids.insert(id.clone()) {
            true => Ok(piece),
            false => Err(self.fault(format!("{what} `{id}` is there twice"))),
        }
    }

    /// Everything fits the last line, and nothing follows it.
    fn end(&mut self, counts: BackupCounts, sum: Option<&str>) -> Result<(), Fault> {
        if self.faulty {
            return Ok(());
        }
        if counts != self.counts {
            let what = format!("there should be {counts}, and there are {}", self.counts);
            return Err(self.fault(what));
        }
        let real = in_hexadecimal(&self.sum.clone().finalize());
        match sum {
            Some(sum) if sum == real => (),
            None if !self.has_checksum => (),
            Some(_) => return Err(self.fault("the checksum does not fit: a line was changed")),
            None => return Err(self.fault("the checksum is missing")),
        }
        match self.next_line()? {
            true => Err(self.fault("something follows the end of the backup")),
            false => Ok(()),
        }
    }

    fn fault(&self, what: impl Into<String>) -> Fault {
        Fault::at(self.number, what, CURE)
    }
}

/// Reads a backup to its end, and keeps nothing. `at` hears how far it is and may let others
/// have their turn.
///
/// # Errors
///
/// Everything that is wrong with it, up to a sensible number.
pub async fn verify<R: BufRead>(
    mut reader: BackupReader<R>,
    mut at: impl AsyncFnMut(&BackupReader<R>),
) -> Result<BackupCounts, Faults> {
    let mut faults = Faults::default();
    loop {
        match reader.next_piece() {
            Ok(Some(_)) => (),
            Ok(None) => return faults.or(reader.counts()),
            Err(fault) => faults.push(fault),
        }
        if faults.0.len() >= MOST_FAULTS {
            faults.push(Fault::whole("and there may be more", ""));
            return Err(faults);
        }
        at(&reader).await;
    }
}
