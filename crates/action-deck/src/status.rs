//! The score and where everybody stands, in sentences.

use football::{Phrase, Word, phrase, standing, term};
use tabletop::Side;

use crate::{
    ActionDeck,
    play::can_press,
    spot::Spot,
    state::{Period, State, Zone},
    team::Players,
};

/// The score, the marks and where the ball is; then who is booked or sent off.
pub(crate) fn status(rules: &ActionDeck, state: &State) -> Vec<Phrase> {
    let goals = state.sides.map(|team| team.goals);
    let Spot { holder, zone, .. } = state.spot;
    let first = match state.period {
        Period::FullTime => standing::full_time(goals),
        period => phrase!(
            "ad.status.play",
            score = standing::clubs_and_goals(goals),
            period = period.half(),
            mark = state.marks,
            side = holder,
            zone = term(match zone {
                Zone::D => "ad.status.zone.D",
                Zone::M => "ad.status.zone.M",
                Zone::A => "ad.status.zone.A",
            }),
            press = can_press(state),
        ),
    };
    let sides = Side::BOTH.into_iter().filter_map(|side| {
        let (team, chart) = (&state.sides[side], &rules.team_charts()[side]);
        let names = |players: Players| -> Vec<Word> {
            let names = players.iter().map(|at| chart.player_name(at).to_string());
            names.map(Word::from).collect()
        };
        let cards = standing::cards(names(team.booked), names(team.off));
        standing::of_side(side, cards.collect())
    });
    [first].into_iter().chain(sides).collect()
}
