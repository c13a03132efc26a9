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
        Next::Shooter => play.shooter()?,
        Next::OnGoal(shooter) => play.on_goal(shooter)?,
        Next::Chart(chart) => play.chart(chart)?,
        _ => play.aside(Play::seldom)?,
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
    /// What is seldom drawn for.
    fn seldom(&mut self) -> Result<(), S::Stop> {
        match self.state.next {
            Next::Card(caution) => self.card(caution),
            Next::Parity(shooter) => self.parity(shooter),
            Next::Even(shooter) => self.even(shooter),
            Next::Keeper(shooter) => self.keeper(shooter),
            Next::Odd { shooter, keeper } => self.odd(shooter, keeper),
            Next::Scorer => self.scorer(),
            Next::Assists(scorer) => self.assists(scorer),
            Next::Assist {
                scorer,
                first,
                another,
            } => self.assist(scorer, first, another),
            Next::Press(entry) => self.pressed(entry),
            Next::OwnGoal { pressed } => self.own_goal(pressed),
            Next::PenaltyByX => self.penalty_by_x(),
            Next::PenaltyByChart => self.penalty_by_chart(),
            Next::Ejection => self.ejection(),
            Next::Taker => self.taker(),
            Next::Penalty(taker) => self.penalty(taker),
            Next::AddedTime { free_kick } => self.added_time(free_kick),
            Next::KickOff => self.kick_off(),
            // They are played above.
            Next::Zone
            | Next::Control
            | Next::Attack
            | Next::FoulCheck(_)
            | Next::FoulingPlayer(_)
            | Next::FouledPlayer(_)
            | Next::Shooter
            | Next::OnGoal(_)
            | Next::Chart(_) => Ok(()),
        }
    }

    /// Plays a paragraph that is seldom needed, out of the way of the others: not
    /// inlined, and by parts, so that nothing else has to keep the whole play in
    /// memory for its sake.
    #[inline]
    fn aside<'a, T>(&'a mut self, paragraph: impl FnOnce(&mut Play<'a, S>) -> T) -> T {
        #[inline(never)]
        fn apart<'a, S, T>(
            rules: &'a ActionDeck,
            holder: Side,
            state: &'a mut State,
            source: &'a mut S,
            paragraph: impl FnOnce(&mut Play<'a, S>) -> T,
        ) -> T {
            paragraph(&mut Play {
                rules,
                holder,
                state,
                source,
            })
        }
        apart(self.rules, self.holder, self.state, self.source, paragraph)
    }

    #[inline(always)]
    fn tell(&mut self, side: Side, what: Happening) {
        self.source.tell(Event {
            period: self.state.period,
            marks: self.state.marks,
            side,
            what,
        });
    }

    #[inline(always)]
    fn tell_if(&mut self, happened: bool, side: Side, what: Happening) {
        let event = Event {
            period: self.state.period,
            marks: self.state.marks,
            side,
            what,
        };
        self.source.tell_if(happened, event);
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
