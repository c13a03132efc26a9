//! The games, each behind one face.
//!
//! [`list`] names them; it is the one place that does. [`playable`] is what a game must bring to be
//! played here, [`wish`] what somebody wants to play, [`setup`] what is agreed before kick-off,
//! [`left_to_people`] what they are asked, [`papers`] what lies on the table, [`board`] what a page draws, [`search`](mod@search) who is
//! in all of it, [`words`] what the games say of themselves in any language.
//!
//! This crate knows no storage and no network.

pub mod board;
pub mod cards;
pub mod data;
pub mod files;
mod foretold;
pub mod left_to_people;
pub mod list;
pub mod papers;
pub mod playable;
pub mod search;
pub mod setup;
pub mod wish;
pub mod words;

pub use foretold::Foretold;
pub use list::{ForGame, GameId};
pub use setup::{Dice, HUMAN, MatchSetup, Men, SetupError, bot_command};
