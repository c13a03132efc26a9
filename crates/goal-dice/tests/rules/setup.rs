//! Players and equipment (GD-1), the sheet (GD-2).

use football::Game;
use goal_dice::{Choice, GoalDice, Happening, Period, State};
use scoresheet::words::teller;
use tabletop::{BySide, Side};

use crate::kit::{SQUARES, STANDARD12, arrange, random_match, rules, table, throw};

#[test]
fn one_person_or_two_on_each_side() {
    // GD-1.1
    for (players, allowed) in [("1", false), ("2", true), ("3", false), ("4", true)] {
        let option = format!("players={players}");
        let rules = GoalDice::from_text(STANDARD12, [option.as_str()]);
        assert_eq!(rules.is_ok(), allowed, "{players} players");
    }
    assert_eq!(rules("").options(), rules("players=2").options());
}

#[test]
fn mates_throw_two_dice_each_and_make_one_hand() {
    // GD-1.2
    let start = || table("players=4").start("home place: S05");
    start()
        .play("home turn: advance | mate-1 3 5 | mate-2 3 1")
        .tells_all(["advance home pair S05 to S06"]);
    start()
        .play("home turn: advance | mate-1 5 3 | mate-2 6 4")
        .tells_all(["advance home straight S05 to S11"]);
    start()
        .play("home turn: advance | mate-1 2 2 | mate-2 6 6")
        .tells_all(["advance home two pairs S05 to S07"]);
}

#[test]
fn mates_take_turns_in_goal() {
    // GD-1.3
    // The mate who faced the shot punts as well. Each side keeps its own order,
    // and a goal is a shot faced too.
    table("players=4")
        .start("home place: S06 | away place: S06")
        .play(
            "home turn: shoot | mate-1 2 | goalie-1 5 | punt-1 1
             away turn: shoot | mate-1 2 | goalie-1 5 | punt-1 2
             home turn: shoot | mate-2 2 | goalie-2 5 | punt-2 1
             away turn: shoot | mate-2 6 | goalie-2 2
             home turn: shoot | mate-1 2 | goalie-1 5 | punt-1 1
             away turn: shoot | mate-1 2 | goalie-1 5 | punt-1 1
             home turn: shoot | mate-2 6 | goalie-2 2
             away turn: shoot | mate-2 6 | goalie-2 5",
        )
        .state("score: 1-2 | home keeper: 1 | away keeper: 1");
    // A re-roll is the same shot.
    table("players=4 tie_reroll=true")
        .start("home place: S06 | away keeper: 2")
        .play("home turn: shoot | mate-1 4 | goalie-2 4 | mate-1 3 | goalie-2 3 | punt-2 5")
        .state("away keeper: 1 | home shooter: 2");
    // A cleared cross is no shot.
    table("players=4 one_cross=true")
        .start("home place: S10 | away keeper: 2")
        .play("home turn: advance | mate-1 1 2 | mate-2 3 5 | punt-2 5")
        .state("away keeper: 2");
    // A kick of a shoot-out is one.
    let rules = rules("players=4 knockout=true");
    let mut state = arrange(&rules, "period: shoot-out");
    for keeper in ["goalie-1", "goalie-1", "goalie-2", "goalie-2", "goalie-1"] {
        let kick = throw(&rules, &state, Choice::Shoot, &[]);
        assert_eq!(kick.dice_names().last(), Some(&keeper));
        state = kick.state;
    }
}

#[test]
fn mates_share_the_dice_of_a_shot() {
    // GD-1.3
    // One die: they take turns. Two: one each. Three: two and one, in turns.
    let rules = rules("players=4");
    for (place, shooter, expected) in [
        ("S06", "1", vec!["mate-1"]),
        ("S06", "2", vec!["mate-2"]),
        ("S08", "1", vec!["mate-1", "mate-2"]),
        ("S08", "2", vec!["mate-1", "mate-2"]),
        ("S11", "1", vec!["mate-1", "mate-1", "mate-2"]),
        ("S11", "2", vec!["mate-1", "mate-2", "mate-2"]),
    ] {
        let state = arrange(
            &rules,
            &format!("home place: {place} | home shooter: {shooter}"),
        );
        let mut names = throw(&rules, &state, Choice::Shoot, &[]).dice_names();
        names.retain(|name| name.starts_with("mate"));
        names.sort_unstable();
        assert_eq!(names, expected, "{place}, mate {shooter} shoots");
    }
}

#[test]
fn four_six_sided_dice_and_a_ten_sided_one_will_do() {
    // GD-1.4
    let rules = rules("");
    let mut most = 0;
    for place in SQUARES {
        let state = arrange(&rules, &format!("home place: {place}"));
        for choice in [Choice::Advance, Choice::Shoot] {
            let thrown = throw(&rules, &state, choice, &[]).dice;
            let mut six_sided = 0;
            for die in thrown {
                match die.name() {
                    "attack" => six_sided += usize::from((die.lowest(), die.highest()) == (1, 6)),
                    _ => assert_eq!((die.lowest(), die.highest()), (0, 9)),
                }
            }
            most = most.max(six_sided);
        }
    }
    assert_eq!(most, 4);
}

#[test]
fn more_goals_at_the_end_win() {
    // GD-1.5
    // Even where there must be a winner nothing follows: there is one.
    let end = table("knockout=true")
        .start("period: second half | seconds left: 12 | score: 2-1 | home place: S05")
        .play("home turn: advance | attack 1 2 4 6");
    end.is_over();
    assert_eq!(end.rules().score(end.now()), BySide { home: 2, away: 1 });
}

#[test]
fn two_halves_of_five_minutes() {
    // GD-1.6
    let rules = rules("");
    let mut periods = Vec::new();
    random_match(&rules, 1, |_, _, events| {
        for event in events {
            if event.what == Happening::PeriodStart {
                periods.push((event.period, event.seconds_left));
            }
        }
    });
    let expected = [(Period::FirstHalf, 300), (Period::SecondHalf, 300)];
    assert_eq!(periods, expected);
}

#[test]
fn a_sheet_with_two_sides_cut_into_squares() {
    // GD-2.1
    // Home plays upwards on the left, away downwards on the right; the circles
    // (S04) touch at the middle of the sheet.
    let rules = rules("");
    let names = BySide::both("Any".to_string());
    let picture = rules.picture(&arrange(&rules, ""), teller("en", &names));
    let rows: Vec<&str> = picture.lines().skip(1).take(6).collect();
    for (row, [home, away]) in rows.iter().zip([
        ["S10 S11", "S00 S01"],
        ["S09 S08", "S03 S02"],
        ["S06 S07", "S04 S05"],
        ["S05 S04", "S07 S06"],
        ["S02 S03", "S08 S09"],
        ["S01 S00", "S11 S10"],
    ]) {
        let (left, right) = row.split_once('|').unwrap();
        for (half, expected) in [(left, home), (right, away)] {
            let ids = half.split(|c: char| !c.is_ascii_alphanumeric());
            let ids: Vec<&str> = ids.filter(|word| word.starts_with('S')).collect();
            assert_eq!(ids.join(" "), expected);
        }
    }
}

/// The dice and the minus number of each square.
const SHOTS: [(usize, i32); 12] = [
    (1, 3),
    (1, 3),
    (1, 3),
    (1, 2),
    (1, 2),
    (1, 1),
    (1, 0),
    (2, 1),
    (2, 0),
    (2, 2),
    (2, 3),
    (3, 0),
];

#[test]
fn a_square_says_how_many_dice_a_shot_throws() {
    // GD-2.2
    let rules = rules("");
    for (place, (dice, _)) in SQUARES.into_iter().zip(SHOTS) {
        let state = arrange(&rules, &format!("home place: {place}"));
        let thrown = |choice| throw(&rules, &state, choice, &[]).dice_names();
        let attack = |choice| {
            thrown(choice)
                .iter()
                .filter(|name| **name == "attack")
                .count()
        };
        assert_eq!(attack(Choice::Shoot), dice, "a shot from {place}");
        // It does not matter to a roll. From the box there is none.
        if place != "S11" {
            assert_eq!(attack(Choice::Advance), 4, "a roll on {place}");
        }
    }
}

#[test]
fn a_square_says_what_is_taken_off_a_shot() {
    // GD-2.3
    table("")
        .start("home place: S03")
        .play("home turn: shoot | attack 5 | goalie 2")
        .tells_all(["shot home S03 3 v 2", "goal home 1-0", "turn end home"]);
    // All dice show 6: the sum is six for each die.
    for (place, (dice, minus)) in SQUARES.into_iter().zip(SHOTS) {
        let total = 6 * dice as i32 - minus;
        let turn = if place == "S11" {
            ""
        } else {
            "home turn: shoot |"
        };
        let sixes = "6 ".repeat(dice);
        let played = table("")
            .start(&format!("home place: {place}"))
            .play(&format!("{turn} attack {sixes} | goalie 1"));
        let expected = format!("shot home {place} {total} v 1");
        assert_eq!(played.told()[0], expected);
    }
}

/// Where each punt lands: the result, then the square.
const PUNTS: [(u8, &str); 10] = [
    (1, "S06"),
    (2, "S06"),
    (3, "S05"),
    (4, "S05"),
    (5, "S05"),
    (6, "S05"),
    (7, "S01"),
    (8, "S01"),
    (9, "S01"),
    (10, "S01"),
];

#[test]
fn a_range_on_a_square_catches_punts() {
    for (result, target) in PUNTS {
        // GD-2.4
        let face = result % 10;
        table("")
            .start("home place: S08")
            .play(&format!(
                "home turn: shoot | attack 1 1 | goalie 9 | punt {face}"
            ))
            .state(&format!("home place: {target}"));
        // GD-2.5
        let rules = rules("");
        let squares = rules.grid().squares().iter();
        let catching = squares.filter(|s| s.punt.as_ref().is_some_and(|p| p.contains(&result)));
        let ids: Vec<&str> = catching.map(|square| square.id.as_str()).collect();
        assert_eq!(ids, [target]);
    }
    // GD-2.5
    let rules = rules("");
    let targets = rules
        .grid()
        .squares()
        .iter()
        .filter(|square| square.punt.is_some());
    assert_eq!(targets.count(), 3);
}

#[test]
fn four_squares_have_names_in_the_rules() {
    // GD-2.6
    let rules = rules("");
    let grid = rules.grid();
    let named = [
        (grid.circle(), "S04", "Mid-field circle"),
        (grid.end_kick_off(), "S03", "End Kick Off"),
        (grid.corner(), "S10", "Attacking corner"),
        (grid.penalty_box(), "S11", "Penalty box"),
    ];
    for (place, id, label) in named {
        let square = grid.square(place);
        assert_eq!((square.id.as_str(), square.label.as_str()), (id, label));
    }
}

#[test]
fn each_side_moves_only_its_own_marker() {
    // GD-2.7
    let rules = rules("");
    let stands = |state: &State, side: Side| (state.sides[side].place, state.sides[side].kick_off);
    for seed in 0..50 {
        random_match(&rules, seed, |before, after, _| {
            let waits = before.on_turn.other();
            if before.period == after.period {
                assert_eq!(stands(before, waits), stands(after, waits), "seed {seed}");
            }
        });
    }
    // They may stand on the same square, and do not get in each other's way.
    table("")
        .start("home place: S05 | away place: S06")
        .play("home turn: advance | attack 3 3 5 1")
        .state("home place: S06 | away place: S06")
        .play("home turn: advance | attack 3 3 5 1")
        .state("home place: S07 | away place: S06");
}
