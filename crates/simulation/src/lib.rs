//! Bulk play of any game.
//!
//! [`simulate()`] plays many matches between two teams on all cores, [`meeting`] makes two teams ready
//! that meet again and again, [`season`] plays whole seasons of clubs that are made for it, [`report()`](report::report) is what a competition is told of a match, [`sample`] and
//! [`odds`] say how matches come out, [`win`] who will win one that is under way, [`ladder`] which
//! coach is better, [`bench`] how fast all that is.
//!
//! The same seed gives the same numbers, whatever the number of threads.

pub mod bench;
pub mod clauses;
pub mod ladder;
pub mod meeting;
pub mod odds;
pub mod report;
pub mod sample;
pub mod scores;
pub mod season;
mod simulate;
pub mod story;
pub mod win;

pub use report::MatchReport;
pub use scores::{MOST_GOALS, Scores};
pub use simulate::{MatchOfRun, MatchTally, Run, Summary, play_match, simulate};
pub use story::StoryLine;
pub use win::{Prospect, WinChances};
