//! Injuries (ITN-INJ).

use tabletop::{Ask, Duty, Side, Source};

use super::Play;
use crate::{InsideTheNet, choice::Choice, event::Happening, men::NOBODY, state::Halt};

/// A man who is hurt, and his side.
pub(super) type Hurt = (Side, u8);

impl<S: Source<InsideTheNet>> Play<'_, S> {
    /// Blue up to the man's INJ rate: he is injured, and another blue is read on the
    /// chart (ITN-INJ.2 to ITN-INJ.5).
    pub(super) fn injury(
        &mut self,
        side: Side,
        man: u8,
        starred: bool,
    ) -> Result<Option<Hurt>, S::Stop> {
        if !self.rules.options.injuries {
            return Ok(None);
        }
        let card = self.rules.lookup[side].man(man);
        let (need, column) = (card.injury_rate, card.injury_column);
        let blue = self.blue()?;
        let check = Happening::InjuryCheck {
            man,
            blue,
            need,
            starred,
        };
        let clause = if starred { "ITN-INJ.3" } else { "ITN-INJ.2" };
        self.tell(clause, side, check);
        if blue > need {
            return Ok(None);
        }
        let blue = self.blue()?;
        let matches = self.rules.injuries.matches(blue, column);
        let injured = Happening::Injured { man, blue, matches };
        self.tell("ITN-INJ.4", side, injured);
        Ok(Some((side, man)))
    }

    /// He is replaced at once (ITN-INJ.6); if nobody can come on, his spot stays empty
    /// (ITN-INJ.7).
    pub(super) fn replace_injured(&mut self, (side, man): Hurt) -> Result<(), S::Stop> {
        let Some(spot) = self.state.sides[side].spot_of(man) else {
            return Ok(());
        };
        let menu: Vec<Choice> = match self.may_change(side, Halt::Stoppage) {
            true => self
                .newcomers(side, spot)
                .into_iter()
                .map(Choice::Man)
                .collect(),
            false => Vec::new(),
        };
        if menu.is_empty() {
            self.tell("ITN-INJ.7", side, Happening::NotReplaced { man });
            self.empty(side, spot);
            return Ok(());
        }
        self.state.asked = spot;
        let choice = match self.rules.options.automatic.changes(side) {
            true => menu[0],
            false => self.source.choose(&Ask {
                name: "replacement",
                state: self.state,
                side,
                menu: &menu,
                default: 0,
                duty: Duty::May,
            })?,
        };
        self.state.asked = NOBODY;
        if let Choice::Man(on) = choice {
            self.substitute("ITN-INJ.6", side, spot, on);
        }
        Ok(())
    }
}
