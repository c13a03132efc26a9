//! The X chart and contested balls (OC-7).

use std::cmp::Ordering;

use tabletop::{Side, Source};

use super::Play;
use crate::{
    OffenseCharts,
    event::{Duel, Happening},
    options::Detail,
    players::Column,
    state::{Contest, Next},
    tables::TableId,
};

/// The most contests of the X chart in a row that a side can win (OC-7.7).
pub(crate) const LONGEST_RUN: u8 = 3;

/// A back pass lost by this much ends in the own goal (OC-7.9).
const OWN_GOAL_MARGIN: i16 = 9;

impl<S: Source<OffenseCharts>> Play<'_, S> {
    /// X: the X chart (OC-7.1); the fourth in a row loses the ball without a draw
    /// (OC-7.7).
    #[inline]
    pub(super) fn x(&mut self) {
        if self.state.run < LONGEST_RUN {
            self.state.next = Next::Table(TableId::X);
            return;
        }
        self.tell(self.holder, Happening::RunOut);
        self.give_ball(self.holder.other());
    }

    /// Both sides draw a middle number and add their X (OC-7.2); the higher total
    /// has the ball (OC-7.3). Level, it is the home side's, or on neutral ground
    /// both draw again and add nothing (OC-7.4).
    #[inline]
    pub(super) fn contest(&mut self, kind: Contest, again: bool) -> Result<(), S::Stop> {
        let x = |play: &Self, side: Side| {
            let team = &play.state.sides[side];
            // An injured side adds nothing to what comes from the X chart
            // (OC-6.2), and nobody does when it was level.
            let nothing = again | (kind.is_of_x_chart() & (team.hurt > 0));
            if nothing { 0 } else { team.x }
        };
        let added = (x(self, self.holder), x(self, self.holder.other()));
        let duel = self.duel(added, false)?;
        let (mine, other) = duel.totals();
        let won = match mine.cmp(&other) {
            Ordering::Greater => true,
            Ordering::Less => false,
            Ordering::Equal if self.rules.options.neutral => {
                self.tell(self.holder, Happening::Level { duel });
                let again = true;
                self.state.next = Next::Contest { kind, again };
                return Ok(());
            }
            Ordering::Equal => self.holder == Side::Home,
        };
        self.tell(self.holder, Happening::Contest { kind, duel, won });
        let winner = if won {
            self.holder
        } else {
            self.holder.other()
        };
        if kind == Contest::BackPass && other - mine >= OWN_GOAL_MARGIN && !again {
            self.own_goal();
            return Ok(());
        }
        if kind == Contest::Tackle {
            self.name_player(Detail::Full, winner, Column::Fouls);
        }
        // A holder that wins goes on with a longer row (OC-7.6, OC-7.8).
        self.state.run += u8::from(kind.is_of_x_chart());
        self.give_ball(winner);
        Ok(())
    }

    /// Two middle numbers with what is added to them.
    #[inline]
    pub(super) fn duel(
        &mut self,
        (mine_x, other_x): (i16, i16),
        each_matters: bool,
    ) -> Result<Duel, S::Stop> {
        let (mine, other) = self.middles(each_matters)?;
        Ok(Duel {
            holder: self.holder,
            mine,
            other,
            mine_x,
            other_x,
        })
    }
}
