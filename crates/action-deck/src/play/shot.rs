//! The shot (AD-11).

use tabletop::Source;

use super::Play;
use crate::{
    ActionDeck,
    charts::ChartId,
    event::Happening,
    state::{Next, Zone},
    team::Column,
};

impl<S: Source<ActionDeck>> Play<'_, S> {
    /// Who shoots: the SHT column (AD-11.1).
    #[inline]
    pub(super) fn shooter(&mut self) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        let found = self.find_present(self.holder, Column::Shot, number);
        if let Some(shooter) = found {
            self.state.next = Next::OnGoal(shooter);
        }
        Ok(())
    }

    /// At most the shooter's OG is on goal (AD-11.2); anything else goes to the chart
    /// of shots not on goal (AD-11.3).
    #[inline]
    pub(super) fn on_goal(&mut self, shooter: u8) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        let need = self
            .chart_of_holder()
            .player(shooter)
            .map_or(0, |p| p.on_goal);
        let on_goal = number <= need;
        let shot = Happening::Shot {
            player: shooter,
            number,
            need,
            on_goal,
        };
        self.tell(self.holder, shot);
        self.state.next = match on_goal {
            true => Next::Parity(shooter),
            false => Next::Chart(ChartId::NotOnGoal),
        };
        Ok(())
    }

    /// EVEN or ODD (AD-11.4).
    #[inline]
    pub(super) fn parity(&mut self, shooter: u8) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        self.tell(self.holder, Happening::Parity { number });
        self.state.next = match number % 2 {
            0 => Next::Even(shooter),
            _ => Next::Keeper(shooter),
        };
        Ok(())
    }

    /// EVEN: at most the shooter's G% is a goal, more is a save (AD-11.5). The shooter
    /// has scored (AD-11.8).
    #[inline]
    pub(super) fn even(&mut self, shooter: u8) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        let need = self.chart_of_holder().player(shooter).map_or(0, |p| p.goal);
        let goal = number <= need;
        let even = Happening::Even {
            player: shooter,
            keeper: self.credited_keeper(self.holder.other()),
            number,
            need,
            goal,
        };
        self.tell(self.holder, even);
        match goal {
            true => {
                self.goal();
                self.scored_by(shooter);
            }
            false => self.state.next = Next::Chart(ChartId::Saves),
        }
        Ok(())
    }

    /// ODD: at most the keeper's SAVE is a save, more is a goal (AD-11.6).
    #[inline]
    pub(super) fn odd(&mut self, shooter: u8, keeper: u8) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        let defenders = &self.rules.teams[self.holder.other()];
        let need = defenders.keeper(keeper).map_or(0, |k| k.save);
        let goal = number > need;
        let odd = Happening::Odd {
            player: shooter,
            keeper,
            number,
            need,
            goal,
        };
        self.tell(self.holder, odd);
        match (goal, self.rules.options.shooter_scores) {
            // A save leads to the Saves chart, as the other one does (AD-11.7).
            (false, _) => self.state.next = Next::Chart(ChartId::Saves),
            (true, true) => {
                self.goal();
                self.scored_by(shooter);
            }
            (true, false) => {
                self.goal();
                self.state.next = Next::Scorer;
            }
        }
        Ok(())
    }

    fn goal(&mut self) {
        self.count_goal(self.holder);
        let score = self.score();
        self.tell(self.holder, Happening::Goal { score });
    }

    /// After an ODD goal the G range names the scorer (AD-11.8).
    pub(super) fn scorer(&mut self) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        let found = self.find_present(self.holder, Column::Goal, number);
        if let Some(scorer) = found {
            self.scored_by(scorer);
        }
        Ok(())
    }

    fn scored_by(&mut self, player: u8) {
        self.tell(self.holder, Happening::Scorer { player });
        self.state.next = Next::Assists(player);
    }

    /// After a goal and its assists the conceding team has the ball in midfield
    /// (AD-11.10).
    pub(super) fn kick_off_after_goal(&mut self) {
        self.take(self.holder.other(), Zone::M);
    }
}
