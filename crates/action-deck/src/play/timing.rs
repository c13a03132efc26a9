//! Timing the game (AD-17), and kick-offs (AD-4.2).

use std::hint::select_unpredictable;

use tabletop::{Side, Source};

use super::Play;
use crate::{
    ActionDeck,
    charts::ChartId,
    event::Happening,
    state::{Next, Period, Zone},
};

/// Marks of a half: nine boxes of five (AD-17.2).
pub const HALF: u8 = 45;

impl<S: Source<ActionDeck>> Play<'_, S> {
    /// Before the match one number says who kicks off, unless it was agreed: even is
    /// home, odd is away (AD-4.2).
    pub(super) fn kick_off(&mut self) -> Result<(), S::Stop> {
        let starter = match self.rules.options.kick_off {
            Some(side) => side,
            None => {
                let Some(number) = self.number()? else {
                    return Ok(());
                };
                let side = match number % 2 {
                    0 => Side::Home,
                    _ => Side::Away,
                };
                self.tell(side, Happening::KickOffDrawn { number });
                side
            }
        };
        self.state.kicked_off = starter;
        self.start_half(starter);
        Ok(())
    }

    fn start_half(&mut self, starter: Side) {
        self.tell(starter, Happening::PeriodStart);
        self.take(starter, Zone::M);
    }

    /// A side takes possession: a mark (AD-17.1, AD-17.3), and its next zone draw is
    /// a first one. If no mark is left, the half is over instead (AD-17.6).
    #[inline]
    pub(super) fn take(&mut self, side: Side, zone: Zone) {
        self.take_if(true, side, zone);
    }

    /// The same if the ball was lost at all; or else play goes on as it is. No branch
    /// on a number just drawn.
    #[inline(always)]
    pub(super) fn take_if(&mut self, lost: bool, side: Side, zone: Zone) {
        if self.no_mark_is_left() && lost {
            return self.aside(Play::end_half);
        }
        self.state.holder = select_unpredictable(lost, side, self.state.holder);
        self.state.zone = select_unpredictable(lost, zone, self.state.zone);
        self.state.first |= lost;
        self.state.next = Next::Zone;
        self.mark_if(lost, false);
        self.tell_if(lost, side, Happening::Possession { zone });
    }

    #[inline]
    fn no_mark_is_left(&self) -> bool {
        let added = self.state.added;
        self.state.marks >= HALF && added.is_some_and(|added| self.state.marks >= HALF + added)
    }

    /// After the 45th mark the injury-time table is read (AD-17.4).
    #[inline]
    fn mark(&mut self, free_kick: bool) {
        self.mark_if(true, free_kick);
    }

    #[inline(always)]
    fn mark_if(&mut self, made: bool, free_kick: bool) {
        self.state.marks += u8::from(made);
        let mark = select_unpredictable(made, self.state.marks, 0);
        if mark == HALF {
            self.state.next = Next::AddedTime { free_kick };
        }
    }

    /// A holder that was fouled makes a mark if that was agreed (AD-17.3), and goes on
    /// as it would have done.
    pub(super) fn foul_mark(&mut self) {
        if self.no_mark_is_left() {
            return self.end_half();
        }
        let free_kick = self.state.next != Next::Zone;
        self.mark(free_kick);
        self.tell(self.holder, Happening::Mark { stall: false });
    }

    /// When the entry of a STALL was carried out, its mark is made, if one is left
    /// (AD-14.2).
    #[inline]
    pub(super) fn settle(&mut self) {
        if self.state.stalled && self.state.next == Next::Zone {
            self.state.stalled = false;
            if !self.no_mark_is_left() {
                self.mark(false);
                self.tell(self.state.holder, Happening::Mark { stall: true });
            }
        }
    }

    /// The injury-time table (AD-17.5).
    pub(super) fn added_time(&mut self, free_kick: bool) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        let minutes = self.rules.charts.added_time(number);
        self.state.added = Some(minutes);
        self.tell(self.holder, Happening::AddedTime { number, minutes });
        self.state.next = match free_kick {
            true => Next::Chart(ChartId::FreeKick),
            false => Next::Zone,
        };
        Ok(())
    }

    /// The other side kicks off the second half (AD-4.2); after that the match is
    /// over. The deck is not shuffled (AD-2.6).
    fn end_half(&mut self) {
        let score = self.score();
        self.state.stalled = false;
        self.tell(self.holder, Happening::PeriodEnd { score });
        if self.state.period == Period::SecondHalf {
            self.tell(self.holder, Happening::MatchEnd { score });
            self.state.period = Period::FullTime;
            self.state.next = Next::Zone;
            return;
        }
        self.state.period = Period::SecondHalf;
        self.state.marks = 0;
        self.state.added = None;
        self.start_half(self.state.kicked_off.other());
    }
}
