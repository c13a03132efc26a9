//! Writing a scenario from a match that was played.

use std::fmt::Write as _;

use tabletop::{
    Faults, Session, UndoRule,
    log::{Answer, Log},
};

use super::{FIRST_LINE, answers, point};
use games::{
    ForGame, GameId,
    playable::Playable,
    setup::{MatchSetup, rules_of},
};

/// A scenario from a saved match: the answers from number `from` (or the start
/// of the step it belongs to) up to `to`, both counted from 1 among the answers
/// that stand. What they came to is what is expected.
///
/// # Errors
///
/// Everything that is wrong with the match.
pub fn record(log: &Log, title: &str, from: usize, to: Option<usize>) -> Result<String, Faults> {
    struct WriteScenario<'a>(&'a Log, MatchSetup, &'a str, usize, Option<usize>);
    impl ForGame for WriteScenario<'_> {
        type Output = Result<String, Faults>;

        fn run<G: Playable + 'static>(self) -> Self::Output {
            let WriteScenario(log, setup, title, from, to) = self;
            let rules = rules_of::<G>(log)?;
            let session = Session::load(rules, setup.undo, log)?;
            Ok(write(log, setup.game, &session, title, from, to))
        }
    }
    let setup = MatchSetup::from_header(&log.header)?;
    setup.game.with(WriteScenario(log, setup, title, from, to))
}

fn write<G: Playable>(
    log: &Log,
    game: GameId,
    session: &Session<G>,
    title: &str,
    from: usize,
    to: Option<usize>,
) -> String {
    let rules = session.rules();
    let answers: Vec<&Answer> = session.answers().map(|(_, answer)| answer).collect();
    let to = to.unwrap_or(answers.len()).min(answers.len());
    // A situation is the state between two steps.
    let mut begin = from.saturating_sub(1).min(to);
    let mut start = session.branch(begin);
    while !start.is_between_steps() {
        begin -= 1;
        start = session.branch(begin);
    }
    // A match from its beginning tells of its beginning too.
    let from_state = match begin {
        0 => rules.kick_off(),
        _ => start.settled().clone(),
    };
    let mut played = Session::from_state(rules.clone(), from_state, UndoRule::Free);
    for answer in &answers[begin..to] {
        // They fitted in the match.
        let _ = played.answer(&answer.text);
    }
    // In the middle of something the scenario says what is asked; otherwise what a step may still
    // ask after the last answer is passed over, as it is when the scenario is played.
    let mut finished = played.clone();
    if finished.is_between_steps() {
        answers::finish(&mut finished);
    }
    let is_over = finished.is_between_steps() && rules.is_settled(finished.settled());
    if is_over {
        played = finished;
    }

    let mut text = String::new();
    let mut line = |line: &str| {
        let _ = writeln!(text, "{line}");
    };
    line(FIRST_LINE);
    line(&format!("title: {title}"));
    line(&format!("game: {game}"));
    for option in log.header.fields_named("set") {
        line(&format!("set: {option}"));
    }
    for document in &log.header.documents {
        line(&format!("document: {}", document.name()));
        for row in document.text().lines() {
            line(&format!("| {row}"));
        }
    }
    let opening = rules.describe(&rules.opening());
    let opening_period = opening.first();
    let differing = |state: &G::State| -> Vec<String> {
        let lines = rules.describe(state);
        // Another period implies other values: then all lines are written.
        let all = lines.first() != opening_period;
        let lines = lines.iter().zip(&opening);
        let lines = lines.filter(|(line, fresh)| all || line != fresh);
        lines
            .map(|((name, value), _)| format!("  {name}: {value}"))
            .collect()
    };
    if begin > 0 {
        line("start:");
        for row in differing(start.settled()) {
            line(&row);
        }
    }
    line("play:");
    for row in grouped(&answers[begin..to]) {
        line(&format!("  {row}"));
    }
    if let Some(question) = played.waiting()
        && !is_over
    {
        line("asks:");
        line(&format!("  {}", question.label()));
    }
    line("events:");
    for event in played.events() {
        line(&format!("  {}", rules.write_event(event)));
    }
    line("state:");
    for row in differing(point::situation(&played)) {
        line(&row);
    }
    text
}

/// Answers, those of the same die on one line.
fn grouped(answers: &[&Answer]) -> Vec<String> {
    let mut rows: Vec<(String, String)> = Vec::new();
    for answer in answers {
        match rows.last_mut() {
            Some((label, row)) if *label == answer.label && !answer.is_decision() => {
                let _ = write!(row, " {}", answer.text);
            }
            _ => {
                let colon = if answer.is_decision() { ":" } else { "" };
                let row = format!("{}{colon} {}", answer.label, answer.text);
                rows.push((answer.label.clone(), row));
            }
        }
    }
    rows.into_iter().map(|(_, row)| row).collect()
}
