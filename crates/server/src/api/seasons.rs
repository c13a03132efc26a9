//! Seasons: looked at by everybody, changed from the office.

use std::sync::Arc;

use axum::{
    Json,
    extract::{FromRequestParts, State},
    http::{StatusCode, header, request::Parts},
    response::IntoResponse,
};
use clubhouse::Sitting;
use competition::course::MatchKey;
use library::PhraseBooks;
use seasons::{Season, SeasonError, SeasonWords, ToSimulate, recap};
use serde::Deserialize;
use tabletop::BySide;
use utoipa::IntoParams;
use wire::{
    CorrectionShape, ForecastShape, OpenedShape, PlayFixtureShape, RecapShape, SeasonShape,
    SeasonView, SeasonsShape, SimulateShape, TakeResultShape, TypedMatchShape, UndoEntryShape,
    room::{CreatedShape, ErrorShape},
};
use work::{off_thread, run_long};

use super::{App, office::FromOffice, shapes};
use crate::error::{Body, Problem, Query, UrlPath};

/// The most seasons that one forecast simulates.
const MOST_SEASONS: u64 = 1000;

fn key(text: &str) -> Result<MatchKey, Problem> {
    let wrong = |what: String| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, what);
    text.parse().map_err(wrong)
}

/// Who looks at seasons: from where, and in which language.
#[derive(Clone, Debug)]
pub struct Visitor {
    office: FromOffice,
    books: Arc<PhraseBooks>,
    language: String,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Problem> {
        let Ok(office) = FromOffice::from_request_parts(parts, app).await;
        Ok(Visitor {
            office,
            books: app.phrase_books()?,
            language: app.language(&parts.headers),
        })
    }
}

impl Visitor {
    /// Refuses everybody who is not of the office.
    pub fn or_refuse(&self) -> Result<(), Problem> {
        self.office.or_refuse()
    }

    fn words(&self) -> SeasonWords<'_> {
        SeasonWords::of(&self.books, &self.language)
    }

    /// A season as this visitor sees it.
    pub async fn view(self, season: Season) -> Result<SeasonView, Problem> {
        let office = self.office.0;
        let view = off_thread(move || SeasonView::new(&season, office, &self.words())).await?;
        Ok(view.map_err(SeasonError::from)?)
    }
}

/// All seasons.
#[utoipa::path(get, path = "/api/seasons", operation_id = "list_seasons", tag = "seasons",
    responses((status = 200, description = "all seasons", body = SeasonsShape)))]
pub async fn list(
    State(app): State<App>,
    office: FromOffice,
) -> Result<Json<SeasonsShape>, Problem> {
    let seasons = app.seasons.all().await?;
    Ok(Json(SeasonsShape {
        seasons: seasons.iter().map(SeasonShape::new).collect(),
        office: office.0,
    }))
}

/// A season: tables, matches, people.
#[utoipa::path(get, path = "/api/seasons/{id}", operation_id = "read_season", tag = "seasons",
    params(("id" = String, Path, description = "the id of a season")),
    responses(
        (status = 200, description = "the season", body = SeasonView),
        (status = 404, description = "there is no such season", body = ErrorShape)))]
pub async fn read(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    visitor: Visitor,
) -> Result<Json<SeasonView>, Problem> {
    let season = app.seasons.season(&id).await?;
    Ok(Json(visitor.view(season).await?))
}

/// A season as a file that moves between machines.
#[utoipa::path(get, path = "/api/seasons/{id}/file", operation_id = "season_file", tag = "seasons",
    params(("id" = String, Path, description = "the id of a season")),
    responses(
        (status = 200, description = "the file", body = String, content_type = "application/x-ndjson"),
        (status = 404, description = "there is no such season", body = ErrorShape)))]
pub async fn file(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
) -> Result<impl IntoResponse, Problem> {
    let season = app.seasons.season(&id).await?;
    let kind = (header::CONTENT_TYPE, "application/x-ndjson; charset=utf-8");
    Ok(([kind], season.file()))
}

#[derive(Deserialize, IntoParams)]
pub struct RecapOf {
    /// A round, counted from 1; the whole season if left out.
    round: Option<usize>,
    /// Its stage, counted from 1; the first if left out.
    stage: Option<usize>,
}

/// What happened in a season, or in a round of it, to be read and to be copied.
#[utoipa::path(get, path = "/api/seasons/{id}/recap", operation_id = "season_recap", tag = "seasons",
    params(("id" = String, Path, description = "the id of a season"), RecapOf,
        ("Accept-Language" = Option<String>, Header, description = "the languages that somebody reads: `de, en`")),
    responses(
        (status = 200, description = "the recap", body = RecapShape),
        (status = 400, description = "the question cannot be read", body = ErrorShape),
        (status = 404, description = "there is no such season", body = ErrorShape),
        (status = 422, description = "there is no such round", body = ErrorShape)))]
pub async fn recap(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    Query(of): Query<RecapOf>,
    visitor: Visitor,
) -> Result<Json<RecapShape>, Problem> {
    let season = app.seasons.season(&id).await?;
    let told = off_thread(move || {
        let words = visitor.words();
        let parts = match of.round {
            None => recap::of_season(&season, &words),
            Some(round) => {
                let counted = |number: usize| {
                    let what = "rounds and stages are counted from 1".to_string();
                    number.checked_sub(1).ok_or(SeasonError::Unfit(what))
                };
                let stage = counted(of.stage.unwrap_or(1))?;
                recap::of_round(&season, stage, counted(round)?, &words)
            }
        };
        Ok::<_, SeasonError>(RecapShape::new(&parts?, words.language))
    });
    Ok(Json(told.await??))
}

#[derive(Deserialize, IntoParams)]
pub struct Imagined {
    /// How many seasons are simulated; 200 if left out, 1000 at the most.
    seasons: Option<u64>,
    /// The seed of their dice; 1 if left out.
    seed: Option<u64>,
}

/// The chances of a season, and what is certain.
#[utoipa::path(get, path = "/api/seasons/{id}/forecast", tag = "seasons",
    params(("id" = String, Path, description = "the id of a season"), Imagined),
    responses(
        (status = 200, description = "its chances", body = ForecastShape),
        (status = 400, description = "the question cannot be read", body = ErrorShape),
        (status = 404, description = "there is no such season", body = ErrorShape),
        (status = 422, description = "too many seasons, or a match cannot begin", body = ErrorShape)))]
pub async fn forecast(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    Query(imagined): Query<Imagined>,
    visitor: Visitor,
) -> Result<Json<ForecastShape>, Problem> {
    let season = app.seasons.season(&id).await?;
    let (seasons, seed) = (imagined.seasons.unwrap_or(200), imagined.seed.unwrap_or(1));
    if !(1..=MOST_SEASONS).contains(&seasons) {
        let what = format!("{seasons} seasons: from 1 to {MOST_SEASONS} are simulated at once");
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, what));
    }
    let library = app.clubhouse.library().clone();
    let done = run_long(move |cancel| {
        let forecast = season.forecast(seasons, seed, &library, &|_| cancel.check())?;
        let words = visitor.words();
        Ok::<_, SeasonError>(ForecastShape::new(&season, &forecast, seed, &words)?)
    });
    Ok(Json(done.await??))
}

/// Simulates a match, the rest of the round, or everything that is left.
#[utoipa::path(post, path = "/api/seasons/{id}/simulations", tag = "seasons",
    params(("id" = String, Path, description = "the id of a season")), request_body = SimulateShape,
    responses(
        (status = 200, description = "the season as it is now", body = SeasonView),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 403, description = "this is not the office", body = ErrorShape),
        (status = 404, description = "there is no such season", body = ErrorShape),
        (status = 409, description = "it is not to be played now", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "the wish cannot be granted", body = ErrorShape)))]
pub async fn simulate(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    visitor: Visitor,
    Body(wish): Body<SimulateShape>,
) -> Result<Json<SeasonView>, Problem> {
    visitor.or_refuse()?;
    let which = match (&wish.key, wish.all) {
        (Some(text), false) => ToSimulate::One(key(text)?),
        (None, false) => ToSimulate::Round,
        (None, true) => ToSimulate::Rest,
        (Some(_), true) => {
            let what = "a match and everything cannot be simulated at once: leave one out";
            return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, what));
        }
    };
    let season = app.seasons.simulate(&id, which).await?;
    Ok(Json(visitor.view(season).await?))
}

/// Opens a match of a season, to be played like any other.
#[utoipa::path(post, path = "/api/seasons/{id}/matches", tag = "seasons",
    params(("id" = String, Path, description = "the id of a season")), request_body = PlayFixtureShape,
    responses(
        (status = 201, description = "its id and the secrets of its seats", body = CreatedShape),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 403, description = "this is not the office", body = ErrorShape),
        (status = 404, description = "there is no such season", body = ErrorShape),
        (status = 409, description = "it is not to be played now", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "the wish cannot be granted", body = ErrorShape)))]
pub async fn play(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    visitor: Visitor,
    Body(wish): Body<PlayFixtureShape>,
) -> Result<(StatusCode, Json<CreatedShape>), Problem> {
    visitor.or_refuse()?;
    let coach = |side| wish.coaches.get(&side).cloned().flatten();
    let sitting = Sitting {
        coaches: BySide::from_fn(coach),
        dice: shapes::whose(wish.dice),
        one_screen: wish.one_screen,
    };
    let key = key(&wish.key)?;
    let created = app.clubhouse.play_fixture(&id, key, sitting).await?;
    Ok((StatusCode::CREATED, Json(shapes::created(created))))
}

/// Takes the result of a match that was played into the season.
#[utoipa::path(post, path = "/api/seasons/{id}/results", tag = "seasons",
    params(("id" = String, Path, description = "the id of a season")), request_body = TakeResultShape,
    responses(
        (status = 200, description = "the season as it is now", body = SeasonView),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 403, description = "this is not the office", body = ErrorShape),
        (status = 404, description = "there is no such season or match", body = ErrorShape),
        (status = 409, description = "the match is not over", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "it is another match, or has a result", body = ErrorShape)))]
pub async fn take(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    visitor: Visitor,
    Body(wish): Body<TakeResultShape>,
) -> Result<Json<SeasonView>, Problem> {
    visitor.or_refuse()?;
    let key = key(&wish.key)?;
    let season = app.clubhouse.take_result(&id, key, &wish.played).await?;
    Ok(Json(visitor.view(season).await?))
}

/// The match behind a result, as it was played: to be looked at by anybody, under the same id
/// for everybody.
#[utoipa::path(post, path = "/api/seasons/{id}/results/{key}/match", operation_id = "open_result", tag = "seasons",
    params(
        ("id" = String, Path, description = "the id of a season"),
        ("key" = String, Path, description = "the key of a match")),
    responses(
        (status = 200, description = "the id of the match", body = OpenedShape),
        (status = 404, description = "there is no such season", body = ErrorShape),
        (status = 422, description = "there is no result, it was typed in, or the match comes out otherwise now", body = ErrorShape)))]
pub async fn open(
    State(app): State<App>,
    UrlPath((id, match_key)): UrlPath<(String, String)>,
) -> Result<Json<OpenedShape>, Problem> {
    let id = app.clubhouse.open_result(&id, key(&match_key)?).await?;
    Ok(Json(OpenedShape { id }))
}

/// A result as it would be typed, to begin a correction with.
#[utoipa::path(get, path = "/api/seasons/{id}/results/{key}", tag = "seasons",
    params(
        ("id" = String, Path, description = "the id of a season"),
        ("key" = String, Path, description = "the key of a match")),
    responses(
        (status = 200, description = "the match", body = TypedMatchShape),
        (status = 404, description = "there is no such season", body = ErrorShape),
        (status = 422, description = "the match has no result", body = ErrorShape)))]
pub async fn entered(
    State(app): State<App>,
    UrlPath((id, match_key)): UrlPath<(String, String)>,
) -> Result<Json<TypedMatchShape>, Problem> {
    let key = key(&match_key)?;
    let typed = app.seasons.season(&id).await?.as_typed(key);
    Ok(Json(typed?.into()))
}

/// Puts what is typed in the place of a result. That stays in the journal; later matches stay, too.
#[utoipa::path(post, path = "/api/seasons/{id}/results/{key}", tag = "seasons",
    params(
        ("id" = String, Path, description = "the id of a season"),
        ("key" = String, Path, description = "the key of a match")),
    request_body = CorrectionShape,
    responses(
        (status = 200, description = "the season as it is now", body = SeasonView),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 403, description = "this is not the office", body = ErrorShape),
        (status = 404, description = "there is no such season", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "there is no result yet, it does not fit, or others hang on it", body = ErrorShape)))]
pub async fn correct(
    State(app): State<App>,
    UrlPath((id, match_key)): UrlPath<(String, String)>,
    visitor: Visitor,
    Body(CorrectionShape { typed, drop_later }): Body<CorrectionShape>,
) -> Result<Json<SeasonView>, Problem> {
    visitor.or_refuse()?;
    let corrected = (app.seasons)
        .correct_result(&id, key(&match_key)?, &typed.into(), drop_later)
        .await?;
    Ok(Json(visitor.view(corrected).await?))
}

/// Takes something back that was entered. It stays in the journal; later matches stay, too.
#[utoipa::path(post, path = "/api/seasons/{id}/undo", operation_id = "undo_entry", tag = "seasons",
    params(("id" = String, Path, description = "the id of a season")), request_body = UndoEntryShape,
    responses(
        (status = 200, description = "the season as it is now", body = SeasonView),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 403, description = "this is not the office", body = ErrorShape),
        (status = 404, description = "there is no such season", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "it does not count any more, or others hang on it", body = ErrorShape)))]
pub async fn undo(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    visitor: Visitor,
    Body(wish): Body<UndoEntryShape>,
) -> Result<Json<SeasonView>, Problem> {
    visitor.or_refuse()?;
    let season = app.seasons.take_back(&id, wish.entry).await?;
    Ok(Json(visitor.view(season).await?))
}
