//! Penalty kicks (AD-16).

use tabletop::Source;

use super::Play;
use crate::{
    ActionDeck,
    event::Happening,
    state::{Next, Zone},
    team::Column,
};

impl<S: Source<ActionDeck>> Play<'_, S> {
    /// At most the first PENALTY KICK number is a penalty, more a shot (AD-16.4).
    pub(super) fn penalty_by_chart(&mut self) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        let rating = self.chart_of_holder().ratings.penalty_awarded;
        let yes = number <= rating;
        let said = Happening::PossiblePenalty {
            number,
            rating,
            yes,
        };
        self.tell("AD-16.4", self.holder, said);
        self.state.spot.next = match yes {
            true => Next::Taker,
            false => Next::Shooter,
        };
        Ok(())
    }

    /// The taker: the G range of the fouled team (AD-16.1), which is the holder, for
    /// only fouls on the holder lead here.
    pub(super) fn taker(&mut self) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        let found = self.find_present(self.holder, Column::Goal, number);
        if let Some(taker) = found {
            self.state.spot.next = Next::Penalty(taker);
        }
        Ok(())
    }

    /// At most the second PENALTY KICK number is a goal, without assists (AD-16.2,
    /// AD-16.3); missed, and the other team has the ball in its own zone.
    pub(super) fn penalty(&mut self, player: u8) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        let need = self.chart_of_holder().ratings.penalty_scored;
        let scored = number <= need;
        let kick = Happening::Penalty {
            player,
            number,
            need,
            scored,
        };
        self.tell("AD-16.2", self.holder, kick);
        if !scored {
            self.take(self.holder.other(), Zone::D);
            return Ok(());
        }
        self.count_goal(self.holder);
        let score = self.score();
        let goal = Happening::Goal {
            score,
            scorer: Some(player),
            penalty: true,
        };
        self.tell("AD-16.2", self.holder, goal);
        self.tell("AD-16.3", self.holder, Happening::Scorer { player });
        self.kick_off_after_goal();
        Ok(())
    }
}
