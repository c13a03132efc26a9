//! The exact solution against values worked out independently of this program.

#![allow(clippy::unwrap_used)]

mod kit;
mod lost_die;
mod matches;
mod plan;
mod players;
mod policy;
mod values;
