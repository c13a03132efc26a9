//! Shots and what comes of them: blocks, saves, corners, rebounds, goals.

use Shot::{Foot, FreeKick, Head, Penalty, Rebound};

use statistics::{ClubCount as C, PlayerCount as P};

use super::{
    figures::{self as f, Shot},
    game::{InventedMatch, times},
    squad::Skill,
};

/// After so many corners and rebounds from one attack the ball is away.
const LONGEST_SIEGE: u32 = 6;

impl InventedMatch<'_> {
    /// A shot from open play.
    pub(super) fn open_shot(&mut self, side: usize) {
        let kind = if self.dice.per_mille(f::OPEN_HEADERS) {
            Head
        } else {
            Foot
        };
        let (roles, skill) = match kind {
            Head => (&f::HEADS, Skill::Aerial),
            _ => (&f::SHOOTS, Skill::Finishing),
        };
        let Some(shooter) = self.sides[side].pick(self.dice, roles, skill, None) else {
            return;
        };
        let created = kind == Head || self.dice.per_mille(f::CREATED);
        let creator = match created {
            true => self.sides[side].pick(self.dice, &f::CREATES, Skill::Creating, Some(shooter)),
            false => None,
        };
        self.shot(side, kind, shooter, creator, 0);
    }

    /// A corner kick.
    pub(super) fn corner(&mut self, side: usize, siege: u32) {
        let Some(taker) = self.sides[side].best(self.dice, &f::SET_PIECES, Skill::Creating) else {
            return;
        };
        self.sides[side].count(taker, P::Corners);
        self.sides[1 - side].squad.counts[C::CornersAgainst] += 1;
        let [leads_to_shot, by_head] = f::CORNER_SHOT;
        if siege >= LONGEST_SIEGE || !self.dice.per_mille(leads_to_shot) {
            return;
        }
        let kind = if self.dice.per_mille(by_head) {
            Head
        } else {
            Foot
        };
        let skill = if kind == Head {
            Skill::Aerial
        } else {
            Skill::Finishing
        };
        let shooter = self.sides[side].pick(self.dice, &f::MEETS_CORNER, skill, Some(taker));
        if let Some(shooter) = shooter {
            self.sides[side].count(taker, P::CornerChances);
            self.shot(side, kind, shooter, Some(taker), siege + 1);
        }
    }

    /// A shot and what comes of it.
    pub(super) fn shot(
        &mut self,
        side: usize,
        kind: Shot,
        shooter: usize,
        creator: Option<usize>,
        siege: u32,
    ) {
        let [blocked, on_target, goal] = f::chances(kind);
        self.sides[side].count(shooter, P::Shots);
        self.sides[1 - side].squad.counts[C::ShotsAgainst] += 1;
        let [shots, targets, goals] = counted(kind);
        if let Some(shots) = shots {
            self.sides[side].count(shooter, shots);
        }
        if let Some(creator) = creator {
            self.sides[side].count(creator, P::KeyPasses);
        }
        let keeper = self.sides[1 - side].keeper();
        if let (Penalty, Some(keeper)) = (kind, keeper) {
            self.sides[1 - side].count(keeper, P::PenaltiesFaced);
        }
        if self.dice.per_mille(blocked) {
            let blocker = self.one(1 - side, &f::BLOCKS, Skill::Tackling, P::ShotBlocks);
            if blocker.is_some() {
                self.sides[side].count(shooter, P::ShotsBlocked);
            }
            if self.dice.per_mille(f::BLOCK_TO_CORNER) {
                self.corner(side, siege + 1);
            }
            return;
        }
        let skill = if kind == Head {
            Skill::Aerial
        } else {
            Skill::Finishing
        };
        let own = 100 * self.sides[side].man(shooter).skill(skill) - self.average.attack;
        let aim = 1000 + own / 16;
        if !self.dice.per_mille(on_target * aim / 1000) {
            return;
        }
        self.sides[side].count(shooter, P::OnTarget);
        self.sides[1 - side].squad.counts[C::OnTargetAgainst] += 1;
        if let Some(targets) = targets {
            self.sides[side].count(shooter, targets);
        }
        let keeping = keeper.map_or(0, |keeper| {
            self.sides[1 - side].man(keeper).skill(Skill::Keeping)
        });
        // Who shoots more often than usual does so from further away.
        let hurried = 2000 - self.sides[side].tempo.clamp(500, 1500) * 1000 / home_tempo(side);
        let better = 1000 + f::CHANCES_BY_SKILL * self.edge(side) / 100;
        let kept = 1000 - (100 * keeping - self.average.keeper) / 16;
        let taken = 1000 + own / 9;
        let goal = match kind {
            Penalty => goal * (2000 + own / 40 + kept - 1000) / 2000,
            _ => goal * times(&[hurried, better.max(300), kept.max(300), taken.max(300)]) / 1000,
        };
        let scored = self.dice.per_mille(goal.min(950));
        if let Some(keeper) = keeper {
            self.faced(1 - side, keeper, kind, scored);
        }
        if scored {
            self.sides[side].count(shooter, P::Goals);
            if let Some(goals) = goals {
                self.sides[side].count(shooter, goals);
            }
            if let Some(creator) = creator {
                self.sides[side].count(creator, P::Assists);
            }
            self.goal(side);
        } else {
            self.saved(side, siege);
        }
    }

    fn faced(&mut self, side: usize, keeper: usize, kind: Shot, scored: bool) {
        let (faced, saved) = match kind {
            Head => (Some(P::HeadFaced), Some(P::HeadSaves)),
            FreeKick => (Some(P::FreeKickFaced), Some(P::FreeKickSaves)),
            Penalty => (None, Some(P::PenaltiesSaved)),
            Foot | Rebound => (None, None),
        };
        let saved = [Some(P::Saves), saved].into_iter().filter(|_| !scored);
        let both = [Some(P::Faced), faced].into_iter().chain(saved).flatten();
        both.for_each(|what| self.sides[side].count(keeper, what));
    }

    /// A save: held, turned behind, or a rebound.
    fn saved(&mut self, side: usize, siege: u32) {
        let Some(keeper) = self.sides[1 - side].keeper() else {
            return;
        };
        match self.dice.pick(&f::SAVES) {
            Some(1) => {
                self.sides[1 - side].count(keeper, P::SavesCorner);
                self.corner(side, siege + 1);
            }
            Some(2) => {
                self.sides[1 - side].count(keeper, P::SavesRebound);
                if siege < LONGEST_SIEGE && self.dice.per_mille(f::REBOUND_SHOT) {
                    let shooter =
                        self.sides[side].pick(self.dice, &f::SHOOTS, Skill::Finishing, None);
                    if let Some(shooter) = shooter {
                        self.shot(side, Rebound, shooter, None, siege + 1);
                    }
                }
            }
            _ => self.sides[1 - side].count(keeper, P::SavesHeld),
        }
    }

    /// The ball is in.
    fn goal(&mut self, side: usize) {
        self.sides[side].goals += 1;
        if let Some(keeper) = self.sides[1 - side].keeper() {
            self.sides[1 - side].count(keeper, P::Conceded);
        }
    }

    /// An own goal of the other side.
    pub(super) fn own_goal(&mut self, side: usize) {
        if self
            .one(1 - side, &f::OWN_GOALS, Skill::Tackling, P::OwnGoals)
            .is_some()
        {
            self.sides[side].squad.counts[C::OwnGoalsFor] += 1;
            self.goal(side);
        }
    }
}

/// What the ground alone makes of a side's tempo.
fn home_tempo(side: usize) -> i64 {
    if side == 0 {
        1000 + f::HOME_ATTACK
    } else {
        1000 - f::HOME_ATTACK
    }
}

/// Where shots, shots on target and goals of a kind are counted besides.
fn counted(kind: Shot) -> [Option<P>; 3] {
    match kind {
        Foot | Rebound => [None; 3],
        Head => [
            Some(P::HeadShots),
            Some(P::HeadOnTarget),
            Some(P::HeadGoals),
        ],
        FreeKick => [
            Some(P::FreeKickShots),
            Some(P::FreeKickOnTarget),
            Some(P::FreeKickGoals),
        ],
        Penalty => [Some(P::Penalties), None, Some(P::PenaltyGoals)],
    }
}
