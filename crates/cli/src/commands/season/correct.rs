//! `touchline season correct` and `what-if`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use arena::Match;
use football::PlayerStats;
use library::Library;
use seasons::{Correction, Season, SeasonStore, score};
use simulation::MatchReport;
use tabletop::{BySide, Side};

use super::{enter::typed, key, print::out, put, wrong};
use crate::{
    args::{ChangeArgs, CorrectArgs},
    commands::progress,
    error::CliError,
};

/// The numbers of players that a correction names.
const SHOWN: [&str; 4] = ["goals", "assists", "yellows", "reds"];

fn changes(args: &ChangeArgs) -> Result<Vec<(usize, String)>, CliError> {
    if args.steps.is_empty() {
        let cure = "name an answer with --step, and what it should be with --answer";
        return Err(CliError::usage(cure));
    }
    if args.steps.len() != args.answers.len() {
        return Err(CliError::usage("each --step needs its --answer"));
    }
    let steps = args.steps.iter().copied();
    Ok(steps.zip(args.answers.iter().cloned()).collect())
}

pub fn what_if(game: &dyn Match, args: &ChangeArgs, keep: Option<&Path>) -> Result<(), CliError> {
    let changes = changes(args)?;
    let correction = Correction::new(game, &changes).map_err(wrong)?;
    show(game, &correction, &changes)?;
    match keep {
        Some(path) => Ok(progress::save(path, &correction.game.save())?),
        None => Ok(()),
    }
}

pub async fn correct(
    args: &CorrectArgs,
    seasons: &SeasonStore,
    library: &Library,
) -> Result<(), CliError> {
    let mut season = seasons.open(&args.season).await.map_err(wrong)?;
    let key = key(&args.key)?;
    if !args.result.is_empty() {
        let typed = season.typed(key, &typed(&args.result, &args.did), library);
        let entry = season.typed_correction(typed.map_err(wrong)?, args.drop_later);
        let (entry, before) = (entry.map_err(wrong)?, places(&season)?);
        put(&mut season, entry, seasons).await?;
        return moved(&before, &season);
    }
    let changes = changes(&args.changes)?;
    let game = season.match_of(key, library).map_err(wrong)?;
    let correction = Correction::new(game.as_ref(), &changes).map_err(wrong)?;
    let entry = season.correction(key, &correction, args.drop_later);
    let (entry, before) = (entry.map_err(wrong)?, places(&season)?);
    put(&mut season, entry, seasons).await?;
    show(game.as_ref(), &correction, &changes)?;
    moved(&before, &season)
}

/// Says which teams stand otherwise than before.
pub fn moved(before: &BTreeMap<String, String>, season: &Season) -> Result<(), CliError> {
    let after = places(season)?;
    for (team, old) in before {
        if let Some(new) = after.get(team).filter(|new| *new != old) {
            out(&format!("{team}: {old} before, {new} now\n"))?;
        }
    }
    Ok(())
}

/// Place and points of each team in its last table.
pub fn places(season: &Season) -> Result<BTreeMap<String, String>, CliError> {
    let course = season.course();
    let mut all = BTreeMap::new();
    for stage in 0..course.stages() {
        for table in course.tables(stage)? {
            for (row, place) in table.rows.iter().zip(&table.places) {
                let text = format!("place {place} with {} points", row.points);
                all.insert(season.name(row.team).to_string(), text);
            }
        }
    }
    Ok(all)
}

/// What changed.
fn show(
    game: &dyn Match,
    correction: &Correction,
    changes: &[(usize, String)],
) -> Result<(), CliError> {
    let names = &game.setup().names;
    let [same, other] = correction.answers;
    for (number, (line, answer)) in changes.iter().enumerate() {
        let was = match game.entries().get(line.saturating_sub(1)) {
            Some(tabletop::log::Entry::Answer(was)) => was.to_string(),
            _ => String::new(),
        };
        let moot = match correction.moot.contains(&number) {
            true => " (it is not asked any more)",
            false => "",
        };
        out(&format!(
            "answer {line}: `{was}` becomes `{answer}`{moot}\n"
        ))?;
    }
    out(&format!(
        "{same} answers are as they were, {other} are not\n"
    ))?;
    let (before, after) = (&correction.before, &correction.after);
    out(&format!(
        "{} {} {}, before {}\n",
        names.home,
        score(&after.result),
        names.away,
        score(&before.result)
    ))?;
    for (name, before, after) in correction.differences() {
        let [home, away] = after;
        let [home_was, away_was] = before;
        out(&format!(
            "{name}: {home}-{away}, before {home_was}-{away_was}\n"
        ))?;
    }
    players(names, before, after)
}

/// Players whose goals, assists or cards are others now.
fn players(
    names: &BySide<String>,
    before: &MatchReport,
    after: &MatchReport,
) -> Result<(), CliError> {
    let nothing = PlayerStats::default();
    for side in Side::BOTH {
        let did = |report: &MatchReport| -> BTreeMap<String, PlayerStats> {
            report.players[side].iter().cloned().collect()
        };
        let (old, new) = (did(before), did(after));
        let all: BTreeSet<&String> = old.keys().chain(new.keys()).collect();
        for name in all {
            let [was, is] = [&old, &new].map(|did| did.get(name).unwrap_or(&nothing));
            let both = is.named().zip(was.named());
            let other: Vec<String> = both
                .filter(|((number, _), _)| SHOWN.contains(number))
                .filter(|((_, is), (_, was))| is != was)
                .map(|((number, is), (_, was))| format!("{number} {is}, before {was}"))
                .collect();
            if !other.is_empty() {
                let team = &names[side];
                out(&format!("{name} ({team}): {}\n", other.join("; ")))?;
            }
        }
    }
    Ok(())
}
