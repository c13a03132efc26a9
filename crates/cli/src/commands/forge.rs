//! `touchline forge …`.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
};

use ::offense_charts::ChartKey;
use anyhow::Context as _;
use arena::{Dice, GameId, MatchSetup};
use forge::{
    inside_the_net,
    names::Names,
    offense_charts::{
        self, calibrate,
        pairing::Kit,
        replay::{self, Run},
        search,
    },
    ratings::{self, Method},
    results::Played,
    seasons::{self, League, Season},
    sheet,
};
use library::Library;
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
        ForgeCommand::Cards { league, out } => cards(league, out),
        ForgeCommand::Sheet { team, out, data } => team_sheet(team, out.as_deref(), data.as_ref()),
        ForgeCommand::Replay(args) => play_again(args),
        ForgeCommand::Calibrate(args) => calibrate(args),
        ForgeCommand::NewLeague(args) => super::league::new_league(args),
        ForgeCommand::Template(args) => super::league::template(args),
    }
}

/// Results, and the league and season they are of, if known.
struct Found {
    played: Vec<Played>,
    of: Option<(League, Season)>,
}

fn find(args: &SeasonArgs) -> Result<Found, CliError> {
    if let Some(file) = &args.results {
        let played = seasons::read_file(file)?;
        return Ok(Found { played, of: None });
    }
    let (Some(league), Some(season)) = (args.league, args.season) else {
        return Err(CliError::usage(
            "name --league and --season, or a file with --results",
        ));
    };
    let played = seasons::find(args.results_folder.as_deref(), league, season)?;
    let of = Some((league, season));
    Ok(Found { played, of })
}

fn rate(args: &RatingsArgs) -> Result<(), CliError> {
    let found = find(&args.season)?;
    let mut clubs = ratings::rate(&found.played, args.method, &Names::bundled()?);
    if let Some((_, season)) = found.of {
        // A club of another season is another club.
        for club in &mut clubs {
            club.name.id = format!("{}-{season}", club.name.id);
        }
    }
    let (matches, method) = (found.played.len(), args.method);
    let (what, country, tier, which) = match found.of {
        Some((league, season)) => (
            format!("{}, {season}", league.name),
            league.country,
            league.tier,
            format!("--league {} --season {season}", league.code),
        ),
        None => (
            "A season of its own".to_string(),
            args.country.as_str(),
            args.tier,
            "--results FILE".to_string(),
        ),
    };
    let about = [
        format!(
            "{what}: {} clubs rated from {matches} results.",
            clubs.len()
        ),
        format!("Made by `touchline forge ratings {which} --method {method}`."),
    ];
    let text = sheet::write(&clubs, country, tier, &about);
    write(args.out.as_deref(), &text)
}

/// Charts, tables and cards of the library.
fn kit(library: &Library) -> Result<Kit, CliError> {
    let text = |name: &str| library.text(&format!("offense-charts/{name}"));
    Ok(Kit {
        charts: text("standard.charts")?.0,
        tables: text("standard.tables")?.0,
        deck: text("standard.deck")?.0,
    })
}

fn charts(out: &Path, data: Option<&PathBuf>) -> Result<(), CliError> {
    let kit = kit(&place::library(data)?)?;
    fs::create_dir_all(out).with_context(|| format!("cannot make {}", out.display()))?;
    let deck = offense_charts::deck();
    let counts = search::search(&kit.tables, &deck, &mut |said| eprintln!("{said}"))?;
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

/// The action cards, and a file of teams named after the league's folder.
fn cards(league: &Path, out: &Path) -> Result<(), CliError> {
    let season = super::league::read_season(league)?;
    let name = season.clubs.first().map_or("teams", |club| &club.league);
    let name: String = name.to_lowercase().replace(' ', "-");
    let folder = out.join("teams");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    for (path, text) in [
        (out.join("standard.deck"), inside_the_net::deck()),
        (
            folder.join(format!("{name}.txt")),
            inside_the_net::teams(&season),
        ),
    ] {
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
        options: Vec::new(),
        asked: None,
    };
    let header = setup.header(&library).map_err(super::agreed::setup_error)?;
    write(out, header.document("home-sheet").unwrap_or_default())
}

fn play_again(args: &ReplaySeasonArgs) -> Result<(), CliError> {
    let found = find(&args.season)?;
    let kit = kit(&place::library(args.data.as_ref())?)?;
    let clubs = ratings::rate(&found.played, args.method, &Names::bundled()?);
    let options: Vec<&str> = args.set.iter().map(String::as_str).collect();
    let run = Run {
        seasons: args.seasons,
        seed: args.seed,
    };
    let replay = replay::replay(&found.played, &clubs, &kit, &options, run)?;
    let mut out = std::io::stdout().lock();
    write!(out, "{}", calibrate::replay_text(&replay))?;
    write!(out, "{}", calibrate::goals_text(&replay))?;
    Ok(())
}

/// The season that everything is measured by.
const SEASON: (&str, &str) = ("E0", "2015-16");

fn calibrate(args: &CalibrateArgs) -> Result<(), CliError> {
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
    // Said at once, not after minutes.
    let season = match args.seasons {
        0 => None,
        _ => {
            let (league, season) = (SEASON.0.parse(), SEASON.1.parse());
            let league: League = league.map_err(CliError::Usage)?;
            let season: Season = season.map_err(CliError::Usage)?;
            Some(seasons::find(
                args.results_folder.as_deref(),
                league,
                season,
            )?)
        }
    };
    let kit = kit(&place::library(args.data.as_ref())?)?;
    let mut out = std::io::stdout().lock();
    let lines = calibrate::charts(&kit, &keys, args.matches, args.seed)?;
    writeln!(out, "{}", calibrate::charts_text(&lines))?;
    let mut checks = calibrate::chart_checks(&lines);
    if let Some(season) = season {
        let run = Run {
            seasons: args.seasons,
            seed: args.seed,
        };
        let names = Names::bundled()?;
        for method in [Method::Plain, Method::Sharpened] {
            let clubs = ratings::rate(&season, method, &names);
            let replay = replay::replay(&season, &clubs, &kit, &[], run)?;
            writeln!(
                out,
                "{} {}, {method} ratings, {} seasons",
                SEASON.0, SEASON.1, args.seasons
            )?;
            writeln!(out, "{}", calibrate::replay_text(&replay))?;
            writeln!(out, "{}", calibrate::goals_text(&replay))?;
            checks.extend(match method {
                Method::Plain => calibrate::match_checks(&replay),
                Method::Sharpened => calibrate::replay_checks(&replay),
            });
        }
    }
    for check in &checks {
        let mark = if check.holds { "holds" } else { "FAILS" };
        writeln!(out, "{mark}  {}", check.what)?;
    }
    match checks.iter().all(|check| check.holds) {
        true => Ok(()),
        false => Err(CliError::Quiet),
    }
}

/// Writes to a file, or to the standard output.
fn write(out: Option<&Path>, text: &str) -> Result<(), CliError> {
    match out {
        Some(path) => fs::write(path, text)
            .with_context(|| format!("cannot write {}; check the folder", path.display()))?,
        None => std::io::stdout().lock().write_all(text.as_bytes())?,
    }
    Ok(())
}
