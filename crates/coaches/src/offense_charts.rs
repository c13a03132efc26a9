//! Coaches for offense-charts: the rules ask nobody anything, so there is only one.

pub mod odds;

use ::offense_charts::OffenseCharts;
use tabletop::{Ask, Coach};

/// All coaches by name, and what they do.
pub const COACHES: [(&str, &str); 1] = [(
    "auto",
    "watches: in this game the cards decide, and no coach is asked",
)];

/// The coach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Auto;

impl Coach<OffenseCharts> for Auto {
    #[inline]
    fn decide(&mut self, _: &OffenseCharts, ask: &Ask<'_, OffenseCharts>) -> usize {
        ask.default
    }
}
