//! The score sheet as text (OC-1.5): the visitors on the upper line (OC-1.6).

use std::fmt::Write as _;

use football::Teller;
use tabletop::Side;

use crate::{OffenseCharts, state::State, strength::rate_text};

/// The box score: names, RATE, X, goals and the charts in force.
pub(crate) fn sheet(rules: &OffenseCharts, state: &State, teller: Teller<'_>) -> String {
    let mut text = String::new();
    let names = teller.names;
    let width = names.home.chars().count().max(names.away.chars().count());
    let [chart, goals, ball] =
        ["oc.picture.chart", "oc.picture.goals", "oc.picture.ball"].map(|it| teller.term(it));
    let [charts, numbers] = [&chart, &goals].map(|title| title.chars().count());
    let holds = format!("  {ball}");
    // Writing to a string cannot fail.
    let _ = writeln!(text, "  {:<width$}  RATE   X  {chart}  {goals}", "");
    for side in [Side::Away, Side::Home] {
        let team = &state.sides[side];
        let _ = writeln!(
            text,
            "  {:<width$}  {:>4}  {:>2}  {:>charts$}  {:>numbers$}{}",
            names[side],
            rate_text(rules.strength().rate2(side)),
            team.x,
            team.chart,
            team.goals,
            if side == state.holder { &holds } else { "" }
        );
    }
    text
}
