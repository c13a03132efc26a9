//! In which language a page is told what it asks for.

use std::sync::Arc;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, StatusCode, header, request::Parts},
};
use football::ENGLISH;
use library::{LibraryError, PhraseBooks};

use super::App;
use crate::error::Problem;

/// The language of whoever asks.
#[derive(Clone, Debug)]
pub struct SpokenLanguage(pub String);

impl FromRequestParts<App> for SpokenLanguage {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &App,
    ) -> Result<SpokenLanguage, std::convert::Infallible> {
        Ok(SpokenLanguage(app.language(&parts.headers)))
    }
}

impl App {
    /// The words of all languages.
    pub fn phrase_books(&self) -> Result<Arc<PhraseBooks>, Problem> {
        let failed = |error: LibraryError| {
            Problem::new(StatusCode::INTERNAL_SERVER_ERROR, error.to_string())
        };
        self.clubhouse.library().phrase_books().map_err(failed)
    }

    /// The first language that the header Accept-Language names and that there are words of, or
    /// else English.
    pub fn language(&self, headers: &HeaderMap) -> String {
        let accepted = headers.get(header::ACCEPT_LANGUAGE);
        let accepted = accepted.and_then(|it| it.to_str().ok());
        self.known_language(accepted.unwrap_or_default())
    }

    /// The same of a list of languages: `de-CH, de;q=0.9, en`. The words stand in the order in
    /// which browsers write them, the dearest first.
    pub fn known_language(&self, accepted: &str) -> String {
        let Ok(books) = self.clubhouse.library().phrase_books() else {
            return ENGLISH.to_string();
        };
        let wanted = accepted.split(',').filter_map(|range| {
            let tag = range.split(';').next()?.trim();
            Some(tag.split('-').next()?.to_lowercase())
        });
        let mut known = wanted.filter(|language| books.known(language) == language);
        known.next().unwrap_or_else(|| ENGLISH.to_string())
    }
}
