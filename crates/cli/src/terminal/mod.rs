//! Playing by plain lines: in a terminal, through a pipe, with a screen reader.

pub mod bot;
pub mod dugout;
pub mod input;
pub mod journal;
pub mod places;
pub mod programs;
pub mod pupil;
pub mod seat;
pub mod secret;
pub mod sheet;
pub mod telling;
pub mod words;
