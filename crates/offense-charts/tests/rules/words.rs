//! What a reporter speaks of, and reasons in other words than English.

use football::{Game, Phrase, Remark, Word, phrase, score, words};
use offense_charts::{
    Act, ChartKey, Event, GoalFrom, Happening, Outcome, Period, TableId, TableResult,
};
use scoresheet::words::{books, can_be_said, can_be_told, said};
use tabletop::{BySide, Side};

use crate::kit::{CHARTS, one_reading, rules, rules_with, start};

/// What is spoken of in the minute of a reading, at home.
fn spoken(reading: &str, options: &str, numbers: &str) -> Vec<Remark> {
    let options = format!("draws=dice {options}");
    let rules = rules_with(&[("charts", &one_reading(reading))], &options);
    let played = start(rules.clone(), "").play("top 1").play(numbers);
    let events = played.session.events().iter();
    let spoken: Vec<Remark> = events.filter_map(|event| rules.remark(event)).collect();
    spoken.iter().for_each(can_be_told);
    spoken
}

/// The same, as keys.
fn keys(reading: &str, options: &str, numbers: &str) -> Vec<&'static str> {
    let spoken = spoken(reading, options, numbers).into_iter();
    spoken.map(|remark| remark.topic.key).collect()
}

#[test]
fn a_minute_is_told_from_its_reading_to_its_end() {
    for (reading, numbers, told) in [
        ("SHOT", "bottom 66", ["shot", "shot.held"]),
        ("SHOT HIGH", "bottom 1", ["shot", "shot.high"]),
        ("SHOT WIDE LEFT", "bottom 1", ["shot", "shot.wide"]),
        ("SHOT WIDE LEFT", "bottom 89", ["shot", "oc.shot.in.play"]),
        ("SHOT DEFLECTED", "bottom 23", ["shot.deflected", "keeps"]),
        ("SHOT DEFLECTED", "bottom 84", ["shot.deflected", "cleared"]),
        (
            "GOAL BLOCK",
            "bottom 67",
            ["oc.shot.keeper.block", "keeper.claims"],
        ),
        (
            "CORNER KICK:SHOT WIDE LEFT",
            "bottom 1",
            ["corner", "shot.wide"],
        ),
        ("CORNER KICK:SHOT", "bottom 85", ["corner", "shot.blocked"]),
        ("CORNER KICK", "bottom 61", ["corner", "cross.cleared"]),
        ("DFK:SHOT", "bottom 67", ["shot.free.kick", "shot.parried"]),
        ("DFK", "bottom 6", ["free.kick", "shot.free.kick"]),
        (
            "DFK:GOAL BLOCK",
            "bottom 23",
            ["oc.shot.free.kick.saved", "keeps"],
        ),
        (
            "DFK:SHOT DEFLECTED",
            "bottom 23",
            ["oc.shot.free.kick.deflected", "keeps"],
        ),
        ("X", "bottom 79", ["keeps", "tackle"]),
        ("X", "bottom 95", ["keeps", "throw"]),
        ("CORNER KICK:GOAL", "", ["corner", "goal.corner"]),
        ("DFK:GOAL", "", ["shot.free.kick", "goal.free.kick"]),
        ("DFK", "bottom 1", ["free.kick", "goal.free.kick"]),
    ] {
        assert_eq!(
            keys(reading, "detail=off", numbers),
            told,
            "{reading} {numbers}"
        );
    }
    for (bottom, middles, told) in [
        (1, "10 8", ["keeps", "pass", "header.won"]),
        (35, "10 8", ["keeps", "run", "tackle.beaten"]),
        (67, "10 1", ["keeps", "back.pass", "oc.back.pass"]),
        (67, "2 9", ["keeps", "back.pass", "oc.back.pass.lost"]),
        (67, "2 10", ["keeps", "back.pass", "goal.own"]),
    ] {
        let numbers = format!("bottom {bottom} | middle {middles}");
        assert_eq!(keys("X", "detail=off", &numbers), told, "{numbers}");
    }
}

#[test]
fn a_goal_is_told_with_the_score_and_then_the_scorer() {
    let told = spoken("GOAL", "detail=goals", "bottom 1");
    let goals = BySide { home: 1, away: 0 };
    let [goal, scorer] = &told[..] else {
        panic!("{told:#?}");
    };
    assert_eq!((goal.topic.key, goal.side), ("goal", Side::Home));
    assert_eq!(goal.words, words!(score = score(goals)));
    assert_eq!(scorer.topic.key, "goal.scorer");
    let [("who", Word::Phrase(who))] = &scorer.words[..] else {
        panic!("{scorer:?}");
    };
    assert_eq!(said(who), "the right back");
    // Whoever gains by an own goal scored it, and the other side did it.
    let own = &spoken("OWN GOAL", "detail=off", "")[0];
    assert_eq!((own.topic.key, own.side), ("goal.own", Side::Away));
    let goals = BySide { home: 0, away: 1 };
    assert_eq!(own.words, words!(who = Side::Home, score = score(goals)));
}

#[test]
fn a_penalty_is_told_when_it_is_given_and_when_it_is_taken() {
    let pushed = "YELLOW CARD (PUSHING)";
    let numbers = |kick: u8| format!("middle 20 1 | bottom 30 {kick}");
    let keys = |kick| keys(pushed, "detail=off", &numbers(kick));
    assert_eq!(keys(80), ["penalty", "yellow", "goal.penalty"]);
    assert_eq!(keys(81), ["penalty", "yellow", "penalty.missed"]);
}

#[test]
fn a_card_is_told_of_who_gets_it() {
    let told = spoken(
        "RED CARD (DISSENT)",
        "detail=off",
        "middle 18 1 | bottom 30",
    );
    let [red, short] = &told[..] else {
        panic!("{told:#?}");
    };
    assert_eq!((red.topic.key, red.side), ("red", Side::Home));
    assert_eq!(red.words, words!(who = phrase!("oc.position.4")));
    assert_eq!(short.topic.key, "sent.off.short");
    assert_eq!(short.words, words!(n = 10));
}

/// Where shooters are found, a shot is told of them, and not before.
#[test]
fn a_shot_is_told_of_who_takes_it_where_that_is_known() {
    let full = "detail=full";
    assert_eq!(keys("SHOT", full, "bottom 100 66"), ["shot", "shot.held"]);
    let shot = &spoken("SHOT", full, "bottom 100")[0];
    assert_eq!(shot.words, words!(who = phrase!("oc.position.11")));
    let free_kick = keys("DFK:SHOT", full, "bottom 30 100 66");
    assert_eq!(free_kick, ["free.kick", "shot", "shot.held"]);
    // This one is over when he is found.
    let deflected = keys("SHOT DEFLECTED", full, "bottom 100 84");
    assert_eq!(deflected, ["shot.deflected", "cleared"]);
    assert_eq!(keys("GOAL", full, "bottom 100"), ["goal"]);
}

#[test]
fn a_storm_that_passes_is_told_in_passing() {
    // OC-6.4
    let told = |bottom: u8| {
        let told = spoken("THUNDERSTORM", "detail=off", &format!("bottom {bottom}"));
        (told[0].topic.key, told[0].side)
    };
    assert_eq!(told(98).0, "oc.clouds");
    assert_eq!(told(99), ("weather", Side::Home));
    assert_eq!(told(100), ("weather", Side::Away));
}

#[test]
fn a_reporter_speaks_of_everything_worth_a_word() {
    let mut spoken = scoresheet::spoken_of(&rules(""), 400);
    spoken.extend(scoresheet::spoken_of(&rules("detail=full"), 100));
    for key in [
        "added",
        "back.pass",
        "cleared",
        "corner",
        "cross.cleared",
        "foul",
        "free.kick",
        "full.time",
        "goal",
        "goal.free.kick",
        "goal.own",
        "goal.penalty",
        "goal.scorer",
        "half.time",
        "header.won",
        "injury",
        "intercepted",
        "keeper.claims",
        "keeps",
        "loose",
        "oc.back.pass",
        "oc.back.pass.lost",
        "oc.clouds",
        "oc.control",
        "oc.run.out",
        "oc.shot.corner.saved",
        "oc.shot.in.play",
        "oc.shot.keeper.block",
        "offside",
        "pass",
        "penalty",
        "penalty.missed",
        "red",
        "run",
        "second.yellow",
        "sent.off.short",
        "shot",
        "shot.behind",
        "shot.blocked",
        "shot.deflected",
        "shot.free.kick",
        "shot.held",
        "shot.high",
        "shot.parried",
        "shot.wide",
        "shot.woodwork",
        "start",
        "switch",
        "tackle",
        "tackle.beaten",
        "throw",
        "toss",
        "weather",
        "yellow",
    ] {
        assert!(spoken.contains(key), "{key}: {spoken:?}");
    }
}

/// An event of the home side.
fn event(what: Happening) -> Event {
    Event {
        clause: "OC-3.3",
        period: Period::FirstHalf,
        minute: 1,
        side: Side::Home,
        what,
    }
}

/// The reason of an event.
fn why(what: Happening) -> Phrase {
    rules("draws=dice").why(&event(what)).unwrap().phrase
}

/// Why a number of the chart for home is this.
fn why_reading(outcome: Outcome) -> Phrase {
    let chart = ChartKey::named("13H").unwrap();
    let number = 1;
    why(Happening::Reading {
        chart,
        number,
        outcome,
    })
}

#[test]
fn what_is_printed_is_said_as_it_stands_there() {
    let readings = CHARTS.lines().filter_map(|line| line.rsplit(", ").next());
    let outcomes = readings.filter_map(Outcome::parse);
    let own_goal = Outcome::plain(Act::OwnGoal);
    for outcome in outcomes.chain([own_goal]) {
        let why = why_reading(outcome);
        assert!(said(&why).contains(&format!(": 1 {outcome}")), "{outcome}");
        can_be_said(&why);
    }
    let number = 1;
    for table in TableId::ALL {
        for result in TableResult::ALL {
            let why = why(Happening::Table {
                table,
                number,
                result,
            });
            let text = said(&why);
            assert!(text.contains(&format!("table {table}:")), "{text}");
            assert!(text.contains(&format!(" {result}")), "{text}");
            can_be_said(&why);
        }
    }
}

#[test]
fn reasons_are_german_for_germans() {
    let mut german = books().iter().filter(|(language, _)| language == "de");
    let (_, german) = german.next().unwrap();
    let names = BySide {
        home: "Hafen".to_string(),
        away: "Talheim".to_string(),
    };
    let said = |why: Phrase| german.say(&why, &names);
    assert_eq!(
        said(why_reading(Outcome::parse("CORNER KICK:GOAL").unwrap())),
        "Hafen zieht für Tafel 13H die obere Zahl 1: 1 ECKE: TOR; ein Tor für Hafen, und Talheim hat den Ball"
    );
    assert_eq!(
        said(why(Happening::PeriodStart)),
        "Hafen (O 14 + D 13)/2 = RATE 13,5, Tafel 13H, X 4; Talheim (O 12 + D 12)/2 = RATE 12, Tafel 12L, X 5"
    );
}

/// How a goal came is data too.
#[test]
fn a_goal_carries_what_it_came_from() {
    let played = start(
        rules_with(&[("charts", &one_reading("DFK:GOAL"))], "draws=dice"),
        "",
    );
    let played = played.play("top 1");
    let from = played
        .session
        .events()
        .iter()
        .find_map(|event| match event.what {
            Happening::Goal { from, .. } => Some(from),
            _ => None,
        });
    assert_eq!(from, Some(GoalFrom::FreeKick));
}
