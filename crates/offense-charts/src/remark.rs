//! What a reporter would speak of.

use football::Remark;
use tabletop::{BySide, Side};

use crate::{
    OffenseCharts,
    event::{Event, Happening},
    options::Detail,
    outcome::{Act, Lead, Offence, Outcome},
    players::Column,
    state::{Contest, Period},
    tables::{TableId, TableResult},
};

pub(crate) fn remark(rules: &OffenseCharts, event: &Event) -> Option<Remark> {
    let side = event.side;
    let score_text = |score: &BySide<u16>| ("score", format!("{}-{}", score.home, score.away));
    let player = |side: Side, position: u8| ("player", rules.line_ups()[side].player(position));
    let (key, side, words) = match &event.what {
        Happening::PeriodStart => ("charts.start", side, vec![period(event.period)]),
        Happening::Reading { outcome, .. } => reading(side, *outcome)?,
        Happening::Table { table, result, .. } => (table_key(*table, *result)?, side, vec![]),
        Happening::ShotResult { result, goal, .. } => (shot_key(*result, *goal)?, side, vec![]),
        Happening::RunOut => ("charts.run.out", side, vec![]),
        Happening::Contest { kind, won, .. } => {
            let key = match (kind, won) {
                (Contest::Header, true) => "charts.header.won",
                (Contest::Header, false) => "charts.header.lost",
                (Contest::Tackle, true) => "charts.tackle.won",
                (Contest::Tackle, false) => "charts.tackle.lost",
                (Contest::BackPass, true) => "charts.back.pass",
                (Contest::Control, true) => "charts.control.won",
                (Contest::BackPass | Contest::Control, false) => "charts.control.lost",
            };
            (key, side, vec![])
        }
        Happening::Offence {
            offence: Offence::Foul,
            ..
        } => ("charts.foul", side, vec![]),
        Happening::Booked {
            caution,
            position,
            yellow,
            red,
        } => {
            let key = match (yellow, red) {
                (true, false) => "charts.yellow",
                (true, true) => "charts.second.yellow",
                (false, _) => "charts.red",
            };
            let deed = ("deed", caution.deed.name().to_lowercase());
            (key, side, vec![player(side, *position), deed])
        }
        Happening::Penalty { scored, .. } => {
            let key = match scored {
                true => "charts.penalty.scored",
                false => "charts.penalty.missed",
            };
            (key, side, vec![])
        }
        Happening::Player {
            column: Column::Goals,
            position,
            ..
        } if rules.options().detail == Detail::Goals => {
            ("charts.scorer", side, vec![player(side, *position)])
        }
        Happening::Goal { score } => ("charts.goal", side, vec![score_text(score)]),
        Happening::OwnGoal { score } => ("charts.own.goal", side, vec![score_text(score)]),
        // Most storms pass and change nothing: those are not worth a word.
        Happening::Weather { weather, .. } if weather.change == 0 => return None,
        Happening::Weather { weather, .. } => {
            ("charts.weather", weather.side.unwrap_or(side), vec![])
        }
        Happening::AddedTime { minutes, .. } => {
            let minutes = ("minutes", minutes.to_string());
            ("charts.added", side, vec![minutes])
        }
        Happening::PeriodEnd { score } if event.period == Period::FirstHalf => {
            ("charts.half.time", side, vec![score_text(score)])
        }
        Happening::MatchEnd { score } => ("charts.full.time", side, vec![score_text(score)]),
        Happening::KickOffDrawn { .. }
        | Happening::Level { .. }
        | Happening::Offence { .. }
        | Happening::Player { .. }
        | Happening::Absent { .. }
        | Happening::SentOff { .. }
        | Happening::PeriodEnd { .. } => return None,
    };
    Some(Remark { key, side, words })
}

/// A key of the phrase book, the side it is about, and words to fill in.
type Words = (&'static str, Side, Vec<(&'static str, String)>);

fn period(period: Period) -> (&'static str, String) {
    ("period", period.to_string())
}

/// Chained shots have a set piece before them; goals, offences and contests are
/// told when they have come to something.
fn reading(side: Side, outcome: Outcome) -> Option<Words> {
    let key = match (outcome.lead, outcome.act) {
        (_, Act::Goal) => return None,
        (Lead::Corner, _) => "charts.corner.shot",
        (Lead::FreeKick, _) => "charts.free.kick.shot",
        (Lead::Play, act) => match act {
            Act::Shot => "charts.shot",
            Act::ShotHigh => "charts.high",
            Act::ShotWideLeft | Act::ShotWideRight => "charts.wide",
            Act::ShotDeflected => "charts.deflected",
            Act::ShotHitsPost | Act::ShotHitsCrossbar => "charts.woodwork",
            Act::GoalMouthBlock | Act::GoalBlock => "charts.keeper.block",
            Act::CornerKick => "charts.corner",
            Act::FreeKick => "charts.free.kick",
            Act::Offside => "charts.offside",
            Act::Injury(minutes) => {
                let words = vec![("minutes", minutes.to_string())];
                return Some(("charts.injury", side, words));
            }
            // It is told if it changes something.
            Act::Thunderstorm | Act::Goal | Act::Offence(_) | Act::OwnGoal | Act::X => return None,
        },
    };
    Some((key, side, vec![]))
}

fn table_key(table: TableId, result: TableResult) -> Option<&'static str> {
    Some(match (table, result) {
        (_, TableResult::Corner) => "charts.corner",
        (_, TableResult::Shoots) => "charts.shot",
        (_, TableResult::KeeperGathers) => "charts.keeper.gathers",
        (_, TableResult::Cleared) => "charts.cleared",
        (_, TableResult::DefendersFreeKick) => "charts.attackers.foul",
        (_, TableResult::Intercepted) => "charts.intercepted",
        (_, TableResult::Dispossessed) => "charts.dispossessed",
        (_, TableResult::ThrowInLost) => "charts.throw.lost",
        (_, TableResult::ThrowInKept | TableResult::Switch) => "charts.keeps",
        (TableId::LooseBall | TableId::Corner | TableId::FreeKick, TableResult::Keeps) => {
            "charts.keeps"
        }
        // Wide and high were told already.
        _ => return None,
    })
}

fn shot_key(result: TableResult, goal: bool) -> Option<&'static str> {
    Some(match result {
        _ if goal => return None,
        TableResult::High => "charts.high",
        TableResult::Wide => "charts.wide",
        TableResult::SavedHeld => "charts.saved",
        TableResult::SavedLoose => "charts.saved.loose",
        TableResult::SavedBehind => "charts.saved.behind",
        TableResult::Blocked => "charts.blocked",
        _ => return None,
    })
}
