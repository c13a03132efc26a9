//! Timing (OC-8): one minute for each initial draw.

use tabletop::{Side, Source};

use super::{Play, draw::shuffle};
use crate::{
    OffenseCharts,
    event::Happening,
    options::Starter,
    state::{Next, Period},
};

/// Numbers on the time tracker of a half (OC-8.3).
pub(crate) const HALF: u8 = 45;

impl<S: Source<OffenseCharts>> Play<'_, S> {
    /// Before the match: a bottom draw says who kicks off, unless it was agreed
    /// (OC-2.14).
    pub(super) fn kick_off(&mut self) -> Result<(), S::Stop> {
        let starter = match self.rules.options.kick_off {
            Starter::Home => Side::Home,
            Starter::Away => Side::Away,
            Starter::Draw => {
                let (number, side) = self.bottom(&self.rules.tables.kick_off)?;
                self.tell("OC-2.14", side, Happening::KickOffDrawn { number });
                side
            }
        };
        self.state.kicked_off = starter;
        self.start_half(starter);
        Ok(())
    }

    fn start_half(&mut self, starter: Side) {
        self.state.holder = starter;
        let clause = match self.state.period {
            Period::FirstHalf => "OC-2.12",
            _ => "OC-8.7",
        };
        self.tell(clause, starter, Happening::PeriodStart);
    }

    /// If nothing is left to be drawn for, the minute is over; after the 45th the
    /// added time is drawn (OC-8.4), and after the last the half ends (OC-8.5).
    #[inline]
    pub(super) fn settle(&mut self) {
        let sides = &self.state.sides;
        let calm = (sides.home.hurt | sides.away.hurt == 0) & (self.state.minute < HALF);
        // Asked for first, for it is nearly always so.
        if !calm {
            self.aside(Play::end_minute);
        }
    }

    /// A minute of an injury, or a late one, is over, if it is.
    fn end_minute(&mut self) {
        if !self.is_fresh() {
            return;
        }
        let late = self.state.minute >= HALF;
        if late && self.state.added.is_none() {
            self.state.next = Next::AddedTime;
            return;
        }
        for side in Side::BOTH {
            let hurt = &mut self.state.sides[side].hurt;
            *hurt = hurt.saturating_sub(1);
        }
        let added = self.state.added.unwrap_or_default();
        if late && self.state.minute >= HALF + added {
            self.end_half();
        }
    }

    /// The Extra Time table, once a half (OC-8.6).
    pub(super) fn added_time(&mut self) -> Result<(), S::Stop> {
        let (number, minutes) = self.bottom(&self.rules.tables.added_time)?;
        self.state.added = Some(minutes);
        self.tell(
            "OC-8.4",
            self.holder,
            Happening::AddedTime { number, minutes },
        );
        Ok(())
    }

    /// At half-time the deck is shuffled, the side that did not kick off has the
    /// ball, and injuries and rows of contests are over (OC-8.7). The match ends
    /// after the second half, level or not (OC-8.8).
    fn end_half(&mut self) {
        let score = self.score();
        self.tell("OC-8.5", self.state.holder, Happening::PeriodEnd { score });
        if self.state.period == Period::SecondHalf {
            self.tell("OC-8.8", self.state.holder, Happening::MatchEnd { score });
            self.state.period = Period::FullTime;
            return;
        }
        self.state.period = Period::SecondHalf;
        self.state.minute = 0;
        self.state.added = None;
        self.state.run = 0;
        shuffle(&mut self.state.deck);
        for side in Side::BOTH {
            self.state.sides[side].hurt = 0;
        }
        self.start_half(self.state.kicked_off.other());
    }
}
