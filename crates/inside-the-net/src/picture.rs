//! The table as text: pitch, recovery numbers, cards left, both line-ups.

use std::fmt::Write as _;

use football::score_line;
use tabletop::{BySide, Side};

use crate::{
    InsideTheNet,
    action::{Line, Zone},
    card_text::line_word,
    lines::{men, pile_text, windows_left},
    men::NOBODY,
    state::{Next, Period, State},
};

/// Men of the bench in a line.
const BENCH: usize = 4;

/// The three strips, home attacking to the right, HREC in each of them, the clock, and
/// who stands where.
pub(crate) fn table(rules: &InsideTheNet, state: &State, names: &BySide<String>) -> String {
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
    let _ = writeln!(
        text,
        "  {} cards left, EXTRAS {}, spare {}",
        state.regular,
        pile_text(state.extras, state.sideways),
        state.spare
    );
    for side in Side::BOTH {
        let (team, squad) = (&state.sides[side], &rules.squads()[side]);
        let _ = writeln!(
            text,
            "  {} {} {}, windows {}, keeper {}{}",
            if side == Side::Home { "->" } else { "<-" },
            names[side],
            team.formation,
            team.windows,
            squad.keeper_name(team.keeper),
            if side == state.attack {
                ", on the ball"
            } else {
                ""
            }
        );
        for line in Line::ALL {
            let spots = (0..).zip(team.spots);
            let here = spots.filter(|(spot, _)| team.formation.line(*spot) == line);
            let men: Vec<String> = here
                .map(|(spot, man)| {
                    let name = match man {
                        NOBODY => "nobody",
                        man => squad.player_name(man),
                    };
                    let markers = "*".repeat(team.markers_on(man).max(0) as usize);
                    format!("{} {name}{markers}", spot + 1)
                })
                .collect();
            let _ = writeln!(text, "     {:<12} {}", line_word(line), men.join(", "));
        }
        let bench = team.bench.iter();
        let bench: Vec<String> = bench
            .map(|man| format!("number {} {}", man + 1, squad.player_name(man)))
            .collect();
        for (at, men) in bench.chunks(BENCH).enumerate() {
            let title = if at == 0 { "bench" } else { "" };
            let _ = writeln!(text, "     {title:<12} {}", men.join(", "));
        }
    }
    text
}

/// The score and where everybody stands, in sentences.
pub(crate) fn status(rules: &InsideTheNet, state: &State, names: &BySide<String>) -> String {
    let goals = state.sides.map(|team| team.goals);
    let mut text = format!("{}, {}", score_line(names, goals), state.period);
    if state.next == Next::KickOff {
        text.push_str(
            "; team sheets are sealed until kick-off: the other side's may not be this one",
        );
    } else if state.period != Period::FullTime {
        let zone = match state.zone {
            Zone::Def => "in front of their own goal",
            Zone::Mid => "in midfield",
            Zone::Off => "in front of the other goal",
        };
        let what = match state.next {
            Next::Zone => "have the ball".to_string(),
            next => format!("have the ball for a {next}"),
        };
        let _ = write!(text, "; {} {what} {zone}", names[state.attack]);
        let _ = write!(
            text,
            ", {} cards left and {} in EXTRAS",
            state.regular, state.extras
        );
    }
    text.push_str(".\n");
    for side in Side::BOTH {
        let (team, squad) = (&state.sides[side], &rules.squads()[side]);
        let mut parts = vec![windows_left(team.windows)];
        for (what, who) in [("booked", team.booked), ("sent off", team.off)] {
            if !who.is_empty() {
                parts.push(format!("{what}: {}", men(squad, who)));
            }
        }
        let _ = writeln!(text, "{}: {}.", names[side], parts.join("; "));
    }
    text
}
