//! Who scored, in one line for each.

use football::{Deed, What};
use simulation::StoryLine;
use tabletop::Side;

use crate::PlayerLine;

/// The scorers of a side with their minutes, in the order of their first goals; `own_goal` stands
/// for the name of somebody who put it past his own keeper. A game may tell the goal first and
/// find out later who scored it: that is one goal.
pub(super) fn scorers(story: &[StoryLine], side: Side, own_goal: &str) -> Vec<String> {
    let mut goals: Vec<(Option<&str>, &str)> = Vec::new();
    // Scorers told before their goal.
    let mut ahead = 0;
    for line in story {
        for event in &line.common {
            match event.what {
                What::Goal if event.side == side && ahead > 0 => ahead -= 1,
                What::Goal if event.side == side => goals.push((None, &line.at)),
                What::OwnGoal if event.side != side => goals.push((Some(own_goal), &line.at)),
                _ => {}
            }
        }
        for (of, name, deed) in &line.deeds {
            if (*of, *deed) != (side, Deed::Goal) {
                continue;
            }
            match goals.iter_mut().find(|(scorer, _)| scorer.is_none()) {
                Some((scorer, _)) => *scorer = Some(name),
                None => {
                    goals.push((Some(name), &line.at));
                    ahead += 1;
                }
            }
        }
    }
    let mut each: Vec<(&str, Vec<&str>)> = Vec::new();
    for (scorer, at) in goals {
        let name = scorer.unwrap_or_default();
        match each.iter_mut().find(|(known, _)| *known == name) {
            Some((_, minutes)) => minutes.push(at),
            None => each.push((name, vec![at])),
        }
    }
    let line = |(name, minutes): (&str, Vec<&str>)| {
        let text = format!("{name} {}", minutes.join(", "));
        text.trim().to_string()
    };
    each.into_iter().map(line).collect()
}

/// The same where the match cannot be looked at again: with how often they scored.
pub(super) fn scorers_by_name(
    players: &[PlayerLine],
    own_goals: u64,
    own_goal: &str,
) -> Vec<String> {
    let scored = players.iter().map(|player| {
        let goals = player.numbers.get("goals").copied();
        (player.name.as_str(), goals.unwrap_or(0))
    });
    let times = |(name, goals): (&str, u64)| match goals {
        0 => None,
        1 => Some(name.to_string()),
        more => Some(format!("{name} ×{more}")),
    };
    scored
        .chain([(own_goal, own_goals)])
        .filter_map(times)
        .collect()
}

#[cfg(test)]
mod tests {
    use football::{Event, Moment, Period, Weight};
    use tabletop::events::{EventKind, Telling};

    use super::*;

    const KIND: EventKind = EventKind::new(["Goal", "", "goal"], &[], &[]);

    fn line(at: &str, what: &[(Side, What)], scorers: &[(Side, &str)]) -> StoryLine {
        let event = |&(side, what): &(Side, What)| Event {
            at: Moment {
                period: Period::FirstHalf,
                minute: 1,
                added: 0,
            },
            side,
            what,
            place: None,
        };
        let deed = |&(side, name): &(Side, &str)| (side, name.to_string(), Deed::Goal);
        StoryLine {
            at: at.to_string(),
            event: String::new(),
            what: Telling::new(&KIND, Vec::new()),
            common: what.iter().map(event).collect(),
            words: None,
            weight: Weight::default(),
            highlight: false,
            why: None,
            clause: None,
            deeds: scorers.iter().map(deed).collect(),
        }
    }

    #[test]
    fn a_goal_is_told_once_whoever_is_found_to_have_scored_it_when() {
        use Side::{Away, Home};
        let goal = |side| [(side, What::Goal)];
        let story = [
            line("9'", &goal(Home), &[(Home, "Crane")]),
            line("12'", &goal(Home), &[]),
            line("12'", &[], &[(Home, "Adair")]),
            line("30'", &[(Home, What::OwnGoal)], &[]),
            line("44'", &[], &[(Home, "Crane")]),
            line("44'", &goal(Home), &[]),
            line("70'", &goal(Away), &[(Away, "Marsh")]),
            line("80'", &[(Away, What::OwnGoal)], &[]),
        ];
        let home = ["Crane 9', 44'", "Adair 12'", "own goal 80'"];
        assert_eq!(scorers(&story, Home, "own goal"), home);
        assert_eq!(
            scorers(&story, Away, "own goal"),
            ["own goal 30'", "Marsh 70'"]
        );
    }

    #[test]
    fn without_players_there_are_minutes() {
        let goal = [(Side::Home, What::Goal)];
        let story = [line("3'", &goal, &[]), line("8'", &goal, &[])];
        assert_eq!(scorers(&story, Side::Home, ""), ["3', 8'"]);
    }

    #[test]
    fn own_goals_are_counted_without_a_story() {
        let player = |name: &str, goals: u64| PlayerLine {
            name: name.to_string(),
            numbers: [("goals".to_string(), goals)].into(),
        };
        let players = [player("Crane", 2), player("Adair", 0), player("Finn", 1)];
        let told = scorers_by_name(&players, 1, "own goal");
        assert_eq!(told, ["Crane ×2", "Finn", "own goal"]);
    }
}
