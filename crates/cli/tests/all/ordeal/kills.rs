//! The server is killed, or its database, at any moment while people play.

use std::{
    thread,
    time::{Duration, Instant},
};

use super::{cluster::Cluster, house::House, spread, times, trial::Trial, until};
use crate::kit::Folder;

/// The longest time between two kills.
const BETWEEN_MILLIS: u64 = 250;

fn wait(seed: u64, run: u64) {
    thread::sleep(Duration::from_millis(spread(seed, run) % BETWEEN_MILLIS));
}

#[test]
fn of_the_server_with_sqlite() {
    let folder = Folder::new();
    let db = folder.file("touchline.db");
    let house = House::open(db.to_str().unwrap());
    kill_server("server killed, SQLite", house, 31);
}

#[test]
fn of_the_server_with_postgres() {
    let folder = Folder::new();
    if let Some(cluster) = Cluster::start(folder.path()) {
        let house = House::open(&cluster.url());
        kill_server("server killed, PostgreSQL", house, 32);
    }
}

fn kill_server(what: &str, house: House, seed: u64) {
    let mut trial = Trial::begin(what, house);
    for run in 0..times(4) {
        wait(seed, run);
        let killed = Instant::now();
        trial.house.kill();
        trial.house.start();
        if !trial.all_go_on_since(killed) {
            break;
        }
    }
    trial.end().assert_fine();
}

#[test]
fn of_the_database() {
    let folder = Folder::new();
    let Some(cluster) = Cluster::start(folder.path()) else {
        return;
    };
    let house = House::open(&cluster.url());
    let mut trial = Trial::begin("PostgreSQL killed", house);
    for run in 0..times(2) {
        wait(33, run);
        cluster.kill();
        // Down for a moment or two: people ask in vain.
        wait(34, run);
        assert!(until(|| cluster.start_again()), "PostgreSQL is lost");
        if !trial.all_go_on() {
            break;
        }
    }
    trial.end().assert_fine();
}
