//! What a match came to (CP-1.3): the one thing a game must report.

use serde::{Deserialize, Serialize};
use tabletop::Side;
use utoipa::ToSchema;

use crate::fixtures::Fixture;

/// Goals for a walkover (CP-10.1).
pub const WALKOVER_GOALS: u32 = 3;

tabletop::words! {
    /// What decided a match.
    #[derive(Default, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub enum DecidedBy {
        /// The two halves.
        #[default]
        Regulation = "regulation",
        /// Extra time that was played in full.
        Extra = "extra",
        /// A goal that ended extra time.
        SuddenDeath = "sudden_death",
        /// Kicks from the mark.
        Shootout = "shootout",
        /// Goals scored away, over two legs.
        AwayGoals = "away_goals",
        /// Nobody played.
        Walkover = "walkover",
        /// Lots.
        Lots = "lots",
    }
}

tabletop::words! {
    /// Whether a match was played.
    #[derive(Default, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub enum Status {
        /// To its end.
        #[default]
        Played = "played",
        /// It was awarded.
        Walkover = "walkover",
        /// It was begun and not ended.
        Abandoned = "abandoned",
        /// It was struck from the record.
        Expunged = "expunged",
    }
}

/// Whose fault it was that a match was not played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Blame {
    /// The home side's.
    Home,
    /// The visitors'.
    Away,
    /// Both sides'.
    Both,
}

impl From<Side> for Blame {
    fn from(side: Side) -> Blame {
        match side {
            Side::Home => Blame::Home,
            Side::Away => Blame::Away,
        }
    }
}

/// The colour of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// A caution.
    Yellow,
    /// The second caution, and off.
    SecondYellow,
    /// Off at once.
    Red,
}

/// What a card was shown for; it matters for the length of a suspension.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// A second caution.
    SecondYellow,
    /// Denying a goal as the last man.
    LastMan,
    /// Violent conduct.
    Violent,
    /// Denying a goal by hand.
    Handball,
    /// Anything else.
    #[default]
    Other,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Whose player.
    pub side: Side,
    /// Who.
    pub player: String,
    /// When; 0 if nobody noted it.
    #[serde(default)]
    pub minute: u16,
    /// Its colour.
    pub colour: Colour,
    /// What for.
    #[serde(default)]
    pub reason: Reason,
}

/// An injury.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Injury {
    /// Whose player.
    pub side: Side,
    /// Who.
    pub player: String,
    /// When; 0 if nobody noted it.
    #[serde(default)]
    pub minute: u16,
    /// How many matches he misses after this one.
    #[serde(default)]
    pub matches_out: u32,
}

/// What a match came to. Goals are those of home and away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MatchResult {
    /// Goals of the two halves.
    #[schema(min_items = 2, max_items = 2)]
    pub goals: [u32; 2],
    /// Further goals in extra time, if there was any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<(u32, u32)>)]
    pub extra: Option<[u32; 2]>,
    /// The shoot-out, if there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<(u32, u32)>)]
    pub shootout: Option<[u32; 2]>,
    /// Who was drawn, where lots decided because the game knows no extra time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lots: Option<Side>,
    /// What decided it.
    #[serde(default)]
    #[schema(required)]
    pub decided_by: DecidedBy,
    /// The cards; none from a game without players (CP-1.5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Card>,
    /// The injuries; none from a game without players (CP-1.5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub injuries: Vec<Injury>,
    /// Whether it was played.
    #[serde(default)]
    #[schema(required)]
    pub status: Status,
    /// Whose fault it was, if it was not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blame: Option<Blame>,
}

impl MatchResult {
    /// A match that ended in regulation time.
    #[must_use]
    pub fn new(goals: [u32; 2]) -> MatchResult {
        MatchResult {
            goals,
            ..MatchResult::default()
        }
    }

    /// A match that is awarded: 3-0 to the innocent side, or the score at which
    /// it was stopped if that is better for it; 0-0 if both are to blame (CP-10.1).
    #[must_use]
    pub fn walkover(blame: Blame, stopped_at: Option<[u32; 2]>) -> MatchResult {
        // As the innocent side sees it.
        let award = |stopped: Option<[u32; 2]>| {
            let usual = [WALKOVER_GOALS, 0];
            let worth = |[own, other]: [u32; 2]| (i64::from(own) - i64::from(other), own);
            match stopped {
                Some(score) if worth(score) > worth(usual) => score,
                _ => usual,
            }
        };
        let turned = |[home, away]: [u32; 2]| [away, home];
        let goals = match blame {
            Blame::Both => [0, 0],
            Blame::Away => award(stopped_at),
            Blame::Home => turned(award(stopped_at.map(turned))),
        };
        MatchResult {
            goals,
            decided_by: DecidedBy::Walkover,
            status: Status::Walkover,
            blame: Some(blame),
            ..MatchResult::default()
        }
    }

    /// The goals that count in a table: regulation and extra time, never those
    /// of a shoot-out (CP-1.4).
    #[must_use]
    pub fn table_goals(&self) -> [u32; 2] {
        let [home, away] = self.extra.unwrap_or_default();
        [
            self.goals[0].saturating_add(home),
            self.goals[1].saturating_add(away),
        ]
    }

    /// True if it counts in a table.
    #[must_use]
    pub fn counts(&self) -> bool {
        matches!(self.status, Status::Played | Status::Walkover)
    }

    /// True if both sides lost it without playing.
    #[must_use]
    pub fn is_lost_by_both(&self) -> bool {
        self.status == Status::Walkover && self.blame == Some(Blame::Both)
    }

    /// Who won, a shoot-out or lots included; `None` if nobody did.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        let [home, away] = self.table_goals();
        let [home_kicks, away_kicks] = self.shootout.unwrap_or_default();
        match (home, home_kicks).cmp(&(away, away_kicks)) {
            std::cmp::Ordering::Greater => Some(Side::Home),
            std::cmp::Ordering::Less => Some(Side::Away),
            std::cmp::Ordering::Equal => self.lots,
        }
    }
}

/// A match that has been played, and by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who played.
    pub fixture: Fixture,
    /// What came of it.
    pub result: MatchResult,
}

impl Played {
    /// A match that ended in regulation time.
    #[must_use]
    pub fn new(fixture: Fixture, goals: [u32; 2]) -> Played {
        Played {
            fixture,
            result: MatchResult::new(goals),
        }
    }
}
