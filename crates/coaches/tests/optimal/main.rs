//! The exact solution against values worked out independently of this program.

#![allow(clippy::unwrap_used)]

mod kit;
mod matches;
mod plan;
mod players;
mod policy;
mod values;
