//! What coaches want to be asked during a match, and what is answered for them.

use tabletop::{
    Duty, Side,
    log::{Entry, Note, Order, Wish},
    question::Decision,
};

use super::Table;
use crate::frames::moment_in;
use games::{
    playable::{Offer, Playable},
    setup::Dice,
};

/// No answer of any game is longer.
const LONGEST_ANSWER: usize = 80;

impl<G: Playable + 'static> Table<G> {
    /// What a coach wants with a kind of question: his last word, or what was agreed.
    pub(super) fn wish(&self, side: Side, question: &str) -> Wish {
        let agreed = || match self.setup.named_questions() {
            Some(asked) => asked.iter().any(|wanted| wanted == question),
            None => G::MAY
                .iter()
                .any(|(name, offer)| *name == question && *offer != Offer::OnRequest),
        };
        let ordered = self.ordered_wish(side, question);
        ordered.unwrap_or_else(|| if agreed() { Wish::Ask } else { Wish::Pass })
    }

    /// What a coach said during the match that he wants with a kind of question.
    pub(super) fn ordered_wish(&self, side: Side, question: &str) -> Option<Wish> {
        let mut entries = self.session.entries().iter().rev();
        entries.find_map(|entry| match entry {
            Entry::Note(Note::Order(order)) if order.side == side && order.question == question => {
                Some(order.wish.clone())
            }
            _ => None,
        })
    }

    /// True if somebody said himself when this is to be asked.
    pub(super) fn has_said_when_to_ask(&self, side: Side, question: &str) -> bool {
        self.setup.named_questions().is_some() || self.ordered_wish(side, question).is_some()
    }

    /// True if the coach who is asked now wants to be asked this, though he need not be.
    pub(super) fn is_asked(&self, question: &str) -> bool {
        self.is_asked_of(self.decider(), question)
    }

    /// The same of the coach of a side.
    pub(super) fn is_asked_of(&self, side: Side, question: &str) -> bool {
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
        let order = |question: &str, wish| Order {
            side,
            question: question.to_string(),
            wish,
        };
        let may = G::MAY.iter();
        let mut orders: Vec<Order> = may
            .map(|(question, _)| order(question, self.wish(side, question)))
            .collect();
        orders.extend(G::ASSISTED.map(|assisted| order(assisted.name, self.assistance(side))));
        orders
    }

    /// Why an order has no place here.
    pub(super) fn check_order(&self, order: &Order) -> Result<(), String> {
        let Order {
            side,
            question,
            wish,
        } = order;
        let assisted = G::ASSISTED.map(|assisted| assisted.name);
        let is_assisted = assisted == Some(question);
        let all = G::MAY.iter().map(|(known, _)| *known).chain(assisted);
        let all: Vec<&str> = all.collect();
        if !all.contains(&question.as_str()) {
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
            if is_assisted {
                return Err(format!(
                    "`{question}` is played by you, or left to an assistant"
                ));
            }
            let short = (1..=LONGEST_ANSWER).contains(&answer.chars().count());
            if !short || answer.contains(char::is_control) || answer.trim() != answer {
                return Err("an order is one short line".to_string());
            }
        }
        Ok(())
    }

    /// True if nobody gave this answer himself: the default was taken, or an order followed.
    pub(super) fn went_by_itself(&self, line: usize, label: &str) -> bool {
        let Some((side, question)) = label.split_once(' ') else {
            return self.setup.dice != Dice::Mine;
        };
        let offer = G::MAY.iter().find(|(known, _)| *known == question);
        let (Some((_, offer)), Some(side)) = (offer, Side::named(side)) else {
            return false;
        };
        let matters = *offer == Offer::WhenItMatters && !self.has_said_when_to_ask(side, question);
        self.wish(side, question) != Wish::Ask || matters && !self.was_worth_asking(line - 1)
    }
}
