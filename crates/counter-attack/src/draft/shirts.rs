//! Who wears which shirt (CA-3.4): 1 is the keeper, 2 to 11 start, 12 to 16 sit on the bench.

use tabletop::{Duty, Side, Source};

use super::{Draft, DraftPick, DraftTable, Next, Picked, ask};
use crate::player::{SHIRTS, STARTERS};

/// True for a shirt of the bench.
fn is_bench(shirt: u8) -> bool {
    shirt > STARTERS
}

impl Draft {
    /// A manager gives one shirt, or leaves the rest to the order of his picks.
    pub(super) fn give_shirts<S: Source<Draft>>(
        &self,
        table: &mut DraftTable,
        side: Side,
        source: &mut S,
    ) -> Result<(), S::Stop> {
        let mut menu: Vec<DraftPick> = table.without_shirt(side).map(DraftPick::Shirt).collect();
        menu.push(DraftPick::Done);
        match source.choose(&ask("shirt", table, side, &menu, Duty::May))? {
            DraftPick::Shirt(card) => {
                let numbers: Vec<DraftPick> = self
                    .shirts_for(table, side, card)
                    .map(DraftPick::Number)
                    .collect();
                let number = source.choose(&ask("number", table, side, &numbers, Duty::Must))?;
                if let DraftPick::Number(shirt) = number {
                    wear(table, side, card, shirt, source);
                }
            }
            _ => {
                let rest: Vec<u8> = table.without_shirt(side).collect();
                for card in rest {
                    if let Some(shirt) = self.shirts_for(table, side, card).next() {
                        wear(table, side, card, shirt, source);
                    }
                }
            }
        }
        if table.without_shirt(side).next().is_none() {
            table.next = match side {
                Side::Home => Next::Shirts(Side::Away),
                Side::Away => Next::Over,
            };
        }
        Ok(())
    }

    /// The shirts a card may get, lowest first: a keeper wears 1 or sits on the bench, and
    /// neither shirt 1 nor the bench is given away while a keeper still needs it.
    pub fn shirts_for(
        &self,
        table: &DraftTable,
        side: Side,
        card: u8,
    ) -> impl Iterator<Item = u8> + use<> {
        let worn = table.shirts[side];
        let free = move |shirt: &u8| worn[usize::from(shirt - 1)] == 0;
        let others = table.without_shirt(side).filter(|other| *other != card);
        let keepers = others.filter(|other| self.is_keeper(*other)).count();
        let bench = (1..=SHIRTS).filter(|&shirt| is_bench(shirt) && free(&shirt));
        let first = free(&1);
        let keeper = self.is_keeper(card);
        // Keepers who will have to sit on the bench, apart from this card.
        let waiting = keepers.saturating_sub(usize::from(first));
        let room = bench.count() > waiting;
        (1..=SHIRTS)
            .filter(free)
            .filter(move |&shirt| match keeper {
                true => shirt == 1 || is_bench(shirt) && (!first || keepers > 0),
                false => shirt != 1 && (!is_bench(shirt) || room),
            })
    }
}

fn wear<S: Source<Draft>>(table: &mut DraftTable, side: Side, card: u8, shirt: u8, source: &mut S) {
    table.shirts[side][usize::from(shirt - 1)] = card;
    source.tell(Picked::Shirt { side, card, shirt });
}
