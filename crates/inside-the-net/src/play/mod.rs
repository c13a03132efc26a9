//! How a match is played: one file for each heading of the rules, one method for
//! each paragraph.
//!
//! A step is one card with everything that comes of it up to the next card, or up to
//! the restart after a stoppage.

mod clock;
mod coach;
mod delivery;
mod foul;
mod half;
mod injury;
mod keeper;
pub(crate) mod open;
mod order;
mod penalty;
mod recovery;
pub(crate) mod sheets;
mod shot;
mod stoppage;
mod substitution;
mod zone;

use tabletop::{BySide, Die, Side, Source};

use crate::{
    InsideTheNet,
    action::Zone,
    event::{Event, Happening},
    men::NOBODY,
    state::{Halt, Next, REGULAR, State},
};

/// Read for the attack (ITN-EQ.1).
const BLACK: Die = Die::new("black", 20);
/// Read for the defence.
const WHITE: Die = Die::new("white", 20);
/// Read for keepers and loose balls.
const BLUE: Die = Die::new("blue", 20);

/// One step.
#[inline]
pub(crate) fn step<S: Source<InsideTheNet>>(
    rules: &InsideTheNet,
    state: &mut State,
    source: &mut S,
) -> Result<(), S::Stop> {
    let mut play = Play {
        rules,
        state,
        source,
    };
    // A position may begin at a stoppage.
    if play.state.halt != Halt::No {
        play.lent().end_halt()?;
    }
    match play.state.next {
        Next::Zone => play.zone::<false>(),
        _ => play.lent().restart(),
    }?;
    play.state.acting = NOBODY;
    play.state.meeting = NOBODY;
    Ok(())
}

/// What happens now.
#[inline(always)]
fn event(state: &State, clause: &'static str, side: Side, what: Happening) -> Event {
    Event {
        clause,
        period: state.period,
        cards: REGULAR - state.regular,
        added: state.added,
        side,
        what,
    }
}

/// A step under way.
struct Play<'a, S> {
    rules: &'a InsideTheNet,
    state: &'a mut State,
    source: &'a mut S,
}

impl<S: Source<InsideTheNet>> Play<'_, S> {
    /// Lent to what seldom happens and is out of line: so that ordinary play is never
    /// pointed at, and need not be kept in memory.
    #[inline(always)]
    fn lent(&mut self) -> Play<'_, S> {
        Play {
            rules: self.rules,
            state: self.state,
            source: self.source,
        }
    }

    /// Anything but ordinary play. Out of line: one of two is guessed right more often
    /// than one of many.
    #[inline(never)]
    fn restart(&mut self) -> Result<(), S::Stop> {
        match self.state.next {
            Next::Zone => self.zone::<false>(),
            Next::FreeKick => self.zone::<true>(),
            Next::Corner | Next::Cross | Next::Rebound => self.delivery(),
            Next::Open => self.open(),
            Next::GoalKick => self.goal_kick(),
            Next::Keeper => self.release(),
            Next::Penalty => self.penalty(),
            Next::Loose => self.recovery(),
            Next::KickOff => self.kick_off(),
        }
    }

    /// A card has named them.
    #[inline]
    fn face(&mut self, man: u8, defender: u8) {
        self.state.acting = man;
        self.state.meeting = defender;
    }

    /// The paragraph that applies a rule names its clause.
    #[inline(always)]
    fn tell(&mut self, clause: &'static str, side: Side, what: Happening) {
        self.source.tell(event(self.state, clause, side, what));
    }

    /// Black and white, thrown together for a stage (ITN-DICE.2, ITN-DICE.6).
    #[inline]
    fn throw(&mut self) -> Result<(u8, u8), S::Stop> {
        let black = self.source.roll(BLACK)?;
        let white = self.source.roll(WHITE)?;
        Ok((black, white))
    }

    /// Blue, thrown afresh whenever a rule asks for it (ITN-DICE.4).
    #[inline]
    fn blue(&mut self) -> Result<u8, S::Stop> {
        self.source.roll(BLUE)
    }

    /// A side has the ball: ordinary play.
    #[inline]
    fn ball(&mut self, clause: &'static str, side: Side, zone: Zone) {
        self.state.attack = side;
        self.state.zone = zone;
        self.state.next = Next::Zone;
        self.state.from = NOBODY;
        let free_kick = false;
        self.tell(clause, side, Happening::Ball { zone, free_kick });
    }

    /// A side has a free kick (ITN-FK.1).
    fn free_kick(&mut self, clause: &'static str, side: Side, zone: Zone) {
        self.ball_for(side, zone, Next::FreeKick, NOBODY);
        let free_kick = true;
        self.tell(clause, side, Happening::Ball { zone, free_kick });
    }

    /// A side has the ball for something else than ordinary play.
    fn ball_for(&mut self, side: Side, zone: Zone, next: Next, from: u8) {
        self.state.attack = side;
        self.state.zone = zone;
        self.state.next = next;
        self.state.from = from;
    }

    /// HREC of a strip moves, and is told as it is read now (ITN-HREC.9).
    fn move_hrec(&mut self, clause: &'static str, strip: Zone, by: i8) {
        if by == 0 {
            return;
        }
        let number = &mut self.state.hrec[strip as usize];
        *number = number.saturating_add(by);
        if self.rules.options.hrec_track {
            *number = (*number).clamp(1, 19);
        }
        let now = self.state.recovery(strip);
        self.tell(clause, Side::Home, Happening::Hrec { strip, by, now });
    }

    fn score(&self) -> BySide<u16> {
        self.state.sides.map(|team| team.goals)
    }
}
