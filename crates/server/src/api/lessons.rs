//! Lessons: what there is, what is done in one, and its match.

use std::sync::Arc;

use arena::lesson::{self, Lesson, LessonId};
use axum::{Json, extract::State, http::StatusCode};
use games::GameId;
use library::LibraryError;
use serde::Deserialize;
use utoipa::IntoParams;
use wire::{
    LessonInListShape, LessonShape, LessonsShape, PlayOnShape, WhyNotShape,
    room::{CreatedShape, ErrorShape},
};

use super::{App, language::SpokenLanguage, shapes};
use crate::error::{Body, Problem, Query, UrlPath};

#[derive(Deserialize, IntoParams)]
pub struct OfGame {
    /// The id of a game; all lessons if left out.
    #[param(example = "goal-dice")]
    game: Option<String>,
}

/// The lessons there are.
#[utoipa::path(get, path = "/api/lessons", operation_id = "lessons", tag = "lessons",
    params(OfGame, ("Accept-Language" = Option<String>, Header, description = "the languages that somebody reads: `de, en`")),
    responses(
        (status = 200, description = "the lessons, by game and in their order", body = LessonsShape),
        (status = 404, description = "there is no such game", body = ErrorShape)))]
pub async fn list(
    State(app): State<App>,
    Query(of): Query<OfGame>,
    SpokenLanguage(language): SpokenLanguage,
) -> Result<Json<LessonsShape>, Problem> {
    let games = match &of.game {
        Some(game) => vec![super::teams::game(game)?],
        None => GameId::ALL.to_vec(),
    };
    let library = app.clubhouse.library().clone();
    // Whoever is first has them played through.
    let read = work::run_long(move |_| {
        let mut lessons = Vec::new();
        for game in games {
            for (id, lesson) in lesson::all(game, &library)? {
                lessons.push(LessonInListShape::new(&id, &lesson, &language));
            }
        }
        Ok::<_, LibraryError>(LessonsShape { lessons })
    });
    let lessons = read.await.map_err(clubhouse::Refusal::from)?;
    Ok(Json(lessons.map_err(|error| failed(&error))?))
}

/// A lesson, step by step.
#[utoipa::path(get, path = "/api/lessons/{game}/{name}", operation_id = "lesson", tag = "lessons",
    params(
        ("game" = String, Path, description = "the id of a game"),
        ("name" = String, Path, description = "what the lesson is called in its game"),
        ("Accept-Language" = Option<String>, Header, description = "the languages that somebody reads: `de, en`")),
    responses(
        (status = 200, description = "the lesson", body = LessonShape),
        (status = 404, description = "there is no such lesson", body = ErrorShape)))]
pub async fn read(
    State(app): State<App>,
    UrlPath(path): UrlPath<(String, String)>,
    SpokenLanguage(language): SpokenLanguage,
) -> Result<Json<LessonShape>, Problem> {
    let (id, lesson) = find(&app, path).await?;
    Ok(Json(LessonShape::new(&id, &lesson, &language)))
}

/// Begins a lesson: its match, where it starts. Whoever learns holds both seats, and gives the match what each step says.
#[utoipa::path(post, path = "/api/lessons/{game}/{name}", operation_id = "begin_lesson", tag = "lessons",
    params(
        ("game" = String, Path, description = "the id of a game"),
        ("name" = String, Path, description = "what the lesson is called in its game")),
    responses(
        (status = 201, description = "the id of its match and the secrets of its seats", body = CreatedShape),
        (status = 404, description = "there is no such lesson", body = ErrorShape)))]
pub async fn begin(
    State(app): State<App>,
    UrlPath(path): UrlPath<(String, String)>,
) -> Result<(StatusCode, Json<CreatedShape>), Problem> {
    let (_, lesson) = find(&app, path).await?;
    let created = app.clubhouse.teach(lesson).await?;
    Ok((StatusCode::CREATED, Json(shapes::created(created))))
}

#[derive(Deserialize, IntoParams)]
pub struct Tried {
    /// Which step, counted from 0.
    step: usize,
    /// What was chosen, in notation.
    choice: String,
}

/// Why a choice is not what a task asks for: the lesson's words, or what the choice is worth beside what is accepted.
#[utoipa::path(get, path = "/api/lessons/{game}/{name}/why", operation_id = "why_not", tag = "lessons",
    params(
        ("game" = String, Path, description = "the id of a game"),
        ("name" = String, Path, description = "what the lesson is called in its game"),
        Tried,
        ("Accept-Language" = Option<String>, Header, description = "the languages that somebody reads: `de, en`")),
    responses(
        (status = 200, description = "why", body = WhyNotShape),
        (status = 400, description = "no step or no choice", body = ErrorShape),
        (status = 404, description = "there is no such lesson, or nothing is to be chosen there", body = ErrorShape)))]
pub async fn why_not(
    State(app): State<App>,
    UrlPath(path): UrlPath<(String, String)>,
    Query(tried): Query<Tried>,
    SpokenLanguage(language): SpokenLanguage,
) -> Result<Json<WhyNotShape>, Problem> {
    let (_, lesson) = find(&app, path).await?;
    let Tried { step, choice } = tried;
    let why = app
        .clubhouse
        .why_not(lesson, step, choice, language)
        .await?;
    Ok(Json(WhyNotShape { why }))
}

/// Plays on: a match against the computer from the position that the lesson's match has come to, on the program's dice.
#[utoipa::path(post, path = "/api/lessons/{game}/{name}/free", operation_id = "play_on", tag = "lessons",
    params(
        ("game" = String, Path, description = "the id of a game"),
        ("name" = String, Path, description = "what the lesson is called in its game")),
    request_body = PlayOnShape,
    responses(
        (status = 201, description = "its id and the secrets of its seats", body = CreatedShape),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 404, description = "there is no such lesson, or no such match", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "a match of another game, or play cannot go on from there", body = ErrorShape)))]
pub async fn play_on(
    State(app): State<App>,
    UrlPath(path): UrlPath<(String, String)>,
    Body(wish): Body<PlayOnShape>,
) -> Result<(StatusCode, Json<CreatedShape>), Problem> {
    let (_, lesson) = find(&app, path).await?;
    let created = app.clubhouse.play_on(lesson, &wish.id).await?;
    Ok((StatusCode::CREATED, Json(shapes::created(created))))
}

/// The lesson with this path.
async fn find(
    app: &App,
    (game, name): (String, String),
) -> Result<(LessonId, Arc<Lesson>), Problem> {
    let game = super::teams::game(&game)?;
    let library = app.clubhouse.library().clone();
    let id = LessonId { game, name };
    let wanted = id.clone();
    let read = work::run_long(move |_| lesson::find(&wanted, &library));
    let lesson = read.await.map_err(clubhouse::Refusal::from)?;
    Ok((id, lesson.map_err(|error| failed(&error))?))
}

fn failed(error: &LibraryError) -> Problem {
    let status = match error {
        LibraryError::Missing(_) => StatusCode::NOT_FOUND,
        _ => StatusCode::INTERNAL_SERVER_ERROR,
    };
    Problem::new(status, error.to_string())
}
