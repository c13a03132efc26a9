//! Control (AD-9).

use tabletop::Source;

use super::Play;
use crate::{ActionDeck, event::Happening};

impl<S: Source<ActionDeck>> Play<'_, S> {
    /// At most the holder's CTL keeps the ball where it is (AD-9.2); more, and the
    /// other team takes over on the same ground (AD-9.3).
    #[inline]
    pub(super) fn control(&mut self) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        let need = self.state.sides[self.holder].control;
        let kept = number <= need;
        let zone = self.state.zone;
        let control = Happening::Control {
            zone,
            number,
            need,
            kept,
        };
        self.tell(self.holder, control);
        self.take_if(!kept, self.holder.other(), zone.mirror());
        Ok(())
    }
}
