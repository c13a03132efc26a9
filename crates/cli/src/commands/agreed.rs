//! From the command line to what is agreed before kick-off.

use football::Club;
use games::{Dice, Foretold, GameId, HUMAN, MatchSetup, SetupError, bot_command, playable::Team};
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
    let teams = teams(args.home.as_ref(), args.away.as_ref(), game, library)?;
    Ok(MatchSetup {
        game,
        names: teams.clone().map(|club| club.name),
        teams: teams.map(|club| Some(club.id)),
        coaches: self::coaches(&args.coach, coaches)?,
        dice,
        undo: UndoRule::Free,
        reroll: false,
        foretold: Foretold::default(),
        options: args.set.clone(),
        asked: None,
        men: BySide::default(),
    }
    .left_to_people())
}

/// Who coaches, by `home=NAME,away=NAME`; `usual` are those of the sides not named.
pub fn coaches(named: &[String], usual: BySide<&str>) -> Result<BySide<String>, CliError> {
    let mut coaches = usual.map(ToString::to_string);
    for text in named.iter().flat_map(|text| by_side(text)) {
        let side = text
            .split_once('=')
            .and_then(|(side, name)| Some((Side::named(side)?, name)));
        let Some((side, name)) = side else {
            let text = format!("`--coach {text}` names no side; write --coach home=NAME,away=NAME");
            return Err(CliError::Usage(text));
        };
        coaches[side] = name.to_string();
    }
    Ok(coaches)
}

/// Parts a text at the commas before `home=` and `away=`: the command of a bot
/// may have commas of its own.
fn by_side(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = text;
    let begins_side = |text: &str| {
        let named = text.split_once('=').map(|(side, _)| Side::named(side));
        named.flatten().is_some()
    };
    for (at, _) in text.match_indices(',') {
        let start = text.len() - rest.len();
        if begins_side(&text[at + 1..]) {
            parts.push(&text[start..at]);
            rest = &text[at + 1..];
        }
    }
    parts.push(rest);
    parts
}

/// Wrong usage if an outside program coaches: many matches are for coaches that
/// answer at once, and always the same.
pub fn no_bots(setup: &MatchSetup) -> Result<(), CliError> {
    let is_bot = |side: &Side| bot_command(&setup.coaches[*side]).is_some();
    let Some(side) = Side::BOTH.into_iter().find(is_bot) else {
        return Ok(());
    };
    Err(CliError::usage(format!(
        "the coach of {side} is a program of your own (exec:), and those are for single matches; \
         use `touchline play --auto`"
    )))
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

/// The teams asked for; otherwise the first ones there are, next to the other side if
/// that one was asked for.
pub fn teams(
    home: Option<&String>,
    away: Option<&String>,
    game: GameId,
    library: &Library,
) -> Result<BySide<Club>, CliError> {
    let teams = game.teams(library)?;
    let named = |id: &String| {
        Team::meant(id, &teams).map_err(|what| {
            let lists = format!("`touchline teams --game {}` lists them", game.id());
            CliError::usage(format!("{what}; {lists}"))
        })
    };
    let beside = |other: Option<&Team>| {
        let differs = |team: &&Team| other.is_none_or(|other| other.club.id != team.club.id);
        let near = |team: &&Team| other.is_none_or(|other| other.group == team.group);
        let mut fit = teams.iter().filter(differs);
        let found = fit.clone().find(near).or_else(|| fit.next());
        found.ok_or_else(|| CliError::usage("there are no two teams to play"))
    };
    let away = away.map(named).transpose()?;
    let home = home.map_or_else(|| beside(away), named)?;
    let away = away.map_or_else(|| beside(Some(home)), Ok)?;
    Ok(BySide { home, away }.map(|team| team.club.clone()))
}
