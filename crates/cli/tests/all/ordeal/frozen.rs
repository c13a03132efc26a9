//! The database says nothing any more, to one or to all: nobody else waits for that, and the
//! server can be ended.

use std::{
    process::{Child, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::json;

use super::{
    by_hand,
    cluster::Cluster,
    house::House,
    proxy::{Fault, Proxy},
    spread, times,
    trial::Trial,
    until,
};
use crate::{kit::Folder, serve::client::Table};

/// How long a server may take to end, where that is asserted.
const ENDS: Duration = Duration::from_secs(10);

/// Somebody has locked a match and gone for a meal.
struct Lock(Child);

impl Lock {
    fn of(cluster: &Cluster, table: &Table) -> Lock {
        let id = &table.id;
        let sql = format!(
            "BEGIN; SELECT id FROM matches WHERE id = '{id}' FOR UPDATE; SELECT pg_sleep(600)"
        );
        let child = cluster
            .psql(&sql)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let lock = Lock(child.unwrap());
        let sleeps = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'";
        assert!(until(|| cluster.ask(sleeps) == "1"), "nobody locks");
        lock
    }

    fn release(mut self, cluster: &Cluster) {
        let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                   WHERE wait_event = 'PgSleep'";
        cluster.ask(end);
        let _ = self.0.wait();
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_match_that_somebody_has_locked() {
    let folder = Folder::new();
    let Some(cluster) = Cluster::start(folder.path()) else {
        return;
    };
    let mut trial = Trial::begin("a match locked", House::open(&cluster.url()));
    let table = trial.house.client().create(&json!({ "game": "goal-dice" }));
    for _ in 0..times(1) {
        let lock = Lock::of(&cluster, &table);
        let answers = {
            let table = table.clone();
            thread::spawn(move || answer_in_the_end(&table))
        };
        thread::sleep(Duration::from_millis(300));
        // The others, while it is locked.
        let others = trial.all_go_on();
        lock.release(&cluster);
        let freed = Instant::now();
        let answered = answers.join().unwrap();
        trial.took(freed.elapsed());
        if !trial.note(answered) || !others {
            break;
        }
    }
    trial.end().assert_fine();
}

/// Answers until it is taken, or the match has moved on.
fn answer_in_the_end(table: &Table) -> Result<(), String> {
    let now = table.now();
    let Some(choice) = now["pending"]["menu"][0].as_str() else {
        return Ok(());
    };
    let body = json!({ "version": now["version"], "answers": [choice] });
    let mut last = None;
    let begin = Instant::now();
    // It is locked for a while.
    while begin.elapsed() < 3 * super::STUCK {
        let reply = table
            .client
            .try_post(&table.path("/answers"), &table.home, &body);
        if reply
            .as_ref()
            .is_ok_and(|reply| matches!(reply.status, 200 | 409))
        {
            return Ok(());
        }
        last = Some(reply);
        thread::sleep(Duration::from_millis(50));
    }
    Err(format!("the locked match: {last:?}"))
}

#[test]
fn a_connection_that_swallows_what_is_said() {
    let folder = Folder::new();
    let Some(cluster) = Cluster::start(folder.path()) else {
        return;
    };
    let proxy = Proxy::start(cluster.address());
    let house = House::open(&Cluster::url_at(proxy.address()));
    let mut trial = Trial::begin("a connection frozen", house);
    for run in 0..times(1) {
        let fault = match run % 2 {
            0 => Fault::SwallowBehind,
            _ => Fault::SwallowBefore,
        };
        proxy.fault_after(spread(51, run) % 10, fault);
        assert!(until(|| proxy.faults() > run), "nothing is written");
        if !trial.all_go_on() {
            break;
        }
    }
    trial.end().assert_fine();
}

#[test]
fn a_server_ends_though_its_database_is_frozen() {
    let folder = Folder::new();
    let Some(cluster) = Cluster::start(folder.path()) else {
        return;
    };
    let proxy = Proxy::start(cluster.address());
    let house = House::open(&Cluster::url_at(proxy.address()));
    let mut trial = Trial::begin("the end, frozen", house);
    for run in 0..times(1) {
        proxy.freeze(true);
        thread::sleep(Duration::from_millis(200 + spread(52, run) % 300));
        let ended = trial.house.ask_to_end();
        proxy.freeze(false);
        let longest = if by_hand().is_some() {
            ENDS
        } else {
            Duration::MAX
        };
        let in_time = ended.is_some_and(|ended| ended < longest);
        println!("ordeal the end, frozen: it took {ended:?}");
        let late = format!("asked to end, it took {ended:?}");
        trial.house.kill();
        trial.house.start();
        let goes_on = trial.all_go_on();
        if !trial.note(in_time.then_some(()).ok_or(late)) || !goes_on {
            break;
        }
    }
    trial.end().assert_fine();
}
