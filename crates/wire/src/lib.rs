//! Every JSON shape that leaves the program, and the one that comes in: a bot's
//! answer. Programs rely on these: fields are added, never changed or taken away.

mod bench;
mod bot;
mod cards;
mod course;
mod forecast;
mod friends;
mod games;
mod lab;
mod ladder;
mod lesson;
mod listing;
pub mod live;
mod new_season;
mod numbers;
mod odds;
mod proof;
mod recap;
mod replay;
pub mod room;
mod scenario;
mod season;
mod season_view;
mod sim;
mod statistics;
mod table;
mod tables;

pub use bench::{Bench, SeasonBench, WinBench};
pub use bot::{BotOver, BotQuestion, NoAnswer, PROTOCOL, read_answer};
pub use cards::{FoundShape, TeamCards};
pub use course::{BranchShape, CourseShape, ForeseenShape, NewOrderShape, OrdersShape, WinShape};
pub use forecast::ForecastShape;
pub use friends::{PresenceShape, TakeOverShape, TakenOverShape};
pub use games::{Games, Teams};
pub use lab::{BegunShape, FaultsShape, FilesShape, OddsWorkShape, PapersShape, QuestionShape};
pub use ladder::Ladder;
pub use lesson::{LessonInListShape, LessonShape, LessonsShape, PlayOnShape, WhyNotShape};
pub use listing::{listing_csv, listing_json};
pub use new_season::{
    CompetitionsShape, NewSeasonShape, NextSeasonsShape, PreviewShape, SeasonFaultShape,
};
pub use numbers::PlayerShape;
pub use odds::{ComparedOdds, DecisionShape, Review};
pub use proof::{PledgeShape, ProofShape};
pub use recap::RecapShape;
pub use replay::Replay;
pub use scenario::{Failure, Scenarios};
pub use season::{FixtureShape, PlayerTotalShape, SeasonShape, TablesShape};
pub use season_view::{
    CorrectionShape, LastShape, OpenedShape, PlayFixtureShape, SeasonView, SeasonsShape,
    SimulateShape, TakeResultShape, TypedMatchShape, UndoEntryShape,
};
pub use sim::Sim;
pub use statistics::{KeptShape, StatisticsWorkShape};
pub use table::{AllChancesShape, FrameShape, Setup, Standing, frames};
pub use tables::{AllTables, Sheet, event_lines, sheets};

use serde::Serialize;

/// A shape as JSON text, for people to read.
///
/// # Errors
///
/// Never for the shapes of this crate; serde's signature has one.
pub fn to_text(shape: &impl Serialize) -> Result<String, serde_json::Error> {
    serde_json::to_string_pretty(shape)
}

/// A shape as JSON text in a single line, for programs to read.
///
/// # Errors
///
/// Never for the shapes of this crate; serde's signature has one.
pub fn to_line(shape: &impl Serialize) -> Result<String, serde_json::Error> {
    serde_json::to_string(shape)
}
