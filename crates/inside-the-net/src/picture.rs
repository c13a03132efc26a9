//! The table as text: pitch, recovery numbers, cards left, both line-ups.

use std::fmt::Write as _;

use football::{Phrase, Teller, phrase, term};
use tabletop::Side;

use crate::{
    InsideTheNet,
    action::{Line, Zone},
    men::NOBODY,
    state::{Next, State},
};

/// Men of the bench in a line.
const BENCH: usize = 4;

/// The three strips, home attacking to the right, HREC in each of them, the clock, and
/// who stands where.
pub(crate) fn table(rules: &InsideTheNet, state: &State, teller: Teller<'_>) -> String {
    let mut text = String::new();
    let here = state.strip();
    let ball = |strip: Zone| if strip == here { "(o)" } else { "   " };
    let [own, middle, far] = [Zone::Def, Zone::Mid, Zone::Off].map(ball);
    // Writing to a string cannot fail.
    let _ = writeln!(text, "  |   {own}   |   {middle}   |   {far}   |");
    // Before the sheets are open nobody knows it.
    let number = |strip: Zone| match state.next {
        Next::KickOff => "?".to_string(),
        _ => state.recovery(strip).to_string(),
    };
    let [own, middle, far] = [Zone::Def, Zone::Mid, Zone::Off].map(number);
    let _ = writeln!(
        text,
        "  | HREC {own:>2} | HREC {middle:>2} | HREC {far:>2} |"
    );
    let piles = phrase!(
        "itn.picture.piles",
        left = state.regular,
        extras = state.extras,
        sideways = state.sideways,
        spare = state.spare,
    );
    let _ = writeln!(text, "  {}", teller.say(&piles));
    for side in Side::BOTH {
        let (team, squad) = (&state.sides[side], &rules.squads()[side]);
        let line = phrase!(
            "itn.picture.team",
            side = side,
            formation = team.formation.to_string(),
            windows = team.windows,
            keeper = rules.keeper_word(side, team.keeper),
            ball = side == state.attack,
        );
        let arrow = if side == Side::Home { "->" } else { "<-" };
        let _ = writeln!(text, "  {arrow} {}", teller.say(&line));
        for line in Line::ALL {
            let spots = (0..).zip(team.spots);
            let here = spots.filter(|(spot, _)| team.formation.line(*spot) == line);
            let men: Vec<String> = here
                .map(|(spot, man)| {
                    let name = teller.say(&match man {
                        NOBODY => term("itn.picture.nobody"),
                        man => Phrase::from(squad.player_name(man).to_string()),
                    });
                    let markers = "*".repeat(team.markers_on(man).max(0) as usize);
                    format!("{} {name}{markers}", spot + 1)
                })
                .collect();
            let title = teller.term(match line {
                Line::Df => "itn.picture.defenders",
                Line::Mf => "itn.picture.midfielders",
                Line::Fw => "itn.picture.forwards",
            });
            let _ = writeln!(text, "     {title:<12} {}", men.join(", "));
        }
        let bench = team.bench.iter();
        let bench: Vec<String> = bench
            .map(|man| {
                phrase!(
                    "itn.picture.number",
                    n = man + 1,
                    man = rules.man_word(side, man)
                )
            })
            .map(|it| teller.say(&it))
            .collect();
        for (at, men) in bench.chunks(BENCH).enumerate() {
            let title = match at {
                0 => teller.term("itn.picture.bench"),
                _ => String::new(),
            };
            let _ = writeln!(text, "     {title:<12} {}", men.join(", "));
        }
    }
    text
}
