//! A report for the terminal.

use std::fmt::Write as _;

use super::{Line, Report};

/// Tables of clubs and of players with goals, and what they come to.
#[must_use]
pub fn text(report: &Report, players: usize) -> String {
    let mut text = format!(
        "{}: {} seasons, {} matches; a season of the statistics, and of play on average\n",
        report.game, report.seasons, report.matches
    );
    table(&mut text, &report.clubs, usize::MAX);
    if !report.players.is_empty() {
        text.push('\n');
        table(&mut text, &report.players, players);
        let more = report.players.len().saturating_sub(players);
        if more > 0 {
            let _ = writeln!(text, "… and {more} more: see the page, or --players");
        }
    }
    let [won, drawn, lost] = report.results.map(|share| 100.0 * share);
    let _ = writeln!(
        text,
        "\npoints: correlation {:.3}, {:.1} off on average; won at home {won:.1} %, drawn {drawn:.1} %, \
         won away {lost:.1} %",
        report.correlation(),
        report.points_off(),
    );
    if report
        .clubs
        .iter()
        .any(|club| club.number("goals").is_some())
    {
        let (scorers, count) = report.scorers_off(10);
        let _ = writeln!(
            text,
            "goals of a club {:.1} % off on average, against {:.1} %; of the {count} best scorers {:.1} %",
            100.0 * report.clubs_off("goals"),
            100.0 * report.clubs_off("against"),
            100.0 * scorers,
        );
    }
    text
}

fn table(text: &mut String, lines: &[Line], most: usize) {
    let Some(first) = lines.first() else {
        return;
    };
    let _ = write!(text, "{:28}", "");
    for (name, _) in &first.numbers {
        let _ = write!(text, " {name:>13}");
    }
    text.push('\n');
    for line in lines.iter().take(most) {
        let name = match line.club.is_empty() {
            true => line.name.clone(),
            false => format!("{} {}", line.club, line.name),
        };
        let _ = write!(text, "{name:28.28}");
        for (_, pair) in &line.numbers {
            let _ = write!(text, " {:6.0} {:6.1}", pair.real, pair.given);
        }
        text.push('\n');
    }
}
