//! Makes cards and charts of every game from season statistics, rates clubs by results, and
//! measures what was made against the season it was made from.

pub mod action_deck;
mod averages;
pub mod check;
pub mod counter_attack;
pub mod inside_the_net;
pub mod offense_charts;
pub mod ratings;
pub mod report;
pub mod set;
pub mod sheet;
