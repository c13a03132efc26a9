//! Squads: who is in them, and what they can do.

use statistics::{ClubCount, ColumnCounts, Foot, Formation, PlayerCount, Position, Role};

use super::{
    dice::LeagueDice,
    figures::{self, ByRole},
    naming::{ClubName, People},
};

/// What a man can do, in points; 100 is the average of the league.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// Shooting.
    Finishing,
    /// Making chances, crosses and corners.
    Creating,
    /// Passing.
    Passing,
    /// Keeping the ball against an opponent.
    Dribbling,
    /// Running.
    Pace,
    /// Winning the ball.
    Tackling,
    /// In the air.
    Aerial,
    /// Fouls and cards: more is worse.
    Temper,
    /// Lasting a match and a season.
    Stamina,
    /// In goal.
    Keeping,
}

const SKILLS: usize = 10;

/// A player.
#[derive(Clone, Debug)]
pub struct SquadMan {
    pub name: String,
    pub number: u32,
    pub role: Role,
    pub positions: Vec<Position>,
    pub foot: Foot,
    pub age: u32,
    pub height: u32,
    skills: [i64; SKILLS],
    /// Matches he is still injured for.
    pub injured: u32,
    /// Matches he is still banned for.
    pub banned: u32,
    /// What he did.
    pub counts: ColumnCounts<PlayerCount>,
}

impl SquadMan {
    /// A skill.
    pub fn skill(&self, skill: Skill) -> i64 {
        self.skills[skill as usize]
    }

    /// How much more often than others he does what the skill is for: its square.
    pub fn weight(&self, skill: Skill) -> i64 {
        self.skill(skill) * self.skill(skill) / 100
    }

    /// How good he is in his role.
    pub fn quality(&self) -> i64 {
        let weights = wanted(self.role);
        let sum: i64 = weights
            .iter()
            .map(|&(skill, weight)| weight * self.skill(skill))
            .sum();
        sum / weights.iter().map(|&(_, weight)| weight).sum::<i64>()
    }

    /// True if he can be chosen.
    pub fn is_fit(&self) -> bool {
        self.injured == 0 && self.banned == 0
    }
}

/// What a role asks for.
fn wanted(role: Role) -> &'static [(Skill, i64)] {
    use Skill::{Aerial, Creating, Dribbling, Finishing, Keeping, Pace, Passing, Tackling};
    match role {
        Role::Keeper => &[(Keeping, 9), (Passing, 1)],
        Role::CentreBack => &[(Tackling, 6), (Aerial, 3), (Passing, 2)],
        Role::FullBack => &[(Tackling, 4), (Pace, 2), (Passing, 2), (Creating, 2)],
        Role::Holding => &[(Tackling, 4), (Passing, 5), (Creating, 1)],
        Role::Central => &[(Passing, 5), (Tackling, 2), (Creating, 3), (Finishing, 1)],
        Role::Attacking => &[(Creating, 5), (Finishing, 3), (Passing, 2), (Dribbling, 2)],
        Role::Wing => &[(Creating, 4), (Dribbling, 3), (Pace, 2), (Finishing, 3)],
        Role::Striker => &[(Finishing, 7), (Aerial, 1), (Pace, 1), (Creating, 2)],
    }
}

/// How much a club is above or below the league, in points.
#[derive(Clone, Copy, Debug)]
pub struct Levels {
    pub attack: i64,
    pub defence: i64,
    pub control: i64,
}

/// A club with its players.
#[derive(Clone, Debug)]
pub struct ClubSquad {
    pub club: ClubName,
    pub formation: Formation,
    /// The roles of the formation.
    pub slots: [Role; 10],
    pub men: Vec<SquadMan>,
    /// How much it crosses and fouls, in a thousand of the average.
    pub crossing: i64,
    pub fouling: i64,
    /// Goal kicks it plays short, in a thousand.
    pub short_kicks: i64,
    pub counts: ColumnCounts<ClubCount>,
    /// Sums of its shares of possession at home and away.
    pub possession: [u64; 2],
}

impl ClubSquad {
    /// Makes a squad of 22 to 26.
    pub fn new(club: ClubName, people: &mut People, dice: &mut LeagueDice) -> ClubSquad {
        let levels = levels(dice);
        let weights = figures::FORMATIONS.map(|(_, weight, _)| weight);
        let chosen = dice.pick(&weights).unwrap_or_default();
        let (formation, _, slots) = figures::FORMATIONS[chosen];
        let size = 22 + dice.below(5);
        let keepers = if size > 22 { 3 } else { 2 };
        // Two for every slot, a second or third keeper, then whatever comes.
        let mut roles = vec![(Role::Keeper, 0), (Role::Keeper, 2)];
        roles.extend(slots.map(|role| (role, 0)));
        roles.extend(slots.map(|role| (role, 1)));
        roles.extend((2..keepers).map(|_| (Role::Keeper, 3)));
        while roles.len() < size {
            roles.extend(dice.one(&slots).map(|&role| (role, 2)));
        }
        let home_language = dice.below(people.languages());
        let mut men: Vec<SquadMan> = Vec::new();
        for (role, depth) in roles {
            // Half of a squad comes from round the corner.
            let language = match dice.below(2) {
                0 => home_language,
                _ => dice.below(people.languages()),
            };
            let name = people.name(language, dice);
            men.push(man(name, role, depth, levels, formation, dice));
        }
        numbers(&mut men, &slots, dice);
        ClubSquad {
            club,
            formation,
            slots,
            men,
            crossing: 1000 + dice.bell(130),
            fouling: 1000 + dice.bell(95),
            short_kicks: (400 + 8 * levels.control + dice.bell(120)).clamp(50, 900),
            counts: ColumnCounts::default(),
            possession: [0; 2],
        }
    }
}

fn levels(dice: &mut LeagueDice) -> Levels {
    // Good clubs are mostly good at everything: the common part and the rest
    // are weighed so that the deviation is that of the figures.
    let common = dice.bell(1000) * figures::LEVEL_IN_COMMON;
    let rest = 1000 * 1000 - figures::LEVEL_IN_COMMON * figures::LEVEL_IN_COMMON;
    let own = i64::try_from(rest.unsigned_abs().isqrt()).unwrap_or_default();
    let mut level = || (common + dice.bell(1000) * own) * figures::CLUB_LEVEL / 1_000_000;
    Levels {
        attack: level(),
        defence: level(),
        control: level(),
    }
}

fn man(
    name: String,
    role: Role,
    depth: i64,
    levels: Levels,
    formation: Formation,
    dice: &mut LeagueDice,
) -> SquadMan {
    use Skill::{Aerial, Creating, Dribbling, Finishing, Keeping, Pace, Passing, Tackling, Temper};
    let mut skills = [100; SKILLS];
    let form = dice.bell(figures::PLAYER_LEVEL / 2);
    for (place, skill) in skills.iter_mut().enumerate() {
        *skill += form - 5 * depth + dice.bell(figures::PLAYER_LEVEL);
        *skill += match place {
            place
                if [Finishing, Creating, Dribbling]
                    .iter()
                    .any(|&own| own as usize == place) =>
            {
                levels.attack
            }
            place if [Tackling, Keeping].iter().any(|&own| own as usize == place) => levels.defence,
            place if place == Passing as usize => levels.control,
            _ => 0,
        };
    }
    for (skill, more) in BY_ROLE {
        skills[skill as usize] += more[role as usize];
    }
    // Temper knows no good and bad players.
    skills[Temper as usize] = 100 + dice.bell(16);
    let height = height(role, dice);
    skills[Aerial as usize] += i64::from(height) - mean_height(role);
    let age = (26 + dice.bell(4)).clamp(17, 37);
    skills[Pace as usize] += 2 * (27 - age);
    for skill in &mut skills {
        *skill = (*skill).clamp(40, 170);
    }
    let foot = match dice.below(100) {
        0..=2 => Foot::Both,
        // Somebody has to play on the left.
        3..=25 => Foot::Left,
        26..=35 if matches!(role, Role::FullBack | Role::Wing) => Foot::Left,
        _ => Foot::Right,
    };
    SquadMan {
        name,
        number: 0,
        role,
        positions: positions(role, formation, dice),
        foot,
        age: u32::try_from(age).unwrap_or(25),
        height,
        skills,
        injured: 0,
        banned: 0,
        counts: ColumnCounts::default(),
    }
}

/// What comes with a role, whoever plays it.
const BY_ROLE: [(Skill, ByRole); 3] = [
    (Skill::Finishing, [-30, -14, -14, -12, -8, 0, 4, 14]),
    (Skill::Aerial, [0, 8, -3, 0, -3, -5, -7, 4]),
    (Skill::Dribbling, [-10, -6, 0, -2, 2, 6, 8, 3]),
];

const HEIGHTS: ByRole = [190, 187, 179, 183, 180, 179, 177, 184];

fn mean_height(role: Role) -> i64 {
    HEIGHTS[role as usize]
}

fn height(role: Role, dice: &mut LeagueDice) -> u32 {
    let height = (mean_height(role) + dice.bell(5)).clamp(163, 203);
    u32::try_from(height).unwrap_or(180)
}

/// The lines a role can play in; those the formation needs are always there.
fn positions(role: Role, formation: Formation, dice: &mut LeagueDice) -> Vec<Position> {
    use Position::{Defender as DF, Forward as FW, Keeper as GK, Midfielder as MF};
    let some = dice.below(10);
    let [defenders, _, forwards] = formation.0;
    match role {
        Role::Keeper => vec![GK],
        Role::CentreBack => vec![DF],
        Role::FullBack if defenders == 3 => vec![MF, DF],
        Role::FullBack if some < 4 => vec![DF, MF],
        Role::FullBack => vec![DF],
        Role::Holding if some < 3 => vec![MF, DF],
        Role::Holding | Role::Central => vec![MF],
        Role::Attacking if some < 5 => vec![MF, FW],
        Role::Attacking => vec![MF],
        Role::Wing if forwards == 3 => vec![FW, MF],
        Role::Wing => vec![MF, FW],
        Role::Striker if some < 2 => vec![FW, MF],
        Role::Striker => vec![FW],
    }
}

/// Shirts: 1 for the first keeper, 2 to 11 for the best of each place, others
/// from 12 on, with gaps. The best of a role come first in the list.
fn numbers(men: &mut [SquadMan], slots: &[Role], dice: &mut LeagueDice) {
    men.sort_by_key(|man| (man.role, -man.quality()));
    for (number, role) in (1..).zip(std::iter::once(&Role::Keeper).chain(slots)) {
        let first = men
            .iter_mut()
            .find(|man| man.role == *role && man.number == 0);
        if let Some(man) = first {
            man.number = number;
        }
    }
    let mut others: Vec<u32> = (12..=38).collect();
    dice.shuffle(&mut others);
    for (man, number) in men.iter_mut().filter(|man| man.number == 0).zip(others) {
        man.number = number;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{super::words, *};

    #[test]
    fn every_squad_can_line_up() {
        let words = words::club_words().unwrap();
        let mut people = People::new(words::languages().unwrap());
        for seed in 0..40 {
            let dice = &mut LeagueDice::new(seed, 1);
            let name = crate::naming::clubs(1, &words, dice).remove(0);
            let squad = ClubSquad::new(name, &mut people, dice);
            assert!((22..=26).contains(&squad.men.len()));
            let numbers: HashSet<u32> = squad.men.iter().map(|man| man.number).collect();
            assert_eq!(numbers.len(), squad.men.len());
            assert!(numbers.iter().all(|number| (1..=38).contains(number)));
            let lines = [Position::Defender, Position::Midfielder, Position::Forward];
            for (line, wanted) in lines.into_iter().zip(squad.formation.0) {
                let there = squad.men.iter().filter(|man| man.positions.contains(&line));
                assert!(there.count() > usize::from(wanted), "{line}");
            }
        }
    }
}
