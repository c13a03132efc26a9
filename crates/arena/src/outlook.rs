//! What can come of each choice at once: the outcomes of one step, with their
//! chances, from the rules themselves.

use football::Game;
use serde::Serialize;
use tabletop::{
    Question, Session, Side,
    events::Telling,
    sources::{Tree, small_step_tree},
};
use utoipa::ToSchema;

use games::data::EventInShort;

/// What can come of a choice at once.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Outlook {
    /// The choice.
    pub choice: String,
    /// The first event that counts in common terms, in the game's notation.
    pub outcomes: Vec<Possibility>,
}

/// Something that can happen.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Possibility {
    /// What.
    pub event: String,
    /// The same as data, where it is an event: as far as its notation says.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<EventInShort>)]
    pub what: Option<Telling>,
    /// The side that gains by it, as far as the game says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub favours: Option<Side>,
    /// How likely it is.
    pub chance: f64,
}

impl Possibility {
    /// Adds a chance to what is known by now.
    pub(crate) fn count<'a>(
        known: &'a mut Vec<Possibility>,
        event: &str,
        chance: f64,
    ) -> &'a mut Possibility {
        let at = known.iter().position(|one| one.event == event);
        let at = at.unwrap_or_else(|| {
            known.push(Possibility {
                event: event.to_string(),
                what: None,
                favours: None,
                chance: 0.0,
            });
            known.len() - 1
        });
        known[at].chance += chance;
        &mut known[at]
    }
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

fn gather<G: Game>(rules: &G, tree: &Tree<G>, chance: f64, outcomes: &mut Vec<Possibility>) {
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
            let what = counts.next().map(|event| rules.told(event).in_short());
            let text = what.as_ref().map(ToString::to_string).unwrap_or_default();
            Possibility::count(outcomes, &text, chance).what = what;
        }
    }
}

fn counts<G: Game>(rules: &G, event: &G::Event) -> bool {
    let mut any = false;
    rules.report(event, |_, _, _| any = true);
    any
}
