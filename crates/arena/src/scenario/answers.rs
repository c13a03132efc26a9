//! Answers as a player would say them.

use std::fmt;

use tabletop::{
    Duty, Question, Session,
    naming::{is_called, joined, showing},
    session::Refused,
    situation::Situation,
};

use super::{Difference, file::Line};

/// What stands for a coach who does not answer.
const DEFAULT: &str = "default";

/// One answer of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Said {
    line: usize,
    refused: bool,
    /// `home turn`, `home`, `attack`, or `dice` for any die.
    label: String,
    value: String,
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colon = if is_side(&self.label) { ":" } else { "" };
        write!(f, "{}{colon} {}", self.label, self.value)
    }
}

/// Gives the answers of a `play:` section to a match.
///
/// # Errors
///
/// The first answer that does not fit, beside the question that was asked.
pub(super) fn give<G: Situation>(
    session: &mut Session<G>,
    lines: &[Line],
) -> Result<(), Difference> {
    for line in lines {
        for part in line.text.split(';') {
            for said in read(session.rules(), line.number, part.trim())? {
                pass_over(session, &said);
                answer(session, &said)?;
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
fn pass_over<G: Situation>(session: &mut Session<G>, said: &Said) {
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

/// One or several answers: `home turn: shoot`, `attack 3 3 5 1`, each perhaps
/// after the word `refused`.
fn read<G: Situation>(rules: &G, line: usize, text: &str) -> Result<Vec<Said>, Difference> {
    let (refused, text) = match text.strip_prefix("refused ") {
        Some(rest) => (true, rest.trim()),
        None => (false, text),
    };
    let said = |label: &str, value: &str| Said {
        line,
        refused,
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
    let answers: Vec<Said> = answers.map(|value| said(label, &value)).collect();
    if answers.is_empty() {
        return Err(Difference {
            line,
            expected: "an answer, as `home: shoot` or `goalie 7`".to_string(),
            got: format!("`{text}`"),
        });
    }
    Ok(answers)
}

fn answer<G: Situation>(session: &mut Session<G>, said: &Said) -> Result<(), Difference> {
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
