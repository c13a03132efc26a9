//! What is printed: the story, the score, the box score.

use std::fmt::Write as _;

use arena::{Match, table::Explained};
use football::{Phrase, SheetNote, Word, phrase, phrase::decimal, standing};
use games::MatchSetup;
use simulation::StoryLine;
use tabletop::{BySide, Side};

use crate::speech::Speech;

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
pub fn result(played: &dyn Match, speech: &Speech) -> String {
    let names = &played.setup().names;
    let mut text = format!("\n{}", score(names, played.score(), speech));
    if let Some(kicks) = played.shootout() {
        let kicks = phrase!("terminal.kicks", score = football::score(kicks));
        let _ = write!(text, " {}", speech.say(&kicks));
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
            let name = speech.stat(name);
            let _ = writeln!(text, "{name:<16} {home:>width$}  {away}");
        }
    }
    let players = played.players(speech.language());
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
                .map(|(what, count)| format!("{} {count}", speech.stat(what)))
                .collect();
            let note = played.sheet_note(stats).map(SheetNote::phrase);
            let note = note.map_or(String::new(), |note| format!(" ({})", speech.say(&note)));
            let _ = writeln!(text, "  {name:<width$}  {}{note}", words.join(", "));
        }
    }
    text
}

/// A phrase about a match: `{home} ({one}) … {away} ({two})`, with who coaches whom.
pub fn of_coaches(key: &'static str, setup: &MatchSetup, speech: &Speech) -> Phrase {
    phrase!(
        key,
        home = Side::Home,
        one = speech.coach(setup, Side::Home),
        away = Side::Away,
        two = speech.coach(setup, Side::Away),
    )
}

/// The sides and their goals.
pub fn score(names: &BySide<String>, goals: BySide<u16>, speech: &Speech) -> String {
    speech.teller(names).say(&standing::clubs_and_goals(goals))
}

/// How far a share may be off, in 19 of 20 cases.
fn interval(standard_error: f64) -> Word {
    decimal(100.0 * SURE * standard_error, 2)
}

/// The choices of a question: won, drawn, lost; the best one is marked, and what
/// the chosen one cost.
pub fn choices(explained: &Explained, speech: &Speech) -> String {
    let mut text = String::new();
    let best = explained.best();
    for (at, (choice, wins)) in explained.choices.iter().enumerate() {
        let won = wins[explained.side];
        let lost = wins[explained.side.other()];
        let per_cent = |share: f64| decimal(100.0 * share, 2);
        let worth = phrase!(
            "terminal.worth",
            won = per_cent(won),
            drawn = per_cent(1.0 - won - lost),
            lost = per_cent(lost),
        );
        let _ = write!(text, "       {choice:<10} {}", speech.say(&worth));
        let playouts = explained.playouts.as_ref();
        if let Some(playouts) = playouts {
            let error = interval(playouts.standard_errors[at]);
            let error = phrase!("terminal.give.or.take", error = error);
            let _ = write!(text, ", {}", speech.say(&error));
        }
        if at == best {
            let _ = write!(text, "  ({})", speech.term("terminal.best"));
        }
        if explained.chosen == Some(at) {
            let inexact = playouts.filter(|_| at != best);
            let chosen = phrase!(
                "terminal.chosen",
                cost = per_cent(explained.cost(at)),
                error = inexact.map(|playouts| interval(playouts.cost_error)),
            );
            let _ = write!(text, "  ({})", speech.say(&chosen));
        }
        text.push('\n');
    }
    text
}
