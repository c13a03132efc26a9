//! Bodies: read whole before anybody works on them, in a time that fits their length.

use std::time::Duration;

use axum::{
    body::{Body, Bytes},
    extract::Request,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use tokio::time::timeout;
use tokio_stream::StreamExt as _;

use crate::error::Problem;

/// Larger bodies are refused: a saved match is some 30 kB.
const LARGEST: usize = 1 << 20;

/// How long the smallest body may take, and how much more comes in each further second.
const SHORTEST_TIME: Duration = Duration::from_secs(10);
const BYTES_A_SECOND: usize = 1 << 15;

/// Hands on requests whose body is there.
pub async fn read_whole(request: Request, next: Next) -> Response<Body> {
    let announced = announced(request.headers()).unwrap_or(LARGEST);
    if announced > LARGEST {
        return too_large().into_response();
    }
    let (parts, body) = request.into_parts();
    let seconds = Duration::from_secs((announced / BYTES_A_SECOND) as u64);
    match timeout(SHORTEST_TIME + seconds, collect(body)).await {
        Ok(Ok(bytes)) => {
            let request = Request::from_parts(parts, Body::from(bytes));
            next.run(request).await
        }
        Ok(Err(problem)) => problem.into_response(),
        Err(_) => {
            let what = "the body of the request did not come in time: send it again";
            let mut late = Problem::new(StatusCode::REQUEST_TIMEOUT, what).into_response();
            // What may still come of it is nobody's.
            let close = HeaderValue::from_static("close");
            late.headers_mut().insert(header::CONNECTION, close);
            late
        }
    }
}

fn announced(headers: &HeaderMap) -> Option<usize> {
    let length = headers.get(header::CONTENT_LENGTH)?.to_str().ok()?;
    // What is no number cannot be small.
    Some(length.parse().unwrap_or(usize::MAX))
}

async fn collect(body: Body) -> Result<Bytes, Problem> {
    let mut whole = Vec::new();
    let mut parts = body.into_data_stream();
    while let Some(part) = parts.next().await {
        let broken = |_| Problem::new(StatusCode::BAD_REQUEST, "the body of the request broke off");
        let part = part.map_err(broken)?;
        if whole.len() + part.len() > LARGEST {
            return Err(too_large());
        }
        whole.extend_from_slice(&part);
    }
    Ok(whole.into())
}

fn too_large() -> Problem {
    let what = format!("the body is too large: {LARGEST} bytes are the most");
    Problem::new(StatusCode::PAYLOAD_TOO_LARGE, what)
}
