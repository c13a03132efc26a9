//! How a match is played: one file for each heading of the rules, one method for
//! each paragraph.
//!
//! A step is one draw. What it leads to is written down in the state
//! ([`crate::state::Next`]): charts send play to each other without end, and a deck
//! has 101 ways to go on at every draw.

mod assist;
mod attack;
mod charts;
mod control;
mod draw;
mod foul;
mod keeper;
mod penalty;
mod press;
mod shot;
mod timing;
mod x_card;
mod zones;

use tabletop::{BySide, Side, Source};

pub use press::can_press;
pub use timing::HALF;

use crate::{
    ActionDeck, TeamChart,
    event::{Event, Happening},
    state::{Next, State},
};

/// One step.
#[inline]
pub(crate) fn step<S: Source<ActionDeck>>(
    rules: &ActionDeck,
    state: &mut State,
    source: &mut S,
) -> Result<(), S::Stop> {
    let mut play = Play {
        rules,
        holder: state.holder,
        state,
        source,
    };
    match play.state.next {
        Next::Zone => play.zone()?,
        Next::Control => play.control()?,
        Next::Attack => play.attack()?,
        Next::FoulCheck(movement) => play.foul_check(movement)?,
        Next::FoulingPlayer(foul) => play.fouling_player(foul)?,
        Next::FouledPlayer(foul) => play.fouled_player(foul)?,
        Next::Card(caution) => play.card(caution)?,
        Next::Shooter => play.shooter()?,
        Next::OnGoal(shooter) => play.on_goal(shooter)?,
        Next::Chart(chart) => play.chart(chart)?,
        Next::Parity(shooter) => play.parity(shooter)?,
        Next::Even(shooter) => play.even(shooter)?,
        Next::Keeper(shooter) => play.keeper(shooter)?,
        Next::Odd { shooter, keeper } => play.odd(shooter, keeper)?,
        Next::Scorer => play.scorer()?,
        Next::Assists(scorer) => play.assists(scorer)?,
        Next::Assist {
            scorer,
            first,
            another,
        } => play.assist(scorer, first, another)?,
        Next::Press(entry) => play.pressed(entry)?,
        Next::OwnGoal { pressed } => play.own_goal(pressed)?,
        Next::PenaltyByX => play.penalty_by_x()?,
        Next::PenaltyByChart => play.penalty_by_chart()?,
        Next::Ejection => play.ejection()?,
        Next::Taker => play.taker()?,
        Next::Penalty(taker) => play.penalty(taker)?,
        Next::AddedTime { free_kick } => play.added_time(free_kick)?,
        Next::KickOff => play.kick_off()?,
    }
    play.settle();
    Ok(())
}

/// A step under way.
struct Play<'a, S> {
    rules: &'a ActionDeck,
    /// The side in control when the step began.
    holder: Side,
    state: &'a mut State,
    source: &'a mut S,
}

impl<S: Source<ActionDeck>> Play<'_, S> {
    #[inline(always)]
    fn tell(&mut self, side: Side, what: Happening) {
        self.source.tell(Event {
            period: self.state.period,
            marks: self.state.marks,
            side,
            what,
        });
    }

    /// The holder's chart.
    #[inline]
    fn chart_of_holder(&self) -> &TeamChart {
        &self.rules.teams[self.holder]
    }

    #[inline]
    fn score(&self) -> BySide<u16> {
        self.state.sides.map(|team| team.goals)
    }

    /// A goal for a side.
    fn count_goal(&mut self, side: Side) {
        let goals = &mut self.state.sides[side].goals;
        *goals = goals.saturating_add(1);
    }
}
