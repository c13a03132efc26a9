//! What is known before the match: where each card leads from each spot that is
//! common. Nine draws out of ten are such.
//!
//! The rules say what a card comes to ([`crate::play::Standing::lead`]). As long as
//! nobody is sent off, that is the same every time, so they are asked once ([`build`]),
//! and a match turns the pages. Which draw comes next is as good as tossed for: a branch
//! on it would be guessed wrong all the time.

mod build;

use football::{BoxScore, What};
use tabletop::{BySide, Card, GROUPS, Side};

use crate::{
    event::Event,
    play::{has_calls, plain_marks},
    spot::{Cited, Lead, Spot},
    state::{Foul, Next, Period, Position, State, Zone},
    team::MOST_PLAYERS,
};

/// Room for every card; a power of two, so that looking one up needs no check.
const ROOM: usize = 128;

/// The most spots that are known; few charts lead to more.
const SPOTS: usize = 256;

/// Which page a position is on, and what else counts there. It changes with a card that
/// has to be read, never with one that is known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hint {
    page: u32,
    /// The sides that may call PRESS, a bit for each.
    press: u8,
    /// Which bits of a toll count.
    mask: u8,
    /// So many marks are made without more ado.
    plain_marks: u8,
}

impl Hint {
    /// Nobody has looked, or it is on none.
    pub(crate) const NONE: Hint = Hint {
        page: u32::MAX,
        press: 0,
        mask: 0,
        plain_marks: 0,
    };
}

/// What is known of a card.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Known {
    /// The spot it leads to.
    to: u8,
    /// What its events count for, and its toll.
    pub(crate) group: u8,
}

/// What is known of each card at a spot. There is no card 0: in its place stands, as a
/// bit, the side that may call PRESS here if it has calls.
#[derive(Clone, Debug)]
pub(crate) struct LeadsPage([Known; ROOM]);

/// Cards that count for the same, and have the same toll.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Group {
    /// The marks that the card makes. One that has to be read makes more than are ever
    /// left; so does one that a man sent off may change, if there is one: that has a bit
    /// for each side.
    toll: u8,
    counts: Vec<(Side, What)>,
}

/// More marks than are ever left in a half.
const TOO_MANY: u8 = 0x3f;

/// The bit of a side's men in a toll.
const fn men(side: Side) -> u8 {
    0x40 << side as u8
}

/// The bit of a side that may call PRESS.
const fn calls(side: Side) -> u8 {
    1 << side as u8
}

/// All pages.
#[derive(Clone, Debug)]
pub(crate) struct Leads {
    pages: Vec<LeadsPage>,
    /// The spots: first those with a page, then others that they lead to.
    spots: [Spot; SPOTS],
    /// The pages of the spots, by their numbers.
    numbered: Vec<u32>,
    /// The first one is of cards that have to be read.
    groups: Vec<Group>,
    /// Their tolls.
    tolls: [u8; GROUPS],
}

impl Leads {
    /// Nothing is known.
    pub(crate) const NONE: Leads = Leads {
        pages: Vec::new(),
        spots: [Spot::taken(Side::Home, Zone::M); SPOTS],
        numbered: Vec::new(),
        groups: Vec::new(),
        tolls: [TOO_MANY; GROUPS],
    };

    /// The page of a position: none if it is not common. While a STALL is to make its
    /// mark, or several men of a side are sent off, nothing is.
    pub(crate) fn find(&self, position: &Position) -> Hint {
        let BySide { home, away } = position.sides.map(|team| team.off);
        let number = match position.stalled || home.are_several() || away.are_several() {
            true => None,
            false => number_of(&position.spot),
        };
        let page = number.and_then(|number| self.numbered.get(number));
        let bit_if = |yes: bool, bit: u8| if yes { bit } else { 0 };
        let press = |side| bit_if(has_calls(position, side), calls(side));
        page.map_or(Hint::NONE, |&page| Hint {
            page,
            press: press(Side::Home) | press(Side::Away),
            mask: TOO_MANY
                | bit_if(!home.is_empty(), men(Side::Home))
                | bit_if(!away.is_empty(), men(Side::Away)),
            plain_marks: plain_marks(position),
        })
    }

    /// The page, if there is one and PRESS cannot be called.
    #[inline]
    pub(crate) fn open(&self, hint: &Hint) -> Option<&LeadsPage> {
        let page = self.pages.get(hint.page as usize);
        page.filter(|page| page.0[0].to & hint.press == 0)
    }

    /// What is known of a card in this state; `None` if it has to be read. (One
    /// comparison: whether a mark is made is as good as tossed for.)
    #[inline]
    pub(crate) fn at(&self, page: &LeadsPage, card: Card, state: &State) -> Option<Known> {
        let known = page.0[usize::from(card.0) % ROOM];
        let toll = self.tolls[usize::from(known.group)] & state.hint.mask;
        let marks = u32::from(state.marks) + u32::from(toll);
        (marks <= u32::from(state.hint.plain_marks)).then_some(known)
    }

    /// Goes where a card leads.
    #[inline]
    pub(crate) fn follow(&self, known: Known, state: &mut State) {
        state.position.marks += self.tolls[usize::from(known.group)] & 1;
        state.position.spot = self.spots[usize::from(known.to)];
        state.hint.page = known.to.into();
    }

    /// Counts the events of a group.
    pub(crate) fn count(&self, group: u8, times: u64, box_score: &mut BoxScore) {
        let group = self.groups.get(usize::from(group));
        for &(side, what) in group.iter().flat_map(|group| &group.counts) {
            box_score.count_times(times, side, what);
        }
    }
}

/// What is told of a card: what it says, and its mark.
pub(crate) fn told(lead: &Lead, period: Period, marks: u8) -> [Option<Event>; 2] {
    let event = |marks, side, Cited(clause, what)| Event {
        clause,
        period,
        marks,
        side,
        what,
    };
    let course = lead.course;
    let marked = course.marked();
    [
        Some(event(marks, lead.side, lead.said)),
        marked.map(|said| event(marks + 1, course.spot.holder, said)),
    ]
}

/// Where the players begin among the things drawn for.
const ON_GOAL: usize = 21;
const PARITY: usize = ON_GOAL + MOST_PLAYERS;

/// The numbers of common spots are below this.
const NUMBERS: usize = (PARITY + MOST_PLAYERS) * 6;

/// The number of a spot; none if it is not common.
fn number_of(spot: &Spot) -> Option<usize> {
    let of_foul = |foul: Foul| match foul {
        Foul::OfHolder { booked } => usize::from(booked),
        Foul::OfOther => 2,
        Foul::OfOtherAfterX { penalty } => 3 + usize::from(penalty),
    };
    let of_player = |player: u8| Some(usize::from(player)).filter(|&at| at < MOST_PLAYERS);
    let drawn_for = match spot.next {
        Next::Zone => usize::from(spot.first),
        _ if spot.first => return None,
        Next::Control => 2,
        Next::FoulCheck(0) => 3,
        Next::FoulCheck(1) => 4,
        Next::Attack => 5,
        Next::Shooter => 6,
        Next::Chart(chart) => 7 + chart as usize,
        Next::FoulingPlayer(foul) => 11 + of_foul(foul),
        Next::FouledPlayer(foul) => 16 + of_foul(foul),
        Next::OnGoal(player) => ON_GOAL + of_player(player)?,
        Next::Parity(player) => PARITY + of_player(player)?,
        _ => return None,
    };
    Some(drawn_for * 6 + spot.zone as usize * 2 + spot.holder as usize)
}
