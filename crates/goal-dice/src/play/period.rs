//! Periods and kick-off (GD-3), the end of a turn (GD-6.6, GD-7.8) and the
//! result (GD-10, GD-12.1 to GD-12.4).

use tabletop::{BySide, Die, Side, Source};

use super::{Play, tables::goalie_value};
use crate::{
    GoalDice,
    event::Happening,
    options::FirstKickOff,
    state::{Marker, Period, State},
};

const TOSS: Die = Die::from_zero("toss", 10);

impl<S: Source<GoalDice>> Play<'_, S> {
    /// Both throw the goalie die, the higher starts; if they are equal it is
    /// done again in the next step (GD-3.7).
    pub(super) fn toss(&mut self) -> Result<(), S::Stop> {
        let starter = match self.rules.options.first_kick_off {
            FirstKickOff::Home => Side::Home,
            FirstKickOff::Away => Side::Away,
            FirstKickOff::Toss => {
                let home = goalie_value(self.source.roll(TOSS)?);
                let away = goalie_value(self.source.roll(TOSS)?);
                let winner = if home >= away { Side::Home } else { Side::Away };
                self.tell("GD-3.7", winner, Happening::Toss { home, away });
                if home == away {
                    return Ok(());
                }
                winner
            }
        };
        self.start_period(Period::FirstHalf, starter);
        Ok(())
    }

    /// Both markers go to their circles with a kick-off to come (GD-3.1,
    /// GD-3.2); failures, debts and lost dice are forgotten (GD-3.8).
    fn start_period(&mut self, period: Period, starter: Side) {
        self.state.period = period;
        self.state.starter = starter;
        self.state.on_turn = starter;
        self.state.seconds_left = self.rules.period_seconds(period);
        for side in Side::BOTH {
            let marker = &mut self.state.sides[side];
            *marker = Marker {
                place: self.rules.grid.circle(),
                kick_off: true,
                failures: 0,
                owes: false,
                dice_lost: 0,
                advanced: false,
                ..*marker
            };
        }
        let clause = match period {
            Period::Overtime => "GD-12.2",
            Period::SuddenDeath => "GD-12.3",
            Period::ShootOut => "GD-12.4",
            _ => "GD-3.2",
        };
        self.tell(clause, starter, Happening::PeriodStart);
    }

    /// The other side is on turn, unless it owes one: then that is forgiven and
    /// the same side plays again. If both owe, both are forgiven (GD-7.8).
    #[inline]
    pub(super) fn end_turn(&mut self) -> Result<(), S::Stop> {
        let played = self.offence();
        let other = played.other();
        self.mine().advanced = false;
        self.tell("GD-4.6", played, Happening::TurnEnd);
        if self.time_is_up() {
            return self.end_period();
        }
        self.state.on_turn = other;
        if self.forgive_turn(other) && !self.forgive_turn(played) {
            self.state.on_turn = played;
        }
        Ok(())
    }

    /// True if the side owed a turn, which it loses now.
    #[inline]
    fn forgive_turn(&mut self, side: Side) -> bool {
        let owed = std::mem::take(&mut self.state.sides[side].owes);
        if owed {
            self.tell("GD-7.8", side, Happening::TurnLost);
        }
        owed
    }

    /// Half-time, or full time, or, where a tie cannot stand, the next period.
    /// The side that did not start this one starts the next (GD-3.7, GD-12.8).
    pub(super) fn end_period(&mut self) -> Result<(), S::Stop> {
        let score = self.score();
        self.tell("GD-13.2", self.offence(), Happening::PeriodEnd { score });
        let decided = score.home != score.away || !self.rules.options.knockout;
        let next = match self.state.period {
            Period::FirstHalf => Period::SecondHalf,
            _ if decided => return self.end_match(),
            Period::SecondHalf => Period::Overtime,
            Period::Overtime => Period::SuddenDeath,
            _ => Period::ShootOut,
        };
        self.start_period(next, self.state.starter.other());
        Ok(())
    }

    pub(super) fn end_match(&mut self) -> Result<(), S::Stop> {
        let score = self.rules.goals_that_count(self.state);
        let clause = match self.state.period {
            Period::SuddenDeath => "GD-12.3",
            Period::ShootOut if self.is_in_first_rounds() => "GD-12.6",
            Period::ShootOut => "GD-12.7",
            _ => "GD-10.1",
        };
        let kicks = self.state.sides.map(|marker| marker.kicks_scored);
        self.tell(clause, self.offence(), Happening::MatchEnd { score, kicks });
        self.state.period = Period::FullTime;
        Ok(())
    }

    #[inline]
    pub(super) fn score(&self) -> BySide<u16> {
        self.state.sides.map(|marker| marker.goals)
    }
}

impl GoalDice {
    /// The goals, with those of a shoot-out only where that is agreed (GD-12.9).
    #[must_use]
    pub fn goals_that_count(&self, state: &State) -> BySide<u16> {
        let count_kicks = self.options.count_shootout_goals;
        state.sides.map(|side| match count_kicks {
            true => side.goals.saturating_add(side.kicks_scored),
            false => side.goals,
        })
    }

    /// How long a period lasts.
    #[must_use]
    pub fn period_seconds(&self, period: Period) -> u16 {
        match period {
            Period::FirstHalf | Period::SecondHalf => self.options.half_seconds,
            Period::Overtime => self.options.overtime_seconds,
            Period::SuddenDeath => self.options.sudden_seconds,
            Period::Toss | Period::ShootOut | Period::FullTime => 0,
        }
    }
}
