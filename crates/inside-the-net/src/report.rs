//! The game's events as football: common events, and what players did.

use football::{BoxScore, Deed, Game, Moment, PlayerId, Remark, What, Why};
use tabletop::{BySide, Side, options::OptionSpec};

use crate::{
    InsideTheNet,
    action::{Stop, Zone},
    event::{Caution, Counted, Event, Happening},
    men::NOBODY,
    options::OPTIONS,
    picture, remark,
    state::{Period, REGULAR, State},
    why,
};

impl Game for InsideTheNet {
    const ID: &'static str = "inside-the-net";
    const VERSION: u32 = 2;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;

    fn score(&self, state: &State) -> BySide<u16> {
        state.sides.map(|team| team.goals)
    }

    fn moment(&self, state: &State) -> Moment {
        moment_of(state.period, REGULAR - state.regular, state.added)
    }

    fn when(&self, event: &Event) -> Moment {
        moment_of(event.period, event.cards, event.added)
    }

    #[inline(always)]
    fn report(&self, event: &Event, mut each: impl FnMut(Side, What, Option<u8>)) {
        let side = event.side;
        let mut common = |what| each(side, what, None);
        match event.what {
            Happening::PeriodStart => common(What::KickOff),
            // A card is half a minute with the ball.
            Happening::Flip { .. } => common(What::Possession),
            Happening::Action { counted, .. } => {
                counted_as(side, counted, |side, what| each(side, what, None));
            }
            // Other stops are counted with the action.
            Happening::Stopped {
                stop: Stop::Claim, ..
            } => common(What::Interception),
            Happening::Shot { on_target, .. } => common(What::Shot { on_target }),
            Happening::Saved { .. } => common(What::Save),
            Happening::Goal {
                assist, penalty, ..
            } => {
                if penalty {
                    common(What::PenaltyGoal);
                }
                common(What::Goal);
                if assist != NOBODY {
                    common(What::Assist);
                }
            }
            Happening::OwnGoal { .. } => common(What::OwnGoal),
            Happening::Offside { .. } => common(What::Offside),
            Happening::Corner { .. } => common(What::Corner),
            Happening::Ball {
                free_kick: true, ..
            } => common(What::FreeKick),
            Happening::Foul { caution, .. } => {
                common(What::Foul);
                if matches!(caution, Caution::Yellow | Caution::Second | Caution::Third) {
                    common(What::Yellow);
                }
                if caution.sends_off() {
                    common(What::Red);
                }
            }
            Happening::Penalty { on_target, .. } => {
                common(What::Penalty);
                common(What::Shot { on_target });
            }
            Happening::Injured { .. } => common(What::Injury),
            Happening::Substitution { .. } | Happening::KeeperChange { .. } => {
                common(What::Substitution);
            }
            Happening::PeriodEnd { .. } => common(What::PeriodEnd),
            Happening::MatchEnd { .. } => common(What::FullTime),
            _ => (),
        }
    }

    fn count_known(&self, group: u8, times: u64, box_score: &mut BoxScore) {
        for (side, counted) in Side::BOTH
            .into_iter()
            .flat_map(|side| Counted::ALL.map(|counted| (side, counted)))
            .filter(|(side, counted)| counted.group(*side) == group)
        {
            counted_as(side, counted, |side, what| {
                box_score.count_times(times, side, what);
            });
        }
    }

    fn credit(&self, event: &Event, mut each: impl FnMut(Side, PlayerId, Deed)) {
        let side = event.side;
        let mut of = |side: Side, man: u8, deed: Deed| {
            if man != NOBODY {
                each(side, PlayerId::Player(man), deed);
            }
        };
        match event.what {
            Happening::Action {
                man,
                stop: Stop::BlockShot,
                ..
            } => of(side, man, Deed::Shot { on_target: false }),
            Happening::Shot { man, on_target, .. } => of(side, man, Deed::Shot { on_target }),
            Happening::Goal { man, assist, .. } => {
                of(side, man, Deed::Goal);
                of(side, assist, Deed::Assist);
            }
            Happening::Foul {
                man, on, caution, ..
            } => {
                of(side, man, Deed::Foul);
                of(side.other(), on, Deed::Fouled);
                if matches!(caution, Caution::Yellow | Caution::Second | Caution::Third) {
                    of(side, man, Deed::Yellow);
                }
                if caution.sends_off() {
                    of(side, man, Deed::Red);
                }
            }
            Happening::Injured { man, matches, .. } => of(side, man, Deed::Injury { matches }),
            Happening::Faced { keeper, goal, .. } => {
                let faced = Deed::Faced { saved: !goal };
                each(side, PlayerId::Keeper(keeper), faced);
            }
            Happening::Penalty {
                man,
                keeper,
                on_target,
                goal,
                ..
            } => {
                of(side, man, Deed::Shot { on_target });
                if on_target {
                    let faced = Deed::Faced { saved: !goal };
                    each(side.other(), PlayerId::Keeper(keeper), faced);
                }
            }
            _ => (),
        }
    }

    fn player_name(&self, side: Side, player: PlayerId) -> String {
        let squad = &self.squads()[side];
        match player {
            PlayerId::Player(at) => squad.player_name(at).to_string(),
            PlayerId::Keeper(at) => squad.keeper_name(at).to_string(),
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
        picture::table(self, state, names)
    }

    fn status(&self, state: &State, names: &BySide<String>) -> String {
        picture::status(self, state, names)
    }
}

/// What is counted for an action of a side.
fn counted_as(side: Side, counted: Counted, mut each: impl FnMut(Side, What)) {
    match counted {
        Counted::Nothing => (),
        Counted::Pass => each(side, What::Pass),
        Counted::Carry => each(side, What::Dribble),
        Counted::Interception => each(side.other(), What::Interception),
        Counted::Tackle => each(side.other(), What::Tackle),
        Counted::Block => {
            each(side.other(), What::Block);
            each(side, What::Shot { on_target: false });
        }
    }
}

/// Two cards are a minute (ITN-TIM.1); those of EXTRAS are added time.
fn moment_of(period: Period, cards: u8, added: u8) -> Moment {
    let (part, before) = period.in_football();
    Moment {
        period: part,
        minute: before + u16::from(cards.div_ceil(2).max(1)),
        added: u16::from(added.div_ceil(2)),
    }
}
