//! What is said of charts, of one man, of shots and of the score.

use football::{
    Deed, Hearer, PlayerId, Topic, What, Words, phrase, score as score_of, topic, words,
};
use tabletop::Side;

use crate::{
    ActionDeck,
    charts::{ChartId, Chosen},
    event::{Event, Happening},
    remarks,
    state::Period,
    team::Column,
    why::{self, at_most},
};

impl ActionDeck {
    fn name(&self, side: Side, player: u8) -> String {
        self.team_charts()[side].player_name(player).to_string()
    }

    #[inline(always)]
    pub(crate) fn tell_of_charts(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        match event.what {
            Happening::X { case, rating } => {
                hear.reason(|| why::x_card(case, side, rating));
            }
            Happening::XAnswer {
                case,
                number,
                rating,
                yes,
            } => {
                hear.reason(|| why::x_answer(case, side, number, rating, yes));
                hear.remark_if(|| remarks::x_answer(side, case, yes));
            }
            Happening::XAside => hear.reason(|| phrase!("ad.why.x.aside")),
            Happening::FoulCheck { number, action } => {
                hear.reason(|| why::foul_check(self, side, number, action));
                hear.remark_if(|| remarks::foul_check(side, action));
            }
            Happening::Attack { number, action } => {
                hear.reason(|| why::attack(self, side, number, action));
                hear.remark_if(|| remarks::attack(side, number, action));
            }
            Happening::Chart {
                chart,
                number,
                result,
            } => {
                if chart == ChartId::FreeKick {
                    hear.common(side, What::FreeKick, None);
                }
                if result == Chosen::Corner {
                    hear.common(side, What::Corner, None);
                }
                hear.reason(|| why::chart(self, side, chart, number, result));
                hear.remark_if(|| remarks::chart(self, side, chart, number, result));
            }
            Happening::PossiblePenalty {
                number,
                rating,
                yes,
            } => {
                hear.reason(|| {
                    let held = at_most(number, "PENALTY KICK", rating, side);
                    match yes {
                        true => phrase!("ad.why.penalty", held = held),
                        false => phrase!("ad.why.shot.instead", held = held),
                    }
                });
                let topic = match yes {
                    true => topic::PENALTY,
                    false => remarks::NO_PENALTY,
                };
                hear.remark(topic, side, Words::new);
            }
            _ => (),
        }
    }

    #[inline(always)]
    pub(crate) fn tell_of_player(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        let named = move |player: u8| words!(who = self.name(side, player));
        match event.what {
            Happening::Found {
                column,
                number,
                player,
            } => {
                let id = PlayerId::Player(player);
                hear.reason(|| why::found(self, side, column, number, player));
                match column {
                    Column::Foul => {
                        hear.common(side, What::Foul, None);
                        hear.credit(side, id, Deed::Foul);
                        // Who is booked for it is drawn for anew, and may be another (AD-7.2).
                        hear.remark(topic::FOUL, side, Words::new);
                    }
                    Column::Fouled => {
                        hear.credit(side, id, Deed::Fouled);
                        hear.remark(Topic::minor("ad.fouled"), side, || named(player));
                    }
                    Column::Assist => {
                        hear.common(side, What::Assist, None);
                        hear.credit(side, id, Deed::Assist);
                        hear.remark(topic::ASSIST, side, || named(player));
                    }
                    Column::Goal => {
                        hear.remark_if(|| Some(remarks::of_g_range(event, named(player))));
                    }
                    // Told by what follows.
                    Column::Shot | Column::Card => (),
                }
            }
            Happening::Passed {
                column,
                number,
                player,
            } => hear.reason(|| why::passed_over(self, side, column, number, player)),
            Happening::Booked { player, second } => {
                hear.common(side, What::Yellow, None);
                hear.credit(side, PlayerId::Player(player), Deed::Yellow);
                if second {
                    hear.reason(|| phrase!("ad.why.second.yellow", name = self.name(side, player)));
                }
                let topic = match second {
                    true => topic::SECOND_YELLOW,
                    false => topic::YELLOW,
                };
                hear.remark(topic, side, || named(player));
            }
            Happening::SentOff {
                player,
                control,
                second,
                men,
            } => {
                hear.common(side, What::Red, None);
                hear.credit(side, PlayerId::Player(player), Deed::Red);
                hear.reason(|| phrase!("ad.why.man.less", side = side, control = control));
                // Of a second yellow card it is told already.
                match second {
                    true => hear.remark(topic::SENT_OFF_SHORT, side, || words!(n = men)),
                    false => hear.remark(topic::RED, side, || named(player)),
                }
            }
            _ => (),
        }
    }

    #[inline(always)]
    pub(crate) fn tell_of_shot(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        match event.what {
            Happening::Shot {
                player,
                number,
                need,
                on_goal,
            } => {
                let on_target = on_goal;
                hear.common(side, What::Shot { on_target }, None);
                hear.credit(side, PlayerId::Player(player), Deed::Shot { on_target });
                hear.reason(|| {
                    let held = at_most(number, "OG", need, self.name(side, player));
                    phrase!("ad.why.shot", held = held, on_goal = on_goal)
                });
                hear.remark(topic::SHOT, side, || words!(who = self.name(side, player)));
            }
            Happening::Parity { number } => hear.reason(|| {
                let key = match number % 2 {
                    0 => "ad.why.even",
                    _ => "ad.why.odd",
                };
                phrase!(key, number = number)
            }),
            Happening::KeeperNamed { keeper } => hear.reason(|| {
                let name = self.team_charts()[side].keeper_name(keeper);
                phrase!("ad.why.keeper.named", side = side, name = name.to_string())
            }),
            Happening::KeeperDrawn { number, keeper } => {
                hear.reason(|| why::keeper_drawn(self, side, number, keeper));
            }
            Happening::Even {
                player,
                keeper,
                number,
                need,
                goal,
            } => {
                self.tell_of_duel(side, (player, keeper), goal, hear);
                hear.reason(|| why::duel(number, "G%", need, &self.name(side, player), goal));
            }
            Happening::Odd {
                player,
                keeper,
                number,
                need,
                goal,
            } => {
                self.tell_of_duel(side, (player, keeper), goal, hear);
                hear.reason(|| {
                    let name = self.team_charts()[side.other()].keeper_name(keeper);
                    why::duel(number, "SAVE", need, name, goal)
                });
            }
            Happening::Penalty {
                player,
                number,
                need,
                scored,
            } => {
                let on_target = scored;
                hear.common(side, What::Penalty, None);
                hear.common(side, What::Shot { on_target }, None);
                hear.common_if(scored, side, What::PenaltyGoal);
                hear.common_if(!scored, side, What::PenaltyMissed);
                hear.credit(side, PlayerId::Player(player), Deed::Shot { on_target });
                hear.reason(|| {
                    let name = self.name(side, player);
                    why::penalty(side, number, need, name, scored)
                });
                // The goal is told of next.
                if !scored {
                    let named = || words!(who = self.name(side, player));
                    hear.remark(topic::PENALTY_MISSED, side, named);
                }
            }
            _ => (),
        }
    }

    /// Shooter against keeper.
    #[inline(always)]
    fn tell_of_duel(
        &self,
        side: Side,
        (player, keeper): (u8, u8),
        goal: bool,
        hear: &mut impl Hearer,
    ) {
        let other = side.other();
        let faced = Deed::Faced { saved: !goal };
        hear.credit(other, PlayerId::Keeper(keeper), faced);
        if !goal {
            hear.common(other, What::Save, None);
            hear.remark(topic::SHOT_SAVED, other, || {
                let keeper = self.team_charts()[other].keeper_name(keeper);
                words!(who = self.name(side, player), keeper = keeper.to_string())
            });
        }
    }

    /// Goals have no reason of their own: what came before says it.
    #[inline(always)]
    pub(crate) fn tell_of_score(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        match event.what {
            Happening::Goal {
                score,
                scorer,
                penalty,
            } => {
                hear.common(side, What::Goal, None);
                let topic = match penalty {
                    true => topic::GOAL_PENALTY,
                    false => topic::GOAL,
                };
                hear.remark(topic, side, || {
                    let who = scorer.map(|scorer| self.name(side, scorer));
                    words!(who = who, score = score_of(score))
                });
            }
            Happening::Scorer { player } => {
                hear.credit(side, PlayerId::Player(player), Deed::Goal);
            }
            Happening::Assists {
                number,
                rating,
                count,
            } => hear.reason(|| why::assists(side, number, rating, count)),
            Happening::OwnGoal { score } => {
                hear.common(side, What::OwnGoal, None);
                // Nobody knows who it was: somebody of the side.
                let words = || words!(who = side, score = score_of(score));
                hear.remark(topic::GOAL_OWN, side.other(), words);
            }
            Happening::AddedTime { number, minutes } => {
                hear.reason(|| why::added_time(self, number, minutes));
                if minutes > 0 {
                    hear.remark(topic::ADDED, side, || words!(minutes = minutes));
                }
            }
            Happening::PeriodEnd { score } => {
                hear.common(side, What::PeriodEnd, None);
                hear.reason(|| phrase!("ad.why.half.over", marks = event.marks));
                if event.period == Period::FirstHalf {
                    let words = || words!(score = score_of(score));
                    hear.remark(topic::HALF_TIME, Side::Home, words);
                }
            }
            Happening::MatchEnd { score } => {
                hear.common(side, What::FullTime, None);
                hear.reason(|| phrase!("ad.why.match.over"));
                hear.remark(topic::FULL_TIME, Side::Home, || {
                    words!(score = score_of(score))
                });
            }
            _ => (),
        }
    }
}
