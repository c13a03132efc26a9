//! How a match stands, in sentences: what several games say in the same words.

use tabletop::{BySide, Side};

use crate::{
    phrase,
    phrase::{Phrase, Word, score},
};

/// The clubs and their goals, as a part of a sentence.
#[must_use]
pub fn clubs_and_goals(goals: BySide<u16>) -> Phrase {
    phrase!(
        "status.score",
        home = Side::Home,
        away = Side::Away,
        score = score(goals)
    )
}

/// The match is over, and this is the score.
#[must_use]
pub fn full_time(goals: BySide<u16>) -> Phrase {
    phrase!("status.full.time", score = clubs_and_goals(goals))
}

/// Who is booked and who is sent off, as parts of [`of_side`]; whoever is nobody is left out.
pub fn cards(booked: Vec<Word>, off: Vec<Word>) -> impl Iterator<Item = Phrase> {
    let parts = [("status.booked", booked), ("status.sent.off", off)];
    let there = parts.into_iter().filter(|(_, men)| !men.is_empty());
    there.map(|(key, men)| phrase!(key, men = men))
}

/// What hangs over a side; `None` if nothing does.
#[must_use]
pub fn of_side(side: Side, parts: Vec<Phrase>) -> Option<Phrase> {
    let something = !parts.is_empty();
    something.then(|| phrase!("status.side", side = side, parts = parts))
}
