//! Cutting off a pass along the ground (CA-14.4 to CA-14.8, CA-15.4 to CA-15.7).

use tabletop::Source;

use super::{
    Play,
    clock::AfterAction,
    keeper::{DIVE, dive_step},
    run::NEEDS,
};
use crate::{
    CounterAttack,
    card::Attribute,
    event::{Effort, FoulKind, Happening, Outcome, PassKind, PhaseEnd},
    hex::{Along, BallLine, Hex},
    player::{Player, Players},
};

/// Before every hex of a line.
const FIRST_OF_ALL: i32 = i32::MIN;

/// A defender's chance to cut a pass off.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chance {
    /// When it comes: along the line, then by distance and shirt (CA-4.2).
    order: (Along, u8, u8),
    pub by: Player,
    /// The natural value that is enough; 0: a keeper catches it without a roll.
    pub face: u8,
    /// The total that is enough.
    pub total: u8,
    /// Where a keeper takes it.
    pub at: Option<Hex>,
}

impl Chance {
    /// The try of who stepped next to the passer and has no other (CA-15.5).
    fn is_first(self) -> bool {
        self.order.0.0 == FIRST_OF_ALL
    }
}

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// Defenders try in their order; the keeper's entry move comes at the first hex in
    /// his box (CA-14.4 to CA-14.8, CA-15.4 to CA-15.7). True if the pass is over.
    pub(super) fn cut_off(
        &mut self,
        passer: Player,
        line: BallLine,
        kind: PassKind,
        nudged: Option<Player>,
    ) -> Result<bool, S::Stop> {
        let mut tried = Players::default();
        let mut entry = self.first_in_box(line);
        loop {
            let next = self.next_chance(line, kind, nudged, tried);
            let first = next.map(|chance| chance.order.0);
            if let Some(at) = entry.filter(|at| first.is_none_or(|first| *at <= first)) {
                entry = None;
                self.state.ball = at.2;
                self.entry_move("CA-14.7", self.state.defence())?;
                self.state.ball = line.from;
                continue;
            }
            let Some(chance) = next else {
                return Ok(false);
            };
            tried = tried.with(chance.by);
            if self.intercept(passer, kind, chance, nudged)? {
                return Ok(true);
            }
        }
    }

    /// The first covered hex in the box, if the pass comes from outside.
    fn first_in_box(&self, line: BallLine) -> Option<Along> {
        let end = self.state.attacks(self.state.attack);
        if end.is_box(line.from) || end.depth(line.to) < 12 && end.depth(line.from) < 12 {
            return None;
        }
        let covered = line.covered().into_iter();
        let first = covered.into_iter().find(|hex| end.is_box(*hex));
        first.and_then(|hex| line.along(hex))
    }

    pub(super) fn next_chance(
        &self,
        line: BallLine,
        kind: PassKind,
        nudged: Option<Player>,
        tried: Players,
    ) -> Option<Chance> {
        let defence = self.state.team(self.state.defence());
        let open = defence.filter(|(player, _)| !tried.contains(*player));
        let chances = open.filter_map(|(by, at)| self.chance_of(line, kind, nudged, by, at));
        chances.min_by_key(|chance| chance.order)
    }

    fn chance_of(
        &self,
        line: BallLine,
        kind: PassKind,
        nudged: Option<Player>,
        by: Player,
        at: Hex,
    ) -> Option<Chance> {
        let side = by.side();
        let attack = side.other();
        if self.state.is_keeper(by) && self.state.own_box(side, at) {
            return self.keeper_chance(line, by, at);
        }
        if nudged != Some(by) && !line.may_touch(at) {
            return None;
        }
        let on_line = line.along(at);
        let held = |hex: Hex| self.state.on(hex).is_some_and(|who| who.side() == attack);
        let zone = at.neighbours().filter(|hex| !held(*hex));
        let zone = zone.filter_map(|hex| line.along(hex)).min();
        let first = on_line.into_iter().chain(zone).min();
        let near = (line.from.distance(at), by.shirt());
        match first {
            // First of all comes who stepped next to the passer and has no other try
            // (CA-15.5).
            None if nudged == Some(by) => Some(Chance {
                order: ((FIRST_OF_ALL, 0, at), near.0, near.1),
                by,
                face: 6,
                total: NEEDS,
                at: None,
            }),
            None => None,
            Some(first) => Some(Chance {
                order: (first, near.0, near.1),
                by,
                face: match kind == PassKind::Ftp && on_line.is_some() {
                    true => 5,
                    false => 6,
                },
                total: NEEDS,
                at: None,
            }),
        }
    }

    /// A keeper in his box: his own hex, one next to him, one on his dive line
    /// (CA-14.8).
    fn keeper_chance(&self, line: BallLine, by: Player, at: Hex) -> Option<Chance> {
        let side = by.side();
        let held = |hex: Hex| self.state.on(hex).is_some_and(|who| who.side() != side);
        let open = |hex: &Hex| self.state.own_box(side, *hex) && !held(*hex);
        let near = (line.from.distance(at), by.shirt());
        let chance = |hex: Hex, face: u8, total: u8| {
            Some(Chance {
                order: (line.along(hex)?, near.0, near.1),
                by,
                face,
                total,
                at: Some(hex),
            })
        };
        if line.covers(at) {
            return chance(at, 0, 0);
        }
        let zone = at.neighbours().filter(open);
        let zone = zone.filter_map(|hex| chance(hex, 5, NEEDS));
        if let Some(best) = zone.min_by_key(|chance| chance.order) {
            return Some(best);
        }
        let dives = line.covered().into_iter().filter(open);
        let dives = dives.filter_map(|hex| Some((dive_step(at, hex)?, hex)));
        let (step, hex) = dives.min()?;
        let far = u8::from(step == DIVE && self.rules.options.advanced_rules);
        chance(hex, 6, NEEDS + far)
    }

    /// One try. True if the pass is over.
    fn intercept(
        &mut self,
        passer: Player,
        kind: PassKind,
        chance: Chance,
        nudged: Option<Player>,
    ) -> Result<bool, S::Stop> {
        let Chance {
            by,
            face,
            total,
            at,
            ..
        } = chance;
        if face == 0 {
            self.tell_intercept("CA-14.8", chance, None, Outcome::Caught);
            return self.intercepted(by, at);
        }
        let (skill, clause) = match (at, kind) {
            (Some(_), _) => (Attribute::Saving, "CA-14.8"),
            (None, PassKind::Ftp) if chance.is_first() => (Attribute::Tackling, "CA-15.5"),
            (None, PassKind::Ftp) => (Attribute::Tackling, "CA-15.4"),
            (None, _) => (Attribute::Tackling, "CA-14.4"),
        };
        let roll = self.effort("intercept", by, skill)?;
        let won = roll.reaches(face, total);
        // Who stepped next to the passer can foul him.
        let foul = roll.die.face == 1 && nudged == Some(by) && !won;
        let (res, clause) = match (won, foul) {
            (true, _) => (Outcome::Won, clause),
            (false, true) => (Outcome::Foul, "CA-15.7"),
            (false, false) => (Outcome::Fail, clause),
        };
        self.tell_intercept(clause, chance, Some(roll), res);
        if foul {
            let at = self.state.at(passer).unwrap_or(self.state.ball);
            return Ok(!self.foul(by, passer, at, FoulKind::FirstTime, false)?);
        }
        match won {
            true => self.intercepted(by, at),
            false => Ok(false),
        }
    }

    fn tell_intercept(
        &mut self,
        clause: &'static str,
        chance: Chance,
        roll: Option<Effort>,
        res: Outcome,
    ) {
        let Chance {
            by,
            face: need,
            total,
            at,
            ..
        } = chance;
        let from = self.state.at(by);
        let what = Happening::Intercept {
            by,
            from,
            roll,
            need,
            total,
            at,
            res,
        };
        self.tell(clause, what);
    }

    fn intercepted(&mut self, by: Player, at: Option<Hex>) -> Result<bool, S::Stop> {
        if let Some(hex) = at {
            self.keeper_goes(by, hex);
        }
        self.hold(by);
        let menu = self.menu_of_winner();
        self.finish(PhaseEnd::Normal, AfterAction::Menu(menu))?;
        Ok(true)
    }
}
