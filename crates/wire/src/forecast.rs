//! `touchline season forecast --json`.

use competition::TeamIx;
use competition::course::CourseError;
use competition::groups::group_name;
use competition::ranking::{Possible, TableZone};
use seasons::{Season, SeasonForecast, SeasonWords};
use serde::Serialize;
use utoipa::ToSchema;

/// A chance, and how far simulation can be trusted.
#[derive(Debug, Serialize, ToSchema)]
struct Chance {
    chance: f64,
    standard_error: f64,
}

impl Chance {
    fn new(forecast: &SeasonForecast, count: u64) -> Chance {
        Chance {
            chance: forecast.chance(count),
            standard_error: forecast.standard_error(count),
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
struct ZoneChance {
    name: String,
    #[schema(min_items = 2, max_items = 2)]
    places: [usize; 2],
    #[serde(flatten)]
    chance: Chance,
    /// `true`: in it for certain; `false`: out of it for certain; `null`: open.
    #[schema(required)]
    certain: Option<bool>,
}

#[derive(Debug, Serialize, ToSchema)]
struct TeamChances {
    team: String,
    #[schema(required)]
    group: Option<String>,
    /// The chance of each place, the first one first.
    places: Vec<f64>,
    zones: Vec<ZoneChance>,
    #[schema(required)]
    best_possible: Option<usize>,
    #[schema(required)]
    worst_possible: Option<usize>,
}

#[derive(Debug, Serialize, ToSchema)]
struct StageChances {
    stage: usize,
    teams: Vec<TeamChances>,
}

#[derive(Debug, Serialize, ToSchema)]
struct TeamChance {
    team: String,
    #[serde(flatten)]
    chance: Chance,
}

#[derive(Debug, Serialize, ToSchema)]
struct RoundChances {
    stage: usize,
    round: String,
    reached: Vec<TeamChance>,
}

/// The chances of a season.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Forecast)]
pub struct ForecastShape {
    id: String,
    seasons: u64,
    seed: u64,
    matches_left: usize,
    title: Vec<TeamChance>,
    tables: Vec<StageChances>,
    rounds: Vec<RoundChances>,
}

impl ForecastShape {
    /// The shape of a forecast.
    ///
    /// # Errors
    ///
    /// If a table cannot be ordered.
    pub fn new(
        season: &Season,
        forecast: &SeasonForecast,
        seed: u64,
        words: &SeasonWords<'_>,
    ) -> Result<ForecastShape, CourseError> {
        let counted = |counts: &[u64]| -> Vec<TeamChance> {
            let teams = (0..).zip(counts);
            let shape = |(team, &count): (usize, &u64)| TeamChance {
                team: season.name(TeamIx(team)).to_string(),
                chance: Chance::new(forecast, count),
            };
            teams.map(shape).collect()
        };
        let tables = forecast.places.keys();
        let tables = tables.map(|&stage| stage_shape(season, forecast, stage));
        let rounds = forecast.rounds.iter();
        Ok(ForecastShape {
            id: season.header().id.clone(),
            seasons: forecast.seasons,
            seed,
            matches_left: season.open_matches().count(),
            title: counted(&forecast.titles),
            tables: tables.collect::<Result<_, _>>()?,
            rounds: rounds
                .map(|((stage, _), (name, counts))| RoundChances {
                    stage: stage + 1,
                    round: words.round(name),
                    reached: counted(counts),
                })
                .collect(),
        })
    }
}

fn stage_shape(
    season: &Season,
    forecast: &SeasonForecast,
    stage: usize,
) -> Result<StageChances, CourseError> {
    let course = season.course();
    let mut possible: Vec<(usize, Possible)> = Vec::new();
    for group in 0..course.tables(stage)?.len() {
        let places = course.possible_places(stage, group)?;
        possible.extend(places.into_iter().map(|place| (group, place)));
    }
    let zones = season.zones(stage);
    let counts = forecast.places.get(&stage).map_or(&[][..], |counts| counts);
    let team = |(at, counts): (usize, &Vec<u64>)| {
        let team = TeamIx(at);
        let known = possible.iter().find(|(_, possible)| possible.team == team);
        let zone = |zone: &TableZone| ZoneChance {
            name: zone.name.clone(),
            places: zone.places,
            chance: Chance::new(forecast, forecast.in_places(stage, team, zone.places)),
            certain: known.and_then(|(_, possible)| {
                match (
                    possible.is_certain(zone.places),
                    possible.is_out_of_reach(zone.places),
                ) {
                    (true, _) => Some(true),
                    (_, true) => Some(false),
                    _ => None,
                }
            }),
        };
        TeamChances {
            team: season.name(team).to_string(),
            group: known.map(|(group, _)| group_name(*group)),
            places: counts.iter().map(|&count| forecast.chance(count)).collect(),
            zones: zones.iter().map(zone).collect(),
            best_possible: known.map(|(_, possible)| possible.best),
            worst_possible: known.map(|(_, possible)| possible.worst),
        }
    };
    Ok(StageChances {
        stage: stage + 1,
        teams: counts.iter().enumerate().map(team).collect(),
    })
}
