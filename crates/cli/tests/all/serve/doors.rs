//! Who may do what, and what is refused at the door.

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
};

use serde_json::json;
use ureq::http::StatusCode;

use super::client::{Server, Table};
use crate::kit::Folder;

fn two_people(server: &Server, undo: &str) -> Table {
    server.client().create(&json!({
        "game": "goal-dice", "undo": undo,
        "coaches": { "home": "human", "away": "human" },
        "options": ["first_kick_off=home"],
    }))
}

#[test]
fn nobody_acts_out_of_turn_or_for_another() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let table = two_people(&server, "free");
    let before = table.view();
    // A spectator, somebody with a guess, the other seat, a seat of another match.
    for seat in ["", "guess"] {
        let refused = table.answer(seat, &["advance"]).refused(403);
        assert!(refused.contains("not a seat"), "{refused}");
        table.undo(seat).refused(403);
    }
    let refused = table.answer(&table.away, &["advance"]).refused(403);
    assert!(refused.contains("(home) is asked, not you"), "{refused}");
    let another = two_people(&server, "free");
    table.answer(&another.home, &["advance"]).refused(403);
    // What is not on the menu.
    let refused = table.answer(&table.home, &["fly"]).refused(422);
    assert!(refused.contains("advance"), "{refused}");
    // From an older version of the match.
    let old = json!({ "version": 0, "answers": ["shoot"] });
    table.answer(&table.home, &["advance"]).fine();
    let path = table.path("/answers");
    table.client.post(&path, &table.home, &old).refused(409);
    assert_eq!(before["frames"].as_array().unwrap().len(), 1);
    // Several answers of which the last is not one's own: none is kept.
    let again = two_people(&server, "free");
    let many = ["advance"; 40];
    again.answer(&again.home, &many).refused(403);
    assert_eq!(again.view()["frames"].as_array().unwrap().len(), 1);
}

#[test]
fn what_one_sees_does_not_tell_the_dice_to_come() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let table = two_people(&server, "off");
    let view = table.view().to_string();
    assert!(!view.contains("seed"), "{view}");
    assert!(!view.contains(&table.home) && !view.contains(&table.away));
    let refused = table.client.get(&table.path("/file")).refused(409);
    assert!(refused.contains("the dice to come"), "{refused}");
    let seeded = json!({
        "game": "goal-dice", "seed": 1, "coaches": { "home": "human", "away": "human" },
    });
    let refused = table.client.post("/api/matches", "", &seeded).refused(422);
    assert!(refused.contains("seed"), "{refused}");
    table.play_out();
    assert!(table.client.get(&table.path("/file")).fine().is_string());
}

#[test]
fn undo_follows_its_rule() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    // Only one's own answer.
    let table = two_people(&server, "free");
    table.answer(&table.home, &["shoot"]).fine();
    let refused = table.undo(&table.away).refused(403);
    assert!(refused.contains("was the answer of"), "{refused}");
    table.undo(&table.home).fine();
    let refused = table.undo(&table.home).refused(404);
    assert!(refused.contains("nothing to take back"));
    // Not past a die.
    let table = two_people(&server, "until-chance");
    table.answer(&table.home, &["shoot"]).fine();
    assert_eq!(table.now()["undo"]["possible"], false);
    let refused = table.undo(&table.home).refused(409);
    assert!(refused.contains("until-chance"), "{refused}");
    // If the other agrees.
    let table = two_people(&server, "agreed");
    table.answer(&table.home, &["shoot"]).fine();
    let version = table.version();
    table.undo(&table.home).fine();
    assert_eq!(table.version(), version, "asked, not done");
    assert_eq!(table.now()["undo"]["asked_by"], "home");
    table.undo(&table.home).fine();
    assert_eq!(table.version(), version, "one does not agree with oneself");
    table.undo(&table.away).fine();
    assert_eq!(table.version(), version + 1, "an entry, not an erasure");
    assert_eq!(table.view()["frames"].as_array().unwrap().len(), 1);
    assert_eq!(table.now()["undo"]["asked_by"], json!(null));
}

#[test]
fn wishes_that_cannot_be_granted() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let client = server.client();
    for (wish, said) in [
        (json!({ "game": "chess" }), "goal-dice"),
        (
            json!({ "game": "goal-dice", "options": ["half_seconds=7"] }),
            "half_seconds",
        ),
        (
            json!({ "game": "goal-dice", "options": ["nothing=1"] }),
            "nothing",
        ),
        (
            json!({ "game": "goal-dice", "coaches": { "home": "pele" } }),
            "pele",
        ),
        (
            json!({ "game": "goal-dice", "coaches": { "away": "exec:touch /tmp/x" } }),
            "terminal only",
        ),
        (
            json!({ "game": "goal-dice", "undo": "always" }),
            "until-chance",
        ),
        (json!({ "game": "goal-dice", "home": "" }), "no name"),
        (json!({ "game": "goal-dice", "home": "a\nb" }), "no name"),
        (json!({ "game": "goal-dice", "hom": "x" }), "hom"),
        (json!({ "game": "goal-dice", "seed": 1.5 }), "whole number"),
        (json!({}), "game"),
    ] {
        let refused = client.post("/api/matches", "", &wish).refused(422);
        assert!(refused.contains(said), "{wish}: {refused}");
    }
    let refused = client
        .post_raw("/api/matches", "application/json", b"{")
        .status;
    assert_eq!(refused, 400);
    assert_eq!(
        client.post_raw("/api/matches", "text/plain", b"{}").status,
        415
    );
    client.get("/api/teams").refused(400);
    client.get("/api/teams?game=chess").refused(404);
    client.get("/api/nothing").refused(404);
    client.get("/api/matches/nothing").refused(404);
    let refused = announced(&server, 2 << 20);
    assert!(refused.starts_with("HTTP/1.1 413"), "{refused}");
    assert!(refused.contains("{\"error\":"), "{refused}");
    let bot = "touchline match 1\ngame: goal-dice\nrules: 1\nhome: A\naway: B\n\
               coach home: exec:touch /tmp/x\ncoach away: human\ndice: mine\nundo: off\nplay:\n";
    let refused = client.post_raw("/api/imports", "text/plain", bot.as_bytes());
    assert!(refused.refused(422).contains("terminal only"));
}

/// The answer to a body that is only announced: nobody waits for the rest of it.
fn announced(server: &Server, bytes: usize) -> String {
    let host = server.url.strip_prefix("http://").unwrap();
    let mut line = TcpStream::connect(host).unwrap();
    let request = format!(
        "POST /api/imports HTTP/1.1\r\nHost: {host}\r\nX-Touchline: 1\r\n\
         Connection: close\r\nContent-Length: {bytes}\r\n\r\n"
    );
    line.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    line.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn a_password_keeps_strangers_out() {
    let folder = Folder::new();
    let file = folder.write("secret", "open sesame\n");
    let server = Server::start(&folder, &["--password-file", file.to_str().unwrap()]);
    let client = server.client();
    for path in ["/", "/api/games", "/api/openapi.json"] {
        assert_eq!(client.get(path).status, 401, "{path}");
    }
    let ask = |coded: &str| {
        let request = client.agent().get(format!("{}/api/games", server.url));
        let reply = request.header("Authorization", format!("Basic {coded}"));
        reply.call().unwrap().status()
    };
    // Somebody:open sesame, and :wrong
    assert_eq!(ask("U29tZWJvZHk6b3BlbiBzZXNhbWU="), StatusCode::OK);
    assert_eq!(ask("Ondyb25n"), StatusCode::UNAUTHORIZED);
    assert_eq!(ask("%%%"), StatusCode::UNAUTHORIZED);
}

/// A page from elsewhere whose name leads here.
#[test]
fn a_name_from_elsewhere_is_refused() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--host", "play.example.org"]);
    let ask = |host: &str| {
        let request = server
            .client()
            .agent()
            .get(format!("{}/api/games", server.url));
        request.header("Host", host).call().unwrap().status()
    };
    assert_eq!(ask("localhost:2090"), StatusCode::OK);
    assert_eq!(ask("play.example.org"), StatusCode::OK);
    assert_eq!(ask("evil.example"), StatusCode::FORBIDDEN);
}

#[test]
fn who_asks_too_much_has_to_wait() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "2"]);
    let client = server.client();
    let statuses: Vec<u16> = (0..30).map(|_| client.get("/api/games").status).collect();
    assert_eq!(statuses[..8], [200; 8]);
    assert!(statuses.contains(&429), "{statuses:?}");
}

#[test]
fn the_page_is_kept_to_itself() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let agent = server.client().agent().clone();
    for path in ["/", "/api/games", "/api/nothing", "/nothing"] {
        let reply = agent.get(format!("{}{path}", server.url)).call().unwrap();
        let header = |name: &str| reply.headers()[name].to_str().unwrap().to_string();
        assert!(header("content-security-policy").starts_with("default-src 'self'"));
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "no-referrer");
        assert_eq!(header("x-frame-options"), "DENY");
    }
}

/// The description names every request that is made here.
#[test]
fn the_interface_describes_itself() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let document = server.client().get("/api/openapi.json").fine();
    for (path, method) in [
        ("/api/server", "get"),
        ("/api/games", "get"),
        ("/api/teams", "get"),
        ("/api/matches", "post"),
        ("/api/matches", "get"),
        ("/api/imports", "post"),
        ("/api/matches/{id}", "get"),
        ("/api/matches/{id}/answers", "post"),
        ("/api/matches/{id}/undo", "post"),
        ("/api/matches/{id}/pause", "post"),
        ("/api/matches/{id}/odds", "get"),
        ("/api/matches/{id}/review", "get"),
        ("/api/matches/{id}/file", "get"),
        ("/api/matches/{id}/rematch", "post"),
        ("/api/matches/{id}/events", "get"),
        ("/api/matches/{id}/emotes", "post"),
        ("/api/events", "get"),
    ] {
        let operation = &document["paths"][path][method];
        assert!(operation["responses"]["429"].is_object(), "{method} {path}");
    }
}
