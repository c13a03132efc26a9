//! `touchline odds`.

mod review;
mod table;

use std::{num::NonZero, thread, time::Instant};

use games::{Dice, MatchSetup};
use library::Library;
use simulation::{
    Run,
    odds::{Effect, Odds, usual_matches, worked},
    sample::{Venture, sample},
};
use tabletop::{BySide, Side};

use super::{agreed, patience::Patience};
use crate::{
    args::{MatchArgs, OddsArgs},
    error::CliError,
    place,
    speech::Speech,
};

/// The seed of the matches: the same question has the same answer.
const SEED: u64 = 1;

pub fn run(args: &OddsArgs) -> Result<(), CliError> {
    if let Some(file) = &args.of {
        return review::run(file, args);
    }
    let library = place::library(args.agreed.data.as_ref())?;
    let speech = Speech::new(&library, &args.told.language)?;
    let setup = setup(&args.agreed, &library)?;
    let against = against(args, &library)?;
    let beside = against.as_ref().map(|(setup, library)| (setup, library));
    let found = find((&setup, &library), beside, (args, &speech))?;
    let mut notes = found.odds.0.notes.clone();
    notes.extend(
        found
            .against
            .iter()
            .flat_map(|((odds, _), _)| odds.notes.clone()),
    );
    notes.dedup();
    for note in &notes {
        speech.note(&speech.say(note));
    }
    let mut out = crate::screen::stdout();
    if args.json {
        let beside = found.against.as_ref().zip(against.as_ref());
        let beside =
            beside.map(|(((odds, took), effect), (setup, _))| ((setup, odds, *took), effect));
        let (odds, took) = &found.odds;
        let shape = wire::ComparedOdds::new((&setup, odds, *took), beside);
        crate::screen::print_json(&shape)?;
        return Ok(());
    }
    let beside = found
        .against
        .as_ref()
        .map(|((odds, _), effect)| (odds, effect));
    let heading = args.against.join(" ");
    table::print(
        &mut out,
        (&setup, &speech),
        &found.odds.0,
        beside.map(|both| (heading.as_str(), both)),
    )?;
    Ok(())
}

fn setup(args: &MatchArgs, library: &Library) -> Result<MatchSetup, CliError> {
    let game = agreed::game(&args.game)?;
    let default = game.coaches().first().map_or("", |(name, _)| *name);
    let dice = Dice::App { seed: 0, index: 0 };
    let setup = agreed::setup(args, library, BySide::both(default), dice)?;
    let known = game.coaches();
    let computers = |&side: &Side| known.iter().any(|(name, _)| *name == setup.coaches[side]);
    if !Side::BOTH.iter().all(computers) {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        let text = format!("odds are for computer coaches: {}", names.join(", "));
        return Err(CliError::Usage(text));
    }
    Ok(setup)
}

/// The setting to compare with: the same match with other options or coaches; `default` is the
/// plain game on the bundled data.
fn against(args: &OddsArgs, library: &Library) -> Result<Option<(MatchSetup, Library)>, CliError> {
    if args.against.is_empty() {
        return Ok(None);
    }
    let (plain, changes): (Vec<&String>, Vec<&String>) =
        args.against.iter().partition(|change| *change == "default");
    let mut other = args.agreed.clone();
    let mut library = library.clone();
    if !plain.is_empty() {
        other.set.clear();
        other.data = None;
        library = Library::bundled().with_cache(&place::home()?.join("cache"));
    }
    for change in changes {
        let Some((name, _)) = change.split_once('=') else {
            return Err(CliError::usage(format!(
                "`--against {change}` sets nothing; write --against NAME=VALUE for an option, \
                 --against home=NAME for a coach, or --against default"
            )));
        };
        if Side::named(name).is_some() {
            other.coach.push(change.clone());
            continue;
        }
        let is_same = |set: &String| set.split_once('=').is_some_and(|(own, _)| own == name);
        other.set.retain(|set| !is_same(set));
        other.set.push(change.clone());
    }
    Ok(Some((setup(&other, &library)?, library)))
}

/// Odds, and how long they took in seconds.
type TimedOdds = (Odds, f64);

struct Findings {
    odds: TimedOdds,
    against: Option<(TimedOdds, Effect)>,
}

/// Works out what can be worked out, and simulates the rest.
fn find(
    setting: Venture<'_>,
    against: Option<Venture<'_>>,
    asked: (&OddsArgs, &Speech),
) -> Result<Findings, CliError> {
    let one = exact(setting)?;
    let other = against.map(exact).transpose()?;
    Ok(match (one, against.zip(other)) {
        (Some(odds), None) => Findings {
            odds,
            against: None,
        },
        (None, None) => simulated(setting, None, asked)?,
        (None, Some((against, None))) => simulated(setting, Some(against), asked)?,
        (Some(odds), Some((against, other))) => {
            let other = match other {
                Some(other) => other,
                None => simulated(against, None, asked)?.odds,
            };
            beside(odds, other)
        }
        (None, Some((_, Some(other)))) => beside(simulated(setting, None, asked)?.odds, other),
    })
}

fn beside(odds: TimedOdds, other: TimedOdds) -> Findings {
    let effect = Effect::between(&odds.0, &other.0);
    Findings {
        odds,
        against: Some((other, effect)),
    }
}

fn exact((setup, library): Venture<'_>) -> Result<Option<TimedOdds>, CliError> {
    let began = Instant::now();
    let odds = worked(setup, library).map_err(agreed::setup_error)?;
    Ok(odds.map(|odds| (odds, began.elapsed().as_secs_f64())))
}

fn simulated(
    setting: Venture<'_>,
    against: Option<Venture<'_>>,
    (args, speech): (&OddsArgs, &Speech),
) -> Result<Findings, CliError> {
    // Who says how long says nothing of how many.
    let most = match (args.matches, args.seconds) {
        (None, None) => Some(usual_matches(setting.0.game)),
        (matches, _) => matches,
    };
    let run = Run {
        matches: most.unwrap_or(u64::MAX),
        seed: SEED,
        threads: thread::available_parallelism().map_or(1, NonZero::get),
    };
    let patience = Patience::new(most, args.seconds, speech)?;
    speech.note(&speech.term("odds.early.end"));
    let sample = sample(setting, against, &run, &mut |played| patience.go_on(played));
    let took = patience.end();
    let sample = sample.map_err(agreed::setup_error)?;
    Ok(Findings {
        odds: (sample.odds, took),
        against: sample.against.map(|(odds, effect)| ((odds, took), effect)),
    })
}
