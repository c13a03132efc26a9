//! Matches of a season, as public data sets list them: a CSV table of the football-data.co.uk
//! kind, or JSON or text of the openfootball kind; played ones and those to come, with days,
//! rounds and line-ups where they are written.

mod days;
mod json;
mod lines;
pub(crate) mod table;

use tabletop::{Fault, Faults};

use crate::rows::Heading;

/// Nobody scores more in a match that was played.
pub(crate) const MOST_GOALS: u32 = 40;

/// A match of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedMatch {
    /// The home club, as written.
    pub home: String,
    /// The visitors.
    pub away: String,
    /// The goals of home and visitors, if it was played.
    pub goals: Option<[u32; 2]>,
    /// The day: year, month, day of the month.
    pub day: Option<(u16, u8, u8)>,
    /// What its round is called.
    pub round: Option<String>,
    /// Who began, home and away, the keeper first; nobody where nothing is written.
    pub men: [Vec<String>; 2],
    /// The line it stands on, where it has one of its own.
    pub line: Option<usize>,
}

/// Goals as a word: `2-1`, `2:1` or `2–1`.
fn score(word: &str) -> Option<[u32; 2]> {
    let (home, away) = word.split_once(['-', ':', '–'])?;
    let goals = [home.parse().ok()?, away.parse().ok()?];
    let possible = goals.iter().all(|&goals| goals <= MOST_GOALS);
    possible.then_some(goals)
}

/// What a list of matches may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ListKind {
    Json,
    Table,
    Text,
}

/// What a text is, if it is a list of matches: JSON if it begins like it, a table if its first row
/// names two clubs, lines of text if it has headings or matches.
pub(crate) fn kind_of(text: &str) -> Option<ListKind> {
    let heading = Heading::in_text(text);
    if text.trim_start().starts_with('{') {
        Some(ListKind::Json)
    } else if table::clubs_in(&heading).is_some() {
        Some(ListKind::Table)
    } else {
        lines::is_text(text).then_some(ListKind::Text)
    }
}

/// Reads a list of matches.
///
/// # Errors
///
/// All faults, with their lines.
pub fn read(text: &str) -> Result<Vec<ListedMatch>, Faults> {
    let listed = read_all(text, false)?;
    let mut faults = Faults::default();
    if listed.is_empty() {
        let what = "there is no match in it";
        let cure = "write one on each line, as `Home FC v Away FC`; docs/seasons.md shows more";
        faults.push(Fault::whole(what, cure));
    }
    faults.or(listed)
}

/// The same; `results` if nothing but results is wanted, and their columns must be there.
pub(crate) fn read_all(text: &str, results: bool) -> Result<Vec<ListedMatch>, Faults> {
    let text = text.trim_start_matches('\u{feff}');
    match kind_of(text) {
        Some(ListKind::Json) => json::read(text),
        Some(ListKind::Text) => Ok(lines::read(text)),
        Some(ListKind::Table) | None => table::read(text, results),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(line: usize, home: &str, away: &str) -> ListedMatch {
        ListedMatch {
            home: home.to_string(),
            away: away.to_string(),
            line: Some(line),
            ..ListedMatch::default()
        }
    }

    #[test]
    fn a_table_has_days_rounds_and_matches_to_come() {
        let text = "Date,Round,HomeTeam,AwayTeam,FTHG,FTAG,HomeLineUp\n\
                    08/08/2015,1,Bournemouth,Aston Villa,0,1,Boruc; Francis;  Cook\n\
                    2015-08-15,2,Aston Villa,Man United,,,\n17/05/16,,Man United,Bournemouth,3,1\n";
        let read = read(text).unwrap();
        assert_eq!(read[0].day, Some((2015, 8, 8)));
        assert_eq!(read[0].round.as_deref(), Some("1"));
        assert_eq!(read[0].men[0], ["Boruc", "Francis", "Cook"]);
        assert_eq!((read[1].goals, read[1].day), (None, Some((2015, 8, 15))));
        assert_eq!(
            (read[2].goals, read[2].day),
            (Some([3, 1]), Some((2016, 5, 17)))
        );
        assert_eq!(read[2].round, None);
    }

    #[test]
    fn a_table_without_results_is_a_list() {
        let text = "HomeTeam,AwayTeam\nUlm,Bern\nBern,Graz\n";
        assert_eq!(
            read(text).unwrap(),
            [listed(2, "Ulm", "Bern"), listed(3, "Bern", "Graz")]
        );
        assert!(read("HomeTeam,AwayTeam\nUlm,Ulm\n").is_err());
        assert!(read("Date,HomeTeam,AwayTeam\n31/02/2016,Ulm,Bern\n").is_err());
    }

    #[test]
    fn lines_have_headings_with_rounds_and_days() {
        let text = "= English Premier League 2024/25\n\n» Matchday 1\n  Fri Aug/16\n    \
                    20:00  Manchester United FC    1-0 (0-0)  Fulham FC\n             \
                    (Zirkzee 87')\n      line-up Fulham FC: Leno, Tete, Diop\n  Sat Aug/17\n    \
                    Ipswich Town FC v Liverpool FC  0-2 (0-0)\n\nMatchday 2\n[Sat Jan 4]\n  \
                    Arsenal v Everton\n  2025-05-25\n  Everton v Fulham FC\n  Mon May/26 20:00 Ulm v Bern\n  \
                    2025-05-27 20:30 Bern v Ulm\n  Bern v Linz\n";
        let read = read(text).unwrap();
        let days: Vec<_> = read.iter().map(|m| m.day.unwrap()).collect();
        assert_eq!(
            days,
            [
                (2024, 8, 16),
                (2024, 8, 17),
                (2025, 1, 4),
                (2025, 5, 25),
                // Days of their own, and again that of the heading.
                (2025, 5, 26),
                (2025, 5, 27),
                (2025, 5, 25)
            ]
        );
        let rounds: Vec<_> = read.iter().map(|m| m.round.as_deref().unwrap()).collect();
        assert_eq!(
            rounds,
            [["Matchday 1"; 2].as_slice(), &["Matchday 2"; 5]].concat()
        );
        assert_eq!(read[0].goals, Some([1, 0]));
        assert_eq!(
            read[0].men,
            [
                vec![],
                vec!["Leno".to_string(), "Tete".into(), "Diop".into()]
            ]
        );
        assert_eq!(
            (read[1].home.as_str(), read[1].goals),
            ("Ipswich Town FC", Some([0, 2]))
        );
        assert_eq!((read[2].away.as_str(), read[2].goals), ("Everton", None));
    }

    #[test]
    fn json_has_days_rounds_and_line_ups() {
        let text = r#"{"name": "x", "matches": [
            {"round": "Matchday 1", "date": "2015-08-08", "time": "20:00", "team1": "A", "team2": "B",
             "score": {"ft": [2, 1]}, "lineups": [["a", "b"], []]},
            {"round": "Matchday 2", "date": "2015-08-15", "team1": "B", "team2": "A"}]}"#;
        let read = read(text).unwrap();
        assert_eq!((read[0].goals, read[1].goals), (Some([2, 1]), None));
        assert_eq!(read[1].day, Some((2015, 8, 15)));
        assert_eq!(read[0].men, [vec!["a".to_string(), "b".into()], vec![]]);
        assert!(super::read("{\"matches\": []}").is_err());
    }
}
