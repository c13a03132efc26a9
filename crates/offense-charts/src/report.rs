//! The game's events as football: common events.

use football::{BoxScore, Deed, Game, Moment, PlayerId, Remark, What, Why};
use tabletop::{BySide, Side, options::OptionSpec};

use crate::{
    OffenseCharts,
    event::{Event, Happening},
    options::{Detail, OPTIONS},
    outcome::{Act, Lead, Outcome},
    picture,
    play::HALF,
    players::Column,
    remark,
    state::{Contest, Period, State},
    tables::TableResult,
    why,
};

impl Game for OffenseCharts {
    const ID: &'static str = "offense-charts";
    const VERSION: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;

    fn score(&self, state: &State) -> BySide<u16> {
        state.sides.map(|team| team.goals)
    }

    fn moment(&self, state: &State) -> Moment {
        moment_of(state.period, state.minute)
    }

    fn when(&self, event: &Event) -> Moment {
        moment_of(event.period, event.minute)
    }

    #[inline(always)]
    fn report(&self, event: &Event, mut each: impl FnMut(Side, What, Option<u8>)) {
        weigh(event, |happened, side, what| {
            if happened {
                each(side, what, None);
            }
        });
    }

    #[inline(always)]
    fn count(&self, happened: bool, event: &Event, box_score: &mut BoxScore) {
        weigh(event, |too, side, what| {
            box_score.count_times(u64::from(happened & too), side, what);
        });
    }

    /// Bookings are those of the player found. A player found for a goal is the scorer;
    /// where shooters are found too, an event alone does not tell whether he scored.
    fn credit(&self, event: &Event, mut each: impl FnMut(Side, PlayerId, Deed)) {
        let side = event.side;
        match event.what {
            Happening::Booked {
                position,
                yellow,
                red,
                ..
            } => {
                let cards = [(yellow, Deed::Yellow), (red, Deed::Red)];
                for (_, deed) in cards.into_iter().filter(|(shown, _)| *shown) {
                    each(side, PlayerId::Player(position), deed);
                }
            }
            Happening::Player {
                column: Column::Goals,
                position,
                ..
            } => {
                let deed = match self.options().detail {
                    Detail::Full => Deed::Shot { on_target: false },
                    Detail::Goals | Detail::Off => Deed::Goal,
                };
                each(side, PlayerId::Player(position), deed);
            }
            _ => {}
        }
    }

    fn is_named(&self, side: Side, player: PlayerId) -> bool {
        let (PlayerId::Player(position) | PlayerId::Keeper(position)) = player;
        self.line_ups()[side].is_named(position)
    }

    fn player_name(&self, side: Side, player: PlayerId) -> String {
        let (PlayerId::Player(position) | PlayerId::Keeper(position)) = player;
        self.line_ups()[side].player(position)
    }

    fn why(&self, event: &Event) -> Option<Why> {
        why::why(self, event)
    }

    fn remark(&self, event: &Event) -> Option<Remark> {
        remark::remark(self, event)
    }

    fn place_name(&self, _: u8) -> String {
        String::new()
    }

    fn picture(&self, state: &State, names: &BySide<String>) -> String {
        picture::sheet(self, state, names)
    }

    fn status(&self, state: &State, names: &BySide<String>) -> String {
        picture::status(self, state, names)
    }
}

/// What an event comes to: each thing it may come to, and if it does. Cards decide
/// that, so who only counts does better to add a nought than to guess.
#[inline(always)]
fn weigh(event: &Event, mut each: impl FnMut(bool, Side, What)) {
    let side = event.side;
    let mut common = |side, what| each(true, side, what);
    match event.what {
        Happening::PeriodStart => common(side, What::KickOff),
        Happening::Reading { outcome, .. } => {
            common(side, What::Possession);
            weigh_reading(side, outcome, each);
        }
        Happening::Table { result, .. } => weigh_table(side, result, each),
        Happening::ShotResult { result, goal, .. } => {
            let saved = matches!(
                result,
                TableResult::SavedHeld | TableResult::SavedLoose | TableResult::SavedBehind
            );
            let on_target = goal | saved;
            common(side, What::Shot { on_target });
            each(saved, side.other(), What::Save);
            each(result == TableResult::Blocked, side.other(), What::Block);
            each(result == TableResult::SavedBehind, side, What::Corner);
        }
        Happening::Contest {
            kind: Contest::Tackle,
            won: false,
            ..
        } => common(side.other(), What::Tackle),
        Happening::Offence { offence, .. } => each(offence.is_foul(), side, What::Foul),
        Happening::Booked { yellow, red, .. } => {
            each(yellow, side, What::Yellow);
            each(red, side, What::Red);
        }
        Happening::Penalty { scored, .. } => {
            common(side, What::Penalty);
            common(side, What::Shot { on_target: scored });
            each(scored, side, What::PenaltyGoal);
        }
        Happening::Goal { .. } => common(side, What::Goal),
        Happening::OwnGoal { .. } => common(side, What::OwnGoal),
        Happening::PeriodEnd { .. } => common(side, What::PeriodEnd),
        Happening::MatchEnd { .. } => common(side, What::FullTime),
        Happening::KickOffDrawn { .. }
        | Happening::RunOut
        | Happening::Contest { .. }
        | Happening::Level { .. }
        | Happening::Player { .. }
        | Happening::Absent { .. }
        | Happening::SentOff { .. }
        | Happening::Weather { .. }
        | Happening::AddedTime { .. } => (),
    }
}

/// What a reading counts for (OC-13.2): shots on target are goals, saves and the
/// keeper's blocks; a chained corner is the holder's, and a free kick a foul of the
/// other side (OC-11.4). What else it comes to is told by what follows.
#[inline(always)]
fn weigh_reading(side: Side, outcome: Outcome, mut each: impl FnMut(bool, Side, What)) {
    let Outcome { lead, act } = outcome;
    let corner = (lead == Lead::Corner) | matches!(act, Act::CornerKick);
    let free_kick = (lead == Lead::FreeKick) | matches!(act, Act::FreeKick);
    let saved = matches!(act, Act::GoalMouthBlock | Act::GoalBlock);
    let on_target = saved | matches!(act, Act::Goal);
    let off_target = matches!(
        act,
        Act::ShotHigh
            | Act::ShotWideLeft
            | Act::ShotWideRight
            | Act::ShotDeflected
            | Act::ShotHitsPost
            | Act::ShotHitsCrossbar
    );
    each(corner, side, What::Corner);
    each(free_kick, side, What::FreeKick);
    each(free_kick, side.other(), What::Foul);
    each(on_target | off_target, side, What::Shot { on_target });
    each(saved, side.other(), What::Save);
    each(matches!(act, Act::Offside), side, What::Offside);
    each(matches!(act, Act::Injury(_)), side, What::Injury);
}

#[inline(always)]
fn weigh_table(side: Side, result: TableResult, mut each: impl FnMut(bool, Side, What)) {
    let on_target = true;
    let is = |what| result == what;
    each(is(TableResult::Goal), side, What::Shot { on_target });
    each(is(TableResult::Corner), side, What::Corner);
    each(is(TableResult::DefendersFreeKick), side, What::Foul);
    each(
        is(TableResult::Intercepted),
        side.other(),
        What::Interception,
    );
    each(is(TableResult::Dispossessed), side.other(), What::Tackle);
}

/// Added time is counted behind the last minute of the half.
fn moment_of(period: Period, minute: u8) -> Moment {
    let (part, before) = period.in_football();
    Moment {
        period: part,
        minute: before + u16::from(minute.min(HALF)),
        added: u16::from(minute.saturating_sub(HALF)),
    }
}
