//! A side a man short (OC-5).

use tabletop::{Side, Source};

use super::Play;
use crate::{OffenseCharts, event::Happening, players::POSITIONS};

impl<S: Source<OffenseCharts>> Play<'_, S> {
    /// Both sides' X and charts change at once (OC-5.1, OC-5.3), by the difference
    /// of men, so that they return when it does (OC-5.4) and go on with a second man
    /// (OC-5.5).
    pub(super) fn send_off(&mut self, side: Side, position: u8) {
        self.state.sides[side].off.add(position);
        self.rules.refresh(self.state);
        let men = POSITIONS - self.state.sides[side].off.count() as u8;
        let sent_off = Happening::SentOff {
            position,
            men,
            x: self.state.sides.map(|team| team.x),
            charts: self.state.sides.map(|team| team.chart),
        };
        let off = self.state.sides.map(|team| team.off.count());
        let clause = match off.home.abs_diff(off.away) {
            0 => "OC-5.4",
            1 => "OC-5.3",
            _ => "OC-5.5",
        };
        self.tell(clause, side, sent_off);
    }
}
