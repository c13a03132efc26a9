//! `touchline season scorers`, `keepers`, `form` and the other tables of people and clubs.

use std::io::Write as _;

use seasons::{
    Season,
    people::{self, Cell, Listing},
};

use super::wrong;
use crate::{
    args::{ListingArgs, PeopleCommand},
    error::CliError,
};

/// The season a table is of.
pub fn season(what: &PeopleCommand) -> &str {
    use PeopleCommand as P;
    match what {
        P::Scorers(args) | P::Assists(args) | P::Cards(args) | P::Keepers(args) => &args.season,
        P::Awards(args) | P::Records(args) => &args.season,
        P::Form { args, .. } | P::HeadToHead { args, .. } => &args.season,
    }
}

pub fn run(what: &PeopleCommand, season: &Season) -> Result<(), CliError> {
    use PeopleCommand as P;
    let (listing, args) = match what {
        P::Scorers(args) => (people::scorers(season), args),
        P::Assists(args) => (people::assists(season), args),
        P::Cards(args) => (people::cards(season), args),
        P::Keepers(args) => (people::keepers(season), args),
        P::Awards(args) => (people::awards(season), args),
        P::Records(args) => (people::records(season), args),
        P::Form { args, last } => (people::form(season, *last), args),
        P::HeadToHead { args, one, other } => {
            let one = season.team(one).map_err(wrong)?;
            let other = other.as_ref().map(|other| season.team(other)).transpose();
            let other = other.map_err(wrong)?;
            (people::head_to_head(season, one, other), args)
        }
    };
    print(listing, args)
}

/// As text, JSON or CSV.
pub fn print(mut listing: Listing, args: &ListingArgs) -> Result<(), CliError> {
    if let Some(top) = args.top {
        listing.rows.truncate(top);
    }
    let text = match (args.json, args.csv) {
        (true, _) => format!("{}\n", wire::to_text(&wire::listing_json(&listing))?),
        (_, true) => wire::listing_csv(&listing),
        _ => aligned(&listing),
    };
    if listing.rows.is_empty() && !args.json && !args.csv {
        eprintln!(
            "nothing of it was counted yet: no match was played, or the game does not count it"
        );
        return Ok(());
    }
    let mut out = match (args.csv, args.json) {
        (true, _) => crate::screen::stdout_for_data(),
        (_, true) => Box::new(crate::screen::unfolded()),
        _ => Box::new(crate::screen::stdout()),
    };
    Ok(out.write_all(text.as_bytes())?)
}

/// Words to the left, numbers to the right.
fn aligned(listing: &Listing) -> String {
    let shown = |cell: &Cell| match cell {
        Cell::Text(text) => text.clone(),
        Cell::Number(number) => number.to_string(),
    };
    let width = |at: usize, name: &str| {
        let cells = listing
            .rows
            .iter()
            .map(|row| shown(&row[at]).chars().count());
        cells.chain([name.chars().count()]).max().unwrap_or(0)
    };
    let names = listing.columns.iter().enumerate();
    let widths: Vec<usize> = names.map(|(at, name)| width(at, name)).collect();
    let is_number = |at: usize| {
        let mut cells = listing.rows.iter().map(|row| &row[at]);
        cells.all(|cell| matches!(cell, Cell::Number(_)))
    };
    let line = |cells: Vec<String>| {
        let padded = cells
            .iter()
            .enumerate()
            .map(|(at, text)| match is_number(at) {
                true => format!("{text:>width$}", width = widths[at]),
                false => format!("{text:<width$}", width = widths[at]),
            });
        format!("{}\n", padded.collect::<Vec<_>>().join("  ").trim_end())
    };
    let head = line(
        listing
            .columns
            .iter()
            .map(|name| name.replace('_', " "))
            .collect(),
    );
    let rows = listing
        .rows
        .iter()
        .map(|row| line(row.iter().map(shown).collect()));
    std::iter::once(head).chain(rows).collect()
}
