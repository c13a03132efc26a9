//! What an outside program that coaches a side is asked, and what it answers.
//! `docs/bots.md` is for those who write one.

use std::fmt;

use arena::{Match, Pending};
use serde::{Serialize, Serializer};
use serde_json::Value;

/// The version of the protocol. It is raised when a bot of the version before
/// would not understand.
pub const PROTOCOL: u32 = 1;

/// A question to a bot: everything it needs to answer, so that it need not
/// remember anything.
#[derive(Debug, Serialize)]
pub struct BotQuestion {
    protocol: u32,
    game: &'static str,
    side: &'static str,
    question: &'static str,
    menu: Vec<String>,
    default: String,
    state: Pairs,
    score: [u16; 2],
    options: Pairs,
    over: bool,
}

impl BotQuestion {
    /// The question that waits; `None` if it is not one to a coach.
    #[must_use]
    pub fn new(played: &dyn Match) -> Option<BotQuestion> {
        let Some(Pending::Decide {
            side,
            name,
            menu,
            default,
            ..
        }) = played.pending()
        else {
            return None;
        };
        // What is sealed from its side, a bot is not told.
        let seen = played.seen_by(Some(side));
        let seen = seen.as_deref().unwrap_or(played);
        let setup = played.setup();
        let options = setup.options.iter().filter_map(|line| line.split_once('='));
        let options = options.map(|(name, value)| (name.to_string(), value.to_string()));
        Some(BotQuestion {
            protocol: PROTOCOL,
            game: setup.game.id(),
            side: side.name(),
            question: name,
            default,
            menu,
            state: Pairs(seen.situation()),
            score: score(played),
            options: Pairs(options.collect()),
            over: false,
        })
    }
}

/// What a bot is told at full time. No answer is expected.
#[derive(Debug, Serialize)]
pub struct BotOver {
    protocol: u32,
    over: bool,
    score: [u16; 2],
}

impl BotOver {
    /// The end of this match.
    #[must_use]
    pub fn new(played: &dyn Match) -> BotOver {
        BotOver {
            protocol: PROTOCOL,
            over: true,
            score: score(played),
        }
    }
}

fn score(played: &dyn Match) -> [u16; 2] {
    let score = played.score();
    [score.home, score.away]
}

/// Names and values in the game's own order, which a map would lose.
#[derive(Debug)]
struct Pairs(Vec<(String, String)>);

impl Serialize for Pairs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// Why a line is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAnswer {
    /// It is not JSON.
    NotJson,
    /// It is JSON, but neither a string nor an object whose `answer` is one.
    NoAnswerInIt,
}

impl fmt::Display for NoAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoAnswer::NotJson => "that is not JSON",
            NoAnswer::NoAnswerInIt => "that is JSON without an answer in it",
        })
    }
}

/// The answer in a bot's line: `{"answer": "shoot"}`, with whatever else it
/// likes beside it, or just `"shoot"`. Whether it fits is for the rules to say.
///
/// # Errors
///
/// If there is no answer in the line.
pub fn read_answer(line: &str) -> Result<String, NoAnswer> {
    match serde_json::from_str(line).map_err(|_| NoAnswer::NotJson)? {
        Value::String(answer) => Ok(answer),
        Value::Object(mut fields) => match fields.remove("answer") {
            Some(Value::String(answer)) => Ok(answer),
            _ => Err(NoAnswer::NoAnswerInIt),
        },
        _ => Err(NoAnswer::NoAnswerInIt),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_objects_or_strings() {
        for line in [
            r#"{"answer":"shoot"}"#,
            r#" {"why": [1, null], "answer": "shoot"} "#,
            r#""shoot""#,
        ] {
            assert_eq!(read_answer(line).as_deref(), Ok("shoot"), "{line}");
        }
    }

    #[test]
    fn everything_else_is_refused_and_nothing_panics() {
        let deep = "[".repeat(100_000);
        for line in ["", "shoot", "{", "\0", "\"\\ud800\"", &deep] {
            assert_eq!(read_answer(line), Err(NoAnswer::NotJson), "{line:.20}");
        }
        for line in ["null", "1", "[\"shoot\"]", "{}", r#"{"answer":1}"#] {
            assert_eq!(read_answer(line), Err(NoAnswer::NoAnswerInIt), "{line}");
        }
    }
}
