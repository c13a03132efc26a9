//! Keeper actions and the goal kick (ITN-GKP).

use tabletop::Source;

use super::Play;
use crate::{
    InsideTheNet,
    action::{Release, Zone},
    event::{Happening, Stoppage},
    men::NOBODY,
    state::Next,
};

impl<S: Source<InsideTheNet>> Play<'_, S> {
    /// After a save, a claim or a gathered rebound the defence's keeper has the ball.
    pub(super) fn keeper_has_it(&mut self) -> Result<(), S::Stop> {
        self.ball_for(self.state.defence(), Zone::Def, Next::Keeper, NOBODY);
        self.release()
    }

    /// Blue on the one After block (ITN-GKP.1).
    pub(super) fn release(&mut self) -> Result<(), S::Stop> {
        let side = self.state.attack;
        let keeper = self.state.sides[side].keeper;
        let blue = self.blue()?;
        let how = self.rules.lookup[side].keeper(keeper).after[usize::from(blue) % 32];
        let clause = match how {
            Release::Throw | Release::Short => "ITN-GKP.2",
            Release::Pass => "ITN-GKP.3",
            Release::LostPass => "ITN-GKP.4",
            Release::Launch => "ITN-GKP.5",
        };
        self.tell(clause, side, Happening::Released { keeper, how, blue });
        self.let_go(clause, how)
    }

    /// A stoppage, and then the goal kick of the defence (ITN-GKP.6, ITN-STP.1).
    pub(super) fn goal_kick_is_due(&mut self) -> Result<(), S::Stop> {
        self.stoppage(Stoppage::GoalKick, None)?;
        self.ball_for(self.state.defence(), Zone::Def, Next::GoalKick, NOBODY);
        Ok(())
    }

    /// Blue on the goal-kick block (ITN-GKP.6).
    pub(super) fn goal_kick(&mut self) -> Result<(), S::Stop> {
        let side = self.state.attack;
        let keeper = self.state.sides[side].keeper;
        let blue = self.blue()?;
        let how = self.rules.lookup[side].keeper(keeper).goal_kick[usize::from(blue) % 32];
        let clause = match how {
            Release::Launch => "ITN-GKP.7",
            _ => "ITN-GKP.6",
        };
        self.tell(clause, side, Happening::GoalKick { keeper, how, blue });
        self.let_go(clause, how)
    }

    /// All of it leads to ordinary play (ITN-GKP.8).
    fn let_go(&mut self, clause: &'static str, how: Release) -> Result<(), S::Stop> {
        let side = self.state.attack;
        match how {
            Release::Throw | Release::Short => self.ball(clause, side, Zone::Def),
            Release::Pass => self.ball(clause, side, Zone::Mid),
            Release::LostPass => self.ball(clause, side.other(), Zone::Mid),
            // Another blue, in MID.
            Release::Launch => {
                self.state.zone = Zone::Mid;
                return self.recovery();
            }
        }
        Ok(())
    }
}
