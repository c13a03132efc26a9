//! Team charts (AD-1), as the rules use them. How they are written is in
//! [`crate::team_file`].

use tabletop::ranges::ByNumber;

/// The most players on a chart.
pub const MOST_PLAYERS: usize = 60;

/// The most goalkeepers on a chart.
pub const MOST_KEEPERS: usize = 8;

tabletop::words! {
    /// A column of ranges: the number names the player (AD-1.3).
    pub enum Column {
        /// Who shoots.
        Shot = "SHT",
        /// Who takes penalties, and who scores after an ODD goal.
        Goal = "G",
        /// Who commits a foul.
        Foul = "FOUL",
        /// Who suffers it.
        Fouled = "FOULED",
        /// Who is booked.
        Card = "CARD",
        /// Who gets an assist.
        Assist = "A",
    }
}

/// A set of players of a side, by their places on the chart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Players(pub(crate) u64);

impl Players {
    /// True if it has this player.
    #[inline]
    #[must_use]
    pub const fn has(self, player: u8) -> bool {
        self.0 >> (player & 63) & 1 == 1
    }

    /// Adds a player.
    #[inline]
    pub const fn add(&mut self, player: u8) {
        self.0 |= 1 << (player & 63);
    }

    /// The set with this player.
    #[inline]
    #[must_use]
    pub const fn and(mut self, player: u8) -> Players {
        self.add(player);
        self
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// True if there is nobody.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True if there is more than one.
    #[inline]
    #[must_use]
    pub const fn are_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// One by one.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..64).filter(move |&player| self.has(player))
    }
}

/// What an AA number means (AD-10.3), also on a foul check (AD-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A shot.
    Shoot,
    /// The holder fouls.
    FoulOn {
        /// With a yellow card (AD-6.5).
        booked: bool,
    },
    /// The holder is fouled.
    Fouled,
    /// The ball is lost.
    Turnover,
}

/// A player on a chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// OG: the percentage of shots that are on goal.
    pub on_goal: u8,
    /// G%: the percentage of those that go in, by the EVEN procedure.
    pub goal: u8,
}

/// A goalkeeper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keeper {
    /// The name.
    pub name: String,
    /// SAVE: the percentage of shots saved, by the ODD procedure.
    pub save: u8,
}

/// The limits of the AA section: last numbers (AD-1.16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// S: of SHOOT.
    pub shoot: u8,
    /// b: of FOUL ON without a card.
    pub unbooked: u8,
    /// c: of FOUL ON.
    pub foul_on: u8,
    /// d: of FOULED.
    pub fouled: u8,
}

impl Limits {
    /// What a number means.
    #[must_use]
    pub fn action(self, number: u8) -> Action {
        match number {
            _ if number <= self.shoot => Action::Shoot,
            _ if number <= self.foul_on => Action::FoulOn {
                booked: number > self.unbooked,
            },
            _ if number <= self.fouled => Action::Fouled,
            _ => Action::Turnover,
        }
    }
}

/// The EA section and the control rating.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ratings {
    /// CTL.
    pub control: u8,
    /// ASSIST%.
    pub assist: u8,
    /// OWN GOAL.
    pub own_goal: u8,
    /// PENALTY KICK, its first number: how often one is awarded.
    pub penalty_awarded: u8,
    /// PENALTY KICK, its second number: the percentage scored.
    pub penalty_scored: u8,
    /// EJECTION.
    pub ejection: u8,
}

/// A team chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamChart {
    /// What it is called on the command line.
    pub id: String,
    /// The team's name.
    pub name: String,
    /// Three letters for a narrow score board.
    pub short: String,
    /// Control and extra actions.
    pub ratings: Ratings,
    /// Section AA.
    pub limits: Limits,
    /// What its numbers mean.
    pub actions: ByNumber<Action>,
    /// The players.
    pub players: Vec<Player>,
    /// The goalkeepers.
    pub keepers: Vec<Keeper>,
    /// The ranges, by [`Column`].
    pub columns: [ByNumber<u8>; 6],
    /// FACED.
    pub faced: ByNumber<u8>,
    /// Who stands in each column.
    pub(crate) found: [Players; 6],
    /// The keeper with the widest FACED range.
    pub(crate) usual_keeper: u8,
}

impl TeamChart {
    /// Whom a column names.
    #[inline]
    #[must_use]
    pub fn player_at(&self, column: Column, number: u8) -> u8 {
        self.columns[column as usize].at(number)
    }

    /// True if a column names somebody who is not among these.
    #[inline]
    #[must_use]
    pub fn finds_any(&self, column: Column, without: Players) -> bool {
        self.found[column as usize].0 & !without.0 != 0
    }

    /// The keeper who is credited if nobody else is: the one with the widest FACED
    /// range, of equals the first.
    #[inline]
    #[must_use]
    pub fn usual_keeper(&self) -> u8 {
        self.usual_keeper
    }

    /// A player.
    #[inline]
    #[must_use]
    pub fn player(&self, player: u8) -> Option<&Player> {
        self.players.get(usize::from(player))
    }

    /// A goalkeeper.
    #[inline]
    #[must_use]
    pub fn keeper(&self, keeper: u8) -> Option<&Keeper> {
        self.keepers.get(usize::from(keeper))
    }

    /// A player's name.
    #[must_use]
    pub fn player_name(&self, player: u8) -> &str {
        self.player(player).map_or("nobody", |found| &found.name)
    }

    /// A goalkeeper's name.
    #[must_use]
    pub fn keeper_name(&self, keeper: u8) -> &str {
        self.keeper(keeper).map_or("nobody", |found| &found.name)
    }
}
