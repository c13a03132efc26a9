//! What a reporter speaks of in which places, and what is said in each language.

use std::collections::BTreeSet;

use football::{Game as _, PhraseBook, Word};
use scoresheet::words::{books, said};
use tabletop::BySide;

use crate::kit::{Match, SQUARES, STANDARD12, rules, table, table_on};

/// Every remark of the game.
const ALL: [&str; 37] = [
    "advance",
    "cleared",
    "cross",
    "extra.time",
    "full.time",
    "gd.kick.again",
    "gd.kickoff.lost",
    "gd.let.off",
    "gd.pushed.back",
    "gd.skips",
    "gd.twice",
    "gd.waits",
    "gd.weakened",
    "goal",
    "goal.far",
    "goal.rebound",
    "half.time",
    "intercepted",
    "keeper.claims",
    "long",
    "pass",
    "period.over",
    "run",
    "shootout.missed",
    "shootout.scored",
    "shootout.start",
    "shootout.won",
    "shot",
    "shot.far",
    "shot.held",
    "shot.parried",
    "shot.saved",
    "shot.weak",
    "start",
    "through",
    "toss",
    "turnover",
];

/// What is spoken of, in order.
fn keys(played: &Match) -> Vec<&'static str> {
    let told = played.events().iter();
    let remarks = told.filter_map(|event| played.rules().remark(event));
    remarks.map(|remark| remark.topic.key).collect()
}

/// Whatever was agreed on, each language can say it, and everything is said at some time.
#[test]
fn each_language_has_words_for_every_match() {
    const SHORT: &str = "half_seconds=20 overtime_seconds=20 sudden_seconds=20 knockout=true";
    let mut spoken = BTreeSet::new();
    for options in [
        "",
        "half_seconds=180 wild=true wild_die=3",
        "players=4 time_model=detailed one_cross=true tie_reroll=true",
        "time_model=live lost_die=true v5_mode=add half_seconds=60",
        "lost_die=true tie_reroll=true tie_rerolls=unlimited wild=true",
        "one_roll_per_turn=true fail_unit=turn after_goal=both_markers",
        "fail_unit=turn loss_of_turn=none one_cross=true first_kick_off=away",
        SHORT,
        &format!("{SHORT} lost_die=true wild=true"),
        &format!("{SHORT} tie_reroll=true shootout_early_stop=true"),
        &format!("{SHORT} count_shootout_goals=true wild_on_shots=false wild=true"),
    ] {
        let rules = rules(options);
        spoken.extend(scoresheet::spoken_of(&rules, 40));
        scoresheet::reasons_name_clauses(&rules, include_str!("../../clauses.txt"), 40);
    }
    assert_eq!(spoken, BTreeSet::from(ALL));
}

#[test]
fn what_a_roll_is_called_depends_on_where_it_leads() {
    for (from, dice, key) in [
        // From the middle into the last third: two squares.
        ("S06", "3 3 5 5", "advance"),
        // Within it.
        ("S08", "3 3 5 1", "run"),
        // From the wing into the box: two pairs.
        ("S09", "3 3 5 5", "advance"),
        // To the corner from afar, and from near.
        ("S05", "6 6 6 1", "long"),
        ("S09", "6 6 6 1", "pass"),
        // Straight into the box.
        ("S00", "2 2 2 2", "through"),
        // GD-8.1
        ("S10", "3 3 5 1", "cross"),
    ] {
        let played = table("")
            .start(&format!("home place: {from}"))
            .play(&format!("home turn: advance | attack {dice}"));
        assert_eq!(keys(&played), [key], "{from} {dice}");
    }
    // GD-9.6
    // The cross does not come in.
    let cleared = table("one_cross=true")
        .start("home place: S10")
        .play("home turn: advance | attack 1 2 4 6 | punt 1");
    assert_eq!(keys(&cleared), ["keeper.claims", "cleared"]);
}

#[test]
fn a_goal_is_told_by_where_it_came_from() {
    // From the circle, with one die less two.
    let far = table("")
        .start("home place: S04")
        .play("home turn: shoot | attack 6 | goalie 2");
    assert_eq!(keys(&far), ["shot.far", "goal.far"]);
    // GD-9.7
    let again = table("tie_reroll=true")
        .start("home place: S08")
        .play("home turn: shoot | attack 4 4 | goalie 8 | attack 5 4 | goalie 8");
    assert_eq!(
        keys(&again),
        ["shot", "shot.parried", "shot", "goal.rebound"]
    );
    // GD-9.7
    // There is no loose ball in a shoot-out.
    let kick = table("tie_reroll=true knockout=true")
        .start("period: shoot-out")
        .play("attack 3 3 2 | goalie 8");
    assert_eq!(keys(&kick), ["gd.kick.again"]);
}

#[test]
fn a_save_is_told_by_how_close_it_was() {
    for (throw, key) in [
        // GD-6.2
        ("attack 6 6 | goalie 1 | punt 1", "shot.saved"),
        // Level, 2 lower, and 3 lower.
        ("attack 4 4 | goalie 8 | punt 1", "shot.saved"),
        ("attack 4 4 | goalie 0 | punt 1", "shot.saved"),
        ("attack 4 3 | goalie 0 | punt 1", "shot.held"),
        // 2 is no higher than any goalie but a 1, which saves at once.
        ("attack 1 1 | goalie 3 | punt 1", "shot.weak"),
    ] {
        let saved = table("")
            .start("home place: S08")
            .play(&format!("home turn: shoot | {throw}"));
        assert_eq!(keys(&saved), ["shot", key, "cleared"], "{throw}");
    }
}

#[test]
fn a_break_and_the_end_are_told_once() {
    let last = "home turn: advance | attack 1 2 4 6";
    for (options, period, score, told) in [
        ("", "first half", "1-1", &["half.time", "start"][..]),
        // GD-10.1
        ("", "second half", "1-1", &["full.time"]),
        // GD-12.2
        (
            "knockout=true",
            "second half",
            "1-1",
            &["extra.time", "start"],
        ),
        ("knockout=true", "second half", "2-1", &["full.time"]),
        // GD-12.3
        (
            "knockout=true",
            "overtime",
            "1-1",
            &["period.over", "start"],
        ),
        // GD-12.4
        (
            "knockout=true",
            "sudden death",
            "1-1",
            &["period.over", "shootout.start"],
        ),
    ] {
        let over = table(options)
            .start(&format!(
                "home place: S05 | seconds left: 12 | period: {period} | score: {score}"
            ))
            .play(last);
        assert_eq!(keys(&over)[1..], *told, "{options} {period} {score}");
    }
}

#[test]
fn a_penalty_that_takes_nothing_is_not_spoken_of() {
    let second = |place: &str| format!("home place: {place} | home failures: 1");
    let fail = "home turn: advance | attack 1 2 4 6";
    // GD-7.9
    let back = table("").start(&second("S00")).play(fail);
    assert_eq!(keys(&back.play("away penalty: send back")), [""; 0]);
    // GD-7.5
    let stays = table("loss_of_turn=none").start(&second("S08")).play(fail);
    assert_eq!(keys(&stays.play("away penalty: lose turn")), [""; 0]);
}

#[test]
fn reasons_in_german() {
    let names = BySide {
        home: "Hafen".to_string(),
        away: "Tal".to_string(),
    };
    let german = &books().iter().find(|(name, _)| name == "de").unwrap().1;
    for (options, start, play, expected) in [
        (
            "wild=true",
            "home place: S09",
            "home turn: advance | wild 1 | attack 2 2 5",
            &["Würfel 1 2 2 5 (Joker zählt 5), zwei Paare: von S09 Außenbahn nach S11 Strafraum"][..],
        ),
        (
            "",
            "home place: S07",
            "home turn: shoot | attack 3 4 | goalie 8 | punt 1",
            &[
                "von S07 Halbraum: 3 + 4 - 1 = 6 gegen Torwart 8",
                "niedriger als der Torwart",
                "Abschlag 1: Der Stein des Schützen kommt nach S06 Angriffsflügel",
            ],
        ),
        (
            "",
            "home place: S08 | home failures: 1",
            "home turn: advance | attack 1 2 4 6",
            &[
                "Würfel 1 2 4 6: kein Paar, keine Straße",
                "zwei Würfe hintereinander ohne Vorrücken; Tal wählt die Strafe",
            ],
        ),
    ] {
        let played = table(options).start(start).play(play);
        let whys = played
            .events()
            .iter()
            .filter_map(|event| played.rules().why(event));
        let told: Vec<String> = whys.map(|why| german.say(&why.phrase, &names)).collect();
        assert_eq!(told, expected);
    }
}

/// Both languages have the same keys, and the same slots under them.
#[test]
fn the_languages_say_the_same() {
    let book = |text: &str| PhraseBook::parse(text).unwrap();
    let english = book(include_str!("../../../../data/words/en/goal-dice.toml"));
    let german = book(include_str!("../../../../data/words/de/goal-dice.toml"));
    assert_eq!(english.faults_of(&german), [""; 0]);
    assert_eq!(german.faults_of(&english), [""; 0]);
}

/// The words call the squares what the field calls them, and those of another field by their labels.
#[test]
fn squares_have_names_in_both_languages() {
    let rules = rules("");
    let nobody = BySide::both(String::new());
    let mut german = BTreeSet::new();
    for (place, square) in (0..).zip(rules.grid().squares()) {
        let name = rules.square_name(place);
        assert_eq!(said(&name), square.label);
        let book = &books().iter().find(|(name, _)| name == "de").unwrap().1;
        german.insert(book.say(&name, &nobody));
    }
    assert_eq!(german.len(), SQUARES.len());
    let own = STANDARD12.replace("Inside channel", "Hole");
    let run = table_on(&own, "")
        .start("home place: S06")
        .play("home turn: advance | attack 3 3 5 1");
    assert_eq!(
        run.whys(),
        ["dice 3 3 5 1, pair: from S06 Attacking flank to S07 Hole [GD-4.1]"]
    );
    let remark = run.rules().remark(&run.events()[0]).unwrap();
    let [(_, Word::Phrase(place))] = &remark.words[..] else {
        panic!("{remark:?}");
    };
    assert_eq!(said(place), "Hole");
}
