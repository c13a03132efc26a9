//! Bulk simulation on all cores. The same seed gives the same numbers whatever
//! the number of threads: each match has dice of its own, and only whole numbers
//! are summed.

use football::{BoxScore, Phrase};
use library::Library;
use rayon::prelude::*;
use tabletop::{
    Ask, BySide, Coach, Fault, Faults, GROUPS, Listener, Side, play_out,
    sources::{Generator, Simulate},
};

use crate::scores::Scores;
use games::{
    ForGame,
    playable::{Playable, hire_both},
    setup::{MatchSetup, SetupError, bot_command, rules_of},
};

/// Matches played by one thread before it looks for more.
const CHUNK: u64 = 1_000;

/// Chunks between two reports of progress.
const CHUNKS_PER_ROUND: u64 = 64;

/// Both in a game whose matches take long: who waits hears of them.
const SMALL: (u64, u64) = (1, 16);

/// How much to simulate.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// How many matches.
    pub matches: u64,
    /// The seed; match i of the run has the dice (seed, i).
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
}

/// One match of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchOfRun {
    /// The goals.
    pub score: BySide<u16>,
    /// The goals of the shoot-out, if there was one.
    pub shootout: Option<BySide<u16>>,
    /// Who won.
    pub winner: Option<Side>,
}

impl MatchOfRun {
    /// What a match came to that ended so.
    pub fn of<G: Playable>(rules: &G, state: &G::State) -> MatchOfRun {
        MatchOfRun {
            score: rules.score(state),
            shootout: rules.shootout(state),
            winner: rules.ahead(state),
        }
    }
}

/// What a run came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Matches played.
    pub matches: u64,
    /// Matches won by each side.
    pub won: BySide<u64>,
    /// Dice rolled and cards turned over.
    pub draws: u64,
    /// How often each score came, by goals of home and away.
    pub scores: Scores,
    /// Everything counted.
    pub box_score: BoxScore,
    /// What people should know about the coaches.
    pub notes: Vec<Phrase>,
}

impl Summary {
    fn count(&mut self, played: &MatchOfRun) {
        self.matches += 1;
        if let Some(winner) = played.winner {
            self.won[winner] += 1;
        }
        self.scores.count(played.score);
    }

    fn add(&mut self, other: &Summary) {
        self.matches += other.matches;
        self.draws += other.draws;
        for side in Side::BOTH {
            self.won[side] += other.won[side];
        }
        self.scores.add(&other.scores);
        self.box_score.add(&other.box_score);
    }
}

/// Simulates matches between computer coaches; neither people nor outside programs can take
/// part. `heard` is told each match in order, with its number.
///
/// # Errors
///
/// If the match cannot begin.
pub fn simulate(
    setup: &MatchSetup,
    library: &Library,
    run: &Run,
    heard: &mut dyn FnMut(u64, &[MatchOfRun]),
) -> Result<Summary, SetupError> {
    struct Bulk<'a>(
        &'a MatchSetup,
        &'a Library,
        &'a Run,
        &'a mut dyn FnMut(u64, &[MatchOfRun]),
    );
    impl ForGame for Bulk<'_> {
        type Output = Result<Summary, SetupError>;

        fn run<G: Playable + 'static>(self) -> Self::Output {
            let Bulk(setup, library, run, heard) = self;
            let ready = ready::<G>(setup, library)?;
            let mut summary = in_chunks(&ready.rules, &ready.policies, run, heard);
            summary.notes = ready.notes;
            Ok(summary)
        }
    }
    setup.game.with(Bulk(setup, library, run, heard))
}

/// Rules and coaches, ready for many matches.
pub struct ReadyMatch<G: Playable> {
    pub rules: G,
    pub policies: BySide<G::Policy>,
    /// What people should know about the coaches.
    pub notes: Vec<Phrase>,
}

/// Makes everything ready for bulk play.
pub fn ready<G: Playable>(
    setup: &MatchSetup,
    library: &Library,
) -> Result<ReadyMatch<G>, SetupError> {
    let header = setup.header(library)?;
    let is_bot = |side: &Side| bot_command(&setup.coaches[*side]).is_some();
    if let Some(side) = Side::BOTH.into_iter().find(is_bot) {
        let what = format!("coach {side} is an outside program");
        let cure = "bulk play is between computer coaches";
        return Err(Faults::from(Fault::whole(what, cure)).into());
    }
    let entries = Vec::new();
    let rules = rules_of::<G>(&tabletop::log::Log { header, entries })?;
    let hired = hire_both(&rules, &setup.coaches, library);
    let (policies, notes) = hired.ok_or_else(|| {
        let what = format!(
            "there is no coach `{}` or `{}`",
            setup.coaches.home, setup.coaches.away
        );
        let cure = "`touchline games` lists them";
        Faults::from(Fault::whole(what, cure))
    })?;
    Ok(ReadyMatch {
        rules,
        policies,
        notes,
    })
}

fn in_chunks<G: Playable>(
    rules: &G,
    policies: &BySide<G::Policy>,
    run: &Run,
    heard: &mut dyn FnMut(u64, &[MatchOfRun]),
) -> Summary {
    let mut total = Summary::default();
    let (size, round) = match G::MEASURED < CHUNK {
        true => SMALL,
        false => (CHUNK, CHUNKS_PER_ROUND),
    };
    let chunk = |first: u64| {
        let last = (first + size).min(run.matches);
        play_chunk(rules, policies, run.seed, first, last)
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(run.threads);
    let pool = pool.build().ok();
    let mut first = 0;
    while first < run.matches {
        let round_ends = (first + size * round).min(run.matches);
        let starts: Vec<u64> = (first..round_ends).step_by(size as usize).collect();
        let work = || starts.par_iter().map(|&first| chunk(first)).collect();
        // Without a pool of its own the run shares the program's.
        let done: Vec<(Summary, Vec<MatchOfRun>)> = match &pool {
            Some(pool) => pool.install(work),
            None => work(),
        };
        for (&first, (summary, played)) in starts.iter().zip(&done) {
            total.add(summary);
            heard(first, played);
        }
        first = round_ends;
    }
    total
}

fn play_chunk<G: Playable>(
    rules: &G,
    policies: &BySide<G::Policy>,
    seed: u64,
    first: u64,
    last: u64,
) -> (Summary, Vec<MatchOfRun>) {
    let mut summary = Summary::default();
    let mut tally = MatchTally::new(rules);
    let mut policies = policies.clone();
    let mut all = Vec::with_capacity((last - first) as usize);
    for index in first..last {
        let dice = Generator::new(seed, index);
        let (state, draws) = play_match(&mut policies, dice, &mut tally);
        let played = MatchOfRun::of(rules, &state);
        summary.draws += draws;
        summary.count(&played);
        all.push(played);
    }
    summary.box_score = tally.box_score();
    (summary, all)
}

/// Plays a match from kick-off: its last state, and how many dice and cards it took.
pub fn play_match<G: Playable>(
    policies: &mut BySide<G::Policy>,
    dice: Generator,
    tally: &mut MatchTally<'_, G>,
) -> (G::State, u64) {
    play_on(tally.rules.kick_off(), policies, dice, tally)
}

/// The hot loop: one for each game, never inlined, so that what is measured is
/// what runs.
#[inline(never)]
pub fn play_on<G: Playable>(
    mut state: G::State,
    policies: &mut BySide<G::Policy>,
    dice: Generator,
    tally: &mut MatchTally<'_, G>,
) -> (G::State, u64) {
    let rules = tally.rules;
    let mut source = Simulate::new(rules, dice, BothCoaches(policies), tally);
    play_out(rules, &mut state, &mut source);
    (state, source.draws())
}

/// Each question goes to the coach of its side.
pub struct BothCoaches<'a, P>(pub &'a mut BySide<P>);

impl<G: Playable> Coach<G> for BothCoaches<'_, G::Policy> {
    #[inline(always)]
    fn decide(&mut self, rules: &G, ask: &Ask<'_, G>) -> usize {
        self.0[ask.side].decide(rules, ask)
    }
}

/// Counts what happens in matches by the same rules.
pub struct MatchTally<'a, G> {
    rules: &'a G,
    box_score: BoxScore,
    /// How often each group of events that the rules knew beforehand came up.
    known: [u64; GROUPS],
}

impl<'a, G: Playable> MatchTally<'a, G> {
    /// Nothing was counted.
    pub fn new(rules: &'a G) -> MatchTally<'a, G> {
        MatchTally {
            rules,
            box_score: BoxScore::default(),
            known: [0; GROUPS],
        }
    }

    /// What it all comes to.
    #[must_use]
    pub fn box_score(mut self) -> BoxScore {
        for (group, &times) in (0..=u8::MAX).zip(&self.known) {
            self.rules.count_known(group, times, &mut self.box_score);
        }
        self.box_score
    }
}

/// Always inlined: where the rules tell of something, what it counts for is known, and
/// the rest of the event need not be made.
impl<G: Playable> Listener<G> for &mut MatchTally<'_, G> {
    #[inline(always)]
    fn hear(&mut self, event: G::Event) {
        self.hear_if(true, event);
    }

    #[inline(always)]
    fn hear_if(&mut self, happened: bool, event: G::Event) {
        self.rules.count(happened, &event, &mut self.box_score);
    }

    #[inline(always)]
    fn hear_known<E>(&mut self, group: u8, _: impl FnOnce() -> E)
    where
        E: IntoIterator<Item = G::Event>,
    {
        self.known[usize::from(group)] += 1;
    }
}
