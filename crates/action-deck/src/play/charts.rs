//! The extra charts (AD-3.1, AD-11.3, AD-11.7, AD-6.8): do as they say.

use tabletop::Source;

use super::Play;
use crate::{
    ActionDeck,
    charts::{ChartId, Chosen},
    event::Happening,
    options::ChartPenalty,
    state::{Next, Zone},
};

impl<S: Source<ActionDeck>> Play<'_, S> {
    /// One number on a chart.
    #[inline]
    pub(super) fn chart(&mut self, chart: ChartId) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        let result = self.rules.charts.at(chart, number);
        let said = Happening::Chart {
            chart,
            number,
            result,
        };
        self.tell(self.holder, said);
        let other = self.holder.other();
        match result {
            Chosen::Shoot => self.state.next = Next::Shooter,
            Chosen::Corner => self.state.next = Next::Chart(ChartId::Corner),
            Chosen::KeepA => self.keep_in(Zone::A),
            Chosen::KeepM => self.keep_in(Zone::M),
            Chosen::OtherD => self.take(other, Zone::D),
            Chosen::OtherM => self.take(other, Zone::M),
            Chosen::PossiblePenalty => self.possible_penalty(),
        }
        Ok(())
    }

    /// The attackers go on: no mark, and no first draw (AD-17.3).
    #[inline]
    fn keep_in(&mut self, zone: Zone) {
        self.state.zone = zone;
        self.state.next = Next::Zone;
    }

    /// A possible penalty of the free-kick chart (AD-16.4).
    fn possible_penalty(&mut self) {
        self.state.next = match self.rules.options.chart_penalty {
            ChartPenalty::Checked => Next::PenaltyByChart,
            ChartPenalty::Always => Next::Taker,
            ChartPenalty::Never => Next::Shooter,
        };
    }
}
