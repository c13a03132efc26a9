//! Matches of a season, as public data sets list them: a CSV table of the football-data.co.uk
//! kind, or JSON or text of the openfootball kind; played ones and those to come, with days,
//! rounds and line-ups where they are written.

mod days;
mod json;
mod lines;
mod table;

use tabletop::{Fault, Faults};

/// Nobody scores more in a match that was played.
pub(crate) const MOST_GOALS: u32 = 40;

/// A match of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listed {
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
}

/// Reads a list of matches: JSON if the text begins like it, a table if its first line has
/// commas, lines of text otherwise.
///
/// # Errors
///
/// All faults, with their lines.
pub fn read(text: &str) -> Result<Vec<Listed>, Faults> {
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
pub(crate) fn read_all(text: &str, results: bool) -> Result<Vec<Listed>, Faults> {
    let text = text.trim_start_matches('\u{feff}');
    let first = text.lines().find(|line| !line.trim().is_empty());
    match first.map(str::trim_start) {
        Some(first) if first.starts_with('{') => json::read(text),
        Some(first) if lines::begins(first, results) => Ok(lines::read(text)),
        _ => table::read(text, results),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(home: &str, away: &str) -> Listed {
        Listed {
            home: home.to_string(),
            away: away.to_string(),
            ..Listed::default()
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
            [listed("Ulm", "Bern"), listed("Bern", "Graz")]
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
                    Arsenal v Everton\n  2025-05-25\n  Everton v Fulham FC\n";
        let read = read(text).unwrap();
        let days: Vec<_> = read.iter().map(|m| m.day.unwrap()).collect();
        assert_eq!(
            days,
            [(2024, 8, 16), (2024, 8, 17), (2025, 1, 4), (2025, 5, 25)]
        );
        let rounds: Vec<_> = read.iter().map(|m| m.round.as_deref().unwrap()).collect();
        assert_eq!(
            rounds,
            ["Matchday 1", "Matchday 1", "Matchday 2", "Matchday 2"]
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
