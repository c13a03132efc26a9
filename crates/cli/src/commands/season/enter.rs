//! `touchline season enter`: a result from elsewhere.

use clubhouse::season::{Entry, PlayerLine, Season, Seasons, parse_kicks, parse_result};
use competition::course::{Act, MatchKey, Scheduled};
use competition::result::{Card, Colour, Injury, MatchResult, Reason};
use library::Library;
use tabletop::Side;

use super::{key, put, wrong};
use crate::{
    args::{DidArgs, EnterArgs},
    error::CliError,
};

pub async fn run(args: &EnterArgs, seasons: &Seasons, library: &Library) -> Result<(), CliError> {
    let mut season = seasons.open(&args.season).await.map_err(wrong)?;
    let entry = entry(&season, key(&args.key)?, &args.result, &args.did, library)?;
    put(&mut season, entry, seasons).await
}

/// What was typed, as an entry of the season.
pub fn entry(
    season: &Season,
    key: MatchKey,
    words: &[String],
    did: &DidArgs,
    library: &Library,
) -> Result<Entry, CliError> {
    let found = season.course().find(key);
    let fixture = found.map(Scheduled::fixture).ok_or_else(|| {
        let id = &season.header().id;
        let lists = format!("`touchline season fixtures {id} --all` lists them");
        CliError::usage(format!("there is no match {key}; {lists}"))
    })?;
    let said = words.join(" ");
    if let Some(kicks) = parse_kicks(&said) {
        return Ok(Entry::new(Act::Shootout { key, kicks }));
    }
    let mut result = parse_result(&said).map_err(wrong)?;
    let players = men(did, &mut result)?;
    let teams = [fixture.home, fixture.away];
    let strangers = teams.into_iter().zip(&players).filter_map(|(team, lines)| {
        let names: Vec<&str> = lines.iter().map(|line| line.name.as_str()).collect();
        season.knows(team, Some(key), &names, library).err()
    });
    let strangers: Vec<String> = strangers.map(|error| error.to_string()).collect();
    if !strangers.is_empty() {
        return Err(CliError::usage(strangers.join("\n")));
    }
    let result = Box::new(result);
    let mut entry = Entry::new(Act::Result { key, teams, result });
    entry.players = players;
    Ok(entry)
}

/// What the men did, home and away; cards and injuries go into the result.
fn men(did: &DidArgs, result: &mut MatchResult) -> Result<[Vec<PlayerLine>; 2], CliError> {
    let mut players = [Vec::new(), Vec::new()];
    let mut count = |(side, name): (Side, &str), number: &str| {
        let line = PlayerLine::of(&mut players[side as usize], name);
        let sum = line.numbers.entry(number.to_string()).or_default();
        *sum += 1;
        *sum
    };
    let mut scorers = [0_u32; 2];
    for text in &did.goals {
        let who = named("goal", text)?;
        scorers[who.0 as usize] += 1;
        count(who, "goals");
    }
    for text in &did.assists {
        count(named("assist", text)?, "assists");
    }
    for text in &did.yellows {
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
    for text in &did.reds {
        let who = named("red", text)?;
        count(who, "reds");
        result.cards.push(card(who, Colour::Red));
    }
    for text in &did.injured {
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
    Ok(players)
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
