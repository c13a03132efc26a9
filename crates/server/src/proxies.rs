//! Proxies that are trusted to say for whom they ask.

use std::{net::IpAddr, str::FromStr};

use axum::http::{HeaderMap, HeaderName, header};

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// An address, or all that begin with the same bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    ip: IpAddr,
    bits: u32,
}

impl Network {
    /// True if an address is in it.
    #[must_use]
    pub fn has(self, ip: IpAddr) -> bool {
        let ((own, size), (other, same)) = (number(self.ip), number(ip.to_canonical()));
        // A shift by all bits leaves nothing to compare: any address of the kind is in it.
        let begin = |number: u128| number.checked_shr(size - self.bits).unwrap_or_default();
        size == same && begin(own) == begin(other)
    }
}

/// An address as a number of so many bits.
fn number(ip: IpAddr) -> (u128, u32) {
    match ip {
        IpAddr::V4(ip) => (u128::from(u32::from(ip)), u32::BITS),
        IpAddr::V6(ip) => (u128::from(ip), u128::BITS),
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        let wrong = || format!("`{text}` is no address: write 10.0.0.1, 10.0.0.0/8 or fd00::/8");
        let (ip, bits) = match text.split_once('/') {
            Some((ip, bits)) => (ip, Some(bits)),
            None => (text, None),
        };
        let ip: IpAddr = ip.parse().map_err(|_| wrong())?;
        let all = number(ip).1;
        let bits = bits.map_or(Ok(all), |bits| bits.parse().map_err(|_| wrong()))?;
        match bits <= all {
            true => Ok(Network { ip, bits }),
            false => Err(wrong()),
        }
    }
}

/// The client that trusted proxies name: the last address that is none of theirs, because
/// what stands before it anybody may have written. Two headers that disagree name nobody: one
/// of them is not the proxy's.
pub fn client_named(headers: &HeaderMap, proxies: &[Network]) -> Option<IpAddr> {
    let by_habit = last_other(&chain(headers, &FORWARDED_FOR), proxies, address);
    let by_rule = last_other(&chain(headers, &header::FORWARDED), proxies, address_for);
    match (by_habit, by_rule) {
        (Some(one), Some(other)) if one != other => None,
        (one, other) => one.or(other),
    }
}

/// The parts of a header, from however many lines. One that is no text is a part that
/// cannot be read.
fn chain(headers: &HeaderMap, name: &HeaderName) -> Vec<String> {
    let lines = headers.get_all(name).into_iter();
    lines
        .flat_map(|line| line.to_str().unwrap_or("?").split(','))
        .map(|part| part.trim().to_string())
        .collect()
}

fn last_other(
    chain: &[String],
    proxies: &[Network],
    read: fn(&str) -> Option<IpAddr>,
) -> Option<IpAddr> {
    for part in chain.iter().rev() {
        let ip = read(part)?;
        if !proxies.iter().any(|proxy| proxy.has(ip)) {
            return Some(ip);
        }
    }
    None
}

/// `203.0.113.9`, `203.0.113.9:4711`, `2001:db8::1` or `[2001:db8::1]:4711`.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.parse::<IpAddr>();
    let with_port = || text.parse::<std::net::SocketAddr>().map(|both| both.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let ip = bare.or_else(|_| with_port()).ok().or_else(in_brackets)?;
    Some(ip.to_canonical())
}

/// `for="[2001:db8::1]:4711";proto=https`.
fn address_for(part: &str) -> Option<IpAddr> {
    let pairs = part.split(';').filter_map(|pair| pair.split_once('='));
    let mut named = pairs.filter(|(name, _)| name.trim().eq_ignore_ascii_case("for"));
    address(named.next()?.1.trim().trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> Network {
        text.parse().unwrap()
    }

    #[test]
    fn a_network_has_the_addresses_that_begin_like_it() {
        let has = |text: &str, ip: &str| network(text).has(ip.parse().unwrap());
        assert!(has("10.0.0.1", "10.0.0.1") && !has("10.0.0.1", "10.0.0.2"));
        assert!(has("10.0.0.1", "::ffff:10.0.0.1"));
        // 172.16/12 ends at 172.31.255.255.
        assert!(has("172.16.0.0/12", "172.31.255.255"));
        assert!(!has("172.16.0.0/12", "172.32.0.0"));
        assert!(has("0.0.0.0/0", "203.0.113.9") && !has("0.0.0.0/0", "::1"));
        assert!(has("::/0", "2001:db8::1"));
        assert!(has("fd00::/8", "fdff::1") && !has("fd00::/8", "fe00::1"));
        for wrong in ["", "proxy", "10.0.0.1/33", "10.0.0.1/", "10.0.0.1/-1", "/8"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_last_address_that_is_no_proxy_is_the_client() {
        let proxies = [network("10.0.0.0/8"), network("127.0.0.1")];
        let named = |lines: &[(&'static str, &'static str)]| {
            let mut headers = HeaderMap::new();
            for (name, value) in lines {
                headers.append(*name, value.parse().unwrap());
            }
            client_named(&headers, &proxies).map(|ip| ip.to_string())
        };
        let client = Some("203.0.113.9".to_string());
        let habit = "x-forwarded-for";
        assert_eq!(named(&[]), None);
        assert_eq!(named(&[(habit, "203.0.113.9")]), client);
        // What the client wrote itself stands before it.
        assert_eq!(named(&[(habit, "1.1.1.1, 203.0.113.9, 10.1.1.1")]), client);
        assert_eq!(named(&[(habit, "1.1.1.1"), (habit, "203.0.113.9")]), client);
        assert_eq!(named(&[(habit, "203.0.113.9:4711")]), client);
        assert_eq!(named(&[(habit, "1.1.1.1, unknown")]), None);
        let rule = "forwarded";
        let text = "for=1.1.1.1, For=\"203.0.113.9:80\";proto=https, for=10.0.0.2";
        assert_eq!(named(&[(rule, text)]), client);
        let six = named(&[(rule, "for=\"[2001:db8::1]:4711\"")]);
        assert_eq!(six.as_deref(), Some("2001:db8::1"));
        // One of two is not the proxy's.
        let both = [(habit, "203.0.113.9"), (rule, "for=1.1.1.1")];
        assert_eq!(named(&both), None);
    }
}
