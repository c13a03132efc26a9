//! What a step came to, in a word or two: for whoever asks beforehand what his chances
//! are.

use crate::event::{Duel, Event, Happening, Outcome, Try};

/// What a step has come to, as soon as that is known from what was told of it; some of
/// it only when the step is over.
#[must_use]
pub fn gist(told: &[Event], over: bool) -> Option<&'static str> {
    let early = told.iter().find_map(|event| at_once(&event.what));
    early.or_else(|| match over {
        true => told.iter().find_map(|event| in_the_end(&event.what)),
        false => None,
    })
}

/// What decides the step, whatever comes after it.
fn at_once(what: &Happening) -> Option<&'static str> {
    Some(match what {
        Happening::Steal { res, .. } => match res {
            Outcome::Won => "stolen",
            Outcome::Foul => "fouled",
            _ => return None,
        },
        Happening::Tried {
            what: Try::Reach,
            res,
            ..
        } => match res {
            Outcome::Won => "ball won",
            Outcome::Foul => "foul",
            _ => "missed",
        },
        Happening::Intercept { res, .. } => match res {
            Outcome::Won | Outcome::Caught => "cut off",
            Outcome::Foul => "fouled",
            _ => return None,
        },
        Happening::Block {
            res: Outcome::Won, ..
        } => "blocked",
        Happening::Deflect {
            res: Outcome::Won, ..
        } => "turned aside",
        Happening::Duel { duel, res, .. } => match (duel, res) {
            (_, Outcome::Tied) => "loose ball",
            (Duel::Nutmeg, Outcome::Won) => "through",
            (Duel::Nutmeg, _) => "ball lost",
            (_, Outcome::Won) => "ball won",
            _ => "beaten",
        },
        Happening::DuelFoul { duel, .. } => match duel {
            Duel::Nutmeg => "fouled",
            _ => "foul",
        },
        Happening::Reckless { res, .. } => match res {
            Outcome::Foul => "foul",
            _ => "missed, booked",
        },
        Happening::High { accurate, .. } | Happening::Long { accurate, .. } if !accurate => {
            "astray"
        }
        Happening::Tried {
            what: Try::Attract,
            res: Outcome::Won,
            ..
        } => "theirs",
        Happening::Received { .. } => "arrives",
        Happening::Offside { .. } => "offside",
        Happening::OffTarget { .. } => "wide",
        Happening::NoSave { .. } | Happening::KeeperBeaten { .. } | Happening::Goal { .. } => {
            "goal"
        }
        Happening::Save { res, .. } => match res {
            Outcome::Lost => "goal",
            Outcome::Tied => "loose ball",
            _ => "saved",
        },
        Happening::Header { res, .. } => match res {
            Outcome::Won => "attack heads it",
            Outcome::Lost => "defence heads it",
            _ => "loose ball",
        },
        Happening::Control { res, .. } => match res {
            Outcome::Won => "under control",
            _ => "loose ball",
        },
        _ => return None,
    })
}

/// What it was if nothing came in between.
fn in_the_end(what: &Happening) -> Option<&'static str> {
    Some(match what {
        Happening::High { .. } | Happening::Long { .. } | Happening::Cross { .. } => "accurate",
        Happening::Steal { .. } => "keeps it",
        Happening::Intercept { .. } => "gets through",
        _ => return None,
    })
}
