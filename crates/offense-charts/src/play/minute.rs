//! The possession draw and its outcomes (OC-3), chained ones included (OC-11).

use tabletop::{Side, Source};

use super::Play;
use crate::{
    OffenseCharts,
    course::Course,
    event::{GoalFrom, Happening},
    options::Detail,
    outcome::{Act, Lead, Offence, Outcome},
    players::Column,
};

impl<S: Source<OffenseCharts>> Play<'_, S> {
    /// The holder strikes a minute (OC-8.1), draws, and reads its own chart
    /// (OC-3.1).
    #[inline(always)]
    pub(super) fn minute(&mut self) -> Result<(), S::Stop> {
        self.state.minute += 1;
        let rules = self.rules;
        let chart = self.state.sides[self.holder].chart;
        let (number, outcome) = self.top(rules.chart(chart))?;
        let reading = |outcome| Happening::Reading {
            chart,
            number,
            outcome,
        };
        // Told where it is known what it is: then the rest need not be asked for.
        match outcome.act {
            Act::X => {
                self.tell("OC-7.1", self.holder, reading(Outcome::plain(Act::X)));
                self.x()
            }
            Act::Offence(offence) => {
                let clause = match offence {
                    Offence::Foul => "OC-3.13",
                    Offence::Card(_) => "OC-3.14",
                };
                self.tell(clause, self.holder, reading(Outcome::plain(outcome.act)));
                self.state.run = 0;
                self.check(offence, false)
            }
            _ => {
                self.tell(clause_of(outcome), self.holder, reading(outcome));
                self.attack(outcome, rules.course(chart, number));
                Ok(())
            }
        }
    }

    /// Everything but X and offences. Any other reading than X ends the row of
    /// contests (OC-7.8).
    #[inline(always)]
    fn attack(&mut self, outcome: Outcome, course: Course) {
        self.take(course);
        let seldom = matches!(outcome.act, Act::Goal | Act::Injury(_) | Act::OwnGoal);
        if seldom | self.names(Detail::Full) {
            self.aside(|play| play.attack_in_full(outcome));
        }
    }

    /// The players of an attack, and what is more than a course.
    fn attack_in_full(&mut self, outcome: Outcome) {
        let Outcome { lead, act } = outcome;
        // A chained free kick is no more than its shot (OC-11.1) and a foul of the
        // other side (OC-11.4).
        if lead == Lead::FreeKick || act == Act::FreeKick {
            self.name_player(Detail::Full, self.holder.other(), Column::Fouls);
        }
        match act {
            Act::Goal => self.goal(from(lead), false),
            Act::Injury(minutes) => self.injury(minutes),
            Act::OwnGoal => self.own_goal(),
            // Who shot.
            act if act.is_shot() => self.name_player(Detail::Full, self.holder, Column::Goals),
            _ => (),
        }
    }

    /// A goal for the holder, and the other side kicks off (OC-3.3).
    #[inline]
    pub(super) fn goal(&mut self, from: GoalFrom, scorer_is_known: bool) {
        let side = self.holder;
        self.count_goal(side);
        let score = self.score();
        self.tell("OC-3.3", side, Happening::Goal { score, from });
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
        self.tell("OC-3.16", self.holder, Happening::OwnGoal { score });
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

/// What a goal on a chart comes from.
fn from(lead: Lead) -> GoalFrom {
    match lead {
        Lead::Play => GoalFrom::Play,
        Lead::Corner => GoalFrom::Corner,
        Lead::FreeKick => GoalFrom::FreeKick,
    }
}

/// The clause of what stands on a chart.
#[inline(always)]
fn clause_of(outcome: Outcome) -> &'static str {
    if outcome.lead != Lead::Play {
        return "OC-11.1";
    }
    match outcome.act {
        Act::Goal => "OC-3.3",
        Act::Shot => "OC-3.8",
        Act::ShotHigh | Act::ShotWideLeft | Act::ShotWideRight => "OC-3.5",
        Act::ShotDeflected => "OC-3.6",
        Act::ShotHitsPost | Act::ShotHitsCrossbar => "OC-3.7",
        Act::GoalMouthBlock | Act::GoalBlock => "OC-3.11",
        Act::CornerKick => "OC-3.10",
        Act::FreeKick => "OC-3.9",
        Act::Offside => "OC-3.12",
        Act::Offence(Offence::Foul) => "OC-3.13",
        Act::Offence(Offence::Card(_)) => "OC-3.14",
        Act::Injury(_) => "OC-6.1",
        Act::Thunderstorm => "OC-6.4",
        Act::OwnGoal => "OC-3.16",
        Act::X => "OC-7.1",
    }
}
