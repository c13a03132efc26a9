//! Seasons played out, as often as wished, on all cores. Every match has dice of its own and only
//! whole numbers are added, so that the same seed gives the same numbers.

use football::Game;
use rayon::prelude::*;
use tabletop::{
    BySide, Coach, Side, play_out,
    sources::{Generator, Simulate},
};

use crate::scores::Scores;

/// A match of a season: which clubs, and its rules.
pub struct Pairing<G> {
    /// The clubs, by their places in the list of all.
    pub clubs: BySide<usize>,
    /// The rules, with the teams in them.
    pub rules: G,
}

impl<G: Game> Pairing<G> {
    /// Plays the match with a coach who leads both sides; `hear` is told what happens. Its score.
    pub fn play(
        &self,
        dice: Generator,
        coach: impl Coach<G>,
        mut hear: impl FnMut(&G::Event),
    ) -> BySide<u16> {
        let rules = &self.rules;
        let told = |event: G::Event| hear(&event);
        let mut source = Simulate::new(rules, dice, coach, told);
        let mut state = rules.kick_off();
        play_out(rules, &mut state, &mut source);
        rules.score(&state)
    }
}

/// Who meets whom when everybody plays everybody at home and away. A club without opponents
/// meets itself.
#[must_use]
pub fn double_round_robin(clubs: usize) -> Vec<BySide<usize>> {
    let all = (0..clubs).flat_map(|home| (0..clubs).map(move |away| BySide { home, away }));
    all.filter(|pair| pair.home != pair.away || clubs == 1)
        .collect()
}

/// What is counted of a club: whole numbers, so that the order of adding does not matter.
pub trait ClubCounts: Clone + Send + Sync {
    /// One match more, which it played on this side.
    fn match_played(&mut self, side: Side, score: BySide<u16>);

    /// All that another one counted.
    fn add(&mut self, more: &Self);
}

/// What many seasons came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seasons<C> {
    /// The clubs, in their order.
    pub clubs: Vec<C>,
    /// Seasons.
    pub seasons: u64,
    /// Matches.
    pub matches: u64,
    /// How many of them were drawn.
    pub drawn: u64,
    /// Scores, home by away.
    pub scores: Scores,
}

impl<C: ClubCounts> Seasons<C> {
    fn count(&mut self, clubs: BySide<usize>, score: BySide<u16>) {
        for side in Side::BOTH {
            self.clubs[clubs[side]].match_played(side, score);
        }
        self.matches += 1;
        self.drawn += u64::from(score.home == score.away);
        self.scores.count(score);
    }

    fn and(mut self, more: &Seasons<C>) -> Seasons<C> {
        let clubs = self.clubs.iter_mut().zip(&more.clubs);
        clubs.for_each(|(sum, more)| sum.add(more));
        self.matches += more.matches;
        self.drawn += more.drawn;
        self.scores.add(&more.scores);
        self
    }
}

/// Plays so many seasons. There is a list of matches, or there are several of the same pairs (with
/// other line-ups) that take turns. `nothing` is what is counted of each club beforehand, `play`
/// plays a match, counts what the score does not tell, and gives the score; `played` hears of each,
/// and says whether to go on.
///
/// # Errors
///
/// What `played` says. No core begins another match then.
pub fn play_seasons<G, C, P, E>(
    rounds: &[Vec<Pairing<G>>],
    nothing: &[C],
    seasons: u64,
    seed: u64,
    play: P,
    played: &(dyn Fn() -> Result<(), E> + Sync),
) -> Result<Seasons<C>, E>
where
    G: Sync,
    C: ClubCounts,
    P: Fn(&Pairing<G>, Generator, &mut [C]) -> BySide<u16> + Sync,
    E: Send,
{
    let length = rounds.first().map_or(0, |round| round.len() as u64);
    let nothing = || Seasons {
        clubs: nothing.to_vec(),
        seasons: 0,
        matches: 0,
        drawn: 0,
        scores: Scores::default(),
    };
    let one = |mut sum: Seasons<C>, index: u64| {
        let round = &rounds[(index / length) as usize % rounds.len()];
        let pairing = &round[(index % length) as usize];
        let score = play(pairing, Generator::new(seed, index), &mut sum.clubs);
        sum.count(pairing.clubs, score);
        played()?;
        Ok(sum)
    };
    let matches = (0..seasons * length).into_par_iter();
    let sum = matches
        .try_fold(nothing, one)
        .try_reduce(nothing, |sum, more| Ok(sum.and(&more)))?;
    Ok(Seasons { seasons, ..sum })
}
