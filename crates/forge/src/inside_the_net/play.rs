//! A league of player cards, played out: everybody against everybody at home and away, as
//! often as wished, with the line-ups of the season.

use coaches::inside_the_net::Policy;
use football::Game as _;
use inside_the_net::{Equipment, InsideTheNet, Squad, TeamSheet};
use rayon::prelude::*;
use simulation::season::{Pairing, Seasons, double_round_robin, play_seasons};
use tabletop::{BySide, Faults, Side, options::Settings, sources::Generator};

use super::{lineups::lineups, listener::DeedListener, tally::Tally, wanted::WantedClub};

/// Line-ups of a club, at least: what one match misses another makes good.
const LINEUPS: usize = 76;

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
    pub fn new(clubs: &[WantedClub<'_>], squads: &[Squad]) -> Result<Lineups, Faults> {
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
pub type Outcome = Seasons<Tally>;

/// A league, ready to play.
pub struct CardLeague {
    /// Seasons with different line-ups, in turn.
    rounds: Vec<Vec<Pairing<InsideTheNet>>>,
    nothing: Vec<Tally>,
    /// `OnT` and Goal, and Shot of all men.
    rates: Vec<Vec<(u8, u8)>>,
    shot: Vec<Vec<u8>>,
}

impl CardLeague {
    /// Of these cards.
    #[must_use]
    pub fn new(equipment: &Equipment, squads: &[Squad], lineups: &Lineups) -> CardLeague {
        let settings = Settings::usual(inside_the_net::OPTIONS);
        let pairs = double_round_robin(squads.len());
        let matches = matches_of(squads.len());
        let rounds = LINEUPS.div_ceil(matches);
        let pairing = |round: usize, clubs: BySide<usize>| {
            let sheet = |side: Side| {
                let (club, other) = (clubs[side], clubs[side.other()]);
                let rank = other - usize::from(other > club);
                let slot = round * matches + 2 * rank + side as usize;
                let sheets = &lineups.clubs[club];
                sheets[slot % sheets.len().max(1)].clone()
            };
            let sides = clubs.map(|club| squads[club].clone());
            let rules = InsideTheNet::new(equipment, sides, BySide::from_fn(sheet), &settings);
            Pairing { clubs, rules }
        };
        let rounds = (0..rounds).into_par_iter().map(|round| {
            let pairs = pairs.iter().map(|&clubs| pairing(round, clubs));
            pairs.collect()
        });
        let rates = |squad: &Squad| {
            let men = squad.players.iter();
            men.map(|man| (man.plays.on_target, man.plays.goal))
                .collect()
        };
        let shot = |squad: &Squad| squad.players.iter().map(|man| man.plays.shot).collect();
        let nothing = |squad: &Squad| Tally::new(squad.players.len(), squad.keepers.len());
        CardLeague {
            rounds: rounds.collect(),
            nothing: squads.iter().map(nothing).collect(),
            rates: squads.iter().map(rates).collect(),
            shot: squads.iter().map(shot).collect(),
        }
    }

    /// Plays so many seasons, on all cores. `played` hears of every match, and says whether to go
    /// on.
    ///
    /// # Errors
    ///
    /// What `played` says.
    pub fn play<E: Send>(
        &self,
        seasons: u64,
        seed: u64,
        played: &(dyn Fn() -> Result<(), E> + Sync),
    ) -> Result<Outcome, E> {
        let play = |pairing: &Pairing<InsideTheNet>, dice, clubs: &mut [Tally]| {
            self.play_match(pairing, dice, clubs)
        };
        play_seasons(&self.rounds, &self.nothing, seasons, seed, play, played)
    }

    fn play_match(
        &self,
        pairing: &Pairing<InsideTheNet>,
        dice: Generator,
        clubs: &mut [Tally],
    ) -> BySide<u16> {
        let (who, rules) = (pairing.clubs, &pairing.rules);
        for side in Side::BOTH {
            for man in rules.sheets()[side].spots {
                if let Some(deeds) = clubs[who[side]].man(man) {
                    deeds.starts += 1;
                }
            }
        }
        let rates = BySide::from_fn(|side| self.rates[who[side]].as_slice());
        let shot = BySide::from_fn(|side| self.shot[who[side]].as_slice());
        let mut listener = DeedListener::new(clubs, who, rates, shot);
        pairing.play(dice, Policy::Sensible, |event| {
            listener.hear(event);
            rules.report(event, |side, what, _| {
                let clubs = &mut listener.clubs;
                clubs[who[side]].box_score.count(Side::Home, what);
                clubs[who[side.other()]].box_score.count(Side::Away, what);
            });
        })
    }
}
