//! A match of any game under way, and scenarios: matches that begin where one says.
//!
//! [`table`] is the match, [`frames`] what it looked like answer by answer, [`course`] how it went, [`scenario`] rules
//! shown by example, [`lesson`] guided matches, [`draft`] squads chosen card by card.
//!
//! This crate knows no storage and no network.

mod begin;
pub mod chances;
pub mod course;
pub mod draft;
mod face;
mod follow_up;
pub mod frames;
pub mod lesson;
pub mod outlook;
mod pending;
pub mod scenario;
pub mod table;
mod verifiable;
#[cfg(test)]
mod win_check;
pub mod win_speed;

pub use chances::Chances;
pub use course::Course;
pub use follow_up::FollowUp;
pub use outlook::Outlook;
pub use table::{GivenUp, Match, Pending, new_match, open_match};
pub use verifiable::{DiceCheck, Due, Verifiable};
