//! Assists (AD-12).

use tabletop::Source;

use super::Play;
use crate::{ActionDeck, event::Happening, state::Next, team::Column};

impl<S: Source<ActionDeck>> Play<'_, S> {
    /// One number against the scoring team's ASSIST% (AD-12.1): up to 100 it is one
    /// assist or none (AD-12.2), above that two or one (AD-12.3, AD-12.5).
    pub(super) fn assists(&mut self, scorer: u8) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        let rating = self.chart_of_holder().ratings.assist;
        let sure = u8::from(rating > 100);
        let more = number <= rating - 100 * sure;
        let count = sure + u8::from(more);
        let assists = Happening::Assists {
            number,
            rating,
            count,
        };
        let clause = if rating > 100 { "AD-12.3" } else { "AD-12.2" };
        self.tell(clause, self.holder, assists);
        match count {
            0 => self.kick_off_after_goal(),
            _ => self.assist_is_due(scorer, None, count > 1),
        }
        Ok(())
    }

    /// Nobody who could have given it is left: there is none.
    fn assist_is_due(&mut self, scorer: u8, first: Option<u8>, another: bool) {
        let without = self.no_assist_by(scorer, first);
        if !self.chart_of_holder().finds_any(Column::Assist, without) {
            self.kick_off_after_goal();
            return;
        }
        self.state.spot.next = Next::Assist {
            scorer,
            first,
            another,
        };
    }

    fn no_assist_by(&self, scorer: u8, first: Option<u8>) -> crate::team::Players {
        let without = self.state.sides[self.holder].off.and(scorer);
        first.map_or(without, |first| without.and(first))
    }

    /// One number on the A column for each of them; the scorer, men sent off and the
    /// one already credited are drawn again (AD-12.4).
    pub(super) fn assist(
        &mut self,
        scorer: u8,
        first: Option<u8>,
        another: bool,
    ) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        let without = self.no_assist_by(scorer, first);
        let found = self.find(self.holder, Column::Assist, number, without);
        match (found, another) {
            (None, _) => (),
            (Some(found), true) => self.assist_is_due(scorer, Some(found), false),
            (Some(_), false) => self.kick_off_after_goal(),
        }
        Ok(())
    }
}
