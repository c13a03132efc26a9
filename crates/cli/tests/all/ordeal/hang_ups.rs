//! Callers hang up at any moment: before they have said everything, while they are waited on,
//! or with the reply unread. Some come back and send the same again.

use std::{
    io::Write as _,
    net::TcpStream,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::SeqCst},
    },
    thread,
    time::Duration,
};

use serde_json::{Value, json};

use super::{
    cluster::Cluster, house::House, players::Before, proxy::Proxy, spread, times, trial::Trial,
    until,
};
use crate::{kit::Folder, serve::client::Table};

/// The longest time between a request and the end of the line.
const LONGEST_MICROS: u64 = 15_000;

/// So many hang up together, apart from the players.
const TOGETHER: u64 = 4;

#[test]
fn with_sqlite() {
    let folder = Folder::new();
    let db = folder.file("touchline.db");
    let house = House::open(db.to_str().unwrap());
    hang_up_again_and_again("hang-ups, SQLite", house, 21);
}

#[test]
fn with_postgres() {
    let folder = Folder::new();
    if let Some(cluster) = Cluster::start(folder.path()) {
        let proxy = Proxy::start(cluster.address());
        let house = House::open(&Cluster::url_at(proxy.address()));
        // Between any two questions there is time to hang up.
        proxy.be_slow(Duration::from_millis(2));
        hang_up_again_and_again("hang-ups, PostgreSQL", house, 22);
    }
}

/// Sends a request, or half of it, and hangs up. A reply that lies there unread makes it a
/// reset; otherwise it is an end.
fn hang_up(port: u16, path: &str, seat: &str, body: &Value, number: u64) {
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nX-Touchline-Seat: {seat}\r\n\
         X-Touchline: 1\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let said = match spread(number, 1) % 8 {
        0 => request.len() - body.len() / 2,
        _ => request.len(),
    };
    if let Ok(mut line) = TcpStream::connect(("127.0.0.1", port)) {
        let _ = line.write_all(&request.as_bytes()[..said]);
        let micros = spread(number, 2) % LONGEST_MICROS;
        thread::sleep(Duration::from_micros(micros));
    }
}

fn hang_up_again_and_again(what: &str, house: House, seed: u64) {
    let (port, client) = (house.port(), house.client());
    let over = client.create(&json!({ "game": "goal-dice" }));
    over.play_out();
    let people = json!({ "game": "goal-dice", "coaches": { "home": "human", "away": "human" } });
    let tables: Vec<Table> = (0..TOGETHER).map(|_| client.create(&people)).collect();
    // Some players do so with every answer, and then send it in earnest.
    let by_players = Arc::new(AtomicU64::new(0));
    let counted = Arc::clone(&by_players);
    let before: Before = Arc::new(move |path, seat, body| {
        let number = counted.fetch_add(1, SeqCst);
        hang_up(port, path, seat, body, seed << 20 | number);
    });
    let mut trial = Trial::begin_with(what, house, Some(&before));
    let (times, count) = (times(100), AtomicU64::new(0));
    thread::scope(|scope| {
        for (place, table) in tables.iter().enumerate() {
            let (over, count) = (&over, &count);
            scope.spawn(move || {
                for turn in 0.. {
                    let number = count.fetch_add(1, SeqCst);
                    if number >= times {
                        return;
                    }
                    let number = seed << 20 | 1 << 19 | number << 3 | place as u64;
                    be_rude(port, table, over, turn, number);
                }
            });
        }
    });
    trial.hung_up(times + by_players.load(SeqCst));
    trial.all_go_on();
    // Whoever was hung up on is there for the next who comes.
    for table in tables.iter().chain([&over]) {
        if !trial.note(goes_on(table)) {
            break;
        }
    }
    trial.end().assert_fine();
}

/// Asks for something at a table and hangs up.
fn be_rude(port: u16, table: &Table, over: &Table, turn: u64, number: u64) {
    // Half of them as somebody who has just looked.
    let looks = turn.is_multiple_of(2);
    let view = looks.then(|| table.client.try_get(&table.path(""), ""));
    let now = match view {
        Some(Ok(reply)) => reply.body["now"].clone(),
        _ => json!({ "version": turn, "waits_for": "home" }),
    };
    let seat = match now["waits_for"].as_str() {
        Some("away") => &table.away,
        _ => &table.home,
    };
    let version = now["version"].as_u64().unwrap_or_default();
    let menu = &now["pending"]["menu"][0];
    let (path, seat, body) = match spread(number, 3) % 6 {
        0 => (table.path("/undo"), seat, json!({ "version": version })),
        1 => (table.path("/presence"), seat, json!({ "viewer": "me" })),
        2 => (over.path("/rematch"), &over.home, json!({})),
        3 => (
            "/api/matches".to_string(),
            seat,
            json!({ "game": "goal-dice" }),
        ),
        _ => {
            let answers = json!({ "version": version, "answers": [menu] });
            (table.path("/answers"), seat, answers)
        }
    };
    hang_up(port, &path, seat, &body, number);
}

/// An answer is taken at this table, or the match that follows is begun.
fn goes_on(table: &Table) -> Result<(), String> {
    let mut last = None;
    let fine = until(|| {
        let Ok(view) = table.client.try_get(&table.path(""), "") else {
            return false;
        };
        let now = &view.body["now"];
        let asked = now["waits_for"].as_str();
        let seat = if asked == Some("away") {
            &table.away
        } else {
            &table.home
        };
        let (path, body) = match &now["pending"]["menu"][0] {
            Value::Null => (table.path("/rematch"), json!({})),
            choice => {
                let body = json!({ "version": now["version"], "answers": [choice] });
                (table.path("/answers"), body)
            }
        };
        let reply = table.client.try_post(&path, seat, &body);
        let fine = reply
            .as_ref()
            .is_ok_and(|reply| matches!(reply.status, 200 | 201));
        last = Some(reply);
        fine
    });
    let id = &table.id;
    fine.then_some(())
        .ok_or_else(|| format!("{id} does not go on: {last:?}"))
}
