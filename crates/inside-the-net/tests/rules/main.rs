//! The rules of the card game, clause by clause.
//!
//! A test names the clauses it shows in comments of their own. What it expects is
//! what the rules say, or is worked out by hand in a comment.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod actions;
mod attack;
mod bench;
mod cards;
mod clock;
mod corners;
mod data;
mod deck;
mod injuries;
mod kit;
mod laws;
mod missing;
mod reasons;
mod setup;
mod sheets;
mod shots;
mod situation;
mod sos;
mod whistle;
mod words;
