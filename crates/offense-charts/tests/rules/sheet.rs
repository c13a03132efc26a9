//! The score sheet: what people see, and why.

use football::Game;
use tabletop::{BySide, Side, situation::Situation, sources::Generator};

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
    let sheet = rules.picture(&state, &names());
    let lines: Vec<&str> = sheet.lines().collect();
    let words = |line: &str| -> Vec<String> { line.split_whitespace().map(String::from).collect() };
    assert_eq!(words(lines[0]), ["RATE", "X", "chart", "goals"]);
    assert_eq!(words(lines[1]), ["Visitors", "12", "5", "12L", "1", "ball"]);
    assert_eq!(words(lines[2]), ["Homers", "13.5", "4", "13H", "2"]);
    let status = rules.status(&state, &names());
    assert!(
        status.starts_with("Homers 2-1 Visitors, first half, minute 0"),
        "{status}"
    );
    assert!(!status.contains("down"), "nobody is hurt: {status}");
}

#[test]
fn a_reporter_tells_what_tables_say() {
    for (reading, detail, numbers, key) in [
        ("SHOT DEFLECTED", "off", "bottom 23", "charts.keeps"),
        ("SHOT DEFLECTED", "off", "bottom 84", "charts.cleared"),
        ("X", "off", "bottom 95", "charts.keeps"),
        ("X", "off", "bottom 67 | middle 10 1", "charts.back.pass"),
        ("GOAL", "goals", "bottom 1", "charts.scorer"),
    ] {
        let options = format!("draws=dice detail={detail}");
        let rules = rules_with(&[("charts", &one_reading(reading))], &options);
        let played = start(rules.clone(), "").play("top 1").play(numbers);
        let last = played.session.events().iter().rev();
        let told = last.filter_map(|event| rules.remark(event)).next();
        assert_eq!(told.unwrap().key, key, "{reading} {numbers}");
    }
}

/// Most storms pass without a trace: nothing is told of those.
#[test]
fn a_storm_is_told_if_it_changes_something() {
    // OC-6.4
    let rules = rules_with(
        &[("charts", &one_reading("THUNDERSTORM"))],
        "draws=dice detail=off",
    );
    let told = |bottom: u8| {
        let played = start(rules.clone(), "").play(&format!("top 1 | bottom {bottom}"));
        let events = played.session.events().iter();
        let told = events.filter_map(|event| rules.remark(event));
        let storms = told.filter(|remark| remark.key == "charts.weather");
        storms.map(|remark| remark.side).collect::<Vec<_>>()
    };
    assert_eq!(told(98), []);
    assert_eq!(told(99), [Side::Home]);
    assert_eq!(told(100), [Side::Away]);
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

#[test]
fn a_reporter_speaks_of_everything_worth_a_word() {
    let spoken = scoresheet::spoken_of(&rules(""), 400);
    for key in [
        "charts.added",
        "charts.attackers.foul",
        "charts.back.pass",
        "charts.blocked",
        "charts.cleared",
        "charts.control.lost",
        "charts.control.won",
        "charts.corner",
        "charts.dispossessed",
        "charts.foul",
        "charts.full.time",
        "charts.goal",
        "charts.half.time",
        "charts.header.lost",
        "charts.header.won",
        "charts.high",
        "charts.intercepted",
        "charts.keeper.gathers",
        "charts.keeps",
        "charts.own.goal",
        "charts.penalty.missed",
        "charts.penalty.scored",
        "charts.red",
        "charts.run.out",
        "charts.saved",
        "charts.saved.behind",
        "charts.saved.loose",
        "charts.scorer",
        "charts.second.yellow",
        "charts.shot",
        "charts.start",
        "charts.tackle.lost",
        "charts.tackle.won",
        "charts.throw.lost",
        "charts.wide",
        "charts.yellow",
    ] {
        assert!(spoken.contains(key), "{key}: {spoken:?}");
    }
}
