//! The score and what hangs over the sides, in sentences.

use football::{Phrase, Word, phrase, standing};
use tabletop::Side;

use crate::{
    OffenseCharts,
    players::Positions,
    state::{Period, State},
    terms,
};

/// The score and the clock; then who is booked, sent off or hurt.
pub(crate) fn status(rules: &OffenseCharts, state: &State) -> Vec<Phrase> {
    let goals = state.sides.map(|team| team.goals);
    let first = match state.period {
        Period::FullTime => standing::full_time(goals),
        period => phrase!(
            "oc.status.play",
            score = standing::clubs_and_goals(goals),
            period = period.half(),
            minute = state.minute,
            side = state.holder,
        ),
    };
    let sides = Side::BOTH.into_iter().filter_map(|side| {
        let team = &state.sides[side];
        let players = |positions: Positions| -> Vec<Word> {
            let line_up = &rules.line_ups()[side];
            let players = positions.iter().map(|at| terms::player(line_up, at));
            players.collect()
        };
        let hurt = team.hurt > 0;
        let hurt = hurt.then(|| phrase!("oc.status.hurt", minutes = team.hurt));
        let cards = standing::cards(players(team.booked), players(team.off));
        standing::of_side(side, cards.chain(hurt).collect())
    });
    [first].into_iter().chain(sides).collect()
}
