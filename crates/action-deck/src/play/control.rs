//! Control (AD-9).

use super::Standing;
use crate::{
    event::Happening,
    spot::{Course, Lead},
};

impl Standing<'_> {
    /// At most the holder's CTL keeps the ball where it is (AD-9.2); more, and the
    /// other team takes over on the same ground (AD-9.3).
    pub(super) fn control(&self, number: u8) -> Lead {
        let need = self.control_of_holder();
        let kept = number <= need;
        let zone = self.spot.zone;
        let said = Happening::Control {
            zone,
            number,
            need,
            kept,
        };
        let course = match kept {
            true => Course::to(self.spot.on_in(zone)),
            false => Course::taken(self.spot.holder.other(), zone.mirror()),
        };
        self.lead_to(if kept { "AD-9.2" } else { "AD-9.3" }, said, course)
    }
}
