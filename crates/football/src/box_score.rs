//! What a match came to, in numbers. Every one of them is counted from an event
//! that the rules produced.

use tabletop::{BySide, Side};

use crate::event::What;

/// Declares the numbers once: the fields, their names and their sum.
macro_rules! stats {
    ($($name:ident),+ $(,)?) => {
        /// The statistics of one side.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        #[allow(missing_docs)] // The names say it.
        pub struct Stats {
            $(pub $name: u64,)+
        }

        impl Stats {
            /// All numbers with their names, in the order of a box score.
            pub fn named(&self) -> impl Iterator<Item = (&'static str, u64)> {
                [$((stringify!($name), self.$name)),+].into_iter()
            }

            /// Adds the numbers of other matches.
            fn add(&mut self, other: &Stats) {
                $(self.$name += other.$name;)+
            }
        }
    };
}

stats![
    goals,
    shots,
    on_target,
    saves,
    blocks,
    possession,
    passes,
    dribbles,
    interceptions,
    tackles,
    corners,
    free_kicks,
    fouls,
    yellows,
    reds,
    penalties,
    penalties_scored,
    assists,
    control_kept,
    control_lost,
    offsides,
    own_goals,
    substitutions,
    injuries,
    shootout_kicks,
    shootout_goals,
];

/// The statistics of both sides: of one match, or summed over many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoxScore {
    /// By side.
    pub stats: BySide<Stats>,
}

impl BoxScore {
    /// Counts what a side did.
    #[inline]
    pub fn count(&mut self, side: Side, what: What) {
        self.count_times(1, side, what);
    }

    /// Counts what a side did so many times.
    #[inline(always)]
    pub fn count_times(&mut self, times: u64, side: Side, what: What) {
        let stats = &mut self.stats[side];
        match what {
            // Dice decide which: counted without a branch, which would be guessed
            // wrong all the time.
            What::Pass | What::Dribble | What::Interception | What::Tackle => {
                stats.passes += times * u64::from(what == What::Pass);
                stats.dribbles += times * u64::from(what == What::Dribble);
                stats.interceptions += times * u64::from(what == What::Interception);
                stats.tackles += times * u64::from(what == What::Tackle);
            }
            What::Possession => stats.possession += times,
            What::Shot { on_target } => {
                stats.shots += times;
                stats.on_target += times * u64::from(on_target);
            }
            What::Block => stats.blocks += times,
            What::Save => stats.saves += times,
            What::Goal => stats.goals += times,
            What::OwnGoal => {
                stats.own_goals += times;
                self.stats[side.other()].goals += times;
            }
            What::Penalty => stats.penalties += times,
            What::PenaltyGoal => stats.penalties_scored += times,
            // Those that were not scored.
            What::PenaltyMissed => (),
            What::Assist => stats.assists += times,
            What::Control { kept } => {
                stats.control_kept += times * u64::from(kept);
                stats.control_lost += times * u64::from(!kept);
            }
            What::ShootOutKick { scored } => {
                stats.shootout_kicks += times;
                stats.shootout_goals += times * u64::from(scored);
            }
            What::Foul => stats.fouls += times,
            What::Yellow => stats.yellows += times,
            What::Red => stats.reds += times,
            What::FreeKick => stats.free_kicks += times,
            What::Corner => stats.corners += times,
            What::Offside => stats.offsides += times,
            What::Substitution => stats.substitutions += times,
            What::Injury => stats.injuries += times,
            What::KickOff | What::PeriodEnd | What::FullTime => (),
        }
    }

    /// Adds the numbers of other matches.
    pub fn add(&mut self, other: &BoxScore) {
        for side in Side::BOTH {
            self.stats[side].add(&other.stats[side]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_did_not_happen_counts_nothing() {
        let mut score = BoxScore::default();
        let own_goal = |score: &mut BoxScore, times| {
            score.count_times(times, Side::Home, What::OwnGoal);
            score.count_times(times, Side::Home, What::Shot { on_target: true });
        };
        own_goal(&mut score, 0);
        assert_eq!(score, BoxScore::default());
        own_goal(&mut score, 2);
        let BySide { home, away } = score.stats;
        assert_eq!((home.own_goals, home.goals, away.goals), (2, 0, 2));
        assert_eq!((home.shots, home.on_target), (2, 2));
    }
}
