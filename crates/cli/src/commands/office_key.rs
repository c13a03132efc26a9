//! The key of the office: what somebody who is not at this machine has to know to change
//! seasons. It lies in a file that only its owner can read, and stays the same.

use std::{
    fs::{self, File, OpenOptions},
    io::{ErrorKind, Write as _},
    path::Path,
};

use anyhow::Context as _;
use clubhouse::new_secret;

use crate::error::CliError;

/// A shorter key could be guessed.
const SHORTEST: usize = 16;

/// The key in a file; the first who asks for it writes it.
pub fn in_file(path: &Path) -> Result<String, CliError> {
    match fs::read_to_string(path) {
        Ok(text) => {
            keep_to_owner(path)?;
            read(&text, path)
        }
        Err(error) if error.kind() == ErrorKind::NotFound => write(path),
        Err(error) => Err(error)
            .with_context(|| format!("cannot read the key of the office in {}", path.display()))?,
    }
}

fn read(text: &str, path: &Path) -> Result<String, CliError> {
    let key = text.trim();
    let is_word = key.bytes().all(|byte| byte.is_ascii_alphanumeric());
    match is_word && key.len() >= SHORTEST {
        true => Ok(key.to_string()),
        false => Err(CliError::usage(format!(
            "{} is no key of the office (one word of letters and digits, {SHORTEST} at least): \
             delete it, and a new one is made",
            path.display()
        ))),
    }
}

/// Written whole beside it first: two servers that begin at once share the key of one.
fn write(path: &Path) -> Result<String, CliError> {
    let failed = || {
        format!(
            "cannot write the key of the office to {}; set TOUCHLINE_HOME to a folder where files \
             can be written",
            path.display()
        )
    };
    let key = new_secret().context("no random numbers")?;
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(failed)?;
    }
    let beside = path.with_extension(format!("{}.new", std::process::id()));
    let written = create(&beside)
        .and_then(|mut file| {
            file.write_all(format!("{key}\n").as_bytes())?;
            file.sync_all()
        })
        .and_then(|()| fs::hard_link(&beside, path));
    let _ = fs::remove_file(&beside);
    match written {
        Ok(()) => Ok(key),
        Err(error) if error.kind() == ErrorKind::AlreadyExists && path.exists() => {
            read(&fs::read_to_string(path).with_context(failed)?, path)
        }
        Err(error) => Err(error).with_context(failed)?,
    }
}

/// A new file that nobody but its owner has ever been able to read.
fn create(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    options.open(path)
}

/// A file that somebody put there may be open to others.
fn keep_to_owner(path: &Path) -> Result<(), CliError> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let open = |mode: u32| mode & 0o077 != 0;
        let mode = fs::metadata(path).map(|known| known.permissions().mode());
        if mode.is_ok_and(open) {
            let own = fs::Permissions::from_mode(0o600);
            fs::set_permissions(path, own)
                .with_context(|| format!("others can read {}: chmod 600 it", path.display()))?;
        }
    }
    Ok(())
}
