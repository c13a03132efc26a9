//! Why something happened in play: first who did what and what came of it, then where that stands: the
//! ranges of the cards with the one that was hit in brackets, or the number that a die is held against.

use football::{Phrase, Word, phrase, term};
use tabletop::{Card, Side};

use crate::{
    InsideTheNet,
    action::{Action, Family, ShotKind, Span, Stop, Zone},
    course::{Course, course},
    deck::OnBall,
    event::Happening,
    hrec::Schedule,
    play::open::receiver,
    readings::{
        Against, keepers_range, marked, named, range, stops_of, table, white_on, zone_term,
    },
    state::Next,
    why_deeds::{does, stops},
};

/// Odd is a corner, even a rebound (ITN-OFF.22).
fn after_block(white: u8) -> Phrase {
    term(match white % 2 {
        1 => "itn.why.then.odd",
        _ => "itn.why.then.even",
    })
}

/// A side has the ball in a zone.
pub(crate) fn has_ball(side: Side, zone: Zone) -> Phrase {
    phrase!("itn.why.then.has", side = side, zone = zone_term(zone))
}

/// What an action leads to, with this stop.
fn outcome(side: Side, zone: Zone, action: Action, stop: Stop, white: u8) -> Phrase {
    let other = side.other();
    let then = course(zone, action, stop);
    let shot = |kind: ShotKind| phrase!("itn.why.then.shot", kind = kind.name());
    match then.course {
        Course::Keep => has_ball(side, then.zone),
        Course::Lose => has_ball(other, then.zone),
        Course::Loose => term("itn.why.then.loose"),
        Course::Challenged => phrase!("itn.why.then.challenged", side = side),
        Course::Fouled => phrase!("itn.why.then.fouled", side = other),
        Course::Open => term("itn.why.then.open"),
        Course::FreeShot => phrase!("itn.why.then.free.shot", kind = ShotKind::Challenge.name()),
        Course::ChallengeShot => shot(ShotKind::Challenge),
        Course::Attempt => shot(ShotKind::Shot),
        Course::Blocked => after_block(white),
        Course::Offside => term("itn.why.then.offside"),
        Course::Cross => term("itn.why.then.cross"),
        Course::GoalKick => phrase!("itn.why.then.goal.kick", side = other),
        Course::Corner => phrase!("itn.why.then.corner", side = side),
    }
}

/// What the dice are held against, by side and man.
impl InsideTheNet {
    /// A man's name as a word.
    pub(crate) fn man_word(&self, side: Side, man: u8) -> Word {
        self.squads()[side].player_name(man).to_string().into()
    }

    pub(crate) fn keeper_word(&self, side: Side, keeper: u8) -> Word {
        self.squads()[side].keeper_name(keeper).to_string().into()
    }

    /// The spots that a card names, and whether its SOS number counts.
    pub(crate) fn why_flip(
        &self,
        clause: &'static str,
        side: Side,
        next: Next,
        zone: Zone,
        card: Card,
        extra: bool,
    ) -> Phrase {
        let section = self.cards().section(zone, card);
        let ball = match (next, section.attacker) {
            (Next::Open, OnBall::High(..)) => phrase!("itn.why.flip.any", side = side),
            (Next::Open, OnBall::Spot(spot)) => {
                let (printed, receives) = (spot + 1, receiver(spot) + 1);
                phrase!(
                    "itn.why.flip.receives",
                    printed = printed,
                    spot = receives,
                    side = side
                )
            }
            (_, OnBall::High(low, high)) => {
                let key = match clause {
                    "ITN-FAC.7" => "itn.why.flip.equal",
                    _ => "itn.why.flip.high",
                };
                phrase!(key, low = low + 1, high = high + 1, side = side)
            }
            (_, OnBall::Spot(spot)) => {
                phrase!("itn.why.flip.spot", spot = spot + 1, side = side)
            }
        };
        let against = (next != Next::Open).then_some(section.defender + 1);
        let may_help = section.sos > 0 && !matches!(next, Next::Open | Next::FreeKick);
        let Schedule { size, favoured } = self.schedule;
        let sos = (may_help && size > 0).then(|| match section.sos <= size {
            true => phrase!("itn.why.flip.sos", n = section.sos, side = favoured),
            false => phrase!("itn.why.flip.no.sos", n = section.sos, size = size),
        });
        phrase!(
            "itn.why.flip",
            extra = extra,
            ball = ball,
            against = against,
            them = side.other(),
            sos = sos
        )
    }

    /// The man on the ball, what stops him, and what comes of it.
    pub(crate) fn why_action(&self, side: Side, what: Happening) -> Phrase {
        let Happening::Action {
            man,
            defender,
            zone,
            action,
            black,
            white,
            free_kick,
            keeper,
            shown,
            stop,
            ..
        } = what
        else {
            return Phrase::from(String::new());
        };
        let attack = self.why_attack(side, man, zone, black);
        let defence = match (free_kick, action) {
            (true, Action::Fouled) => {
                let man = self.man_word(side, man);
                return phrase!("itn.why.action.no.foul", man = man, attack = attack);
            }
            (true, _) => term("itn.why.free.kick"),
            (false, _) => self.why_defence(side, [man, defender, keeper], zone, action, white),
        };
        let then = match (free_kick, action) {
            (true, Action::Attempt) => {
                phrase!("itn.why.then.shot", kind = ShotKind::DirectKick.name())
            }
            _ => outcome(side, zone, action, stop, white),
        };
        // Which stop SOS takes away or makes is told next.
        let key = match shown == stop {
            true => "itn.why.action",
            false => "itn.why.action.sos",
        };
        let other = side.other();
        let against = self.squads()[other].player(defender);
        let by = against.filter(|_| !free_kick).map(|card| card.name.clone());
        let stopper = match stop.is_keepers() {
            true => self.keeper_word(other, keeper),
            false => self.man_word(other, defender),
        };
        // Who might have stopped it, where that would have mattered.
        let lost = matches!(
            action,
            Action::LostPass | Action::OffsidePass | Action::OverLine
        );
        let beaten = stop == Stop::None && action.family() != Family::Free && !lost;
        phrase!(
            key,
            deed = does(action, self.man_word(side, man), by.clone()),
            stopped = stops(stop, stopper),
            beaten = by.filter(|_| beaten),
            attack = attack,
            defence = defence,
            then = then
        )
    }

    /// Black in the attacker's table.
    fn why_attack(&self, side: Side, man: u8, zone: Zone, black: u8) -> Phrase {
        let ranges = self.squads()[side].player(man);
        let ranges = ranges.map(|card| table(card.plays.ranges(zone), black));
        phrase!(
            "itn.why.attack",
            face = black,
            man = self.man_word(side, man),
            zone = zone_term(zone),
            ranges = ranges
        )
    }

    /// White on the cards of those who can stop an action, or book for it.
    fn why_defence(
        &self,
        side: Side,
        [man, defender, keeper]: [u8; 3],
        zone: Zone,
        action: Action,
        white: u8,
    ) -> Phrase {
        let other = side.other();
        let card = self.squads()[other].player(defender);
        if action == Action::Fouled {
            return self.why_fouled(side, [man, defender], zone, white);
        }
        if action.family() == Family::Free {
            return term("itn.why.unstoppable");
        }
        let ranges: Vec<(String, Span)> = match card {
            Some(card) => {
                let stops = stops_of(action.family()).iter();
                stops.map(|stop| range(card, *stop)).collect()
            }
            None => Vec::new(),
        };
        let hit = ranges.iter().any(|(_, span)| span.has(white));
        let read = match card {
            None => term("itn.why.nobody"),
            Some(card) => white_on(white, &card.name, &ranges),
        };
        let mut swept = false;
        let mut behind = None;
        let may_sweep = action.is_swept() && self.keeper_may_stop(defender);
        if let Some(card) = self.squads()[other].keepers.get(usize::from(keeper))
            && may_sweep
        {
            let sweep = keepers_range(card, Stop::Sweep);
            // The defender stops before the keeper (ITN-CHK.3).
            swept = !hit && sweep.1.has(white);
            let face = if hit { 0 } else { white };
            let keeper = card.name.clone();
            behind = Some(match sweep.1.is_empty() {
                true => phrase!("itn.why.has.none", man = keeper, first = Stop::Sweep.name()),
                false => {
                    let ranges = marked(&[sweep], face);
                    phrase!("itn.why.white", face = white, man = keeper, ranges = ranges)
                }
            });
        }
        let no_stop = !(hit || swept || card.is_none());
        phrase!(
            "itn.why.defence",
            read = read,
            behind = behind,
            no_stop = no_stop
        )
    }

    /// White for a foul: the defender's cards, and penalties in OFF.
    fn why_fouled(&self, side: Side, [man, defender]: [u8; 2], zone: Zone, white: u8) -> Phrase {
        let near = zone == Zone::Off;
        let read = match self.squads()[side.other()].player(defender) {
            None => term("itn.why.nobody"),
            Some(card) => {
                let plays = &card.plays;
                let mut ranges = vec![named("Ycd", plays.yellow), named("Rcd", plays.red)];
                if near {
                    ranges.push(named("PKc", plays.penalty_conceded));
                }
                white_on(white, &card.name, &ranges)
            }
        };
        let card = self.squads()[side].player(man).filter(|_| near);
        let won = card.filter(|card| !card.plays.penalty_won.is_empty());
        let won = won.map(|card| {
            let range = named("PKw", card.plays.penalty_won);
            white_on(white, &card.name, &[range])
        });
        phrase!(
            "itn.why.defence",
            read = read,
            behind = won,
            no_stop = false
        )
    }

    /// White in the range that stops, and what comes of it. A stop without its range is one
    /// that SOS makes.
    pub(crate) fn why_stopped(&self, side: Side, stop: Stop, by: u8, white: u8) -> Phrase {
        let squad = &self.squads()[side];
        let (who, found) = match stop.is_keepers() {
            true => {
                let card = squad.keepers.get(usize::from(by));
                let range = card.map(|card| keepers_range(card, stop));
                (self.keeper_word(side, by), range)
            }
            false => {
                let range = squad.player(by).map(|card| range(card, stop));
                (self.man_word(side, by), range)
            }
        };
        let deed = stops(stop, who.clone());
        let stopped = match found {
            Some((range, span)) if span.has(white) => {
                phrase!("itn.why.in.range", face = white, range = range, man = who)
            }
            _ => phrase!("itn.why.sos.stop", stop = stop.name(), man = who),
        };
        let attack = side.other();
        let then = match stop {
            Stop::Foul => phrase!("itn.why.then.free.kick", side = attack),
            Stop::TackleLoose | Stop::BlockPass => term("itn.why.then.loose"),
            Stop::Tackle => phrase!("itn.why.then.has.there", side = side),
            Stop::None | Stop::Intercept => phrase!("itn.why.then.has.pass", side = side),
            Stop::Sweep => has_ball(side, Zone::Def),
            Stop::BlockShot => after_block(white),
            Stop::Clear => has_ball(attack, Zone::Mid),
            Stop::Claim | Stop::Gather => term("itn.why.then.keeper"),
        };
        phrase!(
            "itn.why.stopped",
            deed = deed,
            stopped = stopped,
            then = then
        )
    }

    /// A spot on the ball that is empty.
    pub(crate) fn why_nobody_on_ball(side: Side, spot: u8) -> Phrase {
        let spot = spot + 1;
        phrase!(
            "itn.why.nobody.on.ball",
            spot = spot,
            side = side,
            them = side.other()
        )
    }

    /// SOS for an attack: the stop it disregards, if there is one and it may.
    pub(crate) fn why_sos_attack(side: Side, shown: Stop, stop: Stop) -> Phrase {
        let key = match (shown, stop) {
            (Stop::None, _) => "itn.why.sos.no.stop",
            (_, Stop::None) => "itn.why.sos.disregards",
            _ => "itn.why.sos.stands",
        };
        phrase!(key, side = side, stop = shown.name())
    }

    /// A free kick that was to be a foul.
    pub(crate) fn why_turned(action: Action) -> Phrase {
        let key = match action {
            Action::Attempt => "itn.why.turned.shot",
            _ => "itn.why.turned.pass",
        };
        phrase!(
            key,
            action = action.name(),
            kind = ShotKind::DirectKick.name()
        )
    }

    /// Blue against HREC of a strip.
    pub(crate) fn why_recovery(side: Side, strip: Zone, blue: Against) -> Phrase {
        phrase!(
            "itn.why.recovery",
            read = blue.what("HREC"),
            zone = zone_term(strip),
            home = Side::Home,
            side = side
        )
    }
}
