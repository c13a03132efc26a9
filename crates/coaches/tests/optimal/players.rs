//! The exact player against others, with a toss.

use coaches::goal_dice::{
    Policy,
    odds::{AnyCoach, MatchOdds, match_odds, match_odds_of},
};
use goal_dice::{Choice, GoalDice, SECONDS_PER_ROLL};
use tabletop::{
    Ask, BySide, Coach,
    sources::{Tree, step_tree},
};

use crate::kit::{PLAN, RULES, arrange, close, lines, rules};

/// What is known of the exact player's matches with somebody: won, drawn, lost
/// and points by the match (six for a win, three for a tie), goals for and against.
type Known = ([f64; 4], [f64; 2]);

#[track_caller]
fn compare(odds: &MatchOdds, ([won, drawn, lost, points], [scored, allowed]): Known) {
    close(odds.wins.home, won, 0.00006);
    close(odds.tie, drawn, 0.00006);
    close(odds.wins.away, lost, 0.00006);
    close(6.0 * odds.wins.home + 3.0 * odds.tie, points, 0.00051);
    // Rounded to three places first, and then to two: 2.8647 is written 2.87.
    close(odds.means.home[0].1, scored, 0.0055);
    close(odds.means.away[0].1, allowed, 0.0055);
}

/// The coaches that have a name.
#[test]
fn named_coaches() {
    for (other, known) in [
        (
            Policy::Sensible,
            ([0.4059, 0.1941, 0.4000, 3.018], [2.77, 2.87]),
        ),
        (
            Policy::AlwaysBox,
            ([0.4480, 0.2002, 0.3518, 3.289], [2.72, 2.60]),
        ),
        (
            Policy::Shooter,
            ([0.9359, 0.0438, 0.0202, 5.747], [4.00, 1.03]),
        ),
    ] {
        let coaches = BySide {
            home: Policy::Optimal(PLAN.clone()),
            away: other,
        };
        compare(&match_odds(&RULES, &coaches).unwrap(), known);
    }
}

/// Two sensible players, home starting.
#[test]
fn sensible_against_itself() {
    let rules = rules(&["first_kick_off=home"]);
    let odds = match_odds(&rules, &BySide::both(Policy::Sensible)).unwrap();
    close(odds.wins.home, 0.4027, 0.00006);
    close(odds.tie, 0.1943, 0.00006);
    close(odds.means.home[0].1, 2.849, 0.00051);
    close(odds.means.away[0].1, 2.847, 0.00051);
}

/// A player who goes by the chance of a goal alone.
struct Simple {
    /// The chance from each square.
    chances: Vec<f64>,
    /// Shoots if it is above this.
    enough: f64,
    /// Shoots from anywhere on the last roll.
    on_last_roll: bool,
    /// The squares from which an offender is sent back.
    sends_back: fn(u8) -> bool,
}

impl Coach<GoalDice> for Simple {
    fn decide(&mut self, _: &GoalDice, ask: &Ask<'_, GoalDice>) -> usize {
        let state = ask.state;
        let place = state.sides[state.on_turn].place;
        let choice = match ask.name {
            "turn" => {
                let last = self.on_last_roll && state.seconds_left <= SECONDS_PER_ROLL;
                match last || self.chances[usize::from(place)] > self.enough {
                    true => Choice::Shoot,
                    false => Choice::Advance,
                }
            }
            _ if (self.sends_back)(place) => Choice::SendBack,
            _ => Choice::LoseTurn,
        };
        let mut menu = ask.menu.iter();
        menu.position(|&other| other == choice).unwrap()
    }
}

/// The chance of a goal from each square, every throw looked at.
fn chances() -> Vec<f64> {
    let rules: &GoalDice = &RULES;
    let chance = |place: usize| {
        let text = format!("period: second half\nhome place: S{place:02}");
        goals_of_shot(&step_tree(rules, &arrange(rules, &lines(&text))))
    };
    (0..rules.grid().squares().len()).map(chance).collect()
}

fn goals_of_shot(tree: &Tree<GoalDice>) -> f64 {
    match tree {
        Tree::End { state, .. } => f64::from(state.sides.home.goals),
        Tree::Chance(outcomes) => outcomes
            .iter()
            .map(|(p, tree)| p * goals_of_shot(tree))
            .sum(),
        Tree::Decide(turn) => {
            let mut choices = turn.choices.iter();
            let shot = choices.find(|(choice, _)| *choice == Choice::Shoot);
            goals_of_shot(&shot.unwrap().1)
        }
    }
}

const NEVER: f64 = 1.0;

#[track_caller]
fn against(enough: f64, on_last_roll: bool, sends_back: fn(u8) -> bool, known: Known) {
    let mut simple = Simple {
        chances: chances(),
        enough,
        on_last_roll,
        sends_back,
    };
    let coaches = BySide {
        home: &mut Policy::Optimal(PLAN.clone()) as AnyCoach<'_>,
        away: &mut simple,
    };
    compare(&match_odds_of(&RULES, coaches).unwrap(), known);
}

/// Always on to the penalty box.
#[test]
fn walkers() {
    let wing_and_corner = |place| place == 9 || place == 10;
    let known = ([0.4149, 0.1981, 0.3871, 3.083], [2.70, 2.76]);
    against(NEVER, true, wing_and_corner, known);
    let known = ([0.4637, 0.2035, 0.3328, 3.393], [2.72, 2.51]);
    against(NEVER, false, |_| true, known);
}

/// Shots from good squares only.
#[test]
fn patient_players() {
    let half_of_the_field = ([0.4315, 0.1888, 0.3797, 3.155], [2.93, 2.96]);
    for (enough, known) in [
        (0.60, ([0.4156, 0.1976, 0.3868, 3.086], [2.72, 2.78])),
        (0.45, ([0.4128, 0.1920, 0.3952, 3.053], [2.83, 2.94])),
        (0.35, half_of_the_field),
        // The wing too, but who shoots from the squares before never gets there.
        (0.25, half_of_the_field),
    ] {
        against(enough, true, |_| false, known);
    }
}

/// Shots from bad squares as well.
#[test]
fn hasty_players() {
    for (enough, known) in [
        (0.20, ([0.5563, 0.1808, 0.2629, 3.880], [2.99, 2.39])),
        (0.15, ([0.6968, 0.1496, 0.1536, 4.629], [3.13, 1.84])),
        (0.08, ([0.7912, 0.1163, 0.0924, 5.096], [3.33, 1.53])),
        (0.04, ([0.8773, 0.0780, 0.0447, 5.498], [3.63, 1.27])),
    ] {
        against(enough, true, |_| false, known);
    }
}
