//! What a step came to, in a word or two: for whoever asks beforehand what his chances
//! are.

use tabletop::Side;

use crate::event::{Duel, Event, Happening, Outcome, Try};

tabletop::words! {
    /// What a step came to.
    #[allow(missing_docs)] // The words say it.
    pub enum Gist {
        Arrives = "arrives",
        Accurate = "accurate",
        Goal = "goal",
        KeepsIt = "keeps it",
        GetsThrough = "gets through",
        Through = "through",
        AttackHeads = "attack heads it",
        UnderControl = "under control",
        Beaten = "beaten",
        Missed = "missed",
        MissedBooked = "missed, booked",
        BallWon = "ball won",
        BallLost = "ball lost",
        DefenceHeads = "defence heads it",
        Saved = "saved",
        Blocked = "blocked",
        TurnedAside = "turned aside",
        Wide = "wide",
        CutOff = "cut off",
        Stolen = "stolen",
        /// A defender has it who tried for a ball that nobody had.
        Theirs = "theirs",
        Offside = "offside",
        Astray = "astray",
        LooseBall = "loose ball",
        /// By whoever went for the ball.
        Foul = "foul",
        /// On whoever had it.
        Fouled = "fouled",
    }
}

impl Gist {
    /// Whom it favours, `attack` being the side with the ball before it. Nobody where the ball runs
    /// loose, or where a foul stops play.
    #[must_use]
    pub const fn favours(self, attack: Side) -> Option<Side> {
        match self {
            Gist::Arrives
            | Gist::Accurate
            | Gist::Goal
            | Gist::KeepsIt
            | Gist::GetsThrough
            | Gist::Through
            | Gist::AttackHeads
            | Gist::UnderControl
            | Gist::Beaten
            | Gist::Missed
            | Gist::MissedBooked => Some(attack),
            Gist::BallWon
            | Gist::BallLost
            | Gist::DefenceHeads
            | Gist::Saved
            | Gist::Blocked
            | Gist::TurnedAside
            | Gist::Wide
            | Gist::CutOff
            | Gist::Stolen
            | Gist::Theirs
            | Gist::Offside => Some(attack.other()),
            Gist::Astray | Gist::LooseBall | Gist::Foul | Gist::Fouled => None,
        }
    }
}

/// What a step has come to, as soon as that is known from what was told of it; some of
/// it only when the step is over.
#[must_use]
pub fn gist(told: &[Event], over: bool) -> Option<Gist> {
    let early = told.iter().find_map(|event| at_once(&event.what));
    early.or_else(|| match over {
        true => told.iter().find_map(|event| in_the_end(&event.what)),
        false => None,
    })
}

/// What decides the step, whatever comes after it.
fn at_once(what: &Happening) -> Option<Gist> {
    Some(match what {
        Happening::Steal { res, .. } => match res {
            Outcome::Won => Gist::Stolen,
            Outcome::Foul => Gist::Fouled,
            _ => return None,
        },
        Happening::Tried {
            what: Try::Reach,
            res,
            ..
        } => match res {
            Outcome::Won => Gist::BallWon,
            Outcome::Foul => Gist::Foul,
            _ => Gist::Missed,
        },
        Happening::Intercept { res, .. } => match res {
            Outcome::Won | Outcome::Caught => Gist::CutOff,
            Outcome::Foul => Gist::Fouled,
            _ => return None,
        },
        Happening::Block {
            res: Outcome::Won, ..
        } => Gist::Blocked,
        Happening::Deflect {
            res: Outcome::Won, ..
        } => Gist::TurnedAside,
        Happening::Duel { duel, res, .. } => match (duel, res) {
            (_, Outcome::Tied) => Gist::LooseBall,
            (Duel::Nutmeg, Outcome::Won) => Gist::Through,
            (Duel::Nutmeg, _) => Gist::BallLost,
            (_, Outcome::Won) => Gist::BallWon,
            _ => Gist::Beaten,
        },
        Happening::DuelFoul { duel, .. } => match duel {
            Duel::Nutmeg => Gist::Fouled,
            _ => Gist::Foul,
        },
        Happening::Reckless { res, .. } => match res {
            Outcome::Foul => Gist::Foul,
            _ => Gist::MissedBooked,
        },
        Happening::High { accurate, .. } | Happening::Long { accurate, .. } if !accurate => {
            Gist::Astray
        }
        Happening::Tried {
            what: Try::Attract,
            res: Outcome::Won,
            ..
        } => Gist::Theirs,
        Happening::Received { .. } => Gist::Arrives,
        Happening::Offside { .. } => Gist::Offside,
        Happening::OffTarget { .. } => Gist::Wide,
        Happening::NoSave { .. } | Happening::KeeperBeaten { .. } | Happening::Goal { .. } => {
            Gist::Goal
        }
        Happening::Save { res, .. } => match res {
            Outcome::Lost => Gist::Goal,
            Outcome::Tied => Gist::LooseBall,
            _ => Gist::Saved,
        },
        Happening::Header { res, .. } => match res {
            Outcome::Won => Gist::AttackHeads,
            Outcome::Lost => Gist::DefenceHeads,
            _ => Gist::LooseBall,
        },
        Happening::Control { res, .. } => match res {
            Outcome::Won => Gist::UnderControl,
            _ => Gist::LooseBall,
        },
        _ => return None,
    })
}

/// What it was if nothing came in between.
fn in_the_end(what: &Happening) -> Option<Gist> {
    Some(match what {
        Happening::High { .. } | Happening::Long { .. } | Happening::Cross { .. } => Gist::Accurate,
        Happening::Steal { .. } => Gist::KeepsIt,
        Happening::Intercept { .. } => Gist::GetsThrough,
        _ => return None,
    })
}
