//! `touchline replay --json`.

use arena::Match;
use serde::Serialize;
use simulation::StoryLine;
use tabletop::BySide;

use crate::numbers::{Numbers, PlayerShape, numbers, players};

/// A match, event by event.
#[derive(Debug, Serialize)]
pub struct Replay {
    game: &'static str,
    home: String,
    away: String,
    over: bool,
    score: BySide<u16>,
    shootout: Option<BySide<u16>>,
    events: Vec<StoryLine>,
    box_score: Numbers,
    players: BySide<Vec<PlayerShape>>,
}

impl Replay {
    /// The shape of a match, told in a language.
    #[must_use]
    pub fn new(played: &dyn Match, language: &str) -> Replay {
        let setup = played.setup();
        Replay {
            game: setup.game.id(),
            home: setup.names.home.clone(),
            away: setup.names.away.clone(),
            over: played.pending().is_none(),
            score: played.score(),
            shootout: played.shootout(),
            events: played.story(language),
            box_score: numbers(&played.box_score()),
            players: players(played, language),
        }
    }
}
