//! Writing a backup, a piece at a time.

use std::io::{self, Write};

use sha2::{Digest as _, Sha256};

use super::{BackupCounts, BackupItem, BackupLine, FORMAT, LONGEST_LINE, in_hexadecimal};

/// A backup that is being written. Without its end it is none.
pub struct BackupWriter<W> {
    out: W,
    sum: Sha256,
    counts: BackupCounts,
    /// The line under way; kept so that its memory is used again.
    line: Vec<u8>,
}

impl<W: Write> BackupWriter<W> {
    /// Begins a backup.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn new(out: W) -> io::Result<BackupWriter<W>> {
        let mut writer = BackupWriter {
            out,
            sum: Sha256::new(),
            counts: BackupCounts::default(),
            line: Vec::new(),
        };
        writer.put(&BackupLine::Touchline(FORMAT.to_string()))?;
        Ok(writer)
    }

    /// Adds a match or a season.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn add(&mut self, piece: BackupItem) -> io::Result<()> {
        self.counts.add(&piece);
        self.put(&BackupLine::from(piece))
    }

    /// Writes the end; says what is in the backup.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn finish(mut self) -> io::Result<(BackupCounts, W)> {
        let sum = self.sum.clone().finalize();
        self.put(&BackupLine::End {
            matches: self.counts.matches,
            seasons: self.counts.seasons,
            sha256: Some(in_hexadecimal(&sum)),
        })?;
        self.out.flush()?;
        Ok((self.counts, self.out))
    }

    fn put(&mut self, line: &BackupLine) -> io::Result<()> {
        self.line.clear();
        serde_json::to_writer(&mut self.line, line)?;
        self.line.push(b'\n');
        if self.line.len() > LONGEST_LINE {
            let what = "a match or season of more than 64 MB does not fit a backup";
            return Err(io::Error::new(io::ErrorKind::InvalidData, what));
        }
        self.sum.update(&self.line);
        self.out.write_all(&self.line)
    }
}
