//! Leave to start the programs that coach. A file from elsewhere may name any command, so
//! that one is started only if this user named it himself, or says yes to it.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write as _},
    path::PathBuf,
};

use anyhow::anyhow;
use arena::Match;
use games::bot_command;
use tabletop::{BySide, Side, log::hash_of};

use crate::{error::CliError, place, screen};

/// The first line of the file of programs that this user has started.
const FIRST_LINE: &str = "touchline programs 1";

/// Takes note of the programs that this user names himself: he is not asked about them when
/// the match goes on.
pub fn remember(coaches: &BySide<String>) {
    for side in Side::BOTH {
        if let Some(command) = bot_command(&coaches[side]) {
            // If it cannot be kept, he will be asked: that is all.
            let _ = keep(command);
        }
    }
}

/// Makes sure that every program of a match may be started: `own` are the coaches that this
/// user has just named, and `allowed` is his word for all others.
pub fn ask_leave(played: &dyn Match, own: &BySide<String>, allowed: bool) -> Result<(), CliError> {
    if allowed || played.pending().is_none() {
        return Ok(());
    }
    for side in Side::BOTH {
        let coach = &played.setup().coaches[side];
        let Some(command) = bot_command(coach) else {
            continue;
        };
        if own[side] == *coach || is_kept(command) {
            continue;
        }
        let wanted = format!("the file of this match wants to start a program for {side}");
        if !screen::is_attended() {
            let cure = "if you know it and want it started, write --allow-exec";
            return Err(anyhow!("{wanted}: `{command}`; {cure}").into());
        }
        println!("Careful: {wanted}:\n\n    {command}\n");
        println!("It could do on this computer whatever you can do yourself.");
        if !says_yes()? {
            return Err(anyhow!("nothing was started, and the match is as it was").into());
        }
        let _ = keep(command);
    }
    Ok(())
}

fn says_yes() -> io::Result<bool> {
    let mut out = screen::stdout();
    write!(out, "Start it (y/N)? ")?;
    out.flush()?;
    let mut line = String::new();
    io::stdin().read_line(&mut line)?;
    Ok(matches!(line.trim(), "y" | "Y" | "yes"))
}

/// Where the hashes of the programs are that this user has started.
fn place() -> anyhow::Result<PathBuf> {
    Ok(place::home()?.join("programs"))
}

/// A program is its command and the folder it is started in: `./bot` elsewhere is another.
fn name_of(command: &str) -> anyhow::Result<String> {
    let folder = std::env::current_dir()?;
    Ok(hash_of(
        format!("{}\n{command}", folder.display()).as_bytes(),
    ))
}

fn is_kept(command: &str) -> bool {
    let kept = place().and_then(|path| Ok(fs::read_to_string(path)?));
    let (Ok(kept), Ok(name)) = (kept, name_of(command)) else {
        return false;
    };
    let mut lines = kept.lines();
    lines.next() == Some(FIRST_LINE) && lines.any(|line| line == name)
}

/// Only its owner may write this file, or even read it.
fn keep(command: &str) -> anyhow::Result<()> {
    if is_kept(command) {
        return Ok(());
    }
    let path = place()?;
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&path)?;
    let mut line = format!("{}\n", name_of(command)?);
    if file.metadata()?.len() == 0 {
        line.insert_str(0, &format!("{FIRST_LINE}\n"));
    }
    Ok(file.write_all(line.as_bytes())?)
}
