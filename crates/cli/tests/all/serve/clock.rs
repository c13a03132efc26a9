//! A live clock on the page.

use std::{thread, time::Duration};

use serde_json::json;

use super::client::{Server, answers};
use crate::kit::Folder;

/// It stands until somebody starts, runs, can be stopped; who does not answer in
/// time gets the default.
#[test]
fn a_live_clock() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let table = server.client().create(&json!({
        "game": "goal-dice", "coaches": { "home": "human", "away": "human" },
        "options": ["time_model=live", "decision_seconds=5", "first_kick_off=home"],
    }));
    let clock = table.now()["clock"].clone();
    assert_eq!(
        clock,
        json!({ "left": 300, "decision": 5, "running": false, "pause_asked_by": null })
    );
    let pause = |on: bool| {
        let wish = json!({ "version": table.version(), "on": on });
        table.client.post(&table.path("/pause"), &table.away, &wish)
    };
    let home_pauses = || {
        let wish = json!({ "version": table.version(), "on": true });
        table.client.post(&table.path("/pause"), &table.home, &wish)
    };
    pause(false).fine();
    assert_eq!(table.now()["clock"]["running"], true);
    // One asks, the other says no; one asks, the other agrees.
    home_pauses().fine();
    assert_eq!(table.now()["clock"]["pause_asked_by"], "home");
    assert_eq!(table.now()["clock"]["running"], true);
    pause(false).fine();
    let clock = table.now()["clock"].clone();
    assert_eq!(
        (&clock["pause_asked_by"], &clock["running"]),
        (&json!(null), &json!(true))
    );
    home_pauses().fine();
    pause(true).fine();
    assert_eq!(table.now()["clock"]["running"], false);
    let left = table.now()["clock"]["left"].clone();
    thread::sleep(Duration::from_millis(5500));
    assert_eq!(table.now()["clock"]["left"], left, "a pause costs nothing");
    assert_eq!(table.view()["frames"].as_array().unwrap().len(), 1);
    pause(false).fine();
    // Five seconds to decide, and nobody does.
    for _ in 0..400 {
        // His answer, and what the clock said of it.
        if table.version() > 1 {
            break;
        }
        thread::sleep(Duration::from_millis(50));
    }
    let view = table.view();
    assert_eq!(answers(&view)[0], "home turn: advance");
    assert_eq!(view["frames"][1]["answer"]["by_default"], true);
    // On a busy machine it may be more.
    let seconds: u32 = answers(&view)[1]
        .strip_prefix("clock: ")
        .and_then(|seconds| seconds.parse().ok())
        .unwrap();
    assert!(seconds >= 5, "{seconds}");
    pause(true).fine();
}

#[test]
fn no_clock_to_stop() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let table = server.client().create(&json!({ "game": "goal-dice" }));
    assert_eq!(table.now()["clock"], json!(null));
    let wish = json!({ "version": table.version(), "on": true });
    let path = table.path("/pause");
    let refused = table.client.post(&path, &table.home, &wish).refused(409);
    assert!(refused.contains("no clock"), "{refused}");
}
