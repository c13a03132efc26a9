//! Plans that are kept, and games that have none.

use coaches::goal_dice::{
    Policy,
    odds::match_odds,
    optimal::{Optimal, TooLarge},
};
use tabletop::BySide;

use crate::kit::rules;

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
