//! The score sheet: what people see, and why.

use football::Game;
use scoresheet::words::{lines_in, teller};
use tabletop::{BySide, situation::Situation, sources::Generator};

use crate::kit::{one_reading, rules, rules_with, start};

fn names() -> BySide<String> {
    BySide {
        home: "Homers".to_string(),
        away: "Visitors".to_string(),
    }
}

#[test]
fn the_visitors_stand_on_the_upper_line() {
    // OC-1.5
    // OC-1.6
    // OC-2.11
    let rules = rules("");
    let state = *start(rules.clone(), "score: 2-1 | ball: away").now();
    let words = |line: &str| -> Vec<String> { line.split_whitespace().map(String::from).collect() };
    let names = names();
    let german = rules.picture(&state, teller("de", &names));
    assert_eq!(
        words(german.lines().next().unwrap()),
        ["RATE", "X", "Tafel", "Tore"]
    );
    let sheet = rules.picture(&state, teller("en", &names));
    let lines: Vec<&str> = sheet.lines().collect();
    assert_eq!(words(lines[0]), ["RATE", "X", "chart", "goals"]);
    assert_eq!(words(lines[1]), ["Visitors", "12", "5", "12L", "1", "ball"]);
    assert_eq!(words(lines[2]), ["Homers", "13.5", "4", "13H", "2"]);
    // Nobody is hurt.
    let status = rules.status(&state);
    assert_eq!(
        lines_in("en", &status),
        "home 2-1 away, first half, minute 0; away have the ball."
    );
    let hangs = "score: 2-1 | ball: away | home booked: 4 9 | home sent off: 3 | away injury: 1";
    let state = *start(rules.clone(), hangs).now();
    assert_eq!(
        lines_in("de", &rules.status(&state)),
        "home – away 2:1, erste Halbzeit, Minute 0; away hat den Ball.
home: verwarnt: der Innenverteidiger, der linke Mittelfeldspieler; vom Platz gestellt: der linke Verteidiger.
away: ein Verletzter, noch eine Minute."
    );
}

#[test]
fn a_half_typed_in_has_no_more_minutes_than_a_half_has() {
    let rules = rules("");
    let refused = |minute| rules.arrange([(1, "minute", minute)]).is_err();
    assert!(!refused("44"));
    assert!(refused("46"));
}

#[test]
fn the_box_score_counts_what_the_rules_say() {
    // OC-13.2
    let rules = rules_with(
        &[("charts", &one_reading("CORNER KICK:SHOT"))],
        "draws=dice detail=off",
    );
    // Saved behind, a corner, its shot blocked, loose, and kept.
    let played = start(rules, "").play("top 1 | bottom 77 1 85 23 | top 51 | top 51");
    let stats = played.box_score().stats;
    assert_eq!((stats.home.shots, stats.home.on_target), (2, 1));
    assert_eq!(
        (stats.home.corners, stats.away.saves, stats.away.blocks),
        (2, 1, 1)
    );
    assert_eq!((stats.home.possession, stats.away.possession), (2, 1));
    assert_eq!((stats.home.offsides, stats.away.offsides), (1, 1));
}

/// What the box score says of goals is the score, and bulk play counts what is
/// reported.
#[test]
fn goals_are_the_score() {
    let rules = rules("detail=off");
    for seed in 0..200 {
        let mut score = football::BoxScore::default();
        let mut counted = score;
        let coach = |_: &_, ask: &tabletop::Ask<'_, _>| ask.default;
        let listener = |event| {
            rules.report(&event, |side, what, _| score.count(side, what));
            rules.count(true, &event, &mut counted);
            rules.count(false, &event, &mut counted);
        };
        let dice = Generator::new(seed, 0);
        let mut source = tabletop::sources::Simulate::new(&rules, dice, coach, listener);
        let mut state = tabletop::Rules::kick_off(&rules);
        tabletop::play_out(&rules, &mut state, &mut source);
        let goals = rules.score(&state);
        assert_eq!(score, counted);
        assert_eq!(score.stats.home.goals, u64::from(goals.home));
        assert_eq!(score.stats.away.goals, u64::from(goals.away));
    }
}

#[test]
fn every_reason_names_a_clause() {
    for options in ["detail=full", "draws=dice detail=goals ground=neutral"] {
        scoresheet::reasons_name_clauses(&rules(options), include_str!("../../clauses.txt"), 30);
    }
}

#[test]
fn each_penalty_is_scored_or_missed() {
    scoresheet::penalties_are_scored_or_missed(&rules(""), 400);
}
