//! `touchline season enter`: a result from elsewhere.

use clubhouse::season::{Entry, PlayerLine, Seasons, parse_kicks, parse_result};
use competition::course::{Act, Scheduled};
use competition::result::{Card, Colour, Injury, Reason};
use tabletop::Side;

use super::{key, put, wrong};
use crate::{args::EnterArgs, error::CliError};

pub async fn run(args: &EnterArgs, seasons: &Seasons) -> Result<(), CliError> {
    let mut season = seasons.open(&args.season).await.map_err(wrong)?;
    let key = key(&args.key)?;
    let found = season.course().find(key);
    let fixture = found.map(Scheduled::fixture).ok_or_else(|| {
        let lists = format!(
            "`touchline season fixtures {} --all` lists them",
            args.season
        );
        CliError::usage(format!("there is no match {key}; {lists}"))
    })?;
    let said = args.result.join(" ");
    if let Some(kicks) = parse_kicks(&said) {
        return put(
            &mut season,
            Entry::new(Act::Shootout { key, kicks }),
            seasons,
        )
        .await;
    }
    let mut result = parse_result(&said).map_err(wrong)?;
    let mut players = [Vec::new(), Vec::new()];
    let mut count = |(side, name): (Side, &str), number: &str| {
        let line = PlayerLine::of(&mut players[side as usize], name);
        let sum = line.numbers.entry(number.to_string()).or_default();
        *sum += 1;
        *sum
    };
    let mut scorers = [0_u32; 2];
    for text in &args.goals {
        let who = named("goal", text)?;
        scorers[who.0 as usize] += 1;
        count(who, "goals");
    }
    for text in &args.assists {
        count(named("assist", text)?, "assists");
    }
    for text in &args.yellows {
        let who = named("yellow", text)?;
        let second = count(who, "yellows") == 2;
        let colour = match second {
            true => Colour::SecondYellow,
            false => Colour::Yellow,
        };
        if second {
            count(who, "reds");
        }
        result.cards.push(card(who, colour));
    }
    for text in &args.reds {
        let who = named("red", text)?;
        count(who, "reds");
        result.cards.push(card(who, Colour::Red));
    }
    for text in &args.injured {
        let (side, rest) = named("injured", text)?;
        let (name, matches) = rest.rsplit_once('=').unwrap_or((rest, "0"));
        let matches_out = matches.parse().map_err(|_| {
            CliError::usage(format!(
                "`--injured {text}`: write --injured home=NAME=MATCHES"
            ))
        })?;
        count((side, name), "injuries");
        result.injuries.push(Injury {
            side,
            player: name.to_string(),
            minute: 0,
            matches_out,
        });
    }
    for (side, goals) in Side::BOTH.into_iter().zip(result.table_goals()) {
        let named = scorers[side as usize];
        if named > goals {
            let text = format!("{named} scorers for {goals} goals of the {side} side");
            return Err(CliError::usage(text));
        }
    }
    let mut entry = Entry::new(Act::Result {
        key,
        teams: [fixture.home, fixture.away],
        result: Box::new(result),
    });
    entry.players = players;
    put(&mut season, entry, seasons).await
}

/// `home=NAME`.
fn named<'a>(option: &str, text: &'a str) -> Result<(Side, &'a str), CliError> {
    let named = text.split_once('=');
    let named = named.and_then(|(side, name)| Some((Side::named(side)?, name)));
    named
        .filter(|(_, name)| !name.is_empty())
        .ok_or_else(|| CliError::usage(format!("`--{option} {text}`: write --{option} home=NAME")))
}

fn card((side, name): (Side, &str), colour: Colour) -> Card {
    Card {
        side,
        player: name.to_string(),
        minute: 0,
        colour,
        reason: match colour {
            Colour::SecondYellow => Reason::SecondYellow,
            Colour::Yellow | Colour::Red => Reason::Other,
        },
    }
}
