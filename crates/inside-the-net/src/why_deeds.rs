//! What men do with the ball, and what others do about it, in words: how a reason begins.

use football::{Phrase, Word, phrase};

use crate::action::{Action, Stop};

/// What somebody does with the ball, by his name and the name of the man against him.
pub(crate) fn does(action: Action, man: Word, by: Option<String>) -> Phrase {
    let key = match action {
        Action::Carry => "itn.why.does.carry",
        Action::Challenge => "itn.why.does.challenge",
        Action::Fouled => "itn.why.does.fouled",
        Action::LongPass => "itn.why.does.long",
        Action::ThroughBall => "itn.why.does.through",
        Action::Pass => "itn.why.does.pass",
        Action::LostPass => "itn.why.does.lost",
        Action::CarryShot => "itn.why.does.carry.shot",
        Action::ChallengeShot => "itn.why.does.challenge.shot",
        Action::Switch => "itn.why.does.switch",
        Action::OffsidePass => "itn.why.does.offside",
        Action::Cross => "itn.why.does.cross",
        Action::OverLine => "itn.why.does.over",
        Action::Corner => "itn.why.does.corner",
        Action::Attempt => "itn.why.does.attempt",
    };
    phrase!(key, man = man, by = by)
}

/// What somebody does about it; nothing without a stop.
pub(crate) fn stops(stop: Stop, by: Word) -> Option<Phrase> {
    let key = match stop {
        Stop::None => return None,
        Stop::Foul => "itn.why.stops.foul",
        Stop::TackleLoose => "itn.why.stops.tackle.loose",
        Stop::Tackle => "itn.why.stops.tackle",
        Stop::BlockPass | Stop::BlockShot => "itn.why.stops.block",
        Stop::Intercept => "itn.why.stops.intercept",
        Stop::Sweep => "itn.why.stops.sweep",
        Stop::Clear => "itn.why.stops.clear",
        Stop::Claim => "itn.why.stops.claim",
        Stop::Gather => "itn.why.stops.gather",
    };
    Some(phrase!(key, by = by))
}
