//! Team sheets between two screens: nobody is sent what another coach wrote down before
//! both are in.

use serde_json::{Value, json};

use super::client::{Server, Table, answers};
use crate::kit::Folder;

fn two_people(server: &Server) -> Table {
    server.client().create(&json!({
        "game": "inside-the-net", "home": "candleworth", "away": "mothdale",
        "coaches": { "home": "human", "away": "human" },
    }))
}

fn seen(table: &Table, seat: &str) -> Value {
    table.client.try_get(&table.path(""), seat).unwrap().fine()
}

/// The last value of this name in the situations of a view.
fn last<'a>(view: &'a Value, name: &str) -> &'a Value {
    let mut frames = view["frames"].as_array().unwrap().iter().rev();
    frames
        .find_map(|frame| frame["situation"].get(name))
        .unwrap()
}

fn formation(view: &Value) -> &str {
    last(view, "home formation").as_str().unwrap()
}

#[test]
fn a_sheet_is_sent_to_its_coach_alone() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let table = two_people(&server);
    assert_eq!(
        formation(&seen(&table, &table.home)),
        "4-3-3",
        "as the team brings it"
    );
    let update = table.answer(&table.home, &["5-4-1"]).fine();
    assert_eq!(update["keep"], 0);
    assert_eq!(formation(&update), "5-4-1", "he sees what he wrote");
    let bench: Vec<String> = {
        let view = seen(&table, &table.home);
        let bench = last(&view, "home bench").as_array().unwrap().iter();
        bench.map(|man| man.as_str().unwrap().to_string()).collect()
    };
    assert!(!bench.is_empty());
    // Neither the other coach nor a watcher nor a stranger is told anything of it: not
    // in the match, not as news, not in the file.
    let home_seen = seen(&table, &table.home);
    for seat in [table.away.as_str(), "", "no such secret"] {
        let view = seen(&table, seat);
        assert_eq!(view["now"]["sealed"], true);
        assert_eq!(view["now"]["version"], home_seen["now"]["version"]);
        assert_eq!(formation(&view), "4-3-3");
        assert!(answers(&view).is_empty(), "{:?}", answers(&view));
        assert!(!view.to_string().contains("\"5-4-1\",\"by_default\""));
        assert!(!view["now"]["picture"].as_str().unwrap().contains("5-4-1"));
        assert_eq!(view["now"]["pending"]["name"], "sheet");
    }
    table.client.get(&table.path("/file")).refused(409);
    // In the middle of a change, the others see the first question, not this one.
    table.answer(&table.home, &["change"]).fine();
    assert_eq!(seen(&table, &table.home)["now"]["pending"]["name"], "off");
    assert_eq!(seen(&table, &table.away)["now"]["pending"]["name"], "sheet");
    let first = seen(&table, &table.home)["now"]["pending"]["menu"][0].clone();
    let first = first.as_str().unwrap().to_string();
    table.answer(&table.home, &[&first]).fine();
    let on = seen(&table, &table.home)["now"]["pending"]["menu"][0].clone();
    table
        .answer(&table.home, &[on.as_str().unwrap(), "go on"])
        .fine();
    // Away is asked, and sees that home is in, no more.
    let away = seen(&table, &table.away);
    assert_eq!(away["now"]["waits_for"], "away");
    assert_eq!(
        answers(&away),
        ["home sheet: go on"],
        "the default stands for it"
    );
    assert_eq!(formation(&away), "4-3-3");
    table.undo(&table.away).refused(403);
    // With away's sheet both are open to everybody, from the first frame on.
    let since = table.version();
    let update = table.answer(&table.away, &["go on"]).fine();
    assert_eq!(
        update["keep"], 0,
        "what was sealed is told from the beginning"
    );
    assert_eq!(update["now"]["sealed"], false);
    assert!(table.version() > since);
    for seat in [table.home.as_str(), table.away.as_str(), ""] {
        let view = seen(&table, seat);
        assert_eq!(answers(&view)[0], "home sheet: 5-4-1");
        assert_eq!(formation(&view), "5-4-1");
    }
}

/// At one screen whoever is asked sees his own.
#[test]
fn at_one_screen_the_one_who_is_asked_sees_his_sheet() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let table = server.client().create(&json!({
        "game": "inside-the-net", "home": "candleworth", "away": "mothdale",
        "coaches": { "home": "human", "away": "human" }, "one_screen": true,
    }));
    table.answer(&table.home, &["5-4-1"]).fine();
    assert_eq!(formation(&seen(&table, &table.home)), "5-4-1");
    let update = table.answer(&table.home, &["go on"]).fine();
    assert_eq!(formation(&update), "4-3-3", "away looks now");
    assert_eq!(update["now"]["waits_for"], "away");
}

/// What is stored holds everything: a match left under seal goes on as it was.
#[test]
fn a_sealed_match_outlives_the_server() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let mut table = two_people(&server);
    table.answer(&table.home, &["5-4-1", "go on"]).fine();
    server.kill();
    let server = Server::start(&folder, &["--rate", "0"]);
    table.client = server.client();
    assert_eq!(formation(&seen(&table, &table.home)), "5-4-1");
    assert_eq!(formation(&seen(&table, &table.away)), "4-3-3");
    table.answer(&table.away, &["go on"]).fine();
    assert_eq!(formation(&table.view()), "5-4-1");
}

/// Whoever gets the seat of a coach who left is not told what that coach wrote down under
/// seal: nobody, least of all his opponent, gets at it by taking the seat over.
#[test]
fn a_sealed_sheet_is_not_handed_over_with_the_seat() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0", "--away-seconds", "1"]);
    let mut table = two_people(&server);
    table.answer(&table.home, &["5-4-1", "go on"]).fine();
    assert_eq!(table.now()["waits_for"], "away");
    let away = table.away.clone();
    let taken = until(|| {
        let wish = json!({ "version": table.version(), "side": "home", "by": "invited" });
        let reply = table.client.post(&table.path("/seats"), &away, &wish);
        (reply.status == 200).then(|| reply.fine())
    });
    table.home = taken["secret"].as_str().unwrap().to_string();
    let view = seen(&table, &table.home);
    assert_eq!(formation(&view), "4-3-3", "as the team brings it");
    assert!(!view.to_string().contains("\"5-4-1\",\"by_default\""));
    assert_eq!(view["now"]["waits_for"], "home", "he writes his own");
    table.answer(&table.home, &["3-4-3", "go on"]).fine();
    table.answer(&table.away, &["go on"]).fine();
    assert_eq!(formation(&table.view()), "3-4-3");
    // The log says what happened, and opens.
    let file = table.client.get(&table.path("/file"));
    assert_eq!(file.status, 409, "the dice to come are in it");
    server.kill();
    let server = Server::start(&folder, &["--rate", "0"]);
    table.client = server.client();
    assert_eq!(formation(&table.view()), "3-4-3");
}

/// Waits until something is so.
fn until<T>(mut look: impl FnMut() -> Option<T>) -> T {
    for _ in 0..200 {
        if let Some(found) = look() {
            return found;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    panic!("it does not come about");
}
