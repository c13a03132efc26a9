//! Seasons: looked at by everybody, changed from the office.

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::IntoResponse,
};
use clubhouse::{
    Refusal, at_length, off_thread,
    season::{Season, SeasonError, Sitting, Which},
};
use competition::course::MatchKey;
use serde::Deserialize;
use tabletop::BySide;
use utoipa::IntoParams;
use wire::{
    CompetitionsShape, CorrectionShape, ForecastShape, NewSeasonShape, PlayFixtureShape,
    SeasonShape, SeasonView, SeasonsShape, SimulateShape, TakeResultShape, TypedMatchShape,
    UndoEntryShape,
    room::{CreatedShape, ErrorShape},
};

use super::{App, office::Office, shapes};
use crate::error::{Body, Path, Problem, Query};

/// The most seasons that one forecast simulates.
const MOST_SEASONS: u64 = 1000;

fn key(text: &str) -> Result<MatchKey, Problem> {
    let wrong = |what: String| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, what);
    text.parse().map_err(wrong)
}

async fn view(season: Season, office: bool) -> Result<Json<SeasonView>, Problem> {
    let view = off_thread(move || SeasonView::new(&season, office)).await?;
    Ok(Json(
        view.map_err(SeasonError::from).map_err(Refusal::from)?,
    ))
}

/// All seasons.
#[utoipa::path(get, path = "/api/seasons", operation_id = "list_seasons", tag = "seasons",
    responses((status = 200, description = "all seasons", body = SeasonsShape)))]
pub async fn list(State(app): State<App>, office: Office) -> Result<Json<SeasonsShape>, Problem> {
    let seasons = app.clubhouse.season_list().await?;
    Ok(Json(SeasonsShape {
        seasons: seasons.iter().map(SeasonShape::new).collect(),
        office: office.0,
    }))
}

/// The competitions that a season can be of.
#[utoipa::path(get, path = "/api/competitions", tag = "seasons",
    responses((status = 200, description = "all competitions", body = CompetitionsShape)))]
pub async fn competitions(State(app): State<App>) -> Result<Json<CompetitionsShape>, Problem> {
    let all = app.clubhouse.competitions()?;
    Ok(Json(CompetitionsShape {
        competitions: all.into_iter().map(Into::into).collect(),
    }))
}

/// Begins a season.
#[utoipa::path(post, path = "/api/seasons", tag = "seasons", request_body = NewSeasonShape,
    responses(
        (status = 201, description = "the season", body = SeasonView),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 403, description = "this is not the office", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "its parts do not fit, or its name is taken", body = ErrorShape)))]
pub async fn begin(
    State(app): State<App>,
    office: Office,
    Body(wish): Body<NewSeasonShape>,
) -> Result<(StatusCode, Json<SeasonView>), Problem> {
    office.or_refuse()?;
    let season = app.clubhouse.begin_season(wish.into()).await?;
    Ok((StatusCode::CREATED, view(season, true).await?))
}

/// A season: tables, matches, people.
#[utoipa::path(get, path = "/api/seasons/{id}", operation_id = "read_season", tag = "seasons",
    params(("id" = String, Path, description = "the id of a season")),
    responses(
        (status = 200, description = "the season", body = SeasonView),
        (status = 404, description = "there is no such season", body = ErrorShape)))]
pub async fn read(
    State(app): State<App>,
    Path(id): Path<String>,
    office: Office,
) -> Result<Json<SeasonView>, Problem> {
    let season = app.clubhouse.season(&id).await?;
    view(season, office.0).await
}

/// A season as a file that moves between machines.
#[utoipa::path(get, path = "/api/seasons/{id}/file", operation_id = "season_file", tag = "seasons",
    params(("id" = String, Path, description = "the id of a season")),
    responses(
        (status = 200, description = "the file", body = String, content_type = "application/x-ndjson"),
        (status = 404, description = "there is no such season", body = ErrorShape)))]
pub async fn file(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let season = app.clubhouse.season(&id).await?;
    let kind = (header::CONTENT_TYPE, "application/x-ndjson; charset=utf-8");
    Ok(([kind], season.file()))
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
    Path(id): Path<String>,
    Query(imagined): Query<Imagined>,
) -> Result<Json<ForecastShape>, Problem> {
    let season = app.clubhouse.season(&id).await?;
    let (seasons, seed) = (imagined.seasons.unwrap_or(200), imagined.seed.unwrap_or(1));
    if !(1..=MOST_SEASONS).contains(&seasons) {
        let what = format!("{seasons} seasons: from 1 to {MOST_SEASONS} are simulated at once");
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, what));
    }
    let library = app.clubhouse.library().clone();
    let done = at_length(move |going| {
        let forecast = season.forecast(seasons, seed, &library, &|_| going.go_on())?;
        Ok::<_, SeasonError>(ForecastShape::new(&season, &forecast, seed)?)
    });
    Ok(Json(done.await?.map_err(Refusal::from)?))
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
    Path(id): Path<String>,
    office: Office,
    Body(wish): Body<SimulateShape>,
) -> Result<Json<SeasonView>, Problem> {
    office.or_refuse()?;
    let which = match (&wish.key, wish.all) {
        (Some(text), false) => Which::One(key(text)?),
        (None, false) => Which::Round,
        (None, true) => Which::Rest,
        (Some(_), true) => {
            let what = "a match and everything cannot be simulated at once: leave one out";
            return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, what));
        }
    };
    view(app.clubhouse.simulate(&id, which).await?, true).await
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
    Path(id): Path<String>,
    office: Office,
    Body(wish): Body<PlayFixtureShape>,
) -> Result<(StatusCode, Json<CreatedShape>), Problem> {
    office.or_refuse()?;
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
    Path(id): Path<String>,
    office: Office,
    Body(wish): Body<TakeResultShape>,
) -> Result<Json<SeasonView>, Problem> {
    office.or_refuse()?;
    let key = key(&wish.key)?;
    view(
        app.clubhouse.take_result(&id, key, &wish.played).await?,
        true,
    )
    .await
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
    Path((id, match_key)): Path<(String, String)>,
) -> Result<Json<TypedMatchShape>, Problem> {
    let key = key(&match_key)?;
    let typed = app.clubhouse.season(&id).await?.as_typed(key);
    Ok(Json(typed.map_err(Refusal::from)?.into()))
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
    Path((id, match_key)): Path<(String, String)>,
    office: Office,
    Body(CorrectionShape { typed, drop_later }): Body<CorrectionShape>,
) -> Result<Json<SeasonView>, Problem> {
    office.or_refuse()?;
    let corrected = (app.clubhouse)
        .correct_result(&id, key(&match_key)?, &typed.into(), drop_later)
        .await?;
    view(corrected, true).await
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
    Path(id): Path<String>,
    office: Office,
    Body(wish): Body<UndoEntryShape>,
) -> Result<Json<SeasonView>, Problem> {
    office.or_refuse()?;
    view(app.clubhouse.take_back(&id, wish.entry).await?, true).await
}
