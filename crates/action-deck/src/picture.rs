//! The field and the score sheet as text.

use std::fmt::Write as _;

use football::{Teller, phrase};
use tabletop::Side;

use crate::{
    ActionDeck,
    spot::Spot,
    state::{State, Zone},
};

/// The three zones, home attacking to the right, and the control ratings in force.
pub(crate) fn field(rules: &ActionDeck, state: &State, teller: Teller<'_>) -> String {
    let mut text = String::new();
    let Spot { holder, zone, .. } = state.spot;
    let here = match holder {
        Side::Home => zone,
        Side::Away => zone.mirror(),
    };
    // Writing to a string cannot fail.
    let ball = |zone: Zone| if zone == here { "(o)" } else { "   " };
    let [own, middle, far] = Zone::ALL.map(ball);
    let _ = writeln!(text, "  |  {own}  |  {middle}  |  {far}  |");
    for side in Side::BOTH {
        let team = &state.sides[side];
        let line = phrase!(
            "ad.picture.team",
            side = side,
            control = rules.control(side, team.off),
            ball = side == holder,
        );
        let arrow = if side == Side::Home { "->" } else { "<-" };
        let _ = writeln!(text, "  {arrow} {}", teller.say(&line));
    }
    text
}
