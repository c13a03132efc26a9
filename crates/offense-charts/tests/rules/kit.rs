//! Tests that read like a score sheet: `table("ground=neutral").start("ball: away")
//! .play("top 4 | bottom 70")`, with dice for cards.

use offense_charts::OffenseCharts;
use scoresheet::Table;

pub const CHARTS: &str = include_str!("../../../../data/offense-charts/standard.charts");
pub const TABLES: &str = include_str!("../../../../data/offense-charts/standard.tables");
pub const DECK: &str = include_str!("../../../../data/offense-charts/standard.deck");
pub const NATIONS: &str = "touchline nations 1\n";

/// Home plays chart 13H with X 4, the visitors 12L with X 5.
pub const HOME: &str = "touchline ratings 1\nhome, Home, HOM, , 1, 14, *, *, 12, *, *, 4\n";
pub const AWAY: &str = "touchline ratings 1\naway, Away, AWY, , 1, 12, *, *, 13, *, *, 5\n";

/// Charts with one line for each reading that is tested, so that other charts of
/// the same names change nothing here.
pub fn one_reading(reading: &str) -> String {
    let mut text = "touchline charts 1\n".to_string();
    for chart in ["13H", "12L"] {
        text.push_str(&format!(
            "{chart}, 1-50, {reading}\n{chart}, 51-100, OFFSIDE\n"
        ));
    }
    tabletop::sheet::complete(&text, CHARTS)
}

/// The game with some documents changed; options with spaces between.
pub fn rules_with(documents: &[(&str, &str)], options: &str) -> OffenseCharts {
    let usual = [
        ("charts", CHARTS),
        ("tables", TABLES),
        ("deck", DECK),
        ("nations", NATIONS),
        ("home", HOME),
        ("away", AWAY),
    ];
    let find = |name: &str| {
        let mut all = documents.iter().chain(&usual);
        all.find(|(known, _)| *known == name).map(|(_, text)| *text)
    };
    let options: Vec<&str> = options.split_whitespace().collect();
    OffenseCharts::from_documents(find, &options).unwrap()
}

/// The game with the usual documents.
pub fn rules(options: &str) -> OffenseCharts {
    rules_with(&[], options)
}

/// A match under way.
pub type Match = scoresheet::Match<OffenseCharts>;

/// With dice, from the first minute with these lines changed.
pub fn start(rules: OffenseCharts, lines: &str) -> Match {
    let give = scoresheet::by_label;
    Table { rules, give }.start(lines)
}
