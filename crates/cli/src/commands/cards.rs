//! Cards of inside-the-net: the action cards, and what player cards come to.

use std::{fs, io::Write as _, path::Path};

use ::inside_the_net::{InsideTheNet, Squad};
use anyhow::Context as _;
use forge::{
    check::Check,
    inside_the_net::{self, CardLeague, Lineups, WantedClub, calibrate},
    report,
};
use games::playable::Playable as _;
use indicatif::ProgressBar;
use library::Library;
use statistics::{
    import::{self, Imported},
    seasons,
};
use tabletop::Faults;

use super::{progress, team_charts};
use crate::{args::CalibrateArgs, error::CliError, place};

/// The cards of the bundled league.
const CARDS: &str = "inside-the-net/teams/touchline-league.txt";

/// Makes the action cards.
pub fn deck(out: &Path) -> Result<(), CliError> {
    fs::create_dir_all(out).with_context(|| format!("cannot make {}", out.display()))?;
    let path = out.join("standard.deck");
    progress::save(&path, &inside_the_net::deck())?;
    eprintln!("{}", path.display());
    Ok(())
}

/// Plays the cards of the bundled league.
pub fn calibrate(args: &CalibrateArgs) -> Result<Vec<Check>, CliError> {
    let library = place::library(args.data.as_ref())?;
    let season = team_charts::season(None, &library)?;
    let squads = Squad::parse_all(&library.text(CARDS)?.0)?;
    let clubs = WantedClub::all(&season);
    if !clubs
        .iter()
        .map(|club| &club.club.id)
        .eq(squads.iter().map(|squad| &squad.id))
    {
        let text = format!(
            "{CARDS} has other clubs than the season; make it with `touchline forge league`"
        );
        return Err(anyhow::anyhow!(text).into());
    }
    let lineups = Lineups::new(&clubs, &squads)?;
    let league = CardLeague::new(&InsideTheNet::equipment(&library)?, &squads, &lineups);
    let bar = progress::bar(args.round_robins, "seasons");
    let outcome = league.play(args.round_robins, args.seed, &|| counted(&bar))?;
    bar.finish_and_clear();
    writeln!(
        crate::screen::stdout(),
        "{}",
        calibrate::text(&clubs, &outcome)
    )?;
    let mut checks = calibrate::checks(&clubs, &outcome);
    match real_season(args)? {
        Some(found) => checks.extend(calibrate_real(args, &library, &found)?),
        None => eprintln!("no event counts in TOUCHLINE_DATA: no real season is measured"),
    }
    Ok(checks)
}

/// The real season that cards are measured by: a folder of event counts, its league, and who won.
const EVENTS: &str = "wyscout-2017-18";
const LEAGUE: &str = "ENG1";
const RESULTS: &str = "football-datasets/premier-league/season-1718.csv";

/// The real season, where it is at hand.
fn real_season(args: &CalibrateArgs) -> Result<Option<Imported>, CliError> {
    let Some(folder) = args.results_folder.as_deref() else {
        return Ok(None);
    };
    let events = folder.join(EVENTS);
    if !events.is_dir() {
        return Ok(None);
    }
    let mut found = import::open(&events, Some(LEAGUE))?;
    let results = folder.join(RESULTS);
    if results.is_file() {
        found.take_results(&seasons::read_file(&results)?.played);
    }
    Ok(Some(found))
}

/// One match more; nobody gives it up.
fn counted(bar: &ProgressBar) -> Result<(), Faults> {
    bar.inc(1);
    Ok(())
}

/// Makes the cards of a real season and plays it.
fn calibrate_real(
    args: &CalibrateArgs,
    library: &Library,
    found: &Imported,
) -> Result<Vec<Check>, CliError> {
    let equipment = InsideTheNet::equipment(library)?;
    let season = &found.season;
    let bar = progress::bar(
        inside_the_net::matches(season.clubs.len())
            + args.round_robins * inside_the_net::matches_of_season(season.clubs.len()),
        "matches of England 2017-18",
    );
    let squads = inside_the_net::make(season, &equipment, &|| counted(&bar))?;
    let clubs = WantedClub::all(season);
    let lineups = Lineups::new(&clubs, &squads)?;
    let league = CardLeague::new(&equipment, &squads, &lineups);
    let outcome = league.play(args.round_robins, args.seed, &|| counted(&bar))?;
    bar.finish_and_clear();
    let report = report::of_inside_the_net(&clubs, &outcome);
    writeln!(crate::screen::stdout(), "{}", report::text(&report, 10))?;
    Ok(calibrate::real_checks(&report))
}
