//! Results of a season: the matches of a list ([`crate::fixtures`]) that were played.

use tabletop::{Fault, Faults};

use crate::{
    calendar::{ListedMatch, read_all},
    doubts::{self, Doubts},
};

/// A match with its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchWithResult {
    /// The home club, as written.
    pub home: String,
    /// The visitors.
    pub away: String,
    /// The goals of home and visitors.
    pub goals: [u32; 2],
}

/// The results of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedSeason {
    /// The matches, in the order of the list.
    pub played: Vec<MatchWithResult>,
    /// What should be looked at.
    pub warnings: Vec<Fault>,
}

/// Reads results from any list of matches.
///
/// # Errors
///
/// All faults, with their lines; and what cannot be a season.
pub fn read(text: &str) -> Result<PlayedSeason, Faults> {
    let mut listed = read_all(text, true)?;
    listed.retain(|listed| listed.goals.is_some());
    let Doubts {
        mut faults,
        warnings,
    } = doubts::of_results(&listed);
    let result = |listed: ListedMatch| {
        listed.goals.map(|goals| MatchWithResult {
            home: listed.home,
            away: listed.away,
            goals,
        })
    };
    let played: Vec<MatchWithResult> = listed.into_iter().filter_map(result).collect();
    if played.is_empty() {
        faults.push(Fault::whole(
            "there is no match with a result in it",
            "give a season that has been played",
        ));
    }
    faults.or(PlayedSeason { played, warnings })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn match_of(home: &str, away: &str, goals: [u32; 2]) -> MatchWithResult {
        MatchWithResult {
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
        assert_eq!(read(text).unwrap().played, [villa]);
    }

    #[test]
    fn json_is_read_too() {
        let text = r#"{"name": "x", "matches": [
            {"team1": "A", "team2": "B", "score": {"ht": [0, 0], "ft": [2, 1]}},
            {"team1": "B", "team2": "A", "score": {}},
            {"team1": "B", "team2": "C"}]}"#;
        assert_eq!(read(text).unwrap().played, [match_of("A", "B", [2, 1])]);
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
        assert_eq!(read(text).unwrap().played, matches);
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
        assert_eq!(faults.0.len(), 2);
        assert!(faults.to_string().contains("no column FTHG"));
    }
}
