//! Requests that a page from elsewhere makes a browser send, and requests that say two things.

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
    time::Duration,
};

use serde_json::{Value, json};

use super::client::{Reply, Server};
use crate::kit::Folder;

/// Sends lines as they are, and a body; `{host}` is where the server is.
fn ask(server: &Server, lines: &[&str], body: &str) -> Reply {
    let host = server.url.strip_prefix("http://").unwrap();
    let mut line = TcpStream::connect(host).unwrap();
    line.set_read_timeout(Some(Duration::from_secs(20)))
        .unwrap();
    let head = lines.join("\r\n").replace("{host}", host);
    let length = body.len();
    let end = format!("Connection: close\r\nContent-Length: {length}\r\n\r\n{body}");
    line.write_all(format!("{head}\r\n{end}").as_bytes())
        .unwrap();
    let mut text = String::new();
    line.read_to_string(&mut text).unwrap();
    let status = text.split(' ').nth(1).unwrap().parse().unwrap();
    let (_, body) = text.split_once("\r\n\r\n").unwrap();
    let body = serde_json::from_str(body).unwrap_or(Value::Null);
    Reply { status, body }
}

#[test]
fn a_foreign_page_cannot_post() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--host", "play.example.org"]);
    let table = server.client().create(&json!({ "game": "goal-dice" }));
    let file = server.client().get(&table.path("/file")).fine();
    let post = |more: &[&str]| {
        let first = ["POST /api/imports HTTP/1.1", "Content-Type: text/plain"];
        ask(&server, &[&first, more].concat(), file.as_str().unwrap())
    };
    let host = "Host: {host}";
    for more in [
        &[host][..],
        &[host, "Origin: http://evil.example"],
        &[host, "Origin: null"],
        &[host, "Origin: http://127.0.0.1:1"],
        &[host, "Sec-Fetch-Site: cross-site"],
        &[host, "Sec-Fetch-Site: cross-site", "X-Touchline: 1"],
        &[host, "Origin: https://play.example.org"],
    ] {
        let refused = post(more).refused(403);
        assert!(refused.contains("X-Touchline: 1"), "{more:?}: {refused}");
    }
    // Our header, or our own page under any of its names.
    post(&[host, "X-Touchline: 1"]).fine();
    post(&[host, "Origin: http://{host}"]).fine();
    let name = "Host: play.example.org";
    post(&[
        name,
        "Origin: https://play.example.org",
        "Sec-Fetch-Site: same-origin",
    ])
    .fine();
    // A name that leads here is not ours, whatever page says so.
    let evil = ["Host: evil.example", "Origin: http://evil.example"];
    post(&evil).refused(403);
    // To read needs nothing.
    ask(&server, &["GET /api/games HTTP/1.1", host], "").fine();
}

#[test]
fn a_request_names_one_server() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let get = "GET /api/games HTTP/1.1";
    for lines in [
        &[get][..],
        &[get, "Host: {host}", "Host: {host}"],
        &[get, "Host: {host}", "Host: evil.example"],
        &["GET http://evil.example/api/games HTTP/1.1", "Host: {host}"],
    ] {
        let refused = ask(&server, lines, "").refused(400);
        assert!(refused.contains("Host"), "{lines:?}: {refused}");
    }
    ask(
        &server,
        &["GET http://{host}/api/games HTTP/1.1", "Host: {host}"],
        "",
    )
    .fine();
    let old = ask(&server, &["GET /api/games HTTP/1.0"], "");
    assert_eq!(old.status, 200);
}
