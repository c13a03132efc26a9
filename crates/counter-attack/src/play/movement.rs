//! The Movement Phase: four, five, two (CA-6), and the unclaimed ball (CA-8).

use tabletop::{Side, Source};

use super::{Play, clock::AfterAction};
use crate::{
    CounterAttack,
    choice::{Action, Choice},
    event::{Happening, PhaseEnd},
    hex::Hex,
    next::{Menu, Next},
    player::Player,
    state::{Phase, PhasePart, Tokens},
};

/// What a side can do in its part.
#[derive(Clone, Copy)]
enum PartTurn {
    /// A player moves from his hex.
    Move(Player, Hex),
    /// The one with the ball runs with it.
    Run(Player),
    /// He shoots from where he stands.
    Shoot(Player),
    /// Nobody else moves.
    End,
}

impl PartTurn {
    fn written(self) -> Choice {
        match self {
            PartTurn::Move(player, _) => Choice::MovePiece(player),
            PartTurn::Run(player) => Choice::Run(player),
            PartTurn::Shoot(_) => Choice::Act(Action::Snapshot),
            PartTurn::End => Choice::EndPart,
        }
    }
}

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// A phase begins: nobody has moved in it, whatever he did before, and stuns and freezes that
    /// were waiting for it run now.
    pub(super) fn start_phase(&mut self, before_throw: bool, counts: bool) {
        if counts {
            self.begin(0);
        }
        for piece in &mut self.state.pieces {
            let tokens = &mut piece.tokens;
            tokens.0 &= !Tokens::OF_PHASE.0;
            if tokens.any(Tokens::STUNNED) {
                tokens.0 |= Tokens::STUN_ENDS.0;
            }
            if tokens.any(Tokens::FROZEN) {
                tokens.0 |= Tokens::FROZEN_ENDS.0;
            }
        }
        self.state.phase = Some(Phase {
            part: PhasePart::A4,
            left: PhasePart::A4.moves(),
            before_throw,
            counts,
            spent: 0,
            fresh: false,
        });
        // The phase before a throw-in is compulsory, and no action.
        let clause = if counts { "CA-6.1" } else { "CA-26.3" };
        self.tell(
            clause,
            Happening::Part {
                part: PhasePart::A4,
            },
        );
        self.turn_timer();
        self.state.next = Next::Activate;
    }

    /// The part is over (CA-6.1).
    pub(super) fn end_part(&mut self, phase: Phase) -> Result<(), S::Stop> {
        let part = match phase.part {
            PhasePart::A4 => PhasePart::D5,
            PhasePart::D5 => PhasePart::A2,
            PhasePart::A2 => return self.end_phase(),
        };
        let left = part.moves();
        self.state.phase = Some(Phase {
            part,
            left,
            ..phase
        });
        self.tell("CA-6.1", Happening::Part { part });
        let defence = self.state.defence();
        self.part_tokens(part, defence);
        self.turn_timer();
        self.state.next = Next::Activate;
        Ok(())
    }

    /// A stun of the defending side runs through the first D5 that begins after it
    /// was given (CA-11.14); a beaten nutmegger's lasts longer.
    fn part_tokens(&mut self, part: PhasePart, defence: Side) {
        for player in Player::of(defence) {
            let short = self.state.has(player, Tokens::STUNNED)
                && !self.state.has(player, Tokens::STUN_LONG);
            if part == PhasePart::D5 && short {
                self.state.give(player, Tokens::STUN_PART);
            } else if part == PhasePart::A2 && self.state.has(player, Tokens::STUN_PART) {
                self.state.take(player, Tokens::STUN);
            }
        }
    }

    /// The phase ends after its last part (CA-6.14).
    pub(super) fn end_phase(&mut self) -> Result<(), S::Stop> {
        let thrown = self.state.phase.filter(|phase| phase.before_throw);
        let menu = match (thrown, self.state.holder) {
            (Some(phase), _) if phase.counts => Menu::ThrowInLast,
            (Some(_), _) => Menu::ThrowIn,
            (None, Some(_)) => Menu::AfterMove,
            (None, None) => Menu::Unclaimed,
        };
        self.finish(PhaseEnd::Normal, AfterAction::Menu(menu))
    }

    /// One activation.
    pub(super) fn activate(&mut self, phase: Phase) -> Result<(), S::Stop> {
        let side = match phase.part.is_of_defence() {
            true => self.state.defence(),
            false => self.state.attack,
        };
        let shooter = self.snapshot_in_phase();
        if phase.left == 0 && shooter.is_none() {
            return self.end_part(phase);
        }
        let mut menu = Vec::with_capacity(16);
        if phase.left > 0 {
            for (player, hex) in self.state.team(side) {
                if !self.may_activate(player) {
                    continue;
                }
                if self.state.holder == Some(player) {
                    if self.allowance(player) > 0 {
                        menu.push(PartTurn::Run(player));
                    }
                } else if self.can_go(player, hex) || self.may_stand(player, hex) {
                    menu.push(PartTurn::Move(player, hex));
                }
            }
        }
        menu.extend(shooter.map(PartTurn::Shoot));
        menu.push(PartTurn::End);
        let turn = self.pick("activate", side, &menu, PartTurn::written, menu.len() - 1)?;
        if self.is_late() {
            // The rest of the part is lost (CA-33.1).
            return self.end_part(phase);
        }
        match turn {
            PartTurn::Move(player, from) => self.move_piece(player, from, phase),
            PartTurn::Run(player) => {
                self.activated(player);
                self.start_run(player, 0);
                Ok(())
            }
            PartTurn::Shoot(player) => self.snapshot_standing(player),
            PartTurn::End => self.end_part(phase),
        }
    }

    /// Not activated, not out of the phase (CA-1.10, CA-6.3); a thrower stays
    /// (CA-26.3).
    fn may_activate(&self, player: Player) -> bool {
        let thrower = self.state.phase.is_some_and(|phase| phase.before_throw)
            && self.state.holder == Some(player);
        let used = Tokens(Tokens::ACTIVATED.0 | Tokens::STUCK.0);
        !thrower && !self.state.has(player, used) && self.may_move(player)
    }

    /// True if some walk is open. The full list is made only for the figure that is
    /// chosen.
    fn can_go(&self, player: Player, from: Hex) -> bool {
        if self.allowance(player) == 0 {
            return false;
        }
        let near = self.state.phase.is_some_and(|phase| phase.before_throw)
            || self.state.holder.is_none() && from.touches(self.state.ball);
        match near {
            true => !self.ends_of(player).is_empty(),
            false => from.neighbours().any(|hex| self.state.is_free(hex)),
        }
    }

    /// Where a move can end: a free walk within the allowance; before a throw-in
    /// opponents stay away from the thrower (CA-26.2).
    fn ends_of(&self, player: Player) -> Vec<(Hex, u8)> {
        let mut ends = self.walks_of(player, self.allowance(player), true);
        let before_throw = self.state.phase.is_some_and(|phase| phase.before_throw);
        if before_throw && player.side() != self.state.attack {
            let (ball, gap) = (self.state.ball, self.rules.options.throw_in_gap);
            ends.retain(|(hex, _)| hex.distance(ball) > gap);
        }
        ends
    }

    /// A defender next to an opponent or to the unclaimed ball may use his activation
    /// where he stands (CA-8.2, CA-9.2).
    fn may_stand(&self, player: Player, hex: Hex) -> bool {
        let in_d5 = self
            .state
            .phase
            .is_some_and(|phase| phase.part == PhasePart::D5);
        in_d5 && !self.challenges(player, hex).is_empty()
    }

    pub(super) fn activated(&mut self, player: Player) {
        self.state.give(player, Tokens::ACTIVATED);
        if let Some(phase) = &mut self.state.phase {
            phase.left = phase.left.saturating_sub(1);
        }
    }

    fn move_piece(&mut self, player: Player, from: Hex, phase: Phase) -> Result<(), S::Stop> {
        let side = player.side();
        let ends = self.ends_of(player);
        let stand = self.may_stand(player, from).then_some(None);
        let hexes = ends.iter().map(|(hex, _)| Some(*hex));
        let hexes: Vec<Option<Hex>> = stand.into_iter().chain(hexes).collect();
        self.state.about = Some(player);
        let to = self.pick("to", side, &hexes, Choice::To, 0)?;
        self.state.about = None;
        if self.is_late() {
            return self.end_part(phase);
        }
        self.stop_clock();
        self.activated(player);
        self.state.next = Next::Activate;
        let clause = match (to, self.state.holder) {
            (Some(_), _) => "CA-6.3",
            (None, _) if !from.touches(self.state.ball) => "CA-10.8",
            (None, Some(_)) => "CA-9.2",
            (None, None) => "CA-8.2",
        };
        self.tell(clause, Happening::Moved { who: player, to });
        if let Some(hex) = to {
            self.state.put(player, hex);
            if self.state.holder.is_none() && hex == self.state.ball {
                let steps = ends.iter().find(|(end, _)| *end == hex);
                return self.collect(player, steps.map_or(0, |(_, steps)| *steps));
            }
        }
        match side == self.state.attack {
            true => Ok(()),
            false => self.challenge(player, to.unwrap_or(from)),
        }
    }

    /// A player steps on to the unclaimed ball (CA-6.7, CA-8.5).
    fn collect(&mut self, player: Player, steps: u8) -> Result<(), S::Stop> {
        let attacks = player.side() == self.state.attack;
        let at = self.state.ball;
        self.hold(player);
        let clause = match (attacks, self.state.hands) {
            (true, true) => "CA-13.13",
            (true, false) => "CA-6.7",
            (false, _) => "CA-8.5",
        };
        self.tell(clause, Happening::Collect { who: player, at });
        if self.state.hands || !attacks {
            let menu = self.menu_of_winner();
            return self.finish(PhaseEnd::Collect, AfterAction::Menu(menu));
        }
        self.start_run(player, steps);
        self.collected(player)
    }

    /// `save_hold` for a keeper with the ball in his hands, else any other scenario
    /// (CA-5.6, CA-5.7).
    pub(super) fn menu_of_winner(&self) -> Menu {
        match self.state.hands {
            true => Menu::SaveHold,
            false => Menu::Aos,
        }
    }
}
