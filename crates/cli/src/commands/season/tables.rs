//! `touchline season tables`: CSV, JSON and events.

use std::fs;

use anyhow::{Context as _, anyhow};
use library::Library;
use seasons::Season;
use wire::Sheet;

use super::{write, wrong};
use crate::{
    args::{TablesArgs, TablesFormat},
    commands::progress,
    error::CliError,
};

pub fn run(args: &TablesArgs, season: &Season, library: &Library) -> Result<(), CliError> {
    match args.format {
        TablesFormat::Csv => csv_files(args, season),
        TablesFormat::Json => {
            let text = wire::to_text(&wire::AllTables::new(season)?)?;
            write(&format!("{text}\n"), args.out.as_deref())
        }
        TablesFormat::Events => {
            let mut text = String::new();
            for (key, game) in season.matches_again(library).map_err(wrong)? {
                text.push_str(&wire::event_lines(key, game.as_ref())?);
            }
            write(&text, args.out.as_deref())
        }
    }
}

fn csv_files(args: &TablesArgs, season: &Season) -> Result<(), CliError> {
    let folder = args
        .out
        .as_ref()
        .ok_or_else(|| CliError::usage("five CSV files need a folder: --out FOLDER"))?;
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    for sheet in wire::sheets(season)? {
        let mut csv = csv::Writer::from_writer(Vec::new());
        csv.write_record(&sheet.head).context("cannot write CSV")?;
        for row in &sheet.rows {
            let cells = row.iter().map(Sheet::cell);
            csv.write_record(cells).context("cannot write CSV")?;
        }
        let bytes = csv.into_inner().map_err(|error| anyhow!("{error}"))?;
        let text = String::from_utf8(bytes).context("cannot write CSV")?;
        let path = folder.join(format!("{}.csv", sheet.name));
        progress::save(&path, &text)?;
        eprintln!("{}: {} rows", path.display(), sheet.rows.len());
    }
    Ok(())
}
