//! The clock (GD-13): seconds by a model, or a real clock that is asked.

use tabletop::{Elapsed, Source};

use super::Play;
use crate::{GoalDice, choice::Choice, options::TimeModel};

/// Every offence roll, in the uniform model (GD-13.5).
pub const ROLL: u16 = 12;

/// Seconds that each act takes; 0 where a real clock is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SecondsPerAct {
    advance: u16,
    shot: u16,
    punt: u16,
    restart: u16,
    penalty: u16,
    tie: u16,
}

impl SecondsPerAct {
    /// The seconds of a model (GD-13.5, GD-13.6).
    pub(crate) const fn of(model: TimeModel) -> SecondsPerAct {
        let still = SecondsPerAct {
            advance: 0,
            shot: 0,
            punt: 0,
            restart: 0,
            penalty: 0,
            tie: 0,
        };
        match model {
            TimeModel::Uniform => SecondsPerAct {
                advance: ROLL,
                shot: ROLL,
                ..still
            },
            TimeModel::Detailed => SecondsPerAct {
                advance: 10,
                shot: 15,
                punt: 5,
                restart: 10,
                penalty: 5,
                tie: 15,
            },
            TimeModel::Live => still,
        }
    }
}

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
    pub(super) fn spend_time_on_advance(&mut self) {
        self.spend(self.rules.pace.advance);
    }

    #[inline]
    pub(super) fn spend_time_on_shot(&mut self) {
        self.spend(self.rules.pace.shot);
    }

    #[inline]
    pub(super) fn spend_time_on_punt(&mut self) {
        self.spend(self.rules.pace.punt);
    }

    #[inline]
    pub(super) fn spend_time_on_restart(&mut self) {
        self.spend(self.rules.pace.restart);
    }

    pub(super) fn spend_time_on_penalty(&mut self) {
        self.spend(self.rules.pace.penalty);
    }

    pub(super) fn spend_time_on_tie(&mut self) {
        self.spend(self.rules.pace.tie);
    }

    #[inline]
    fn spend(&mut self, seconds: u16) {
        self.state.seconds_left = self.state.seconds_left.saturating_sub(seconds);
    }
}
