//! A league of squads, played out: everybody against everybody at home and away.

use std::collections::BTreeMap;

use coaches::counter_attack::Policy;
use counter_attack::{CounterAttack, Event, Squad};
use football::{BoxScore, Game as _, PlayerStats};
use rayon::prelude::*;
use tabletop::{BySide, Faults, Side, sources::Generator};

use crate::{
    fixture::{self, Fixture},
    scores::Scores,
};

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
            let (clubs, scores) = (&mut outcome.clubs, &mut outcome.scores);
            fixture.play(
                Generator::new(seed, index),
                Policy::Greedy,
                clubs,
                scores,
                count,
            );
            outcome.matches += 1;
            played();
            outcome
        });
    let sum = outcomes.reduce(nothing, |sum, more| sum.add(&more));
    Ok(Outcome { seasons, ..sum })
}

impl fixture::Tally for Tally {
    fn match_played(&mut self, points: u64) {
        self.matches += 1;
        self.points += points;
    }
}

fn count(fixture: &Fixture<CounterAttack>, event: &Event, clubs: &mut [Tally]) {
    let rules = &fixture.rules;
    rules.report(event, |side, what, _| {
        clubs[fixture.clubs[side]].box_score.count(Side::Home, what);
        let other = fixture.clubs[side.other()];
        clubs[other].box_score.count(Side::Away, what);
    });
    rules.credit(event, |side, player, deed| {
        let name = rules.player_name(side, player);
        let players = &mut clubs[fixture.clubs[side]].players;
        players.entry(name).or_default().count(deed);
    });
}
