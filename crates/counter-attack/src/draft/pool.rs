//! The cards that are drafted, and what a draft needs.

use tabletop::{BySide, Fault, Faults, Side};

use super::Draft;
use crate::{Squad, player::SHIRTS};

/// Cards are numbered from 1, and a number is kept in a byte.
pub const MOST_CARDS: usize = 255;

impl Draft {
    /// A draft from the cards of all squads of a text, for these clubs (id, name, three
    /// letters); a squad will have so many keepers (CA-3.1).
    ///
    /// # Errors
    ///
    /// All faults of the text, or that its cards are too few or too many.
    pub fn new(pool: &str, keepers: u8, clubs: BySide<[String; 3]>) -> Result<Draft, Faults> {
        let squads = Squad::parse_all(pool)?;
        let pool: Vec<_> = squads.into_iter().flat_map(|squad| squad.cards).collect();
        let mut faults = Faults::default();
        for (what, kind, wanted) in [
            ("goalkeepers", true, 2 * keepers),
            ("outfielders", false, 2 * (SHIRTS - keepers)),
        ] {
            let there = pool.iter().filter(|card| card.keeper == kind).count();
            if there < usize::from(wanted) {
                faults.push(Fault::whole(
                    format!("{there} {what}, and a draft needs {wanted}"),
                    "add another squad to the cards",
                ));
            }
        }
        if pool.len() > MOST_CARDS {
            faults.push(Fault::whole(
                format!("{} cards, and a draft takes {MOST_CARDS}", pool.len()),
                "leave some squads out",
            ));
        }
        if clubs.home[0] == clubs.away[0] {
            faults.push(Fault::whole(
                format!("both squads are called `{}`", clubs.home[0]),
                "give each club an id of its own",
            ));
        }
        faults.or(Draft {
            pool,
            keepers,
            clubs,
        })
    }

    /// What the squad of a side will be called.
    #[must_use]
    pub fn name(&self, side: Side) -> &str {
        &self.clubs[side][1]
    }
}
