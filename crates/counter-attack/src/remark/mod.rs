//! What a reporter speaks of: an event makes at most one remark. Single moves of men without the ball
//! make none.

mod ball;
mod duel;
mod goal;
mod place;

use football::{Phrase, Remark, Topic, Words, topic, words};
use tabletop::{BySide, Side};

use crate::{
    CounterAttack,
    event::{Event, Happening},
    hex::Hex,
    next::{Kind, Restart},
    options::AfterDraw,
    player::Player,
    state::Period,
    why::{self, goals},
};

/// The minutes of a half in a match of ninety.
const HALF: u8 = 45;

/// What is spoken of, whose it is, and what is to be said of it.
type Said = Option<(Topic, Side, Words)>;

/// Two are after the ball, and neither has it.
const DUEL: Topic = Topic::minor("ca.duel");
/// A keeper does not hold it.
const SPILLED: Topic = Topic::minor("ca.spilled");

impl CounterAttack {
    /// What a reporter would speak of, if anything.
    pub(crate) fn remark_of(&self, event: &Event) -> Option<Remark> {
        let said = self.remark_of_match(event);
        let said = said.or_else(|| self.remark_of_ball(event));
        let said = said.or_else(|| self.remark_of_duel(event));
        let said = said.or_else(|| self.remark_of_goal(event));
        said.map(|(topic, side, words)| Remark { topic, side, words })
    }

    /// A player as a reporter calls him.
    fn name(&self, player: Player) -> String {
        self.card(player).name.clone()
    }

    /// True for somebody with a goalkeeper's card.
    fn keeps(&self, player: Player) -> bool {
        self.card(player).keeper
    }

    fn remark_of_match(&self, event: &Event) -> Said {
        Some(match event.what {
            // That of a shoot-out does not decide who starts.
            Happening::Toss { home, away } if home != away && event.clause != "CA-35.2" => {
                let first = if home > away { Side::Home } else { Side::Away };
                (topic::TOSS, first, words!())
            }
            Happening::PeriodStart { side } => {
                let period = why::period(event.period);
                (topic::START, side, words!(period = period))
            }
            Happening::Restart { restart } => remark_of_restart(event, restart),
            Happening::Added { actions, .. } if actions > 0 => {
                (Topic::plain("ca.added"), Side::Home, words!(n = actions))
            }
            Happening::HalfEnd { half, score } => {
                let topic = self.end_of(half, score)?;
                let period = why::period(half);
                (
                    topic,
                    Side::Home,
                    words!(score = goals(score), period = period),
                )
            }
            Happening::Substitution { off, on } => {
                let (names, side) = (words!(on = self.name(on), off = self.name(off)), on.side());
                match self.keeps(on) && self.keeps(off) {
                    true => (topic::KEEPER_CHANGE, side, names),
                    false => (topic::CHANGE, side, names),
                }
            }
            Happening::NewKeeper { who } => (
                Topic::plain("ca.new.keeper"),
                who.side(),
                words!(who = self.name(who)),
            ),
            Happening::ShootOutKick {
                who, scored, kicks, ..
            } => {
                let topic = match scored {
                    true => topic::SHOOTOUT_SCORED,
                    false => topic::SHOOTOUT_MISSED,
                };
                let words = words!(who = self.name(who), score = goals(kicks));
                (topic, who.side(), words)
            }
            Happening::FullTime { score, kicks } => match kicks.home.cmp(&kicks.away) {
                std::cmp::Ordering::Equal => {
                    (topic::FULL_TIME, Side::Home, words!(score = goals(score)))
                }
                more => {
                    let won = if more.is_gt() { Side::Home } else { Side::Away };
                    (topic::SHOOTOUT_WON, won, words!(score = goals(kicks)))
                }
            },
            _ => return None,
        })
    }

    /// What the end of a half is, unless it is the end of the match.
    fn end_of(&self, half: Period, score: BySide<u8>) -> Option<Topic> {
        let level = score.home == score.away;
        let ninety = self.options().half_minutes == HALF;
        Some(match (half, self.options().after_draw) {
            (Period::FirstHalf, _) => topic::HALF_TIME,
            (Period::SecondHalf, AfterDraw::ExtraTime) if level && ninety => topic::EXTRA_TIME,
            (Period::SecondHalf, AfterDraw::ExtraTime) if level => topic::PERIOD_OVER,
            (Period::ExtraFirst, _) => topic::PERIOD_OVER,
            (Period::SecondHalf, AfterDraw::Shootout) | (Period::ExtraSecond, _) if level => {
                topic::SHOOTOUT_START
            }
            _ => return None,
        })
    }
}

fn remark_of_restart(event: &Event, restart: Restart) -> (Topic, Side, Words) {
    let Restart { kind, side, at } = restart;
    let place = || words!(place = at_place(event, side, at));
    match kind {
        Kind::KickOff => (topic::KICK_OFF_AGAIN, side, words!()),
        Kind::ThrowIn => (topic::THROW, side, place()),
        Kind::GoalKick => (topic::GOAL_KICK, side, words!()),
        Kind::Corner => (topic::CORNER, side, words!()),
        Kind::FreeKick => (topic::FREE_KICK, side, place()),
        Kind::Penalty => (topic::PENALTY, side, words!()),
    }
}

/// The place of a hex as this side sees it.
fn at_place(event: &Event, side: Side, at: Hex) -> Phrase {
    place::place(event.attacks(side), at)
}
