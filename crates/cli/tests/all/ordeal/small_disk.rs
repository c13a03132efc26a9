//! The disk fills to the last byte while people play, and somebody makes room again.

use std::{
    thread,
    time::{Duration, Instant},
};

use super::{cluster::Cluster, disk::Disk, house::House, spread, times, trial::Trial, until};

/// SQLite's log of changes grows to 4 MB before it is cleared; so much more are its tables.
const FOR_SQLITE: u32 = 24;

/// PostgreSQL takes 30 MB before anything is in it, and keeps 32 MB of its log.
const FOR_POSTGRES: u32 = 150;

/// How long the disk is full at least.
const FULL: Duration = Duration::from_millis(1500);

#[test]
fn of_sqlite() {
    let Some(disk) = Disk::new(FOR_SQLITE) else {
        return;
    };
    let db = disk.path().join("touchline.db");
    let house = House::open(db.to_str().unwrap());
    fill_and_free("full disk, SQLite", &disk, house, None, 11);
}

#[test]
fn of_postgres() {
    let Some(disk) = Disk::new(FOR_POSTGRES) else {
        return;
    };
    let Some(cluster) = Cluster::start(disk.path()) else {
        return;
    };
    let house = House::open(&cluster.url());
    fill_and_free("full disk, PostgreSQL", &disk, house, Some(&cluster), 12);
}

fn fill_and_free(what: &str, disk: &Disk, house: House, cluster: Option<&Cluster>, seed: u64) {
    let mut trial = Trial::begin(what, house);
    for run in 0..times(1) {
        thread::sleep(Duration::from_millis(spread(seed, run) % 200));
        let begin = Instant::now();
        disk.fill();
        // What is written over goes on for a while: it takes no room.
        thread::scope(|scope| {
            let refused = scope.spawn(|| trial.players.all_are_refused());
            while begin.elapsed() < FULL || !refused.is_finished() {
                disk.fill();
                thread::sleep(Duration::from_millis(10));
            }
        });
        disk.free();
        let mut freed = Instant::now();
        if let Some(cluster) = cluster
            && !cluster.is_up()
        {
            // An operator would do that; how long it takes is PostgreSQL's affair.
            cluster.kill();
            assert!(until(|| cluster.start_again()), "PostgreSQL is lost");
            freed = Instant::now();
        }
        if !trial.all_go_on_since(freed) {
            break;
        }
    }
    trial.end().assert_fine();
}
