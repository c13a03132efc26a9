//! What is printed: the story, the score, the box score.

use std::fmt::Write as _;

use arena::{Match, table::Explained};
use football::score_line;
use simulation::StoryLine;
use tabletop::Side;

/// Standard errors to either side that hold the truth in 19 of 20 cases.
pub const SURE: f64 = 1.96;

/// An event: the minute and the commentary; with `why`, the reason below it.
pub fn story_line(line: &StoryLine, why: bool) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    if let Some(words) = &line.words {
        let _ = writeln!(text, "{:>5}  {words}", line.at);
    }
    if let (true, Some(why), Some(clause)) = (why, &line.why, line.clause) {
        let _ = writeln!(text, "       {why} [{clause}]");
    }
    text
}

/// The score and the box score.
pub fn result(played: &dyn Match) -> String {
    let names = &played.setup().names;
    let mut text = format!("\n{}", score_line(names, played.score()));
    if let Some(kicks) = played.shootout() {
        let _ = write!(text, " ({}-{} on kicks)", kicks.home, kicks.away);
    }
    if played.pending().is_some() {
        let _ = write!(text, ", {}", played.moment());
    }
    let _ = writeln!(text);
    let stats = played.box_score().stats;
    let width = names.home.chars().count().max(8);
    let _ = writeln!(text, "{:<16} {:>width$}  {}", "", names.home, names.away);
    for ((name, home), (_, away)) in stats.home.named().zip(stats.away.named()) {
        if home + away > 0 {
            let name = name.replace('_', " ");
            let _ = writeln!(text, "{name:<16} {home:>width$}  {away}");
        }
    }
    let players = played.players();
    for side in Side::BOTH
        .into_iter()
        .filter(|&side| !players[side].is_empty())
    {
        let _ = writeln!(text, "\n{}", names[side]);
        let lengths = players[side].iter().map(|(name, _)| name.chars().count());
        let width = lengths.max().unwrap_or_default();
        for (name, stats) in &players[side] {
            let counted = stats.named().filter(|(_, count)| *count > 0);
            let words: Vec<String> = counted
                .map(|(what, count)| format!("{} {count}", what.replace('_', " ")))
                .collect();
            let note = played.sheet_note(stats);
            let note = note.map_or(String::new(), |note| format!(" ({})", note.words()));
            let _ = writeln!(text, "  {name:<width$}  {}{note}", words.join(", "));
        }
    }
    text
}

/// How far a share may be off, in 19 of 20 cases.
fn interval(standard_error: f64) -> String {
    format!("± {:.2} %", 100.0 * SURE * standard_error)
}

/// The choices of a question: won, drawn, lost; the best one is marked, and what
/// the chosen one cost.
pub fn choices(explained: &Explained) -> String {
    let mut text = String::new();
    let best = explained.best();
    for (at, (choice, wins)) in explained.choices.iter().enumerate() {
        let won = wins[explained.side];
        let lost = wins[explained.side.other()];
        let _ = write!(
            text,
            "       {choice:<10} won {:.2} %, drawn {:.2} %, lost {:.2} %",
            100.0 * won,
            100.0 * (1.0 - won - lost),
            100.0 * lost
        );
        let playouts = explained.playouts.as_ref();
        if let Some(playouts) = playouts {
            let _ = write!(text, ", {}", interval(playouts.standard_errors[at]));
        }
        if at == best {
            text.push_str("  (best)");
        }
        if explained.chosen == Some(at) {
            let _ = write!(text, "  (chosen, cost {:.2} %", 100.0 * explained.cost(at));
            if let Some(playouts) = playouts.filter(|_| at != best) {
                let _ = write!(text, " {}", interval(playouts.cost_error));
            }
            text.push(')');
        }
        text.push('\n');
    }
    text
}
