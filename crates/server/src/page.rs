//! The built page, as whoever runs the server brings it.

use std::borrow::Cow;

use axum::{
    Router,
    http::{StatusCode, Uri, header},
    response::{IntoResponse, Response},
};

/// A file of the page.
#[derive(Clone, Debug)]
pub struct PageFile {
    /// What is in it.
    pub data: Cow<'static, [u8]>,
    /// Its media type.
    pub kind: String,
}

/// The files of the page by their paths; `None` where there is none.
pub type Page = fn(&str) -> Option<PageFile>;

const NOT_BUILT: &str = "The page was not built into this program: run `make page` and build \
                         again. The programming interface is at /api/openapi.json.\n";

pub fn router(page: Page) -> Router {
    Router::new().fallback(async move |uri: Uri| file(page, &uri))
}

fn file(page: Page, uri: &Uri) -> Response {
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let Some(file) = page(path) else {
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
    let headers = [
        (header::CONTENT_TYPE, file.kind),
        (header::CACHE_CONTROL, keep.to_string()),
    ];
    (headers, file.data).into_response()
}
