//! Makes what the games are played with: charts and decks, from counts and seeds
//! that are kept here, so that every file of `data/` can be made again.

pub mod offense_charts;
