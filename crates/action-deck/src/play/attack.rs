//! The attacking zone (AD-10).

use super::Standing;
use crate::{
    event::Happening,
    spot::{Course, Lead},
    state::{Foul, Next, Zone},
    team::Action,
};

impl Standing<'_> {
    /// One number on the holder's AA section: a shot, a foul, or the ball is lost
    /// (AD-10.2, AD-10.3). Nobody stays where he is (AD-10.4).
    pub(super) fn attack(&self, number: u8) -> Lead {
        let action = self.chart_of_holder().actions.at(number);
        let next = match action {
            Action::Shoot => Next::Shooter,
            Action::FoulOn { booked } => Next::FoulingPlayer(Foul::OfHolder { booked }),
            Action::Fouled => Next::FoulingPlayer(Foul::OfOther),
            Action::Turnover => Next::Zone,
        };
        let course = match action {
            Action::Turnover => Course::taken(self.spot.holder.other(), Zone::D),
            _ => Course::to(self.spot.with(next)),
        };
        self.lead_to("AD-10.3", Happening::Attack { number, action }, course)
    }
}
