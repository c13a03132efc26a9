//! The draft: before a match two managers pick their squads, card by card (CA-3.2 to
//! CA-3.4).
//!
//! It is a procedure of its own over a [`Source`], as a match is, so that people, coaches,
//! logs, undo and replays work for it too. What comes out of it are two squads
//! ([`Draft::squads`]): from there on they are squads like any others.

mod pool;
mod shirts;
mod text;

use std::fmt;

use tabletop::{Ask, BySide, Chance, Die, Duty, Rules, Side, Source, deck::Card as Number};

use crate::{Card, Squad, player::SHIRTS};

pub use pool::MOST_CARDS;

/// How many cards of a round are turned up at most (CA-3.2, CA-3.3).
const SHOWN: usize = 4;

/// A draft: the cards on the table, and who picks.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The cards, by their numbers from 1.
    pool: Vec<Card>,
    /// Goalkeepers of a squad.
    keepers: u8,
    /// What the squads will be called: id, name, three letters.
    clubs: BySide<[String; 3]>,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Next {
    /// Both roll for the first pick.
    RollOff,
    /// The cards of a round are turned up.
    TurnUp,
    /// One of them is picked.
    Pick,
    /// This side gives shirts.
    Shirts(Side),
    /// Both squads are there.
    Over,
}

/// A draft as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DraftTable {
    next: Next,
    /// Who won the roll-off.
    winner: Side,
    /// The round: 0 for the keepers, then those of the outfielders.
    round: u8,
    /// The cards that lie open, by their numbers; 0: none.
    open: [u8; SHOWN],
    /// What each side picked, in the order of its picks; 0: nothing yet.
    picks: BySide<[u8; SHIRTS as usize]>,
    /// The card of each shirt; 0: nobody's.
    shirts: BySide<[u8; SHIRTS as usize]>,
}

impl DraftTable {
    /// The cards that lie open, by their numbers.
    pub fn open(&self) -> impl Iterator<Item = u8> + '_ {
        self.open.iter().copied().filter(|card| *card > 0)
    }

    /// The cards a side has, in the order of its picks.
    pub fn picks(&self, side: Side) -> impl Iterator<Item = u8> + '_ {
        self.picks[side].iter().copied().filter(|card| *card > 0)
    }

    /// The cards of a side that wear no shirt yet.
    pub fn without_shirt(&self, side: Side) -> impl Iterator<Item = u8> + '_ {
        let worn = &self.shirts[side];
        self.picks(side).filter(move |card| !worn.contains(card))
    }

    /// The card that wears a shirt, if one does.
    #[must_use]
    pub fn shirt(&self, side: Side, shirt: u8) -> Option<u8> {
        let place = usize::from(shirt).checked_sub(1)?;
        let card = self.shirts[side].get(place).copied();
        card.filter(|card| *card > 0)
    }

    /// True if a card is not in the deck any more: all that are turned up are picked.
    fn was_turned_up(&self, card: u8) -> bool {
        let picked = |side: Side| self.picks[side].contains(&card);
        self.open.contains(&card) || Side::BOTH.into_iter().any(picked)
    }

    /// The round: 0 is that of the keepers.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }
}

/// What a manager chooses, in the notation CA/1: `pick-card 23`; `shirt 23` and then `7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DraftPick {
    /// This card of those that lie open.
    Card(u8),
    /// This card gets a shirt.
    Shirt(u8),
    /// Which shirt.
    Number(u8),
    /// The others wear what is left, in the order they were picked.
    Done,
}

impl fmt::Display for DraftPick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DraftPick::Card(card) => write!(f, "pick-card {card}"),
            DraftPick::Shirt(card) => write!(f, "shirt {card}"),
            DraftPick::Number(shirt) => write!(f, "{shirt}"),
            DraftPick::Done => f.write_str("done"),
        }
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked {
    /// Both rolled.
    RollOff {
        /// The home manager's die.
        home: u8,
        /// The visitors'.
        away: u8,
    },
    /// A card was turned up.
    TurnedUp {
        /// In this round.
        round: u8,
        /// Its number.
        card: u8,
    },
    /// A card was picked.
    Card {
        /// Who picked it.
        side: Side,
        /// Its number.
        card: u8,
    },
    /// A card wears a shirt.
    Shirt {
        /// Whose.
        side: Side,
        /// Its number.
        card: u8,
        /// The shirt.
        shirt: u8,
    },
}

impl Draft {
    /// A card by its number, from 1.
    #[must_use]
    pub fn card(&self, number: u8) -> Option<&Card> {
        self.pool.get(usize::from(number).checked_sub(1)?)
    }

    fn is_keeper(&self, number: u8) -> bool {
        self.card(number).is_some_and(|card| card.keeper)
    }

    /// How many cards both sides pick in a round: all keepers in the first; then four, as
    /// long as so many are wanted (CA-3.2, CA-3.3).
    fn size_of(&self, round: u8) -> u8 {
        if round == 0 {
            return 2 * self.keepers;
        }
        let outfielders = 2 * (SHIRTS - self.keepers);
        outfielders
            .saturating_sub(SHOWN as u8 * (round - 1))
            .min(SHOWN as u8)
    }

    /// Who picks first in a round: the winner of the roll-off picks the keepers first; the
    /// right changes in every round of outfielders (CA-3.3).
    fn first(&self, table: &DraftTable) -> Side {
        match table.round == 0 || !table.round.is_multiple_of(2) {
            true => table.winner,
            false => table.winner.other(),
        }
    }

    /// Who picks now: first, second, first, second.
    #[must_use]
    pub fn on_turn(&self, table: &DraftTable) -> Side {
        let gone = usize::from(self.size_of(table.round)).saturating_sub(table.open().count());
        match gone.is_multiple_of(2) {
            true => self.first(table),
            false => self.first(table).other(),
        }
    }

    /// The squads, when both are whole.
    #[must_use]
    pub fn squads(&self, table: &DraftTable) -> Option<BySide<Squad>> {
        let squad = |side: Side| {
            let cards = table.shirts[side].iter();
            let cards: Option<Vec<Card>> = cards.map(|&card| self.card(card).cloned()).collect();
            let [id, name, short] = self.clubs[side].clone();
            Some(Squad {
                id,
                name,
                short,
                cards: cards?,
            })
        };
        Some(BySide {
            home: squad(Side::Home)?,
            away: squad(Side::Away)?,
        })
    }

    /// Both managers roll; ties are rolled again, the higher picks first (CA-3.2).
    fn roll_off<S: Source<Draft>>(
        &self,
        table: &mut DraftTable,
        source: &mut S,
    ) -> Result<(), S::Stop> {
        let home = source.roll(Die::new("toss", 6))?;
        let away = source.roll(Die::new("toss", 6))?;
        source.tell(Picked::RollOff { home, away });
        if home != away {
            table.winner = if home > away { Side::Home } else { Side::Away };
            table.next = Next::TurnUp;
        }
        Ok(())
    }

    /// The cards of a round are turned up, one by one.
    fn turn_up<S: Source<Draft>>(
        &self,
        table: &mut DraftTable,
        source: &mut S,
    ) -> Result<(), S::Stop> {
        let keepers = table.round == 0;
        for place in 0..usize::from(self.size_of(table.round)) {
            let numbers = (1..).zip(&self.pool);
            let left = numbers
                .filter(|(number, card)| card.keeper == keepers && !table.was_turned_up(*number));
            let left: Vec<Number> = left.map(|(number, _): (u8, _)| Number(number)).collect();
            let index = source.chance(Chance::Draw {
                left: &left,
                reads: "draft",
            })?;
            let Some(&Number(card)) = left.get(index as usize) else {
                continue;
            };
            table.open[place] = card;
            let round = table.round;
            source.tell(Picked::TurnedUp { round, card });
        }
        table.next = Next::Pick;
        Ok(())
    }

    /// One card is picked; the last of a round goes where it is left.
    fn pick<S: Source<Draft>>(
        &self,
        table: &mut DraftTable,
        source: &mut S,
    ) -> Result<(), S::Stop> {
        let side = self.on_turn(table);
        let menu: Vec<DraftPick> = table.open().map(DraftPick::Card).collect();
        let chosen = source.choose(&ask("pick", table, side, &menu, Duty::Must))?;
        let DraftPick::Card(card) = chosen else {
            return Ok(());
        };
        table.open = table.open.map(|open| if open == card { 0 } else { open });
        if let Some(free) = table.picks[side].iter_mut().find(|pick| **pick == 0) {
            *free = card;
        }
        source.tell(Picked::Card { side, card });
        if table.open().next().is_none() {
            table.round += 1;
            table.next = match self.size_of(table.round) {
                0 => Next::Shirts(Side::Home),
                _ => Next::TurnUp,
            };
        }
        Ok(())
    }
}

/// A question; the last choice is taken for who does not answer, if he need not.
fn ask<'a>(
    name: &'static str,
    state: &'a DraftTable,
    side: Side,
    menu: &'a [DraftPick],
    duty: Duty,
) -> Ask<'a, Draft> {
    let default = match duty {
        Duty::Must => 0,
        Duty::May => menu.len() - 1,
    };
    Ask {
        name,
        state,
        side,
        menu,
        default,
        duty,
    }
}

impl Rules for Draft {
    type State = DraftTable;
    type Choice = DraftPick;
    type Event = Picked;

    fn kick_off(&self) -> DraftTable {
        let nothing = BySide::both([0; SHIRTS as usize]);
        DraftTable {
            next: Next::RollOff,
            winner: Side::Home,
            round: 0,
            open: [0; SHOWN],
            picks: nothing,
            shirts: nothing,
        }
    }

    fn is_over(&self, table: &DraftTable) -> bool {
        table.next == Next::Over
    }

    fn step<S: Source<Draft>>(
        &self,
        table: &mut DraftTable,
        source: &mut S,
    ) -> Result<(), S::Stop> {
        match table.next {
            Next::RollOff => self.roll_off(table, source),
            Next::TurnUp => self.turn_up(table, source),
            Next::Pick => self.pick(table, source),
            Next::Shirts(side) => self.give_shirts(table, side, source),
            Next::Over => Ok(()),
        }
    }
}
