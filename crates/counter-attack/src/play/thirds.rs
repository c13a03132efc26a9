//! Final-third moves (CA-23), and thirds made active by a keeper (CA-21.3).

use tabletop::{Side, Source};

use super::Play;
use crate::{
    CounterAttack,
    choice::{Action, Choice},
    event::Happening,
    hex::Hex,
    next::{Menu, Next},
    options::FinalThirdMoves,
    pitch::End,
    player::Player,
    state::Tokens,
};

/// How far players move there.
pub const THIRD_MOVE: u8 = 6;

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// The end whose third the ball is in.
    fn third_of_ball(&self) -> Option<End> {
        let ball = self.state.ball;
        End::BOTH.into_iter().find(|end| end.third(ball))
    }

    /// Whether players in the other third may move now (CA-23.1, CA-23.2).
    pub(super) fn final_third_due(&mut self, menu: Menu) {
        let Some(end) = self.third_of_ball() else {
            return;
        };
        let due = match self.rules.options.final_third_moves {
            FinalThirdMoves::EveryAction => true,
            FinalThirdMoves::OnEntry => self.state.third != Some(end),
            FinalThirdMoves::Off => false,
        };
        if due && menu != Menu::SaveHold {
            self.state.next = Next::FinalThird(self.state.attack, menu);
        }
    }

    /// One final-third move of a side; the attacking side comes first.
    pub(super) fn final_third(&mut self, side: Side, menu: Menu) -> Result<(), S::Stop> {
        let active = self.third_of_ball().map(End::other);
        let movers: Vec<Player> =
            self.third_movers(side, |hex| active.is_some_and(|end| end.third(hex)));
        if !self.third_move("CA-23.1", side, &movers)? {
            self.state.take_all(Tokens::ACTIVATED);
            self.state.next = match side == self.state.attack {
                true => Next::FinalThird(side.other(), menu),
                false => Next::Choose(menu),
            };
        }
        Ok(())
    }

    /// One move of a side while both thirds are active; the holder's side comes first.
    pub(super) fn active_thirds(&mut self, side: Side, menu: Menu) -> Result<(), S::Stop> {
        let movers = self.third_movers(side, |hex| End::BOTH.iter().any(|end| end.third(hex)));
        let clause = match menu {
            Menu::GoalKick => "CA-27.3",
            _ => "CA-21.3",
        };
        if !self.third_move(clause, side, &movers)? {
            self.state.take_all(Tokens::ACTIVATED);
            if side == self.state.attack {
                self.state.next = Next::Thirds(side.other(), menu);
            } else if menu == Menu::GoalKick {
                self.clear_box();
                self.clear_keeper();
                self.state.next = Next::Choose(menu);
            } else {
                self.clear_keeper();
                self.state.next = Next::KickOrDrop;
            }
        }
        Ok(())
    }

    fn third_movers(&self, side: Side, active: impl Fn(Hex) -> bool) -> Vec<Player> {
        let team = self.state.team(side).filter(|(_, hex)| active(*hex));
        let team = team.map(|(player, _)| player);
        team.filter(|player| !self.state.has(*player, Tokens::ACTIVATED))
            .filter(|player| self.may_move(*player))
            .filter(|player| self.state.holder != Some(*player) || self.state.hands)
            .collect()
    }

    /// Asks for one move. False if the side has done.
    fn third_move(
        &mut self,
        clause: &'static str,
        side: Side,
        movers: &[Player],
    ) -> Result<bool, S::Stop> {
        let mut menu: Vec<Choice> = movers.iter().copied().map(Choice::ThirdMove).collect();
        if menu.is_empty() {
            return Ok(false);
        }
        menu.push(Choice::Done);
        let Choice::ThirdMove(player) = self.may("third", side, &menu, menu.len() - 1)? else {
            return Ok(false);
        };
        let active = matches!(self.state.next, Next::Thirds(..));
        let keeper = self.state.holder.filter(|_| active);
        let ball = self.state.ball;
        let allowed = |hex: Hex| match keeper {
            // The keeper stays in his box, opponents away from him (CA-21.3, CA-27.3).
            Some(keeper) if keeper == player => self.state.own_box(side, hex),
            Some(keeper) if keeper.side() != side => !hex.touches(ball),
            _ => true,
        };
        let walks = self.walks_of(player, THIRD_MOVE, false);
        let hexes = walks.into_iter().map(|(hex, _)| hex);
        let hexes: Vec<Hex> = hexes.filter(|hex| allowed(*hex)).collect();
        self.state.give(player, Tokens::ACTIVATED);
        if let Some(to) = self.where_to(player, hexes)? {
            self.state.put(player, to);
            let to = Some(to);
            self.tell(clause, Happening::Moved { who: player, to });
        }
        Ok(true)
    }

    /// Opponents who stand next to the keeper with the ball step back (CA-21.3, CA-27.3).
    fn clear_keeper(&mut self) {
        let ball = self.state.ball;
        let near: Vec<Player> = self
            .state
            .team(self.state.defence())
            .filter(|(_, hex)| hex.touches(ball))
            .map(|(player, _)| player)
            .collect();
        for player in near {
            self.displace("CA-21.3", player, |hex| !hex.touches(ball));
        }
    }

    /// Opponents leave the box before a goal kick (CA-27.4).
    fn clear_box(&mut self) {
        if !self.rules.options.goal_kick_box_clear {
            return;
        }
        let end = self.state.defends(self.state.attack);
        let inside: Vec<Player> = self
            .state
            .team(self.state.defence())
            .filter(|(_, hex)| end.is_box(*hex))
            .map(|(player, _)| player)
            .collect();
        for player in inside {
            self.displace("CA-27.4", player, |hex| !end.is_box(hex));
        }
    }

    /// After active thirds: a kick or a drop (CA-21.4).
    pub(super) fn kick_or_drop(&mut self, keeper: Player) -> Result<(), S::Stop> {
        let kick = self.keeper_kick_possible().then_some(Action::KeeperKick);
        let open: Vec<Action> = kick.into_iter().chain([Action::Drop]).collect();
        let (side, default) = (self.state.attack, open.len() - 1);
        let action = self.pick("action", side, &open, Choice::Act, default)?;
        self.act(action, keeper, Menu::SaveHold)
    }

    /// He may not pick it up again (CA-21.6).
    pub(super) fn drop_ball(&mut self) {
        let (side, menu) = (self.state.attack, Menu::Drop);
        self.state.hands = false;
        self.state.kicked = Some(side);
        self.tell("CA-21.6", Happening::Menu { side, menu });
        self.state.next = Next::Choose(menu);
    }
}
