//! The secret behind verifiable dice, in a file beside the match until full time.

use std::{
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, anyhow, bail};
use arena::{DiceCheck, Match};
use tabletop::log::hash_of;

use super::journal;

/// A new secret.
pub fn new() -> anyhow::Result<String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| anyhow!("no random numbers: {error}"))?;
    Ok(hash_of(&bytes))
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".secret");
    PathBuf::from(name)
}

/// Keeps the secret of a match that begins.
pub fn keep(path: &Path, secret: &str) -> anyhow::Result<()> {
    journal::write_whole(&beside(path), &format!("{secret}\n"))
}

/// Gives a match its secret back, if it has one that is not told yet.
pub fn fetch(path: &Path, played: &mut dyn Match) -> anyhow::Result<()> {
    if played.check_dice() != Ok(DiceCheck::NotRevealed) {
        return Ok(());
    }
    let beside = beside(path);
    match fs::read_to_string(&beside) {
        Ok(secret) => Ok(played.hold_secret(secret.trim())?),
        Err(error) if error.kind() == ErrorKind::NotFound => bail!(
            "the dice of {} are still secret, and the secret is kept where it was begun ({})",
            path.display(),
            beside.display()
        ),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", beside.display())),
    }
}

/// The secret is told in the match by now.
pub fn let_go(path: &Path) {
    // If it stays, it only takes room.
    let _ = fs::remove_file(beside(path));
}
