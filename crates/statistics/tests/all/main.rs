//! Season statistics: read, refused, written again; and the leagues that are invented to test them.

#![allow(clippy::unwrap_used, clippy::panic, clippy::needless_pass_by_value)]

mod averages;
mod bundle;
mod contradictions;
mod faults;
mod import_faults;
mod imports;
mod kit;
mod laws;
mod spreadsheets;
