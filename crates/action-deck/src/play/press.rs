//! PRESS (AD-13) and STALL (AD-14): what a coach may do.

use tabletop::{Ask, Duty, Side, Source};

use super::Play;
use crate::{
    ActionDeck,
    cards::{Entry, Suffix},
    choice::Choice,
    event::Happening,
    spot::{Course, Spot},
    state::{Next, Period, Position, Zone},
};

/// PRESS calls for each goal of deficit (AD-13.2).
const CALLS_PER_GOAL: u32 = 5;

/// True if the holder may call PRESS now (AD-13.1).
#[must_use]
pub fn can_press(position: &Position) -> bool {
    is_time_to_press(position.spot) && has_calls(position, position.spot.holder)
}

/// PRESS is called before the first zone draw of a possession, in M or D (AD-13.1,
/// AD-13.3).
pub(crate) fn is_time_to_press(spot: Spot) -> bool {
    spot.first && spot.zone != Zone::A
}

/// True of a side that is behind in the second half and has calls left (AD-13.1,
/// AD-13.2).
pub(crate) fn has_calls(position: &Position, side: Side) -> bool {
    let calls = CALLS_PER_GOAL * u32::from(position.deficit(side));
    position.period == Period::SecondHalf && u32::from(position.sides[side].presses) < calls
}

impl<S: Source<ActionDeck>> Play<'_, S> {
    /// PRESS is called before the card is seen, and a call is a call (AD-13.3).
    pub(super) fn press_called(&mut self) -> Result<bool, S::Stop> {
        let pressed = self.called("press", &[Choice::PlayOn, Choice::Press])?;
        if pressed {
            let calls = self.state.sides[self.holder].presses;
            self.tell("AD-13.1", self.holder, Happening::Press { calls });
            if self.rules.options.press_spent_if_void {
                self.state.sides[self.holder].presses += 1;
            }
        }
        Ok(pressed)
    }

    /// STALL, at any zone draw without PRESS (AD-14.1, AD-14.3).
    #[inline]
    pub(super) fn stall_called(&mut self) -> Result<bool, S::Stop> {
        self.called("stall", &[Choice::PlayOn, Choice::Stall])
    }

    #[inline(always)]
    fn called(&mut self, name: &'static str, menu: &[Choice; 2]) -> Result<bool, S::Stop> {
        let choice = self.source.choose(&Ask {
            name,
            state: self.state,
            side: self.holder,
            menu,
            default: 0,
            duty: Duty::May,
        })?;
        Ok(choice != Choice::PlayOn)
    }

    /// PRESS can be applied to a bare +1 or 0 only; any other entry is carried out
    /// unchanged (AD-13.4).
    pub(super) fn press_on(&mut self, entry: Entry) {
        let bare = entry.suffix == Suffix::Bare && matches!(entry.movement, 0 | 1);
        if !bare {
            self.tell("AD-13.4", self.holder, Happening::PressVoid);
            return self.carry_out(entry, false);
        }
        if !self.rules.options.press_spent_if_void {
            self.state.sides[self.holder].presses += 1;
        }
        self.state.spot.next = Next::Press(entry);
    }

    /// One number: at most the holder's CTL moves the ball one zone more (AD-13.5).
    pub(super) fn pressed(&mut self, entry: Entry) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        let need = self.standing().control_of_holder();
        let helps = number <= need;
        let pressed = Happening::Pressed {
            number,
            need,
            helps,
        };
        self.tell("AD-13.5", self.holder, pressed);
        let movement = entry.movement + i8::from(helps);
        self.follow(Course::to(self.standing().move_ball(movement, false)));
        Ok(())
    }

    /// One more card is discarded unread (AD-14.1); the entry is carried out as usual,
    /// and a mark is made afterwards if that was agreed (AD-14.2).
    pub(super) fn stall(&mut self) {
        self.tell("AD-14.1", self.holder, Happening::Stall);
        self.burn();
        self.state.stalled = self.rules.options.stall_mark;
    }
}
