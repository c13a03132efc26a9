//! Balls in the air: High Pass, Keeper Kick, Cross (CA-16, CA-21.5, CA-28.4) and Long
//! Pass (CA-17).

use tabletop::Source;

use super::{Play, clock::AfterAction};
use crate::{
    CounterAttack,
    card::Attribute,
    choice::{Action, Choice, Window},
    event::{Happening, PhaseEnd},
    hex::{BallLine, Hex},
    hexset::walks,
    next::Menu,
    pitch::End,
    player::{Player, Players},
    state::Tokens,
};

/// How far one player of each side moves while the ball is in the air.
const FLIGHT: u8 = 3;
/// What High Pass and die must make (CA-16.5).
pub(crate) const HIGH_NEEDS: i8 = 8;
/// What High Pass and die must make for a Long Pass, but from third to third (CA-17.3).
pub(crate) const LONG_NEEDS: u8 = 9;
/// And from one final third to the other.
const THIRDS_NEED: u8 = 10;
/// How far a High Pass carries.
const HIGH_RANGE: u8 = 15;

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// True if no opponent stands in the way of a kick: next to the passer, on the
    /// line (CA-16.4).
    fn kick_is_open(&self, to: Hex) -> bool {
        let from = self.state.ball;
        let line = BallLine::new(from, to);
        let mut opponents = self.state.team(self.state.defence());
        !opponents.any(|(_, hex)| hex.touches(from) && line.covers(hex))
    }

    /// True if a team-mate on a hex could be the target (CA-16.3, CA-21.5, CA-28.4).
    fn is_high_target(&self, action: Action, hex: Hex) -> bool {
        self.carries_to(action, hex) && self.kick_is_open(hex)
    }

    /// True if the ball carries so far, and no further than it may.
    pub(super) fn carries_to(&self, action: Action, hex: Hex) -> bool {
        let distance = hex.distance(self.state.ball);
        let end = self.state.attacks(self.state.attack);
        let least = self.rules.options.high_pass_min;
        match action {
            Action::KeeperKick => distance >= least && !end.third(hex),
            Action::Cross if end.is_box(hex) => true,
            _ => (least..=HIGH_RANGE).contains(&distance),
        }
    }

    fn high_targets(&self, action: Action) -> Vec<Hex> {
        let team = self.state.team(self.state.attack);
        let mates = team.filter(|(player, _)| self.state.holder != Some(*player));
        let hexes = mates.map(|(_, hex)| hex);
        hexes
            .filter(|hex| self.is_high_target(action, *hex))
            .collect()
    }

    /// Where a flight move can take a team-mate so that there is a target after it.
    fn flights(&self, action: Action, player: Player, targets: &[Hex]) -> Vec<Hex> {
        let at = self.state.at(player);
        let others = targets.iter().any(|hex| Some(*hex) != at);
        let ends = self.flies_to(player).into_iter();
        ends.filter(|hex| others || self.is_high_target(action, *hex))
            .collect()
    }

    /// Where a player can walk to while a ball is in the air (CA-16.1).
    pub(super) fn flies_to(&self, player: Player) -> Vec<Hex> {
        let walks = self.walks_of(player, FLIGHT, false).into_iter();
        walks.map(|(hex, _)| hex).collect()
    }

    /// Who may move while the attack's ball is in the air (CA-16.1).
    fn fliers(&self) -> impl Iterator<Item = Player> + '_ {
        let passer_may = self.rules.options.passer_flight_move;
        let team = self.state.team(self.state.attack).map(|(player, _)| player);
        team.filter(move |player| passer_may || self.state.holder != Some(*player))
            .filter(|player| self.may_move(*player))
    }

    /// True if some flight move and target are legal.
    pub(super) fn high_possible(&self, action: Action) -> bool {
        let targets = self.high_targets(action);
        if !targets.is_empty() || action == Action::Cross {
            return !targets.is_empty();
        }
        let mut fliers = self.fliers();
        fliers.any(|player| {
            self.state.holder != Some(player) && !self.flights(action, player, &[]).is_empty()
        })
    }

    /// True if the keeper can kick it to somebody.
    pub(super) fn keeper_kick_possible(&self) -> bool {
        self.high_possible(Action::KeeperKick)
    }

    /// The call, the flights, the target, the die, the landing (CA-16.1).
    pub(super) fn high_pass(
        &mut self,
        action: Action,
        passer: Player,
        menu: Menu,
    ) -> Result<(), S::Stop> {
        self.begin(1);
        let (from, side) = (self.state.ball, passer.side());
        self.kick(passer, menu);
        self.state.hands = false;
        if action != Action::Cross {
            self.flight_of_attack(action)?;
        }
        let targets = self.high_targets(action);
        let to = self.pick("target", side, &targets, Choice::Target, 0)?;
        let mut keeper_flew = menu == Menu::Corner && self.keeper_stepped();
        if action != Action::Cross {
            let matters = |hex: Hex| hex.distance(to) <= FLIGHT + 2;
            self.state.target = Some(to);
            let (defence, may) = (side.other(), Self::may_move);
            let flew = self.window_move("CA-16.1", Window::Fly, defence, FLIGHT, matters, may)?;
            self.state.target = None;
            keeper_flew = flew.is_some_and(|player| self.state.is_keeper(player));
        }
        let Some(landed) = self.high_accuracy(action, passer, from, to)? else {
            return Ok(());
        };
        self.high_lands(
            passer,
            from,
            landed,
            to,
            keeper_flew,
            action == Action::Cross,
        )
    }

    fn flight_of_attack(&mut self, action: Action) -> Result<(), S::Stop> {
        let side = self.state.attack;
        let targets = self.high_targets(action);
        let mut menu: Vec<Choice> = self
            .fliers()
            .filter(|player| !self.flights(action, *player, &targets).is_empty())
            .map(|player| Choice::In(Window::Fly, Some(player)))
            .collect();
        if !targets.is_empty() {
            menu.push(Choice::In(Window::Fly, None));
        }
        let default = menu.len() - 1;
        if let Choice::In(_, Some(player)) = self.must("fly", side, &menu, default)? {
            let ends = self.flights(action, player, &targets);
            let to = self.where_to(player, ends)?;
            if let Some(hex) = to {
                let ball = self.state.ball;
                self.state.put(player, hex);
                self.state.ball = ball;
                self.tell("CA-16.1", Happening::Moved { who: player, to });
            }
        }
        Ok(())
    }

    /// High Pass and die make 8, or it drifts (CA-16.5, CA-16.6). `None` if it went out.
    fn high_accuracy(
        &mut self,
        action: Action,
        passer: Player,
        from: Hex,
        to: Hex,
    ) -> Result<Option<Hex>, S::Stop> {
        let (by, meant) = (passer, self.state.on(to));
        if action == Action::Cross && !self.rules.options.advanced_rules {
            self.tell(
                "CA-28.4",
                Happening::Cross {
                    by,
                    from,
                    to,
                    meant,
                },
            );
            return Ok(Some(to));
        }
        let roll = self.effort("accuracy", passer, Attribute::HighPass)?;
        let accurate = roll.total >= HIGH_NEEDS;
        let clause = match action {
            Action::Cross => "CA-28.4",
            Action::KeeperKick => "CA-21.5",
            _ => "CA-16.5",
        };
        self.tell(
            clause,
            Happening::High {
                by,
                from,
                to,
                meant,
                roll,
                accurate,
            },
        );
        match accurate {
            true => Ok(Some(to)),
            false => self.drift("CA-16.6", passer, to),
        }
    }

    /// Two dice from the target; it flies there straight (CA-16.6, CA-16.7).
    fn drift(
        &mut self,
        clause: &'static str,
        passer: Player,
        target: Hex,
    ) -> Result<Option<Hex>, S::Stop> {
        let dir = self.roll("direction", None)?.face;
        let dist = self.roll("distance", None)?.face;
        let (by, mut at) = (passer, target);
        for _ in 0..dist {
            let next = at.step(usize::from(dir) - 1);
            if !next.in_bounds() {
                let last = at;
                self.tell(
                    "CA-16.7",
                    Happening::DriftOut {
                        by,
                        dir,
                        dist,
                        last,
                    },
                );
                self.leave_ball(last);
                self.out(last, next, passer.side())?;
                return Ok(None);
            }
            at = next;
        }
        let lands = at;
        self.tell(
            clause,
            Happening::Drift {
                by,
                dir,
                dist,
                lands,
            },
        );
        Ok(Some(at))
    }

    /// It comes down: entry move, rush, then a header (CA-16.8 to CA-16.11).
    fn high_lands(
        &mut self,
        passer: Player,
        from: Hex,
        at: Hex,
        target: Hex,
        keeper_flew: bool,
        corner: bool,
    ) -> Result<(), S::Stop> {
        self.leave_ball(at);
        if self.state.at(passer) == Some(at) {
            self.hold(passer);
            self.state.hands = false;
            return self.finish(PhaseEnd::Normal, AfterAction::Menu(Menu::Aos));
        }
        let receiver = self.state.on(at).filter(|_| at == target);
        if let Some(who) = receiver.filter(|who| self.state.has(*who, Tokens::FLAGGED)) {
            return self.offside(who);
        }
        if self.enters_box(from, at) {
            self.entry_move("CA-16.9", self.state.defence())?;
        }
        let rushed = !keeper_flew && self.rush(at)?;
        if self.anybody_jumps() {
            return self.finish(PhaseEnd::Normal, AfterAction::Header { rushed, corner });
        }
        // Somebody who cannot jump may still stand where it comes down.
        self.arrives("CA-16.11", at, Menu::LongReceived)
    }

    /// The keeper may come out for a ball in his box, and must jump then (CA-16.10).
    fn rush(&mut self, ball: Hex) -> Result<bool, S::Stop> {
        let side = self.state.defence();
        let keeper = self.state.keeper(side);
        let Some((keeper, at)) = keeper.filter(|(_, at)| at.distance(ball) <= 5) else {
            return Ok(false);
        };
        if !self.state.own_box(side, ball) || !self.may_move(keeper) {
            return Ok(false);
        }
        let mut blocked = self.state.occupied();
        blocked.remove(at);
        let ends = walks(at, FLIGHT, &blocked, None).into_iter();
        let ends = ends.filter(|(hex, _)| hex.distance(ball) <= 2);
        let mut menu: Vec<Choice> = ends.map(|(hex, _)| Choice::Rush(Some(hex))).collect();
        if menu.is_empty() {
            return Ok(false);
        }
        menu.push(Choice::Rush(None));
        let default = menu.len() - 1;
        let Choice::Rush(Some(to)) = self.must("rush", side, &menu, default)? else {
            return Ok(false);
        };
        self.state.put(keeper, to);
        let to = Some(to);
        self.tell("CA-16.10", Happening::Moved { who: keeper, to });
        Ok(true)
    }

    /// Where a Long Pass can go: an empty hex, more than 5 from every team-mate and
    /// more than 1 from every opponent (CA-17.1 to CA-17.3).
    pub(super) fn long_targets(&self) -> impl Iterator<Item = Hex> + '_ {
        let side = self.state.attack;
        let near = move |hex: &Hex| {
            let mut mates = self.state.team(side);
            let mate = mates
                .any(|(player, at)| self.state.holder != Some(player) && at.distance(*hex) <= 5);
            let mut opponents = self.state.team(side.other());
            mate || opponents.any(|(_, at)| at.distance(*hex) <= 1)
        };
        let core = !self.rules.options.advanced_rules;
        Hex::all()
            .filter(|hex| *hex != self.state.ball)
            .filter(move |hex| !near(hex) && self.state.is_free(*hex))
            .filter(move |hex| !(core && self.third_to_third(*hex)))
            .filter(|hex| self.kick_is_open(*hex))
    }

    fn third_to_third(&self, to: Hex) -> bool {
        let from = self.state.ball;
        End::BOTH
            .iter()
            .any(|end| end.third(from) && end.other().third(to))
    }

    /// A Long Pass (CA-17).
    pub(super) fn long_pass(&mut self, passer: Player, to: Hex, menu: Menu) -> Result<(), S::Stop> {
        self.begin(1);
        let from = self.state.ball;
        let need = match self.third_to_third(to) {
            true => THIRDS_NEED,
            false => LONG_NEEDS,
        };
        self.kick(passer, menu);
        let roll = self.effort("accuracy", passer, Attribute::HighPass)?;
        let accurate = roll.total >= need as i8;
        let by = passer;
        self.tell(
            "CA-17.3",
            Happening::Long {
                by,
                from,
                to,
                roll,
                need,
                accurate,
            },
        );
        let landed = match accurate {
            true => Some(to),
            false => self.drift("CA-17.4", passer, to)?,
        };
        match landed {
            Some(at) => self.long_lands(from, at),
            None => Ok(()),
        }
    }

    /// It comes down where it lands (CA-17.5 to CA-17.8).
    fn long_lands(&mut self, from: Hex, at: Hex) -> Result<(), S::Stop> {
        self.leave_ball(at);
        let defence = self.state.defence();
        let mut menu = Menu::Unclaimed;
        match self.state.on(at) {
            Some(who) if who.side() == defence => return self.arrives("CA-17.5", at, menu),
            Some(who) if self.state.has(who, Tokens::FLAGGED) => return self.offside(who),
            Some(who) => {
                self.tell_received("CA-17.5", who, at);
                self.hold(who);
                self.state.hands = false;
                menu = Menu::LongReceived;
            }
            None => {
                self.tell("CA-17.5", Happening::Down { at });
                if self.attract("CA-17.6", &[at], Players::default())? {
                    let menu = self.menu_of_winner();
                    return self.finish(PhaseEnd::Normal, AfterAction::Menu(menu));
                }
            }
        }
        if self.enters_box(from, at) {
            self.entry_move("CA-17.7", defence)?;
        }
        self.keeper_run()?;
        if self.state.attack == defence {
            menu = self.menu_of_winner();
        }
        self.finish(PhaseEnd::Normal, AfterAction::Menu(menu))
    }

    /// The defending keeper may move up to his Pace, on to the ball too (CA-17.7).
    fn keeper_run(&mut self) -> Result<(), S::Stop> {
        let side = self.state.defence();
        let Some((keeper, _)) = self.state.keeper(side) else {
            return Ok(());
        };
        if !self.may_move(keeper) {
            return Ok(());
        }
        let pace = self.attribute(keeper, Attribute::Pace);
        let ends = self.walks_of(keeper, pace, true).into_iter();
        let mut menu: Vec<Choice> = ends.map(|(hex, _)| Choice::KeeperRun(Some(hex))).collect();
        menu.push(Choice::KeeperRun(None));
        let default = menu.len() - 1;
        let chosen = self.must("gkrun", side, &menu, default)?;
        if let Choice::KeeperRun(Some(hex)) = chosen {
            self.state.put(keeper, hex);
            let to = Some(hex);
            self.tell("CA-17.7", Happening::Moved { who: keeper, to });
            if self.state.holder.is_none() && hex == self.state.ball {
                self.hold(keeper);
                let at = hex;
                self.tell("CA-17.7", Happening::Collect { who: keeper, at });
            }
        }
        Ok(())
    }
}
