//! Passes along the ground: Standard, short and First-Time Passes, throws (CA-14,
//! CA-15, CA-21.2).

use tabletop::Source;

use super::{
    Play,
    clock::Then,
    keeper::{DIVE, dive_step},
    run::NEEDS,
};
use crate::{
    CounterAttack,
    card::Attribute,
    choice::{Action, Window},
    event::{FoulKind, Happening, Outcome, PassKind, PhaseEnd},
    hex::{Along, Hex, Line},
    next::Menu,
    player::{Player, Players},
};

/// A pass along the ground, as its action is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroundPass {
    /// Which one.
    pub kind: PassKind,
    /// How many hexes it goes at most.
    pub range: u8,
    /// The minutes it takes.
    pub(super) minutes: u8,
}

impl GroundPass {
    /// The pass of an action, if it is one (CA-14.1, CA-15.1, CA-21.2, CA-26.5, CA-28.4).
    #[must_use]
    pub const fn of(action: Action) -> Option<GroundPass> {
        let (kind, range, minutes) = match action {
            Action::StandardPass => (PassKind::Std, 11, 1),
            Action::ShortPass => (PassKind::Short, 6, 1),
            Action::FirstTimePass => (PassKind::Ftp, 6, 0),
            Action::ShortCorner => (PassKind::CornerShort, 6, 0),
            Action::ThrowToFeet => (PassKind::ThrowIn, 6, 0),
            Action::QuickThrow => (PassKind::Throw, 11, 0),
            _ => return None,
        };
        Some(GroundPass {
            kind,
            range,
            minutes,
        })
    }
}

impl PassKind {
    /// Nobody cuts off what a keeper throws (CA-21.2).
    pub(super) fn can_be_cut_off(self) -> bool {
        self != PassKind::Throw
    }

    /// What who receives it may do (CA-5.5).
    #[must_use]
    pub const fn received(self) -> Menu {
        match self {
            PassKind::Ftp => Menu::FtpReceived,
            PassKind::CornerShort => Menu::ShortCorner,
            _ => Menu::StdReceived,
        }
    }
}

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
    /// Where a ground pass can go: in range, held by no opponent, and with no opponent
    /// on the line (CA-14.1 to CA-14.3).
    pub(super) fn ground_targets(&self, range: u8) -> impl Iterator<Item = Hex> + '_ {
        let from = self.state.ball;
        let opponents: Vec<(Player, Hex)> = self.state.team(self.state.defence()).collect();
        let near = move |hex: &Hex| (1..=range).contains(&hex.distance(from));
        Hex::all().filter(near).filter(move |to| {
            let line = Line::new(from, *to);
            closing(line, &opponents).next().is_none()
        })
    }

    /// The opponents who close the way of a ground pass to a hex (CA-14.3).
    pub(super) fn closed_by(&self, to: Hex) -> Vec<Player> {
        let opponents: Vec<(Player, Hex)> = self.state.team(self.state.defence()).collect();
        let line = Line::new(self.state.ball, to);
        closing(line, &opponents).collect()
    }

    /// A pass along the ground to a target.
    pub(super) fn ground_pass(
        &mut self,
        kind: PassKind,
        to: Hex,
        menu: Menu,
    ) -> Result<(), S::Stop> {
        let Some(passer) = self.state.holder else {
            return Ok(());
        };
        let from = self.state.ball;
        let by = passer;
        let (called, comes) = match (kind, menu) {
            (PassKind::Std, Menu::KickOff) => ("CA-31.3", "CA-14.6"),
            (PassKind::Std, Menu::GoalKick) => ("CA-27.5", "CA-14.6"),
            (PassKind::Std, Menu::FreeKick) => ("CA-29.5", "CA-14.6"),
            (PassKind::Std, _) => ("CA-14.1", "CA-14.6"),
            (PassKind::Short, _) => ("CA-14.9", "CA-14.9"),
            (PassKind::Ftp, _) => ("CA-15.1", "CA-15.8"),
            (PassKind::Throw, _) => ("CA-21.2", "CA-21.2"),
            (PassKind::CornerShort, _) => ("CA-28.5", "CA-14.10"),
            (PassKind::ThrowIn | PassKind::ThrowHead, _) => ("CA-26.5", "CA-14.10"),
        };
        let pass = kind;
        self.tell(called, Happening::Pass { pass, by, from, to });
        self.kick(passer, menu);
        if kind == PassKind::Ftp {
            self.state.barred = Some(passer);
        }
        let line = Line::new(from, to);
        let nudged = match kind {
            PassKind::Ftp => self.nudges(passer, line)?,
            _ => None,
        };
        self.leave_ball(from);
        if kind.can_be_cut_off() && self.cut_off(passer, line, kind, nudged)? {
            return Ok(());
        }
        self.arrives(comes, to, kind.received())
    }

    /// A pass leaves a player's foot or hand: offside positions are read (CA-24.1,
    /// CA-24.3), and the taker of a set piece may not be next to touch it (CA-25.9).
    pub(super) fn kick(&mut self, passer: Player, menu: Menu) {
        self.touch(passer);
        if !matches!(
            menu,
            Menu::ThrowIn | Menu::ThrowInLast | Menu::GoalKick | Menu::Corner
        ) {
            self.read_offside(passer);
        }
        self.state.kicked = Some(passer.side());
        self.state.player = Some(passer);
        if menu.is_set_piece() {
            self.state.barred = Some(passer);
        }
    }

    /// The ball is there: somebody has it, or nobody (CA-14.6, CA-14.11).
    pub(super) fn arrives(
        &mut self,
        clause: &'static str,
        at: Hex,
        menu: Menu,
    ) -> Result<(), S::Stop> {
        self.leave_ball(at);
        let Some(who) = self.state.on(at) else {
            self.tell(clause, Happening::Space { at });
            return self.finish(PhaseEnd::Normal, Then::Menu(Menu::Unclaimed));
        };
        if who.side() != self.state.attack {
            self.hold(who);
            let menu = self.menu_of_winner();
            return self.finish(PhaseEnd::Normal, Then::Menu(menu));
        }
        use crate::state::Tokens;
        if self.state.has(who, Tokens::FLAGGED) {
            return self.offside(who);
        }
        self.tell(clause, Happening::Received { who, at });
        self.hold(who);
        // A team-mate's pass is taken at the feet (CA-13.15).
        self.state.hands = false;
        self.finish(PhaseEnd::Normal, Then::Menu(menu))
    }

    /// Both sides may move one player one hex (CA-15.2). The defender moved next to the
    /// passer, if there is one.
    fn nudges(&mut self, passer: Player, line: Line) -> Result<Option<Player>, S::Stop> {
        let attack = passer.side();
        let covered = line.covered();
        let matters = |hex: Hex| covered.iter().any(|on| on.distance(hex) <= 2);
        let may = |play: &Self, player| player != passer && play.may_move(player);
        self.window_move("CA-15.2", Window::Nudge, attack, 1, matters, may)?;
        let matters = |hex: Hex| hex.distance(line.from) <= 2 || matters(hex);
        let (defence, may) = (attack.other(), Self::may_move);
        let moved = self.window_move("CA-15.2", Window::Nudge, defence, 1, matters, may)?;
        let next_to = |player: &Player| {
            self.state
                .at(*player)
                .is_some_and(|at| at.touches(line.from))
        };
        Ok(moved.filter(next_to))
    }

    /// Defenders try in their order; the keeper's entry move comes at the first hex in
    /// his box (CA-14.4 to CA-14.8, CA-15.4 to CA-15.7). True if the pass is over.
    fn cut_off(
        &mut self,
        passer: Player,
        line: Line,
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
    fn first_in_box(&self, line: Line) -> Option<Along> {
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
        line: Line,
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
        line: Line,
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
    fn keeper_chance(&self, line: Line, by: Player, at: Hex) -> Option<Chance> {
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
            face: need,
            total,
            at,
            ..
        } = chance;
        let from = self.state.at(by);
        if need == 0 {
            let (roll, res) = (None, Outcome::Caught);
            self.tell(
                "CA-14.8",
                Happening::Intercept {
                    by,
                    from,
                    roll,
                    need,
                    total,
                    at,
                    res,
                },
            );
            return self.intercepted(by, at);
        }
        let (skill, clause) = match (at, kind) {
            (Some(_), _) => (Attribute::Saving, "CA-14.8"),
            (None, PassKind::Ftp) if chance.is_first() => (Attribute::Tackling, "CA-15.5"),
            (None, PassKind::Ftp) => (Attribute::Tackling, "CA-15.4"),
            (None, _) => (Attribute::Tackling, "CA-14.4"),
        };
        let roll = self.effort("intercept", by, skill)?;
        let won = roll.reaches(need, total);
        // Who stepped next to the passer can foul him.
        let foul = roll.die.face == 1 && nudged == Some(by) && !won;
        let (res, clause) = match (won, foul) {
            (true, _) => (Outcome::Won, clause),
            (false, true) => (Outcome::Foul, "CA-15.7"),
            (false, false) => (Outcome::Fail, clause),
        };
        let roll = Some(roll);
        self.tell(
            clause,
            Happening::Intercept {
                by,
                from,
                roll,
                need,
                total,
                at,
                res,
            },
        );
        if foul {
            let at = self.state.at(passer).unwrap_or(self.state.ball);
            return Ok(!self.foul(by, passer, at, FoulKind::FirstTime, false)?);
        }
        match won {
            true => self.intercepted(by, at),
            false => Ok(false),
        }
    }

    fn intercepted(&mut self, by: Player, at: Option<Hex>) -> Result<bool, S::Stop> {
        if let Some(hex) = at {
            self.keeper_goes(by, hex);
        }
        self.hold(by);
        let menu = self.menu_of_winner();
        self.finish(PhaseEnd::Normal, Then::Menu(menu))?;
        Ok(true)
    }
}

/// Those of the opponents who stand on a line.
fn closing(line: Line, opponents: &[(Player, Hex)]) -> impl Iterator<Item = Player> {
    let on_line = opponents.iter().filter(move |(_, hex)| line.covers(*hex));
    on_line.map(|(player, _)| *player)
}
