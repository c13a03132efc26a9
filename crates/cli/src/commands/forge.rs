//! `touchline forge …`.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
};

use ::offense_charts::{ChartKey, OffenseCharts};
use anyhow::Context as _;
use forge::{
    check::Check,
    offense_charts::{
        self, calibrate,
        replay::{self, SeasonsToPlay},
        search,
    },
    ratings::{self, Rated, RatingMethod},
    sheet,
};
use games::{Dice, Foretold, GameId, MatchSetup, playable::Playable as _};
use statistics::{
    names::ClubNames,
    results::{MatchWithResult, PlayedSeason},
    seasons::{self, League, Season},
};
use tabletop::{BySide, UndoRule};

use crate::{
    args::{CalibrateArgs, ForgeArgs, ForgeCommand, RatingsArgs, ReplaySeasonArgs, SeasonArgs},
    error::CliError,
    place,
};

pub fn run(args: &ForgeArgs) -> Result<(), CliError> {
    match &args.what {
        ForgeCommand::Ratings(args) => rate(args),
        ForgeCommand::Charts { out, data } => charts(out, data.as_ref()),
        ForgeCommand::Cards { out } => super::cards::deck(out),
        ForgeCommand::Sheet { team, out, data } => team_sheet(team, out.as_deref(), data.as_ref()),
        ForgeCommand::Replay(args) => play_again(args),
        ForgeCommand::Calibrate(args) => calibrate(args),
        ForgeCommand::Value(args) => super::value::learn(args),
        ForgeCommand::League(args) => super::make::league(args),
        ForgeCommand::Report(args) => super::make::report(args),
        ForgeCommand::Import { source, out } => super::make::import(source, out),
        ForgeCommand::NewLeague(args) => super::league::new_league(args),
        ForgeCommand::Template(args) => super::league::template(args),
    }
}

/// Results, and the league and season they are of, if known.
struct FoundFiles {
    played: Vec<MatchWithResult>,
    of: Option<(League, Season)>,
}

fn find(args: &SeasonArgs) -> Result<FoundFiles, CliError> {
    if let Some(file) = &args.results {
        let PlayedSeason { played, warnings } = seasons::read_file(file)?;
        super::warn(file, &warnings);
        return Ok(FoundFiles { played, of: None });
    }
    let (Some(league), Some(season)) = (args.league, args.season) else {
        return Err(CliError::usage(
            "name --league and --season, a file with --results, or a folder with --stats",
        ));
    };
    let played = seasons::find(args.results_folder.as_deref(), league, season)?.played;
    let of = Some((league, season));
    Ok(FoundFiles { played, of })
}

fn rate(args: &RatingsArgs) -> Result<(), CliError> {
    let rated = match &args.stats {
        Some(folder) => rate_statistics(args, folder)?,
        None => rate_results(args)?,
    };
    let about = [
        format!(
            "{}: {} clubs rated from {}.",
            rated.what,
            rated.clubs.len(),
            rated.from
        ),
        format!(
            "Made by `touchline forge ratings {} --method {}`.",
            rated.which, args.method
        ),
    ];
    let text = sheet::write(&rated.clubs, &rated.country, rated.tier, &about);
    write(args.out.as_deref(), &text)
}

/// Clubs with their ratings, and what a file says of them.
struct RatedClubs {
    clubs: Vec<Rated>,
    what: String,
    /// What they were rated from.
    from: String,
    /// The options that make the file again.
    which: String,
    country: String,
    tier: u8,
}

fn rate_statistics(args: &RatingsArgs, folder: &Path) -> Result<RatedClubs, CliError> {
    let bundled = folder == Path::new("bundled");
    let season = super::team_charts::season((!bundled).then_some(folder), &place::library(None)?)?;
    let (country, tier) = (args.country.clone(), args.tier);
    let stats = folder.display();
    Ok(RatedClubs {
        clubs: ratings::rate_season(&season, args.method),
        what: match bundled {
            true => "The invented league of data/league".to_string(),
            false => "A season of its own".to_string(),
        },
        from: "its statistics".to_string(),
        which: format!("--stats {stats} --country {country} --tier {tier}"),
        country,
        tier,
    })
}

fn rate_results(args: &RatingsArgs) -> Result<RatedClubs, CliError> {
    let found = find(&args.season)?;
    let mut clubs = ratings::rate(&found.played, args.method, &ClubNames::bundled()?);
    let from = format!("{} results", found.played.len());
    let Some((league, season)) = found.of else {
        return Ok(RatedClubs {
            clubs,
            what: "A season of its own".to_string(),
            from,
            which: "--results FILE".to_string(),
            country: args.country.clone(),
            tier: args.tier,
        });
    };
    // A club of another season is another club.
    for club in &mut clubs {
        club.name.id = format!("{}-{season}", club.name.id);
    }
    Ok(RatedClubs {
        clubs,
        what: format!("{}, {season}", league.name),
        from,
        which: format!("--league {} --season {season}", league.code),
        country: league.country.to_string(),
        tier: league.tier,
    })
}

fn charts(out: &Path, data: Option<&PathBuf>) -> Result<(), CliError> {
    let equipment = OffenseCharts::equipment(&place::library(data)?)?;
    fs::create_dir_all(out).with_context(|| format!("cannot make {}", out.display()))?;
    let deck = offense_charts::deck();
    let counts = search::search(&equipment, &deck, &mut |said| eprintln!("{said}"))?;
    for (name, text) in [
        ("standard.charts", offense_charts::write_charts(&counts)),
        ("standard.deck", deck),
    ] {
        let path = out.join(name);
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        eprintln!("{}", path.display());
    }
    Ok(())
}

/// The sheet that a match of this team would begin with.
fn team_sheet(team: &str, out: Option<&Path>, data: Option<&PathBuf>) -> Result<(), CliError> {
    let library = place::library(data)?;
    let coach = GameId::InsideTheNet.coaches();
    let coach = coach.first().map_or("", |(name, _)| *name);
    let setup = MatchSetup {
        game: GameId::InsideTheNet,
        names: BySide::both(team.to_string()),
        teams: BySide::both(Some(team.to_string())),
        coaches: BySide::both(coach.to_string()),
        dice: Dice::Mine,
        undo: UndoRule::Free,
        reroll: false,
        foretold: Foretold::default(),
        options: Vec::new(),
        asked: None,
        men: BySide::default(),
    };
    let header = setup.header(&library).map_err(super::agreed::setup_error)?;
    let sheet = header.document("home-sheet");
    write(out, sheet.context("a match of this team has no sheet")?)
}

fn play_again(args: &ReplaySeasonArgs) -> Result<(), CliError> {
    let found = find(&args.season)?;
    let equipment = OffenseCharts::equipment(&place::library(args.data.as_ref())?)?;
    let clubs = ratings::rate(&found.played, args.method, &ClubNames::bundled()?);
    let options: Vec<&str> = args.set.iter().map(String::as_str).collect();
    let run = SeasonsToPlay {
        seasons: args.seasons,
        seed: args.seed,
    };
    let replay = replay::replay(&found.played, &clubs, &equipment, &options, run)?;
    let mut out = crate::screen::stdout();
    write!(out, "{}", calibrate::replay_text(&replay))?;
    write!(out, "{}", calibrate::goals_text(&replay))?;
    Ok(())
}

/// The season that everything is measured by.
const SEASON: (&str, &str) = ("E0", "2015-16");

fn calibrate(args: &CalibrateArgs) -> Result<(), CliError> {
    let game = args.game.as_deref();
    let charts = game.is_none_or(|game| game == "offense-charts");
    // Said at once, not after minutes.
    let season = match charts && args.seasons > 0 {
        true => Some(measured_season(args)?),
        false => None,
    };
    let mut checks = Vec::new();
    // They need nothing and are quick; some charts of the other game are a wish for these.
    let asked = |name: &str| args.charts.is_empty() && game.is_none_or(|game| game == name);
    if asked("action-deck") {
        checks.extend(super::team_charts::calibrate(args)?);
    }
    if asked("inside-the-net") {
        checks.extend(super::cards::calibrate(args)?);
    }
    if charts {
        checks.extend(calibrate_offense_charts(args, season.as_deref())?);
    }
    let mut out = crate::screen::stdout();
    for check in &checks {
        writeln!(out, "{check}")?;
    }
    match checks.iter().all(|check| check.holds) {
        true => Ok(()),
        false => Err(CliError::Quiet),
    }
}

/// The results of the season that ratings are measured by.
fn measured_season(args: &CalibrateArgs) -> Result<Vec<MatchWithResult>, CliError> {
    let (league, season) = (SEASON.0.parse(), SEASON.1.parse());
    let league: League = league.map_err(CliError::Usage)?;
    let season: Season = season.map_err(CliError::Usage)?;
    let folder = args.results_folder.as_deref();
    Ok(seasons::find(folder, league, season)?.played)
}

fn calibrate_offense_charts(
    args: &CalibrateArgs,
    season: Option<&[MatchWithResult]>,
) -> Result<Vec<Check>, CliError> {
    let named = |name: &String| {
        ChartKey::named(name).ok_or_else(|| {
            let text = format!("there is no chart `{name}`: 1 to 5, 6L 6H to 29L 29H, 30 to 50");
            CliError::usage(text)
        })
    };
    let keys: Vec<ChartKey> = match args.charts.is_empty() {
        true => ChartKey::all().collect(),
        false => args.charts.iter().map(named).collect::<Result<_, _>>()?,
    };
    let equipment = OffenseCharts::equipment(&place::library(args.data.as_ref())?)?;
    let mut out = crate::screen::stdout();
    let lines = calibrate::charts(&equipment, &keys, args.matches, args.seed)?;
    writeln!(out, "{}", calibrate::charts_text(&lines))?;
    let mut checks = calibrate::chart_checks(&lines);
    if let Some(season) = season {
        let run = SeasonsToPlay {
            seasons: args.seasons,
            seed: args.seed,
        };
        let names = ClubNames::bundled()?;
        for method in [RatingMethod::Plain, RatingMethod::Sharpened] {
            let clubs = ratings::rate(season, method, &names);
            let replay = replay::replay(season, &clubs, &equipment, &[], run)?;
            writeln!(
                out,
                "{} {}, {method} ratings, {} seasons",
                SEASON.0, SEASON.1, args.seasons
            )?;
            writeln!(out, "{}", calibrate::replay_text(&replay))?;
            writeln!(out, "{}", calibrate::goals_text(&replay))?;
            checks.extend(match method {
                RatingMethod::Plain => calibrate::match_checks(&replay),
                RatingMethod::Sharpened => calibrate::replay_checks(&replay),
            });
        }
    }
    Ok(checks)
}

/// Writes to a file, or to the standard output.
fn write(out: Option<&Path>, text: &str) -> Result<(), CliError> {
    match out {
        Some(path) => fs::write(path, text)
            .with_context(|| format!("cannot write {}; check the folder", path.display()))?,
        None => crate::screen::stdout_for_data().write_all(text.as_bytes())?,
    }
    Ok(())
}
