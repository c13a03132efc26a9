//! `touchline season sim`.

use anyhow::anyhow;
use clubhouse::season::{Season, Seasons};
use indicatif::{ProgressBar, ProgressStyle};
use library::Library;

use super::{key, print, wrong};
use crate::error::CliError;

/// One match.
pub async fn one(
    season: &mut Season,
    text: &str,
    seasons: &Seasons,
    library: &Library,
) -> Result<(), CliError> {
    let key = key(text)?;
    if !season.open_matches().any(|open| open == key) {
        let text = format!("match {key} is not to be played now");
        return Err(CliError::usage(text));
    }
    let entries = season.simulate(&[key], library, None).map_err(wrong)?;
    seasons.enter(season, entries).await.map_err(wrong)?;
    print::results(season, &[key])
}

/// The rest of the round, or all rounds. A round at a time is kept whole: what is shown
/// is on the disk.
pub async fn rounds(
    season: &mut Season,
    all: bool,
    results: bool,
    seasons: &Seasons,
    library: &Library,
) -> Result<(), CliError> {
    let left = season.open_matches().count();
    if left == 0 {
        return Err(anyhow!("nothing is left to be played in {}", season.header().id).into());
    }
    let bar = ProgressBar::new(left as u64);
    bar.set_style(ProgressStyle::with_template(
        "{bar:30} {human_pos}/{human_len} matches",
    )?);
    loop {
        let round = season.next_round();
        if round.is_empty() {
            break;
        }
        let entries = season.simulate(&round, library, None).map_err(wrong)?;
        seasons.enter(season, entries).await.map_err(wrong)?;
        let open = season.open_matches().count() as u64;
        bar.set_length(bar.position() + round.len() as u64 + open);
        bar.inc(round.len() as u64);
        if !all || results {
            bar.suspend(|| print::results(season, &round))?;
        }
        if !all {
            bar.finish_and_clear();
            return Ok(());
        }
    }
    bar.finish_and_clear();
    print::tables(season, false)
}
