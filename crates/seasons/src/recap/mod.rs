//! What happened, for a forum, a page or a printout: of a match, a round, a season.
//!
//! A recap is a list of [`RecapPart`]s; [`write()`] sets it in Markdown, `BBCode` or HTML. The
//! score card of a match is a picture ([`card`]).

pub mod card;
mod of_match;
mod of_season;
mod scorers;
mod write;

pub use card::ScoreCard;
pub(crate) use of_match::scorers_of;
pub use of_match::{of_friendly, of_match};
pub use of_season::{of_round, of_season};
pub use write::write;

/// How a recap is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecapMarkup {
    /// For readme files and most forums.
    Markdown,
    /// For forums of the older kind.
    Bbcode,
    /// A page by itself.
    Html,
}

/// A part of a recap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecapPart {
    /// A heading; 1 is the title.
    Heading(u8, String),
    /// A line of text.
    Text(String),
    /// Things one after the other.
    List(Vec<String>),
    /// Rows of cells under a head. The first column is text, the others are numbers.
    Table(Vec<String>, Vec<Vec<String>>),
    /// A score card, where pictures can be shown.
    Card(Box<ScoreCard>),
}
