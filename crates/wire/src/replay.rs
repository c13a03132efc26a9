//! `touchline replay --json`.

use arena::{Match, StoryLine};
use serde::Serialize;
use utoipa::ToSchema;

use crate::numbers::{Numbers, PlayerShape, numbers, players};

/// A match, event by event.
#[derive(Debug, Serialize)]
pub struct Replay {
    game: &'static str,
    home: String,
    away: String,
    over: bool,
    score: [u16; 2],
    shootout: Option<[u16; 2]>,
    events: Vec<EventShape>,
    box_score: Numbers,
    players: [Vec<PlayerShape>; 2],
}

/// An event, told.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventShape {
    at: String,
    event: String,
    common: Vec<String>,
    commentary: Option<String>,
    why: Option<String>,
    clause: Option<&'static str>,
}

impl Replay {
    /// The shape of a match.
    #[must_use]
    pub fn new(played: &dyn Match) -> Replay {
        let setup = played.setup();
        let score = played.score();
        Replay {
            game: setup.game.id(),
            home: setup.names.home.clone(),
            away: setup.names.away.clone(),
            over: played.pending().is_none(),
            score: [score.home, score.away],
            shootout: played.shootout().map(|kicks| [kicks.home, kicks.away]),
            events: played.story().into_iter().map(EventShape::new).collect(),
            box_score: numbers(&played.box_score()),
            players: players(played),
        }
    }
}

impl EventShape {
    pub(crate) fn new(line: StoryLine) -> EventShape {
        EventShape {
            at: line.at,
            event: line.event,
            common: line.common.iter().map(ToString::to_string).collect(),
            commentary: line.words,
            clause: line.why.as_ref().map(|why| why.clause),
            why: line.why.map(|why| why.text),
        }
    }
}
