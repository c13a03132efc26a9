//! A league of squads, played out: everybody against everybody at home and away.

use std::collections::BTreeMap;

use coaches::counter_attack::Policy;
use counter_attack::{CounterAttack, Equipment, Event, Squad};
use football::{BoxScore, Game as _, PlayerStats};
use simulation::{
    scores::points,
    season::{ClubCounts, Pairing, Seasons, double_round_robin, play_seasons},
};
use tabletop::{BySide, Faults, Side, options::Settings};

/// What a club did in all its matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SquadTally {
    /// Its matches.
    pub matches: u64,
    /// Points.
    pub points: u64,
    /// Its own numbers as home, those of its opponents as away.
    pub box_score: BoxScore,
    /// What its players did, by their names.
    pub players: BTreeMap<String, PlayerStats>,
}

impl ClubCounts for SquadTally {
    fn match_played(&mut self, side: Side, score: BySide<u16>) {
        self.matches += 1;
        self.points += points(score, side);
    }

    fn add(&mut self, more: &SquadTally) {
        self.matches += more.matches;
        self.points += more.points;
        self.box_score.add(&more.box_score);
        for (name, stats) in &more.players {
            self.players.entry(name.clone()).or_default().add(stats);
        }
    }
}

/// What many seasons came to.
pub type Outcome = Seasons<SquadTally>;

/// Plays so many seasons of these squads with the coach `greedy`, on all cores; `played` is
/// called after each match, and says whether to go on.
///
/// # Errors
///
/// If a squad has not the usual number of keepers, or what `played` says.
pub fn play<E: From<Faults> + Send>(
    equipment: &Equipment,
    squads: &[Squad],
    seasons: u64,
    seed: u64,
    played: &(dyn Fn() -> Result<(), E> + Sync),
) -> Result<Outcome, E> {
    let pairing = |clubs: BySide<usize>| {
        let rules = between(equipment, clubs.map(|club| &squads[club]))?;
        Ok(Pairing { clubs, rules })
    };
    let season = double_round_robin(squads.len()).into_iter().map(pairing);
    let season = [season.collect::<Result<Vec<_>, Faults>>()?];
    let nothing = vec![SquadTally::default(); squads.len()];
    let play = |pairing: &Pairing<CounterAttack>, dice, clubs: &mut [SquadTally]| {
        pairing.play(dice, Policy::Greedy, |event| count(pairing, event, clubs))
    };
    play_seasons(&season, &nothing, seasons, seed, play, played)
}

/// The rules of a match between these squads.
pub(super) fn between(
    equipment: &Equipment,
    squads: BySide<&Squad>,
) -> Result<CounterAttack, Faults> {
    let settings = Settings::usual(counter_attack::OPTIONS);
    CounterAttack::new(equipment, squads.map(Squad::clone), &settings)
}

fn count(pairing: &Pairing<CounterAttack>, event: &Event, clubs: &mut [SquadTally]) {
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
