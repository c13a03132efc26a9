//! The built page.

use axum::{
    Router,
    http::{StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use rust_embed::RustEmbed;

/// The page as `make page` builds it.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

const NOT_BUILT: &str = "The page was not built into this program: run `make page` and build \
                         again. The programming interface is at /api/openapi.json.\n";

pub fn router() -> Router {
    Router::new().fallback(file)
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
