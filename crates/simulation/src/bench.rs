//! How fast bulk play is, beside the bare cost of the same dice and look-ups in
//! the same run: times drift from hour to hour, their ratio does not.

use std::{
    convert::Infallible,
    hint::black_box,
    time::{Duration, Instant},
};

use library::Library;
use tabletop::{
    Ask, BySide, Chance, Source, attempt,
    log::Log,
    sources::{Generator, Simulate},
};

use crate::simulate::{BothCoaches, MatchTally, play_match};
use games::{
    ForGame, GameId,
    playable::{Playable, hire_both},
    setup::{MatchSetup, SetupError, rules_of},
};

/// Matches in one measurement: so few that another program seldom comes between.
const AT_ONCE: usize = 100;

/// How often each match is measured. Play and bare dice take turns; the median of
/// all such pairs counts.
const ROUNDS: usize = 15;

/// What was measured.
#[derive(Clone, Copy, Debug)]
pub struct MeasuredSpeed {
    /// Dice and cards in a match.
    pub draws_per_match: f64,
    /// Nanoseconds of a match, on one core.
    pub match_ns: f64,
    /// Nanoseconds of nothing but its dice and look-ups.
    pub bare_ns: f64,
    /// The median of bare cost against bulk play: 1 would be free rules.
    pub ratio: f64,
    /// Seconds that solving the game takes; `None` if it cannot be solved.
    pub solve_seconds: Option<f64>,
}

/// How many matches of a game are played on all cores if nobody says: as many as take
/// some seconds.
#[must_use]
pub fn usual_matches(game: GameId) -> u64 {
    struct Usual;
    impl ForGame for Usual {
        type Output = u64;

        fn run<G: Playable + 'static>(self) -> u64 {
            200 * G::MEASURED
        }
    }
    game.with(Usual)
}

/// The coach that is measured if nobody says: one that takes no time to think, if the
/// game has one, so that the rules are measured.
#[must_use]
pub fn usual_coach(game: GameId) -> &'static str {
    let coaches = game.coaches();
    let random = coaches.iter().find(|(name, _)| *name == "random");
    random.or(coaches.first()).map_or("", |(name, _)| *name)
}

/// Measures a game with these coaches on one core.
///
/// # Errors
///
/// If the match cannot begin.
pub fn measure(setup: &MatchSetup, library: &Library) -> Result<Option<MeasuredSpeed>, SetupError> {
    struct MeasureSpeed<'a>(&'a MatchSetup, &'a Library);
    impl ForGame for MeasureSpeed<'_> {
        type Output = Result<Option<MeasuredSpeed>, SetupError>;

        fn run<G: Playable + 'static>(self) -> Self::Output {
            let MeasureSpeed(setup, library) = self;
            let header = setup.header(library)?;
            let entries = Vec::new();
            let rules = rules_of::<G>(&Log { header, entries })?;
            let hired = hire_both(&rules, &setup.coaches, library);
            Ok(hired.map(|(mut policies, _)| pairs(&rules, &mut policies)))
        }
    }
    setup.game.with(MeasureSpeed(setup, library))
}

fn pairs<G: Playable>(rules: &G, policies: &mut BySide<G::Policy>) -> MeasuredSpeed {
    let throws: Vec<Vec<BenchThrow>> = (0..G::MEASURED)
        .map(|index| recorded(rules, policies, index))
        .collect();
    let draws: usize = throws.iter().flatten().map(|throw| throw.dice.len()).sum();
    let script = ScriptedDice::new(&throws);
    let mut times: Vec<(f64, f64)> = Vec::new();
    let numbered: Vec<(u64, &Vec<u8>)> = (0..).zip(&script.matches).collect();
    let chunks = || numbered.chunks(AT_ONCE);
    for some in (0..ROUNDS).flat_map(|_| chunks()) {
        let mut tally = MatchTally::new(rules);
        let began = Instant::now();
        for &(index, _) in some {
            let dice = Generator::new(1, index);
            black_box(play_match(policies, dice, &mut tally));
        }
        black_box(tally.box_score());
        let played = began.elapsed();
        let began = Instant::now();
        for &(index, throws) in some {
            black_box(bare(&script.kinds, throws, Generator::new(1, index)));
        }
        times.push((nanos(played), nanos(began.elapsed())));
    }
    let began = Instant::now();
    let solved = rules.explainer(&Library::bundled()).is_some();
    let solve = began.elapsed().as_secs_f64();
    MeasuredSpeed {
        draws_per_match: draws as f64 / G::MEASURED as f64,
        match_ns: median(times.iter().map(|(played, _)| *played)),
        bare_ns: median(times.iter().map(|(_, bare)| *bare)),
        ratio: median(times.iter().map(|(played, bare)| bare / played)),
        solve_seconds: solved.then_some(solve),
    }
}

fn nanos(time: Duration) -> f64 {
    time.as_nanos() as f64 / AT_ONCE as f64
}

/// The value in the middle.
pub fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = values.collect();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or_default()
}

/// Dice thrown together, or a card.
#[derive(Clone, Default)]
struct BenchThrow {
    begins_step: bool,
    /// The faces of each die; of a card, how many the deck has.
    dice: Vec<u32>,
    /// A card, and whether all were shuffled before it.
    card: Option<bool>,
}

/// The throws of matches, each as the number of its kind: small, so that reading
/// them costs next to nothing.
struct ScriptedDice {
    kinds: Vec<BenchKind>,
    matches: Vec<Vec<u8>>,
}

/// A kind of throw: its dice, and a table as large as the game's own.
struct BenchKind {
    begins_step: bool,
    dice: Vec<u32>,
    card: Option<bool>,
    table: Vec<u8>,
}

/// The largest deck, and room for a table of its numbers.
const MOST_CARDS: usize = 128;

/// A deck as the games' own: an array, and the card turned over swapped out of it.
struct BareDeck {
    left: usize,
    cards: [u8; MOST_CARDS],
}

impl BareDeck {
    fn full(size: u32) -> BareDeck {
        BareDeck {
            left: (size as usize).min(MOST_CARDS),
            cards: std::array::from_fn(|at| at as u8),
        }
    }

    #[inline]
    fn turn(&mut self, index: usize) -> u8 {
        let last = self.left - 1;
        let left = &mut self.cards[..=last];
        let card = left[index];
        left.swap(index, last);
        self.left = last;
        card
    }
}

impl ScriptedDice {
    fn new(throws: &[Vec<BenchThrow>]) -> ScriptedDice {
        let mut script = ScriptedDice {
            kinds: Vec::new(),
            matches: Vec::new(),
        };
        for throws in throws {
            let numbers = throws.iter().map(|throw| script.kind(throw)).collect();
            script.matches.push(numbers);
        }
        script
    }

    fn kind(&mut self, throw: &BenchThrow) -> u8 {
        let same = |kind: &BenchKind| {
            kind.begins_step == throw.begins_step
                && kind.dice == throw.dice
                && kind.card == throw.card
        };
        let known = self.kinds.iter().position(same);
        let at = known.unwrap_or_else(|| {
            let size = match throw.card {
                Some(_) => MOST_CARDS,
                None => throw.dice.iter().product::<u32>() as usize,
            };
            self.kinds.push(BenchKind {
                begins_step: throw.begins_step,
                dice: throw.dice.clone(),
                card: throw.card,
                table: (0..size).map(|index| index as u8).collect(),
            });
            self.kinds.len() - 1
        });
        at as u8
    }
}

/// The same dice, cards and look-ups, and nothing else: of a card the number that
/// stands on it, and of the number what it means.
#[inline(never)]
fn bare(kinds: &[BenchKind], throws: &[u8], mut dice: Generator) -> u32 {
    let mut sum = 0;
    let mut deck = BareDeck::full(1);
    for &kind in throws {
        let kind = &kinds[usize::from(kind)];
        if kind.begins_step {
            dice.next_step();
        }
        if let Some(shuffled) = kind.card {
            if shuffled {
                deck = BareDeck::full(kind.dice.first().copied().unwrap_or(1));
            }
            let card = deck.turn(dice.below(deck.left as u32) as usize);
            let number = kind.table[usize::from(card) % MOST_CARDS];
            sum += u32::from(kind.table[usize::from(number) % MOST_CARDS]);
            continue;
        }
        let mut index = 0;
        for &faces in &kind.dice {
            index = index * faces + dice.below(faces);
        }
        sum += u32::from(kind.table[index as usize]);
    }
    sum
}

/// The throws of a match.
fn recorded<G: Playable>(
    rules: &G,
    policies: &mut BySide<G::Policy>,
    index: u64,
) -> Vec<BenchThrow> {
    let mut source = Recorder {
        inner: Simulate::new(
            rules,
            Generator::new(1, index),
            BothCoaches(policies),
            |_| (),
        ),
        throws: Vec::new(),
        step_begins: false,
        open: false,
        deck: 0,
        left: 0,
    };
    let mut state = rules.kick_off();
    while !rules.is_over(&state) {
        let Ok(()) = attempt(rules, &mut state, &mut source);
    }
    source.throws
}

struct Recorder<S> {
    inner: S,
    throws: Vec<BenchThrow>,
    step_begins: bool,
    /// True while dice belong to the throw that a table was opened for.
    open: bool,
    /// The cards of the deck, and how many were left.
    deck: u32,
    left: u32,
}

impl<G: Playable, S: Source<G, Stop = Infallible>> Source<G> for Recorder<S> {
    type Stop = Infallible;

    fn chance(&mut self, what: Chance<'_>) -> Result<u32, Infallible> {
        let faces = match what {
            Chance::Roll(die) => die.faces(),
            Chance::Draw { left, .. } => {
                self.card(left.len() as u32);
                return self.inner.chance(what);
            }
            Chance::Elapsed(_) => return self.inner.chance(what),
        };
        if !self.open {
            self.begin();
        }
        if let Some(throw) = self.throws.last_mut() {
            throw.dice.push(faces);
        }
        self.inner.chance(what)
    }

    fn decide(&mut self, ask: &Ask<'_, G>) -> Result<usize, Infallible> {
        self.open = false;
        self.inner.decide(ask)
    }

    fn next_step(&mut self) {
        self.step_begins = true;
        self.open = false;
        self.inner.next_step();
    }

    fn pick_group(&mut self, _weights: &[u32]) -> Result<Option<usize>, Infallible> {
        self.begin();
        self.open = true;
        Ok(None)
    }
}

impl<S> Recorder<S> {
    fn begin(&mut self) {
        self.throws.push(BenchThrow {
            begins_step: std::mem::take(&mut self.step_begins),
            dice: Vec::new(),
            card: None,
        });
    }

    /// More cards left than before: they were shuffled.
    fn card(&mut self, left: u32) {
        let shuffled = left >= self.left;
        self.deck = self.deck.max(left);
        self.left = left;
        self.open = false;
        self.throws.push(BenchThrow {
            begins_step: std::mem::take(&mut self.step_begins),
            dice: vec![self.deck],
            card: Some(shuffled),
        });
    }
}
