//! `touchline replay`.

use std::io::Write as _;

use anyhow::Context as _;
use arena::{DiceCheck, table::from_log};
use football::score_line;
use games::Dice;
use tabletop::log::Log;

use crate::{args::ReplayArgs, error::CliError, place, terminal::sheet};

pub fn run(args: &ReplayArgs) -> Result<(), CliError> {
    let name = args.file.display();
    let text = super::read(&args.file)?;
    let mut log = Log::parse(&text).with_context(|| format!("{name} is damaged"))?;
    if let Some(to) = args.to {
        log.entries.truncate(to);
    }
    let library = place::library(None)?;
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
            DiceCheck::OfSeed(throws) => format!("{throws} dice are those of the seed"),
            DiceCheck::OfSecret(throws) => format!(
                "the secret is the one promised, and {throws} dice are those that it gives with \
                 what the sides added"
            ),
            DiceCheck::NotRevealed => "its dice are promised, and not yet revealed".to_string(),
            DiceCheck::Mine => "0 dice are those of the seed".to_string(),
        };
        writeln!(
            out,
            "{name}: {} lines, every hash and every answer fits; {dice}; {}{}",
            log.entries.len(),
            score_line(&played.setup().names, played.score()),
            if played.pending().is_some() {
                ", not over yet"
            } else {
                ""
            },
        )?;
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
        crate::screen::print_json(&wire::Replay::new(played.as_ref()))?;
        return Ok(());
    }
    for line in played.story() {
        write!(out, "{}", sheet::story_line(&line, args.why))?;
    }
    write!(out, "{}", sheet::result(played.as_ref()))?;
    Ok(())
}
