//! What was entered, in words.

use competition::TeamIx;
use competition::course::{Act, Scheduled};
use competition::result::{MatchResult, Status};
use tabletop::Side;

use super::{HowPlayed, JournalEntry, Season, SeasonLine};
use crate::recap::scorers_of;

/// `2-1`, `1-1 (+0-1)`, `1-1 (+0-0, 4-3 on kicks)`.
#[must_use]
pub fn score(result: &MatchResult) -> String {
    let of = |[home, away]: [u32; 2]| format!("{home}-{away}");
    let mut more: Vec<String> = Vec::new();
    more.extend(result.extra.map(|extra| format!("+{}", of(extra))));
    let kicks = result.shootout;
    more.extend(kicks.map(|kicks| format!("{} on kicks", of(kicks))));
    more.extend(result.lots.map(|side| format!("{side} by lot")));
    match result.status {
        Status::Walkover => more.push("walkover".to_string()),
        Status::Expunged => more.push("struck".to_string()),
        Status::Abandoned => more.push("abandoned".to_string()),
        Status::Played => {}
    }
    match more.is_empty() {
        true => of(result.goals),
        false => format!("{} ({})", of(result.goals), more.join(", ")),
    }
}

/// `1 match`, `3 matches`.
fn times(number: u32) -> String {
    let matches = if number == 1 { "match" } else { "matches" };
    format!("{number} {matches}")
}

impl Season {
    /// What a line of the journal says, as a sentence.
    #[must_use]
    pub fn tell(&self, line: &SeasonLine) -> String {
        match line {
            SeasonLine::Entry(entry) => {
                let told = self.tell_entry(entry);
                let mut letters = told.chars();
                let first = letters.next().into_iter().flat_map(char::to_uppercase);
                first.chain(letters).collect()
            }
            SeasonLine::Undo(taken_back) => {
                let told = taken_back.undo.iter().map(|&number| {
                    let before = number.checked_sub(1).and_then(|at| self.lines.get(at));
                    match before {
                        Some(SeasonLine::Entry(entry)) => {
                            format!("entry {number}, {}", self.tell_entry(entry))
                        }
                        Some(SeasonLine::Undo(other)) => {
                            let again: Vec<String> =
                                other.undo.iter().map(ToString::to_string).collect();
                            format!("entry {number}; entry {} counts again.", again.join(", "))
                        }
                        None => format!("entry {number}."),
                    }
                });
                format!("Taken back: {}", told.collect::<Vec<_>>().join(" And "))
            }
        }
    }

    fn tell_entry(&self, entry: &JournalEntry) -> String {
        let mut told = self.tell_act(entry);
        if let Some(corrects) = &entry.corrects {
            told.push_str(&format!("; it corrects entry {}", corrects.entry));
            for drop in &corrects.drops {
                told.push_str(&format!(", and entry {drop} does not count any more"));
            }
        }
        told.push('.');
        told
    }

    fn tell_act(&self, entry: &JournalEntry) -> String {
        let of = |team: &TeamIx| self.name(*team);
        match &entry.act {
            Act::Result { key, teams, result } => {
                let how = match entry.how {
                    HowPlayed::Entered => "entered",
                    HowPlayed::Simulated => "simulated",
                    HowPlayed::Played => "played",
                };
                let result = match (result.status, result.blame) {
                    (Status::Walkover, Some(blame)) => {
                        MatchResult::walkover(blame, Some(result.goals))
                    }
                    _ => (**result).clone(),
                };
                let [home, away] = teams.map(|team| self.name(team));
                let goals = Side::BOTH.map(|side| scorers_of(entry, side, "own goal").join(", "));
                let goals: Vec<String> = goals.into_iter().filter(|g| !g.is_empty()).collect();
                let scorers = match goals.is_empty() {
                    true => String::new(),
                    false => format!(" ({})", goals.join("; ")),
                };
                let score = score(&result);
                format!("match {key} was {how}: {home} {score} {away}{scorers}")
            }
            Act::Shootout { key, kicks } => {
                let fixture = self.course.find(*key).map(Scheduled::fixture);
                let names = fixture.map(|f| [f.home, f.away].map(|team| self.name(team)));
                let [home, away] = names.unwrap_or_default();
                let [scored, allowed] = kicks;
                format!("the kicks after match {key} ended {home} {scored}-{allowed} {away}")
            }
            Act::Withdraw { team } => format!("{} withdrew", of(team)),
            Act::Deduct {
                team,
                points,
                reason,
                ..
            } => {
                let points = match points {
                    1 => "1 point was".to_string(),
                    points => format!("{points} points were"),
                };
                format!("{points} taken off {} ({reason})", of(team))
            }
            Act::Suspend {
                team,
                player,
                matches,
            } => {
                let matches = times(*matches);
                format!("{player} ({}) was suspended for {matches}", of(team))
            }
            Act::Hurt {
                team,
                player,
                matches,
            } => {
                let matches = times(*matches);
                format!("{player} ({}) is hurt and misses {matches}", of(team))
            }
            Act::Transfer {
                player,
                from,
                to,
                since,
            } => {
                let [from, to] = [from, to].map(|team| team.as_ref().map_or("elsewhere", of));
                let since = since.as_deref().map(|since| match since.contains('-') {
                    true => format!(" since {since}"),
                    false => format!(" since round {since}"),
                });
                let since = since.unwrap_or_default();
                format!("{player} went from {from} to {to}{since}")
            }
            Act::LineUp { team, key, men } => {
                let which = match key {
                    Some(key) => format!("match {key}"),
                    None => "every match".to_string(),
                };
                match men.is_empty() {
                    true => format!("the game chooses who begins {which} for {}", of(team)),
                    false => format!("{} begin {which} for {}", men.join(", "), of(team)),
                }
            }
        }
    }
}
