//! Teams, odds and statistics over HTTP.

use std::{thread, time::Duration};

use serde_json::{Value, json};

use super::client::{Client, Server};
use crate::kit::Folder;

/// Begins work and waits for its end.
fn done(client: &Client, path: &str, asked: &Value) -> (String, Value) {
    let begun = client.post(path, "", asked);
    assert_eq!(begun.status, 202, "{begun:?}");
    let job = format!("{path}/{}", begun.body["job"].as_str().unwrap());
    for _ in 0..1200 {
        let work = client.get(&job).fine();
        match work["state"].as_str().unwrap() {
            "waiting" | "working" => thread::sleep(Duration::from_millis(100)),
            "done" => return (job, work),
            other => panic!("{other}: {work}"),
        }
    }
    panic!("{job} does not end");
}

#[test]
fn teams_are_shown_and_found() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let client = server.client();
    let path = "/api/games/counter-attack/teams/redmoor";
    let team = client.get(path).fine();
    // data/counter-attack/teams/invented.txt, shirt 2.
    assert_eq!(team["cards"]["players"][1]["name"], "Damian Fothergill");
    assert_eq!(team["cards"]["players"][1]["values"]["tac"], 5);
    client
        .get("/api/games/counter-attack/teams/nobody")
        .refused(404);
    client.get("/api/games/chess/teams/redmoor").refused(404);
    let url = format!("{}{path}", server.url);
    let first = client.agent().get(&url).call().unwrap();
    let tag = first.headers()["etag"].to_str().unwrap().to_string();
    let again = client
        .agent()
        .get(&url)
        .header("If-None-Match", &tag)
        .call()
        .unwrap();
    assert_eq!(again.status().as_u16(), 304);

    let found = client.get("/api/search?q=fothergill%20redmoor").fine();
    assert_eq!(found["hits"][0]["player"], "Damian Fothergill");
    assert_eq!(found["hits"][0]["game"], "counter-attack");
    client.get("/api/search").refused(400);
    client
        .get(&format!("/api/search?q={}", "a".repeat(300)))
        .refused(422);
}

#[test]
fn the_lab_says_what_the_command_says() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let client = server.client();
    let asked = json!({ "game": "goal-dice", "home": "redmoor", "away": "ashgate",
        "coaches": { "home": "sensible", "away": "sensible" } });
    let (_, work) = done(&client, "/api/odds", &asked);
    let same = folder.run(&[
        "odds",
        "--game",
        "goal-dice",
        "--home",
        "redmoor",
        "--away",
        "ashgate",
        "--coach",
        "home=sensible,away=sensible",
        "--json",
    ]);
    let same = same.json();
    for field in ["method", "home_win", "draw", "away_win", "score"] {
        assert_eq!(work["answers"][0][field], same[field], "{field}");
    }
    // What must be simulated: the same matches as the command's.
    let asked = json!({ "game": "inside-the-net", "home": "candleworth", "away": "mothdale", "matches": 500 });
    let (_, work) = done(&client, "/api/odds", &asked);
    let same = folder.run(&[
        "sim",
        "--game",
        "inside-the-net",
        "--home",
        "candleworth",
        "--away",
        "mothdale",
        "--matches",
        "500",
        "--seed",
        "1",
        "--json",
    ]);
    assert_eq!(work["answers"][0]["score"], same.json()["score"]);
    assert_eq!(work["answers"][0]["matches"], 500);
}

#[test]
fn an_edited_line_is_checked_and_downloaded_but_not_kept() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let client = server.client();
    let mut asked = json!({ "game": "action-deck", "home": "candleworth", "away": "mothdale" });
    let papers = client.post("/api/odds/papers", "", &asked).fine();
    let teams = &papers["papers"][0];
    assert_eq!(teams["file"], "action-deck/teams/league.txt");
    let lines = teams["sections"][0]["lines"].as_array().unwrap();
    let control = lines
        .iter()
        .find(|line| line["text"] == "control, 59")
        .unwrap();
    let edit = |now: &str| json!([{ "file": teams["file"], "line": control["line"], "was": "control, 59", "now": now }]);
    asked["edits"] = edit("control, 590");
    let reply = client.post("/api/odds", "", &asked);
    assert_eq!(
        reply.body["faults"][0]["line"], control["line"],
        "{reply:?}"
    );
    reply.refused(422);
    asked["edits"] = edit("control, 80");
    let files = client.post("/api/odds/files", "", &asked).fine();
    let text = files["files"][0]["text"].as_str().unwrap();
    assert!(text.contains("control, 80\n") && text.starts_with("touchline team-chart 1\n"));
    asked["edits"][0]["file"] = json!("../touchline.db");
    client.post("/api/odds", "", &asked).refused(422);
    let team = client
        .get("/api/games/action-deck/teams/candleworth")
        .fine();
    assert_eq!(team["cards"]["team"]["ratings"][0]["value"], "59");
}

#[test]
fn statistics_become_teams_and_only_the_office_keeps_them() {
    let folder = Folder::new();
    let season = folder.file("season");
    let out = season.to_string_lossy().into_owned();
    folder
        .run(&[
            "forge",
            "new-league",
            "--seed",
            "7",
            "--clubs",
            "4",
            "--out",
            &out,
        ])
        .fine();
    let text = |name: &str| std::fs::read_to_string(season.join(name)).unwrap();
    let sent = json!({ "clubs": text("clubs.csv"), "players": text("players.csv"), "name": "tiny", "games": ["offense-charts"] });
    let server = Server::start_at("0.0.0.0:0", &folder);
    let client = server.client().with("Host", "play.example.org");
    let (job, work) = done(&client, "/api/statistics", &sent);
    assert_eq!(work["made"]["teams"].as_array().unwrap().len(), 4);
    assert_eq!(work["made"]["reports"][0]["game"], "offense-charts");
    assert_eq!(work["may_keep"], false);
    let file = client.get(&format!("{job}/files/0"));
    assert!(
        file.body
            .as_str()
            .unwrap()
            .starts_with("touchline ratings 1")
    );
    client.get(&format!("{job}/files/1")).refused(404);
    let keep = format!("{job}/keep");
    client.post(&keep, "", &json!({})).refused(403);
    let office = client.with("X-Touchline-Office", server.office.as_deref().unwrap());
    office.post(&keep, "", &json!({})).fine();
    let id = work["made"]["teams"][0]["id"].as_str().unwrap();
    client
        .get(&format!("/api/games/offense-charts/teams/{id}"))
        .fine();
    // And everything that is wrong, with its line.
    let broken = json!({ "clubs": format!("{},1\n", text("clubs.csv").trim_end()), "players": "" });
    let reply = client.post("/api/statistics", "", &broken);
    assert_eq!(
        reply.body["faults"].as_array().unwrap().len(),
        2,
        "{reply:?}"
    );
    reply.refused(422);
}

/// Everybody of four meets everybody twice, but for one match; as a spreadsheet of western Europe saves it.
fn short_season(folder: &Folder) -> [String; 2] {
    let clubs = ["1. FC Köln", "Málaga", "Saint-Étienne", "Ulm"];
    let pairs = clubs.iter().flat_map(|home| {
        let others = clubs.iter().filter(move |away| *away != home);
        others.map(move |away| format!("{home};{away};2;1\n"))
    });
    let rows: Vec<String> = pairs.take(11).collect();
    let results = folder.write(
        "results.csv",
        format!("Home;Away;HG;AG\n{}", rows.concat()).into_bytes(),
    );
    let (results, out) = (results.to_str().unwrap(), folder.file("short"));
    let out = out.to_str().unwrap();
    let ran = folder.run(&["forge", "import", results, "--out", out]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    ["clubs.csv", "players.csv"]
        .map(|name| std::fs::read_to_string(folder.file("short").join(name)).unwrap())
}

#[test]
fn statistics_in_any_letters_are_read_and_doubts_are_told_with_their_cure() {
    let folder = Folder::new();
    let [clubs, players] = short_season(&folder);
    let server = Server::start(&folder, &["--rate", "0"]);
    let client = server.client();
    let western = |letter: char| match letter {
        '…' => 0x85,
        letter => u8::try_from(u32::from(letter)).unwrap(),
    };
    let latin: Vec<u8> = clubs.chars().map(western).collect();
    let wide: Vec<u8> = clubs.encode_utf16().flat_map(u16::to_be_bytes).collect();
    for bytes in [latin, [vec![0xfe, 0xff], wide].concat()] {
        let read = client.post_raw("/api/texts", "application/octet-stream", &bytes);
        assert_eq!(read.fine(), Value::String(clubs.clone()));
    }
    let sent = json!({ "clubs": clubs, "players": players, "games": ["offense-charts"] });
    let (job, work) = done(&client, "/api/statistics", &sent);
    let warned = json!([{
        "file": "clubs.csv",
        "line": null,
        "what": "the clubs do not have equally many matches: most have 6, but Saint-Étienne 5, Ulm 5",
        "cure": "add the matches that are missing; if the season is not over, all is well",
    }]);
    assert_eq!(work["made"]["warnings"], warned);
    // What was estimated is said in the files, as the command does.
    let file = client.get(&format!("{job}/files/0")).fine();
    assert!(file.as_str().unwrap().contains("estimated: "), "{file}");
}

#[test]
fn work_is_given_up() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let client = server.client();
    let asked = json!({ "game": "counter-attack", "home": "redmoor", "away": "candleworth", "matches": 100_000 });
    let begun = client.post("/api/odds", "", &asked).fine();
    let job = format!("/api/odds/{}", begun["job"].as_str().unwrap());
    assert_eq!(
        client.post(&format!("{job}/cancel"), "", &json!({})).status,
        204
    );
    for _ in 0..600 {
        if client.get(&job).fine()["state"] == "cancelled" {
            return;
        }
        thread::sleep(Duration::from_millis(100));
    }
    panic!("it goes on");
}
