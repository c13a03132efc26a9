//! When a coach is asked what he need not answer: when it matters. A match has some such questions a
//! hundred times, and few of them are worth a thought.

use std::collections::BTreeMap;

use games::{
    left_to_people::Pace,
    playable::{Offer, Playable, hire_both},
};
use simulation::win::{play_from, seed_of, stand_ins};
use tabletop::{BySide, Decision, Duty, Question, Session, Side};

use super::Table;
use crate::frames::moment_in;

/// Matches that are played on after each choice to see whether it makes a difference.
const MATCHES: u64 = 200;
/// Of more choices than this only the first ones are tried.
const MOST_CHOICES: usize = 5;
/// A difference in what the match is worth that is worth a question at any time.
const LARGE: f64 = 0.05;

/// What was found of the questions so far, by the line of the log at which they waited.
#[derive(Clone, Debug, Default)]
pub(super) struct Attention {
    verdicts: BTreeMap<usize, bool>,
    /// What each side was asked last.
    last: BySide<Option<Asked>>,
}

/// A question that was put to somebody.
#[derive(Clone, Copy, Debug)]
struct Asked {
    line: usize,
    minute: u16,
    name: &'static str,
}

/// The share of that which is enough, however long nobody was asked, to ask the same once more.
const AGAIN: f64 = 0.3;

/// Minutes between two such questions: not before the first have passed, and in any case after
/// the second, or after the third if it is the same question once more.
fn minutes(pace: Pace) -> [u16; 3] {
    match pace {
        Pace::Less => [9, 20, 25],
        Pace::Usual => [5, 7, 9],
        Pace::More => [1, 4, 4],
    }
}

impl<G: Playable + 'static> Table<G> {
    /// True if the question is put to the person who coaches that side though he need not answer.
    pub(super) fn is_worth_asking(&self, decision: &Decision<G::Choice>) -> bool {
        let offer = G::MAY.iter().find(|(name, _)| *name == decision.name);
        if !matches!(offer, Some((_, Offer::WhenItMatters)))
            || self.has_said_when_to_ask(decision.side, decision.name)
        {
            return true;
        }
        let line = self.session.entries().len();
        if let Some(verdict) = self.attention.borrow().verdicts.get(&line) {
            return *verdict;
        }
        let verdict = self.is_due(decision, line);
        let mut attention = self.attention.borrow_mut();
        attention.verdicts.insert(line, verdict);
        if verdict {
            let minute = moment_in(&self.session).minute;
            let name = decision.name;
            attention.last[decision.side] = Some(Asked { line, minute, name });
        }
        verdict
    }

    /// True if a question that waited at this line of the log was put to a person.
    pub(super) fn was_worth_asking(&self, line: usize) -> bool {
        self.attention.borrow().verdicts.get(&line) == Some(&true)
    }

    /// The longer nobody was asked, the smaller the difference that is enough.
    fn is_due(&self, decision: &Decision<G::Choice>, line: usize) -> bool {
        let minute = moment_in(&self.session).minute;
        let last = self.attention.borrow().last[decision.side];
        // What was taken back was never asked.
        let last = last.filter(|last| last.line <= line && last.minute <= minute);
        let since = minute - last.map_or(0, |last| last.minute).min(minute);
        let again = last.is_some_and(|last| last.name == decision.name);
        let [soonest, other, same] = minutes(self.setup.pace());
        let (latest, least) = if again { (same, AGAIN) } else { (other, 0.0) };
        if since < soonest {
            return false;
        }
        if since >= latest {
            return true;
        }
        let patience = f64::from(latest - since) / f64::from(latest - soonest);
        self.difference(decision)
            .is_some_and(|difference| difference >= LARGE * patience.max(least))
    }

    /// What the best choice is worth more than the worst; `None` where that takes too long to find
    /// out, or where it would tell what is sealed.
    fn difference(&self, decision: &Decision<G::Choice>) -> Option<f64> {
        if !G::PLAYS_ON || self.session.is_sealed() {
            return None;
        }
        let rules = self.session.rules();
        let (policies, _) = hire_both(rules, &stand_ins::<G>(&self.setup), &self.library)?;
        let BySide { home, away } = &self.setup.names;
        let line = self.session.entries().len();
        // The same dice after each choice: little but the choice makes the difference.
        let seed = seed_of(&format!("{}\n{home}\n{away}\nattention {line}", G::ID));
        let choices = 0..decision.menu.len().min(MOST_CHOICES);
        let worths = choices.filter_map(|at| {
            let mut after: Session<G> = self.session.step_under_way();
            after.answer_index(at as u32).ok()?;
            let given = after.given_in_step();
            let from = (after.settled(), &given[..]);
            let won = play_from(
                rules,
                &policies,
                from,
                seed,
                0..MATCHES,
                |state| match rules.ahead(state) {
                    Some(side) if side == decision.side => 1.0,
                    Some(_) => 0.0,
                    None => 0.5,
                },
            );
            Some(won.iter().sum::<f64>() / MATCHES as f64)
        });
        let worths: Vec<f64> = worths.collect();
        let most = worths.iter().copied().fold(f64::MIN, f64::max);
        let least = worths.iter().copied().fold(f64::MAX, f64::min);
        (worths.len() > 1).then_some(most - least)
    }

    /// True if a coach who need not decide is asked this question now.
    pub(super) fn is_put(&self, decision: &Decision<G::Choice>) -> bool {
        if self.is_assisted(decision.side) {
            return false;
        }
        decision.duty == Duty::Must
            || self.is_asked_of(decision.side, decision.name) && self.is_worth_asking(decision)
    }

    /// The side that decides now, if anybody does.
    pub(super) fn decider(&self) -> Side {
        match self.session.waiting() {
            Some(Question::Decide(decision)) => decision.side,
            _ => Side::Home,
        }
    }
}
