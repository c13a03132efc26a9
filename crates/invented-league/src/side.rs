//! A side in a match: who plays, who sits, who leaves.

use statistics::{PlayerCount as P, Role};

use super::{
    dice::LeagueDice,
    figures::{self, ByRole, MINUTES},
    squad::{ClubSquad, Skill, SquadMan},
};

/// A man on the pitch.
#[derive(Clone, Copy, Debug)]
pub struct Playing {
    /// His place in the squad.
    pub man: usize,
    /// The role he plays today.
    pub role: Role,
    /// The minute he came on.
    since: u32,
    started: bool,
    pub booked: bool,
}

/// Minutes played in a role.
#[derive(Clone, Copy, Debug)]
pub struct Stint {
    pub man: usize,
    pub role: Role,
    pub minutes: u32,
}

/// A side in a match.
#[derive(Debug)]
pub struct MatchSide {
    pub squad: ClubSquad,
    pub pitch: Vec<Playing>,
    bench: Vec<usize>,
    /// The minutes of the substitutions to come, the last one first.
    planned: Vec<u32>,
    pub left: u32,
    /// What was played to the end so far.
    pub stints: Vec<Stint>,
    pub goals: u32,
    /// Men sent off.
    pub short: i64,
    /// The share of possession, in a thousand.
    pub possession: i64,
    /// What the match, its ground and the form of the day make of shots and fouls, in a
    /// thousand.
    pub tempo: i64,
    pub fouling: i64,
    pub cards: i64,
}

impl MatchSide {
    /// Chooses eleven and seven for the bench.
    pub fn new(squad: ClubSquad, dice: &mut LeagueDice) -> MatchSide {
        let slots = squad.slots;
        let mut free: Vec<usize> = (0..squad.men.len())
            .filter(|&man| squad.men[man].is_fit())
            .collect();
        let mut pitch = Vec::new();
        for role in std::iter::once(Role::Keeper).chain(slots) {
            let form: Vec<i64> = squad.men.iter().map(|_| dice.bell(9)).collect();
            let worth = |man: usize| {
                squad.men[man].quality() + form[man] - strange(squad.men[man].role, role)
            };
            let best = free.iter().copied().max_by_key(|&man| worth(man));
            // Nobody is left, or no keeper: somebody who should rest has to play.
            let fits =
                best.filter(|&man| (squad.men[man].role == Role::Keeper) == (role == Role::Keeper));
            let playing = |man: &Playing| man.man;
            let tired = || {
                let others = (0..squad.men.len())
                    .filter(|man| !pitch.iter().map(playing).any(|other| other == *man));
                others.max_by_key(|&man| worth(man))
            };
            let Some(man) = fits.or_else(tired) else {
                continue;
            };
            free.retain(|&other| other != man);
            pitch.push(Playing {
                man,
                role,
                since: 0,
                started: true,
                booked: false,
            });
        }
        free.sort_by_key(|&man| -squad.men[man].quality());
        let keeper = free
            .iter()
            .copied()
            .find(|&man| squad.men[man].role == Role::Keeper);
        let others = free
            .iter()
            .copied()
            .filter(|&man| squad.men[man].role != Role::Keeper);
        let bench = keeper.into_iter().chain(others.take(6)).collect();
        let number = dice.pick(&figures::SUBSTITUTIONS).unwrap_or_default();
        let mut planned: Vec<u32> = (0..number).map(|_| minute_of_change(dice)).collect();
        planned.sort_unstable_by(|a, b| b.cmp(a));
        MatchSide {
            squad,
            pitch,
            bench,
            planned,
            left: 3,
            stints: Vec::new(),
            goals: 0,
            short: 0,
            possession: 500,
            tempo: 1000,
            fouling: 1000,
            cards: 1000,
        }
    }

    /// A man of the squad.
    pub fn man(&mut self, man: usize) -> &mut SquadMan {
        &mut self.squad.men[man]
    }

    /// Counts something for a man.
    pub fn count(&mut self, man: usize, what: P) {
        self.squad.men[man].counts[what] += 1;
    }

    /// The keeper.
    pub fn keeper(&self) -> Option<usize> {
        self.pitch
            .iter()
            .find(|playing| playing.role == Role::Keeper)
            .map(|playing| playing.man)
    }

    /// The average skill of those on the pitch, by how much their roles matter.
    pub fn level(&self, weights: &ByRole, skills: &[Skill]) -> i64 {
        let (mut sum, mut all) = (0, 0);
        for playing in &self.pitch {
            let man = &self.squad.men[playing.man];
            let weight = weights[playing.role as usize];
            let own: i64 = match playing.role {
                Role::Keeper if skills.contains(&Skill::Tackling) => man.skill(Skill::Keeping),
                _ => {
                    skills.iter().map(|&skill| man.skill(skill)).sum::<i64>() / skills.len() as i64
                }
            };
            sum += 100 * weight * own;
            all += weight;
        }
        sum / all.max(1)
    }

    /// Somebody on the pitch, by role and skill, but not this man.
    pub fn pick(
        &self,
        dice: &mut LeagueDice,
        weights: &ByRole,
        skill: Skill,
        but: Option<usize>,
    ) -> Option<usize> {
        let weigh = |playing: &Playing| match Some(playing.man) == but {
            true => 0,
            false => weights[playing.role as usize] * self.squad.men[playing.man].weight(skill),
        };
        let weights: Vec<i64> = self.pitch.iter().map(weigh).collect();
        dice.pick(&weights).map(|place| self.pitch[place].man)
    }

    /// One of the best two on the pitch for a task, mostly the best.
    pub fn best(&self, dice: &mut LeagueDice, weights: &ByRole, skill: Skill) -> Option<usize> {
        let worth = |playing: &Playing| {
            weights[playing.role as usize] + 2 * self.squad.men[playing.man].skill(skill)
        };
        let mut men: Vec<(i64, usize)> = self
            .pitch
            .iter()
            .filter(|playing| weights[playing.role as usize] > 0)
            .map(|playing| (-worth(playing), playing.man))
            .collect();
        men.sort_unstable();
        let second = usize::from(dice.below(4) == 0 && men.len() > 1);
        men.get(second).map(|&(_, man)| man)
    }

    /// The substitutions planned for this minute.
    pub fn planned_changes(&mut self, minute: u32, dice: &mut LeagueDice) {
        while self
            .planned
            .last()
            .is_some_and(|&planned| planned <= minute)
        {
            self.planned.pop();
            if self.left == 0 {
                continue;
            }
            let weigh = |playing: &Playing| {
                let tired = 200 - self.squad.men[playing.man].skill(Skill::Stamina).min(180);
                let booked = if playing.booked { 2 } else { 1 };
                let fresh = if playing.started { 1 } else { 0 };
                figures::TAKEN_OFF[playing.role as usize] * tired * booked * fresh
            };
            let weights: Vec<i64> = self.pitch.iter().map(weigh).collect();
            if let Some(place) = dice.pick(&weights) {
                self.change(place, minute);
            }
        }
    }

    /// Takes a man off for the best fitting substitute. False if there is none.
    fn change(&mut self, place: usize, minute: u32) -> bool {
        let off = self.pitch[place];
        let worth = |&man: &usize| {
            let man = &self.squad.men[man];
            man.quality() - strange(man.role, off.role)
        };
        let keeps = |man: usize| self.squad.men[man].role == Role::Keeper;
        let fitting = self
            .bench
            .iter()
            .copied()
            .filter(|&man| keeps(man) == (off.role == Role::Keeper));
        let Some(on) = fitting.max_by_key(worth).filter(|_| self.left > 0) else {
            return false;
        };
        self.left -= 1;
        self.bench.retain(|&man| man != on);
        self.leave(place, minute);
        self.count(off.man, P::SubbedOff);
        self.pitch.push(Playing {
            man: on,
            role: off.role,
            since: minute,
            started: false,
            booked: false,
        });
        true
    }

    /// An injury: a substitute comes on if there is one, and he misses matches.
    pub fn injure(&mut self, man: usize, minute: u32, dice: &mut LeagueDice) {
        let length = dice.pick(&figures::INJURY_LENGTH).unwrap_or_default();
        let place = self.pitch.iter().position(|playing| playing.man == man);
        let changed = place.is_some_and(|place| self.change(place, minute));
        if changed || length > 0 {
            self.count(man, P::Injuries);
            // This match is taken off again at its end.
            self.man(man).injured = if length > 0 { length as u32 + 1 } else { 0 };
        }
    }

    /// Sends a man off for some matches; false if it would leave no keeper.
    pub fn send_off(&mut self, man: usize, minute: u32, matches: u32) -> bool {
        let Some(place) = self.pitch.iter().position(|playing| playing.man == man) else {
            return false;
        };
        if self.pitch[place].role == Role::Keeper {
            // An outfield man makes room for the second keeper.
            let other = self
                .bench
                .iter()
                .copied()
                .find(|&man| self.squad.men[man].role == Role::Keeper);
            let outfield = self
                .pitch
                .iter()
                .rposition(|playing| playing.role != Role::Keeper);
            let (Some(other), Some(outfield), true) = (other, outfield, self.left > 0) else {
                return false;
            };
            self.left -= 1;
            self.bench.retain(|&man| man != other);
            let off = self.leave(outfield, minute);
            self.count(off.man, P::SubbedOff);
            self.pitch.push(Playing {
                man: other,
                role: Role::Keeper,
                since: minute,
                started: false,
                booked: false,
            });
        }
        let place = self
            .pitch
            .iter()
            .position(|playing| playing.man == man)
            .unwrap_or(place);
        self.leave(place, minute);
        self.short += 1;
        // This match is taken off again at its end.
        self.man(man).banned += matches + 1;
        self.squad.counts[statistics::ClubCount::MinutesShort] += MINUTES - minute;
        true
    }

    /// Ends a man's match.
    fn leave(&mut self, place: usize, minute: u32) -> Playing {
        let playing = self.pitch.remove(place);
        let counts = &mut self.squad.men[playing.man].counts;
        counts[P::Appearances] += 1;
        counts[P::Starts] += u32::from(playing.started);
        counts[P::Minutes] += minute - playing.since;
        counts[P::Finished] += u32::from(playing.started && minute == MINUTES);
        self.stints.push(Stint {
            man: playing.man,
            role: playing.role,
            minutes: minute - playing.since,
        });
        playing
    }

    /// The final whistle: everybody leaves, and a match of injuries and bans is
    /// over.
    pub fn finish(&mut self, conceded: u32) {
        while !self.pitch.is_empty() {
            let playing = self.leave(0, MINUTES);
            let whole = playing.role == Role::Keeper && playing.started;
            if whole && conceded == 0 {
                self.count(playing.man, P::CleanSheets);
            }
        }
    }

    /// Gives the squad back.
    pub fn go_home(mut self) -> ClubSquad {
        let played: Vec<usize> = self.stints.iter().map(|stint| stint.man).collect();
        for (place, man) in self.squad.men.iter_mut().enumerate() {
            if man.injured > 0 && !played.contains(&place) {
                man.counts[P::MissedInjured] += 1;
            }
            man.injured = man.injured.saturating_sub(1);
            man.banned = man.banned.saturating_sub(1);
        }
        self.squad
    }
}

/// When a planned substitution comes: at half-time, or more and more towards the end.
fn minute_of_change(dice: &mut LeagueDice) -> u32 {
    if dice.below(8) == 0 {
        return 45;
    }
    let later = |dice: &mut LeagueDice| 54 + dice.below(35);
    later(dice).max(later(dice)) as u32
}

/// What a man loses in another role, in points.
fn strange(own: Role, role: Role) -> i64 {
    use Role::{Attacking, Central, CentreBack, FullBack, Holding, Keeper, Striker, Wing};
    match (own, role) {
        _ if own == role => 0,
        (Keeper, _) | (_, Keeper) => 1000,
        (Holding, Central) | (Central, Holding | Attacking) | (Attacking, Central | Wing) => 8,
        (Wing, Attacking | Striker) | (Striker, Wing | Attacking) => 12,
        (FullBack, CentreBack | Wing) | (CentreBack, FullBack | Holding) => 14,
        _ => 30,
    }
}
