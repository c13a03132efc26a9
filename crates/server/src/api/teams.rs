//! Teams with their cards, and the search over clubs and players.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use games::GameId;
use games::search;
use library::LibraryError;
use serde::Deserialize;
use tabletop::log::hash_of;
use utoipa::IntoParams;
use wire::{FoundShape, TeamCards, room::ErrorShape};
use work::off_thread;

use super::App;
use crate::error::{Problem, Query, UrlPath};

/// The longest question of a search.
const LONGEST: usize = 200;

fn failed(error: &LibraryError) -> Problem {
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, error.to_string())
}

/// The game with an id.
pub(super) fn game(id: &str) -> Result<GameId, Problem> {
    GameId::named(id).ok_or_else(|| {
        let what = format!("there is no game `{id}`; see /api/games");
        Problem::new(StatusCode::NOT_FOUND, what)
    })
}

/// A team with its cards, its chart or its ratings.
#[utoipa::path(get, path = "/api/games/{game}/teams/{id}", tag = "catalogue",
    params(
        ("game" = String, Path, description = "the id of a game"),
        ("id" = String, Path, description = "the id of a team"),
        ("Accept-Language" = Option<String>, Header, description = "the languages that somebody reads: `de, en`")),
    responses(
        (status = 200, description = "the team; an ETag comes along", body = TeamCards),
        (status = 304, description = "it is as it was"),
        (status = 404, description = "there is no such team", body = ErrorShape)))]
pub async fn team(
    State(app): State<App>,
    UrlPath((game, id)): UrlPath<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let game = self::game(&game)?;
    let library = app.clubhouse.library().clone();
    let wanted = id.clone();
    let found = off_thread(move || game.cards(&library, Some(&wanted))).await?;
    let found = found.map_err(|error| failed(&error))?;
    let Some((team, cards)) = found.into_iter().next() else {
        let what = format!("there is no team `{id}`; see /api/teams?game={game}");
        return Err(Problem::new(StatusCode::NOT_FOUND, what));
    };
    let books = app.phrase_books()?;
    let book = books.of(&app.language(&headers));
    let text = wire::to_line(&TeamCards::told(book, game, team, cards))
        .map_err(|error| Problem::new(StatusCode::INTERNAL_SERVER_ERROR, error.to_string()))?;
    // Kept by the browser, and asked again each time: a file may be edited at any moment.
    let tag = format!("\"{}\"", &hash_of(text.as_bytes())[..32]);
    let known = headers.get(header::IF_NONE_MATCH);
    let kept = [
        (header::ETAG, tag.clone()),
        (header::CACHE_CONTROL, "private, no-cache".to_string()),
    ];
    if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, kept).into_response());
    }
    let kind = [(header::CONTENT_TYPE, "application/json")];
    Ok((kept, kind, text).into_response())
}

#[derive(Deserialize, IntoParams)]
pub struct SearchQuery {
    /// Words: parts of names, positions, abilities, limits on them.
    #[param(example = "redmoor sho>=5")]
    q: String,
    /// The id of a game; all games if left out.
    game: Option<String>,
}

/// Clubs and players by name, position and ability.
#[utoipa::path(get, path = "/api/search", tag = "catalogue", params(SearchQuery),
    responses(
        (status = 200, description = "what was found, the best first", body = FoundShape),
        (status = 400, description = "nothing was asked", body = ErrorShape),
        (status = 404, description = "there is no such game", body = ErrorShape),
        (status = 422, description = "too long", body = ErrorShape)))]
pub async fn find(
    State(app): State<App>,
    Query(asked): Query<SearchQuery>,
) -> Result<Json<FoundShape>, Problem> {
    let game = asked.game.as_deref().map(game).transpose()?;
    if asked.q.len() > LONGEST {
        let what = format!("a search has at most {LONGEST} letters");
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, what));
    }
    let library = app.clubhouse.library().clone();
    let found = off_thread(move || search::search(&library, game, &asked.q)).await?;
    let found = found.map_err(|error| failed(&error))?;
    Ok(Json(FoundShape::new(&found)))
}
