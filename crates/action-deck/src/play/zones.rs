//! The zones (AD-5).

use tabletop::{Card, Source};

use super::{Play, Standing};
use crate::{
    ActionDeck,
    cards::{Entry, Suffix},
    event::{Happening, Reading},
    spot::{Course, Lead, Spot},
    state::{Next, Zone},
};

impl Standing<'_> {
    /// The entry of the zone the holder is in (AD-2.4, AD-5.3) is read and carried out.
    pub(super) fn zone(&self, card: Card) -> Lead {
        let reading = self.reading(card);
        let said = Happening::Zone {
            card,
            zone: self.spot.zone,
            reading,
        };
        let spot = self.spot.once_drawn();
        let drawn = Standing { spot, ..*self };
        let (clause, spot) = match reading {
            Reading::Attack => ("AD-10.2", spot.with(Next::Attack)),
            Reading::Retreat => ("AD-10.1", spot.on_in(Zone::M)),
            Reading::Entry(entry) => (drawn.clause_of(entry), drawn.carry_out(entry)),
        };
        self.lead_to(clause, said, Course::to(spot))
    }

    /// What stands on a card for the zone; in A that is -1, or a look at the chart
    /// (AD-10.1, AD-10.2).
    pub(super) fn reading(&self, card: Card) -> Reading {
        let face = self.rules.cards.face(card);
        match self.spot.zone {
            Zone::D => Reading::Entry(face.defence),
            Zone::M => Reading::Entry(face.midfield),
            Zone::A if face.attacks => Reading::Attack,
            Zone::A => Reading::Retreat,
        }
    }

    /// An M or D entry: a foul check before the movement (AD-6.1), a control draw
    /// after it (AD-9.1), or the bare movement (AD-5.4).
    fn carry_out(&self, entry: Entry) -> Spot {
        match entry.suffix {
            Suffix::Foul => self.spot.with(Next::FoulCheck(entry.movement)),
            Suffix::Control => self.move_ball(entry.movement, true),
            Suffix::Bare => self.move_ball(entry.movement, false),
        }
    }

    /// The clause by which an entry is carried out. A bare entry of one zone at most is the
    /// zone draw and no more (AD-5.3).
    fn clause_of(&self, entry: Entry) -> &'static str {
        match entry.suffix {
            Suffix::Foul => "AD-6.1",
            Suffix::Control => "AD-9.1",
            Suffix::Bare if self.is_short_handed() => "AD-8.2",
            Suffix::Bare if entry.movement == 2 => "AD-5.5",
            Suffix::Bare => "AD-5.3",
        }
    }

    /// A movement, with CTL or without: a short-handed holder makes a control draw all
    /// the same (AD-8.2); any other goes on in the zone reached (AD-5.6).
    pub(super) fn move_ball(&self, movement: i8, control: bool) -> Spot {
        let reached = self.spot.on_in(self.spot.zone.moved(movement));
        match control || self.is_short_handed() {
            true => reached.with(Next::Control),
            false => reached,
        }
    }
}

impl<S: Source<ActionDeck>> Play<'_, S> {
    /// A zone draw with PRESS, or the X at the first one in D (AD-15.1).
    pub(super) fn zone(&mut self, card: Card, pressed: bool) {
        let standing = self.standing();
        let Lead { side, said, course } = standing.zone(card);
        self.say(side, said);
        self.state.spot.first = false;
        match standing.reading(card) {
            Reading::Entry(entry) if standing.is_x_in_own_zone(card) => {
                self.x_in_own_zone(entry, pressed);
            }
            Reading::Entry(entry) => self.carry_out(entry, pressed),
            // PRESS is not called in A.
            Reading::Attack | Reading::Retreat => self.follow(course),
        }
    }

    /// An M or D entry, which PRESS may help.
    pub(super) fn carry_out(&mut self, entry: Entry, pressed: bool) {
        match pressed {
            true => self.press_on(entry),
            false => self.follow(Course::to(self.standing().carry_out(entry))),
        }
    }
}
