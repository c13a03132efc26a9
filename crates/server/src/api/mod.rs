//! The programming interface: one file for each group of requests.

mod after;
mod catalogue;
mod dice;
mod following;
mod friends;
mod lab;
mod language;
mod lessons;
mod listeners;
mod live;
mod matches;
mod new_seasons;
mod office;
mod play;
mod seasons;
mod shapes;
mod teams;

use std::sync::Arc;

use ::seasons::Office;
use axum::{Json, Router, extract::State, http::HeaderMap, routing::get};
use clubhouse::{Clubhouse, GivenEmote};
use tokio::sync::watch;
use utoipa::{
    Modify, OpenApi, ToSchema,
    openapi::{
        ContentBuilder, OpenApi as Document, Ref, ResponseBuilder,
        path::Operation,
        security::{ApiKey, ApiKeyValue, SecurityRequirement, SecurityScheme},
    },
};
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::{ForeseenShape, PlayerShape, live::EndShape, room::ErrorShape};
use workshop::Workshop;

pub use listeners::Listeners;

use crate::error::Problem;

/// The header that proves a seat.
pub const SEAT: &str = "x-touchline-seat";

/// What every request can reach.
#[derive(Clone)]
pub struct App {
    pub clubhouse: Arc<Clubhouse>,
    pub workshop: Arc<Workshop>,
    pub seasons: Office,
    /// The hash of what proves that somebody elsewhere may change seasons, if anything does.
    pub office: Option<Arc<str>>,
    pub listeners: Arc<Listeners>,
    /// Where other machines can reach the server.
    pub addresses: Arc<Vec<String>>,
    /// Becomes true when the server closes.
    pub closing: watch::Receiver<bool>,
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Touchline",
        description = "Tabletop football: create a match, sit down, answer, take back, watch. \
                       A seat is proved by the header X-Touchline-Seat; reading needs none. \
                       Whatever changes something has the header X-Touchline: 1, or comes \
                       from the server's own page (Origin)."
    ),
    // What is told in live messages stands in no answer, and what is in a pair of lists only inside.
    components(schemas(ForeseenShape, PlayerShape, GivenEmote, EndShape)),
    modifiers(&Everywhere)
)]
struct Description;

/// What every request has in common.
struct Everywhere;

impl Modify for Everywhere {
    fn modify(&self, document: &mut Document) {
        let components = document.components.get_or_insert_default();
        components.add_security_scheme(
            "seat",
            SecurityScheme::ApiKey(ApiKey::Header(ApiKeyValue::new("X-Touchline-Seat"))),
        );
        let purpose = ApiKeyValue::with_description(
            "X-Touchline",
            "`1`: sent on purpose, which a page from elsewhere cannot say",
        );
        components.add_security_scheme("purpose", SecurityScheme::ApiKey(ApiKey::Header(purpose)));
    }
}

/// Adds the answers that any request can get.
fn describe_common_answers(document: &mut Document) {
    let common = [
        ("401", "the server has a password, and this is not it"),
        (
            "400",
            "the request cannot be read, or has not exactly one Host",
        ),
        (
            "403",
            "the server answers to the names of its own machine only, and to changes only if \
             they have the header X-Touchline",
        ),
        ("408", "the body did not come in time"),
        ("413", "the body is too large"),
        ("429", "too many requests; wait a moment"),
        ("500", "the program or its machine failed"),
        (
            "503",
            "not now: too much at once, or the database cannot keep it; the same may be sent again",
        ),
    ];
    for item in document.paths.paths.values_mut() {
        if let Some(operation) = &mut item.post {
            ask_purpose(operation);
        }
        let operations = [&mut item.get, &mut item.post];
        for operation in operations.into_iter().flatten() {
            for (status, why) in common {
                let content = ContentBuilder::new()
                    .schema(Some(Ref::from_schema_name(ErrorShape::name())))
                    .build();
                let response = ResponseBuilder::new()
                    .description(why)
                    .content("application/json", content)
                    .build();
                let answers = &mut operation.responses.responses;
                answers.entry(status.to_string()).or_insert(response.into());
            }
        }
    }
}

/// Whatever changes something is sent on purpose, whatever else it has to prove.
fn ask_purpose(operation: &mut Operation) {
    const NONE: [&str; 0] = [];
    let others = operation.security.take();
    let both = |other: SecurityRequirement| other.add("purpose", NONE);
    operation.security = Some(match others {
        Some(others) => others.into_iter().map(both).collect(),
        None => vec![SecurityRequirement::new("purpose", NONE)],
    });
}

/// All requests, and their description.
fn described() -> (Router<App>, Document) {
    let (router, mut document) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(catalogue::server))
        .routes(routes!(catalogue::games))
        .routes(routes!(catalogue::teams))
        .routes(routes!(teams::team))
        .routes(routes!(teams::find))
        .routes(routes!(lessons::list))
        .routes(routes!(lessons::read, lessons::begin))
        .routes(routes!(lessons::why_not))
        .routes(routes!(lessons::play_on))
        .routes(routes!(matches::create, matches::list))
        .routes(routes!(matches::import))
        .routes(routes!(matches::read))
        .routes(routes!(matches::file))
        .routes(routes!(matches::rematch))
        .routes(routes!(play::answer))
        .routes(routes!(play::undo))
        .routes(routes!(play::pause))
        .routes(routes!(dice::contribute))
        .routes(routes!(dice::proof))
        .routes(routes!(friends::present))
        .routes(routes!(friends::take_over))
        .routes(routes!(friends::give_emote))
        .routes(routes!(play::odds))
        .routes(routes!(play::chances))
        .routes(routes!(play::review))
        .routes(routes!(live::events))
        .routes(routes!(live::shared_events))
        .routes(routes!(after::course))
        .routes(routes!(after::asked))
        .routes(routes!(after::branch))
        .routes(routes!(after::recap))
        .routes(routes!(after::orders, after::order))
        .routes(routes!(seasons::list, new_seasons::begin))
        .routes(routes!(new_seasons::competitions))
        .routes(routes!(new_seasons::preview))
        .routes(routes!(new_seasons::follow))
        .routes(routes!(seasons::read))
        .routes(routes!(seasons::file))
        .routes(routes!(seasons::recap))
        .routes(routes!(seasons::simulate))
        .routes(routes!(seasons::play))
        .routes(routes!(seasons::take))
        .routes(routes!(seasons::entered, seasons::correct))
        .routes(routes!(seasons::open))
        .routes(routes!(seasons::undo))
        .routes(routes!(seasons::forecast))
        .routes(routes!(lab::ask))
        .routes(routes!(lab::papers))
        .routes(routes!(lab::files))
        .routes(routes!(lab::look))
        .routes(routes!(lab::give_up))
        .routes(routes!(lab::example))
        .routes(routes!(lab::text))
        .routes(routes!(lab::send))
        .routes(routes!(lab::made))
        .routes(routes!(lab::file))
        .routes(routes!(lab::keep))
        .routes(routes!(lab::stop))
        .split_for_parts();
    describe_common_answers(&mut document);
    (router, document)
}

/// All requests, with what describes them among them.
pub fn router(app: App) -> Router {
    let (router, document) = described();
    let document = Arc::new(document);
    let described =
        get(move |State(_): State<App>| async move { Json(Document::clone(&document)) });
    router
        .route("/api/openapi.json", described)
        .route("/api/{*rest}", axum::routing::any(nothing_here))
        .with_state(app)
}

async fn nothing_here() -> Problem {
    let what = "there is nothing here; see /api/openapi.json";
    Problem::new(axum::http::StatusCode::NOT_FOUND, what)
}

/// The secret that came along; empty, and so nobody's, if there was none.
fn secret(headers: &HeaderMap) -> &str {
    let value = headers.get(SEAT).and_then(|value| value.to_str().ok());
    value.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page's types are made from the description, as it is kept beside them.
    #[test]
    fn the_page_has_the_description_of_this_interface() {
        let kept = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../web/src/api/openapi.json"
        );
        let document = described().1.to_pretty_json().unwrap() + "\n";
        if std::env::var_os("TOUCHLINE_RENEW").is_some() {
            std::fs::write(kept, &document).unwrap();
        }
        let there = std::fs::read_to_string(kept).unwrap_or_default();
        assert!(
            there == document,
            "web/src/api/openapi.json is not what the interface says of itself: run `make api`"
        );
    }
}
