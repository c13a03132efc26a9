//! The rules of the hex game, clause by clause.
//!
//! A test names the clauses it shows in comments of their own. What it expects is
//! what the rules say, or is worked out by hand in a comment.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod air;
mod available;
mod corners;
mod draft;
mod duels;
mod fouls;
mod geometry;
mod kit;
mod laws;
mod legal;
mod legal_more;
mod live;
mod look;
mod matches;
mod movement;
mod notation;
mod odds;
mod pairs;
mod passes;
mod problems;
mod reasons;
mod reasons_of_the_ball;
mod set_pieces;
mod sheet;
mod shots;
mod templates;
mod words;
mod worked;
