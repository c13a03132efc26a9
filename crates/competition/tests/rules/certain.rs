//! What is certain before the last match: held against every course that small leagues
//! can take.

use competition::TeamIx;
use competition::fixtures::{Fixture, round_robin};
use competition::ranking::{
    Criterion, Item, Possible, Ranking, RankingFacts, possible_places, standings,
};
use competition::result::Played;
use competition::table::{Deduction, Points, TableInput};

/// Scores of a match left: every outcome, narrow and as high as nobody can make up.
const SCORES: [[u32; 2]; 6] = [[0, 0], [1, 0], [0, 1], [40, 0], [0, 40], [7, 7]];

struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (x ^ (x >> 31)) % n
    }
}

struct League {
    teams: Vec<TeamIx>,
    played: Vec<Played>,
    left: Vec<Fixture>,
    points: Points,
    deductions: Vec<Deduction>,
    ranking: Ranking,
}

impl League {
    /// A league of four with some matches left, in no order.
    fn random(seed: u64, ranking: Ranking) -> League {
        let mut dice = Dice(seed);
        let teams: Vec<TeamIx> = (0..4).map(TeamIx).collect();
        let rounds = round_robin(&teams, 2).unwrap();
        let mut all: Vec<Fixture> = rounds.into_iter().flat_map(|r| r.fixtures).collect();
        let left = (0..1 + dice.below(4))
            .map(|_| all.remove(dice.below(all.len() as u64) as usize))
            .collect();
        // One team is much better than the rest, so that something is certain.
        let goals = |team: TeamIx, dice: &mut Dice| match team.0 {
            0 => dice.below(4) as u32,
            _ => dice.below(2) as u32,
        };
        let play = |fixture: &Fixture| {
            let goals = [
                goals(fixture.home, &mut dice),
                goals(fixture.away, &mut dice),
            ];
            Played::new(*fixture, goals)
        };
        let played = all.iter().map(play).collect();
        let points = [Points::THREE, Points::TWO, Points::DICE][(seed % 3) as usize];
        let fine = Deduction {
            team: TeamIx(3),
            points: 2,
            reason: "late".to_string(),
        };
        League {
            teams,
            played,
            left,
            points,
            deductions: seed.is_multiple_of(5).then_some(fine).into_iter().collect(),
            ranking,
        }
    }

    fn sheet<'a>(&'a self, played: &'a [Played]) -> TableInput<'a> {
        TableInput {
            deductions: &self.deductions,
            ..TableInput::new(&self.teams, played, self.points)
        }
    }

    fn claimed(&self) -> Vec<Possible> {
        let beside = RankingFacts {
            to_play: &self.left,
            ..RankingFacts::default()
        };
        possible_places(&self.sheet(&self.played), &self.ranking, &beside).unwrap()
    }

    /// The best and worst place of each team over all courses, lots drawn both ways.
    fn come_true(&self) -> Vec<[usize; 2]> {
        let mut found = vec![[usize::MAX, 0]; self.teams.len()];
        let courses = SCORES.len().pow(self.left.len() as u32);
        for course in 0..courses {
            let mut played = self.played.clone();
            let mut rest = course;
            for fixture in &self.left {
                played.push(Played::new(*fixture, SCORES[rest % SCORES.len()]));
                rest /= SCORES.len();
            }
            for turned in [false, true] {
                let mut lots = |level: &[TeamIx]| {
                    let mut drawn = level.to_vec();
                    if turned {
                        drawn.reverse();
                    }
                    drawn
                };
                let sheet = self.sheet(&played);
                let table = standings(
                    &sheet,
                    &self.ranking,
                    &RankingFacts::default(),
                    Some(&mut lots),
                );
                let table = table.unwrap();
                for (team, &place) in table.teams().zip(&table.places) {
                    let [best, worst] = found[team.0];
                    found[team.0] = [best.min(place), worst.max(place)];
                }
            }
        }
        found
    }
}

fn rankings() -> Vec<Ranking> {
    use Criterion::{AwayGf, GaLow, Gd, Gf, H2hAwayGf, H2hGd, H2hPts, Lots, OppPts, Wins};
    let mut restarted = Ranking::of(&[H2hPts, H2hGd, Gd, Gf, Lots]);
    restarted.h2h_restart = true;
    let mut decisive = Ranking::of(&[Gd, Gf, H2hPts, H2hAwayGf, Lots]);
    for item in &mut decisive.items[2..] {
        *item = Item {
            only_if_decisive: true,
            ..*item
        };
    }
    vec![
        Ranking::of(&[Gd, Gf, Wins, H2hPts, Lots]),
        Ranking::of(&[Gf, GaLow, Lots]),
        restarted,
        decisive,
        Ranking::of(&[Wins, AwayGf, OppPts, Lots]),
        Ranking::of(&[H2hPts, Lots]),
    ]
}

/// Nothing is called certain that can come otherwise; and nearly everything that is
/// certain is called so: the title, whenever no place is shared.
#[test]
fn what_is_certain_comes_true_in_every_course() {
    let (mut exact, mut claims, mut certain_titles) = (0, 0, 0);
    for (number, ranking) in rankings().into_iter().enumerate() {
        for seed in 0..25 {
            let league = League::random(1000 * number as u64 + seed, ranking.clone());
            let found = league.come_true();
            for (claim, [best, worst]) in league.claimed().into_iter().zip(found) {
                let text = format!("ranking {number}, seed {seed}: {claim:?}, {best} to {worst}");
                assert!(claim.best <= best, "{text}");
                assert!(claim.worst >= worst, "{text}");
                claims += 1;
                exact += usize::from([claim.best, claim.worst] == [best, worst]);
                certain_titles += usize::from(claim.worst == 1);
                if ranking.items.iter().all(|item| !item.only_if_decisive) && number != 2 {
                    assert_eq!(claim.worst == 1, worst == 1, "{text}");
                }
            }
        }
    }
    assert!(certain_titles > 20, "{certain_titles} titles were certain");
    assert!(
        exact * 10 > claims * 9,
        "{exact} of {claims} ranges are exact"
    );
}

/// By hand: 6 points ahead with two matches left can be made up, 7 cannot; and level on
/// points at the worst, the goals still to come decide.
#[test]
fn six_points_can_be_made_up_in_two_matches() {
    let teams: Vec<TeamIx> = (0..3).map(TeamIx).collect();
    let fixture = |home, away| Fixture {
        home: TeamIx(home),
        away: TeamIx(away),
    };
    let two_wins = |goals| {
        let of_first = [[0, 1], [0, 2]].map(|[home, away]| Played::new(fixture(home, away), goals));
        of_first.to_vec()
    };
    let worst = |played: &[Played], left: &[Fixture]| {
        let sheet = TableInput::new(&teams, played, Points::THREE);
        let beside = RankingFacts {
            to_play: left,
            ..RankingFacts::default()
        };
        let ranking = Ranking::of(&[Criterion::Gd, Criterion::Gf, Criterion::Lots]);
        possible_places(&sheet, &ranking, &beside).unwrap()[0].worst
    };
    // 6 points against 0, and two matches of the second team left: it can draw level.
    let left = [fixture(1, 2), fixture(2, 1)];
    assert_eq!(worst(&two_wins([1, 0]), &left), 2);
    // 6 against 0 with one match left for the third: nobody comes near.
    assert_eq!(worst(&two_wins([1, 0]), &left[..1]), 1);
}

/// By hand: the first has 7 points and is done; two with 5 each meet. One of them can
/// pass it, never both.
#[test]
fn two_who_meet_cannot_both_win() {
    let teams: Vec<TeamIx> = (0..4).map(TeamIx).collect();
    let fixture = |home, away| Fixture {
        home: TeamIx(home),
        away: TeamIx(away),
    };
    let played = [
        (0, 3, [1, 0]),
        (3, 0, [0, 1]),
        (0, 1, [0, 0]),
        (1, 3, [1, 0]),
        (3, 1, [0, 0]),
        (2, 3, [1, 0]),
        (3, 2, [0, 0]),
        (2, 3, [0, 0]),
    ];
    let played = played.map(|(home, away, goals)| Played::new(fixture(home, away), goals));
    let sheet = TableInput::new(&teams, &played, Points::THREE);
    let beside = RankingFacts {
        to_play: &[fixture(1, 2)],
        ..RankingFacts::default()
    };
    let ranking = Ranking::of(&[Criterion::Gd, Criterion::Gf, Criterion::Lots]);
    let places = possible_places(&sheet, &ranking, &beside).unwrap();
    let range = |at: usize| [places[at].best, places[at].worst];
    assert_eq!(range(0), [1, 2]);
    assert_eq!(range(1), [1, 3]);
    // The last has 3 points and cannot move.
    assert_eq!(range(3), [4, 4]);
    assert!(places[0].is_certain([1, 2]) && !places[0].is_certain([1, 1]));
    assert!(places[3].is_out_of_reach([1, 3]));
}
