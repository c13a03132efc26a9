//! What people read and type while a match is played.

use std::fmt::Write as _;

use arena::Pending;
use tabletop::{BySide, Side};

use super::places::listed;

pub const HELP: &str = "  a number, or the first letters of a choice: choose it
  Enter   the default, where nobody has to answer
  undo    take back your last answer
  why     the reasons of what just happened
  field   draw the field
  score   score and statistics
  odds    what each choice is worth
  pause   stop the clock, if both agree
  save F  write the match to the file F
  help    this
  quit    stop here; --resume goes on";

/// The choice a line means: its number, itself, or its first letters if they fit one.
pub fn choose(menu: &[String], line: &str) -> Option<String> {
    if let Ok(number) = line.parse::<usize>() {
        return menu.get(number.checked_sub(1)?).cloned();
    }
    let line = line.to_lowercase();
    if line.is_empty() {
        return None;
    }
    let mut same = menu.iter().filter(|choice| choice.to_lowercase() == line);
    if let Some(choice) = same.next() {
        return Some(choice.clone());
    }
    let mut fitting = menu
        .iter()
        .filter(|choice| choice.to_lowercase().starts_with(&line));
    if let (Some(choice), None) = (fitting.next(), fitting.next()) {
        return Some(choice.clone());
    }
    // A place alone, where only one thing can be done there.
    let mut there = menu.iter().filter(|choice| {
        let last = choice.rsplit_once(' ').map(|(_, last)| last.to_lowercase());
        last.is_some_and(|last| last == line)
    });
    match (there.next(), there.next()) {
        (Some(choice), None) => Some(choice.clone()),
        _ => None,
    }
}

/// The choice that a line of several answers begins with, the longest there is, and what is
/// left of the line.
pub fn choose_said(pending: &Pending, line: &str) -> Option<(String, Option<String>)> {
    let Pending::Decide { menu, .. } = pending else {
        return None;
    };
    let words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
    let begins = |choice: &&String| {
        let choice = choice.to_lowercase();
        let mut said = words.iter();
        choice
            .split(' ')
            .all(|word| said.next().is_some_and(|said| said == word))
    };
    let count = |choice: &String| choice.split(' ').count();
    let choice = menu
        .iter()
        .filter(begins)
        .max_by_key(|choice| count(choice))?;
    let rest = words[count(choice)..].join(" ");
    Some((choice.clone(), Some(rest).filter(|rest| !rest.is_empty())))
}

/// A question.
pub fn prompt(pending: &Pending, names: &BySide<String>) -> String {
    let Pending::Decide {
        side,
        name,
        menu,
        default,
        about,
        hints,
        may,
    } = pending
    else {
        return prompt_for_chance(pending);
    };
    let mut text = format!("{} ({side}), {name}", names[*side]);
    // Writing to a string cannot fail.
    if !about.is_empty() {
        let _ = write!(text, " ({about})");
    }
    let enter = match may {
        true => format!(" [Enter: {default}]"),
        false => String::new(),
    };
    if hints.iter().all(String::is_empty) {
        let _ = write!(text, ": {}?{enter}", listed(menu));
        return text;
    }
    text.push_str(":\n");
    let width = menu.iter().map(String::len).max().unwrap_or_default();
    for ((choice, hint), number) in menu.iter().zip(hints).zip(1..) {
        let line = format!("{number:>4} {choice:<width$}  {hint}");
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let _ = write!(text, "Which?{enter}");
    text
}

/// What a die or a card is called.
pub fn label(pending: &Pending) -> &'static str {
    match pending {
        Pending::Roll { die, .. } => die,
        Pending::Draw { .. } => "card",
        Pending::Clock | Pending::Decide { .. } => "answer",
    }
}

fn prompt_for_chance(pending: &Pending) -> String {
    match pending {
        Pending::Roll {
            die,
            lowest,
            highest,
            about,
        } => {
            let about = match about.is_empty() {
                true => "several at once with spaces".to_string(),
                false => about.clone(),
            };
            format!("{die} die ({lowest} to {highest}; {about})?")
        }
        Pending::Draw {
            left,
            reads,
            example,
        } => {
            let shown = match example.is_empty() {
                true => String::new(),
                false => format!("; its number, or what it shows, as {example}"),
            };
            format!("card ({} left; {reads} is read{shown})?", left.len())
        }
        Pending::Clock | Pending::Decide { .. } => "seconds?".to_string(),
    }
}

/// Two people at one screen, and what one of them writes is sealed.
pub fn only_you(who: &str, side: Side) -> String {
    format!("{who} ({side}): what you write now is sealed. Press Enter when only you look. ")
}
