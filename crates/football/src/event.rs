//! Match events that every game understands.

use std::fmt;

use tabletop::Side;

/// A part of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Period {
    /// The first half.
    FirstHalf,
    /// The second half.
    SecondHalf,
    /// Extra time, its first part.
    ExtraFirst,
    /// Extra time, its second part.
    ExtraSecond,
    /// Kicks from the mark.
    ShootOut,
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Period::FirstHalf => "first half",
            Period::SecondHalf => "second half",
            Period::ExtraFirst => "extra time",
            Period::ExtraSecond => "extra time, second part",
            Period::ShootOut => "shoot-out",
        })
    }
}

/// When something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moment {
    /// The part of the match.
    pub period: Period,
    /// The minute a newspaper would print.
    pub minute: u16,
    /// Minutes of added time behind it: the 2 of 45+2.
    pub added: u16,
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.period {
            Period::ShootOut => f.pad("pens"),
            _ if self.added > 0 => f.pad(&format!("{}+{}'", self.minute, self.added)),
            _ => f.pad(&format!("{}'", self.minute)),
        }
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// A half begins, or play starts again after a goal.
    KickOff,
    /// The side had the ball for a minute.
    Possession,
    /// The ball was passed to a team-mate.
    Pass,
    /// The opponents had the ball and this side won it.
    Interception,
    /// The ball was carried forward.
    Dribble,
    /// A tackle that won the ball.
    Tackle,
    /// A shot.
    Shot {
        /// True if it would have gone in but for the keeper.
        on_target: bool,
    },
    /// A shot by the other side was blocked.
    Block,
    /// A shot by the other side was saved.
    Save,
    /// A goal (the shot is told before it).
    Goal,
    /// A goal for the other side.
    OwnGoal,
    /// A penalty kick (its shot and goal are told after it).
    Penalty,
    /// It went in.
    PenaltyGoal,
    /// It did not go in, whatever came of it.
    PenaltyMissed,
    /// A pass that led to a goal.
    Assist,
    /// The ball was fought for: the side had it.
    Control {
        /// True if it still has it.
        kept: bool,
    },
    /// A kick in a shoot-out.
    ShootOutKick {
        /// True if it went in.
        scored: bool,
    },
    /// A foul by this side.
    Foul,
    /// A yellow card.
    Yellow,
    /// A red card.
    Red,
    /// A free kick.
    FreeKick,
    /// A corner kick.
    Corner,
    /// Offside.
    Offside,
    /// A substitution.
    Substitution,
    /// An injury.
    Injury,
    /// The end of a period; the side is the one that would have played on.
    PeriodEnd,
    /// The final whistle.
    FullTime,
}

/// A match event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// When.
    pub at: Moment,
    /// Whose.
    pub side: Side,
    /// What.
    pub what: What,
    /// Where: the game knows its name.
    pub place: Option<u8>,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.what {
            What::KickOff => "kick-off",
            What::Possession => "possession",
            What::Pass => "pass",
            What::Interception => "interception",
            What::Dribble => "dribble",
            What::Tackle => "tackle",
            What::Shot { on_target: true } => "shot on target",
            What::Shot { on_target: false } => "shot off target",
            What::Block => "block",
            What::Save => "save",
            What::Goal => "goal",
            What::OwnGoal => "own goal",
            What::Penalty => "penalty",
            What::PenaltyGoal => "penalty scored",
            What::PenaltyMissed => "penalty missed",
            What::Assist => "assist",
            What::Control { kept: true } => "control kept",
            What::Control { kept: false } => "control lost",
            What::ShootOutKick { scored: true } => "shoot-out kick scored",
            What::ShootOutKick { scored: false } => "shoot-out kick missed",
            What::Foul => "foul",
            What::Yellow => "yellow card",
            What::Red => "red card",
            What::FreeKick => "free kick",
            What::Corner => "corner",
            What::Offside => "offside",
            What::Substitution => "substitution",
            What::Injury => "injury",
            What::PeriodEnd => "period end",
            What::FullTime => "full time",
        };
        write!(f, "{} {} {what}", self.at, self.side)
    }
}
