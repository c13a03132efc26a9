//! The names that a request is sent to, and the pages that it is sent from.

use std::{net::IpAddr, sync::Arc};

use axum::{
    body::Body,
    extract::{Request, State},
    http::{HeaderMap, HeaderName, StatusCode, Version, header, uri::Authority},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::error::Problem;

/// The value of a header that is there once.
pub fn the_only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut all = headers.get_all(name).into_iter();
    let only = all.next().filter(|_| all.next().is_none())?;
    only.to_str().ok()
}

/// The name and port of an Origin such as `https://play.example.org`.
pub fn place_of(origin: &str) -> Option<&str> {
    let place = origin.strip_prefix("https://");
    place.or_else(|| origin.strip_prefix("http://"))
}

/// True for names that nobody but this machine itself has, with or without a port.
pub fn is_loopback(host: &str) -> bool {
    let name = without_port(host);
    let number = number(name).map(|number| number.to_canonical());
    number.is_some_and(|number| number.is_loopback()) || name.eq_ignore_ascii_case("localhost")
}

/// A number, `localhost`, or a name that was agreed; with or without a port.
fn is_known(host: &str, names: &[String]) -> bool {
    let name = without_port(host);
    let known = |known: &String| known.eq_ignore_ascii_case(name);
    number(name).is_some() || name.eq_ignore_ascii_case("localhost") || names.iter().any(known)
}

fn without_port(host: &str) -> &str {
    // What is no name at all is none that anybody knows.
    let has_user = host.contains('@');
    let bare = host
        .rsplit_once(':')
        .filter(|(_, port)| !port.contains(']'));
    let name = bare.map_or(host, |(name, _)| name);
    match has_user || host.parse::<Authority>().is_err() {
        true => "",
        false => name,
    }
}

fn number(name: &str) -> Option<IpAddr> {
    name.trim_matches(['[', ']']).parse().ok()
}

/// A request says once where it is sent to: whoever says it twice means two readers to
/// understand two things.
pub async fn ask_one_host(request: Request, next: Next) -> Response<Body> {
    let hosts = request.headers().get_all(header::HOST);
    let told = the_only(request.headers(), &header::HOST);
    let refuse = |what: &str| Problem::new(StatusCode::BAD_REQUEST, what).into_response();
    match (hosts.iter().count(), told, request.uri().authority()) {
        (0, ..) if request.version() >= Version::HTTP_11 => {
            refuse("the request has no Host: name the server that it is sent to")
        }
        (2.., ..) => refuse("the request has several Hosts: name one"),
        (1, None, _) => refuse("the Host of the request cannot be read"),
        (_, Some(host), Some(target)) if !host.eq_ignore_ascii_case(target.as_str()) => {
            refuse("the request is sent to one server and names another as its Host")
        }
        _ => next.run(request).await,
    }
}

/// Who sits at this machine needs to prove nothing, so a page from elsewhere must not get
/// here by making its own name lead to this machine.
pub async fn ask_name(
    State(names): State<Arc<[String]>>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let host = request.headers().get(header::HOST);
    let host = host.map(|host| host.to_str().unwrap_or_default());
    if host.is_none_or(|host| is_known(host, &names)) {
        return next.run(request).await;
    }
    let what = "this server answers to this machine only; start it with --host NAME for a proxy";
    Problem::new(StatusCode::FORBIDDEN, what).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

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
            assert!(is_known(host, &names), "{host}");
        }
        for host in [
            "evil.example",
            "localhost.evil.example:2090",
            "",
            "127.0.0.1.evil",
            "localhost@evil.example",
            "evil@localhost",
        ] {
            assert!(!is_known(host, &names), "{host}");
        }
    }

    #[test]
    fn only_loopback_is_this_machine_alone() {
        for host in [
            "localhost",
            "127.0.0.1:2090",
            "127.9.9.9",
            "[::1]",
            "[::1]:1",
        ] {
            assert!(is_loopback(host), "{host}");
        }
        for host in [
            "play.example.org",
            "10.0.0.1",
            "[2001:db8::1]:1",
            "",
            "0.0.0.0",
        ] {
            assert!(!is_loopback(host), "{host}");
        }
    }
}
