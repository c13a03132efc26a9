//! Shots from set pieces: free-kick shots and penalties (CA-29.6, CA-30).

use tabletop::Source;

use super::{Play, loose::LooseFrom, shot::KeeperSave};
use crate::{
    CounterAttack,
    card::Attribute,
    event::{Happening, ShotKind},
    hex::{BallLine, Hex},
    options::PenaltyTieOrigin,
    player::Player,
};

/// A free kick with this total is not blocked (CA-29.6).
pub(crate) const UNBLOCKED: i8 = 9;

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// A free-kick shot: the shooter rolls first, and 9 cannot be blocked (CA-29.6,
    /// CA-29.7).
    pub(super) fn free_kick_shot(&mut self, shooter: Player, aim: Hex) -> Result<(), S::Stop> {
        self.begin(0);
        let end = self.state.attacks(shooter.side());
        let from = self.state.ball;
        let (line, modifier) = self.strike("CA-29.6", shooter, aim, false);
        self.state.barred = Some(shooter);
        let shot = self.effort("shot", shooter, Attribute::Shooting)?;
        let (who, roll) = (shooter, shot.plus(modifier));
        self.tell("CA-29.6", Happening::FreeKickShot { who, roll });
        let wide = roll.die.face == 1;
        if (roll.total < UNBLOCKED || wide)
            && let Some((blocker, at)) = self.blocks(line)?
        {
            return self.loose(at, blocker, LooseFrom::Phase);
        }
        if !wide && !end.is_box(from) {
            self.entry_move("CA-29.7", shooter.side().other())?;
        }
        let save = self.save_hex(line, false);
        if save.is_none()
            && !wide
            && let Some((keeper, at)) = self.deflects(line)?
        {
            return self.loose(at, keeper, LooseFrom::Phase);
        }
        self.at_goal(ShotKind::FreeKick, shooter, roll, save)
    }

    /// A penalty: no modifiers, the keeper has two less (CA-30.3, CA-30.4).
    pub(super) fn penalty_kick(&mut self, who: Player, aim: Hex) -> Result<(), S::Stop> {
        self.begin(0);
        let spot = self.state.ball;
        self.shot_is_played(who);
        self.state.barred = Some(who);
        let roll = self.effort("shot", who, Attribute::Shooting)?;
        self.tell("CA-30.3", Happening::Penalty { who, aim, roll });
        let save = self.save_hex(BallLine::new(spot, aim), false);
        let from_spot = self.rules.options.penalty_tie_origin == PenaltyTieOrigin::Spot;
        let save = save.map(|save| KeeperSave {
            clause: "CA-30.4",
            modifier: -2,
            tie_from: if from_spot { spot } else { save.at },
            ..save
        });
        self.at_goal(ShotKind::Penalty, who, roll, save)
    }
}
