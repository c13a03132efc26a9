//! Who keeps goal (AD-11.6, AD-11.9).

use tabletop::{Ask, Duty, Side, Source};

use super::Play;
use crate::{ActionDeck, choice::Choice, event::Happening, state::Next};

impl<S: Source<ActionDeck>> Play<'_, S> {
    /// The keeper against an ODD shot: the FACED column names one, or the defending
    /// coach does. Whoever was named stays so until another is.
    pub(super) fn keeper(&mut self, shooter: u8) -> Result<(), S::Stop> {
        let side = self.holder.other();
        match self.choose_keeper(side)? {
            Choice::Keeper(keeper) => {
                self.state.sides[side].keeper = Some(keeper);
                self.tell("AD-11.9", side, Happening::KeeperNamed { keeper });
                self.state.spot.next = Next::Odd { shooter, keeper };
            }
            _ => {
                self.state.sides[side].keeper = None;
                self.state.spot.next = Next::Faced(shooter);
                self.faced(shooter)?;
            }
        }
        Ok(())
    }

    /// A number on the FACED column names him. An X is put aside, and the coach is not asked
    /// again (AD-2.5).
    pub(super) fn faced(&mut self, shooter: u8) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        let side = self.holder.other();
        let keeper = self.rules.teams[side].faced.at(number);
        self.tell("AD-11.6", side, Happening::KeeperDrawn { number, keeper });
        self.state.spot.next = Next::Odd { shooter, keeper };
        Ok(())
    }

    fn choose_keeper(&mut self, side: Side) -> Result<Choice, S::Stop> {
        let menu = &self.rules.keeper_menus[side];
        // Drawing stands first, then the keepers in their order.
        let named = self.state.sides[side].keeper;
        let default = named.map_or(0, |keeper| usize::from(keeper) + 1);
        self.source.choose(&Ask {
            name: "keeper",
            state: self.state,
            side,
            menu,
            default: default.min(menu.len() - 1),
            duty: Duty::May,
        })
    }

    /// The keeper who is credited with an EVEN shot: the one the coach has named, or
    /// else the one with the widest FACED range.
    pub(super) fn credited_keeper(&self, side: Side) -> u8 {
        let named = self.state.sides[side].keeper;
        named.unwrap_or(self.rules.teams[side].usual_keeper())
    }
}
