//! How a match is played: one file for each heading of the rules, one method for
//! each paragraph.
//!
//! A step is a minute, as far as no table is needed that can send play back and
//! forth without end: a corner can lead to a corner. From there on each table, each
//! player and each draw that has to be made again is a step of its own, and the
//! state says what is to come ([`Next`], [`Pick`]).

mod clock;
mod contest;
mod draw;
mod foul;
mod minute;
mod penalty;
mod player;
mod short;
mod stoppage;
mod tables;

use std::hint::select_unpredictable;

use tabletop::{Side, Source, aside};

pub(crate) use clock::HALF;
pub(crate) use contest::{LONGEST_RUN, OWN_GOAL_MARGIN, is_own_goal};
pub(crate) use penalty::NEED;

use crate::{
    OffenseCharts,
    course::Course,
    event::{Event, Happening},
    options::Detail,
    players::Column,
    state::{Next, Pick, State},
    tables::TableId,
};

/// One step.
#[inline]
pub(crate) fn step<S: Source<OffenseCharts>>(
    rules: &OffenseCharts,
    state: &mut State,
    source: &mut S,
) -> Result<(), S::Stop> {
    let mut play = Play {
        rules,
        holder: state.holder,
        state,
        source,
    };
    match play.is_fresh() {
        true => play.minute()?,
        false => play.aside(Play::go_on)?,
    }
    play.settle();
    Ok(())
}

/// A step under way.
struct Play<'a, S> {
    rules: &'a OffenseCharts,
    /// The side that made the initial draw of this minute: the attacking side
    /// (OC-9.12).
    holder: Side,
    state: &'a mut State,
    source: &'a mut S,
}

impl<S: Source<OffenseCharts>> Play<'_, S> {
    /// True if nothing is left to be drawn for in this minute.
    #[inline]
    fn is_fresh(&self) -> bool {
        matches!(self.state.next, Next::Minute) & self.state.picks[0].is_none()
    }

    /// A minute that is not settled yet, or what comes before and between halves.
    fn go_on(&mut self) -> Result<(), S::Stop> {
        if self.state.picks[0].is_some() {
            return self.find_player();
        }
        let next = self.state.next;
        // What follows says if there is more to come.
        self.state.next = Next::Minute;
        match next {
            Next::Minute => Ok(()),
            Next::Table(TableId::X) => self.x_chart(),
            Next::Table(table) => self.table(table),
            Next::Contest { kind, again } => self.contest(kind, again),
            Next::Check { offence, again } => self.check(offence, again),
            Next::Penalty(side) => self.penalty(side),
            Next::Weather => self.weather(),
            Next::KickOff => self.kick_off(),
            Next::AddedTime => self.added_time(),
        }
    }

    /// Plays a paragraph that is seldom needed, out of the way of the others.
    #[inline]
    fn aside<'a, T>(&'a mut self, paragraph: impl FnOnce(&mut Play<'a, S>) -> T) -> T {
        let parts = |rules, holder, state, source| {
            paragraph(&mut Play {
                rules,
                holder,
                state,
                source,
            })
        };
        aside(self.rules, self.holder, self.state, self.source, parts)
    }

    /// The paragraph that applies a rule names its clause.
    #[inline(always)]
    fn tell(&mut self, clause: &'static str, side: Side, what: Happening) {
        let event = self.event(clause, side, what);
        self.source.tell(event);
    }

    #[inline(always)]
    fn tell_if(&mut self, happened: bool, clause: &'static str, side: Side, what: Happening) {
        let event = self.event(clause, side, what);
        self.source.tell_if(happened, event);
    }

    #[inline(always)]
    fn event(&self, clause: &'static str, side: Side, what: Happening) -> Event {
        Event {
            clause,
            period: self.state.period,
            minute: self.state.minute,
            side,
            what,
        }
    }

    /// A side has the ball when all is settled (OC-3.17). The row of contests is
    /// over if it is another one (OC-7.8).
    #[inline]
    fn give_ball(&mut self, side: Side) {
        let stays = u8::from(side == self.holder);
        self.state.run *= stays;
        self.state.holder = side;
    }

    /// Goes on as a reading or a table says. The row of contests is over (OC-7.8).
    #[inline(always)]
    fn take(&mut self, course: Course) {
        let Course { next, lost } = course;
        self.state.run = 0;
        self.state.next = next;
        self.state.holder = select_unpredictable(lost, self.holder.other(), self.holder);
    }

    /// True if that much detail is wanted.
    #[inline]
    fn names(&self, least: Detail) -> bool {
        self.rules.options.detail >= least
    }

    /// A player is to be named before anything else, if that much detail is wanted
    /// (OC-13.3).
    #[inline]
    fn name_player(&mut self, least: Detail, side: Side, column: Column) {
        if self.names(least) {
            pick(self.state, Pick::Named { side, column });
        }
    }
}

/// One more player to be found.
#[inline(never)]
fn pick(state: &mut State, pick: Pick) {
    let [first, second] = &mut state.picks;
    match first {
        None => *first = Some(pick),
        Some(_) => *second = Some(pick),
    }
}
