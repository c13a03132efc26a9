//! Kicks from the mark (CP-6.6, CP-6.7): who kicks next, and when it is over.
//! Whether a kick goes in is the game's affair.

use serde::{Deserialize, Serialize};
use tabletop::Side;
use utoipa::ToSchema;

use crate::result::{Card, Colour};

/// Who kicks when.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub enum KickOrder {
    /// By turns.
    #[default]
    #[serde(rename = "ABAB")]
    Abab,
    /// Whoever was second in a round is first in the next.
    #[serde(rename = "ABBA")]
    Abba,
}

/// The rules of a shoot-out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ShootoutRules {
    /// Rounds before sudden death.
    #[serde(default = "five")]
    pub rounds: u32,
    /// Who kicks when.
    #[serde(default)]
    pub order: KickOrder,
    /// Stop when the rest cannot change it.
    #[serde(default = "yes")]
    pub early_stop: bool,
    /// Dice of a kick, where a game rolls some.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<u8>,
}

fn five() -> u32 {
    5
}

fn yes() -> bool {
    true
}

impl Default for ShootoutRules {
    fn default() -> ShootoutRules {
        ShootoutRules {
            rounds: five(),
            order: KickOrder::default(),
            early_stop: yes(),
            dice: None,
        }
    }
}

/// A shoot-out under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shootout {
    rules: ShootoutRules,
    first: Side,
    kicks: u32,
    taken: [u32; 2],
    scored: [u32; 2],
}

impl Shootout {
    /// Begins; the coin named who kicks first.
    #[must_use]
    pub fn new(rules: ShootoutRules, first: Side) -> Shootout {
        Shootout {
            rules,
            first,
            kicks: 0,
            taken: [0; 2],
            scored: [0; 2],
        }
    }

    /// Goals of home and away.
    #[must_use]
    pub fn score(&self) -> [u32; 2] {
        self.scored
    }

    /// Who kicks next; `None` when it is over.
    #[must_use]
    pub fn next(&self) -> Option<Side> {
        if self.winner().is_some() {
            return None;
        }
        let first_kicks = match self.rules.order {
            KickOrder::Abab => self.kicks.is_multiple_of(2),
            KickOrder::Abba => matches!(self.kicks % 4, 0 | 3),
        };
        Some(if first_kicks {
            self.first
        } else {
            self.first.other()
        })
    }

    /// A kick of whoever is next; nothing happens when it is over.
    pub fn kick(&mut self, scored: bool) {
        if let Some(side) = self.next() {
            self.kicks += 1;
            self.taken[side as usize] += 1;
            self.scored[side as usize] += u32::from(scored);
        }
    }

    /// Who has won.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        let all_kicked = self.kicks >= self.rules.rounds.saturating_mul(2);
        let round_over = self.taken[0] == self.taken[1];
        let wins = |side: &Side| {
            let (own, other) = (*side as usize, side.other() as usize);
            let left = self.rules.rounds.saturating_sub(self.taken[other]);
            match all_kicked {
                true => round_over && self.scored[own] > self.scored[other],
                false => self.rules.early_stop && self.scored[own] > self.scored[other] + left,
            }
        };
        Side::BOTH.into_iter().find(wins)
    }
}

/// True if a player may take a kick: whoever was sent off takes none (CP-8.5).
#[must_use]
pub fn may_kick(side: Side, player: &str, cards: &[Card]) -> bool {
    let sent_off =
        |card: &Card| card.side == side && card.player == player && card.colour != Colour::Yellow;
    !cards.iter().any(sent_off)
}
