//! What a reporter would speak of.

use football::Remark;
use tabletop::{BySide, Side};

use crate::{
    CounterAttack,
    event::{Booking, Event, Happening, Outcome},
    next::Kind,
    player::Player,
    state::Period,
};

pub(crate) fn remark(rules: &CounterAttack, event: &Event) -> Option<Remark> {
    let player = |who: Player| ("player", rules.card(who).name.clone());
    let keeper = |who: Player| ("keeper", rules.card(who).name.clone());
    let score = |score: &BySide<u8>| ("score", format!("{}-{}", score.home, score.away));
    let won = |res: &Outcome| matches!(res, Outcome::Won | Outcome::Caught);
    let (key, side, words): (_, Side, Vec<_>) = match &event.what {
        Happening::PeriodStart { side } => (
            "charts.start",
            *side,
            vec![("period", event.period.to_string())],
        ),
        Happening::Intercept { by, res, .. } if won(res) => {
            ("charts.intercepted", by.side().other(), vec![])
        }
        Happening::Steal { by, res, .. } if won(res) => {
            ("charts.dispossessed", by.side().other(), vec![])
        }
        Happening::Foul { by, .. } => ("deck.foul", by.side(), vec![player(*by)]),
        Happening::Booking {
            by,
            res: Booking::Yellow,
            ..
        } => ("deck.yellow", by.side(), vec![player(*by)]),
        Happening::SentOff { who } => ("deck.off", who.side(), vec![player(*who)]),
        Happening::OffTarget { who } => ("deck.wide", who.side(), vec![player(*who)]),
        Happening::Block { by, res, .. } if won(res) => {
            ("charts.blocked", by.side().other(), vec![])
        }
        Happening::Save {
            by,
            on,
            res: Outcome::Won | Outcome::Tied,
            ..
        } => ("deck.save", on.side(), vec![player(*on), keeper(*by)]),
        Happening::Offside { who, .. } => ("charts.offside", who.side(), vec![]),
        Happening::Restart(restart) => match restart.kind {
            Kind::Corner => ("charts.corner", restart.side, vec![]),
            Kind::FreeKick => ("charts.free.kick", restart.side, vec![]),
            Kind::Penalty => ("deck.penalty", restart.side, vec![]),
            _ => return None,
        },
        Happening::Goal {
            side,
            score: now,
            own: false,
            ..
        } => ("charts.goal", *side, vec![score(now)]),
        Happening::Goal {
            side, score: now, ..
        } => ("charts.own.goal", side.other(), vec![score(now)]),
        Happening::HalfEnd { period, score: now } if *period == Period::FirstHalf => {
            ("charts.half.time", Side::Home, vec![score(now)])
        }
        Happening::FullTime { score: now } => ("charts.full.time", Side::Home, vec![score(now)]),
        _ => return None,
    };
    Some(Remark { key, side, words })
}
