//! What went wrong, as an answer.

use std::time::Duration;

use axum::{
    Json,
    extract::{
        FromRequest, FromRequestParts, Request,
        rejection::{JsonRejection, PathRejection, QueryRejection},
    },
    http::{StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use clubhouse::Refusal;
use seasons::{BeginError, SeasonError};
use serde_json::{Map, Value};
use wire::room::ErrorShape;
use work::WorkError;

/// An answer that says what went wrong.
#[derive(Debug)]
pub struct Problem {
    status: StatusCode,
    what: String,
    /// After how many seconds the same may be asked again.
    again_after: Option<u64>,
}

impl Problem {
    pub fn new(status: StatusCode, what: impl Into<String>) -> Problem {
        let later = status == StatusCode::SERVICE_UNAVAILABLE;
        Problem {
            status,
            what: what.into(),
            again_after: later.then_some(1),
        }
    }

    /// True if the same may be asked again.
    pub fn may_go_well_later(&self) -> bool {
        self.again_after.is_some()
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let later = self.again_after.map(|after| after.to_string());
        let later = later.map(|after| [(header::RETRY_AFTER, after)]);
        let shape = ErrorShape { error: self.what };
        (self.status, later, Json(shape)).into_response()
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let status = match &refusal {
            Refusal::NoMatch
            | Refusal::NoSeason(_)
            | Refusal::Nothing(_)
            | Refusal::Work(WorkError::NoJob) => StatusCode::NOT_FOUND,
            Refusal::NoSeat | Refusal::NotYou(_) => StatusCode::FORBIDDEN,
            Refusal::Overtaken | Refusal::NotNow(_) => StatusCode::CONFLICT,
            Refusal::TooSoon(_) => StatusCode::TOO_MANY_REQUESTS,
            Refusal::Unfit(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refusal::Busy
            | Refusal::Work(WorkError::Crowded | WorkError::Cancelled(_))
            | Refusal::NotKept(_) => StatusCode::SERVICE_UNAVAILABLE,
            Refusal::Damaged(_) | Refusal::Failed(_) | Refusal::Work(_) => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
        };
        // Who asks for too much does not fill the log as well.
        if status.is_server_error() && !matches!(refusal, Refusal::Work(WorkError::Crowded)) {
            tracing::error!("{refusal}");
        }
        let seconds = |after: Duration| after.as_secs().max(1);
        Problem {
            again_after: refusal.again_after().map(seconds),
            ..Problem::new(status, refusal.to_string())
        }
    }
}

impl From<SeasonError> for Problem {
    fn from(error: SeasonError) -> Problem {
        Refusal::from(error).into()
    }
}

impl From<BeginError> for Problem {
    fn from(error: BeginError) -> Problem {
        match error {
            BeginError::Faults(_) => {
                Problem::new(StatusCode::UNPROCESSABLE_ENTITY, error.to_string())
            }
            BeginError::Season(error) => error.into(),
        }
    }
}

impl From<WorkError> for Problem {
    fn from(error: WorkError) -> Problem {
        Refusal::from(error).into()
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
pub struct UrlPath<T>(pub T);

impl<T, S> FromRequestParts<S> for UrlPath<T>
where
    T: serde::de::DeserializeOwned + Send,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<UrlPath<T>, Problem> {
        let read: Result<axum::extract::Path<T>, PathRejection> =
            axum::extract::Path::from_request_parts(parts, state).await;
        match read {
            Ok(axum::extract::Path(path)) => Ok(UrlPath(path)),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_comes_at_a_busy_time_is_told_to_come_again() {
        let busy = Problem::from(Refusal::Busy).into_response();
        assert_eq!(busy.status(), StatusCode::SERVICE_UNAVAILABLE);
        let when = busy.headers().get(header::RETRY_AFTER);
        assert!(when.is_some_and(|when| when == "1"));
        let failed = Problem::from(Refusal::Failed(String::new())).into_response();
        assert_eq!(failed.headers().get(header::RETRY_AFTER), None);
    }
}
