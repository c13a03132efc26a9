//! Injury and weather (OC-6).

use tabletop::{Side, Source};

use super::Play;
use crate::{OffenseCharts, event::Happening};

impl<S: Source<OffenseCharts>> Play<'_, S> {
    /// A player of the holder is down for some minutes after this one (OC-6.1);
    /// of two injuries the later end counts (OC-6.3). The ball stays.
    pub(super) fn injury(&mut self, minutes: u8) {
        let hurt = &mut self.state.sides[self.holder].hurt;
        // The minute under way is counted off when it is over.
        *hurt = (*hurt).max(minutes + 1);
    }

    /// A storm changes X for the rest of the match (OC-6.4), and several add up
    /// (OC-6.5). The ball stays.
    pub(super) fn weather(&mut self) -> Result<(), S::Stop> {
        let (number, weather) = self.bottom(&self.rules.tables.weather)?;
        for side in Side::BOTH {
            if weather.side.is_none_or(|named| named == side) {
                let total = &mut self.state.sides[side].weather;
                *total = total.saturating_add(i16::from(weather.change));
            }
        }
        self.rules.refresh(self.state);
        self.tell(
            "OC-6.4",
            self.holder,
            Happening::Weather { number, weather },
        );
        Ok(())
    }
}
