//! Att, Shot, `OnT` and Goal of a club's men, found together: coarse each, they are fine
//! enough in combination.

use super::tally::{Deeds, FROM, From, Met};

/// The numbers of a card that decide about shots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // As on the card.
pub struct Shooting {
    pub carry: u8,
    pub challenge: u8,
    pub attempt: u8,
    pub fouled: u8,
    pub shot: u8,
    pub on_target: u8,
    pub goal: u8,
}

/// What a man meets with in a season: so often can he shoot.
#[derive(Clone, Debug)]
pub struct ShootingChances {
    on_ball: f64,
    kicks: f64,
    /// Balls into the box, and the bonus of those who sent them.
    received: [(f64, f64); 4],
    /// The share of challenges that are not stopped.
    free: f64,
    blocked: f64,
    effects: [f64; FROM],
    saves: [f64; FROM],
}

/// Shots, on target, goals.
pub type Three = [f64; 3];

impl ShootingChances {
    /// From what was seen; numbers are brought to a season by `scale`.
    #[must_use]
    pub fn new(deeds: &Deeds, met: &Met, scale: f64) -> ShootingChances {
        let share = |part: u64, whole: u64, usual: f64| {
            (part as f64 + 20.0 * usual) / (whole as f64 + 20.0)
        };
        let mean = |sum: i64, count: u64| sum as f64 / (count as f64).max(1.0);
        let received = std::array::from_fn(|at| {
            let count = deeds.received[at] as f64;
            (count * scale, deeds.bonus[at] as f64 / count.max(1.0))
        });
        ShootingChances {
            on_ball: deeds.on_ball[2] as f64 * scale,
            kicks: deeds.kicks[2] as f64 * scale,
            received,
            free: 1.0 - share(met.challenge_stops[2], met.challenges[2], 0.5),
            blocked: share(met.blocked, met.attempts, 0.35),
            effects: std::array::from_fn(|at| mean(met.effects[at], met.shots[at])),
            saves: std::array::from_fn(|at| mean(met.saves[at], met.on_target[at])),
        }
    }

    /// All balls into the box.
    #[must_use]
    pub fn in_the_box(&self) -> f64 {
        self.received.iter().map(|(count, _)| count).sum()
    }

    /// How often he is on the ball before the goal.
    #[must_use]
    pub fn before_goal(&self) -> f64 {
        self.on_ball + self.kicks
    }

    /// What these numbers come to.
    #[must_use]
    pub fn expect(&self, card: &Shooting) -> Three {
        let part = |width: u8| f64::from(width) / 20.0;
        let box_shot = |at: usize| {
            let (count, bonus) = self.received[at];
            count * ((f64::from(card.shot) + bonus) / 20.0).min(1.0)
        };
        let attempts = self.on_ball * part(card.attempt);
        let mut shots = [0.0; FROM];
        shots[From::Carry as usize] = self.before_goal() * part(card.carry);
        shots[From::Challenge as usize] =
            (self.on_ball * self.free + self.kicks) * part(card.challenge);
        shots[From::Attempt as usize] = attempts * (1.0 - self.blocked);
        shots[From::FreeKick as usize] = self.kicks * part(card.attempt + card.fouled);
        for (at, from) in [From::Corner, From::Cross, From::Rebound, From::Open]
            .into_iter()
            .enumerate()
        {
            shots[from as usize] = box_shot(at);
        }
        let rate = |number: u8, more: f64| ((f64::from(number) + more) / 20.0).clamp(0.0, 1.0);
        let mut sums = [attempts * self.blocked, 0.0, 0.0];
        for (at, shots) in shots.into_iter().enumerate() {
            let on_target = shots * rate(card.on_target, self.effects[at]);
            sums[0] += shots;
            sums[1] += on_target;
            sums[2] += on_target * rate(card.goal, self.saves[at]);
        }
        sums
    }
}

/// What is wished of a man's shooting.
#[derive(Clone, Debug)]
pub struct Aim {
    /// What he meets with.
    pub chances: ShootingChances,
    /// Shots, on target and goals, penalties not among them.
    pub wish: Three,
    /// The share of shots after a ball into the box.
    pub in_the_box: f64,
    /// The ranges that are given, and those he had.
    pub now: Shooting,
    /// The most faces that Att can have.
    pub room: u8,
}

/// How far off a man may be before it hurts: a share of the wish, and a number.
const SLACK: [(f64, f64); 3] = [(0.12, 1.5), (0.10, 1.0), (0.025, 0.25)];

/// How far off a club may be, as a share.
const CLUB_SLACK: [f64; 3] = [0.02, 0.02, 0.006];

/// Finds the numbers of all men of a club, those who shoot most first. What is left over is
/// made good by the others.
pub fn solve(aims: &[Aim]) -> Vec<Shooting> {
    let mut order: Vec<usize> = (0..aims.len()).collect();
    order.sort_by(|&a, &b| aims[b].wish[0].total_cmp(&aims[a].wish[0]));
    let totals: Three = std::array::from_fn(|at| aims.iter().map(|aim| aim.wish[at]).sum());
    let mut over = [0.0; 3];
    let mut found: Vec<Shooting> = aims.iter().map(|aim| aim.now).collect();
    for man in order {
        let aim = &aims[man];
        let best = aim.best(over, totals);
        let gives = aim.chances.expect(&best);
        for at in 0..3 {
            over[at] += gives[at] - aim.wish[at];
        }
        found[man] = best;
    }
    found
}

impl Aim {
    fn best(&self, over: Three, totals: Three) -> Shooting {
        let [shots, on_target, goals] = self.wish;
        let usual = 20.0 * self.in_the_box * shots / self.chances.in_the_box().max(0.5);
        let usual = usual.clamp(1.0, 18.0);
        let mut best = (f64::INFINITY, self.now);
        let near = |value: f64, by: u8, most: u8| {
            let middle = value.round().clamp(0.0, f64::from(most)) as u8;
            middle.saturating_sub(by)..=(middle + by).min(most)
        };
        for shot in near(usual, 3, 19) {
            let without = Shooting {
                shot,
                attempt: 0,
                ..self.now
            };
            let rest = shots - self.chances.expect(&without)[0];
            let attempt = 20.0 * rest / self.chances.before_goal().max(0.5);
            for attempt in near(attempt, 1, self.room) {
                let card = Shooting { attempt, ..without };
                let [has, on, _] = self.chances.expect(&Shooting {
                    on_target: 10,
                    ..card
                });
                // What a face of OnT is worth, about.
                let rate =
                    10.0 * on_target / on.max(0.01) * (shots / has.max(0.01)).clamp(0.7, 1.5);
                for on_target in near(rate, 3, 19) {
                    let card = Shooting { on_target, ..card };
                    let [_, _, scores] = self.chances.expect(&Shooting { goal: 6, ..card });
                    let rate = 6.0 * goals / scores.max(0.001);
                    for goal in near(rate, 3, 19) {
                        let card = Shooting { goal, ..card };
                        let miss = self.miss(&card, usual, over, totals);
                        if miss < best.0 {
                            best = (miss, card);
                        }
                    }
                }
            }
        }
        best.1
    }

    fn miss(&self, card: &Shooting, usual: f64, over: Three, totals: Three) -> f64 {
        let gives = self.chances.expect(card);
        let mut miss = ((f64::from(card.shot) - usual) / 4.0).powi(2);
        for at in 0..3 {
            let off = gives[at] - self.wish[at];
            let (share, number) = SLACK[at];
            miss += (off / (share * self.wish[at] + number)).powi(2);
            miss += ((over[at] + off) / (CLUB_SLACK[at] * totals[at]).max(0.1)).powi(2);
        }
        miss
    }
}
