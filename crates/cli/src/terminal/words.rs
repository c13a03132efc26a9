//! What people read and type while a match is played.

use std::fmt::Write as _;

use arena::Pending;
use football::{phrase, term};
use games::MatchSetup;
use tabletop::Side;

use super::places::listed;
use crate::speech::Speech;

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

/// A question of a match.
pub fn prompt(pending: &Pending, setup: &MatchSetup, speech: &Speech) -> String {
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
        return prompt_for_chance(pending, setup, speech);
    };
    let word_for = |kind: &str, written: &str| speech.word_for(kind, setup.game, written);
    let question = word_for("ask", name).unwrap_or_else(|| name.to_string());
    let mut text = speech.say(&phrase!(
        "terminal.asked",
        who = setup.names[*side].clone(),
        side = speech.side(*side),
        question = question,
        about = about.clone(),
    ));
    let enter = match may {
        true => {
            let enter = phrase!("terminal.enter", choice = default.clone());
            format!(" {}", speech.say(&enter))
        }
        false => String::new(),
    };
    // Writing to a string cannot fail.
    if hints.iter().all(String::is_empty) {
        let listed = listed(menu, |choice| word_for("choice", choice));
        let _ = write!(text, ": {listed}?{enter}");
        return text;
    }
    text.push_str(":\n");
    let width = menu.iter().map(String::len).max().unwrap_or_default();
    for ((choice, hint), number) in menu.iter().zip(hints).zip(1..) {
        let word = word_for("choice", choice).unwrap_or_default();
        let both = [word.as_str(), hint]
            .into_iter()
            .filter(|it| !it.is_empty());
        let both: Vec<&str> = both.collect();
        let line = format!("{number:>4} {choice:<width$}  {}", both.join("; "));
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let _ = write!(text, "{}{enter}", speech.term("terminal.which"));
    text
}

/// What is asked: the die by its label, which may be typed; the card.
pub fn asked(pending: &Pending, speech: &Speech) -> String {
    match pending {
        Pending::Roll { die, .. } => (*die).to_string(),
        Pending::Draw { .. } => speech.term("terminal.asked.card"),
        Pending::Clock | Pending::Decide { .. } => speech.term("terminal.asked.answer"),
    }
}

fn prompt_for_chance(pending: &Pending, setup: &MatchSetup, speech: &Speech) -> String {
    speech.say(&match pending {
        Pending::Roll {
            die,
            lowest,
            highest,
            about,
        } => {
            let about = match about.is_empty() {
                true => speech.term("terminal.several"),
                false => about.clone(),
            };
            let word = speech.word_for("die", setup.game, die);
            let die = word.map_or((*die).to_string(), |word| format!("{word} ({die})"));
            phrase!(
                "terminal.die",
                die = die,
                lowest = *lowest,
                highest = *highest,
                about = about,
            )
        }
        Pending::Draw {
            left,
            reads,
            example,
        } => phrase!(
            "terminal.card",
            left = left.len(),
            reads = *reads,
            example = example.clone(),
        ),
        Pending::Clock | Pending::Decide { .. } => term("terminal.seconds"),
    })
}

/// Two people at one screen, and what one of them writes is sealed.
pub fn only_you(who: &str, side: Side, speech: &Speech) -> String {
    let (who, side) = (who.to_string(), speech.side(side));
    speech.say(&phrase!("terminal.only.you", who = who, side = side)) + " "
}
