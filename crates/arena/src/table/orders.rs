//! What coaches want to be asked during a match, and what is answered for them.

use tabletop::{
    Duty, Question, Side,
    log::{Entry, Note, Order, Wish},
    question::Decision,
};

use super::Table;
use crate::film::moment_in;
use games::{playable::Playable, setup::Dice};

/// No answer of any game is longer.
const LONGEST_ANSWER: usize = 80;

impl<G: Playable + 'static> Table<G> {
    /// What a coach wants with a kind of question: his last word, or what was agreed.
    pub(super) fn wish(&self, side: Side, question: &str) -> Wish {
        let mut entries = self.session.entries().iter().rev();
        let ordered = entries.find_map(|entry| match entry {
            Entry::Note(Note::Order(order)) if order.side == side && order.question == question => {
                Some(order.wish.clone())
            }
            _ => None,
        });
        let agreed = || match &self.setup.asked {
            Some(asked) => asked.iter().any(|wanted| wanted == question),
            None => G::MAY.contains(&(question, true)),
        };
        ordered.unwrap_or_else(|| if agreed() { Wish::Ask } else { Wish::Pass })
    }

    /// True if the coach who is asked now wants to be asked this, though he need not be.
    pub(super) fn is_asked(&self, question: &str) -> bool {
        let side = match self.session.waiting() {
            Some(Question::Decide(decision)) => decision.side,
            _ => Side::Home,
        };
        self.wish(side, question) == Wish::Ask
    }

    /// What a coach ordered for the question that waits, if it can be chosen. An order is
    /// followed once in a step: who wants to change a man does not want to change all.
    pub(super) fn ordered(&self, decision: &Decision<G::Choice>) -> Option<u32> {
        if decision.duty == Duty::Must {
            return None;
        }
        let Wish::Do { answer, from } = self.wish(decision.side, decision.name) else {
            return None;
        };
        let label = format!("{} {}", decision.side, decision.name);
        let mut given = self.session.answers_of_step();
        let done = given.any(|given| given.label == label && given.text == answer);
        let now = !done && moment_in(&self.session).minute >= from;
        let mut menu = decision.menu.iter();
        let at = menu.position(|choice| now && choice.to_string() == answer)?;
        u32::try_from(at).ok()
    }

    /// What the coach of a side wants with each question that he need not answer.
    pub(super) fn wishes(&self, side: Side) -> Vec<Order> {
        let questions = G::MAY.iter();
        let order = |(question, _): &(&str, bool)| Order {
            side,
            question: (*question).to_string(),
            wish: self.wish(side, question),
        };
        questions.map(order).collect()
    }

    /// Why an order has no place here.
    pub(super) fn check_order(&self, order: &Order) -> Result<(), String> {
        let Order {
            side,
            question,
            wish,
        } = order;
        if !G::MAY.iter().any(|(known, _)| known == question) {
            let all: Vec<&str> = G::MAY.iter().map(|(known, _)| *known).collect();
            let there = match all.is_empty() {
                true => "this game has no such questions".to_string(),
                false => format!("there are {}", all.join(", ")),
            };
            return Err(format!("`{question}` needs no order: {there}"));
        }
        if !self.is_person(*side) {
            return Err(format!("no person coaches {side}"));
        }
        if let Wish::Do { answer, .. } = wish {
            let short = (1..=LONGEST_ANSWER).contains(&answer.chars().count());
            if !short || answer.contains(char::is_control) || answer.trim() != answer {
                return Err("an order is one short line".to_string());
            }
        }
        Ok(())
    }

    /// True if nobody gave this answer himself: the default was taken, or an order followed.
    pub(super) fn went_by_itself(&self, label: &str) -> bool {
        let Some((side, question)) = label.split_once(' ') else {
            return self.setup.dice != Dice::Mine;
        };
        let may = G::MAY.iter().any(|(known, _)| *known == question);
        let side = Side::named(side);
        may && side.is_some_and(|side| self.wish(side, question) != Wish::Ask)
    }
}
