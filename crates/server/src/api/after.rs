//! Around the table: who will win, what coaches want to be asked, and how a match went.

use arena::Pending;
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::IntoResponse,
};
use clubhouse::aftermath::RecapKind;
use seasons::recap::RecapMarkup;
use serde::Deserialize;
use utoipa::IntoParams;
use wire::{
    BranchShape, CourseShape, NewOrderShape, OrdersShape,
    room::{CreatedShape, ErrorShape},
};

use super::{App, language::SpokenLanguage, secret, shapes};
use crate::error::{Body, Problem, Query, UrlPath};

/// How a finished match went: who would have won at each moment, the greatest swings, and
/// how lucky the sides were.
#[utoipa::path(get, path = "/api/matches/{id}/course", tag = "matches",
    params(("id" = String, Path, description = "the id of a match")),
    responses(
        (status = 200, description = "the course of the match", body = CourseShape),
        (status = 404, description = "there is no such match", body = ErrorShape),
        (status = 409, description = "the match is not over", body = ErrorShape)))]
pub async fn course(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
) -> Result<Json<CourseShape>, Problem> {
    let course = app.clubhouse.course(&id).await?;
    Ok(Json(CourseShape::new(&course)))
}

/// What was asked at an answer of a finished match (counted from 1): what else could have been
/// answered.
#[utoipa::path(get, path = "/api/matches/{id}/questions/{frame}", operation_id = "asked_at", tag = "matches",
    params(
        ("id" = String, Path, description = "the id of a match"),
        ("frame" = usize, Path, description = "the number of an answer"),
        ("Accept-Language" = Option<String>, Header, description = "the languages that somebody reads: `de, en`")),
    responses(
        (status = 200, description = "the question", body = Pending),
        (status = 404, description = "there is no such match, or nothing was asked", body = ErrorShape),
        (status = 409, description = "the match is not over", body = ErrorShape),
        (status = 422, description = "no such answer", body = ErrorShape)))]
pub async fn asked(
    State(app): State<App>,
    UrlPath((id, frame)): UrlPath<(String, usize)>,
    SpokenLanguage(language): SpokenLanguage,
) -> Result<Json<Pending>, Problem> {
    Ok(Json(app.clubhouse.asked_at(&id, frame, &language).await?))
}

/// What would have been: a match of its own that goes like a finished one up to an answer,
/// and gets another one there.
#[utoipa::path(post, path = "/api/matches/{id}/branches", tag = "matches",
    params(("id" = String, Path, description = "the id of a match")), request_body = BranchShape,
    responses(
        (status = 201, description = "its id and the secrets of its seats", body = CreatedShape),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 404, description = "there is no such match", body = ErrorShape),
        (status = 409, description = "the match is not over", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "no such answer, or the new one does not fit", body = ErrorShape)))]
pub async fn branch(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    Body(wish): Body<BranchShape>,
) -> Result<(StatusCode, Json<CreatedShape>), Problem> {
    let created = app.clubhouse.branch(&id, wish.frame, wish.answer).await?;
    Ok((StatusCode::CREATED, Json(shapes::created(created))))
}

#[derive(Deserialize, IntoParams)]
pub struct As {
    /// `markdown` (if left out), `bbcode`, `html`, or `svg` for the score card.
    #[serde(default)]
    #[param(pattern = "^(markdown|bbcode|html|svg)?$")]
    format: String,
}

/// A finished match told for a forum or a page.
#[utoipa::path(get, path = "/api/matches/{id}/recap", tag = "matches",
    params(("id" = String, Path, description = "the id of a match"), As,
        ("Accept-Language" = Option<String>, Header, description = "the languages that somebody reads: `de, en`")),
    responses(
        (status = 200, description = "the recap", body = String, content_type = "text/plain"),
        (status = 400, description = "there is no such format", body = ErrorShape),
        (status = 404, description = "there is no such match", body = ErrorShape),
        (status = 409, description = "the match is not over", body = ErrorShape)))]
pub async fn recap(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    Query(wanted): Query<As>,
    SpokenLanguage(language): SpokenLanguage,
) -> Result<impl IntoResponse, Problem> {
    let wanted = match wanted.format.as_str() {
        "" | "markdown" => RecapKind::Text(RecapMarkup::Markdown),
        "bbcode" => RecapKind::Text(RecapMarkup::Bbcode),
        "html" => RecapKind::Text(RecapMarkup::Html),
        "svg" => RecapKind::Card,
        other => {
            let what = format!("there is no format `{other}`: markdown, bbcode, html or svg");
            return Err(Problem::new(StatusCode::BAD_REQUEST, what));
        }
    };
    let text = app.clubhouse.recap(&id, wanted, &language).await?;
    // To be copied, never to be run: a page of another's making is none of ours.
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

/// What a coach wants to be asked, and what is answered for him.
#[utoipa::path(get, path = "/api/matches/{id}/orders", tag = "play",
    params(("id" = String, Path, description = "the id of a match")), security(("seat" = [])),
    responses(
        (status = 200, description = "his orders", body = OrdersShape),
        (status = 403, description = "not a coach of this match", body = ErrorShape),
        (status = 404, description = "there is no such match", body = ErrorShape)))]
pub async fn orders(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    headers: HeaderMap,
) -> Result<Json<OrdersShape>, Problem> {
    let orders = app.clubhouse.orders(&id, secret(&headers)).await?;
    Ok(Json(OrdersShape::new(&orders)))
}

/// Takes an order: ask me this, do not ask me, or answer this for me. It is a line of the
/// match.
#[utoipa::path(post, path = "/api/matches/{id}/orders", tag = "play",
    params(("id" = String, Path, description = "the id of a match")), security(("seat" = [])),
    request_body = NewOrderShape,
    responses(
        (status = 200, description = "all his orders", body = OrdersShape),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 403, description = "not a coach of this match", body = ErrorShape),
        (status = 404, description = "there is no such match", body = ErrorShape),
        (status = 409, description = "the match has moved on", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "there is no such question", body = ErrorShape)))]
pub async fn order(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    headers: HeaderMap,
    Body(order): Body<NewOrderShape>,
) -> Result<Json<OrdersShape>, Problem> {
    let (wish, version, secret) = (order.wish(), order.version, secret(&headers));
    app.clubhouse
        .order(&id, secret, version, order.question, wish)
        .await?;
    let orders = app.clubhouse.orders(&id, secret).await?;
    Ok(Json(OrdersShape::new(&orders)))
}
