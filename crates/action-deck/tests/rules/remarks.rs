//! What a reporter speaks of, and what it is called in the languages there are.

use action_deck::{ChartId, Event};
use football::{Game as _, Phrase, Remark, Topic, Word, phrase, topic, words};
use scoresheet::words::{books, said};
use tabletop::{BySide, Side};

use crate::kit::{Match, rules, table};

/// What a reporter speaks of in a play.
fn remarks(played: &Match) -> Vec<Remark> {
    let remark = |event: &Event| played.rules().remark(event);
    played.events().iter().filter_map(remark).collect()
}

/// The last thing a reporter speaks of in a play.
fn last(start: &str, draws: &str) -> Remark {
    let all = remarks(&table("").start(start).play(draws));
    all.into_iter().next_back().unwrap()
}

/// In the attacking zone, with this to come.
fn next(what: &str) -> String {
    format!("zone: A | first draw: no | marks: 3 | next: {what}")
}

fn remark(topic: Topic, side: Side, words: football::Words) -> Remark {
    Remark { topic, side, words }
}

#[test]
fn a_goal_names_who_scored_it_if_that_is_known() {
    // AD-11.8
    let one_nil = || phrase!("score", home = 1_u16, away = 0_u16);
    let even = remarks(&table("").start(&next("even Boone")).play("N26"));
    let goal = words!(who = "Boone".to_string(), score = one_nil());
    assert_eq!(even, [remark(topic::GOAL, Side::Home, goal)]);
    let odd = table("").start(&next("odd Boone / Stott"));
    let goal = words!(who = Word::Nothing, score = one_nil());
    assert_eq!(
        remarks(&odd.play("N71")),
        [remark(topic::GOAL, Side::Home, goal.clone())]
    );
    let found = remarks(&odd.play("N71 N34"));
    let scorer = remark(
        Topic::plain("ad.scorer"),
        Side::Home,
        words!(who = "Adair".to_string()),
    );
    assert_eq!(found, [remark(topic::GOAL, Side::Home, goal), scorer]);
    let shooter = table("odd_scorer=shooter").start(&next("odd Boone / Stott"));
    assert_eq!(remarks(&shooter.play("N71")), even);
}

#[test]
fn a_penalty_has_a_taker_and_its_own_goal() {
    // AD-16.1
    let keys = |number: &str| -> Vec<&str> {
        let taken = table("").start(&next("taker")).play(number);
        remarks(&taken)
            .iter()
            .map(|remark| remark.topic.key)
            .collect()
    };
    assert_eq!(keys("N34 N78"), ["ad.taker", "goal.penalty"]);
    assert_eq!(keys("N34 N79"), ["ad.taker", "penalty.missed"]);
}

#[test]
fn an_own_goal_is_told_of_those_who_gain_by_it() {
    // AD-15.1
    let own = last("zone: D | marks: 10", "D+1/X N14");
    assert_eq!((own.topic.key, own.side), ("goal.own", Side::Away));
    let whose = &own.words[0];
    assert_eq!(*whose, ("who", Word::Side(Side::Home)));
}

#[test]
fn cards_and_how_many_men_are_left() {
    // AD-7.3
    let frost = || words!(who = "Frost".to_string());
    let booked = "M0f N57 N1 N1 N65";
    assert_eq!(last("", booked), remark(topic::YELLOW, Side::Home, frost()));
    let second = last("home booked: Frost", booked);
    let ten = words!(n = 10_u8);
    assert_eq!(second, remark(topic::SENT_OFF_SHORT, Side::Home, ten));
    // AD-15.5
    let red = last("", "M0f N57 N1 N1 NX N25 N65");
    assert_eq!(red, remark(topic::RED, Side::Home, frost()));
}

#[test]
fn only_the_first_press_is_news() {
    // AD-13.2
    for (calls, key) in [(0, "attack.all"), (1, "ad.press")] {
        let behind = "period: second half | away goals: 1 | marks: 12";
        let behind = format!("{behind} | home presses: {calls}");
        let told = remarks(&table("").start(&behind).play("home:press M0"));
        assert_eq!(told[0].topic.key, key);
    }
}

#[test]
fn a_save_is_told_of_the_keepers_side() {
    // AD-11.7
    let saved = last(&next("odd Boone / Stott"), "N70");
    let words = words!(who = "Boone".to_string(), keeper = "Stott".to_string());
    assert_eq!(saved, remark(topic::SHOT_SAVED, Side::Away, words));
}

#[test]
fn small_things_are_told_too() {
    let in_words = |start: &str, draws: &str| {
        let told = last(start, draws);
        let place = told.words.iter().map(|(_, word)| match word {
            Word::Phrase(place) => said(place),
            other => panic!("{other:?}"),
        });
        (
            told.topic.key,
            told.side,
            place.collect::<Vec<_>>().join(" "),
        )
    };
    // AD-5.3
    // The first card that shows it is number 2, 4 or 11.
    let own = "zone: D | first draw: no";
    let advance = ("advance", Side::Home, String::new());
    assert_eq!(in_words("", "M+1"), advance);
    let long = ("long", Side::Home, String::new());
    assert_eq!(in_words(own, "D+2"), long);
    let run = ("run", Side::Home, "midfield".to_string());
    assert_eq!(in_words(own, "D+1"), run);
    // AD-10.1
    let back = ("back.pass", Side::Home, "midfield".to_string());
    assert_eq!(in_words("zone: A | first draw: no | marks: 3", "A-1"), back);
    // AD-9.3
    for (number, key, side) in [
        ("N61", "tackle", Side::Away),
        ("N62", "control.lost", Side::Home),
        ("N63", "overhit", Side::Home),
        ("N64", "intercepted", Side::Away),
    ] {
        let lost = last("", &format!("M+1c {number}"));
        assert_eq!((lost.topic.key, lost.side), (key, side), "{number}");
    }
    // AD-8.2
    // Of a team short-handed the control draw tells it.
    let short = table("").start("home sent off: Hyde").play("M+1");
    assert_eq!(remarks(&short), []);
}

#[test]
fn a_chart_is_told_by_what_is_seen() {
    for (chart, number, key, side) in [
        ("shots not on goal", 20, "shot.wide", Side::Home),
        ("shots not on goal", 21, "shot.high", Side::Home),
        ("shots not on goal", 50, "shot.blocked", Side::Home),
        ("shots not on goal", 60, "corner", Side::Home),
        ("shots not on goal", 99, "shot.woodwork", Side::Home),
        ("saves", 50, "keeper.claims", Side::Away),
        ("saves", 51, "counter", Side::Away),
        ("saves", 91, "ad.shot.again", Side::Home),
        ("free kick", 9, "free.kick", Side::Home),
        ("free kick", 75, "ad.dealt", Side::Away),
        ("corner", 44, "ad.alive", Side::Home),
        ("corner", 52, "back.pass", Side::Home),
    ] {
        let told = last(&next(&format!("chart {chart}")), &format!("N{number}"));
        assert_eq!((told.topic.key, told.side), (key, side), "{chart} {number}");
    }
    let chance = table("").start(&next("chart corner")).play("N28");
    assert_eq!(remarks(&chance), []);
}

#[test]
fn the_bundled_charts_are_known_by_what_is_seen() {
    let rules = rules("");
    for chart in ChartId::ALL {
        let start = next(&format!("chart {}", chart.name()));
        for number in 1..=100 {
            let played = table("").start(&start).play(&format!("N{number}"));
            let why = played.rules().why(&played.events()[0]).unwrap();
            let Some(Word::Phrase(seen)) = why.phrase.word("seen") else {
                panic!("{chart:?} {number}: {why:?}");
            };
            assert_eq!(said(seen), rules.charts().line(chart, number).1);
        }
    }
}

#[test]
fn a_line_that_somebody_has_written_is_told_as_it_stands() {
    let charts = crate::kit::changed(crate::kit::CHARTS, "punched clear", "lost in the fog");
    let (home, away) = (crate::kit::HARBOUR, crate::kit::VALLEY);
    let rules = crate::kit::rules_with(&charts, home, away, "randomiser=dice");
    let table = crate::kit::table_of(rules);
    let played = table.start(&next("chart saves")).play("N100");
    let why = "number 100 on the chart saves: 99-100 lost in the fog, away has it in M [AD-11.7]";
    assert_eq!(played.whys()[0], why);
    assert_eq!(remarks(&played)[0].topic.key, "turnover");
}

/// A phrase in German, of two clubs.
fn german(phrase: &Phrase) -> String {
    let names = BySide {
        home: "Hafenstadt".to_string(),
        away: "Talheim".to_string(),
    };
    let (_, book) = books()
        .iter()
        .find(|(language, _)| language == "de")
        .unwrap();
    book.say(phrase, &names)
}

#[test]
fn reasons_are_told_in_german() {
    for (start, draws, reason) in [
        (
            "",
            "M+1c N61",
            "Zahl 61, mehr als CTL 60 von Hafenstadt: verloren in A, Talheim hat den Ball in D",
        ),
        (
            &next("chart saves"),
            "N90",
            "Zahl 90 in der Tabelle Paraden: 65-90 ins Toraus gelenkt, Ecke für Hafenstadt",
        ),
        (
            &next("even Boone"),
            "N26",
            "Zahl 26, höchstens G% 26 von Boone: ein Tor",
        ),
    ] {
        let played = table("").start(start).play(draws);
        let whys = played.events().iter();
        let whys = whys.filter_map(|event| played.rules().why(event));
        let told: Vec<String> = whys.map(|why| german(&why.phrase)).collect();
        assert!(told.iter().any(|told| told == reason), "{told:#?}");
    }
}
