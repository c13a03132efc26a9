//! What a coach wants to be asked, and what is to be answered for him: lines of a match, so
//! that it can be followed why nobody was asked.

use std::fmt;

use crate::side::Side;

const DO: &str = "do ";
const FROM: &str = "from ";

/// What is to be done with a question that a coach need not answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// The coach raised a hand: ask.
    Ask,
    /// Do not ask; take the default.
    Pass,
    /// Do not ask; take this answer whenever it can be chosen, and the default otherwise.
    Do {
        /// The answer in notation.
        answer: String,
        /// From this minute on.
        from: u16,
    },
}

/// A coach's order about a kind of question, from here on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Whose coach.
    pub side: Side,
    /// What the question is called.
    pub question: String,
    /// What he wants.
    pub wish: Wish,
}

impl Order {
    /// Reads an order as it is written: `home change: from 60 do 14 for 9`.
    pub(super) fn parse(text: &str) -> Option<Order> {
        let (about, wish) = text.split_once(": ")?;
        let (side, question) = about.split_once(' ')?;
        let wish = match wish {
            "ask" => Wish::Ask,
            "pass" => Wish::Pass,
            other => {
                let (from, rest) = match other.strip_prefix(FROM) {
                    Some(rest) => {
                        let (minute, rest) = rest.split_once(' ')?;
                        (minute.parse().ok()?, rest)
                    }
                    None => (0, other),
                };
                let answer = rest.strip_prefix(DO)?.to_string();
                Wish::Do { answer, from }
            }
        };
        Some(Order {
            side: Side::named(side)?,
            question: question.to_string(),
            wish,
        })
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: ", self.side, self.question)?;
        match &self.wish {
            Wish::Ask => f.write_str("ask"),
            Wish::Pass => f.write_str("pass"),
            Wish::Do { answer, from: 0 } => write!(f, "{DO}{answer}"),
            Wish::Do { answer, from } => write!(f, "{FROM}{from} {DO}{answer}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_read_as_they_are_written() {
        for text in [
            "home change: ask",
            "away corner: pass",
            "home change: do 14 for 9",
            "away change: from 60 do 14 for 9",
        ] {
            assert_eq!(Order::parse(text).unwrap().to_string(), text);
        }
        for text in ["home change", "nobody change: ask", "home change: perhaps"] {
            assert_eq!(Order::parse(text), None, "{text}");
        }
    }
}
