//! Who coaches a side, and what the program answers for those whom it coaches.

use games::{
    left_to_people::Pace,
    playable::{Assisted, Hired, Playable},
    setup::{HUMAN, bot_command},
};
use tabletop::{Coach as _, Decision, Question, Side, log::Wish};

use super::Table;

impl<G: Playable + 'static> Table<G> {
    /// What the program's coach, its dice or a usual clock would answer; `None` where the
    /// dice are secret.
    pub(super) fn program_answer(&self, question: &Question<G::Choice>) -> Option<u32> {
        Some(match question {
            Question::Roll(_) | Question::Draw { .. } => self.thrown(&self.session, question)?,
            Question::Elapsed(clock) => clock.typical.min(clock.most),
            Question::Decide(decision) if self.hired(decision.side).is_none() => {
                self.ordered(decision).unwrap_or(decision.default as u32)
            }
            Question::Decide(decision) => {
                // A coach does not see what is sealed from him.
                let seen = self.session.seen_by(Some(decision.side));
                let seen = seen.as_ref().unwrap_or(&self.session);
                let ask = decision.ask(seen.halfway());
                let hired = self.hired(decision.side).cloned();
                let choice = hired.map(|mut hired| hired.policy.decide(seen.rules(), &ask));
                choice.unwrap_or(decision.default) as u32
            }
        })
    }

    pub(super) fn hired(&self, side: Side) -> Option<&Hired<G::Policy>> {
        let hire = || {
            self.session
                .rules()
                .hire(&self.coaches[side], &self.library)
        };
        self.hired[side].get_or_init(hire).as_ref()
    }

    /// Whether a side's coach plays himself what he may leave to an assistant.
    pub(super) fn assistance(&self, side: Side) -> Wish {
        let name = G::ASSISTED.map_or("", |assisted| assisted.name);
        let usual = match self.setup.pace() {
            Pace::Less => Wish::Pass,
            Pace::Usual | Pace::More => Wish::Ask,
        };
        self.ordered_wish(side, name).unwrap_or(usual)
    }

    /// True if the step under way is left to the assistant of that side.
    pub(super) fn is_assisted(&self, side: Side) -> bool {
        let is_such = |assisted: Assisted<G>| {
            (assisted.is)(self.session.rules(), self.session.settled())
                && self.assistance(side) == Wish::Pass
        };
        self.is_person(side) && G::ASSISTED.is_some_and(is_such)
    }

    /// What the assistant answers, if this is left to him.
    pub(super) fn assisted(&self, decision: &Decision<G::Choice>) -> Option<u32> {
        let Assisted { coach, .. } = G::ASSISTED.filter(|_| self.is_assisted(decision.side))?;
        let hire = || self.session.rules().hire(coach, &self.library);
        let hired = self.assistant.get_or_init(hire).clone();
        let ask = decision.ask(self.session.halfway());
        let choice = hired.map(|mut hired| hired.policy.decide(self.session.rules(), &ask))?;
        u32::try_from(choice).ok()
    }

    pub(super) fn is_person(&self, side: Side) -> bool {
        self.coaches[side] == HUMAN
    }

    pub(super) fn is_bot(&self, side: Side) -> bool {
        bot_command(&self.coaches[side]).is_some()
    }
}
