//! How many connections there may be, together and for each address.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex},
};

use work::lock;

use crate::{ServerSettings, caller::household, proxies::Network};

/// Connections at the most, if the machine has descriptors for more.
const MOST: usize = 16_384;

/// Descriptors for everything but connections: the database, files, the program itself; and the
/// fewest connections, if the machine has hardly any.
const KEPT_BACK: usize = 64;
const FEWEST: usize = 8;

/// Those who are connected.
pub struct ConnectionLimit {
    most: usize,
    /// For one address; 0 is no limit.
    most_each: usize,
    proxies: Vec<Network>,
    /// A proxy of this machine that said nothing of whom it asks for.
    local_proxy: bool,
    open: Mutex<ConnectionCount>,
}

#[derive(Default)]
struct ConnectionCount {
    together: usize,
    each: HashMap<IpAddr, usize>,
}

impl ConnectionLimit {
    pub fn new(settings: &ServerSettings) -> Arc<ConnectionLimit> {
        Arc::new(ConnectionLimit {
            most: descriptors().map_or(MOST, connections_of),
            most_each: settings.connections_each,
            proxies: settings.trusted_proxies.clone(),
            local_proxy: !settings.hosts.is_empty(),
            open: Mutex::default(),
        })
    }

    /// Lets somebody in, unless there are too many of them.
    pub fn let_in(self: &Arc<ConnectionLimit>, peer: IpAddr) -> Option<ConnectionPermit> {
        let counted = self.is_counted(peer).then(|| household(peer));
        let mut open = lock(&self.open);
        if open.together >= self.most {
            return None;
        }
        if let Some(ip) = counted {
            let own = open.each.entry(ip).or_default();
            if *own >= self.most_each {
                return None;
            }
            *own += 1;
        }
        open.together += 1;
        drop(open);
        Some(ConnectionPermit {
            limit: Arc::clone(self),
            counted,
        })
    }

    /// A proxy asks for many.
    fn is_counted(&self, peer: IpAddr) -> bool {
        let peer = peer.to_canonical();
        let proxy = self.proxies.iter().any(|proxy| proxy.has(peer))
            || self.local_proxy && peer.is_loopback();
        self.most_each > 0 && !proxy
    }
}

/// The right to a connection, given back when it goes.
pub struct ConnectionPermit {
    limit: Arc<ConnectionLimit>,
    counted: Option<IpAddr>,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut open = lock(&self.limit.open);
        open.together = open.together.saturating_sub(1);
        let Some(ip) = self.counted else { return };
        if let Some(own) = open.each.get_mut(&ip) {
            *own = own.saturating_sub(1);
            if *own == 0 {
                open.each.remove(&ip);
            }
        }
    }
}

/// How many connections there may be with so many descriptors.
fn connections_of(descriptors: usize) -> usize {
    descriptors.saturating_sub(KEPT_BACK).clamp(FEWEST, MOST)
}

/// How many descriptors the program may have; it asks for all that it can get.
fn descriptors() -> Option<usize> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        let wanted = Rlimit {
            current: limit.maximum,
            maximum: limit.maximum,
        };
        // A system that refuses leaves what there was.
        let limit = match setrlimit(Resource::Nofile, wanted) {
            Ok(()) => limit.maximum,
            Err(_) => limit.current,
        };
        limit.and_then(|limit| usize::try_from(limit).ok())
    }
    #[cfg(not(unix))]
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(most: usize, most_each: usize, proxies: &[&str]) -> Arc<ConnectionLimit> {
        Arc::new(ConnectionLimit {
            most,
            most_each,
            proxies: proxies.iter().map(|text| text.parse().unwrap()).collect(),
            local_proxy: false,
            open: Mutex::default(),
        })
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn nobody_takes_all_connections() {
        let limit = limit(5, 2, &["10.0.0.1"]);
        let (one, other) = (ip("203.0.113.1"), ip("203.0.113.2"));
        let inside = [limit.let_in(one), limit.let_in(one)];
        assert!(inside.iter().all(Option::is_some));
        assert!(limit.let_in(one).is_none());
        let another = limit.let_in(other);
        assert!(another.is_some());
        // A proxy asks for many, but not for more than there are.
        let proxied: Vec<_> = (0..3)
            .filter_map(|_| limit.let_in(ip("10.0.0.1")))
            .collect();
        assert_eq!(proxied.len(), 2);
        drop(inside);
        assert!(limit.let_in(one).is_some());
        drop((another, proxied));
        assert_eq!(lock(&limit.open).together, 0);
        assert!(lock(&limit.open).each.is_empty());
    }

    #[test]
    fn some_descriptors_are_kept_for_the_house() {
        assert_eq!(connections_of(1024), 960);
        assert_eq!(connections_of(100), 36);
        assert_eq!(connections_of(20), 8);
        assert_eq!(connections_of(1 << 30), MOST);
    }
}
