//! Why a shot came about, why it was a goal or saved, and what a keeper does with the ball: the numbers
//! that dice are held against.

use football::{Phrase, phrase, term};
use tabletop::Side;

use crate::{
    InsideTheNet,
    action::{Release, SaveOut, ShotKind, Zone},
    card::runs,
    readings::{Against, table, zone_term},
    state::Next,
    why::has_ball,
};

/// What the dice of shots are held against, by side and man.
impl InsideTheNet {
    /// Black against the receiver's Shot, with the bonus of the man behind it.
    pub(crate) fn why_received(
        &self,
        side: Side,
        [man, from]: [u8; 2],
        next: Next,
        black: Against,
    ) -> Phrase {
        let shot = self.squads()[side].player(man);
        let shot = shot.map_or(0, |card| card.plays.shot as i8);
        let bonus = black.need - shot;
        let range = match next {
            Next::Corner => "CK+",
            _ => "CrsP+",
        };
        let name = self.man_word(side, man);
        let (read, shoots) = (black.what("Shot"), black.hits());
        match bonus {
            0 => phrase!("itn.why.received", read = read, man = name, shoots = shoots),
            _ => phrase!(
                "itn.why.received.bonus",
                read = read,
                own = shot,
                man = name,
                range = range,
                bonus = bonus,
                from = self.man_word(side, from),
                shoots = shoots
            ),
        }
    }

    /// Black against `OnT`, with what the defender adds.
    pub(crate) fn why_shot(
        &self,
        side: Side,
        [man, defender]: [u8; 2],
        kind: ShotKind,
        black: Against,
    ) -> Phrase {
        let read = black.what("OnT");
        let name = self.man_word(side, man);
        let then = match black.hits() {
            true => phrase!("itn.why.then.on.target", kind = kind.name()),
            false => term("itn.why.then.wide"),
        };
        match self.squads()[side.other()].player(defender) {
            Some(card) => phrase!(
                "itn.why.shot",
                read = read,
                own = black.need - card.plays.effect,
                man = name,
                effect = card.plays.effect,
                by = card.name.clone(),
                then = then
            ),
            None => phrase!("itn.why.shot.alone", read = read, man = name, then = then),
        }
    }

    /// White against Goal, with the keeper's SAVE for this kind of shot.
    pub(crate) fn why_faced(
        &self,
        side: Side,
        man: u8,
        keeper: u8,
        kind: ShotKind,
        white: Against,
    ) -> Phrase {
        let card = self.squads()[side].keepers.get(usize::from(keeper));
        let save = card.map_or(0, |card| card.saves[kind as usize]);
        phrase!(
            "itn.why.faced",
            read = white.what("Goal"),
            own = white.need - save,
            man = self.man_word(side.other(), man),
            kind = kind.name(),
            save = save,
            keeper = self.keeper_word(side, keeper),
            goal = white.hits()
        )
    }

    pub(crate) fn why_saved(&self, side: Side, keeper: u8, out: SaveOut, white: u8) -> Phrase {
        let card = self.squads()[side].keepers.get(usize::from(keeper));
        let ranges = card.map_or(String::new(), |card| table(runs(&card.out), white));
        let then = match out {
            SaveOut::Held => "itn.why.then.keeper",
            SaveOut::Corner => "itn.why.then.a.corner",
            SaveOut::Rebound => "itn.why.then.a.rebound",
        };
        phrase!(
            "itn.why.saved",
            face = white,
            keeper = self.keeper_word(side, keeper),
            ranges = ranges,
            then = term(then)
        )
    }

    /// Blue on the After block, or on the one for goal kicks.
    pub(crate) fn why_released(
        &self,
        side: Side,
        keeper: u8,
        how: Release,
        blue: u8,
        goal_kick: bool,
    ) -> Phrase {
        let card = self.squads()[side].keepers.get(usize::from(keeper));
        let ranges = card.map_or(String::new(), |card| match goal_kick {
            true => table(runs(&card.goal_kick), blue),
            false => table(runs(&card.after), blue),
        });
        let then = match how {
            Release::Throw | Release::Short => has_ball(side, Zone::Def),
            Release::Pass => has_ball(side, Zone::Mid),
            Release::LostPass => has_ball(side.other(), Zone::Mid),
            Release::Launch => phrase!("itn.why.then.loose.in", zone = zone_term(Zone::Mid)),
        };
        phrase!(
            "itn.why.released",
            face = blue,
            keeper = self.keeper_word(side, keeper),
            ranges = ranges,
            then = then
        )
    }

    /// An own goal: white in the man's own range.
    pub(crate) fn why_own_goal(&self, side: Side, man: u8, white: u8) -> Phrase {
        let own = self.squads()[side].player(man).map(|card| card.plays.own);
        phrase!(
            "itn.why.own.goal",
            zone = zone_term(Zone::Def),
            face = white,
            range = own.map(|own| own.to_string()),
            man = self.man_word(side, man),
            them = side.other()
        )
    }
}
