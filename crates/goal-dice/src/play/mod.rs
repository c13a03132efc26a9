//! How a match is played: one file for each heading of the rules, one method
//! for each paragraph.

mod advance;
pub(crate) mod clock;
mod penalty;
mod period;
pub(crate) mod shoot_out;
mod shot;
pub(crate) mod tables;

use tabletop::{Ask, Duty, Side, Source, aside};

use crate::{
    GoalDice,
    choice::Choice,
    event::{Event, Happening},
    state::{Marker, Period, State},
};

/// One step: a toss, one act of a turn to its end, one throw of a tied shot, or
/// one kick of a shoot-out.
#[inline]
pub(crate) fn step<S: Source<GoalDice>>(
    rules: &GoalDice,
    state: &mut State,
    source: &mut S,
) -> Result<(), S::Stop> {
    let mut play = Play {
        rules,
        offence: state.on_turn,
        state,
        source,
    };
    match play.state.period {
        Period::Toss => play.toss(),
        Period::ShootOut => play.kick(),
        Period::FullTime => Ok(()),
        _ if play.state.ties > 0 => play.aside(Play::throw_shot),
        _ => play.act(),
    }
}

/// A step under way.
struct Play<'a, S> {
    rules: &'a GoalDice,
    /// The side whose turn it was when the step began.
    offence: Side,
    state: &'a mut State,
    source: &'a mut S,
}

impl<S: Source<GoalDice>> Play<'_, S> {
    /// The offence shoots or advances (GD-4.6, GD-5.1). In the penalty box it
    /// can only shoot (GD-8.2), and from a square without dice it cannot.
    #[inline]
    fn act(&mut self) -> Result<(), S::Stop> {
        let place = self.mine().place;
        let choice = if place == self.rules.grid.penalty_box() {
            Choice::Shoot
        } else if self.rules.grid.square(place).dice == 0 {
            Choice::Advance
        } else {
            self.ask_for_act()?
        };
        if !self.clock_lets_begin(choice)? {
            return self.end_period();
        }
        match choice {
            Choice::Shoot => self.throw_shot(),
            _ => self.advance(),
        }
    }

    #[inline]
    fn ask_for_act(&mut self) -> Result<Choice, S::Stop> {
        self.source.choose(&Ask {
            name: "turn",
            state: self.state,
            side: self.offence(),
            menu: &[Choice::Advance, Choice::Shoot],
            default: 0,
            duty: Duty::Must,
        })
    }

    /// Plays a paragraph that is seldom needed, out of the way of the others.
    #[inline]
    fn aside<'a, T>(&'a mut self, paragraph: impl FnOnce(&mut Play<'a, S>) -> T) -> T {
        let parts = |rules, offence, state, source| {
            paragraph(&mut Play {
                rules,
                offence,
                state,
                source,
            })
        };
        aside(self.rules, self.offence, self.state, self.source, parts)
    }

    /// The side whose turn it is.
    #[inline]
    fn offence(&self) -> Side {
        self.offence
    }

    /// The offence's marker.
    #[inline]
    fn mine(&mut self) -> &mut Marker {
        &mut self.state.sides[self.offence]
    }

    /// The paragraph that applies a rule names its clause.
    #[inline(always)]
    fn tell(&mut self, clause: &'static str, side: Side, what: Happening) {
        self.source.tell(Event {
            clause,
            period: self.state.period,
            seconds_left: self.state.seconds_left,
            side,
            what,
        });
    }
}
