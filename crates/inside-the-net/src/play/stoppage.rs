//! Stoppages (ITN-STP) and the automatic check (ITN-SUB.5 to ITN-SUB.12), tired men
//! (ITN-TRD).

use tabletop::{Ask, Duty, Side, Source};

use super::{Play, injury::Hurt};
use crate::{
    InsideTheNet,
    choice::Choice,
    event::{Happening, Stoppage},
    hrec::towards,
    men::NOBODY,
    options::Automatic,
    state::{Halt, Period, strip_of_line},
};

impl<S: Source<InsideTheNet>> Play<'_, S> {
    /// Play is stopped: an injured man is replaced, the automatic check is made in the
    /// second half, and the coaches may change men before the restart (ITN-STP.2).
    #[inline(never)]
    pub(super) fn stoppage(&mut self, why: Stoppage, injured: Option<Hurt>) -> Result<(), S::Stop> {
        self.face(NOBODY, NOBODY);
        self.tell("ITN-STP.1", self.state.attack, Happening::Halted { why });
        if let Some(injured) = injured {
            self.replace_injured(injured)?;
        }
        if self.state.period == Period::SecondHalf {
            self.automatic_check(Halt::Stoppage)?;
        }
        self.leave_to_coaches(Halt::Stoppage)
    }

    /// The coaches who make their own changes are asked before the restart (ITN-STP.2); at
    /// half-time all are.
    pub(super) fn leave_to_coaches(&mut self, halt: Halt) -> Result<(), S::Stop> {
        let automatic = self.rules.options.automatic;
        for side in Side::BOTH {
            self.state.sides[side].open &= !automatic.changes(side);
        }
        if halt == Halt::HalfTime || automatic != Automatic::Both {
            self.state.halt = halt;
            self.coaches_change()?;
        }
        Ok(())
    }

    /// One throw of all dice (ITN-SUB.5): black names a team and a spot (ITN-SUB.6),
    /// white another spot of that team (ITN-SUB.7), blue is compared with both men's END
    /// (ITN-SUB.8).
    pub(super) fn automatic_check(&mut self, halt: Halt) -> Result<(), S::Stop> {
        let automatic = self.rules.options.automatic;
        if automatic == Automatic::Off {
            return Ok(());
        }
        let (black, white) = self.throw()?;
        let blue = self.blue()?;
        let side = match black {
            ..=10 => Side::Home,
            _ => Side::Away,
        };
        if !automatic.changes(side) {
            return Ok(());
        }
        let spots = [black, white].map(|face| (face - 1) % 10);
        let first = self.checked(side, spots[0]);
        let second = match self.checked(side, spots[1]) {
            same if same == first => NOBODY,
            other => other,
        };
        // If nobody may come on, nothing comes of it, unless that was agreed.
        let idle = !(self.may_change(side, halt) | self.rules.options.tired);
        let check = Happening::SubCheck {
            first,
            second,
            black,
            white,
            blue,
            idle,
        };
        let team = &self.state.sides[side];
        let clause = match (first, second) {
            (NOBODY, NOBODY) if spots.iter().any(|spot| team.man(*spot) != NOBODY) => "ITN-SUB.11",
            (NOBODY, NOBODY) => "ITN-SUB.12",
            _ if idle => "ITN-SUB.10",
            _ => "ITN-SUB.8",
        };
        self.tell(clause, side, check);
        let cards = &self.rules.lookup[side];
        let tired = [first, second].map(|man| !idle & (blue <= cards.man(man).endurance));
        for (spot, tired) in spots.into_iter().zip(tired) {
            if tired {
                self.tired(side, spot, halt)?;
            }
        }
        Ok(())
    }

    /// The man in a spot whom a die names; nobody in an empty spot, nor one who came on as
    /// a substitute (ITN-SUB.11, ITN-SUB.12). Nobody is never tired: his END is 0.
    fn checked(&self, side: Side, spot: u8) -> u8 {
        let team = &self.state.sides[side];
        let man = team.man(spot);
        match team.fresh.has(man) {
            true => NOBODY,
            false => man,
        }
    }

    /// A tired man is replaced if there is a window and a man for him (ITN-SUB.9,
    /// ITN-SUB.10), unless his coach keeps him on.
    fn tired(&mut self, side: Side, spot: u8, halt: Halt) -> Result<(), S::Stop> {
        let on = match self.may_change(side, halt) {
            true => self.newcomer(side, spot),
            false => None,
        };
        let Some(on) = on else {
            self.keep_on(side, spot);
            return Ok(());
        };
        self.state.asked = spot;
        let choice = self.source.choose(&Ask {
            name: "tired",
            state: self.state,
            side,
            menu: &[Choice::Replace, Choice::Keep],
            default: 0,
            duty: Duty::May,
        })?;
        self.state.asked = NOBODY;
        match choice {
            Choice::Keep => self.keep_on(side, spot),
            _ => self.change("ITN-SUB.9", side, spot, on, halt),
        }
        Ok(())
    }

    /// If that was agreed, a tired man who stays on moves HREC against his team
    /// (ITN-TRD.1 to ITN-TRD.3).
    fn keep_on(&mut self, side: Side, spot: u8) {
        if self.rules.options.tired {
            let man = self.state.sides[side].man(spot);
            self.tell("ITN-TRD.1", side, Happening::KeptOn { man });
            let line = self.state.sides[side].formation.line(spot);
            self.move_hrec("ITN-TRD.2", strip_of_line(side, line), -towards(side));
        }
    }
}
