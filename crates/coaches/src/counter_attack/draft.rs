//! How a coach picks a squad: the best card that lies open, then the shirts by what the
//! places of a formation need.

use ::counter_attack::{
    Attribute, Card,
    draft::{Draft, DraftPick, DraftTable},
};
use tabletop::Ask;

/// What a card is worth in any place: its seven numbers.
fn worth(card: &Card) -> u32 {
    card.shows()
        .map(|what| u32::from(card.get(what)))
        .iter()
        .sum()
}

/// What a card is worth in a shirt: those of formations begin with the defenders and
/// end with the forwards.
fn worth_in(card: &Card, shirt: u8) -> u32 {
    let wanted = match shirt {
        1 => [Attribute::Saving, Attribute::Handling],
        2..=5 => [Attribute::Tackling, Attribute::Heading],
        6..=9 => [Attribute::HighPass, Attribute::Dribbling],
        _ => [Attribute::Shooting, Attribute::Pace],
    };
    let asked: u32 = wanted.map(|what| u32::from(card.get(what))).iter().sum();
    3 * asked + worth(card)
}

/// The lowest shirt of the starters that nobody wears.
fn open_shirt(table: &DraftTable, ask: &Ask<'_, Draft>) -> Option<u8> {
    (1..=11).find(|shirt| table.shirt(ask.side, *shirt).is_none())
}

/// The index of the best choice.
#[must_use]
pub fn pick(draft: &Draft, ask: &Ask<'_, Draft>) -> usize {
    let shirt = open_shirt(ask.state, ask);
    let value = |choice: &DraftPick| match (*choice, shirt) {
        (DraftPick::Card(card), _) => draft.card(card).map_or(0, worth),
        (DraftPick::Shirt(number), Some(shirt)) => draft
            .card(number)
            .filter(|card| card.keeper == (shirt == 1))
            .map_or(0, |card| worth_in(card, shirt)),
        (DraftPick::Number(number), _) => u32::from(Some(number) == shirt),
        // Without a shirt for the starters the rest is all the same.
        (DraftPick::Done, None) => 1,
        _ => 0,
    };
    let best = ask
        .menu
        .iter()
        .enumerate()
        .rev()
        .max_by_key(|(_, choice)| value(choice));
    best.map_or(ask.default, |(index, _)| index)
}
