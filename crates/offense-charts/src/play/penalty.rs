//! Penalty kicks (OC-12).

use tabletop::{Side, Source};

use super::Play;
use crate::{
    OffenseCharts,
    event::{GoalFrom, Happening},
    options::Detail,
    players::Column,
};

/// What every side scores on (OC-12.1).
pub(crate) const NEED: i16 = 75;

impl<S: Source<OffenseCharts>> Play<'_, S> {
    /// One bottom draw against 75 and the kicker's X (OC-12.1), as it is after a
    /// sending-off for the same offence (OC-12.2). In or not, the other side has
    /// the ball then (OC-12.3).
    pub(super) fn penalty(&mut self, side: Side) -> Result<(), S::Stop> {
        let need = NEED + self.state.sides[side].x;
        let (number, _) = self.bottom(&self.rules.tables.number)?;
        let scored = i16::from(number) <= need;
        let penalty = Happening::Penalty {
            need,
            number,
            scored,
        };
        self.tell("OC-12.1", side, penalty);
        if scored {
            self.count_goal(side);
            let score = self.score();
            let from = GoalFrom::Penalty;
            self.tell("OC-12.3", side, Happening::Goal { score, from });
        }
        let least = if scored { Detail::Goals } else { Detail::Full };
        self.name_player(least, side, Column::Goals);
        self.state.run = 0;
        self.state.holder = side.other();
        Ok(())
    }
}
