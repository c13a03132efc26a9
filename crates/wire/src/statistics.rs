//! Statistics that are sent, and what is made of them.

use serde::Serialize;
use utoipa::ToSchema;
use work::Job;
use workshop::{Forged, Line, Report};

use crate::lab::{FaultShape, ProgressShape};

/// Cards made from statistics, as far as they are made.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StatisticsWork)]
pub struct StatisticsWorkShape {
    #[serde(flatten)]
    progress: ProgressShape,
    /// True if whoever asks may put them into the library.
    may_keep: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    made: Option<MadeShape>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Made)]
struct MadeShape {
    /// What the files are called.
    name: String,
    clubs: usize,
    players: usize,
    teams: Vec<MadeTeamShape>,
    /// Ids that were taken, and what the clubs are called instead.
    renamed: Vec<(String, String)>,
    /// What should be looked at in the statistics.
    warnings: Vec<FaultShape>,
    files: Vec<String>,
    reports: Vec<ReportShape>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MadeTeam)]
struct MadeTeamShape {
    game: &'static str,
    id: String,
    name: String,
}

/// How near the cards of a game come to the statistics.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Report)]
struct ReportShape {
    game: &'static str,
    seasons: u64,
    matches: u64,
    /// How real and simulated points go together.
    correlation: f64,
    /// By how many points clubs are off on average.
    points_off: f64,
    /// Shares of matches won at home, drawn, won away.
    #[schema(min_items = 3, max_items = 3)]
    results: [f64; 3],
    clubs: Vec<ReportLineShape>,
    /// The players with most goals.
    scorers: Vec<ReportLineShape>,
    /// Those that come out farthest from the statistics.
    odd: Vec<OddShape>,
}

/// A club or a player: each number in the statistics, and in play.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReportLine)]
struct ReportLineShape {
    name: String,
    club: String,
    numbers: Vec<NumberShape>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReportNumber)]
struct NumberShape {
    name: &'static str,
    real: f64,
    given: f64,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Odd)]
struct OddShape {
    name: String,
    club: String,
    number: NumberShape,
}

/// How many scorers, and how many odd ones, are told.
const SCORERS: usize = 15;
const ODD: usize = 10;

fn line(line: &Line) -> ReportLineShape {
    let numbers = line.numbers.iter().map(|(name, pair)| NumberShape {
        name,
        real: pair.real,
        given: pair.given,
    });
    ReportLineShape {
        name: line.name.clone(),
        club: line.club.clone(),
        numbers: numbers.collect(),
    }
}

/// By how many times the luck of a season a number is off: so many things happen, give or take
/// the root of so many.
fn oddness(real: f64, given: f64) -> f64 {
    (given - real).abs() / real.max(given).max(1.0).sqrt()
}

fn odd(report: &Report) -> Vec<OddShape> {
    let all = report.clubs.iter().chain(&report.players);
    let mut all: Vec<(f64, OddShape)> = all
        .flat_map(|line| line.numbers.iter().map(move |number| (line, number)))
        .map(|(line, (name, pair))| {
            let (real, given) = (pair.real, pair.given);
            let shape = OddShape {
                name: line.name.clone(),
                club: line.club.clone(),
                number: NumberShape { name, real, given },
            };
            (oddness(real, given), shape)
        })
        .filter(|(oddness, _)| *oddness > 1.0)
        .collect();
    all.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    all.into_iter().take(ODD).map(|(_, shape)| shape).collect()
}

fn report(report: &Report) -> ReportShape {
    ReportShape {
        game: report.game,
        seasons: report.seasons,
        matches: report.matches,
        correlation: report.correlation(),
        points_off: report.points_off(),
        results: report.results,
        clubs: report.clubs.iter().map(line).collect(),
        scorers: report.players.iter().take(SCORERS).map(line).collect(),
        odd: odd(report),
    }
}

impl StatisticsWorkShape {
    /// The shape of cards under way.
    #[must_use]
    pub fn new(job: &Job<Forged>, may_keep: bool) -> StatisticsWorkShape {
        let made = |forged: &Forged| MadeShape {
            name: forged.name.clone(),
            clubs: forged.counts[0],
            players: forged.counts[1],
            teams: { forged.teams.iter() }
                .map(|(game, id, name)| MadeTeamShape {
                    game: game.id(),
                    id: id.clone(),
                    name: name.clone(),
                })
                .collect(),
            renamed: forged.renamed.clone(),
            warnings: forged.warnings.iter().map(FaultShape::from).collect(),
            files: forged.files.iter().map(|(file, _)| file.clone()).collect(),
            reports: forged.reports.iter().map(report).collect(),
        };
        let progress = ProgressShape::new(job.progress());
        StatisticsWorkShape {
            progress,
            may_keep,
            made: job.result().as_deref().map(made),
        }
    }
}

/// The files that were put into the library.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Kept)]
pub struct KeptShape {
    /// Their paths in the data folder.
    pub files: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_is_not_odd() {
        // 4 goals where 6 were scored is what luck does; 2 where 18 were is not.
        assert!(oddness(6.0, 4.0) < 1.0);
        assert!(oddness(18.0, 2.0) > 3.0);
        // Nothing at all where nothing was wanted.
        assert!(oddness(0.0, 0.0) < 1e-9);
    }
}
