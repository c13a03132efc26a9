//! The built page, and the rules to read.

use axum::{
    Router,
    extract::Path,
    http::{StatusCode, Uri, header},
    response::{IntoResponse, Response},
    routing::get,
};
use rust_embed::RustEmbed;

use crate::rules;

/// The page as `make page` builds it.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

const NOT_BUILT: &str = "The page was not built into this program: run `make page` and build \
                         again. The programming interface is at /api/openapi.json.\n";

pub fn router() -> Router {
    Router::new()
        .route("/rules/{game}", get(rules_of))
        .fallback(file)
}

async fn file(uri: Uri) -> Response {
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let Some(file) = Page::get(path) else {
        let what = match path {
            "index.html" => NOT_BUILT,
            _ => "There is nothing here.\n",
        };
        return (StatusCode::NOT_FOUND, what).into_response();
    };
    // Files below assets/ have the hash of their content in their names.
    let keep = match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let kind = file.metadata.mimetype().to_string();
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, keep.to_string()),
    ];
    (headers, file.data).into_response()
}

async fn rules_of(Path(game): Path<String>) -> Response {
    match rules::page(&game) {
        Some(page) => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response(),
        None => (StatusCode::NOT_FOUND, "There are no rules of that name.\n").into_response(),
    }
}
