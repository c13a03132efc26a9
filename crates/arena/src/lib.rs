//! A match of any game behind one face.
//!
//! [`games`] lists the games; it is the one place that does. [`setup`] is what
//! is agreed before kick-off, [`table`] a match under way, [`simulate`] bulk
//! play, [`meeting`] two teams that meet again and again, [`report`] what a competition is told, [`ladder`] coaches against each other, [`scenario`] rules shown by
//! example.
//!
//! This crate knows no storage and no network.

mod begin;
pub mod bench;
pub mod board;
pub mod cards;
pub mod chances;
pub mod clauses;
pub mod course;
pub mod data;
pub mod draft;
mod face;
pub mod files;
pub mod film;
mod follow_up;
mod foretold;
pub mod games;
pub mod ladder;
pub mod meeting;
pub mod odds;
pub mod outlook;
pub mod papers;
mod pending;
pub mod playable;
pub mod report;
pub mod sample;
pub mod scenario;
pub mod setup;
pub mod simulate;
pub mod story;
pub mod table;
mod verifiable;
pub mod win;

pub use chances::Chances;
pub use course::Course;
pub use follow_up::FollowUp;
pub use foretold::Foretold;
pub use games::GameId;
pub use outlook::Outlook;
pub use report::Report;
pub use setup::{Dice, HUMAN, MatchSetup, Men, SetupError, bot_command};
pub use simulate::{Run, Summary, simulate};
pub use story::StoryLine;
pub use table::{Match, Pending, new_match, open_match};
pub use verifiable::{DiceCheck, Due, Verifiable};
pub use win::{Prospect, WinChances};
