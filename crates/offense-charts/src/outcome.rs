//! What can stand on a chart (OC-3.2, OC-11).

use std::fmt;

use tabletop::{
    events::{Shape, Told},
    told_as_word,
    values::Value,
};

/// What a shot on a chart comes from (OC-11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lead {
    /// Open play.
    Play,
    /// A corner kick that is not settled on its own table.
    Corner,
    /// A direct free kick that is not settled on its own table.
    FreeKick,
}

tabletop::words! {
    /// What a card is for.
    #[allow(missing_docs)] // The names say it.
    pub enum Deed {
        RecklessFoul = "RECKLESS FOUL",
        HoldingTripping = "HOLDING/TRIPPING",
        Pushing = "PUSHING",
        TacklingFromBehind = "TACKLING FROM BEHIND",
        ProfessionalFoul = "PROFESSIONAL FOUL",
        Dissent = "DISSENT",
        TimeWasting = "TIME WASTING",
        DelayingTheRestart = "DELAYING THE RESTART",
        FoulLanguage = "FOUL LANGUAGE",
    }
}

impl Deed {
    /// True for a physical act: a foul, and perhaps a penalty (OC-4.10).
    #[inline]
    #[must_use]
    pub const fn is_physical(self) -> bool {
        (self as u8) <= (Deed::ProfessionalFoul as u8)
    }
}

/// A card as it stands on a chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Caution {
    /// What it is for.
    pub deed: Deed,
    /// True for a red card.
    pub red: bool,
    /// A yellow card is red if the offender drew this number (OC-4.15); 0 for
    /// never.
    pub red_on: u8,
}

impl fmt::Display for Caution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = if self.red { "RED" } else { "YELLOW" };
        write!(f, "{colour} CARD ({})", self.deed)?;
        match self.red_on {
            0 => Ok(()),
            number => write!(f, " RED ON {number}"),
        }
    }
}

impl Told for Caution {
    const SHAPE: Shape = Shape::Record(&[
        ("deed", Deed::SHAPE),
        ("red", Shape::Flag),
        ("red_on", Shape::Maybe(&Shape::Number)),
    ]);

    fn told(&self) -> Value {
        let red_on = (self.red_on > 0).then_some(self.red_on);
        Value::Record(vec![
            ("deed", self.deed.told()),
            ("red", self.red.told()),
            ("red_on", red_on.told()),
        ])
    }
}

impl Caution {
    fn parse(text: &str) -> Option<Caution> {
        let (red, rest) = match text.strip_prefix("RED CARD (") {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix("YELLOW CARD (")?),
        };
        let (deed, rest) = rest.split_once(')')?;
        let deed = Deed::named(deed.trim())?;
        let red_on = match rest.trim() {
            "" => 0,
            rest => {
                let number = rest.strip_prefix("RED ON ")?.trim().parse().ok()?;
                (!red && (1..=20).contains(&number)).then_some(number)?
            }
        };
        Some(Caution { deed, red, red_on })
    }
}

/// The number that makes a physical card a penalty (OC-4.10).
const PENALTY_NUMBER: u8 = 20;

/// Why there is a foul check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offence {
    /// A plain foul.
    Foul,
    /// A card.
    Card(Caution),
}

impl Offence {
    /// True if it counts as a foul (OC-4.14).
    #[inline]
    #[must_use]
    pub const fn is_foul(self) -> bool {
        match self {
            Offence::Foul => true,
            Offence::Card(caution) => caution.deed.is_physical(),
        }
    }

    /// True if it gives a penalty when the offender's own number is this one: a card
    /// for a physical act and a 20 (OC-4.10), never another card or a plain foul
    /// (OC-4.11).
    #[inline]
    #[must_use]
    pub const fn is_penalty_with(self, number: u8) -> bool {
        match self {
            Offence::Foul => false,
            Offence::Card(caution) => caution.deed.is_physical() && number == PENALTY_NUMBER,
        }
    }

    /// The card, if it is one.
    #[must_use]
    pub const fn caution(self) -> Option<Caution> {
        match self {
            Offence::Foul => None,
            Offence::Card(caution) => Some(caution),
        }
    }

    /// Reads one.
    #[must_use]
    pub fn parse(text: &str) -> Option<Offence> {
        match text {
            "FOUL" => Some(Offence::Foul),
            _ => Caution::parse(text).map(Offence::Card),
        }
    }
}

impl fmt::Display for Offence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Offence::Foul => f.write_str("FOUL"),
            Offence::Card(caution) => caution.fmt(f),
        }
    }
}

told_as_word!(Offence, Outcome);

/// What happens, whatever it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names say it.
#[repr(u8)] // A tag of its own: it is looked at in every minute.
pub enum Act {
    Goal,
    Shot,
    ShotHigh,
    ShotWideLeft,
    ShotWideRight,
    ShotDeflected,
    ShotHitsPost,
    ShotHitsCrossbar,
    GoalMouthBlock,
    GoalBlock,
    CornerKick,
    FreeKick,
    Offside,
    Offence(Offence),
    /// A player is down for this many minutes.
    Injury(u8),
    Thunderstorm,
    OwnGoal,
    X,
}

impl Act {
    const NAMES: [(Act, &str); 16] = [
        (Act::Goal, "GOAL"),
        (Act::Shot, "SHOT"),
        (Act::ShotHigh, "SHOT HIGH"),
        (Act::ShotWideLeft, "SHOT WIDE LEFT"),
        (Act::ShotWideRight, "SHOT WIDE RIGHT"),
        (Act::ShotDeflected, "SHOT DEFLECTED"),
        (Act::ShotHitsPost, "SHOT HITS POST"),
        (Act::ShotHitsCrossbar, "SHOT HITS CROSSBAR"),
        (Act::GoalMouthBlock, "GOAL MOUTH BLOCK"),
        (Act::GoalBlock, "GOAL BLOCK"),
        (Act::CornerKick, "CORNER KICK"),
        (Act::FreeKick, "DFK"),
        (Act::Offside, "OFFSIDE"),
        (Act::Thunderstorm, "THUNDERSTORM"),
        (Act::OwnGoal, "OWN GOAL"),
        (Act::X, "X"),
    ];

    /// What a chart calls it; nothing for what has more to it than a name.
    pub(crate) fn name(self) -> &'static str {
        let mut same = Act::NAMES.iter().filter(|(known, _)| *known == self);
        same.next().map_or("", |(_, name)| name)
    }

    /// True if it is a shot, and so can be chained (OC-11.3).
    #[must_use]
    pub fn is_shot(self) -> bool {
        let mut shots = Act::NAMES[..10].iter();
        shots.any(|(act, _)| *act == self)
    }

    /// The longest injury that can be printed.
    pub const LONGEST_INJURY: u8 = 45;
}

/// One reading of a chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// What it comes from.
    pub lead: Lead,
    /// What happens.
    pub act: Act,
}

impl Outcome {
    /// What happens in open play.
    #[must_use]
    pub const fn plain(act: Act) -> Outcome {
        let lead = Lead::Play;
        Outcome { lead, act }
    }

    /// Reads what stands on a chart.
    #[must_use]
    pub fn parse(text: &str) -> Option<Outcome> {
        let (lead, act) = match text.split_once(':') {
            Some(("CORNER KICK", act)) => (Lead::Corner, act),
            Some(("DFK", act)) => (Lead::FreeKick, act),
            Some(_) => return None,
            None => (Lead::Play, text),
        };
        let act = act.trim();
        let mut same = Act::NAMES.iter().filter(|(_, name)| *name == act);
        let injury = || {
            let minutes = act.strip_prefix("INJURY ")?.parse().ok();
            let minutes = minutes.filter(|minutes| (1..=Act::LONGEST_INJURY).contains(minutes));
            minutes.map(Act::Injury)
        };
        let found = same.next().map(|(act, _)| *act);
        let found = found.or_else(injury);
        let act = found.or_else(|| Offence::parse(act).map(Act::Offence))?;
        (lead == Lead::Play || act.is_shot()).then_some(Outcome { lead, act })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lead {
            Lead::Play => (),
            Lead::Corner => f.write_str("CORNER KICK:")?,
            Lead::FreeKick => f.write_str("DFK:")?,
        }
        match self.act {
            Act::Injury(minutes) => write!(f, "INJURY {minutes}"),
            Act::Offence(offence) => offence.fmt(f),
            act => f.write_str(act.name()),
        }
    }
}
