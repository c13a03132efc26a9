//! `touchline forge league`, `forge report` and `forge import`: statistics of any kind in, cards,
//! charts and comparisons out.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
};

use ::{action_deck::TeamChart, inside_the_net::Squad};
use anyhow::Context as _;
use forge::{
    action_deck, counter_attack,
    import::{self, Imported},
    inside_the_net::{self, Lineups, Wanted},
    offense_charts::replay::Run,
    ratings::{self, Method},
    report::{self, Report, html},
    seasons, sheet, stats,
};
use library::Library;

use super::{cards, forge as charts, league, progress, team_charts};
use crate::{
    args::{LeagueArgs, ReportArgs, SourceArgs},
    error::CliError,
    place,
};

/// Where a game's cards and charts lie in a data folder; `NAME` is the season's.
const PLACES: [(&str, &str); 5] = [
    ("goal-dice", "clubs.txt"),
    ("offense-charts", "offense-charts/clubs/NAME.txt"),
    ("action-deck", "action-deck/teams/NAME.txt"),
    ("inside-the-net", "inside-the-net/teams/NAME.txt"),
    ("counter-attack", "counter-attack/teams/NAME.txt"),
];

/// The statistics that are asked for.
fn source(args: &SourceArgs, library: &Library) -> Result<Imported, CliError> {
    let mut found = match &args.stats {
        Some(path) => import::open(path, args.league.as_deref())?,
        None => Imported {
            season: team_charts::season(None, library)?,
            estimated: Vec::new(),
        },
    };
    if let Some(file) = &args.results {
        let played = seasons::read_file(file)?;
        if !found.take_results(&played) {
            let text = format!(
                "{} has other clubs or goals than the statistics; leave --results out, or name the same season",
                file.display()
            );
            return Err(anyhow::anyhow!(text).into());
        }
    }
    Ok(found)
}

/// What a file of the season is called.
fn name_of(found: &Imported) -> String {
    let name = found.season.clubs.first().map_or("", |club| &club.league);
    let plain = |c: char| {
        if c.is_ascii_alphanumeric() {
            c.to_ascii_lowercase()
        } else {
            '-'
        }
    };
    let name: String = name.chars().map(plain).collect();
    match name.trim_matches('-') {
        "" => "league".to_string(),
        name => name.to_string(),
    }
}

/// Writes the statistics themselves.
pub fn import(args: &SourceArgs, out: &Path) -> Result<(), CliError> {
    let found = source(args, &place::library(None)?)?;
    let estimated: Vec<String> = found.estimated.iter().map(ToString::to_string).collect();
    let about = format!("made by `touchline forge import`; {}", estimated.join("; "));
    for estimate in &estimated {
        eprintln!("{estimate}");
    }
    league::save(out, &stats::write(&found.season, &about))
}

/// Everything that is made of a season.
struct Made {
    charts: Vec<TeamChart>,
    squads: Vec<Squad>,
}

fn asked(game: Option<&str>, name: &str) -> bool {
    game.is_none_or(|game| game == name)
}

fn make(found: &Imported, game: Option<&str>, library: &Library) -> Result<Made, CliError> {
    let season = &found.season;
    let bar = progress::bar(inside_the_net::seasons(season.clubs.len()), "seasons");
    let mut made = Made {
        charts: Vec::new(),
        squads: Vec::new(),
    };
    if asked(game, "action-deck") {
        bar.set_message("seasons (team charts of action-deck first)");
        bar.tick();
        made.charts = action_deck::make(season, &team_charts::kit(library)?)?;
    }
    if asked(game, "inside-the-net") {
        bar.set_message("seasons (player cards of inside-the-net)");
        made.squads = inside_the_net::make(season, &cards::kit(library)?, &|| bar.inc(1))?;
    }
    bar.finish_and_clear();
    Ok(made)
}

/// Makes cards and charts for every game.
pub fn league(args: &LeagueArgs) -> Result<(), CliError> {
    let library = place::library(args.data.as_ref())?;
    let found = source(&args.source, &library)?;
    let game = args.game.as_deref();
    let made = make(&found, game, &library)?;
    let season = &found.season;
    let mut about = vec![match args.source.stats {
        Some(_) => format!("{} clubs.", season.clubs.len()),
        None => "The invented league of data/league.".to_string(),
    }];
    about.extend(found.estimated.iter().map(ToString::to_string));
    about.push("Made by `touchline forge league`.".to_string());
    let rated = ratings::rate_season(season, Method::Plain);
    let texts = [
        sheet::clubs(season, &about),
        sheet::write(&rated, "Nowhere", 1, &about),
        action_deck::write(&made.charts, &about),
        inside_the_net::write(&made.squads, &about),
        counter_attack::write(&counter_attack::make(season), &about),
    ];
    let name = name_of(&found);
    for ((of, place), text) in PLACES.into_iter().zip(texts) {
        if asked(game, of) {
            let path = args.out.join(place.replace("NAME", &name));
            let folder = path.parent().unwrap_or(&args.out);
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make {}", folder.display()))?;
            progress::save(&path, &text)?;
            eprintln!("{}", path.display());
        }
    }
    Ok(())
}

/// Plays the season again in every game.
pub fn report(args: &ReportArgs) -> Result<(), CliError> {
    let library = place::library(args.data.as_ref())?;
    let found = source(&args.source, &library)?;
    let game = args.game.as_deref();
    let made = match &args.made {
        Some(folder) => read_made(folder, &found, game)?,
        None => make(&found, game, &library)?,
    };
    let mut reports: Vec<Report> = Vec::new();
    let bar = progress::bar(args.seasons, "seasons");
    if asked(game, "inside-the-net") {
        let clubs = Wanted::all(&found.season);
        let lineups = Lineups::new(&clubs, &made.squads)?;
        let league = inside_the_net::League::new(&cards::kit(&library)?, &made.squads, &lineups)?;
        bar.set_message("seasons of inside-the-net");
        let outcome = league.play(args.seasons, args.seed, &|| bar.inc(1));
        reports.push(report::of_inside_the_net(&clubs, &outcome));
    }
    if asked(game, "action-deck") {
        bar.set_message("seasons; action-deck");
        bar.tick();
        let league = action_deck::League::new(&team_charts::kit(&library)?, &made.charts)?;
        let outcome = league.play(args.seasons, args.seed);
        let clubs = action_deck::wanted(&found.season);
        reports.push(report::of_action_deck(&clubs, &outcome));
    }
    if asked(game, "offense-charts") {
        bar.set_message("seasons; offense-charts");
        bar.tick();
        let run = Run {
            seasons: args.seasons,
            seed: args.seed,
        };
        let kit = charts::kit(&library)?;
        reports.push(report::of_offense_charts(&found.season, &kit, run)?);
    }
    bar.finish_and_clear();
    if asked(game, "counter-attack") {
        reports.push(tactical(args, &found, &library)?);
    }
    let mut out = std::io::stdout().lock();
    for report in &reports {
        writeln!(out, "{}", report::text(report, args.players))?;
    }
    match found.estimated.is_empty() {
        true => writeln!(out, "all numbers are those of the statistics")?,
        false => writeln!(out, "all numbers are those of the source, but")?,
    }
    for estimate in &found.estimated {
        writeln!(out, "  {estimate}")?;
    }
    if let Some(path) = &args.html {
        let title = found.season.clubs.first().map_or("", |club| &club.league);
        let title = format!("{title}: the season played again");
        progress::save(path, &html::page(&title, &reports, &found.estimated))?;
        eprintln!("{}", path.display());
    }
    Ok(())
}

/// How many seasons of the other games take as long as one of counter-attack, or longer.
const SLOWER: u64 = 50;

/// The season in counter-attack. Its squads follow from the statistics at once, so that they are
/// made again.
fn tactical(args: &ReportArgs, found: &Imported, library: &Library) -> Result<Report, CliError> {
    let squads = counter_attack::make(&found.season);
    let seasons = args.seasons.div_ceil(SLOWER);
    let clubs = squads.len() as u64;
    let bar = progress::bar(
        seasons * clubs * clubs.saturating_sub(1),
        "matches of counter-attack",
    );
    let kit = super::value::kit(library)?;
    let outcome = counter_attack::play::play(&kit, &squads, seasons, args.seed, &|| bar.inc(1))?;
    bar.finish_and_clear();
    Ok(report::of_counter_attack(&found.season, &outcome))
}

/// Cards and charts that were made before.
fn read_made(folder: &Path, found: &Imported, game: Option<&str>) -> Result<Made, CliError> {
    let name = name_of(found);
    let ids: Vec<&str> = found
        .season
        .clubs
        .iter()
        .map(|club| club.id.as_str())
        .collect();
    let text = |of: &str| -> Result<(PathBuf, String), CliError> {
        let mut places = PLACES.iter().filter(|(game, _)| *game == of);
        let place = places.next().map_or("", |(_, place)| place);
        let path = folder.join(place.replace("NAME", &name));
        let text = super::read(&path)?;
        Ok((path, text))
    };
    let same = |path: &Path, theirs: Vec<&str>| match theirs == ids {
        true => Ok(()),
        false => {
            let text = format!(
                "{} has other clubs than the statistics; make it again",
                path.display()
            );
            Err(CliError::from(anyhow::anyhow!(text)))
        }
    };
    let mut made = Made {
        charts: Vec::new(),
        squads: Vec::new(),
    };
    if asked(game, "action-deck") {
        let (path, text) = text("action-deck")?;
        made.charts = TeamChart::parse_all(&text)?;
        same(
            &path,
            made.charts.iter().map(|chart| chart.id.as_str()).collect(),
        )?;
    }
    if asked(game, "inside-the-net") {
        let (path, text) = text("inside-the-net")?;
        made.squads = Squad::parse_all(&text)?;
        same(
            &path,
            made.squads.iter().map(|squad| squad.id.as_str()).collect(),
        )?;
    }
    Ok(made)
}
