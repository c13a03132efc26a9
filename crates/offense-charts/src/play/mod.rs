//! How a match is played: one file for each heading of the rules, one method for
//! each paragraph.
//!
//! A step is one draw, or the two of a contest. What it leads to is written down
//! in the state ([`Next`], [`Pick`]), for tables send play to each other without
//! end: a corner can lead to a corner.

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

use tabletop::{Side, Source};

pub(crate) use clock::HALF;
pub(crate) use contest::LONGEST_RUN;

use crate::{
    OffenseCharts,
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
    let next = state.next;
    let mut play = Play {
        rules,
        holder: state.holder,
        state,
        source,
    };
    if play.state.picks[0].is_some() {
        play.find_player()?;
        return play.settle();
    }
    // What follows says if there is more to come.
    play.state.next = Next::Minute;
    match next {
        Next::Minute => play.minute()?,
        Next::Table(TableId::X) => play.x_chart()?,
        Next::Table(table) => play.table(table)?,
        Next::Contest { kind, again } => play.contest(kind, again)?,
        Next::Check { offence, again } => play.check(offence, again)?,
        Next::Penalty(side) => play.penalty(side)?,
        Next::Weather => play.weather()?,
        Next::KickOff => return play.kick_off(),
        Next::AddedTime => return play.added_time(),
    }
    play.settle()
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
    #[inline(always)]
    fn tell(&mut self, side: Side, what: Happening) {
        self.source.tell(Event {
            period: self.state.period,
            minute: self.state.minute,
            side,
            what,
        });
    }

    /// A side has the ball when all is settled (OC-3.17). The row of contests is
    /// over if it is another one (OC-7.8).
    #[inline]
    fn give_ball(&mut self, side: Side) {
        let stays = u8::from(side == self.holder);
        self.state.run *= stays;
        self.state.holder = side;
    }

    /// A player is to be named before anything else, if that much detail is wanted
    /// (OC-13.3).
    #[inline]
    fn name_player(&mut self, least: Detail, side: Side, column: Column) {
        if self.rules.options.detail >= least {
            self.pick(Pick::Named { side, column });
        }
    }

    #[inline(never)]
    fn pick(&mut self, pick: Pick) {
        let [first, second] = &mut self.state.picks;
        match first {
            None => *first = Some(pick),
            Some(_) => *second = Some(pick),
        }
    }
}
