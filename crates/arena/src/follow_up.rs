//! What a choice leads to, where a game asks in two: which figure, then where to. Who
//! knows both menus can pick and put back without saying anything yet.

use serde::Serialize;
use tabletop::{Duty, Question, Session};
use utoipa::ToSchema;

use crate::{face::Pending, pending};
use games::playable::Playable;

/// What the same coach is asked after a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FollowUp {
    /// The choice.
    pub choice: String,
    /// What the question is called.
    pub name: &'static str,
    /// What can be chosen then.
    pub menu: Vec<String>,
}

/// A menu with more choices than this is the second one already.
const MOST: usize = 64;

/// What the same coach is asked next after each choice, if nothing is thrown before
/// that; `asked` says which questions he wants to be asked that he need not be.
pub(crate) fn of<G: Playable>(session: &Session<G>, asked: impl Fn(&str) -> bool) -> Vec<FollowUp> {
    let Some(Question::Decide(decision)) = session.waiting() else {
        return Vec::new();
    };
    if !G::IN_TWO || session.is_sealed() || decision.menu.len() > MOST {
        return Vec::new();
    }
    let step = session.step_under_way();
    let choices = decision.menu.iter().map(ToString::to_string);
    let follows = choices.filter_map(|choice| {
        let mut tried = step.clone();
        tried.answer(&choice).ok()?;
        pass_over(&mut tried, &asked);
        match pending::of(&tried, |_| String::new())? {
            Pending::Decide {
                side, name, menu, ..
            } if side == decision.side => Some(FollowUp { choice, name, menu }),
            _ => None,
        }
    });
    follows.collect()
}

/// Takes the defaults of what nobody wants to be asked, as a match under way does.
pub(crate) fn pass_over<G: Playable>(session: &mut Session<G>, asked: impl Fn(&str) -> bool) {
    while let Some(Question::Decide(decision)) = session.waiting() {
        let skipped = decision.duty == Duty::May && !asked(decision.name);
        if !skipped || session.answer_by_default().is_err() {
            return;
        }
    }
}
