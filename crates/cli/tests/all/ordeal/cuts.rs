//! The line to PostgreSQL is cut while answers are written: before it hears of them, or after
//! it has kept them and before anybody knows.

use super::{
    cluster::Cluster,
    house::House,
    proxy::{Fault, Proxy},
    spread, times,
    trial::Trial,
    until,
};
use crate::kit::Folder;

/// Writes that pass at most between two cuts.
const BETWEEN: u64 = 25;

#[test]
fn before_it_is_written() {
    cut("cut before a write", Fault::CutBefore, 41);
}

#[test]
fn after_it_is_written() {
    cut("cut behind a write", Fault::CutBehind, 42);
}

fn cut(what: &str, fault: Fault, seed: u64) {
    let folder = Folder::new();
    let Some(cluster) = Cluster::start(folder.path()) else {
        return;
    };
    let proxy = Proxy::start(cluster.address());
    let house = House::open(&Cluster::url_at(proxy.address()));
    let mut trial = Trial::begin(what, house);
    for run in 0..times(5) {
        proxy.fault_after(spread(seed, run) % BETWEEN, fault);
        let happens = until(|| proxy.faults() > run);
        assert!(happens, "nothing is written");
        if !trial.all_go_on() {
            break;
        }
    }
    trial.end().assert_fine();
}
