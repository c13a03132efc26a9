//! Reports as one page that opens without a network: tables and plots.

use std::fmt::Write as _;

use super::{Line, Report};
use statistics::import::Estimate;

const STYLE: &str = "\
body{font:15px/1.45 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#1d2733;background:#fff}\
h1,h2{line-height:1.2}table{border-collapse:collapse;margin:1rem 0;font-variant-numeric:tabular-nums;font-size:13px}\
th,td{padding:.15rem .45rem;text-align:right;border-bottom:1px solid #dde3ea}th:first-child,td:first-child{text-align:left}\
td.g{color:#4a5b6d;border-right:1px solid #dde3ea}figure{display:inline-block;margin:0 1.5rem 1rem 0}\
figcaption{font-weight:600}svg text{font:11px system-ui,sans-serif;fill:#4a5b6d}.wide{overflow-x:auto}\
@media(prefers-color-scheme:dark){body{background:#141a21;color:#dbe4ee}th,td{border-color:#2c3744}td.g{color:#9fb0c3;border-color:#2c3744}svg text{fill:#9fb0c3}}";

/// Goals of a side in a match, in thousandths of matches, in the five large leagues 2015 to 2026.
const REAL_GOALS: [f64; 9] = [
    0.2665, 0.3385, 0.225, 0.1075, 0.0415, 0.015, 0.0045, 0.001, 0.0005,
];

/// A page of reports of the same season.
#[must_use]
pub fn page(title: &str, reports: &[Report], estimated: &[Estimate]) -> String {
    let title = plain(title);
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style></head><body>\n<h1>{title}</h1>\n"
    );
    page.push_str("<h2>Real and estimated</h2>\n");
    match estimated.is_empty() {
        true => page.push_str("<p>All numbers are those of the statistics.</p>\n"),
        false => {
            page.push_str("<p>All other numbers are those of the source.</p><ul>\n");
            for estimate in estimated {
                let (what, how) = (plain(&estimate.what), plain(&estimate.how));
                let _ = writeln!(page, "<li><b>{what}</b>: {how}</li>");
            }
            page.push_str("</ul>\n");
        }
    }
    for report in reports {
        one(&mut page, report);
    }
    page.push_str("</body></html>\n");
    page
}

/// Text as a page can hold it.
fn plain(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

fn one(page: &mut String, report: &Report) {
    let [won, drawn, lost] = report.results.map(|share| 100.0 * share);
    let _ = writeln!(
        page,
        "<h2>{}</h2>\n<p>{} seasons, {} matches. Points: correlation {:.3}, {:.1} off on average. Won at home {won:.1} %, \
         drawn {drawn:.1} %, won away {lost:.1} %.</p>",
        report.game,
        report.seasons,
        report.matches,
        report.correlation(),
        report.points_off(),
    );
    figure(
        page,
        "Goals of a side in a match: play, and five leagues (line)",
        &goals(report),
    );
    figure(
        page,
        "Points: real (across) and simulated",
        &scatter(report),
    );
    figure(page, "Simulated points less real ones", &residuals(report));
    table(page, "club", &report.clubs);
    if !report.players.is_empty() {
        table(page, "player", &report.players);
    }
}

fn figure(page: &mut String, caption: &str, svg: &str) {
    let _ = writeln!(
        page,
        "<figure><figcaption>{caption}</figcaption>{svg}</figure>"
    );
}

/// The size of a plot, and of its margin.
const WIDTH: f64 = 340.0;
const HEIGHT: f64 = 260.0;
const MARGIN: f64 = 30.0;

fn svg(height: f64, inside: &str) -> String {
    format!(
        "<svg role=\"img\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\">{inside}</svg>"
    )
}

fn goals(report: &Report) -> String {
    let most = report
        .goals
        .iter()
        .chain(&REAL_GOALS)
        .copied()
        .fold(0.01, f64::max);
    let step = (WIDTH - 2.0 * MARGIN) / report.goals.len().max(1) as f64;
    let y = |share: f64| HEIGHT - MARGIN - share / most * (HEIGHT - 2.0 * MARGIN);
    let (mut inside, mut line) = (String::new(), String::new());
    for (at, share) in report.goals.iter().enumerate() {
        let x = MARGIN + at as f64 * step;
        let (top, bottom) = (y(*share), HEIGHT - MARGIN);
        let _ = write!(
            inside,
            "<rect x=\"{:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"#3b82c4\"><title>{at}: {:.1} %</title></rect>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{at}</text>",
            x + 2.0,
            step - 4.0,
            bottom - top,
            100.0 * share,
            x + step / 2.0,
            HEIGHT - MARGIN + 14.0,
        );
        if let Some(real) = REAL_GOALS.get(at) {
            let _ = write!(line, "{:.1},{:.1} ", x + step / 2.0, y(*real));
        }
    }
    let _ = write!(
        inside,
        "<polyline points=\"{line}\" fill=\"none\" stroke=\"#d9822b\" stroke-width=\"2\"/>"
    );
    svg(HEIGHT, &inside)
}

fn points(report: &Report) -> Vec<(&str, f64, f64)> {
    let clubs = report.clubs.iter();
    clubs
        .filter_map(|club| {
            club.number("points")
                .map(|pair| (club.name.as_str(), pair.real, pair.given))
        })
        .collect()
}

fn scatter(report: &Report) -> String {
    let points = points(report);
    let most = points
        .iter()
        .map(|(_, real, given)| real.max(*given))
        .fold(10.0, f64::max)
        * 1.05;
    let x = |value: f64| MARGIN + value / most * (WIDTH - 2.0 * MARGIN);
    let y = |value: f64| HEIGHT - MARGIN - value / most * (HEIGHT - 2.0 * MARGIN);
    let mut inside = format!(
        "<line x1=\"{0:.1}\" y1=\"{1:.1}\" x2=\"{2:.1}\" y2=\"{3:.1}\" stroke=\"#8fa3b8\" stroke-dasharray=\"4 3\"/>",
        x(0.0),
        y(0.0),
        x(most),
        y(most)
    );
    for step in [25.0, 50.0, 75.0, 100.0] {
        if step < most {
            let _ = write!(
                inside,
                "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{step}</text><text x=\"4\" y=\"{:.1}\">{step}</text>",
                x(step),
                HEIGHT - MARGIN + 14.0,
                y(step) + 4.0,
            );
        }
    }
    for (name, real, given) in points {
        let _ = write!(
            inside,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"#3b82c4\" fill-opacity=\".8\"><title>{}: {real:.0}, {given:.1}</title></circle>",
            x(real),
            y(given),
            plain(name),
        );
    }
    svg(HEIGHT, &inside)
}

fn residuals(report: &Report) -> String {
    let points = points(report);
    let most = points
        .iter()
        .map(|(_, real, given)| (given - real).abs())
        .fold(5.0, f64::max);
    let middle = WIDTH * 0.62;
    let scale = (WIDTH - middle - 30.0) / most;
    let mut inside = String::new();
    for (at, (name, real, given)) in points.iter().enumerate() {
        let (off, y) = (given - real, 14.0 + 15.0 * at as f64);
        let (from, colour) = match off < 0.0 {
            true => (middle + off * scale, "#d9822b"),
            false => (middle, "#3b82c4"),
        };
        let _ = write!(
            inside,
            "<text x=\"0\" y=\"{:.1}\">{}</text><rect x=\"{from:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"10\" fill=\"{colour}\">\
             <title>{off:+.1}</title></rect>",
            y,
            plain(name),
            y - 9.0,
            off.abs() * scale,
        );
    }
    svg(20.0 + 15.0 * points.len() as f64, &inside)
}

fn table(page: &mut String, what: &str, lines: &[Line]) {
    let Some(first) = lines.first() else {
        return;
    };
    let _ = write!(
        page,
        "<div class=\"wide\"><table><thead><tr><th>{what}</th>"
    );
    for (name, _) in &first.numbers {
        let _ = write!(page, "<th colspan=\"2\">{name}</th>");
    }
    page.push_str("</tr></thead><tbody>\n");
    for line in lines {
        let name = match line.club.is_empty() {
            true => plain(&line.name),
            false => format!("{} {}", plain(&line.club), plain(&line.name)),
        };
        let _ = write!(page, "<tr><td>{name}</td>");
        for (_, pair) in &line.numbers {
            let _ = write!(
                page,
                "<td>{:.0}</td><td class=\"g\">{:.1}</td>",
                pair.real, pair.given
            );
        }
        page.push_str("</tr>\n");
    }
    page.push_str("</tbody></table></div>\n");
}
