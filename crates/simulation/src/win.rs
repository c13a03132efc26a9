//! Who will win: the chances from the match as it stands. Exact where the game is solved,
//! by playing on from there otherwise. No die of the match is looked at.

use std::{convert::Infallible, ops::Range};

use library::Library;
use rayon::prelude::*;
use tabletop::{
    BySide, Session, Side, Source,
    log::hash_of,
    sources::{After, Generator, Simulate, Tree, rest_of_step},
};

use crate::simulate::{BothCoaches, MatchTally, play_on};
use games::{
    playable::{Playable, hire_both},
    setup::{HUMAN, MatchSetup, bot_command},
};

/// How chances were found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ChancesFound {
    /// Worked out, both sides playing best.
    Exact,
    /// By playing on, the coaches as they are and their usual stand-in for people.
    Played {
        /// Matches played to their end.
        matches: u64,
        /// The largest standard error of the three chances.
        standard_error: f64,
    },
    /// By what was learnt from many matches, both sides led alike.
    Estimated,
}

/// The chances of a match from here on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WinChances {
    /// The chance that each side wins.
    pub wins: BySide<f64>,
    /// The chance of a draw.
    pub draw: f64,
    /// How they were found.
    pub found: ChancesFound,
}

impl WinChances {
    /// The chances of a match that is over.
    fn decided(winner: Option<Side>) -> WinChances {
        let won = |side| f64::from(u8::from(winner == Some(side)));
        WinChances::exact(BySide::from_fn(won))
    }

    fn exact(wins: BySide<f64>) -> WinChances {
        WinChances {
            wins,
            draw: (1.0 - wins.home - wins.away).max(0.0),
            found: ChancesFound::Exact,
        }
    }

    /// What the match is worth to home, from 0 (lost) to 1 (won).
    #[must_use]
    pub fn worth(&self) -> f64 {
        (1.0 + self.wins.home - self.wins.away) / 2.0
    }
}

/// No chance is known worse than this: a hundredth.
const WANTED: f64 = 0.01;

/// Matches between two looks at how well the chances are known; and those that one thread
/// plays before it looks for more.
const ROUND: u64 = 500;
const CHUNK: usize = 50;

/// A step with more ends than this is not looked into.
const MOST_ENDS: usize = 20_000;

/// A match as it stands, to be thought about apart from it.
pub trait Prospect: Send {
    /// Who will win; `None` where that cannot be told.
    fn chances(&self) -> Option<WinChances>;
}

/// The moment that chances are asked for. What is sealed is left out, and so is who
/// has written something down already.
pub struct MomentAsked<G: Playable> {
    rules: G,
    settled: G::State,
    steps: u64,
    given: Vec<u32>,
    /// The match as everybody sees it, perhaps half way through a step.
    seen: G::State,
    names: BySide<String>,
    /// The coaches' names; for a person and for a program of one's own, the usual one.
    coaches: BySide<String>,
    library: Library,
}

impl<G: Playable> MomentAsked<G> {
    /// How a match stands now.
    pub fn of(session: &Session<G>, setup: &MatchSetup, library: &Library) -> MomentAsked<G> {
        let seen = match session.is_sealed() {
            true => session.settled(),
            false => session.halfway(),
        };
        MomentAsked {
            seen: seen.clone(),
            rules: session.rules().clone(),
            settled: session.settled().clone(),
            steps: session.steps(),
            given: match session.is_sealed() {
                true => Vec::new(),
                false => session.given_in_step(),
            },
            names: setup.names.clone(),
            coaches: stand_ins::<G>(setup),
            library: library.clone(),
        }
    }

    /// The chances in a game that is solved: what the rest of the step leads to is known.
    fn exact(&self) -> Option<WinChances> {
        let explainer = self.rules.explainer(&self.library)?;
        if self.given.is_empty()
            && let Some(wins) = G::value(&explainer, &self.settled)
        {
            return Some(WinChances::exact(wins));
        }
        let tree = rest_of_step(&self.rules, &self.settled, &self.given, MOST_ENDS)?;
        backed_up::<G>(&explainer, &tree).map(WinChances::exact)
    }

    /// The chances by playing on with these coaches. The same position gets the same
    /// figures: its dice follow from the names, and from where it is in the match.
    fn played(&self, policies: &BySide<G::Policy>) -> WinChances {
        let mut count = Count::default();
        loop {
            let first = count.matches;
            for end in self.ends(policies, first..first + ROUND, |state| {
                self.rules.ahead(state)
            }) {
                count.add(end);
            }
            if count.standard_error() <= WANTED {
                return count.chances();
            }
        }
    }

    /// The scores of so many matches from here; `None` where they take too long.
    pub fn scores(&self, matches: u64) -> Option<Vec<BySide<u16>>> {
        let policies = self.policies()?;
        Some(self.ends(&policies, 0..matches, |state| self.rules.score(state)))
    }

    /// Both coaches, if matches are played on here.
    fn policies(&self) -> Option<BySide<G::Policy>> {
        let hired = || hire_both(&self.rules, &self.coaches, &self.library);
        G::PLAYS_ON.then(hired)?.map(|(policies, _)| policies)
    }

    /// What matches with these numbers come to, on all cores.
    fn ends<T: Send>(
        &self,
        policies: &BySide<G::Policy>,
        matches: Range<u64>,
        look: impl Fn(&G::State) -> T + Sync,
    ) -> Vec<T> {
        let seed = self.seed();
        let firsts: Vec<u64> = matches.clone().step_by(CHUNK).collect();
        let chunks = firsts.into_par_iter().flat_map_iter(|first| {
            let last = (first + CHUNK as u64).min(matches.end);
            self.play(policies, seed, first..last, &look)
        });
        chunks.collect()
    }

    /// Dice of their own: nothing of the match's seed is in them.
    fn seed(&self) -> u64 {
        let (BySide { home, away }, given) = (&self.names, self.given.len());
        seed_of(&format!(
            "{}\n{home}\n{away}\n{} {given}",
            G::ID,
            self.steps
        ))
    }

    fn play<T>(
        &self,
        policies: &BySide<G::Policy>,
        seed: u64,
        matches: Range<u64>,
        look: impl Fn(&G::State) -> T,
    ) -> Vec<T> {
        let from = (&self.settled, &self.given[..]);
        play_from(&self.rules, policies, from, seed, matches, look)
    }
}

/// The coaches of a match; for a person and for a program of one's own, the usual one.
#[must_use]
pub fn stand_ins<G: Playable>(setup: &MatchSetup) -> BySide<String> {
    let usual = G::coaches().first().map_or("", |(name, _)| name);
    BySide::from_fn(|side| match setup.coaches[side].as_str() {
        HUMAN => usual.to_string(),
        coach if bot_command(coach).is_some() => usual.to_string(),
        coach => coach.to_string(),
    })
}

/// A seed that follows from words.
#[must_use]
pub fn seed_of(what: &str) -> u64 {
    let hash = hash_of(what.as_bytes());
    let digits = hash.get(..16).unwrap_or_default();
    u64::from_str_radix(digits, 16).unwrap_or_default()
}

/// What matches come to that are played on from a state, some answers of its step being given.
pub fn play_from<G: Playable, T>(
    rules: &G,
    policies: &BySide<G::Policy>,
    (settled, given): (&G::State, &[u32]),
    seed: u64,
    matches: Range<u64>,
    look: impl Fn(&G::State) -> T,
) -> Vec<T> {
    let mut policies = policies.clone();
    // Counted and never asked: what is counted costs next to nothing.
    let mut tally = MatchTally::new(rules);
    let play = |index| {
        let mut state = settled.clone();
        if !given.is_empty() {
            let dice = Generator::new(seed, 2 * index);
            let rest = Simulate::new(rules, dice, BothCoaches(&mut policies), &mut tally);
            let mut rest = After::new(given, rest);
            let mut source: &mut dyn Source<G, Stop = Infallible> = &mut rest;
            source.next_step();
            let Ok(()) = rules.step(&mut state, &mut source);
        }
        let dice = Generator::new(seed, 2 * index + 1);
        let (state, _) = play_on(state, &mut policies, dice, &mut tally);
        look(&state)
    };
    matches.map(play).collect()
}

impl<G: Playable> Prospect for MomentAsked<G> {
    fn chances(&self) -> Option<WinChances> {
        if self.rules.is_over(&self.settled) {
            return Some(WinChances::decided(self.rules.ahead(&self.settled)));
        }
        if let Some(exact) = self.exact() {
            return Some(exact);
        }
        if let Some([home, draw, away]) = self.rules.estimate(&self.seen) {
            return Some(WinChances {
                wins: BySide { home, away },
                draw,
                found: ChancesFound::Estimated,
            });
        }
        Some(self.played(&self.policies()?))
    }
}

/// The worth of the rest of a step; everybody decides for the best.
fn backed_up<G: Playable>(explainer: &G::Explainer, tree: &Tree<G>) -> Option<BySide<f64>> {
    match tree {
        Tree::End { state, .. } => G::value(explainer, state),
        Tree::Chance(ways) => {
            let mut sum = BySide::both(0.0);
            for (chance, below) in ways {
                let wins = backed_up(explainer, below)?;
                for side in Side::BOTH {
                    sum[side] += chance * wins[side];
                }
            }
            Some(sum)
        }
        Tree::Decide(branch) => {
            let worth = |wins: &BySide<f64>| wins[branch.side] - wins[branch.side.other()];
            let mut best: Option<BySide<f64>> = None;
            for (_, below) in &branch.choices {
                let wins = backed_up(explainer, below)?;
                if best.is_none_or(|best| worth(&wins) > worth(&best)) {
                    best = Some(wins);
                }
            }
            best
        }
    }
}

/// Matches played to their end.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    matches: u64,
    won: BySide<u64>,
}

impl Count {
    fn add(&mut self, winner: Option<Side>) {
        self.matches += 1;
        if let Some(side) = winner {
            self.won[side] += 1;
        }
    }

    fn drawn(&self) -> u64 {
        self.matches - self.won.home - self.won.away
    }

    /// The largest of the three. One success and one failure are added before it is
    /// worked out: what never happened in a thousand matches may still happen.
    fn standard_error(&self) -> f64 {
        let error = |times: u64| {
            let chance = (times as f64 + 1.0) / (self.matches as f64 + 2.0);
            (chance * (1.0 - chance) / self.matches.max(1) as f64).sqrt()
        };
        let times = [self.won.home, self.won.away, self.drawn()];
        times.into_iter().map(error).fold(0.0, f64::max)
    }

    fn chances(&self) -> WinChances {
        let share = |times: u64| times as f64 / self.matches.max(1) as f64;
        WinChances {
            wins: self.won.map(share),
            draw: share(self.drawn()),
            found: ChancesFound::Played {
                matches: self.matches,
                standard_error: self.standard_error(),
            },
        }
    }
}
