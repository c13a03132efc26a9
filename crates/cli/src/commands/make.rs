//! `touchline forge league`, `forge report` and `forge import`: statistics of any kind in, cards,
//! charts and comparisons out.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    sync::Mutex,
};

use ::{action_deck::TeamChart, inside_the_net::Squad};
use anyhow::Context as _;
use forge::{
    offense_charts::replay::SeasonsToPlay,
    report::{self, html},
    set::{self, AllEquipment, Set, Watch},
};
use indicatif::ProgressBar;
use library::Library;
use statistics::{
    import::{self, Imported},
    seasons,
};
use tabletop::Faults;

use super::{league, progress, team_charts};
use crate::{
    args::{LeagueArgs, ReportArgs, SourceArgs},
    error::CliError,
    place,
};

/// The statistics that are asked for.
fn source(args: &SourceArgs, library: &Library) -> Result<Imported, CliError> {
    let mut found = match &args.stats {
        Some(path) => import::open(path, args.league.as_deref())?,
        None => Imported {
            season: team_charts::season(None, library)?,
            estimated: Vec::new(),
            warnings: Vec::new(),
        },
    };
    let named = args.stats.as_deref().unwrap_or(Path::new(""));
    super::warn(named, &found.warnings);
    if let Some(file) = &args.results {
        let results = seasons::read_file(file)?;
        if !found.take_results(&results.played) {
            let text = format!(
                "{} has other clubs or goals than the statistics; leave --results out, or name the same season",
                file.display()
            );
            return Err(anyhow::anyhow!(text).into());
        }
    }
    Ok(found)
}

/// Writes the statistics themselves.
pub fn import(args: &SourceArgs, out: &Path) -> Result<(), CliError> {
    let found = source(args, &place::library(None)?)?;
    let estimated: Vec<String> = found.estimated.iter().map(ToString::to_string).collect();
    let about = format!("made by `touchline forge import`; {}", estimated.join("; "));
    for estimate in &estimated {
        eprintln!("{estimate}");
    }
    league::save(out, &statistics::write(&found.season, &about))
}

fn asked(game: Option<&str>) -> impl Fn(&str) -> bool {
    move |name| game.is_none_or(|game| game == name)
}

/// A bar for each part of the work.
#[derive(Default)]
struct Bars(Mutex<Option<ProgressBar>>);

/// It is never given up.
impl Watch<Faults> for Bars {
    fn begins(&self, what: &'static str, parts: u64) -> Result<(), Faults> {
        let bar = progress::bar(parts, what);
        bar.tick();
        if let Ok(mut now) = self.0.lock()
            && let Some(before) = now.replace(bar)
        {
            before.finish_and_clear();
        }
        Ok(())
    }

    fn part(&self) -> Result<(), Faults> {
        if let Ok(now) = self.0.lock()
            && let Some(bar) = &*now
        {
            bar.inc(1);
        }
        Ok(())
    }
}

impl Drop for Bars {
    fn drop(&mut self) {
        if let Ok(mut now) = self.0.lock()
            && let Some(bar) = now.take()
        {
            bar.finish_and_clear();
        }
    }
}

/// Makes cards and charts for every game.
pub fn league(args: &LeagueArgs) -> Result<(), CliError> {
    let library = place::library(args.data.as_ref())?;
    let found = source(&args.source, &library)?;
    let asked = asked(args.game.as_deref());
    let set = Set::make(
        &found,
        &asked,
        &AllEquipment::of(&library)?,
        &Bars::default(),
    )?;
    let mut about = vec![match args.source.stats {
        Some(_) => format!("{} clubs.", found.season.clubs.len()),
        None => "The invented league of data/league.".to_string(),
    }];
    about.extend(found.estimated.iter().map(ToString::to_string));
    about.push("Made by `touchline forge league`.".to_string());
    for (place, text) in set.files(&found, &asked, &set::name_of(&found), &about) {
        let path = args.out.join(place);
        let folder = path.parent().unwrap_or(&args.out);
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        progress::save(&path, &text)?;
        eprintln!("{}", path.display());
    }
    Ok(())
}

/// Plays the season again in every game.
pub fn report(args: &ReportArgs) -> Result<(), CliError> {
    let library = place::library(args.data.as_ref())?;
    let found = source(&args.source, &library)?;
    let equipment = AllEquipment::of(&library)?;
    let asked = asked(args.game.as_deref());
    let bars = Bars::default();
    let set = match &args.made {
        Some(folder) => read_made(folder, &found, &asked)?,
        None => Set::make(&found, &asked, &equipment, &bars)?,
    };
    let run = SeasonsToPlay {
        seasons: args.seasons,
        seed: args.seed,
    };
    let reports = set.reports(&found, &asked, &equipment, run, &bars)?;
    drop(bars);
    let mut out = crate::screen::stdout();
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

/// Cards and charts that were made before.
fn read_made(
    folder: &Path,
    found: &Imported,
    asked: &dyn Fn(&str) -> bool,
) -> Result<Set, CliError> {
    let name = set::name_of(found);
    let ids: Vec<&str> = found
        .season
        .clubs
        .iter()
        .map(|club| club.id.as_str())
        .collect();
    let text = |of: &str| -> Result<(PathBuf, String), CliError> {
        let mut places = set::PLACES.iter().filter(|(game, _)| *game == of);
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
    let mut made = Set::default();
    if asked("action-deck") {
        let (path, text) = text("action-deck")?;
        made.charts = TeamChart::parse_all(&text)?;
        same(
            &path,
            made.charts.iter().map(|chart| chart.id.as_str()).collect(),
        )?;
    }
    if asked("inside-the-net") {
        let (path, text) = text("inside-the-net")?;
        made.squads = Squad::parse_all(&text)?;
        same(
            &path,
            made.squads.iter().map(|squad| squad.id.as_str()).collect(),
        )?;
    }
    Ok(made)
}
