//! The tables (OC-9): where each of them sends play.

use tabletop::Source;

use super::Play;
use crate::{
    OffenseCharts,
    event::Happening,
    options::Detail,
    players::Column,
    state::{Contest, Next},
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
                self.tell(self.holder, said(kind.result()));
                self.contest(kind, false)
            }
            None => {
                self.aside(|play| {
                    play.tell(play.holder, said(result));
                    play.follow(result);
                });
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
        self.tell(self.holder, said);
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
        self.tell(self.holder, said);
        match goal {
            // With full detail the shooter was found before the shot was over.
            true => self.goal(self.rules.options.detail == Detail::Full),
            false => self.follow(result),
        }
    }

    /// What a table says.
    fn follow(&mut self, result: TableResult) {
        let other = self.holder.other();
        match result {
            TableResult::Goal => self.goal(false),
            TableResult::Shoots => self.shoot(TableId::ShotResult),
            TableResult::LooseBall | TableResult::SavedLoose | TableResult::Blocked => {
                self.state.next = Next::Table(TableId::LooseBall);
            }
            TableResult::Corner | TableResult::SavedBehind => {
                self.state.next = Next::Table(TableId::Corner);
            }
            // Contests stand on the X chart, and were read there.
            TableResult::Keeps
            | TableResult::ContestedHeader
            | TableResult::ContestedTackle
            | TableResult::BackPass => (),
            TableResult::KeeperGathers
            | TableResult::Cleared
            | TableResult::GoalKick
            | TableResult::High
            | TableResult::Wide
            | TableResult::SavedHeld => self.give_ball(other),
            TableResult::DefendersFreeKick => {
                self.name_player(Detail::Full, self.holder, Column::Fouls);
                self.give_ball(other);
            }
            TableResult::Control => {
                let (kind, again) = (Contest::Control, false);
                self.state.next = Next::Contest { kind, again };
            }
            TableResult::Intercepted | TableResult::Dispossessed => {
                self.name_player(Detail::Full, other, Column::Fouls);
                self.give_ball(other);
            }
            TableResult::ThrowInLost => self.give_ball(other),
            // Anything but a contest ends the row of them (OC-7.8).
            TableResult::ThrowInKept | TableResult::Switch => self.state.run = 0,
        }
    }
}
