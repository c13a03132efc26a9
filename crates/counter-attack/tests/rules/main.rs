//! The rules of the hex game, clause by clause.
//!
//! A test names the clauses it shows in comments of their own. What it expects is
//! what the rules say, or is worked out by hand in a comment.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod clauses;
mod geometry;
mod kit;
mod laws;
mod worked;
