//! What a reporter would speak of.

use football::{Remark, Topic, Words, topic, words};
use tabletop::Side;

use crate::{
    event::{Duel, GoalFrom},
    options::Detail,
    outcome::{Act, Lead, Offence, Outcome},
    play::is_own_goal,
    state::Contest,
    tables::{TableId, TableResult, Weather},
    terms,
};

const CORNER_SAVED: Topic = Topic::missed("oc.shot.corner.saved").led_up_to();
const FREE_KICK_SAVED: Topic = Topic::missed("oc.shot.free.kick.saved").led_up_to();
const FREE_KICK_DEFLECTED: Topic = Topic::missed("oc.shot.free.kick.deflected").led_up_to();

/// What needs no more words than its sentence has.
fn plain(topic: Topic, side: Side) -> Option<Remark> {
    let words = Words::new();
    Some(Remark { topic, side, words })
}

/// A shot of a side that the other one's keeper stops.
fn stopped(topic: Topic, shooters: Side) -> Option<Remark> {
    let (side, words) = (shooters.other(), words!(who = shooters));
    Some(Remark { topic, side, words })
}

/// What a minute begins with. Shots that a table settles end there; where shooters are named, they
/// are spoken of when they are found.
pub(crate) fn reading(side: Side, outcome: Outcome, detail: Detail) -> Option<Remark> {
    let Outcome { lead, act } = outcome;
    let is_open = matches!(
        act,
        Act::Shot | Act::ShotHigh | Act::ShotWideLeft | Act::ShotWideRight
    );
    let shooter_follows = is_open && detail == Detail::Full;
    let is_blocked = matches!(act, Act::GoalMouthBlock | Act::GoalBlock);
    match (lead, act) {
        (Lead::Corner, _) if is_blocked => plain(CORNER_SAVED, side),
        (Lead::Corner, _) => plain(topic::CORNER, side),
        (Lead::FreeKick, _) if is_blocked => plain(FREE_KICK_SAVED, side),
        (Lead::FreeKick, Act::ShotDeflected) => plain(FREE_KICK_DEFLECTED, side),
        (Lead::FreeKick, _) if shooter_follows => plain(topic::FREE_KICK, side),
        (Lead::FreeKick, _) => plain(topic::SHOT_FREE_KICK, side),
        (Lead::Play, _) if shooter_follows => None,
        (Lead::Play, _) if is_open => plain(topic::SHOT, side),
        (Lead::Play, _) if is_blocked => plain(Topic::missed("oc.shot.keeper.block"), side),
        (Lead::Play, Act::ShotDeflected) => plain(topic::SHOT_DEFLECTED, side),
        (Lead::Play, Act::ShotHitsPost | Act::ShotHitsCrossbar) => {
            plain(topic::SHOT_WOODWORK, side)
        }
        (Lead::Play, Act::CornerKick) => plain(topic::CORNER, side),
        (Lead::Play, Act::FreeKick) => plain(topic::FREE_KICK, side),
        (Lead::Play, Act::Offside) => plain(topic::OFFSIDE, side),
        (Lead::Play, Act::Injury(_)) => {
            let (topic, words) = (topic::INJURY, words!(who = terms::somebody(side)));
            Some(Remark { topic, side, words })
        }
        (Lead::Play, Act::X) => plain(topic::KEEPS, side),
        // These are told when they have come to something.
        (Lead::Play, _) => None,
    }
}

/// What a table says; the side attacks.
pub(crate) fn table(
    side: Side,
    table: TableId,
    result: TableResult,
    detail: Detail,
) -> Option<Remark> {
    use TableResult as R;
    let other = side.other();
    let was_off_target = matches!(table, TableId::ShotWide | TableId::ShotHigh);
    match result {
        R::GoalKick if table == TableId::ShotWide => plain(topic::SHOT_WIDE, side),
        R::GoalKick => plain(topic::SHOT_HIGH, side),
        R::Keeps | R::LooseBall if was_off_target => plain(Topic::chance("oc.shot.in.play"), side),
        R::Keeps => plain(topic::KEEPS, side),
        R::LooseBall | R::Control => plain(topic::LOOSE, side),
        R::Corner => plain(topic::CORNER, side),
        R::Shoots if detail == Detail::Full => None,
        R::Shoots if table == TableId::FreeKick => plain(topic::SHOT_FREE_KICK, side),
        R::Shoots => plain(topic::SHOT, side),
        R::KeeperGathers => plain(topic::KEEPER_CLAIMS, other),
        R::Cleared if table == TableId::Corner => plain(topic::CROSS_CLEARED, other),
        R::Cleared => plain(topic::CLEARED, other),
        R::DefendersFreeKick => plain(topic::FOUL, side),
        R::Intercepted => plain(topic::INTERCEPTED, other),
        R::Dispossessed => plain(topic::TACKLE, other),
        R::ThrowInLost => plain(topic::THROW, other),
        R::ThrowInKept => plain(topic::THROW, side),
        R::Switch => plain(topic::SWITCH, side),
        // What leads to a contest, which is told of itself.
        R::ContestedHeader => plain(topic::PASS, side),
        R::ContestedTackle => plain(topic::RUN, side),
        R::BackPass => plain(topic::BACK_PASS, side),
        R::Goal
        | R::High
        | R::Wide
        | R::SavedHeld
        | R::SavedLoose
        | R::SavedBehind
        | R::Blocked => None,
    }
}

/// How a shot of a side ends, unless it is a goal.
pub(crate) fn shot(side: Side, result: TableResult, goal: bool) -> Option<Remark> {
    match result {
        _ if goal => None,
        TableResult::High => plain(topic::SHOT_HIGH, side),
        TableResult::Wide => plain(topic::SHOT_WIDE, side),
        TableResult::SavedHeld => stopped(topic::SHOT_HELD, side),
        TableResult::SavedLoose => stopped(topic::SHOT_PARRIED, side),
        TableResult::SavedBehind => stopped(topic::SHOT_BEHIND, side),
        TableResult::Blocked => plain(topic::SHOT_BLOCKED, side),
        _ => None,
    }
}

/// A contest that the side with the ball won or lost.
pub(crate) fn contest(side: Side, kind: Contest, duel: &Duel, won: bool) -> Option<Remark> {
    let winner = if won { side } else { side.other() };
    match (kind, won) {
        (Contest::Header, _) => plain(topic::HEADER_WON, winner),
        (Contest::Tackle, true) => plain(topic::TACKLE_BEATEN, winner),
        (Contest::Tackle, false) => plain(topic::TACKLE, winner),
        (Contest::Control, _) => plain(Topic::minor("oc.control"), winner),
        (Contest::BackPass, true) => plain(Topic::minor("oc.back.pass"), side),
        // The goal itself is told next.
        (Contest::BackPass, false) if is_own_goal(duel) => None,
        (Contest::BackPass, false) => plain(Topic::plain("oc.back.pass.lost"), side),
    }
}

/// A foul check that found the side that offended. Who is booked, and for words alone, is told when the
/// card is shown.
pub(crate) fn offence(side: Side, offence: Offence, duel: &Duel) -> Option<Remark> {
    match offence.is_foul() {
        true if offence.is_penalty_with(duel.number_of(side)) => {
            plain(topic::PENALTY, side.other())
        }
        true => plain(topic::FOUL, side),
        false => None,
    }
}

/// A storm while a side has the ball.
pub(crate) fn weather(side: Side, weather: Weather) -> Option<Remark> {
    match weather.change {
        0 => plain(Topic::minor("oc.clouds"), side),
        ..0 => plain(topic::WEATHER, weather.side.unwrap_or(side)),
        _ => None,
    }
}

/// How a goal came about.
pub(crate) const fn goal_topic(from: GoalFrom) -> Topic {
    match from {
        GoalFrom::Play => topic::GOAL,
        GoalFrom::Corner => topic::GOAL_CORNER,
        GoalFrom::FreeKick => topic::GOAL_FREE_KICK,
        GoalFrom::Penalty => topic::GOAL_PENALTY,
    }
}
