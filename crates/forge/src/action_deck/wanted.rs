//! What the statistics of a club ask of its chart.

use statistics::{ClubCount, ClubSeason, PlayerCount, PlayerSeason, Season};

/// The most players and keepers on a chart.
use action_deck::team::{MOST_KEEPERS, MOST_PLAYERS};

/// The numbers of a club by the match. A penalty is a shot in the statistics and in
/// the game, but no number of SHOOT gives one: shots here are without penalties.
#[derive(Clone, Debug)]
pub struct WantedNumbers<'a> {
    /// The club.
    pub club: &'a ClubSeason,
    /// Who stands on its chart, those with the most shots first.
    pub players: Vec<&'a PlayerSeason>,
    /// Its keepers, those who faced most first.
    pub keepers: Vec<&'a PlayerSeason>,
    /// Matches of the season.
    pub matches: f64,
    /// The share of possession, in hundredths.
    pub possession: f64,
    /// Shots without penalties.
    pub shots: f64,
    /// Of these on goal.
    pub on_goal: f64,
    /// Goals of its players, penalties among them.
    pub goals: f64,
    /// Goals of opponents' players.
    pub goals_against: f64,
    /// Fouls committed.
    pub fouls: f64,
    /// Fouls suffered.
    pub fouled: f64,
    /// Yellow cards.
    pub yellows: f64,
    /// Players sent off, for whatever reason.
    pub reds: f64,
    /// Penalties awarded.
    pub penalties: f64,
    /// The share of them that is scored, in hundredths.
    pub penalties_scored: u8,
    /// Goals against itself.
    pub own_goals: f64,
    /// Assists for each hundred goals that can have one.
    pub assists: u8,
}

impl<'a> WantedNumbers<'a> {
    /// Of a club of a season.
    #[must_use]
    pub fn of(season: &'a Season, club: &'a ClubSeason) -> WantedNumbers<'a> {
        use ClubCount as C;
        let matches = club.matches().max(1) as f64;
        let total = |columns: &[C]| club.sum(columns) as f64;
        let a_match = |columns: &[C]| total(columns) / matches;
        let (penalties, scored) = (total(&[C::Penalties]), total(&[C::PenaltyGoals]));
        let goals = total(&[C::HomeFor, C::AwayFor]) - total(&[C::OwnGoalsFor]);
        let against = total(&[C::HomeAgainst, C::AwayAgainst]) - total(&[C::OwnGoals]);
        let home = club.home_matches() as f64 * total(&[C::PossessionHome]);
        let away = club.away_matches() as f64 * total(&[C::PossessionAway]);
        let (players, keepers) = squad(season, club);
        WantedNumbers {
            players,
            keepers,
            matches,
            possession: (home + away) / matches / 10.0,
            shots: a_match(&[C::Shots]) - penalties / matches,
            on_goal: a_match(&[C::OnTarget]) - scored / matches,
            goals: goals / matches,
            goals_against: against / matches,
            fouls: a_match(&[C::Fouls]),
            fouled: a_match(&[C::Fouled]),
            yellows: a_match(&[C::Yellows]),
            reds: a_match(&[C::SecondYellows, C::Reds]),
            penalties: penalties / matches,
            // A few kicks say little: five of an average club are added to them.
            penalties_scored: percentage((scored + 3.9) / (penalties + 5.0), 100),
            own_goals: a_match(&[C::OwnGoals]),
            assists: percentage(total(&[C::Assists]) / (goals - scored).max(1.0), 199),
            club,
        }
    }

    /// True if somebody was sent off at once.
    #[must_use]
    pub fn has_straight_red(&self) -> bool {
        self.club.counts[ClubCount::Reds] > 0
    }
}

/// A share as a whole number of hundredths.
#[must_use]
pub fn percentage(share: f64, most: u8) -> u8 {
    (100.0 * share).round().clamp(0.0, f64::from(most)) as u8
}

/// Shots without penalties, and how many of them were on goal. A penalty that was
/// not scored is no shot on goal in this game.
#[must_use]
pub fn shots_of(player: &PlayerSeason) -> (f64, f64) {
    use PlayerCount as P;
    let of = |column: P| f64::from(player.counts[column]);
    let shots = of(P::Shots) - of(P::Penalties);
    let on_goal = of(P::OnTarget) - of(P::PenaltyGoals);
    (shots.max(0.0), on_goal.clamp(0.0, shots.max(0.0)))
}

/// Players and keepers of a chart: everybody who played. A keeper is a player as
/// well if he ever shot.
fn squad<'a>(
    season: &'a Season,
    club: &'a ClubSeason,
) -> (Vec<&'a PlayerSeason>, Vec<&'a PlayerSeason>) {
    use PlayerCount as P;
    let first = |mut list: Vec<&'a PlayerSeason>, by: P, most: usize| {
        list.sort_by_key(|player| std::cmp::Reverse(player.counts[P::Minutes]));
        list.truncate(most);
        list.sort_by_key(|player| std::cmp::Reverse(player.counts[by]));
        list
    };
    let played: Vec<&PlayerSeason> = season
        .players_of(&club.id)
        .filter(|player| player.counts[P::Minutes] > 0)
        .collect();
    let (keepers, field): (Vec<&PlayerSeason>, Vec<&PlayerSeason>) =
        played.into_iter().partition(|player| player.is_keeper());
    let shot = keepers.iter().filter(|keeper| keeper.counts[P::Shots] > 0);
    let players = field.into_iter().chain(shot.copied()).collect();
    (
        first(players, P::Shots, MOST_PLAYERS),
        first(keepers, P::Faced, MOST_KEEPERS),
    )
}
