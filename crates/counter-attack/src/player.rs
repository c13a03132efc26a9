//! Who is who: 16 shirts a side.

use std::fmt;

use tabletop::Side;

/// Shirts of a side: eleven to start, five on the bench.
pub const SHIRTS: u8 = 16;
/// Figures on the pitch at the start.
pub const STARTERS: u8 = 11;

/// A player of the match: shirt and side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Player(u8);

impl Player {
    /// The player with this shirt, 1 to 16.
    #[inline]
    #[must_use]
    pub const fn new(side: Side, shirt: u8) -> Player {
        let of_side = (shirt - 1) % SHIRTS;
        match side {
            Side::Home => Player(of_side),
            Side::Away => Player(of_side + SHIRTS),
        }
    }

    /// All players, home first, by shirts.
    pub fn all() -> impl DoubleEndedIterator<Item = Player> {
        (0..2 * SHIRTS).map(Player)
    }

    /// The players of a side, by shirts.
    #[inline]
    pub fn of(side: Side) -> impl DoubleEndedIterator<Item = Player> {
        let first = Player::new(side, 1).0;
        (first..first + SHIRTS).map(Player)
    }

    /// The side.
    #[inline]
    #[must_use]
    pub const fn side(self) -> Side {
        if self.0 < SHIRTS {
            Side::Home
        } else {
            Side::Away
        }
    }

    /// The shirt, 1 to 16.
    #[inline]
    #[must_use]
    pub const fn shirt(self) -> u8 {
        self.0 % SHIRTS + 1
    }

    /// The place in lists of all players, 0 to 31.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The player called `10H`.
    #[must_use]
    pub fn named(name: &str) -> Option<Player> {
        let split = name.len().checked_sub(1)?;
        let (shirt, letter) = (name.get(..split)?, name.get(split..)?);
        let side = match letter {
            "H" | "h" => Side::Home,
            "A" | "a" => Side::Away,
            _ => return None,
        };
        let shirt: u8 = shirt.parse().ok()?;
        (1..=SHIRTS)
            .contains(&shirt)
            .then(|| Player::new(side, shirt))
    }
}

/// The letter of a side: `H` or `A`.
#[must_use]
pub const fn letter(side: Side) -> char {
    match side {
        Side::Home => 'H',
        Side::Away => 'A',
    }
}

/// The side with this letter.
#[must_use]
pub fn side_of(letter: &str) -> Option<Side> {
    match letter {
        "H" | "h" => Some(Side::Home),
        "A" | "a" => Some(Side::Away),
        _ => None,
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}{}", self.shirt(), letter(self.side())))
    }
}

impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Players(u32);

impl Players {
    /// The same with one more.
    #[must_use]
    pub const fn with(self, player: Player) -> Players {
        Players(self.0 | 1 << player.0)
    }

    /// True if he is one of them.
    #[must_use]
    pub const fn contains(self, player: Player) -> bool {
        self.0 & 1 << player.0 != 0
    }

    /// All of them, home first, by shirts.
    pub fn iter(self) -> impl Iterator<Item = Player> {
        Player::all().filter(move |player| self.contains(*player))
    }

    /// True if there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
