//! The game's events as football: common events.

use football::{Game, Moment, Period as Part, Remark, What, Why};
use tabletop::{BySide, Side, options::OptionSpec};

use crate::{
    OffenseCharts,
    event::{Event, Happening},
    options::OPTIONS,
    outcome::{Act, Lead, Outcome},
    picture,
    play::HALF,
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

    fn shootout(&self, _: &State) -> Option<BySide<u16>> {
        None
    }

    fn moment(&self, state: &State) -> Moment {
        moment_of(state.period, state.minute)
    }

    fn when(&self, event: &Event) -> Moment {
        moment_of(event.period, event.minute)
    }

    fn live_seconds_left(&self, _: &State) -> Option<u32> {
        None
    }

    fn decision_seconds(&self) -> u32 {
        0
    }

    #[inline(always)]
    fn report(&self, event: &Event, mut each: impl FnMut(Side, What, Option<u8>)) {
        let side = event.side;
        let mut common = |side, what| each(side, what, None);
        match event.what {
            Happening::PeriodStart => common(side, What::KickOff),
            Happening::Reading { outcome, .. } => {
                common(side, What::Possession);
                report_reading(side, outcome, common);
            }
            Happening::Table { result, .. } => report_table(side, result, common),
            Happening::ShotResult { result, goal, .. } => {
                let saved = matches!(
                    result,
                    TableResult::SavedHeld | TableResult::SavedLoose | TableResult::SavedBehind
                );
                let on_target = goal | saved;
                common(side, What::Shot { on_target });
                if saved {
                    common(side.other(), What::Save);
                }
                if result == TableResult::Blocked {
                    common(side.other(), What::Block);
                }
                if result == TableResult::SavedBehind {
                    common(side, What::Corner);
                }
            }
            Happening::Contest {
                kind: Contest::Tackle,
                won: false,
                ..
            } => common(side.other(), What::Tackle),
            Happening::Offence { offence, .. } if offence.is_foul() => common(side, What::Foul),
            Happening::Booked { yellow, red, .. } => {
                if yellow {
                    common(side, What::Yellow);
                }
                if red {
                    common(side, What::Red);
                }
            }
            Happening::Penalty { scored, .. } => {
                common(side, What::Penalty);
                common(side, What::Shot { on_target: scored });
            }
            Happening::Goal { .. } => common(side, What::Goal),
            Happening::OwnGoal { .. } => common(side, What::OwnGoal),
            Happening::PeriodEnd { .. } => common(side, What::PeriodEnd),
            Happening::MatchEnd { .. } => common(side, What::FullTime),
            Happening::KickOffDrawn { .. }
            | Happening::RunOut
            | Happening::Contest { .. }
            | Happening::Level { .. }
            | Happening::Offence { .. }
            | Happening::Player { .. }
            | Happening::Absent { .. }
            | Happening::SentOff { .. }
            | Happening::Weather { .. }
            | Happening::AddedTime { .. } => (),
        }
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

/// What a reading counts for (OC-13.2): shots on target are goals, saves and the
/// keeper's blocks; a chained corner is the holder's, and a free kick a foul of the
/// other side (OC-11.4).
#[inline(always)]
fn report_reading(side: Side, outcome: Outcome, mut common: impl FnMut(Side, What)) {
    match outcome.lead {
        Lead::Play => (),
        Lead::Corner => common(side, What::Corner),
        Lead::FreeKick => {
            common(side, What::FreeKick);
            common(side.other(), What::Foul);
        }
    }
    match outcome.act {
        Act::Goal => common(side, What::Shot { on_target: true }),
        Act::ShotHigh
        | Act::ShotWideLeft
        | Act::ShotWideRight
        | Act::ShotDeflected
        | Act::ShotHitsPost
        | Act::ShotHitsCrossbar => common(side, What::Shot { on_target: false }),
        Act::GoalMouthBlock | Act::GoalBlock => {
            common(side, What::Shot { on_target: true });
            common(side.other(), What::Save);
        }
        Act::CornerKick => common(side, What::Corner),
        Act::FreeKick => {
            common(side, What::FreeKick);
            common(side.other(), What::Foul);
        }
        Act::Offside => common(side, What::Offside),
        Act::Injury(_) => common(side, What::Injury),
        // What they come to is told by what follows.
        Act::Shot | Act::Offence(_) | Act::Thunderstorm | Act::OwnGoal | Act::X => (),
    }
}

#[inline(always)]
fn report_table(side: Side, result: TableResult, mut common: impl FnMut(Side, What)) {
    match result {
        TableResult::Goal => common(side, What::Shot { on_target: true }),
        TableResult::Corner => common(side, What::Corner),
        TableResult::DefendersFreeKick => common(side, What::Foul),
        TableResult::Intercepted => common(side.other(), What::Interception),
        TableResult::Dispossessed => common(side.other(), What::Tackle),
        _ => (),
    }
}

/// Added time is counted behind the last minute of the half.
fn moment_of(period: Period, minute: u8) -> Moment {
    let (part, before) = match period {
        Period::FirstHalf => (Part::FirstHalf, 0),
        Period::SecondHalf | Period::FullTime => (Part::SecondHalf, u16::from(HALF)),
    };
    Moment {
        period: part,
        minute: before + u16::from(minute.min(HALF)),
        added: u16::from(minute.saturating_sub(HALF)),
    }
}
