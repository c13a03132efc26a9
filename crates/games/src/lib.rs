//! The games, each behind one face.
//!
//! [`list`] names them; it is the one place that does. [`playable`] is what a game must bring to be
//! played here, [`setup`] what is agreed before kick-off, [`papers`] what lies on the table,
//! [`board`] what a page draws.
//!
//! This crate knows no storage and no network.

pub mod board;
pub mod cards;
pub mod data;
pub mod files;
mod foretold;
pub mod list;
pub mod papers;
pub mod playable;
pub mod setup;

pub use foretold::Foretold;
pub use list::{ForGame, GameId};
pub use setup::{Dice, HUMAN, MatchSetup, Men, SetupError, bot_command};
