//! The competitions that come along, played from their files.

use competition::TeamIx;
use competition::brief::{Extra, Mode, Venue};
use competition::course::Course;
use competition::shootout::{KickOrder, ShootoutRules};
use competition::spec::StageKind;
use competition::tie::TieFormat;

use crate::kit::{course, favourites, pair, plan, play_out};

const DICE: &str = include_str!("../../../../data/competitions/goal-dice-world-cup.json");
const ENGLAND: &str = include_str!("../../../../data/competitions/league-england.json");
const WORLD: &str = include_str!("../../../../data/competitions/world-2022.json");
const EUROPE: &str = include_str!("../../../../data/competitions/europe-2024.json");
const MLS: &str = include_str!("../../../../data/competitions/mls.json");
const LEAGUE: &str = include_str!("../../../../data/competitions/league.json");
const CUP: &str = include_str!("../../../../data/competitions/cup.json");

/// Plays it out; the lower number wins. How many matches each stage had.
fn played(text: &str, teams: usize) -> (Course, Vec<usize>) {
    let mut course = course(text, teams);
    play_out(&mut course, favourites);
    assert_eq!(course.champion(), Some(TeamIx(0)));
    let stages = (0..course.stages())
        .map(|stage| course.matches().filter(|m| m.key.stage == stage).count())
        .collect();
    (course, stages)
}

fn knockout(course: &Course, stage: usize) -> competition::spec::Knockout {
    match &course.plan().spec.stages[stage].kind {
        StageKind::Knockout(cup) => (**cup).clone(),
        StageKind::Tables(_) => panic!("stage {stage} has tables"),
    }
}

// CP-11.1, GD-11.8: two groups of four, semi-finals, a final; and with twelve teams four of three.
#[test]
fn the_world_cup_of_the_dice_game() {
    let (course, stages) = played(DICE, 8);
    assert_eq!(stages, [12, 3]);
    let cup = knockout(&course, 1);
    let part = |mode| Extra {
        periods: 1,
        seconds: Some(120),
        minutes: None,
        mode,
    };
    assert_eq!(cup.ties.extra, [part(Mode::Full), part(Mode::Golden)]);
    let shootout = ShootoutRules {
        rounds: 5,
        order: KickOrder::Abab,
        early_stop: false,
        dice: Some(3),
    };
    assert_eq!(cup.ties.shootout, Some(shootout));
    let twelve = DICE
        .replace("\"teams\": 8", "\"teams\": 12")
        .replace("\"groups\": 2", "\"groups\": 4");
    assert_eq!(played(&twelve, 12).1, [12, 7]);
    let one = twelve.replace("\"advance\": 2", "\"advance\": 1");
    assert_eq!(played(&one, 12).1, [12, 3]);
}

// CP-11.2: twenty clubs, everybody twice.
#[test]
fn a_league_as_in_england() {
    assert_eq!(played(ENGLAND, 20).1, [380]);
    assert_eq!(played(LEAGUE, 5).1, [20]);
    assert_eq!(played(CUP, 11).1, [10]);
}

// CP-11.3: eight groups of four, then sixteen teams and a match for third place: 64 matches.
#[test]
fn a_world_cup_as_in_2022() {
    let (course, stages) = played(WORLD, 32);
    assert_eq!(stages, [48, 16]);
    assert!(
        course
            .matches()
            .skip(48)
            .all(|m| m.brief.venue == Venue::Neutral)
    );
    let names: Vec<&str> = course
        .cup_rounds(1)
        .iter()
        .map(|r| r.name.as_str())
        .collect();
    assert_eq!(
        names,
        ["round of 16", "quarter-finals", "semi-finals", "final"]
    );
}

// CP-11.4: 144 matches of the phase; 9 to 24 play off; the best eight and those who win play on.
#[test]
fn a_european_cup_as_since_2024() {
    let (course, stages) = played(EUROPE, 36);
    assert_eq!(stages, [144, 16, 29]);
    let playoff = &course.cup_rounds(1)[0];
    assert_eq!(playoff.name, "play-off");
    assert_eq!(playoff.ties.len(), 8);
    let cup = knockout(&course, 2);
    assert_eq!(
        (cup.ties.format, cup.final_tie.format),
        (TieFormat::TwoLegs, TieFormat::Single)
    );
    // Nobody of the best eight meets another of them in the first round.
    let table: Vec<TeamIx> = course.tables(0).unwrap()[0].teams().collect();
    let best = |team: TeamIx| table[..8].contains(&team);
    for tie in &course.cup_rounds(2)[0].ties {
        let [Some(a), Some(b)] = tie.teams else {
            panic!("no byes")
        };
        assert_ne!(best(a), best(b));
    }
}

// CP-11.5: two conferences, a first round of three, and conferences meet in the final only.
#[test]
fn a_league_with_conferences_and_a_cup() {
    let (course, stages) = played(MLS, 18);
    // Nine in each: 72 matches each; eight series of two matches; 4 + 2 + 1.
    assert_eq!(stages, [144, 16, 7]);
    assert_eq!(knockout(&course, 1).ties.format, TieFormat::BestOf(3));
    let rounds = course.cup_rounds(2);
    for round in rounds {
        for tie in &round.ties {
            let [Some(a), Some(b)] = tie.teams else {
                panic!("no byes")
            };
            let same = a.0 % 2 == b.0 % 2;
            assert_eq!(same, round.name != "final", "{}", round.name);
        }
    }
    let last = course.matches().last().unwrap();
    assert_eq!((pair(last), last.brief.venue), ((0, 1), Venue::Home));
}

// CP-11.6: a cup that is silent has two periods of fifteen minutes in full, then kicks; an
// empty list goes straight to the kicks.
#[test]
fn where_a_cup_is_silent() {
    let silent = Course::start(plan(CUP, 4, 1)).unwrap();
    let cup = knockout(&silent, 0);
    assert_eq!(cup.ties.extra, [Extra::USUAL]);
    assert_eq!((Extra::USUAL.periods, Extra::USUAL.minutes), (2, Some(15)));
    assert_eq!(Extra::USUAL.mode, Mode::Full);
    assert_eq!(cup.ties.shootout, Some(ShootoutRules::default()));
    assert!(ShootoutRules::default().early_stop);
    let straight = CUP.replace("\"legs\": 1", "\"legs\": 1, \"extra\": []");
    let cup = knockout(&Course::start(plan(&straight, 4, 1)).unwrap(), 0);
    assert_eq!(cup.ties.extra, []);
}
