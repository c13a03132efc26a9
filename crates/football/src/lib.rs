//! One vocabulary for football.
//!
//! Each game has its own exact events; each of them maps to the common ones
//! here. Box score, commentary, tables and exports work on the common ones, for
//! all games alike. This crate knows no game.

pub mod box_score;
pub mod club;
pub mod commentary;
pub mod event;
pub mod game;
pub mod hearer;
pub mod players;
pub mod spelling;
pub mod stage;

pub use box_score::{BoxScore, Stats};
pub use club::{CLUBS_FIRST_LINE, Club};
pub use commentary::{Commentator, PhraseBook, Remark};
pub use event::{Event, Moment, Period, What};
pub use game::{Game, score_line};
pub use hearer::{Hearer, Story, Why, Words};
pub use players::{Deed, PlayerId, PlayerStats, SheetNote, Squads};
pub use stage::Stage;
