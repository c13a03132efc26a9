//! The score, the clock, and each side's marker with what hangs over it, in sentences.

use football::{Phrase, phrase, phrase::decimal, standing};
use tabletop::Side;

use crate::{
    GoalDice,
    play::tables::{Duel, Mates},
    state::{Period, State},
};

/// The score and where both markers stand.
pub(crate) fn status(rules: &GoalDice, state: &State) -> Vec<Phrase> {
    let mut said = vec![score_and_clock(rules, state)];
    match state.period {
        Period::ShootOut => {
            let (home, away) = (&state.sides.home, &state.sides.away);
            said.push(phrase!(
                "gd.status.kicks",
                home = home.kicks_scored,
                home_kicks = home.kicks,
                away = away.kicks_scored,
                away_kicks = away.kicks,
            ));
        }
        _ => said.extend(Side::BOTH.map(|side| marker(rules, state, side))),
    }
    said
}

fn score_and_clock(rules: &GoalDice, state: &State) -> Phrase {
    let goals = state.sides.map(|marker| marker.goals);
    let key = match state.period {
        Period::Toss => "gd.status.toss",
        Period::FullTime => return standing::full_time(goals),
        period if rules.period_seconds(period) == 0 => "gd.status.period",
        _ => "gd.status.clock",
    };
    phrase!(
        key,
        score = standing::clubs_and_goals(goals),
        period = state.period.term(),
        left = state.seconds_left,
    )
}

fn marker(rules: &GoalDice, state: &State, side: Side) -> Phrase {
    let marker = &state.sides[side];
    let shoots = rules.grid().square(marker.place).dice > 0;
    let chance = shoots.then(|| 100.0 * rules.goal_chance(marker.place, marker.dice_lost));
    phrase!(
        "gd.status.marker",
        side = side,
        square = rules.square(marker.place),
        kick_off = marker.kick_off,
        failed = marker.failures > 0,
        owes = marker.owes,
        dice_lost = marker.dice_lost,
        chance = chance.map(|share| decimal(share, 1)),
    )
}

impl GoalDice {
    /// How likely a shot from a place is to go in, at the first throw.
    #[must_use]
    pub fn goal_chance(&self, place: u8, dice_lost: u8) -> f64 {
        let mates = Mates {
            second_shoots: false,
            second_keeps: false,
        };
        let reading = self.tables.shot(place, dice_lost, mates);
        let all: u32 = reading.weights().iter().sum();
        let goals = reading.groups().filter(|(duel, _)| **duel == Duel::Goal);
        let goals: u32 = goals.map(|(_, ways)| ways).sum();
        f64::from(goals) / f64::from(all)
    }
}
