//! At the table: answer, take back, pause, ask for odds.

use std::sync::Arc;

use arena::{GivenUp, Match};
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use clubhouse::{LastSeen, Refusal};
use serde::Deserialize;
use utoipa::IntoParams;
use wire::{
    AllChancesShape, DecisionShape, Review,
    room::{AnswersShape, ErrorShape, PauseShape, UndoWishShape, Update},
};
use work::CancelToken;

use super::{App, secret, shapes};
use crate::error::{Body, Problem, Query, UrlPath};

/// Most answers in one request.
const MOST_ANSWERS: usize = 64;

/// Most plans whose chances are told at once.
const MOST_PLANS: usize = 24;

#[derive(Deserialize, IntoParams)]
pub struct Plans {
    /// Answers with commas between them, plans with semicolons: `std,K22;std,M20`.
    #[serde(default)]
    answers: String,
}

/// Answers the question that waits, or several in a row. All are kept, or none.
#[utoipa::path(post, path = "/api/matches/{id}/answers", tag = "play",
    params(("id" = String, Path, description = "the id of a match"),
        ("X-Touchline-Viewer" = Option<String>, Header, description = "what the page calls itself that listens to the match (`viewer`)")),
    security(("seat" = [])), request_body = AnswersShape,
    responses(
        (status = 200, description = "what is new", body = Update),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 403, description = "not your seat, or not your turn", body = ErrorShape),
        (status = 404, description = "there is no such match", body = ErrorShape),
        (status = 409, description = "the match has moved on", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "an answer does not fit", body = ErrorShape)))]
pub async fn answer(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    headers: HeaderMap,
    Body(given): Body<AnswersShape>,
) -> Result<Written, Problem> {
    let AnswersShape { version, answers } = given;
    if answers.is_empty() || answers.len() > MOST_ANSWERS {
        let what = format!("give 1 to {MOST_ANSWERS} answers");
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, what));
    }
    let answered = app
        .clubhouse
        .answer(&id, secret(&headers), version, answers);
    done(&app, &id, &headers, version, answered).await
}

/// Takes back the last answer of a person, asks the other side to agree, or declines.
#[utoipa::path(post, path = "/api/matches/{id}/undo", tag = "play",
    params(("id" = String, Path, description = "the id of a match"),
        ("X-Touchline-Viewer" = Option<String>, Header, description = "what the page calls itself that listens to the match (`viewer`)")),
    security(("seat" = [])), request_body = UndoWishShape,
    responses(
        (status = 200, description = "what is new", body = Update),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 403, description = "not your seat, or not your answer", body = ErrorShape),
        (status = 404, description = "no such match, or nothing to take back", body = ErrorShape),
        (status = 409, description = "the match has moved on, or does not allow it", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "the request cannot be read", body = ErrorShape)))]
pub async fn undo(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    headers: HeaderMap,
    Body(wish): Body<UndoWishShape>,
) -> Result<Written, Problem> {
    let (version, secret) = (wish.version, secret(&headers));
    let undone = async {
        match wish.decline {
            true => app.clubhouse.decline_undo(&id, secret, version).await,
            false => app.clubhouse.undo(&id, secret, version).await,
        }
    };
    done(&app, &id, &headers, version, undone).await
}

/// Stops a live clock, or lets it run. Between two screens the first who wants it stopped asks,
/// and the other agrees by the same request or declines by letting it run.
#[utoipa::path(post, path = "/api/matches/{id}/pause", tag = "play",
    params(("id" = String, Path, description = "the id of a match"),
        ("X-Touchline-Viewer" = Option<String>, Header, description = "what the page calls itself that listens to the match (`viewer`)")),
    security(("seat" = [])), request_body = PauseShape,
    responses(
        (status = 200, description = "what is new", body = Update),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 403, description = "not your seat", body = ErrorShape),
        (status = 404, description = "there is no such match", body = ErrorShape),
        (status = 409, description = "the match has moved on, or has no live clock", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "the request cannot be read", body = ErrorShape)))]
pub async fn pause(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    headers: HeaderMap,
    Body(wish): Body<PauseShape>,
) -> Result<Written, Problem> {
    let PauseShape { version, on } = wish;
    let paused = app.clubhouse.pause(&id, secret(&headers), version, on);
    done(&app, &id, &headers, version, paused).await
}

/// What each choice of the question that waits is worth.
#[utoipa::path(get, path = "/api/matches/{id}/odds", tag = "play",
    params(("id" = String, Path, description = "the id of a match")),
    responses(
        (status = 200, description = "each choice with its odds", body = DecisionShape),
        (status = 404, description = "no such match, nobody decides, or the game is not solved", body = ErrorShape)))]
pub async fn odds(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
) -> Result<Json<DecisionShape>, Problem> {
    let explained = app
        .clubhouse
        .study(&id, |room, _| open_part(room, |played| played.explain()));
    let Some(explained) = explained.await? else {
        let what = "there are no exact odds here";
        return Err(Problem::new(StatusCode::NOT_FOUND, what));
    };
    Ok(Json(DecisionShape::new(&explained)))
}

/// What can come of answers that somebody thinks of: exact chances, if nobody else
/// decides anything.
#[utoipa::path(get, path = "/api/matches/{id}/chances", tag = "play",
    params(("id" = String, Path, description = "the id of a match"), Plans),
    responses(
        (status = 200, description = "what can come of each plan", body = AllChancesShape),
        (status = 400, description = "the answers cannot be read", body = ErrorShape),
        (status = 404, description = "there is no such match", body = ErrorShape),
        (status = 422, description = "an answer does not fit", body = ErrorShape)))]
pub async fn chances(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    Query(plans): Query<Plans>,
    headers: HeaderMap,
) -> Result<Json<AllChancesShape>, Problem> {
    let plans = plans.answers.split(';').filter(|plan| !plan.is_empty());
    let plans: Vec<Vec<String>> = plans
        .take(MOST_PLANS)
        .map(|plan| plan.split(',').take(MOST_ANSWERS).map(str::to_string))
        .map(Iterator::collect)
        .collect();
    let language = app.language(&headers);
    let look = move |room: &clubhouse::Room, cancel: &CancelToken| {
        open_part(room, |played| {
            let each = plans.iter().map(|answers| {
                cancel.check()?;
                let chances = played.chances(answers, &language);
                chances.map_err(|refused| Refusal::Unfit(refused.to_string()))
            });
            each.collect::<Result<Vec<_>, Refusal>>()
        })
    };
    let chances = app.clubhouse.study(&id, look).await??;
    Ok(Json(AllChancesShape { chances }))
}

/// What each decision of the people was worth.
#[utoipa::path(get, path = "/api/matches/{id}/review", tag = "play",
    params(("id" = String, Path, description = "the id of a match")),
    responses(
        (status = 200, description = "each decision with its odds", body = Review),
        (status = 404, description = "there is no such match", body = ErrorShape)))]
pub async fn review(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
) -> Result<Json<Review>, Problem> {
    let reviewed = app.clubhouse.study(&id, |room, cancel| {
        let go_on = || cancel.check().map_err(|_| GivenUp);
        open_part(room, |played| played.review(&go_on))
    });
    let reviewed = reviewed.await?.map_err(Refusal::from)?;
    Ok(Json(Review::new(&reviewed)))
}

/// What can be told of a match to anybody.
fn open_part<T>(room: &clubhouse::Room, tell: impl Fn(&dyn Match) -> T) -> T {
    let sealed = room.played.seen_by(None);
    tell(sealed.as_deref().unwrap_or(room.played.as_ref()))
}

/// What is new since a version when `deed` is done; the change is in the store by then. The live
/// updates of the page that asks wait until it is told, and do not say the same again.
pub async fn done(
    app: &App,
    id: &str,
    headers: &HeaderMap,
    since: usize,
    deed: impl Future<Output = Result<(), Refusal>>,
) -> Result<Written, Problem> {
    let listener = app.listeners.find(id, headers);
    let mut told = match &listener {
        Some(told) => Some(told.lock().await),
        None => None,
    };
    deed.await?;
    let (text, seen) = update(app, id, headers, since).await?;
    if let Some(told) = &mut told {
        **told = seen;
    }
    Ok(Written(text))
}

/// What is new since a version for the holder of a secret; and what everybody sees of it by then,
/// if he sees no more.
async fn update(
    app: &App,
    id: &str,
    headers: &HeaderMap,
    since: usize,
) -> Result<(Arc<str>, Option<LastSeen>), Problem> {
    let language = app.language(headers);
    let is_sealed = |room: &clubhouse::Room| room.played.is_sealed();
    if !app.clubhouse.glance(id, is_sealed).await? {
        let said = app
            .clubhouse
            .shared_update(id, Some(since), &language, shapes::open_update);
        let (text, seen) = said.await?;
        return Ok((text, Some(seen)));
    }
    let secret = secret(headers).to_string();
    let look = move |room: &clubhouse::Room| shapes::update(room, &secret, Some(since), &language);
    let update = app.clubhouse.look(id, look).await?;
    let text = wire::to_line(&update)
        .map_err(|error| Problem::new(StatusCode::INTERNAL_SERVER_ERROR, error.to_string()))?;
    Ok((text.into(), None))
}

/// JSON that was written for all who get the same.
pub struct Written(Arc<str>);

impl IntoResponse for Written {
    fn into_response(self) -> Response {
        let kind = [(header::CONTENT_TYPE, "application/json")];
        (kind, self.0.to_string()).into_response()
    }
}
