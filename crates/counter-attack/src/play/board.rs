//! Where figures go when they are displaced, and where they can walk.

use tabletop::{Side, Source};

use super::Play;
use crate::{
    CounterAttack, event::Happening, hex::Hex, hexset::walks, player::Player, state::State,
};

/// The free hex nearest to `wanted` that is allowed; ties: nearer to the player's own
/// goal line, then nearer to the middle, then the lower row (CA-2.5).
pub(crate) fn nearest_free(
    state: &State,
    side: Side,
    wanted: Hex,
    allowed: impl Fn(Hex) -> bool,
) -> Option<Hex> {
    let occupied = state.occupied();
    let own_goal = state.defends(side);
    let free = Hex::all().filter(|hex| !occupied.contains(*hex) && allowed(*hex));
    free.min_by_key(|hex| {
        let deep = -own_goal.depth(*hex);
        (hex.distance(wanted), deep, hex.y.abs(), hex.y)
    })
}

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// The hexes a player can walk to. He may end on the unclaimed ball if he may
    /// touch it, and never crosses it (CA-6.4, CA-6.8).
    pub(super) fn walks_of(&self, player: Player, most: u8, collects: bool) -> Vec<(Hex, u8)> {
        use crate::state::Tokens;
        let Some(from) = self.state.at(player) else {
            return Vec::new();
        };
        let mut blocked = self.state.occupied();
        let mut last = None;
        if self.state.holder.is_none() {
            let barred = self.state.barred == Some(player);
            if collects && !barred && !self.state.has(player, Tokens::FLAGGED) {
                last = Some(self.state.ball);
            } else {
                blocked.insert(self.state.ball);
            }
        }
        walks(from, most, &blocked, last)
    }

    /// The free hexes round a hex.
    pub(super) fn free_round(&self, hex: Hex) -> Vec<Hex> {
        let round = hex.neighbours();
        round.filter(|hex| self.state.is_free(*hex)).collect()
    }

    /// Moves whoever stands on a hex to the nearest free one (CA-25.8).
    pub(super) fn clear_hex(&mut self, hex: Hex, but: Player) {
        if let Some(there) = self.state.on(hex).filter(|there| *there != but) {
            self.displace("CA-25.8", there, |free| free != hex);
        }
    }

    /// Moves a figure to the nearest free hex that is allowed.
    pub(super) fn displace(
        &mut self,
        clause: &'static str,
        player: Player,
        allowed: impl Fn(Hex) -> bool,
    ) {
        let Some(at) = self.state.at(player) else {
            return;
        };
        if let Some(to) = nearest_free(self.state, player.side(), at, allowed) {
            self.state.put(player, to);
            self.tell(clause, Happening::Placed { who: player, to });
        }
    }

    /// A keeper goes to a hex of his dive line and pushes who stands there one hex on,
    /// and so on down the column (CA-20.7).
    pub(super) fn keeper_goes(&mut self, keeper: Player, to: Hex) {
        let Some(from) = self.state.at(keeper) else {
            return;
        };
        if from == to {
            return;
        }
        let direction = if to.y > from.y { 3 } else { 0 };
        // Lift the keeper first: nobody is pushed by his empty place.
        self.state.pieces[keeper.index()].at = None;
        self.push(to, direction);
        self.state.put(keeper, to);
    }

    fn push(&mut self, hex: Hex, direction: usize) {
        let Some(there) = self.state.on(hex) else {
            return;
        };
        let on = hex.step(direction);
        let to = if on.in_bounds() {
            self.push(on, direction);
            Some(on)
        } else {
            nearest_free(self.state, there.side(), hex, |free| free != hex)
        };
        if let Some(to) = to {
            self.state.put(there, to);
            self.tell("CA-20.7", Happening::Pushed { who: there, to });
        }
    }
}
