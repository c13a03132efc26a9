//! What a reporter speaks of: an event is a pass, a duel, a chance. Of two events that tell
//! of one thing, the first that knows everything is spoken of.

use football::{Remark, Topic, Word, Words, score, term, topic, words};
use tabletop::Side;

use crate::{
    InsideTheNet,
    action::{Action, Release, SaveOut, Stop, Way, Zone},
    event::{Caution, Event, Happening},
    men::NOBODY,
    state::{Next, Period},
};

const FORWARD: Topic = Topic::minor("itn.forward");

fn remark(topic: Topic, side: Side, words: Words) -> Option<Remark> {
    Some(Remark { topic, side, words })
}

/// A zone as a third of the pitch.
fn third(zone: Zone) -> Word {
    let third = match zone {
        Zone::Def => "itn.third.def",
        Zone::Mid => "itn.third.mid",
        Zone::Off => "itn.third.off",
    };
    term(third).into()
}

/// The whistle, and the time that is left.
fn spoken_of_clock(event: &Event) -> Option<Remark> {
    let side = event.side;
    match event.what {
        Happening::KickOffRolled { .. } => remark(topic::TOSS, side, words!()),
        Happening::PeriodStart => remark(topic::START, side, words!(period = event.period.half())),
        Happening::PeriodEnd { score: now } if event.period == Period::FirstHalf => {
            remark(topic::HALF_TIME, Side::Home, words!(score = score(now)))
        }
        Happening::MatchEnd { score: now } => {
            remark(topic::FULL_TIME, Side::Home, words!(score = score(now)))
        }
        // The last regular card is played; two cards are a minute (ITN-TIM.1).
        Happening::Flip { extra, left, .. } if extra && event.added == 1 => {
            let minutes = (left + 1).div_ceil(2);
            remark(topic::ADDED, side, words!(minutes = minutes))
        }
        _ => None,
    }
}

impl InsideTheNet {
    /// What a reporter would speak of, if anything.
    pub(crate) fn spoken_of(&self, event: &Event) -> Option<Remark> {
        let side = event.side;
        match event.what {
            Happening::Ball { zone, free_kick } => match event.clause {
                _ if free_kick => remark(topic::FREE_KICK, side, words!(place = third(zone))),
                "ITN-RST.1" => remark(topic::KICK_OFF_AGAIN, side, words!()),
                _ => None,
            },
            Happening::NobodyOnBall { .. } => remark(topic::TURNOVER, side.other(), words!()),
            Happening::Action { .. } => self.spoken_of_action(event),
            Happening::Stopped { next, stop, by, .. } => self.spoken_of_stop(side, next, stop, by),
            Happening::Recovery { .. } => remark(Topic::minor("itn.loose.won"), side, words!()),
            Happening::Received { .. } => self.spoken_of_receiver(event),
            Happening::Shot { .. } | Happening::Saved { .. } | Happening::Penalty { .. } => {
                self.spoken_of_shot(event)
            }
            Happening::Goal { .. } | Happening::OwnGoal { .. } => self.spoken_of_goal(event),
            Happening::Released { keeper, how, .. } => {
                self.spoken_of_keeper(side, keeper, how, false)
            }
            Happening::GoalKick { keeper, how, .. } => {
                self.spoken_of_keeper(side, keeper, how, true)
            }
            Happening::Offside { man } => remark(
                Topic::plain("itn.offside"),
                side,
                words!(who = self.who(side, man)),
            ),
            Happening::Corner { .. } => remark(topic::CORNER, side, words!()),
            Happening::Foul { .. } => self.spoken_of_foul(event),
            Happening::PenaltyAwarded { .. } => remark(topic::PENALTY, side, words!()),
            Happening::InjuryCheck { .. }
            | Happening::Injured { .. }
            | Happening::NotReplaced { .. }
            | Happening::KeptOn { .. }
            | Happening::Substitution { .. }
            | Happening::KeeperChange { .. }
            | Happening::NewOrder { .. } => self.spoken_of_line_up(event),
            _ => spoken_of_clock(event),
        }
    }

    /// A man's name; of nobody the club is spoken of.
    fn who(&self, side: Side, man: u8) -> Word {
        match man {
            NOBODY => Word::Nothing,
            man => self.man_word(side, man),
        }
    }

    /// What was done with the ball, or who was in the way of it.
    fn spoken_of_action(&self, event: &Event) -> Option<Remark> {
        let Happening::Action {
            man,
            from,
            defender,
            zone,
            action,
            free_kick,
            keeper,
            stop,
            ..
        } = event.what
        else {
            return None;
        };
        let (side, defence) = (event.side, event.side.other());
        let (who, by) = (self.who(side, man), self.who(defence, defender));
        let won = |topic| remark(topic, defence, words!(who = by.clone(), from = who.clone()));
        match stop {
            Stop::TackleLoose => return won(Topic::minor("itn.tackle.loose")),
            Stop::Tackle => return won(topic::TACKLE),
            Stop::BlockPass => return won(Topic::minor("itn.pass.blocked")),
            Stop::Intercept => return remark(topic::INTERCEPTED, defence, words!(who = by)),
            Stop::Sweep => {
                let keeper = self.keeper_word(defence, keeper);
                return remark(topic::KEEPER_OUT, defence, words!(keeper = keeper));
            }
            Stop::BlockShot => {
                return remark(topic::SHOT_BLOCKED, side, words!(who = who, by = by));
            }
            // The foul is told next.
            Stop::Foul => return None,
            Stop::None | Stop::Clear | Stop::Claim | Stop::Gather => (),
        }
        let topic = match (action, zone) {
            // Nobody meets him on a free kick (ITN-FK.2).
            (Action::Challenge, _) if free_kick => topic::RUN,
            (Action::Challenge | Action::ChallengeShot, _) if !free_kick => {
                return remark(topic::TACKLE_BEATEN, side, words!(who = who, by = by));
            }
            (Action::Carry, Zone::Def) => topic::RUN,
            (Action::Carry, _) => topic::ADVANCE,
            (Action::Pass, Zone::Def) => topic::PASS,
            (Action::Pass, _) => FORWARD,
            (Action::LongPass, _) => topic::LONG,
            (Action::ThroughBall, _) => topic::THROUGH,
            (Action::LostPass | Action::OverLine, _) => topic::OVERHIT,
            (Action::CarryShot, _) => topic::SHOT_ONE_ON_ONE,
            (Action::Switch, _) => return remark(topic::SWITCH, side, words!()),
            (Action::Cross, _) => topic::CROSS,
            (Action::Attempt, _) if free_kick => topic::SHOT_FREE_KICK,
            (Action::Attempt, _) if from != NOBODY && from != man => {
                let words = words!(who = who, from = self.who(side, from));
                return remark(Topic::chance("itn.shot.laid.on"), side, words);
            }
            (Action::Attempt, _) => topic::SHOT,
            // It becomes another action (ITN-FK.4).
            (Action::Fouled, Zone::Def) if free_kick => topic::PASS,
            (Action::Fouled, Zone::Mid) if free_kick => FORWARD,
            (Action::Fouled, Zone::Off) if free_kick => topic::SHOT_FREE_KICK,
            // Told next, as a foul, an offside or a corner.
            _ => return None,
        };
        remark(topic, side, words!(who = who))
    }

    /// A ball into the box that is cleared or gathered; of other stops the action is told.
    fn spoken_of_stop(&self, side: Side, next: Next, stop: Stop, by: u8) -> Option<Remark> {
        let topic = match (stop, next) {
            (Stop::Clear, Next::Cross) => topic::CROSS_CLEARED,
            (Stop::Clear, Next::Corner) => Topic::minor("itn.corner.cleared"),
            (Stop::Clear, _) => Topic::minor("itn.rebound.cleared"),
            (Stop::Claim, _) => topic::KEEPER_CLAIMS,
            (Stop::Gather, _) => Topic::minor("itn.rebound.gathered"),
            _ => return None,
        };
        match stop.is_keepers() {
            true => remark(topic, side, words!(keeper = self.keeper_word(side, by))),
            false => remark(topic, side, words!(who = self.who(side, by))),
        }
    }

    /// Who gets to a ball into the box, and shoots; or does not.
    fn spoken_of_receiver(&self, event: &Event) -> Option<Remark> {
        let Happening::Received {
            man,
            from,
            next,
            controlled,
            ..
        } = event.what
        else {
            return None;
        };
        let side = event.side;
        let topic = match (controlled, next) {
            (true, Next::Corner) => Topic::chance("itn.shot.corner").led_up_to(),
            (true, Next::Cross) => Topic::chance("itn.shot.cross"),
            (true, Next::Rebound) => Topic::chance("itn.shot.rebound").led_up_to(),
            (true, _) => Topic::chance("itn.shot.through"),
            (false, Next::Corner | Next::Cross) => Topic::minor("itn.out.of.reach"),
            (false, _) => topic::CONTROL_LOST,
        };
        let from = match next {
            // Whose shot has rebounded made no pass.
            Next::Rebound => Word::Nothing,
            _ if from == man => Word::Nothing,
            _ => self.who(side, from),
        };
        remark(topic, side, words!(who = self.who(side, man), from = from))
    }

    /// A shot that is no goal, and who keeps it out.
    fn spoken_of_shot(&self, event: &Event) -> Option<Remark> {
        let side = event.side;
        let other = side.other();
        match event.what {
            Happening::Shot {
                man,
                way,
                on_target,
                ..
            } => {
                let topic = match (on_target, way) {
                    (false, Way::Run | Way::Through) => topic::CHANCE_MISSED,
                    (false, _) => topic::SHOT_WIDE,
                    (true, Way::Challenge) => topic::SHOT,
                    (true, _) => return None,
                };
                remark(topic, side, words!(who = self.who(side, man)))
            }
            Happening::Saved {
                keeper,
                man,
                way,
                out,
                ..
            } => {
                let topic = match out {
                    _ if way == Way::Penalty => return None,
                    SaveOut::Held => topic::SHOT_HELD,
                    SaveOut::Corner => topic::SHOT_BEHIND,
                    SaveOut::Rebound => topic::SHOT_PARRIED,
                };
                let (keeper, who) = (self.keeper_word(side, keeper), self.who(other, man));
                remark(topic, side, words!(keeper = keeper, who = who))
            }
            // The goal is told next.
            Happening::Penalty { goal: true, .. } => None,
            Happening::Penalty {
                man,
                keeper,
                on_target: true,
                ..
            } => {
                let (keeper, who) = (self.keeper_word(other, keeper), self.who(side, man));
                remark(
                    topic::PENALTY_SAVED,
                    other,
                    words!(keeper = keeper, who = who),
                )
            }
            Happening::Penalty { man, .. } => remark(
                topic::PENALTY_MISSED,
                side,
                words!(who = self.who(side, man)),
            ),
            _ => None,
        }
    }

    fn spoken_of_goal(&self, event: &Event) -> Option<Remark> {
        let side = event.side;
        match event.what {
            Happening::Goal {
                man,
                assist,
                way,
                score: now,
                ..
            } => {
                let (who, score) = (self.who(side, man), score(now));
                let topic = match way {
                    Way::Play if assist != NOBODY => Topic::goal("itn.goal.assisted"),
                    Way::Play | Way::Challenge => topic::GOAL,
                    Way::Run | Way::Through => topic::GOAL_ONE_ON_ONE,
                    Way::Cross => Topic::goal("itn.goal.cross"),
                    Way::Corner => topic::GOAL_CORNER,
                    Way::Rebound => topic::GOAL_REBOUND,
                    Way::FreeKick => topic::GOAL_FREE_KICK,
                    Way::Penalty => topic::GOAL_PENALTY,
                };
                match way {
                    Way::Play | Way::Cross => {
                        let from = self.who(side, assist);
                        remark(topic, side, words!(who = who, from = from, score = score))
                    }
                    _ => remark(topic, side, words!(who = who, score = score)),
                }
            }
            Happening::OwnGoal {
                man, score: now, ..
            } => {
                let words = words!(who = self.who(side, man), score = score(now));
                remark(topic::GOAL_OWN, side.other(), words)
            }
            _ => None,
        }
    }

    /// What a keeper does with the ball.
    fn spoken_of_keeper(
        &self,
        side: Side,
        keeper: u8,
        how: Release,
        goal_kick: bool,
    ) -> Option<Remark> {
        let topic = match how {
            _ if goal_kick && how != Release::Launch => {
                return remark(topic::GOAL_KICK, side, words!());
            }
            Release::Throw | Release::Pass | Release::Short => topic::PASS,
            Release::LostPass => topic::OVERHIT,
            Release::Launch => topic::LONG,
        };
        remark(topic, side, words!(who = self.keeper_word(side, keeper)))
    }

    fn spoken_of_foul(&self, event: &Event) -> Option<Remark> {
        let Happening::Foul {
            man, on, caution, ..
        } = event.what
        else {
            return None;
        };
        let side = event.side;
        let topic = match caution {
            Caution::Plain => topic::FOUL,
            Caution::Yellow => topic::YELLOW,
            Caution::Waived => topic::WARNED,
            Caution::Second | Caution::Third => topic::SECOND_YELLOW,
            Caution::Red => topic::RED,
        };
        let words = words!(who = self.who(side, man), on = self.who(side.other(), on));
        remark(topic, side, words)
    }

    /// Who is hurt, who comes on, and how they line up.
    fn spoken_of_line_up(&self, event: &Event) -> Option<Remark> {
        let side = event.side;
        let of = |topic, man| remark(topic, side, words!(who = self.who(side, man)));
        match event.what {
            Happening::InjuryCheck {
                man, blue, need, ..
            } => match blue <= need {
                true => of(topic::INJURY, man),
                false => of(topic::INJURY_ON, man),
            },
            Happening::Injured { man, .. } => of(topic::INJURY_OFF, man),
            Happening::NotReplaced { man } => of(Topic::plain("itn.not.replaced"), man),
            Happening::KeptOn { man } => of(Topic::minor("itn.tired"), man),
            Happening::Substitution { out, on, .. } => {
                let (on, off) = (self.man_word(side, on), self.man_word(side, out));
                remark(topic::CHANGE, side, words!(on = on, off = off))
            }
            Happening::KeeperChange { out, on, .. } => {
                let (on, off) = (self.keeper_word(side, on), self.keeper_word(side, out));
                remark(topic::KEEPER_CHANGE, side, words!(on = on, off = off))
            }
            Happening::NewOrder { formation } => {
                let formation = formation.to_string();
                remark(
                    Topic::plain("itn.new.order"),
                    side,
                    words!(formation = formation),
                )
            }
            _ => None,
        }
    }
}
