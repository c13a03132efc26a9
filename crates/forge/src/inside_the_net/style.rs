//! How a player plays: what he does more or less often than the men of his line.

use super::wanted::usual_line;
use crate::averages::Averages;
use statistics::{KnownColumns, PlayerCount, PlayerSeason};

/// Habits, with the mean of his line as one; what nobody counted is one.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)] // The names say it.
pub struct Style {
    /// By third.
    pub carries: [f64; 3],
    pub duels: [f64; 3],
    pub long: f64,
    pub through: f64,
    pub crosses: f64,
    /// Good and lost passes forward, from DEF and from MID.
    pub passes: [f64; 2],
    pub lost: [f64; 2],
    pub switches: f64,
    pub tackles: f64,
    pub loose: f64,
    pub blocks: f64,
    pub interceptions: f64,
    pub shot_blocks: f64,
    pub clearances: f64,
    /// The share of shots that follow a delivery into the box.
    pub in_the_box: f64,
    /// What his crosses and corners are better than others', in faces.
    pub delivery: [f64; 2],
}

/// The share of a line's shots that come from corners, crosses, rebounds and passes
/// that open a shot, if nobody counted headers.
const IN_THE_BOX: [f64; 3] = [0.55, 0.22, 0.32];

impl Style {
    /// Of a player.
    #[must_use]
    pub fn of(
        player: &PlayerSeason,
        known: &KnownColumns<PlayerCount>,
        averages: &Averages,
    ) -> Style {
        use PlayerCount as P;
        let of = |columns: &[P]| match known.has_all(columns) {
            true => averages.ratio(player, columns),
            false => 1.0,
        };
        let lost = |all: P, good: P| match known.has_all(&[all, good]) {
            true => averages.lost(player, all, good),
            false => 1.0,
        };
        let count = |column: P| f64::from(player.counts[column]);
        let better = |good: P, all: P, usual: f64| match known.has_all(&[good, all]) {
            true => 20.0 * ((count(good) + 20.0 * usual) / (count(all) + 20.0) - usual),
            false => 0.0,
        };
        let line = usual_line(player);
        let usual = IN_THE_BOX[line as usize];
        let in_the_box = match known.has(P::HeadShots) {
            // Headers, and as many more that fall to his feet.
            true => (1.4 * count(P::HeadShots) + 10.0 * usual) / (count(P::Shots) + 10.0),
            false => usual,
        };
        Style {
            carries: [P::CarriesDef, P::CarriesMid, P::CarriesOff].map(|third| of(&[third])),
            duels: [P::DuelsDef, P::DuelsMid, P::DuelsOff].map(|third| of(&[third])),
            long: of(&[P::LongPasses]),
            through: of(&[P::ThroughBalls]),
            crosses: of(&[P::Crosses]),
            passes: [P::ForwardDefGood, P::ForwardMidGood].map(|good| of(&[good])),
            lost: [
                lost(P::ForwardDef, P::ForwardDefGood),
                lost(P::ForwardMid, P::ForwardMidGood),
            ],
            switches: of(&[P::PassesOffGood]),
            tackles: of(&[P::TacklesDef, P::TacklesMid, P::TacklesOff]),
            loose: of(&[P::TacklesLoose]),
            blocks: of(&[P::PassBlocks]),
            interceptions: of(&[
                P::InterceptionsDef,
                P::InterceptionsMid,
                P::InterceptionsOff,
            ]),
            shot_blocks: of(&[P::ShotBlocks]),
            clearances: of(&[P::Clearances]),
            in_the_box: in_the_box.clamp(0.1, 0.75),
            delivery: [
                better(P::CrossesGood, P::Crosses, 0.31),
                better(P::CornerChances, P::Corners, 0.25),
            ],
        }
    }
}
