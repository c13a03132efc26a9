//! Set pieces: what they share (CA-25), throw-in (CA-26), goal kick (CA-27), corner
//! (CA-28), free kick (CA-29), penalty (CA-30).

use tabletop::{Side, Source};

use super::{Play, nearest_free};
use crate::{
    CounterAttack,
    choice::{Choice, Window},
    event::Happening,
    hex::Hex,
    next::{Kind, Menu, Next, Restart},
    options::FkPattern,
    player::Player,
    state::{State, Tokens},
};

/// Defenders keep two clear hexes (CA-25.6).
const CLEAR: u8 = 2;

/// How many figures may be placed in each window, the attack first (CA-28.2, CA-29.2);
/// a penalty begins with the defence, and everybody may be placed (CA-30.2).
fn windows(kind: Kind, pattern: FkPattern) -> &'static [u8] {
    match (kind, pattern) {
        (Kind::Corner, _) => &[2, 2, 2, 2, 2, 2],
        (Kind::FreeKick, FkPattern::P222232) => &[2, 2, 2, 2, 3, 2],
        (Kind::FreeKick, FkPattern::P3333) => &[3, 3, 3, 3],
        (Kind::FreeKick, FkPattern::P5532) => &[5, 5, 3, 2],
        (Kind::Penalty, _) => &[11, 11, 11],
        _ => &[],
    }
}

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// The ball lies where play begins again, held by nobody.
    pub(super) fn set_piece_ball(&mut self, restart: Restart) {
        self.state.attack = restart.side;
        let at = match restart.kind {
            Kind::Penalty => self.state.attacks(restart.side).spot(),
            _ => restart.at,
        };
        self.leave_ball(at);
        self.state.barred = None;
        self.state.kicked = None;
        self.state.take_all(Tokens::FLAGGED);
    }

    /// Each side may pick up its keeper and put him on any free hex (CA-25.4); that is a window of
    /// its own, so he may be placed again in the next (CA-25.5).
    pub(super) fn keeper_place(&mut self, restart: Restart, side: Side) -> Result<(), S::Stop> {
        let next = match side == restart.side {
            true => Next::KeeperPlace(restart, side.other()),
            false => self.first_of(restart),
        };
        self.state.next = next;
        // A goal kick places its keeper anyway, a penalty puts him on his line.
        let placed = matches!(restart.kind, Kind::GoalKick | Kind::Penalty | Kind::KickOff);
        if let Some((keeper, _)) = self.state.keeper(side).filter(|_| !placed)
            && let place = Choice::Place(keeper)
            && self.may("place", side, &[place, Choice::Done], 1)? == place
        {
            self.place("CA-25.4", restart, keeper)?;
            self.state.take(keeper, Tokens::ACTIVATED);
        }
        Ok(())
    }

    fn first_of(&self, restart: Restart) -> Next {
        match restart.kind {
            Kind::KickOff => Next::LineUp(restart.side),
            Kind::FreeKick => self.window_from(restart, 0),
            Kind::ThrowIn | Kind::GoalKick | Kind::Corner | Kind::Penalty => Next::Taker(restart),
        }
    }

    /// Puts a figure on any free hex that the piece allows (CA-25.5).
    fn place(
        &mut self,
        clause: &'static str,
        restart: Restart,
        player: Player,
    ) -> Result<(), S::Stop> {
        let occupied = self.state.occupied();
        let free = Hex::all().filter(|hex| !occupied.contains(*hex));
        let allowed = free.filter(|hex| self.is_allowed(restart, player, *hex));
        let hexes: Vec<Hex> = allowed.collect();
        self.state.give(player, Tokens::ACTIVATED);
        if let Some(to) = self.where_to(player, hexes)? {
            self.state.put(player, to);
            self.tell(clause, Happening::Placed { who: player, to });
        }
        Ok(())
    }

    /// Where a figure may stand at a set piece (CA-13.16, CA-26.2, CA-28.2, CA-29.2,
    /// CA-30.2).
    pub(super) fn is_allowed(&self, restart: Restart, player: Player, hex: Hex) -> bool {
        let end = self.state.attacks(restart.side);
        let ball = self.state.ball;
        if restart.kind == Kind::Penalty {
            return !end.is_box(hex) && !end.arc(hex);
        }
        if player.side() != restart.side {
            let gap = match restart.kind {
                Kind::ThrowIn => self.rules.options.throw_in_gap,
                _ => CLEAR,
            };
            return hex.distance(ball) > gap;
        }
        if hex == ball && restart.kind != Kind::FreeKick {
            return false;
        }
        let keeper = self.state.keeper(restart.side.other());
        !(end.six_yard(hex) && keeper.is_some_and(|(_, at)| at.touches(hex)))
    }

    /// Who takes it.
    pub(super) fn taker(&mut self, restart: Restart) -> Result<(), S::Stop> {
        let side = restart.side;
        let ball = self.state.ball;
        let team = self
            .state
            .team(side)
            .filter(|(player, hex)| match restart.kind {
                Kind::GoalKick => self.state.is_keeper(*player),
                Kind::FreeKick => hex.distance(ball) <= 1,
                _ => true,
            });
        let candidates: Vec<Player> = team.map(|(player, _)| player).collect();
        // Outfielders before the keeper, the nearest first.
        let default = candidates.iter().enumerate().min_by_key(|(_, player)| {
            let far = self
                .state
                .at(**player)
                .map_or(u8::MAX, |at| at.distance(ball));
            (self.state.is_keeper(**player), far)
        });
        let Some((default, _)) = default else {
            // Whoever is missing is found where play stopped, or nobody is left.
            self.state.next = Next::Substitutions(restart, side);
            return Ok(());
        };
        let taker = self.pick("taker", side, &candidates, Choice::Taker, default)?;
        match restart.kind {
            Kind::ThrowIn => {
                self.takes_stand("CA-26.1", taker, ball);
                self.cure(restart);
                self.start_phase(true, false);
            }
            Kind::GoalKick => self.goal_kick_place(restart, taker)?,
            Kind::Corner => {
                self.takes_stand("CA-28.1", taker, ball);
                self.state.next = self.window_from(restart, 0);
            }
            Kind::Penalty => {
                self.takes_stand("CA-30.1", taker, ball);
                let line = self.state.attacks(side).goal_line();
                if let Some((who, _)) = self.state.keeper(side.other()) {
                    self.clear_hex(line, who);
                    self.state.put(who, line);
                    self.tell("CA-30.1", Happening::Placed { who, to: line });
                }
                self.cure(restart);
                self.state.next = self.window_from(restart, 0);
            }
            Kind::FreeKick | Kind::KickOff => {
                self.state.holder = Some(taker);
                self.state.next = Next::Choose(Menu::FreeKick);
            }
        }
        Ok(())
    }

    /// The taker stands on the ball's hex; who stood there makes way (CA-25.8).
    fn takes_stand(&mut self, clause: &'static str, taker: Player, ball: Hex) {
        self.clear_hex(ball, taker);
        self.state.put(taker, ball);
        self.state.holder = Some(taker);
        self.state.ball = ball;
        let (who, to) = (taker, ball);
        self.tell(clause, Happening::Placed { who, to });
    }

    /// The keeper puts the ball on a hex of his six-yard box, then thirds are active
    /// (CA-27.2, CA-27.3).
    fn goal_kick_place(&mut self, restart: Restart, keeper: Player) -> Result<(), S::Stop> {
        let side = keeper.side();
        let end = self.state.defends(side);
        let own = self.state.at(keeper);
        let is_free = |hex: &Hex, state: &State| state.is_free(*hex) || Some(*hex) == own;
        let mut menu = vec![Choice::Place(keeper)];
        let all = (0..).zip(self.rules.templates());
        let fitting = all.filter(|(_, template)| template.kind == restart.kind && template.attack);
        menu.extend(fitting.map(|(number, _)| Choice::Template(number)));
        menu.push(Choice::Done);
        let mut at = end.goal_kick();
        match self.may("place", side, &menu, 1)? {
            Choice::Place(_) => {
                let hexes = Hex::all().filter(|hex| end.six_yard(*hex));
                let free = hexes.filter(|hex| is_free(hex, self.state));
                let free: Vec<Hex> = free.collect();
                at = self.where_to(keeper, free)?.unwrap_or(at);
            }
            Choice::Template(number) => {
                let mut places = self.places(number, restart).into_iter();
                at = places.find(|hex| is_free(hex, self.state)).unwrap_or(at);
            }
            _ => {}
        }
        self.takes_stand("CA-27.2", keeper, at);
        self.state.take_all(Tokens::ACTIVATED);
        self.state.next = Next::Thirds(side, Menu::GoalKick);
        Ok(())
    }

    /// The window with this number, or what comes after the last.
    fn window_from(&self, restart: Restart, number: u8) -> Next {
        let all = windows(restart.kind, self.rules.options.fk_pattern);
        match all.get(usize::from(number)) {
            Some(&left) => Next::Window(restart, number, left),
            None => match restart.kind {
                Kind::Corner if self.rules.options.advanced_rules => Next::CornerStep(restart.side),
                Kind::Corner => Next::Choose(Menu::Corner),
                Kind::Penalty => Next::Choose(Menu::Penalty),
                _ => Next::Taker(restart),
            },
        }
    }

    /// One placement of a window (CA-25.5).
    pub(super) fn window(&mut self, restart: Restart, number: u8, left: u8) -> Result<(), S::Stop> {
        let attack_first = restart.kind != Kind::Penalty;
        let side = match number.is_multiple_of(2) == attack_first {
            true => restart.side,
            false => restart.side.other(),
        };
        let fixed = |player: Player| {
            self.state.holder == Some(player)
                || restart.kind == Kind::Penalty
                    && self.state.is_keeper(player)
                    && side != restart.side
        };
        let team = self.state.team(side).map(|(player, _)| player);
        let open =
            team.filter(|player| !fixed(*player) && !self.state.has(*player, Tokens::ACTIVATED));
        let open: Vec<Player> = open.collect();
        let mut menu: Vec<Choice> = open.iter().copied().map(Choice::Place).collect();
        // Who does not say anything places by the first template there is.
        let default = menu.len();
        menu.extend(self.templates(restart, side, &open));
        menu.push(Choice::Done);
        if left > 0 {
            match self.may("place", side, &menu, default)? {
                Choice::Place(player) => {
                    self.place("CA-25.5", restart, player)?;
                    self.state.next = Next::Window(restart, number, left - 1);
                    return Ok(());
                }
                Choice::Template(chosen) => self.place_by_template(chosen, restart, &open, left),
                _ => {}
            }
        }
        self.state.take_all(Tokens::ACTIVATED);
        self.state.next = self.window_from(restart, number + 1);
        if !matches!(self.state.next, Next::Window(..)) {
            self.cure(restart);
        }
        Ok(())
    }

    /// Whoever still stands where he may not goes to the nearest legal hex; a free kick
    /// needs somebody at the ball (CA-25.7, CA-29.3).
    fn cure(&mut self, restart: Restart) {
        for side in [restart.side.other(), restart.side] {
            let team: Vec<(Player, Hex)> = self.state.team(side).collect();
            for (player, at) in team {
                let exempt = self.state.holder == Some(player)
                    || restart.kind == Kind::Penalty
                        && self.state.is_keeper(player)
                        && side != restart.side;
                if exempt || self.is_allowed(restart, player, at) {
                    continue;
                }
                let to = nearest_free(self.state, side, at, |hex| {
                    self.is_allowed(restart, player, hex)
                });
                if let Some(to) = to {
                    self.state.put(player, to);
                    // Near a thrower nobody stays; at other pieces this cures placements.
                    let clause = match restart.kind {
                        Kind::ThrowIn => "CA-26.2",
                        _ => "CA-25.7",
                    };
                    self.tell(clause, Happening::Placed { who: player, to });
                }
            }
        }
        if restart.kind == Kind::FreeKick {
            self.somebody_at_ball(restart);
        }
    }

    fn somebody_at_ball(&mut self, restart: Restart) {
        let ball = self.state.ball;
        let team = self.state.team(restart.side);
        let nearest = team.min_by_key(|(player, at)| {
            let keeper = self.state.is_keeper(*player) && at.distance(ball) > 1;
            (keeper, at.distance(ball), player.shirt())
        });
        if let Some((who, _)) = nearest.filter(|(_, at)| at.distance(ball) > 1) {
            self.clear_hex(ball, who);
            self.state.put(who, ball);
            self.tell("CA-29.3", Happening::Placed { who, to: ball });
        }
    }

    /// Before a corner each side may move one player up to 3 hexes (CA-28.3).
    pub(super) fn corner_step(&mut self, side: Side) -> Result<(), S::Stop> {
        let taker = self.state.holder;
        let eligible = |play: &Self, player: Player| taker != Some(player) && play.may_move(player);
        let moved = self.window_move("CA-28.3", Window::Fly, side, 3, |_| true, eligible)?;
        if side == self.state.attack {
            self.state.next = Next::CornerStep(side.other());
            return Ok(());
        }
        if let Some(keeper) = moved.filter(|player| self.state.is_keeper(*player)) {
            self.state.give(keeper, Tokens::ACTIVATED);
        }
        self.state.next = Next::Choose(Menu::Corner);
        Ok(())
    }

    /// True if the defending keeper made that step: then he does not rush (CA-28.4).
    pub(super) fn keeper_stepped(&mut self) -> bool {
        let keeper = self.state.keepers[self.state.defence()];
        let stepped = keeper.is_some_and(|keeper| self.state.has(keeper, Tokens::ACTIVATED));
        self.state.take_all(Tokens::ACTIVATED);
        stepped
    }
}
