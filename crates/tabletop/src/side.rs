//! The two sides of a match.

use std::{
    fmt,
    hint::select_unpredictable,
    ops::{Index, IndexMut},
};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

mod json;

/// The side a coach plays for.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The home side.
    Home,
    /// The visiting side.
    Away,
}

impl Side {
    /// Both sides, home first.
    pub const BOTH: [Side; 2] = [Side::Home, Side::Away];

    /// The opponent.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Home => Side::Away,
            Side::Away => Side::Home,
        }
    }

    /// `home` or `away`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Side::Home => "home",
            Side::Away => "away",
        }
    }

    /// The side with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.name() == name)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// One thing for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySide<T> {
    /// The home side's.
    pub home: T,
    /// The visiting side's.
    pub away: T,
}

impl<T> BySide<T> {
    /// The same for both sides.
    pub fn both(value: T) -> BySide<T>
    where
        T: Clone,
    {
        BySide {
            home: value.clone(),
            away: value,
        }
    }

    /// What `make` makes for each side.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> BySide<T> {
        BySide {
            home: make(Side::Home),
            away: make(Side::Away),
        }
    }

    /// The same, changed by `change`.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> BySide<U> {
        BySide {
            home: change(self.home),
            away: change(self.away),
        }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        // Not a branch: whose turn it is, dice decide.
        select_unpredictable(side == Side::Home, &self.home, &self.away)
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        select_unpredictable(side == Side::Home, &mut self.home, &mut self.away)
    }
}
