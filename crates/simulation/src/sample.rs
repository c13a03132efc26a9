//! Matches played to know something of all: means with their standard errors, of one setting,
//! or of two on the same dice.

use std::ops::Range;

use coaches::odds::MatchOdds;
use football::{BoxScore, Phrase, phrase};
use library::Library;
use rayon::prelude::*;
use tabletop::{BySide, Side, sources::Generator};

use crate::{
    odds::{Effect, Method, Odds},
    scores::MOST_GOALS,
    simulate::{MatchOfRun, MatchTally, ReadyMatch, Run, play_match, ready},
};
use games::{
    ForGame,
    playable::Playable,
    setup::{MatchSetup, SetupError},
};

#[cfg(test)]
mod check;

/// Matches that one thread plays before it looks for more, and the threads' shares between two
/// questions whether to go on; both in a game whose matches take long.
const SHARES: (u64, u64) = (250, 16);
const SMALL_SHARES: (u64, u64) = (1, 8);

/// A setting: what is agreed, and the library it is played by.
pub type Venture<'a> = (&'a MatchSetup, &'a Library);

/// What matches came to.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The odds.
    pub odds: Odds,
    /// Those of another setting, and what the first changes against it.
    pub against: Option<(Odds, Effect)>,
}

/// Plays matches of one or two settings. Match i of each has the dice (seed, i), so that of two
/// settings only the difference is left to chance. `go_on` hears how many of each were played
/// and says whether there are to be more.
///
/// # Errors
///
/// If a match cannot begin.
pub fn sample(
    setting: Venture<'_>,
    against: Option<Venture<'_>>,
    run: &Run,
    go_on: &mut dyn FnMut(u64) -> bool,
) -> Result<Sample, SetupError> {
    let begin = |(setup, library): Venture<'_>| setup.game.with(Begin(setup, library));
    let players = (begin(setting)?, against.map(begin).transpose()?);
    let (share, shares) = match setting.0.game.measured() >= SHARES.0 {
        true => SHARES,
        false => SMALL_SHARES,
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(run.threads);
    let pool = pool.build().ok();
    let mut seen = Observed::default();
    let mut first = 0;
    loop {
        let last = (first + share * shares).min(run.matches.max(1));
        let firsts: Vec<u64> = (first..last).step_by(share as usize).collect();
        let play = |&first: &u64| {
            let matches = first..(first + share).min(last);
            Observed::of(&players, run.seed, &matches)
        };
        let work = || firsts.par_iter().map(play).collect();
        // Without a pool of its own the run shares the program's.
        let done: Vec<Observed> = match &pool {
            Some(pool) => pool.install(work),
            None => work(),
        };
        done.iter().for_each(|more| seen.add(more));
        first = last;
        if !go_on(first) || first >= run.matches {
            return Ok(seen.finish(&players));
        }
    }
}

/// Somebody who plays matches of a setting.
trait Contender: Send + Sync {
    /// What these matches come to, in numbers.
    fn play(&self, seed: u64, matches: Range<u64>) -> Vec<Vec<i64>>;
    /// What people should know about the coaches.
    fn notes(&self) -> &[Phrase];
}

type Contenders = (Box<dyn Contender>, Option<Box<dyn Contender>>);

struct Begin<'a>(&'a MatchSetup, &'a Library);

impl ForGame for Begin<'_> {
    type Output = Result<Box<dyn Contender>, SetupError>;

    fn run<G: Playable + 'static>(self) -> Self::Output {
        Ok(Box::new(ready::<G>(self.0, self.1)?))
    }
}

impl<G: Playable> Contender for ReadyMatch<G> {
    fn play(&self, seed: u64, matches: Range<u64>) -> Vec<Vec<i64>> {
        let mut policies = self.policies.clone();
        let play = |index| {
            let mut tally = MatchTally::new(&self.rules);
            let (state, _) = play_match(&mut policies, Generator::new(seed, index), &mut tally);
            numbers(&MatchOfRun::of(&self.rules, &state), &tally.box_score())
        };
        matches.map(play).collect()
    }

    fn notes(&self) -> &[Phrase] {
        &self.notes
    }
}

/// A match in numbers: won, drawn, lost; everything counted of home and of away; and which score
/// it was.
fn numbers(played: &MatchOfRun, box_score: &BoxScore) -> Vec<i64> {
    let won = |winner| i64::from(played.winner == winner);
    let mut numbers = vec![won(Some(Side::Home)), won(None), won(Some(Side::Away))];
    for side in Side::BOTH {
        let counts = box_score.stats[side].named();
        numbers.extend(counts.map(|(_, count)| count as i64));
    }
    let goals = played.score.map(|goals| usize::from(goals).min(MOST_GOALS));
    let is_score = |cell| cell == goals.home * (MOST_GOALS + 1) + goals.away;
    let cells = 0..(MOST_GOALS + 1) * (MOST_GOALS + 1);
    numbers.extend(cells.map(|cell| i64::from(is_score(cell))));
    numbers
}

/// The numbers of all matches, in the shape of odds.
fn shaped(numbers: &[f64]) -> MatchOdds {
    let (results, rest) = numbers.split_at(3);
    let names = || BoxScore::default().stats.home.named().collect::<Vec<_>>();
    let (home, rest) = rest.split_at(names().len());
    let (away, scores) = rest.split_at(names().len());
    let means = |means: &[f64]| {
        let names = names().into_iter().map(|(name, _)| name);
        names.zip(means.iter().copied()).collect()
    };
    MatchOdds {
        wins: BySide {
            home: results[0],
            away: results[2],
        },
        tie: results[1],
        scores: scores.chunks(MOST_GOALS + 1).map(<[f64]>::to_vec).collect(),
        means: BySide {
            home: means(home),
            away: means(away),
        },
    }
}

/// Whole numbers summed up: whoever plays which match, they come to the same.
#[derive(Clone, Debug, Default)]
struct Moments {
    matches: u64,
    sums: Vec<i64>,
    squares: Vec<i64>,
}

impl Moments {
    fn count(&mut self, numbers: impl ExactSizeIterator<Item = i64>) {
        self.matches += 1;
        self.sums.resize(numbers.len(), 0);
        self.squares.resize(numbers.len(), 0);
        let sums = self.sums.iter_mut().zip(&mut self.squares);
        for ((sum, square), number) in sums.zip(numbers) {
            *sum += number;
            *square += number * number;
        }
    }

    fn add(&mut self, more: &Moments) {
        self.matches += more.matches;
        for (mine, more) in [
            (&mut self.sums, &more.sums),
            (&mut self.squares, &more.squares),
        ] {
            mine.resize(more.len(), 0);
            mine.iter_mut()
                .zip(more)
                .for_each(|(sum, more)| *sum += more);
        }
    }

    fn means(&self) -> MatchOdds {
        let mean = |sum: &i64| *sum as f64 / self.matches as f64;
        shaped(&self.sums.iter().map(mean).collect::<Vec<_>>())
    }

    fn odds(&self, notes: &[Phrase]) -> Odds {
        let errors = self.errors();
        let chances = [errors.wins.home, errors.tie, errors.wins.away];
        let simulated = phrase!("note.simulated", matches = self.matches);
        Odds {
            method: Method::Simulated {
                standard_error: chances.into_iter().fold(0.0, f64::max),
            },
            odds: self.means(),
            errors: Some(errors),
            matches: Some(self.matches),
            notes: notes.iter().cloned().chain([simulated]).collect(),
        }
    }

    /// The standard errors of the means. One match more is counted in which it happened: what
    /// was never seen may still happen.
    fn errors(&self) -> MatchOdds {
        let matches = self.matches as f64;
        let error = |(sum, square): (&i64, &i64)| {
            let mean = *sum as f64 / matches;
            let variance = (*square + 1) as f64 / matches - mean * mean;
            (variance.max(0.0) / matches).sqrt()
        };
        shaped(
            &self
                .sums
                .iter()
                .zip(&self.squares)
                .map(error)
                .collect::<Vec<_>>(),
        )
    }
}

/// What was seen of each setting, and of the difference match by match.
#[derive(Clone, Debug, Default)]
struct Observed {
    first: Moments,
    second: Moments,
    difference: Moments,
}

impl Observed {
    fn of((first, second): &Contenders, seed: u64, matches: &Range<u64>) -> Observed {
        let mut seen = Observed::default();
        let first = first.play(seed, matches.clone());
        for numbers in &first {
            seen.first.count(numbers.iter().copied());
        }
        let second = second
            .as_ref()
            .map(|player| player.play(seed, matches.clone()));
        for (first, second) in first.iter().zip(second.iter().flatten()) {
            seen.second.count(second.iter().copied());
            let pairs = first.iter().zip(second);
            seen.difference
                .count(pairs.map(|(first, second)| first - second));
        }
        seen
    }

    fn add(&mut self, more: &Observed) {
        self.first.add(&more.first);
        self.second.add(&more.second);
        self.difference.add(&more.difference);
    }

    fn finish(&self, (first, second): &Contenders) -> Sample {
        let against = |player: &dyn Contender| {
            let effect = Effect {
                of: self.difference.means(),
                errors: Some(self.difference.errors()),
                bound: 0.0,
            };
            (self.second.odds(player.notes()), effect)
        };
        Sample {
            odds: self.first.odds(first.notes()),
            against: second.as_deref().map(against),
        }
    }
}
