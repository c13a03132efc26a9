//! The lines of a table: matches, points and goals of each team
//! (CP-1.4, CP-3, CP-4.5). [`ranking`](crate::ranking) orders them.
//!
//! Goals of extra time count, those of a shoot-out never do: a match settled by a
//! shoot-out is a draw here, if perhaps one with a bonus point.

use std::cmp::Ordering;
use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use tabletop::Side;
use thiserror::Error;
use utoipa::ToSchema;

use crate::result::{Colour, MatchResult, Played};
use crate::{TeamIx, repeated};

/// What a match is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// Points for a win.
    pub win: i32,
    /// Points for each side of a drawn match.
    pub draw: i32,
    /// Points for a defeat.
    pub loss: i32,
    /// Further points for the winner of the shoot-out after a drawn match.
    pub shootout_bonus: i32,
}

impl Points {
    /// Points without a bonus.
    #[must_use]
    pub const fn new(win: i32, draw: i32, loss: i32) -> Points {
        Points {
            win,
            draw,
            loss,
            shootout_bonus: 0,
        }
    }

    /// The dice game: 6, 3, 0 (GD-11.4).
    pub const DICE: Points = Points::new(6, 3, 0);
    /// Today's leagues.
    pub const THREE: Points = Points::new(3, 1, 0);
    /// Leagues before the eighties and nineties.
    pub const TWO: Points = Points::new(2, 1, 0);
}

/// How cards are weighed where conduct decides (CP-4.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Conduct {
    /// Yellow 1, second yellow 3, red 4, yellow and then red 5.
    #[default]
    Fifa,
    /// Yellow 1, sent off 3.
    Uefa,
}

/// Points taken from a team, and why (CP-3.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduction {
    /// From whom.
    pub team: TeamIx,
    /// How many.
    pub points: i32,
    /// Why.
    pub reason: String,
}

/// Some matches of a team in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TeamTotals {
    /// Matches played.
    pub played: u32,
    /// Matches won.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
    /// Goals scored.
    pub goals_for: u32,
    /// Goals allowed.
    pub goals_against: u32,
}

impl TeamTotals {
    /// Goals scored less goals allowed.
    #[must_use]
    pub fn difference(&self) -> i64 {
        i64::from(self.goals_for) - i64::from(self.goals_against)
    }

    /// Enters one match. Sums stop at the largest number instead of overflowing.
    fn enter(&mut self, outcome: Ordering, scored: u32, allowed: u32) {
        let count = match outcome {
            Ordering::Greater => &mut self.won,
            Ordering::Equal => &mut self.drawn,
            Ordering::Less => &mut self.lost,
        };
        *count = count.saturating_add(1);
        self.played = self.played.saturating_add(1);
        self.goals_for = self.goals_for.saturating_add(scored);
        self.goals_against = self.goals_against.saturating_add(allowed);
    }
}

/// One line of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Whose line it is.
    pub team: TeamIx,
    /// Points, deductions taken off.
    pub points: i32,
    /// Points taken off.
    pub deducted: i32,
    /// Matches at home.
    pub home: TeamTotals,
    /// Matches away.
    pub away: TeamTotals,
    /// Cards, weighed; less is better.
    pub conduct: u32,
    /// Points, goal difference and goals of the opponents met, summed.
    pub opponents: [i64; 3],
}

impl TableRow {
    const fn empty(team: TeamIx) -> TableRow {
        const NOTHING: TeamTotals = TeamTotals {
            played: 0,
            won: 0,
            drawn: 0,
            lost: 0,
            goals_for: 0,
            goals_against: 0,
        };
        TableRow {
            team,
            points: 0,
            deducted: 0,
            home: NOTHING,
            away: NOTHING,
            conduct: 0,
            opponents: [0; 3],
        }
    }

    /// Home and away together.
    #[must_use]
    pub fn total(&self) -> TeamTotals {
        let (a, b) = (&self.home, &self.away);
        TeamTotals {
            played: a.played.saturating_add(b.played),
            won: a.won.saturating_add(b.won),
            drawn: a.drawn.saturating_add(b.drawn),
            lost: a.lost.saturating_add(b.lost),
            goals_for: a.goals_for.saturating_add(b.goals_for),
            goals_against: a.goals_against.saturating_add(b.goals_against),
        }
    }

    fn enter(&mut self, side: Side, result: &MatchResult, points: Points) {
        let [home, away] = result.table_goals();
        let (line, scored, allowed) = match side {
            Side::Home => (&mut self.home, home, away),
            Side::Away => (&mut self.away, away, home),
        };
        let both_lost = result.is_lost_by_both();
        let outcome = match both_lost {
            true => Ordering::Less,
            false => scored.cmp(&allowed),
        };
        line.enter(outcome, scored, allowed);
        let mut worth = match outcome {
            _ if both_lost => 0,
            Ordering::Greater => points.win,
            Ordering::Equal => points.draw,
            Ordering::Less => points.loss,
        };
        if outcome == Ordering::Equal && result.winner() == Some(side) {
            worth = worth.saturating_add(points.shootout_bonus);
        }
        self.points = self.points.saturating_add(worth);
    }
}

/// Why a table cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// A team has two lines.
    #[error("{0} is listed twice: list each team once")]
    Repeated(TeamIx),
    /// A result names a team that is not in this table.
    #[error("a result names {0}, who is not in this group: enter it in that team's group")]
    Stranger(TeamIx),
    /// A result has a team against itself.
    #[error("a result has {0} against itself: correct the fixture")]
    AgainstItself(TeamIx),
}

/// What a table is made from.
#[derive(Clone, Copy, Debug)]
pub struct TableInput<'a> {
    /// Its teams.
    pub teams: &'a [TeamIx],
    /// Their matches; those that do not count are passed over.
    pub played: &'a [Played],
    /// What a match is worth.
    pub points: Points,
    /// Points taken off.
    pub deductions: &'a [Deduction],
    /// How cards are weighed.
    pub conduct: Conduct,
}

impl<'a> TableInput<'a> {
    /// A table without deductions.
    #[must_use]
    pub fn new(teams: &'a [TeamIx], played: &'a [Played], points: Points) -> TableInput<'a> {
        TableInput {
            teams,
            played,
            points,
            deductions: &[],
            conduct: Conduct::Fifa,
        }
    }

    /// The lines, in the order of the list of teams.
    ///
    /// # Errors
    ///
    /// When a team is listed twice or a result does not belong to the group.
    pub fn rows(&self) -> Result<Vec<TableRow>, TableError> {
        if let Some(team) = repeated(self.teams) {
            return Err(TableError::Repeated(team));
        }
        let mut rows: Vec<TableRow> = self
            .teams
            .iter()
            .map(|&team| TableRow::empty(team))
            .collect();
        let places: HashMap<TeamIx, usize> = (0..)
            .zip(self.teams)
            .map(|(at, &team)| (team, at))
            .collect();
        let place = |team: TeamIx| places.get(&team).copied().ok_or(TableError::Stranger(team));
        let counted = || self.played.iter().filter(|played| played.result.counts());
        for Played { fixture, result } in counted() {
            if fixture.home == fixture.away {
                return Err(TableError::AgainstItself(fixture.home));
            }
            for (side, team) in [(Side::Home, fixture.home), (Side::Away, fixture.away)] {
                let row = &mut rows[place(team)?];
                row.enter(side, result, self.points);
                let weight = weigh(result, side, self.conduct);
                row.conduct = row.conduct.saturating_add(weight);
            }
        }
        for deduction in self.deductions {
            let row = &mut rows[place(deduction.team)?];
            row.deducted = row.deducted.saturating_add(deduction.points);
            row.points = row.points.saturating_sub(deduction.points);
        }
        let sums: Vec<[i64; 3]> = rows.iter().map(strength).collect();
        for Played { fixture, .. } in counted() {
            let (home, away) = (place(fixture.home)?, place(fixture.away)?);
            for (of, met) in [(home, away), (away, home)] {
                for (sum, more) in rows[of].opponents.iter_mut().zip(sums[met]) {
                    *sum = sum.saturating_add(more);
                }
            }
        }
        Ok(rows)
    }
}

/// What a team counts for in the sums of those who met it.
fn strength(row: &TableRow) -> [i64; 3] {
    let total = row.total();
    [
        i64::from(row.points),
        total.difference(),
        i64::from(total.goals_for),
    ]
}

/// The cards of a side in a match: each player counts once, with the worst he
/// got (CP-4.5).
fn weigh(result: &MatchResult, side: Side, conduct: Conduct) -> u32 {
    let of_side = || result.cards.iter().filter(|card| card.side == side);
    let mut players: Vec<&str> = of_side().map(|card| card.player.as_str()).collect();
    players.sort_unstable();
    players.dedup();
    let got =
        |player: &str, colour| of_side().any(|card| card.player == player && card.colour == colour);
    let weight = |player: &&str| {
        let [yellow, second, red] =
            [Colour::Yellow, Colour::SecondYellow, Colour::Red].map(|colour| got(player, colour));
        match conduct {
            Conduct::Fifa if red && yellow && !second => 5,
            Conduct::Fifa if red => 4,
            Conduct::Fifa if second => 3,
            Conduct::Uefa if red || second => 3,
            _ => 1,
        }
    };
    players.iter().map(weight).sum()
}
