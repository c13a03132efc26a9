//! What is printed on charts and tables, and who plays where, as terms of the phrase book.

use football::{Phrase, Word, phrase, term};
use tabletop::Side;

use crate::{
    outcome::{Act, Caution, Lead, Offence, Outcome},
    players::LineUp,
    tables::Weather,
};

/// What a list of words calls something: `oc.result.throw.in.lost`.
pub(crate) fn named(list: &str, name: &str) -> Phrase {
    let name = name.to_lowercase().replace([' ', '-', '/'], ".");
    term(format!("oc.{list}.{name}"))
}

/// What stands on a chart.
pub(crate) fn outcome(outcome: Outcome) -> Phrase {
    let act = act(outcome.act);
    match outcome.lead {
        Lead::Play => act,
        Lead::Corner => phrase!("oc.lead.corner", act = act),
        Lead::FreeKick => phrase!("oc.lead.free.kick", act = act),
    }
}

fn act(act: Act) -> Phrase {
    match act {
        Act::Injury(minutes) => phrase!("oc.act.injury", minutes = minutes),
        Act::Offence(Offence::Foul) => term("oc.act.foul"),
        Act::Offence(Offence::Card(caution)) => card(caution),
        act => named("act", act.name()),
    }
}

/// A card as it stands on a chart.
pub(crate) fn card(caution: Caution) -> Phrase {
    let deed = named("deed", caution.deed.name());
    phrase!(
        "oc.act.card",
        red = caution.red,
        deed = deed,
        number = caution.red_on
    )
}

/// What the table says that a storm does.
pub(crate) fn weather(weather: Weather) -> Phrase {
    let change = weather.change;
    match weather.side {
        _ if change == 0 => term("oc.weather.none"),
        None => phrase!("oc.weather.both", change = change),
        Some(Side::Home) => phrase!("oc.weather.home", change = change),
        Some(Side::Away) => phrase!("oc.weather.away", change = change),
    }
}

/// A rating in half units.
pub(crate) fn rate(rate2: i32) -> Word {
    match rate2 % 2 {
        0 => Word::from(rate2 / 2),
        _ => phrase!("oc.rate.half", minus = rate2 < 0, n = rate2.abs() / 2).into(),
    }
}

/// A player: the name, or the position.
pub(crate) fn player(line_up: &LineUp, position: u8) -> Word {
    match line_up.is_named(position) {
        true => line_up.player(position).into(),
        false => self::position(position).into(),
    }
}

/// What the man of a position is called.
pub(crate) fn position(position: u8) -> Phrase {
    term(format!("oc.position.{position}"))
}

/// Somebody of a side: nobody knows who.
pub(crate) fn somebody(side: Side) -> Phrase {
    phrase!("oc.somebody", side = side)
}
