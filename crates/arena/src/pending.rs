//! The question that waits, for whoever answers it.

use football::Phrase;
use tabletop::{Duty, Question, Session, naming};

use crate::face::Pending;
use games::playable::Playable;

/// The question that a match waits for, in the words of a reader; `None` at full time.
pub(crate) fn of<G: Playable>(
    session: &Session<G>,
    say: impl Fn(&Phrase) -> String,
) -> Option<Pending> {
    let say_if_any = |phrase: Option<Phrase>| phrase.as_ref().map_or(String::new(), &say);
    Some(match session.waiting()? {
        Question::Roll(die) => Pending::Roll {
            die: die.name(),
            lowest: die.lowest(),
            highest: die.highest(),
            about: say_if_any(session.rules().dice_in_words(session.halfway())),
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
                about: say_if_any(about),
                hints: hints.iter().map(&say).collect(),
                may: decision.duty == Duty::May,
            }
        }
    })
}
