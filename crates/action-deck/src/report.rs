//! The game's events as football: common events, and what players did.

use football::{BoxScore, Deed, Game, Moment, PlayerId, Remark, What, Why};
use tabletop::{BySide, Side, options::OptionSpec};

use crate::{
    ActionDeck,
    charts::{ChartId, Chosen},
    event::{Event, Happening},
    options::OPTIONS,
    picture,
    play::HALF,
    remark,
    state::{Period, State, Zone},
    team::Column,
    why,
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

    /// What the score sheet has room for (AD-3.2).
    #[inline(always)]
    fn report(&self, event: &Event, mut each: impl FnMut(Side, What, Option<u8>)) {
        let side = event.side;
        let other = side.other();
        let mut common = |side, what| each(side, what, None);
        match event.what {
            Happening::PeriodStart => common(side, What::KickOff),
            Happening::Possession { .. } => common(side, What::Possession),
            Happening::Control { kept, .. } => common(side, What::Control { kept }),
            Happening::Found {
                column: Column::Foul,
                ..
            } => common(side, What::Foul),
            Happening::Found {
                column: Column::Assist,
                ..
            } => common(side, What::Assist),
            Happening::Booked { .. } => common(side, What::Yellow),
            Happening::SentOff { .. } => common(side, What::Red),
            Happening::Chart { chart, result, .. } => {
                if chart == ChartId::FreeKick {
                    common(side, What::FreeKick);
                }
                if result == Chosen::Corner {
                    common(side, What::Corner);
                }
            }
            Happening::Shot { on_goal, .. } => common(side, What::Shot { on_target: on_goal }),
            Happening::Even { goal: false, .. } | Happening::Odd { goal: false, .. } => {
                common(other, What::Save);
            }
            Happening::Penalty { scored, .. } => {
                common(side, What::Penalty);
                common(side, What::Shot { on_target: scored });
                if scored {
                    common(side, What::PenaltyGoal);
                }
            }
            Happening::Goal { .. } => common(side, What::Goal),
            Happening::OwnGoal { .. } => common(side, What::OwnGoal),
            Happening::PeriodEnd { .. } => common(side, What::PeriodEnd),
            Happening::MatchEnd { .. } => common(side, What::FullTime),
            _ => (),
        }
    }

    fn count_known(&self, group: u8, times: u64, box_score: &mut BoxScore) {
        self.leads.count(group, times, box_score);
    }

    fn credit(&self, event: &Event, mut each: impl FnMut(Side, PlayerId, Deed)) {
        let side = event.side;
        match event.what {
            Happening::Found { column, player, .. } => {
                let deed = match column {
                    Column::Foul => Deed::Foul,
                    Column::Fouled => Deed::Fouled,
                    Column::Assist => Deed::Assist,
                    // Told by what follows.
                    Column::Shot | Column::Goal | Column::Card => return,
                };
                each(side, PlayerId::Player(player), deed);
            }
            Happening::Booked { player, .. } => each(side, PlayerId::Player(player), Deed::Yellow),
            Happening::SentOff { player, .. } => each(side, PlayerId::Player(player), Deed::Red),
            Happening::Shot {
                player, on_goal, ..
            } => {
                let shot = Deed::Shot { on_target: on_goal };
                each(side, PlayerId::Player(player), shot);
            }
            Happening::Penalty { player, scored, .. } => {
                let shot = Deed::Shot { on_target: scored };
                each(side, PlayerId::Player(player), shot);
            }
            Happening::Even { keeper, goal, .. } | Happening::Odd { keeper, goal, .. } => {
                let faced = Deed::Faced { saved: !goal };
                each(side.other(), PlayerId::Keeper(keeper), faced);
            }
            Happening::Scorer { player } => each(side, PlayerId::Player(player), Deed::Goal),
            _ => (),
        }
    }

    fn player_name(&self, side: Side, player: PlayerId) -> String {
        let chart = &self.team_charts()[side];
        match player {
            PlayerId::Player(at) => chart.player_name(at).to_string(),
            PlayerId::Keeper(at) => chart.keeper_name(at).to_string(),
        }
    }

    fn why(&self, event: &Event) -> Option<Why> {
        why::why(self, event)
    }

    fn remark(&self, event: &Event) -> Option<Remark> {
        remark::remark(self, event)
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

/// A mark is a minute (AD-17.2); those of the ET box are added time.
fn moment_of(period: Period, marks: u8) -> Moment {
    let (part, before) = period.in_football();
    Moment {
        period: part,
        minute: before + u16::from(marks.min(HALF)),
        added: u16::from(marks.saturating_sub(HALF)),
    }
}
