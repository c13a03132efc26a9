//! The possession draw and its outcomes (OC-3), chained ones included (OC-11).

use tabletop::{Side, Source};

use super::Play;
use crate::{
    OffenseCharts,
    event::Happening,
    options::Detail,
    outcome::{Act, Lead, Outcome},
    players::Column,
    state::Next,
    tables::TableId,
};

impl<S: Source<OffenseCharts>> Play<'_, S> {
    /// The holder strikes a minute (OC-8.1), draws, and reads its own chart
    /// (OC-3.1).
    #[inline]
    pub(super) fn minute(&mut self) -> Result<(), S::Stop> {
        self.state.minute += 1;
        let rules = self.rules;
        let chart = self.state.sides[self.holder].chart;
        let (number, outcome) = self.top(rules.chart(chart))?;
        let reading = Happening::Reading {
            chart,
            number,
            outcome,
        };
        self.tell(self.holder, reading);
        self.read(outcome)
    }

    /// What the chart says.
    #[inline]
    fn read(&mut self, outcome: Outcome) -> Result<(), S::Stop> {
        if outcome.act == Act::X {
            return self.x();
        }
        // Any other reading ends the row of contests (OC-7.8).
        self.state.run = 0;
        if let Act::Offence(offence) = outcome.act {
            return self.check(offence, false);
        }
        self.aside(|play| play.attack(outcome));
        Ok(())
    }

    /// Everything but X and offences.
    #[inline(always)]
    fn attack(&mut self, outcome: Outcome) {
        let Outcome { lead, act } = outcome;
        if lead == Lead::FreeKick {
            // A chained free kick is no more than its shot (OC-11.1) and a foul of
            // the other side (OC-11.4).
            self.name_player(Detail::Full, self.holder.other(), Column::Fouls);
        }
        match act {
            Act::Goal => self.goal(false),
            Act::Shot => self.shoot(TableId::ShotResult),
            Act::ShotHigh => self.shoot(TableId::ShotHigh),
            Act::ShotWideLeft | Act::ShotWideRight => self.shoot(TableId::ShotWide),
            Act::ShotDeflected
            | Act::ShotHitsPost
            | Act::ShotHitsCrossbar
            | Act::GoalMouthBlock
            | Act::GoalBlock => self.shoot(TableId::LooseBall),
            Act::CornerKick => self.state.next = Next::Table(TableId::Corner),
            Act::FreeKick => {
                self.name_player(Detail::Full, self.holder.other(), Column::Fouls);
                self.state.next = Next::Table(TableId::FreeKick);
            }
            Act::Offside => self.give_ball(self.holder.other()),
            Act::Injury(minutes) => self.injury(minutes),
            Act::Thunderstorm => self.state.next = Next::Weather,
            Act::OwnGoal => self.own_goal(),
            // They were read before.
            Act::Offence(_) | Act::X => (),
        }
    }

    /// A shot, to be settled on the table that its type points to (OC-3.4).
    #[inline]
    pub(super) fn shoot(&mut self, table: TableId) {
        self.name_player(Detail::Full, self.holder, Column::Goals);
        self.state.next = Next::Table(table);
    }

    /// A goal for the holder, and the other side kicks off (OC-3.3).
    #[inline]
    pub(super) fn goal(&mut self, scorer_is_known: bool) {
        let side = self.holder;
        self.count_goal(side);
        let score = self.score();
        self.tell(side, Happening::Goal { score });
        if !scorer_is_known {
            self.name_player(Detail::Goals, side, Column::Goals);
        }
        self.give_ball(side.other());
    }

    /// The holder concedes one to the other side, and restarts (OC-3.16).
    pub(super) fn own_goal(&mut self) {
        self.count_goal(self.holder.other());
        let score = self.score();
        self.state.run = 0;
        self.tell(self.holder, Happening::OwnGoal { score });
        self.name_player(Detail::Goals, self.holder, Column::Fouls);
    }

    #[inline]
    pub(super) fn count_goal(&mut self, side: Side) {
        let goals = &mut self.state.sides[side].goals;
        *goals = goals.saturating_add(1);
    }

    #[inline]
    pub(super) fn score(&self) -> tabletop::BySide<u16> {
        self.state.sides.map(|team| team.goals)
    }
}
