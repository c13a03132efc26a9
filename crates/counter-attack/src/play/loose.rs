//! The loose ball (CA-22), and balls that leave the pitch (CA-25.1 to CA-25.3).

use tabletop::{Side, Source};

use super::{Play, clock::AfterAction, run::NEEDS};
use crate::{
    CounterAttack,
    card::Attribute,
    choice::{Action, Choice},
    event::{Happening, Outcome, PhaseEnd, Rolls, ShotKind, Try},
    hex::{Hex, LAST_COLUMN},
    next::{Kind, Menu, Next, Restart},
    options::{LooseZoi, TiedTackleMiss},
    pitch::End,
    player::{Player, Players},
    state::Tokens,
};

/// What the ball came loose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LooseFrom {
    /// A tied tackle in D5 (CA-9.8).
    Tackle,
    /// Anything else inside a Movement Phase, or outside one.
    Phase,
    /// A tied header: it passes through those who jumped (CA-18.10).
    Header(Players),
}

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// Somebody has touched it. Direction and distance, then it rolls (CA-22.2, CA-22.3).
    pub(super) fn loose(
        &mut self,
        from: Hex,
        off: Player,
        after: LooseFrom,
    ) -> Result<(), S::Stop> {
        self.glance(off);
        let direction = self.roll("direction", None)?.face;
        self.loose_along(from, off, after, direction)
    }

    /// It rolls in a direction that is known.
    pub(super) fn loose_along(
        &mut self,
        from: Hex,
        off: Player,
        after: LooseFrom,
        dir: u8,
    ) -> Result<(), S::Stop> {
        let dist = self.roll("distance", None)?.face;
        self.leave_ball(from);
        let jumpers = match after {
            LooseFrom::Header(jumpers) => jumpers,
            LooseFrom::Tackle | LooseFrom::Phase => Players::default(),
        };
        let (rolls, way) = self.roll_out(from, off, dir, dist, jumpers)?;
        let clause = match (rolls, after) {
            (Rolls::Hit(_) | Rolls::Rest(_), LooseFrom::Header(_)) => "CA-18.10",
            (Rolls::Hit(_), _) => "CA-22.4",
            (Rolls::Rest(_), _) => "CA-22.3",
            (Rolls::Goal, _) => "CA-22.6",
            (Rolls::Out { .. }, _) => "CA-25.1",
        };
        self.tell(
            clause,
            Happening::Loose {
                from,
                off,
                dir,
                dist,
                rolls,
            },
        );
        match rolls {
            Rolls::Hit(player) => self.struck(player, after),
            Rolls::Rest(at) => self.rests(at, &way, after),
            Rolls::Goal => self.loose_goal(&way),
            Rolls::Out { last } => {
                let beyond = last.step(usize::from(dir) - 1);
                self.out(last, beyond, off.side())
            }
        }
    }

    /// The way it takes, hex by hex; a keeper whose box it enters off an opponent may
    /// move before it rolls on (CA-22.4 to CA-22.6).
    fn roll_out(
        &mut self,
        from: Hex,
        off: Player,
        dir: u8,
        dist: u8,
        jumpers: Players,
    ) -> Result<(Rolls, Vec<Hex>), S::Stop> {
        let direction = usize::from(dir) - 1;
        let mut way = vec![from];
        let (mut at, mut left) = (from, dist);
        loop {
            let next = at.step(direction);
            if next.is_goal() {
                return Ok((Rolls::Goal, way));
            }
            if !next.in_bounds() {
                return Ok((Rolls::Out { last: at }, way));
            }
            let keeper_side = off.side().other();
            let end = self.state.defends(keeper_side);
            if end.is_box(next) && !end.is_box(at) {
                self.state.ball = next;
                self.entry_move("CA-22.5", keeper_side)?;
            }
            at = next;
            way.push(at);
            self.state.ball = at;
            left = left.saturating_sub(1);
            match self.state.on(at) {
                // It goes one hex further rather than rest on a jumper.
                Some(player) if jumpers.contains(player) => {}
                Some(player) => return Ok((Rolls::Hit(player), way)),
                None if left == 0 => return Ok((Rolls::Rest(at), way)),
                None => {}
            }
        }
    }

    /// It strikes a player: he has it (CA-22.8, CA-22.10). Who is flagged now was when his own
    /// side touched it last (CA-24.5).
    fn struck(&mut self, player: Player, after: LooseFrom) -> Result<(), S::Stop> {
        if self.state.has(player, Tokens::FLAGGED) {
            return self.offside(player);
        }
        let attacker = player.side() == self.state.attack;
        let in_phase = self.state.phase.is_some();
        self.hold(player);
        if !attacker || self.state.hands {
            let menu = self.menu_of_winner();
            return self.finish(PhaseEnd::Loose, AfterAction::Menu(menu));
        }
        if in_phase {
            let may_shoot = self.has_action_left() && self.may_act(player) && self.can_aim();
            self.state.next = match may_shoot {
                true => Next::LooseSnap,
                false => Next::Activate,
            };
            return Ok(());
        }
        let menu = match after {
            LooseFrom::Header(_) => Menu::Aos,
            _ => Menu::LooseHit,
        };
        self.finish(PhaseEnd::Loose, AfterAction::Menu(menu))
    }

    /// It rests on an empty hex: defenders next to it may attract it (CA-22.7).
    fn rests(&mut self, at: Hex, way: &[Hex], after: LooseFrom) -> Result<(), S::Stop> {
        self.leave_ball(at);
        let (clause, jumpers) = match after {
            LooseFrom::Header(jumpers) => ("CA-18.10", jumpers),
            LooseFrom::Tackle | LooseFrom::Phase => ("CA-22.7", Players::default()),
        };
        let from = match self.rules.options.loose_zoi {
            LooseZoi::Path => &way[1..],
            LooseZoi::RestHex => &way[way.len() - 1..],
        };
        if self.attract(clause, from, jumpers)? {
            let menu = self.menu_of_winner();
            return self.finish(PhaseEnd::Loose, AfterAction::Menu(menu));
        }
        let goes_on = after != LooseFrom::Tackle
            || self.rules.options.tied_tackle_miss == TiedTackleMiss::Continue;
        if self.state.phase.is_some() && goes_on {
            self.state.next = Next::Activate;
            return Ok(());
        }
        self.finish(PhaseEnd::Loose, AfterAction::Menu(Menu::Unclaimed))
    }

    /// Defenders next to one of these hexes try for the ball, one by one. True if one
    /// of them has it.
    pub(super) fn attract(
        &mut self,
        clause: &'static str,
        hexes: &[Hex],
        but: Players,
    ) -> Result<bool, S::Stop> {
        let team = self.state.team(self.state.defence());
        let mut near: Vec<Player> = team
            .filter(|(_, at)| hexes.iter().any(|hex| hex.touches(*at)))
            .map(|(player, _)| player)
            .filter(|player| self.may_act(*player) && !but.contains(*player))
            .filter(|player| self.state.barred != Some(*player))
            .collect();
        self.sort_defenders(&mut near);
        while let Some(by) = self.next_defender(&mut near)? {
            let at = self.state.ball;
            let roll = self.effort("attract", by, Attribute::Tackling)?;
            let won = roll.reaches(6, NEEDS);
            let res = if won { Outcome::Won } else { Outcome::Fail };
            self.tell(
                clause,
                Happening::Tried {
                    what: Try::Attract,
                    by,
                    at,
                    roll,
                    res,
                },
            );
            if won {
                self.hold(by);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Into a goal: the keeper saves if it started or rolled past next to him
    /// (CA-22.6).
    fn loose_goal(&mut self, way: &[Hex]) -> Result<(), S::Stop> {
        let at = way[way.len() - 1];
        let end = if at.x > 0 { End::Right } else { End::Left };
        let scores = Side::BOTH
            .into_iter()
            .find(|side| self.state.attacks(*side) == end)
            .unwrap_or(self.state.attack);
        let keeper = self.state.keeper(scores.other());
        let keeper = keeper.filter(|(_, hex)| {
            let near = way.iter().any(|passed| passed.distance(*hex) <= 1);
            near && end.is_box(*hex)
        });
        if let Some((by, _)) = keeper {
            let roll = self.effort("loosesave", by, Attribute::Saving)?;
            let held = roll.reaches(5, NEEDS);
            self.tell("CA-22.6", Happening::LooseSave { by, roll, held });
            if held {
                self.state.kicked = None;
                self.hold(by);
                return self.finish(PhaseEnd::Save, AfterAction::Menu(Menu::SaveHold));
            }
        }
        self.goal("CA-22.6", scores)
    }

    /// A goal that no shot made.
    pub(super) fn goal(&mut self, clause: &'static str, side: Side) -> Result<(), S::Stop> {
        self.count_goal(clause, side, None)
    }

    /// A goal (CA-22.11: who scored it).
    pub(super) fn count_goal(
        &mut self,
        clause: &'static str,
        side: Side,
        shot: Option<ShotKind>,
    ) -> Result<(), S::Stop> {
        let goals = &mut self.state.goals[side];
        *goals = goals.saturating_add(1);
        let score = self.state.goals;
        let scorer = self.state.player.filter(|player| player.side() == side);
        let own = scorer.is_none();
        let scorer = scorer.or(self.state.toucher);
        let clause = if own { "CA-22.11" } else { clause };
        self.tell(
            clause,
            Happening::Goal {
                side,
                score,
                scorer,
                own,
                penalty: shot == Some(ShotKind::Penalty),
                shot,
            },
        );
        let kick_off = Restart {
            kind: Kind::KickOff,
            side: side.other(),
            at: Hex::CENTRE,
        };
        self.award("CA-31.1", kick_off)
    }

    /// The ball left the pitch from its last hex, touched last by this side
    /// (CA-25.1 to CA-25.3).
    pub(super) fn out(&mut self, last: Hex, beyond: Hex, touched: Side) -> Result<(), S::Stop> {
        if beyond.x.abs() <= LAST_COLUMN {
            let throw_in = Restart {
                kind: Kind::ThrowIn,
                side: touched.other(),
                at: last,
            };
            return self.award("CA-25.2", throw_in);
        }
        let end = if beyond.x > 0 { End::Right } else { End::Left };
        if self.state.defends(touched) == end {
            let corner = Restart {
                kind: Kind::Corner,
                side: touched.other(),
                at: end.corner(beyond.y > 0),
            };
            return self.award("CA-25.3", corner);
        }
        self.goal_kick("CA-25.3", touched.other())
    }

    /// A goal kick for a side.
    pub(super) fn goal_kick(&mut self, clause: &'static str, side: Side) -> Result<(), S::Stop> {
        let (kind, at) = (Kind::GoalKick, self.state.defends(side).goal_kick());
        self.award(clause, Restart { kind, side, at })
    }

    /// An attacker was struck inside a phase: he may shoot at once (CA-22.10).
    pub(super) fn loose_snapshot(&mut self, struck: Player) -> Result<(), S::Stop> {
        self.state.next = Next::Activate;
        let written = |shoots| match shoots {
            true => Choice::Act(Action::Snapshot),
            false => Choice::Decline,
        };
        if self.pick("rebound", self.state.attack, &[true, false], written, 0)? {
            self.begin(0);
            self.snapshot("CA-22.10", struck)?;
        }
        Ok(())
    }
}
