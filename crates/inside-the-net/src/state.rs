//! The match as it stands.

use tabletop::{BySide, Deck, Side};

use crate::{
    action::{Line, Zone},
    deck::{CARDS, SPOTS},
    men::{Men, NOBODY},
    sheet::Formation,
};

pub use football::Stage as Period;

/// Regular cards of a half (ITN-TIM.1).
pub const REGULAR: u8 = 90;

/// Cards set aside for EXTRAS (ITN-TIM.2).
pub const SPARE: u8 = 18;

/// Windows of a team (ITN-SUB.2).
pub const WINDOWS: u8 = 3;

tabletop::words! {
    /// What comes next.
    pub enum Next {
        /// A die for the first kick-off.
        KickOff = "kick-off",
        /// A card: ordinary play.
        Zone = "play",
        /// A card: a free kick.
        FreeKick = "free kick",
        /// A card: a corner.
        Corner = "corner",
        /// A card: a cross.
        Cross = "cross",
        /// A card: a rebound.
        Rebound = "rebound",
        /// A card: a pass has opened a shot.
        Open = "open",
        /// The keeper of the side on the ball has it in his hands.
        Keeper = "keeper",
        /// A goal kick of the side on the ball.
        GoalKick = "goal kick",
        /// A penalty for the side on the ball.
        Penalty = "penalty",
        /// The ball is loose where the side on the ball lost it.
        Loose = "loose ball",
    }
}

tabletop::words! {
    /// Whether play is stopped, so that coaches may change men (ITN-STP.1).
    pub enum Halt {
        /// It is not.
        No = "no",
        /// It is.
        Stoppage = "stoppage",
        /// It is half-time.
        HalfTime = "half-time",
    }
}

/// One side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Team {
    /// Goals.
    pub goals: u16,
    /// Windows left.
    pub windows: u8,
    /// It has opened a window at this stoppage.
    pub open: bool,
    /// Substitutes used.
    pub used: u8,
    /// The formation: which spots belong to which line.
    pub formation: Formation,
    /// Who stands where; nobody in an empty spot.
    pub spots: [u8; SPOTS],
    /// Who keeps goal.
    pub keeper: u8,
    /// Players who can come on.
    pub bench: Men,
    /// Keepers who can come on.
    pub bench_keepers: Men,
    /// Men who came on as substitutes.
    pub fresh: Men,
    /// Men with a caution marker.
    pub booked: Men,
    /// Men with two.
    pub booked_twice: Men,
    /// Men sent off.
    pub off: Men,
}

impl Team {
    /// Who stands in a spot, from 0.
    #[inline]
    #[must_use]
    pub fn man(&self, spot: u8) -> u8 {
        let there = self.spots.get(usize::from(spot));
        there.copied().unwrap_or(NOBODY)
    }

    /// Men on the pitch in a line.
    #[must_use]
    pub fn in_line(&self, line: Line) -> i8 {
        let there = |(spot, man): &(u8, u8)| *man != NOBODY && self.formation.line(*spot) == line;
        (0..).zip(self.spots).filter(there).count() as i8
    }

    /// Caution markers on the men of a line.
    #[must_use]
    pub fn markers(&self, line: Line) -> i8 {
        let men = (0..).zip(self.spots);
        let here = men.filter(|(spot, _)| self.formation.line(*spot) == line);
        here.map(|(_, man)| self.markers_on(man)).sum()
    }

    /// Caution markers on a man.
    #[must_use]
    pub fn markers_on(&self, man: u8) -> i8 {
        i8::from(self.booked.has(man)) + i8::from(self.booked_twice.has(man))
    }

    /// The spot of a man on the pitch, from 0.
    #[must_use]
    pub fn spot_of(&self, man: u8) -> Option<u8> {
        let at = self.spots.iter().position(|there| *there == man)?;
        u8::try_from(at).ok().filter(|_| man != NOBODY)
    }

    /// The men on the pitch with their spots, from 0.
    pub fn men(&self) -> impl Iterator<Item = (u8, u8)> {
        (0..).zip(self.spots).filter(|(_, man)| *man != NOBODY)
    }
}

/// All that changes during a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The part of the match.
    pub period: Period,
    /// What comes next.
    pub next: Next,
    /// Whether play is stopped.
    pub halt: Halt,
    /// Who had the first kick-off.
    pub kicked_off: Side,
    /// The side on the ball.
    pub attack: Side,
    /// Where, as that side sees it.
    pub zone: Zone,
    /// Who is behind what comes next: the man whose pass came just before, who
    /// crossed, took the corner, or whose shot has rebounded; nobody if nobody did.
    pub from: u8,
    /// The man on the ball whom a card has named, until the step is over.
    pub acting: u8,
    /// The man against him.
    pub meeting: u8,
    /// The spot that a coach is asked about, while he is.
    pub asked: u8,
    /// Regular cards left.
    pub regular: u8,
    /// Cards in the EXTRAS pile.
    pub extras: u8,
    /// One of them lies sideways.
    pub sideways: bool,
    /// Spare cards left.
    pub spare: u8,
    /// EXTRAS cards played in this half.
    pub added: u8,
    /// HREC of each strip, before it is limited (ITN-HREC.9).
    pub hrec: [i8; 3],
    /// Both sides.
    pub sides: BySide<Team>,
    /// The cards nobody has seen in this half.
    pub deck: Deck<CARDS>,
}

impl State {
    /// The strip of a zone as the side on the ball sees it.
    #[inline]
    #[must_use]
    pub fn strip(&self) -> Zone {
        strip_of(self.attack, self.zone)
    }

    /// HREC as it is read in a strip: never below 1 or above 19 (ITN-HREC.8).
    #[inline]
    #[must_use]
    pub fn recovery(&self, strip: Zone) -> u8 {
        self.hrec[strip as usize].clamp(1, 19) as u8
    }

    /// The side that defends.
    #[inline]
    #[must_use]
    pub fn defence(&self) -> Side {
        self.attack.other()
    }
}

/// The strip of a zone of a side: the zone as home sees it (ITN-EQ.4).
#[inline]
#[must_use]
pub const fn strip_of(side: Side, zone: Zone) -> Zone {
    match side {
        Side::Home => zone,
        Side::Away => zone.flip(),
    }
}

/// The strip that a line of a side belongs to (ITN-HREC.9).
#[inline]
#[must_use]
pub const fn strip_of_line(side: Side, line: Line) -> Zone {
    let own = match line {
        Line::Df => Zone::Def,
        Line::Mf => Zone::Mid,
        Line::Fw => Zone::Off,
    };
    strip_of(side, own)
}
