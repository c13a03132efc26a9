//! What is printed: the story, the score, the box score.

use std::fmt::Write as _;

use arena::{Match, StoryLine};

/// An event: the minute and the commentary; with `why`, the reason below it.
pub fn story_line(line: &StoryLine, why: bool) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    if let Some(words) = &line.words {
        let _ = writeln!(text, "{:>5}  {words}", line.at);
    }
    if let (true, Some(why)) = (why, &line.why) {
        let _ = writeln!(text, "       {why}");
    }
    text
}

/// The score and the box score.
pub fn result(played: &dyn Match) -> String {
    let names = &played.setup().names;
    let score = played.score();
    let mut text = String::new();
    let _ = write!(
        text,
        "\n{} {}-{} {}",
        names.home, score.home, score.away, names.away
    );
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
    text
}
