//! What anybody can look at in a season over HTTP: the matches behind its results, and its recap.

use serde_json::{Value, json};

use super::client::Server;
use crate::kit::Folder;

fn wish(id: &str, competition: &str, teams: &[&str]) -> Value {
    json!({ "id": id, "competition": competition, "game": "goal-dice", "teams": teams })
}

#[test]
fn a_result_leads_to_its_match() {
    let folder = Folder::new();
    let server = Server::start_at("0.0.0.0:0", &folder);
    let client = server.client();
    client
        .post(
            "/api/seasons",
            "",
            &wish("mine", "league", &["A", "B", "C"]),
        )
        .fine();
    let simulate = json!({ "key": "1.1.1" });
    let view = client
        .post("/api/seasons/mine/simulations", "", &simulate)
        .fine();
    let fixture = &view["fixtures"][0];
    assert_eq!(
        (&fixture["how"], &fixture["can_be_seen"]),
        (&json!("simulated"), &json!(true))
    );
    // Anybody may look; everybody who does sees the same match.
    let anybody = client.with("Host", "play.example.org");
    let results = "/api/seasons/mine/results/1.1.1";
    let open = || {
        anybody
            .post(&format!("{results}/match"), "", &json!({}))
            .fine()["id"]
            .clone()
    };
    let id = open();
    assert_eq!(open(), id);
    let seen = client
        .get(&format!("/api/matches/{}", id.as_str().unwrap()))
        .fine();
    assert_eq!(seen["now"]["score"], fixture["result"]["goals"]);
    assert_eq!(
        seen["setup"]["names"],
        json!([fixture["home"], fixture["away"]])
    );
    assert_eq!(
        (&seen["now"]["over"], &seen["you"]),
        (&json!(true), &Value::Null)
    );

    // A result that is typed in its place has nothing to look at; taken back, the match is there again.
    let typed = json!({ "typed": { "result": "9-0" } });
    let view = client.post(results, "", &typed).fine();
    assert_eq!(view["fixtures"][0]["can_be_seen"], false);
    let told = anybody
        .post(&format!("{results}/match"), "", &json!({}))
        .refused(422);
    assert!(told.contains("was typed in"), "{told}");
    client
        .post(
            "/api/seasons/mine/undo",
            "",
            &json!({ "entry": view["last"]["entry"] }),
        )
        .fine();
    assert_eq!(open(), id);
    anybody
        .post("/api/seasons/mine/results/1.2.1/match", "", &json!({}))
        .refused(422);
    anybody
        .post("/api/seasons/mine/results/nine/match", "", &json!({}))
        .refused(422);
    anybody
        .post("/api/seasons/yours/results/1.1.1/match", "", &json!({}))
        .refused(404);
}

#[test]
fn a_season_is_recapped_in_the_language_of_the_reader() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let client = server.client();
    client
        .post(
            "/api/seasons",
            "",
            &wish("mine", "cup", &["A", "B", "C", "D"]),
        )
        .fine();
    let all = json!({ "all": true });
    let over = client
        .post("/api/seasons/mine/simulations", "", &all)
        .fine();
    let champion = over["season"]["champion"].as_str().unwrap();
    let recap = client.get("/api/seasons/mine/recap").fine();
    assert_eq!(
        recap["parts"][1]["text"],
        format!("{champion} won it; 3 matches.")
    );
    assert_eq!(
        recap["parts"][2],
        json!({ "kind": "heading", "level": 2, "text": "semi-finals" })
    );
    let markdown = folder.run(&["season", "recap", "mine"]).fine();
    assert_eq!(recap["markdown"], json!(markdown));
    let bbcode = folder
        .run(&["season", "recap", "mine", "--format", "bbcode"])
        .fine();
    assert_eq!(recap["bbcode"], json!(bbcode));
    let german = client.with("Accept-Language", "de");
    let recap = german.get("/api/seasons/mine/recap").fine();
    assert_eq!(
        recap["parts"][1]["text"],
        format!("{champion} hat gewonnen; 3 Spiele.")
    );
    assert!(
        recap["html"]
            .as_str()
            .unwrap()
            .contains("<html lang=\"de\">")
    );
    let view = german.get("/api/seasons/mine").fine();
    assert_eq!(view["stages"][0]["rounds"], json!(["Halbfinale", "Finale"]));
    let record = view["listings"]["records"]["rows"][0][0].as_str().unwrap();
    assert!(record.starts_with("höchster "), "{record}");

    let round = client.get("/api/seasons/mine/recap?round=2").fine();
    assert_eq!(round["parts"][0]["text"], "Cup, final");
    assert_eq!(round["parts"][1]["items"].as_array().unwrap().len(), 1);
    for path in [
        "round=9",
        "round=0",
        "round=1&stage=0",
        "round=18446744073709551615",
    ] {
        client
            .get(&format!("/api/seasons/mine/recap?{path}"))
            .refused(422);
    }
    client.get("/api/seasons/yours/recap").refused(404);
}
