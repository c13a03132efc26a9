//! The exact solution against values worked out independently of this program.

#![allow(clippy::unwrap_used)]

use coaches::goal_dice::{
    Policy,
    odds::match_odds,
    optimal::{Explainer, Optimal, TooLarge},
};
use goal_dice::{Choice, GoalDice, State};
use tabletop::{Ask, BySide, Duty, Side, situation::Situation as _};

const STANDARD12: &str = include_str!("../../../data/goal-dice/standard12.grid");

fn rules(options: &[&str]) -> GoalDice {
    GoalDice::from_text(STANDARD12, options.iter().copied()).unwrap()
}

fn arrange(rules: &GoalDice, lines: &[(&str, &str)]) -> State {
    let lines = lines.iter().map(|(name, value)| (0, *name, *value));
    rules.arrange(lines).unwrap()
}

fn turn<'a>(state: &'a State) -> Ask<'a, GoalDice> {
    Ask {
        name: "turn",
        state,
        side: state.on_turn,
        menu: &[Choice::Advance, Choice::Shoot],
        default: 0,
        duty: Duty::Must,
    }
}

/// What the best choice is worth to the side on turn: win less loss.
fn value(explainer: &Explainer, state: &State) -> f64 {
    let worth = |wins: BySide<f64>| wins[state.on_turn] - wins[state.on_turn.other()];
    let choices = explainer.choices(&turn(state)).unwrap();
    choices
        .iter()
        .map(|odds| worth(odds.wins))
        .fold(f64::MIN, f64::max)
}

#[track_caller]
fn close(got: f64, expected: f64, within: f64) {
    assert!(
        (got - expected).abs() <= within,
        "{got} instead of {expected}"
    );
}

fn optimal(rules: &GoalDice) -> Policy {
    Policy::Optimal(Optimal::solve(rules).unwrap())
}

#[test]
fn the_second_half_by_the_lead_of_its_starter() {
    let rules = rules(&[]);
    let explainer = Explainer::new(&rules).unwrap();
    let leads: [(i32, f64); 9] = [
        (-4, -0.989727508),
        (-3, -0.939434297),
        (-2, -0.773643457),
        (-1, -0.419005416),
        (0, 0.081940160),
        (1, 0.551649741),
        (2, 0.843548192),
        (3, 0.963128105),
        (4, 0.994640927),
    ];
    for (lead, expected) in leads {
        let score = format!("{}-{}", (-lead).max(0), lead.max(0));
        let lines = [
            ("period", "second half"),
            ("starter", "away"),
            ("on turn", "away"),
            ("score", &score),
        ];
        close(value(&explainer, &arrange(&rules, &lines)), expected, 1e-9);
    }
}

type Position = (
    i32,
    i32,
    &'static str,
    &'static str,
    u8,
    u8,
    &'static str,
    f64,
    usize,
    Option<usize>,
);

/// Positions of the second half, the side on turn at home: rolls left, lead,
/// own place, other place, failures, other's debt, value, best act, penalty.
#[test]
fn reference_positions() {
    let rules = rules(&[]);
    let explainer = Explainer::new(&rules).unwrap();
    let plan = Optimal::solve(&rules).unwrap();
    let positions: [Position; 10] = [
        (25, 0, "KO", "KO", 0, 0, "no", 0.081940159799, 0, None),
        (25, 1, "KO", "KO", 0, 0, "no", 0.551649740593, 0, None),
        (10, 0, "S08", "KO", 0, 0, "no", 0.255515286967, 0, None),
        (10, 0, "S08", "KO", 1, 0, "no", 0.242291211966, 1, Some(0)),
        (10, -1, "S08", "KO", 0, 0, "no", -0.449024266046, 1, None),
        (6, -1, "S07", "S05", 1, 0, "no", -0.605052799341, 1, Some(1)),
        (5, 1, "S10", "S09", 1, 1, "yes", 0.900502794880, 0, Some(0)),
        (1, -1, "S06", "S11", 0, 0, "no", -0.833333333333, 1, None),
        (2, 0, "S10", "S11", 0, 0, "no", 0.418981481481, 0, None),
        (12, 2, "S03", "S10", 1, 0, "no", 0.878445783919, 0, Some(0)),
    ];
    for (rolls, lead, own, other, failed, other_failed, owes, expected, best, penalty) in positions
    {
        let seconds: i32 = 12 * rolls;
        let lead: i32 = lead;
        let score = format!("{}-{}", lead.max(0), (-lead).max(0));
        for side in Side::BOTH {
            // The same position for either side.
            let score: String = match side {
                Side::Home => score.clone(),
                Side::Away => score.chars().rev().collect(),
            };
            let (me, them) = (side.name(), side.other().name());
            let text = format!(
                "period: second half\nstarter: away\non turn: {me}\nseconds left: {seconds}\n\
                 score: {score}\n{me} place: {own}\n{them} place: {other}\n{me} failures: {failed}\n\
                 {them} failures: {other_failed}\n{them} owes: {owes}"
            );
            let lines: Vec<(&str, &str)> = text
                .lines()
                .filter_map(|line| line.split_once(": "))
                .collect();
            let state = arrange(&rules, &lines);
            close(value(&explainer, &state), expected, 1e-9);
            assert_eq!(plan.choose(&turn(&state)), Some(best), "{lines:?}");
            if let Some(penalty) = penalty {
                // The question after a failed roll: a roll later, no failures.
                let mut asked = state;
                asked.seconds_left -= 12;
                asked.sides[side].failures = 0;
                let ask = Ask {
                    name: "penalty",
                    state: &asked,
                    side: side.other(),
                    menu: &[Choice::LoseTurn, Choice::SendBack],
                    default: 0,
                    duty: Duty::Must,
                };
                assert_eq!(plan.choose(&ask), Some(penalty), "{lines:?}");
            }
        }
    }
}

/// Two exact players, home starting.
#[test]
fn the_match() {
    let rules = rules(&["first_kick_off=home"]);
    let best = optimal(&rules);
    let odds = match_odds(&rules, &BySide::both(best.clone())).unwrap();
    close(odds.wins.home, 0.402850601, 1e-8);
    close(odds.tie, 0.193911424, 1e-8);
    close(odds.wins.away, 0.403237974, 1e-8);
    let mean = |side: Side, name: &str| {
        let mut means = odds.means[side].iter();
        means.find(|(known, _)| *known == name).unwrap().1
    };
    close(mean(Side::Home, "goals"), 2.782293660, 1e-7);
    close(mean(Side::Away, "goals"), 2.782145435, 1e-7);
    close(
        mean(Side::Home, "shots") + mean(Side::Away, "shots"),
        9.63,
        0.005,
    );
    // The likeliest score is 3-3, then 3-2 and 2-3.
    close(odds.scores[3][3], 0.085, 0.0005);
    close(odds.scores[3][2], 0.0755, 0.0005);
    let all: f64 = odds.scores.iter().flatten().sum();
    close(all, 1.0, 1e-12);
    // All scores with five goals.
    let five: f64 = (0..=5).map(|home| odds.scores[home][5 - home]).sum();
    close(five, 0.2275, 0.00005);
    // With a toss both sides are alike.
    let tossed = self::rules(&[]);
    let odds = match_odds(&tossed, &BySide::both(best)).unwrap();
    close(odds.wins.home, odds.wins.away, 1e-12);
    close(odds.wins.home, 0.4030, 0.00005);
}

/// The exact player against simple ones, with a toss: win, tie, loss, goals.
#[test]
fn against_simple_players() {
    let rules = rules(&[]);
    let best = optimal(&rules);
    for (other, won, tied, lost, goals) in [
        (Policy::Sensible, 0.4059, 0.1941, 0.4000, (2.77, 2.87)),
        (Policy::AlwaysBox, 0.4480, 0.2002, 0.3518, (2.72, 2.60)),
        (Policy::Shooter, 0.9359, 0.0438, 0.0202, (4.00, 1.03)),
    ] {
        let coaches = BySide {
            home: best.clone(),
            away: other,
        };
        let odds = match_odds(&rules, &coaches).unwrap();
        close(odds.wins.home, won, 0.00006);
        close(odds.tie, tied, 0.00006);
        close(odds.wins.away, lost, 0.00006);
        close(odds.means.home[0].1, goals.0, 0.006);
        close(odds.means.away[0].1, goals.1, 0.006);
    }
}

/// Variants between exact players: value for the starter, ties, goals.
#[test]
fn variants() {
    for (options, value, tied, goals) in [
        (&["half_seconds=180"][..], -0.000887175, 0.248397, 3.231),
        (&["one_cross=true"], -0.000135397, 0.191393, 5.450),
        (&["tie_reroll=true"], -0.000168629, 0.188808, 5.982),
        (&["time_model=detailed"], -0.000206476, 0.191959, 5.523),
    ] {
        let rules = rules(&[options, &["first_kick_off=home"]].concat());
        let odds = match_odds(&rules, &BySide::both(optimal(&rules))).unwrap();
        close(odds.wins.home - odds.wins.away, value, 1e-8);
        close(odds.tie, tied, 1e-6);
        close(odds.means.home[0].1 + odds.means.away[0].1, goals, 0.0006);
    }
}

/// Final rounds: nobody ties, and the starter of a knock-out match is worth
/// .008246280.
#[test]
fn final_rounds() {
    let rules = rules(&["knockout=true", "first_kick_off=home"]);
    let odds = match_odds(&rules, &BySide::both(optimal(&rules))).unwrap();
    close(odds.tie, 0.0, 1e-12);
    close(odds.wins.home - odds.wins.away, 0.008246280, 1e-8);
    // A shoot-out is reached in .0176 of the matches, with five kicks or more.
    let mut means = odds.means.home.iter();
    let kicks = means.find(|(name, _)| *name == "shootout_kicks").unwrap().1;
    // By hand: 5 kicks, and with .292162 two chances in three rounds more.
    close(kicks / 0.0176, 5.0 + 0.292162141505 * 2.696882, 0.03);

    let explainer = Explainer::new(&rules).unwrap();
    let sudden = arrange(
        &rules,
        &[
            ("period", "sudden death"),
            ("starter", "away"),
            ("on turn", "away"),
        ],
    );
    close(value(&explainer, &sudden), 0.185769157, 1e-8);
    let overtime = arrange(&rules, &[("period", "overtime")]);
    close(value(&explainer, &overtime), 0.044538469, 1e-8);
}

#[test]
fn a_lost_die_makes_it_too_large() {
    let rules = rules(&["lost_die=true"]);
    assert_eq!(Optimal::solve(&rules), Err(TooLarge));
    assert_eq!(
        match_odds(&rules, &BySide::both(Policy::Sensible)),
        Err(TooLarge)
    );
}

#[test]
fn a_plan_is_kept_and_read_again() {
    let rules = rules(&["half_seconds=60", "tie_reroll=true"]);
    let plan = Optimal::solve(&rules).unwrap();
    let bytes = plan.to_bytes();
    assert_eq!(Optimal::from_bytes(&rules, &bytes).as_ref(), Some(&plan));
    for cut in [0, 5, 20, 400, bytes.len() - 1] {
        assert_eq!(Optimal::from_bytes(&rules, &bytes[..cut]), None, "{cut}");
    }
    let other = self::rules(&["half_seconds=60"]);
    assert_ne!(Optimal::key(&rules), Optimal::key(&other));
    let live = self::rules(&["half_seconds=60", "time_model=live"]);
    assert_eq!(
        Optimal::key(&live),
        Optimal::key(&other),
        "a real clock is solved by the roll"
    );
}
