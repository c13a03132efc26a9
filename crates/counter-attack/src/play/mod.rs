//! How a match is played: one file for each heading of the rules.
//!
//! A step is one decision of a manager with all that it leads to: an activation, a
//! hex of a run, a pass, a shot. What is chained (a rebound, a set piece) is written
//! down in the state ([`crate::next::Next`]).

mod board;
mod choose;
mod clock;
mod control;
mod cut_off;
mod foul;
mod ground_pass;
mod header;
mod high_pass;
mod keeper;
mod kick_off;
mod live;
mod loose;
mod movement;
mod nutmeg;
mod offside;
mod restart;
mod run;
mod set_shot;
mod shoot_out;
mod shot;
mod sight;
mod substitution;
mod tackle;
mod template;
mod thirds;
mod windows;

use tabletop::{Ask, Die, Duty, Side, Source};

pub(crate) use board::nearest_free;
pub(crate) use control::CONTROLS;
pub use ground_pass::GroundPass;
pub(crate) use high_pass::{HIGH_NEEDS, LONG_NEEDS};
pub(crate) use run::NEEDS;
pub(crate) use set_shot::UNBLOCKED;
pub use shot::SNAPSHOT_MOVE;
pub use sight::{DuelOdds, ShotOdds, Sight};
pub use thirds::THIRD_MOVE;

use crate::{
    CounterAttack,
    card::Attribute,
    choice::Choice,
    event::{Event, Happening},
    hex::Hex,
    next::Next,
    options::{FlagsAfterTouch, HexDice, Questions, StunForbids, StunScope},
    outcome::{Effort, Rolled},
    player::Player,
    state::{State, Tokens},
};

/// One step.
pub(crate) fn step<S: Source<CounterAttack>>(
    rules: &CounterAttack,
    state: &mut State,
    source: &mut S,
) -> Result<(), S::Stop> {
    let mut play = Play {
        rules,
        state,
        source,
    };
    play.state.timed = play.is_turn();
    let State {
        next,
        holder,
        phase,
        ..
    } = *play.state;
    // Who has the ball, and the phase under way, are handed to the paragraphs here. A position in which
    // they do not fit what comes next is refused where it is read (`Situation::impossible`).
    match (next, holder, phase) {
        (Next::Referee, ..) => play.referee(),
        (Next::Toss, ..) => play.toss(),
        (Next::LineUp(side), ..) => play.line_up(side),
        (Next::Adjust(side), ..) => play.adjust(side),
        (Next::Choose(menu), Some(holder), _) => play.choose_action(holder, menu),
        (Next::KickOrDrop, Some(keeper), _) => play.kick_or_drop(keeper),
        (Next::Choose(_) | Next::KickOrDrop, None, _) => play.choose_unclaimed(),
        (Next::FinalThird(side, menu), ..) => play.final_third(side, menu),
        (Next::Thirds(side, menu), ..) => play.active_thirds(side, menu),
        (Next::Carry, Some(carrier), Some(phase)) => play.carry(carrier, phase),
        (Next::LooseSnap, Some(struck), Some(_)) => play.loose_snapshot(struck),
        (Next::Activate | Next::Carry | Next::LooseSnap, _, Some(phase)) => play.activate(phase),
        (Next::Activate | Next::Carry | Next::LooseSnap, _, None) => play.end_phase(),
        (Next::Header { rushed, corner }, ..) => play.header(rushed, corner),
        (Next::Substitutions(restart, side), ..) => play.substitutions(restart, side),
        (Next::KeeperPlace(restart, side), ..) => play.keeper_place(restart, side),
        (Next::Taker(restart), ..) => play.taker(restart),
        (Next::Window(restart, number, left), ..) => play.window(restart, number, left),
        (Next::CornerStep(side), ..) => play.corner_step(side),
        (Next::Order(side), ..) => play.order(side),
        (Next::ShootOut, ..) => play.shoot_out(),
    }?;
    state.timed = false;
    Ok(())
}

/// A step under way.
struct Play<'a, S> {
    rules: &'a CounterAttack,
    state: &'a mut State,
    source: &'a mut S,
}

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// Tells what happened, and by which clause.
    #[inline(always)]
    fn tell(&mut self, clause: &'static str, what: Happening) {
        self.source.tell(Event {
            clause,
            period: self.state.period,
            minute: self.state.minute,
            home_attacks: self.state.home_attacks,
            what,
        });
    }

    /// Asks a manager who has to answer; a single choice is no question, unless
    /// every question is wanted.
    fn must(
        &mut self,
        name: &'static str,
        side: Side,
        menu: &[Choice],
        default: usize,
    ) -> Result<Choice, S::Stop> {
        self.ask(name, side, menu, default, Duty::Must)
    }

    /// Asks a manager who may answer.
    fn may(
        &mut self,
        name: &'static str,
        side: Side,
        menu: &[Choice],
        default: usize,
    ) -> Result<Choice, S::Stop> {
        self.ask(name, side, menu, default, Duty::May)
    }

    fn ask(
        &mut self,
        name: &'static str,
        side: Side,
        menu: &[Choice],
        default: usize,
        duty: Duty,
    ) -> Result<Choice, S::Stop> {
        self.answer(name, side, menu, default, duty)
            .map(|index| menu[index])
    }

    /// Asks a manager who has to answer for one of several things of a kind, as they are written.
    fn pick<T: Copy>(
        &mut self,
        name: &'static str,
        side: Side,
        from: &[T],
        written: impl Fn(T) -> Choice,
        default: usize,
    ) -> Result<T, S::Stop> {
        let menu: Vec<Choice> = from.iter().copied().map(written).collect();
        self.answer(name, side, &menu, default, Duty::Must)
            .map(|index| from[index])
    }

    /// The place in the menu of what is answered.
    fn answer(
        &mut self,
        name: &'static str,
        side: Side,
        menu: &[Choice],
        default: usize,
        duty: Duty,
    ) -> Result<usize, S::Stop> {
        if menu.len() == 1 && self.rules.options.questions != Questions::All {
            return Ok(0);
        }
        let ask = Ask {
            name,
            state: &*self.state,
            side,
            menu,
            default,
            duty,
        };
        let index = self.source.decide(&ask)?;
        self.read_clock()?;
        Ok(if index < menu.len() { index } else { default })
    }

    /// Asks where a player goes; `None` if there is nowhere.
    fn where_to(
        &mut self,
        who: Player,
        hexes: impl IntoIterator<Item = Hex>,
    ) -> Result<Option<Hex>, S::Stop> {
        let hexes: Vec<Hex> = hexes.into_iter().collect();
        match hexes.is_empty() {
            true => Ok(None),
            false => self.target("to", who, &hexes).map(Some),
        }
    }

    /// Asks where a player passes or shoots: what can be called has a target (CA-5.10).
    fn target(&mut self, name: &'static str, who: Player, hexes: &[Hex]) -> Result<Hex, S::Stop> {
        self.state.about = Some(who);
        let chosen = self.pick(name, who.side(), hexes, |hex| Choice::To(Some(hex)), 0)?;
        self.state.about = None;
        Ok(chosen)
    }

    fn roll(&mut self, purpose: &'static str, player: Option<Player>) -> Result<Rolled, S::Stop> {
        self.state.about = player;
        let rolled = if self.rules.options.dice == HexDice::Stars {
            let face = self.source.roll(Die::new(purpose, 12))?;
            Rolled {
                face: face.div_ceil(2),
                star: face == 12,
            }
        } else {
            Rolled {
                face: self.source.roll(Die::new(purpose, 6))?,
                star: false,
            }
        };
        self.state.about = None;
        Ok(rolled)
    }

    /// A die for a player with an attribute of his.
    fn effort(
        &mut self,
        purpose: &'static str,
        player: Player,
        skill: Attribute,
    ) -> Result<Effort, S::Stop> {
        let die = self.roll(purpose, Some(player))?;
        Ok(Effort::new(die, skill, self.attribute(player, skill)))
    }

    /// An attribute as it is now: an injury takes one off (CA-1.5).
    fn attribute(&self, player: Player, attribute: Attribute) -> u8 {
        self.rules.attribute(self.state, player, attribute)
    }

    /// The hexes a player may travel in a phase: his Pace, in the last part at most 2.
    fn allowance(&self, player: Player) -> u8 {
        use crate::state::PhasePart;
        let pace = self.attribute(player, Attribute::Pace);
        match self.state.phase {
            Some(phase) if phase.part == PhasePart::A2 => pace.min(2),
            _ => pace,
        }
    }

    /// Stunned, and it counts now (CA-11.14).
    fn is_stunned(&self, player: Player) -> bool {
        let later = self.rules.options.stun_scope == StunScope::NextPhase;
        let token = if later {
            Tokens::STUN_ENDS
        } else {
            Tokens::STUNNED
        };
        self.state.has(player, token)
    }

    /// Neither stunned nor frozen: may be moved.
    fn may_move(&self, player: Player) -> bool {
        !self.is_stunned(player) && !self.state.has(player, Tokens::FROZEN)
    }

    /// May steal, tackle, reach, jump (CA-1.10).
    fn may_act(&self, player: Player) -> bool {
        self.rules.options.stun_forbids == StunForbids::MoveOnly || self.may_move(player)
    }

    /// A player touches the ball: flags and bars are over (CA-24.4, CA-25.9).
    fn touch(&mut self, player: Player) {
        self.touched(player);
        self.state.take_all(Tokens::FLAGGED);
    }

    /// A player touches the ball and does not get it: a save, a block, a deflection, a jump, a
    /// failed Control. That is a touch like any other; who reads it otherwise keeps the flags of
    /// the own side up.
    fn glance(&mut self, player: Player) {
        let keeps = self.rules.options.flags_after_touch == FlagsAfterTouch::OwnSideKeeps;
        self.touched(player);
        for who in Player::all().filter(|who| !keeps || who.side() != player.side()) {
            self.state.take(who, Tokens::FLAGGED);
        }
    }

    fn touched(&mut self, player: Player) {
        self.state.toucher = Some(player);
        self.state.kicked = None;
        self.state.barred = None;
    }

    /// True if the keeper may take the ball in his hands where he stands
    /// (CA-13.13, CA-13.15). To be asked before he touches it.
    fn may_handle(&self, player: Player) -> bool {
        let side = player.side();
        let at = self.state.at(player);
        self.state.is_keeper(player)
            && self.state.kicked != Some(side)
            && at.is_some_and(|hex| self.state.own_box(side, hex))
    }

    /// A player has the ball at his hex; his side attacks now.
    fn hold(&mut self, player: Player) {
        let hands = self.may_handle(player);
        // A keeper may not pick up a team-mate's kick later either.
        let keeper = self.state.is_keeper(player);
        let kicked = self
            .state
            .kicked
            .filter(|side| keeper && *side == player.side());
        self.touch(player);
        self.state.kicked = kicked;
        self.state.attack = player.side();
        self.state.holder = Some(player);
        self.state.hands = hands;
        self.state.player = Some(player);
        if let Some(hex) = self.state.at(player) {
            self.state.ball = hex;
        }
    }

    /// The ball lies there, held by nobody.
    fn leave_ball(&mut self, at: Hex) {
        self.state.ball = at;
        self.state.holder = None;
        self.state.hands = false;
    }
}
