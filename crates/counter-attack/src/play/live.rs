//! The live clock and its sand timer (CA-33.1, CA-33.3, CA-9.10).
//!
//! The rules have no clock: whoever drives the match says how many seconds a turn took,
//! as one more answer, so that a replay takes exactly as long. The clock runs only while a
//! manager thinks about his turn: a part of a Movement Phase, or the choice of an action.
//! For dice, tackles, reactions and set pieces it stands.

use tabletop::{Elapsed, Source};

use super::Play;
use crate::{
    CounterAttack,
    choice::Action,
    next::{Menu, Next},
    options::ClockMode,
    state::SAND,
};

/// What a manager usually takes for one answer of his turn, in seconds.
const USUAL: u32 = 7;

/// The longest time between two looks at the clock, in seconds.
const LONGEST: u32 = 3_600;

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// True if the step that begins is a turn on a live clock.
    pub(super) fn is_turn(&self) -> bool {
        let turn = matches!(
            self.state.next,
            Next::Choose(_) | Next::Activate | Next::Carry
        );
        turn && self.rules.options.clock_mode == ClockMode::Live
    }

    /// What follows is no part of the turn: the clock stands (CA-9.10, CA-33.3).
    pub(super) fn stop_clock(&mut self) {
        self.state.timed = false;
    }

    /// A turn begins, and the sand timer is turned.
    pub(super) fn turn_timer(&mut self) {
        self.state.turn = 0;
    }

    /// Looks at the clock after an answer, if it runs.
    pub(super) fn read_clock(&mut self) -> Result<(), S::Stop> {
        if !self.state.timed {
            return Ok(());
        }
        let seconds = self.source.elapsed(Elapsed {
            act: "turn",
            typical: USUAL,
            most: LONGEST,
        })?;
        let seconds = u16::try_from(seconds).unwrap_or(u16::MAX);
        let state = &mut *self.state;
        state.seconds = state.seconds.saturating_add(seconds);
        let turn = u16::from(state.turn).saturating_add(seconds);
        state.turn = u8::try_from(turn).unwrap_or(u8::MAX);
        state.minute = u8::try_from(state.seconds / 60).unwrap_or(u8::MAX);
        Ok(())
    }

    /// True if the sand has run through: what was answered comes too late.
    pub(super) fn is_late(&self) -> bool {
        self.rules.options.clock_mode == ClockMode::Live && self.state.turn >= SAND
    }

    /// The choice of an action came too late: a Movement Phase is started, where the menu
    /// has one (CA-33.1). True if it was.
    pub(super) fn moves_instead(&mut self, menu: Menu) -> bool {
        let late = self.is_late() && menu.actions().contains(&Action::Move);
        if late {
            self.start_phase(menu == Menu::ThrowIn, true);
        }
        late
    }
}
