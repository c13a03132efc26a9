//! The table as text.

use football::Game as _;
use goal_dice::{GoalDice, state::State};
use scoresheet::words::{lines_in, teller};
use tabletop::{BySide, situation::Situation as _};

use crate::kit::STANDARD12;

fn arranged(options: &[&str], lines: &[(&str, &str)]) -> (GoalDice, State) {
    let rules = GoalDice::from_text(STANDARD12, options.iter().copied()).unwrap();
    let lines = lines.iter().map(|(name, value)| (0, *name, *value));
    let state = rules.arrange(lines).unwrap();
    (rules, state)
}

/// The sentences, in a language.
fn status(language: &str, options: &[&str], lines: &[(&str, &str)]) -> String {
    let (rules, state) = arranged(options, lines);
    lines_in(language, &rules.status(&state))
}

// GD-2.1, GD-2.7: two half-sheets, each with one marker; the circles meet.
#[test]
fn the_field_with_both_markers() {
    let (rules, state) = arranged(&[], &[("home place", "S08"), ("away place", "S01")]);
    let names = BySide {
        home: "Reds".to_string(),
        away: "Blues".to_string(),
    };
    let german = rules.picture(&state, teller("de", &names));
    let heading = "  H Reds (hoch)               | A Blues (runter)\n";
    assert!(german.starts_with(heading), "{german}");
    let field = rules.picture(&state, teller("en", &names));
    assert_eq!(
        field,
        "  H Reds (up)                 | A Blues (down)
   S10 2d-3      S11 3d       |  S00 1d-3     [S01]1d-3 7-10
   S09 2d-2     [S08]2d       |  S03 1d-2      S02 1d-3
   S06 1d 1-2    S07 2d-1     |  S04 1d-2      S05 1d-1 3-6
   S05 1d-1 3-6  S04 1d-2     |  S07 2d-1      S06 1d 1-2
   S02 1d-3      S03 1d-2     |  S08 2d        S09 2d-2
   S01 1d-3 7-10 S00 1d-3     |  S11 3d        S10 2d-3
"
    );
}

/// Two halves of 28 columns, a bar between them and a margin are 60; in fewer, one is below the
/// other.
#[test]
fn the_field_fits_the_screen() {
    let rules = GoalDice::from_text(STANDARD12, []).unwrap();
    let state = rules.arrange([]).unwrap();
    let names = BySide {
        home: "Reds".to_string(),
        away: "Blues".to_string(),
    };
    let beside = rules.field(&state, teller("en", &names), 60);
    assert!(beside.starts_with("  H Reds (up)                 | A Blues (down)\n"));
    let below = rules.field(&state, teller("en", &names), 59);
    let lines: Vec<&str> = below.lines().collect();
    // A heading and six rows for each side.
    assert_eq!(lines.len(), 14, "{below}");
    assert_eq!((lines[0], lines[7]), ("  H Reds (up)", "  A Blues (down)"));
}

#[test]
fn what_hangs_over_a_side_is_said() {
    let lines = [
        ("home place", "S08"),
        ("home failures", "1"),
        ("away owes", "yes"),
        ("away dice lost", "2"),
        ("score", "1-2"),
        ("seconds left", "84"),
    ];
    // A shot from the circle with one die, less two: 1 in 20 scores.
    assert_eq!(
        status("en", &["lost_die=true"], &lines),
        "home 1-2 away, first half, 84 seconds left.
home: S08 Edge of the box, one failed roll; a shot scores 49.7 %.
away: S04 Mid-field circle, kick-off to come, loses its next turn, 2 dice fewer; a shot scores 5.0 %."
    );
    assert_eq!(
        status("de", &["lost_die=true"], &lines),
        "home – away 1:2, erste Halbzeit, noch 84 Sekunden.
home: S08 Strafraumgrenze, ein Fehlwurf; ein Schuss trifft zu 49,7 %.
away: S04 Mittelkreis, Anstoß steht noch aus, setzt den nächsten Zug aus, 2 Würfel weniger; ein Schuss trifft zu 5,0 %."
    );
    assert_eq!(
        status("en", &[], &[("home place", "S07")]),
        "home 0-0 away, first half, 300 seconds left.
home: S07 Inside channel; a shot scores 40.3 %.
away: S04 Mid-field circle, kick-off to come; a shot scores 5.0 %."
    );
}

#[test]
fn a_shoot_out_has_no_field_to_speak_of() {
    let lines = [
        ("period", "shoot-out"),
        ("home kicks", "3"),
        ("home kicks scored", "2"),
        ("away kicks", "2"),
    ];
    for (language, said) in [
        (
            "en",
            "home 0-0 away, shoot-out.\nShoot-out: 2 of 3, 0 of 2.",
        ),
        (
            "de",
            "home – away 0:0, Elfmeterschießen.\nElfmeterschießen: 2 von 3, 0 von 2.",
        ),
    ] {
        assert_eq!(status(language, &["knockout=true"], &lines), said);
    }
}

#[test]
fn every_reason_names_a_clause() {
    for options in ["", "wild=true knockout=true"] {
        let rules = crate::kit::rules(options);
        scoresheet::reasons_name_clauses(&rules, include_str!("../../clauses.txt"), 30);
    }
}
