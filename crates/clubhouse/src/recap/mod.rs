//! What happened, for a forum, a page or a printout: of a match, a round, a season.
//!
//! A recap is a list of [`Piece`]s; [`write()`] sets it in Markdown, `BBCode` or HTML. The
//! score card of a match is a picture ([`card`]).

mod build;
pub mod card;
mod scorers;
mod write;

pub(crate) use build::scorers_of;
pub use build::{of_friendly, of_match, of_round, of_season};
pub use card::Card;
pub use write::write;

/// How a recap is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// For readme files and most forums.
    Markdown,
    /// For forums of the older kind.
    Bbcode,
    /// A page by itself.
    Html,
}

/// A part of a recap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A heading; 1 is the title.
    Heading(u8, String),
    /// A line of text.
    Text(String),
    /// Things one after the other.
    List(Vec<String>),
    /// Rows of cells under a head. The first column is text, the others are numbers.
    Table(Vec<String>, Vec<Vec<String>>),
    /// A score card, where pictures can be shown.
    Card(Box<Card>),
}
