//! The problems of the manual have the odds that the manual says.

use counter_attack::{look::outcomes, notation::SpokenLine, player::letter, record};
use tabletop::Question;

use crate::kit::FORMATIONS;

const PROBLEMS: &str = include_str!("../../../../docs/problems.md");

#[test]
fn the_problems_have_the_odds_that_are_said() {
    let document = |name: &str| (name == "formations").then_some(FORMATIONS);
    let mut lines = PROBLEMS.lines();
    let mut position = None;
    let mut checked = 0;
    while let Some(line) = lines.next() {
        if line == "```post" {
            let post = lines.next().unwrap();
            let read = record::read(post, document).unwrap_or_else(|faults| panic!("{faults}"));
            position = Some(read);
            continue;
        }
        let Some((words, said)) = line
            .strip_prefix("- `")
            .and_then(|rest| rest.split_once("`: "))
        else {
            continue;
        };
        let position = position.as_ref().unwrap();
        let Some(Question::Decide(decision)) = position.waiting() else {
            panic!("{line}: nobody is asked");
        };
        let spoken = SpokenLine::parse(&format!("{} {words}", letter(decision.side))).unwrap();
        let after = spoken
            .in_match(position)
            .unwrap_or_else(|why| panic!("{words}: {why}"));
        let (share, what) = said.split_once(" % ").unwrap();
        let given: Vec<&str> = after
            .answers_of_step()
            .map(|answer| answer.text.as_str())
            .collect();
        let got: f64 = match given.is_empty() {
            // The step is over: no die was asked for.
            true => f64::from(u8::from(what == "nothing more happens")),
            false => outcomes(after.rules(), after.settled(), &given)
                .iter()
                .filter(|(known, _)| known.contains(what))
                .map(|(_, odds)| odds)
                .sum(),
        };
        let share: f64 = share.parse().unwrap();
        assert!(
            (100.0 * got - share).abs() < 0.006,
            "{line}: it is {:.2} %",
            100.0 * got
        );
        checked += 1;
    }
    assert_eq!(checked, 13);
}
