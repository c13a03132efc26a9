//! What a season looks like in the terminal.

use std::{collections::BTreeSet, io::Write as _};

use competition::board::PrintedTable;
use competition::course::{MatchKey, Scheduled};
use competition::groups::group_name;
use seasons::{Season, score, totals};

use crate::error::CliError;

pub fn out(text: &str) -> Result<(), CliError> {
    Ok(crate::screen::stdout().write_all(text.as_bytes())?)
}

fn json(shape: &impl serde::Serialize) -> Result<(), CliError> {
    Ok(crate::screen::print_json(shape)?)
}

pub fn list(seasons: &[Season], as_json: bool) -> Result<(), CliError> {
    if as_json {
        let shapes: Vec<_> = seasons.iter().map(wire::SeasonShape::new).collect();
        return json(&shapes);
    }
    for season in seasons {
        let header = season.header();
        let played = season
            .course()
            .matches()
            .filter(|m| m.result.is_some())
            .count();
        let left = season.open_matches().count();
        let state = match season.course().champion() {
            Some(champion) => format!("won by {}", season.name(champion)),
            None => format!("{left} to play"),
        };
        let (id, name, game) = (&header.id, &header.name, &header.game);
        out(&format!(
            "{id:<16} {name}, {game}: {played} played, {state}\n"
        ))?;
    }
    Ok(())
}

fn line(season: &Season, found: &Scheduled) -> String {
    let fixture = found.fixture();
    let (home, away) = (season.name(fixture.home), season.name(fixture.away));
    let text = match &found.result {
        Some(result) => score(result),
        None if found.void => "off".to_string(),
        None => "-".to_string(),
    };
    let day = match season.day(found.key) {
        Some(day) => format!("  {day}"),
        None => String::new(),
    };
    format!("{:<10} {home} {text} {away}{day}\n", found.key.to_string())
}

pub fn results(season: &Season, keys: &[MatchKey]) -> Result<(), CliError> {
    for found in keys.iter().filter_map(|key| season.course().find(*key)) {
        out(&line(season, found))?;
    }
    Ok(())
}

pub fn fixtures(season: &Season, all: bool, as_json: bool) -> Result<(), CliError> {
    let next = season.next_round();
    let wanted = |found: &&Scheduled| all || next.contains(&found.key);
    let shown: Vec<&Scheduled> = season.course().matches().filter(wanted).collect();
    if as_json {
        let shape = |found: &&Scheduled| wire::FixtureShape::new(season, found);
        return json(&shown.iter().map(shape).collect::<Vec<_>>());
    }
    let mut heading = None;
    for found in shown {
        let (stage, round) = (found.key.stage, found.key.round);
        if heading != Some((stage, round)) {
            heading = Some((stage, round));
            let name = &season.course().plan().spec.stages[stage].name;
            let cup = season.course().cup_rounds(stage).get(round);
            let round = match cup {
                Some(cup) => cup.name.clone(),
                None if found.is_playoff => "play-off".to_string(),
                None => format!("round {}", round + 1),
            };
            out(&format!("# {name}, {round}\n"))?;
        }
        out(&line(season, found))?;
    }
    Ok(())
}

pub fn tables(season: &Season, as_json: bool) -> Result<(), CliError> {
    let course = season.course();
    if as_json {
        return json(&wire::TablesShape::new(season)?);
    }
    let names: Vec<&str> = season
        .header()
        .teams
        .iter()
        .map(|team| team.entrant.name.as_str())
        .collect();
    for stage in 0..course.stages() {
        let tables = course.tables(stage)?;
        for (group, table) in tables.iter().enumerate() {
            if tables.len() > 1 {
                out(&format!("# group {}\n", group_name(group)))?;
            }
            out(&PrintedTable::new(table, &names).to_string())?;
            for row in table.rows.iter().filter(|row| row.deducted != 0) {
                let name = season.name(row.team);
                out(&format!("{name}: {} points taken off\n", row.deducted))?;
            }
        }
        for (number, round) in course.cup_rounds(stage).iter().enumerate() {
            out(&format!("# {}\n", round.name))?;
            for (slot, tie) in round.ties.iter().enumerate() {
                let [first, second] = tie.teams.map(|team| team.map_or("", |t| season.name(t)));
                let of_tie = |m: &&Scheduled| {
                    (m.key.stage, m.key.round, m.key.slot) == (stage, number, slot)
                };
                let games = course.matches().filter(of_tie);
                let scores: Vec<String> =
                    games.filter_map(|m| m.result.as_ref()).map(score).collect();
                let text = match (second.is_empty(), tie.winner) {
                    (true, _) => format!("{first} has a bye"),
                    (false, None) => format!("{first} v {second} {}", scores.join(", ")),
                    (false, Some((team, _))) => {
                        let winner = season.name(team);
                        format!("{first} v {second} {}: {winner}", scores.join(", "))
                    }
                };
                let what = if tie.third_place { "third place: " } else { "" };
                out(&format!("{what}{}\n", text.trim_end()))?;
            }
        }
    }
    if let Some(champion) = course.champion() {
        out(&format!("{} has won it\n", season.name(champion)))?;
    }
    Ok(())
}

pub fn players(season: &Season, by: &str, top: usize, as_json: bool) -> Result<(), CliError> {
    let mut all = totals(season);
    let counted: BTreeSet<String> = all
        .iter()
        .flat_map(|player| player.numbers.keys().cloned())
        .collect();
    all.retain(|player| player.number(by) > 0);
    all.sort_by_key(|player| std::cmp::Reverse(player.number(by)));
    all.truncate(top);
    if as_json {
        let shape = |player| wire::PlayerTotalShape::new(season, player);
        return json(&all.iter().map(shape).collect::<Vec<_>>());
    }
    if all.is_empty() {
        eprintln!("{}", nobody_has(by, &counted));
    }
    for player in &all {
        let (number, team) = (player.number(by), season.name(player.team));
        out(&format!("{number:>4}  {} ({team})\n", player.name))?;
    }
    Ok(())
}

/// Why nobody has any of what was asked for, and what there is.
fn nobody_has(by: &str, counted: &BTreeSet<String>) -> String {
    if counted.is_empty() {
        return "no player was counted yet: no match was played, or the game names nobody"
            .to_string();
    }
    if counted.contains(by) {
        return format!("nobody has any {by} yet");
    }
    let known: Vec<&str> = counted.iter().map(String::as_str).collect();
    let known = known.join(", ");
    format!("`{by}` was not counted of anybody; counted were {known}")
}

pub fn suspensions(season: &Season) -> Result<(), CliError> {
    for (team, player, record) in season.course().suspensions().records() {
        if record.banned() > 0 {
            let (team, left) = (season.name(team), record.banned());
            let matches = if left == 1 { "match" } else { "matches" };
            out(&format!("{player} ({team}) misses {left} {matches}\n"))?;
        }
    }
    Ok(())
}

/// Everything that was entered, and whether it still counts.
pub fn journal(season: &Season) -> Result<(), CliError> {
    for (number, line) in (1..).zip(season.lines()) {
        let told = season.tell(line);
        let mark = if season.counts(number) { ' ' } else { '-' };
        out(&format!("{number:>5} {mark} {told}\n"))?;
    }
    Ok(())
}
