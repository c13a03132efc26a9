//! What of a settled state the next minutes look at, apart from the clock, the
//! score and who is booked.

use ::offense_charts::{Next, OffenseCharts, State, players::POSITIONS};
use tabletop::{Rules as _, Side};

/// What changes from minute to minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MinuteShape {
    /// Who has the ball.
    pub holder: Side,
    /// Contests won in a row.
    pub run: u8,
    /// Minutes that injuries still count, by side.
    pub hurt: [u8; 2],
}

/// What changes seldom, and changes what all shapes lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Strain {
    /// Men sent off, by side.
    pub off: [u8; 2],
    /// What storms did, by side.
    pub weather: [i16; 2],
}

/// Eleven men each, and no storm.
pub const FRESH: Strain = Strain {
    off: [0, 0],
    weather: [0, 0],
};

impl MinuteShape {
    pub fn of(state: &State) -> MinuteShape {
        MinuteShape {
            holder: state.holder,
            run: state.run,
            hurt: Side::BOTH.map(|side| state.sides[side].hurt),
        }
    }

    /// A state of this shape, early in a half. On each side one player is booked
    /// and the right number is off: who they are does not matter, for how often a
    /// booked one is found is put in afterwards.
    pub fn state(self, rules: &OffenseCharts, strain: Strain) -> State {
        let mut state = rules.kick_off();
        state.next = Next::Minute;
        state.minute = 1;
        state.holder = self.holder;
        state.run = self.run;
        for side in Side::BOTH {
            let team = &mut state.sides[side];
            team.hurt = self.hurt[side as usize];
            team.weather = strain.weather[side as usize];
            let who = Who::of(rules, side);
            team.booked.add(who.booked);
            for &position in who.off.iter().take(usize::from(strain.off[side as usize])) {
                team.off.add(position);
            }
        }
        rules.refresh(&mut state);
        state
    }
}

/// Positions to stand for all others.
struct Who {
    booked: u8,
    off: Vec<u8>,
}

impl Who {
    /// The player found most seldom is booked; the others go in the order in which
    /// they are found seldom, so that those left can be found.
    fn of(rules: &OffenseCharts, side: Side) -> Who {
        let fouls = rules.line_ups()[side].column(offense_charts::players::Column::Fouls);
        let found = |position: u8| (1..=100).filter(|&n| fouls.at(n) == position).count();
        let mut positions: Vec<u8> = (1..=POSITIONS).collect();
        positions.sort_by_key(|&position| (found(position), position));
        let never = positions.iter().filter(|&&at| found(at) == 0).count();
        let booked = positions.get(never).copied().unwrap_or(1);
        positions.retain(|&position| position != booked);
        Who {
            booked,
            off: positions,
        }
    }
}
