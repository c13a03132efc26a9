//! Who it was (OC-9.3, OC-9.4, OC-13.3).

use tabletop::Source;

use super::Play;
use crate::{
    OffenseCharts,
    event::Happening,
    players::Column,
    state::{Next, Pick},
    tables::TableId,
};

impl<S: Source<OffenseCharts>> Play<'_, S> {
    /// One bottom draw on a column of the Player Selection table. A player who was
    /// sent off is not found: it is drawn again (OC-4.8).
    pub(super) fn find_player(&mut self) -> Result<(), S::Stop> {
        let [Some(pick), after] = self.state.picks else {
            return Ok(());
        };
        let (side, column) = pick.wanted();
        let line_up = &self.rules.line_ups[side];
        let off = self.state.sides[side].off;
        if !line_up.finds_any(column, off) {
            // Nobody is left.
            self.state.picks = [after, None];
            return Ok(());
        }
        let (number, position) = self.bottom(line_up.column(column))?;
        if off.has(position) {
            self.tell("OC-4.8", side, Happening::Absent { number, position });
            return Ok(());
        }
        self.state.picks = [after, None];
        let shot = matches!(
            self.state.next,
            Next::Table(TableId::ShotResult | TableId::ShotWide | TableId::ShotHigh)
        );
        let player = Happening::Player {
            column,
            number,
            position,
            shoots: shot & (column == Column::Goals),
        };
        let clause = match pick {
            Pick::Booked { .. } => "OC-4.7",
            Pick::Named { .. } if line_up.has_own(column) => "OC-9.4",
            Pick::Named { .. } => "OC-9.3",
        };
        self.tell(clause, side, player);
        if let Pick::Booked { caution, .. } = pick {
            self.book(side, caution, position);
        }
        Ok(())
    }
}
