//! What is best in every position of the second half in which the other side has
//! a kick-off to come and nothing else hangs over it.

use std::fmt::Write as _;

use goal_dice::State;
use tabletop::Side;

use crate::kit::{PLAN, RULES, after_second_failure, arrange, lines, penalty, turn};

/// All rolls of a half.
const ROLLS: u16 = 25;

/// The rolls left at which something is better: `1-3 6-25`; with `or` between
/// them, what it may be.
type Rolls = &'static str;

/// Shooting is better than rolling. Places, failures, then the rolls left by
/// the lead: three behind to three ahead.
const SHOOT: [(&str, u8, [Rolls; 7]); 16] = [
    ("S00 S01 S02", 0, ["5", "3", "1", "1", "", "", ""]),
    ("S03 S05", 0, ["5-10", "3-5", "1", "1", "", "", ""]),
    ("S04 KO", 0, ["5-8", "3-4", "1", "1", "", "", ""]),
    ("S06", 0, ["5-9", "3-5", "1", "1", "", "", ""]),
    ("S07", 0, ["5-25", "3-17", "1-2", "1", "", "", ""]),
    ("S08", 0, ["5-25", "3-25", "1-3 6-25", "1-3", "", "", "7"]),
    ("S09", 0, ["5-13", "3-7", "1-2", "1-2", "", "", ""]),
    ("S10", 0, ["5-7", "3-4", "1", "1", "", "", ""]),
    (
        "S00 S01 S02",
        1,
        ["5", "3", "1", "1", "", "3-8", "5-12 or 5-13"],
    ),
    (
        "S03 S05",
        1,
        ["5-10", "3-5", "1", "1", "", "3-8", "5-12 or 5-13"],
    ),
    (
        "S04",
        1,
        ["5-8", "3-4", "1", "1", "", "3-8", "5-12 or 5-13"],
    ),
    (
        "S06",
        1,
        ["5-9", "3-5", "1", "1", "", "3-8", "5-12 or 5-13"],
    ),
    (
        "S07",
        1,
        [
            "5-25",
            "3-25",
            "1-2 6-25",
            "1 10-11 19-25",
            "6-10",
            "3-14",
            "5-17",
        ],
    ),
    (
        "S08",
        1,
        ["5-25", "3-25", "1-25", "1-3 6-25", "5-25", "3-25", "5-25"],
    ),
    ("S09", 1, ["5-13", "3-7", "1-2", "1-2", "", "3-9", "5-13"]),
    ("S10", 1, ["5-8", "3-4", "1", "1", "", "3-8", "5-12"]),
];

/// Sending the offender back is better than taking its turn. Places, then the
/// rolls left before the second failure, by the offender's lead: two behind to
/// two ahead.
const SEND_BACK: [(&str, [Rolls; 5]); 7] = [
    ("S10", ["6-25", "5-25", "8-25", "13-25", "16-25"]),
    ("S09", ["6-25", "6-25", "13-25", "19-25", ""]),
    ("S08", ["6-25", "4-25", "", "", ""]),
    ("S07", ["6-17", "5-12", "", "", ""]),
    ("S06", ["6-10", "", "", "", ""]),
    ("S05", ["6-7", "", "", "", ""]),
    ("S00 S01 S02 S03 S04", ["", "", "", "", ""]),
];

/// Who is on turn, where and how: the other side has a kick-off to come.
fn position(side: Side, place: &str, failures: u8, lead: i32, rolls: u16) -> State {
    let (me, them) = (side.name(), side.other().name());
    let goals = [lead.max(0), (-lead).max(0)];
    let [home, away] = match side {
        Side::Home => goals,
        Side::Away => [goals[1], goals[0]],
    };
    let text = format!(
        "period: second half\nstarter: away\non turn: {me}\nseconds left: {}\nscore: {home}-{away}\n\
         {me} place: {place}\n{them} place: KO\n{me} failures: {failures}",
        12 * rolls
    );
    arrange(&RULES, &lines(&text))
}

/// The rolls left at which something holds, in the form of the tables.
fn rolls_with(mut holds: impl FnMut(u16) -> bool) -> String {
    let held: Vec<u16> = (1..=ROLLS).filter(|&rolls| holds(rolls)).collect();
    let runs = held.chunk_by(|&one, &next| next == one + 1);
    let run = |run: &[u16]| match run {
        [one] => one.to_string(),
        [first, .., last] => format!("{first}-{last}"),
        [] => String::new(),
    };
    runs.map(run).collect::<Vec<String>>().join(" ")
}

/// Notes a cell of a table that is not as expected.
fn note(wrong: &mut String, what: &str, expected: Rolls, found: &str) {
    if expected.split(" or ").all(|rolls| rolls != found) {
        writeln!(wrong, "{what}: {found:?}, not {expected:?}").unwrap();
    }
}

#[test]
fn when_to_shoot() {
    let mut wrong = String::new();
    for (places, failures, by_lead) in SHOOT {
        for place in places.split(' ') {
            for (lead, expected) in (-3..).zip(by_lead) {
                for side in Side::BOTH {
                    let found = rolls_with(|rolls| {
                        let state = position(side, place, failures, lead, rolls);
                        PLAN.choose(&turn(&state)).unwrap() == 1
                    });
                    let what = format!("{side} on {place}, {failures} failures, lead {lead}");
                    note(&mut wrong, &what, expected, &found);
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn which_penalty() {
    let mut wrong = String::new();
    for (places, by_lead) in SEND_BACK {
        for place in places.split(' ') {
            for (lead, expected) in (-2..).zip(by_lead) {
                for side in Side::BOTH {
                    let found = rolls_with(|rolls| {
                        let state = position(side, place, 1, lead, rolls);
                        let asked = after_second_failure(&state);
                        PLAN.choose(&penalty(&asked)).unwrap() == 1
                    });
                    let what = format!("{side} on {place}, lead {lead}");
                    note(&mut wrong, &what, expected, &found);
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
