//! A league of team charts, played out: everybody against everybody at home and
//! away, as often as wished.

use std::convert::Infallible;

use action_deck::{Action, ActionDeck, Equipment, Event, Happening, TeamChart, XCase};
use coaches::action_deck::Policy;
use football::{BoxScore, Game as _, PlayerId, PlayerStats};
use rayon::prelude::*;
use simulation::{
    scores::points,
    season::{ClubCounts, Pairing, Seasons, double_round_robin, play_seasons},
};
use tabletop::{BySide, Side, options::Settings};

/// What a club did in all its matches, in whole numbers: the order of adding does
/// not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChartTally {
    /// Its matches.
    pub matches: u64,
    /// Its own numbers as home, those of its opponents as away.
    pub box_score: BoxScore,
    /// What its players did, by their places on the chart.
    pub players: Vec<PlayerStats>,
    /// What its keepers did.
    pub keepers: Vec<PlayerStats>,
    /// What the box score does not tell.
    pub inside: Inside,
    /// Points.
    pub points: u64,
}

/// What charts are made of and box scores do not tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)] // The names say it.
pub struct Inside {
    /// Fouls while in control of the ball.
    pub fouls_on: u64,
    /// Fouls suffered while in control of the ball.
    pub fouled: u64,
    /// Sent off at once.
    pub straight_reds: u64,
    pub even: u64,
    pub even_goals: u64,
    pub odd: u64,
    pub odd_goals: u64,
}

impl ChartTally {
    fn new(chart: &TeamChart) -> ChartTally {
        ChartTally {
            players: vec![PlayerStats::default(); chart.players.len()],
            keepers: vec![PlayerStats::default(); chart.keepers.len()],
            ..ChartTally::default()
        }
    }

    /// A number of the season by the match.
    #[must_use]
    pub fn a_match(&self, number: u64) -> f64 {
        number as f64 / self.matches.max(1) as f64
    }
}

impl ClubCounts for ChartTally {
    fn match_played(&mut self, side: Side, score: BySide<u16>) {
        self.matches += 1;
        self.points += points(score, side);
    }

    fn add(&mut self, other: &ChartTally) {
        self.matches += other.matches;
        self.points += other.points;
        self.box_score.add(&other.box_score);
        for (mine, more) in [
            (&mut self.players, &other.players),
            (&mut self.keepers, &other.keepers),
        ] {
            mine.iter_mut()
                .zip(more)
                .for_each(|(sum, more)| sum.add(more));
        }
        let (inside, more) = (&mut self.inside, &other.inside);
        inside.fouls_on += more.fouls_on;
        inside.fouled += more.fouled;
        inside.straight_reds += more.straight_reds;
        inside.even += more.even;
        inside.even_goals += more.even_goals;
        inside.odd += more.odd;
        inside.odd_goals += more.odd_goals;
    }
}

/// What many seasons came to.
pub type Outcome = Seasons<ChartTally>;

/// Charts that play each other.
pub struct ChartLeague {
    season: Vec<Pairing<ActionDeck>>,
    nothing: Vec<ChartTally>,
}

impl ChartLeague {
    /// A double round robin of these charts. A chart without opponents plays itself.
    #[must_use]
    pub fn new(equipment: &Equipment, charts: &[TeamChart]) -> ChartLeague {
        let settings = Settings::usual(action_deck::OPTIONS);
        let pairing = |clubs: BySide<usize>| {
            let teams = clubs.map(|club| charts[club].clone());
            let rules = ActionDeck::new(equipment, teams, &settings);
            Pairing { clubs, rules }
        };
        let season = double_round_robin(charts.len()).into_par_iter();
        ChartLeague {
            season: season.map(pairing).collect(),
            nothing: charts.iter().map(ChartTally::new).collect(),
        }
    }

    /// How many seasons have at least so many matches.
    #[must_use]
    pub fn seasons_of(&self, matches: u64) -> u64 {
        matches.div_ceil(self.season.len().max(1) as u64)
    }

    /// Plays so many seasons, on all cores.
    #[must_use]
    pub fn play(&self, seasons: u64, seed: u64) -> Outcome {
        let rounds = std::slice::from_ref(&self.season);
        let play = |pairing: &Pairing<ActionDeck>, dice, clubs: &mut [ChartTally]| {
            pairing.play(dice, Policy::Sensible, |event| count(pairing, event, clubs))
        };
        let played = || Ok::<_, Infallible>(());
        let Ok(outcome) = play_seasons(rounds, &self.nothing, seasons, seed, play, &played);
        outcome
    }
}

fn count(pairing: &Pairing<ActionDeck>, event: &Event, clubs: &mut [ChartTally]) {
    let club = |side: Side| pairing.clubs[side];
    pairing.rules.report(event, |side, what, _| {
        clubs[club(side)].box_score.count(Side::Home, what);
        clubs[club(side.other())].box_score.count(Side::Away, what);
    });
    pairing.rules.credit(event, |side, player, deed| {
        let tally = &mut clubs[club(side)];
        let stats = match player {
            PlayerId::Player(at) => tally.players.get_mut(usize::from(at)),
            PlayerId::Keeper(at) => tally.keepers.get_mut(usize::from(at)),
        };
        if let Some(stats) = stats {
            stats.count(deed);
        }
    });
    let inside = &mut clubs[club(event.side)].inside;
    match event.what {
        Happening::Attack { action, .. } | Happening::FoulCheck { action, .. } => {
            inside.fouls_on += u64::from(matches!(action, Action::FoulOn { .. }));
            inside.fouled += u64::from(action == Action::Fouled);
        }
        Happening::XAnswer {
            case: XCase::Ejection,
            yes,
            ..
        } => inside.straight_reds += u64::from(yes),
        Happening::Even { goal, .. } => {
            inside.even += 1;
            inside.even_goals += u64::from(goal);
        }
        Happening::Odd { goal, .. } => {
            inside.odd += 1;
            inside.odd_goals += u64::from(goal);
        }
        _ => (),
    }
}
