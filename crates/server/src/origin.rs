//! No blind posts: a page from elsewhere can make a browser send a form here, but it can
//! neither add our header to it nor say that it is our page.

use axum::{
    body::Body,
    extract::Request,
    http::{HeaderMap, HeaderName, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{error::Problem, names};

/// The header that every request which changes something has; its value is `1`.
pub const OURS: HeaderName = HeaderName::from_static("x-touchline");

/// What a browser says of the page that sends a request.
const SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Whatever changes something is sent on purpose: with our header, or from our page.
pub async fn ask_purpose(request: Request, next: Next) -> Response<Body> {
    if request.method().is_safe() || is_on_purpose(request.headers()) {
        return next.run(request).await;
    }
    let what = "this request changes something: send the header `X-Touchline: 1` along";
    Problem::new(StatusCode::FORBIDDEN, what).into_response()
}

fn is_on_purpose(headers: &HeaderMap) -> bool {
    let says = |name: &HeaderName, value: &str| {
        let mut all = headers.get_all(name).into_iter();
        all.any(|said| said.as_bytes() == value.as_bytes())
    };
    !says(&SITE, "cross-site") && (says(&OURS, "1") || is_from_our_page(headers))
}

/// True if the page that sent it came from where it is sent to.
fn is_from_our_page(headers: &HeaderMap) -> bool {
    let origin = names::the_only(headers, &header::ORIGIN).and_then(names::place_of);
    let host = names::the_only(headers, &header::HOST);
    let same = |(origin, host): (&str, &str)| origin.eq_ignore_ascii_case(host);
    origin.zip(host).is_some_and(same)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on_purpose(lines: &[(&'static str, &'static str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, value.parse().unwrap());
        }
        is_on_purpose(&headers)
    }

    #[test]
    fn a_page_from_elsewhere_cannot_post() {
        let host = ("host", "127.0.0.1:2090");
        assert!(!on_purpose(&[host]));
        assert!(on_purpose(&[host, ("x-touchline", "1")]));
        assert!(!on_purpose(&[host, ("x-touchline", "0")]));
        assert!(on_purpose(&[host, ("origin", "http://127.0.0.1:2090")]));
        for origin in [
            "http://evil.example",
            "http://127.0.0.1:8080",
            "http://127.0.0.1",
            "null",
            "127.0.0.1:2090",
            "file://127.0.0.1:2090",
        ] {
            assert!(!on_purpose(&[host, ("origin", origin)]), "{origin}");
        }
        let foreign = ("sec-fetch-site", "cross-site");
        assert!(!on_purpose(&[host, ("x-touchline", "1"), foreign]));
        assert!(on_purpose(&[
            host,
            ("origin", "http://127.0.0.1:2090"),
            ("sec-fetch-site", "same-origin")
        ]));
    }
}
