//! One vocabulary for football.
//!
//! Each game has its own exact events; each of them maps to the common ones
//! here. Box score, commentary, tables and exports work on the common ones, for
//! all games alike. This crate knows no game.

pub mod box_score;
pub mod club;
pub mod commentary;
pub mod event;
mod flow;
pub mod game;
mod gathered;
pub mod hearer;
pub mod phrase;
pub mod phrase_book;
pub mod players;
mod sentence;
pub mod spelling;
pub mod stage;
pub mod standing;
pub mod teller;
pub mod topic;

pub use box_score::{BoxScore, Stats};
pub use club::{CLUBS_FIRST_LINE, Club};
pub use commentary::{Commentator, Heard, Remark, Spoken, Weight};
pub use event::{Event, Moment, Period, What};
pub use game::Game;
pub use hearer::{Hearer, Story, Why};
pub use phrase::{Phrase, Word, Words, score, term};
pub use phrase_book::{ENGLISH, PhraseBook};
pub use players::{Deed, PlayerId, PlayerStats, SheetNote, Squads};
pub use stage::Stage;
pub use teller::Teller;
pub use topic::Topic;
