//! `touchline season play`: a match of a season at the terminal.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, anyhow};
use arena::{Match, new_match, table::from_log};
use competition::course::MatchKey;
use games::{Dice, HUMAN, MatchSetup};
use library::Library;
use seasons::{Season, SeasonError, SeasonStore};
use tabletop::BySide;

use super::{key, print, wrong};
use crate::{
    args::{DiceArg, PlaySeasonArgs},
    commands::{agreed, play},
    error::CliError,
    place,
    speech::Speech,
    terminal::{
        input::Input,
        journal::{EXTENSION, FileJournal},
        seat::SeatEnd,
        telling::Storyteller,
    },
};

pub async fn run(
    args: &PlaySeasonArgs,
    seasons: &SeasonStore,
    library: &Library,
) -> Result<(), CliError> {
    let season = seasons.open(&args.season).await.map_err(wrong)?;
    let key = match &args.key {
        Some(text) => key(text)?,
        None => next(&season)?,
    };
    if !season.open_matches().any(|open| open == key) {
        let text = format!("match {key} is not to be played now");
        return Err(CliError::usage(text));
    }
    let speech = Speech::new(library, &args.telling.told.language)?;
    let setup = setup(&season, key, args, &speech)?;
    if let Some(walkover) = season.walkover(key, &setup, library).map_err(wrong)? {
        eprintln!("a side has too few men: the match is awarded");
        return super::put(&mut season.clone(), walkover, seasons).await;
    }
    let path = path(&season, key)?;
    let (played, journal) = match path.exists() {
        true => go_on(&path, &setup, library)?,
        false => begin(&path, &setup, library)?,
    };
    let command = format!("touchline season play {} {key}", args.season);
    let hint = play::go_on(command, &speech);
    let own = play::own_coaches(&args.coach)?;
    let telling = Storyteller::new(&args.telling, speech);
    let (played, end) = play::sit_down(
        played,
        journal,
        (&args.sitting, telling),
        &own,
        &hint,
        Input::new(),
    )?;
    match end {
        SeatEnd::Left => Ok(()),
        SeatEnd::FullTime => enter(&args.season, key, played.as_ref(), &path, seasons).await,
    }
}

/// The match that was left, or the next one.
fn next(season: &Season) -> Result<MatchKey, CliError> {
    for key in season.open_matches() {
        if path(season, key)?.exists() {
            return Ok(key);
        }
    }
    let next = season.open_matches().next();
    next.ok_or_else(|| anyhow!("nothing is left to be played in {}", season.header().id).into())
}

/// The file of a match under way.
fn path(season: &Season, key: MatchKey) -> Result<PathBuf, CliError> {
    let plain = |letter: char| match letter.is_alphanumeric() {
        true => letter,
        false => '-',
    };
    let id: String = season.header().id.chars().map(plain).collect();
    let folder = place::matches()?.join("seasons");
    Ok(folder.join(format!("{id}-{key}.{EXTENSION}")))
}

fn setup(
    season: &Season,
    key: MatchKey,
    args: &PlaySeasonArgs,
    speech: &Speech,
) -> Result<MatchSetup, CliError> {
    let mut setup = season.setup(key, args.game.as_deref()).map_err(wrong)?;
    let usual = BySide {
        home: HUMAN,
        away: setup.coaches.away.as_str(),
    };
    setup.coaches = agreed::coaches(&args.coach, usual)?;
    match args.sitting.dice {
        DiceArg::App => (),
        DiceArg::Mine => setup.dice = Dice::Mine,
        DiceArg::Verifiable => {
            let text = "in the terminal a match of a season has the season's dice, or --dice mine";
            return Err(CliError::usage(text));
        }
    }
    play::seat_people(&mut setup, &args.sitting, speech)?;
    Ok(setup)
}

fn begin(
    path: &Path,
    setup: &MatchSetup,
    library: &Library,
) -> Result<(Box<dyn Match>, FileJournal), CliError> {
    let played = new_match(setup, library).map_err(agreed::setup_error)?;
    let journal = FileJournal::create(path, played.header())?;
    Ok((played, journal))
}

fn go_on(
    path: &Path,
    wanted: &MatchSetup,
    library: &Library,
) -> Result<(Box<dyn Match>, FileJournal), CliError> {
    let name = path.display();
    let (journal, log) = FileJournal::reopen(path)?;
    let played = from_log(&log, library).with_context(|| format!("cannot go on with {name}"))?;
    let found = played.setup();
    let other_dice = match (found.dice, wanted.dice) {
        (Dice::App { seed, .. }, Dice::App { seed: wanted, .. }) => seed != wanted,
        _ => false,
    };
    if found.names != wanted.names || other_dice {
        let what = format!("{name} is a match of another season of this name");
        return Err(anyhow!("{what}; move it away, and begin anew").into());
    }
    eprintln!("This match goes on as it was agreed; what you name now does not change it.");
    Ok((played, journal))
}

/// Enters what was played. Only when it is in the store its file is taken away: the season
/// has it.
async fn enter(
    id: &str,
    key: MatchKey,
    played: &dyn Match,
    path: &Path,
    seasons: &SeasonStore,
) -> Result<(), CliError> {
    let entries = |season: &Season| {
        if !season.open_matches().any(|open| open == key) {
            let what = format!("match {key} got another result meanwhile");
            return Err(SeasonError::Unfit(what));
        }
        let mut entry = season.entry(key, played.setup(), &played.report())?;
        entry.file = Some(played.save());
        Ok(vec![entry])
    };
    let kept = || format!("the match is in {}", path.display());
    let entered = seasons.enter_with(id, entries).await;
    let season = entered.with_context(kept)?;
    fs::remove_file(path).with_context(|| format!("cannot remove {}", path.display()))?;
    print::results(&season, &[key])
}
