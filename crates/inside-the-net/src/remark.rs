//! What a reporter would speak of.

use football::Remark;
use tabletop::BySide;

use crate::{
    InsideTheNet,
    action::{Action, SaveOut, Stop},
    event::{Caution, Event, Happening},
    men::NOBODY,
    state::{Next, Period},
};

pub(crate) fn remark(rules: &InsideTheNet, event: &Event) -> Option<Remark> {
    let side = event.side;
    let squads = rules.squads();
    let player = |at: u8| ("player", squads[side].player_name(at).to_string());
    let other = |at: u8| ("other_player", squads[side].player_name(at).to_string());
    let keeper = |at: u8| ("keeper", squads[side].keeper_name(at).to_string());
    let score = |score: &BySide<u16>| ("score", format!("{}-{}", score.home, score.away));
    let (key, words) = match &event.what {
        Happening::PeriodStart => ("charts.start", vec![("period", event.period.to_string())]),
        Happening::Action {
            man,
            action: Action::ThroughBall,
            stop: Stop::None,
            ..
        } => ("net.through", vec![player(*man)]),
        Happening::Action {
            man,
            action: Action::Cross,
            stop: Stop::None,
            ..
        } => ("net.cross", vec![player(*man)]),
        Happening::Stopped {
            stop: Stop::Tackle,
            defender,
            ..
        } => ("net.tackle", vec![player(*defender)]),
        Happening::Stopped {
            stop: Stop::BlockShot,
            defender,
            ..
        } if *defender != NOBODY => ("net.block", vec![player(*defender)]),
        Happening::Stopped {
            stop: Stop::Sweep | Stop::Claim | Stop::Gather,
            ..
        } => ("net.claim", vec![]),
        Happening::Received {
            man,
            controlled: false,
            next: Next::Cross | Next::Corner,
            ..
        } => ("net.overhit", vec![player(*man)]),
        Happening::Shot {
            man,
            on_target: false,
            ..
        } => ("deck.wide", vec![player(*man)]),
        Happening::Saved {
            keeper: at,
            out: SaveOut::Held,
            ..
        } => ("net.save", vec![keeper(*at)]),
        Happening::Saved { keeper: at, .. } => ("net.parry", vec![keeper(*at)]),
        Happening::Offside { man } => ("net.offside", vec![player(*man)]),
        Happening::Corner { .. } => ("charts.corner", vec![]),
        Happening::Foul { man, .. } if *man == NOBODY => return None,
        Happening::Foul { man, caution, .. } => match caution {
            Caution::Plain | Caution::Waived => ("deck.foul", vec![player(*man)]),
            Caution::Yellow => ("deck.yellow", vec![player(*man)]),
            Caution::Second | Caution::Third | Caution::Red => ("deck.off", vec![player(*man)]),
        },
        Happening::PenaltyAwarded { .. } => ("deck.penalty", vec![]),
        Happening::Penalty { goal: false, .. } => ("charts.penalty.missed", vec![]),
        Happening::Goal {
            man,
            assist,
            score: now,
            ..
        } => match *assist {
            NOBODY => ("net.goal", vec![player(*man), score(now)]),
            assist => (
                "net.assisted",
                vec![player(*man), other(assist), score(now)],
            ),
        },
        Happening::OwnGoal { score: now, .. } => ("charts.own.goal", vec![score(now)]),
        Happening::Injured { man, .. } => ("net.injury", vec![player(*man)]),
        Happening::Substitution { out, on, .. } => ("net.change", vec![player(*on), other(*out)]),
        Happening::PeriodEnd { score: now } if event.period == Period::FirstHalf => {
            ("charts.half.time", vec![score(now)])
        }
        Happening::MatchEnd { score: now } => ("charts.full.time", vec![score(now)]),
        _ => return None,
    };
    Some(Remark { key, side, words })
}
