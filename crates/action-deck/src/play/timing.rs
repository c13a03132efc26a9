//! Timing the game (AD-17), and kick-offs (AD-4.2).

use tabletop::{Side, Source};

use super::Play;
use crate::{
    ActionDeck,
    charts::ChartId,
    event::Happening,
    options::KickOffBy,
    spot::{Course, Mark},
    state::{Next, Period, Position, Zone},
};

/// Marks of a half: nine boxes of five (AD-17.2).
pub const HALF: u8 = 45;

/// So many marks can be made in a half before one means more than a mark: the 45th
/// (AD-17.4), and then the last (AD-17.6).
pub(crate) fn plain_marks(position: &Position) -> u8 {
    match position.marks < HALF {
        true => HALF - 1,
        false => HALF + position.added.unwrap_or_default(),
    }
}

impl<S: Source<ActionDeck>> Play<'_, S> {
    /// Before the match one number says who kicks off, unless it was agreed: even is
    /// home, odd is away (AD-4.2).
    pub(super) fn kick_off(&mut self) -> Result<(), S::Stop> {
        let starter = match self.rules.options.kick_off {
            KickOffBy::Home => Side::Home,
            KickOffBy::Away => Side::Away,
            KickOffBy::Draw => {
                let Some(number) = self.number()? else {
                    return Ok(());
                };
                let side = match number % 2 {
                    0 => Side::Home,
                    _ => Side::Away,
                };
                self.tell("AD-4.2", side, Happening::KickOffDrawn { number });
                side
            }
        };
        self.state.kicked_off = starter;
        self.start_half(starter);
        Ok(())
    }

    fn start_half(&mut self, starter: Side) {
        let clause = match self.state.period {
            Period::FirstHalf => "AD-4.1",
            _ => "AD-4.2",
        };
        self.tell(clause, starter, Happening::PeriodStart);
        self.take(starter, Zone::M);
    }

    /// A side takes possession: a mark (AD-17.1, AD-17.3), and its next zone draw is
    /// a first one.
    pub(super) fn take(&mut self, side: Side, zone: Zone) {
        self.follow(Course::taken(side, zone));
    }

    /// Play goes on there. If a mark is to be made and none is left, the half is over
    /// instead (AD-17.6).
    pub(super) fn follow(&mut self, course: Course) {
        let Some(marked) = course.marked() else {
            self.state.spot = course.spot;
            return;
        };
        if self.no_mark_is_left() {
            return self.end_half();
        }
        self.state.spot = course.spot;
        self.mark();
        self.say(course.spot.holder, marked);
    }

    fn no_mark_is_left(&self) -> bool {
        let added = self.state.added;
        self.state.marks >= HALF && added.is_some_and(|added| self.state.marks >= HALF + added)
    }

    /// After the 45th mark the injury-time table is read (AD-17.4), and play goes on as
    /// it would have done.
    fn mark(&mut self) {
        self.state.marks += 1;
        if self.state.marks == HALF {
            let free_kick = !self.state.spot.is_zone_draw();
            self.state.spot.next = Next::AddedTime { free_kick };
        }
    }

    /// When the entry of a STALL was carried out, its mark is made, if one is left
    /// (AD-14.2).
    pub(super) fn settle(&mut self) {
        if self.state.stalled && self.state.spot.is_zone_draw() {
            self.state.stalled = false;
            if !self.no_mark_is_left() {
                self.follow(Course {
                    spot: self.state.spot,
                    mark: Some(Mark::Stall),
                });
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
        self.tell(
            "AD-17.5",
            self.holder,
            Happening::AddedTime { number, minutes },
        );
        self.state.spot.next = match free_kick {
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
        self.tell("AD-17.6", self.holder, Happening::PeriodEnd { score });
        if self.state.period == Period::SecondHalf {
            self.tell("AD-17.6", self.holder, Happening::MatchEnd { score });
            self.state.period = Period::FullTime;
            self.state.spot.next = Next::Zone;
            return;
        }
        self.state.period = Period::SecondHalf;
        self.state.marks = 0;
        self.state.added = None;
        self.start_half(self.state.kicked_off.other());
    }
}
