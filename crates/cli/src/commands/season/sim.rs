//! `touchline season sim`.

use anyhow::anyhow;
use competition::course::MatchKey;
use indicatif::{ProgressBar, ProgressStyle};
use library::Library;
use seasons::{CalendarDay, Season, SeasonStore};

use super::{key, print, wrong};
use crate::error::CliError;

/// How far, and with what.
#[derive(Clone, Copy)]
pub struct SimulateHow<'a> {
    pub all: bool,
    pub until: Option<&'a str>,
    /// Each result is printed.
    pub results: bool,
    pub game: Option<&'a str>,
}

/// One match.
pub async fn one(
    season: &mut Season,
    text: &str,
    how: SimulateHow<'_>,
    seasons: &SeasonStore,
    library: &Library,
) -> Result<(), CliError> {
    let key = key(text)?;
    if !season.open_matches().any(|open| open == key) {
        let text = format!("match {key} is not to be played now");
        return Err(CliError::usage(text));
    }
    let entries = season.simulate(&[key], library, how.game).map_err(wrong)?;
    seasons
        .enter_simulated(season, entries)
        .await
        .map_err(wrong)?;
    print::results(season, &[key])
}

/// The rest of the round, all matches up to a day, or all there are. A round, or a day, is
/// kept whole: what is shown is on the disk.
pub async fn rounds(
    season: &mut Season,
    how: SimulateHow<'_>,
    seasons: &SeasonStore,
    library: &Library,
) -> Result<(), CliError> {
    let until = how.until.map(str::parse::<CalendarDay>).transpose();
    let until = until.map_err(CliError::Usage)?;
    let left = match until {
        Some(day) => season.open_until(day).len(),
        None => season.open_matches().count(),
    };
    let kicks = season.kicks_due().map_err(wrong)?;
    if !kicks.is_empty() {
        seasons
            .enter_simulated(season, Vec::new())
            .await
            .map_err(wrong)?;
        print::results(season, &kicks)?;
    } else if left == 0 {
        let by = how
            .until
            .map(|day| format!(" up to {day}"))
            .unwrap_or_default();
        return Err(anyhow!("nothing is left to be played in {}{by}", season.header().id).into());
    }
    let bar = ProgressBar::new(left as u64);
    bar.set_style(ProgressStyle::with_template(
        "{bar:30} {human_pos}/{human_len} matches",
    )?);
    let goes_on = how.all || until.is_some();
    loop {
        let round = next(season, until);
        if round.is_empty() {
            break;
        }
        let entries = season.simulate(&round, library, how.game).map_err(wrong)?;
        seasons
            .enter_simulated(season, entries)
            .await
            .map_err(wrong)?;
        let open = next_left(season, until) as u64;
        bar.set_length(bar.position() + round.len() as u64 + open);
        bar.inc(round.len() as u64);
        if !goes_on || how.results {
            bar.suspend(|| print::results(season, &round))?;
        }
        if !goes_on {
            bar.finish_and_clear();
            return Ok(());
        }
    }
    bar.finish_and_clear();
    print::tables(season, false)
}

/// What is simulated at once: a round, or a day.
fn next(season: &Season, until: Option<CalendarDay>) -> Vec<MatchKey> {
    let Some(until) = until else {
        return season.next_round();
    };
    let mut due = season.open_until(until);
    let first = due.first().and_then(|key| season.day(*key));
    due.retain(|key| season.day(*key) == first);
    due
}

fn next_left(season: &Season, until: Option<CalendarDay>) -> usize {
    match until {
        Some(day) => season.open_until(day).len(),
        None => season.open_matches().count(),
    }
}
