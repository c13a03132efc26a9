//! Around a match: who will win, standing orders, what would have been, recaps.

use std::io::{BufRead as _, BufReader};

use serde_json::{Value, json};

use super::client::{Server, Table, answers};
use crate::kit::Folder;

/// A match of a few seconds.
fn short() -> Value {
    json!({ "game": "goal-dice", "seed": 3,
            "options": ["half_seconds=36", "first_kick_off=home"] })
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value}"))
}

/// The first message about who will win.
fn foreseen(table: &Table, url: &str, seat: &str) -> Result<Value, u16> {
    let request = table
        .client
        .agent()
        .get(format!("{url}{}", table.path("/events?chances=true")));
    let reply = request.header("X-Touchline-Seat", seat).call().unwrap();
    if reply.status() != 200 {
        return Err(reply.status().as_u16());
    }
    let mut named = false;
    for line in BufReader::new(reply.into_body().into_reader()).lines() {
        let line = line.unwrap();
        if let Some(name) = line.strip_prefix("event: ") {
            named = name == "chances";
        } else if let Some(data) = line.strip_prefix("data: ").filter(|_| named) {
            return Ok(serde_json::from_str(data).unwrap());
        }
    }
    panic!("no chances came");
}

#[test]
fn nobody_is_told_who_will_win_while_a_question_waits() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let mut wish = short();
    wish["coaches"] = json!({ "home": "human", "away": "human" });
    wish.as_object_mut().unwrap().remove("seed");
    let friends = server.client().create(&wish);
    for _ in 0..3 {
        let asked = friends.version();
        let who = friends.asked();
        friends.answer(who, &["advance"]).fine();
        // Whoever leaves his secret out, or shows it, hears of the question that was answered.
        for seat in ["", &friends.home, &friends.away] {
            let told = foreseen(&friends, &server.url, seat).unwrap();
            assert_eq!(told["version"], asked);
        }
    }
    assert_eq!(friends.view()["setup"]["chances"], "delayed");
    let told = foreseen(&friends, &server.url, "").unwrap();
    let chances = &told["chances"];
    assert_eq!(chances["method"], "exact");
    let sum = number(&chances["home"]) + number(&chances["draw"]) + number(&chances["away"]);
    assert!((sum - 1.0).abs() < 1e-9, "{chances}");
    let refused = friends.client.get(&friends.path("/course")).refused(409);
    assert!(refused.contains("after full time"), "{refused}");
}

#[test]
fn whoever_creates_a_match_says_when_it_is_foretold() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let create = |chances: &str| {
        let mut wish = short();
        wish["chances"] = json!(chances);
        server.client().create(&wish)
    };
    let open = create("on");
    assert_eq!(open.view()["setup"]["chances"], "on");
    for seat in ["", &open.home] {
        let told = foreseen(&open, &server.url, seat).unwrap();
        assert_eq!(told["version"], open.version());
    }
    // It is in the file, too.
    let file = open.client.get(&open.path("/file")).fine();
    assert!(file.as_str().unwrap().contains("\nchances: on\n"), "{file}");
    let closed = create("off");
    for seat in ["", &closed.home] {
        assert_eq!(foreseen(&closed, &server.url, seat), Err(403));
    }
    closed.play_out();
    foreseen(&closed, &server.url, "").unwrap();
    let mut wish = short();
    wish["chances"] = json!("perhaps");
    let refused = server.client().post("/api/matches", "", &wish);
    refused.refused(422);
}

#[test]
fn a_finished_match_says_how_likely_it_was() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let table = server.client().create(&short());
    table.play_out();
    let course = table.client.get(&table.path("/course")).fine();
    let points = course["points"].as_array().unwrap();
    let frames = table.view()["frames"].as_array().unwrap().len();
    assert_eq!(points.len(), frames, "every frame of a solved game");
    let score = table.now()["score"].clone();
    let last = points.last().unwrap();
    let won = |side: usize| score[side].as_u64() > score[1 - side].as_u64();
    assert!((number(&last["home"]) - f64::from(u8::from(won(0)))).abs() < 1e-9);
    assert!((number(&last["away"]) - f64::from(u8::from(won(1)))).abs() < 1e-9);
    // What the dice gave and what decisions gave away is all that changed.
    let worth = |point: &Value| (1.0 + number(&point["home"]) - number(&point["away"])) / 2.0;
    let luck = &course["luck"];
    let home = number(&luck[0]["chance"]) + number(&luck[0]["decisions"]);
    let away = number(&luck[1]["decisions"]);
    let changed = worth(last) - worth(&points[0]);
    assert!((home - away - changed).abs() < 1e-6, "{luck} for {changed}");
    for side in [0, 1] {
        assert!(number(&luck[side]["decisions"]) < 1e-9, "{luck}");
    }
    assert!(course["swings"].as_array().unwrap().len() <= 5);
}

#[test]
fn what_would_have_been() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let table = server.client().create(&short());
    let branches = table.path("/branches");
    let body = json!({ "frame": 1, "answer": "shoot" });
    let post = |body: &Value| table.client.post(&branches, "", body);
    post(&body).refused(409);
    let question = |at: usize| table.client.get(&table.path(&format!("/questions/{at}")));
    question(1).refused(409);
    table.play_out();
    let whole = answers(&table.view());
    let at = whole
        .iter()
        .position(|answer| answer == "home turn: advance");
    let at = at.unwrap();
    // What else could have been answered is told.
    let asked = question(at + 1).fine();
    assert_eq!(
        (&asked["kind"], &asked["side"]),
        (&json!("decide"), &json!("home"))
    );
    assert_eq!(asked["menu"], json!(["advance", "shoot"]));
    assert_eq!(question(at + 2).fine()["kind"], "roll");
    question(0).refused(422);
    question(whole.len() + 1).refused(422);
    let refused = post(&json!({ "frame": at + 1, "answer": "run" })).refused(422);
    assert!(refused.contains("shoot"), "{refused}");
    post(&json!({ "frame": 0 })).refused(422);
    post(&json!({ "frame": whole.len() + 1 })).refused(422);
    let created = post(&json!({ "frame": at + 1, "answer": "shoot" })).fine();
    let path = format!("/api/matches/{}", created["id"].as_str().unwrap());
    let branch = table.client.get(&path).fine();
    let changed = answers(&branch);
    assert_eq!(changed[..at], whole[..at]);
    assert_eq!(changed[at], "home turn: shoot");
    let origin = format!("{} {}", table.id, at + 1);
    assert_eq!(branch["setup"]["what_if"], origin);
    assert!(created["seats"]["home"].is_string());
    // The match itself stays as it was.
    assert_eq!(answers(&table.view()), whole);
    assert_eq!(table.view()["setup"].get("what_if"), None);
}

#[test]
fn recaps_in_every_format() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let mut wish = short();
    wish["home"] = json!("Heron <Athletic>");
    let table = server.client().create(&wish);
    let recap = |format: &str| {
        table
            .client
            .get(&table.path(&format!("/recap?format={format}")))
    };
    recap("markdown").refused(409);
    table.play_out();
    for (format, sign) in [
        ("", "# "),
        ("markdown", "# "),
        ("bbcode", "[b]"),
        ("html", "<!doctype html>"),
        ("svg", "<svg "),
    ] {
        let text = recap(format).fine();
        let text = text.as_str().unwrap();
        assert!(text.contains(sign), "{format}: {text}");
        assert!(text.contains("Heron"), "{format}: {text}");
        let tag = text.contains("<Athletic>");
        assert!(!tag || !["html", "svg"].contains(&format), "{text}");
    }
    recap("pdf").refused(400);
    let german = table.client.with("Accept-Language", "de");
    let text = german.get(&table.path("/recap")).fine();
    assert!(text.as_str().unwrap().contains("## Zahlen"), "{text}");
}

/// By AD-11.8 the G range may name another scorer than who shot.
#[test]
fn a_goal_of_anothers_shot_is_explained_beside_the_man() {
    const NOTE: &str = "credited with a goal; its shot is counted to who took it";
    let folder = Folder::new();
    let file = folder.file("odd.match");
    let path = file.to_str().unwrap();
    let play = ["play", "--game", "action-deck", "--auto"];
    let sheets = (1..=20).map(|seed| {
        let more = ["--seed", &seed.to_string(), "--save", path];
        let sheet = folder.run(&[&play[..], &more].concat()).fine();
        let saved = std::fs::read(&file).unwrap();
        std::fs::remove_file(&file).unwrap();
        (sheet, saved)
    });
    let found = sheets.into_iter().find(|(sheet, _)| sheet.contains(NOTE));
    let (sheet, saved) = found.expect("one of twenty matches has such a goal");

    let server = Server::start(&folder, &["--rate", "0"]);
    let client = server.client();
    let opened = client.post_raw("/api/imports", "text/plain", &saved).fine();
    let path = format!("/api/matches/{}", opened["id"].as_str().unwrap());
    let view = client.get(&path).fine();
    let recap = client.get(&format!("{path}/recap?format=markdown")).fine();
    let mut noted = 0;
    for player in view["now"]["players"].as_array().unwrap() {
        for player in player.as_array().unwrap() {
            let did = |what: &str| player["did"][what].as_u64().unwrap_or(0);
            let odd = did("goals") > did("on_target");
            assert_eq!(player["note"] == "credited_goal", odd, "{player}");
            noted += usize::from(odd);
        }
    }
    assert_eq!(sheet.matches(NOTE).count(), noted);
    assert_eq!(recap.as_str().unwrap().matches(NOTE).count(), noted);
}

/// Answers with the default until full time or until somebody is asked this.
fn play_until(table: &Table, question: &str) -> bool {
    loop {
        let pending = table.now()["pending"].clone();
        let Some(default) = pending["default"].as_str() else {
            return false;
        };
        if pending["name"] == question {
            return true;
        }
        table.answer(table.asked(), &[default]).fine();
    }
}

#[test]
fn a_standing_order_is_followed_and_kept() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let wish =
        json!({ "game": "inside-the-net", "home": "candleworth", "away": "mothdale", "seed": 5 });
    let table = server.client().create(&wish);
    let order = |seat: &str, mut body: Value| {
        body["version"] = json!(table.version());
        table.client.post(&table.path("/orders"), seat, &body)
    };
    order("", json!({ "question": "change", "wish": "pass" })).refused(403);
    let refused = order(&table.home, json!({ "question": "weather", "wish": "ask" })).refused(422);
    assert!(refused.contains("change"), "{refused}");
    order(&table.home, json!({ "question": "change", "wish": "do" })).refused(422);
    assert!(play_until(&table, "change"), "asked as usual");
    let changes = |table: &Table| {
        let all = answers(&table.view());
        all.iter()
            .filter(|answer| *answer == "home change: change")
            .count()
    };
    assert_eq!(changes(&table), 0);
    let wanted = json!({ "question": "change", "wish": "do", "answer": "change", "from": 0 });
    let orders = order(&table.home, wanted).fine();
    let change = orders["orders"].as_array().unwrap().iter();
    let mut change = change.filter(|order| order["question"] == "change");
    assert_eq!(change.next().unwrap()["answer"], "change");
    // It was followed at once, and once: now it is asked who goes off.
    assert_eq!(changes(&table), 1);
    assert_ne!(table.now()["pending"]["name"], "change");
    order(&table.home, json!({ "question": "change", "wish": "pass" })).fine();
    assert!(!play_until(&table, "change"), "nobody is asked any more");
    // The record of the match says so, and the file opens again with it.
    let file = table.client.get(&table.path("/file")).fine();
    let file = file.as_str().unwrap();
    assert!(file.contains("order home change: do change"), "{file}");
    assert!(file.contains("order home change: pass"), "{file}");
    let again = table
        .client
        .post_raw("/api/imports", "text/plain", file.as_bytes());
    let id = again.fine()["id"].as_str().unwrap().to_string();
    let view = table.client.get(&format!("/api/matches/{id}")).fine();
    assert_eq!(answers(&view), answers(&table.view()));
}
