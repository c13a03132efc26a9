//! Scorers: those a list of matches names, and those a season lacks.

use serde::Deserialize;
use tabletop::{Fault, Faults};

use crate::{ClubCount as C, PlayerCount as P, Season};

#[derive(Deserialize)]
struct ScorersDocument {
    #[serde(default)]
    matches: Vec<ScorersEntry>,
}

#[derive(Deserialize)]
struct ScorersEntry {
    #[serde(default)]
    team1: String,
    #[serde(default)]
    team2: String,
    #[serde(default)]
    goals1: Vec<Goal>,
    #[serde(default)]
    goals2: Vec<Goal>,
    #[serde(default)]
    score: Option<FinalScore>,
}

/// Goals at full time, and after extra time if there was one.
#[derive(Deserialize)]
struct FinalScore {
    ft: Option<[usize; 2]>,
    et: Option<[usize; 2]>,
}

#[derive(Deserialize)]
struct Goal {
    #[serde(default)]
    name: String,
    #[serde(default)]
    owngoal: bool,
}

/// Scorers, if the document names them: club, name, goals.
pub fn in_document(text: &str) -> Vec<(String, String, u32)> {
    let Ok(document) = serde_json::from_str::<ScorersDocument>(text) else {
        return Vec::new();
    };
    let mut found: Vec<(String, String, u32)> = Vec::new();
    for entry in document.matches {
        for (team, goals) in [(entry.team1, entry.goals1), (entry.team2, entry.goals2)] {
            for goal in goals
                .into_iter()
                .filter(|goal| !goal.owngoal && !goal.name.is_empty())
            {
                match found
                    .iter_mut()
                    .find(|(club, name, _)| *club == team && *name == goal.name)
                {
                    Some((.., count)) => *count += 1,
                    None => found.push((team.clone(), goal.name, 1)),
                }
            }
        }
    }
    found
}

/// The first match that names its scorers, but not as many as goals.
pub fn differ(text: &str) -> Option<Fault> {
    let document = serde_json::from_str::<ScorersDocument>(text).ok()?;
    let wrong = |entry: &&ScorersEntry| {
        let named = [entry.goals1.len(), entry.goals2.len()];
        let goals = entry.score.as_ref().and_then(|score| score.et.or(score.ft));
        named != [0, 0] && goals.is_some_and(|goals| goals != named)
    };
    let ScorersEntry { team1, team2, .. } = document.matches.iter().find(wrong)?;
    let what = format!(
        "not all matches name as many scorers as goals, the first is {team1} against {team2}"
    );
    Some(Fault::whole(what, "correct `goals1`, `goals2` or `score`"))
}

/// So many goals may be nobody's: providers disagree about who scored.
const NOBODYS: u32 = 3;

/// Every goal has a scorer or is an own goal: a man who is not in the file would give his goals to
/// the opponents. `said` is what the players of each club scored, if the file of teams says it.
pub fn are_there(season: &Season, said: &[Option<u32>], faults: &mut Faults) {
    let cure = "add the scorers who are missing, or correct their goals or clubs";
    let (mut without, mut most) = (0, (0, ""));
    for (club, said) in season.clubs.iter().zip(said) {
        let scored: u32 = season
            .players_of(&club.id)
            .map(|player| player.counts[P::Goals])
            .sum();
        let goals = club.counts[C::HomeFor] + club.counts[C::AwayFor];
        let wrong = said.is_some_and(|said| said != scored);
        if scored > goals || wrong {
            let own = said.map_or(String::new(), |said| {
                format!(", {said} of them by its players")
            });
            let what = format!(
                "{}: the club has {goals} goals{own}, its players here {scored}",
                club.name
            );
            faults.push(Fault::whole(what, cure));
        }
        let missing = goals.saturating_sub(scored);
        without += missing;
        most = most.max((missing, club.name.as_str()));
    }
    let own: u32 = season
        .players
        .iter()
        .map(|player| player.counts[P::OwnGoals])
        .sum();
    if without > own + NOBODYS && faults.0.is_empty() {
        let what = format!(
            "{without} goals have no scorer, and there are {own} own goals; most are missing of {}, {} of them",
            most.1, most.0
        );
        faults.push(Fault::whole(what, cure));
    }
}
