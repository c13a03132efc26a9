//! The rules of the dice game, clause by clause.
//!
//! A test names the clauses it shows in comments of their own. What it expects
//! is what the rules say, or is worked out by hand in a comment.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod advance;
mod clock;
mod commentary;
mod corners;
mod determinism;
mod grid;
mod kit;
mod laws;
mod odds;
mod options;
mod penalties;
mod periods;
mod picture;
mod result;
mod saves;
mod scenarios;
mod setup;
mod shoot_out;
mod shots;
mod variants;
mod why;
mod wild;
mod words;
