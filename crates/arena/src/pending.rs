//! The question that waits, for whoever answers it.

use tabletop::{Duty, Question, Session, naming};

use crate::face::Pending;
use games::playable::Playable;

/// The question that a match waits for; `None` at full time.
pub(crate) fn of<G: Playable>(session: &Session<G>) -> Option<Pending> {
    Some(match session.waiting()? {
        Question::Roll(die) => Pending::Roll {
            die: die.name(),
            lowest: die.lowest(),
            highest: die.highest(),
            about: session.rules().dice_in_words(session.halfway()),
        },
        Question::Draw { left, reads } => Pending::Draw {
            left: left.iter().map(|card| card.0).collect(),
            reads,
            example: naming::example(session.rules(), left, reads).unwrap_or_default(),
        },
        Question::Elapsed(_) => Pending::Clock,
        Question::Decide(decision) => {
            let ask = decision.ask(session.halfway());
            let (about, hints) = session.rules().in_words(&ask);
            Pending::Decide {
                side: decision.side,
                name: decision.name,
                menu: decision.menu.iter().map(ToString::to_string).collect(),
                default: { decision.menu.get(decision.default) }
                    .map_or(String::new(), ToString::to_string),
                about,
                hints,
                may: decision.duty == Duty::May,
            }
        }
    })
}
