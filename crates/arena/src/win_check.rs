//! Chances against what is worked out by hand, against the odds, and against matches played.

use library::Library;
use tabletop::{BySide, UndoRule};

use crate::{Match, Pending, new_match, table::posted_match};
use games::{Dice, Foretold, GameId, HUMAN, MatchSetup, Men};
use simulation::win::{ChancesFound, WinChances};
use simulation::{Run, odds::worked, simulate};

fn setup(game: GameId, coach: &str, dice: Dice, options: &[&str]) -> MatchSetup {
    let library = Library::bundled();
    let teams = game.teams(&library).unwrap();
    let name = |at: usize| teams[at].club.name.clone();
    MatchSetup {
        game,
        names: BySide {
            home: name(0),
            away: name(1),
        },
        teams: BySide::both(None),
        coaches: BySide::both(coach.to_string()),
        dice,
        undo: UndoRule::Free,
        reroll: false,
        foretold: Foretold::default(),
        options: options.iter().map(ToString::to_string).collect(),
        asked: None,
        men: BySide::both(Men::default()),
    }
}

const APP: Dice = Dice::App { seed: 7, index: 0 };

fn usual(game: GameId) -> &'static str {
    game.coaches().first().unwrap().0
}

/// The games whose matches are played on.
const PLAYED: [GameId; 3] = [
    GameId::OffenseCharts,
    GameId::ActionDeck,
    GameId::InsideTheNet,
];

#[track_caller]
fn assert_chances(got: &WinChances, wanted: [f64; 3]) {
    let all = [got.wins.home, got.draw, got.wins.away];
    for (got, wanted) in all.into_iter().zip(wanted) {
        assert!((got - wanted).abs() < 1e-9, "{all:?} for {wanted:?}");
    }
    assert_eq!(got.found, ChancesFound::Exact);
}

/// One die from S06, no minus, against a goalie die of ten: 3 beats the 2; 4 beats 2 and 3; up to
/// 6, which beats 2 to 5. Ten throws of sixty are a goal (GD-5.5, GD-6.1, GD-6.2).
#[test]
fn the_last_shot_of_a_match() {
    let library = Library::bundled();
    let setup = setup(GameId::GoalDice, HUMAN, Dice::Mine, &["half_seconds=60"]);
    let last =
        "period: second half | starter: away | on turn: home | seconds left: 12 | home place: S06";
    let level = posted_match(&setup, &format!("{last} | score: 0-0"), &library).unwrap();
    assert_chances(&level.win_chances().unwrap(), [1.0 / 6.0, 5.0 / 6.0, 0.0]);
    let mut behind = posted_match(&setup, &format!("{last} | score: 0-1"), &library).unwrap();
    assert_chances(&behind.win_chances().unwrap(), [0.0, 1.0 / 6.0, 5.0 / 6.0]);
    // A six is on the table: four of ten goalie dice lose to it.
    behind.answer("shoot").unwrap();
    assert_chances(&behind.win_chances().unwrap(), [0.0, 1.0 / 6.0, 5.0 / 6.0]);
    behind.answer("6").unwrap();
    assert_chances(&behind.win_chances().unwrap(), [0.0, 0.4, 0.6]);
    // Two goals behind with the last roll: it is decided.
    let lost = posted_match(&setup, &format!("{last} | score: 0-2"), &library).unwrap();
    assert_chances(&lost.win_chances().unwrap(), [0.0, 0.0, 1.0]);
}

#[test]
fn goal_dice_from_kick_off_has_the_odds_of_two_exact_players() {
    let library = Library::bundled();
    let options = ["half_seconds=60"];
    let setup = setup(GameId::GoalDice, "optimal", APP, &options);
    let wanted = worked(&setup, &library).unwrap().unwrap().odds;
    let got = new_match(&setup, &library).unwrap().win_chances().unwrap();
    assert_chances(&got, [wanted.wins.home, wanted.tie, wanted.wins.away]);
}

/// In a shoot-out and at the toss as well.
#[test]
fn goal_dice_is_exact_all_through_a_match_that_must_be_decided() {
    let library = Library::bundled();
    let options = [
        "half_seconds=24",
        "knockout=true",
        "overtime_seconds=24",
        "sudden_seconds=24",
    ];
    let setup = setup(GameId::GoalDice, "sensible", APP, &options);
    let mut played = new_match(&setup, &library).unwrap();
    loop {
        let chances = played.win_chances().unwrap();
        assert_eq!(
            chances.found,
            ChancesFound::Exact,
            "{}",
            played.status(football::ENGLISH)
        );
        assert!(chances.draw < 1e-9, "{chances:?}");
        if played.answer_by_program().is_err() {
            break;
        }
    }
}

#[test]
fn from_kick_off_they_are_those_of_matches_played() {
    let library = Library::bundled();
    for game in PLAYED {
        let setup = setup(game, usual(game), APP, &[]);
        let run = Run {
            matches: 10_000,
            seed: 99,
            threads: 2,
        };
        let sum = simulate(&setup, &library, &run, &mut |_, _| ()).unwrap();
        let got = new_match(&setup, &library).unwrap().win_chances().unwrap();
        let ChancesFound::Played { standard_error, .. } = got.found else {
            panic!("{got:?}");
        };
        assert!(standard_error <= 0.01, "{got:?}");
        // Four standard errors of a difference: of these chances and of 10,000 matches.
        let room = 4.0 * (standard_error.powi(2) + 0.25 / 10_000.0).sqrt();
        for (got, won) in [(got.wins.home, sum.won.home), (got.wins.away, sum.won.away)] {
            let wanted = won as f64 / 10_000.0;
            assert!((got - wanted).abs() < room, "{game}: {got} for {wanted}");
        }
    }
}

#[test]
fn at_full_time_it_is_known() {
    let library = Library::bundled();
    for game in GameId::ALL {
        let coach = match game {
            GameId::CounterAttack => "random",
            _ => usual(game),
        };
        let setup = setup(game, coach, APP, &[]);
        let mut played = new_match(&setup, &library).unwrap();
        while played.answer_by_program().is_ok() {}
        let won = |side| f64::from(u8::from(played.ahead() == Some(side)));
        let BySide { home, away } = BySide::from_fn(won);
        let wanted = [home, 1.0 - home - away, away];
        assert_chances(&played.win_chances().unwrap(), wanted);
    }
}

/// The same position has the same figures, whatever its dice to come; and they are not the
/// match's own.
#[test]
fn nothing_of_the_dice_to_come_is_in_them() {
    let library = Library::bundled();
    for game in PLAYED {
        let chances = |seed| {
            let dice = Dice::App { seed, index: 0 };
            let setup = setup(game, usual(game), dice, &[]);
            new_match(&setup, &library).unwrap().win_chances().unwrap()
        };
        assert_eq!(chances(1), chances(2), "{game}");
    }
}

/// What a coach has written down under a seal changes nothing.
#[test]
fn what_is_sealed_is_not_looked_at() {
    let library = Library::bundled();
    let mut setup = setup(GameId::InsideTheNet, HUMAN, APP, &[]);
    setup.asked = Some(vec!["sheet".to_string()]);
    let mut played = new_match(&setup, &library).unwrap();
    let before = played.win_chances().unwrap();
    let mut sealed = 0;
    while played.seen_by(None).is_some() && sealed < 4 {
        assert_eq!(played.win_chances().unwrap(), before);
        answer_otherwise(played.as_mut());
        sealed += 1;
    }
    assert!(sealed > 0, "{:?}", played.pending());
}

/// Not the default.
fn answer_otherwise(played: &mut dyn Match) {
    let Some(Pending::Decide { menu, default, .. }) = played.pending() else {
        panic!("{:?}", played.pending());
    };
    let other = menu.iter().find(|choice| **choice != default);
    played.answer(other.unwrap_or(&default)).unwrap();
}

/// One side far ahead at the end: as good as decided.
#[test]
fn a_lead_at_the_end_is_worth_a_win() {
    let library = Library::bundled();
    for game in PLAYED {
        let setup = setup(game, usual(game), APP, &[]);
        let mut played = new_match(&setup, &library).unwrap();
        let mut answers = 0;
        while played.answer_by_program().is_ok() {
            answers += 1;
        }
        let ahead = played.ahead();
        let mut again = new_match(&setup, &library).unwrap();
        for _ in 1..answers {
            again.answer_by_program().unwrap();
        }
        // One answer before the end it is as it ends, but for one shot.
        if let Some(side) = ahead.filter(|_| again.ahead() == ahead) {
            let chances = again.win_chances().unwrap();
            assert!(chances.wins[side] > 0.5, "{game}: {chances:?}");
        }
    }
}
