//! What a recap of a season, or of a round of it, says.

use competition::course::{Act, Scheduled};
use competition::groups::group_name;
use competition::ranking::Standings;
use football::phrase;
use tabletop::Side;

use super::{
    RecapPart,
    of_match::{round_name, scorers_of},
};
use crate::{
    Season, SeasonError, SeasonWords,
    people::{self, Cell},
    totals,
};

/// How many players a recap of a season names for each number.
const LEADERS: usize = 10;

/// A round: its results with their scorers, and the tables after it as they stand now.
///
/// # Errors
///
/// If there is no such round (both count from 0).
pub fn of_round(
    season: &Season,
    stage: usize,
    round: usize,
    words: &SeasonWords<'_>,
) -> Result<Vec<RecapPart>, SeasonError> {
    let of_round = |found: &&Scheduled| (found.key.stage, found.key.round) == (stage, round);
    let matches: Vec<&Scheduled> = season.course().matches().filter(of_round).collect();
    if matches.is_empty() {
        let what = format!("there is no round {}.{}", stage + 1, round + 1);
        return Err(SeasonError::Unfit(what));
    }
    let name = round_name(season, stage, round, words);
    let mut pieces = vec![RecapPart::Heading(
        1,
        format!("{}, {name}", season.header().name),
    )];
    let own_goal = &words.word("own.goal");
    let mut lines = Vec::new();
    for found in matches {
        let fixture = found.fixture();
        let [home, away] = [fixture.home, fixture.away].map(|team| season.name(team));
        let Some(result) = &found.result else {
            let names = phrase!(
                "recap.to.play",
                home = home.to_string(),
                away = away.to_string()
            );
            lines.push(words.say(&names));
            continue;
        };
        let mut line = format!("{home} {} {away}", words.score(result));
        if let Ok((_, entry)) = season.entry_of(found.key) {
            let goals = Side::BOTH.map(|side| scorers_of(entry, side, own_goal).join(", "));
            let goals: Vec<String> = goals.into_iter().filter(|side| !side.is_empty()).collect();
            if !goals.is_empty() {
                line.push_str(&format!(" ({})", goals.join("; ")));
            }
        }
        lines.push(line);
    }
    pieces.push(RecapPart::List(lines));
    pieces.extend(tables(season, stage, words)?);
    Ok(pieces)
}

fn tables(
    season: &Season,
    stage: usize,
    words: &SeasonWords<'_>,
) -> Result<Vec<RecapPart>, SeasonError> {
    let tables = season.course().tables(stage)?;
    let several = tables.len() > 1;
    let mut pieces = Vec::new();
    for (group, table) in tables.iter().enumerate() {
        let name = match several {
            true => words.say(&phrase!("recap.group", group = group_name(group))),
            false => words.word("table"),
        };
        pieces.push(RecapPart::Heading(2, name));
        pieces.push(table_of(season, table, words));
    }
    Ok(pieces)
}

fn table_of(season: &Season, table: &Standings, words: &SeasonWords<'_>) -> RecapPart {
    let head = ["team", "played", "won", "drawn", "lost", "goals", "points"];
    let head = head.map(|name| words.word(&format!("column.{name}")));
    let row = |(row, place): (&competition::table::TableRow, &usize)| {
        let total = row.total();
        vec![
            format!("{place}. {}", season.name(row.team)),
            total.played.to_string(),
            total.won.to_string(),
            total.drawn.to_string(),
            total.lost.to_string(),
            format!("{}:{}", total.goals_for, total.goals_against),
            row.points.to_string(),
        ]
    };
    let rows = table.rows.iter().zip(&table.places).map(row);
    RecapPart::Table(head.to_vec(), rows.collect())
}

/// A season: who won it, its tables and cups, its leading players, its records.
///
/// # Errors
///
/// If a table cannot be ordered.
pub fn of_season(season: &Season, words: &SeasonWords<'_>) -> Result<Vec<RecapPart>, SeasonError> {
    let course = season.course();
    let played = season.standing();
    let played = played.filter(|entry| matches!(entry.act, Act::Result { .. }));
    let (played, left) = (played.count(), season.open_matches().count());
    let state = match course.champion() {
        Some(champion) => {
            let team = season.name(champion).to_string();
            phrase!("recap.season.won", team = team, matches = played)
        }
        None => phrase!("recap.under.way", played = played, left = left),
    };
    let mut pieces = vec![
        RecapPart::Heading(1, title(season)),
        RecapPart::Text(words.say(&state)),
    ];
    for stage in 0..course.stages() {
        pieces.extend(tables(season, stage, words)?);
        pieces.extend(cup(season, stage, words));
    }
    pieces.extend(leaders(season, words));
    pieces.extend(records(season, words));
    Ok(pieces)
}

/// What the season is called, and what is played, if that has a name of its own.
fn title(season: &Season) -> String {
    let header = season.header();
    match header.name == header.id {
        true => header.id.clone(),
        false => format!("{}: {}", header.id, header.name),
    }
}

/// The rounds of a cup as far as they are known.
fn cup(season: &Season, stage: usize, words: &SeasonWords<'_>) -> Vec<RecapPart> {
    let course = season.course();
    let mut pieces = Vec::new();
    for (number, round) in course.cup_rounds(stage).iter().enumerate() {
        pieces.push(RecapPart::Heading(2, words.round(&round.name)));
        let of_round = |found: &&Scheduled| (found.key.stage, found.key.round) == (stage, number);
        let lines = course.matches().filter(of_round).map(|found| {
            let fixture = found.fixture();
            let [home, away] = [fixture.home, fixture.away].map(|team| season.name(team));
            let score = found.result.as_ref();
            let score = score.map_or("–".to_string(), |result| words.score(result));
            format!("{home} {score} {away}")
        });
        pieces.push(RecapPart::List(lines.collect()));
    }
    pieces
}

/// Who scored, made and saved most.
fn leaders(season: &Season, words: &SeasonWords<'_>) -> Vec<RecapPart> {
    let all = totals(season);
    let mut pieces = Vec::new();
    for (number, name) in [
        ("goals", "scorers"),
        ("assists", "assists"),
        ("saves", "saves"),
    ] {
        let mut leaders: Vec<_> = all.iter().filter(|p| p.number(number) > 0).collect();
        leaders.sort_by_key(|player| std::cmp::Reverse(player.number(number)));
        leaders.truncate(LEADERS);
        if leaders.is_empty() {
            continue;
        }
        pieces.push(RecapPart::Heading(2, words.word(name)));
        let head = ["player", "team", number].map(|name| words.word(&format!("column.{name}")));
        let rows = leaders.iter().map(|player| {
            vec![
                player.name.clone(),
                season.name(player.team).to_string(),
                player.number(number).to_string(),
            ]
        });
        pieces.push(RecapPart::Table(head.to_vec(), rows.collect()));
    }
    pieces
}

/// What nobody has beaten.
fn records(season: &Season, words: &SeasonWords<'_>) -> Vec<RecapPart> {
    let line = |row: &Vec<Cell>| match &row[..] {
        [Cell::Text(record), Cell::Text(what), Cell::Number(number)] => {
            let record = words.record(record);
            Some(words.say(&phrase!(
                "recap.record",
                record = record,
                what = what.clone(),
                number = *number
            )))
        }
        _ => None,
    };
    let lines: Vec<String> = people::records(season)
        .rows
        .iter()
        .filter_map(line)
        .collect();
    match lines.is_empty() {
        true => Vec::new(),
        false => vec![
            RecapPart::Heading(2, words.word("records")),
            RecapPart::List(lines),
        ],
    }
}
