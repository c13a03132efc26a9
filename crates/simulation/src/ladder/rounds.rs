//! Playing: all pairs that still run, round by round, on all cores.

use rayon::prelude::*;
use tabletop::{BySide, Side, sources::Generator};

use super::{
    LadderPlan, LadderProgress, PairEnd,
    elo::expected_score,
    stats::{HalfPoints, Joint, PairTally, error_per_look, looks, reach},
};
use crate::simulate::{self, play_match};
use games::playable::Playable;

/// Twins played by one thread before it looks for more.
const CHUNK: u64 = 250;

/// A pair under way.
pub(super) struct Running {
    pub(super) a: usize,
    pub(super) b: usize,
    pub(super) tally: PairTally,
    pub(super) stopped: Option<PairEnd>,
}

/// All that was played.
pub(super) struct Rounds {
    pub(super) pairs: Vec<Running>,
    /// How often an interval may be wrong.
    pub(super) error: f64,
    /// What pairs have in common: each with those before it.
    joints: Vec<Vec<Joint>>,
}

impl Rounds {
    fn new(coaches: usize, error: f64) -> Rounds {
        let mut pairs = Vec::new();
        for a in 0..coaches {
            pairs.extend((a + 1..coaches).map(|b| Running {
                a,
                b,
                tally: PairTally::default(),
                stopped: None,
            }));
        }
        let joints = (0..pairs.len()).map(|pair| vec![Joint::default(); pair]);
        Rounds {
            joints: joints.collect(),
            pairs,
            error,
        }
    }

    /// The covariance of the scores of two pairs.
    pub(super) fn covariance(&self, one: usize, other: usize) -> f64 {
        let (low, high) = (one.min(other), one.max(other));
        let twins = |pair: usize| self.pairs[pair].tally.twins;
        if low == high {
            return self.pairs[low].tally.error_squared();
        }
        self.joints[high][low].covariance(twins(high), twins(low))
    }

    /// How many standard errors the interval of a rating reaches to each side: as
    /// many as that of the pair with the fewest twins.
    pub(super) fn reach(&self) -> f64 {
        let twins = self.pairs.iter().map(|pair| pair.tally.twins).min();
        reach(twins.unwrap_or(0), self.error)
    }

    fn running(&self) -> Vec<usize> {
        let pairs = self.pairs.iter().enumerate();
        let running = pairs.filter(|(_, pair)| pair.stopped.is_none());
        running.map(|(at, _)| at).collect()
    }

    /// Counts a round of all pairs that run.
    fn add(&mut self, running: &[usize], chunks: &[(usize, Chunk)]) {
        let mut twins: Vec<Vec<u8>> = vec![Vec::new(); self.pairs.len()];
        for (pair, chunk) in chunks {
            self.pairs[*pair].tally.add(&chunk.tally);
            twins[*pair].extend(&chunk.twins);
        }
        for (at, &high) in running.iter().enumerate() {
            for &low in &running[..at] {
                self.joints[high][low].count(&twins[high], &twins[low]);
            }
        }
    }
}

/// Plays everything.
pub(super) fn play<G: Playable>(
    rules: &G,
    coaches: &[G::Policy],
    plan: &LadderPlan,
    heard: &(dyn Fn(LadderProgress) + Sync),
) -> Rounds {
    let most_twins = plan.matches / 2;
    let looks = looks(most_twins);
    let mut rounds = Rounds::new(coaches.len(), error_per_look(looks.len()));
    let margin = expected_score(plan.margin) - 0.5;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads);
    let pool = pool.build().ok();
    let mut first = 0;
    for last in looks {
        let running = rounds.running();
        let work = tasks(&running, first, last);
        let one = |&(pair, first, last): &(usize, u64, u64)| {
            let Running { a, b, .. } = rounds.pairs[pair];
            let chunk = play_chunk(rules, [&coaches[a], &coaches[b]], plan.seed, first, last);
            heard(LadderProgress {
                played: 2 * (last - first),
                spared: 0,
            });
            (pair, chunk)
        };
        let all = || work.par_iter().map(one).collect();
        // Without a pool of its own the ladder shares the program's.
        let done: Vec<(usize, Chunk)> = match &pool {
            Some(pool) => pool.install(all),
            None => all(),
        };
        rounds.add(&running, &done);
        let error = rounds.error;
        for pair in running {
            let pair = &mut rounds.pairs[pair];
            pair.stopped = verdict(&pair.tally, error, margin, last == most_twins);
            if pair.stopped.is_some() {
                heard(LadderProgress {
                    played: 0,
                    spared: 2 * (most_twins - last),
                });
            }
        }
        first = last;
    }
    rounds
}

/// The twins from `first` up to `last` of each pair, in chunks.
fn tasks(running: &[usize], first: u64, last: u64) -> Vec<(usize, u64, u64)> {
    let mut tasks = Vec::new();
    for &pair in running {
        let starts = (first..last).step_by(CHUNK as usize);
        tasks.extend(starts.map(|start| (pair, start, (start + CHUNK).min(last))));
    }
    tasks
}

/// Whether a pair stops.
fn verdict(tally: &PairTally, error: f64, margin: f64, at_the_end: bool) -> Option<PairEnd> {
    let interval = tally.interval(error);
    if !interval.contains(0.5) {
        Some(PairEnd::Decided)
    } else if interval.half_width < margin {
        Some(PairEnd::Close)
    } else {
        at_the_end.then_some(PairEnd::Cap)
    }
}

/// Some twins of a pair.
struct Chunk {
    tally: PairTally,
    /// Each twin in half points of its two matches.
    twins: Vec<u8>,
}

fn play_chunk<G: Playable>(
    rules: &G,
    [a, b]: [&G::Policy; 2],
    seed: u64,
    first: u64,
    last: u64,
) -> Chunk {
    // A coach may own much: it is copied here, not for every match.
    let seats = |home: &G::Policy, away: &G::Policy| BySide {
        home: home.clone(),
        away: away.clone(),
    };
    let (mut at_home, mut away) = (seats(a, b), seats(b, a));
    let mut chunk = Chunk {
        tally: PairTally::default(),
        twins: Vec::with_capacity((last - first) as usize),
    };
    // Nobody asks for shots and saves here.
    let mut nobody_asks = simulate::MatchTally::new(rules);
    for index in first..last {
        let dice = Generator::new(seed, index);
        let mut play = |seats: &mut BySide<G::Policy>, side: Side| -> HalfPoints {
            let (state, _) = play_match(seats, dice, &mut nobody_asks);
            let goals = rules.score(&state);
            let won = rules.ahead(&state).map(|winner| winner == side);
            let goals = [goals[side], goals[side.other()]];
            chunk.tally.count_match(goals, won)
        };
        let half_points = play(&mut at_home, Side::Home) + play(&mut away, Side::Away);
        chunk.tally.count_twin(half_points);
        chunk.twins.push(half_points);
    }
    chunk
}

#[cfg(test)]
mod tests {
    use goal_dice::GoalDice;
    use library::Library;

    use super::*;

    fn rules() -> GoalDice {
        let documents = GoalDice::documents(&Library::bundled(), None).unwrap();
        GoalDice::build(|_| Some(documents[0].text()), &[]).unwrap()
    }

    fn coaches(names: &[&str]) -> Vec<<GoalDice as Playable>::Policy> {
        let library = Library::bundled();
        let hired = names
            .iter()
            .map(|name| rules().hire(name, &library).unwrap());
        hired.map(|hired| hired.policy).collect()
    }

    fn plan(matches: u64, margin: f64) -> LadderPlan {
        LadderPlan {
            matches,
            seed: 3,
            threads: 2,
            margin,
        }
    }

    /// On the same dice from both sides there is nothing but the coach.
    #[test]
    fn a_coach_is_exactly_as_good_as_itself() {
        let (rules, twins) = (rules(), coaches(&["sensible", "sensible"]));
        let chunk = play_chunk(&rules, [&twins[0], &twins[1]], 5, 0, 200);
        assert!(chunk.twins.iter().all(|&twin| twin == 2));
        assert_eq!(chunk.tally.won, chunk.tally.lost);
        assert_eq!(chunk.tally.goals_for, chunk.tally.goals_against);
        assert!(chunk.tally.won > 0 && chunk.tally.drawn > 0);
        // So it stops as close at once: 2.75 * 0.5 / 500 is less than 0.0029.
        let rounds = play(&rules, &twins, &plan(20_000, 2.0), &|_| {});
        assert_eq!(rounds.pairs[0].stopped, Some(PairEnd::Close));
        assert_eq!(rounds.pairs[0].tally.twins, 500);
    }

    #[test]
    fn a_twin_does_not_depend_on_its_chunk() {
        let (rules, pair) = (rules(), coaches(&["sensible", "always-box"]));
        let play = |first, last| play_chunk(&rules, [&pair[0], &pair[1]], 5, first, last);
        let (whole, front, back) = (play(0, 40), play(0, 13), play(13, 40));
        assert_eq!(whole.twins, [front.twins, back.twins].concat());
        let mut sum = front.tally;
        sum.add(&back.tally);
        assert_eq!(whole.tally, sum);
        // Seen by the other coach everything is turned round.
        let turned = play_chunk(&rules, [&pair[1], &pair[0]], 5, 0, 40);
        assert_eq!(turned.tally.won, whole.tally.lost);
        assert_eq!(turned.tally.goals_for, whole.tally.goals_against);
        let sums = turned.twins.iter().zip(&whole.twins).map(|(a, b)| a + b);
        assert!(sums.into_iter().all(|sum| sum == 4));
    }

    /// What is heard adds up to the most that could be played.
    #[test]
    fn progress_adds_up() {
        use std::sync::atomic::{AtomicU64, Ordering};
        let (played, spared) = (AtomicU64::new(0), AtomicU64::new(0));
        let all = coaches(&["sensible", "always-box", "shooter"]);
        let rounds = play(&rules(), &all, &plan(2_400, 2.0), &|news| {
            played.fetch_add(news.played, Ordering::Relaxed);
            spared.fetch_add(news.spared, Ordering::Relaxed);
        });
        let matches: u64 = rounds.pairs.iter().map(|pair| pair.tally.matches()).sum();
        assert_eq!(played.into_inner(), matches);
        assert_eq!(matches + spared.into_inner(), 3 * 2_400);
    }

    /// 50 twins won and 50 lost: standard error (1/2) / sqrt(99) = 0.0503, and for
    /// 5 % Student's t is 1.984, so that the interval reaches 0.0997 to each side. 70
    /// to 30: sqrt(0.21 / 99) = 0.0461, and 0.2 is 4.3 times that.
    #[test]
    fn a_pair_stops_when_it_is_decided_or_close() {
        let tally = |won: u64, lost: u64| {
            let mut tally = PairTally::default();
            (0..won).for_each(|_| tally.count_twin(4));
            (0..lost).for_each(|_| tally.count_twin(0));
            tally
        };
        let level = tally(50, 50);
        assert_eq!(verdict(&level, 0.05, 0.099, false), None);
        assert_eq!(verdict(&level, 0.05, 0.099, true), Some(PairEnd::Cap));
        assert_eq!(verdict(&level, 0.05, 0.1, false), Some(PairEnd::Close));
        // 0.01 % is 4.05 standard errors, 0.001 % is 4.67.
        let better = tally(70, 30);
        assert_eq!(verdict(&better, 1e-4, 0.0, true), Some(PairEnd::Decided));
        assert_eq!(verdict(&better, 1e-5, 0.0, false), None);
        // Two twins decide nothing: t is 12.7.
        let mut two = PairTally::default();
        two.count_twin(4);
        two.count_twin(3);
        assert_eq!(verdict(&two, 0.05, 0.0, false), None);
    }
}
