//! Answers as a player would say them.

use std::fmt;

use tabletop::{
    Duty, Question, Session, Side,
    naming::{is_called, joined, showing},
    session::Refused,
    situation::Situation,
};

use super::{Difference, file::NumberedLine, point::StateCheck};

/// What stands for a coach who does not answer.
const DEFAULT: &str = "default";

/// One answer of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SaidAnswer {
    line: usize,
    refused: bool,
    /// Who rolls the die, if that is said.
    by: Option<Side>,
    /// `home turn`, `home`, `attack`, or `dice` for any die.
    label: String,
    value: String,
}

impl fmt::Display for SaidAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(side) = self.by {
            write!(f, "{side} ")?;
        }
        let colon = if is_side(&self.label) { ":" } else { "" };
        write!(f, "{}{colon} {}", self.label, self.value)
    }
}

/// Gives the answers of a `play:` section to a match, and looks between them where a line says so.
///
/// # Errors
///
/// The first answer that does not fit, beside the question that was asked, or the first thing
/// that is not as it should be there.
pub(crate) fn give<G: Situation>(
    session: &mut Session<G>,
    lines: &[NumberedLine],
) -> Result<(), Difference> {
    let mut thrown = Vec::new();
    for line in lines {
        if let Some((check, says)) = StateCheck::read(&line.text) {
            check.hold(session, line.number, says)?;
            continue;
        }
        for part in line.text.split(';') {
            for said in read(session.rules(), line.number, part.trim())? {
                pass_over(session, &said);
                answer(session, &said, &mut thrown)?;
            }
        }
    }
    Ok(())
}

/// What coaches may still say in the middle of a step after the last answer: nobody does. A
/// step can be under way without an answer of its own: a half that ends.
pub(super) fn finish<G: Situation>(session: &mut Session<G>) {
    while (!session.is_between_steps() || session.halfway() != session.settled())
        && let Some(Question::Decide(decision)) = session.waiting()
        && decision.duty == Duty::May
        && session.answer_by_default().is_ok()
    {}
}

/// What a coach may say, but nobody does here: the default is taken.
fn pass_over<G: Situation>(session: &mut Session<G>, said: &SaidAnswer) {
    while let Some(question) = session.waiting()
        && let Question::Decide(decision) = question
        && decision.duty == Duty::May
    {
        let meant = match said.label == question.label() {
            true => true,
            // A side's answer may be to a later question.
            false => {
                let known = question.read(&said.value).is_ok() || said.value == DEFAULT;
                said.label == decision.side.name() && known
            }
        };
        if meant || session.answer_by_default().is_err() {
            return;
        }
    }
}

/// One or several answers: `home turn: shoot`, `attack 3 3 5 1`, `home attack 3 3`, each perhaps
/// after the word `refused`.
fn read<G: Situation>(rules: &G, line: usize, text: &str) -> Result<Vec<SaidAnswer>, Difference> {
    let (refused, text) = match text.strip_prefix("refused ") {
        Some(rest) => (true, rest.trim()),
        None => (false, text),
    };
    let (by, text) = rolled_by(text);
    let said = |label: &str, value: &str| SaidAnswer {
        line,
        refused,
        by,
        label: label.to_string(),
        value: value.to_string(),
    };
    if let Some((label, value)) = text.split_once(':') {
        return Ok(vec![said(label.trim(), value.trim())]);
    }
    let mut words = text.split_whitespace();
    let label = words.next().unwrap_or_default();
    let words: Vec<&str> = words.collect();
    let answers = joined(rules, label, &words).into_iter();
    let answers: Vec<SaidAnswer> = answers.map(|value| said(label, &value)).collect();
    if answers.is_empty() {
        return Err(Difference {
            line,
            expected: "an answer, as `home: shoot` or `goalie 7`".to_string(),
            got: format!("`{text}`"),
        });
    }
    Ok(answers)
}

/// Who rolls, if it is said before the name of a die and what it shows, and the rest.
fn rolled_by(text: &str) -> (Option<Side>, &str) {
    let side = |text| {
        let (side, rest): (&str, &str) = str::split_once(text, ' ')?;
        let mut words = rest.split(' ').skip(1).peekable();
        words.peek()?;
        let are_faces = words.all(|word| word.parse::<u32>().is_ok());
        Some((Side::named(side).filter(|_| are_faces)?, rest))
    };
    side(text).map_or((None, text), |(side, rest)| (Some(side), rest))
}

/// Gives an answer; what was thrown in the step under way is written down.
fn answer<G: Situation>(
    session: &mut Session<G>,
    said: &SaidAnswer,
    thrown: &mut Vec<&'static str>,
) -> Result<(), Difference> {
    let differs = |expected: String, got: String| Difference {
        line: said.line,
        expected,
        got,
    };
    let Some(question) = session.waiting() else {
        return Err(differs(
            format!("a question for the answer `{said}`"),
            "the match is over".to_string(),
        ));
    };
    let asked = format!("`{}` is asked ({})", question.label(), question.allowed());
    if !fits(&said.label, question) {
        return Err(differs(
            format!("a question for the answer `{said}`"),
            asked,
        ));
    }
    if session.is_between_steps() {
        thrown.clear();
    }
    if let Some(what) = thrown_for(question) {
        let before = thrown.iter().filter(|known| **known == what).count();
        let whose = session.rules().whose(session.halfway(), what, before);
        if let Some(got) = said.by.and_then(|side| not_by(side, what, whose)) {
            return Err(differs(format!("`{said}`"), got));
        }
        if !said.refused {
            thrown.push(what);
        }
    }
    // A card may be named by what it shows; then its number is given.
    let value = match question {
        Question::Draw { left, reads } if said.label != question.label() => {
            let cards = showing(session.rules(), left, reads, &said.value);
            let card = cards.first().map(|card| card.0.to_string());
            card.unwrap_or_else(|| said.value.clone() + "?")
        }
        _ => said.value.clone(),
    };
    let read = question.read(&value);
    match (said.refused, read) {
        (true, Err(_)) => Ok(()),
        (true, Ok(_)) => Err(differs(
            format!("`{said}` is refused"),
            "it is allowed".to_string(),
        )),
        (false, Err(_)) if said.value == DEFAULT && !question.is_chance() => {
            let done = session.answer_by_default();
            done.map_err(|refused| differs(said.to_string(), refused.to_string()))
        }
        (false, Err(_)) => Err(differs(format!("the answer `{said}`"), asked)),
        (false, Ok(_)) => {
            let done = session.answer(&value);
            done.map_err(|refused: Refused| differs(said.to_string(), refused.to_string()))
        }
    }
}

/// The die that is rolled, or what is read on the card.
fn thrown_for<C>(question: &Question<C>) -> Option<&'static str> {
    match question {
        Question::Roll(die) => Some(die.name()),
        Question::Draw { reads, .. } => Some(reads),
        Question::Decide(_) | Question::Elapsed(_) => None,
    }
}

/// Why it is not this side's, if it is not.
fn not_by(side: Side, what: &str, whose: Option<Side>) -> Option<String> {
    match whose {
        Some(whose) if whose == side => None,
        Some(whose) => Some(format!("`{what}` is {whose}'s")),
        None => Some(format!("`{what}` is nobody's: leave out `{side}`")),
    }
}

/// True if an answer with this label speaks to this question.
fn fits<C>(label: &str, question: &Question<C>) -> bool {
    match question {
        Question::Roll(die) => is_called(label, die.name()) || label == "dice",
        Question::Decide(decision) => label == decision.side.name() || label == question.label(),
        Question::Draw { reads, .. } => is_called(label, reads) || label == question.label(),
        Question::Elapsed(_) => label == question.label(),
    }
}

fn is_side(label: &str) -> bool {
    label.starts_with("home") || label.starts_with("away")
}
