//! What the numbers of a card are ranked by.

use counter_attack::Attribute;

use crate::{averages::Averages, inside_the_net::usual_line};
use statistics::{ClubCount, ClubSeason, PlayerCount, PlayerSeason, Season};

use Attribute as A;
use PlayerCount as P;

/// Something by which men can be put in order.
#[derive(Clone, Copy, Debug)]
pub enum Measure {
    /// How often he does it in a match.
    Rate(&'static [P]),
    /// How many of these are of those; few are drawn to the mean as if there were so many more.
    Share(&'static [P], &'static [P], f64),
    /// His years.
    Age,
    /// His height.
    Height,
    /// His line, a value for defenders, midfielders and forwards.
    Line([f64; 3]),
    /// Goals of his club that were scored, a match.
    Scored,
    /// Goals of his club that were not let in, a match.
    Kept,
}

use Measure::{Age, Height, Kept, Line, Rate, Scored, Share};

/// How a number of a card is found.
#[derive(Clone, Copy, Debug)]
pub struct Merit {
    /// The number.
    pub attribute: Attribute,
    /// How many of a hundred cards show 1 to 6.
    pub shares: [u32; 6],
    /// What counts, and how much.
    pub by: &'static [(f64, Measure)],
}

const fn merit(attribute: Attribute, shares: [u32; 6], by: &'static [(f64, Measure)]) -> Merit {
    Merit {
        attribute,
        shares,
        by,
    }
}

const TACKLES: &[P] = &[P::TacklesDef, P::TacklesMid, P::TacklesOff];
const CHALLENGES: &[P] = &[P::ChallengesDef, P::ChallengesMid, P::ChallengesOff];
const INTERCEPTIONS: &[P] = &[
    P::InterceptionsDef,
    P::InterceptionsMid,
    P::InterceptionsOff,
];

/// An outfield card.
pub const OUTFIELD: [Merit; 7] = [
    merit(
        A::Pace,
        [0, 0, 2, 46, 43, 9],
        &[
            (1.0, Rate(&[P::Carries])),
            (1.0, Rate(&[P::TakeOns])),
            (-0.7, Age),
            (0.3, Line([-1.0, 0.0, 1.0])),
        ],
    ),
    merit(
        A::Dribbling,
        [16, 29, 24, 17, 13, 1],
        &[
            (1.5, Rate(&[P::TakeOnsWon])),
            (0.7, Rate(&[P::Fouled])),
            (0.5, Rate(&[P::KeyPasses])),
            (0.5, Scored),
            (0.5, Line([-1.0, 0.3, 0.7])),
        ],
    ),
    merit(
        A::Heading,
        [4, 10, 32, 27, 17, 9],
        &[
            (1.0, Rate(&[P::AirDuelsWon])),
            (1.0, Share(&[P::AirDuelsWon], &[P::AirDuels], 20.0)),
            (0.5, Rate(&[P::HeadShots])),
            (0.7, Height),
            (0.3, Line([0.6, -0.6, 0.3])),
        ],
    ),
    merit(
        A::HighPass,
        [0, 0, 2, 33, 32, 32],
        &[
            (1.0, Rate(&[P::LongPassesGood])),
            (1.0, Rate(&[P::CrossesGood])),
            (0.7, Rate(&[P::KeyPasses])),
            (0.5, Share(&[P::LongPassesGood], &[P::LongPasses], 20.0)),
            (0.5, Rate(&[P::Assists])),
            (0.3, Line([0.0, 0.7, -0.7])),
        ],
    ),
    merit(
        A::Resilience,
        [1, 0, 7, 30, 38, 24],
        &[
            (1.0, Share(&[P::Finished], &[P::Starts], 5.0)),
            (-1.0, Rate(&[P::Injuries])),
            (-0.5, Rate(&[P::MissedInjured])),
            (0.3, Line([0.5, 0.0, -0.5])),
        ],
    ),
    merit(
        A::Shooting,
        [13, 18, 18, 31, 19, 2],
        &[
            (2.0, Rate(&[P::Goals])),
            (1.0, Rate(&[P::OnTarget])),
            (0.7, Share(&[P::Goals], &[P::Shots], 25.0)),
            (0.3, Scored),
            (0.3, Line([-1.0, 0.0, 1.0])),
        ],
    ),
    merit(
        A::Tackling,
        [23, 21, 27, 11, 15, 3],
        &[
            (1.0, Rate(TACKLES)),
            (1.0, Rate(INTERCEPTIONS)),
            (0.5, Share(TACKLES, CHALLENGES, 30.0)),
            (0.7, Kept),
            (0.7, Line([1.0, 0.1, -1.3])),
        ],
    ),
];

/// A goalkeeper's card. The shares are ours: they have the means and the ends that are known.
pub const KEEPERS: [Merit; 7] = [
    merit(
        A::Aerial,
        [0, 0, 0, 15, 30, 55],
        &[(1.0, Rate(&[P::Claims])), (1.0, Height)],
    ),
    merit(
        A::Dribbling,
        [65, 30, 5, 0, 0, 0],
        &[
            (1.0, Rate(&[P::PassesDefGood, P::PassesMidGood])),
            (-0.3, Age),
        ],
    ),
    merit(
        A::Pace,
        [0, 0, 0, 20, 40, 40],
        &[(-1.0, Age), (0.5, Rate(&[P::Claims])), (-0.3, Height)],
    ),
    merit(
        A::Resilience,
        [0, 0, 0, 15, 30, 55],
        &[
            (1.0, Share(&[P::Finished], &[P::Starts], 5.0)),
            (-1.0, Rate(&[P::Injuries])),
            (-0.5, Rate(&[P::MissedInjured])),
        ],
    ),
    merit(
        A::Saving,
        [0, 0, 25, 45, 25, 5],
        &[(1.5, Share(&[P::Saves], &[P::Faced], 60.0)), (0.7, Kept)],
    ),
    merit(
        A::Handling,
        [0, 10, 20, 40, 20, 10],
        &[
            (1.0, Share(&[P::SavesHeld], &[P::Saves], 30.0)),
            (0.5, Share(&[P::Saves], &[P::Faced], 60.0)),
        ],
    ),
    merit(
        A::HighPass,
        [0, 5, 15, 25, 35, 20],
        &[
            (1.0, Share(&[P::LongPassesGood], &[P::LongPasses], 30.0)),
            (0.5, Rate(&[P::LongPassesGood])),
        ],
    ),
];

/// The men among whom numbers are dealt out.
pub struct Pool<'a> {
    /// The men.
    pub men: Vec<&'a PlayerSeason>,
    season: &'a Season,
    averages: Averages,
}

impl<'a> Pool<'a> {
    /// These men of a season.
    pub fn new(season: &'a Season, men: Vec<&'a PlayerSeason>) -> Pool<'a> {
        Pool {
            men,
            season,
            averages: Averages::of(season),
        }
    }

    /// The places of the men, the worst first; of equals, who played less.
    pub fn in_order(&self, merit: &Merit) -> Vec<usize> {
        let mut merits = vec![0.0; self.men.len()];
        for (weight, measure) in merit.by {
            for (merit, value) in merits.iter_mut().zip(self.standard(*measure)) {
                *merit += weight * value;
            }
        }
        let mut order: Vec<usize> = (0..self.men.len()).collect();
        order.sort_by(|&a, &b| {
            let minutes = |at: usize| self.men[at].counts[P::Minutes];
            merits[a]
                .total_cmp(&merits[b])
                .then(minutes(a).cmp(&minutes(b)))
        });
        order
    }

    /// A measure of all men, with mean 0 and deviation 1. What nobody wrote down is 0 for all.
    fn standard(&self, measure: Measure) -> Vec<f64> {
        let nothing = vec![0.0; self.men.len()];
        let known = match measure {
            Rate(columns) => self.season.known_of_players.has_all(columns),
            Share(part, all, _) => {
                let known = &self.season.known_of_players;
                known.has_all(part) && known.has_all(all)
            }
            Age | Height | Line(_) | Scored | Kept => true,
        };
        if !known {
            return nothing;
        }
        let values = self.values(measure);
        let found: Vec<f64> = values.iter().flatten().copied().collect();
        let mean = found.iter().sum::<f64>() / found.len().max(1) as f64;
        let squares = found.iter().map(|value| (value - mean).powi(2));
        let deviation = (squares.sum::<f64>() / found.len().max(1) as f64).sqrt();
        match deviation > 0.0 {
            true => {
                let standard = |value: f64| (value - mean) / deviation;
                let values = values.into_iter();
                values.map(|value| value.map_or(0.0, standard)).collect()
            }
            false => nothing,
        }
    }

    /// A measure of all men; `None` for a man of whom it is not known.
    fn values(&self, measure: Measure) -> Vec<Option<f64>> {
        let men = self.men.iter();
        let count = |player: &PlayerSeason, columns: &[P]| -> f64 {
            let counts = columns.iter().map(|&column| player.counts[column]);
            counts.map(f64::from).sum()
        };
        match measure {
            Rate(columns) => men
                .map(|man| Some(self.averages.rate(man, columns)))
                .collect(),
            Share(part, all, drawn) => {
                let sum = |columns| self.men.iter().map(|man| count(man, columns)).sum::<f64>();
                let mean = sum(part) / f64::max(sum(all), 1.0);
                let share = |man: &&PlayerSeason| {
                    (count(man, part) + drawn * mean) / (count(man, all) + drawn)
                };
                men.map(|man| Some(share(man))).collect()
            }
            Age => men.map(|man| man.age.map(f64::from)).collect(),
            Height => men.map(|man| man.height.map(f64::from)).collect(),
            Line(lines) => men
                .map(|man| Some(lines[usual_line(man) as usize]))
                .collect(),
            Scored => men
                .map(|man| self.goals(man, [ClubCount::HomeFor, ClubCount::AwayFor]))
                .collect(),
            Kept => {
                let let_in = [ClubCount::HomeAgainst, ClubCount::AwayAgainst];
                men.map(|man| self.goals(man, let_in).map(|goals| -goals))
                    .collect()
            }
        }
    }

    fn goals(&self, man: &PlayerSeason, columns: [ClubCount; 2]) -> Option<f64> {
        let mut clubs = self.season.clubs.iter();
        let a_match = |club: &ClubSeason| club.sum(&columns) as f64 / club.matches().max(1) as f64;
        clubs.find(|club| club.id == man.club).map(a_match)
    }
}
