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
    #[inline(always)]
    pub fn count(&mut self, side: Side, what: What) {
        let stats = &mut self.stats[side];
        match what {
            // Dice decide which: counted without a branch, which would be guessed
            // wrong all the time.
            What::Pass | What::Dribble | What::Interception | What::Tackle => {
                stats.passes += u64::from(what == What::Pass);
                stats.dribbles += u64::from(what == What::Dribble);
                stats.interceptions += u64::from(what == What::Interception);
                stats.tackles += u64::from(what == What::Tackle);
            }
            What::Possession => stats.possession += 1,
            What::Shot { on_target } => {
                stats.shots += 1;
                stats.on_target += u64::from(on_target);
            }
            What::Block => stats.blocks += 1,
            What::Save => stats.saves += 1,
            What::Goal => stats.goals += 1,
            What::OwnGoal => {
                stats.own_goals += 1;
                self.stats[side.other()].goals += 1;
            }
            What::Penalty => stats.penalties += 1,
            What::PenaltyGoal => stats.penalties_scored += 1,
            What::Assist => stats.assists += 1,
            What::Control { kept } => {
                stats.control_kept += u64::from(kept);
                stats.control_lost += u64::from(!kept);
            }
            What::ShootOutKick { scored } => {
                stats.shootout_kicks += 1;
                stats.shootout_goals += u64::from(scored);
            }
            What::Foul => stats.fouls += 1,
            What::Yellow => stats.yellows += 1,
            What::Red => stats.reds += 1,
            What::FreeKick => stats.free_kicks += 1,
            What::Corner => stats.corners += 1,
            What::Offside => stats.offsides += 1,
            What::Substitution => stats.substitutions += 1,
            What::Injury => stats.injuries += 1,
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
