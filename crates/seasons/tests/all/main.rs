//! Seasons, entered, simulated, corrected and told.

#![allow(clippy::unwrap_used, clippy::panic)]

mod office;
mod recaps;
mod squads;
mod stored;
mod taking_back;
