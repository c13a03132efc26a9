//! What a league's office does.

use competition::course::Act;
use library::Library;
use seasons::recap::{self, RecapMarkup};
use seasons::{Conflict, Returned, Season, SeasonStore, SeasonWords, score};

use super::{correct, forecast, key, print, print::out, put, tables, wrong};
use crate::{
    args::{MergeArgs, OfficeCommand, RecapArgs, RecapFormat, UndoArgs},
    error::CliError,
    speech::Speech,
};

pub async fn run(
    what: &OfficeCommand,
    seasons: &SeasonStore,
    library: &Library,
) -> Result<(), CliError> {
    let open = async |id: &str| seasons.open(id).await.map_err(wrong);
    match what {
        OfficeCommand::Forecast(args) => forecast::run(&open(&args.season).await?, args, library),
        OfficeCommand::Match {
            season,
            key: text,
            out: file,
        } => {
            let game = open(season).await?.match_of(key(text)?, library);
            let text = game.map_err(wrong)?.save();
            super::write(&text, file.as_deref())
        }
        OfficeCommand::Correct(args) => correct::correct(args, seasons, library).await,
        OfficeCommand::Undo(args) => undo(args, seasons).await,
        OfficeCommand::Journal { season } => print::journal(&open(season).await?),
        OfficeCommand::WhatIf(args) => {
            let season = open(&args.season).await?;
            let game = season.match_of(key(&args.key)?, library).map_err(wrong)?;
            correct::what_if(game.as_ref(), &args.changes, args.out.as_deref())
        }
        OfficeCommand::Merge(args) => merge(args, seasons, library).await,
        OfficeCommand::Recap(args) => recap(args, &open(&args.season).await?, library),
        OfficeCommand::Tables(args) => tables::run(args, &open(&args.season).await?, library),
    }
}

fn recap(args: &RecapArgs, season: &Season, library: &Library) -> Result<(), CliError> {
    let speech = Speech::new(library, &args.told.language)?;
    let books = library.phrase_books()?;
    let words = &SeasonWords::of(&books, speech.language());
    let pieces = match (&args.key, &args.round) {
        (Some(text), _) => {
            let told = recap::of_match(season, key(text)?, library, words);
            let (pieces, card) = told.map_err(wrong)?;
            if args.format == RecapFormat::Svg {
                return super::write(&format!("{}\n", card.svg()), args.out.as_deref());
            }
            pieces
        }
        (None, Some(text)) => {
            let (stage, round) = text.split_once('.').unwrap_or(("1", text));
            let number = |part: &str| part.parse::<usize>().ok()?.checked_sub(1);
            let (Some(stage), Some(round)) = (number(stage), number(round)) else {
                let text = format!("`{text}` is no round: write 12, or 2.1 in the second stage");
                return Err(CliError::usage(text));
            };
            recap::of_round(season, stage, round, words).map_err(wrong)?
        }
        (None, None) => recap::of_season(season, words).map_err(wrong)?,
    };
    let format = match args.format {
        RecapFormat::Markdown => RecapMarkup::Markdown,
        RecapFormat::Bbcode => RecapMarkup::Bbcode,
        RecapFormat::Html => RecapMarkup::Html,
        RecapFormat::Svg => {
            return Err(CliError::usage("only a match has a score card: name one"));
        }
    };
    super::write(
        &recap::write(&pieces, format, speech.language()),
        args.out.as_deref(),
    )
}

async fn undo(args: &UndoArgs, seasons: &SeasonStore) -> Result<(), CliError> {
    let mut season = seasons.open(&args.season).await.map_err(wrong)?;
    let numbers = match (&args.key, &args.entries[..]) {
        (Some(text), _) => vec![season.last_number_of(key(text)?).map_err(wrong)?],
        (None, []) => vec![season.last_number().map_err(wrong)?],
        (None, numbers) => numbers.to_vec(),
    };
    let line = season.undo(&numbers, args.drop_later).map_err(wrong)?;
    let before = correct::places(&season)?;
    put(&mut season, line, seasons).await?;
    correct::moved(&before, &season)
}

async fn merge(args: &MergeArgs, seasons: &SeasonStore, library: &Library) -> Result<(), CliError> {
    let mut season = seasons.open(&args.season).await.map_err(wrong)?;
    let mut files = Vec::new();
    for name in &args.files {
        // A file may have a `=` in its name; a match has not.
        let said = name.split_once('=');
        let said = said.and_then(|(key, file)| Some((key.parse().ok()?, file)));
        let (key, path) = match said {
            Some((key, file)) => (Some(key), file),
            None => (None, name.as_str()),
        };
        files.push(Returned {
            name: path.to_string(),
            key,
            text: crate::commands::read(path.as_ref())?,
        });
    }
    let merge = season.merge(&files, library).map_err(wrong)?;
    for (file, key) in &merge.known {
        out(&format!("{key:<10} {file}: is here already\n"))?;
    }
    for Conflict { file, what, cure } in &merge.conflicts {
        eprintln!("{file}: {what}\n  {cure}");
    }
    if !merge.conflicts.is_empty() {
        let count = merge.conflicts.len();
        let text = format!("nothing was entered: {count} of the files do not fit");
        return Err(anyhow::anyhow!(text).into());
    }
    for (file, key, entry) in &merge.entries {
        if let Act::Result { teams, result, .. } = &entry.act {
            let [home, away] = teams.map(|team| season.name(team));
            let score = score(result);
            out(&format!("{key:<10} {home} {score} {away} ({file})\n"))?;
        }
    }
    if !args.dry_run {
        let entries = merge.entries.into_iter().map(|(_, _, entry)| entry);
        let entered = seasons.enter(&mut season, entries.collect()).await;
        entered.map_err(wrong)?;
    }
    Ok(())
}
