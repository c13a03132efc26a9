//! Seasons: how they stand, what their chances are, and simulating what is left.

use axum::{Json, extract::State, http::StatusCode};
use clubhouse::season::{Season, SeasonError, totals};
use serde::Deserialize;
use tokio::{sync::Semaphore, task::spawn_blocking};
use utoipa::{IntoParams, ToSchema};
use wire::{
    FixtureShape, ForecastShape, PlayerTotalShape, SeasonShape, TablesShape, room::ErrorShape,
};

use super::App;
use crate::error::{Body, Path, Problem, Query};

/// The most seasons that one forecast simulates.
const MOST_SEASONS: u64 = 1000;

/// The most players of one list.
const LONGEST_LIST: usize = 1000;

/// A forecast takes all cores: one after the other.
static CORES: Semaphore = Semaphore::const_new(1);

async fn open(app: &App, id: &str) -> Result<Season, Problem> {
    Ok(app.clubhouse.seasons().open(id).await?)
}

/// Work that takes all cores, away from those who answer requests.
async fn at_work<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, SeasonError> + Send + 'static,
) -> Result<T, Problem> {
    let failed = |_| Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "the work was given up");
    let turn = CORES.acquire().await;
    let done = spawn_blocking(work).await.map_err(failed)?;
    drop(turn);
    Ok(done?)
}

/// The seasons there are, the one that changed last first.
#[utoipa::path(get, path = "/api/seasons", tag = "seasons",
    responses((status = 200, description = "all seasons", body = Vec<SeasonShape>)))]
pub async fn list(State(app): State<App>) -> Result<Json<Vec<SeasonShape>>, Problem> {
    let mut all = Vec::new();
    for id in app.clubhouse.seasons().list().await? {
        // One that this program cannot open must not hide the others.
        if let Ok(season) = open(&app, &id).await {
            all.push(SeasonShape::new(&season));
        }
    }
    Ok(Json(all))
}

/// The tables of a season.
#[utoipa::path(get, path = "/api/seasons/{id}/table", tag = "seasons",
    params(("id" = String, Path, description = "the id of a season")),
    responses(
        (status = 200, description = "its tables", body = TablesShape),
        (status = 404, description = "there is no such season", body = ErrorShape),
        (status = 422, description = "a table cannot be ordered", body = ErrorShape)))]
pub async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<TablesShape>, Problem> {
    let season = open(&app, &id).await?;
    let shape = TablesShape::new(&season).map_err(SeasonError::from)?;
    Ok(Json(shape))
}

/// The matches of a season, with the results of those that were played.
#[utoipa::path(get, path = "/api/seasons/{id}/fixtures", tag = "seasons",
    params(("id" = String, Path, description = "the id of a season")),
    responses(
        (status = 200, description = "its matches", body = Vec<FixtureShape>),
        (status = 404, description = "there is no such season", body = ErrorShape)))]
pub async fn fixtures(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<Vec<FixtureShape>>, Problem> {
    let season = open(&app, &id).await?;
    let matches = season.course().matches();
    Ok(Json(
        matches.map(|m| FixtureShape::new(&season, m)).collect(),
    ))
}

#[derive(Deserialize, IntoParams)]
pub struct Leaders {
    /// The number they are ordered by; goals if left out.
    #[param(example = "assists")]
    by: Option<String>,
    /// How many; 20 if left out.
    top: Option<usize>,
}

/// The leading players of a season.
#[utoipa::path(get, path = "/api/seasons/{id}/players", tag = "seasons",
    params(("id" = String, Path, description = "the id of a season"), Leaders),
    responses(
        (status = 200, description = "players, the first one first", body = Vec<PlayerTotalShape>),
        (status = 400, description = "the question cannot be read", body = ErrorShape),
        (status = 404, description = "there is no such season", body = ErrorShape)))]
pub async fn players(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(leaders): Query<Leaders>,
) -> Result<Json<Vec<PlayerTotalShape>>, Problem> {
    let season = open(&app, &id).await?;
    let by = leaders.by.unwrap_or_else(|| "goals".to_string());
    let mut all = totals(&season);
    all.retain(|player| player.number(&by) > 0);
    all.sort_by_key(|player| std::cmp::Reverse(player.number(&by)));
    all.truncate(leaders.top.unwrap_or(20).min(LONGEST_LIST));
    let shape = |player| PlayerTotalShape::new(&season, player);
    Ok(Json(all.iter().map(shape).collect()))
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
    let season = open(&app, &id).await?;
    let (seasons, seed) = (imagined.seasons.unwrap_or(200), imagined.seed.unwrap_or(1));
    if !(1..=MOST_SEASONS).contains(&seasons) {
        let what = format!("{seasons} seasons: from 1 to {MOST_SEASONS} are simulated at once");
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, what));
    }
    let library = app.clubhouse.library().clone();
    let shape = at_work(move || {
        let forecast = season.forecast(seasons, seed, &library, &|_| ())?;
        Ok(ForecastShape::new(&season, &forecast, seed)?)
    });
    Ok(Json(shape.await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SimulateShape {
    /// One match, as the fixtures name it; else the rest of the round.
    #[serde(rename = "match")]
    #[schema(rename = "match")]
    key: Option<String>,
}

/// Simulates a match, or the rest of the round.
#[utoipa::path(post, path = "/api/seasons/{id}/simulate", tag = "seasons",
    params(("id" = String, Path, description = "the id of a season")),
    request_body = SimulateShape,
    responses(
        (status = 200, description = "the matches that were simulated", body = Vec<FixtureShape>),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 403, description = "anybody could: the server is open and has no password", body = ErrorShape),
        (status = 404, description = "there is no such season", body = ErrorShape),
        (status = 409, description = "the season has changed meanwhile", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "no such match is to be played", body = ErrorShape)))]
pub async fn simulate(
    State(app): State<App>,
    Path(id): Path<String>,
    Body(wish): Body<SimulateShape>,
) -> Result<Json<Vec<FixtureShape>>, Problem> {
    if !app.trusted {
        let what = "whoever reaches this server could change its seasons: start it with a password";
        return Err(Problem::new(StatusCode::FORBIDDEN, what));
    }
    let mut season = open(&app, &id).await?;
    let keys = match wish.key {
        None => season.next_round(),
        Some(text) => season
            .open_matches()
            .filter(|open| open.to_string() == text)
            .collect(),
    };
    if keys.is_empty() {
        let what = "no such match is to be played now";
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, what));
    }
    let library = app.clubhouse.library().clone();
    let (now, played) = (season.clone(), keys.clone());
    let entries = at_work(move || now.simulate(&played, &library, None)).await?;
    let seasons = app.clubhouse.seasons();
    seasons.enter(&mut season, entries).await?;
    let found = keys.iter().filter_map(|key| season.course().find(*key));
    Ok(Json(found.map(|m| FixtureShape::new(&season, m)).collect()))
}
