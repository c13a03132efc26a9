//! Matches as a whole: create, list, read, save, play again.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::IntoResponse,
};
use clubhouse::Refusal;
use games::wish::MatchWish;
use serde::Deserialize;
use tabletop::BySide;
use utoipa::IntoParams;
use wire::room::{CreatedShape, ErrorShape, NewMatchShape, SeatsShape, SummariesShape, View};

use super::{App, secret, shapes};
use crate::error::{Body, Problem, Query, UrlPath};

/// Most matches in one list.
const LONGEST_LIST: usize = 100;

/// Creates a match, and plays it to the first question.
#[utoipa::path(post, path = "/api/matches", tag = "matches", request_body = NewMatchShape,
    responses(
        (status = 201, description = "its id and the secrets of its seats", body = CreatedShape),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "the wish cannot be granted", body = ErrorShape)))]
pub async fn create(
    State(app): State<App>,
    Body(wish): Body<NewMatchShape>,
) -> Result<(StatusCode, Json<CreatedShape>), Problem> {
    let coach = |side| wish.coaches.get(&side).cloned().flatten();
    let wish = MatchWish {
        coaches: BySide::from_fn(coach),
        game: wish.game,
        sides: BySide {
            home: wish.home,
            away: wish.away,
        },
        dice: shapes::whose(wish.dice),
        seed: wish.seed,
        undo: wish.undo,
        one_screen: wish.one_screen,
        foretold: wish.chances,
        options: wish.options,
        ask: wish.ask,
    };
    let created = app.clubhouse.create(&wish).await?;
    Ok((StatusCode::CREATED, Json(shapes::created(created))))
}

#[derive(Deserialize, IntoParams)]
pub struct Opening {
    /// True to open a match of two people even if it has gone on here, or parted from what is here.
    #[serde(default)]
    anyway: bool,
}

/// Opens a saved match, to go on with or to look at.
#[utoipa::path(post, path = "/api/imports", tag = "matches", params(Opening),
    request_body(content = String, content_type = "text/plain", description = "a match file"),
    responses(
        (status = 201, description = "its id and the secrets of its seats", body = CreatedShape),
        (status = 400, description = "no text", body = ErrorShape),
        (status = 409, description = "the match has gone on here, or is another one from some line on; `anyway` opens it", body = ErrorShape),
        (status = 422, description = "the file has faults", body = ErrorShape)))]
pub async fn import(
    State(app): State<App>,
    Query(opening): Query<Opening>,
    text: axum::body::Bytes,
) -> Result<(StatusCode, Json<CreatedShape>), Problem> {
    let text = String::from_utf8(text.to_vec());
    let text = text.map_err(|_| Problem::new(StatusCode::BAD_REQUEST, "the file is no UTF-8"))?;
    let created = app.clubhouse.import(text, opening.anyway).await?;
    Ok((StatusCode::CREATED, Json(shapes::created(created))))
}

#[derive(Deserialize, IntoParams)]
pub struct MatchIds {
    /// Ids with commas between them.
    #[serde(default)]
    ids: String,
}

/// Lists matches whose ids are known.
#[utoipa::path(get, path = "/api/matches", tag = "matches", params(MatchIds),
    responses(
        (status = 200, description = "those that are there", body = SummariesShape),
        (status = 400, description = "the ids cannot be read", body = ErrorShape)))]
pub async fn list(
    State(app): State<App>,
    Query(which): Query<MatchIds>,
) -> Result<Json<SummariesShape>, Problem> {
    let mut matches = Vec::new();
    let ids = which.ids.split(',').filter(|id| !id.is_empty());
    for id in ids.take(LONGEST_LIST) {
        let own = id.to_string();
        let summary = app
            .clubhouse
            .look(id, move |room| shapes::summary(own, room));
        match summary.await {
            Ok(summary) => matches.push(summary),
            // One that this program cannot open must not hide the others.
            Err(Refusal::NoMatch | Refusal::Unfit(_)) => (),
            Err(damaged @ Refusal::Damaged(_)) => tracing::error!("{damaged}"),
            Err(other) => return Err(other.into()),
        }
    }
    Ok(Json(SummariesShape { matches }))
}

/// A match, whole.
#[utoipa::path(get, path = "/api/matches/{id}", tag = "matches",
    params(("id" = String, Path, description = "the id of a match"),
        ("Accept-Language" = Option<String>, Header, description = "the languages that somebody reads: `de, en`")),
    security((), ("seat" = [])),
    responses(
        (status = 200, description = "the match", body = View),
        (status = 404, description = "there is no such match", body = ErrorShape)))]
pub async fn read(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    headers: HeaderMap,
) -> Result<Json<View>, Problem> {
    let (own, secret) = (id.clone(), secret(&headers).to_string());
    let language = app.language(&headers);
    let look = move |room: &clubhouse::Room| shapes::view(&own, room, &secret, &language);
    Ok(Json(app.clubhouse.look(&id, look).await?))
}

/// The saved match as a file.
#[utoipa::path(get, path = "/api/matches/{id}/file", tag = "matches",
    params(("id" = String, Path, description = "the id of a match")),
    responses(
        (status = 200, description = "the file", body = String, content_type = "text/plain"),
        (status = 404, description = "there is no such match", body = ErrorShape),
        (status = 409, description = "two people still play it, and it tells the dice to come or what is sealed", body = ErrorShape)))]
pub async fn file(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
) -> Result<impl IntoResponse, Problem> {
    let saved = app.clubhouse.look(&id, |room| {
        let tells = room.file_tells_too_much();
        (!tells).then(|| room.played.save())
    });
    let Some(text) = saved.await? else {
        let what = "the file tells the dice to come, or what is sealed: it can be had later";
        return Err(Problem::new(StatusCode::CONFLICT, what));
    };
    let name = format!("attachment; filename=\"{id}.touchline\"");
    let headers = [
        (
            header::CONTENT_TYPE,
            "text/plain; charset=utf-8".to_string(),
        ),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text))
}

/// The same match again, with the same seats and secrets.
#[utoipa::path(post, path = "/api/matches/{id}/rematch", tag = "matches",
    params(("id" = String, Path, description = "the id of a match")),
    security(("seat" = [])),
    responses(
        (status = 200, description = "the one that is there", body = CreatedShape),
        (status = 201, description = "a new one", body = CreatedShape),
        (status = 403, description = "not a seat of this match", body = ErrorShape),
        (status = 404, description = "there is no such match", body = ErrorShape),
        (status = 409, description = "the match is not over", body = ErrorShape)))]
pub async fn rematch(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    headers: HeaderMap,
) -> Result<(StatusCode, Json<CreatedShape>), Problem> {
    let (id, new) = app.clubhouse.rematch(&id, secret(&headers)).await?;
    let status = match new {
        true => StatusCode::CREATED,
        false => StatusCode::OK,
    };
    // The secrets are those of the match before.
    let seats = SeatsShape::default();
    Ok((status, Json(CreatedShape { id, seats })))
}
