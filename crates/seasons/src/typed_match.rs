//! A whole match as people type it: its result, and who did what.

use competition::course::{Act, MatchKey, Scheduled};
use competition::result::{Card, Colour, Injury, MatchResult, Reason};
use library::Library;
use tabletop::Side;

use super::{
    JournalEntry, PlayerLine, Season, SeasonError, parse_kicks, parse_result, write_result,
};

/// What somebody types about a match. Men are written `home=NAME`, once for each time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedMatch {
    /// `2-1`, `1-1 +0-0 p4-3`, `walkover home`, or the kicks alone, `p4-3`.
    pub result: String,
    /// Scorers.
    pub goals: Vec<String>,
    /// Who made a goal.
    pub assists: Vec<String>,
    /// Cautions; a second one of the same man sends him off.
    pub yellows: Vec<String>,
    /// Men sent off at once.
    pub reds: Vec<String>,
    /// Men hurt, with the matches they miss: `home=NAME=MATCHES`.
    pub injured: Vec<String>,
}

impl Season {
    /// The entry that something typed makes.
    ///
    /// # Errors
    ///
    /// What is none of it: no such match, no result, men who are not in the squad.
    pub fn typed(
        &self,
        key: MatchKey,
        typed: &TypedMatch,
        library: &Library,
    ) -> Result<JournalEntry, SeasonError> {
        let found = self.course.find(key);
        let fixture = found.map(Scheduled::fixture).ok_or_else(|| {
            let lists = format!(
                "`touchline season fixtures {} --all` lists them",
                self.header.id
            );
            SeasonError::Unfit(format!("there is no match {key}; {lists}"))
        })?;
        if let Some(kicks) = parse_kicks(&typed.result) {
            return Ok(JournalEntry::new(Act::Shootout { key, kicks }));
        }
        let mut result = parse_result(&typed.result)?;
        let players = typed.men(&mut result)?;
        let teams = [fixture.home, fixture.away];
        let strangers = teams.into_iter().zip(&players).filter_map(|(team, lines)| {
            let names: Vec<&str> = lines.iter().map(|line| line.name.as_str()).collect();
            self.knows(team, Some(key), &names, library).err()
        });
        let strangers: Vec<String> = strangers.map(|error| error.to_string()).collect();
        if !strangers.is_empty() {
            return Err(SeasonError::Unfit(strangers.join("\n")));
        }
        let result = Box::new(result);
        let mut entry = JournalEntry::new(Act::Result { key, teams, result });
        entry.players = players;
        Ok(entry)
    }

    /// What would have to be typed for a result as it stands, to begin a correction with.
    ///
    /// # Errors
    ///
    /// If the match has no result yet.
    pub fn as_typed(&self, key: MatchKey) -> Result<TypedMatch, SeasonError> {
        let (_, entry) = self.entry_of(key)?;
        let Act::Result { result, .. } = &entry.act else {
            return Ok(TypedMatch::default());
        };
        let of = |number: &str| {
            let sides = Side::BOTH.into_iter().zip(&entry.players);
            let lines = sides.flat_map(|(side, lines)| lines.iter().map(move |line| (side, line)));
            let times = lines.flat_map(|(side, line)| {
                let times = line.numbers.get(number).copied().unwrap_or_default();
                (0..times).map(move |_| format!("{side}={}", line.name))
            });
            times.collect()
        };
        let cards = |is_red: bool| {
            let shown =
                { result.cards.iter() }.filter(|card| (card.colour == Colour::Red) == is_red);
            shown
                .map(|card| format!("{}={}", card.side, card.player))
                .collect()
        };
        let hurt = |hurt: &Injury| format!("{}={}={}", hurt.side, hurt.player, hurt.matches_out);
        Ok(TypedMatch {
            result: write_result(result),
            goals: of("goals"),
            assists: of("assists"),
            yellows: cards(false),
            reds: cards(true),
            injured: result.injuries.iter().map(hurt).collect(),
        })
    }
}

impl TypedMatch {
    /// What the men did, home and away; cards and injuries go into the result.
    fn men(&self, result: &mut MatchResult) -> Result<[Vec<PlayerLine>; 2], SeasonError> {
        let mut players = [Vec::new(), Vec::new()];
        let mut count = |(side, name): (Side, &str), number: &str| {
            let line = PlayerLine::of(&mut players[side as usize], name);
            let sum = line.numbers.entry(number.to_string()).or_default();
            *sum += 1;
            *sum
        };
        let mut scorers = [0_u32; 2];
        for text in &self.goals {
            let who = named("goal", text)?;
            scorers[who.0 as usize] += 1;
            count(who, "goals");
        }
        for text in &self.assists {
            count(named("assist", text)?, "assists");
        }
        for text in &self.yellows {
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
        for text in &self.reds {
            let who = named("red", text)?;
            count(who, "reds");
            result.cards.push(card(who, Colour::Red));
        }
        for text in &self.injured {
            let (side, rest) = named("injured", text)?;
            let (name, matches) = rest.rsplit_once('=').unwrap_or((rest, "0"));
            let matches_out = matches.parse().map_err(|_| {
                SeasonError::Unfit(format!("injured `{text}`: write home=NAME=MATCHES"))
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
                return Err(SeasonError::Unfit(text));
            }
        }
        Ok(players)
    }
}

/// `home=NAME`.
fn named<'a>(what: &str, text: &'a str) -> Result<(Side, &'a str), SeasonError> {
    let named = text.split_once('=');
    let named = named.and_then(|(side, name)| Some((Side::named(side)?, name)));
    named
        .filter(|(_, name)| !name.is_empty())
        .ok_or_else(|| SeasonError::Unfit(format!("{what} `{text}`: write home=NAME")))
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
