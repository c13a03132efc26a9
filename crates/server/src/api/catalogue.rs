//! What there is: the server, the games, the teams.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
};
use library::LibraryError;
use serde::Deserialize;
use utoipa::IntoParams;
use wire::{
    Games, Teams,
    room::{ErrorShape, ServerShape},
};

use super::App;
use crate::error::{Problem, Query};

/// The server.
#[utoipa::path(get, path = "/api/server", tag = "catalogue",
    responses((status = 200, description = "its version, and where it can be reached", body = ServerShape)))]
pub async fn server(State(app): State<App>) -> Json<ServerShape> {
    Json(ServerShape {
        version: env!("CARGO_PKG_VERSION").to_string(),
        addresses: app.addresses.to_vec(),
    })
}

/// The games, their options and coaches.
#[utoipa::path(get, path = "/api/games", tag = "catalogue",
    params(("Accept-Language" = Option<String>, Header, description = "the languages that somebody reads: `de, en`")),
    responses(
        (status = 200, description = "all games", body = Games)))]
pub async fn games(State(app): State<App>, headers: HeaderMap) -> Result<Json<Games>, Problem> {
    let books = app.phrase_books()?;
    Ok(Json(Games::told(books.of(&app.language(&headers)))))
}

#[derive(Deserialize, IntoParams)]
pub struct OfGame {
    /// The id of a game.
    #[param(example = "goal-dice")]
    game: String,
}

/// The teams of a game.
#[utoipa::path(get, path = "/api/teams", tag = "catalogue",
    params(OfGame, ("Accept-Language" = Option<String>, Header, description = "the languages that somebody reads: `de, en`")),
    responses(
        (status = 200, description = "its teams", body = Teams),
        (status = 400, description = "no game was named", body = ErrorShape),
        (status = 404, description = "there is no such game", body = ErrorShape)))]
pub async fn teams(
    State(app): State<App>,
    Query(of): Query<OfGame>,
    headers: HeaderMap,
) -> Result<Json<Teams>, Problem> {
    let game = super::teams::game(&of.game)?;
    let clubs = game.teams(app.clubhouse.library());
    let failed =
        |error: LibraryError| Problem::new(StatusCode::INTERNAL_SERVER_ERROR, error.to_string());
    let books = app.phrase_books()?;
    let book = books.of(&app.language(&headers));
    Ok(Json(Teams::told(book, game, &clubs.map_err(failed)?)))
}
