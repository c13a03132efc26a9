//! Fields that can be played on, and what is wrong with those that cannot.

use goal_dice::{Choice, Grid};

use crate::kit::{STANDARD12, arrange, rules_on, table_on, throw};

/// The usual field with one thing changed.
fn changed(from: &str, to: &str) -> String {
    assert_eq!(
        STANDARD12.matches(from).count(),
        1,
        "`{from}` is there once"
    );
    STANDARD12.replace(from, to)
}

/// The line of a square in the file, counted from 1; the last one with its id.
fn line_of(text: &str, id: &str) -> usize {
    let lines: Vec<&str> = text.lines().collect();
    let at = lines
        .iter()
        .rposition(|line| line.starts_with(&format!("{id},")));
    at.unwrap() + 1
}

/// What is wrong with a field, as text.
fn faults(text: &str) -> Vec<String> {
    let faults = Grid::parse(text).unwrap_err();
    faults.0.iter().map(ToString::to_string).collect()
}

/// Checks that the first fault is in the line of a square and says a word.
fn is_refused(text: &str, id: &str, word: &str) {
    let found = faults(text);
    let place = format!("line {}: ", line_of(text, id));
    assert!(
        found[0].starts_with(&place) && found[0].contains(word),
        "{found:?}"
    );
}

/// Checks that a fault of the whole field says a word.
fn is_refused_as_a_whole(text: &str, word: &str) {
    let found = faults(text);
    let said = |fault: &String| !fault.starts_with("line") && fault.contains(word);
    assert!(found.iter().any(said), "{found:?}");
}

#[test]
fn the_usual_field() {
    // GD-2.6
    let grid = Grid::parse(STANDARD12).unwrap();
    assert_eq!(grid.squares().len(), 12);
    let marked = [
        grid.farthest(),
        grid.end_kick_off(),
        grid.circle(),
        grid.corner(),
        grid.penalty_box(),
    ];
    assert_eq!(marked, [0, 3, 4, 10, 11]);
    // Six rows of two; each square touches the one before.
    let rows: Vec<(u8, u8)> = grid.squares().iter().map(|s| (s.row, s.col)).collect();
    let snake = [
        (0, 1),
        (0, 0),
        (1, 0),
        (1, 1),
        (2, 1),
        (2, 0),
        (3, 0),
        (3, 1),
        (4, 1),
        (4, 0),
        (5, 0),
        (5, 1),
    ];
    assert_eq!(rows, snake);
}

#[test]
fn the_path_visits_each_square_once() {
    // GD-2.1
    is_refused(&changed("S05, 2, 0,", "S04, 2, 0,"), "S04", "twice");
    is_refused(&changed("S05, 2, 0,", "S05, 2, 1,"), "S05", "on top of");
    // Each square shares an edge with the one before: not a corner.
    is_refused(&changed("S05, 2, 0,", "S05, 1, 5,"), "S05", "touch");
    is_refused(&changed("S01, 0, 0,", "S01, 1, 2,"), "S01", "touch");
}

#[test]
fn the_named_squares_are_where_they_belong() {
    // GD-2.6
    for (from, to, mark) in [
        ("3,     , farthest", "3,     ,", "farthest"),
        ("2,     , end-kick-off", "2,     ,", "end-kick-off"),
        ("2,     , circle", "2,     ,", "circle"),
        ("3,     , corner", "3,     ,", "corner"),
        ("0,     , box", "0,     ,", "box"),
    ] {
        is_refused_as_a_whole(&changed(from, to), &format!("no square is marked `{mark}`"));
        let again = changed("2, 0,     ,\n", &format!("2, 0,     , {mark}\n"));
        let found = faults(&again);
        assert!(found[0].contains("a second square"), "{found:?}");
    }
    // Each of them on another square than it must be on.
    let swapped = |one: &str, other: &str| {
        let marks = [(one, "@"), (other, one), ("@", other)];
        let lines = STANDARD12.lines().map(|line| match line.starts_with('S') {
            true => marks.iter().fold(line.to_string(), |line, (from, to)| {
                line.replace(&format!("     , {from}"), &format!("     , {to}"))
            }),
            false => line.to_string(),
        });
        lines.collect::<Vec<String>>().join("\n")
    };
    is_refused_as_a_whole(&swapped("circle", "end-kick-off"), "`end-kick-off`");
    is_refused_as_a_whole(&swapped("corner", "box"), "`corner`");
    is_refused_as_a_whole(&swapped("corner", "box"), "`box`");
    is_refused_as_a_whole(&swapped("farthest", "end-kick-off"), "`farthest`");
    is_refused_as_a_whole(&swapped("circle", "corner"), "`circle`");
    is_refused(
        &changed("2,     , circle", "2,     , centre"),
        "S04",
        "`centre` is no mark",
    );
}

#[test]
fn the_punts_are_cut_into_three() {
    // GD-2.5
    // A gap, an overlap, two squares, four squares, a range that is none.
    is_refused_as_a_whole(&changed("3-6 ,", "3-5 ,"), "punt of 6 lands on 0");
    is_refused_as_a_whole(&changed("3-6 ,", "3-7 ,"), "punt of 7 lands on 2");
    is_refused_as_a_whole(&changed("1-2 ,", "    ,"), "2 squares have a punt range");
    let four = changed("1-2 ,", "1   ,").replace("2, 0,     ,\n", "2, 0, 2   ,\n");
    is_refused_as_a_whole(&four, "4 squares have a punt range");
    for range in ["6-3 ", "0-6 ", "3-11", "3to6", "3-  "] {
        is_refused(&changed("3-6 ,", &format!("{range},")), "S05", "punt is");
    }
    // GD-2.5
    // Any three ranges that make up 1 to 10 will do.
    let other = changed("3-6 ,", "3-9 ,").replace("7-10,", "10  ,");
    let rules = rules_on(&other, "");
    let shot = |punt| {
        let state = arrange(&rules, "home place: S06");
        throw(&rules, &state, Choice::Shoot, &[1, 9, punt])
            .state
            .sides
            .home
            .place
    };
    assert_eq!([shot(1), shot(3), shot(9), shot(0)], [6, 5, 5, 1]);
}

#[test]
fn numbers_are_in_their_ranges() {
    // GD-2.2
    is_refused(
        &changed("Halfway flank,    1,", "Halfway flank,    4,"),
        "S05",
        "dice is `4`",
    );
    is_refused(
        &changed("Halfway flank,    1,", "Halfway flank,   -1,"),
        "S05",
        "dice is `-1`",
    );
    // GD-2.3
    is_refused(
        &changed("1, 1, 3-6 ", "1, -1, 3-6 "),
        "S05",
        "minus is `-1`",
    );
    is_refused(&changed("1, 1, 3-6 ", "1, x, 3-6 "), "S05", "minus is `x`");
    is_refused(&changed("S05, 2,", "S05, two,"), "S05", "row is `two`");
}

#[test]
fn ids_and_labels_are_needed() {
    // GD-2.1
    is_refused(&changed("S05, 2,", "S/5, 2,"), "S/5", "no id");
    is_refused(&changed("S05, 2,", "KO, 2,"), "KO", "no id");
    is_refused(&changed("Halfway flank,  ", ",  "), "S05", "no label");
    is_refused(
        &changed("Halfway flank,  ", "Halfway, flank,  "),
        "S05",
        "9 values",
    );
    let found = faults(&changed("touchline grid 1", "touchline grid 2"));
    assert!(found[0].starts_with("line 1: the first line"), "{found:?}");
}

#[test]
fn all_faults_are_told_at_once() {
    // GD-2.1
    let text = changed("Halfway flank,    1,", "Halfway flank,    4,")
        .replace("S08, 4, 1,", "S08, 9, 9,")
        .replace("7-10,", "8-10,");
    let found = faults(&text);
    for word in ["dice is `4`", "S08 does not touch S07", "punt of 7"] {
        assert!(
            found.iter().any(|fault| fault.contains(word)),
            "{word}: {found:?}"
        );
    }
}

#[test]
fn a_square_without_dice_has_no_shot() {
    // GD-5.1
    // Then nobody is asked: there is only the roll.
    let no_shot = changed("Mid-field circle, 1,", "Mid-field circle, 0,");
    table_on(&no_shot, "")
        .start("")
        .asks("attack")
        .play("attack 3 3 5 1")
        .tells_all(["advance home pair KO to S05"])
        .offers(["advance", "shoot"]);
    // From the box there must be one: nothing else can be done there.
    is_refused(
        &changed("Penalty box,      3,", "Penalty box,      0,"),
        "S11",
        "no shot",
    );
}

/// Five squares in a line: the smallest field.
const SMALL: &str = "touchline grid 1
back, 0, 0, Back,   1, 4, 7-10, farthest end-kick-off
mid,  1, 0, Middle, 1, 2, 3-6,  circle
top,  2, 0, Top,    2, 1, 1-2,
flag, 3, 0, Flag,   2, 2, ,     corner
box,  4, 0, Box,    3, 0, ,     box
";

#[test]
fn other_fields_can_be_played_on() {
    // GD-4.5
    let small = |lines: &str| table_on(SMALL, "").start(lines);
    small("")
        .play("home turn: advance | attack 3 3 5 1")
        .state("home place: top");
    small("")
        .play("home turn: advance | attack 3 3 3 1")
        .state("home place: flag");
    small("")
        .play("home turn: advance | attack 1 2 3 4")
        .state("home place: box");
    // GD-3.3
    small("")
        .play("home turn: advance | attack 1 2 4 6")
        .state("home place: back");
    // GD-7.6
    small("home place: flag | home failures: 1")
        .play("home turn: advance | attack 1 2 4 6 | away penalty: send back")
        .state("home place: back");
    // GD-6.4
    small("home place: top")
        .play("home turn: shoot | attack 1 1 | goalie 9 | punt 4")
        .state("home place: mid");
    let four = SMALL.replace("top,  2, 0, Top,    2, 1, 1-2,\n", "");
    is_refused_as_a_whole(&four, "4 squares");
}
