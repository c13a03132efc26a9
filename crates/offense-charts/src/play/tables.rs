//! The tables (OC-9): where each of them sends play.

use tabletop::Source;

use super::Play;
use crate::{
    OffenseCharts,
    course::Course,
    event::{GoalFrom, Happening},
    options::Detail,
    players::Column,
    tables::{TableId, TableResult},
};

impl<S: Source<OffenseCharts>> Play<'_, S> {
    /// One bottom draw on the X chart (OC-7.1): most of it are contests.
    #[inline(always)]
    pub(super) fn x_chart(&mut self) -> Result<(), S::Stop> {
        let table = TableId::X;
        let (number, (result, contest)) = self.bottom(&self.rules.tables.x)?;
        let said = |result| Happening::Table {
            table,
            number,
            result,
        };
        // Told where it is known what it is: then the rest need not be asked for.
        match contest {
            Some(kind) => {
                self.tell("OC-9.9", self.holder, said(kind.result()));
                self.contest(kind, false)
            }
            None => {
                self.tell("OC-9.9", self.holder, said(result));
                self.follow(result);
                Ok(())
            }
        }
    }

    /// One bottom draw on a table.
    pub(super) fn table(&mut self, table: TableId) -> Result<(), S::Stop> {
        if table == TableId::ShotResult {
            let (number, (result, _)) = self.bottom(&self.rules.tables.shots)?;
            self.shot_result(number, result);
            return Ok(());
        }
        let (number, result) = self.bottom(self.rules.tables.of(table))?;
        let said = Happening::Table {
            table,
            number,
            result,
        };
        self.tell(clause_of(table), self.holder, said);
        self.follow(result);
        Ok(())
    }

    /// The shot is over (OC-9.10). High is in if the same number is no more than
    /// the shooters' X (OC-9.11).
    #[inline]
    fn shot_result(&mut self, number: u8, result: TableResult) {
        let x = self.state.sides[self.holder].x;
        let high_in = result == TableResult::High && i16::from(number) <= x;
        let goal = high_in || result == TableResult::Goal;
        let said = Happening::ShotResult {
            number,
            result,
            goal,
            x,
        };
        let clause = match result {
            TableResult::High => "OC-9.11",
            _ => "OC-9.10",
        };
        self.tell(clause, self.holder, said);
        match goal {
            // With full detail the shooter was found before the shot was over.
            true => self.goal(GoalFrom::Play, self.rules.options.detail == Detail::Full),
            false => self.follow(result),
        }
    }

    /// What a table says.
    #[inline(always)]
    fn follow(&mut self, result: TableResult) {
        self.take(Course::of_result(result));
        if self.names(Detail::Full) | (result == TableResult::Goal) {
            self.aside(|play| play.follow_in_full(result));
        }
    }

    /// The players of it, and what is more than a course: a goal.
    fn follow_in_full(&mut self, result: TableResult) {
        let (holder, other) = (self.holder, self.holder.other());
        match result {
            // Only a free kick goes in without a shot that is told before.
            TableResult::Goal => self.goal(GoalFrom::FreeKick, false),
            TableResult::Shoots => self.name_player(Detail::Full, holder, Column::Goals),
            TableResult::DefendersFreeKick => {
                self.name_player(Detail::Full, holder, Column::Fouls);
            }
            TableResult::Intercepted | TableResult::Dispossessed => {
                self.name_player(Detail::Full, other, Column::Fouls);
            }
            _ => (),
        }
    }
}

/// The clause of a table.
fn clause_of(table: TableId) -> &'static str {
    match table {
        TableId::LooseBall => "OC-9.1",
        TableId::ShotWide | TableId::ShotHigh => "OC-9.2",
        TableId::Corner => "OC-9.5",
        TableId::FreeKick => "OC-9.8",
        TableId::ShotResult => "OC-9.10",
        TableId::X => "OC-9.9",
    }
}
