//! What a reporter would speak of.

use football::{Remark, Words};
use tabletop::Side;

use crate::{
    outcome::{Act, Lead, Outcome},
    state::Contest,
    tables::{TableId, TableResult},
};

/// What needs no more words than its sentence has.
pub(crate) fn plain(key: &'static str, side: Side) -> Option<Remark> {
    let words = Words::new();
    Some(Remark { key, side, words })
}

pub(crate) fn contest_key(kind: Contest, won: bool) -> &'static str {
    match (kind, won) {
        (Contest::Header, true) => "charts.header.won",
        (Contest::Header, false) => "charts.header.lost",
        (Contest::Tackle, true) => "charts.tackle.won",
        (Contest::Tackle, false) => "charts.tackle.lost",
        (Contest::BackPass, true) => "charts.back.pass",
        (Contest::Control, true) => "charts.control.won",
        (Contest::BackPass | Contest::Control, false) => "charts.control.lost",
    }
}

/// Chained shots have a set piece before them; goals, offences and contests are
/// told when they have come to something.
pub(crate) fn reading(side: Side, outcome: Outcome) -> Option<Remark> {
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
                let (key, words) = ("charts.injury", vec![("minutes", minutes.to_string())]);
                return Some(Remark { key, side, words });
            }
            // It is told if it changes something.
            Act::Thunderstorm | Act::Goal | Act::Offence(_) | Act::OwnGoal | Act::X => return None,
        },
    };
    plain(key, side)
}

pub(crate) fn table_key(table: TableId, result: TableResult) -> Option<&'static str> {
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

pub(crate) fn shot_key(result: TableResult, goal: bool) -> Option<&'static str> {
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
