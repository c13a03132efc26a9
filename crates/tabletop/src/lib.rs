//! The core of every game on a table: rules as plain procedures that now and
//! then stop and ask (*roll this die*, *turn over a card*, *coach, what do you
//! do?*), generic over who answers.
//!
//! Reading order: [`source`] (the two traits), [`question`], [`sources`] (the
//! ways to answer), [`session`] (a match that waits), [`log`] (a match as text).
//!
//! This crate knows no football, no files and no clock.

pub mod addition;
mod aside;
pub mod deck;
pub mod die;
mod entry;
pub mod events;
pub mod fault;
#[cfg(feature = "laws")]
pub mod laws;
pub mod log;
pub mod naming;
pub mod options;
pub mod pledge;
pub mod question;
pub mod ranges;
pub mod reading;
pub mod session;
pub mod sheet;
pub mod side;
pub mod situation;
pub mod source;
pub mod sources;
pub mod told;
pub mod values;

pub use aside::aside;
pub use deck::{Card, Deck};
pub use die::Die;
pub use fault::{Fault, Faults};
pub use question::{Decision, Misfit, Question};
pub use reading::{Faces, Reading, Thrown};
pub use session::{Session, UndoRule};
pub use side::{BySide, Side};
pub use source::{
    Ask, Chance, Coach, Duty, Elapsed, GROUPS, Listener, Rules, Source, attempt, play_out,
};
