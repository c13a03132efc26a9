//! Seasons over HTTP from their wish to what follows them: previews, every format, promotion, real lists.

use serde_json::{Value, json};

use super::client::{Client, Server};
use crate::kit::Folder;

const TEAMS: [&str; 8] = ["A", "B", "C", "D", "E", "F", "G", "H"];

fn wish(id: &str, competition: &Value, teams: &[&str]) -> Value {
    json!({ "id": id, "competition": competition, "game": "goal-dice", "teams": teams })
}

fn file(stages: &Value) -> Value {
    json!({ "touchline": "competition 1", "id": "own", "name": "Ours", "stages": stages })
}

fn preview(client: &Client, wish: &Value) -> Value {
    client.post("/api/competitions/preview", "", wish).fine()
}

/// The parts that are wrong, and what is wrong with them.
fn faults(preview: &Value) -> Vec<(String, String)> {
    assert_eq!(preview["season"], Value::Null);
    let fault = |fault: &Value| {
        let word = |name: &str| fault[name].as_str().unwrap().to_string();
        (word("part"), format!("{} ({})", word("what"), word("cure")))
    };
    let faults = preview["faults"].as_array().unwrap();
    faults.iter().map(fault).collect()
}

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    let folder = Folder::new();
    let server = Server::start_at("0.0.0.0:0", &folder);
    let client = server.client();
    let stages = json!([
        { "kind": "league", "legs": 99, "rank": "nobody's" },
        { "kind": "knockout", "final_legs": 3 }
    ]);
    let mut wrong = wish("", &file(&stages), &TEAMS[..4]);
    wrong["options"] = json!(["half_seconds=-1", "no_such=1"]);
    let found = faults(&preview(&client, &wrong));
    for (part, what) in [
        ("name", "a season has no name"),
        ("format", "stage 1: 99 legs (choose 1 to 8)"),
        ("format", "there is no ranking \"nobody's\" (there is "),
        ("format", "a final of 3 legs (choose 1 or 2)"),
        ("options", "`half_seconds` cannot be `-1` (it can be "),
        ("options", "there is no option `no_such` (the options are "),
    ] {
        let is = |(of, text): &&(String, String)| of == part && text.contains(what);
        assert!(
            found.iter().any(|one| is(&one)),
            "{part}: {what}: {found:#?}"
        );
    }
    assert_eq!(found.len(), 6, "{found:#?}");

    // Every team that there is not, with those it may have been.
    let mut strangers = wish(
        "x",
        &json!("league"),
        &["candleworht", "mothdale", "nobody"],
    );
    strangers["game"] = json!("inside-the-net");
    let found = faults(&preview(&client, &strangers));
    assert_eq!(found.len(), 2, "{found:#?}");
    assert!(
        found[0].1.contains("the nearest are `candleworth`"),
        "{found:#?}"
    );
    assert!(found.iter().all(|(part, _)| part == "clubs"));

    // Too few for what is played, a text that is no file, no game, a list with a fault.
    for (change, part, what) in [
        (
            json!({ "competition": "world-2022" }),
            "clubs",
            "it needs 32",
        ),
        (json!({ "competition": "{\n\"id\": 1" }), "format", "EOF"),
        (
            json!({ "competition": "rankings" }),
            "format",
            "there is cup, ",
        ),
        (json!({ "competition": 7 }), "format", "there is cup, "),
        (json!({ "game": "chess" }), "game", "no game `chess`"),
        (
            json!({ "teams": ["A", "A"] }),
            "clubs",
            "list each team once",
        ),
        (
            json!({ "list": { "text": "HomeTeam,AwayTeam\n" } }),
            "list",
            "no match in it",
        ),
        (
            json!({ "list": { "text": "Home,Away\nA,B\n", "results": true, "until": "soon" } }),
            "list",
            "soon",
        ),
        (
            json!({ "above": "nothing" }),
            "format",
            "there is no season `nothing`",
        ),
    ] {
        let mut wrong = wish("x", &json!("league"), &TEAMS[..4]);
        for (name, value) in change.as_object().unwrap() {
            wrong[name] = value.clone();
        }
        let found = faults(&preview(&client, &wrong));
        assert_eq!(found.len(), 1, "{change}: {found:#?}");
        assert_eq!(found[0].0, part, "{change}: {found:#?}");
        assert!(found[0].1.contains(what), "{change}: {found:#?}");
        client.post("/api/seasons", "", &wrong).refused(422);
    }
    assert_eq!(client.get("/api/seasons").fine()["seasons"], json!([]));
    let stranger = client.with("Host", "play.example.org");
    stranger
        .post(
            "/api/competitions/preview",
            "",
            &wish("x", &json!("league"), &[]),
        )
        .refused(403);
}

#[test]
fn a_preview_keeps_nothing_and_a_name_that_is_taken_is_told() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let client = server.client();
    let groups = json!([
        { "kind": "groups", "groups": 2, "legs": 1, "advance": 2 },
        { "kind": "knockout" }
    ]);
    let wish = wish("ours", &file(&groups), &TEAMS);
    let seen = preview(&client, &wish);
    assert_eq!(seen["faults"], json!([]));
    let season = &seen["season"];
    assert_eq!(season["season"]["teams"], 8);
    // Two groups of four: six matches each.
    assert_eq!(season["fixtures"].as_array().unwrap().len(), 12);
    let stage = |at: usize, name: &str| season["stages"][at][name].clone();
    assert_eq!(
        (stage(0, "name"), stage(0, "begun")),
        (json!("Groups"), json!(true))
    );
    assert_eq!(
        (stage(1, "cup"), stage(1, "begun")),
        (json!(true), json!(false))
    );
    assert_eq!(client.get("/api/seasons").fine()["seasons"], json!([]));
    let begun = client.post("/api/seasons", "", &wish).fine();
    assert_eq!(begun["fixtures"], season["fixtures"], "as it was shown");
    let again = faults(&preview(&client, &wish));
    assert_eq!(again[0].0, "name");
    assert!(again[0].1.contains("choose another name"), "{again:?}");
}

/// One season of every format, from its wish to its champions.
#[test]
fn every_format_is_begun_and_played_to_its_end() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let client = server.client();
    let cup = |rules: Value| {
        let mut stage = json!({ "kind": "knockout" });
        for (name, value) in rules.as_object().unwrap() {
            stage[name] = value.clone();
        }
        file(&json!([stage]))
    };
    let league = |legs: u32| file(&json!([{ "kind": "league", "legs": legs }]));
    // What is played, by how many, and how many matches that is.
    let formats = [
        ("single", league(1), 4, 6),
        ("double", league(2), 4, 12),
        (
            "groups",
            file(
                &json!([{ "kind": "groups", "groups": 2, "legs": 1, "advance": 2, "drawn": true }, { "kind": "knockout", "third_place": true }]),
            ),
            8,
            12 + 4,
        ),
        ("cup", cup(json!({})), 8, 7),
        (
            "drawn",
            cup(json!({ "draw": true, "home": "drawn_first" })),
            8,
            7,
        ),
        (
            "anew",
            cup(json!({ "reseed": true, "home": "neutral" })),
            8,
            7,
        ),
        (
            "legs",
            cup(json!({ "legs": 2, "away_goals": "regulation" })),
            4,
            5,
        ),
        ("both", cup(json!({ "legs": 2, "final_legs": 2 })), 4, 6),
        ("lots", cup(json!({ "extra": [], "lots": true })), 4, 3),
        (
            "golden",
            cup(json!({ "extra": [{ "periods": 2, "minutes": 15, "mode": "golden" }] })),
            4,
            3,
        ),
        (
            "phase",
            file(&json!([{ "kind": "phase", "matches": 4, "advance": 4 }, { "kind": "knockout" }])),
            8,
            16 + 3,
        ),
        ("known", json!("goal-dice-world-cup"), 8, 12 + 3),
    ];
    for (id, competition, teams, matches) in &formats {
        let wish = wish(id, competition, &TEAMS[..*teams]);
        assert_eq!(preview(&client, &wish)["faults"], json!([]), "{id}");
        client.post("/api/seasons", "", &wish).fine();
        let simulations = format!("/api/seasons/{id}/simulations");
        let over = client
            .post(&simulations, "", &json!({ "all": true }))
            .fine();
        assert_eq!(over["season"]["played"], *matches, "{id}");
        assert_eq!(over["season"]["open"], 0, "{id}");
        assert!(over["season"]["champion"].is_string(), "{id}");
    }
    // How many matches these are is up to the dice.
    for (id, rules) in [
        ("replay", json!({ "replay": true })),
        ("best", json!({ "best_of": 3, "extra": [] })),
    ] {
        client
            .post("/api/seasons", "", &wish(id, &cup(rules), &TEAMS[..4]))
            .fine();
        let simulations = format!("/api/seasons/{id}/simulations");
        let over = client
            .post(&simulations, "", &json!({ "all": true }))
            .fine();
        assert!(over["season"]["champion"].is_string(), "{id}");
        let least = if id == "best" { 5 } else { 3 };
        assert!(over["season"]["played"].as_u64().unwrap() >= least, "{id}");
    }
}

#[test]
fn clubs_go_up_and_down() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let client = server.client();
    let zones = |name: &str, places: [u32; 2]| {
        file(
            &json!([{ "kind": "league", "legs": 1, "zones": [{ "name": name, "places": places }] }]),
        )
    };
    let upper = wish("first", &zones("relegated", [4, 4]), &TEAMS[..4]);
    client.post("/api/seasons", "", &upper).fine();
    let mut lower = wish("second", &zones("promoted", [1, 1]), &TEAMS[4..]);
    lower["above"] = json!("first");
    let begun = client.post("/api/seasons", "", &lower).fine();
    assert_eq!(begun["season"]["above"], "first");
    let both = |names: [&str; 2]| json!({ "divisions": [{ "season": "first", "next": names[0] }, { "season": "second", "next": names[1] }] });
    let early = client
        .post("/api/next-seasons", "", &both(["x", "y"]))
        .refused(422);
    assert!(early.contains("first is not over yet"), "{early}");
    let over = |id: &str| {
        let simulations = format!("/api/seasons/{id}/simulations");
        let view = client
            .post(&simulations, "", &json!({ "all": true }))
            .fine();
        let row = |at: usize| view["tables"]["tables"][0]["rows"][at]["team"].clone();
        (row(0), row(3))
    };
    let ((_, down), (up, _)) = (over("first"), over("second"));
    client
        .post("/api/next-seasons", "", &both(["first 2", " "]))
        .refused(422);
    let next = client
        .post("/api/next-seasons", "", &both(["first 2", "second 2"]))
        .fine();
    assert_eq!(next["seasons"][0]["id"], "first 2");
    assert_eq!(next["seasons"][0]["follows"], "first");
    assert_eq!(next["seasons"][1]["above"], "first 2");
    let teams = |id: &str| {
        let view = client.get(&format!("/api/seasons/{id}")).fine();
        let rows = view["tables"]["tables"][0]["rows"]
            .as_array()
            .unwrap()
            .clone();
        rows.iter()
            .map(|row| row["team"].clone())
            .collect::<Vec<_>>()
    };
    assert!(teams("first%202").contains(&up) && !teams("first%202").contains(&down));
    assert!(teams("second%202").contains(&down) && !teams("second%202").contains(&up));
}

#[test]
fn a_real_list_begins_with_its_results() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let client = server.client();
    let list =
        "Date,HomeTeam,AwayTeam,FTHG,FTAG\n2015-08-08,Ulm,Bern,2,0\n2015-08-15,Bern,Ulm,0,3\n";
    let mut wish = json!({ "id": "real", "competition": "league", "game": "goal-dice", "list": { "text": list, "results": true, "until": "2015-08-10" } });
    let view = client.post("/api/seasons", "", &wish).fine();
    let first = &view["fixtures"][0];
    assert_eq!(
        (&first["home"], &first["day"], &first["result"]["goals"]),
        (&json!("Ulm"), &json!("2015-08-08"), &json!([2, 0]))
    );
    assert_eq!(
        (&first["how"], &first["can_be_seen"]),
        (&json!("entered"), &json!(false))
    );
    assert_eq!(view["season"]["open"], 1);
    // Clubs that the game does not know by that name are told of, one by one.
    wish["id"] = json!("unreal");
    wish["game"] = json!("inside-the-net");
    let found = faults(&preview(&client, &wish));
    assert_eq!(found.len(), 2, "{found:#?}");
    assert!(found[0].1.contains("'Ulm=TEAM'"), "{found:#?}");
    wish["list"]["clubs"] = json!({ "Ulm": "candleworth", "Bern": "mothdale" });
    assert_eq!(preview(&client, &wish)["faults"], json!([]));
}
