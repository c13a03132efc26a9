//! Create, answer, take back, save, open, play again.

use serde_json::{Value, json};

use super::client::{Server, answers};
use crate::kit::Folder;

#[test]
fn a_whole_match_over_http() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let client = server.client();
    let wish = json!({ "game": "goal-dice", "home": "ashgate", "away": "My Own XI", "seed": 5 });
    let table = client.create(&wish);
    let view = table.view();
    let names = &view["setup"]["names"];
    assert_ne!(names[0], "ashgate", "a team is called by its name");
    assert_eq!(names[1], "My Own XI");
    assert_eq!(view["setup"]["coaches"], json!(["human", "sensible"]));
    assert_eq!(view["board"]["squares"].as_array().unwrap().len(), 12);
    assert_eq!(view["board"]["squares"][11]["marks"], json!(["box"]));
    table.play_out();
    let now = table.now();
    assert_eq!(now["pending"], json!(null));
    assert_eq!(now["waits_for"], json!(null));
    assert_eq!(
        now["box_score"]["goals"], now["score"],
        "no kicks from the mark, so the goals are the score"
    );
    // The file is the same match.
    let file = client.get(&table.path("/file")).fine();
    let saved = folder.write("m.touchline", file.as_str().unwrap());
    let replayed = folder.run(&["replay", saved.to_str().unwrap(), "--verify"]);
    let replayed = replayed.fine();
    assert!(replayed.contains("every hash and every answer fits"));
    // Each decision has its odds, and none was worth more than the best.
    let review = client.get(&table.path("/review")).fine();
    let decisions = review["decisions"].as_array().unwrap();
    let own = answers(&table.view())
        .iter()
        .filter(|answer| answer.starts_with("home "))
        .count();
    assert_eq!(decisions.len(), own);
    assert!(decisions.iter().all(|d| d["cost"].as_f64().unwrap() >= 0.0));
}

/// The frames end where the match is, and an update has exactly those that are new.
#[test]
fn an_update_has_what_is_new() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let wish = json!({ "game": "goal-dice", "seed": 3, "options": ["first_kick_off=home"] });
    let table = server.client().create(&wish);
    let before = table.view();
    let update = table.answer(&table.home, &["advance"]).fine();
    let after = table.view();
    let keep = usize::try_from(update["keep"].as_u64().unwrap()).unwrap();
    assert_eq!(keep, before["frames"].as_array().unwrap().len());
    let mut together = before["frames"].as_array().unwrap().clone();
    together.truncate(keep);
    let new = update["frames"].as_array().unwrap();
    assert_eq!(new[0]["answer"]["text"], "advance");
    assert_eq!(
        new.len() as u64,
        after["now"]["version"].as_u64().unwrap() - before["now"]["version"].as_u64().unwrap()
    );
    together.extend(new.iter().cloned());
    assert_eq!(together, *after["frames"].as_array().unwrap());
    // Taken back, only the frames before the answer stand.
    let undone = table.undo(&table.home).fine();
    assert_eq!(undone["keep"], json!(keep));
    assert_eq!(undone["frames"], json!([]));
    assert_eq!(table.view()["frames"], before["frames"]);
    // The same question gets the same dice again, on other lines.
    let again = table.answer(&table.home, &["advance"]).fine();
    let without_lines = |update: &Value| {
        let mut frames = update["frames"].clone();
        for frame in frames.as_array_mut().unwrap() {
            frame.as_object_mut().unwrap().remove("line");
        }
        frames
    };
    assert_eq!(without_lines(&again), without_lines(&update));
    let first_line = |update: &Value| update["frames"][0]["line"].as_u64().unwrap();
    assert!(first_line(&again) > first_line(&update));
}

#[test]
fn own_dice_are_typed_in_together() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let wish = json!({
        "game": "goal-dice", "dice": "mine", "options": ["first_kick_off=home"],
    });
    let table = server.client().create(&wish);
    table.answer(&table.home, &["advance"]).fine();
    assert_eq!(table.now()["pending"]["kind"], "roll");
    assert_eq!(table.now()["waits_for"], "anybody");
    let refused = table.answer(&table.home, &["3", "7"]).refused(422);
    assert!(refused.contains('7'), "{refused}");
    let view = table.view();
    assert_eq!(
        answers(&view),
        ["home turn: advance"],
        "nothing of it is kept"
    );
    let update = table.answer(&table.home, &["3", "3", "5", "1"]).fine();
    let told = &update["frames"][3]["story"][0];
    assert_eq!(told["event"], "advance home pair KO to S05");
    assert_eq!(told["clause"], "GD-4.1");
}

/// The chances of an advance roll and of a shot with one die less two, by hand: of
/// the 1296 throws 288 are nothing and 720 a pair (6 values, 6 places, 5 × 4 others);
/// of the 60 throws of a shot only 5 - 2 = 3, 6 - 2 = 4 beat a goalie: 2, and 2 or 3.
#[test]
fn the_outlook_of_each_choice() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let wish = json!({ "game": "goal-dice", "options": ["first_kick_off=home"] });
    let now = server.client().create(&wish).now();
    let chance = |choice: usize, event: &str| {
        let outcomes = now["outlook"][choice]["outcomes"].as_array().unwrap();
        let found = outcomes.iter().find(|outcome| outcome["event"] == event);
        found.unwrap_or_else(|| panic!("{now}"))["chance"]
            .as_f64()
            .unwrap()
    };
    let same = |got: f64, wanted: f64| assert!((got - wanted).abs() < 1e-12, "{got} {wanted}");
    same(chance(0, "no advance home"), 288.0 / 1296.0);
    same(chance(0, "advance home pair KO to S05"), 720.0 / 1296.0);
    same(chance(1, "goal home 1-0"), 3.0 / 60.0);
}

/// Which figure and where to are two answers; both menus are known beforehand, and so
/// is what can come of them.
#[test]
fn what_follows_a_choice_and_what_can_come_of_it() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let options = ["first_kickoff=home", "kickoff_action=open"];
    let wish = json!({ "game": "counter-attack", "options": options });
    let table = server.client().create(&wish);
    table
        .answer(&table.home, &["formation 1", "taker 10H"])
        .fine();
    let now = table.now();
    let follow = &now["follow_ups"][0];
    assert_eq!(
        (&follow["choice"], &follow["name"]),
        (&json!("std"), &json!("to"))
    );
    let to = follow["menu"][0].as_str().unwrap();
    let plans = format!("/chances?answers=std,{to};std,Z99");
    table.client.get(&table.path(&plans)).refused(422);
    let plans = format!("/chances?answers=std,{to}");
    let told = table.client.get(&table.path(&plans)).fine();
    assert_eq!(told["chances"][0]["answers"], json!(["std", to]));
    assert_eq!(
        table.now()["version"],
        now["version"],
        "nothing was answered"
    );
}

/// Computer against computer with real dice: somebody has to type them.
#[test]
fn a_referee_types_the_dice_of_others() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let wish = json!({
        "game": "goal-dice", "dice": "mine",
        "coaches": { "home": "sensible", "away": "always-box" },
    });
    let table = server.client().create(&wish);
    assert!(table.home.is_empty() && table.away.is_empty());
    table.answer(&table.referee, &["9", "2"]).fine();
    assert_eq!(table.now()["pending"]["die"], "attack");
}

#[test]
fn two_computers_play_at_once() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let wish = json!({
        "game": "goal-dice", "seed": 1,
        "coaches": { "home": "sensible", "away": "sensible" },
    });
    let table = server.client().create(&wish);
    assert!(table.now()["over"].as_bool().unwrap());
    // The same dice and coaches in the terminal: the same answers.
    let file = server.client().get(&table.path("/file")).fine();
    let saved = folder.file("auto.touchline");
    let args = [
        "play",
        "--auto",
        "--seed",
        "1",
        "--save",
        saved.to_str().unwrap(),
    ];
    folder.run(&args).fine();
    let auto = std::fs::read_to_string(saved).unwrap();
    assert_eq!(without_links(file.as_str().unwrap()), without_links(&auto));
}

/// The answers of a file: the links of the chain depend on the header too.
fn without_links(file: &str) -> Vec<&str> {
    let (_, answers) = file.split_once("play:\n").unwrap();
    let lines = answers.lines().map(|line| line.split_once(' ').unwrap().1);
    lines.collect()
}

#[test]
fn a_saved_match_is_opened_and_gone_on_with() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let client = server.client();
    let table = client.create(&json!({ "game": "goal-dice", "seed": 8 }));
    let first = table.now()["pending"]["menu"][0]
        .as_str()
        .unwrap()
        .to_string();
    table.answer(&table.home, &[&first]).fine();
    let file = client.get(&table.path("/file")).fine();
    let file = file.as_str().unwrap();
    let opened = client.post_raw("/api/imports", "text/plain", file.as_bytes());
    let opened = opened.fine();
    let id = opened["id"].as_str().unwrap();
    assert_ne!(id, table.id);
    let view = client.get(&format!("/api/matches/{id}")).fine();
    assert_eq!(view["frames"], table.view()["frames"]);
    assert!(opened["seats"]["home"].is_string());
    // One that was tampered with is not.
    let tampered = file.replacen("home turn: ", "away turn: ", 1);
    let refused = client.post_raw("/api/imports", "text/plain", tampered.as_bytes());
    let refused = refused.refused(422);
    assert!(refused.contains("line "), "{refused}");
}

#[test]
fn a_rematch_keeps_the_seats() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let client = server.client();
    let people = json!({ "home": "human", "away": "human" });
    let mut table = client.create(&json!({ "game": "goal-dice", "coaches": people }));
    let path = table.path("/rematch");
    let early = client.post(&path, &table.home, &json!({})).refused(409);
    assert!(early.contains("not over"));
    table.play_out();
    client.post(&path, "nobody", &json!({})).refused(403);
    let first = client.post(&path, &table.home, &json!({}));
    assert_eq!(first.status, 201);
    let second = client.post(&path, &table.away, &json!({}));
    assert_eq!(second.status, 200);
    assert_eq!(first.body["id"], second.body["id"]);
    assert_eq!(table.now()["rematch"], first.body["id"]);
    let setup = table.view()["setup"].clone();
    table.id = first.body["id"].as_str().unwrap().to_string();
    assert_eq!(table.view()["setup"], setup);
    table.answer(table.asked(), &["advance"]).fine();
}

/// Everything is found again after a restart, and in a list of ids.
#[test]
fn matches_outlive_the_server() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let table = server
        .client()
        .create(&json!({ "game": "goal-dice", "seed": 2 }));
    let first = table.now()["pending"]["menu"][0]
        .as_str()
        .unwrap()
        .to_string();
    table.answer(&table.home, &[&first]).fine();
    let before = table.view();
    server.kill();
    let server = Server::start(&folder, &[]);
    let path = format!("/api/matches?ids=nothing,{},", table.id);
    let list = server.client().get(&path).fine();
    let list = list["matches"].as_array().unwrap();
    assert_eq!(list.len(), 1);
    assert_eq!(list[0]["names"], before["setup"]["names"]);
    assert_eq!(list[0]["waits_for"], "home");
    let again = server.client().get(&table.path("")).fine();
    assert_eq!(again, before);
}

/// Two servers on one file: whoever is late is told so, and sees the other's
/// answers.
#[test]
fn two_servers_share_a_file() {
    let folder = Folder::new();
    let one = Server::start(&folder, &[]);
    let other = Server::start(&folder, &[]);
    let wish = json!({ "game": "goal-dice", "seed": 4, "options": ["first_kick_off=home"] });
    let here = one.client().create(&wish);
    let mut there = here.clone();
    there.client = other.client();
    let version = there.version();
    here.answer(&here.home, &["advance"]).fine();
    let late = json!({ "version": version, "answers": ["shoot"] });
    there
        .client
        .post(&there.path("/answers"), &there.home, &late)
        .refused(409);
    assert_eq!(there.view(), here.view());
    there.undo(&there.home).fine();
    assert_eq!(there.view(), here.view());
}
