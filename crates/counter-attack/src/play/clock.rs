//! The clock, added time, halves (CA-5.11, CA-33 to CA-35).

use tabletop::{Side, Source};

use super::Play;
use crate::{
    CounterAttack,
    event::{Happening, PhaseEnd},
    hex::Hex,
    next::{Kind, Menu, Next, Restart},
    options::AfterDraw,
    options::ClockMode,
    pitch::End,
    state::{Period, Tokens},
};

/// What follows an action.
#[derive(Clone, Copy, Debug)]
pub(super) enum AfterAction {
    /// The side in possession chooses.
    Menu(Menu),
    /// Players jump for the ball.
    Header { rushed: bool, corner: bool },
    /// A set piece.
    Restart(Restart),
}

/// The minutes of a Movement Phase (CA-33.2).
const PHASE: u8 = 3;

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// An action is called: in added time it counts now (CA-34.2). Inside a Movement
    /// Phase the phase's own minutes stand.
    pub(super) fn begin(&mut self, minutes: u8) {
        self.stop_clock();
        if self.state.phase.is_none() {
            self.state.takes = minutes;
            let ball = self.state.ball;
            self.state.third = End::BOTH.into_iter().find(|end| end.third(ball));
        }
        if let Some(left) = &mut self.state.added {
            *left = left.saturating_sub(1);
        }
    }

    /// The minutes of the half under way (CA-33.1, CA-33.2).
    fn half_length(&self) -> u8 {
        let half = self.rules.options.half_minutes;
        self.state.period.minutes(half)
    }

    /// True if one more action can be called.
    pub(super) fn has_action_left(&self) -> bool {
        self.state.added != Some(0)
    }

    /// The action is over, and with it the Movement Phase it was, or happened in
    /// (CA-5.11).
    pub(super) fn finish(&mut self, why: PhaseEnd, then: AfterAction) -> Result<(), S::Stop> {
        let mut minutes = self.state.takes;
        let mut is_action = true;
        let in_phase = self.state.phase.is_some();
        if let Some(phase) = self.state.phase.take() {
            let clause = match (why, then) {
                (PhaseEnd::Normal, _) => "CA-6.14",
                // Of what comes to rest with nobody, only a tied tackle ends the phase.
                (PhaseEnd::Loose, AfterAction::Menu(Menu::Unclaimed)) => "CA-9.8",
                _ => "CA-6.13",
            };
            self.tell(clause, Happening::PhaseEnd { why });
            self.phase_tokens_end();
            is_action = phase.counts;
            minutes = if is_action { PHASE } else { 0 };
        }
        self.state.takes = 0;
        if self.rules.options.clock_mode != ClockMode::Live {
            self.state.minute = self.state.minute.saturating_add(minutes);
        }
        let penalty =
            matches!(then, AfterAction::Restart(restart) if restart.kind == Kind::Penalty);
        if self.state.added == Some(0) && !penalty {
            return self.end_half();
        }
        if self.state.added.is_none() && self.state.minute >= self.half_length() {
            self.added_time()?;
            if self.state.added == Some(0) && !penalty {
                return self.end_half();
            }
        }
        match then {
            AfterAction::Menu(menu) => {
                let side = self.state.attack;
                let clause = match (menu, why) {
                    (Menu::Aos, _) => "CA-5.6",
                    (Menu::SaveHold, _) => "CA-21.1",
                    (Menu::LooseHit, _) => "CA-22.10",
                    (Menu::Unclaimed, PhaseEnd::Loose) if in_phase => "CA-5.8",
                    (Menu::Unclaimed, PhaseEnd::Loose) => "CA-22.9",
                    (Menu::ThrowIn | Menu::ThrowInLast, _) => "CA-26.4",
                    (_, PhaseEnd::Normal) if in_phase => "CA-6.14",
                    _ => "CA-5.5",
                };
                self.tell(clause, Happening::Menu { side, menu });
                self.state.next = Next::Choose(menu);
                if is_action {
                    self.final_third_due(menu);
                }
            }
            AfterAction::Header { rushed, corner } => {
                self.state.next = Next::Header { rushed, corner }
            }
            AfterAction::Restart(restart) => {
                self.state.next = Next::Substitutions(restart, restart.side);
            }
        }
        Ok(())
    }

    /// What a phase laid on figures, and what ends with it (CA-11.14, CA-18.14).
    fn phase_tokens_end(&mut self) {
        for piece in &mut self.state.pieces {
            let tokens = &mut piece.tokens;
            if tokens.any(Tokens::STUN_ENDS) || (tokens.any(Tokens::STUN_PART)) {
                tokens.0 &= !Tokens::STUN.0;
            }
            if tokens.any(Tokens::FROZEN_ENDS) {
                tokens.0 &= !Tokens::FREEZE.0;
            }
            tokens.0 &= !Tokens::OF_PHASE.0;
        }
    }

    /// The die and the referee's Leniency: actions still to be played (CA-34.1).
    fn added_time(&mut self) -> Result<(), S::Stop> {
        let die = self.roll("added", None)?.face;
        let options = &self.rules.options;
        let cap = match self.state.period {
            Period::FirstHalf | Period::SecondHalf => options.added_cap,
            _ => options.added_cap_extra,
        };
        let leniency = self.state.leniency;
        let actions = (die + leniency).min(cap);
        self.state.added = Some(actions);
        self.tell(
            "CA-34.1",
            Happening::Added {
                die,
                leniency,
                actions,
            },
        );
        Ok(())
    }

    /// The half is over (CA-34.2, CA-35.1).
    fn end_half(&mut self) -> Result<(), S::Stop> {
        let (period, score) = (self.state.period, self.state.goals);
        self.tell(
            "CA-34.2",
            Happening::HalfEnd {
                half: period,
                score,
            },
        );
        let tokens = [
            Tokens::STUN,
            Tokens::FREEZE,
            Tokens::FLAGGED,
            Tokens::OF_PHASE,
        ];
        for tokens in tokens {
            self.state.take_all(tokens);
        }
        let level = score.home == score.away;
        let first = self.state.kicked_off;
        match (period, self.rules.options.after_draw) {
            (Period::FirstHalf, _) => self.start_half(Period::SecondHalf, first.other()),
            (Period::SecondHalf, AfterDraw::ExtraTime) if level => {
                self.start_half(Period::ExtraFirst, first);
            }
            (Period::ExtraFirst, _) => self.start_half(Period::ExtraSecond, first.other()),
            (Period::SecondHalf, AfterDraw::Shootout) | (Period::ExtraSecond, _) if level => {
                self.begin_shoot_out()?;
            }
            // A draw stands; who has won has.
            _ if level => self.full_time("CA-35.1"),
            _ => self.full_time("CA-35.4"),
        }
        Ok(())
    }

    fn start_half(&mut self, period: Period, kicks: Side) {
        self.state.period = period;
        self.state.minute = 0;
        self.state.seconds = 0;
        self.state.added = None;
        if self.rules.options.switch_ends {
            self.state.home_attacks = self.state.home_attacks.other();
        }
        let restart = Restart {
            kind: Kind::KickOff,
            side: kicks,
            at: Hex::CENTRE,
        };
        self.set_piece_ball(restart);
        self.state.next = Next::Substitutions(restart, kicks);
        let clause = match period {
            Period::ExtraFirst => "CA-35.1",
            _ => "CA-31.1",
        };
        self.tell(clause, Happening::PeriodStart { side: kicks });
    }

    /// The final whistle.
    pub(super) fn full_time(&mut self, clause: &'static str) {
        self.state.period = Period::FullTime;
        let score = self.state.goals;
        let kicks = self.state.kicks.map(|kicks| kicks.scored);
        self.tell(clause, Happening::FullTime { score, kicks });
    }
}
