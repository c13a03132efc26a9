//! Invents a league: clubs, people, and a season that is really played, match by
//! match, so that every total is a sum of things that happened.
//!
//! The same plan gives the same league on every machine: chance comes from
//! [`tabletop::sources::Generator`], and only whole numbers decide.

mod ball;
mod dice;
mod figures;
mod game;
mod naming;
mod shots;
mod side;
mod squad;
mod words;

pub use words::check_names;

use competition::{
    TeamIx,
    fixtures::{FixtureError, round_robin},
};
use tabletop::Faults;
use thiserror::Error;

use statistics::{
    ClubCount as C, ClubSeason, KnownColumns, OF_KEEPERS, OF_PLAYERS, PlayerSeason, Season,
};

use self::{
    dice::LeagueDice,
    game::{ATTACKING, Average, DEFENDING, KEEPING_BALL},
    naming::People,
    side::MatchSide,
    squad::{ClubSquad, Skill},
};

/// How many clubs a league can have.
pub const CLUBS: std::ops::RangeInclusive<usize> = 4..=40;

/// A league to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaguePlan {
    /// The same seed gives the same league.
    pub seed: u64,
    /// How many clubs.
    pub clubs: usize,
    /// What it is called.
    pub name: String,
    /// How strong it is beside other leagues, in tenths, 0 to 1000.
    pub strength: u32,
}

impl Default for LeaguePlan {
    fn default() -> LeaguePlan {
        LeaguePlan {
            seed: 1,
            clubs: 20,
            name: "Touchline League".to_string(),
            strength: 700,
        }
    }
}

/// The seed of the league in `data/league/`; all else about it is as in [`LeaguePlan::default`].
pub const BUNDLED_SEED: u64 = 10;

/// Why there is no league.
#[derive(Debug, Error)]
pub enum LeagueError {
    /// Too few or too many clubs.
    #[error("{0} clubs: choose {first} to {last}", first = CLUBS.start(), last = CLUBS.end())]
    Clubs(usize),
    /// A strength that is none.
    #[error("strength {0}: choose 0 to 1000")]
    Strength(u32),
    /// The words for names have faults.
    #[error("the words for names have faults:\n{0}")]
    Words(#[from] Faults),
    /// The matches could not be drawn up.
    #[error("{0}")]
    Fixtures(#[from] FixtureError),
}

// What is made apart has dice of its own.
const DICE_OF_CLUB_NAMES: u64 = 0;
const DICE_OF_THE_AVERAGE: u64 = 1;
const DICE_OF_SQUADS: u64 = 1_000;
const DICE_OF_MATCHES: u64 = 1_000_000;

/// Invents a league and plays its season, everybody against everybody at home
/// and away.
///
/// # Errors
///
/// If the number of clubs or the strength is out of range.
pub fn invent(plan: &LeaguePlan) -> Result<Season, LeagueError> {
    let squads = play(plan, &mut |_, _| ())?;
    Ok(written(plan, squads))
}

/// The files of an invented league, with a remark on how they were made.
///
/// # Errors
///
/// As [`invent`].
pub fn files(plan: &LeaguePlan) -> Result<statistics::Files, LeagueError> {
    let about = format!(
        "all clubs and people are invented: touchline forge new-league --seed {} --clubs {}",
        plan.seed, plan.clubs
    );
    Ok(statistics::write(&invent(plan)?, &about))
}

/// Plays the season; `watch` sees both squads and the score after every match.
fn play(
    plan: &LeaguePlan,
    watch: &mut dyn FnMut(&[ClubSquad; 2], [u32; 2]),
) -> Result<Vec<ClubSquad>, LeagueError> {
    if !CLUBS.contains(&plan.clubs) {
        return Err(LeagueError::Clubs(plan.clubs));
    }
    if plan.strength > 1000 {
        return Err(LeagueError::Strength(plan.strength));
    }
    let words = words::club_words()?;
    let mut people = People::new(words::languages()?);
    let dice = |part: u64| LeagueDice::new(plan.seed, part);
    let names = naming::clubs(plan.clubs, &words, &mut dice(DICE_OF_CLUB_NAMES));
    let squads = names.into_iter().enumerate().map(|(place, name)| {
        ClubSquad::new(name, &mut people, &mut dice(DICE_OF_SQUADS + place as u64))
    });
    let mut squads: Vec<Option<ClubSquad>> = squads.map(Some).collect();
    let average = average(&squads, &mut dice(DICE_OF_THE_AVERAGE));
    let teams: Vec<TeamIx> = (0..plan.clubs).map(TeamIx).collect();
    let rounds = round_robin(&teams, 2)?;
    let fixtures = rounds.iter().flat_map(|round| &round.fixtures);
    for (number, fixture) in fixtures.enumerate() {
        let places = [fixture.home.0, fixture.away.0];
        let [Some(home), Some(away)] = places.map(|place| squads[place].take()) else {
            continue;
        };
        let mut dice = dice(DICE_OF_MATCHES + number as u64);
        let (mut played, score) = game::play([home, away], average, &mut dice);
        result(&mut played, score);
        watch(&played, score);
        for (place, squad) in places.into_iter().zip(played) {
            squads[place] = Some(squad);
        }
    }
    Ok(squads.into_iter().flatten().collect())
}

/// The average side of the league at full strength.
fn average(squads: &[Option<ClubSquad>], dice: &mut LeagueDice) -> Average {
    let sides: Vec<MatchSide> = squads
        .iter()
        .flatten()
        .map(|squad| MatchSide::new(squad.clone(), dice))
        .collect();
    let mean = |level: &dyn Fn(&MatchSide) -> i64| {
        sides.iter().map(level).sum::<i64>() / sides.len().max(1) as i64
    };
    let keeper = |side: &MatchSide| {
        side.keeper()
            .map_or(0, |man| 100 * side.squad.men[man].skill(Skill::Keeping))
    };
    Average {
        attack: mean(&|side| side.level(&figures::ATTACK, &ATTACKING)),
        defence: mean(&|side| side.level(&figures::DEFENCE, &DEFENDING)),
        control: mean(&|side| side.level(&figures::CONTROL, &KEEPING_BALL)),
        keeper: mean(&keeper),
    }
}

/// Books a result.
fn result([home, away]: &mut [ClubSquad; 2], [scored, allowed]: [u32; 2]) {
    let (of_home, of_away) = match scored.cmp(&allowed) {
        std::cmp::Ordering::Greater => (C::HomeWon, C::AwayLost),
        std::cmp::Ordering::Equal => (C::HomeDrawn, C::AwayDrawn),
        std::cmp::Ordering::Less => (C::HomeLost, C::AwayWon),
    };
    home.counts[of_home] += 1;
    home.counts[C::HomeFor] += scored;
    home.counts[C::HomeAgainst] += allowed;
    away.counts[of_away] += 1;
    away.counts[C::AwayFor] += allowed;
    away.counts[C::AwayAgainst] += scored;
}

/// The season as statistics.
fn written(plan: &LeaguePlan, squads: Vec<ClubSquad>) -> Season {
    let mut clubs = Vec::new();
    let mut players = Vec::new();
    for mut squad in squads {
        for (column, sum) in OF_PLAYERS.into_iter().chain(OF_KEEPERS) {
            squad.counts[column] = squad.men.iter().map(|man| man.counts[sum]).sum();
        }
        squad.counts[C::Strength] = plan.strength;
        let matches = plan.clubs as u64 - 1;
        for (column, sum) in [C::PossessionHome, C::PossessionAway]
            .into_iter()
            .zip(squad.possession)
        {
            let mean = (2 * sum + matches) / (2 * matches);
            squad.counts[column] = u32::try_from(mean).unwrap_or_default();
        }
        let id = squad.club.id;
        clubs.push(ClubSeason {
            id: id.clone(),
            name: squad.club.name,
            short: squad.club.short,
            league: plan.name.clone(),
            colours: squad.club.colours,
            formation: Some(squad.formation),
            counts: squad.counts,
        });
        players.extend(squad.men.into_iter().map(|man| PlayerSeason {
            club: id.clone(),
            number: man.number,
            name: man.name,
            positions: man.positions,
            role: Some(man.role),
            foot: Some(man.foot),
            age: Some(man.age),
            height: Some(man.height),
            counts: man.counts,
        }));
    }
    Season {
        clubs,
        players,
        known_of_clubs: KnownColumns::all(),
        known_of_players: KnownColumns::all(),
    }
}

#[cfg(test)]
mod tests;
