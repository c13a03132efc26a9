//! Makes data for the games: club ratings from the results of real seasons, team
//! charts from season statistics.
//!
//! Nothing here looks at the network. Results come from files; see [`seasons`].

pub mod action_deck;
mod averages;
pub mod check;
pub mod counter_attack;
pub mod doubts;
mod fixture;
pub mod fixtures;
pub mod import;
pub mod inside_the_net;
pub mod league;
pub mod names;
pub mod offense_charts;
pub mod ratings;
pub mod report;
pub mod results;
mod rows;
pub mod scores;
pub mod seasons;
pub mod set;
pub mod sheet;
pub mod stats;
pub mod text;
