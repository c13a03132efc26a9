//! From the command line to what is agreed before kick-off.

use arena::{Dice, GameId, HUMAN, MatchSetup, SetupError};
use library::Library;
use tabletop::{BySide, Side, UndoRule};

use crate::{args::MatchArgs, error::CliError};

/// The game with this id.
pub fn game(id: &str) -> Result<GameId, CliError> {
    GameId::named(id).ok_or_else(|| {
        let known: Vec<&str> = GameId::ALL.iter().map(|game| game.id()).collect();
        CliError::usage(format!(
            "there is no game `{id}`; there is {}",
            known.join(", ")
        ))
    })
}

/// What the arguments say. `coaches` are those of the sides not named.
pub fn setup(
    args: &MatchArgs,
    library: &Library,
    coaches: BySide<&str>,
    dice: Dice,
) -> Result<MatchSetup, CliError> {
    let game = game(&args.game)?;
    let mut setup = MatchSetup {
        game,
        names: names(args, library)?,
        coaches: coaches.map(ToString::to_string),
        dice,
        undo: UndoRule::Free,
        reroll: false,
        options: args.set.clone(),
    };
    for text in &args.coach {
        let side = text
            .split_once('=')
            .and_then(|(side, name)| Some((Side::named(side)?, name)));
        let Some((side, name)) = side else {
            let text = format!("`--coach {text}` names no side; write --coach home=NAME,away=NAME");
            return Err(CliError::Usage(text));
        };
        setup.coaches[side] = name.to_string();
    }
    Ok(setup)
}

/// True if people coach both sides.
pub fn two_people(setup: &MatchSetup) -> bool {
    Side::BOTH.iter().all(|&side| setup.coaches[side] == HUMAN)
}

/// What was agreed is wrong usage if it has faults; a broken library is not.
pub fn setup_error(error: SetupError) -> CliError {
    match error {
        SetupError::Faults(faults) => CliError::usage(faults.to_string()),
        SetupError::Library(error) => error.into(),
    }
}

fn names(args: &MatchArgs, library: &Library) -> Result<BySide<String>, CliError> {
    let clubs = library.clubs()?;
    let find = |wanted: Option<&String>, other: Option<&String>| {
        let found = match wanted {
            Some(id) => clubs.iter().find(|club| club.id == *id),
            // Anybody but the other side.
            None => clubs.iter().find(|club| Some(&club.id) != other),
        };
        found.cloned().ok_or_else(|| {
            let ids: Vec<&str> = clubs.iter().map(|club| club.id.as_str()).collect();
            let wanted = wanted.map_or("", String::as_str);
            CliError::usage(format!(
                "there is no team `{wanted}`; there is {}",
                ids.join(", ")
            ))
        })
    };
    let home = find(args.home.as_ref(), args.away.as_ref())?;
    let away = find(args.away.as_ref(), Some(&home.id))?;
    Ok(BySide {
        home: home.name,
        away: away.name,
    })
}
