//! What a reporter would speak of. The paper game knows no players and no passes: a roll that takes the
//! marker up the field is a run, one that fails is the ball lost, and a punt clears it.

use football::{Phrase, Remark, Topic, Words, score, topic, words};
use tabletop::{BySide, Side};

use crate::{
    GoalDice,
    choice::Choice,
    event::{Event, Save},
    hand::Hand,
    options::LossOfTurn,
    state::Period,
};

/// A weaker shot beats no goalie: a 1 saves at once, and 2 is next.
const LEAST_DANGEROUS: i32 = 3;
/// A shot that is no more than so much lower was close.
const CLOSE: i32 = 2;

/// A remark about a side.
fn remark(topic: Topic, side: Side, words: Words) -> Remark {
    Remark { topic, side, words }
}

impl GoalDice {
    /// The first kick-off of a period, or the first of the kicks.
    pub(crate) fn remark_on_start(event: &Event) -> Remark {
        match event.period {
            Period::ShootOut => remark(topic::SHOOTOUT_START, event.side, Words::new()),
            period => remark(topic::START, event.side, words!(period = period.term())),
        }
    }

    /// Up to the box: by a cross from the corner, by a ball through the middle, or step by step.
    pub(crate) fn remark_on_advance(&self, side: Side, hand: Hand, from: u8, to: u8) -> Remark {
        let grid = self.grid();
        let walked = hand <= Hand::TwoPair;
        let arrives = self.is_near_goal(to) && !self.is_near_goal(from);
        let topic = match to {
            _ if from == grid.corner() => topic::CROSS,
            _ if to == grid.penalty_box() && !walked => topic::THROUGH,
            _ if to == grid.penalty_box() => topic::ADVANCE,
            _ if !walked && arrives => topic::LONG,
            _ if !walked => topic::PASS,
            _ if arrives => topic::ADVANCE,
            _ => topic::RUN,
        };
        remark(topic, side, words!(place = self.square_name(to)))
    }

    /// The ball is lost; a kick-off and a cross that fail have events of their own.
    pub(crate) fn remark_on_nothing(
        &self,
        side: Side,
        place: u8,
        kick_off: bool,
    ) -> Option<Remark> {
        let cross = self.options().one_cross && place == self.grid().corner();
        let topic = match self.is_near_goal(place) {
            true => topic::INTERCEPTED,
            false => topic::TURNOVER,
        };
        (!kick_off && !cross).then(|| remark(topic, side.other(), Words::new()))
    }

    /// The offender has to pay for two failures in a row, if there is anything to pay.
    pub(crate) fn remark_on_penalty(&self, side: Side, choice: Choice, from: u8) -> Option<Remark> {
        let farthest = self.grid().farthest();
        match choice {
            Choice::SendBack => {
                let place = || words!(place = self.square_name(farthest));
                (from != farthest).then(|| remark(Topic::plain("gd.pushed.back"), side, place()))
            }
            Choice::LoseDie => Some(remark(Topic::plain("gd.weakened"), side, Words::new())),
            _ => {
                let pays = self.options().loss_of_turn == LossOfTurn::Next;
                pays.then(|| remark(Topic::plain("gd.skips"), side, Words::new()))
            }
        }
    }

    /// The next throw of a level shot is the shot at the loose ball.
    pub(crate) fn remark_on_shot(&self, side: Side, place: u8, again: bool) -> Remark {
        let words = words!(place = self.near_enough(place));
        let topic = match self.is_far_out(place) && !again {
            true => topic::SHOT_FAR,
            false => topic::SHOT,
        };
        remark(topic, side, words)
    }

    /// A level shot leaves a loose ball; a level kick is taken again.
    pub(crate) fn remark_on_tie(event: &Event) -> Remark {
        match event.period {
            Period::ShootOut => remark(Topic::plain("gd.kick.again"), event.side, Words::new()),
            _ => remark(topic::SHOT_PARRIED, event.side.other(), Words::new()),
        }
    }

    pub(crate) fn remark_on_goal(
        &self,
        side: Side,
        from: u8,
        again: bool,
        goals: BySide<u16>,
    ) -> Remark {
        let topic = match self.is_far_out(from) {
            _ if again => topic::GOAL_REBOUND,
            true => topic::GOAL_FAR,
            false => topic::GOAL,
        };
        let place = self.near_enough(from);
        remark(topic, side, words!(score = score(goals), place = place))
    }

    /// A hopeless shot is no danger, one that is clearly lower is safe in the goalie's hands.
    pub(crate) fn remark_on_save(keeper: Side, how: Save, (total, goalie): (i32, u8)) -> Remark {
        let short = i32::from(goalie) - total;
        match how {
            Save::Higher if total < LEAST_DANGEROUS => {
                remark(topic::SHOT_WEAK, keeper.other(), Words::new())
            }
            Save::Higher if short > CLOSE => remark(topic::SHOT_HELD, keeper, Words::new()),
            _ => remark(topic::SHOT_SAVED, keeper, Words::new()),
        }
    }

    pub(crate) fn remark_on_kick(side: Side, scored: bool, kicks: BySide<u16>) -> Remark {
        let topic = match scored {
            true => topic::SHOOTOUT_SCORED,
            false => topic::SHOOTOUT_MISSED,
        };
        remark(topic, side, words!(score = score(kicks)))
    }

    /// A break, or another period to come; the end of the match is spoken of by itself.
    pub(crate) fn remark_on_period_end(
        &self,
        period: Period,
        goals: BySide<u16>,
    ) -> Option<Remark> {
        let score = score(goals);
        let goes_on = self.options().knockout && goals.home == goals.away;
        match period {
            Period::FirstHalf => Some(remark(topic::HALF_TIME, Side::Home, words!(score = score))),
            _ if !goes_on => None,
            Period::SecondHalf => Some(remark(topic::EXTRA_TIME, Side::Home, Words::new())),
            period => {
                let words = words!(score = score, period = period.term());
                Some(remark(topic::PERIOD_OVER, Side::Home, words))
            }
        }
    }

    pub(crate) fn remark_on_match_end(
        period: Period,
        goals: BySide<u16>,
        kicks: BySide<u16>,
    ) -> Remark {
        if period != Period::ShootOut {
            return remark(topic::FULL_TIME, Side::Home, words!(score = score(goals)));
        }
        let winner = match kicks.home > kicks.away {
            true => Side::Home,
            false => Side::Away,
        };
        remark(topic::SHOOTOUT_WON, winner, words!(score = score(kicks)))
    }

    /// A square that an attack can come from; from farther away there is none to speak of.
    fn near_enough(&self, place: u8) -> Option<Phrase> {
        (!self.is_far_out(place)).then(|| self.square_name(place))
    }

    /// True in the half of the field that is away from goal.
    fn is_far_out(&self, place: u8) -> bool {
        2 * u32::from(self.grid().square(place).row) <= self.last_row()
    }

    /// True in the third of the field before goal.
    fn is_near_goal(&self, place: u8) -> bool {
        3 * u32::from(self.grid().square(place).row) > 2 * self.last_row()
    }

    fn last_row(&self) -> u32 {
        let rows = self.grid().squares().iter().map(|square| square.row);
        rows.max().map_or(0, u32::from)
    }
}
