//! What a coach can be asked to choose from.

use std::fmt;

use crate::sheet::Formation;

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Nothing more is changed.
    GoOn,
    /// A man is to be changed.
    Change,
    /// The keeper is to be changed.
    ChangeKeeper,
    /// A new order is to be given.
    NewOrder,
    /// The man in this spot, from 0.
    Spot(u8),
    /// A player, by the place on the team's list, from 0.
    Man(u8),
    /// A keeper, by the place on the team's list, from 0.
    Keeper(u8),
    /// Nobody: the spot stays empty.
    Nobody,
    /// This formation.
    Shape(Formation),
    /// A tired man is replaced.
    Replace,
    /// A tired man is kept on.
    Keep,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::GoOn => f.pad("go on"),
            Choice::Change => f.pad("change"),
            Choice::ChangeKeeper => f.pad("change keeper"),
            Choice::NewOrder => f.pad("new order"),
            // As people count.
            Choice::Spot(spot) => f.pad(&format!("spot {}", spot + 1)),
            Choice::Man(man) => f.pad(&format!("number {}", man + 1)),
            Choice::Keeper(keeper) => f.pad(&format!("keeper {}", keeper + 1)),
            Choice::Nobody => f.pad("nobody"),
            Choice::Shape(shape) => f.pad(&shape.to_string()),
            Choice::Replace => f.pad("replace"),
            Choice::Keep => f.pad("keep"),
        }
    }
}
