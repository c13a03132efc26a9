//! A league of team charts, played out: everybody against everybody at home and
//! away, as often as wished.

use action_deck::{Action, ActionDeck, Event, Happening, TeamChart, XCase};
use coaches::action_deck::Policy;
use football::{BoxScore, Game as _, PlayerId, PlayerStats};
use rayon::prelude::*;
use tabletop::{BySide, Faults, Side, sources::Generator};

use crate::{
    fixture::{self, Fixture},
    scores::Scores,
};

/// What every match is played with, as text.
#[derive(Clone, Debug)]
pub struct Kit {
    /// The cards.
    pub deck: String,
    /// The extra charts.
    pub charts: String,
}

impl Kit {
    fn between(&self, home: &str, away: &str) -> Result<ActionDeck, Faults> {
        let document = |name: &str| match name {
            "deck" => Some(self.deck.as_str()),
            "charts" => Some(self.charts.as_str()),
            "home" => Some(home),
            "away" => Some(away),
            _ => None,
        };
        ActionDeck::from_documents(document, &[])
    }
}

/// What a club did in all its matches, in whole numbers: the order of adding does
/// not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
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

impl Tally {
    fn new(chart: &TeamChart) -> Tally {
        Tally {
            players: vec![PlayerStats::default(); chart.players.len()],
            keepers: vec![PlayerStats::default(); chart.keepers.len()],
            ..Tally::default()
        }
    }

    fn add(&mut self, other: &Tally) {
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

    /// A number of the season by the match.
    #[must_use]
    pub fn a_match(&self, number: u64) -> f64 {
        number as f64 / self.matches.max(1) as f64
    }
}

/// What many seasons came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// The clubs, in the order of their charts.
    pub clubs: Vec<Tally>,
    /// Matches of a season.
    pub fixtures: u64,
    /// Scores, home by away; more goals count as the last.
    pub scores: Scores,
    /// Matches.
    pub matches: u64,
    /// How many of them were drawn.
    pub drawn: u64,
}

/// Charts that play each other.
pub struct League {
    fixtures: Vec<Fixture<ActionDeck>>,
    nothing: Vec<Tally>,
}

impl League {
    /// A double round robin of these charts. A chart without opponents plays itself.
    ///
    /// # Errors
    ///
    /// What is wrong with the cards or the extra charts.
    pub fn new(kit: &Kit, charts: &[TeamChart]) -> Result<League, Faults> {
        let documents: Vec<String> = charts.iter().map(TeamChart::document).collect();
        let clubs = 0..charts.len();
        let pairs: Vec<BySide<usize>> = clubs
            .clone()
            .flat_map(|home| clubs.clone().map(move |away| BySide { home, away }))
            .filter(|pair| pair.home != pair.away || charts.len() == 1)
            .collect();
        let fixture = |clubs: BySide<usize>| {
            let rules = kit.between(&documents[clubs.home], &documents[clubs.away])?;
            Ok(Fixture { clubs, rules })
        };
        let fixtures = pairs.into_par_iter().map(fixture);
        Ok(League {
            fixtures: fixtures.collect::<Result<_, Faults>>()?,
            nothing: charts.iter().map(Tally::new).collect(),
        })
    }

    /// How many seasons have at least so many matches.
    #[must_use]
    pub fn seasons_of(&self, matches: u64) -> u64 {
        matches.div_ceil(self.fixtures.len().max(1) as u64)
    }

    /// Plays so many seasons, on all cores. Every match has dice of its own, so the
    /// same seed gives the same numbers.
    #[must_use]
    pub fn play(&self, seasons: u64, seed: u64) -> Outcome {
        let nothing = || Outcome {
            clubs: self.nothing.clone(),
            fixtures: self.fixtures.len() as u64,
            ..Outcome::default()
        };
        let sum = |mut sum: Outcome, more: Outcome| {
            let clubs = sum.clubs.iter_mut().zip(&more.clubs);
            clubs.for_each(|(sum, more)| sum.add(more));
            sum.matches += more.matches;
            sum.scores.add(&more.scores);
            sum.drawn += more.drawn;
            sum
        };
        (0..seasons)
            .into_par_iter()
            .fold(nothing, |mut outcome, season| {
                self.season(season, seed, &mut outcome);
                outcome
            })
            .reduce(nothing, sum)
    }

    fn season(&self, season: u64, seed: u64, outcome: &mut Outcome) {
        for (at, fixture) in self.fixtures.iter().enumerate() {
            let index = season * self.fixtures.len() as u64 + at as u64;
            let (clubs, scores) = (&mut outcome.clubs, &mut outcome.scores);
            let dice = Generator::new(seed, index);
            let end = fixture.play(dice, Policy::Sensible, clubs, scores, count);
            outcome.matches += 1;
            outcome.drawn += u64::from(fixture.rules.ahead(&end).is_none());
        }
    }
}

impl fixture::Tally for Tally {
    fn match_played(&mut self, points: u64) {
        self.matches += 1;
        self.points += points;
    }
}

fn count(fixture: &Fixture<ActionDeck>, event: &Event, clubs: &mut [Tally]) {
    let club = |side: Side| fixture.clubs[side];
    fixture.rules.report(event, |side, what, _| {
        clubs[club(side)].box_score.count(Side::Home, what);
        clubs[club(side.other())].box_score.count(Side::Away, what);
    });
    fixture.rules.credit(event, |side, player, deed| {
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
