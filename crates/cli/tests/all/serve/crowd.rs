//! One who asks for everything he can: others hardly notice.

use std::{
    io::{ErrorKind, Read as _, Write as _},
    net::TcpStream,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Duration,
};

use serde_json::json;

use super::client::{Client, Server};
use crate::kit::Folder;

/// Nothing is stuck for so long.
const PATIENCE: Duration = Duration::from_secs(20);

fn line(server: &Server) -> TcpStream {
    let host = server.url.strip_prefix("http://").unwrap();
    let line = TcpStream::connect(host).unwrap();
    line.set_read_timeout(Some(PATIENCE)).unwrap();
    line
}

/// What comes until the other side hangs up.
fn rest(mut line: TcpStream) -> String {
    let mut bytes = Vec::new();
    match line.read_to_end(&mut bytes) {
        Err(error) if error.kind() != ErrorKind::ConnectionReset => panic!("stuck: {error}"),
        _ => String::from_utf8(bytes).unwrap(),
    }
}

/// The status of a request on a line that stays open.
fn ask(line: &mut TcpStream) -> u16 {
    let request = "GET /api/server HTTP/1.1\r\nHost: localhost\r\n\r\n";
    line.write_all(request.as_bytes()).unwrap();
    let mut text = [0; 4096];
    let read = line.read(&mut text).unwrap();
    let text = String::from_utf8_lossy(&text[..read]);
    let status = text.split(' ').nth(1).and_then(|code| code.parse().ok());
    status.unwrap_or_else(|| panic!("{text:?}"))
}

#[test]
fn whoever_says_half_of_it_is_not_waited_for() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let halves = [
        "",
        "GET /api/server HTTP/1.1\r\nHost: local",
        "POST /api/imports HTTP/1.1\r\nHost: localhost\r\nX-Touchline: 1\r\n\
         Content-Length: 100\r\n\r\nhalf",
    ];
    let lines = halves.map(|half| {
        let mut line = line(&server);
        line.write_all(half.as_bytes()).unwrap();
        line
    });
    let [silent, head, body] = lines.map(rest);
    assert_eq!((silent.as_str(), head.as_str()), ("", ""));
    assert!(body.starts_with("HTTP/1.1 408"), "{body}");
    assert!(body.contains("{\"error\":"), "{body}");
}

#[test]
fn nobody_takes_all_lines() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--connections", "5", "--rate", "0"]);
    let mut inside: Vec<TcpStream> = (0..5).map(|_| line(&server)).collect();
    // Those who are inside are answered, one more is not let in.
    assert!(inside.iter_mut().all(|line| ask(line) == 200));
    assert_eq!(rest(line(&server)), "");
    assert_eq!(ask(&mut inside[0]), 200);
    // Whoever leaves makes room.
    inside.truncate(4);
    let again = (0..100).any(|_| {
        thread::sleep(Duration::from_millis(50));
        let mut line = line(&server);
        let request = b"GET /api/server HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        line.write_all(request).is_ok() && rest(line).starts_with("HTTP/1.1 200")
    });
    assert!(again);
}

#[cfg(target_os = "linux")]
#[test]
fn with_few_descriptors_those_inside_play_on() {
    let folder = Folder::new();
    let server = Server::start_short(&folder, 100, &["--connections", "0", "--rate", "0"]);
    let client = server.client();
    let table = client.create(&json!({
        "game": "goal-dice", "coaches": { "home": "human", "away": "human" },
    }));
    let mut inside = line(&server);
    assert_eq!(ask(&mut inside), 200);
    let host = server.url.strip_prefix("http://").unwrap();
    let crowd: Vec<TcpStream> = (0..150)
        .filter_map(|_| TcpStream::connect(host).ok())
        .collect();
    assert_eq!(ask(&mut inside), 200);
    // The line that the table was made on is still open.
    table.answer(table.asked(), &["advance"]).fine();
    drop(crowd);
}

/// A match that the computer plays to its end before anybody hears of it.
fn long_match(client: &Client) -> Option<u16> {
    let wish = json!({
        "game": "counter-attack", "coaches": { "home": "planner", "away": "planner" },
    });
    client
        .try_post("/api/matches", "", &wish)
        .map(|reply| reply.status)
        .ok()
}

#[test]
fn one_who_asks_for_everything_waits_behind_himself() {
    let folder = Folder::new();
    let args = ["--trusted-proxy", "127.0.0.1", "--rate", "0"];
    let server = Server::start(&folder, &args);
    let greedy = Client::with_patience(&server.url, Duration::from_secs(5))
        .with("X-Forwarded-For", "203.0.113.1");
    let other = server.client().with("X-Forwarded-For", "203.0.113.2");
    let crowd: Vec<_> = (0..40)
        .map(|_| {
            let greedy = greedy.clone();
            thread::spawn(move || long_match(&greedy))
        })
        .collect();
    // Somebody else creates, answers and asks what goes through the same queue, meanwhile.
    let table = other.create(&json!({ "game": "goal-dice" }));
    table.answer(table.asked(), &["advance"]).fine();
    other.get(&table.path("/proof")).fine();
    let told: Vec<Option<u16>> = crowd.into_iter().map(|one| one.join().unwrap()).collect();
    // One is at work and four wait; the others are told to come again.
    let refused = told.iter().filter(|status| **status == Some(503)).count();
    assert!(refused >= 30, "{told:?}");
    // All have hung up: what was asked for is given up, and there is room again.
    let patient = server.client().with("X-Forwarded-For", "203.0.113.1");
    let room = (0..100).any(|_| {
        thread::sleep(Duration::from_millis(100));
        patient
            .post("/api/matches", "", &json!({ "game": "goal-dice" }))
            .status
            == 201
    });
    assert!(room);
}

#[test]
fn whoever_is_refused_is_told_when_to_come_again() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let told = AtomicBool::new(false);
    let crowd = || {
        let client = Client::with_patience(&server.url, Duration::from_secs(5));
        while !told.load(Ordering::Relaxed) {
            long_match(&client);
        }
    };
    let wish =
        json!({ "game": "counter-attack", "coaches": { "home": "planner", "away": "planner" } });
    // Where there is room it would take long: then it is tried again.
    let client = Client::with_patience(&server.url, Duration::from_secs(2));
    let refused = || {
        let post = client.agent().post(format!("{}/api/matches", server.url));
        let reply = post.header("X-Touchline", "1").send_json(&wish).ok()?;
        (reply.status() == 503)
            .then(|| reply.headers()["retry-after"].to_str().unwrap().to_string())
    };
    thread::scope(|scope| {
        (0..8).for_each(|_| drop(scope.spawn(crowd)));
        let again_after = (0..50).find_map(|_| refused());
        told.store(true, Ordering::Relaxed);
        assert_eq!(again_after.as_deref(), Some("3"));
    });
}
