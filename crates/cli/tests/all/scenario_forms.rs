//! What a scenario can say, form by form.

use std::{fs, path::PathBuf};

use arena::scenario;
use library::Library;

use crate::kit::{beside, top};

/// Two failures in a row on the wing: 12 seconds for the roll, and the defence sends the marker back.
const SENT_BACK: &str = "\
touchline scenario 1
game: goal-dice
start:
  home place: S09
  home failures: 1
play:
  home: advance
  attack 1 2 4 6
  away: send back
";

/// Where a scenario lies: beside those of its game.
fn place_of(text: &str) -> PathBuf {
    let game = text.lines().find_map(|line| line.strip_prefix("game: "));
    top()
        .join("scenarios")
        .join(game.unwrap())
        .join("one.scenario")
}

/// The first difference of a scenario that can be read, as its line, what was expected and what came; nothing if
/// it passes.
fn difference(text: &str) -> Option<(usize, String, String)> {
    let mut outcomes = scenario::run(text, &Library::bundled(), &beside(&place_of(text))).unwrap();
    let difference = outcomes.iter_mut().find_map(|case| case.difference.take());
    difference.map(|found| (found.line, found.expected, found.got))
}

/// What is wrong with a text that is no scenario: the line and all that is said of it.
fn fault(text: &str) -> (Option<usize>, String) {
    let faults = scenario::run(text, &Library::bundled(), &beside(&place_of(text))).unwrap_err();
    (faults.0[0].line, faults.to_string())
}

/// The text with lines behind another.
fn with(text: &str, behind: &str, lines: &str) -> String {
    assert!(text.contains(behind), "{behind}");
    text.replacen(behind, &format!("{behind}{lines}\n"), 1)
}

/// A scenario of the project up to one of its sections, and other lines from there on.
fn begun_as(path: &str, up_to: &str, lines: &str) -> String {
    let text = fs::read_to_string(top().join("scenarios").join(path)).unwrap();
    let (begin, _) = text.split_once(&format!("\n{up_to}\n")).unwrap();
    format!("{begin}\n{lines}")
}

#[test]
fn the_situation_can_be_looked_at_between_answers() {
    let before = "  state: home failures: 1; home place: S09; seconds left: 300\n  asks: home turn";
    let asked =
        "  asks: away penalty: lose turn, send back\n  state: home place: S09; seconds left: 288";
    let text = with(SENT_BACK, "play:\n", before);
    let text = with(&text, "home: advance\n", "  asks: attack");
    let text = with(&text, "4 6\n", asked);
    let sent = "  state: home place: S00\n  asks: away turn";
    let text = with(&text, "  away: send back\n", sent);
    assert_eq!(difference(&text), None);

    // The first line that is not so is named, and nothing after it is played.
    for (is, wanted, line, got) in [
        (
            "home failures: 1;",
            "home failures: 0;",
            7,
            "home failures: 1",
        ),
        ("asks: attack", "asks: goalie", 10, "attack: 1 to 6"),
        (
            "S09; seconds left: 288",
            "S00; seconds left: 288",
            13,
            "home place: S09",
        ),
        ("left: 288", "left: 300", 13, "seconds left: 288"),
        (
            "asks: away turn",
            "asks: home turn",
            16,
            "away turn: advance, shoot",
        ),
    ] {
        // No goalie die has such a face.
        let text = text.replacen(is, wanted, 1) + "  goalie 99\n";
        let (at, expected, found) = difference(&text).unwrap();
        assert_eq!((at, found.as_str()), (line, got), "{expected}");
    }
}

#[test]
fn looking_is_a_line_of_its_own() {
    for (line, told) in [
        (
            "  attack 3; state: on turn: home",
            "write it on a line of its own",
        ),
        ("  attack 3; asks: attack", "write it on a line of its own"),
        (
            "  state: on turn: home; asks: home turn",
            "`asks: home turn` is no `name: value`",
        ),
        ("  state: on turn", "`on turn` is no `name: value`"),
        ("  state:", "`` is no `name: value`"),
    ] {
        let text = with(SENT_BACK, "play:\n", line) + "asks: away turn\n";
        let (at, all) = fault(&text);
        assert_eq!(at, Some(7), "{line}");
        assert!(all.contains(told), "{all}");
    }
    // What is looked at in the middle is enough to show something.
    assert!(fault(SENT_BACK).1.contains("nothing is expected"));
    assert_eq!(
        difference(&with(SENT_BACK, "4 6\n", "  asks: away penalty")),
        None
    );
}

#[test]
fn one_of_several_is_set_and_expected_alone() {
    let start = |lines: &str| {
        let rest = format!(
            "start:\n  put: 1H@M1 10H@M19 1A@M37 5A@N22\n  ball: 10H\n  menu: std_received\n{lines}"
        );
        begun_as("counter-attack/07-lost-nutmeg.scenario", "start:", &rest)
    };
    // One man is put somewhere, one is taken off, one has tokens; nobody else moves.
    let text = start(
        "  put 9A: K21\n  put 5A: none\n  tokens 9A: stole\n  tokens 1A: yellow injured\n\
         state:\n  put: 1H@M1 10H@M19 1A@M37 9A@K21\n  tokens: 1A yellow injured, 9A stole\n  put 9A: K21\n  put 5A: none\n  \
         tokens 9A: stole\n  tokens 1A: injured yellow\n  tokens 10H: none\n",
    );
    assert_eq!(difference(&text), None);
    for (wanted, got) in [
        ("tokens 9A: stunned", "tokens 9A: stole"),
        ("tokens 9A: none", "tokens 9A: stole"),
        ("tokens 10H: stole", "tokens 10H: none"),
        ("put 9A: K22", "put 9A: K21"),
        ("put 9A: none", "put 9A: K21"),
        ("put 5A: N22", "put 5A: none"),
    ] {
        let (_, expected, found) = difference(&(text.clone() + "  " + wanted + "\n")).unwrap();
        assert_eq!((expected.as_str(), found.as_str()), (wanted, got));
    }
    // Nobody is called so, and nothing is called so.
    for (wanted, told) in [
        ("tokens 99A: stole", "`tokens 99A` cannot be"),
        ("tokens 99A: none", "`tokens 99A` cannot be"),
        ("put 99A: none", "`put 99A` cannot be"),
        ("tokens 9A: stoned", "`tokens 9A` cannot be `stoned`"),
        ("put 9A: Z99", "`put 9A` cannot be"),
        ("holder 9A: yes", "it is one thing"),
        ("boots 9A: black", "`boots 9A` is nothing in this game"),
    ] {
        let (_, _, found) = difference(&(text.clone() + "  " + wanted + "\n")).unwrap();
        assert!(found.contains(told), "{wanted}: {found}");
        let (_, found) = fault(&start(&format!("  {wanted}\nasks: home action\n")));
        assert!(found.contains(told), "{wanted}: {found}");
    }
}

#[test]
fn a_list_is_asked_for_a_name_or_a_place() {
    // Of a set: whether a name is in it.
    let text = begun_as(
        "action-deck/11-second-yellow.scenario",
        "start:",
        "start:\n  home booked Crane: yes\n  home booked Boone: yes\n  home booked Boone: no\nstate:\n  home booked: Crane\n  \
         home booked Crane: yes\n  home booked Boone: no\n",
    );
    assert_eq!(difference(&text), None);
    for (wanted, got) in [
        ("home booked Crane: no", "home booked Crane: yes"),
        ("home booked Boone: yes", "home booked Boone: no"),
        ("home booked 1: Boone", "home booked 1: Crane"),
    ] {
        let (_, _, found) = difference(&(text.clone() + "  " + wanted + "\n")).unwrap();
        assert_eq!(found, got);
    }
    for wanted in ["home booked Nobody: no", "home booked Nobody: yes"] {
        let (_, _, found) = difference(&(text.clone() + "  " + wanted + "\n")).unwrap();
        assert!(found.contains("players of the chart"), "{found}");
    }
    let (_, _, found) = difference(&(text + "  home booked 2: Boone\n")).unwrap();
    assert!(found.contains("it has no such place"), "{found}");

    // Of a row: who stands at a place, or whether somebody does. H1 and H2 change places.
    let text = begun_as(
        "inside-the-net/29-open-high.scenario",
        "start:",
        "start:\n  home line-up 1: H2\n  home line-up 2: H1\nstate:\n  home line-up: H2, H1, H3, H4, H5, H6, H7, H8, H9, H10\n  \
         home line-up 1: H2\n  home line-up H1: yes\n",
    );
    assert_eq!(difference(&text), None);
    let (_, _, found) = difference(&(text.clone() + "  home line-up 2: H2\n")).unwrap();
    assert_eq!(found, "home line-up 2: H1");
    let (_, _, found) = difference(&(text + "  home line-up H1: no\n")).unwrap();
    assert_eq!(found, "home line-up H1: yes");

    // Numbers, too: position 4, and not the fourth of them.
    let text = begun_as(
        "offense-charts/08-sending-off.scenario",
        "start:",
        "start:\n  away booked 4: yes\nstate:\n  away booked: 4\n  away booked 4: yes\n  away booked 1: 4\n  away booked 1: no\n",
    );
    assert_eq!(difference(&text), None);
}

#[test]
fn who_rolls_can_be_said() {
    let text = "\
touchline scenario 1
game: goal-dice
start:
  home place: S09
play:
  home: shoot
  home attack 1 1; away goalie 5; away punt 2
asks: away turn
";
    assert_eq!(difference(text), None);
    for (is, wanted, expected, got) in [
        (
            "home attack",
            "away attack",
            "`away attack 1`",
            "`attack` is home's",
        ),
        (
            "away goalie",
            "home goalie",
            "`home goalie 5`",
            "`goalie` is away's",
        ),
        (
            "away punt",
            "home punt",
            "`home punt 2`",
            "`punt` is away's",
        ),
        (
            "home attack",
            "home goalie",
            "a question for the answer `home goalie 1`",
            "`attack` is asked",
        ),
        (
            "home attack 1 1",
            "home dice 1 7",
            "the answer `home dice 7`",
            "1 to 6",
        ),
    ] {
        let (line, told, found) = difference(&text.replacen(is, wanted, 1)).unwrap();
        assert_eq!((line, told.as_str()), (7, expected), "{wanted}");
        assert!(found.contains(got), "{found}");
    }
    // Both toss, home first: again and again, until one is higher.
    let toss = "touchline scenario 1\ngame: goal-dice\nplay:\n  home toss 4; away toss 4; home toss 3\n  away toss 9\nasks: away turn\n";
    assert_eq!(difference(toss), None);
    assert!(difference(&toss.replace("home toss 3", "away toss 3")).is_some());

    // Of counter-attack: the dice of players. Where a ball flies nobody's side is in.
    let path = top().join("scenarios/counter-attack/07-lost-nutmeg.scenario");
    let nutmeg = fs::read_to_string(path).unwrap();
    let said = nutmeg
        .replace(
            "  nutdef 4\n  nutatt 2\n",
            "  away nutdef 4\n  home nutatt 2\n",
        )
        .replace("  steal 2\n", "  home steal 2\n")
        .replace(
            "  tackle 5\n  dribble 5\n",
            "  home tackle 5; away dribble 5\n",
        );
    assert_eq!(difference(&said), None);
    let (_, _, found) = difference(&said.replace("  direction", "  home direction")).unwrap();
    assert_eq!(found, "`direction` is nobody's: leave out `home`");
    let (_, _, found) = difference(&said.replace("away dribble", "home dribble")).unwrap();
    assert_eq!(found, "`dribble` is away's");

    // Of offense-charts: the holder draws for his chart, and first of two (OC-3.1, OC-7.5), cards or dice.
    for set in ["draws=deck", "draws=dice"] {
        let lines = format!(
            "set: {set}\nstart:\nplay:\n  home top 57; home middle 18; away middle 5\nstate:\n  ball: home\n"
        );
        let text = begun_as("offense-charts/08-sending-off.scenario", "start:", &lines);
        let (_, expected, found) = difference(&text.replace("away middle", "home middle")).unwrap();
        assert_eq!(expected, "`home middle 5`");
        assert_eq!(found, "`middle` is away's");
    }
}

#[test]
fn numbers_of_a_box_score_can_be_expected() {
    // OC-S6: two fouls by the visitors, one by the home side, each told in a minute of its own.
    let lines = "\
case: counted
start:
play:
  top 40; middle 10 10
  top 40; middle 9 8
  top 40; middle 15 3
tally:
  away fouls: 2
  home fouls: 1
  home yellows: 0
";
    let text = begun_as(
        "offense-charts/06-foul-checks.scenario",
        "case: the lower total was fouled",
        lines,
    );
    assert_eq!(difference(&text), None);
    for (wanted, got) in [
        ("home fouls: 2", "home fouls: 1"),
        (
            "home fools: 1",
            "`fools` is not counted: there is goals, shots, on_target",
        ),
        ("fouls: 1", "no line as `home corners: 1`"),
        ("home fouls", "no line as `home corners: 1`"),
        ("home fouls: one", "no line as `home corners: 1`"),
        ("home fouls Nobody: 1", "home has nobody called `Nobody`"),
    ] {
        let (_, expected, found) = difference(&(text.clone() + "  " + wanted + "\n")).unwrap();
        assert_eq!(expected, wanted);
        assert!(found.starts_with(got), "{found}");
    }

    // AD-S9: a foul on the attack's own account by Frost, on Lomas, with a booking.
    let text = begun_as(
        "action-deck/09-attackers-foul.scenario",
        "events include:",
        "tally:\n  home fouls: 1\n  home fouls Frost: 1\n  home yellows Frost: 1\n  away fouled Lomas: 1\n  home fouls Adair: 0\n",
    );
    assert_eq!(difference(&text), None);
    let (_, _, found) = difference(&(text.clone() + "  home fouls Frost: 2\n")).unwrap();
    assert_eq!(found, "home fouls Frost: 1");
    let (_, _, found) = difference(&(text + "  home corners Frost: 0\n")).unwrap();
    assert!(
        found.starts_with("`corners` is not counted: there is shots"),
        "{found}"
    );
}
