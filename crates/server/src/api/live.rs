//! Live updates: server-sent events that resume, of one match or of several on one line.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{
        IntoResponse as _, Response,
        sse::{KeepAlive, Sse},
    },
};
use clubhouse::Room;
use serde::Deserialize;
use tokio::{sync::mpsc, task::JoinSet};
use tokio_stream::wrappers::ReceiverStream;
use utoipa::IntoParams;
use wire::{
    live::{MessageShape, SharedMessageShape},
    room::ErrorShape,
};
use work::requester;

use super::{
    App,
    following::{ENDED, Follow, Line, Messages, SharedTeller, Told},
};
use crate::error::{Problem, Query, UrlPath};

/// Most matches that are followed on one line.
const MOST_SHARED: usize = 32;

#[derive(Deserialize, IntoParams)]
pub struct LiveQuery {
    /// Lines in the log when it was last seen; for the first connection.
    since: Option<usize>,
    /// True to be told who will win as well, in messages named `chances`, as far as the match
    /// allows it: as it stands, or as it stood at the last question that a person answered.
    #[serde(default)]
    chances: bool,
    /// What the page calls itself. What it is told in an answer to a request with this name in the
    /// header X-Touchline-Viewer does not come as a message as well.
    #[serde(default)]
    viewer: String,
    /// The language in which the match is told: `de`; as in the header Accept-Language if left out.
    language: Option<String>,
}

/// Follows a match. Messages named `update` have the version of the match as their id, and what is
/// new since the one before; the first comes at once. One named `emote` has a sign of a coach. The
/// last, named `end`, comes after full time; whoever comes again with its id gets 204.
#[utoipa::path(get, path = "/api/matches/{id}/events", tag = "play",
    params(("id" = String, Path, description = "the id of a match"), LiveQuery),
    responses(
        (status = 200, description = "messages until full time", body = MessageShape, content_type = "text/event-stream"),
        (status = 204, description = "everything was told"),
        (status = 400, description = "`since` is no number", body = ErrorShape),
        (status = 403, description = "nobody is told who will win", body = ErrorShape),
        (status = 404, description = "there is no such match", body = ErrorShape)))]
pub async fn events(
    State(app): State<App>,
    UrlPath(id): UrlPath<String>,
    Query(asked): Query<LiveQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let last = last_event_id(&headers);
    if last == Some(ENDED) {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let since = last.and_then(|last| last.parse().ok()).or(asked.since);
    app.clubhouse.glance(&id, |_: &Room| ()).await?;
    let forecast = match asked.chances {
        true => Some(app.clubhouse.follow_win_chances(&id).await?),
        false => None,
    };
    let (line, messages) = mpsc::channel(4);
    let follow = Follow {
        language: language_of(&app, asked.language.as_deref(), &headers),
        requester: requester::current(),
        last_reply: app.listeners.begin(&id, &asked.viewer),
        forecast,
        teller: SharedTeller {
            id,
            line: line.clone(),
            shared: None,
        },
        app: app.clone(),
    };
    until_closed(&app, line, follow.tell_all(since));
    Ok(sent(messages))
}

#[derive(Deserialize, IntoParams)]
pub struct SharedQuery {
    /// The matches, with commas between them: `ID`, `ID:VERSION` or `ID:VERSION:VIEWER` each, the
    /// lines in its log when it was last seen, and what the page calls itself that listens to it.
    #[serde(default)]
    matches: String,
    /// The ids of those of them of which it is to be told who will win, with commas between them;
    /// where that is told to nobody, it is not told here.
    #[serde(default)]
    chances: String,
    /// The language in which the matches are told: `de`; as in the header Accept-Language if left out.
    language: Option<String>,
}

/// Follows several matches on one line. Each message is named as it is on a line of its own, and its
/// data say of which match it is; its id says how far all of them were told. A match that there is
/// not has the message `end` only. When all have ended the line does, and whoever comes again gets 204.
#[utoipa::path(get, path = "/api/events", tag = "play", params(SharedQuery),
    responses(
        (status = 200, description = "messages until all matches are over", body = SharedMessageShape, content_type = "text/event-stream"),
        (status = 204, description = "everything was told"),
        (status = 400, description = "the matches cannot be read", body = ErrorShape),
        (status = 422, description = "no match, or too many", body = ErrorShape)))]
pub async fn shared_events(
    State(app): State<App>,
    Query(asked): Query<SharedQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let wanted = read_wanted(&asked.matches)?;
    let told = read_told(last_event_id(&headers).unwrap_or_default());
    let has_ended = |id: &str| told.get(id).is_some_and(|version| version == ENDED);
    if wanted.keys().all(|id| has_ended(id)) {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let (line, messages) = mpsc::channel(16);
    let shared: Arc<Told> = Arc::new(told.clone().into());
    let language = language_of(&app, asked.language.as_deref(), &headers);
    let foretold: Vec<&str> = asked.chances.split(',').collect();
    let requester = requester::current();
    let mut all = JoinSet::new();
    for (id, Wanted { since, viewer }) in wanted {
        if has_ended(&id) {
            continue;
        }
        let since = told.get(&id).and_then(|it| it.parse().ok()).or(since);
        let wants_chances = foretold.contains(&id.as_str());
        let (app, language) = (app.clone(), language.clone());
        let teller = SharedTeller {
            id,
            line: line.clone(),
            shared: Some(Arc::clone(&shared)),
        };
        all.spawn(requester::on_behalf_of(requester, async move {
            let id = &teller.id;
            let forecast = match wants_chances {
                true => app.clubhouse.follow_win_chances(id).await.ok(),
                false => None,
            };
            let follow = Follow {
                last_reply: app.listeners.begin(id, &viewer),
                requester,
                language,
                forecast,
                teller,
                app,
            };
            follow.tell_all(since).await;
        }));
    }
    until_closed(&app, line, async move {
        while all.join_next().await.is_some() {}
    });
    Ok(sent(messages))
}

/// A match that is to be followed with others.
#[derive(Debug, PartialEq, Eq)]
struct Wanted {
    since: Option<usize>,
    viewer: String,
}

/// The matches by their ids, each once.
fn read_wanted(text: &str) -> Result<BTreeMap<String, Wanted>, Problem> {
    let mut wanted = BTreeMap::new();
    for one in text.split(',').filter(|one| !one.is_empty()) {
        let mut parts = one.splitn(3, ':');
        let (id, since) = (parts.next().unwrap_or_default(), parts.next());
        let since = since.filter(|since| !since.is_empty());
        let since = since.map(str::parse).transpose().map_err(|_| {
            let what = format!("`{one}` cannot be read: write ID, ID:VERSION or ID:VERSION:VIEWER");
            Problem::new(StatusCode::BAD_REQUEST, what)
        })?;
        if !id.bytes().all(|letter| letter.is_ascii_alphanumeric()) {
            let what = format!("`{id}` is no id of a match: it has letters and digits only");
            return Err(Problem::new(StatusCode::BAD_REQUEST, what));
        }
        let viewer = parts.next().unwrap_or_default().to_string();
        wanted
            .entry(id.to_string())
            .or_insert(Wanted { since, viewer });
    }
    if !(1..=MOST_SHARED).contains(&wanted.len()) {
        let what = format!("name 1 to {MOST_SHARED} matches; follow others on another line");
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, what));
    }
    Ok(wanted)
}

/// How far each match was told, as the id of a message has it. What cannot be read is told anew.
fn read_told(id: &str) -> BTreeMap<String, String> {
    let pairs = id.split(',').filter_map(|pair| pair.split_once(':'));
    pairs
        .take(MOST_SHARED)
        .map(|(id, version)| (id.to_string(), version.to_string()))
        .collect()
}

fn last_event_id(headers: &HeaderMap) -> Option<&str> {
    headers.get("last-event-id")?.to_str().ok()
}

fn language_of(app: &App, named: Option<&str>, headers: &HeaderMap) -> String {
    match named {
        Some(language) => app.known_language(language),
        None => app.language(headers),
    }
}

/// Tells until there is nothing more to tell, somebody hangs up, or the server closes.
fn until_closed(app: &App, line: Line, telling: impl Future<Output = ()> + Send + 'static) {
    let mut closing = app.closing.clone();
    tokio::spawn(async move {
        tokio::select! {
            () = telling => (),
            () = line.closed() => (),
            _ = closing.wait_for(|closing| *closing) => (),
        }
    });
}

fn sent(messages: Messages) -> Response {
    let keep_alive = KeepAlive::new().interval(Duration::from_secs(15));
    let stream = Sse::new(ReceiverStream::new(messages));
    stream.keep_alive(keep_alive).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(text: &str) -> Vec<(String, Option<usize>, String)> {
        let read = read_wanted(text).unwrap();
        let each = read.into_iter();
        each.map(|(id, Wanted { since, viewer })| (id, since, viewer))
            .collect()
    }

    #[test]
    fn matches_are_named_with_what_was_seen_of_them() {
        let one = |id: &str, since, viewer: &str| (id.to_string(), since, viewer.to_string());
        assert_eq!(wanted("a"), [one("a", None, "")]);
        assert_eq!(
            wanted("b:12,a::page,c:0:x:y,"),
            [
                one("a", None, "page"),
                one("b", Some(12), ""),
                one("c", Some(0), "x:y")
            ]
        );
        assert_eq!(wanted("a:1,a:2"), [one("a", Some(1), "")], "each once");
    }

    #[test]
    fn what_is_no_list_of_matches_is_refused() {
        let refused = |text: &str| {
            let problem = read_wanted(text).unwrap_err().into_response();
            problem.status().as_u16()
        };
        assert_eq!(refused("a:x"), 400);
        assert_eq!(refused("a:-1"), 400);
        assert_eq!(refused("a\"b"), 400);
        assert_eq!(refused(""), 422);
        assert_eq!(refused(","), 422);
        let many = |count: usize| (0..count).map(|one| format!("m{one},")).collect::<String>();
        assert_eq!(refused(&many(MOST_SHARED + 1)), 422);
        assert_eq!(wanted(&many(MOST_SHARED)).len(), MOST_SHARED);
    }

    #[test]
    fn whoever_comes_back_says_how_far_all_were_told() {
        let told = read_told("a:12,b:end,c");
        assert_eq!(told.get("a").map(String::as_str), Some("12"));
        assert_eq!(told.get("b").map(String::as_str), Some(ENDED));
        assert_eq!(told.len(), 2);
        assert!(read_told("").is_empty());
    }
}
