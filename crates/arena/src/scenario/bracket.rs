//! Scenarios of a group table: results in, an order out.

use competition::{
    TeamIx,
    fixtures::Fixture,
    knockout::Advance,
    ranking::{Ranking, RankingFacts, standings},
    result::Played,
    table::{Points, TableInput, TableRow},
};

use super::{
    Difference,
    file::{Case, CasePart, CaseSection, NumberedLine},
};

/// Works out the table of a bracket of the dice game and compares it.
pub(super) fn run(case: &Case) -> Result<(), Difference> {
    let lines = |part| case.section(part).map_or(&[][..], |section| &section.lines);
    let mut names: Vec<String> = Vec::new();
    let mut results = Vec::new();
    for line in lines(CasePart::Results) {
        results.push(result(line, &mut names)?);
    }
    let teams: Vec<TeamIx> = (0..names.len()).map(TeamIx).collect();
    let sheet = TableInput::new(&teams, &results, Points::DICE);
    let table = standings(&sheet, &Ranking::dice(), &RankingFacts::default(), None);
    let table = table.map_err(|error| Difference {
        line: case.number,
        expected: "a table".to_string(),
        got: error.to_string(),
    })?;
    let name = |row: &TableRow| names[row.team.0].clone();
    let rows: Vec<String> = table
        .rows
        .iter()
        .map(|row| {
            let total = row.total();
            let (goals, against) = (total.goals_for, total.goals_against);
            format!("{} {} points {goals}-{against}", name(row), row.points)
        })
        .collect();
    if let Some(expected) = case.section(CasePart::Table) {
        compare(expected, &rows)?;
    }
    let Some(goes_on) = case.section(CasePart::GoesOn) else {
        return Ok(());
    };
    let advance = Advance::try_from(goes_on.lines.len()).map_err(|error| Difference {
        line: goes_on.number,
        expected: "one or two teams".to_string(),
        got: error.to_string(),
    })?;
    let qualified: Vec<String> = table.qualifiers(advance).iter().map(name).collect();
    compare(goes_on, &qualified)
}

/// All of them, in order.
fn compare(section: &CaseSection, got: &[String]) -> Result<(), Difference> {
    let nobody = "nobody".to_string();
    let lines = section.lines.len().max(got.len());
    for index in 0..lines {
        let expected = section.lines.get(index);
        let text = expected.map_or(&nobody, |line| &line.text);
        let found = got.get(index).unwrap_or(&nobody);
        if text != found {
            return Err(Difference {
                line: expected.map_or(section.number, |line| line.number),
                expected: text.clone(),
                got: found.clone(),
            });
        }
    }
    Ok(())
}

/// `Ashgate Town 2-1 Port Sable`
fn result(line: &NumberedLine, names: &mut Vec<String>) -> Result<Played, Difference> {
    let words: Vec<&str> = line.text.split(' ').collect();
    let score = words.iter().enumerate().find_map(|(at, word)| {
        let (home, away) = word.split_once('-')?;
        Some((at, [home.parse().ok()?, away.parse().ok()?]))
    });
    let parts = score.map(|(at, goals)| (words[..at].join(" "), goals, words[at + 1..].join(" ")));
    match parts {
        Some((home, goals, away)) if !home.is_empty() && !away.is_empty() => {
            let mut team = |name: String| {
                let known = names.iter().position(|known| *known == name);
                TeamIx(known.unwrap_or_else(|| {
                    names.push(name);
                    names.len() - 1
                }))
            };
            let fixture = Fixture {
                home: team(home),
                away: team(away),
            };
            Ok(Played::new(fixture, goals))
        }
        _ => Err(Difference {
            line: line.number,
            expected: "a result as `Ashgate 2-1 Redmoor`".to_string(),
            got: line.text.clone(),
        }),
    }
}
