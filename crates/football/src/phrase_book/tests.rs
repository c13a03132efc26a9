use super::*;
use crate::{
    phrase,
    phrase::{decimal, term},
};

const BOOK: &str = r#"
"hit" = "{who} hits {n} {n#post|posts}{place? {place:at}|}"
"wing" = { name = "the wing", at = "on the wing" }
"number.2" = { name = "two", nth = "second" }
"number.other" = { name = "{n}", nth = "{n}th" }
"goal" = "{side} beat {other}: the {n:nth} goal, {x:signed}{y? (with {y})|}"
"list.and" = "and"
"number.point" = ","
"share" = "{n} {n:signed}"
"all" = "{them}"
"parts" = "{them:apart}"
"#;

fn said(phrase: &Phrase) -> String {
    let names = BySide {
        home: "{other}".to_string(),
        away: "Valley".to_string(),
    };
    PhraseBook::parse(BOOK).unwrap().say(phrase, &names)
}

#[test]
fn slots_are_filled_and_names_are_not_read_as_slots() {
    let hit = phrase!("hit", side = Side::Away, n = 1, place = term("wing"));
    assert_eq!(said(&hit), "Valley hits 1 post on the wing");
    let hit = phrase!("hit", side = Side::Away, who = "Ravn", n = 2);
    assert_eq!(said(&hit), "Ravn hits 2 posts");
    let goal = phrase!("goal", side = Side::Home, n = 2, x = 3, y = 0);
    assert_eq!(said(&goal), "{other} beat Valley: the second goal, +3");
    let goal = phrase!("goal", side = Side::Away, n = 7, x = -1, y = "luck");
    assert_eq!(
        said(&goal),
        "Valley beat {other}: the 7th goal, -1 (with luck)"
    );
}

#[test]
fn lists_and_texts_that_are_as_they_are() {
    let share = |number, places| said(&phrase!("share", n = decimal(number, places)));
    assert_eq!(share(40.294, 1), "40,3 +40,3");
    assert_eq!(share(-0.06, 2), "-0,06 -0,06");
    assert_eq!(share(2.5, 0), "3 +3");
    let all = phrase!("all", them = vec!["a", "b", "c"]);
    assert_eq!(said(&all), "a, b and c");
    let apart = phrase!("parts", them = vec!["a", "b", "c"]);
    assert_eq!(said(&apart), "a; b; c");
    assert_eq!(said(&Phrase::from("as {it} is".to_string())), "as {it} is");
}

#[test]
fn faults_name_the_line() {
    let faults = PhraseBook::parse("\"a\" = \"x\"\n\"b\" = \"{x\"\n").unwrap_err();
    let text = faults.to_string();
    assert!(text.contains('2') && text.contains("`b`"), "{text}");
    assert!(PhraseBook::parse("\"a\" = [\"x\", \"x\"]").is_err());
    assert!(PhraseBook::parse("\"a\" = []").is_err());
    assert!(PhraseBook::parse("\"a\" = { at = \"x\" }").is_err());
}

#[test]
fn languages_have_the_same_keys_and_slots() {
    let english = PhraseBook::parse("\"a\" = \"{x} {side}\"\n\"b\" = \"\"").unwrap();
    let german = PhraseBook::parse("\"a\" = \"{y} {other}\"\n\"c\" = \"\"").unwrap();
    assert_eq!(english.faults_of(&german).len(), 3);
    assert!(english.faults_of(&english).is_empty());
}
