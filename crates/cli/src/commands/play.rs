//! `touchline play`.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context as _, anyhow};
use arena::{
    Match, new_match,
    table::{Answerer, from_log, posted_match},
};
use games::{Dice, HUMAN, MatchSetup, bot_command};
use library::Library;
use tabletop::{BySide, Side, UndoRule, log::Log, pledge::Pledge};

use super::agreed;
use crate::{
    args::{DiceArg, PlayArgs, SittingArgs},
    error::CliError,
    place,
    terminal::{
        bot::Leash,
        dugout::Dugout,
        journal::{self, Journal},
        programs,
        seat::{End, Seat, Style},
        secret, sheet,
    },
};

pub fn run(args: &PlayArgs) -> Result<(), CliError> {
    let library = place::library(args.agreed.data.as_ref())?;
    if args.auto {
        return auto(args, &library);
    }
    let (played, journal) = match &args.resume {
        Some(file) => resume(file.as_deref(), &library)?,
        None => start(args, &library)?,
    };
    let path = journal.path().to_path_buf();
    let hint = go_on(&path);
    let own = own_coaches(&args.agreed.coach)?;
    let (_, end) = sit_down(played, journal, &args.sitting, &own, &hint)?;
    if end == End::FullTime {
        secret::let_go(&path);
        let mut out = crate::screen::stdout().within(args.sitting.columns);
        writeln!(out, "The match is in {}.", path.display())?;
    }
    Ok(())
}

/// People, coaches and programs play a match until full time, or until somebody leaves;
/// `hint` says then how to go on. `own` are the coaches that whoever sits here has named.
pub fn sit_down(
    played: Box<dyn Match>,
    journal: Journal,
    args: &SittingArgs,
    own: &BySide<String>,
    hint: &str,
) -> Result<(Box<dyn Match>, End), CliError> {
    programs::ask_leave(played.as_ref(), own, args.allow_exec)?;
    // Everything is in the file already: it only remains to say so.
    let leash = Leash::default();
    catch_ctrl_c(&leash, hint.to_string())?;
    let dugout = Dugout::enter(played.as_ref(), bot_time(args), leash);
    let mut out = crate::screen::stdout().within(args.columns);
    welcome(&mut out, played.as_ref())?;
    for note in played.notes() {
        eprintln!("note: {note}");
    }
    let style = Style {
        why: true,
        brief: args.brief,
        columns: args.columns,
        seat: args.seat.as_deref().and_then(Side::named),
    };
    let mut seat = Seat::new(played, journal, dugout, &mut out, style);
    let end = seat.play()?;
    let Seat {
        played, mut dugout, ..
    } = seat;
    dugout.leave(played.as_ref())?;
    write!(out, "{}", sheet::result(played.as_ref()))?;
    if end == End::Left {
        writeln!(out, "{hint}")?;
    }
    Ok((played, end))
}

/// The coaches that were named on the command line. Programs among them are remembered.
pub fn own_coaches(named: &[String]) -> Result<BySide<String>, CliError> {
    let own = agreed::coaches(named, BySide::both(HUMAN))?;
    programs::remember(&own);
    Ok(own)
}

/// Says goodbye and ends the program, with its bots.
fn catch_ctrl_c(leash: &Leash, goodbye: String) -> anyhow::Result<()> {
    let leash = leash.clone();
    let handler = move || {
        let _ended = leash.end_all();
        println!("\n{goodbye}");
        std::process::exit(130);
    };
    ctrlc::set_handler(handler).context("cannot catch Ctrl-C")
}

fn bot_time(args: &SittingArgs) -> Duration {
    Duration::from_secs(args.bot_seconds)
}

fn go_on(path: &Path) -> String {
    format!(
        "Nothing is lost. Go on with: touchline play --resume {}",
        path.display()
    )
}

fn welcome(out: &mut impl Write, played: &dyn Match) -> io::Result<()> {
    let setup = played.setup();
    writeln!(
        out,
        "{} ({}) against {} ({}), {}. Type help for help.",
        setup.names.home,
        setup.coaches.home,
        setup.names.away,
        setup.coaches.away,
        setup.game.name()
    )
}

/// A match without people, printed.
fn auto(args: &PlayArgs, library: &Library) -> Result<(), CliError> {
    let setup = setup(args, library, true, "")?;
    let mut played = begin(args, &setup, library)?;
    programs::remember(&setup.coaches);
    let leash = Leash::default();
    if Side::BOTH
        .iter()
        .any(|&side| bot_command(&setup.coaches[side]).is_some())
    {
        let goodbye = "Stopped before full time. With --auto nothing is kept until then.";
        catch_ctrl_c(&leash, goodbye.to_string())?;
    }
    let mut dugout = Dugout::enter(played.as_ref(), bot_time(&args.sitting), leash);
    while let Some(answerer) = played.answerer() {
        match answerer {
            Answerer::Bot(side) => dugout.decide(played.as_mut(), side)?,
            Answerer::Person | Answerer::Clock | Answerer::Program | Answerer::Contributor(_) => {
                played.answer_by_program()?;
            }
        }
    }
    if let Some(path) = &args.save {
        journal::write_whole(path, &played.save())?;
    }
    dugout.leave(played.as_ref())?;
    let mut out = crate::screen::stdout().within(args.sitting.columns);
    for line in played.story() {
        write!(out, "{}", sheet::story_line(&line, args.why))?;
    }
    write!(out, "{}", sheet::result(played.as_ref()))?;
    if let Dice::App { seed, index } = setup.dice {
        eprintln!("seed {seed}, match {index}");
    }
    Ok(())
}

fn setup(
    args: &PlayArgs,
    library: &Library,
    auto: bool,
    dice_secret: &str,
) -> Result<MatchSetup, CliError> {
    let game = agreed::game(&args.agreed.game)?;
    let computer = game.coaches().first().map_or(HUMAN, |(name, _)| *name);
    let coaches = BySide {
        home: if auto { computer } else { HUMAN },
        away: computer,
    };
    if args.seed.is_some() && args.sitting.dice != DiceArg::App {
        let text = "a seed chooses the program's own dice; leave out --seed, or write --dice app";
        return Err(CliError::usage(text));
    }
    let dice = match args.sitting.dice {
        DiceArg::Mine => Dice::Mine,
        DiceArg::Verifiable => Dice::Verifiable(Pledge::of(dice_secret)),
        DiceArg::App => Dice::App {
            seed: match args.seed {
                Some(seed) => seed,
                None => super::random_seed()?,
            },
            index: args.index,
        },
    };
    let mut setup = agreed::setup(&args.agreed, library, coaches, dice)?;
    if auto && [&setup.coaches.home, &setup.coaches.away].contains(&&HUMAN.to_string()) {
        let text = "--auto is between computer coaches and programs of your own (exec:)";
        return Err(CliError::usage(text));
    }
    seat_people(&mut setup, &args.sitting)?;
    Ok(setup)
}

/// What people are asked and may take back, and whether a clock runs.
pub fn seat_people(setup: &mut MatchSetup, args: &SittingArgs) -> Result<(), CliError> {
    setup.asked = args.ask.as_ref().map(|names| {
        let names = names.split(',').map(str::trim);
        names
            .filter(|name| !matches!(*name, "" | "nothing"))
            .map(str::to_string)
            .collect()
    });
    let two_people = agreed::two_people(setup);
    // Between two people a real clock runs, where the game has one.
    let has_clock = |option: &tabletop::options::OptionSpec| {
        option.name == "time_model" && option.values.contain("live")
    };
    let chosen = setup
        .options
        .iter()
        .any(|text| text.starts_with("time_model="));
    if two_people && !chosen && setup.game.options().iter().any(has_clock) {
        setup.options.push("time_model=live".to_string());
        eprintln!("The clock will run; --set time_model=uniform turns it off.");
    }
    setup.undo = match &args.undo {
        Some(name) => UndoRule::named(name).ok_or_else(|| {
            let text = format!("there is no undo rule `{name}`");
            CliError::usage(format!("{text}; there is free, until-chance, agreed, off"))
        })?,
        None if args.dice == DiceArg::Verifiable => UndoRule::Off,
        None if two_people => UndoRule::UntilChance,
        None => UndoRule::Free,
    };
    setup.reroll = args.reroll;
    Ok(())
}

/// A match from the start, or from the position that was asked for.
fn begin(
    args: &PlayArgs,
    setup: &MatchSetup,
    library: &Library,
) -> Result<Box<dyn Match>, CliError> {
    let played = match &args.from {
        Some(path) => posted_match(setup, &super::read(path)?, library),
        None => new_match(setup, library),
    };
    played.map_err(agreed::setup_error)
}

fn start(args: &PlayArgs, library: &Library) -> Result<(Box<dyn Match>, Journal), CliError> {
    let secret = secret::new()?;
    let setup = setup(args, library, false, &secret)?;
    let mut played = begin(args, &setup, library)?;
    let path = match &args.save {
        Some(path) => path.clone(),
        None => journal::next_path(&place::matches()?),
    };
    let journal = Journal::create(&path, played.header())?;
    if let Dice::Verifiable(_) = setup.dice {
        played.hold_secret(&secret)?;
        secret::keep(&path, &secret)?;
    }
    Ok((played, journal))
}

fn resume(file: Option<&Path>, library: &Library) -> Result<(Box<dyn Match>, Journal), CliError> {
    let path = match file {
        Some(path) => path.to_path_buf(),
        None => last_left(library)?,
    };
    let (journal, log) = Journal::reopen(&path)?;
    let played = from_log(&log, library);
    let mut played = played.with_context(|| format!("cannot go on with {}", path.display()))?;
    secret::fetch(&path, played.as_mut())?;
    if played.pending().is_none() {
        eprintln!("{} is over.", path.display());
    }
    Ok((played, journal))
}

/// The match that was left last and is not over.
fn last_left(library: &Library) -> anyhow::Result<PathBuf> {
    let folder = place::matches()?;
    let not_over = |path: &PathBuf| {
        let text = super::read(path).ok()?;
        let log = Log::parse_torn(&text).ok()?;
        from_log(&log, library).ok()?.pending()
    };
    let mut paths = journal::paths(&folder).into_iter();
    paths.find(|path| not_over(path).is_some()).ok_or_else(|| {
        anyhow!(
            "there is no match to go on with in {}; start one with `touchline play`",
            folder.display()
        )
    })
}
