//! The extra charts (AD-3.1, AD-11.3, AD-11.7, AD-6.8): do as they say.

use super::Standing;
use crate::{
    charts::{ChartId, Chosen},
    event::Happening,
    options::ChartPenalty,
    spot::{Course, Lead},
    state::{Next, Zone},
};

impl Standing<'_> {
    /// One number on a chart. Attackers who go on make no mark, and no first draw
    /// (AD-17.3).
    pub(super) fn chart(&self, chart: ChartId, number: u8) -> Lead {
        let result = self.rules.charts.at(chart, number);
        let said = Happening::Chart {
            chart,
            number,
            result,
        };
        let other = self.spot.holder.other();
        let course = match result {
            Chosen::Shoot => Course::to(self.spot.with(Next::Shooter)),
            Chosen::Corner => Course::to(self.spot.with(Next::Chart(ChartId::Corner))),
            Chosen::KeepA => Course::to(self.spot.on_in(Zone::A)),
            Chosen::KeepM => Course::to(self.spot.on_in(Zone::M)),
            Chosen::OtherD => Course::taken(other, Zone::D),
            Chosen::OtherM => Course::taken(other, Zone::M),
            Chosen::PossiblePenalty => Course::to(self.spot.with(self.possible_penalty())),
        };
        let clause = match chart {
            ChartId::NotOnGoal => "AD-11.3",
            ChartId::Saves => "AD-11.7",
            ChartId::FreeKick => "AD-6.8",
            ChartId::Corner => "AD-3.1",
        };
        self.lead_to(clause, said, course)
    }

    /// A possible penalty of the free-kick chart (AD-16.4).
    fn possible_penalty(&self) -> Next {
        match self.rules.options.dfk_penalty {
            ChartPenalty::Checked => Next::PenaltyByChart,
            ChartPenalty::Always => Next::Taker,
            ChartPenalty::Never => Next::Shooter,
        }
    }
}
