//! What happened in a season, to be read and to be copied.

use seasons::recap::{RecapMarkup, RecapPart, write};
use serde::Serialize;
use utoipa::ToSchema;

/// A recap of a season, or of a round.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Recap)]
pub struct RecapShape {
    /// Part by part.
    parts: Vec<RecapPartShape>,
    /// The same for readme files and most forums.
    markdown: String,
    /// The same for forums of the older kind.
    bbcode: String,
    /// The same as a page by itself.
    html: String,
}

/// A part of a recap.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[schema(as = RecapPart)]
enum RecapPartShape {
    /// A heading; 1 is the title.
    Heading { level: u8, text: String },
    /// A line of text.
    Text { text: String },
    /// Things one after the other.
    List { items: Vec<String> },
    /// Rows of cells under a head.
    Table {
        head: Vec<String>,
        rows: Vec<Vec<String>>,
    },
}

impl RecapShape {
    /// The shape of a recap in a language.
    #[must_use]
    pub fn new(parts: &[RecapPart], language: &str) -> RecapShape {
        RecapShape {
            parts: parts.iter().filter_map(RecapPartShape::new).collect(),
            markdown: write(parts, RecapMarkup::Markdown, language),
            bbcode: write(parts, RecapMarkup::Bbcode, language),
            html: write(parts, RecapMarkup::Html, language),
        }
    }
}

impl RecapPartShape {
    fn new(part: &RecapPart) -> Option<RecapPartShape> {
        Some(match part.clone() {
            RecapPart::Heading(level, text) => RecapPartShape::Heading { level, text },
            RecapPart::Text(text) => RecapPartShape::Text { text },
            RecapPart::List(items) => RecapPartShape::List { items },
            RecapPart::Table(head, rows) => RecapPartShape::Table { head, rows },
            // Only matches have one.
            RecapPart::Card(_) => return None,
        })
    }
}
