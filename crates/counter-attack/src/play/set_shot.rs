//! Shots from set pieces: free-kick shots and penalties (CA-29.6, CA-30).

use tabletop::Source;

use super::{Play, loose::After, shot::Save};
use crate::{
    CounterAttack,
    card::Attribute,
    event::Happening,
    hex::{Hex, Line},
    options::PenaltyTieOrigin,
};

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// A free-kick shot: the shooter rolls first, and 9 cannot be blocked (CA-29.6,
    /// CA-29.7).
    pub(super) fn free_kick_shot(&mut self, aim: Hex) -> Result<(), S::Stop> {
        let Some(shooter) = self.state.holder else {
            return Ok(());
        };
        self.begin(0);
        let end = self.state.attacks(shooter.side());
        let from = self.state.ball;
        let (line, modifier) = self.strike(shooter, aim, false);
        self.state.barred = Some(shooter);
        let die = self.roll("shot", Some(shooter))?;
        let skill = self.attribute(shooter, Attribute::Shooting);
        let total = (die.face + skill) as i8 + modifier;
        self.tell(Happening::FreeKickShot {
            die: die.face,
            total,
        });
        if (total < 9 || die.face == 1)
            && let Some((blocker, at)) = self.blocks(line)?
        {
            return self.loose(at, blocker, After::Phase);
        }
        if die.face != 1 && !end.is_box(from) {
            self.entry_move(shooter.side().other())?;
        }
        let save = self.save_hex(line, false);
        if save.is_none()
            && die.face != 1
            && let Some((keeper, at)) = self.deflects(line)?
        {
            return self.loose(at, keeper, After::Phase);
        }
        self.at_goal(shooter, total, die, save)
    }

    /// A penalty: no modifiers, the keeper has two less (CA-30.3, CA-30.4).
    pub(super) fn penalty_kick(&mut self, aim: Hex) -> Result<(), S::Stop> {
        let Some(who) = self.state.holder else {
            return Ok(());
        };
        self.begin(0);
        let spot = self.state.ball;
        self.shot_is_played(who);
        self.state.barred = Some(who);
        let die = self.roll("shot", Some(who))?;
        let total = (die.face + self.attribute(who, Attribute::Shooting)) as i8;
        self.tell(Happening::Penalty {
            who,
            aim,
            die: die.face,
            total,
        });
        let save = self.save_hex(Line::new(spot, aim), false);
        let from_spot = self.rules.options.penalty_tie_origin == PenaltyTieOrigin::Spot;
        let save = save.map(|save| Save {
            modifier: -2,
            tie_from: if from_spot { spot } else { save.at },
            ..save
        });
        self.at_goal(who, total, die, save)
    }
}
