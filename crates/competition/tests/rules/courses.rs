//! Whole competitions: stages, draws, seeds, grounds.

use competition::TeamIx;
use competition::brief::Venue;
use competition::course::{Act, Course, CourseError, CourseNote, CoursePlan};
use competition::fixtures::{Fixture, Round};
use competition::result::{Card, Colour, DecidedBy, MatchResult, Reason};
use competition::spec::Spec;
use tabletop::Side;

use crate::kit::{
    course, enter, entrants, favourites, key, open, order, pair, plan, play_out, presets,
};

fn pairs(course: &Course) -> Vec<(usize, usize)> {
    open(course).iter().map(pair).collect()
}

// CP-1.1: stages run in order, each with the teams that its words name.
#[test]
fn stages_follow_each_other() {
    // Two groups of four; the winners and the best second play on, the losers of that
    // and the other second play for a plate.
    let text = r#"{"id":"t","stages":[
        {"kind":"groups","id":"g","groups":2,"advance":1},
        {"kind":"knockout","id":"semi","round":"semi","teams":"rank 1 of g + best 2 of the seconds","pairing":"lines"},
        {"kind":"league","id":"plate","teams":"losers of semi","legs":1},
        {"kind":"knockout","id":"last","teams":"winners of semi"}]}"#;
    let mut course = course(text, 8);
    // Dealt out: 0 2 4 6 and 1 3 5 7.
    assert_eq!(course.stages(), 1);
    play_out(&mut course, favourites);
    let stage = |number: usize| {
        course.log().iter().find_map(|note| match note {
            CourseNote::Stage(at, teams) if *at == number => {
                Some(teams.iter().map(|team| team.0).collect::<Vec<_>>())
            }
            _ => None,
        })
    };
    assert_eq!(stage(0), Some((0..8).collect()));
    let mut semi = stage(1).unwrap();
    semi[..2].sort_unstable();
    semi[2..].sort_unstable();
    assert_eq!(semi, [0, 1, 2, 3]);
    assert_eq!(
        stage(2).map(|mut teams| {
            teams.sort_unstable();
            teams
        }),
        Some(vec![1, 3])
    );
    assert_eq!(
        stage(3).map(|mut teams| {
            teams.sort_unstable();
            teams
        }),
        Some(vec![0, 2])
    );
    assert_eq!(course.champion(), Some(TeamIx(0)));
    assert_eq!(course.log().last(), Some(&CourseNote::Champion(TeamIx(0))));
}

// CP-1.2, CP-12.9: the same seed and results give the same competition; another seed may not.
#[test]
fn the_seed_decides_draws_and_lots() {
    let text = r#"{"id":"t","stages":[{"kind":"knockout","draw":true,"home":"drawn_first"}]}"#;
    let played = |seed| {
        let mut course = Course::start(plan(text, 16, seed)).unwrap();
        let first = pairs(&course);
        play_out(&mut course, favourites);
        (first, course.matches().map(pair).collect::<Vec<_>>())
    };
    assert_eq!(played(5), played(5));
    let different: std::collections::HashSet<_> = (0..10).map(|seed| played(seed).0).collect();
    assert!(different.len() > 8);

    // Everybody draws 0-0: only lots can order the table.
    let league = r#"{"id":"t","stages":[{"kind":"league","legs":1}]}"#;
    let table = |seed| {
        let mut course = Course::start(plan(league, 6, seed)).unwrap();
        play_out(&mut course, |_| MatchResult::new([0, 0]));
        let lots = course
            .log()
            .iter()
            .filter(|note| matches!(note, CourseNote::Lots(..)));
        assert_eq!(lots.count(), 1, "it is in the log");
        let table = course.tables(0).unwrap();
        assert_eq!(
            course.champion().map(|team| team.0),
            Some(order(&table[0])[0])
        );
        order(&table[0])
    };
    assert_eq!(table(3), table(3));
    let different: std::collections::HashSet<_> = (0..10).map(table).collect();
    assert!(different.len() > 5);
}

// CP-1.2: a result entered in another order changes no draw.
#[test]
fn the_order_of_entering_does_not_matter() {
    let text =
        r#"{"id":"t","stages":[{"kind":"groups","groups":2,"advance":2},{"kind":"knockout"}]}"#;
    let mut forward = course(text, 8);
    let mut backward = course(text, 8);
    let group_stage = open(&forward);
    for scheduled in &group_stage {
        enter(&mut forward, scheduled.key, MatchResult::new([0, 0])).unwrap();
    }
    for scheduled in group_stage.iter().rev() {
        enter(&mut backward, scheduled.key, MatchResult::new([0, 0])).unwrap();
    }
    assert_eq!(pairs(&forward), pairs(&backward));
    assert_eq!(pairs(&forward).len(), 2);
}

// CP-1.3: what a game is told, and what it reports, written down and read again.
#[test]
fn a_game_is_told_and_reports() {
    let text = r#"{"id":"t","stages":[{"kind":"knockout","legs":2,"final_legs":2,"away_goals":"also_extra"}]}"#;
    let mut course = course(text, 2);
    let red = Card {
        side: Side::Away,
        player: "Ash".to_string(),
        minute: 77,
        colour: Colour::Red,
        reason: Reason::Violent,
    };
    let first = course.brief(key("1.1.1")).unwrap();
    assert_eq!((first.carry, first.unavailable.concat().len()), (None, 0));
    let result = MatchResult {
        cards: vec![red],
        ..MatchResult::new([2, 1])
    };
    let text = serde_json::to_string(&result).unwrap();
    assert_eq!(serde_json::from_str::<MatchResult>(&text).unwrap(), result);
    assert!(text.contains(r#""reason":"violent""#), "{text}");
    enter(&mut course, key("1.1.1"), result).unwrap();
    let second = course.brief(key("1.1.1.2")).unwrap();
    assert_eq!(second.fixture.home, first.fixture.away);
    assert_eq!(second.carry, Some([1, 2]));
    assert_eq!(second.away_goals, competition::brief::AwayGoals::AlsoExtra);
    // Ash played away and is at home now.
    assert_eq!(second.unavailable, [vec!["Ash".to_string()], Vec::new()]);
    let wrong = r#"{"goals":[1,0],"gaols":[1,0]}"#;
    assert!(serde_json::from_str::<MatchResult>(wrong).is_err());
}

// CP-1.5: without players nobody is suspended.
#[test]
fn games_without_players_report_none() {
    let mut course = course(
        include_str!("../../../../data/competitions/goal-dice-world-cup.json"),
        8,
    );
    play_out(&mut course, favourites);
    assert_eq!(course.suspensions().records().count(), 0);
    assert_eq!(course.plan().spec.minimum, 0);
}

// CP-2.5: the last round of a league or group is played at one time.
#[test]
fn the_last_round_is_simultaneous() {
    let league = course(r#"{"id":"t","stages":[{"kind":"league"}]}"#, 6);
    for scheduled in league.matches() {
        assert_eq!(
            scheduled.simultaneous,
            scheduled.key.round == 9,
            "{}",
            scheduled.key
        );
    }
    // Groups of three and of two: each has a last round of its own.
    let groups = course(r#"{"id":"t","stages":[{"kind":"groups","groups":2}]}"#, 5);
    for scheduled in groups.matches() {
        let last = if scheduled.group == Some(0) { 2 } else { 0 };
        assert_eq!(scheduled.simultaneous, scheduled.key.round == last);
    }
}

/// The lower number wins by ten goals less its number.
fn by_strength(scheduled: &competition::course::Scheduled) -> MatchResult {
    let (home, away) = pair(scheduled);
    let goals = u32::try_from(10 - home.min(away).min(9)).unwrap();
    MatchResult::new(if home < away { [goals, 0] } else { [0, goals] })
}

fn play_stage(course: &mut Course, rule: fn(&competition::course::Scheduled) -> MatchResult) {
    let stage = course.stages();
    while course.stages() == stage {
        let first = open(course)[0].clone();
        enter(course, first.key, rule(&first)).unwrap();
    }
}

// CP-7.4, CP-7.5, CP-7.1: three groups: winners by their records, then seconds; byes for the
// best two; 2 and 5 are of one group and are parted.
#[test]
fn seeds_come_from_the_groups() {
    let text =
        r#"{"id":"t","stages":[{"kind":"groups","groups":3,"advance":2},{"kind":"knockout"}]}"#;
    let mut course = course(text, 12);
    play_stage(&mut course, by_strength);
    let Some(CourseNote::Stage(1, seeds)) = course.log().last() else {
        panic!("no stage began")
    };
    assert_eq!(
        seeds.iter().map(|t| t.0).collect::<Vec<_>>(),
        [0, 1, 2, 3, 4, 5]
    );
    let ties = &course.cup_rounds(1)[0].ties;
    let lines: Vec<_> = ties
        .iter()
        .map(|tie| tie.teams.map(|t| t.map(|t| t.0)))
        .collect();
    assert_eq!(
        lines,
        [
            [Some(0), None],
            [Some(3), Some(5)],
            [Some(1), None],
            [Some(2), Some(4)]
        ]
    );
    assert_eq!(ties[0].winner, Some((TeamIx(0), DecidedBy::Walkover)));
}

// CP-7.5: two groups cross: 0 meets the second of the other group.
#[test]
fn groups_cross() {
    let text =
        r#"{"id":"t","stages":[{"kind":"groups","groups":2,"advance":2},{"kind":"knockout"}]}"#;
    let mut course = course(text, 8);
    play_stage(&mut course, by_strength);
    assert_eq!(pairs(&course), [(0, 3), (1, 2)]);
    play_out(&mut course, by_strength);
    assert_eq!(course.champion(), Some(TeamIx(0)));
}

// CP-7.6: with fixed lines 3 stays where it is; with new seeds the best meets the worst.
#[test]
fn later_rounds_follow_lines_or_seeds() {
    let semis = |reseed: bool| {
        let text = format!(
            r#"{{"id":"t","stages":[{{"kind":"knockout","pairing":"seeds","reseed":{reseed}}}]}}"#
        );
        let mut course = course(&text, 8);
        assert_eq!(pairs(&course), [(0, 7), (3, 4), (1, 6), (2, 5)]);
        // 7 beats 0; then the favourites.
        enter(&mut course, key("1.1.1"), MatchResult::new([0, 1])).unwrap();
        for at in ["1.1.2", "1.1.3", "1.1.4"] {
            enter(&mut course, key(at), MatchResult::new([1, 0])).unwrap();
        }
        pairs(&course)
    };
    assert_eq!(semis(false), [(3, 7), (1, 2)]);
    assert_eq!(semis(true), [(1, 7), (2, 3)]);
}

// CP-7.6: an open draw keeps apart whom it is told to.
#[test]
fn draws_protect_seeds_and_countries() {
    for seed in 0..10 {
        let text = r#"{"id":"t","stages":[{"kind":"knockout","draw":true,"protect":"seeds"}]}"#;
        let course = Course::start(plan(text, 8, seed)).unwrap();
        assert!(pairs(&course).iter().all(|&(a, b)| (a < 4) != (b < 4)));
        let text = text.replace("seeds", "country");
        let mut plan = plan(&text, 8, seed);
        for (at, entrant) in plan.entrants.iter_mut().enumerate() {
            entrant.country = Some(if at % 2 == 0 { "x" } else { "y" }.to_string());
        }
        let course = Course::start(plan).unwrap();
        assert!(pairs(&course).iter().all(|&(a, b)| a % 2 != b % 2));
    }
}

// CP-7.7: the higher seed is at home in the only match and in the second leg; whoever is
// drawn first in the only match and in the first leg; or nobody.
#[test]
fn the_ground_is_the_higher_seeds() {
    let first = |more: &str| {
        let text =
            format!(r#"{{"id":"t","stages":[{{"kind":"knockout","pairing":"seeds",{more}}}]}}"#);
        let mut course = course(&text, 4);
        let at_first = pairs(&course)[0];
        let venue = open(&course)[0].brief.venue;
        enter(&mut course, key("1.1.1"), MatchResult::new([1, 0])).unwrap();
        let second = course.find(key("1.1.1.2")).map(pair);
        (at_first, second, venue)
    };
    let home = Venue::Home;
    assert_eq!(first(r#""legs":1"#), ((0, 3), None, home));
    assert_eq!(first(r#""legs":2"#), ((3, 0), Some((0, 3)), home));
    assert_eq!(
        first(r#""legs":2,"home":"drawn_first""#),
        ((0, 3), Some((3, 0)), home)
    );
    assert_eq!(
        first(r#""legs":1,"home":"neutral""#),
        ((0, 3), None, Venue::Neutral)
    );
}

// CP-6.8: the losers of the semi-finals meet; the final is one match on neutral ground.
#[test]
fn third_place_and_the_final() {
    let text = r#"{"id":"t","stages":[{"kind":"knockout","legs":2,"pairing":"seeds","third_place":true}]}"#;
    let mut course = course(text, 4);
    for at in ["1.1.1", "1.1.2", "1.1.1.2", "1.1.2.2"] {
        let scheduled = course.find(key(at)).unwrap().clone();
        enter(&mut course, key(at), favourites(&scheduled)).unwrap();
    }
    let rounds = course.cup_rounds(0);
    assert_eq!(rounds[1].name, "final");
    let ties: Vec<_> = rounds[1].ties.iter().map(|tie| tie.third_place).collect();
    assert_eq!(ties, [false, true]);
    assert_eq!(pairs(&course), [(0, 1), (2, 3)]);
    assert!(
        open(&course)
            .iter()
            .all(|m| m.brief.venue == Venue::Neutral)
    );
    enter(&mut course, key("1.2.1"), MatchResult::new([2, 1])).unwrap();
    assert_eq!(course.champion(), None, "third place is still to be played");
    enter(&mut course, key("1.2.2"), MatchResult::new([0, 1])).unwrap();
    assert_eq!(course.champion(), Some(TeamIx(0)));
}

// CP-1.1: a fixture list from elsewhere is played as it is.
#[test]
fn given_fixtures_are_played() {
    let fixture = |home, away| Fixture {
        home: TeamIx(home),
        away: TeamIx(away),
    };
    let round = |fixtures: &[Fixture]| Round {
        fixtures: fixtures.to_vec(),
        bye: None,
    };
    let mut course = Course::start(CoursePlan {
        spec: Spec::parse(r#"{"id":"t","stages":[{"kind":"league"}]}"#, &presets()).unwrap(),
        entrants: entrants(3),
        seed: 1,
        given: vec![
            round(&[fixture(2, 0)]),
            round(&[fixture(1, 2), fixture(0, 1)]),
        ],
    })
    .unwrap();
    assert_eq!(pairs(&course), [(2, 0), (1, 2), (0, 1)]);
    play_out(&mut course, favourites);
    assert_eq!(course.champion(), Some(TeamIx(0)));
}

// CP-1.1: numbers that do not fit, and acts that do not, are refused and change nothing.
#[test]
fn what_does_not_fit_is_refused() {
    let text = r#"{"id":"t","name":"Cup","teams":4,"stages":[{"kind":"knockout"}]}"#;
    let refused = Course::start(plan(text, 5, 1)).unwrap_err();
    assert_eq!(refused.to_string(), "5 teams for Cup: it needs 4");
    let alone = plan(r#"{"id":"t","stages":[{"kind":"league"}]}"#, 1, 1);
    let alone = Course::start(alone).unwrap_err();
    assert!(alone.to_string().ends_with("list at least 2"), "{alone}");
    let mut twice = plan(text, 4, 1);
    twice.entrants[1].name = "T0".to_string();
    assert!(matches!(
        Course::start(twice),
        Err(CourseError::TwiceNamed(_))
    ));

    let mut course = course(text, 4);
    let before = pairs(&course);
    let entered = |teams: [usize; 2], at: &str| Act::Result {
        key: key(at),
        teams: teams.map(TeamIx),
        result: Box::new(MatchResult::new([1, 0])),
    };
    let none = course.enter(&entered([0, 3], "1.4.1")).unwrap_err();
    assert_eq!(none, CourseError::NoMatch(key("1.4.1")));
    let others = course.enter(&entered([0, 1], "1.1.1")).unwrap_err();
    assert_eq!(others, CourseError::OtherTeams(key("1.1.1")));
    let draw = enter(&mut course, key("1.1.1"), MatchResult::new([1, 1])).unwrap_err();
    assert!(draw.to_string().contains("extra time"), "{draw}");
    assert_eq!(pairs(&course), before);
    course.enter(&entered([0, 3], "1.1.1")).unwrap();
    let again = course.enter(&entered([0, 3], "1.1.1")).unwrap_err();
    assert_eq!(again, CourseError::Played(key("1.1.1")));
    assert!("1.0.1".parse::<competition::course::MatchKey>().is_err());
    assert!("1.1".parse::<competition::course::MatchKey>().is_err());
}

// CP-3.2: deductions are entered with a reason and are in the log and the table.
#[test]
fn points_are_taken_off() {
    let mut course = course(r#"{"id":"t","stages":[{"kind":"league"}]}"#, 4);
    let act = |stage, team| Act::Deduct {
        stage,
        team: TeamIx(team),
        points: 3,
        reason: "an unpaid bill".to_string(),
    };
    assert!(course.enter(&act(1, 0)).is_err());
    assert!(course.enter(&act(0, 9)).is_err());
    course.enter(&act(0, 0)).unwrap();
    let table = &course.tables(0).unwrap()[0];
    assert_eq!(
        (
            order(table)[3],
            table.rows[3].points,
            table.rows[3].deducted
        ),
        (0, -3, 3)
    );
    assert!(
        matches!(&course.log().last(), Some(CourseNote::Deducted(d)) if d.reason == "an unpaid bill")
    );
}
