//! What a reporter speaks of where it is not plain from the event. Cards say where the ball goes, not how: there the
//! number drawn chooses among what it may have looked like, so that the same match is told the same way.

use football::{Phrase, Remark, Topic, Words, term, topic, words};
use tabletop::{Card, Side};

use crate::{
    ActionDeck,
    cards::{Entry, Suffix},
    charts::{ChartId, Chosen},
    event::{Event, Reading, XCase},
    options::ChartPenalty,
    state::Zone,
    team::Action,
};

/// By this clause a control draw follows an entry that asks for none.
const SHORT_HANDED: &str = "AD-8.2";
/// By this one the G range names who takes a penalty, and not who has scored.
const TAKER: &str = "AD-16.1";

/// A foul that was none, or not where it counts.
pub(crate) const NO_PENALTY: Topic = Topic::plain("ad.no.penalty");

fn remark(topic: Topic, side: Side, words: Words) -> Remark {
    Remark { topic, side, words }
}

/// One of several ways in which it may have been.
fn one_of<T: Copy>(ways: &[T], number: u8) -> Option<T> {
    ways.get(usize::from(number) % ways.len()).copied()
}

/// The name of a zone, as its holder sees it.
fn place(zone: Zone) -> Phrase {
    term(match zone {
        Zone::D => "ad.term.zone.D",
        Zone::M => "ad.term.zone.M",
        Zone::A => "ad.term.zone.A",
    })
}

/// Where the ball has come to. That an attack has come to the last third needs no place beside it.
fn reached(zone: Zone) -> Words {
    match zone {
        Zone::D | Zone::M => words!(place = place(zone)),
        Zone::A => Words::new(),
    }
}

/// A zone draw that moves the ball at once. Where more is drawn for, that tells what came of it.
pub(crate) fn zone(event: &Event, card: Card, zone: Zone, reading: Reading) -> Option<Remark> {
    let movement = match reading {
        Reading::Attack => 0,
        Reading::Retreat => -1,
        Reading::Entry(Entry { movement, suffix }) => {
            let moves_at_once = suffix == Suffix::Bare && event.clause != SHORT_HANDED;
            moves_at_once.then_some(movement)?
        }
    };
    let ways: &[Topic] = match (zone, movement) {
        (_, ..0) => &[topic::BACK_PASS],
        (Zone::A, _) => &[topic::KEEPS],
        (Zone::M, 0) => &[topic::PASS, topic::KEEPS, topic::SWITCH],
        (Zone::D, 0) => &[topic::PASS, topic::KEEPS],
        (Zone::M, _) => &[topic::ADVANCE],
        (Zone::D, 1) => &[topic::PASS, topic::RUN],
        (Zone::D, _) => &[topic::LONG, topic::COUNTER],
    };
    let words = reached(zone.moved(movement));
    one_of(ways, card.0).map(|topic| remark(topic, event.side, words))
}

/// A control draw: the ball has come to this zone, and is kept there or not.
pub(crate) fn control(side: Side, zone: Zone, number: u8, kept: bool) -> Remark {
    let other = side.other();
    let ways: &[(Topic, Side)] = match (kept, zone) {
        (true, Zone::A) => &[(topic::ADVANCE, side)],
        (true, Zone::M) => &[(topic::PASS, side), (topic::RUN, side)],
        (true, Zone::D) => &[(topic::KEEPS, side)],
        (false, _) => &[
            (topic::INTERCEPTED, other),
            (topic::TACKLE, other),
            (topic::CONTROL_LOST, side),
            (topic::OVERHIT, side),
        ],
    };
    let (topic, side) = one_of(ways, number).unwrap_or((topic::TURNOVER, other));
    // What the other side has is somewhere else as it sees it.
    let words = match kept {
        true => reached(zone),
        false => Words::new(),
    };
    remark(topic, side, words)
}

/// It was no foul, and the holder goes on. Fouls are told of with who it was.
pub(crate) fn foul_check(side: Side, action: Action) -> Option<Remark> {
    let no_foul = matches!(action, Action::Shoot | Action::Turnover);
    no_foul.then(|| remark(topic::TACKLE_BEATEN, side, Words::new()))
}

/// What leads to a shot, or how the ball is lost before one.
pub(crate) fn attack(side: Side, number: u8, action: Action) -> Option<Remark> {
    let (side, ways) = match action {
        Action::Shoot => (side, [topic::THROUGH, topic::CROSS, topic::TACKLE_BEATEN]),
        Action::Turnover => (
            side.other(),
            [topic::TURNOVER, topic::INTERCEPTED, topic::TACKLE],
        ),
        Action::FoulOn { .. } | Action::Fouled => return None,
    };
    one_of(&ways, number).map(|topic| remark(topic, side, Words::new()))
}

/// What the X asked about. Who is sent off is told of with his name.
pub(crate) fn x_answer(side: Side, case: XCase, yes: bool) -> Option<Remark> {
    let topic = match (case, yes) {
        (XCase::OwnGoal, false) => Topic::plain("ad.scare"),
        (XCase::Penalty, true) => topic::PENALTY,
        (XCase::Penalty, false) => NO_PENALTY,
        // Told of by what follows.
        (XCase::OwnGoal, true) | (XCase::Ejection, _) => return None,
    };
    Some(remark(topic, side, Words::new()))
}

/// Whom the G range names: who takes a penalty, or who has scored.
pub(crate) fn of_g_range(event: &Event, words: Words) -> Remark {
    let topic = match event.clause {
        TAKER => Topic::plain("ad.taker"),
        _ => Topic::plain("ad.scorer"),
    };
    remark(topic, event.side, words)
}

/// What an extra chart says. Of the bundled charts more is known than what comes of it: what is seen.
pub(crate) fn chart(
    rules: &ActionDeck,
    side: Side,
    chart: ChartId,
    number: u8,
    result: Chosen,
) -> Option<Remark> {
    let other = side.other();
    let (line, seen) = rules.charts().line(chart, number);
    let is_set_piece = matches!(chart, ChartId::FreeKick | ChartId::Corner);
    let (topic, side) = match (result, seen) {
        (Chosen::Corner, _) => (topic::CORNER, side),
        (_, "wide or over") => {
            let middle = line.start().midpoint(*line.end());
            let wide = number <= middle;
            (
                if wide {
                    topic::SHOT_WIDE
                } else {
                    topic::SHOT_HIGH
                },
                side,
            )
        }
        (_, blocked) if blocked.starts_with("blocked and ") => (topic::SHOT_BLOCKED, side),
        (_, post) if post.starts_with("off the woodwork ") => (topic::SHOT_WOODWORK, side),
        (_, "held") => (topic::KEEPER_CLAIMS, other),
        (_, "held and thrown out quickly") => (topic::COUNTER, other),
        (_, "punched clear") => (topic::CLEARED, other),
        (Chosen::KeepA, _) => (Topic::minor("ad.alive"), side),
        (Chosen::KeepM, _) => (topic::BACK_PASS, side),
        (Chosen::OtherD | Chosen::OtherM, _) if is_set_piece => (Topic::minor("ad.dealt"), other),
        (Chosen::OtherD | Chosen::OtherM, _) => (topic::TURNOVER, other),
        (Chosen::PossiblePenalty, _) if rules.options().dfk_penalty == ChartPenalty::Always => {
            (topic::PENALTY, side)
        }
        (Chosen::Shoot | Chosen::PossiblePenalty, _) if chart == ChartId::FreeKick => {
            let words = words!(place = place(Zone::A));
            return Some(remark(topic::FREE_KICK, side, words));
        }
        // The shot is told of next.
        (Chosen::Shoot, _) if chart == ChartId::Corner => return None,
        (Chosen::Shoot | Chosen::PossiblePenalty, _) => (Topic::chance("ad.shot.again"), side),
    };
    Some(remark(topic, side, Words::new()))
}
