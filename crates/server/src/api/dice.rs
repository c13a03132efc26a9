//! Dice that both sides can verify: adding to them, and checking them.

use axum::{Json, extract::State, http::HeaderMap};
use clubhouse::dice::DiceStep;
use wire::{
    ProofShape,
    room::{ContributionShape, ErrorShape, MixStep, Update},
};

use super::{
    App,
    play::{Written, done},
    secret,
};
use crate::error::{Body, Problem, UrlPath};

/// Adds to the verifiable dice of a match that has not begun. Each side that a person coaches
/// commits itself (`commit`); when all have, home reveals its addition, then away (`reveal`), and
/// the match begins. Who does not reveal can be named (`unrevealed`), and all begin anew
/// only if the other side agrees (`anew`).
#[utoipa::path(post, path = "/api/matches/{id}/contribution", tag = "play",
    params(("id" = String, Path, description = "the id of a match"),
        ("X-Touchline-Viewer" = Option<String>, Header, description = "what the page calls itself that listens to the match (`viewer`)")),
    security(("seat" = [])), request_body = ContributionShape,
    responses(
        (status = 200, description = "what is new", body = Update),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 403, description = "not your seat", body = ErrorShape),
        (status = 404, description = "there is no such match", body = ErrorShape),
        (status = 409, description = "this is not due now", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "it is no such text, or not what the side is bound to", body = ErrorShape)))]
pub async fn contribute(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    headers: HeaderMap,
    Body(given): Body<ContributionShape>,
) -> Result<Written, Problem> {
    let ContributionShape {
        version,
        step,
        text,
    } = given;
    let step = match step {
        MixStep::Add => DiceStep::Add(text),
        MixStep::Commit => DiceStep::Commit(text),
        MixStep::Reveal => DiceStep::Reveal(text),
        MixStep::Unrevealed => DiceStep::Unrevealed,
        MixStep::Anew => DiceStep::Anew,
    };
    let mixed = app.clubhouse.mix(&id, secret(&headers), step);
    done(&app, &id, &headers, version, mixed).await
}

/// Throws the program's dice of a match again.
#[utoipa::path(get, path = "/api/matches/{id}/proof", tag = "play",
    params(("id" = String, Path, description = "the id of a match")),
    responses(
        (status = 200, description = "whether they are as they should be", body = ProofShape),
        (status = 404, description = "there is no such match", body = ErrorShape)))]
pub async fn proof(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
) -> Result<Json<ProofShape>, Problem> {
    let checked = app.clubhouse.study(&id, |room, _| room.played.check_dice());
    Ok(Json(ProofShape::new(checked.await?)))
}
