//! The shot (AD-11).

use tabletop::Source;

use super::{Play, Standing};
use crate::{
    ActionDeck,
    charts::ChartId,
    event::Happening,
    options::OddScorer,
    spot::{Course, Lead},
    state::{Next, Zone},
    team::Column,
};

impl Standing<'_> {
    /// Who shoots: the SHT column (AD-11.1).
    pub(super) fn shooter(&self, number: u8) -> Lead {
        self.lead_to_present(self.spot.holder, Column::Shot, number, |shooter| {
            Course::to(self.spot.with(Next::OnGoal(shooter)))
        })
    }

    /// At most the shooter's OG is on goal (AD-11.2); anything else goes to the chart
    /// of shots not on goal (AD-11.3).
    pub(super) fn on_goal(&self, shooter: u8, number: u8) -> Lead {
        let player = self.chart_of_holder().player(shooter);
        let need = player.map_or(0, |player| player.on_goal);
        let on_goal = number <= need;
        let shot = Happening::Shot {
            player: shooter,
            number,
            need,
            on_goal,
        };
        let next = match on_goal {
            true => Next::Parity(shooter),
            false => Next::Chart(ChartId::NotOnGoal),
        };
        self.lead_to("AD-11.2", shot, Course::to(self.spot.with(next)))
    }

    /// EVEN or ODD (AD-11.4).
    pub(super) fn parity(&self, shooter: u8, number: u8) -> Lead {
        let next = match number % 2 {
            0 => Next::Even(shooter),
            _ => Next::Keeper(shooter),
        };
        let said = Happening::Parity { number };
        self.lead_to("AD-11.4", said, Course::to(self.spot.with(next)))
    }
}

impl<S: Source<ActionDeck>> Play<'_, S> {
    /// EVEN: at most the shooter's G% is a goal, more is a save (AD-11.5). The shooter
    /// has scored (AD-11.8).
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
        self.tell("AD-11.5", self.holder, even);
        match goal {
            true => {
                self.goal(Some(shooter));
                self.scored_by(shooter);
            }
            false => self.state.spot.next = Next::Chart(ChartId::Saves),
        }
        Ok(())
    }

    /// ODD: at most the keeper's SAVE is a save, more is a goal (AD-11.6).
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
        self.tell("AD-11.6", self.holder, odd);
        match (goal, self.rules.options.odd_scorer) {
            // A save leads to the Saves chart, as the other one does (AD-11.7).
            (false, _) => self.state.spot.next = Next::Chart(ChartId::Saves),
            (true, OddScorer::Shooter) => {
                self.goal(Some(shooter));
                self.scored_by(shooter);
            }
            (true, OddScorer::GRange) => {
                self.goal(None);
                self.state.spot.next = Next::Scorer;
            }
        }
        Ok(())
    }

    fn goal(&mut self, scorer: Option<u8>) {
        self.count_goal(self.holder);
        let score = self.score();
        let goal = Happening::Goal {
            score,
            scorer,
            penalty: false,
        };
        self.tell("AD-11.10", self.holder, goal);
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
        self.tell("AD-11.8", self.holder, Happening::Scorer { player });
        self.state.spot.next = Next::Assists(player);
    }

    /// After a goal and its assists the conceding team has the ball in midfield
    /// (AD-11.10).
    pub(super) fn kick_off_after_goal(&mut self) {
        self.take(self.holder.other(), Zone::M);
    }
}
