//! The penalty kick (ITN-PK).

use tabletop::{Ask, Duty, Source};

use super::Play;
use crate::{
    InsideTheNet,
    action::{Way, Zone},
    choice::Choice,
    event::Happening,
    men::NOBODY,
};

/// A penalty is never surer than this (ITN-PK.4).
const SUREST: i8 = 20;

impl<S: Source<InsideTheNet>> Play<'_, S> {
    /// No card is flipped (ITN-PK.2). White up to the taker's PK with the keeper's Pen
    /// Kick is a goal (ITN-PK.4, ITN-PK.5), but for a 20 (ITN-PK.7); otherwise the same
    /// white says what becomes of the save (ITN-PK.6).
    #[inline(never)]
    pub(super) fn penalty(&mut self) -> Result<(), S::Stop> {
        let attack = self.state.attack;
        let side = attack.other();
        let Some(man) = self.taker()? else {
            // Nobody is left to take it.
            self.ball("ITN-PK.3", side, Zone::Def);
            return Ok(());
        };
        let keeper = self.state.sides[side].keeper;
        let card = self.rules.lookup[attack].man(man);
        let rate = card.penalty + self.rules.lookup[side].keeper(keeper).penalty;
        let need = rate.min(SUREST);
        let (black, white) = self.throw()?;
        // Black has no use, unless that was agreed (ITN-PK.1, ITN-PK.8).
        let on_target = !self.rules.options.pk_on_target || black as i8 <= card.on_target;
        let goal = on_target && white as i8 <= need && white < 20;
        let penalty = Happening::Penalty {
            man,
            keeper,
            black,
            white,
            need,
            on_target,
            goal,
        };
        let clause = match (on_target, goal, white) {
            (false, ..) => "ITN-PK.8",
            (_, true, _) => "ITN-PK.5",
            (_, _, 20) => "ITN-PK.7",
            _ => "ITN-PK.6",
        };
        self.tell(clause, attack, penalty);
        match (on_target, goal) {
            (true, true) => self.goal("ITN-AST.3", man, NOBODY, Way::Penalty),
            (true, false) => self.saved(man, Way::Penalty, white),
            (false, _) => self.goal_kick_is_due(),
        }
    }

    /// The attack's choice among its men on the pitch: the highest PK, then OFF, then
    /// spot, unless its coach says otherwise (ITN-PK.3).
    fn taker(&mut self) -> Result<Option<u8>, S::Stop> {
        let side = self.state.attack;
        let cards = &self.rules.lookup[side];
        let mut menu = [Choice::Nobody; 10];
        let mut count = 0;
        let mut best = (i8::MIN, 0);
        let mut default = 0;
        for (_, man) in self.state.sides[side].men() {
            menu[count] = Choice::Man(man);
            let card = cards.man(man);
            if (card.penalty, card.off) >= best {
                best = (card.penalty, card.off);
                default = count;
            }
            count += 1;
        }
        if count == 0 {
            return Ok(None);
        }
        let choice = self.source.choose(&Ask {
            name: "penalty",
            state: self.state,
            side,
            menu: &menu[..count],
            default,
            duty: Duty::May,
        })?;
        Ok(match choice {
            Choice::Man(man) => Some(man),
            _ => None,
        })
    }
}
