//! Finds the figures of the charts: the clubs play each other, and each figure is
//! changed as what came of it was too much or too little.
//!
//! Nothing of the rules is written down here. Control, sendings-off, PRESS, and cards
//! that are not put back are all in the matches.

use action_deck::{Equipment, TeamChart};
use tabletop::Faults;

use super::{
    draft::Draft,
    goals::{Scorer, Stopper, saves, share_out},
    play::{ChartLeague, ChartTally, Outcome},
    wanted::WantedNumbers,
};
use statistics::PlayerCount;

/// Rounds of matches, after each of which the figures are changed.
const ROUNDS: u64 = 8;

/// Matches of all clubs in a round, at least; fewer in rough ones.
const MATCHES: u64 = 15_000;

/// After so many rounds the figures are near what they will be, and what is seen
/// is worth remembering.
const ROUGH: u64 = 3;

/// SHOOT, FOUL ON and FOULED leave this much to TURNOVER.
const LEAST_TURNOVER: f64 = 5.0;

/// A number of the chart and what comes of it: about in proportion.
#[derive(Clone, Copy, Debug)]
struct Knob {
    now: u8,
    most: u8,
    /// What was set and what was got, summed over the rounds that count.
    set: f64,
    got: f64,
}

impl Knob {
    fn new(now: u8, most: u8) -> Knob {
        Knob {
            now,
            most,
            set: 0.0,
            got: 0.0,
        }
    }

    /// Takes in what came of it, and is set anew.
    fn turn(&mut self, got: f64, wanted: f64, rough: bool) {
        if rough {
            (self.set, self.got) = (0.0, 0.0);
        }
        self.set += f64::from(self.now);
        self.got += got;
        let best = match self.got > 0.0 {
            true => self.set * wanted / self.got,
            false => 2.0 * f64::from(self.now.max(1)),
        };
        let least = if wanted > 0.0 { 1.0 } else { 0.0 };
        self.now = best.round().clamp(least, f64::from(self.most)) as u8;
    }

    /// What comes of it as it is set.
    fn expected(&self) -> f64 {
        f64::from(self.now) * self.got / self.set.max(1.0)
    }
}

/// Second yellow cards seen: they go with the square of the booked width.
#[derive(Clone, Copy, Debug, Default)]
struct SecondYellows {
    seen: f64,
    squares: f64,
}

impl SecondYellows {
    fn take_in(&mut self, width: u8, seen: u64, matches: u64, rough: bool) {
        if rough {
            *self = SecondYellows::default();
        }
        self.seen += seen as f64;
        self.squares += f64::from(width).powi(2) * matches as f64;
    }

    /// A match, at this width.
    fn at(&self, width: u8) -> f64 {
        self.seen / self.squares.max(1.0) * f64::from(width).powi(2)
    }
}

/// A chart under way with what was seen of it.
struct ChartUnderWay<'a> {
    wanted: &'a WantedNumbers<'a>,
    draft: Draft,
    shoot: Knob,
    foul_on: Knob,
    booked: Knob,
    fouled: Knob,
    own_goal: Knob,
    penalty: Knob,
    ejection: Knob,
    second_yellows: SecondYellows,
}

/// Makes a chart for each club.
///
/// # Errors
///
/// What is wrong with the cards or the extra charts, or what no chart can say.
pub fn fit(clubs: &[WantedNumbers<'_>], equipment: &Equipment) -> Result<Vec<TeamChart>, Faults> {
    let mut making: Vec<ChartUnderWay<'_>> = clubs.iter().map(ChartUnderWay::new).collect();
    let mut cards = Cards::default();
    for round in 0..ROUNDS {
        let league = ChartLeague::new(equipment, &charts(&making)?);
        let rough = round < ROUGH;
        let matches = if rough { MATCHES / 4 } else { MATCHES };
        let outcome = league.play(league.seasons_of(matches), round);
        cards.compare(&making, &outcome);
        let half_of_fouls = mean(clubs.iter().map(|club| club.fouls)) / 2.0;
        for (club, tally) in making.iter_mut().zip(&outcome.clubs) {
            club.turn(tally, half_of_fouls, rough);
        }
        for club in &mut making {
            club.draft.set_on_goal(club.wanted, cards.on_goal.ratio());
        }
        set_saves(&mut making, &cards);
        set_goals(&mut making, &cards);
    }
    charts(&making)
}

fn charts(making: &[ChartUnderWay<'_>]) -> Result<Vec<TeamChart>, Faults> {
    let chart = |club: &ChartUnderWay<'_>| club.draft.chart(club.wanted);
    making.iter().map(chart).collect()
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for value in values {
        sum += value;
        count += 1.0;
    }
    sum / f64::max(count, 1.0)
}

/// The mean over all clubs but one; of a single club its own.
fn mean_of_others(values: &[f64], but: usize) -> f64 {
    let others = values.iter().enumerate();
    mean(
        others
            .filter(|(at, _)| *at != but || values.len() == 1)
            .map(|(_, value)| *value),
    )
}

impl<'a> ChartUnderWay<'a> {
    fn new(wanted: &'a WantedNumbers<'a>) -> ChartUnderWay<'a> {
        let draft = Draft::new(wanted);
        ChartUnderWay {
            shoot: Knob::new(draft.shoot, 90),
            foul_on: Knob::new(draft.foul_on, 60),
            booked: Knob::new(draft.booked, 60),
            fouled: Knob::new(draft.fouled, 60),
            own_goal: Knob::new(draft.own_goal, 100),
            penalty: Knob::new(draft.penalty, 100),
            ejection: Knob::new(25, 100),
            second_yellows: SecondYellows::default(),
            wanted,
            draft,
        }
    }

    /// Sets the figures that have nothing to do with shots on goal.
    fn turn(&mut self, tally: &ChartTally, half_of_fouls: f64, rough: bool) {
        let WantedNumbers {
            shots,
            fouls,
            fouled,
            yellows,
            reds,
            penalties,
            own_goals,
            ..
        } = *self.wanted;
        let stats = &tally.box_score.stats.home;
        let inside = &tally.inside;
        let a_match = |number| tally.a_match(number);
        self.shoot
            .turn(a_match(stats.shots - stats.penalties), shots, rough);
        // Half of all fouls are the other side's while this one has the ball.
        let on = (fouls - half_of_fouls).max(yellows / 0.9).max(1.0);
        self.foul_on.turn(a_match(inside.fouls_on), on, rough);
        self.fouled.turn(
            a_match(inside.fouled),
            (fouled - half_of_fouls).max(1.0),
            rough,
        );
        self.own_goal
            .turn(a_match(stats.own_goals), own_goals, rough);
        self.penalty
            .turn(a_match(stats.penalties), penalties, rough);
        // Second yellow cards come by themselves; the X gives the rest.
        let twice = stats.reds - inside.straight_reds;
        self.second_yellows
            .take_in(self.booked.now, twice, tally.matches, rough);
        self.booked.turn(a_match(stats.yellows), yellows, rough);
        self.booked.now = self.booked_width();
        let straight = reds - self.second_yellows.at(self.booked.now);
        self.ejection
            .turn(a_match(inside.straight_reds), straight.max(0.0), rough);
        self.set();
    }

    /// The width of the booked part. In this game a booked player is not careful, and
    /// second yellow cards come more often than in football: so neither yellow cards nor
    /// sendings-off alone decide, but both, each measured by the luck of a season. A
    /// sending-off changes a match and a yellow card does not: it counts twice.
    fn booked_width(&self) -> u8 {
        let luck = |a_match: f64| (a_match.max(0.05) / self.wanted.matches).sqrt();
        let miss = |width: u8| {
            let WantedNumbers { yellows, reds, .. } = *self.wanted;
            let got = f64::from(width) * self.booked.got / self.booked.set.max(1.0);
            let sent_off = (self.second_yellows.at(width) - reds).max(0.0);
            ((got - yellows) / luck(yellows)).powi(2) + (2.0 * sent_off / luck(reds)).powi(2)
        };
        let widths = 0..=self.foul_on.now;
        widths
            .min_by(|&a, &b| miss(a).total_cmp(&miss(b)))
            .unwrap_or(0)
    }

    fn set(&mut self) {
        let sum =
            f64::from(self.shoot.now) + f64::from(self.foul_on.now) + f64::from(self.fouled.now);
        let most = 100.0 - LEAST_TURNOVER;
        if sum > most {
            // More of the ball instead: wider figures do not fit.
            self.draft.control = (self.draft.control + 1).min(100);
            for knob in [&mut self.shoot, &mut self.foul_on, &mut self.fouled] {
                knob.now = (f64::from(knob.now) * most / sum).floor() as u8;
            }
        }
        let draft = &mut self.draft;
        draft.shoot = self.shoot.now;
        draft.foul_on = self.foul_on.now;
        self.booked.now = self.booked.now.min(draft.foul_on);
        draft.booked = self.booked.now;
        draft.fouled = self.fouled.now;
        draft.own_goal = self.own_goal.now;
        draft.penalty = self.penalty.now;
        // Who was sent off at once can be: an X sends nobody off at a rating of nought.
        let least = if self.wanted.has_straight_red() {
            25
        } else {
            0
        };
        self.ejection.now = self.ejection.now.max(least);
        draft.ejection = self.ejection.now;
    }

    /// Shots on goal a match, without penalties, as the chart has them.
    fn on_goal(&self) -> f64 {
        self.shoot.expected() * self.draft.on_goal_shares().iter().sum::<f64>()
    }
}

/// Opponents shoot as often at any club, so what a club let in must come from SAVE
/// alone: of the half of the shots that ask for it.
fn set_saves(making: &mut [ChartUnderWay<'_>], cards: &Cards) {
    let wanted = |of: fn(&WantedNumbers<'_>) -> f64| -> Vec<f64> {
        making.iter().map(|club| of(club.wanted)).collect()
    };
    let on_goal = making
        .iter()
        .map(|club| club.on_goal() * cards.on_goal.ratio());
    let on_goal: Vec<f64> = on_goal.collect();
    let goals = wanted(|club| club.goals);
    let kicks = wanted(|club| club.penalties * f64::from(club.penalties_scored) / 100.0);
    let usual = mean(goals.iter().zip(&kicks).map(|(goals, kicks)| goals - kicks))
        / mean(wanted(|club| club.on_goal).into_iter()).max(0.01);
    for (at, club) in making.iter_mut().enumerate() {
        let more = club.wanted.goals_against - mean_of_others(&goals, at);
        let allowed = usual + 2.0 * more / mean_of_others(&on_goal, at).max(0.01);
        let keepers = club.wanted.keepers.iter().zip(&club.draft.faced);
        let keepers: Vec<Stopper> = keepers
            .map(|(keeper, &width)| Stopper {
                faced: f64::from(keeper.counts[PlayerCount::Faced]),
                saves: f64::from(keeper.counts[PlayerCount::Saves]),
                width,
            })
            .collect();
        club.draft.saves = saves(&keepers, allowed / cards.odd.ratio());
    }
}

/// G range and G%, with what opponents' keepers let in.
fn set_goals(making: &mut [ChartUnderWay<'_>], cards: &Cards) {
    let allowed = allowed(making);
    for (at, club) in making.iter_mut().enumerate() {
        let half = club.shoot.expected() * cards.on_goal.ratio() / 2.0;
        let shares = club.draft.on_goal_shares();
        let on_goal: f64 = shares.iter().sum();
        let odd = half * on_goal * mean_of_others(&allowed, at) * cards.odd.ratio();
        let kicks = club.penalty.expected() * f64::from(club.draft.penalty_scored) / 100.0;
        let players = club.wanted.players.iter().zip(shares);
        let players: Vec<Scorer> = players
            .map(|(player, share)| Scorer {
                goals: f64::from(player.counts[PlayerCount::Goals]) / club.wanted.matches,
                even: half * share * cards.even.ratio(),
            })
            .collect();
        (club.draft.goals, club.draft.even) = share_out(&players, odd + kicks);
    }
}

/// The share of ODD shots that each club lets in.
fn allowed(making: &[ChartUnderWay<'_>]) -> Vec<f64> {
    let allowed = |club: &ChartUnderWay<'_>| 1.0 - club.draft.save_share();
    making.iter().map(allowed).collect()
}

/// Goals by a procedure, as the charts have them and as they came.
#[derive(Clone, Copy, Debug, Default)]
struct Compared {
    expected: f64,
    got: f64,
}

impl Compared {
    fn ratio(self) -> f64 {
        match self.expected > 0.0 && self.got > 0.0 {
            true => self.got / self.expected,
            false => 1.0,
        }
    }
}

/// What cards do that are not put back: a shot follows a low number and so does one on
/// goal, and the numbers after it are higher. OG and EVEN give a little less than the
/// chart says, ODD a little more.
#[derive(Clone, Copy, Debug, Default)]
struct Cards {
    on_goal: Compared,
    even: Compared,
    odd: Compared,
}

impl Cards {
    /// Takes in a round that was played with these charts.
    fn compare(&mut self, making: &[ChartUnderWay<'_>], outcome: &Outcome) {
        let allowed = allowed(making);
        for (at, (club, tally)) in making.iter().zip(&outcome.clubs).enumerate() {
            let shares = club.draft.on_goal_shares();
            let scored = shares.iter().zip(&club.draft.even);
            let scored = scored.map(|(share, &even)| share * f64::from(even) / 100.0);
            let scored = scored.sum::<f64>() / shares.iter().sum::<f64>().max(0.01);
            let inside = &tally.inside;
            let stats = &tally.box_score.stats.home;
            let shots = (stats.shots - stats.penalties) as f64;
            self.on_goal.expected += shots * shares.iter().sum::<f64>();
            self.on_goal.got += (inside.even + inside.odd) as f64;
            self.even.expected += inside.even as f64 * scored;
            self.even.got += inside.even_goals as f64;
            self.odd.expected += inside.odd as f64 * mean_of_others(&allowed, at);
            self.odd.got += inside.odd_goals as f64;
        }
    }
}
