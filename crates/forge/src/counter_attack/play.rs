//! A league of squads, played out: everybody against everybody at home and away.

use std::collections::BTreeMap;

use coaches::counter_attack::Policy;
use counter_attack::{CounterAttack, Event, Squad};
use football::{BoxScore, Game as _, PlayerStats};
use rayon::prelude::*;
use tabletop::{
    BySide, Faults, Rules as _, Side, play_out,
    sources::{Generator, Simulate},
};

use crate::scores::{Scores, points};

/// What every match is played with, as text.
#[derive(Clone, Debug)]
pub struct Kit {
    /// The formations.
    pub formations: String,
    /// The templates of set pieces.
    pub templates: String,
}

impl Kit {
    /// The rules of a match between these squads.
    pub(super) fn between(&self, home: &str, away: &str) -> Result<CounterAttack, Faults> {
        let document = |name: &str| match name {
            "formations" => Some(self.formations.as_str()),
            "templates" => Some(self.templates.as_str()),
            "home" => Some(home),
            "away" => Some(away),
            _ => None,
        };
        CounterAttack::from_documents(document, &[])
    }
}

/// What a club did in all its matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Its matches.
    pub matches: u64,
    /// Points.
    pub points: u64,
    /// Its own numbers as home, those of its opponents as away.
    pub box_score: BoxScore,
    /// What its players did, by their names.
    pub players: BTreeMap<String, PlayerStats>,
}

/// What many seasons came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// The clubs, in the order of their squads.
    pub clubs: Vec<Tally>,
    /// Seasons.
    pub seasons: u64,
    /// Matches.
    pub matches: u64,
    /// Scores, home by away; more goals count as the last.
    pub scores: Scores,
}

impl Outcome {
    fn add(mut self, other: &Outcome) -> Outcome {
        for (mine, more) in self.clubs.iter_mut().zip(&other.clubs) {
            mine.matches += more.matches;
            mine.points += more.points;
            mine.box_score.add(&more.box_score);
            for (name, stats) in &more.players {
                mine.players.entry(name.clone()).or_default().add(stats);
            }
        }
        self.matches += other.matches;
        self.scores.add(&other.scores);
        self
    }
}

/// A match of the season.
struct Fixture {
    clubs: BySide<usize>,
    rules: CounterAttack,
}

/// Plays so many seasons of these squads with the coach `greedy`, on all cores; `played` is
/// called after each match. Every match has dice of its own, so the same seed gives the same
/// numbers.
///
/// # Errors
///
/// What is wrong with the formations or the templates.
pub fn play(
    kit: &Kit,
    squads: &[Squad],
    seasons: u64,
    seed: u64,
    played: &(dyn Fn() + Sync),
) -> Result<Outcome, Faults> {
    let documents: Vec<String> = squads.iter().map(Squad::document).collect();
    let mut fixtures = Vec::new();
    for home in 0..squads.len() {
        for away in (0..squads.len()).filter(|&away| away != home) {
            let rules = kit.between(&documents[home], &documents[away])?;
            let clubs = BySide { home, away };
            fixtures.push(Fixture { clubs, rules });
        }
    }
    let nothing = || Outcome {
        clubs: vec![Tally::default(); squads.len()],
        ..Outcome::default()
    };
    let matches = seasons * fixtures.len() as u64;
    let outcomes = (0..matches)
        .into_par_iter()
        .fold(nothing, |mut outcome, index| {
            let fixture = &fixtures[(index % fixtures.len() as u64) as usize];
            fixture.play(Generator::new(seed, index), &mut outcome);
            played();
            outcome
        });
    let sum = outcomes.reduce(nothing, |sum, more| sum.add(&more));
    Ok(Outcome { seasons, ..sum })
}

impl Fixture {
    fn play(&self, dice: Generator, outcome: &mut Outcome) {
        let rules = &self.rules;
        let clubs = &mut outcome.clubs;
        let hear = |event: Event| self.count(&event, clubs);
        let mut source = Simulate::new(rules, dice, Policy::Greedy, hear);
        let mut state = rules.kick_off();
        play_out(rules, &mut state, &mut source);
        let score = rules.score(&state);
        for side in Side::BOTH {
            let club = &mut outcome.clubs[self.clubs[side]];
            club.matches += 1;
            club.points += points(score, side);
        }
        outcome.scores.count(score);
        outcome.matches += 1;
    }

    fn count(&self, event: &Event, clubs: &mut [Tally]) {
        self.rules.report(event, |side, what, _| {
            clubs[self.clubs[side]].box_score.count(Side::Home, what);
            let other = self.clubs[side.other()];
            clubs[other].box_score.count(Side::Away, what);
        });
        self.rules.credit(event, |side, player, deed| {
            let name = self.rules.player_name(side, player);
            let players = &mut clubs[self.clubs[side]].players;
            players.entry(name).or_default().count(deed);
        });
    }
}
