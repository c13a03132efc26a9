//! Plans that are kept.

use coaches::goal_dice::optimal::Optimal;

use crate::kit::rules;

#[test]
fn a_plan_is_kept_and_read_again() {
    let rules = rules(&["half_seconds=60", "tie_reroll=true", "lost_die=true"]);
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
