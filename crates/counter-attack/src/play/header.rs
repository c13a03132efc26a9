//! Headers (CA-18).

use std::cmp::Ordering;

use tabletop::{Side, Source};

use super::{Play, clock::AfterAction, loose::LooseFrom};
use crate::{
    CounterAttack,
    card::Attribute,
    choice::Choice,
    event::{Happening, Outcome, PhaseEnd, ShotKind, headed_wide},
    hex::Hex,
    next::{Menu, Next},
    options::GkAirLossGoal,
    outcome::Effort,
    player::{Player, Players},
    state::Tokens,
};

/// How near the ball a jumper is.
pub(super) const JUMP: u8 = 2;
/// How far a ball is headed.
const HEADED: u8 = 6;

/// Those of a side who are named to jump.
pub(super) struct Jumpers {
    pub first: Player,
    others: Vec<Player>,
}

impl Jumpers {
    /// `None` if nobody is named.
    fn of(named: &[Player]) -> Option<Jumpers> {
        let (&first, others) = named.split_first()?;
        let others = others.to_vec();
        Some(Jumpers { first, others })
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Player> {
        [self.first].into_iter().chain(self.others.iter().copied())
    }
}

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// Who of a side can jump: within 2 of the ball, not the passer, not flagged
    /// (CA-18.1, CA-16.12).
    fn eligible(&self, side: Side) -> Vec<Player> {
        let ball = self.state.ball;
        let team = self
            .state
            .team(side)
            .filter(|(_, at)| at.distance(ball) <= JUMP);
        let near = team.map(|(player, _)| player);
        near.filter(|player| self.state.toucher != Some(*player))
            .filter(|player| !self.state.has(*player, Tokens::FLAGGED) && self.may_act(*player))
            .collect()
    }

    /// True if a header or control must be played (CA-16.11).
    pub(super) fn anybody_jumps(&self) -> bool {
        let mut sides = Side::BOTH.into_iter();
        sides.any(|side| !self.eligible(side).is_empty())
    }

    /// The ball comes down among players.
    pub(super) fn header(&mut self, rushed: bool, corner: bool) -> Result<(), S::Stop> {
        self.begin(0);
        let attack = self.state.attack;
        let ours = self.eligible(attack);
        let theirs = self.eligible(attack.other());
        match (ours.is_empty(), theirs.is_empty()) {
            // Nobody is near, as it may be in a position that was put up.
            (true, true) => return self.arrives("CA-16.11", self.state.ball, Menu::LongReceived),
            (true, false) => return self.defence_alone(&theirs, rushed, corner),
            (false, _) => {}
        }
        let (shot, jumpers) = self.name_attackers(&ours)?;
        match self.name_defenders(&theirs, rushed)? {
            None => self.uncontested(shot, &jumpers, corner),
            Some(defenders) => self.contested(shot, &jumpers, &defenders, corner),
        }
    }

    /// The attack declares a pass or a shot and names one or two (CA-18.2).
    fn name_attackers(&mut self, ours: &[Player]) -> Result<(bool, Jumpers), S::Stop> {
        let side = self.state.attack;
        let can_shoot = !self.headed_aims().is_empty();
        let passes = ours.iter().map(|&player| (false, player));
        let shots = ours.iter().map(|&player| (true, player));
        let menu: Vec<(bool, Player)> = passes.chain(shots.filter(|_| can_shoot)).collect();
        let jump = |(shot, player)| Choice::Jump { shot, player };
        let (shot, first) = self.pick("jump", side, &menu, jump, 0)?;
        let mut others = Vec::new();
        let most = self.rules.options.header_limit.most().min(ours.len());
        while others.len() + 1 < most {
            let named = |player: &Player| *player == first || others.contains(player);
            let open = ours.iter().copied().filter(|player| !named(player));
            let open: Vec<Option<Player>> = open.map(Some).chain([None]).collect();
            match self.pick("also", side, &open, Choice::Also, open.len() - 1)? {
                Some(player) => others.push(player),
                None => break,
            }
        }
        Ok((shot, Jumpers { first, others }))
    }

    /// The defence names up to two outfielders and its keeper, or nobody; a keeper who
    /// rushed must jump (CA-18.3).
    fn name_defenders(
        &mut self,
        theirs: &[Player],
        rushed: bool,
    ) -> Result<Option<Jumpers>, S::Stop> {
        let side = self.state.defence();
        let most = self.rules.options.header_limit.most();
        let mut named: Vec<Player> = Vec::new();
        loop {
            let outfield = named
                .iter()
                .filter(|player| !self.state.is_keeper(**player));
            let full = outfield.count() >= most;
            let open = theirs.iter().copied().filter(|player| {
                !named.contains(player) && (!full || self.state.is_keeper(*player))
            });
            let open = open.map(Some).chain([None]);
            let menu: Vec<Choice> = match named.is_empty() {
                true => open.map(Choice::Contest).collect(),
                false => open.map(Choice::Also).collect(),
            };
            if menu.len() == 1 {
                break;
            }
            let name = if named.is_empty() { "contest" } else { "also" };
            let default = menu.len() - 1;
            match self.must(name, side, &menu, default)? {
                Choice::Contest(Some(player)) | Choice::Also(Some(player)) => named.push(player),
                _ => break,
            }
        }
        let keeper = self.state.keepers[side].filter(|keeper| rushed && theirs.contains(keeper));
        named.extend(keeper.filter(|keeper| !named.contains(keeper)));
        Ok(Jumpers::of(&named))
    }

    pub(super) fn jump(&mut self, who: Player) -> Result<Effort, S::Stop> {
        let ball = self.state.ball;
        let jump = self.effort("head", who, self.jumping_skill(who, ball))?;
        Ok(jump.plus(-self.reach_penalty(who, ball)))
    }

    /// What is added to the die for a ball on a hex; two hexes off, one less (CA-18.1).
    pub(super) fn jumps_with(&self, who: Player, ball: Hex) -> i8 {
        let skill = self.jumping_skill(who, ball);
        self.attribute(who, skill) as i8 - self.reach_penalty(who, ball)
    }

    /// Heading; a keeper's Aerial Ability in his box (CA-18.4).
    fn jumping_skill(&self, who: Player, ball: Hex) -> Attribute {
        match self.state.is_keeper(who) && self.state.own_box(who.side(), ball) {
            true => Attribute::Aerial,
            false => Attribute::Heading,
        }
    }

    pub(super) fn reach_penalty(&self, who: Player, ball: Hex) -> i8 {
        let far = self
            .state
            .at(who)
            .is_some_and(|at| at.distance(ball) == JUMP);
        i8::from(far)
    }

    /// All named jumpers roll; the best of each side counts (CA-18.5 to CA-18.7).
    fn contested(
        &mut self,
        shot: bool,
        jumpers: &Jumpers,
        defenders: &Jumpers,
        corner: bool,
    ) -> Result<(), S::Stop> {
        let att = self.best_of(jumpers)?;
        let def = self.best_of(defenders)?;
        let all = jumpers.iter().chain(defenders.iter());
        let all = all.fold(Players::default(), Players::with);
        self.freeze(all);
        let won = att.1.against(def.1);
        let (res, clause) = match won {
            Ordering::Greater => (Outcome::Won, "CA-18.6"),
            Ordering::Less => (Outcome::Lost, "CA-18.7"),
            Ordering::Equal => (Outcome::Tied, "CA-18.10"),
        };
        let at = self.state.ball;
        self.tell(clause, Happening::Header { at, att, def, res });
        let keeper_jumped = defenders.iter().any(|player| self.state.is_keeper(player));
        match won {
            Ordering::Greater => self.attack_heads(shot, att, keeper_jumped, corner),
            Ordering::Less => self.defence_heads(def.0, corner),
            Ordering::Equal => {
                let from = self.state.at(def.0).unwrap_or(self.state.ball);
                self.loose(from, def.0, LooseFrom::Header(all))
            }
        }
    }

    /// The best of a side: the first to reach the total, a keeper before outfielders.
    fn best_of(&mut self, jumpers: &Jumpers) -> Result<(Player, Effort), S::Stop> {
        let mut best = (jumpers.first, self.jump(jumpers.first)?);
        for &player in &jumpers.others {
            let jump = self.jump(player)?;
            let better = match jump.against(best.1) {
                Ordering::Greater => true,
                Ordering::Equal => {
                    self.state.is_keeper(player) && player.side() != self.state.attack
                }
                Ordering::Less => false,
            };
            if better {
                best = (player, jump);
            }
        }
        Ok(best)
    }

    /// Everyone who jumped is out of the next phase (CA-18.14).
    pub(super) fn freeze(&mut self, jumpers: Players) {
        for player in jumpers.iter() {
            self.state.give(player, Tokens::FROZEN);
        }
    }

    fn attack_heads(
        &mut self,
        shot: bool,
        (winner, jump): (Player, Effort),
        keeper_jumped: bool,
        corner: bool,
    ) -> Result<(), S::Stop> {
        let always = self.rules.options.gk_air_loss_goal == GkAirLossGoal::Always;
        let goal_anyway = always && keeper_jumped;
        if !(shot || goal_anyway) {
            return self.headed_pass(winner, corner);
        }
        self.touch(winner);
        self.state.player = Some(winner);
        if shot && jump.die.face == 1 {
            self.tell("CA-18.6", headed_wide(winner));
            return self.goal_kick("CA-27.1", self.state.defence());
        }
        if keeper_jumped {
            self.tell("CA-18.6", Happening::KeeperBeaten { who: winner });
            return self.count_goal("CA-18.6", winner.side(), Some(ShotKind::Header));
        }
        self.headed_shot(winner, jump)
    }

    /// The defence wins: its keeper has it, anybody else heads it away (CA-18.7).
    fn defence_heads(&mut self, winner: Player, corner: bool) -> Result<(), S::Stop> {
        if self.state.is_keeper(winner) && self.state.own_box(winner.side(), self.state.ball) {
            self.state.kicked = None;
            self.hold(winner);
            let menu = self.menu_of_winner();
            return self.finish(PhaseEnd::Normal, AfterAction::Menu(menu));
        }
        self.state.attack = winner.side();
        self.headed_pass(winner, corner)
    }

    /// Only the defence can reach it (CA-18.12); a keeper who rushed must jump (CA-16.10).
    fn defence_alone(
        &mut self,
        theirs: &[Player],
        rushed: bool,
        corner: bool,
    ) -> Result<(), S::Stop> {
        let side = self.state.defence();
        let keeper = self.state.keepers[side].filter(|keeper| rushed && theirs.contains(keeper));
        if let Some(keeper) = keeper {
            return self.heads_alone(keeper, corner);
        }
        let controls = self.rules.options.defensive_control && self.rules.options.advanced_rules;
        let heads = theirs.iter().map(|player| (*player, false));
        let control = theirs.iter().map(|player| (*player, true));
        let menu: Vec<(Player, bool)> = heads.chain(control.filter(|_| controls)).collect();
        let written = |(player, control)| match control {
            true => Choice::Control(player),
            false => Choice::Contest(Some(player)),
        };
        match self.pick("contest", side, &menu, written, 0)? {
            (player, false) => self.heads_alone(player, corner),
            (player, true) => {
                self.state.attack = side;
                self.control(player)
            }
        }
    }

    fn heads_alone(&mut self, who: Player, corner: bool) -> Result<(), S::Stop> {
        self.freeze(Players::default().with(who));
        self.tell("CA-18.12", Happening::FreeHeader { who, roll: None });
        self.defence_heads(who, corner)
    }

    /// Where a player can head the ball to (CA-18.8).
    fn headed_targets(&self, winner: Player) -> Vec<Hex> {
        let ball = self.state.ball;
        let opponents = self.state.team(winner.side().other());
        let opponents: Vec<Hex> = opponents.map(|(_, hex)| hex).collect();
        let own = self.state.at(winner);
        let near = Hex::all().filter(|hex| (1..=HEADED).contains(&hex.distance(ball)));
        near.filter(|hex| Some(*hex) != own && !opponents.contains(hex))
            .collect()
    }

    /// A headed pass: no interceptions (CA-18.8, CA-18.15).
    pub(super) fn headed_pass(&mut self, who: Player, corner: bool) -> Result<(), S::Stop> {
        let from = self.state.ball;
        self.touch(who);
        self.state.player = Some(who);
        self.read_offside(who);
        let targets = self.headed_targets(who);
        if targets.is_empty() {
            return self.finish(PhaseEnd::Normal, AfterAction::Menu(Menu::Unclaimed));
        }
        let to = self.pick("head", who.side(), &targets, Choice::HeadTo, 0)?;
        let meant = self.state.on(to);
        self.tell(
            "CA-18.8",
            Happening::Headed {
                who,
                from,
                to,
                meant,
            },
        );
        self.leave_ball(to);
        if self.enters_box(from, to) {
            self.entry_move("CA-18.8", self.state.defence())?;
        }
        let keeper = self.state.keeper(who.side());
        let back = keeper.filter(|(_, at)| *at == to && self.state.own_box(who.side(), to));
        if let Some((keeper, _)) = back.filter(|_| !corner) {
            let die = self.roll("backhead", Some(keeper))?.face;
            let held = die > 1;
            let by = keeper;
            self.tell("CA-18.15", Happening::BackHead { by, die, held });
            if !held {
                self.state.next = Next::Activate;
                return self.loose(to, keeper, LooseFrom::Phase);
            }
            self.hold(keeper);
            return self.finish(PhaseEnd::Normal, AfterAction::Menu(Menu::SaveHold));
        }
        self.arrives("CA-18.8", to, Menu::HeadReceived)
    }
}
