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
        self.tell(side, Happening::Released { keeper, how, blue });
        self.let_go(how)
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
        self.tell(side, Happening::GoalKick { keeper, how, blue });
        self.let_go(how)
    }

    /// All of it leads to ordinary play (ITN-GKP.8).
    fn let_go(&mut self, how: Release) -> Result<(), S::Stop> {
        let side = self.state.attack;
        match how {
            // ITN-GKP.2, ITN-GKP.6
            Release::Throw | Release::Short => self.ball(side, Zone::Def),
            // ITN-GKP.3
            Release::Pass => self.ball(side, Zone::Mid),
            // ITN-GKP.4
            Release::LostPass => self.ball(side.other(), Zone::Mid),
            // Another blue, in MID (ITN-GKP.5, ITN-GKP.7).
            Release::Launch => {
                self.state.zone = Zone::Mid;
                return self.recovery();
            }
        }
        Ok(())
    }
}
