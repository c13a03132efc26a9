//! Coaches change men as they wish (ITN-SUB.1): at stoppages, unless the automatic rule
//! does it for them, and at half-time.

use tabletop::{Ask, Duty, Side, Source};

use super::Play;
use crate::{
    InsideTheNet,
    choice::Choice,
    event::Happening,
    men::NOBODY,
    state::{Halt, Period},
};

impl<S: Source<InsideTheNet>> Play<'_, S> {
    /// Before the restart, home first. A window that was opened stays open until then.
    #[inline(never)]
    pub(super) fn coaches_change(&mut self) -> Result<(), S::Stop> {
        let half_time = self.state.halt == Halt::HalfTime;
        for side in Side::BOTH {
            if half_time || !self.rules.options.automatic.changes(side) {
                self.coach_changes(side)?;
            }
        }
        self.state.halt = Halt::No;
        for side in Side::BOTH {
            self.state.sides[side].open = false;
        }
        Ok(())
    }

    fn coach_changes(&mut self, side: Side) -> Result<(), S::Stop> {
        let mut ordered = false;
        while self.state.period != Period::FullTime {
            let halt = self.state.halt;
            let team = &self.state.sides[side];
            let may = self.may_change(side, halt);
            let menu = [
                (Choice::GoOn, true),
                (Choice::Change, may && !self.changeable(side).is_empty()),
                (Choice::ChangeKeeper, may && !team.bench_keepers.is_empty()),
                // Only at half-time or in a used window.
                (
                    Choice::NewOrder,
                    !ordered && (halt == Halt::HalfTime || team.open),
                ),
            ];
            let mut open = [Choice::GoOn; 4];
            let mut count = 0;
            for (choice, _) in menu.into_iter().filter(|(_, allowed)| *allowed) {
                open[count] = choice;
                count += 1;
            }
            let choice = self.source.choose(&Ask {
                name: "change",
                state: self.state,
                side,
                menu: &open[..count],
                default: 0,
                duty: Duty::May,
            })?;
            match choice {
                Choice::Change => {
                    if let Some((spot, on)) = self.man_for_man(side)? {
                        self.change("ITN-SUB.1", side, spot, on, halt);
                    }
                }
                Choice::ChangeKeeper => self.coach_changes_keeper(side, halt)?,
                Choice::NewOrder => {
                    ordered = true;
                    self.new_order(side)?;
                }
                _ => break,
            }
        }
        Ok(())
    }

    /// The spots of men for whom somebody can come on.
    fn changeable(&self, side: Side) -> Vec<Choice> {
        let men = self.state.sides[side].men();
        let spots = men.filter(|(spot, _)| self.rules.has_newcomer(self.state, side, *spot));
        spots.map(|(spot, _)| Choice::Spot(spot)).collect()
    }

    /// A spot, and the man of the bench who is to stand there.
    pub(super) fn man_for_man(&mut self, side: Side) -> Result<Option<(u8, u8)>, S::Stop> {
        let menu = self.changeable(side);
        if menu.is_empty() {
            return Ok(None);
        }
        let Choice::Spot(spot) = self.must(side, "off", &menu)? else {
            return Ok(None);
        };
        let newcomers = self.newcomers(side, spot).into_iter();
        let menu: Vec<Choice> = newcomers.map(Choice::Man).collect();
        self.state.asked = spot;
        let choice = self.must(side, "on", &menu)?;
        self.state.asked = NOBODY;
        Ok(match choice {
            Choice::Man(on) => Some((spot, on)),
            _ => None,
        })
    }

    /// A keeper of the bench for the one in goal: who comes, and who goes.
    pub(super) fn other_keeper(&mut self, side: Side) -> Result<Option<(u8, u8)>, S::Stop> {
        let keepers = self.state.sides[side].bench_keepers.iter();
        let menu: Vec<Choice> = keepers.map(Choice::Keeper).collect();
        let Choice::Keeper(on) = self.must(side, "keeper", &menu)? else {
            return Ok(None);
        };
        let out = std::mem::replace(&mut self.state.sides[side].keeper, on);
        Ok(Some((on, out)))
    }

    /// A keeper's change uses a window, too, and moves nothing (ITN-FRS.2).
    fn coach_changes_keeper(&mut self, side: Side, halt: Halt) -> Result<(), S::Stop> {
        let Some((on, out)) = self.other_keeper(side)? else {
            return Ok(());
        };
        if halt != Halt::HalfTime {
            self.open_window(side);
        }
        let team = &mut self.state.sides[side];
        team.bench_keepers.remove(on);
        team.used = team.used.saturating_add(1);
        let windows = team.windows;
        let change = Happening::KeeperChange { out, on, windows };
        self.tell("ITN-FRS.2", side, change);
        Ok(())
    }

    /// A question that follows from a choice: it needs an answer.
    pub(super) fn must(
        &mut self,
        side: Side,
        name: &'static str,
        menu: &[Choice],
    ) -> Result<Choice, S::Stop> {
        self.source.choose(&Ask {
            name,
            state: self.state,
            side,
            menu,
            default: 0,
            duty: Duty::Must,
        })
    }
}
