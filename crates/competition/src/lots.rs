//! Everything random in a competition: draws, lots, coins (CP-1.2).
//!
//! A lot is a function of the competition's seed and of what it is drawn for,
//! not of how many were drawn before: a corrected result changes no draw that
//! has nothing to do with it.

use tabletop::sources::Generator;

use crate::TeamIx;

/// What lots are drawn for. The numbers keep draws apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The order of level teams in a group of a stage.
    Table {
        /// The stage.
        stage: usize,
        /// The group.
        group: usize,
    },
    /// The order of level teams of different groups.
    Across {
        /// The stage.
        stage: usize,
        /// The place in their groups.
        rank: usize,
    },
    /// Who goes into which group.
    Groups {
        /// The stage.
        stage: usize,
    },
    /// The fixtures of a phase.
    Phase {
        /// The stage.
        stage: usize,
    },
    /// The pairs of a round.
    Round {
        /// The stage.
        stage: usize,
        /// The round.
        round: usize,
    },
    /// Who kicks first in a shoot-out.
    Coin {
        /// The stage.
        stage: usize,
        /// The round.
        round: usize,
        /// The match of the round.
        slot: usize,
    },
}

impl Purpose {
    fn address(self) -> [u64; 4] {
        let parts = match self {
            Purpose::Table { stage, group } => [1, stage, group, 0],
            Purpose::Across { stage, rank } => [2, stage, rank, 0],
            Purpose::Groups { stage } => [3, stage, 0, 0],
            Purpose::Phase { stage } => [4, stage, 0, 0],
            Purpose::Round { stage, round } => [5, stage, round, 0],
            Purpose::Coin { stage, round, slot } => [6, stage, round, slot],
        };
        parts.map(|part| part as u64)
    }
}

/// A bowl of lots for one purpose.
#[derive(Clone, Debug)]
pub struct Bowl(Generator);

impl Bowl {
    /// The bowl for a purpose.
    #[must_use]
    pub fn new(seed: u64, purpose: Purpose) -> Bowl {
        let [kind, stage, part, slot] = purpose.address();
        let index = kind << 48 | stage << 32 | part;
        Bowl(Generator::new(seed, index).at(slot, 0))
    }

    /// A number below `n`; 0 if there is none.
    pub fn below(&mut self, n: usize) -> usize {
        self.0.below(u32::try_from(n).unwrap_or(u32::MAX)) as usize
    }

    /// Shuffles: every order is equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// The teams in the order in which they come out of the bowl.
    #[must_use]
    pub fn order(&mut self, teams: &[TeamIx]) -> Vec<TeamIx> {
        let mut drawn = teams.to_vec();
        // What is in the bowl does not depend on who put it in first.
        drawn.sort_unstable();
        self.shuffle(&mut drawn);
        drawn
    }
}
