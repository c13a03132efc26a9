//! `touchline season tables`: every table of a season, as rows of cells or as JSON, and
//! its events line by line.

use std::collections::BTreeMap;

use arena::Match;
use competition::TeamIx;
use competition::course::{Act, CourseError, MatchKey};
use competition::groups::group_name;
use football::{ENGLISH, PlayerStats, Stats};
use seasons::{Season, totals};
use serde::Serialize;
use serde_json::{Map, Value};

/// What the JSON of all tables says it is. Raised when a field changes its meaning or
/// goes; fields that are added do not raise it.
const FORMAT: &str = "season-tables 1";

/// A table: its name, its head and its rows.
#[derive(Debug)]
pub struct Sheet {
    /// What it is called.
    pub name: &'static str,
    /// The names of its columns.
    pub head: Vec<&'static str>,
    /// Its rows.
    pub rows: Vec<Vec<Value>>,
}

impl Sheet {
    /// A cell as a spreadsheet reads it.
    #[must_use]
    pub fn cell(value: &Value) -> String {
        match value {
            Value::Null => String::new(),
            Value::String(text) => harmless(text),
            other => other.to_string(),
        }
    }
}

/// A text that a spreadsheet takes for a text: names are given by people, and one that begins
/// like a formula must not be worked out.
pub(crate) fn harmless(text: &str) -> String {
    match text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        true => format!("'{text}"),
        false => text.to_string(),
    }
}

/// All tables of a season.
///
/// # Errors
///
/// If a table cannot be ordered.
pub fn sheets(season: &Season) -> Result<Vec<Sheet>, CourseError> {
    Ok(vec![
        standings(season)?,
        matches(season),
        players(season),
        teams(season),
        suspensions(season),
    ])
}

fn standings(season: &Season) -> Result<Sheet, CourseError> {
    let mut rows = Vec::new();
    let course = season.course();
    for stage in 0..course.stages() {
        for (group, table) in course.tables(stage)?.iter().enumerate() {
            for (row, place) in table.rows.iter().zip(&table.places) {
                let total = row.total();
                rows.push(vec![
                    (stage + 1).into(),
                    group_name(group).into(),
                    (*place).into(),
                    season.name(row.team).into(),
                    total.played.into(),
                    total.won.into(),
                    total.drawn.into(),
                    total.lost.into(),
                    total.goals_for.into(),
                    total.goals_against.into(),
                    row.points.into(),
                    row.deducted.into(),
                ]);
            }
        }
    }
    Ok(Sheet {
        name: "standings",
        head: vec![
            "stage",
            "group",
            "place",
            "team",
            "played",
            "won",
            "drawn",
            "lost",
            "goals_for",
            "goals_against",
            "points",
            "deducted",
        ],
        rows,
    })
}

fn matches(season: &Season) -> Sheet {
    let row = |found: &competition::course::Scheduled| -> Vec<Value> {
        let fixture = found.fixture();
        let result = found.result.as_ref();
        let pair = |pair: Option<[u32; 2]>, at: usize| pair.map(|pair| pair[at]).into();
        vec![
            found.key.to_string().into(),
            (found.key.stage + 1).into(),
            (found.key.round + 1).into(),
            found.group.map(group_name).into(),
            season.name(fixture.home).into(),
            season.name(fixture.away).into(),
            pair(result.map(|r| r.goals), 0),
            pair(result.map(|r| r.goals), 1),
            pair(result.and_then(|r| r.extra), 0),
            pair(result.and_then(|r| r.extra), 1),
            pair(result.and_then(|r| r.shootout), 0),
            pair(result.and_then(|r| r.shootout), 1),
            result.map(|r| r.decided_by.name()).into(),
            result.map(|r| r.status.name()).into(),
        ]
    };
    Sheet {
        name: "matches",
        head: vec![
            "match",
            "stage",
            "round",
            "group",
            "home",
            "away",
            "home_goals",
            "away_goals",
            "home_extra",
            "away_extra",
            "home_kicks",
            "away_kicks",
            "decided_by",
            "status",
        ],
        rows: season.course().matches().map(row).collect(),
    }
}

fn players(season: &Season) -> Sheet {
    let names: Vec<&'static str> = PlayerStats::default()
        .named()
        .map(|(name, _)| name)
        .collect();
    let row = |player: &seasons::PlayerTotal| {
        let mut row: Vec<Value> = vec![player.name.clone().into(), season.name(player.team).into()];
        row.extend(names.iter().map(|name| Value::from(player.number(name))));
        row
    };
    let mut head = vec!["player", "team"];
    head.extend(&names);
    Sheet {
        name: "players",
        head,
        rows: totals(season).iter().map(row).collect(),
    }
}

/// The box scores of all matches that count, summed by team.
fn teams(season: &Season) -> Sheet {
    let names: Vec<&'static str> = Stats::default().named().map(|(name, _)| name).collect();
    let mut sums: BTreeMap<TeamIx, BTreeMap<&str, u64>> = BTreeMap::new();
    for entry in season.standing() {
        let Act::Result { key, teams, .. } = &entry.act else {
            continue;
        };
        let result = season.course().find(*key).and_then(|m| m.result.as_ref());
        if result.is_none_or(|result| !result.counts()) {
            continue;
        }
        for (team, numbers) in teams.iter().zip(&entry.box_score) {
            let sum = sums.entry(*team).or_default();
            for (name, number) in numbers {
                *sum.entry(name).or_default() += number;
            }
        }
    }
    let row = |(team, sum): (&TeamIx, &BTreeMap<&str, u64>)| {
        let mut row: Vec<Value> = vec![season.name(*team).into()];
        row.extend(
            names
                .iter()
                .map(|name| Value::from(sum.get(name).copied().unwrap_or(0))),
        );
        row
    };
    let mut head = vec!["team"];
    head.extend(&names);
    Sheet {
        name: "teams",
        head,
        rows: sums.iter().map(row).collect(),
    }
}

fn suspensions(season: &Season) -> Sheet {
    let records = season.course().suspensions().records();
    let banned = records.filter(|(_, _, record)| record.banned() > 0);
    Sheet {
        name: "suspensions",
        head: vec!["player", "team", "matches"],
        rows: banned
            .map(|(team, player, record)| {
                let team = season.name(team);
                vec![player.into(), team.into(), record.banned().into()]
            })
            .collect(),
    }
}

/// All tables of a season as one object: each a list of rows by the names of its columns.
#[derive(Debug, Serialize)]
pub struct AllTables {
    touchline: &'static str,
    id: String,
    name: String,
    game: String,
    champion: Option<String>,
    #[serde(flatten)]
    tables: BTreeMap<&'static str, Vec<Map<String, Value>>>,
}

impl AllTables {
    /// The shape of all tables.
    ///
    /// # Errors
    ///
    /// If a table cannot be ordered.
    pub fn new(season: &Season) -> Result<AllTables, CourseError> {
        let named = |sheet: Sheet| {
            let head = sheet.head;
            let row = |cells: Vec<Value>| {
                let names = head.iter().map(|name| (*name).to_string());
                names.zip(cells).collect()
            };
            (sheet.name, sheet.rows.into_iter().map(row).collect())
        };
        let header = season.header();
        let champion = season.course().champion();
        Ok(AllTables {
            touchline: FORMAT,
            id: header.id.clone(),
            name: header.name.clone(),
            game: header.game.clone(),
            champion: champion.map(|team| season.name(team).to_string()),
            tables: sheets(season)?.into_iter().map(named).collect(),
        })
    }
}

/// An event of a match of a season.
#[derive(Debug, Serialize)]
struct SeasonEvent<'a> {
    #[serde(rename = "match")]
    key: String,
    home: &'a str,
    away: &'a str,
    at: String,
    event: String,
    common: Vec<String>,
    players: Vec<Value>,
}

/// The events of a match, one JSON object a line.
///
/// # Errors
///
/// Never; serde's signature has one.
pub fn event_lines(key: MatchKey, game: &dyn Match) -> Result<String, serde_json::Error> {
    let names = &game.setup().names;
    let mut text = String::new();
    for line in game.story(ENGLISH) {
        let deed = |(side, name, deed): &(tabletop::Side, String, football::Deed)| {
            let mut stats = PlayerStats::default();
            stats.count(*deed);
            let did = stats.named().filter(|(_, count)| *count > 0);
            let did: Map<String, Value> = did
                .map(|(name, count)| (name.to_string(), count.into()))
                .collect();
            serde_json::json!({"side": side.name(), "player": name, "did": did})
        };
        let event = SeasonEvent {
            key: key.to_string(),
            home: &names.home,
            away: &names.away,
            at: line.at,
            event: line.event,
            common: line.common.iter().map(ToString::to_string).collect(),
            players: line.deeds.iter().map(deed).collect(),
        };
        text.push_str(&serde_json::to_string(&event)?);
        text.push('\n');
    }
    Ok(text)
}
