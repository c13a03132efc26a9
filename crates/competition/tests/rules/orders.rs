//! Orders of tables, with expected values worked by hand.

use competition::TeamIx;
use competition::across::{Ended, Uneven, rank_across};
use competition::course::Act;
use competition::fixtures::Fixture;
use competition::ranking::{
    Criterion as C, Decider, Item, Ranking, RankingFacts, Standings, TableZone, standings,
};
use competition::result::Played;
use competition::table::{Points, TableInput};
use competition::{Entrant, ranking::RankingError};

use crate::kit::{course, enter, key, matches, open, order, pair, play_out, presets, table, teams};

/// A 3-1 B, C 0-1 D, B 1-2 C, D 0-1 A, A 1-2 C, D 3-0 B: A, C and D are level on points.
pub const WORKED: [(usize, [u32; 2], usize); 6] = [
    (0, [3, 1], 1),
    (2, [0, 1], 3),
    (1, [1, 2], 2),
    (3, [0, 1], 0),
    (0, [1, 2], 2),
    (3, [3, 0], 1),
];
const A: usize = 0;
const B: usize = 1;
const C_: usize = 2;
const D: usize = 3;

fn head_to_head(restart: bool) -> Ranking {
    let mut list = Ranking::of(&[C::H2hPts, C::H2hGd, C::H2hGf, C::Gd, C::Gf, C::Lots]);
    list.h2h_restart = restart;
    list
}

fn worked(points: Points, ranking: &Ranking) -> Vec<usize> {
    order(&table(&[0, 1, 2, 3], &WORKED, points, ranking))
}

// CP-4.9, CP-12.2, CP-4.1, CP-4.2, CP-4.3: the worked table in all five orders.
#[test]
fn the_worked_table_in_five_orders() {
    let of = |list: &[C]| Ranking::of(list);
    let three = Points::THREE;
    assert_eq!(worked(three, &of(&[C::Gd, C::Gf, C::Lots])), [D, A, C_, B]);
    assert_eq!(worked(three, &head_to_head(true)), [C_, A, D, B]);
    assert_eq!(worked(three, &head_to_head(false)), [A, C_, D, B]);
    let wins = of(&[C::Wins, C::Gd, C::Gf, C::Lots]);
    assert_eq!(worked(three, &wins), [D, A, C_, B]);
    assert_eq!(worked(Points::DICE, &Ranking::dice()), [A, D, C_, B]);
}

// CP-4.1: criteria that look at home, away, cards, opponents and what was before.
#[test]
fn every_criterion_separates() {
    // 0 and 1 are level on points (3), difference (0) and goals (2): 0 won at home
    // 2-1 and lost away 0-1; 1 won away 1-0 and lost at home 1-2.
    let list = [
        (0, [2, 1], 2),
        (3, [1, 0], 0),
        (2, [0, 1], 1),
        (1, [1, 2], 3),
    ];
    let first = |criterion: C| {
        let ranking = Ranking::of(&[C::Gd, C::Gf, criterion, C::Lots]);
        let table = table(&[0, 1, 2, 3], &list, Points::THREE, &ranking);
        let rank =
            |team: usize| table.places[order(&table).iter().position(|t| *t == team).unwrap()];
        (rank(0), rank(1))
    };
    // 3 has 6 points and is first. Where a criterion does not part 0 and 1 both are second.
    assert_eq!(first(C::Wins), (2, 2));
    assert_eq!(first(C::GaLow), (2, 2));
    for better_away in [C::AwayGf, C::AwayGd, C::AwayWins] {
        assert_eq!(first(better_away), (3, 2), "{better_away:?}");
    }
    for better_at_home in [C::HomeGd, C::HomeGf] {
        assert_eq!(first(better_at_home), (2, 3), "{better_at_home:?}");
    }
    // Both met 2 and 3.
    for opponents in [C::OppPts, C::OppGd, C::OppGf] {
        assert_eq!(first(opponents), (2, 2), "{opponents:?}");
    }
}

// CP-4.1: what opponents came to, the coefficient and the ranking from before.
#[test]
fn opponents_and_the_past_separate() {
    // 0 beat 2, 1 beat 3; 2 then beat 3: 0 has met the better opponent.
    let list = matches(&[(0, [1, 0], 2), (1, [1, 0], 3), (2, [4, 0], 3)]);
    let all = teams(4);
    let mut entrants: Vec<Entrant> = ["a", "b", "c", "d"].map(Entrant::named).to_vec();
    entrants[1].coefficient = 9;
    entrants[1].ranking = 3;
    entrants[0].ranking = 30;
    let first = |criterion: C| {
        let ranking = Ranking::of(&[C::Wins, criterion, C::Lots]);
        let beside = RankingFacts {
            entrants: &entrants,
            ..RankingFacts::default()
        };
        let sheet = TableInput::new(&all, &list[..2], Points::THREE);
        let with_third = TableInput::new(&all, &list, Points::THREE);
        let sheet = if matches!(criterion, C::Coeff | C::Ranking) {
            sheet
        } else {
            with_third
        };
        let table = standings(&sheet, &ranking, &beside, None).unwrap();
        let at = |team| order(&table).iter().position(|t| *t == team).unwrap();
        table.places[at(0)].cmp(&table.places[at(1)])
    };
    for opponents in [C::OppPts, C::OppGd, C::OppGf] {
        assert!(first(opponents).is_lt(), "{opponents:?}");
    }
    assert!(first(C::Coeff).is_gt());
    assert!(first(C::Ranking).is_gt());
}

// CP-4.4: while a match among the level teams is to be played, the block is passed over.
#[test]
fn head_to_head_waits_for_all_matches() {
    // 0 beat 1; 1 has the better difference; both have 3 points.
    let list = matches(&[(0, [1, 0], 1), (1, [4, 0], 2)]);
    let all = teams(3);
    let to_play = [Fixture {
        home: TeamIx(1),
        away: TeamIx(0),
    }];
    let first = |complete: bool, to_play: &[Fixture]| {
        let mut ranking = head_to_head(true);
        ranking.h2h_complete = complete;
        let beside = RankingFacts {
            to_play,
            ..RankingFacts::default()
        };
        let sheet = TableInput::new(&all, &list, Points::THREE);
        order(&standings(&sheet, &ranking, &beside, None).unwrap())[0]
    };
    assert_eq!(first(false, &to_play), 0);
    assert_eq!(first(true, &to_play), 1);
    assert_eq!(first(true, &[]), 0);
    // A match against somebody else does not matter.
    let other = [Fixture {
        home: TeamIx(1),
        away: TeamIx(2),
    }];
    assert_eq!(first(true, &other), 0);
}

const EURO: &str = r#"{"id":"t","stages":[{"kind":"groups","groups":1,"rank":"euro_2024"}]}"#;

/// 0 and 1 win both first matches 1-0 and meet in the last round, 1 at home.
fn until_the_last_round(other: [u32; 2]) -> competition::course::Course {
    let mut course = course(EURO, 4);
    for (at, goals) in [
        ("1.1.1", [1, 0]),
        ("1.1.2", [0, 1]),
        ("1.2.1", [0, 1]),
        ("1.2.2", [1, 0]),
    ] {
        enter(
            &mut course,
            key(at),
            competition::result::MatchResult::new(goals),
        )
        .unwrap();
    }
    let last: Vec<_> = open(&course).iter().map(pair).collect();
    assert_eq!(last, [(2, 3), (1, 0)]);
    for (at, goals) in [("1.3.1", other), ("1.3.2", [0, 0])] {
        enter(
            &mut course,
            key(at),
            competition::result::MatchResult::new(goals),
        )
        .unwrap();
    }
    course
}

// CP-4.6: level on everything, meeting in the last round, nobody else on their points.
#[test]
fn the_last_match_goes_to_a_shootout() {
    for (kicks, expected) in [([5, 4], [1, 0, 2, 3]), ([3, 4], [0, 1, 2, 3])] {
        let mut course = until_the_last_round([2, 0]);
        assert_eq!(course.champion(), None);
        let tables = course.tables(0).unwrap();
        let due = Decider::Shootout(Fixture {
            home: TeamIx(1),
            away: TeamIx(0),
        });
        assert_eq!((tables[0].places[1], tables[0].due.clone()), (1, vec![due]));
        let shootout = |kicks| Act::Shootout {
            key: key("1.3.2"),
            kicks,
        };
        assert!(course.enter(&shootout([4, 4])).is_err());
        course.enter(&shootout(kicks)).unwrap();
        assert_eq!(order(&course.tables(0).unwrap()[0]), expected);
        assert_eq!(course.champion(), Some(TeamIx(expected[0])));
        assert!(course.enter(&shootout(kicks)).is_err(), "it is due once");
    }
}

// CP-4.6: with a third team on the same points there is no shoot-out.
#[test]
fn a_third_level_team_rules_the_shootout_out() {
    let ranking = Ranking::of(&[C::Gd, C::LastMatchShootout, C::Lots]);
    let last_round = [Fixture {
        home: TeamIx(0),
        away: TeamIx(1),
    }];
    let due = |list: &[(usize, [u32; 2], usize)], n| {
        let (played, all) = (matches(list), teams(n));
        let beside = RankingFacts {
            last_round: &last_round,
            ..RankingFacts::default()
        };
        let sheet = TableInput::new(&all, &played, Points::THREE);
        standings(&sheet, &ranking, &beside, None)
            .unwrap()
            .due
            .len()
    };
    assert_eq!(due(&[(0, [1, 1], 1)], 2), 1);
    // 2 has a point too, with another difference.
    let three = [
        (0, [1, 1], 1),
        (2, [1, 1], 3),
        (3, [0, 9], 0),
        (3, [0, 9], 1),
        (2, [1, 0], 3),
    ];
    assert_eq!(due(&three, 4), 0);
}

// CP-4.7, CP-12.10: lots only for teams level on everything before them.
#[test]
fn lots_only_where_everything_is_level() {
    let all = teams(6);
    let mut drawn = 0;
    for seed in 0..400_u32 {
        let mut at = seed;
        let mut list = Vec::new();
        for home in 0..6 {
            for away in 0..home {
                at = at.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                list.push((home, [at >> 31, at >> 30 & 1], away));
            }
        }
        let played = matches(&list);
        let sheet = TableInput::new(&all, &played, Points::THREE);
        let mut lots = |level: &[TeamIx]| level.to_vec();
        let ranking = Ranking::of(&[C::Gd, C::Gf, C::H2hPts, C::Lots]);
        let table = standings(&sheet, &ranking, &RankingFacts::default(), Some(&mut lots)).unwrap();
        let row = |team: TeamIx| table.rows.iter().find(|row| row.team == team).unwrap();
        for draw in &table.draws {
            drawn += 1;
            let [first, rest @ ..] = &draw.level[..] else {
                panic!("lots for nobody")
            };
            for other in rest {
                let (a, b) = (row(*first), row(*other));
                assert_eq!(a.points, b.points);
                assert_eq!(a.total().difference(), b.total().difference());
                assert_eq!(a.total().goals_for, b.total().goals_for);
            }
            if let [a, b] = draw.level[..] {
                let met =
                    |p: &&Played| [(a, b), (b, a)].contains(&(p.fixture.home, p.fixture.away));
                assert_eq!(played.iter().find(met).unwrap().result.winner(), None);
            }
        }
    }
    assert!(drawn > 20, "{drawn}");
}

/// Two groups, of four and of three; the second of each is to be compared.
const OF_FOUR: [(usize, [u32; 2], usize); 6] = [
    (0, [1, 0], 1),
    (0, [1, 0], 2),
    (0, [1, 0], 3),
    (1, [0, 0], 2),
    (1, [2, 0], 3),
    (2, [1, 0], 3),
];
const OF_THREE: [(usize, [u32; 2], usize); 3] = [(4, [1, 0], 5), (4, [1, 0], 6), (5, [2, 0], 6)];

// CP-4.8: 1 has 4 points from 3 matches, 1 without the last of its group; 5 has 3 from 2.
#[test]
fn groups_of_different_size_are_compared() {
    let (four, three) = (matches(&OF_FOUR), matches(&OF_THREE));
    let (in_four, in_three): (Vec<TeamIx>, Vec<TeamIx>) =
        ((0..4).map(TeamIx).collect(), (4..7).map(TeamIx).collect());
    let groups = [(&in_four, &four), (&in_three, &three)].map(|(teams, played)| Ended {
        sheet: TableInput::new(teams, played, Points::THREE),
        order: teams.clone(),
    });
    let ranking = head_to_head(true);
    let first = |uneven| {
        let table: Result<Standings, RankingError> =
            rank_across(&groups, 2, &ranking, &RankingFacts::default(), uneven, None);
        order(&table.unwrap())
    };
    assert_eq!(first(Uneven::AsTheyAre), [1, 5]);
    assert_eq!(first(Uneven::PerMatch), [5, 1]);
    assert_eq!(first(Uneven::DropLast), [5, 1]);
    assert_eq!(Uneven::default(), Uneven::DropLast);
    // Nobody is fourth in the group of three.
    let table = rank_across(
        &groups,
        4,
        &ranking,
        &RankingFacts::default(),
        Uneven::AsTheyAre,
        None,
    );
    assert_eq!(order(&table.unwrap()), [3]);
}

// CP-5.11: level teams share a place unless something hangs on it.
#[test]
fn what_is_not_decisive_is_shared() {
    // 1 and 2 are level but for their match, which 2 won; 0 is ahead of both.
    let list = matches(&[
        (0, [9, 0], 3),
        (0, [9, 0], 3),
        (1, [0, 1], 2),
        (1, [1, 0], 3),
        (3, [1, 0], 2),
    ]);
    let all = teams(4);
    let places = |zone: [usize; 2]| {
        let plain = |criterion| Item {
            criterion,
            only_if_decisive: false,
        };
        let flagged = |criterion| Item {
            criterion,
            only_if_decisive: true,
        };
        let mut ranking = Ranking::of(&[]);
        ranking.items = vec![
            plain(C::Gd),
            plain(C::Gf),
            flagged(C::H2hPts),
            flagged(C::Lots),
        ];
        let zones = [TableZone {
            name: "up".to_string(),
            places: zone,
        }];
        let beside = RankingFacts {
            zones: &zones,
            ..RankingFacts::default()
        };
        let sheet = TableInput::new(&all, &list, Points::THREE);
        let table = standings(&sheet, &ranking, &beside, None).unwrap();
        (order(&table)[1..3].to_vec(), table.places[1..3].to_vec())
    };
    assert_eq!(places([1, 1]), (vec![1, 2], vec![2, 2]));
    assert_eq!(places([1, 2]), (vec![2, 1], vec![2, 3]));
    assert_eq!(places([3, 4]), (vec![2, 1], vec![2, 3]));
    assert_eq!(places([1, 3]), (vec![1, 2], vec![2, 2]));
}

// CP-5.6: the title of two teams level on everything is played off on neutral ground.
#[test]
fn the_title_is_played_off() {
    let text = r#"{"id":"t","stages":[{"kind":"league","rank":"premier_league",
        "zones":[{"name":"champion","places":[1,1]}]}]}"#;
    let mut course = course(text, 2);
    for at in ["1.1.1", "1.2.1"] {
        enter(
            &mut course,
            key(at),
            competition::result::MatchResult::new([1, 0]),
        )
        .unwrap();
    }
    let playoff = open(&course);
    assert_eq!(playoff.len(), 1);
    assert_eq!(playoff[0].brief.venue, competition::brief::Venue::Neutral);
    assert!(playoff[0].is_playoff && course.champion().is_none());
    let mut result = competition::result::MatchResult::new([1, 1]);
    assert!(enter(&mut course, playoff[0].key, result.clone()).is_err());
    result.extra = Some([0, 0]);
    result.shootout = Some([2, 4]);
    let loser = playoff[0].fixture().home;
    enter(&mut course, playoff[0].key, result).unwrap();
    assert_ne!(course.champion(), Some(loser));
    assert!(course.champion().is_some());
    // The goals of a play-off are in no table.
    assert_eq!(course.tables(0).unwrap()[0].rows[0].total().goals_for, 1);
    play_out(&mut course, |_| panic!("nothing is left"));
    assert!(presets().ranking("premier_league").is_some());
}
