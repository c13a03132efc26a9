//! Every clause of the competitions is shown by a test that names it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod board;
mod certain;
mod clauses;
mod courses;
mod dice_table;
mod fixtures;
mod groups;
mod injuries;
mod instances;
mod kit;
mod knockout;
mod orders;
mod phase;
mod presets;
mod seeding;
mod shootout;
mod specs;
mod suspensions;
mod table;
mod ties;
mod walkovers;
