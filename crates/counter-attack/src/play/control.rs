//! What an unchallenged attack does with a high ball: free headers and Control
//! (CA-18.11, CA-18.13).

use tabletop::Source;

use super::{Play, clock::AfterAction, header::Jumpers, loose::LooseFrom};
use crate::{
    CounterAttack,
    card::Attribute,
    choice::Choice,
    event::{Happening, Outcome, PhaseEnd, headed_wide},
    next::Menu,
    player::{Player, Players},
};

/// What Dribbling and die must make to control a ball (CA-18.13).
pub(crate) const CONTROLS: i8 = 9;

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// Nobody of the defence jumps: a free header, or Control.
    pub(super) fn uncontested(
        &mut self,
        shot: bool,
        jumpers: &Jumpers,
        corner: bool,
    ) -> Result<(), S::Stop> {
        let side = self.state.attack;
        let mut menu = vec![Choice::FreeHeader];
        if self.rules.options.advanced_rules {
            menu.extend(jumpers.iter().map(Choice::Control));
        }
        if let Choice::Control(player) = self.must("free", side, &menu, 0)? {
            return self.control(player);
        }
        self.freeze(jumpers.iter().fold(Players::default(), Players::with));
        let first = jumpers.first;
        if !shot {
            let (who, roll) = (first, None);
            self.tell("CA-18.11", Happening::FreeHeader { who, roll });
            return self.headed_pass(first, corner);
        }
        let jumped = self.jump(first)?;
        let (who, roll) = (first, Some(jumped));
        self.tell("CA-18.11", Happening::FreeHeader { who, roll });
        self.touch(first);
        self.state.player = Some(first);
        if jumped.die.face == 1 {
            self.tell("CA-18.11", headed_wide(first));
            return self.goal_kick("CA-27.1", self.state.defence());
        }
        self.headed_shot(first, jumped)
    }

    /// Dribbling and die make 9: the ball comes to his feet (CA-18.13).
    pub(super) fn control(&mut self, who: Player) -> Result<(), S::Stop> {
        let roll = self.effort("control", who, Attribute::Dribbling)?;
        let at = self.state.ball;
        let roll = roll.plus(-self.reach_penalty(who, at));
        let won = roll.total >= CONTROLS;
        let res = if won { Outcome::Won } else { Outcome::Fail };
        self.tell("CA-18.13", Happening::Control { who, at, roll, res });
        if won {
            self.hold(who);
            self.state.hands = false;
            return self.finish(PhaseEnd::Normal, AfterAction::Menu(Menu::Tackle));
        }
        let from = self.state.at(who).unwrap_or(self.state.ball);
        self.loose(from, who, LooseFrom::Phase)
    }
}
