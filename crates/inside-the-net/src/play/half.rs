//! Kick-off (ITN-KO), the end of a half (ITN-TIM.11, ITN-TIM.12) and of the match
//! (ITN-END).

use tabletop::{Deck, Side, Source};

use super::Play;
use crate::{
    InsideTheNet,
    action::Zone,
    event::Happening,
    men::NOBODY,
    state::{Halt, Next, Period, REGULAR, SPARE},
};

impl<S: Source<InsideTheNet>> Play<'_, S> {
    /// The sheets are in, then blue: up to 10 is home's, more is away's (ITN-KO.1).
    pub(super) fn kick_off(&mut self) -> Result<(), S::Stop> {
        self.sheets()?;
        let blue = self.blue()?;
        let side = match blue {
            ..=10 => Side::Home,
            _ => Side::Away,
        };
        self.tell("ITN-KO.1", side, Happening::KickOffRolled { blue });
        self.state.kicked_off = side;
        self.start_half("ITN-KO.2", side);
        Ok(())
    }

    /// In MID, with ordinary play.
    fn start_half(&mut self, clause: &'static str, side: Side) {
        self.tell(clause, side, Happening::PeriodStart);
        self.ball(clause, side, Zone::Mid);
    }

    /// A card is due and none is left. After the second half the score stands
    /// (ITN-END.2).
    #[inline(never)]
    pub(super) fn end_half(&mut self) -> Result<(), S::Stop> {
        let score = self.score();
        let attack = self.state.attack;
        self.tell("ITN-TIM.11", attack, Happening::PeriodEnd { score });
        match self.state.period {
            Period::FirstHalf => self.half_time(),
            _ => {
                self.tell("ITN-END.2", attack, Happening::MatchEnd { score });
                self.state.period = Period::FullTime;
                self.state.next = Next::Zone;
                self.state.from = NOBODY;
                Ok(())
            }
        }
    }

    /// One automatic check, and changes that cost no window and no card (ITN-END.1).
    /// Then all cards are shuffled anew (ITN-TIM.12), and the other side starts
    /// (ITN-KO.3); everything but possession stays as it is (ITN-END.3).
    fn half_time(&mut self) -> Result<(), S::Stop> {
        self.automatic_check(Halt::HalfTime)?;
        self.state.period = Period::SecondHalf;
        self.state.regular = REGULAR;
        self.state.spare = SPARE;
        self.state.extras = 0;
        self.state.sideways = false;
        self.state.added = 0;
        self.state.deck = Deck::full();
        self.leave_to_coaches(Halt::HalfTime)?;
        self.start_half("ITN-KO.3", self.state.kicked_off.other());
        Ok(())
    }
}
