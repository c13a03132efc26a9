//! On target (ITN-SHT), goal or save (ITN-SAV), assists (ITN-AST), the restart after a
//! goal (ITN-RST).

use tabletop::{Side, Source};

use super::Play;
use crate::{
    InsideTheNet,
    action::{SaveOut, Way, Zone},
    event::{Delay, Happening, Stoppage},
    men::NOBODY,
    state::Next,
};

impl<S: Source<InsideTheNet>> Play<'_, S> {
    /// A fresh throw: black up to `OnT`, with what the defender of the latest card adds,
    /// is on target (ITN-SHT.1); more is wide (ITN-SHT.4). Nobody adds nothing
    /// (ITN-SHT.5, ITN-SHT.6).
    #[inline(never)]
    pub(super) fn shot(
        &mut self,
        way: Way,
        man: u8,
        defender: u8,
        passer: u8,
    ) -> Result<(), S::Stop> {
        let attack = self.state.attack;
        let effect = self.rules.lookup[attack.other()].man(defender).effect;
        let need = self.rules.lookup[attack].man(man).on_target + effect;
        let (black, white) = self.throw()?;
        let on_target = black as i8 <= need;
        let told = Happening::Shot {
            man,
            defender,
            way,
            shot: way.kind(),
            black,
            need,
            on_target,
        };
        let clause = if on_target { "ITN-SHT.1" } else { "ITN-SHT.4" };
        self.tell(clause, attack, told);
        match on_target {
            true => self.goal_or_save(way, man, passer, white),
            false => self.goal_kick_is_due(),
        }
    }

    /// The white of the same throw, up to Goal and the keeper's SAVE for this kind of
    /// shot, is a goal (ITN-SAV.1, ITN-SAV.3).
    fn goal_or_save(&mut self, way: Way, man: u8, passer: u8, white: u8) -> Result<(), S::Stop> {
        let attack = self.state.attack;
        let side = attack.other();
        let keeper = self.state.sides[side].keeper;
        let kind = way.kind();
        let save = self.rules.lookup[side].keeper(keeper).saves[kind as usize];
        let need = self.rules.lookup[attack].man(man).goal + save;
        let goal = white as i8 <= need;
        let faced = Happening::Faced {
            keeper,
            man,
            shot: kind,
            white,
            need,
            goal,
        };
        let clause = if goal { "ITN-SAV.3" } else { "ITN-SAV.4" };
        self.tell(clause, side, faced);
        if !goal {
            return self.saved(man, way, white);
        }
        let (assist, clause) = match way {
            // Nobody assists himself.
            _ if passer == man => (NOBODY, "ITN-AST.4"),
            Way::Rebound => (passer, "ITN-AST.2"),
            Way::Run | Way::Challenge | Way::FreeKick | Way::Penalty => (passer, "ITN-AST.3"),
            Way::Play | Way::Through | Way::Cross | Way::Corner => (passer, "ITN-AST.1"),
        };
        self.goal(clause, man, assist, way)
    }

    /// The same white says what becomes of the save (ITN-SAV.4, ITN-SAV.5).
    pub(super) fn saved(&mut self, man: u8, way: Way, white: u8) -> Result<(), S::Stop> {
        let attack = self.state.attack;
        let side = attack.other();
        let keeper = self.state.sides[side].keeper;
        let out = self.rules.lookup[side].keeper(keeper).out[usize::from(white) % 32];
        let clause = match out {
            SaveOut::Held => "ITN-SAV.4",
            SaveOut::Corner | SaveOut::Rebound => "ITN-SAV.5",
        };
        let saved = Happening::Saved {
            keeper,
            man,
            way,
            out,
            white,
        };
        self.tell(clause, side, saved);
        match out {
            SaveOut::Held => self.keeper_has_it(),
            SaveOut::Corner => self.corner(NOBODY),
            SaveOut::Rebound => {
                self.ball_for(attack, Zone::Off, Next::Rebound, man);
                Ok(())
            }
        }
    }

    /// A goal, and who is credited with the pass before it: the clause says why.
    pub(super) fn goal(
        &mut self,
        clause: &'static str,
        man: u8,
        assist: u8,
        way: Way,
    ) -> Result<(), S::Stop> {
        let attack = self.state.attack;
        let goals = &mut self.state.sides[attack].goals;
        *goals = goals.saturating_add(1);
        let goal = Happening::Goal {
            man,
            assist,
            way,
            penalty: way == Way::Penalty,
            score: self.score(),
        };
        self.tell(clause, attack, goal);
        self.restart_after_goal(attack.other())
    }

    /// A full card and a stoppage; then the side that conceded has the ball in MID
    /// (ITN-TIM.4, ITN-RST.1).
    pub(super) fn restart_after_goal(&mut self, conceded: Side) -> Result<(), S::Stop> {
        self.extra(Delay::Goal);
        self.stoppage(Stoppage::Goal, None)?;
        self.ball("ITN-RST.1", conceded, Zone::Mid);
        Ok(())
    }
}
