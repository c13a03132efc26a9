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
        Happening::PeriodStart => ("kick-off", vec![("period", event.period.to_string())]),
        Happening::Press => ("deck.press", vec![]),
        Happening::Stall => ("deck.stall", vec![]),
        Happening::Control { kept: false, .. } => ("deck.lost", vec![]),
        Happening::Attack {
            action: Action::Turnover,
            ..
        } => ("deck.turnover", vec![]),
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
        } => ("deck.corner", vec![]),
        Happening::Chart {
            chart: ChartId::FreeKick,
            ..
        } => ("deck.free.kick", vec![]),
        Happening::XAnswer {
            case: XCase::Penalty,
            yes: true,
            ..
        }
        | Happening::PossiblePenalty { yes: true, .. } => ("deck.penalty", vec![]),
        Happening::Penalty {
            player: at,
            scored: false,
            ..
        } => ("deck.penalty.missed", vec![player(*at)]),
        Happening::Goal { score: now } => ("deck.goal", vec![score(now)]),
        Happening::Scorer { player: at } => ("deck.scorer", vec![player(*at)]),
        Happening::Found {
            column: Column::Assist,
            player: at,
            ..
        } => ("deck.assist", vec![player(*at)]),
        Happening::OwnGoal { score: now } => ("deck.own.goal", vec![score(now)]),
        Happening::AddedTime { minutes, .. } if *minutes > 0 => {
            ("deck.added", vec![("minutes", minutes.to_string())])
        }
        Happening::PeriodEnd { score: now } if event.period == Period::FirstHalf => {
            let period = ("period", event.period.to_string());
            ("period.end", vec![period, score(now)])
        }
        Happening::MatchEnd { score: now } => ("full-time", vec![score(now)]),
        _ => return None,
    };
    Some(Remark { key, side, words })
}
