//! The lines of a group's table: matches, points and goals of each team
//! (GD-11.4, GD-12.9; CP-1.4, CP-3.1). [`ranking`](crate::ranking) orders them.
//!
//! Overtime goals count, shootout goals never do: a match settled by a
//! shootout is a draw here.

use std::cmp::Ordering;
use std::error::Error;
use std::fmt;

use crate::fixtures::Fixture;
use crate::{TeamIx, repeated};

/// What a match is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// Points for a win.
    pub win: u32,
    /// Points for each side of a drawn match.
    pub draw: u32,
    /// Points for a defeat.
    pub loss: u32,
}

impl Points {
    /// The dice game: 6, 3, 0 (GD-11.4).
    pub const DICE: Self = Self {
        win: 6,
        draw: 3,
        loss: 0,
    };
}

/// A match that has been played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// Who played.
    pub fixture: Fixture,
    /// Goals of home and away in regulation time.
    pub goals: [u32; 2],
    /// Further goals in overtime, if there was any; they count (GD-12.9, CP-1.4).
    pub extra: Option<[u32; 2]>,
    /// The shootout, if there was one; it never enters a table (GD-12.9, CP-1.4).
    pub shootout: Option<[u32; 2]>,
}

impl MatchResult {
    /// A match that ended in regulation time.
    #[must_use]
    pub const fn new(fixture: Fixture, goals: [u32; 2]) -> Self {
        Self {
            fixture,
            goals,
            extra: None,
            shootout: None,
        }
    }

    /// The goals that count in a table: regulation and overtime (CP-1.4).
    #[must_use]
    pub fn table_goals(&self) -> [u32; 2] {
        let [home, away] = self.extra.unwrap_or_default();
        [
            self.goals[0].saturating_add(home),
            self.goals[1].saturating_add(away),
        ]
    }
}

/// One line of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Whose line it is.
    pub team: TeamIx,
    /// Matches played.
    pub played: u32,
    /// Matches won.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
    /// Points.
    pub points: u32,
    /// Goals scored.
    pub goals_for: u32,
    /// Goals allowed.
    pub goals_against: u32,
}

impl Row {
    const fn empty(team: TeamIx) -> Self {
        Self {
            team,
            played: 0,
            won: 0,
            drawn: 0,
            lost: 0,
            points: 0,
            goals_for: 0,
            goals_against: 0,
        }
    }

    /// Enters one match. Sums stop at the largest number instead of overflowing.
    fn enter(&mut self, scored: u32, allowed: u32, points: Points) {
        let (count, worth) = match scored.cmp(&allowed) {
            Ordering::Greater => (&mut self.won, points.win),
            Ordering::Equal => (&mut self.drawn, points.draw),
            Ordering::Less => (&mut self.lost, points.loss),
        };
        *count = count.saturating_add(1);
        self.played = self.played.saturating_add(1);
        self.points = self.points.saturating_add(worth);
        self.goals_for = self.goals_for.saturating_add(scored);
        self.goals_against = self.goals_against.saturating_add(allowed);
    }
}

/// Why a table cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// A team has two lines.
    Repeated(TeamIx),
    /// A result names a team that is not in this table.
    Stranger(TeamIx),
    /// A result has a team against itself.
    AgainstItself(TeamIx),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Repeated(team) => write!(f, "{team} is listed twice: list each team once"),
            Self::Stranger(team) => write!(
                f,
                "a result names {team}, who is not in this group: enter it in that team's group"
            ),
            Self::AgainstItself(team) => {
                write!(f, "a result has {team} against itself: correct the fixture")
            }
        }
    }
}

impl Error for TableError {}

/// The lines of `teams` after `results`, in the order of the list.
///
/// # Errors
/// When a team is listed twice or a result does not belong to the group.
pub fn rows(
    teams: &[TeamIx],
    results: &[MatchResult],
    points: Points,
) -> Result<Vec<Row>, TableError> {
    if let Some(team) = repeated(teams) {
        return Err(TableError::Repeated(team));
    }
    let mut rows: Vec<Row> = teams.iter().map(|&team| Row::empty(team)).collect();
    for result in results {
        let Fixture { home, away } = result.fixture;
        if home == away {
            return Err(TableError::AgainstItself(home));
        }
        let [scored, allowed] = result.table_goals();
        for (team, scored, allowed) in [(home, scored, allowed), (away, allowed, scored)] {
            let row = rows.iter_mut().find(|row| row.team == team);
            row.ok_or(TableError::Stranger(team))?
                .enter(scored, allowed, points);
        }
    }
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    const P: TeamIx = TeamIx(0);
    const Q: TeamIx = TeamIx(1);
    const R: TeamIx = TeamIx(2);
    const T: TeamIx = TeamIx(3);
    const ALL: [TeamIx; 4] = [P, Q, R, T];

    fn played(home: TeamIx, home_goals: u32, away_goals: u32, away: TeamIx) -> MatchResult {
        MatchResult::new(Fixture { home, away }, [home_goals, away_goals])
    }

    // GD-11.4: a win is worth 6, a tie 3 to each side, a defeat 0.
    #[test]
    fn a_win_is_six_and_a_tie_three_each() {
        let results = [played(P, 1, 0, Q), played(R, 2, 2, Q)];
        let rows = rows(&[P, Q, R], &results, Points::DICE).unwrap();
        let line = |r: &Row| (r.won, r.drawn, r.lost, r.points);
        let lines: Vec<_> = rows.iter().map(line).collect();
        assert_eq!(lines, [(1, 0, 0, 6), (0, 1, 1, 3), (0, 1, 0, 3)]);
    }

    // GD-12.9, CP-1.4: overtime goals count, shootout goals never do.
    #[test]
    fn overtime_counts_and_the_shootout_does_not() {
        let mut overtime = played(P, 2, 2, Q);
        overtime.extra = Some([1, 0]);
        let mut shootout = played(R, 0, 0, T);
        shootout.extra = Some([1, 1]);
        shootout.shootout = Some([5, 4]);
        let rows = rows(&ALL, &[overtime, shootout], Points::DICE).unwrap();
        let line = |r: &Row| (r.points, r.goals_for, r.goals_against);
        let lines: Vec<_> = rows.iter().map(line).collect();
        assert_eq!(lines, [(6, 3, 2), (0, 2, 3), (3, 1, 1), (3, 1, 1)]);
    }

    // CP-1.4: results of other groups and impossible ones are refused.
    #[test]
    fn results_must_belong_to_the_group() {
        let refused = |teams: &[TeamIx], result| rows(teams, &[result], Points::DICE).unwrap_err();
        let stranger = refused(&[P, Q], played(P, 1, 0, R));
        assert_eq!(stranger, TableError::Stranger(R));
        let alone = refused(&[P, Q], played(P, 1, 0, P));
        assert_eq!(alone, TableError::AgainstItself(P));
        let twice = refused(&[P, Q, P], played(P, 1, 0, Q));
        assert_eq!(twice, TableError::Repeated(P));
    }

    // GD-11.4: the largest scores do not overflow.
    #[test]
    fn huge_scores_stop_at_the_limit() {
        let mut huge = played(P, u32::MAX, 0, Q);
        huge.extra = Some([u32::MAX, 0]);
        let mut points = Points::DICE;
        points.win = u32::MAX;
        let first = rows(&[P, Q], &[huge, huge], points).unwrap()[0];
        assert_eq!((first.won, first.lost), (2, 0));
        assert_eq!((first.points, first.goals_for), (u32::MAX, u32::MAX));
    }
}
