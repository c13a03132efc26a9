//! A server that is killed at any moment, again and again, loses no answer that
//! it acknowledged.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use serde_json::{Value, json};

use super::client::{Client, Server, Table, answers};
use crate::kit::Folder;

/// How often each server is killed.
const KILLS: u64 = 200;

/// How often it is looked whether something was acknowledged.
const PATIENCE: u32 = 1000;

#[test]
fn with_sqlite() {
    let folder = Folder::new();
    kill_again_and_again(&folder, &[], 1);
}

#[test]
fn with_postgres() {
    match std::env::var("TOUCHLINE_TEST_POSTGRES") {
        Ok(url) => kill_again_and_again(&Folder::new(), &["--db", &url], 2),
        Err(_) => eprintln!("no PostgreSQL: run it with scripts/with-postgres.sh"),
    }
}

/// What a player was told is so.
struct Player {
    table: Option<Table>,
    /// The answers of the present match that were acknowledged.
    acknowledged: Vec<String>,
    /// Matches that came to their end, with their answers.
    finished: Vec<(Table, Vec<String>)>,
    told: Arc<AtomicUsize>,
}

fn kill_again_and_again(folder: &Folder, db: &[&str], seed: u64) {
    let args = [db, &["--rate", "0"]].concat();
    let mut player = Player {
        table: None,
        acknowledged: Vec::new(),
        finished: Vec::new(),
        told: Arc::default(),
    };
    for kill in 0..KILLS {
        let server = Server::start(folder, &args);
        let client = server.client();
        // At a moment that has nothing to do with what the player does.
        let moment = Duration::from_micros(spread(seed, kill) % 60_000);
        let dead = Arc::new(AtomicBool::new(false));
        let killer = {
            let (dead, told) = (Arc::clone(&dead), Arc::clone(&player.told));
            let before = told.load(Ordering::SeqCst);
            thread::spawn(move || {
                thread::sleep(moment);
                // Every other time a slow machine is given until one more answer was
                // acknowledged, and a moment more: the test is worth something only if
                // much is acknowledged in between.
                for _ in 0..PATIENCE {
                    if kill % 2 == 0 || told.load(Ordering::SeqCst) > before {
                        break;
                    }
                    thread::sleep(moment / 8);
                }
                dead.store(true, Ordering::SeqCst);
                server.kill();
            })
        };
        // Until the line goes dead; which it must not do before the kill.
        let error = loop {
            if let Err(error) = player.turn(&client) {
                break error;
            }
        };
        killer.join().unwrap();
        assert!(dead.load(Ordering::SeqCst), "{error}");
    }
    let server = Server::start(folder, &args);
    let client = server.client();
    if let Some(table) = player.table.take() {
        player.finished.push((table, player.acknowledged));
    }
    for (table, acknowledged) in &player.finished {
        let view = client.get(&table.path("")).fine();
        assert_kept(&answers(&view), acknowledged);
    }
    let told = player.told.load(Ordering::SeqCst);
    let enough = usize::try_from(KILLS / 4).unwrap();
    assert!(told > enough, "{told} answers");
}

impl Player {
    /// Looks, checks, answers.
    fn turn(&mut self, client: &Client) -> Result<(), ureq::Error> {
        let Some(table) = &self.table else {
            let created = client.try_post("/api/matches", "", &json!({ "game": "goal-dice" }))?;
            let created = created.fine();
            let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
            self.table = Some(Table {
                client: client.clone(),
                id: text(&created["id"]),
                home: text(&created["seats"]["home"]),
                away: String::new(),
                referee: String::new(),
            });
            self.acknowledged.clear();
            return Ok(());
        };
        let view = client.try_get(&table.path(""), "")?.fine();
        let kept = answers(&view);
        assert_kept(&kept, &self.acknowledged);
        // What was seen has been acknowledged too.
        self.acknowledged = kept;
        let Some(choice) = view["now"]["pending"]["menu"][0].as_str() else {
            let done = std::mem::take(&mut self.acknowledged);
            self.finished
                .extend(self.table.take().map(|table| (table, done)));
            return Ok(());
        };
        let body = json!({ "version": view["now"]["version"], "answers": [choice] });
        let update = client.try_post(&table.path("/answers"), &table.home, &body)?;
        // PostgreSQL may write what the dead server sent after the new one has read:
        // the answer is there, though nobody was told. Look again.
        if update.status == 409 {
            return Ok(());
        }
        self.acknowledged.extend(answers(&update.fine()));
        self.told.fetch_add(1, Ordering::SeqCst);
        Ok(())
    }
}

#[track_caller]
fn assert_kept(kept: &[String], acknowledged: &[String]) {
    assert_eq!(
        kept.get(..acknowledged.len()),
        Some(acknowledged),
        "an acknowledged answer is lost"
    );
}

/// Numbers without a pattern, the same every time.
fn spread(seed: u64, index: u64) -> u64 {
    let mut number = (seed << 32 | index).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    number ^= number >> 29;
    number.wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 20
}
