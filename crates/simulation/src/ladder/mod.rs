//! Computer coaches against each other: who is better, by how much, how surely.
//!
//! Every pair plays twins: two matches on the same dice, one with each coach at
//! home, so that luck and the kick-off cancel as far as they can. A pair stops when
//! more matches would not tell more: see [`PairEnd`]. The same seed gives the same
//! ladder whatever the number of threads.

pub mod elo;
mod rounds;
pub mod stats;

use football::ENGLISH;
use library::Library;
use tabletop::{BySide, Fault, Faults, options::Settings};

use elo::Encounter;
use games::{
    ForGame, GameId,
    playable::{Fixture, Playable},
    setup::SetupError,
};
use rounds::Rounds;
use stats::{Interval, PairTally};

/// Who plays what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderContest {
    /// The game.
    pub game: GameId,
    /// The names of the coaches: two at least, all different.
    pub coaches: Vec<String>,
    /// Options that are not at their defaults, `name=value`.
    pub options: Vec<String>,
    /// The teams of all matches, by their ids; `None`: the first two there are.
    pub teams: Option<BySide<String>>,
}

/// How much to play.
#[derive(Clone, Copy, Debug)]
pub struct LadderPlan {
    /// The most matches of a pair; an odd one is left out.
    pub matches: u64,
    /// The seed; twin i of every pair has the dice (seed, i).
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// Elo points that do not matter: a pair whose score is known as closely as
    /// that stops.
    pub margin: f64,
}

/// Why a pair played no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PairEnd {
    /// One of the two is better: 1/2 is outside the interval of the score.
    Decided,
    /// The score is known to less than the margin, and neither is better.
    Close,
    /// All matches were played.
    Cap,
}

impl PairEnd {
    /// `decided`, `close` or `cap`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            PairEnd::Decided => "decided",
            PairEnd::Close => "close",
            PairEnd::Cap => "cap",
        }
    }
}

/// What a pair came to.
#[derive(Clone, Debug)]
pub struct LadderPair {
    /// The first coach.
    pub a: String,
    /// The second.
    pub b: String,
    /// Everything counted, seen by the first.
    pub tally: PairTally,
    /// The 95 % interval of the score of the first. It is right at whatever look
    /// the pair stopped.
    pub interval: Interval,
    /// Why it played no more.
    pub stopped: PairEnd,
}

/// A coach in the table.
#[derive(Clone, Debug)]
pub struct Rung {
    /// The coach.
    pub coach: String,
    /// Elo points; the mean of the table is 0.
    pub elo: f64,
    /// Their 95 % interval.
    pub interval: Interval,
    /// Matches played.
    pub matches: u64,
}

/// What a ladder came to.
#[derive(Clone, Debug)]
pub struct LadderStandings {
    /// All pairs, in the order of the coaches.
    pub pairs: Vec<LadderPair>,
    /// All coaches, the best first.
    pub table: Vec<Rung>,
}

/// News of a ladder under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderProgress {
    /// Matches played since the last news.
    pub played: u64,
    /// Matches that will not be played, because a pair has stopped.
    pub spared: u64,
}

impl LadderContest {
    /// How many pairs there are.
    #[must_use]
    pub fn pairs(&self) -> u64 {
        let coaches = self.coaches.len() as u64;
        coaches * coaches.saturating_sub(1) / 2
    }

    fn there_are(&self) -> String {
        let known = self.game.coaches();
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        format!("the computer coaches are {}", names.join(", "))
    }

    fn unknown(&self, coach: &str) -> Fault {
        let what = format!("there is no computer coach `{coach}` for {}", self.game);
        Fault::whole(what, self.there_are())
    }

    /// Everything that is wrong with the coaches.
    fn faults(&self) -> Faults {
        let known = self.game.coaches();
        let mut faults = Faults::default();
        for (at, coach) in self.coaches.iter().enumerate() {
            if !known.iter().any(|(name, _)| name == coach) {
                faults.push(self.unknown(coach));
            }
            if self.coaches[..at].contains(coach) {
                let what = format!("the coach `{coach}` is named twice");
                faults.push(Fault::whole(what, "name every coach once"));
            }
        }
        if self.coaches.len() < 2 {
            let what = "a ladder needs two coaches or more";
            faults.push(Fault::whole(what, self.there_are()));
        }
        faults
    }
}

/// Plays a ladder. `heard` gets news from any thread.
///
/// # Errors
///
/// Everything that is wrong with what was asked for.
pub fn ladder(
    contest: &LadderContest,
    library: &Library,
    plan: &LadderPlan,
    heard: &(dyn Fn(LadderProgress) + Sync),
) -> Result<LadderStandings, SetupError> {
    struct Climb<'a>(
        &'a LadderContest,
        &'a Library,
        &'a LadderPlan,
        &'a (dyn Fn(LadderProgress) + Sync),
    );
    impl ForGame for Climb<'_> {
        type Output = Result<LadderStandings, SetupError>;

        fn run<G: Playable + 'static>(self) -> Self::Output {
            let Climb(contest, library, plan, heard) = self;
            let mut faults = contest.faults();
            // One twin has no variance.
            if plan.matches < 4 {
                let what = "a pair plays two twins at least";
                faults.push(Fault::whole(what, "ask for 4 matches or more"));
            }
            if !(plan.margin.is_finite() && plan.margin >= 0.0) {
                let what = "the margin is no number of Elo points";
                faults.push(Fault::whole(what, "write 0 or more, as 2 or 0.5"));
            }
            faults.or(())?;
            let options: Vec<&str> = contest.options.iter().map(String::as_str).collect();
            let settings = Settings::parse(G::OPTIONS, options.iter().copied())?;
            let men = BySide::default();
            let fixture = contest.teams.as_ref().map(|teams| Fixture {
                teams: BySide::from_fn(|side| teams[side].as_str()),
                settings: &settings,
                men: &men,
            });
            let documents = G::documents(library, fixture.as_ref())?;
            let document = |name: &str| {
                let mut named = documents.iter().filter(|document| document.name() == name);
                named.next().map(tabletop::log::Document::text)
            };
            let rules = G::build(document, &options)?;
            let mut coaches: Vec<G::Policy> = Vec::new();
            for name in &contest.coaches {
                let hired = rules.hire(name, library);
                let hired = hired.ok_or_else(|| Faults::from(contest.unknown(name)))?;
                // A stand-in would be ranked under a name that is not its own.
                if let Some(note) = hired.note {
                    let note = library.phrase_books()?.of(ENGLISH).say_plainly(&note);
                    let what = format!("`{name}` would not play itself: {note}");
                    let cure = format!("name the coaches without {name}");
                    return Err(Faults::from(Fault::whole(what, cure)).into());
                }
                coaches.push(hired.policy);
            }
            let rounds = rounds::play(&rules, &coaches, plan, heard);
            Ok(standings(&contest.coaches, &rounds))
        }
    }
    contest.game.with(Climb(contest, library, plan, heard))
}

fn standings(coaches: &[String], rounds: &Rounds) -> LadderStandings {
    let encounters: Vec<Encounter> = rounds
        .pairs
        .iter()
        .map(|pair| Encounter {
            a: pair.a,
            b: pair.b,
            matches: pair.tally.matches(),
            score: pair.tally.score(),
        })
        .collect();
    let ratings = elo::ratings(coaches.len(), &encounters, |i, j| rounds.covariance(i, j));
    let reach = rounds.reach();
    let rung = |(coach, rating): (usize, elo::EloRating)| {
        let half_width = reach * rating.error;
        let met = encounters
            .iter()
            .filter(|met| met.a == coach || met.b == coach);
        Rung {
            coach: coaches[coach].clone(),
            elo: rating.elo,
            interval: Interval {
                low: rating.elo - half_width,
                high: rating.elo + half_width,
                half_width,
            },
            matches: met.map(|met| met.matches).sum(),
        }
    };
    let mut table: Vec<Rung> = ratings.into_iter().enumerate().map(rung).collect();
    // Stable: level coaches stay in the order they were named.
    table.sort_by(|one, other| other.elo.total_cmp(&one.elo));
    let pairs = rounds.pairs.iter().map(|pair| LadderPair {
        a: coaches[pair.a].clone(),
        b: coaches[pair.b].clone(),
        tally: pair.tally,
        interval: pair.tally.interval(rounds.error),
        stopped: pair.stopped.unwrap_or(PairEnd::Cap),
    });
    LadderStandings {
        pairs: pairs.collect(),
        table,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contest(coaches: &[&str]) -> LadderContest {
        LadderContest {
            game: GameId::GoalDice,
            coaches: coaches.iter().map(ToString::to_string).collect(),
            options: Vec::new(),
            teams: None,
        }
    }

    #[test]
    fn everything_wrong_is_said_at_once() {
        let faults = contest(&["sensible", "nobody", "sensible"]).faults();
        let text = faults.to_string();
        assert!(text.contains("no computer coach `nobody`"), "{text}");
        assert!(text.contains("always-box"), "{text}");
        assert!(text.contains("`sensible` is named twice"), "{text}");
        let text = contest(&["shooter"]).faults().to_string();
        assert!(text.contains("two coaches"), "{text}");
        assert_eq!(contest(&["sensible", "shooter"]).faults().0.len(), 0);
    }

    #[test]
    fn a_margin_must_be_a_number() {
        let plan = LadderPlan {
            matches: 1,
            seed: 1,
            threads: 1,
            margin: f64::NAN,
        };
        let contest = contest(&["sensible", "shooter"]);
        let failed = ladder(&contest, &Library::bundled(), &plan, &|_| {});
        let text = failed.unwrap_err().to_string();
        assert!(
            text.contains("margin") && text.contains("two twins"),
            "{text}"
        );
    }
}
