//! Live updates: server-sent events that resume.

use std::{convert::Infallible, time::Duration};

use axum::{
    extract::State,
    http::HeaderMap,
    response::{
        IntoResponse,
        sse::{Event, KeepAlive, Sse},
    },
};
use clubhouse::Seen;
use serde::Deserialize;
use tokio::{sync::mpsc, time::sleep};
use tokio_stream::wrappers::ReceiverStream;
use utoipa::IntoParams;
use wire::room::{ErrorShape, MessageShape};

use super::{App, after, listeners::LastReply, shapes};
use crate::error::{Path, Problem, Query};

/// How long it is waited before a match that cannot be read at this moment is read again.
const TRY_AGAIN: Duration = Duration::from_millis(500);

#[derive(Deserialize, IntoParams)]
pub struct Since {
    /// Lines in the log when it was last seen; for the first connection.
    since: Option<usize>,
    /// True to be told who will win as well, in messages named `chances`, as far as the match
    /// allows it: as it stands, or as it stood at the last question that a person answered.
    #[serde(default)]
    chances: bool,
    /// What the page calls itself. What it is told in an answer to a request with this name in the
    /// header X-Touchline-Viewer does not come as a message as well.
    #[serde(default)]
    viewer: String,
}

/// Follows a match. Every message is named `update`, has the version of the match
/// as its id, and what is new since the one before; the first comes at once.
#[utoipa::path(get, path = "/api/matches/{id}/events", tag = "play",
    params(("id" = String, Path, description = "the id of a match"), Since),
    responses(
        (status = 200, description = "messages without end", body = MessageShape, content_type = "text/event-stream"),
        (status = 400, description = "`since` is no number", body = ErrorShape),
        (status = 403, description = "nobody is told who will win", body = ErrorShape),
        (status = 404, description = "there is no such match", body = ErrorShape)))]
pub async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let last = headers.get("last-event-id");
    let last = last.and_then(|id| id.to_str().ok()?.parse().ok());
    let (message, seen) = news(&app, &id, last.or(since.since)).await?;
    let (sender, receiver) = mpsc::channel(4);
    if since.chances {
        let forecast = app.clubhouse.foresee(&id).await?;
        tokio::spawn(after::follow_chances(forecast, sender.clone()));
    }
    let told = app.listeners.begin(&id, &since.viewer);
    tokio::spawn(async move {
        let mut closing = app.closing.clone();
        tokio::select! {
            () = follow(&app, &id, message, seen, &told, &sender) => (),
            () = sender.closed() => (),
            _ = closing.wait_for(|closing| *closing) => (),
        }
    });
    let keep_alive = KeepAlive::new().interval(Duration::from_secs(15));
    Ok(Sse::new(ReceiverStream::new(receiver)).keep_alive(keep_alive))
}

/// Sends what is new, until the match cannot be read any more.
async fn follow(
    app: &App,
    id: &str,
    mut message: Event,
    mut seen: Seen,
    told: &LastReply,
    sender: &mpsc::Sender<Result<Event, Infallible>>,
) {
    loop {
        if sender.send(Ok(message)).await.is_err() {
            return;
        }
        (message, seen) = loop {
            let changed = app.clubhouse.changed(id, &seen).await;
            if let Some(newer) = told.lock().await.take()
                && newer.version() >= seen.version()
            {
                seen = newer;
                continue;
            }
            let news = match changed {
                Ok(()) => news(app, id, Some(seen.version())).await,
                Err(refusal) => Err(refusal.into()),
            };
            match news {
                Ok(news) => break news,
                // A database that is away for a moment sends nobody away.
                Err(problem) if problem.may_go_well_later() => sleep(TRY_AGAIN).await,
                Err(_) => return,
            }
        };
    }
}

/// What is new since a version. A connection proves no seat: what is sealed is not in it.
async fn news(app: &App, id: &str, since: Option<usize>) -> Result<(Event, Seen), Problem> {
    let (text, seen) = app.clubhouse.say(id, since, shapes::open_update).await?;
    let version = seen.version().to_string();
    let message = Event::default().event("update").id(version);
    Ok((message.data(text), seen))
}
