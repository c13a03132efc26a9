//! Seasons over HTTP: everybody looks, the office changes.

use serde_json::{Value, json};

use super::client::{Server, Table};
use crate::kit::Folder;

/// A league of four clubs.
fn league(folder: &Folder) {
    let teams = "redmoor,port-sable,ashgate,larkhill";
    let new = [
        "league",
        "new",
        "mine",
        "--game",
        "goal-dice",
        "--teams",
        teams,
    ];
    folder.run(&new).fine();
}

#[test]
fn a_season_is_read_simulated_and_played() {
    let folder = Folder::new();
    league(&folder);
    let server = Server::start(&folder, &["--rate", "0"]);
    let client = server.client();
    let list = client.get("/api/seasons").fine();
    assert_eq!(list["seasons"][0]["id"], "mine");
    assert_eq!(
        list["office"], true,
        "who sits at the machine may change it"
    );

    let view = client.get("/api/seasons/mine").fine();
    assert_eq!(view["fixtures"].as_array().unwrap().len(), 12);
    assert_eq!(
        view["tables"]["tables"][0]["rows"]
            .as_array()
            .unwrap()
            .len(),
        4
    );
    let simulations = "/api/seasons/mine/simulations";
    let view = client
        .post(simulations, "", &json!({ "key": "1.1.1" }))
        .fine();
    assert_eq!(view["season"]["played"], 1);

    // The other match of the round is played in a room, and its result taken over.
    let key = view["fixtures"][1]["key"].as_str().unwrap();
    let created = client
        .post("/api/seasons/mine/matches", "", &json!({ "key": key }))
        .fine();
    let word = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let table = Table {
        client: client.clone(),
        id: word(&created["id"]),
        home: word(&created["seats"]["home"]),
        away: String::new(),
        referee: String::new(),
    };
    assert_eq!(
        table.view()["setup"]["names"][0],
        view["fixtures"][1]["home"]
    );
    let take = json!({ "key": key, "played": table.id });
    let results = "/api/seasons/mine/results";
    let early = client.post(results, "", &take).refused(409);
    assert_eq!(early, "the match is not over");
    table.play_out();
    let wrong = json!({ "key": "1.2.1", "played": table.id });
    client.post(results, "", &wrong).refused(422);
    let view = client.post(results, "", &take).fine();
    assert_eq!(view["season"]["played"], 2);
    assert_eq!(view["fixtures"][1]["result"]["goals"], table.now()["score"]);
    client.post(results, "", &take).refused(422);

    // Taken back, it is to be played again; once.
    assert_eq!(view["last"]["key"], *key);
    let (back, undo) = (
        json!({ "entry": view["last"]["entry"] }),
        "/api/seasons/mine/undo",
    );
    let view = client.post(undo, "", &back).fine();
    assert_eq!(view["season"]["played"], 1);
    assert_eq!(view["fixtures"][1]["result"], json!(null));
    client.post(undo, "", &back).refused(422);
    client.post(results, "", &take).fine();

    // What is left, and then nothing is.
    let view = client.post(simulations, "", &json!({ "all": true })).fine();
    assert_eq!(
        (&view["season"]["played"], &view["season"]["open"]),
        (&json!(12), &json!(0))
    );
    assert_eq!(
        view["season"]["champion"],
        view["tables"]["tables"][0]["rows"][0]["team"]
    );
    client.post(simulations, "", &json!({})).refused(409);
    client
        .post(simulations, "", &json!({ "key": "no" }))
        .refused(422);
    client
        .post(simulations, "", &json!({ "key": "1.1.1", "all": true }))
        .refused(422);
    client.get("/api/seasons/yours").refused(404);

    // The file is the season.
    let file = folder.run(&["season", "export", "mine"]).fine();
    let same = client.get("/api/seasons/mine/file");
    assert_eq!(same.body.as_str().unwrap(), file);
}

#[test]
fn a_season_is_begun() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let client = server.client();
    let known = client.get("/api/competitions").fine();
    let known = known["competitions"].as_array().unwrap().clone();
    let league = known.iter().find(|one| one["id"] == "league").unwrap();
    assert_eq!(league["teams"], Value::Null);
    let world = known.iter().find(|one| one["id"] == "world-2022").unwrap();
    assert_eq!(world["teams"], 32);

    let begin = |wish: &Value| client.post("/api/seasons", "", wish);
    let teams = ["redmoor", "port-sable", "ashgate"];
    let wish =
        json!({ "id": " ours ", "competition": "league", "game": "goal-dice", "teams": teams });
    let begun = begin(&wish);
    assert_eq!(begun.status, 201);
    // Each of three plays the two others at home.
    assert_eq!(begun.fine()["fixtures"].as_array().unwrap().len(), 6);
    folder.run(&["season", "export", "ours"]).fine();
    begin(&wish).refused(422);

    // Nothing that does not fit is kept.
    for (name, value) in [
        ("id", json!("")),
        ("id", json!("a/b")),
        ("id", json!("x".repeat(61))),
        ("competition", json!("rankings")),
        ("competition", json!("{}")),
        ("competition", json!("world-2022")),
        ("game", json!("chess")),
        ("teams", json!(["redmoor"])),
        ("teams", json!(vec!["redmoor"; 65])),
    ] {
        let mut wrong = wish.clone();
        wrong["id"] = json!("other");
        wrong[name] = value;
        begin(&wrong).refused(422);
    }
    let list = client.get("/api/seasons").fine();
    assert_eq!(list["seasons"].as_array().unwrap().len(), 1);
}

#[test]
fn others_only_look() {
    let folder = Folder::new();
    league(&folder);
    let server = Server::start_at("0.0.0.0:0", &folder);
    // Somebody who knows it by another name than this machine does.
    let client = server.client().with("Host", "play.example.org");
    assert_eq!(client.get("/api/seasons").fine()["office"], false);
    assert_eq!(client.get("/api/seasons/mine").fine()["office"], false);
    let simulations = "/api/seasons/mine/simulations";
    client.post(simulations, "", &json!({})).refused(403);
    let wish = json!({ "id": "mine too", "competition": "league" });
    client.post("/api/seasons", "", &wish).refused(403);
    let guess = client.with("X-Touchline-Office", "guess");
    guess.post(simulations, "", &json!({})).refused(403);
    let typed = json!({ "typed": { "result": "9-0" } });
    let first = "/api/seasons/mine/results/1.1.1";
    client.post(first, "", &typed).refused(403);
    let office = client.with("X-Touchline-Office", server.office.as_deref().unwrap());
    office.post(simulations, "", &json!({})).fine();
    assert_eq!(
        client.get("/api/seasons/mine").fine()["season"]["played"],
        2
    );
}

#[test]
fn a_result_is_corrected_by_what_is_typed() {
    let folder = Folder::new();
    let teams = "candleworth,mothdale,falconrigg,wrengarth";
    let new = ["league", "new", "mine", "--game", "inside-the-net"];
    folder.run(&[&new[..], &["--teams", teams]].concat()).fine();
    let server = Server::start(&folder, &["--rate", "0"]);
    let client = server.client();
    let first = "/api/seasons/mine/results/1.1.1";
    let early = client.get(first).refused(422);
    assert_eq!(early, "match 1.1.1 has no result yet");
    let simulate = json!({ "key": "1.1.1" });
    let before = client
        .post("/api/seasons/mine/simulations", "", &simulate)
        .fine();
    let home = before["fixtures"][0]["home"].as_str().unwrap();

    // What stands there is offered as it would be typed.
    let typed = client.get(first).fine();
    let [scored, allowed] = [0, 1].map(|at| &before["fixtures"][0]["result"]["goals"][at]);
    assert_eq!(typed["result"], format!("{scored}-{allowed}"));
    let squad = folder
        .run(&["season", "squad", "mine", home, "--csv"])
        .fine();
    let man = squad.lines().nth(5).unwrap().split(',').next().unwrap();
    let man = format!("home={man}");

    // Nobody knows him; nothing is changed.
    let correct = |typed: &Value| client.post(first, "", &json!({ "typed": typed }));
    let stranger = correct(&json!({ "result": "9-0", "goals": ["home=Nobody At All"] }));
    let told = stranger.refused(422);
    assert!(
        told.contains(&format!("nobody of {home} is called `Nobody At All`")),
        "{told}"
    );
    correct(&json!({ "result": "nine" })).refused(422);
    assert_eq!(client.get(first).fine(), typed);

    // Nine goals, two of them his: three points and nine goals in the table.
    let nine = json!({
        "result": "9-0", "goals": [man, man], "assists": [], "yellows": [man, man], "reds": [],
        "injured": [format!("{man}=3")],
    });
    let after = correct(&nine).fine();
    assert_eq!(after["fixtures"][0]["result"]["goals"], json!([9, 0]));
    let top = &after["tables"]["tables"][0]["rows"][0];
    assert_eq!(
        (&top["team"], &top["points"], &top["goals_for"]),
        (&json!(home), &json!(3), &json!(9))
    );
    assert_eq!(client.get(first).fine(), nine);
    // Taken back, it is as it was.
    let back = json!({ "entry": after["last"]["entry"] });
    client.post("/api/seasons/mine/undo", "", &back).fine();
    assert_eq!(client.get(first).fine(), typed);
}
