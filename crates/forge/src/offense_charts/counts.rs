//! How often each kind of reading stands on a chart.

use offense_charts::{Act, Outcome, Table, outcome::Offence};

/// The counts of a chart. There is one injury and one thunderstorm on each; what is
/// left of 100 is X.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)] // The names say it.
pub struct Counts {
    pub goals: u8,
    /// Shots settled on the Shot Result table.
    pub shots: u8,
    /// Shots wide and high.
    pub misses: u8,
    /// Shots that leave a loose ball.
    pub loose: u8,
    pub corners: u8,
    pub free_kicks: u8,
    pub offsides: u8,
    pub fouls: u8,
    /// Yellow cards for physical acts, red on some numbers.
    pub yellows: u8,
    /// Yellow cards for anything else.
    pub words: u8,
}

/// Numbers that every chart has: an injury and a thunderstorm.
const ALWAYS: u8 = 2;

impl Counts {
    /// All shots, goals among them.
    #[must_use]
    pub fn all_shots(&self) -> u8 {
        self.goals + self.shots + self.misses + self.loose
    }

    /// The numbers left for X; `None` if there are none.
    #[must_use]
    pub fn x(&self) -> Option<u8> {
        let parts = [
            self.goals,
            self.shots,
            self.misses,
            self.loose,
            self.corners,
            self.free_kicks,
            self.offsides,
            self.fouls,
            self.yellows,
            self.words,
            ALWAYS,
        ];
        let sum: u32 = parts.iter().map(|&n| u32::from(n)).sum();
        let left = 100_u32.checked_sub(sum).filter(|&x| x > 0)?;
        u8::try_from(left).ok()
    }

    /// The counts of a chart that is there.
    #[must_use]
    pub fn of(chart: &Table<Outcome>) -> Counts {
        let mut counts = Counts::default();
        for number in 1..=100 {
            let kind = match chart.at(number).act {
                Act::Goal => &mut counts.goals,
                Act::Shot => &mut counts.shots,
                Act::ShotHigh | Act::ShotWideLeft | Act::ShotWideRight => &mut counts.misses,
                Act::ShotDeflected
                | Act::ShotHitsPost
                | Act::ShotHitsCrossbar
                | Act::GoalMouthBlock
                | Act::GoalBlock => &mut counts.loose,
                Act::CornerKick => &mut counts.corners,
                Act::FreeKick => &mut counts.free_kicks,
                Act::Offside => &mut counts.offsides,
                Act::Offence(Offence::Foul) => &mut counts.fouls,
                Act::Offence(Offence::Card(card)) if card.deed.is_physical() => &mut counts.yellows,
                Act::Offence(Offence::Card(_)) => &mut counts.words,
                Act::Injury(_) | Act::Thunderstorm | Act::OwnGoal | Act::X => continue,
            };
            *kind += 1;
        }
        counts
    }
}
