//! The X chart and contested balls (OC-7).

use std::hint::select_unpredictable;

use tabletop::{Side, Source};

use super::Play;
use crate::{
    OffenseCharts,
    event::{Duel, Happening, LeftOut},
    options::Detail,
    players::Column,
    state::{Contest, Next, Team},
};

/// The most contests of the X chart in a row that a side can win (OC-7.7).
pub(crate) const LONGEST_RUN: u8 = 3;

/// A back pass lost by this much ends in the own goal (OC-7.9).
pub(crate) const OWN_GOAL_MARGIN: i16 = 9;

/// True if a back pass with these numbers ends in the own goal: never when it was level before (OC-7.9).
#[inline(always)]
pub(crate) fn is_own_goal(duel: &Duel) -> bool {
    let (mine, other) = duel.totals();
    (other - mine >= OWN_GOAL_MARGIN) & (duel.left_out != LeftOut::All)
}

impl<S: Source<OffenseCharts>> Play<'_, S> {
    /// X: the X chart (OC-7.1); the fourth in a row loses the ball without a draw
    /// (OC-7.7).
    #[inline(always)]
    pub(super) fn x(&mut self) -> Result<(), S::Stop> {
        if self.state.run < LONGEST_RUN {
            return self.x_chart();
        }
        self.tell("OC-7.7", self.holder, Happening::RunOut);
        self.give_ball(self.holder.other());
        Ok(())
    }

    /// Both sides draw a middle number and add their X (OC-7.2); the higher total
    /// has the ball (OC-7.3). Level, it is the home side's, or on neutral ground
    /// both draw again and add nothing (OC-7.4).
    #[inline(always)]
    pub(super) fn contest(&mut self, kind: Contest, again: bool) -> Result<(), S::Stop> {
        // An injured side adds nothing to what comes from the X chart (OC-6.2), and
        // nobody does when it was level.
        let hurt = |team: &Team| kind.is_of_x_chart() & (team.hurt > 0);
        let x = |play: &Self, side: Side| {
            let team = &play.state.sides[side];
            if again | hurt(team) { 0 } else { team.x }
        };
        let added = (x(self, self.holder), x(self, self.holder.other()));
        let sides = &self.state.sides;
        let left_out = match hurt(&sides.home) | hurt(&sides.away) {
            _ if again => LeftOut::All,
            true => LeftOut::Injured,
            false => LeftOut::Nothing,
        };
        let duel = self.duel(added, left_out, false)?;
        let (mine, other) = duel.totals();
        if (mine == other) & self.rules.options.on_neutral_ground() {
            self.tell("OC-7.4", self.holder, Happening::Level { duel });
            let again = true;
            self.state.next = Next::Contest { kind, again };
            return Ok(());
        }
        let home_bonus = i16::from(self.holder == Side::Home);
        let won = mine + home_bonus > other;
        let told = |contest, won| Happening::Contest { contest, duel, won };
        // Told in two ways, for only a tackle that wins the ball is counted: any other
        // was won by the holder.
        let tackle = kind == Contest::Tackle;
        let tackled = tackle & !won;
        let clause = match (kind, left_out) {
            (Contest::BackPass, _) => "OC-7.9",
            (_, LeftOut::All) => "OC-7.4",
            _ if mine == other => "OC-7.4",
            (_, LeftOut::Injured) => "OC-6.2",
            _ => "OC-7.3",
        };
        self.tell_if(tackled, clause, self.holder, told(Contest::Tackle, false));
        self.tell_if(!tackled, clause, self.holder, told(kind, won | tackle));
        let winner = select_unpredictable(won, self.holder, self.holder.other());
        if (kind == Contest::BackPass) & is_own_goal(&duel) {
            self.aside(Play::own_goal);
            return Ok(());
        }
        if self.names(Detail::Full) && tackle {
            self.name_player(Detail::Full, winner, Column::Fouls);
        }
        // A holder that wins goes on with a longer row (OC-7.6, OC-7.8).
        self.state.run += u8::from(kind.is_of_x_chart());
        self.give_ball(winner);
        Ok(())
    }

    /// Two middle numbers with what is added to them.
    #[inline(always)]
    pub(super) fn duel(
        &mut self,
        (mine_x, other_x): (i16, i16),
        left_out: LeftOut,
        each_matters: bool,
    ) -> Result<Duel, S::Stop> {
        let (mine, other) = self.middles(each_matters)?;
        Ok(Duel {
            holder: self.holder,
            mine,
            other,
            mine_x,
            other_x,
            left_out,
        })
    }
}
