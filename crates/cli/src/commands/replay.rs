//! `touchline replay`.

use std::io::Write as _;

use anyhow::Context as _;
use arena::{DiceCheck, table::from_log};
use football::{phrase, standing::clubs_and_goals, term};
use games::Dice;
use tabletop::log::Log;

use crate::{
    args::ReplayArgs,
    error::CliError,
    place,
    speech::Speech,
    terminal::{input::Input, sheet, telling::Storyteller},
};

pub fn run(args: &ReplayArgs) -> Result<(), CliError> {
    let name = args.file.display();
    let text = super::read(&args.file)?;
    let mut log = Log::parse(&text).with_context(|| format!("{name} is damaged"))?;
    if let Some(to) = args.to {
        log.entries.truncate(to);
    }
    let library = place::library(None)?;
    let speech = Speech::new(&library, &args.telling.told.language)?;
    let played = from_log(&log, &library).with_context(|| format!("cannot replay {name}"))?;
    let mut out = crate::screen::stdout();
    if args.verify {
        let dice = played.check_dice().map_err(|line| {
            let gives = match played.setup().dice {
                Dice::Verifiable(_) => "the secret and the contributions give",
                Dice::App { .. } | Dice::Key(_) | Dice::Mine => "the seed gives",
            };
            let line = log.line_of(line - 1);
            anyhow::anyhow!("{name}, line {line}: this die or card is not the one {gives}")
        })?;
        let dice = match dice {
            DiceCheck::OfSeed(throws) => phrase!("terminal.dice.seed", n = throws),
            DiceCheck::OfSecret(throws) => phrase!("terminal.dice.secret", n = throws),
            DiceCheck::NotRevealed => term("terminal.dice.hidden"),
            DiceCheck::Mine => phrase!("terminal.dice.seed", n = 0),
        };
        let verified = phrase!(
            "terminal.verified",
            file = name.to_string(),
            lines = log.entries.len(),
            dice = dice,
            score = clubs_and_goals(played.score()),
            open = played.pending().is_some(),
        );
        let names = &played.setup().names;
        writeln!(out, "{}", speech.teller(names).say(&verified))?;
        return Ok(());
    }
    if args.notation {
        let text = played.notation();
        let text = text.ok_or_else(|| anyhow::anyhow!("this game has no notation of its own"))?;
        write!(crate::screen::unfolded(), "{text}")?;
        return Ok(());
    }
    if args.position {
        writeln!(crate::screen::unfolded(), "{}", played.post())?;
        return Ok(());
    }
    if args.json {
        crate::screen::print_json(&wire::Replay::new(
            played.as_ref(),
            &args.telling.told.language,
        ))?;
        return Ok(());
    }
    let (mut telling, input) = (
        Storyteller::new(&args.telling, speech.clone()),
        Input::new(),
    );
    for line in played.story(speech.language()) {
        telling.tell(&line, &input, &mut out)?;
    }
    write!(out, "{}", sheet::result(played.as_ref(), &speech))?;
    Ok(())
}
