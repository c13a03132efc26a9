//! Season statistics, invented leagues, and the team charts made from them.

#![allow(clippy::unwrap_used, clippy::panic, clippy::needless_pass_by_value)]

mod averages;
mod bundle;
mod contradictions;
mod faults;
mod hex_squads;
mod import_faults;
mod imports;
mod kit;
mod laws;
mod player_cards;
mod spreadsheets;
mod team_charts;
