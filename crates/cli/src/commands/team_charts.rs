//! Team charts of action-deck: what they come to, and the season they are made from.

use std::{io::Write as _, path::Path};

use ::action_deck::{ActionDeck, TeamChart};
use forge::{
    action_deck::{self, ChartLeague, calibrate},
    check::Check,
};
use games::playable::Playable as _;
use library::Library;
use statistics::{CLUBS_FILE, PLAYERS_FILE, Season};

use crate::{args::CalibrateArgs, error::CliError, place};

/// Where the bundled league lies in the library.
const BUNDLED: &str = "league";

/// Its charts.
const CHARTS: &str = "action-deck/teams/league.txt";

/// The season in a folder, or the bundled one.
pub fn season(folder: Option<&Path>, library: &Library) -> Result<Season, CliError> {
    let text = |name: &str| match folder {
        Some(folder) => Ok(super::read(&folder.join(name))?),
        None => Ok::<_, CliError>(library.text(&format!("{BUNDLED}/{name}"))?.0),
    };
    Ok(statistics::read(&text(CLUBS_FILE)?, &text(PLAYERS_FILE)?)?)
}

/// Plays the charts of the bundled league.
pub fn calibrate(args: &CalibrateArgs) -> Result<Vec<Check>, CliError> {
    let library = place::library(args.data.as_ref())?;
    let season = season(None, &library)?;
    let (text, _) = library.text(CHARTS)?;
    let charts = TeamChart::parse_all(&text)?;
    let clubs = action_deck::wanted(&season);
    if !clubs
        .iter()
        .map(|club| &club.club.id)
        .eq(charts.iter().map(|chart| &chart.id))
    {
        let text = format!(
            "{CHARTS} has other clubs than the season; make it with `touchline forge league`"
        );
        return Err(anyhow::anyhow!(text).into());
    }
    let outcome = ChartLeague::new(&ActionDeck::equipment(&library)?, &charts)
        .play(args.round_robins, args.seed);
    let table = calibrate::text(&clubs, &outcome);
    writeln!(crate::screen::stdout(), "{table}")?;
    Ok(calibrate::checks(&clubs, &outcome))
}
