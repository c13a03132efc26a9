//! For those who watch and look back: who will win, and how a match went.

use std::convert::Infallible;

use axum::{Json, extract::State, response::sse::Event};
use clubhouse::Forecast;
use tokio::sync::mpsc;
use wire::{CourseShape, ForeseenShape, WinShape, room::ErrorShape};

use super::App;
use crate::error::{Path, Problem};

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
