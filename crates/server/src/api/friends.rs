//! Playing with friends: who is there, and who takes over a seat that was left.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
};
use clubhouse::{NewEmote, SignOfLife};
use wire::{PresenceShape, TakeOverShape, TakenOverShape, room::ErrorShape};

use super::{App, secret, shapes};
use crate::error::{Body, Problem, UrlPath};

/// Gives a sign of life, with the secret of a seat or without, and says who is there.
#[utoipa::path(post, path = "/api/matches/{id}/presence", tag = "play",
    params(("id" = String, Path, description = "the id of a match")),
    security((), ("seat" = [])), request_body = SignOfLife,
    responses(
        (status = 200, description = "who is there", body = PresenceShape),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 404, description = "there is no such match", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "the request cannot be read", body = ErrorShape)))]
pub async fn present(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    headers: HeaderMap,
    Body(sign): Body<SignOfLife>,
) -> Result<Json<PresenceShape>, Problem> {
    let presence = app.clubhouse.present(&id, secret(&headers), sign).await?;
    let again_in = app.clubhouse.signs_every();
    Ok(Json(PresenceShape::new(presence, again_in)))
}

/// Lets the computer, or somebody with a new link, have the seat of a coach who left; or a
/// coach come back to his own.
#[utoipa::path(post, path = "/api/matches/{id}/seats", tag = "play",
    params(("id" = String, Path, description = "the id of a match")),
    security(("seat" = [])), request_body = TakeOverShape,
    responses(
        (status = 200, description = "what is new", body = TakenOverShape),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 403, description = "not your seat, or not the other side's", body = ErrorShape),
        (status = 404, description = "there is no such match", body = ErrorShape),
        (status = 409, description = "the match has moved on, or the seat was not left", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "the request cannot be read", body = ErrorShape)))]
pub async fn take_over(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    headers: HeaderMap,
    Body(wish): Body<TakeOverShape>,
) -> Result<Json<TakenOverShape>, Problem> {
    let TakeOverShape { version, side, by } = wish;
    let own = secret(&headers);
    let taken = app.clubhouse.take_over(&id, own, version, side, by);
    let secret = taken.await?;
    let (own, language) = (own.to_string(), app.language(&headers));
    let look = move |room: &clubhouse::Room| shapes::update(room, &own, Some(version), &language);
    let update = app.clubhouse.look(&id, look).await?;
    Ok(Json(TakenOverShape { secret, update }))
}

/// Gives a sign to all who follow the match: it comes to them as a message named `emote`, and
/// stands nowhere. A seat gives one in two seconds at the most.
#[utoipa::path(post, path = "/api/matches/{id}/emotes", tag = "play",
    params(("id" = String, Path, description = "the id of a match")),
    security(("seat" = [])), request_body = NewEmote,
    responses(
        (status = 204, description = "it was given"),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 403, description = "not the seat of a coach", body = ErrorShape),
        (status = 404, description = "there is no such match", body = ErrorShape),
        (status = 409, description = "the match is over, or not between two screens", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "there is no such sign", body = ErrorShape)))]
pub async fn give_emote(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    headers: HeaderMap,
    Body(NewEmote { emote }): Body<NewEmote>,
) -> Result<StatusCode, Problem> {
    app.clubhouse
        .give_emote(&id, secret(&headers), emote)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
