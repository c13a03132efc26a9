//! A league of squads, played out: everybody against everybody at home and away.

use std::collections::BTreeMap;

use coaches::counter_attack::Policy;
use counter_attack::{CounterAttack, Event, Squad};
use football::{BoxScore, Game as _, PlayerStats};
use simulation::{
    scores::points,
    season::{ClubRecord, Pairing, Seasons, double_round_robin, play_seasons},
};
use tabletop::{BySide, Faults, Side};

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

impl ClubRecord for Tally {
    fn match_played(&mut self, side: Side, score: BySide<u16>) {
        self.matches += 1;
        self.points += points(score, side);
    }

    fn add(&mut self, more: &Tally) {
        self.matches += more.matches;
        self.points += more.points;
        self.box_score.add(&more.box_score);
        for (name, stats) in &more.players {
            self.players.entry(name.clone()).or_default().add(stats);
        }
    }
}

/// What many seasons came to.
pub type Outcome = Seasons<Tally>;

/// Plays so many seasons of these squads with the coach `greedy`, on all cores; `played` is
/// called after each match.
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
    let pairing = |clubs: BySide<usize>| {
        let rules = kit.between(&documents[clubs.home], &documents[clubs.away])?;
        Ok(Pairing { clubs, rules })
    };
    let season = double_round_robin(squads.len()).into_iter().map(pairing);
    let season = [season.collect::<Result<Vec<_>, Faults>>()?];
    let nothing = vec![Tally::default(); squads.len()];
    let play = |pairing: &Pairing<CounterAttack>, dice, clubs: &mut [Tally]| {
        pairing.play(dice, Policy::Greedy, |event| count(pairing, event, clubs))
    };
    Ok(play_seasons(&season, &nothing, seasons, seed, play, played))
}

fn count(pairing: &Pairing<CounterAttack>, event: &Event, clubs: &mut [Tally]) {
    let rules = &pairing.rules;
    rules.report(event, |side, what, _| {
        clubs[pairing.clubs[side]].box_score.count(Side::Home, what);
        let other = pairing.clubs[side.other()];
        clubs[other].box_score.count(Side::Away, what);
    });
    rules.credit(event, |side, player, deed| {
        let name = rules.player_name(side, player);
        let players = &mut clubs[pairing.clubs[side]].players;
        players.entry(name).or_default().count(deed);
    });
}
