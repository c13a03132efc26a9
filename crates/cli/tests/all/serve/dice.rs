//! Dice that both sides can verify, on the server; and those of the program between people.

use serde_json::json;
use tabletop::{
    Side,
    log::{Log, hash_of},
};

use super::{
    client::{Reply, Server, Table},
    friends::{between_screens, file},
};
use crate::kit::{Folder, top};

/// A step on the way to verifiable dice.
fn mix(table: &Table, seat: &str, step: &str, text: &str) -> Reply {
    let body = json!({ "version": table.version(), "step": step, "text": text });
    table.client.post(&table.path("/contribution"), seat, &body)
}

const HOME: &str = "000102030405060708090a0b0c0d0e0f a word from home";
const AWAY: &str = "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff";

/// The hash that binds a side to its addition, as a page makes it.
fn bound(table: &Table, side: Side) -> String {
    let now = table.now();
    let promised = now["pledge"]["promised"].as_str().unwrap();
    let addition = if side == Side::Home { HOME } else { AWAY };
    let text = format!("touchline addition 2\n{promised}\n{side} {addition}\n");
    hash_of(text.as_bytes())
}

fn commit_both(table: &Table) {
    for (side, seat) in [(Side::Home, &table.home), (Side::Away, &table.away)] {
        mix(table, seat, "commit", &bound(table, side)).fine();
    }
}

/// Everything that is due, from both.
pub fn mix_all(table: &Table) {
    commit_both(table);
    mix(table, &table.home, "reveal", HOME).fine();
    mix(table, &table.away, "reveal", AWAY).fine();
}

/// Everything that anybody can get from the server about a match.
fn everything(table: &Table) -> String {
    let mut all = String::new();
    for seat in [table.home.as_str(), table.away.as_str(), ""] {
        for rest in ["", "/file", "/odds", "/review", "/proof"] {
            let reply = table.client.try_get(&table.path(rest), seat).unwrap();
            all.push_str(&reply.body.to_string());
        }
    }
    all
}

#[test]
fn verifiable_dice_from_promise_to_proof() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let mut table = between_screens(&server, &json!({ "dice": "verifiable" }));
    let view = table.view();
    assert_eq!(view["setup"]["dice"], "verifiable");
    assert_eq!(view["setup"]["undo"], "off");
    assert_eq!(view["now"]["waits_for"], "contributions");
    assert_eq!(view["now"]["pledge"]["lacking"], json!(["home", "away"]));
    let promised = view["now"]["pledge"]["promised"].clone();

    // Nothing goes before both have added something, and nothing is revealed before both are bound.
    table.answer(&table.home, &["advance"]).refused(422);
    let home = bound(&table, Side::Home);
    mix(&table, "", "commit", &home).refused(403);
    mix(&table, &table.home, "commit", "no hash").refused(422);
    mix(&table, &table.home, "add", "in the open").refused(422);
    mix(&table, &table.home, "reveal", HOME).refused(409);
    mix(&table, &table.home, "commit", &home).fine();
    mix(&table, &table.home, "commit", &home).fine();
    mix(&table, &table.home, "commit", &home.replace('0', "1")).refused(409);
    mix(&table, &table.home, "reveal", HOME).refused(409);
    assert_eq!(table.now()["pledge"]["lacking"], json!(["away"]));
    let away = bound(&table, Side::Away);
    mix(&table, &table.away, "commit", &away).fine();
    assert_eq!(table.now()["pledge"]["due"], json!(["reveal", null]));
    mix(&table, &table.away, "reveal", AWAY).refused(409);
    mix(&table, &table.home, "reveal", AWAY).refused(422);
    mix(&table, &table.home, "reveal", HOME).fine();
    // Who comes last has no choice any more.
    for attempt in 0..20 {
        let other = format!("{attempt:032x}");
        mix(&table, &table.away, "reveal", &other).refused(422);
    }
    mix(&table, &table.away, "reveal", AWAY).fine();
    assert_eq!(table.now()["waits_for"], "home");

    // Half way: the file is there, and tells nothing of what comes; the secret outlives a crash.
    let choice = table.now()["pending"]["menu"][0].clone();
    table
        .answer(table.asked(), &[choice.as_str().unwrap()])
        .fine();
    let mut told = everything(&table);
    let half = folder.write("half.touchline", file(&table).fine().as_str().unwrap());
    let half = half.to_str().unwrap();
    let said = folder.run(&["replay", half, "--verify"]).fine();
    assert!(said.contains("not yet revealed"), "{said}");
    let again = table
        .client
        .post_raw("/api/imports", "text/plain", &std::fs::read(half).unwrap());
    assert!(again.refused(422).contains("still secret"));
    server.kill();
    let server = Server::start(&folder, &["--rate", "0"]);
    table.client = server.client();
    while !table.now()["over"].as_bool().unwrap() {
        told.push_str(&everything(&table));
        let choice = table.now()["pending"]["menu"][0].clone();
        table
            .answer(table.asked(), &[choice.as_str().unwrap()])
            .fine();
    }

    // Full time: the secret is told, nobody was told before, and everything fits.
    let now = table.now();
    let secret = now["pledge"]["secret"].as_str().unwrap();
    assert!(!told.contains(secret), "the secret was told too early");
    assert_eq!(now["pledge"]["promised"], promised);
    let proof = table.client.get(&table.path("/proof")).fine();
    assert_eq!(proof["result"], "fits");
    let text = file(&table).fine();
    let saved = folder.write("whole.touchline", text.as_str().unwrap());
    let said = folder.run(&["replay", saved.to_str().unwrap(), "--verify"]);
    let said = said.fine();
    assert!(said.contains("the secret is the one promised"), "{said}");
    let python = std::process::Command::new("python3")
        .arg(top().join("examples/verify_dice.py"))
        .arg(&saved)
        .output()
        .unwrap();
    assert!(python.status.success(), "{python:?}");

    // The rematch has another secret.
    let next = table
        .client
        .post(&table.path("/rematch"), &table.home, &json!({}))
        .fine();
    table.id = next["id"].as_str().unwrap().to_string();
    let now = table.now();
    assert_ne!(now["pledge"]["promised"], promised);
    assert_eq!(now["waits_for"], "contributions");
}

/// Away is bound and does not reveal: it is named, and home decides.
#[test]
fn who_does_not_reveal_is_named_to_both() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let table = between_screens(&server, &json!({ "dice": "verifiable" }));
    mix(&table, &table.home, "unrevealed", "").refused(409);
    commit_both(&table);
    mix(&table, &table.home, "reveal", HOME).fine();
    mix(&table, &table.home, "anew", "").refused(409);
    mix(&table, &table.home, "unrevealed", "").fine();
    mix(&table, &table.home, "unrevealed", "").fine();
    assert_eq!(table.now()["pledge"]["unrevealed"], "away");
    mix(&table, &table.away, "anew", "").refused(422);
    mix(&table, &table.home, "anew", "").fine();
    let now = table.now();
    assert_eq!(now["pledge"]["unrevealed"], json!(null));
    assert_eq!(now["pledge"]["due"], json!(["commitment", "commitment"]));
    mix_all(&table);
    assert_eq!(table.now()["waits_for"], "home");
    let text = file(&table).fine();
    let text = text.as_str().unwrap();
    for line in [" unrevealed away\n", " anew home\n"] {
        assert!(text.contains(line), "{text}");
    }
}

/// The program's dice between two people have a key that nobody can search for; against the
/// computer a seed is enough.
#[test]
fn dice_between_two_people_cannot_be_searched_for() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let table = between_screens(&server, &json!({}));
    assert_eq!(table.view()["setup"]["dice"], "app");
    file(&table).refused(409);
    while !table.now()["over"].as_bool().unwrap() {
        let choice = table.now()["pending"]["menu"][0].clone();
        table
            .answer(table.asked(), &[choice.as_str().unwrap()])
            .fine();
    }
    let text = file(&table).fine();
    let log = Log::parse(text.as_str().unwrap()).unwrap();
    let key = log.header.field("dice").unwrap();
    let digits = key.strip_prefix("app key ").unwrap();
    assert_eq!(digits.len(), 64, "256 bits");
    let saved = folder.write("m.touchline", text.as_str().unwrap());
    folder
        .run(&["replay", saved.to_str().unwrap(), "--verify"])
        .fine();
    let next = table
        .client
        .post(&table.path("/rematch"), &table.home, &json!({}))
        .fine();
    assert!(next["id"].is_string());
}
