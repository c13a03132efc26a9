//! The recovery roll (ITN-REC).

use tabletop::{Side, Source};

use super::Play;
use crate::{InsideTheNet, event::Happening, state::strip_of};

impl<S: Source<InsideTheNet>> Play<'_, S> {
    /// A loose ball where the attack is: blue up to HREC of the strip is home's, more
    /// is away's (ITN-REC.1, ITN-REC.2).
    #[inline]
    pub(super) fn recovery(&mut self) -> Result<(), S::Stop> {
        let strip = self.state.strip();
        let need = self.state.recovery(strip);
        let blue = self.blue()?;
        let winner = match blue <= need {
            true => Side::Home,
            false => Side::Away,
        };
        let recovery = Happening::Recovery { strip, blue, need };
        self.tell("ITN-REC.1", winner, recovery);
        self.ball("ITN-REC.2", winner, strip_of(winner, strip));
        Ok(())
    }
}
