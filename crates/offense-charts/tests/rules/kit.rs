//! Tests that read like a score sheet: `table("ground=neutral").start("ball: away")
//! .play("top 4 | bottom 70")`, with dice for cards.

use football::{BoxScore, Game};
use offense_charts::{OffenseCharts, State};
use tabletop::{Session, UndoRule, situation::Situation};

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

/// With dice, from the first minute with these lines changed.
pub fn start(rules: OffenseCharts, lines: &str) -> Match {
    let lines = lines.split('|').map(str::trim).filter(|l| !l.is_empty());
    let pairs = lines.map(|line| line.split_once(": ").unwrap());
    let numbered = pairs
        .enumerate()
        .map(|(at, (name, value))| (at + 1, name, value));
    let state = rules.arrange(numbered).unwrap();
    Match(Session::from_state(rules, state, UndoRule::Free))
}

/// A match under way.
#[derive(Clone)]
pub struct Match(pub Session<OffenseCharts>);

impl Match {
    /// Gives these numbers, each to the die with that name.
    pub fn play(&self, sheet: &str) -> Match {
        let mut played = self.clone();
        for part in sheet.split('|').map(str::trim) {
            let mut words = part.split_whitespace();
            let label = words.next().unwrap();
            for word in words {
                let asked = played.0.waiting().map(tabletop::Question::label);
                assert_eq!(asked.as_deref(), Some(label), "at `{part}`");
                played.0.answer(word).unwrap();
            }
        }
        played
    }

    pub fn state(&self) -> &State {
        self.0.settled()
    }

    /// The events, in notation.
    pub fn events(&self) -> Vec<String> {
        let events = self.0.events().iter();
        events
            .map(|event| self.0.rules().write_event(event))
            .collect()
    }

    /// What the next question is.
    pub fn asks(&self) -> String {
        self.0
            .waiting()
            .map_or(String::new(), tabletop::Question::label)
    }

    pub fn box_score(&self) -> BoxScore {
        let mut score = BoxScore::default();
        for event in self.0.events() {
            self.0
                .rules()
                .report(event, |side, what, _| score.count(side, what));
        }
        score
    }

    /// A line of the situation.
    pub fn line(&self, name: &str) -> String {
        let lines = self.0.rules().describe(self.state());
        let found = lines.into_iter().find(|(known, _)| known == name);
        found.unwrap().1
    }
}
