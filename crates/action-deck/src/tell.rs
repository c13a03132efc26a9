//! What is said of charts, of one man, of shots and of the score.

use football::{Deed, Hearer, PlayerId, What, Words};
use tabletop::{BySide, Side};

use crate::{
    ActionDeck,
    charts::{ChartId, Chosen},
    event::{Event, Happening, XCase},
    state::Period,
    team::{Action, Column},
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
                if case == XCase::Penalty && yes {
                    hear.remark("deck.penalty", side, Words::new);
                }
            }
            Happening::XAside => {
                let aside = "the X card means nothing at this draw: the next one is drawn";
                hear.reason(|| aside.to_string());
            }
            Happening::FoulCheck { number, action } => {
                hear.reason(|| why::foul_check(self, side, number, action));
            }
            Happening::Attack { number, action } => {
                hear.reason(|| why::attack(self, side, number, action));
                if action == Action::Turnover {
                    hear.remark("charts.dispossessed", side, Words::new);
                }
            }
            Happening::Chart {
                chart,
                number,
                result,
            } => {
                let (free_kick, corner) = (chart == ChartId::FreeKick, result == Chosen::Corner);
                if free_kick {
                    hear.common(side, What::FreeKick, None);
                }
                if corner {
                    hear.common(side, What::Corner, None);
                }
                hear.reason(|| why::chart(self, side, chart, number, result));
                if corner {
                    hear.remark("charts.corner", side, Words::new);
                } else if free_kick {
                    hear.remark("charts.free.kick", side, Words::new);
                }
            }
            Happening::PossiblePenalty {
                number,
                rating,
                yes,
            } => {
                hear.reason(|| {
                    let held = at_most(number, &format!("{side}'s PENALTY KICK"), rating);
                    let came = if yes {
                        "a penalty"
                    } else {
                        "no penalty, but a shot"
                    };
                    format!("{held}: {came}")
                });
                if yes {
                    hear.remark("deck.penalty", side, Words::new);
                }
            }
            _ => (),
        }
    }

    #[inline(always)]
    pub(crate) fn tell_of_player(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        let named = move |player: u8| vec![("player", self.name(side, player))];
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
                        hear.remark("deck.foul", side, || named(player));
                    }
                    Column::Fouled => hear.credit(side, id, Deed::Fouled),
                    Column::Assist => {
                        hear.common(side, What::Assist, None);
                        hear.credit(side, id, Deed::Assist);
                        hear.remark("deck.assist", side, || named(player));
                    }
                    // Told by what follows.
                    Column::Shot | Column::Goal | Column::Card => (),
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
                    hear.reason(|| {
                        let name = self.name(side, player);
                        format!("the second yellow card of {name}: he is sent off")
                    });
                } else {
                    hear.remark("deck.yellow", side, || named(player));
                }
            }
            Happening::SentOff { player, control } => {
                hear.common(side, What::Red, None);
                hear.credit(side, PlayerId::Player(player), Deed::Red);
                hear.reason(|| format!("{side} has a man less: CTL is {control} from now on"));
                hear.remark("deck.off", side, || named(player));
            }
            _ => (),
        }
    }

    #[inline(always)]
    pub(crate) fn tell_of_shot(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        let named = move |player: u8| ("player", self.name(side, player));
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
                    let og = format!("{}'s OG", self.name(side, player));
                    let came = if on_goal { "on goal" } else { "not on goal" };
                    format!("{}: {came}", at_most(number, &og, need))
                });
                if !on_goal {
                    hear.remark("deck.wide", side, || vec![named(player)]);
                }
            }
            Happening::Parity { number } => hear.reason(|| {
                let came = match number % 2 {
                    0 => "EVEN: the shooter's G% decides",
                    _ => "ODD: the keeper's SAVE decides",
                };
                format!("number {number} is {came}")
            }),
            Happening::KeeperNamed { keeper } => hear.reason(|| {
                let name = self.team_charts()[side].keeper_name(keeper);
                format!("the coach of {side} has named {name}")
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
                let rating = || format!("{}'s G%", self.name(side, player));
                self.tell_of_duel(side, (player, keeper), goal, hear);
                hear.reason(|| why::duel(number, &rating(), need, goal));
            }
            Happening::Odd {
                player,
                keeper,
                number,
                need,
                goal,
            } => {
                let keepers = &self.team_charts()[side.other()];
                let rating = || format!("{}'s SAVE", keepers.keeper_name(keeper));
                self.tell_of_duel(side, (player, keeper), goal, hear);
                hear.reason(|| why::duel(number, &rating(), need, goal));
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
                    let held = at_most(number, &format!("{side}'s PENALTY KICK"), need);
                    match scored {
                        true => format!("{name}: {held}: scored"),
                        false => format!("{name}: {held}: missed, {} has it in D", side.other()),
                    }
                });
                if !scored {
                    hear.remark("charts.penalty.missed", side, Words::new);
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
            hear.remark("deck.save", side, || {
                let keeper = self.team_charts()[other].keeper_name(keeper);
                vec![
                    ("player", self.name(side, player)),
                    ("keeper", keeper.to_string()),
                ]
            });
        }
    }

    /// Goals have no reason of their own: what came before says it.
    #[inline(always)]
    pub(crate) fn tell_of_score(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        let word = |score: BySide<u16>| ("score", format!("{}-{}", score.home, score.away));
        match event.what {
            Happening::Goal { score } => {
                hear.common(side, What::Goal, None);
                hear.remark("charts.goal", side, || vec![word(score)]);
            }
            Happening::Scorer { player } => {
                hear.credit(side, PlayerId::Player(player), Deed::Goal);
                hear.remark("charts.scorer", side, || {
                    vec![("player", self.name(side, player))]
                });
            }
            Happening::Assists {
                number,
                rating,
                count,
            } => hear.reason(|| why::assists(side, number, rating, count)),
            Happening::OwnGoal { score } => {
                hear.common(side, What::OwnGoal, None);
                hear.remark("charts.own.goal", side, || vec![word(score)]);
            }
            Happening::AddedTime { number, minutes } => {
                hear.reason(|| why::added_time(self, number, minutes));
                if minutes > 0 {
                    hear.remark("charts.added", side, || {
                        vec![("minutes", minutes.to_string())]
                    });
                }
            }
            Happening::PeriodEnd { score } => {
                hear.common(side, What::PeriodEnd, None);
                let made = event.marks;
                hear.reason(|| format!("{made} marks are made, and one more would be due"));
                if event.period == Period::FirstHalf {
                    hear.remark("charts.half.time", side, || vec![word(score)]);
                }
            }
            Happening::MatchEnd { score } => {
                hear.common(side, What::FullTime, None);
                hear.reason(|| "two halves are played".to_string());
                hear.remark("charts.full.time", side, || vec![word(score)]);
            }
            _ => (),
        }
    }
}
