//! Whole matches between exact players.

use coaches::goal_dice::{Policy, odds::match_odds, optimal::Optimal};
use goal_dice::GoalDice;
use tabletop::{BySide, Side};

use crate::kit::{PLAN, RULES, close, rules};

fn optimal(rules: &GoalDice) -> Policy {
    Policy::Optimal(Optimal::solve(rules).unwrap())
}

/// Two exact players, home starting.
#[test]
fn the_match() {
    let rules = rules(&["first_kick_off=home"]);
    let best = Policy::Optimal(PLAN.clone());
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
    // Goals of both sides together, from none to eleven.
    let totals = [
        0.0003, 0.0043, 0.0239, 0.0790, 0.1580, 0.2275, 0.2220, 0.1605, 0.0831, 0.0309, 0.0087,
        0.0016,
    ];
    for (goals, expected) in totals.into_iter().enumerate() {
        let rows = odds.scores.iter().take(goals + 1).enumerate();
        let chance: f64 = rows.filter_map(|(home, row)| row.get(goals - home)).sum();
        close(chance, expected, 0.00005);
    }
    // With a toss both sides are alike.
    let odds = match_odds(&RULES, &BySide::both(best)).unwrap();
    close(odds.wins.home, odds.wins.away, 1e-12);
    close(odds.wins.home, 0.4030, 0.00005);
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

/// Slower dice: the half of 15 rolls is among the variants, this is the one of 30.
#[test]
fn thirty_rolls_a_half() {
    let rules = rules(&["half_seconds=360", "first_kick_off=home"]);
    let odds = match_odds(&rules, &BySide::both(optimal(&rules))).unwrap();
    close(odds.means.home[0].1 + odds.means.away[0].1, 6.74, 0.005);
    close(odds.tie, 0.177, 0.0005);
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
}
