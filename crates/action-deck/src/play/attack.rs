//! The attacking zone (AD-10).

use tabletop::Source;

use super::Play;
use crate::{
    ActionDeck,
    event::Happening,
    state::{Foul, Next, Zone},
    team::Action,
};

impl<S: Source<ActionDeck>> Play<'_, S> {
    /// One number on the holder's AA section: a shot, a foul, or the ball is lost
    /// (AD-10.2, AD-10.3). Nobody stays where he is (AD-10.4).
    #[inline]
    pub(super) fn attack(&mut self) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        let action = self.chart_of_holder().actions.at(number);
        self.tell(self.holder, Happening::Attack { number, action });
        self.state.next = match action {
            Action::Shoot => Next::Shooter,
            Action::FoulOn { booked } => Next::FoulingPlayer(Foul::OfHolder { booked }),
            Action::Fouled => Next::FoulingPlayer(Foul::OfOther),
            Action::Turnover => {
                self.take(self.holder.other(), Zone::D);
                return Ok(());
            }
        };
        Ok(())
    }
}
