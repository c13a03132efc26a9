//! The score and where everybody stands, in sentences.

use football::{Phrase, Word, phrase, standing, term};
use tabletop::{BySide, Side};

use crate::{
    InsideTheNet,
    action::Zone,
    men::Men,
    state::{Next, Period, State},
};

/// The score, the cards left and where the ball is; then windows and cards of each side.
pub(crate) fn status(rules: &InsideTheNet, state: &State) -> Vec<Phrase> {
    let goals = state.sides.map(|team| team.goals);
    let sides = Side::BOTH.into_iter().filter_map(|side| {
        let (team, squad) = (&state.sides[side], &rules.squads()[side]);
        let names = |men: Men| -> Vec<Word> {
            let names = men.iter().map(|man| squad.player_name(man).to_string());
            names.map(Word::from).collect()
        };
        let windows = phrase!("itn.ask.windows", n = team.windows);
        let cards = standing::cards(names(team.booked), names(team.off));
        standing::of_side(side, [windows].into_iter().chain(cards).collect())
    });
    let first = score_and_ball(state, goals);
    [first].into_iter().chain(sides).collect()
}

fn score_and_ball(state: &State, goals: BySide<u16>) -> Phrase {
    let score = standing::clubs_and_goals(goals);
    match (state.next, state.period) {
        (Next::KickOff, period) => {
            phrase!("itn.status.sealed", score = score, period = period.half())
        }
        (_, Period::FullTime) => standing::full_time(goals),
        (next, period) => phrase!(
            "itn.status.play",
            score = score,
            period = period.half(),
            side = state.attack,
            has = has(next),
            zone = term(match state.zone {
                Zone::Def => "itn.status.zone.def",
                Zone::Mid => "itn.status.zone.mid",
                Zone::Off => "itn.status.zone.off",
            }),
            cards = state.regular,
            extras = state.extras,
        ),
    }
}

/// What the side on the ball has: the ball, a free kick, a penalty.
fn has(next: Next) -> Phrase {
    term(match next {
        Next::KickOff | Next::Zone => "itn.status.has.ball",
        Next::FreeKick => "itn.status.has.free.kick",
        Next::Corner => "itn.status.has.corner",
        Next::Cross => "itn.status.has.cross",
        Next::Rebound => "itn.status.has.rebound",
        Next::Open => "itn.status.has.open",
        Next::Keeper => "itn.status.has.keeper",
        Next::GoalKick => "itn.status.has.goal.kick",
        Next::Penalty => "itn.status.has.penalty",
        Next::Loose => "itn.status.has.lost",
    })
}
