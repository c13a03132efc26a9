//! The score and where the ball is, in a sentence.

use football::{Phrase, phrase, standing};

use crate::{
    state::{Period, State},
    why,
};

/// The score, the minute, the ball, and what is going on.
pub(crate) fn status(state: &State) -> Vec<Phrase> {
    let goals = state.goals.map(u16::from);
    vec![match state.period {
        Period::FullTime => standing::full_time(goals),
        period => phrase!(
            "ca.status.play",
            score = standing::clubs_and_goals(goals),
            period = why::period(period),
            minute = state.minute,
            parts = parts(state),
        ),
    }]
}

fn parts(state: &State) -> Vec<Phrase> {
    let at = state.ball.to_string();
    let ball = match state.holder {
        Some(holder) => phrase!(
            "ca.status.has",
            side = holder.side(),
            who = holder.to_string(),
            at = at
        ),
        None => phrase!("ca.status.lies", side = state.attack, at = at),
    };
    let left = state.added;
    let left = left.map(|left| phrase!("ca.status.left", left = left));
    let about = state.about;
    let about = about.map(|about| phrase!("ca.status.about", who = about.to_string()));
    let target = state.target;
    let target = target.map(|target| phrase!("ca.status.target", at = target.to_string()));
    let more = [left, about, target].into_iter().flatten();
    [ball].into_iter().chain(more).collect()
}
