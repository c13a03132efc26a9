//! Seasons over HTTP: read by anybody, changed by who may.

use serde_json::json;

use super::client::Server;
use crate::kit::Folder;

#[test]
fn a_season_is_read_forecast_and_simulated() {
    let folder = Folder::new();
    let new = ["league", "new", "mine", "--teams", "Ulm,Bern,Graz,Lyon"];
    assert_eq!(folder.run(&new).status, 0);
    let server = Server::start(&folder, &["--rate", "0"]);
    let client = server.client();
    let list = client.get("/api/seasons").fine();
    assert_eq!(list[0]["id"], "mine");
    assert_eq!(list[0]["open"], 12);
    let fixtures = client.get("/api/seasons/mine/fixtures").fine();
    assert_eq!(fixtures.as_array().unwrap().len(), 12);
    assert_eq!(fixtures[0]["key"], "1.1.1");

    let one = client.post(
        "/api/seasons/mine/simulate",
        "",
        &json!({ "match": "1.1.2" }),
    );
    let one = one.fine();
    assert_eq!(one[0]["key"], "1.1.2");
    assert!(one[0]["result"]["goals"].is_array());
    let again = client.post(
        "/api/seasons/mine/simulate",
        "",
        &json!({ "match": "1.1.2" }),
    );
    assert_eq!(again.status, 422);
    let round = client.post("/api/seasons/mine/simulate", "", &json!({}));
    assert_eq!(round.fine().as_array().unwrap().len(), 1);
    // What the command line sees is the same.
    let table = client.get("/api/seasons/mine/table").fine();
    assert_eq!(
        table,
        folder.run(&["season", "table", "mine", "--json"]).json()
    );

    let forecast = client.get("/api/seasons/mine/forecast?seasons=20&seed=3");
    let forecast = forecast.fine();
    assert_eq!(forecast["seasons"], 20);
    let told = [
        "season",
        "forecast",
        "mine",
        "--seasons",
        "20",
        "--seed",
        "3",
        "--json",
    ];
    assert_eq!(forecast, folder.run(&told).json());
    assert_eq!(
        client.get("/api/seasons/mine/forecast?seasons=0").status,
        422
    );
    assert_eq!(
        client.get("/api/seasons/mine/forecast?seasons=x").status,
        400
    );
    assert_eq!(client.get("/api/seasons/nobody/table").status, 404);
    assert_eq!(client.get("/api/seasons/mine/players").fine(), json!([]));
}

/// Whoever reaches an open server without a password changes nothing.
#[test]
fn an_open_server_needs_a_password_before_seasons_change() {
    let folder = Folder::new();
    let new = ["league", "new", "mine", "--teams", "Ulm,Bern"];
    assert_eq!(folder.run(&new).status, 0);
    let server = Server::start_open(&folder);
    let client = server.client();
    assert_eq!(client.get("/api/seasons/mine/table").status, 200);
    let refused = client.post("/api/seasons/mine/simulate", "", &json!({}));
    assert_eq!(refused.status, 403);
    assert_eq!(client.get("/api/seasons").fine()[0]["open"], 2);
}
