//! Live updates of several matches on one line.

use serde_json::{Value, json};

use super::{
    client::{Reply, Server, Table},
    friends::between_screens,
    live::{Listening, Message},
};
use crate::kit::Folder;

/// A match that may be long: however the dice fall, one answer does not end it.
fn goal_dice(server: &Server) -> Table {
    begin(server, &json!(["first_kick_off=home"]))
}

fn short_goal_dice(server: &Server) -> Table {
    begin(server, &json!(["half_seconds=24", "first_kick_off=home"]))
}

fn begin(server: &Server, options: &Value) -> Table {
    let wish = json!({ "game": "goal-dice", "options": options });
    server.client().create(&wish)
}

/// Follows what stands behind `matches=`, come back with the id of a message or not.
fn follow(server: &Server, matches: &str, last: Option<&str>) -> Listening {
    let address = format!("{}/api/events?matches={matches}", server.url);
    let mut request = server.client().agent().get(address);
    if let Some(last) = last {
        request = request.header("Last-Event-ID", last);
    }
    Listening::follow(request)
}

fn ask(server: &Server, query: &str) -> Reply {
    server.client().get(&format!("/api/events{query}"))
}

fn version(message: &Message) -> u64 {
    message.data["news"]["now"]["version"].as_u64().unwrap()
}

#[test]
fn several_matches_are_told_on_one_line_and_none_is_missed() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let [one, two] = [(); 2].map(|()| goal_dice(&server));
    let line = follow(&server, &format!("{},{}", one.id, two.id), None);
    let mut first: Vec<Message> = vec![line.next(), line.next()];
    first.sort_by_key(|message| message.data["match"] != json!(one.id));
    for (message, table) in first.iter().zip([&one, &two]) {
        assert_eq!(
            (message.name.as_str(), &message.data["match"]),
            ("update", &json!(table.id))
        );
        assert_eq!(message.data["news"]["frames"], table.view()["frames"]);
    }
    two.answer(&two.home, &["advance"]).fine();
    let told = line.next();
    assert_eq!(told.data["match"], json!(two.id));
    assert_eq!(version(&told), two.version());
    drop(line);
    // Gone for a while: the id of the last message says how far each of them was told.
    let mut parts = [
        format!("{}:{}", one.id, one.version()),
        format!("{}:{}", two.id, two.version()),
    ];
    parts.sort();
    assert_eq!(told.id, parts.join(","));
    one.answer(&one.home, &["advance"]).fine();
    let line = follow(&server, &format!("{},{}", one.id, two.id), Some(&told.id));
    for _ in 0..2 {
        let message = line.next();
        let update = &message.data["news"];
        let is_new = message.data["match"] == json!(one.id);
        assert_eq!(!update["frames"].as_array().unwrap().is_empty(), is_new);
        assert!(update["keep"].as_u64().unwrap() >= 1, "not all over again");
    }
    // The same by the address, as a page has it that comes with another match.
    let since = format!("{}:{},{}:0", one.id, one.version(), two.id);
    let line = follow(&server, &since, None);
    for _ in 0..2 {
        let message = line.next();
        let all = message.data["match"] == json!(two.id);
        assert_eq!(message.data["news"]["keep"] == 1, all, "{message:?}");
    }
}

#[test]
fn each_match_ends_for_itself_and_the_line_with_the_last() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let [one, two] = [(); 2].map(|()| short_goal_dice(&server));
    let both = format!("{},{},nosuchmatch", one.id, two.id);
    let line = follow(&server, &both, None);
    let gone = line.next_named("end");
    assert_eq!(
        gone.data,
        json!({ "match": "nosuchmatch", "news": { "why": "gone" } })
    );
    one.play_out();
    let end = line.next_named("end");
    assert_eq!(
        end.data,
        json!({ "match": one.id, "news": { "why": "over" } })
    );
    // Whoever comes back is not told again of what has ended.
    let back = follow(&server, &both, Some(&end.id));
    assert_eq!(back.next().data["match"], json!(two.id));
    two.play_out();
    assert_eq!(line.next_named("end").data["match"], json!(two.id));
    assert!(line.ends());
    let last = back.next_named("end").id;
    assert!(back.ends());
    let address = format!("{}/api/events?matches={both}", server.url);
    let again = server.client().agent().get(address);
    let again = again.header("Last-Event-ID", last).call().unwrap();
    assert_eq!(again.status(), 204);
}

/// The page that acts is told in the answer; another one with the same match hears of it.
#[test]
fn who_acts_is_told_once_on_a_shared_line_too() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let table = goal_dice(&server);
    let mut page = table.clone();
    page.client = page.client.with("X-Touchline-Viewer", "own");
    let own = follow(&server, &format!("{}:0:own", table.id), None);
    let other = follow(&server, &table.id, None);
    let first = version(&own.next());
    other.next();
    let told = page.answer(&page.home, &["advance"]).fine();
    assert_eq!(json!(version(&other.next())), told["now"]["version"]);
    assert!(own.is_silent());
    table.undo(&table.home).fine();
    assert!(version(&own.next()) > first);
}

/// A line is shared by all tabs of a browser: it proves no seat, whatever comes along with the request.
#[test]
fn nothing_that_is_sealed_goes_over_a_line() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let table = server.client().create(&json!({
        "game": "inside-the-net", "home": "candleworth", "away": "mothdale",
        "coaches": { "home": "human", "away": "human" },
    }));
    let lines: Vec<Listening> = [table.home.as_str(), table.away.as_str(), ""]
        .into_iter()
        .flat_map(|seat| {
            let paths = [
                format!(
                    "/api/events?matches={}:0:own&chances={}",
                    table.id, table.id
                ),
                table.path("/events?viewer=own&chances=true"),
            ];
            paths.map(|path| {
                let request = server.client().agent().get(format!("{}{path}", server.url));
                Listening::follow(request.header("X-Touchline-Seat", seat))
            })
        })
        .collect();
    table.answer(&table.home, &["5-4-1", "go on"]).fine();
    let written = |update: &Value| {
        let text = update.to_string();
        // As it was chosen, as it stands on the pitch, and as it is drawn.
        [
            r#""text":"5-4-1""#,
            r#""home formation":"5-4-1""#,
            "Miners 5-4-1",
        ]
        .iter()
        .any(|it| text.contains(it))
    };
    let seen = server.client().try_get(&table.path(""), &table.home);
    assert!(written(&seen.unwrap().fine()), "its coach sees it");
    let update = |line: &Listening| {
        let data = line.next_named("update").data;
        match data.get("news") {
            Some(news) => news.clone(),
            None => data,
        }
    };
    for line in &lines {
        let mut version = 0;
        while version < table.version() {
            let update = update(line);
            assert_eq!(update["now"]["sealed"], true);
            assert!(!written(&update), "{update}");
            version = update["now"]["version"].as_u64().unwrap();
        }
    }
    // Once both are in, it is for everybody.
    table.answer(&table.away, &["go on"]).fine();
    for line in &lines {
        while !written(&update(line)) {}
    }
}

/// Nobody follows more matches on a line than a browser needs, and what cannot be read is refused.
#[test]
fn a_line_has_its_bounds() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let many = |count: usize| (0..count).map(|one| format!("m{one},")).collect::<String>();
    let refused = ask(&server, &format!("?matches={}", many(33))).refused(422);
    assert!(refused.contains("1 to 32"), "{refused}");
    ask(&server, "").refused(422);
    ask(&server, "?matches=").refused(422);
    for bad in ["a:x", "a%22b", "a:-1", "a%20b"] {
        ask(&server, &format!("?matches={bad}")).refused(400);
    }
    // So many that there are not end at once, and the line with them.
    let line = follow(&server, &many(32), None);
    for _ in 0..32 {
        assert_eq!(line.next().data["news"]["why"], "gone");
    }
    assert!(line.ends());
}

/// Where who will win is told to nobody, a shared line does not tell it either.
#[test]
fn who_will_win_is_told_where_it_may_be() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--rate", "0"]);
    let silent = between_screens(&server, &json!({ "chances": "off" }));
    let open = between_screens(&server, &json!({ "chances": "on" }));
    let both = format!("{},{}", silent.id, open.id);
    let line = follow(&server, &format!("{both}&chances={both}"), None);
    let chances = line.next_named("chances");
    assert_eq!(chances.data["match"], json!(open.id));
    assert!(chances.data["news"]["chances"].is_object());
    silent.answer(&silent.home, &["advance"]).fine();
    assert_eq!(line.next_named("update").data["match"], json!(silent.id));
    assert!(line.is_silent());
}
