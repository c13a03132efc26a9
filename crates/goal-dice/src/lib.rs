//! goal-dice: walk your marker up the field with poker hands of four dice, and
//! choose when to shoot against the keeper's ten-sided die.
//!
//! The rules in words are in `docs/rules/goal-dice.md`; clause numbers (GD-4.1)
//! are those used there. Reading order: [`state`], [`play`] (one file for each
//! heading of the rules), [`hand`], [`grid`].
//!
//! This crate knows no files, no clock and nobody who answers.

pub mod choice;
pub mod event;
pub mod grid;
pub mod hand;
mod names;
pub mod options;
mod picture;
pub mod play;
mod reason;
mod remark;
mod report;
mod situation;
pub mod state;
mod status;

use tabletop::{Faults, Rules, Source, options::Settings};

pub use choice::Choice;
pub use event::{Event, Happening, Kick, Save};
pub use grid::{Grid, Square};
pub use hand::Hand;
pub use options::{OPTIONS, Options};
pub use play::{
    clock::ROLL as SECONDS_PER_ROLL, shoot_out::ROUNDS as SHOOT_OUT_ROUNDS, tables::Duel,
};
pub use state::{Marker, Period, State};

use play::{clock::SecondsPerAct, tables::Tables};

/// The rules with what is agreed before kick-off: the field and the options.
#[derive(Clone, Debug)]
pub struct GoalDice {
    grid: Grid,
    options: Options,
    tables: Tables,
    pace: SecondsPerAct,
}

impl GoalDice {
    /// The game on this field with these options.
    #[must_use]
    pub fn new(grid: Grid, options: Options) -> GoalDice {
        let tables = Tables::new(&grid, &options);
        GoalDice {
            pace: SecondsPerAct::of(options.time_model),
            grid,
            options,
            tables,
        }
    }

    /// The game as it is written down: the text of a field, and `name=value`
    /// for each option that is not at its default.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with either.
    pub fn from_text<'a>(
        grid: &str,
        options: impl IntoIterator<Item = &'a str>,
    ) -> Result<GoalDice, Faults> {
        let grid = Grid::parse(grid);
        let settings = Settings::parse(OPTIONS, options);
        match (grid, settings) {
            (Ok(grid), Ok(settings)) => Ok(GoalDice::new(grid, Options::from(&settings))),
            (grid, settings) => {
                let mut faults = grid.err().unwrap_or_default();
                faults.0.extend(settings.err().unwrap_or_default().0);
                Err(faults)
            }
        }
    }

    /// The field.
    #[must_use]
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The options.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }
}

impl Rules for GoalDice {
    type State = State;
    type Choice = Choice;
    type Event = Event;

    fn kick_off(&self) -> State {
        State::before_kick_off(&self.grid)
    }

    fn is_over(&self, state: &State) -> bool {
        state.period == Period::FullTime
    }

    #[inline]
    fn step<S: Source<GoalDice>>(&self, state: &mut State, source: &mut S) -> Result<(), S::Stop> {
        play::step(self, state, source)
    }
}
