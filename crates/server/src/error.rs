//! What went wrong, as an answer.

use axum::{
    Json,
    extract::{
        FromRequest, FromRequestParts, Request,
        rejection::{JsonRejection, PathRejection, QueryRejection},
    },
    http::{StatusCode, request::Parts},
    response::{IntoResponse, Response},
};
use clubhouse::{Refusal, season::SeasonError};
use serde_json::{Map, Value};
use wire::room::ErrorShape;

/// An answer that says what went wrong.
#[derive(Debug)]
pub struct Problem {
    status: StatusCode,
    what: String,
}

impl Problem {
    pub fn new(status: StatusCode, what: impl Into<String>) -> Problem {
        Problem {
            status,
            what: what.into(),
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let shape = ErrorShape { error: self.what };
        (self.status, Json(shape)).into_response()
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let status = match &refusal {
            Refusal::NoMatch | Refusal::Nothing(_) => StatusCode::NOT_FOUND,
            Refusal::NoSeat | Refusal::NotYou(_) => StatusCode::FORBIDDEN,
            Refusal::Overtaken | Refusal::NotNow(_) => StatusCode::CONFLICT,
            Refusal::Unfit(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refusal::Failed(_) => StatusCode::INTERNAL_SERVER_ERROR,
        };
        if status.is_server_error() {
            tracing::error!("{refusal}");
        }
        Problem::new(status, refusal.to_string())
    }
}

impl From<SeasonError> for Problem {
    fn from(error: SeasonError) -> Problem {
        let status = match &error {
            SeasonError::NoSeason(_) => StatusCode::NOT_FOUND,
            SeasonError::Taken(_) | SeasonError::Overtaken => StatusCode::CONFLICT,
            SeasonError::Unfit(_) | SeasonError::Course(_) | SeasonError::Setup(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            SeasonError::Faults(_) | SeasonError::Library(_) | SeasonError::Store(_) => {
                tracing::error!("{error}");
                StatusCode::INTERNAL_SERVER_ERROR
            }
        };
        Problem::new(status, error.to_string())
    }
}

/// A JSON object, whose faults are told like all others.
pub struct Body<T>(pub T);

impl<T, S> FromRequest<S> for Body<T>
where
    T: serde::de::DeserializeOwned,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        // As an object first: a list of the same values would do for serde.
        let read: Result<Json<Map<String, Value>>, JsonRejection> =
            Json::from_request(request, state).await;
        match read {
            Ok(Json(body)) => match T::deserialize(body) {
                Ok(body) => Ok(Body(body)),
                Err(error) => {
                    let status = StatusCode::UNPROCESSABLE_ENTITY;
                    Err(Problem::new(status, error.to_string()))
                }
            },
            Err(rejected) => Err(Problem::new(rejected.status(), rejected.body_text())),
        }
    }
}

/// The parts of a path.
pub struct Path<T>(pub T);

impl<T, S> FromRequestParts<S> for Path<T>
where
    T: serde::de::DeserializeOwned + Send,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Problem> {
        let read: Result<axum::extract::Path<T>, PathRejection> =
            axum::extract::Path::from_request_parts(parts, state).await;
        match read {
            Ok(axum::extract::Path(path)) => Ok(Path(path)),
            Err(rejected) => Err(Problem::new(StatusCode::NOT_FOUND, rejected.body_text())),
        }
    }
}

/// What stands behind the question mark.
pub struct Query<T>(pub T);

impl<T, S> FromRequestParts<S> for Query<T>
where
    T: serde::de::DeserializeOwned + Send,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Problem> {
        let read: Result<axum::extract::Query<T>, QueryRejection> =
            axum::extract::Query::from_request_parts(parts, state).await;
        match read {
            Ok(axum::extract::Query(query)) => Ok(Query(query)),
            Err(rejected) => Err(Problem::new(rejected.status(), rejected.body_text())),
        }
    }
}
