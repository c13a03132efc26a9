//! The office: this machine, or whoever has the key; and whom limits count behind a proxy.

use std::fs;

use serde_json::json;

use super::client::{Client, Server};
use crate::kit::Folder;

fn is_office(client: &Client) -> bool {
    client.get("/api/seasons").fine()["office"]
        .as_bool()
        .unwrap()
}

#[test]
fn behind_a_proxy_the_office_needs_its_key() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--host", "play.example.org"]);
    let here = server.client();
    assert!(is_office(&here), "who sits at this machine");
    assert!(is_office(&here.with("Host", "localhost:2090")));
    let wish = json!({
        "id": "valley", "competition": "league", "game": "goal-dice",
        "teams": ["redmoor", "ashgate"],
    });
    for (name, value) in [
        ("Host", "play.example.org"),
        ("Host", "192.0.2.7"),
        ("X-Forwarded-For", "203.0.113.9"),
        ("X-Forwarded-Proto", "https"),
        ("Forwarded", "for=203.0.113.9"),
        ("X-Real-IP", "203.0.113.9"),
        ("Via", "1.1 proxy"),
        ("CF-Connecting-IP", "203.0.113.9"),
        ("Origin", "https://play.example.org"),
    ] {
        let client = here.with(name, value);
        assert!(!is_office(&client), "{name}: {value}");
        let refused = client.post("/api/seasons", "", &wish).refused(403);
        assert!(refused.contains("only the office"), "{refused}");
    }
    let proxied = here.with("Host", "play.example.org");
    let key = server.office.as_deref().unwrap();
    assert!(!is_office(&proxied.with("X-Touchline-Office", "guess")));
    let office = proxied.with("X-Touchline-Office", key);
    assert!(is_office(&office));
    office.post("/api/seasons", "", &wish).fine();
}

#[test]
fn the_key_stays_and_only_its_owner_can_read_it() {
    let folder = Folder::new();
    let first = Server::start(&folder, &["--host", "play.example.org"]);
    let key = first.office.clone().unwrap();
    first.kill();
    let file = folder.file("office-key");
    assert_eq!(fs::read_to_string(&file).unwrap().trim(), key);
    assert_eq!(mode(&file), 0o600);
    // Somebody copied it carelessly.
    open_to_all(&file);
    let again = Server::start_at("0.0.0.0:0", &folder);
    assert_eq!(again.office.as_deref(), Some(key.as_str()));
    assert_eq!(mode(&file), 0o600);
    let elsewhere = again.client().with("X-Forwarded-For", "203.0.113.9");
    assert!(is_office(&elsewhere.with("X-Touchline-Office", &key)));
    again.kill();
    // A file that is no key is named, with the cure.
    folder.write("office-key", "short\n");
    let refused = folder.run(&["serve", "--listen", "0.0.0.0:0"]);
    assert_eq!(refused.status, 2);
    let said = refused.err;
    assert!(
        said.contains("office-key") && said.contains("delete it"),
        "{said}"
    );
}

#[cfg(unix)]
fn mode(file: &std::path::Path) -> u32 {
    use std::os::unix::fs::PermissionsExt as _;
    fs::metadata(file).unwrap().permissions().mode() & 0o777
}

#[cfg(unix)]
fn open_to_all(file: &std::path::Path) {
    use std::os::unix::fs::PermissionsExt as _;
    fs::set_permissions(file, fs::Permissions::from_mode(0o644)).unwrap();
}

/// Asks until there is a limit, at most so often; true if there was one.
fn meets_a_limit(client: &Client) -> bool {
    (0..40).any(|_| client.get("/api/games").status == 429)
}

#[test]
fn a_trusted_proxy_says_whom_limits_count() {
    let folder = Folder::new();
    let args = ["--rate", "1", "--trusted-proxy", "127.0.0.0/8"];
    let server = Server::start(&folder, &args);
    let from = |list: &str| server.client().with("X-Forwarded-For", list);
    let greedy = from("203.0.113.1");
    assert!(meets_a_limit(&greedy));
    assert_eq!(from("203.0.113.2").get("/api/games").status, 200);
    // Whoever names others before himself is found all the same.
    let named = from("198.51.100.7, 203.0.113.1, 127.0.0.5");
    assert!((0..3).any(|_| named.get("/api/games").status == 429));
    // Nobody is believed unless he is trusted.
    let server = Server::start(&folder, &["--rate", "1"]);
    let one = server.client().with("X-Forwarded-For", "203.0.113.1");
    assert!(meets_a_limit(&one));
    let other = server.client().with("X-Forwarded-For", "203.0.113.2");
    assert!((0..3).any(|_| other.get("/api/games").status == 429));
}
