//! What a reporter would speak of.

use football::Remark;
use tabletop::BySide;

use crate::{
    ActionDeck,
    charts::{ChartId, Chosen},
    event::{Event, Happening, XCase},
    state::Period,
    team::{Action, Column},
};

pub(crate) fn remark(rules: &ActionDeck, event: &Event) -> Option<Remark> {
    let side = event.side;
    let teams = rules.team_charts();
    let player = |at: u8| ("player", teams[side].player_name(at).to_string());
    let keeper = |at: u8| ("keeper", teams[side.other()].keeper_name(at).to_string());
    let score = |score: &BySide<u16>| ("score", format!("{}-{}", score.home, score.away));
    let (key, words) = match &event.what {
        Happening::PeriodStart => ("charts.start", vec![("period", event.period.to_string())]),
        Happening::Press => ("deck.press", vec![]),
        Happening::Stall => ("deck.stall", vec![]),
        Happening::Control { kept: false, .. } => ("charts.control.lost", vec![]),
        Happening::Attack {
            action: Action::Turnover,
            ..
        } => ("charts.dispossessed", vec![]),
        Happening::Found {
            column: Column::Foul,
            player: at,
            ..
        } => ("deck.foul", vec![player(*at)]),
        Happening::Booked {
            player: at,
            second: false,
        } => ("deck.yellow", vec![player(*at)]),
        Happening::SentOff { player: at, .. } => ("deck.off", vec![player(*at)]),
        Happening::Shot {
            player: at,
            on_goal: false,
            ..
        } => ("deck.wide", vec![player(*at)]),
        Happening::Even {
            player: at,
            keeper: against,
            goal: false,
            ..
        }
        | Happening::Odd {
            player: at,
            keeper: against,
            goal: false,
            ..
        } => ("deck.save", vec![player(*at), keeper(*against)]),
        Happening::Chart {
            result: Chosen::Corner,
            ..
        } => ("charts.corner", vec![]),
        Happening::Chart {
            chart: ChartId::FreeKick,
            ..
        } => ("charts.free.kick", vec![]),
        Happening::XAnswer {
            case: XCase::Penalty,
            yes: true,
            ..
        }
        | Happening::PossiblePenalty { yes: true, .. } => ("deck.penalty", vec![]),
        Happening::Penalty { scored: false, .. } => ("charts.penalty.missed", vec![]),
        Happening::Goal { score: now } => ("charts.goal", vec![score(now)]),
        Happening::Scorer { player: at } => ("charts.scorer", vec![player(*at)]),
        Happening::Found {
            column: Column::Assist,
            player: at,
            ..
        } => ("deck.assist", vec![player(*at)]),
        Happening::OwnGoal { score: now } => ("charts.own.goal", vec![score(now)]),
        Happening::AddedTime { minutes, .. } if *minutes > 0 => {
            ("charts.added", vec![("minutes", minutes.to_string())])
        }
        Happening::PeriodEnd { score: now } if event.period == Period::FirstHalf => {
            ("charts.half.time", vec![score(now)])
        }
        Happening::MatchEnd { score: now } => ("charts.full.time", vec![score(now)]),
        _ => return None,
    };
    Some(Remark { key, side, words })
}
