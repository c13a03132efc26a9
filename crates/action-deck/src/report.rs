//! The game's events as football: what each comes to, and what is said of it.

use football::{BoxScore, Deed, Game, Hearer, Moment, PlayerId, What, Words};
use tabletop::{BySide, Side, options::OptionSpec};

use crate::{
    ActionDeck,
    charts::{ChartId, Chosen},
    event::{Event, Happening, XCase},
    options::OPTIONS,
    picture,
    play::HALF,
    situation::{action_text, foul_text, reading_text},
    state::{Period, State, Zone},
    team::{Action, Column},
    why::{self, at_most},
};

impl Game for ActionDeck {
    const ID: &'static str = "action-deck";
    const VERSION: u32 = 2;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;

    fn score(&self, state: &State) -> BySide<u16> {
        state.sides.map(|team| team.goals)
    }

    fn moment(&self, state: &State) -> Moment {
        moment_of(state.period, state.marks)
    }

    fn when(&self, event: &Event) -> Moment {
        moment_of(event.period, event.marks)
    }

    fn clause(&self, event: &Event) -> &'static str {
        event.clause
    }

    /// What the score sheet has room for (AD-3.2), and what is said of it.
    #[inline(always)]
    fn tell_of(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        match event.what {
            Happening::KickOffDrawn { number } => {
                hear.reason(|| format!("number {number}: even is home, odd is away"));
            }
            Happening::PeriodStart => {
                hear.common(side, What::KickOff, None);
                hear.reason(|| why::half_begins(self, event.period));
                hear.remark("charts.start", side, || {
                    vec![("period", event.period.to_string())]
                });
            }
            Happening::Possession { .. } => hear.common(side, What::Possession, None),
            Happening::Mark { stall: true } => hear.reason(|| "a STALL makes a mark".to_string()),
            Happening::Mark { stall: false } => hear.reason(|| "a foul makes a mark".to_string()),
            Happening::Press => {
                let behind = "behind in the second half, at the first draw of a possession";
                hear.reason(|| behind.to_string());
                hear.remark("deck.press", side, Words::new);
            }
            Happening::Stall => {
                hear.reason(|| "one more card is discarded unread".to_string());
                hear.remark("deck.stall", side, Words::new);
            }
            Happening::Zone {
                card,
                zone,
                reading,
            } => hear.reason(|| {
                let number = self.cards().face(card).number_text();
                format!("card {number}, entry {zone}: {}", reading_text(reading))
            }),
            Happening::Pressed {
                number,
                need,
                helps,
            } => hear.reason(|| {
                let held = at_most(number, "CTL", need);
                format!(
                    "{held}: PRESS {}",
                    if helps { "wins the ball" } else { "is in vain" }
                )
            }),
            Happening::PressVoid => {
                hear.reason(|| "only a bare +1 or 0 can be pressed".to_string());
            }
            Happening::Control {
                number,
                need,
                kept,
                zone,
            } => {
                hear.common(side, What::Control { kept }, None);
                hear.reason(|| {
                    let came = if kept { "kept" } else { "lost" };
                    format!("{}: {came} in zone {zone}", at_most(number, "CTL", need))
                });
                if !kept {
                    hear.remark("charts.control.lost", side, Words::new);
                }
            }
            Happening::X { .. }
            | Happening::XAnswer { .. }
            | Happening::XAside
            | Happening::FoulCheck { .. }
            | Happening::Attack { .. }
            | Happening::Chart { .. }
            | Happening::PossiblePenalty { .. } => self.tell_of_charts(event, hear),
            Happening::Found { .. }
            | Happening::Passed { .. }
            | Happening::Booked { .. }
            | Happening::SentOff { .. } => self.tell_of_player(event, hear),
            Happening::Shot { .. }
            | Happening::Parity { .. }
            | Happening::KeeperNamed { .. }
            | Happening::KeeperDrawn { .. }
            | Happening::Even { .. }
            | Happening::Odd { .. }
            | Happening::Penalty { .. } => self.tell_of_shot(event, hear),
            Happening::Goal { .. }
            | Happening::Scorer { .. }
            | Happening::Assists { .. }
            | Happening::OwnGoal { .. }
            | Happening::AddedTime { .. }
            | Happening::PeriodEnd { .. }
            | Happening::MatchEnd { .. } => self.tell_of_score(event, hear),
        }
    }

    fn count_known(&self, group: u8, times: u64, box_score: &mut BoxScore) {
        self.leads.count(group, times, box_score);
    }

    fn player_name(&self, side: Side, player: PlayerId) -> String {
        let chart = &self.team_charts()[side];
        match player {
            PlayerId::Player(at) => chart.player_name(at).to_string(),
            PlayerId::Keeper(at) => chart.keeper_name(at).to_string(),
        }
    }

    fn place_name(&self, place: u8) -> String {
        let zone = Zone::ALL.get(usize::from(place));
        zone.map_or(String::new(), ToString::to_string)
    }

    fn picture(&self, state: &State, names: &BySide<String>) -> String {
        picture::field(self, state, names)
    }

    fn status(&self, state: &State, names: &BySide<String>) -> String {
        picture::status(self, state, names)
    }
}

/// What is said of charts, of one man, of shots, and of the score.
impl ActionDeck {
    fn name(&self, side: Side, player: u8) -> String {
        self.team_charts()[side].player_name(player).to_string()
    }

    #[inline(always)]
    fn tell_of_charts(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        match event.what {
            Happening::X { case, rating } => {
                hear.reason(|| format!("the X card; {} {rating}", why::rating(case)));
            }
            Happening::XAnswer {
                case,
                number,
                rating,
                yes,
            } => {
                hear.reason(|| why::x_answer(case, number, rating, yes));
                if case == XCase::Penalty && yes {
                    hear.remark("deck.penalty", side, Words::new);
                }
            }
            Happening::XAside => hear.reason(|| "the X means nothing here".to_string()),
            Happening::FoulCheck { number, action } => {
                hear.reason(|| why::on_aa(self, side, number, foul_text(action)));
            }
            Happening::Attack { number, action } => {
                hear.reason(|| why::on_aa(self, side, number, action_text(action)));
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
                hear.reason(|| why::chart(self, chart, number, result));
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
                    let held = at_most(number, "PENALTY KICK", rating);
                    format!("{held}: {}", if yes { "a penalty" } else { "no penalty" })
                });
                if yes {
                    hear.remark("deck.penalty", side, Words::new);
                }
            }
            _ => (),
        }
    }

    #[inline(always)]
    fn tell_of_player(&self, event: &Event, hear: &mut impl Hearer) {
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
            } => hear.reason(|| {
                let (column, name) = (column.name(), self.name(side, player));
                format!("number {number}, column {column}: {name} cannot be meant, drawn again")
            }),
            Happening::Booked { player, second } => {
                hear.common(side, What::Yellow, None);
                hear.credit(side, PlayerId::Player(player), Deed::Yellow);
                if second {
                    hear.reason(|| {
                        format!("the second yellow card of {}", self.name(side, player))
                    });
                } else {
                    hear.remark("deck.yellow", side, || named(player));
                }
            }
            Happening::SentOff { player, control } => {
                hear.common(side, What::Red, None);
                hear.credit(side, PlayerId::Player(player), Deed::Red);
                hear.reason(|| format!("a man less: CTL is {control} from now on"));
                hear.remark("deck.off", side, || named(player));
            }
            _ => (),
        }
    }

    #[inline(always)]
    fn tell_of_shot(&self, event: &Event, hear: &mut impl Hearer) {
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
                format!(
                    "number {number} is {}",
                    if number % 2 == 0 { "EVEN" } else { "ODD" }
                )
            }),
            Happening::KeeperNamed { .. } => hear.reason(|| "the coach has named him".to_string()),
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
                    let (name, held) = (
                        self.name(side, player),
                        at_most(number, "PENALTY KICK", need),
                    );
                    format!(
                        "{name}: {held}: {}",
                        if scored { "scored" } else { "missed" }
                    )
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
    fn tell_of_score(&self, event: &Event, hear: &mut impl Hearer) {
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
            } => hear.reason(|| format!("number {number}, ASSIST% {rating}: assists {count}")),
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
                hear.reason(|| "no mark is left".to_string());
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

/// A mark is a minute (AD-17.2); those of the ET box are added time.
fn moment_of(period: Period, marks: u8) -> Moment {
    let (part, before) = period.in_football();
    Moment {
        period: part,
        minute: before + u16::from(marks.min(HALF)),
        added: u16::from(marks.saturating_sub(HALF)),
    }
}
