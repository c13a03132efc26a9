//! The next season: who goes up and down, and what everybody takes along.

use competition::course::Act;
use competition::spec::StageKind;
use competition::{TeamIx, ranking::TableZone};

use super::{JournalEntry, Season, SeasonError, SeasonHeader, SeasonTeam};

/// The zones that a division's places can be in.
const DOWN: &str = "relegated";
const UP: &str = "promoted";

/// A team at the end of a season: what it takes along, and what its players still miss.
struct Finished {
    team: SeasonTeam,
    banned: Vec<(String, u32)>,
    hurt: Vec<(String, u32)>,
}

/// The seasons that follow these divisions, the highest first, under these ids. So many go
/// up and down between two of them as is said, or as their zones `relegated` and
/// `promoted` say.
///
/// Squads go along as transfers left them, and so do suspensions, where the rules carry
/// them over, and injuries.
///
/// # Errors
///
/// If one is not over or has no table, or nobody says how many go up and down.
pub fn next_seasons(
    divisions: &[(&Season, &str)],
    moves: Option<usize>,
) -> Result<Vec<Season>, SeasonError> {
    let mut finished: Vec<Vec<Finished>> = Vec::new();
    for (season, _) in divisions {
        finished.push(at_the_end(season)?);
    }
    let sizes: Vec<usize> = finished.iter().map(Vec::len).collect();
    for (at, [(upper, _), (lower, _)]) in (0..).zip(divisions.array_windows()) {
        let said = moves.or_else(|| zone(upper, DOWN).or(zone(lower, UP)));
        let Some(count) = said else {
            let ids = [upper, lower].map(|season| season.header().id.as_str());
            let what = format!(
                "nobody says how many go up and down between {}",
                ids.join(" and ")
            );
            return Err(SeasonError::Unfit(format!("{what}; name it with --moves")));
        };
        if 2 * count > sizes[at].min(sizes[at + 1]) {
            let id = &upper.header().id;
            let what = format!("{count} teams are too many to go up and down below {id}");
            return Err(SeasonError::Unfit(what));
        }
        // Those who went up stand at the head of the lower table, whatever went down into it.
        let keep = finished[at].len() - count;
        let down = finished[at].split_off(keep);
        let up: Vec<Finished> = finished[at + 1].drain(..count).collect();
        finished[at].extend(up);
        finished[at + 1].splice(0..0, down);
    }
    let mut above: Option<String> = None;
    let mut seasons = Vec::new();
    for ((season, id), teams) in divisions.iter().zip(finished) {
        seasons.push(begin(season, id, above.take(), teams)?);
        above = Some((*id).to_string());
    }
    Ok(seasons)
}

/// How many places of a division are in a zone.
fn zone(season: &Season, name: &str) -> Option<usize> {
    let stages = &season.course().plan().spec.stages;
    let tables = stages.iter().find_map(|stage| match &stage.kind {
        StageKind::Tables(tables) => Some(tables),
        StageKind::Knockout(_) => None,
    })?;
    let of_name = |zone: &&TableZone| zone.name == name;
    let [first, last] = tables.zones.iter().find(of_name)?.places;
    Some((last + 1).saturating_sub(first))
}

/// The teams of a season that is over, best first.
fn at_the_end(season: &Season) -> Result<Vec<Finished>, SeasonError> {
    let id = &season.header().id;
    let course = season.course();
    if course.champion().is_none() {
        return Err(SeasonError::Unfit(format!("{id} is not over yet")));
    }
    let table = (0..course.stages()).find_map(|stage| match course.tables(stage).as_deref() {
        Ok([table]) => Some(table.teams().collect::<Vec<_>>()),
        _ => None,
    });
    // A competition without one table keeps its order of seeds.
    let order = table.unwrap_or_else(|| (0..season.header().teams.len()).map(TeamIx).collect());
    let carried = course.suspensions().next_season();
    let team = |ix: TeamIx| {
        let mut team = season.header().teams.get(ix.0)?.clone();
        (team.joined, team.left) = season.changes(ix, None);
        if let Some(eleven) = season.usual(ix) {
            team.eleven = eleven.to_vec();
        }
        let banned = carried.records().filter(|(of, ..)| *of == ix);
        let hurt = season.injured().filter(|(of, ..)| *of == ix);
        Some(Finished {
            team,
            banned: banned
                .map(|(_, name, record)| (name.to_string(), record.banned()))
                .collect(),
            hurt: hurt
                .map(|(_, name, matches)| (name.to_string(), matches))
                .collect(),
        })
    };
    Ok(order.into_iter().filter_map(team).collect())
}

fn begin(
    season: &Season,
    id: &str,
    above: Option<String>,
    teams: Vec<Finished>,
) -> Result<Season, SeasonError> {
    let mut header: SeasonHeader = season.header().clone();
    header.follows = Some(header.id.clone());
    header.id = id.to_string();
    header.seed = header.seed.wrapping_add(1);
    header.teams = teams.iter().map(|finished| finished.team.clone()).collect();
    header.above = above;
    header.given.clear();
    header.days.clear();
    header.line_ups.clear();
    let mut next = Season::new(header)?;
    for (at, finished) in teams.into_iter().enumerate() {
        let team = TeamIx(at);
        for (player, matches) in finished.banned {
            next.add(JournalEntry::new(Act::Suspend {
                team,
                player,
                matches,
            }))?;
        }
        for (player, matches) in finished.hurt {
            next.add(JournalEntry::new(Act::Hurt {
                team,
                player,
                matches,
            }))?;
        }
    }
    Ok(next)
}
