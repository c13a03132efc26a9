//! Seasons that begin: what can be played, what a wish would come to, and what follows a season.

use axum::{Json, extract::State, http::StatusCode};
use seasons::{BeginError, NewSeason, Season, SeasonPart, SeasonWishFault};
use tabletop::Fault;
use wire::{
    CompetitionsShape, NewSeasonShape, NextSeasonsShape, PreviewShape, SeasonShape, SeasonView,
    SeasonsShape, room::ErrorShape,
};

use super::{App, seasons::Visitor};
use crate::error::{Body, Problem};

/// The competitions that a season can be of.
#[utoipa::path(get, path = "/api/competitions", tag = "seasons",
    responses((status = 200, description = "all competitions", body = CompetitionsShape)))]
pub async fn competitions(State(app): State<App>) -> Result<Json<CompetitionsShape>, Problem> {
    let all = app.seasons.competitions()?;
    let [rankings, disciplines] = app.seasons.preset_rules()?;
    Ok(Json(CompetitionsShape {
        competitions: all.into_iter().map(Into::into).collect(),
        rankings: rankings.into_iter().map(Into::into).collect(),
        disciplines: disciplines.into_iter().map(Into::into).collect(),
    }))
}

fn wish(shape: NewSeasonShape) -> Result<NewSeason, BeginError> {
    let no_day = |what: String| {
        let (part, fault) = (SeasonPart::List, Fault::whole(what, ""));
        BeginError::Faults(vec![SeasonWishFault { part, fault }])
    };
    shape.wish().map_err(no_day)
}

/// A season as it would begin; nothing is kept.
#[utoipa::path(post, path = "/api/competitions/preview", operation_id = "preview_season", tag = "seasons",
    request_body = NewSeasonShape,
    responses(
        (status = 200, description = "the season, or everything that is wrong with it", body = PreviewShape),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 403, description = "this is not the office", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "it cannot be read", body = ErrorShape)))]
pub async fn preview(
    State(app): State<App>,
    visitor: Visitor,
    Body(shape): Body<NewSeasonShape>,
) -> Result<Json<PreviewShape>, Problem> {
    visitor.or_refuse()?;
    let begun = match wish(shape) {
        Ok(wish) => app.seasons.preview(wish).await,
        Err(faults) => Err(faults),
    };
    Ok(Json(match begun {
        Ok(season) => PreviewShape {
            season: Some(visitor.view(season).await?),
            faults: Vec::new(),
        },
        Err(BeginError::Faults(faults)) => PreviewShape {
            season: None,
            faults: faults.into_iter().map(Into::into).collect(),
        },
        Err(BeginError::Season(error)) => return Err(error.into()),
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
    visitor: Visitor,
    Body(shape): Body<NewSeasonShape>,
) -> Result<(StatusCode, Json<SeasonView>), Problem> {
    visitor.or_refuse()?;
    let season = app.seasons.begin(wish(shape)?).await?;
    Ok((StatusCode::CREATED, Json(visitor.view(season).await?)))
}

/// Begins the next seasons of linked divisions: as many go up and down as their tables say.
#[utoipa::path(post, path = "/api/next-seasons", tag = "seasons", request_body = NextSeasonsShape,
    responses(
        (status = 201, description = "the seasons that follow", body = SeasonsShape),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 403, description = "this is not the office", body = ErrorShape),
        (status = 404, description = "there is no such season", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "one is not over, nobody says how many go up, or a name is taken", body = ErrorShape)))]
pub async fn follow(
    State(app): State<App>,
    visitor: Visitor,
    Body(shape): Body<NextSeasonsShape>,
) -> Result<(StatusCode, Json<SeasonsShape>), Problem> {
    visitor.or_refuse()?;
    let divisions = shape.divisions.into_iter();
    let divisions: Vec<(String, String)> = divisions.map(|one| (one.season, one.next)).collect();
    let next = app.seasons.next(&divisions, shape.moves).await?;
    let seasons = next.iter().map(|season: &Season| SeasonShape::new(season));
    Ok((
        StatusCode::CREATED,
        Json(SeasonsShape {
            seasons: seasons.collect(),
            office: true,
        }),
    ))
}
