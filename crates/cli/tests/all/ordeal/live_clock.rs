//! A match with a live clock is left alone while somebody follows it: that costs as much in the
//! end as at the beginning.

use std::{fs, thread, time::Duration};

use serde_json::json;

use super::{cluster::Cluster, house::House, proxy::Proxy, times};
use crate::{
    kit::Folder,
    serve::client::{Table, answers},
};

/// A third of the time may cost so many times what the first third does, and a little more:
/// the machine has other things to do.
const RATIO: f64 = 3.0;
const A_LITTLE_SECONDS: f64 = 0.5;
const A_FEW_QUESTIONS: f64 = 20.0;

/// What a server has cost so far.
#[derive(Clone, Copy, Debug)]
struct Cost {
    /// Seconds of a processor.
    seconds: f64,
    /// Resident memory in megabytes.
    megabytes: f64,
    /// Questions to the database.
    questions: f64,
}

impl Cost {
    fn of(house: &House, proxy: Option<&Proxy>) -> Cost {
        let stat = fs::read_to_string(format!("/proc/{}/stat", house.pid())).unwrap();
        // Behind the name, which may have anything in it.
        let (_, numbers) = stat.rsplit_once(") ").unwrap();
        let number = |nth: usize| -> f64 { numbers.split(' ').nth(nth).unwrap().parse().unwrap() };
        Cost {
            // User and system, in hundredths.
            seconds: (number(11) + number(12)) / 100.0,
            megabytes: number(21) * 4096.0 / 1e6,
            questions: proxy.map_or(0.0, |proxy| proxy.questions() as f64),
        }
    }
}

#[test]
fn with_sqlite() {
    let folder = Folder::new();
    let db = folder.file("touchline.db");
    let house = House::open(db.to_str().unwrap());
    leave_alone("live clock, SQLite", &house, None);
}

#[test]
fn with_postgres() {
    let folder = Folder::new();
    if let Some(cluster) = Cluster::start(folder.path()) {
        let proxy = Proxy::start(cluster.address());
        let house = House::open(&Cluster::url_at(proxy.address()));
        leave_alone("live clock, PostgreSQL", &house, Some(&proxy));
    }
}

fn leave_alone(what: &str, house: &House, proxy: Option<&Proxy>) {
    let table = house.client().create(&json!({
        "game": "goal-dice", "coaches": { "home": "human", "away": "human" },
        "options": ["time_model=live", "decision_seconds=2", "first_kick_off=home"],
    }));
    follow(&table, house);
    let go = json!({ "version": table.version(), "on": false });
    table
        .client
        .post(&table.path("/pause"), &table.home, &go)
        .fine();
    let third = Duration::from_secs(times(12)) / 3;
    let mut costs = vec![Cost::of(house, proxy)];
    for _ in 0..3 {
        thread::sleep(third);
        costs.push(Cost::of(house, proxy));
    }
    // A server that is busy with itself may not answer any more.
    let view = table.client.try_get(&table.path(""), "");
    let lines = view.map_or(0, |view| answers(&view.body).len());
    let thirds = |cost: fn(&Cost) -> f64| -> Vec<f64> {
        costs
            .windows(2)
            .map(|two| cost(&two[1]) - cost(&two[0]))
            .collect()
    };
    let (seconds, questions) = (thirds(|cost| cost.seconds), thirds(|cost| cost.questions));
    println!(
        "ordeal {what}: {} s in thirds, {lines} lines, processor {seconds:.2?} s, \
         questions to the database {questions:?}, memory {:.0} MB at first, {:.0} MB at last",
        third.as_secs_f64() * 3.0,
        costs[0].megabytes,
        costs[3].megabytes,
    );
    let dear = |thirds: &[f64], more: f64| thirds[2] > RATIO * thirds[0] + more;
    assert!(
        !dear(&seconds, A_LITTLE_SECONDS),
        "processor: {seconds:.2?}"
    );
    assert!(
        !dear(&questions, A_FEW_QUESTIONS),
        "questions: {questions:?}"
    );
    assert!(lines > 0, "the clock does not run");
}

/// Follows a match until its server ends.
fn follow(table: &Table, house: &House) {
    let url = format!("{}{}", house.url(), table.path("/events"));
    let reply = ureq::get(&url).call().unwrap();
    thread::spawn(move || {
        let mut reader = reply.into_body().into_reader();
        let _ = std::io::copy(&mut reader, &mut std::io::sink());
    });
}
