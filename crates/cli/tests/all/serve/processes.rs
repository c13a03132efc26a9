//! Several servers on one database serve the same matches.

use std::{
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use super::{
    client::{Server, Table, answers},
    live::{Listening, Watching},
};
use crate::kit::Folder;

/// Runs a test on a file, and on PostgreSQL where there is one.
macro_rules! on_both {
    ($($name:ident;)*) => {
        mod sqlite {
            $(#[test] fn $name() {
                super::$name(&super::Pair::start(&[]));
            })*
        }
        mod postgres {
            $(#[test] fn $name() {
                match std::env::var("TOUCHLINE_TEST_POSTGRES") {
                    Ok(url) => super::$name(&super::Pair::start(&["--db", &url])),
                    Err(_) => eprintln!("no PostgreSQL: run it with scripts/with-postgres.sh"),
                }
            })*
        }
    };
}

on_both! {
    a_match_is_played_across_both;
    when_one_is_killed_the_other_goes_on;
    of_two_who_answer_at_once_one_is_first;
    a_clock_is_one_clock;
    wishes_reach_both;
}

/// What is kept nowhere is told by PostgreSQL alone: servers on a file do not hear it of each other.
#[test]
fn signs_reach_the_other_server_where_the_database_tells_of_them() {
    let Ok(url) = std::env::var("TOUCHLINE_TEST_POSTGRES") else {
        eprintln!("no PostgreSQL: run it with scripts/with-postgres.sh");
        return;
    };
    let pair = Pair::start(&["--db", &url]);
    let [one, other] = pair.tables(&two_people(&json!({})));
    let address = format!("{}{}", pair.servers[1].url, other.path("/events"));
    let line = Listening::follow(other.client.agent().get(address));
    line.next_named("update");
    // It listens to the others from a moment after somebody began to follow.
    one.answer(&one.home, &["advance"]).fine();
    line.next_named("update");
    let body = json!({ "emote": "luck" });
    let given = one.client.post(&one.path("/emotes"), &one.away, &body);
    given.fine();
    let told = json!({ "side": "away", "emote": "luck" });
    assert_eq!(line.next_named("emote").data, told);
}

/// Two servers on one database.
struct Pair {
    _folder: Folder,
    servers: [Server; 2],
}

impl Pair {
    fn start(db: &[&str]) -> Pair {
        let folder = Folder::new();
        let args = [db, &["--rate", "0"]].concat();
        Pair {
            servers: [Server::start(&folder, &args), Server::start(&folder, &args)],
            _folder: folder,
        }
    }

    /// A match that was created at the first, as each of them has it.
    fn tables(&self, wish: &Value) -> [Table; 2] {
        let one = self.servers[0].client().create(wish);
        let mut other = one.clone();
        other.client = self.servers[1].client();
        [one, other]
    }
}

fn two_people(more: &Value) -> Value {
    let mut wish = json!({
        "game": "goal-dice", "coaches": { "home": "human", "away": "human" },
        "options": ["first_kick_off=home"],
    });
    for (name, value) in more.as_object().unwrap() {
        wish[name] = value.clone();
    }
    wish
}

/// Waits until a server has heard of something.
#[track_caller]
fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !holds() {
        assert!(begin.elapsed() < Duration::from_secs(20), "{what}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// Answers with the first choice, each coach at his own server, so often or to full time.
fn play(tables: [&Table; 2], turns: usize, watched: &Watching) {
    let mut now = tables[0].now();
    for _ in 0..turns {
        let Some(choice) = now["pending"]["menu"][0].as_str() else {
            return;
        };
        let home = now["waits_for"] == "home";
        let table = tables[usize::from(!home)];
        let seat = if home { &table.home } else { &table.away };
        let body = json!({ "version": now["version"], "answers": [choice] });
        let reply = table.client.post(&table.path("/answers"), seat, &body);
        now = reply.fine()["now"].clone();
        // Somebody who watches at the other server hears of it by himself.
        while watched.next().0 < now["version"].as_u64().unwrap() {}
    }
}

fn a_match_is_played_across_both(pair: &Pair) {
    let [one, other] = pair.tables(&two_people(&json!({})));
    let watching = Watching::start(&other, &pair.servers[1].url, None);
    play([&one, &other], usize::MAX, &watching);
    let (view, same) = (one.view(), other.view());
    assert_eq!(view["now"]["over"], true);
    assert_eq!(view["frames"], same["frames"]);
    assert!(answers(&view).len() > 20);
    // The rematch is one, whoever asks for it, and both servers know it.
    let ask = |table: &Table, seat: &str| {
        let reply = table.client.post(&table.path("/rematch"), seat, &json!({}));
        reply.fine()["id"].as_str().unwrap().to_string()
    };
    let rematch = ask(&one, &one.home);
    // Live updates have ended: a sign of life at the other server tells of it.
    let sign = |table: &Table| {
        let reply = table
            .client
            .post(&table.path("/presence"), &table.away, &json!({}));
        reply.fine()["rematch"].clone()
    };
    until("the rematch", || sign(&other) == *rematch);
    assert_eq!(ask(&other, &other.away), rematch);
    assert_eq!(other.now()["rematch"], *rematch);
}

fn when_one_is_killed_the_other_goes_on(pair: &Pair) {
    let [one, other] = pair.tables(&two_people(&json!({})));
    let watching = Watching::start(&other, &pair.servers[1].url, None);
    play([&one, &other], 6, &watching);
    let before = answers(&other.view());
    let pid = pair.servers[0].pid().to_string();
    let killed = std::process::Command::new("kill")
        .args(["-9", &pid])
        .status();
    assert!(killed.unwrap().success());
    play([&other, &other], usize::MAX, &watching);
    let view = other.view();
    assert_eq!(view["now"]["over"], true);
    assert_eq!(answers(&view)[..before.len()], before);
}

/// Both have the same seat and answer as quickly as they can: what was acknowledged is
/// there once, and nothing else.
fn of_two_who_answer_at_once_one_is_first(pair: &Pair) {
    let tables = pair.tables(&json!({ "game": "goal-dice", "options": ["first_kick_off=home"] }));
    let players = tables.clone().map(|table| {
        thread::spawn(move || {
            let mut acknowledged = Vec::new();
            for turn in 0..30 {
                let now = table.now();
                let menu = now["pending"]["menu"]
                    .as_array()
                    .cloned()
                    .unwrap_or_default();
                let Some(choice) = menu.get(turn % menu.len().max(1)) else {
                    break;
                };
                let body = json!({ "version": now["version"], "answers": [choice] });
                let reply = table
                    .client
                    .post(&table.path("/answers"), &table.home, &body);
                match reply.status {
                    200 => acknowledged.push((now["version"].as_u64().unwrap(), choice.clone())),
                    409 => (),
                    _ => panic!("{reply:?}"),
                }
            }
            acknowledged
        })
    });
    let mut acknowledged: Vec<(u64, Value)> = Vec::new();
    for player in players {
        acknowledged.extend(player.join().unwrap());
    }
    acknowledged.sort_by_key(|(version, _)| *version);
    let view = tables[0].view();
    assert_eq!(view["frames"], tables[1].view()["frames"]);
    let frames = view["frames"].as_array().unwrap();
    let mine = frames.iter().enumerate().filter(|(_, frame)| {
        frame["answer"]["label"]
            .as_str()
            .is_some_and(|label| label.starts_with("home "))
    });
    let kept: Vec<(u64, Value)> = mine
        .map(|(number, frame)| (number as u64 - 1, frame["answer"]["text"].clone()))
        .collect();
    assert_eq!(kept, acknowledged);
    assert!(kept.len() > 5);
}

fn a_clock_is_one_clock(pair: &Pair) {
    let live =
        json!({ "options": ["time_model=live", "decision_seconds=2", "first_kick_off=home"] });
    let [one, other] = pair.tables(&two_people(&live));
    // Both servers have the room, and so both run its clock.
    let _watching = [
        Watching::start(&one, &pair.servers[0].url, None),
        Watching::start(&other, &pair.servers[1].url, None),
    ];
    // The match may move on while somebody asks.
    let pause = |table: &Table, seat: &str, on: bool| {
        until("a pause", || {
            let wish = json!({ "version": table.version(), "on": on });
            let path = table.path("/pause");
            table.client.post(&path, seat, &wish).status == 200
        });
    };
    // One asks at one server, the other agrees at the other.
    let stop = || {
        pause(&other, &other.home, true);
        pause(&one, &one.away, true);
    };
    let runs = |table: &Table| table.now()["clock"]["running"] == true;
    pause(&one, &one.home, false);
    until("it runs at the other", || runs(&other));
    stop();
    until("it stands at both", || !runs(&one) && !runs(&other));
    assert_eq!(one.now()["clock"]["left"], other.now()["clock"]["left"]);
    thread::sleep(Duration::from_millis(2500));
    assert_eq!(one.version(), 0, "a pause stops both");
    pause(&one, &one.home, false);
    let begin = Instant::now();
    until("the default", || other.version() > 0);
    until("three of them", || by_default(&one.view()) >= 3);
    let elapsed = begin.elapsed().as_secs();
    stop();
    until("it stands", || !runs(&one) && !runs(&other));
    let view = one.view();
    assert_eq!(view["frames"], other.view()["frames"]);
    assert_eq!(answers(&view)[0], "home turn: advance");
    // One for every two seconds, not one for each server.
    let defaults = by_default(&view);
    assert!(
        defaults <= elapsed as usize / 2 + 1,
        "{defaults} in {elapsed} s"
    );
}

fn by_default(view: &Value) -> usize {
    let frames = view["frames"].as_array().unwrap().iter();
    frames
        .filter(|frame| frame["answer"]["by_default"] == true)
        .count()
}

fn wishes_reach_both(pair: &Pair) {
    let [one, other] = pair.tables(&two_people(&json!({ "undo": "agreed" })));
    let watching = Watching::start(&other, &pair.servers[1].url, None);
    one.answer(&one.home, &["shoot"]).fine();
    let version = one.version();
    one.undo(&one.home).fine();
    until("the wish", || {
        watching.next().1["now"]["undo"]["asked_by"] == "home"
    });
    other.undo(&other.home).fine();
    assert_eq!(
        other.version(),
        version,
        "one does not agree with oneself elsewhere"
    );
    other.undo(&other.away).fine();
    assert_eq!(one.version(), version + 1);
    assert_eq!(one.view()["frames"].as_array().unwrap().len(), 1);
    assert_eq!(one.now()["undo"]["asked_by"], json!(null));
}
