//! The odds lab, and cards from statistics: work that is begun, looked at and given up.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use clubhouse::Refusal;
use wire::{
    BegunShape, FaultsShape, FilesShape, KeptShape, OddsWorkShape, PapersShape, QuestionShape,
    StatisticsWorkShape, room::ErrorShape,
};
use work::{WorkError, requester, run_long};
use workshop::{OddsQuestion, SentStatistics, WorkshopError, decode};

use super::{App, office::FromOffice};
use crate::error::{Body, Problem, UrlPath};

/// Why work does not begin: everything that is wrong, or something else.
pub enum LabProblem {
    Faults(FaultsShape),
    Problem(Problem),
}

impl IntoResponse for LabProblem {
    fn into_response(self) -> Response {
        match self {
            LabProblem::Faults(faults) => {
                (StatusCode::UNPROCESSABLE_ENTITY, Json(faults)).into_response()
            }
            LabProblem::Problem(problem) => problem.into_response(),
        }
    }
}

impl From<Problem> for LabProblem {
    fn from(problem: Problem) -> LabProblem {
        LabProblem::Problem(problem)
    }
}

impl From<WorkError> for LabProblem {
    fn from(error: WorkError) -> LabProblem {
        LabProblem::Problem(error.into())
    }
}

impl From<WorkshopError> for LabProblem {
    fn from(error: WorkshopError) -> LabProblem {
        let refusal = match error {
            WorkshopError::Faults(faults) => return LabProblem::Faults(FaultsShape::new(&faults)),
            WorkshopError::Unfit(why) => Refusal::Unfit(why),
            WorkshopError::NotNow(why) => Refusal::NotNow(why),
            WorkshopError::Failed(why) => Refusal::Failed(why),
            WorkshopError::Work(error) => error.into(),
        };
        LabProblem::Problem(refusal.into())
    }
}

/// Begins to work out the odds of a match, perhaps beside another setting of it.
#[utoipa::path(post, path = "/api/odds", tag = "lab", request_body = QuestionShape,
    responses(
        (status = 202, description = "the id of the work", body = BegunShape),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "everything that is wrong with the question", body = FaultsShape)))]
pub async fn ask(
    State(app): State<App>,
    Body(question): Body<QuestionShape>,
) -> Result<(StatusCode, Json<BegunShape>), LabProblem> {
    let (runtime, who) = (tokio::runtime::Handle::current(), requester::current());
    let begun = run_long(move |_| {
        // The work itself is begun from here.
        let _inside = runtime.enter();
        app.workshop.ask_odds(who, &OddsQuestion::from(question))
    });
    let job = begun.await??;
    Ok((StatusCode::ACCEPTED, Json(BegunShape { job })))
}

/// The texts that a match is played by, to be edited in a question.
#[utoipa::path(post, path = "/api/odds/papers", tag = "lab", request_body = QuestionShape,
    responses(
        (status = 200, description = "the papers, line by line", body = PapersShape),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "everything that is wrong with the question", body = FaultsShape)))]
pub async fn papers(
    State(app): State<App>,
    Body(question): Body<QuestionShape>,
) -> Result<Json<PapersShape>, LabProblem> {
    let papers = run_long(move |_| app.workshop.papers(&OddsQuestion::from(question)));
    let papers = papers.await??;
    Ok(Json(PapersShape { papers }))
}

/// The whole files that the edits of a question make, checked, to be put into a data folder.
#[utoipa::path(post, path = "/api/odds/files", tag = "lab", request_body = QuestionShape,
    responses(
        (status = 200, description = "the files", body = FilesShape),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "everything that is wrong with the question", body = FaultsShape)))]
pub async fn files(
    State(app): State<App>,
    Body(question): Body<QuestionShape>,
) -> Result<Json<FilesShape>, LabProblem> {
    let files = run_long(move |_| app.workshop.edited(&OddsQuestion::from(question)));
    Ok(Json(FilesShape::new(files.await??)))
}

/// Odds as far as they are known.
#[utoipa::path(get, path = "/api/odds/{job}", tag = "lab",
    params(("job" = String, Path, description = "the id of the work"),
        ("Accept-Language" = Option<String>, Header, description = "the languages that somebody reads: `de, en`")),
    responses(
        (status = 200, description = "how it stands", body = OddsWorkShape),
        (status = 404, description = "there is no such work any more", body = ErrorShape)))]
pub async fn look(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    headers: HeaderMap,
) -> Result<Json<OddsWorkShape>, Problem> {
    let (job, books) = (app.workshop.odds.find(&id)?, app.phrase_books()?);
    let book = books.of(&app.language(&headers));
    Ok(Json(OddsWorkShape::new(&job, book)))
}

/// Gives odds up.
#[utoipa::path(post, path = "/api/odds/{job}/cancel", tag = "lab",
    params(("job" = String, Path, description = "the id of the work")),
    responses(
        (status = 204, description = "it ends as soon as it can"),
        (status = 404, description = "there is no such work any more", body = ErrorShape)))]
pub async fn give_up(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
) -> Result<StatusCode, Problem> {
    app.workshop.odds.find(&id)?.cancel();
    Ok(StatusCode::NO_CONTENT)
}

/// The tables of the league that comes along, as an example.
#[utoipa::path(get, path = "/api/examples/{file}", tag = "lab",
    params(("file" = String, Path, description = "`clubs.csv` or `players.csv`")),
    responses(
        (status = 200, description = "the table", body = String, content_type = "text/csv"),
        (status = 404, description = "there is no such table", body = ErrorShape)))]
pub async fn example(
    State(app): State<App>,
    UrlPath(file): UrlPath<String>,
) -> Result<impl IntoResponse, Problem> {
    let Some(text) = app.workshop.example(&file) else {
        return Err(Refusal::Nothing("the tables are clubs.csv and players.csv").into());
    };
    Ok(([(header::CONTENT_TYPE, "text/csv; charset=utf-8")], text))
}

/// The text of a file, whichever letters it is written in: UTF-8, UTF-16 or those of western Europe.
#[utoipa::path(post, path = "/api/texts", tag = "lab",
    request_body(content = Option<Vec<u8>>, content_type = "application/octet-stream", description = "the file"),
    responses((status = 200, description = "its text", body = String, content_type = "text/plain")))]
pub async fn text(file: axum::body::Bytes) -> String {
    decode(file.into())
}

/// Begins to make cards from statistics.
#[utoipa::path(post, path = "/api/statistics", tag = "lab", request_body = SentStatistics,
    responses(
        (status = 202, description = "the id of the work", body = BegunShape),
        (status = 400, description = "no JSON", body = ErrorShape),
        (status = 415, description = "not said to be JSON", body = ErrorShape),
        (status = 422, description = "everything that is wrong with the statistics", body = FaultsShape)))]
pub async fn send(
    State(app): State<App>,
    Body(sent): Body<SentStatistics>,
) -> Result<(StatusCode, Json<BegunShape>), LabProblem> {
    let (runtime, who) = (tokio::runtime::Handle::current(), requester::current());
    let begun = run_long(move |_| {
        let _inside = runtime.enter();
        app.workshop.forge(who, &sent)
    });
    let job = begun.await??;
    Ok((StatusCode::ACCEPTED, Json(BegunShape { job })))
}

/// Cards and their report as far as they are made.
#[utoipa::path(get, path = "/api/statistics/{job}", tag = "lab",
    params(("job" = String, Path, description = "the id of the work")),
    responses(
        (status = 200, description = "how it stands", body = StatisticsWorkShape),
        (status = 404, description = "there is no such work any more", body = ErrorShape)))]
pub async fn made(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    office: FromOffice,
) -> Result<Json<StatisticsWorkShape>, Problem> {
    let job = app.workshop.statistics.find(&id)?;
    Ok(Json(StatisticsWorkShape::new(&job, office.0)))
}

/// One of the files that were made.
#[utoipa::path(get, path = "/api/statistics/{job}/files/{at}", operation_id = "made_file", tag = "lab",
    params(
        ("job" = String, Path, description = "the id of the work"),
        ("at" = usize, Path, description = "which of its files, from 0")),
    responses(
        (status = 200, description = "the file", body = String, content_type = "text/plain"),
        (status = 404, description = "there is no such file", body = ErrorShape)))]
pub async fn file(
    State(app): State<App>,
    UrlPath((id, at)): UrlPath<(String, usize)>,
) -> Result<impl IntoResponse, Problem> {
    let made = app.workshop.statistics.find(&id)?.result();
    let found = made.as_ref().and_then(|made| made.files.get(at));
    let Some((file, text)) = found else {
        return Err(Refusal::Nothing("there is no such file").into());
    };
    let name = file.replace('/', "-");
    let headers = [
        (
            header::CONTENT_TYPE,
            "text/plain; charset=utf-8".to_string(),
        ),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}\""),
        ),
    ];
    Ok((headers, text.clone()))
}

/// Puts the cards that were made into the library, so that they can be played with.
#[utoipa::path(post, path = "/api/statistics/{job}/keep", tag = "lab",
    params(("job" = String, Path, description = "the id of the work")),
    responses(
        (status = 200, description = "the files", body = KeptShape),
        (status = 403, description = "this is not the office", body = ErrorShape),
        (status = 404, description = "there is no such work any more", body = ErrorShape),
        (status = 409, description = "they are not ready, or the name is taken", body = ErrorShape)))]
pub async fn keep(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    office: FromOffice,
) -> Result<Json<KeptShape>, LabProblem> {
    office.or_refuse()?;
    let files = run_long(move |_| app.workshop.keep(&id)).await??;
    Ok(Json(KeptShape { files }))
}

/// Gives statistics up.
#[utoipa::path(post, path = "/api/statistics/{job}/cancel", tag = "lab",
    params(("job" = String, Path, description = "the id of the work")),
    responses(
        (status = 204, description = "it ends as soon as it can"),
        (status = 404, description = "there is no such work any more", body = ErrorShape)))]
pub async fn stop(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
) -> Result<StatusCode, Problem> {
    app.workshop.statistics.find(&id)?.cancel();
    Ok(StatusCode::NO_CONTENT)
}
