//! Cards and charts that are made from season statistics.

#![allow(clippy::unwrap_used, clippy::panic, clippy::needless_pass_by_value)]

mod hex_squads;
mod kit;
mod player_cards;
mod team_charts;
