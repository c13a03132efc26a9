//! Live updates.

use std::{
    io::{BufRead as _, BufReader},
    sync::mpsc,
    thread,
    time::Duration,
};

use serde_json::{Value, json};
use ureq::{RequestBuilder, typestate::WithoutBody};

use super::client::{Server, Table};
use crate::kit::Folder;

/// A message as it comes.
#[derive(Debug)]
pub struct Message {
    pub name: String,
    pub id: String,
    pub data: Value,
}

/// A line over which messages come.
pub struct Listening(mpsc::Receiver<Message>);

impl Listening {
    pub fn follow(request: RequestBuilder<WithoutBody>) -> Listening {
        let (sender, receiver) = mpsc::channel();
        let reply = request.call().unwrap();
        assert_eq!(reply.headers()["content-type"], "text/event-stream");
        thread::spawn(move || {
            let (mut name, mut id) = (String::new(), String::new());
            for line in BufReader::new(reply.into_body().into_reader()).lines() {
                let Ok(line) = line else { return };
                if let Some(text) = line.strip_prefix("id: ") {
                    id = text.to_string();
                } else if let Some(text) = line.strip_prefix("event: ") {
                    name = text.to_string();
                } else if let Some(data) = line.strip_prefix("data: ") {
                    let message = Message {
                        name: name.clone(),
                        id: id.clone(),
                        data: serde_json::from_str(data).unwrap(),
                    };
                    if sender.send(message).is_err() {
                        return;
                    }
                }
            }
        });
        Listening(receiver)
    }

    #[track_caller]
    pub fn next(&self) -> Message {
        self.0.recv_timeout(Duration::from_secs(10)).unwrap()
    }

    /// The next of this name; those before it are passed over.
    #[track_caller]
    pub fn next_named(&self, name: &str) -> Message {
        loop {
            let message = self.next();
            if message.name == name {
                return message;
            }
        }
    }

    /// True if the line ends, with nothing more on it.
    pub fn ends(&self) -> bool {
        let next = self.0.recv_timeout(Duration::from_secs(10));
        next.is_err_and(|error| error == mpsc::RecvTimeoutError::Disconnected)
    }

    /// True if nothing comes for a while.
    pub fn is_silent(&self) -> bool {
        self.0.recv_timeout(Duration::from_millis(700)).is_err()
    }
}

/// What is new in a match as it comes: version and body.
pub struct Watching(Listening);

impl Watching {
    pub fn start(table: &Table, url: &str, last: Option<u64>) -> Watching {
        let address = format!("{url}{}", table.path("/events"));
        let mut request = table.client.agent().get(address);
        if let Some(last) = last {
            request = request.header("Last-Event-ID", last.to_string());
        }
        Watching(Listening::follow(request))
    }

    /// Listens as a page with this name.
    fn named(table: &Table, url: &str, viewer: &str) -> Watching {
        let address = format!("{url}{}?viewer={viewer}", table.path("/events"));
        Watching(Listening::follow(table.client.agent().get(address)))
    }

    #[track_caller]
    pub fn next(&self) -> (u64, Value) {
        let message = self.0.next_named("update");
        (message.id.parse().unwrap(), message.data)
    }
}

/// Puts an update onto frames, as the page does.
fn put(frames: &mut Vec<Value>, update: &Value) {
    frames.truncate(usize::try_from(update["keep"].as_u64().unwrap()).unwrap());
    frames.extend(update["frames"].as_array().unwrap().iter().cloned());
}

fn texts(frames: &[Value]) -> Vec<String> {
    let answers = frames.iter().map(|frame| frame["answer"].to_string());
    answers.collect()
}

#[test]
fn a_spectator_sees_everything_once() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let wish = json!({ "game": "goal-dice", "seed": 6, "options": ["first_kick_off=home"] });
    let table = server.client().create(&wish);
    let watching = Watching::start(&table, &server.url, None);
    let mut frames = Vec::new();
    let (_, first) = watching.next();
    assert_eq!(first["keep"], 0);
    put(&mut frames, &first);
    table.answer(&table.home, &["advance"]).fine();
    let (seen, second) = watching.next();
    put(&mut frames, &second);
    assert_eq!(seen, table.version());
    let now = texts(table.view()["frames"].as_array().unwrap());
    assert_eq!(texts(&frames), now);
    drop(watching);
    // Gone for a while, in which something was taken back and played again.
    table.undo(&table.home).fine();
    table.answer(&table.home, &["shoot"]).fine();
    let watching = Watching::start(&table, &server.url, Some(seen));
    let (_, missed) = watching.next();
    assert!(missed["keep"].as_u64().unwrap() >= 1, "not all over again");
    put(&mut frames, &missed);
    let now = texts(table.view()["frames"].as_array().unwrap());
    assert_eq!(texts(&frames), now);
}

/// What a page is told in the answer to what it did, its live updates do not tell again. They go on
/// from there, and everybody else hears of it.
#[test]
fn who_acts_is_told_once() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let wish = json!({ "game": "goal-dice", "seed": 6, "options": ["first_kick_off=home"] });
    let table = server.client().create(&wish);
    let mut page = table.clone();
    page.client = page.client.with("X-Touchline-Viewer", "own");
    let [own, other] = ["own", "other"].map(|name| Watching::named(&table, &server.url, name));
    let mut frames = Vec::new();
    put(&mut frames, &own.next().1);
    other.next();
    for choice in ["advance", "shoot"] {
        let told = page.answer(&page.home, &[choice]).fine();
        put(&mut frames, &told);
        assert_eq!(json!(other.next().0), told["now"]["version"]);
    }
    // The same seat on another page.
    let told = table.undo(&table.home).fine();
    let (version, next) = own.next();
    assert_eq!(json!(version), told["now"]["version"], "not what was told");
    put(&mut frames, &next);
    let now = texts(table.view()["frames"].as_array().unwrap());
    assert_eq!(texts(&frames), now);
}

/// At full time everything has been told: the line ends, and whoever comes again is sent away for good.
#[test]
fn live_updates_end_at_full_time() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let wish =
        json!({ "game": "goal-dice", "options": ["half_seconds=24", "first_kick_off=home"] });
    let table = server.client().create(&wish);
    let path = table.path("/events?chances=true");
    let line = Listening::follow(server.client().agent().get(format!("{}{path}", server.url)));
    table.play_out();
    let last = loop {
        let update = line.next_named("update").data;
        if update["now"]["over"] == true {
            break update;
        }
    };
    assert_eq!(json!(table.version()), last["now"]["version"]);
    // Who would have won is told to the end, too.
    assert!(line.next_named("end").data["why"] == "over");
    assert!(line.ends());
    // A match that is over when somebody begins to follow it is told once.
    let late = Listening::follow(server.client().agent().get(format!("{}{path}", server.url)));
    assert_eq!(late.next_named("update").data["now"]["over"], true);
    assert_eq!(
        late.next_named("chances").data["version"],
        last["now"]["version"]
    );
    let end = late.next_named("end");
    assert!(late.ends());
    let again = server.client().agent().get(format!("{}{path}", server.url));
    let again = again.header("Last-Event-ID", end.id).call().unwrap();
    assert_eq!(again.status(), 204);
}

/// A second server on the same database hears of it too, if a little later.
#[test]
fn news_travel_between_servers() {
    let folder = Folder::new();
    let one = Server::start(&folder, &[]);
    let other = Server::start(&folder, &[]);
    let wish = json!({ "game": "goal-dice", "seed": 6, "options": ["first_kick_off=home"] });
    let table = one.client().create(&wish);
    let watching = Watching::start(&table, &other.url, None);
    watching.next();
    table.answer(&table.home, &["advance"]).fine();
    let (version, _) = watching.next();
    assert_eq!(version, table.version());
}

/// Those who watch do not keep a server open that is asked to end.
#[cfg(unix)]
#[test]
fn a_server_ends_when_asked() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let table = server.client().create(&json!({ "game": "goal-dice" }));
    let watching = Watching::start(&table, &server.url, None);
    watching.next();
    let pid = server.pid().to_string();
    let asked = std::process::Command::new("kill").arg(&pid).status();
    assert!(asked.unwrap().success());
    assert!(watching.0.ends());
    let alive = || std::path::Path::new("/proc").join(&pid).join("stat");
    let ended = |text: String| text.contains(") Z ");
    for _ in 0..100 {
        if std::fs::read_to_string(alive()).map_or(true, ended) {
            return;
        }
        thread::sleep(Duration::from_millis(50));
    }
    panic!("it still runs");
}
