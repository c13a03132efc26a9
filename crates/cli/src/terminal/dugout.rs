//! The bots of a match: outside programs that coach, and what is said and done
//! when they do not answer. Whatever they do, the match goes on.

use std::{
    io::Write as _,
    time::{Duration, Instant},
};

use arena::{Match, Pending};
use games::bot_command;
use tabletop::{BySide, Side};

use super::bot::{Bot, Leash};
use crate::screen;

/// How long a bot may take to end by itself after the match.
const GRACE: Duration = Duration::from_secs(1);

/// How much of what a bot said is shown.
const SHOWN: usize = 200;

/// The bots of a match. They are ended with it, whichever way it ends.
#[derive(Debug)]
pub struct Dugout {
    /// `None` for a side without a bot, and for one that is not asked any more.
    bots: BySide<Option<Bot>>,
    /// True if a side was told that it talks too much.
    told: BySide<bool>,
    leash: Leash,
    limit: Duration,
}

impl Dugout {
    /// Starts the bots of a match, unless it is over. Each has `limit` for an
    /// answer.
    pub fn enter(played: &dyn Match, limit: Duration, leash: Leash) -> Dugout {
        let setup = played.setup();
        let bots = BySide::from_fn(|side| {
            let command = bot_command(&setup.coaches[side])?;
            played.pending()?;
            match Bot::start(command, side, &leash) {
                Ok(bot) => Some(bot),
                Err(error) => {
                    say(&format!(
                        "bot {side}: `sh` cannot start it ({error}). {REST_BY_DEFAULT}"
                    ));
                    None
                }
            }
        });
        Dugout {
            bots,
            told: BySide::both(false),
            leash,
            limit,
        }
    }

    /// Answers the question that waits for the bot of a side: with what the bot
    /// says, or by default.
    pub fn decide(&mut self, played: &mut dyn Match, side: Side) -> anyhow::Result<()> {
        let answer = self.ask(played, side)?;
        match answer {
            Some(answer) => played.answer(&answer)?,
            None => played.answer_by_default()?,
        }
        Ok(())
    }

    /// What the bot says, if it can be chosen. If not, people are told.
    fn ask(&mut self, played: &dyn Match, side: Side) -> anyhow::Result<Option<String>> {
        let (Some(bot), Some(question)) = (&mut self.bots[side], wire::BotQuestion::new(played))
        else {
            return Ok(None);
        };
        let Some(Pending::Decide {
            name,
            menu,
            default,
            ..
        }) = played.pending()
        else {
            return Ok(None);
        };
        if let Some(line) = bot.forget_unasked() {
            tell_once(&mut self.told[side], side, &line);
        }
        // A real clock gives a bot as long as it gives a person.
        let limit = match played.live_clock() {
            Some((_, seconds)) => self.limit.min(Duration::from_secs(u64::from(seconds))),
            None => self.limit,
        };
        let allowed = format!("Allowed: {}.", menu.join(", "));
        let line = match bot.ask(wire::to_line(&question)?, limit) {
            Ok(line) => line,
            Err(gone) => {
                self.bots[side] = None;
                say(&format!(
                    "bot {side}, {name}: {gone}. {allowed} {REST_BY_DEFAULT}"
                ));
                return Ok(None);
            }
        };
        let trouble = match wire::read_answer(&line) {
            Ok(answer) if menu.contains(&answer) => return Ok(Some(answer)),
            Ok(_) => "that cannot be chosen".to_string(),
            Err(trouble) => trouble.to_string(),
        };
        say(&format!(
            "bot {side}, {name}: it said {}, and {trouble}. {allowed} Write it as \
             {{\"answer\": \"{default}\"}}. The default is taken: {default}.",
            shown(&line)
        ));
        Ok(None)
    }

    /// Ends the bots, after they were told of full time if it is.
    pub fn leave(&mut self, played: &dyn Match) -> anyhow::Result<()> {
        let over = match played.pending() {
            Some(_) => None,
            None => Some(wire::to_line(&wire::BotOver::new(played))?),
        };
        let sides = Side::BOTH.map(|side| (side, self.bots[side].take()));
        let mut bots: Vec<(Side, Bot)> = sides
            .into_iter()
            .filter_map(|(side, bot)| Some((side, bot?)))
            .collect();
        for (_, bot) in &mut bots {
            if let Some(over) = &over {
                bot.tell(over.clone());
            }
            bot.close();
        }
        let until = Instant::now() + GRACE;
        for (side, bot) in &bots {
            bot.end(until);
            // A short match may be over before anything came too early.
            if let Some(line) = bot.left_over() {
                tell_once(&mut self.told[*side], *side, &line);
            }
        }
        Ok(())
    }
}

impl Drop for Dugout {
    fn drop(&mut self) {
        drop(self.leash.end_all());
    }
}

const REST_BY_DEFAULT: &str = "It is not asked again: its side plays by default to the end.";

/// Says that a bot talks too much, unless that was said.
fn tell_once(told: &mut bool, side: Side, line: &str) {
    if !std::mem::replace(told, true) {
        say(&format!(
            "bot {side}: it said {} without being asked; such lines are ignored. \
             Print one line for each question, and comments on the standard error.",
            shown(line)
        ));
    }
}

/// Tells people beside the match. If nobody reads that, the match goes on.
fn say(text: &str) {
    let _ = writeln!(screen::stderr(), "{text}");
}

/// What a bot said, not too long.
fn shown(line: &str) -> String {
    let short: String = line.chars().take(SHOWN).collect();
    let more = if short.len() < line.len() { "…" } else { "" };
    format!("`{short}{more}`")
}
