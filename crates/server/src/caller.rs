//! Who calls: somebody at this machine, somebody whom a proxy names, or anybody else.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv6Addr, SocketAddr},
    sync::Arc,
};

use axum::{
    body::Body,
    extract::{ConnectInfo, FromRequestParts, Request, State},
    http::{HeaderMap, HeaderName, Version, header, request::Parts},
    middleware::Next,
    response::Response,
};
use work::requester;

use crate::{
    names,
    proxies::{Network, client_named},
};

/// Headers that a proxy adds, besides all that begin with [`FORWARDED_BY_HABIT`]. A request
/// with one of them did not begin where it came in from.
const FORWARDED: [HeaderName; 10] = [
    header::FORWARDED,
    header::VIA,
    HeaderName::from_static("x-real-ip"),
    HeaderName::from_static("x-client-ip"),
    HeaderName::from_static("x-cluster-client-ip"),
    HeaderName::from_static("x-original-host"),
    HeaderName::from_static("true-client-ip"),
    HeaderName::from_static("cf-connecting-ip"),
    HeaderName::from_static("fastly-client-ip"),
    HeaderName::from_static("x-envoy-external-address"),
];

const FORWARDED_BY_HABIT: &str = "x-forwarded-";

/// Whoever made a request, as far as its line and its headers tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Caller {
    /// Whom limits count; those who have no address (a test's) together.
    pub counted: Option<IpAddr>,
    /// True if everything says that the request was made at this machine.
    pub at_this_machine: bool,
}

impl Caller {
    fn of(request: &Request, proxies: &[Network]) -> Caller {
        let connected = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let Some(peer) = connected.map(|info| info.0.ip().to_canonical()) else {
            return Caller::default();
        };
        let headers = request.headers();
        let client = match proxies.iter().any(|proxy| proxy.has(peer)) {
            true => client_named(headers, proxies).unwrap_or(peer),
            false => peer,
        };
        Caller {
            counted: Some(household(client)),
            // A proxy that says nothing of itself often speaks the oldest HTTP.
            at_this_machine: peer.is_loopback()
                && request.version() >= Version::HTTP_11
                && speaks_to_this_machine(headers)
                && !is_forwarded(headers),
        }
    }
}

/// True if the Host, and the Origin where there is one, are this machine's own.
fn speaks_to_this_machine(headers: &HeaderMap) -> bool {
    let host = names::the_only(headers, &header::HOST);
    let origin = headers.get(header::ORIGIN);
    host.is_some_and(names::is_loopback)
        && origin.is_none_or(|origin| {
            let place = origin.to_str().ok().and_then(names::place_of);
            place.is_some_and(names::is_loopback)
        })
}

fn is_forwarded(headers: &HeaderMap) -> bool {
    let by_habit = |name: &HeaderName| name.as_str().starts_with(FORWARDED_BY_HABIT);
    FORWARDED.iter().any(|name| headers.contains_key(name)) || headers.keys().any(by_habit)
}

/// Who has one address of the new kind has 2^64 of them: they count as one.
pub fn household(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V6(ip) if !ip.is_loopback() => {
            let network = u128::from(ip) & !u128::from(u64::MAX);
            IpAddr::V6(Ipv6Addr::from(network))
        }
        ip => ip,
    }
}

/// Says of every request who made it.
pub async fn identify(
    State(proxies): State<Arc<[Network]>>,
    mut request: Request,
    next: Next,
) -> Response<Body> {
    let caller = Caller::of(&request, &proxies);
    request.extensions_mut().insert(caller);
    requester::on_behalf_of(caller.counted, next.run(request)).await
}

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Infallible> {
        Ok(parts
            .extensions
            .get::<Caller>()
            .copied()
            .unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at_this_machine(peer: &str, headers: &[(&str, &str)]) -> bool {
        let peer = SocketAddr::new(peer.parse().unwrap(), 40_000);
        let mut request = Request::builder().extension(ConnectInfo(peer));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::empty()).unwrap();
        Caller::of(&request, &[]).at_this_machine
    }

    #[test]
    fn this_machine_is_where_everything_says_so() {
        let host = ("host", "localhost:2090");
        assert!(at_this_machine("127.0.0.1", &[host]));
        assert!(at_this_machine("::1", &[("host", "[::1]:2090")]));
        assert!(at_this_machine("::ffff:127.0.0.1", &[host]));
        let own = ("origin", "http://localhost:2090");
        assert!(at_this_machine("127.0.0.1", &[host, own]));
        // Another peer, another name, another page.
        assert!(!at_this_machine("192.168.1.7", &[host]));
        for name in ["play.example.org", "192.168.1.2:2090", "0.0.0.0"] {
            assert!(!at_this_machine("127.0.0.1", &[("host", name)]), "{name}");
        }
        assert!(!at_this_machine("127.0.0.1", &[]));
        assert!(!at_this_machine("127.0.0.1", &[host, host]));
        let other = ("origin", "https://play.example.org");
        assert!(!at_this_machine("127.0.0.1", &[host, other]));
        // Whatever a proxy says of itself.
        for name in [
            "Forwarded",
            "X-Forwarded-For",
            "X-Forwarded-Proto",
            "X-Real-IP",
            "Via",
            "CF-Connecting-IP",
        ] {
            assert!(!at_this_machine("127.0.0.1", &[host, (name, "")]), "{name}");
        }
    }

    #[test]
    fn a_household_has_one_address() {
        let of = |text: &str| household(text.parse().unwrap()).to_string();
        assert_eq!(of("203.0.113.9"), "203.0.113.9");
        assert_eq!(of("::ffff:203.0.113.9"), "203.0.113.9");
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(of("::1"), "::1");
    }
}
