//! The rules, clause by clause. What is shown by a scenario in
//! `scenarios/offense-charts` is not shown again.

#![allow(clippy::unwrap_used, clippy::panic)]

mod corners;
mod data;
mod duels;
mod kit;
mod laws;
mod ratings;
mod reasons;
mod sheet;
mod tables;
mod time;
mod words;
