//! What choices are worth, in a game that is solved.

use tabletop::{Question, Session};

use super::Table;
use crate::face::Explained;
use games::playable::Playable;

impl<G: Playable + 'static> Table<G> {
    pub(super) fn explainer(&self) -> Option<&G::Explainer> {
        let solve = || self.session.rules().explainer(&self.library);
        self.explainer.get_or_init(solve).as_deref()
    }

    /// What the choices of a waiting question are worth.
    pub(super) fn explained(&self, session: &Session<G>) -> Option<Explained> {
        let Question::Decide(decision) = session.waiting()? else {
            return None;
        };
        let ask = decision.ask(session.halfway());
        let worth = G::explain(self.explainer()?, &ask)?;
        let menu = decision.menu.iter().map(ToString::to_string);
        Some(Explained {
            line: session.entries().len() + 1,
            frame: session.answers().count() + 1,
            at: session.rules().moment(session.halfway()),
            side: decision.side,
            choices: menu.zip(worth).collect(),
            chosen: None,
            playouts: None,
        })
    }

    /// What each decision of the people was worth, if `go_on` lets it come to its end.
    pub(super) fn reviewed<E>(
        &self,
        go_on: &dyn Fn() -> Result<(), E>,
    ) -> Result<Vec<Explained>, E> {
        let mut again = self.session.branch(0);
        let mut reviewed = Vec::new();
        for (line, answer) in self.session.answers() {
            go_on()?;
            let asked = match again.waiting() {
                Some(Question::Decide(decision)) if self.was_person(decision.side, line) => {
                    self.explained(&again)
                }
                _ => None,
            };
            if let Some(mut explained) = asked {
                explained.line = line;
                let mut choices = explained.choices.iter();
                explained.chosen = choices.position(|(choice, _)| *choice == answer.text);
                reviewed.push(explained);
            }
            // They fitted in the match.
            let _ = again.answer(&answer.text);
        }
        Ok(reviewed)
    }
}
