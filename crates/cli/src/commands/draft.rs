//! `touchline draft`: squads picked card by card.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use arena::draft::{COMPUTER, DraftSetup, Drafting};
use counter_attack::Squad;
use games::{Dice, HUMAN};
use tabletop::{BySide, Question, log::Log};

use super::agreed;
use crate::{
    args::{DiceArg, DraftArgs},
    error::CliError,
    place,
    terminal::{
        input::{Input, Typed},
        journal,
        words::choose,
    },
};

const HELP: &str = "  a number, or the choice as it is written: choose it
  undo    take back your last choice
  table   what lies on the table
  help    this
  quit    stop here; --resume goes on";

pub fn run(args: &DraftArgs) -> Result<(), CliError> {
    let (mut draft, path) = match &args.resume {
        Some(path) => (open(path)?, path.clone()),
        None => (begin(args)?, args.save.clone()),
    };
    let mut out = crate::screen::stdout();
    let whole = sit(&mut draft, &path, &mut out)?;
    if !whole {
        writeln!(
            out,
            "Nothing is lost. Go on with: touchline draft --resume {}",
            path.display()
        )?;
        return Ok(());
    }
    if let Some(squads) = draft.squads() {
        write_squads(&squads, &args.out, &mut out)?;
    }
    Ok(())
}

fn begin(args: &DraftArgs) -> Result<Drafting, CliError> {
    let coaches = agreed::coaches(
        &args.coach,
        BySide {
            home: HUMAN,
            away: COMPUTER,
        },
    )?;
    let dice = match args.dice {
        DiceArg::Mine => Dice::Mine,
        DiceArg::Verifiable => {
            let text = "a draft has no verifiable dice; write --dice app or --dice mine";
            return Err(CliError::usage(text));
        }
        DiceArg::App => Dice::App {
            seed: match args.seed {
                Some(seed) => seed,
                None => super::random_seed()?,
            },
            index: 0,
        },
    };
    let setup = DraftSetup {
        clubs: BySide {
            home: club(&args.home)?,
            away: club(&args.away)?,
        },
        coaches,
        dice,
        keepers: args.keepers,
        cards: args.cards.as_deref().map(super::read).transpose()?,
    };
    let library = place::library(None)?;
    Drafting::new(&setup, &library).map_err(agreed::setup_error)
}

fn open(path: &Path) -> Result<Drafting, CliError> {
    let text = super::read(path)?;
    let log = Log::parse_torn(&text).with_context(|| format!("{} is damaged", path.display()))?;
    let draft = Drafting::open(&log);
    Ok(draft.with_context(|| format!("cannot go on with {}", path.display()))?)
}

/// Id, name and three letters of a club that is called so.
fn club(name: &str) -> Result<[String; 3], CliError> {
    let letters = |c: char| c.is_alphanumeric();
    let words: Vec<String> = name
        .split(|c| !letters(c))
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let short: String = name
        .to_uppercase()
        .chars()
        .filter(|c| letters(*c))
        .take(3)
        .collect();
    if words.is_empty() || name.contains(',') {
        return Err(CliError::usage(format!(
            "`{name}` cannot be the name of a squad; use letters and digits, and no comma"
        )));
    }
    Ok([words.join("-"), name.trim().to_string(), short])
}

/// Asks the people until both squads are whole; false if somebody left.
fn sit(draft: &mut Drafting, path: &Path, out: &mut impl Write) -> anyhow::Result<bool> {
    let input = Input::new();
    let mut told = 0;
    loop {
        let waiting = draft.next_for_person()?.cloned();
        journal::write_whole(path, &draft.save())?;
        for event in &draft.events()[told.min(draft.events().len())..] {
            writeln!(out, "{}", draft.draft().tell(*event))?;
        }
        told = draft.events().len();
        let Some(question) = waiting else {
            return Ok(true);
        };
        let menu = prompt(draft, &question, out)?;
        let Typed::Line(line) = input.next(None) else {
            writeln!(out)?;
            return Ok(false);
        };
        match line.as_str() {
            "quit" | "exit" => return Ok(false),
            "help" | "?" => writeln!(out, "{HELP}")?,
            "table" => write!(out, "{}", draft.draft().picture(draft.table()))?,
            "undo" => match draft.undo()? {
                true => {
                    told = draft.events().len();
                    writeln!(out, "Taken back.")?;
                }
                false => writeln!(out, "There is nothing to take back.")?,
            },
            _ => {
                let answer = choose(&menu, &line).unwrap_or(line);
                if let Err(refused) = draft.answer(&answer) {
                    writeln!(out, "{refused}")?;
                }
            }
        }
    }
}

/// Asks; the choices, if a manager is asked.
fn prompt(
    draft: &Drafting,
    question: &Question<counter_attack::draft::DraftPick>,
    out: &mut impl Write,
) -> anyhow::Result<Vec<String>> {
    let mut menu = Vec::new();
    match question {
        Question::Decide(decision) => {
            menu.extend(decision.menu.iter().map(ToString::to_string));
            if decision.name != "number" {
                write!(out, "\n{}", draft.draft().picture(draft.table()))?;
            }
            let choices: Vec<String> = (1..)
                .zip(&menu)
                .map(|(number, choice): (usize, _)| format!("{number} {choice}"))
                .collect();
            let name = draft.draft().name(decision.side);
            write!(out, "{name}, {}: {}? ", decision.name, choices.join(", "))?;
        }
        question => write!(out, "{} ({})? ", question.label(), question.allowed())?,
    }
    out.flush()?;
    Ok(menu)
}

fn write_squads(squads: &BySide<Squad>, folder: &Path, out: &mut impl Write) -> anyhow::Result<()> {
    let teams: PathBuf = folder.join("counter-attack/teams");
    fs::create_dir_all(&teams).with_context(|| format!("cannot make {}", teams.display()))?;
    let file = teams.join("drafted.txt");
    let text = Squad::document_of_all([&squads.home, &squads.away]);
    journal::write_whole(&file, &text)?;
    writeln!(
        out,
        "The squads are in {}. Play with: touchline play --game counter-attack --home {} --away {} --data {}",
        file.display(),
        squads.home.id,
        squads.away.id,
        folder.display()
    )?;
    Ok(())
}
