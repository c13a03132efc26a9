//! Windows in which one player may move: nudges, flights, before a Snapshot.

use tabletop::{Duty, Side, Source};

use super::Play;
use crate::{
    CounterAttack,
    choice::{Choice, Window},
    event::Happening,
    hex::Hex,
    player::Player,
};

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// One player of a side who `may` do so moves up to `most` hexes. Where no move can matter, only
    /// who wants to is asked. Who moved, if anybody; the clause is that of the window.
    pub(super) fn window_move(
        &mut self,
        clause: &'static str,
        window: Window,
        side: Side,
        most: u8,
        matters: impl Fn(Hex) -> bool,
        may: impl Fn(&Self, Player) -> bool,
    ) -> Result<Option<Player>, S::Stop> {
        let team = self.state.team(side);
        let movers: Vec<(Player, Hex)> = team
            .filter(|(player, _)| may(self, *player))
            .filter(|(_, hex)| hex.neighbours().any(|next| self.state.is_free(next)))
            .collect();
        let duty = match movers.iter().any(|(_, hex)| matters(*hex)) {
            true => Duty::Must,
            false => Duty::May,
        };
        let players = movers.iter().map(|(player, _)| Some(*player));
        let mut menu: Vec<Choice> = players.map(|player| Choice::In(window, player)).collect();
        menu.push(Choice::In(window, None));
        let default = menu.len() - 1;
        let chosen = self.ask(window.name(), side, &menu, default, duty)?;
        let Choice::In(_, Some(player)) = chosen else {
            return Ok(None);
        };
        let walks = self.walks_of(player, most, false);
        let to = self.where_to(player, walks.into_iter().map(|(hex, _)| hex))?;
        if let Some(hex) = to {
            self.state.put(player, hex);
            self.tell(clause, Happening::Moved { who: player, to });
            return Ok(Some(player));
        }
        Ok(None)
    }
}
