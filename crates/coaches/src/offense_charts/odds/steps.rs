//! One step of the rules, all outcomes of it.

use ::offense_charts::{Next, OffenseCharts, Period, Pick, State, players::Positions};
use tabletop::{Side, sources::NoCoach};

use crate::odds::steps::{self, StepOutcome};

/// A state without the cards, which nobody looks at when dice are thrown, and
/// without what follows from the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StateWithoutCards {
    next: Next,
    picks: [Option<Pick>; 2],
    holder: Side,
    run: u8,
    period: Period,
    minute: u8,
    added: Option<u8>,
    kicked_off: Side,
    /// Goals, hurt, weather, booked and off, by side.
    sides: [(u16, u8, i16, Positions, Positions); 2],
}

impl StateWithoutCards {
    pub fn of(state: &State) -> StateWithoutCards {
        let side = |side: Side| {
            let team = &state.sides[side];
            (team.goals, team.hurt, team.weather, team.booked, team.off)
        };
        StateWithoutCards {
            next: state.next,
            picks: state.picks,
            holder: state.holder,
            run: state.run,
            period: state.period,
            minute: state.minute,
            added: state.added,
            kicked_off: state.kicked_off,
            sides: [side(Side::Home), side(Side::Away)],
        }
    }
}

/// All outcomes of one step, those that end alike together. No coach is ever asked.
pub fn outcomes(rules: &OffenseCharts, from: &State) -> Vec<StepOutcome<State>> {
    steps::outcomes(
        rules,
        None::<NoCoach<OffenseCharts>>,
        from,
        StateWithoutCards::of,
    )
}
