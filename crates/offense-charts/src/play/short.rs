//! A side a man short (OC-5).

use tabletop::{Side, Source};

use super::Play;
use crate::{OffenseCharts, event::Happening};

impl<S: Source<OffenseCharts>> Play<'_, S> {
    /// Both sides' X and charts change at once (OC-5.1, OC-5.3), by the difference
    /// of men, so that they return when it does (OC-5.4).
    pub(super) fn send_off(&mut self, side: Side, position: u8) {
        self.state.sides[side].off.add(position);
        self.rules.refresh(self.state);
        let sent_off = Happening::SentOff {
            position,
            x: self.state.sides.map(|team| team.x),
            charts: self.state.sides.map(|team| team.chart),
        };
        self.tell("OC-5.3", side, sent_off);
    }
}
