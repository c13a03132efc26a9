//! How many lines there may be, together and for each address.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::{Settings, caller::household, proxies::Network};

/// Lines at the most, if the machine has descriptors for more.
const MOST: usize = 16_384;

/// Descriptors for everything but lines: the database, files, the program itself; and the
/// fewest lines, if the machine has hardly any.
const KEPT_BACK: usize = 64;
const FEWEST: usize = 8;

/// Those who are inside.
pub struct Crowd {
    most: usize,
    /// For one address; 0 is no limit.
    most_each: usize,
    proxies: Vec<Network>,
    /// A proxy of this machine that said nothing of whom it asks for.
    local_proxy: bool,
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    together: usize,
    each: HashMap<IpAddr, usize>,
}

impl Crowd {
    pub fn new(settings: &Settings) -> Arc<Crowd> {
        Arc::new(Crowd {
            most: descriptors().map_or(MOST, lines_of),
            most_each: settings.lines_each,
            proxies: settings.trusted_proxies.clone(),
            local_proxy: !settings.hosts.is_empty(),
            inside: Mutex::default(),
        })
    }

    /// Lets somebody in, unless there are too many of them.
    pub fn let_in(self: &Arc<Crowd>, peer: IpAddr) -> Option<Inhabitant> {
        let counted = self.is_counted(peer).then(|| household(peer));
        let mut inside = self.inside();
        if inside.together >= self.most {
            return None;
        }
        if let Some(ip) = counted {
            let own = inside.each.entry(ip).or_default();
            if *own >= self.most_each {
                return None;
            }
            *own += 1;
        }
        inside.together += 1;
        drop(inside);
        Some(Inhabitant {
            crowd: Arc::clone(self),
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

    /// Nothing is left half changed, whoever panicked.
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody who was let in; he leaves when it goes.
pub struct Inhabitant {
    crowd: Arc<Crowd>,
    counted: Option<IpAddr>,
}

impl Drop for Inhabitant {
    fn drop(&mut self) {
        let mut inside = self.crowd.inside();
        inside.together = inside.together.saturating_sub(1);
        let Some(ip) = self.counted else { return };
        if let Some(own) = inside.each.get_mut(&ip) {
            *own = own.saturating_sub(1);
            if *own == 0 {
                inside.each.remove(&ip);
            }
        }
    }
}

/// How many lines there may be with so many descriptors.
fn lines_of(descriptors: usize) -> usize {
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

    fn crowd(most: usize, most_each: usize, proxies: &[&str]) -> Arc<Crowd> {
        Arc::new(Crowd {
            most,
            most_each,
            proxies: proxies.iter().map(|text| text.parse().unwrap()).collect(),
            local_proxy: false,
            inside: Mutex::default(),
        })
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn nobody_takes_all_lines() {
        let crowd = crowd(5, 2, &["10.0.0.1"]);
        let (one, other) = (ip("203.0.113.1"), ip("203.0.113.2"));
        let inside = [crowd.let_in(one), crowd.let_in(one)];
        assert!(inside.iter().all(Option::is_some));
        assert!(crowd.let_in(one).is_none());
        let another = crowd.let_in(other);
        assert!(another.is_some());
        // A proxy asks for many, but not for more than there are.
        let proxied: Vec<_> = (0..3)
            .filter_map(|_| crowd.let_in(ip("10.0.0.1")))
            .collect();
        assert_eq!(proxied.len(), 2);
        drop(inside);
        assert!(crowd.let_in(one).is_some());
        drop((another, proxied));
        assert_eq!(crowd.inside().together, 0);
        assert!(crowd.inside().each.is_empty());
    }

    #[test]
    fn some_descriptors_are_kept_for_the_house() {
        assert_eq!(lines_of(1024), 960);
        assert_eq!(lines_of(100), 36);
        assert_eq!(lines_of(20), 8);
        assert_eq!(lines_of(1 << 30), MOST);
    }
}
