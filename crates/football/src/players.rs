//! What players did, in numbers: for every game that knows who they are.

use std::collections::BTreeMap;

use tabletop::{BySide, Side};

use crate::phrase::{Phrase, term};

/// A player of a side, by the place on its sheet; keepers are counted apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PlayerId {
    /// A player in the field.
    Player(u8),
    /// A goalkeeper.
    Keeper(u8),
}

/// What a player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// A shot.
    Shot {
        /// It was on target.
        on_target: bool,
    },
    /// A goal.
    Goal,
    /// An assist.
    Assist,
    /// A foul.
    Foul,
    /// Was fouled.
    Fouled,
    /// Got a yellow card.
    Yellow,
    /// Was sent off.
    Red,
    /// Was injured.
    Injury {
        /// And misses so many matches after this one.
        matches: u8,
    },
    /// A keeper faced a shot on target.
    Faced {
        /// And saved it.
        saved: bool,
    },
}

/// The statistics of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)] // The names say it.
pub struct PlayerStats {
    pub shots: u64,
    pub on_target: u64,
    pub goals: u64,
    pub assists: u64,
    pub fouls: u64,
    pub fouled: u64,
    pub yellows: u64,
    pub reds: u64,
    pub injuries: u64,
    pub matches_missed: u64,
    pub faced: u64,
    pub saves: u64,
}

impl PlayerStats {
    /// All numbers with their names.
    pub fn named(&self) -> impl Iterator<Item = (&'static str, u64)> {
        [
            ("shots", self.shots),
            ("on_target", self.on_target),
            ("goals", self.goals),
            ("assists", self.assists),
            ("fouls", self.fouls),
            ("fouled", self.fouled),
            ("yellows", self.yellows),
            ("reds", self.reds),
            ("injuries", self.injuries),
            ("matches_missed", self.matches_missed),
            ("faced", self.faced),
            ("saves", self.saves),
        ]
        .into_iter()
    }

    /// Adds the numbers of other matches.
    pub fn add(&mut self, other: &PlayerStats) {
        let PlayerStats {
            shots,
            on_target,
            goals,
            assists,
            fouls,
            fouled,
            yellows,
            reds,
            injuries,
            matches_missed,
            faced,
            saves,
        } = other;
        self.shots += shots;
        self.on_target += on_target;
        self.goals += goals;
        self.assists += assists;
        self.fouls += fouls;
        self.fouled += fouled;
        self.yellows += yellows;
        self.reds += reds;
        self.injuries += injuries;
        self.matches_missed += matches_missed;
        self.faced += faced;
        self.saves += saves;
    }

    /// Counts what he did.
    pub fn count(&mut self, deed: Deed) {
        match deed {
            Deed::Shot { on_target } => {
                self.shots += 1;
                self.on_target += u64::from(on_target);
            }
            Deed::Goal => self.goals += 1,
            Deed::Assist => self.assists += 1,
            Deed::Foul => self.fouls += 1,
            Deed::Fouled => self.fouled += 1,
            Deed::Yellow => self.yellows += 1,
            Deed::Red => self.reds += 1,
            Deed::Injury { matches } => {
                self.injuries += 1;
                self.matches_missed += u64::from(matches);
            }
            Deed::Faced { saved } => {
                self.faced += 1;
                self.saves += u64::from(saved);
            }
        }
    }
}

/// What is said beside a player's numbers where they would be taken for a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetNote {
    /// He is credited with a goal that another shot.
    CreditedGoal,
}

impl SheetNote {
    /// How programs call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            SheetNote::CreditedGoal => "credited_goal",
        }
    }

    /// What people read.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        term(match self {
            SheetNote::CreditedGoal => "stat.note.credited_goal",
        })
    }
}

/// The statistics of all players of both sides who did anything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Squads {
    /// By side, in the order of their sheets.
    pub players: BySide<BTreeMap<PlayerId, PlayerStats>>,
}

impl Squads {
    /// Counts what a player did.
    pub fn count(&mut self, side: Side, player: PlayerId, deed: Deed) {
        let stats = self.players[side].entry(player).or_default();
        stats.count(deed);
    }

    /// The statistics of a player; nothing for one who did nothing.
    #[must_use]
    pub fn of(&self, side: Side, player: PlayerId) -> PlayerStats {
        self.players[side].get(&player).copied().unwrap_or_default()
    }
}
