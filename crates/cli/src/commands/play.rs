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
use football::phrase;
use games::{Dice, HUMAN, MatchSetup, bot_command};
use library::Library;
use tabletop::{BySide, Side, UndoRule, log::Log, pledge::Pledge};

use super::agreed;
use crate::{
    args::{DiceArg, PlayArgs, SittingArgs},
    error::CliError,
    place,
    speech::Speech,
    terminal::{
        bot::Leash,
        dugout::Dugout,
        input::Input,
        journal::{self, FileJournal},
        programs,
        seat::{SeatEnd, TellingStyle, TerminalSeat},
        secret, sheet,
        telling::Storyteller,
    },
};

pub fn run(args: &PlayArgs) -> Result<(), CliError> {
    let library = place::library(args.agreed.data.as_ref())?;
    if args.auto {
        return auto(args, &library);
    }
    let speech = Speech::new(&library, &args.telling.told.language)?;
    let (played, journal) = match &args.resume {
        Some(file) => resume(file.as_deref(), &library)?,
        None => start(args, &library, &speech)?,
    };
    let path = journal.path().to_path_buf();
    if played.pending().is_none() {
        eprintln!("{}", of_file("terminal.over", &path, &speech));
    }
    let hint = go_on(
        format!("touchline play --resume {}", path.display()),
        &speech,
    );
    let own = own_coaches(&args.agreed.coach)?;
    let mut telling = Storyteller::new(&args.telling, speech.clone());
    // Who throws his own dice sees what they are looked up as.
    telling.why |= played.setup().dice == Dice::Mine;
    let (_, end) = sit_down(
        played,
        journal,
        (&args.sitting, telling),
        &own,
        &hint,
        Input::new(),
    )?;
    if end == SeatEnd::FullTime {
        secret::let_go(&path);
        let mut out = crate::screen::stdout().within(args.sitting.columns);
        writeln!(out, "{}", of_file("terminal.file", &path, &speech))?;
    }
    Ok(())
}

/// People, coaches and programs play a match until full time, or until somebody leaves;
/// `hint` says then how to go on. `own` are the coaches that whoever sits here has named.
pub fn sit_down(
    played: Box<dyn Match>,
    journal: FileJournal,
    (args, telling): (&SittingArgs, Storyteller),
    own: &BySide<String>,
    hint: &str,
    input: Input,
) -> Result<(Box<dyn Match>, SeatEnd), CliError> {
    programs::ask_leave(played.as_ref(), own, args.allow_exec)?;
    // Everything is in the file already: it only remains to say so.
    let leash = Leash::default();
    catch_ctrl_c(&leash, hint.to_string())?;
    let dugout = Dugout::enter(played.as_ref(), bot_time(args), leash);
    let mut out = crate::screen::stdout().within(args.columns);
    let speech = telling.speech.clone();
    welcome(&mut out, played.as_ref(), &speech)?;
    for note in played.notes(speech.language()) {
        speech.note(&note);
    }
    let style = TellingStyle {
        brief: args.brief,
        columns: args.columns,
        seat: args.seat.as_deref().and_then(Side::named),
    };
    let mut seat = TerminalSeat::new(played, journal, dugout, input, &mut out, (style, telling));
    let end = seat.play()?;
    let TerminalSeat {
        played, mut dugout, ..
    } = seat;
    dugout.leave(played.as_ref())?;
    write!(out, "{}", sheet::result(played.as_ref(), &speech))?;
    if end == SeatEnd::Left {
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

/// How to go on, for somebody who leaves.
pub fn go_on(command: String, speech: &Speech) -> String {
    speech.say(&phrase!("terminal.go.on", command = command))
}

/// Something about the file of a match.
fn of_file(key: &'static str, path: &Path, speech: &Speech) -> String {
    speech.say(&phrase!(key, file = path.display().to_string()))
}

fn welcome(out: &mut impl Write, played: &dyn Match, speech: &Speech) -> io::Result<()> {
    let setup = played.setup();
    let game = setup.game.name();
    let welcome = sheet::of_coaches("terminal.welcome", setup, speech).with("game", game);
    writeln!(out, "{}", speech.teller(&setup.names).say(&welcome))
}

/// A match without people, printed.
fn auto(args: &PlayArgs, library: &Library) -> Result<(), CliError> {
    let speech = Speech::new(library, &args.telling.told.language)?;
    let setup = setup(args, library, None, &speech)?;
    let mut played = begin(args, &setup, library)?;
    programs::remember(&setup.coaches);
    let leash = Leash::default();
    if Side::BOTH
        .iter()
        .any(|&side| bot_command(&setup.coaches[side]).is_some())
    {
        catch_ctrl_c(&leash, speech.term("terminal.stopped"))?;
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
    let mut telling = Storyteller::new(&args.telling, speech.clone());
    let input = Input::new();
    for line in played.story(speech.language()) {
        telling.tell(&line, &input, &mut out)?;
    }
    write!(out, "{}", sheet::result(played.as_ref(), &speech))?;
    if let Dice::App { seed, index } = setup.dice {
        let seed = phrase!("terminal.seed", seed = seed, index = index);
        eprintln!("{}", speech.say(&seed));
    }
    Ok(())
}

/// What was asked for; between computers alone if there is no secret for the dice.
fn setup(
    args: &PlayArgs,
    library: &Library,
    dice_secret: Option<&str>,
    speech: &Speech,
) -> Result<MatchSetup, CliError> {
    let auto = dice_secret.is_none();
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
        DiceArg::Verifiable => Dice::Verifiable(Pledge::of(dice_secret.unwrap_or_default())),
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
    seat_people(&mut setup, &args.sitting, speech)?;
    Ok(setup)
}

/// What people are asked and may take back, and whether a clock runs.
pub fn seat_people(
    setup: &mut MatchSetup,
    args: &SittingArgs,
    speech: &Speech,
) -> Result<(), CliError> {
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
        eprintln!("{}", speech.term("terminal.live"));
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

fn start(
    args: &PlayArgs,
    library: &Library,
    speech: &Speech,
) -> Result<(Box<dyn Match>, FileJournal), CliError> {
    let secret = secret::new()?;
    let setup = setup(args, library, Some(&secret), speech)?;
    let mut played = begin(args, &setup, library)?;
    let path = match &args.save {
        Some(path) => path.clone(),
        None => journal::next_path(&place::matches()?),
    };
    let journal = FileJournal::create(&path, played.header())?;
    if let Dice::Verifiable(_) = setup.dice {
        played.hold_secret(&secret)?;
        secret::keep(&path, &secret)?;
    }
    Ok((played, journal))
}

fn resume(
    file: Option<&Path>,
    library: &Library,
) -> Result<(Box<dyn Match>, FileJournal), CliError> {
    let path = match file {
        Some(path) => path.to_path_buf(),
        None => last_left(library)?,
    };
    let (journal, log) = FileJournal::reopen(&path)?;
    let played = from_log(&log, library);
    let mut played = played.with_context(|| format!("cannot go on with {}", path.display()))?;
    secret::fetch(&path, played.as_mut())?;
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
