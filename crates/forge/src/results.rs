//! Results of a season, as public data sets write them: a CSV table of the
//! football-data.co.uk kind, or JSON or text of the openfootball kind.

use serde::Deserialize;
use tabletop::{Fault, Faults};

/// A match with its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The home club, as written.
    pub home: String,
    /// The visitors.
    pub away: String,
    /// The goals of home and visitors.
    pub goals: [u32; 2],
}

/// Nobody scores more in a match that was played.
const MOST_GOALS: u32 = 40;

/// The columns of a table that are looked at.
const COLUMNS: [&str; 4] = ["HomeTeam", "AwayTeam", "FTHG", "FTAG"];

/// Reads results: JSON if the text begins like it, a table if its first line has commas, lines
/// of text otherwise.
///
/// # Errors
///
/// All faults, with their lines.
pub fn read(text: &str) -> Result<Vec<Played>, Faults> {
    let text = text.trim_start_matches('\u{feff}');
    let first = text.lines().find(|line| !line.trim().is_empty());
    let played = match first.map(str::trim_start) {
        Some(first) if first.starts_with('{') => read_json(text)?,
        Some(first) if is_text(first) => read_lines(text),
        _ => read_csv(text)?,
    };
    let mut faults = Faults::default();
    if played.is_empty() {
        faults.push(Fault::whole(
            "there is no match with a result in it",
            "give a season that has been played",
        ));
    }
    faults.or(played)
}

fn read_csv(text: &str) -> Result<Vec<Played>, Faults> {
    let mut table = csv::ReaderBuilder::new()
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let headers = match table.headers() {
        Ok(headers) => headers.clone(),
        Err(error) => return Err(Fault::at(1, error.to_string(), "").into()),
    };
    let mut faults = Faults::default();
    let mut place = |name: &str| {
        let found = headers.iter().position(|header| header == name);
        if found.is_none() {
            faults.push(Fault::at(
                1,
                format!("there is no column {name}"),
                format!("the first line must name {}", COLUMNS.join(", ")),
            ));
        }
        found.unwrap_or_default()
    };
    let places = COLUMNS.map(&mut place);
    let mut played = faults.or(Vec::new())?;
    let mut faults = Faults::default();
    for record in table.records() {
        let record = match record {
            Ok(record) => record,
            Err(error) => {
                let line = error.position().map_or(1, |at| at.line() as usize);
                faults.push(Fault::at(line, error.to_string(), "save it as UTF-8"));
                continue;
            }
        };
        let line = record.position().map_or(1, |at| at.line() as usize);
        let [home, away, scored, allowed] =
            places.map(|place| record.get(place).unwrap_or_default());
        if record.iter().all(str::is_empty) || (scored.is_empty() && allowed.is_empty()) {
            // An empty line, or a match that is still to come.
            continue;
        }
        let scored = goals(scored, "FTHG", line, &mut faults);
        let allowed = goals(allowed, "FTAG", line, &mut faults);
        clubs(home, away, line, &mut faults);
        if let (Some(scored), Some(allowed)) = (scored, allowed) {
            played.push(Played {
                home: home.to_string(),
                away: away.to_string(),
                goals: [scored, allowed],
            });
        }
    }
    faults.or(played)
}

fn goals(cell: &str, column: &str, line: usize, faults: &mut Faults) -> Option<u32> {
    let goals = cell.parse().ok().filter(|&goals| goals <= MOST_GOALS);
    if goals.is_none() {
        faults.push(Fault::at(
            line,
            format!("`{cell}` in column {column} is no number of goals"),
            "write a whole number, or leave both empty if the match was not played",
        ));
    }
    goals
}

fn clubs(home: &str, away: &str, line: usize, faults: &mut Faults) {
    if home.is_empty() || away.is_empty() {
        let what = "a match has only one club";
        faults.push(Fault::at(line, what, "name HomeTeam and AwayTeam"));
    } else if home == away {
        let what = format!("{home} plays itself");
        faults.push(Fault::at(line, what, "correct HomeTeam or AwayTeam"));
    }
}

/// True for the first line of a text of matches: a heading, or a match.
fn is_text(first: &str) -> bool {
    let heading = ["=", "#", "»", "\u{25aa}", "Round", "Matchday", "["];
    heading.iter().any(|mark| first.starts_with(mark)) || match_in(first).is_some()
}

/// Matches line by line: `20:00 Home FC 2-1 (1-0) Away FC`, or `Home FC v Away FC 2-1 (1-0)`. Other
/// lines are headings, dates and goals.
fn read_lines(text: &str) -> Vec<Played> {
    text.lines().filter_map(match_in).collect()
}

fn match_in(line: &str) -> Option<Played> {
    let line = line.split('@').next().unwrap_or_default().trim();
    let line = line.trim_start_matches(|c: char| c == '(' || c == ')' || c.is_ascii_digit());
    // A time of the day stood there.
    let line = line.trim_start_matches([':', '.', '/']);
    let line = line.trim_start_matches(|c: char| c.is_ascii_digit()).trim();
    let words: Vec<&str> = line.split_whitespace().collect();
    let score = |word: &str| {
        let (home, away) = word.split_once('-')?;
        let goals = [home.parse().ok()?, away.parse().ok()?];
        goals
            .iter()
            .all(|&goals| goals <= MOST_GOALS)
            .then_some(goals)
    };
    let at = words.iter().position(|word| score(word).is_some())?;
    let goals = score(words[at])?;
    let name = |words: &[&str]| {
        let words = words
            .iter()
            .filter(|word| !word.starts_with('(') && !word.ends_with(')'));
        words.copied().collect::<Vec<_>>().join(" ")
    };
    let versus = words[..at]
        .iter()
        .position(|word| matches!(*word, "v" | "vs" | "-"));
    let (home, away) = match versus {
        Some(middle) => (name(&words[..middle]), name(&words[middle + 1..at])),
        None => (name(&words[..at]), name(&words[at + 1..])),
    };
    let fine = !home.is_empty() && !away.is_empty() && home != away;
    fine.then_some(Played { home, away, goals })
}

#[derive(Deserialize)]
struct Document {
    matches: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    team1: String,
    team2: String,
    #[serde(default)]
    score: Option<Score>,
}

#[derive(Deserialize)]
struct Score {
    ft: Option<[u32; 2]>,
}

fn read_json(text: &str) -> Result<Vec<Played>, Faults> {
    let document: Document = serde_json::from_str(text).map_err(|error| {
        let cure = "it needs `matches`, each with `team1`, `team2` and `score`: {`ft`: [2, 1]}";
        Fault::at(error.line(), error.to_string(), cure)
    })?;
    let mut faults = Faults::default();
    let mut played = Vec::new();
    for (number, entry) in document.matches.into_iter().enumerate() {
        let Some(goals) = entry.score.and_then(|score| score.ft) else {
            // Still to be played.
            continue;
        };
        let what = format!(
            "match {} is `{}` against `{}`, {goals:?}",
            number + 1,
            entry.team1,
            entry.team2
        );
        if entry.team1.is_empty() || entry.team2.is_empty() || entry.team1 == entry.team2 {
            faults.push(Fault::whole(what, "name two clubs"));
        } else if goals.iter().any(|&goals| goals > MOST_GOALS) {
            faults.push(Fault::whole(what, "correct the score"));
        } else {
            played.push(Played {
                home: entry.team1,
                away: entry.team2,
                goals,
            });
        }
    }
    faults.or(played)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn match_of(home: &str, away: &str, goals: [u32; 2]) -> Played {
        Played {
            home: home.to_string(),
            away: away.to_string(),
            goals,
        }
    }

    #[test]
    fn tables_are_read_by_their_column_names() {
        let text = "Date,AwayTeam,HomeTeam,FTAG,FTHG,Referee\n\
                    2015-08-08,Aston Villa,Bournemouth,1,0,\"M. Clattenburg, Jr\"\n\
                    2016-05-17,Bournemouth,Man United,,,\n";
        let villa = match_of("Bournemouth", "Aston Villa", [0, 1]);
        assert_eq!(read(text).unwrap(), [villa]);
    }

    #[test]
    fn json_is_read_too() {
        let text = r#"{"name": "x", "matches": [
            {"team1": "A", "team2": "B", "score": {"ht": [0, 0], "ft": [2, 1]}},
            {"team1": "B", "team2": "A", "score": {}},
            {"team1": "B", "team2": "C"}]}"#;
        assert_eq!(read(text).unwrap(), [match_of("A", "B", [2, 1])]);
    }

    #[test]
    fn lines_of_text_are_read_too() {
        let text = "= English Premier League 2024/25\n\n» Matchday 1\n  Fri Aug/16\n\
                    \u{20}   20:00  Manchester United FC    1-0 (0-0)  Fulham FC\n\
                    \u{20}            (Zirkzee 87')\n  Sat Aug/17\n    \
                    Ipswich Town FC v Liverpool FC  0-2 (0-0)\n    Arsenal v Everton\n";
        let matches = [
            match_of("Manchester United FC", "Fulham FC", [1, 0]),
            match_of("Ipswich Town FC", "Liverpool FC", [0, 2]),
        ];
        assert_eq!(read(text).unwrap(), matches);
    }

    #[test]
    fn all_faults_come_with_their_lines() {
        let text = "HomeTeam,AwayTeam,FTHG,FTAG\nA,B,two,1\nA,A,1,1\n,B,1,41\n";
        let faults = read(text).unwrap_err();
        let lines: Vec<Option<usize>> = faults.0.iter().map(|fault| fault.line).collect();
        assert_eq!(lines, [Some(2), Some(3), Some(4), Some(4)]);
        assert!(faults.0.iter().all(|fault| !fault.cure.is_empty()));
    }

    #[test]
    fn what_is_no_season_is_refused() {
        for text in [
            "",
            "HomeTeam,AwayTeam\nA,B\n",
            "{\"matches\": 3}",
            "{}",
            "HomeTeam,AwayTeam,FTHG,FTAG\n",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
        let faults = read("Home,Away\nA,B\n").unwrap_err();
        assert_eq!(faults.0.len(), 4);
        assert!(faults.to_string().contains("no column FTHG"));
    }
}
