//! The rules of the zone game, clause by clause.
//!
//! A test names the clauses it shows in comments of their own. What it expects is
//! what the rules say, or is worked out by hand in a comment.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod attack;
mod available;
mod coaching;
mod corners;
mod data;
mod fouls;
mod kit;
mod known;
mod laws;
mod reasons;
mod remarks;
mod sheet;
mod shots;
mod situation;
mod timing;
mod words;
mod worked;
mod x_card;
mod zones;
