//! What can come of each choice at once: the outcomes of one step, with their
//! chances, from the rules themselves.

use football::Game;
use tabletop::{
    Question, Session,
    sources::{Tree, small_step_tree},
};

/// What can come of a choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// The choice.
    pub choice: String,
    /// Each outcome, the first event that counts in common terms, in the game's
    /// notation, and its chance.
    pub outcomes: Vec<(String, f64)>,
}

/// A step with more ends than this is not looked into: one can branch a million times.
const MOST: usize = 2_000;

/// What can come of the choices of the question that waits. Nothing in the middle
/// of a step, and where nobody decides.
pub(crate) fn outlook<G: Game>(session: &Session<G>) -> Vec<Outlook> {
    // What cards bring by themselves is not asked.
    if session.is_sealed()
        || !session.is_between_steps()
        || !matches!(session.waiting(), Some(Question::Decide(_)))
    {
        return Vec::new();
    }
    let tree = small_step_tree(session.rules(), session.settled(), MOST);
    let Some(Tree::Decide(branch)) = tree else {
        return Vec::new();
    };
    let choices = branch.choices.iter();
    choices
        .map(|(choice, tree)| {
            let mut outcomes = Vec::new();
            gather(session.rules(), tree, 1.0, &mut outcomes);
            Outlook {
                choice: choice.to_string(),
                outcomes,
            }
        })
        .collect()
}

fn gather<G: Game>(rules: &G, tree: &Tree<G>, chance: f64, outcomes: &mut Vec<(String, f64)>) {
    match tree {
        Tree::Chance(ways) => {
            for (share, below) in ways {
                gather(rules, below, chance * share, outcomes);
            }
        }
        // What is decided later in the step comes after what counts.
        Tree::Decide(branch) => {
            if let Some((_, below)) = branch.choices.get(branch.default) {
                gather(rules, below, chance, outcomes);
            }
        }
        Tree::End { events, .. } => {
            let mut counts = events.iter().filter(|event| counts(rules, event));
            let text = counts.next().map(|event| rules.write_event(event));
            let text = text.unwrap_or_default();
            match outcomes.iter_mut().find(|(known, _)| *known == text) {
                Some((_, sum)) => *sum += chance,
                None => outcomes.push((text, chance)),
            }
        }
    }
}

fn counts<G: Game>(rules: &G, event: &G::Event) -> bool {
    let mut any = false;
    rules.report(event, |_, _, _| any = true);
    any
}
