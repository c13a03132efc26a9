//! What stands before every request: limits, the password, and headers that keep
//! the page to itself.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    Router,
    body::Body,
    extract::{Request, State},
    http::{HeaderName, HeaderValue, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
};
use base64::{Engine as _, prelude::BASE64_STANDARD};
use tabletop::log::hash_of;
use tower_governor::{
    GovernorError, GovernorLayer, governor::GovernorConfigBuilder, key_extractor::KeyExtractor,
};
use tower_http::{
    catch_panic::CatchPanicLayer, compression::CompressionLayer, limit::RequestBodyLimitLayer,
    set_header::SetResponseHeaderLayer,
};

use crate::{Settings, error::Problem};

/// Larger bodies are refused: a saved match is some 30 kB.
const LARGEST_BODY: usize = 1 << 20;

/// Requests that may come at once, as a multiple of those in a second.
const BURST: u32 = 4;

/// How long a wrong password takes.
const WRONG_PASSWORD: Duration = Duration::from_millis(500);

/// The page loads nothing from anywhere else and is shown nowhere else.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'; object-src 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// Puts everything in front of the routes.
pub fn guarded(routes: Router, settings: &Settings) -> Router {
    let mut routes = routes
        .layer(CompressionLayer::new())
        .layer(RequestBodyLimitLayer::new(LARGEST_BODY));
    if let Some(password) = &settings.password {
        let wanted: Arc<str> = hash_of(password.as_bytes()).into();
        routes = routes.layer(middleware::from_fn_with_state(wanted, ask_password));
    } else if settings.listen.ip().is_loopback() {
        let names: Arc<[String]> = settings.hosts.clone().into();
        routes = routes.layer(middleware::from_fn_with_state(names, ask_host));
    }
    routes = limited(routes, settings.rate);
    for (name, value) in HEADERS {
        let value = HeaderValue::from_static(value);
        routes = routes.layer(SetResponseHeaderLayer::if_not_present(name, value));
    }
    routes.layer(CatchPanicLayer::custom(|_| {
        let what = "the program failed; nothing that was acknowledged is lost";
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, what).into_response()
    }))
}

/// Who sits at this machine needs to prove nothing, so a page from elsewhere must not get
/// here by making its own name lead to this machine.
async fn ask_host(
    State(names): State<Arc<[String]>>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let host = request.headers().get(header::HOST);
    let host = host.and_then(|host| host.to_str().ok());
    if host.is_none_or(|host| is_this_machine(host, &names)) {
        return next.run(request).await;
    }
    let what = "this server answers to this machine only; start it with --host NAME for a proxy";
    Problem::new(StatusCode::FORBIDDEN, what).into_response()
}

/// A number, `localhost`, or a name that was agreed; with or without a port.
fn is_this_machine(host: &str, names: &[String]) -> bool {
    let uri = host.parse::<axum::http::uri::Authority>();
    let name = uri.as_ref().map_or(host, |authority| authority.host());
    let number = name.trim_matches(['[', ']']).parse::<std::net::IpAddr>();
    let known = |known: &String| known.eq_ignore_ascii_case(name);
    number.is_ok() || name.eq_ignore_ascii_case("localhost") || names.iter().any(known)
}

/// Requests in a second from one address; 0 is no limit.
fn limited(routes: Router, rate: u32) -> Router {
    let config = GovernorConfigBuilder::default()
        .key_extractor(Address)
        .period(Duration::from_secs(1).checked_div(rate).unwrap_or_default())
        .burst_size(rate.saturating_mul(BURST))
        .finish();
    match config {
        Some(config) => {
            let limit = GovernorLayer::new(config).error_handler(|error| match error {
                GovernorError::TooManyRequests { .. } => {
                    let what = "too many requests; wait a moment";
                    Problem::new(StatusCode::TOO_MANY_REQUESTS, what).into_response()
                }
                _ => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
            });
            routes.layer(limit)
        }
        // No period or no burst: no limit.
        None => routes,
    }
}

/// Requests are counted by the address they come from; those that have none (a
/// test's) together.
#[derive(Clone, Debug)]
struct Address;

impl KeyExtractor for Address {
    type Key = Option<std::net::IpAddr>;

    fn extract<T>(&self, request: &axum::http::Request<T>) -> Result<Self::Key, GovernorError> {
        let connected = request
            .extensions()
            .get::<axum::extract::ConnectInfo<SocketAddr>>();
        Ok(connected.map(|info| info.0.ip()))
    }
}

/// HTTP's own way to ask: browsers know it, and `curl -u :password` does. Any user
/// name will do.
async fn ask_password(
    State(wanted): State<Arc<str>>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let given = request.headers().get(header::AUTHORIZATION);
    let given = given.and_then(|value| password_in(value.to_str().ok()?));
    if given.is_some_and(|given| hash_of(given.as_bytes()) == *wanted) {
        return next.run(request).await;
    }
    tokio::time::sleep(WRONG_PASSWORD).await;
    let ask = [(header::WWW_AUTHENTICATE, "Basic realm=\"Touchline\"")];
    let what = "this server has a password";
    (ask, Problem::new(StatusCode::UNAUTHORIZED, what)).into_response()
}

fn password_in(authorization: &str) -> Option<String> {
    let coded = authorization.strip_prefix("Basic ")?;
    let plain = String::from_utf8(BASE64_STANDARD.decode(coded).ok()?).ok()?;
    plain
        .split_once(':')
        .map(|(_, password)| password.to_string())
}

#[cfg(test)]
mod tests {
    use super::is_this_machine;

    #[test]
    fn a_name_from_elsewhere_is_not_this_machine() {
        let names = ["play.example.org".to_string()];
        for host in [
            "localhost",
            "LocalHost:2090",
            "127.0.0.1:2090",
            "[::1]:2090",
            "play.example.org",
        ] {
            assert!(is_this_machine(host, &names), "{host}");
        }
        for host in [
            "evil.example",
            "localhost.evil.example:2090",
            "",
            "127.0.0.1.evil",
        ] {
            assert!(!is_this_machine(host, &names), "{host}");
        }
    }
}
