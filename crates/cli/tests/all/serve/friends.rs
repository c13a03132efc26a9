//! Playing with friends: dice that both sides can verify, wishes, a seat that was left, and a
//! match that goes to and fro as a file.

use std::{thread, time::Duration};

use serde_json::{Value, json};

use super::{
    client::{Reply, Server, Table},
    dice::mix_all,
    live::Listening,
};
use crate::kit::Folder;

pub fn between_screens(server: &Server, more: &Value) -> Table {
    let mut wish = json!({
        "game": "goal-dice", "coaches": { "home": "human", "away": "human" },
        "options": ["half_seconds=60", "first_kick_off=home"],
    });
    for (name, value) in more.as_object().unwrap() {
        wish[name] = value.clone();
    }
    server.client().create(&wish)
}

fn presence(table: &Table, seat: &str, sign: &Value) -> Value {
    table
        .client
        .post(&table.path("/presence"), seat, sign)
        .fine()
}

fn take_over(table: &Table, seat: &str, side: &str, by: &str) -> Reply {
    let body = json!({ "version": table.version(), "side": side, "by": by });
    table.client.post(&table.path("/seats"), seat, &body)
}

pub fn file(table: &Table) -> Reply {
    table.client.get(&table.path("/file"))
}

#[test]
fn a_wish_to_take_back_is_agreed_declined_or_withdrawn() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let table = between_screens(&server, &json!({ "undo": "agreed" }));
    let undo = |seat: &str, decline: bool| {
        let body = json!({ "version": table.version(), "decline": decline });
        table.client.post(&table.path("/undo"), seat, &body)
    };
    undo(&table.away, true).refused(409);
    table.answer(&table.home, &["advance"]).fine();
    let answered = table.version();
    undo(&table.home, false).fine();
    assert_eq!(table.now()["undo"]["asked_by"], "home");
    undo(&table.away, true).fine();
    let undo_now = table.now()["undo"].clone();
    assert_eq!(undo_now["asked_by"], json!(null));
    assert_eq!(undo_now["declined"], "home");
    assert_eq!(table.version(), answered, "nothing was taken back");
    undo(&table.home, false).fine();
    undo(&table.home, true).fine();
    let undo_now = table.now()["undo"].clone();
    assert_eq!(undo_now["asked_by"], json!(null));
    assert_eq!(undo_now["declined"], json!(null), "withdrawn, not declined");
    undo(&table.home, false).fine();
    undo(&table.away, false).fine();
    assert_eq!(table.now()["pending"]["side"], "home");
    assert_eq!(table.version(), answered + 1);
}

#[test]
fn a_seat_that_was_left_is_taken_over() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0", "--away-seconds", "1"]);
    // Long enough not to end while the computer has the seat.
    let options = json!(["half_seconds=300", "first_kick_off=home"]);
    let table = between_screens(&server, &json!({ "options": options }));
    let here = json!({});
    presence(&table, &table.away, &here);
    let seen = presence(&table, &table.home, &here);
    assert_eq!(seen["places"][1]["side"], "away");
    assert_eq!(seen["places"][1]["here"], true);
    let refused = take_over(&table, &table.home, "away", "computer").refused(409);
    assert!(refused.contains("was there"), "{refused}");
    take_over(&table, &table.home, "home", "computer").refused(403);
    take_over(&table, "", "away", "computer").refused(403);
    // Whoever said that he will be back later keeps the seat.
    presence(&table, &table.away, &json!({ "back_later": true }));
    thread::sleep(Duration::from_secs(3));
    let seen = presence(&table, &table.home, &here);
    let away = &seen["places"][1];
    assert_eq!(
        (&away["back_later"], &away["left"]),
        (&json!(true), &json!(false))
    );
    take_over(&table, &table.home, "away", "invited").refused(409);
    presence(&table, &table.away, &here);
    thread::sleep(Duration::from_secs(3));
    assert_eq!(
        presence(&table, &table.home, &here)["places"][1]["left"],
        true
    );

    // The computer plays the seat; the log says so; its coach may come back.
    take_over(&table, &table.home, "away", "computer").fine();
    assert_eq!(table.now()["coaches"], json!(["human", "sensible"]));
    while table.now()["coaches"][1] != "human" {
        let choice = table.now()["pending"]["menu"][0].clone();
        table
            .answer(&table.home, &[choice.as_str().unwrap()])
            .fine();
        take_over(&table, &table.away, "away", "returned").fine();
    }
    thread::sleep(Duration::from_secs(3));

    // Somebody else is invited: the old secret proves nothing any more.
    let taken = take_over(&table, &table.home, "away", "invited").fine();
    let fresh = taken["secret"].as_str().unwrap().to_string();
    let view = |seat: &str| table.client.try_get(&table.path(""), seat).unwrap().fine();
    assert_eq!(view(&fresh)["you"], "away");
    assert_eq!(view(&table.away)["you"], json!(null));
    let table = Table {
        away: fresh,
        ..table
    };
    table.play_out();
    let text = file(&table).fine();
    let saved = folder.write("taken.touchline", text.as_str().unwrap());
    let text = text.as_str().unwrap();
    assert!(text.contains(" coach away: sensible\n") && text.contains(" coach away: human\n"));
    folder
        .run(&["replay", saved.to_str().unwrap(), "--verify"])
        .fine();
}

#[test]
fn those_who_watch_are_counted() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let table = between_screens(&server, &json!({}));
    for viewer in ["a", "b", "a"] {
        presence(&table, "", &json!({ "viewer": viewer }));
    }
    assert_eq!(presence(&table, &table.home, &json!({}))["watchers"], 2);
}

/// Signs of the coaches come to all who follow the match; nobody else gives any, and nobody many.
#[test]
fn signs_are_given_by_coaches_and_pass() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let table = between_screens(&server, &json!({}));
    let other = between_screens(&server, &json!({}));
    let give = |table: &Table, seat: &str, emote: &str| {
        let body = json!({ "emote": emote });
        table.client.post(&table.path("/emotes"), seat, &body)
    };
    let follow = |path: String| {
        let request = server.client().agent().get(format!("{}{path}", server.url));
        let line = Listening::follow(request);
        line.next_named("update");
        line
    };
    let alone = follow(table.path("/events"));
    let shared = follow(format!("/api/events?matches={}", table.id));
    let elsewhere = follow(other.path("/events"));
    let before = table.view();
    give(&table, &table.home, "applause").fine();
    give(&table, &table.away, "ouch").fine();
    for given in [
        json!({ "side": "home", "emote": "applause" }),
        json!({ "side": "away", "emote": "ouch" }),
    ] {
        assert_eq!(alone.next_named("emote").data, given);
        let told = json!({ "match": table.id, "news": given });
        assert_eq!(shared.next_named("emote").data, told);
    }
    assert!(elsewhere.is_silent(), "another match");
    // It stands nowhere, and whoever comes later does not see it.
    assert_eq!(table.view(), before);
    assert!(follow(table.path("/events")).is_silent());

    // Neither strangers nor the coaches of other matches, nor what is no sign, nor one after the other.
    give(&table, "", "wow").refused(403);
    give(&table, &other.home, "wow").refused(403);
    give(&table, &table.home, "grin").refused(422);
    let refused = give(&table, &table.home, "wow").refused(429);
    assert!(refused.contains("wait"), "{refused}");
    thread::sleep(Duration::from_secs(2));
    give(&table, &table.home, "wow").fine();
    assert_eq!(alone.next_named("emote").data["emote"], "wow");
    // Nobody signs to a computer, or after full time.
    let computer = server.client().create(&json!({ "game": "goal-dice" }));
    give(&computer, &computer.home, "hello").refused(409);
    table.play_out();
    give(&table, &table.away, "hello").refused(409);
}

/// Live updates end at full time: a sign of life says whether there is anything new.
#[test]
fn a_sign_of_life_tells_of_a_rematch() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let table = between_screens(&server, &json!({}));
    table.play_out();
    let seen = presence(&table, &table.away, &json!({}));
    assert_eq!(
        (&seen["version"], &seen["rematch"]),
        (&json!(table.version()), &json!(null))
    );
    let next = table
        .client
        .post(&table.path("/rematch"), &table.home, &json!({}));
    let seen = presence(&table, &table.away, &json!({}));
    assert_eq!(seen["rematch"], next.fine()["id"]);
}

/// Two friends with a server each send a match to and fro.
#[test]
fn a_file_goes_to_and_fro_and_a_fork_is_refused() {
    let (here, there) = (Folder::new(), Folder::new());
    let (at_home, away) = (
        Server::start(&here, &["--rate", "0"]),
        Server::start(&there, &["--rate", "0"]),
    );
    let open = |server: &Server, text: &Value| {
        let text = text.as_str().unwrap().as_bytes();
        server.client().post_raw("/api/imports", "text/plain", text)
    };
    let opened = |server: &Server, text: &Value| {
        let created = open(server, text).fine();
        let seat = |name: &str| created["seats"][name].as_str().unwrap().to_string();
        Table {
            client: server.client(),
            id: created["id"].as_str().unwrap().to_string(),
            home: seat("home"),
            away: seat("away"),
            referee: String::new(),
        }
    };
    let turn = |table: &Table| {
        let choice = table.now()["pending"]["menu"][0].clone();
        table
            .answer(table.asked(), &[choice.as_str().unwrap()])
            .fine();
        file(table).fine()
    };
    let first = between_screens(&at_home, &json!({ "one_screen": true }));
    let sent = turn(&first);
    let theirs = opened(&away, &sent);
    let back = turn(&theirs);
    let ours = opened(&at_home, &back);
    // The old file again: here the match has gone on.
    let refused = open(&at_home, &sent).refused(409);
    assert!(refused.contains("older copy"), "{refused}");
    // Both go on from the same file: the second is another match from there on.
    let on_here = turn(&ours);
    let now = theirs.now();
    let last = now["pending"]["menu"].as_array().unwrap().last().unwrap();
    theirs
        .answer(theirs.asked(), &[last.as_str().unwrap()])
        .fine();
    let on_there = file(&theirs).fine();
    assert_ne!(on_here, on_there);
    let refused = open(&at_home, &on_there).refused(409);
    assert!(refused.contains("part at line"), "{refused}");
    // But nobody keeps anybody from his own match by going on with a copy of it.
    let text = on_there.as_str().unwrap().as_bytes();
    let anyway = "/api/imports?anyway=true";
    let created = at_home.client().post_raw(anyway, "text/plain", text).fine();
    let path = format!("/api/matches/{}/file", created["id"].as_str().unwrap());
    assert_eq!(at_home.client().get(&path).fine(), on_there);
}

/// Between two screens, with whosever dice: the same seats, the same agreement, other dice.
#[test]
fn a_rematch_with_each_kind_of_dice() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    for dice in ["app", "mine", "verifiable"] {
        let table = between_screens(&server, &json!({ "dice": dice }));
        if dice == "verifiable" {
            mix_all(&table);
        }
        while !table.now()["over"].as_bool().unwrap() {
            let now = table.now();
            let pending = &now["pending"];
            let answer = match pending["kind"].as_str() {
                Some("decide") => pending["menu"][0].as_str().unwrap().to_string(),
                _ => pending["highest"].to_string(),
            };
            let seat = match now["waits_for"].as_str() {
                Some("away") => &table.away,
                _ => &table.home,
            };
            table.answer(seat, &[&answer]).fine();
        }
        let ask = |seat: &str| {
            let next = table.client.post(&table.path("/rematch"), seat, &json!({}));
            next.fine()["id"].as_str().unwrap().to_string()
        };
        let id = ask(&table.home);
        assert_eq!(ask(&table.away), id, "one rematch for both");
        let next = Table { id, ..table };
        for (seat, side) in [(&next.home, "home"), (&next.away, "away")] {
            let view = next.client.try_get(&next.path(""), seat).unwrap().fine();
            assert_eq!(view["you"], side);
            assert_eq!(view["setup"]["dice"], dice);
            assert_eq!(view["setup"]["one_screen"], false);
        }
    }
}
