//! Around the table: who will win, what coaches want to be asked, and how a match went.

use std::convert::Infallible;

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, sse::Event},
};
use clubhouse::{Forecast, aftermath::Wanted, recap::Format};
use serde::Deserialize;
use tokio::sync::mpsc;
use utoipa::IntoParams;
use wire::{
    BranchShape, CourseShape, ForeseenShape, NewOrderShape, OrdersShape, WinShape,
    room::{CreatedShape, ErrorShape},
};

use super::{App, secret, shapes};
use crate::error::{Body, Path, Problem, Query};

/// Sends who will win whenever that is known anew, until nobody listens.
pub async fn follow_chances(
    mut forecast: Forecast,
    sender: mpsc::Sender<Result<Event, Infallible>>,
) {
    loop {
        let foreseen = *forecast.borrow_and_update();
        if let Some(foreseen) = foreseen {
            let shape = ForeseenShape {
                version: foreseen.version,
                chances: foreseen.chances.as_ref().map(WinShape::new),
            };
            let Ok(message) = Event::default().event("chances").json_data(shape) else {
                return;
            };
            if sender.send(Ok(message)).await.is_err() {
                return;
            }
        }
        tokio::select! {
            changed = forecast.changed() => if changed.is_err() { return },
            () = sender.closed() => return,
        }
    }
}

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
    Path(id): Path<String>,
) -> Result<Json<CourseShape>, Problem> {
    let course = app.clubhouse.course(&id).await?;
    Ok(Json(CourseShape::new(&course)))
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
    Path(id): Path<String>,
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
    params(("id" = String, Path, description = "the id of a match"), As),
    responses(
        (status = 200, description = "the recap", body = String, content_type = "text/plain"),
        (status = 400, description = "there is no such format", body = ErrorShape),
        (status = 404, description = "there is no such match", body = ErrorShape),
        (status = 409, description = "the match is not over", body = ErrorShape)))]
pub async fn recap(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<As>,
) -> Result<impl IntoResponse, Problem> {
    let wanted = match wanted.format.as_str() {
        "" | "markdown" => Wanted::Text(Format::Markdown),
        "bbcode" => Wanted::Text(Format::Bbcode),
        "html" => Wanted::Text(Format::Html),
        "svg" => Wanted::Card,
        other => {
            let what = format!("there is no format `{other}`: markdown, bbcode, html or svg");
            return Err(Problem::new(StatusCode::BAD_REQUEST, what));
        }
    };
    let text = app.clubhouse.recap(&id, wanted).await?;
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
    Path(id): Path<String>,
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
    Path(id): Path<String>,
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
