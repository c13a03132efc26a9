//! What stands before every request: limits, the password, and headers that keep
//! the page to itself.

use std::{sync::Arc, time::Duration};

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
use tokio::time::sleep;
use tower_governor::{
    GovernorError, GovernorLayer, governor::GovernorConfigBuilder, key_extractor::KeyExtractor,
};
use tower_http::{
    catch_panic::CatchPanicLayer, compression::CompressionLayer, set_header::SetResponseHeaderLayer,
};

use crate::{
    ServerSettings, body,
    caller::{self, Caller},
    error::Problem,
    names, origin,
    proxies::Network,
};

/// Requests that may come at once, as a multiple of those in a second.
const BURST: u32 = 4;

/// How long one request too many takes.
const TOO_MANY: Duration = Duration::from_millis(500);

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
pub fn guarded(routes: Router, settings: &ServerSettings) -> Router {
    let mut routes = routes
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(body::read_whole))
        .layer(middleware::from_fn(origin::ask_purpose));
    if let Some(password) = &settings.password {
        let wanted: Arc<str> = hash_of(password.as_bytes()).into();
        routes = routes.layer(middleware::from_fn_with_state(wanted, ask_password));
    } else if settings.listen.ip().is_loopback() {
        let known: Arc<[String]> = settings.hosts.clone().into();
        routes = routes.layer(middleware::from_fn_with_state(known, names::ask_name));
    }
    let proxies: Arc<[Network]> = settings.trusted_proxies.clone().into();
    routes = limited(routes, settings.rate)
        .layer(middleware::from_fn(names::ask_one_host))
        .layer(middleware::from_fn_with_state(proxies, caller::identify));
    for (name, value) in HEADERS {
        let value = HeaderValue::from_static(value);
        routes = routes.layer(SetResponseHeaderLayer::if_not_present(name, value));
    }
    routes.layer(CatchPanicLayer::custom(|_| {
        let what = "the program failed; nothing that was acknowledged is lost";
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, what).into_response()
    }))
}

/// Requests in a second from one address; 0 is no limit.
fn limited(routes: Router, rate: u32) -> Router {
    let config = GovernorConfigBuilder::default()
        .key_extractor(ByAddress)
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
            routes.layer(limit).layer(middleware::from_fn(take_time))
        }
        // No period or no burst: no limit.
        None => routes,
    }
}

/// Whoever asks too much hears so after a while: asking again at once would cost more than what
/// was asked for.
async fn take_time(request: Request, next: Next) -> Response<Body> {
    let answer = next.run(request).await;
    if answer.status() == StatusCode::TOO_MANY_REQUESTS {
        sleep(TOO_MANY).await;
    }
    answer
}

/// Requests are counted by whom they come from.
#[derive(Clone, Debug)]
struct ByAddress;

impl KeyExtractor for ByAddress {
    type Key = Option<std::net::IpAddr>;

    fn extract<T>(&self, request: &axum::http::Request<T>) -> Result<Self::Key, GovernorError> {
        let caller = request.extensions().get::<Caller>();
        Ok(caller.and_then(|caller| caller.counted))
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
    sleep(WRONG_PASSWORD).await;
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
