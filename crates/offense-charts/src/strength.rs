//! Before kick-off: which charts the sides play (OC-2, OC-10).

use tabletop::{BySide, Side};

use crate::{
    chart::ChartKey,
    club::{ClubRecord, Ground, Nations},
    options::Options,
};

/// A point of rating, in half units.
const POINT: i32 = 2;

/// Between divisions (OC-10.1).
const DIVISION: i32 = 5 * POINT;

/// For each man more or less (OC-5.3).
const MAN: i32 = 5 * POINT;

/// The ratings of both sides, in half units, and how they came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Offence and the other side's defence together (OC-2.2, OC-2.3).
    pub average2: BySide<i32>,
    /// The point for a home side that is level (OC-2.10).
    pub level2: i32,
    /// For the division (OC-10.1).
    pub division2: BySide<i32>,
    /// For the nation (OC-10.2).
    pub nation2: BySide<i32>,
}

impl Strength {
    /// Average, equality, division, nation, in this order (OC-2.12).
    #[must_use]
    pub fn of(clubs: &BySide<ClubRecord>, nations: &Nations, options: &Options) -> Strength {
        let average2 = BySide::from_fn(|side: Side| {
            let (offence, defence) = averaged(clubs, options, side);
            i32::from(offence) + i32::from(defence)
        });
        let level = average2.home == average2.away && !options.on_neutral_ground();
        let tier = |side: Side| i32::from(clubs[side].tier);
        let nation = |side: Side| i32::from(nations.rating(&clubs[side].country));
        let abroad = clubs.home.country != clubs.away.country;
        Strength {
            average2,
            level2: if level { POINT } else { 0 },
            division2: BySide::from_fn(|side| match options.divisions {
                true => DIVISION * (tier(side.other()) - tier(side)).signum(),
                false => 0,
            }),
            nation2: BySide::from_fn(|side| match options.nations && abroad {
                true => POINT * (nation(side) - nation(side.other())).max(0),
                false => 0,
            }),
        }
    }

    /// RATE of a side in half units, all changes included.
    #[must_use]
    pub fn rate2(&self, side: Side) -> i32 {
        let level = match side {
            Side::Home => self.level2,
            Side::Away => 0,
        };
        self.average2[side] + level + self.division2[side] + self.nation2[side]
    }

    /// The chart of a side that has so many men more than the other (OC-5.3): from
    /// the rating before it is cut off at the ends of the scale.
    #[must_use]
    pub fn chart(&self, side: Side, men_more: i32) -> ChartKey {
        ChartKey::of_rate(self.rate2(side) + MAN * men_more)
    }

    /// All charts a match can come to.
    pub fn charts(&self) -> impl Iterator<Item = ChartKey> {
        let most = i32::from(crate::players::POSITIONS);
        Side::BOTH
            .into_iter()
            .flat_map(move |side| (-most..=most).map(move |men| self.chart(side, men)))
    }
}

/// What the RATE of a side is the average of: its offence and the other side's defence,
/// on the ground where each of them stands (OC-2.4).
pub(crate) fn averaged(clubs: &BySide<ClubRecord>, options: &Options, side: Side) -> (u8, u8) {
    let ground = |side| match (options.on_neutral_ground(), side) {
        (true, _) => Ground::Neutral,
        (false, Side::Home) => Ground::Home,
        (false, Side::Away) => Ground::Away,
    };
    let other = side.other();
    let offence = clubs[side].offence.on(ground(side));
    (offence, clubs[other].defence.on(ground(other)))
}

/// A rating in half units, for people: `16.5`.
#[must_use]
pub fn rate_text(rate2: i32) -> String {
    let half = if rate2 % 2 == 0 { "" } else { ".5" };
    let sign = if rate2 < 0 { "-" } else { "" };
    format!("{sign}{}{half}", rate2.abs() / 2)
}
