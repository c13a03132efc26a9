//! A league of player cards, played out: everybody against everybody at home and away, as
//! often as wished, with the line-ups of the season.

use coaches::inside_the_net::Policy;
use football::Game as _;
use inside_the_net::{InsideTheNet, Squad, TeamSheet};
use rayon::prelude::*;
use tabletop::{
    BySide, Faults, Rules as _, Side, play_out,
    sources::{Generator, Simulate},
};

use super::{lineups::lineups, listener::Listener, tally::Tally, wanted::Wanted};
use crate::scores::Scores;

/// Line-ups of a club, at least: what one match misses another makes good.
const LINEUPS: usize = 76;

/// What every match is played with, as text.
#[derive(Clone, Debug)]
pub struct Kit {
    /// The action cards.
    pub deck: String,
    /// The injury chart.
    pub injuries: String,
}

/// Who plays in which match: a sheet for each match of each club.
#[derive(Clone, Debug)]
pub struct Lineups {
    clubs: Vec<Vec<TeamSheet>>,
}

impl Lineups {
    /// Of a season.
    ///
    /// # Errors
    ///
    /// If a club has no men for any formation.
    pub fn new(clubs: &[Wanted<'_>], squads: &[Squad]) -> Result<Lineups, Faults> {
        let matches = matches_of(squads.len());
        let count = matches * LINEUPS.div_ceil(matches);
        let both = clubs.iter().zip(squads);
        let clubs = both.map(|(wanted, squad)| lineups(wanted, squad, count));
        Ok(Lineups {
            clubs: clubs.collect::<Result<_, Faults>>()?,
        })
    }
}

/// Matches of a club when everybody plays everybody twice. A club without opponents
/// plays itself.
fn matches_of(clubs: usize) -> usize {
    2 * clubs.saturating_sub(1).max(1)
}

/// What many seasons came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// The clubs, in the order of their cards.
    pub clubs: Vec<Tally>,
    /// Seasons and matches.
    pub seasons: u64,
    /// Matches.
    pub matches: u64,
    /// Scores, home by away.
    pub scores: Scores,
}

impl Outcome {
    fn add(&mut self, other: &Outcome) {
        let clubs = self.clubs.iter_mut().zip(&other.clubs);
        clubs.for_each(|(sum, more)| sum.add(more));
        self.seasons += other.seasons;
        self.matches += other.matches;
        self.scores.add(&other.scores);
    }

    /// Home wins, draws, away wins.
    #[must_use]
    pub fn results(&self) -> [u64; 3] {
        crate::report::results_of(&self.scores)
    }
}

struct Fixture {
    clubs: BySide<usize>,
    rules: InsideTheNet,
    starters: BySide<[u8; 10]>,
}

/// A league, ready to play.
pub struct League {
    /// Seasons with different line-ups, in turn.
    rounds: Vec<Vec<Fixture>>,
    nothing: Vec<Tally>,
    /// `OnT` and Goal, and Shot of all men.
    rates: Vec<Vec<(u8, u8)>>,
    shot: Vec<Vec<u8>>,
}

impl League {
    /// Of these cards.
    ///
    /// # Errors
    ///
    /// What is wrong with cards or charts.
    pub fn new(kit: &Kit, squads: &[Squad], lineups: &Lineups) -> Result<League, Faults> {
        let documents: Vec<String> = squads.iter().map(Squad::document).collect();
        let clubs = 0..squads.len();
        let pairs: Vec<BySide<usize>> = clubs
            .clone()
            .flat_map(|home| clubs.clone().map(move |away| BySide { home, away }))
            .filter(|pair| pair.home != pair.away || squads.len() == 1)
            .collect();
        let matches = matches_of(squads.len());
        let rounds = LINEUPS.div_ceil(matches);
        let fixture = |round: usize, clubs: BySide<usize>| {
            let sheet = |side: Side| {
                let (club, other) = (clubs[side], clubs[side.other()]);
                let rank = other - usize::from(other > club);
                let slot = round * matches + 2 * rank + side as usize;
                let sheets = &lineups.clubs[club];
                &sheets[slot % sheets.len().max(1)]
            };
            let sheets = BySide::from_fn(|side| sheet(side).document(&squads[clubs[side]]));
            let document = |name: &str| match name {
                "deck" => Some(kit.deck.as_str()),
                "injuries" => Some(kit.injuries.as_str()),
                "home" => Some(documents[clubs.home].as_str()),
                "away" => Some(documents[clubs.away].as_str()),
                "home-sheet" => Some(sheets.home.as_str()),
                "away-sheet" => Some(sheets.away.as_str()),
                _ => None,
            };
            Ok(Fixture {
                clubs,
                rules: InsideTheNet::from_documents(document, &[])?,
                starters: BySide::from_fn(|side| sheet(side).spots),
            })
        };
        let rounds = (0..rounds).into_par_iter().map(|round| {
            let pairs = pairs.iter().map(|&clubs| fixture(round, clubs));
            pairs.collect::<Result<Vec<Fixture>, Faults>>()
        });
        let rates = |squad: &Squad| {
            let men = squad.players.iter();
            men.map(|man| (man.plays.on_target, man.plays.goal))
                .collect()
        };
        let shot = |squad: &Squad| squad.players.iter().map(|man| man.plays.shot).collect();
        let nothing = |squad: &Squad| Tally::new(squad.players.len(), squad.keepers.len());
        Ok(League {
            rounds: rounds.collect::<Result<_, Faults>>()?,
            nothing: squads.iter().map(nothing).collect(),
            rates: squads.iter().map(rates).collect(),
            shot: squads.iter().map(shot).collect(),
        })
    }

    /// Plays so many seasons, on all cores. Every match has dice of its own, so the same
    /// seed gives the same numbers. `played` hears of every season.
    #[must_use]
    pub fn play(&self, seasons: u64, seed: u64, played: &(dyn Fn() + Sync)) -> Outcome {
        let nothing = || Outcome {
            clubs: self.nothing.clone(),
            ..Outcome::default()
        };
        (0..seasons)
            .into_par_iter()
            .fold(nothing, |mut outcome, season| {
                self.season(season, seed, &mut outcome);
                played();
                outcome
            })
            .reduce(nothing, |mut sum, more| {
                sum.add(&more);
                sum
            })
    }

    fn season(&self, season: u64, seed: u64, outcome: &mut Outcome) {
        let fixtures = &self.rounds[season as usize % self.rounds.len().max(1)];
        outcome.seasons += 1;
        for (at, fixture) in fixtures.iter().enumerate() {
            let index = season * fixtures.len() as u64 + at as u64;
            self.play_match(fixture, Generator::new(seed, index), outcome);
        }
    }

    fn play_match(&self, fixture: &Fixture, dice: Generator, outcome: &mut Outcome) {
        let Fixture {
            clubs: who,
            rules,
            starters,
        } = fixture;
        let (rates, shot) = (
            BySide::from_fn(|side| self.rates[who[side]].as_slice()),
            BySide::from_fn(|side| self.shot[who[side]].as_slice()),
        );
        let mut listener = Listener::new(&mut outcome.clubs, *who, rates, shot);
        let hear = |event| {
            listener.hear(&event);
            rules.report(&event, |side, what, _| {
                let clubs = &mut listener.clubs;
                clubs[who[side]].box_score.count(Side::Home, what);
                clubs[who[side.other()]].box_score.count(Side::Away, what);
            });
        };
        let mut state = rules.kick_off();
        let mut source = Simulate::new(rules, dice, Policy::Sensible, hear);
        play_out(rules, &mut state, &mut source);
        let score = rules.score(&state);
        for side in Side::BOTH {
            let club = &mut outcome.clubs[who[side]];
            club.matches += 1;
            for man in starters[side] {
                if let Some(deeds) = club.men.get_mut(usize::from(man)) {
                    deeds.starts += 1;
                }
            }
            let (mine, theirs) = (score[side], score[side.other()]);
            let at = match mine.cmp(&theirs) {
                std::cmp::Ordering::Greater => 0,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 2,
            };
            match side {
                Side::Home => {
                    club.met.home[at] += 1;
                    club.met.home_goals += u64::from(mine);
                }
                Side::Away => {
                    club.met.away[at] += 1;
                    club.met.away_goals += u64::from(mine);
                }
            }
        }
        outcome.scores.count(score);
        outcome.matches += 1;
    }
}
