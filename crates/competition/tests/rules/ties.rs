//! Cup ties, match by match.

use competition::TeamIx;
use competition::brief::{AwayGoals, Brief, Draws, Extra, Mode, Next, ResultError, Venue, Verdict};
use competition::fixtures::Fixture;
use competition::result::{Blame, DecidedBy, MatchResult};
use competition::shootout::ShootoutRules;
use competition::tie::{TieFormat, TieRules, TieState};
use tabletop::Side;

const A: TeamIx = TeamIx(0);
const B: TeamIx = TeamIx(1);
const ALL: [AwayGoals; 3] = [AwayGoals::Off, AwayGoals::Regulation, AwayGoals::AlsoExtra];

fn rules(format: TieFormat, away_goals: AwayGoals) -> TieRules {
    TieRules {
        format,
        venue: Venue::Home,
        extra: vec![Extra::USUAL],
        shootout: Some(ShootoutRules::default()),
        away_goals,
    }
}

fn result(goals: [u32; 2], extra: Option<[u32; 2]>, kicks: Option<[u32; 2]>) -> MatchResult {
    MatchResult {
        extra,
        shootout: kicks,
        ..MatchResult::new(goals)
    }
}

fn after(rules: &TieRules, played: &[MatchResult]) -> TieState {
    rules.state([A, B], played).unwrap()
}

fn won(team: TeamIx, by: DecidedBy) -> TieState {
    TieState::Won { team, by }
}

fn next(rules: &TieRules, played: &[MatchResult]) -> Brief {
    match after(rules, played) {
        TieState::Play(brief) => *brief,
        other => panic!("{other:?}"),
    }
}

// CP-6.1: one match: the halves, extra time, a shoot-out.
#[test]
fn one_match_is_decided_on_the_day() {
    let rules = rules(TieFormat::Single, AwayGoals::Off);
    let brief = next(&rules, &[]);
    assert_eq!((brief.fixture.home, brief.draws), (A, Draws::Decided));
    assert_eq!(brief.next([1, 1], &[]), Next::Extra(0));
    assert_eq!(brief.next([1, 1], &[[0, 0]]), Next::Shootout);
    assert_eq!(
        after(&rules, &[result([0, 1], None, None)]),
        won(B, DecidedBy::Regulation)
    );
    let extra = result([1, 1], Some([1, 0]), None);
    assert_eq!(after(&rules, &[extra]), won(A, DecidedBy::Extra));
    let kicks = result([1, 1], Some([1, 1]), Some([3, 4]));
    assert_eq!(after(&rules, &[kicks]), won(B, DecidedBy::Shootout));
    for (bad, error) in [
        (result([1, 1], None, None), ResultError::ExtraMissing),
        (
            result([1, 1], None, Some([3, 4])),
            ResultError::ExtraMissing,
        ),
        (result([2, 1], Some([0, 0]), None), ResultError::NoExtraDue),
        (
            result([1, 1], Some([0, 0]), None),
            ResultError::ShootoutMissing,
        ),
        (
            result([1, 1], Some([0, 1]), Some([3, 4])),
            ResultError::NoShootoutDue,
        ),
        (
            result([1, 1], Some([0, 0]), Some([4, 4])),
            ResultError::LevelShootout,
        ),
    ] {
        let refused = rules.state([A, B], std::slice::from_ref(&bad)).unwrap_err();
        assert_eq!((refused.game, refused.error), (0, error), "{bad:?}");
    }
}

// CP-6.1: a drawn match is played again at the other ground, and decided there.
#[test]
fn a_replay_is_at_the_other_ground() {
    let rules = rules(TieFormat::Replay, AwayGoals::Off);
    assert_eq!(next(&rules, &[]).draws, Draws::Stand);
    let first = result([2, 2], None, None);
    let replay = next(&rules, std::slice::from_ref(&first));
    assert_eq!((replay.fixture.home, replay.draws), (B, Draws::Decided));
    let second = result([0, 0], Some([0, 1]), None);
    assert_eq!(after(&rules, &[first, second]), won(A, DecidedBy::Extra));
    assert_eq!(
        after(&rules, &[result([2, 1], None, None)]),
        won(A, DecidedBy::Regulation)
    );
}

// CP-6.1: a series: every match has a winner, level ones go straight to a shoot-out.
#[test]
fn a_series_ends_when_one_has_won_more_than_half() {
    let rules = rules(TieFormat::BestOf(3), AwayGoals::Off);
    assert_eq!(next(&rules, &[]).next([1, 1], &[]), Next::Shootout);
    let home = result([1, 0], None, None);
    let kicks = result([1, 1], None, Some([5, 4]));
    // A wins at home, B at home on kicks, A at home.
    let one = [home.clone()];
    assert_eq!(next(&rules, &one).fixture.home, B);
    let two = [home.clone(), kicks];
    assert_eq!(next(&rules, &two).fixture.home, A);
    let three = [two.to_vec(), vec![home.clone()]].concat();
    assert_eq!(after(&rules, &three), won(A, DecidedBy::Regulation));
    let away = result([0, 1], None, None);
    assert_eq!(after(&rules, &[home, away]), won(A, DecidedBy::Regulation));
}

// CP-6.2: full parts are played out, golden ones end at a goal, silver ones at a lead
// after the first period.
#[test]
fn parts_of_extra_time_end_in_their_own_ways() {
    let part = |periods, mode| Extra {
        periods,
        seconds: None,
        minutes: Some(15),
        mode,
    };
    for (mode, after_first, in_first) in [
        (Mode::Full, true, true),
        (Mode::Golden, false, false),
        (Mode::Silver, false, true),
    ] {
        let extra = part(2, mode);
        assert!(extra.goes_on(0, true) && extra.goes_on(1, true), "{mode:?}");
        assert_eq!(extra.goes_on(1, false), after_first, "{mode:?}");
        assert_eq!(extra.goes_on(0, false), in_first, "{mode:?}");
        assert!(!extra.goes_on(2, true) && !extra.goes_on(2, false));
    }
    // The dice game: a part in full, then a golden one, then a shoot-out.
    let mut dice = rules(TieFormat::Single, AwayGoals::Off);
    dice.extra = vec![part(1, Mode::Full), part(1, Mode::Golden)];
    let brief = next(&dice, &[]);
    assert_eq!(brief.next([1, 1], &[]), Next::Extra(0));
    assert_eq!(brief.next([1, 1], &[[1, 1]]), Next::Extra(1));
    assert_eq!(brief.next([1, 1], &[[0, 0], [0, 0]]), Next::Shootout);
    let over = |winner, by| Next::Over(Verdict { winner, by });
    let sudden = over(Some(Side::Away), DecidedBy::SuddenDeath);
    assert_eq!(brief.next([1, 1], &[[1, 1], [0, 1]]), sudden);
    let full = over(Some(Side::Home), DecidedBy::Extra);
    assert_eq!(brief.next([1, 1], &[[2, 1]]), full);
    // A result knows all parts together, and how it was decided.
    let mut entered = result([1, 1], Some([1, 2]), None);
    assert_eq!(brief.judge(&entered).unwrap().by, DecidedBy::Extra);
    entered.decided_by = DecidedBy::SuddenDeath;
    assert_eq!(brief.judge(&entered).unwrap().by, DecidedBy::SuddenDeath);
    // No part at all: straight to the shoot-out.
    dice.extra.clear();
    assert_eq!(next(&dice, &[]).next([0, 0], &[]), Next::Shootout);
    // Not even that: lots.
    dice.shootout = None;
    assert_eq!(after(&dice, &[result([1, 1], None, None)]), TieState::Lots);
}

// CP-6.5, CP-12.5, CP-6.3, CP-1.3: 2-1 and 1-0. B scored one goal away, A none.
#[test]
fn two_one_and_one_nil() {
    let first = result([2, 1], None, None);
    for away_goals in ALL {
        let rules = rules(TieFormat::TwoLegs, away_goals);
        assert_eq!(next(&rules, &[]).draws, Draws::Stand);
        let second = next(&rules, std::slice::from_ref(&first));
        assert_eq!((second.fixture.home, second.carry), (B, Some([1, 2])));
        assert_eq!(second.away_goals, away_goals);
        let expected = match away_goals {
            AwayGoals::Off => Next::Extra(0),
            _ => Next::Over(Verdict {
                winner: Some(Side::Home),
                by: DecidedBy::AwayGoals,
            }),
        };
        assert_eq!(second.next([1, 0], &[]), expected);
        let entered = rules.state([A, B], &[first.clone(), result([1, 0], None, None)]);
        match away_goals {
            AwayGoals::Off => assert_eq!(entered.unwrap_err().error, ResultError::ExtraMissing),
            _ => assert_eq!(entered.unwrap(), won(B, DecidedBy::AwayGoals)),
        }
    }
}

// CP-6.4, CP-6.5, CP-12.5: 1-1 and 1-1 always go to extra time; 1-1 there too.
#[test]
fn one_all_and_one_all() {
    let first = result([1, 1], None, None);
    for away_goals in ALL {
        let rules = rules(TieFormat::TwoLegs, away_goals);
        let second = next(&rules, std::slice::from_ref(&first));
        assert_eq!(second.next([1, 1], &[]), Next::Extra(0), "{away_goals:?}");
        let expected = match away_goals {
            AwayGoals::AlsoExtra => Next::Over(Verdict {
                winner: Some(Side::Away),
                by: DecidedBy::AwayGoals,
            }),
            _ => Next::Shootout,
        };
        assert_eq!(second.next([1, 1], &[[1, 1]]), expected, "{away_goals:?}");
        assert_eq!(
            second.next([1, 1], &[[0, 0]]),
            Next::Shootout,
            "{away_goals:?}"
        );
        let kicks = result([1, 1], Some([0, 0]), Some([4, 2]));
        let state = after(&rules, &[first.clone(), kicks]);
        assert_eq!(state, won(B, DecidedBy::Shootout));
    }
}

// CP-6.3: 2-1 and 3-2: four goals each, of which A scored two away and B one.
#[test]
fn goals_away_are_those_of_the_visitors_of_each_leg() {
    let legs = [result([2, 1], None, None), result([3, 2], None, None)];
    for away_goals in [AwayGoals::Regulation, AwayGoals::AlsoExtra] {
        let rules = rules(TieFormat::TwoLegs, away_goals);
        assert_eq!(
            after(&rules, &legs),
            won(A, DecidedBy::AwayGoals),
            "{away_goals:?}"
        );
    }
}

// CP-6.4: the aggregate comes before goals away.
#[test]
fn the_aggregate_comes_first() {
    let rules = rules(TieFormat::TwoLegs, AwayGoals::Regulation);
    // 3-1 and 2-1: A 4-3 on aggregate, one goal away each.
    let legs = [result([3, 1], None, None), result([2, 1], None, None)];
    assert_eq!(after(&rules, &legs), won(A, DecidedBy::Regulation));
}

// CP-10.1: who does not come loses the tie.
#[test]
fn a_walkover_decides_a_tie() {
    let rules = rules(TieFormat::Single, AwayGoals::Off);
    let walkover = MatchResult::walkover(Blame::Home, None);
    assert_eq!(after(&rules, &[walkover]), won(B, DecidedBy::Walkover));
    let nobody = MatchResult::walkover(Blame::Both, None);
    assert_eq!(after(&rules, &[nobody]), TieState::Lots);
    let mut unsaid = MatchResult::walkover(Blame::Home, None);
    unsaid.blame = None;
    assert_eq!(
        rules.state([A, B], &[unsaid]).unwrap_err().error,
        ResultError::NoBlame
    );
}

// CP-3.1: a draw in a league goes to a shoot-out only where that gives a point.
#[test]
fn a_league_match_is_over_after_its_halves() {
    let fixture = Fixture { home: A, away: B };
    let mut brief = Brief::league(fixture);
    assert_eq!(
        brief.judge(&result([1, 1], None, None)).unwrap().winner,
        None
    );
    let kicked = result([1, 1], None, Some([3, 4]));
    assert_eq!(brief.judge(&kicked), Err(ResultError::NoShootoutDue));
    brief.draws = Draws::Bonus;
    assert_eq!(brief.judge(&kicked).unwrap().winner, Some(Side::Away));
    let unkicked = result([1, 1], None, None);
    assert_eq!(brief.judge(&unkicked), Err(ResultError::ShootoutMissing));
}

// CP-1.3: a game that knows no extra time may leave a level match to lots, and no other.
#[test]
fn lots_decide_what_a_game_leaves_level() {
    let rules = rules(TieFormat::Single, AwayGoals::Off);
    let mut drawn = result([1, 1], None, None);
    drawn.lots = Some(Side::Away);
    assert_eq!(drawn.winner(), Some(Side::Away));
    assert_eq!(
        after(&rules, std::slice::from_ref(&drawn)),
        won(B, DecidedBy::Lots)
    );
    let text = serde_json::to_string(&drawn).unwrap();
    assert_eq!(serde_json::from_str::<MatchResult>(&text).unwrap(), drawn);
    assert!(serde_json::from_str::<MatchResult>(&text.replace("away", "us")).is_err());
    drawn.goals = [2, 1];
    let refused = rules.state([A, B], &[drawn]).unwrap_err();
    assert_eq!(refused.error, ResultError::NoLotsDue);
}
