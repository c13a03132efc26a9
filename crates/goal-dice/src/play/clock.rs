//! The clock (GD-13): seconds by a model, or a real clock that is asked.

use tabletop::{Elapsed, Source};

use super::Play;
use crate::{GoalDice, choice::Choice, options::TimeModel};

/// Every offence roll, in the uniform model (GD-13.5).
pub const ROLL: u16 = 12;

// The detailed model (GD-13.6).
const ADVANCE: u16 = 10;
const SHOT: u16 = 15;
const PUNT: u16 = 5;
const RESTART: u16 = 10;
const PENALTY: u16 = 5;
const TIE: u16 = 15;

/// The longest time between two looks at a real clock: a day.
const LONGEST: u32 = 86_400;

impl<S: Source<GoalDice>> Play<'_, S> {
    /// True while there is time for an act to begin (GD-13.2, GD-13.7).
    #[inline]
    pub(super) fn clock_lets_begin(&mut self, choice: Choice) -> Result<bool, S::Stop> {
        if self.is_live() {
            self.read_clock(match choice {
                Choice::Shoot => "shot",
                _ => "advance",
            })?;
        }
        Ok(!self.time_is_up())
    }

    #[inline]
    fn is_live(&self) -> bool {
        self.rules.options.time_model == TimeModel::Live
    }

    #[inline]
    pub(super) fn time_is_up(&self) -> bool {
        self.state.seconds_left == 0
    }

    /// Looks at a real clock, if there is one.
    pub(super) fn read_clock(&mut self, act: &'static str) -> Result<(), S::Stop> {
        if self.is_live() {
            let typical = match act {
                "advance" | "shot" => u32::from(ROLL),
                _ => 0,
            };
            let clock = Elapsed {
                act,
                typical,
                most: LONGEST,
            };
            let seconds = self.source.elapsed(clock)?;
            self.spend(u16::try_from(seconds).unwrap_or(u16::MAX));
        }
        Ok(())
    }

    #[inline]
    pub(super) fn spend_time_on(&mut self, act: Choice) {
        self.spend(match (self.rules.options.time_model, act) {
            (TimeModel::Uniform, _) => ROLL,
            (TimeModel::Detailed, Choice::Shoot) => SHOT,
            (TimeModel::Detailed, _) => ADVANCE,
            (TimeModel::Live, _) => 0,
        });
    }

    #[inline]
    pub(super) fn spend_time_on_punt(&mut self) {
        self.spend_if_detailed(PUNT);
    }

    #[inline]
    pub(super) fn spend_time_on_restart(&mut self) {
        self.spend_if_detailed(RESTART);
    }

    pub(super) fn spend_time_on_penalty(&mut self) {
        self.spend_if_detailed(PENALTY);
    }

    pub(super) fn spend_time_on_tie(&mut self) {
        self.spend_if_detailed(TIE);
    }

    #[inline]
    fn spend_if_detailed(&mut self, seconds: u16) {
        if self.rules.options.time_model == TimeModel::Detailed {
            self.spend(seconds);
        }
    }

    #[inline]
    fn spend(&mut self, seconds: u16) {
        self.state.seconds_left = self.state.seconds_left.saturating_sub(seconds);
    }
}
