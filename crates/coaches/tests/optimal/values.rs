//! What positions are worth.

use coaches::goal_dice::optimal::Explainer;
use goal_dice::State;
use tabletop::{BySide, Side};

use crate::kit::{
    EXPLAINER, PLAN, RULES, after_second_failure, arrange, close, lines, penalty, rules, turn,
};

/// What the best choice is worth to the side on turn: win less loss.
fn value(explainer: &Explainer, state: &State) -> f64 {
    let worth = |wins: BySide<f64>| wins[state.on_turn] - wins[state.on_turn.other()];
    let choices = explainer.choices(&turn(state)).unwrap();
    choices
        .iter()
        .map(|odds| worth(odds.wins))
        .fold(f64::MIN, f64::max)
}

#[test]
fn the_second_half_by_the_lead_of_its_starter() {
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
        close(value(&EXPLAINER, &arrange(&RULES, &lines)), expected, 1e-9);
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
    for (rolls, lead, own, other, failed, other_failed, owes, expected, best, chosen) in positions {
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
            let state = arrange(&RULES, &lines(&text));
            close(value(&EXPLAINER, &state), expected, 1e-9);
            assert_eq!(PLAN.choose(&turn(&state)), Some(best), "{text}");
            if let Some(chosen) = chosen {
                let asked = after_second_failure(&state);
                assert_eq!(PLAN.choose(&penalty(&asked)), Some(chosen), "{text}");
            }
        }
    }
}

/// The periods of a final round, by what starting them is worth.
#[test]
fn overtime_and_sudden_death() {
    let rules = rules(&["knockout=true"]);
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
