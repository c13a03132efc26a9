//! A question without an answer yet, and how its answers are written.
//!
//! | question | its label | an answer, as a player would say it |
//! | --- | --- | --- |
//! | roll the white die | `white` | `white 13` |
//! | turn over a card | `card` | `card 57` |
//! | how long did the shot take? | `clock` | `clock 7` |
//! | home coach, what do you do? | `home turn` | `home turn: shoot` |

use std::fmt;

use thiserror::Error;

use crate::{
    deck::Card,
    die::Die,
    side::Side,
    source::{Ask, Chance, Duty, Elapsed, Rules},
};

/// The label of every card, and the word before its number.
pub(crate) const CARD: &str = "card";

/// A question to a coach, to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision<C> {
    /// What the question is called.
    pub name: &'static str,
    /// Whose coach is asked.
    pub side: Side,
    /// What can be chosen.
    pub menu: Vec<C>,
    /// The index taken for somebody who does not answer.
    pub default: usize,
    /// Whether the coach has to be asked.
    pub duty: Duty,
}

impl<C> Decision<C> {
    /// The question as it was asked, in this state.
    #[must_use]
    pub fn ask<'a, G: Rules<Choice = C>>(&'a self, state: &'a G::State) -> Ask<'a, G> {
        Ask {
            name: self.name,
            state,
            side: self.side,
            menu: &self.menu,
            default: self.default,
            duty: self.duty,
        }
    }
}

/// A question that waits for its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question<C> {
    /// A die to roll.
    Roll(Die),
    /// A card to turn over.
    Draw {
        /// One of these.
        left: Vec<Card>,
        /// Which of the numbers on it is read.
        reads: &'static str,
    },
    /// A clock to read.
    Elapsed(Elapsed),
    /// A coach to ask.
    Decide(Decision<C>),
}

/// An answer that does not fit its question.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{given}` is no answer to `{question}`: {allowed}")]
pub struct Misfit {
    /// The question's label.
    pub question: String,
    /// What was answered.
    pub given: String,
    /// What would have fitted.
    pub allowed: String,
}

impl<C> Question<C> {
    /// The question to keep for a chance event.
    #[must_use]
    pub fn of_chance(what: Chance<'_>) -> Question<C> {
        match what {
            Chance::Roll(die) => Question::Roll(die),
            Chance::Draw { left, reads } => Question::Draw {
                left: left.to_vec(),
                reads,
            },
            Chance::Elapsed(clock) => Question::Elapsed(clock),
        }
    }

    /// True if nobody decides the answer.
    #[must_use]
    pub fn is_chance(&self) -> bool {
        !matches!(self, Question::Decide(_))
    }

    /// What the question is called in logs and scenarios.
    #[must_use]
    pub fn label(&self) -> String {
        match self {
            Question::Roll(die) => die.name().to_string(),
            Question::Draw { .. } => CARD.to_string(),
            Question::Elapsed(_) => "clock".to_string(),
            Question::Decide(decision) => format!("{} {}", decision.side, decision.name),
        }
    }
}

impl<C: Copy> Question<C> {
    /// The question to keep for a coach.
    #[must_use]
    pub fn of_ask<G: Rules<Choice = C>>(ask: &Ask<'_, G>) -> Question<C> {
        Question::Decide(Decision {
            name: ask.name,
            side: ask.side,
            menu: ask.menu.to_vec(),
            default: ask.default,
            duty: ask.duty,
        })
    }
}

impl<C: fmt::Display> Question<C> {
    /// Which answers fit, for people.
    #[must_use]
    pub fn allowed(&self) -> String {
        match self {
            Question::Roll(die) => format!("{} to {}", die.lowest(), die.highest()),
            Question::Draw { left, .. } => {
                format!("the number of one of the {} cards left", left.len())
            }
            Question::Elapsed(clock) => format!("seconds, 0 to {}", clock.most),
            Question::Decide(decision) => {
                let menu: Vec<String> = decision.menu.iter().map(ToString::to_string).collect();
                menu.join(", ")
            }
        }
    }

    /// The answer with this index, in notation.
    #[must_use]
    pub fn write(&self, answer: u32) -> String {
        match self {
            Question::Roll(die) => die.face(answer).to_string(),
            Question::Draw { left, .. } => left
                .get(answer as usize)
                .map_or_else(|| answer.to_string(), |card| card.0.to_string()),
            Question::Elapsed(_) => answer.to_string(),
            Question::Decide(decision) => decision
                .menu
                .get(answer as usize)
                .map_or_else(|| answer.to_string(), ToString::to_string),
        }
    }

    /// The index of an answer in notation.
    ///
    /// # Errors
    ///
    /// If the answer does not fit.
    pub fn read(&self, text: &str) -> Result<u32, Misfit> {
        let text = text.trim();
        let number = || text.parse::<u32>().ok();
        let found = match self {
            Question::Roll(die) => number().and_then(|face| die.index_of(face)),
            Question::Draw { left, .. } => number().and_then(|wanted| {
                let at = left.iter().position(|card| u32::from(card.0) == wanted)?;
                u32::try_from(at).ok()
            }),
            Question::Elapsed(clock) => number().filter(|&seconds| seconds <= clock.most),
            Question::Decide(decision) => decision
                .menu
                .iter()
                .position(|choice| choice.to_string() == text)
                .and_then(|at| u32::try_from(at).ok()),
        };
        found.ok_or_else(|| self.misfit(text))
    }

    /// Checks the index of an answer.
    ///
    /// # Errors
    ///
    /// If there is no answer with this index.
    pub fn check(&self, answer: u32) -> Result<(), Misfit> {
        let fits = match self {
            Question::Roll(die) => answer < die.faces(),
            Question::Draw { left, .. } => (answer as usize) < left.len(),
            Question::Elapsed(clock) => answer <= clock.most,
            Question::Decide(decision) => (answer as usize) < decision.menu.len(),
        };
        if fits {
            return Ok(());
        }
        Err(self.misfit(&format!("answer number {answer}")))
    }

    pub(crate) fn misfit(&self, given: &str) -> Misfit {
        Misfit {
            question: self.label(),
            given: given.to_string(),
            allowed: self.allowed(),
        }
    }
}
