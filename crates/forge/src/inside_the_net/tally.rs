//! What men and clubs did in play, as the cards need to know it. Whole numbers: the
//! order of adding does not matter.

use football::BoxScore;
use inside_the_net::NOBODY;
use simulation::{scores::result, season::ClubCounts};
use tabletop::{BySide, Side};

/// Where a shot comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The names say it.
pub enum From {
    Carry,
    Challenge,
    Attempt,
    FreeKick,
    Corner,
    Cross,
    Rebound,
    Open,
}

/// How many there are.
pub const FROM: usize = 8;

/// Adds all numbers of another.
macro_rules! sums {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $field:ident: $kind:ty,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        #[allow(missing_docs)] // The names say it.
        pub struct $name {
            $($(#[$about])* pub $field: $kind,)+
        }

        impl $name {
            fn add(&mut self, other: &$name) {
                $(Sum::add(&mut self.$field, &other.$field);)+
            }
        }
    };
}

trait Sum {
    fn add(&mut self, other: &Self);
}

impl Sum for u64 {
    fn add(&mut self, other: &u64) {
        *self += other;
    }
}

impl Sum for i64 {
    fn add(&mut self, other: &i64) {
        *self += other;
    }
}

impl<T: Sum, const N: usize> Sum for [T; N] {
    fn add(&mut self, other: &[T; N]) {
        self.iter_mut()
            .zip(other)
            .for_each(|(sum, more)| sum.add(more));
    }
}

sums! {
    /// What an outfield player did and met with.
    Deeds {
        starts: u64,
        subbed_off: u64,
        came_on: u64,
        /// On the ball in ordinary play, by zone.
        on_ball: [u64; 3],
        /// On the ball at a free kick.
        kicks: [u64; 3],
        /// Balls into the box not stopped: after corner, cross, rebound, open pass.
        received: [u64; 4],
        /// What their takers' bonuses came to.
        bonus: [u64; 4],
        shots: u64,
        on_target: u64,
        goals: u64,
        assists: u64,
        /// CK, `CrsP` and Ps+S, and the assists that came of them.
        tried: [u64; 3],
        made: [u64; 3],
        penalties: u64,
        penalties_on_target: u64,
        penalty_goals: u64,
        corners: u64,
        offsides: u64,
        own_goals: u64,
        fouled: u64,
        fouls: u64,
        /// Challenges against him as a defender.
        challenged: u64,
        /// Fld against him as a defender, and of these in front of his goal.
        fouled_by: u64,
        fouled_by_near: u64,
        /// His own Fld in the opponents' third.
        fouled_near: u64,
        penalties_won: u64,
        penalties_conceded: u64,
        yellows: u64,
        second_checks: u64,
        seconds: u64,
        reds: u64,
        /// Passes, shots and balls into the box against him.
        passes_met: u64,
        shots_met: u64,
    }
}

sums! {
    /// What a club met with, over all its men.
    Met {
        /// Own challenges in ordinary play by zone, fouls of opponents on them, and any stops.
        challenges: [u64; 3],
        challenge_fouls: [u64; 3],
        challenge_stops: [u64; 3],
        /// Own passes in the opponents' third, and stops.
        passes: u64,
        pass_stops: u64,
        attempts: u64,
        blocked: u64,
        /// Own shots by source, blocked ones not among them.
        shots: [u64; FROM],
        /// What defenders added to their chance.
        effects: [i64; FROM],
        on_target: [u64; FROM],
        /// What keepers added.
        saves: [i64; FROM],
        goals: [u64; FROM],
        /// Corners by CK.
        own_corners: u64,
        /// Shots on target that its keepers faced, by kind.
        faced: [u64; 5],
        /// Results: won, drawn, lost at home and away.
        home: [u64; 3],
        away: [u64; 3],
        home_goals: u64,
        away_goals: u64,
    }
}

/// What a keeper did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KeeperDeeds {
    /// Shots on target, penalties not among them.
    pub faced: u64,
    /// Of these saved.
    pub saves: u64,
}

/// A club in all its matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Its matches.
    pub matches: u64,
    /// Its own numbers as home, those of its opponents as away.
    pub box_score: BoxScore,
    /// Its men.
    pub men: Vec<Deeds>,
    /// Its keepers.
    pub keepers: Vec<KeeperDeeds>,
    /// What it met with.
    pub met: Met,
}

impl Tally {
    /// Of nothing yet.
    #[must_use]
    pub fn new(men: usize, keepers: usize) -> Tally {
        Tally {
            men: vec![Deeds::default(); men],
            keepers: vec![KeeperDeeds::default(); keepers],
            ..Tally::default()
        }
    }

    /// Points.
    #[must_use]
    pub fn points(&self) -> u64 {
        let points = |[won, drawn, _]: [u64; 3]| 3 * won + drawn;
        points(self.met.home) + points(self.met.away)
    }

    pub(super) fn man(&mut self, man: u8) -> Option<&mut Deeds> {
        self.men.get_mut(usize::from(man)).filter(|_| man != NOBODY)
    }
}

impl ClubCounts for Tally {
    fn match_played(&mut self, side: Side, score: BySide<u16>) {
        self.matches += 1;
        let goals = u64::from(score[side]);
        let (results, scored) = match side {
            Side::Home => (&mut self.met.home, &mut self.met.home_goals),
            Side::Away => (&mut self.met.away, &mut self.met.away_goals),
        };
        results[result(score[side], score[side.other()])] += 1;
        *scored += goals;
    }

    fn add(&mut self, other: &Tally) {
        self.matches += other.matches;
        self.box_score.add(&other.box_score);
        let men = self.men.iter_mut().zip(&other.men);
        men.for_each(|(sum, more)| sum.add(more));
        for (sum, more) in self.keepers.iter_mut().zip(&other.keepers) {
            sum.faced += more.faced;
            sum.saves += more.saves;
        }
        self.met.add(&other.met);
    }
}
