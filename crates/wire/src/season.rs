//! `touchline season … --json`.

use std::collections::BTreeMap;

use competition::course::{CourseError, Scheduled};
use competition::groups::group_name;
use competition::result::MatchResult;
use seasons::{HowPlayed, JournalEntry, PlayerTotal, Season};
use serde::Serialize;
use utoipa::ToSchema;

/// A season in a list.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Season)]
pub struct SeasonShape {
    id: String,
    name: String,
    game: String,
    teams: usize,
    played: usize,
    open: usize,
    #[schema(required)]
    champion: Option<String>,
    /// The season of the division above.
    #[schema(required)]
    above: Option<String>,
    /// The season before it.
    #[schema(required)]
    follows: Option<String>,
}

impl SeasonShape {
    /// The shape of a season.
    #[must_use]
    pub fn new(season: &Season) -> SeasonShape {
        let (header, course) = (season.header(), season.course());
        SeasonShape {
            id: header.id.clone(),
            name: header.name.clone(),
            game: header.game.clone(),
            teams: header.teams.len(),
            played: course.matches().filter(|m| m.result.is_some()).count(),
            open: season.open_matches().count(),
            champion: course.champion().map(|team| season.name(team).to_string()),
            above: header.above.clone(),
            follows: header.follows.clone(),
        }
    }
}

/// A match of a season.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Fixture)]
pub struct FixtureShape {
    key: String,
    stage: usize,
    round: usize,
    #[schema(required)]
    group: Option<String>,
    home: String,
    away: String,
    #[schema(required)]
    day: Option<String>,
    #[schema(required)]
    game: Option<String>,
    simultaneous: bool,
    open: bool,
    #[schema(required)]
    result: Option<MatchResult>,
    /// How its result came about.
    #[schema(required)]
    how: Option<HowPlayed>,
    /// True if it can be looked at again.
    can_be_seen: bool,
}

impl FixtureShape {
    /// The shape of a match.
    #[must_use]
    pub fn new(season: &Season, found: &Scheduled) -> FixtureShape {
        let fixture = found.fixture();
        let entry = found.result.as_ref();
        let entry = entry.and_then(|_| Some(season.entry_of(found.key).ok()?.1));
        FixtureShape {
            key: found.key.to_string(),
            stage: found.key.stage + 1,
            round: found.key.round + 1,
            group: found.group.map(group_name),
            home: season.name(fixture.home).to_string(),
            away: season.name(fixture.away).to_string(),
            day: season.day(found.key).map(|day| day.to_string()),
            game: match season.game_of(found.key) {
                Ok((game, _)) => Some(game.id().to_string()),
                Err(_) => None,
            },
            simultaneous: found.simultaneous,
            open: found.is_open(),
            result: found.result.clone(),
            how: entry.map(|entry| entry.how),
            can_be_seen: entry.is_some_and(JournalEntry::can_be_seen_again),
        }
    }
}

/// A line of a table.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Row)]
struct RowShape {
    place: usize,
    team: String,
    played: u32,
    won: u32,
    drawn: u32,
    lost: u32,
    goals_for: u32,
    goals_against: u32,
    points: i32,
    deducted: i32,
}

/// A table.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Table)]
struct TableShape {
    stage: usize,
    group: String,
    rows: Vec<RowShape>,
}

/// The tables of a season.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Tables)]
pub struct TablesShape {
    id: String,
    tables: Vec<TableShape>,
    #[schema(required)]
    champion: Option<String>,
}

impl TablesShape {
    /// The shape of all tables so far.
    ///
    /// # Errors
    ///
    /// If one cannot be ordered.
    pub fn new(season: &Season) -> Result<TablesShape, CourseError> {
        let course = season.course();
        let mut tables = Vec::new();
        for stage in 0..course.stages() {
            for (group, table) in course.tables(stage)?.iter().enumerate() {
                let row = |(row, place): (&competition::table::TableRow, &usize)| {
                    let total = row.total();
                    RowShape {
                        place: *place,
                        team: season.name(row.team).to_string(),
                        played: total.played,
                        won: total.won,
                        drawn: total.drawn,
                        lost: total.lost,
                        goals_for: total.goals_for,
                        goals_against: total.goals_against,
                        points: row.points,
                        deducted: row.deducted,
                    }
                };
                tables.push(TableShape {
                    stage: stage + 1,
                    group: group_name(group),
                    rows: table.rows.iter().zip(&table.places).map(row).collect(),
                });
            }
        }
        Ok(TablesShape {
            id: season.header().id.clone(),
            tables,
            champion: course.champion().map(|team| season.name(team).to_string()),
        })
    }
}

/// What a player did over a season.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlayerTotal)]
pub struct PlayerTotalShape {
    name: String,
    team: String,
    did: BTreeMap<String, u64>,
}

impl PlayerTotalShape {
    /// The shape of a player's season.
    #[must_use]
    pub fn new(season: &Season, player: &PlayerTotal) -> PlayerTotalShape {
        PlayerTotalShape {
            name: player.name.clone(),
            team: season.name(player.team).to_string(),
            did: player.numbers.clone(),
        }
    }
}
