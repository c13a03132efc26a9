//! A position posted in the notation CA/1: `put 10H@M26 1A@M37 | ball 10H | menu after_move`.
//!
//! A post is a list of lines, or one line with bars between: options, cards, where
//! everybody stands, who has the ball. What those words cannot say (who touched the ball
//! last, a phase under way) follows in `set NAME: VALUE`, so that any position can be posted.

use tabletop::{BySide, Fault, Faults, Side, sheet::before, situation::Situation};

use crate::{
    Attribute, Card, CounterAttack, Period, Player, Squad, State,
    lines::TOKENS,
    next::Next,
    player::{SHIRTS, letter, side_of},
};

/// What a player's card says about whom nothing else is said.
fn test_card(keeper: bool, name: &str) -> Card {
    let card = Card::blank(name, keeper);
    let values = match keeper {
        true => [5, 1, 5, 5, 4, 4, 4],
        false => [5, 3, 3, 4, 5, 3, 3],
    };
    let numbers = card.shows().into_iter().zip(values);
    numbers.fold(card, |card, (what, value)| card.with(what, value))
}

/// True for the shirts that keepers wear if nothing else is said.
fn keeps_goal(shirt: u8) -> bool {
    shirt == 1 || shirt == 12
}

fn test_squad(side: Side) -> Squad {
    let card = |shirt| {
        let name = Player::new(side, shirt).to_string();
        test_card(keeps_goal(shirt), &name)
    };
    Squad {
        id: side.name().to_string(),
        name: side.name().to_string(),
        short: side.name().to_uppercase().chars().take(3).collect(),
        cards: (1..=SHIRTS).map(card).collect(),
    }
}

/// What was posted: the squads, the options, and the lines of the position.
#[derive(Clone, Debug)]
pub struct Post {
    /// The squads: test cards with the changes that were posted.
    pub squads: BySide<Squad>,
    /// Options that are not at their defaults.
    pub options: Vec<String>,
    /// The position: number of the line, name, value; empty if play starts at the start.
    pub lines: Vec<(usize, String, String)>,
}

impl Post {
    /// The words that begin the lines of a post.
    pub const WORDS: [&'static str; 14] = [
        "CA/1", "opt", "ref", "team", "name", "card", "put", "ball", "att", "menu", "clock",
        "score", "tok", "set",
    ];

    /// Reads a post: lines, or parts of a line with bars between.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse(text: &str) -> Result<Post, Faults> {
        let mut faults = Faults::default();
        let mut post = Post {
            squads: BySide::from_fn(test_squad),
            options: Vec::new(),
            lines: Vec::new(),
        };
        let mut tokens: Vec<String> = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let parts = before(line, ";").split('|').map(str::trim);
            for part in parts.filter(|part| !part.is_empty() && *part != "go") {
                let (word, rest) = part.split_once(char::is_whitespace).unwrap_or((part, ""));
                if word == "tok" {
                    tokens.push(rest.to_string());
                } else if let Err(fault) = post.read(index + 1, word, rest.trim()) {
                    let line = Some(index + 1);
                    faults.push(Fault { line, ..fault });
                }
            }
        }
        if !post.lines.is_empty() {
            // What a post does not say: nobody has a token, and a Movement Phase is over.
            let usual = [
                ("menu", "after_move".to_string()),
                ("tokens", "none".to_string()),
            ];
            let usual = usual
                .into_iter()
                .map(|(name, value)| (1, name.to_string(), value));
            post.lines.splice(0..0, usual);
        }
        if !tokens.is_empty() {
            post.set(1, "tokens", tokens.join(", "));
        }
        faults.or(post)
    }

    fn set(&mut self, number: usize, name: &str, value: impl Into<String>) {
        self.lines.push((number, name.to_string(), value.into()));
    }

    fn read(&mut self, number: usize, word: &str, rest: &str) -> Result<(), Fault> {
        let wrong = |cure: &str| Fault::whole(format!("`{word} {rest}` cannot be read"), cure);
        match word {
            "CA/1" => {}
            "opt" => self.options.push(rest.to_string()),
            "ref" => self.set(number, "leniency", rest),
            "put" | "ball" | "menu" => self.set(number, word, rest),
            "att" => {
                let side = side_of(rest).ok_or_else(|| wrong("write att H or att A"))?;
                self.set(number, "attack", side.name());
            }
            "score" => self.set(number, "score", rest.replace(' ', "-")),
            "clock" => self.clock(number, rest).ok_or_else(|| {
                wrong("write period and minute, and the actions left: clock 2 47 added 1")
            })?,
            "set" => {
                let (name, value) = rest
                    .split_once(':')
                    .ok_or_else(|| wrong("write set NAME: VALUE"))?;
                self.set(number, name.trim(), value.trim());
            }
            "team" => {
                let team = rest
                    .split_once(' ')
                    .and_then(|(side, name)| Some((side_of(side)?, name)));
                let (side, name) = team.ok_or_else(|| wrong("write team H NAME"))?;
                self.squads[side].name = name.replace(',', " ");
            }
            "name" | "card" => {
                let (who, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                let who = Player::named(who).ok_or_else(|| wrong("name a player, as 10H"))?;
                let card = &mut self.squads[who.side()].cards[usize::from(who.shirt() - 1)];
                match word {
                    "name" => card.name = rest.replace(',', " "),
                    _ => *card = change(card, rest)?,
                }
            }
            _ => {
                let words = Post::WORDS.join(", ");
                return Err(Fault::whole(
                    format!("no line begins with `{word}`"),
                    format!("lines begin with {words}"),
                ));
            }
        }
        Ok(())
    }

    /// Period, minute, and `added` with the actions left.
    fn clock(&mut self, number: usize, text: &str) -> Option<()> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let period = words.first()?.parse::<usize>().ok()?.checked_sub(1)?;
        self.set(number, "period", Period::ALL.get(period)?.to_string());
        self.set(number, "minute", *words.get(1)?);
        match words[2..] {
            [] => Some(()),
            ["added", left] => {
                self.set(number, "added", left);
                Some(())
            }
            _ => None,
        }
    }

    /// The position that was posted, by the rules that its squads and options make;
    /// `None` if play starts at the start.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn state(&self, rules: &CounterAttack) -> Result<Option<State>, Faults> {
        if self.lines.is_empty() {
            return Ok(None);
        }
        let lines = self.lines.iter();
        let lines = lines.map(|(number, name, value)| (*number, name.as_str(), value.as_str()));
        rules.arrange(lines).map(Some)
    }
}

/// A card with other numbers: `pac5 dri6`.
fn change(card: &Card, text: &str) -> Result<Card, Fault> {
    let mut numbers = Vec::new();
    for word in text.split_whitespace() {
        let (what, value) = word.split_at_checked(3).unwrap_or((word, ""));
        let what = Attribute::named(&what.to_ascii_lowercase());
        let value = value
            .parse::<u8>()
            .ok()
            .filter(|value| (1..=6).contains(value));
        let (Some(what), Some(value)) = (what, value) else {
            let all = Attribute::ALL.map(|(_, name)| name).join(", ");
            return Err(Fault::whole(
                format!("`{word}` is no number of a card"),
                format!("write one of {all} with a number from 1 to 6, as pac5"),
            ));
        };
        numbers.push((what, value));
    }
    let shown_only_by = |keeper: bool| {
        let other = Card::blank("", !keeper).shows();
        let own = Card::blank("", keeper).shows();
        numbers
            .iter()
            .any(|(what, _)| own.contains(what) && !other.contains(what))
    };
    // What only one kind of card shows says which kind it is.
    let mut changed = match (shown_only_by(true), shown_only_by(false)) {
        (true, false) if !card.keeper => test_card(true, &card.name),
        (false, true) if card.keeper => test_card(false, &card.name),
        _ => card.clone(),
    };
    for (what, value) in numbers {
        changed = changed.with(what, value);
    }
    Ok(changed)
}

impl CounterAttack {
    /// The lines of the rules: options, teams and cards, as far as they are not the usual
    /// ones; with their names if wanted.
    pub(crate) fn posted_rules(&self, names: bool) -> Vec<String> {
        let mut lines: Vec<String> = self
            .changed
            .iter()
            .map(|set| format!("opt {set}"))
            .collect();
        for side in Side::BOTH {
            let usual = test_squad(side);
            if names {
                let name = &self.squads()[side].name;
                lines.push(format!("team {} {name}", letter(side)));
            }
            for (player, usual) in Player::of(side).zip(&usual.cards) {
                let card = self.card(player);
                if names {
                    lines.push(format!("name {player} {}", card.name));
                }
                let all = card.keeper != usual.keeper;
                let differs = |what: &Attribute| all || card.get(*what) != usual.get(*what);
                let numbers = card.shows().into_iter().filter(differs);
                let numbers: Vec<String> = numbers
                    .map(|what| format!("{}{}", what.name(), card.get(what)))
                    .collect();
                if !numbers.is_empty() {
                    lines.push(format!("card {player} {}", numbers.join(" ")));
                }
            }
        }
        lines
    }

    /// The lines of a position.
    pub(crate) fn posted_position(&self, state: &State) -> Vec<String> {
        let described = self.describe(state);
        let value = |name: &str| {
            let mut same = described.iter().filter(|(known, _)| known == name);
            same.next().map_or("", |(_, value)| value.as_str())
        };
        let mut lines = vec![
            format!("ref {}", state.leniency),
            format!("put {}", value("put")),
        ];
        lines.push(match (state.holder, state.hands) {
            (Some(holder), true) => format!("ball {holder} hands"),
            (Some(holder), false) => format!("ball {holder}"),
            (None, _) => format!("ball {}", state.ball),
        });
        lines.push(format!("att {}", letter(state.attack)));
        if let Next::Choose(menu) = state.next {
            lines.push(format!("menu {}", menu.name()));
        }
        let added = state.added.map(|left| format!(" added {left}"));
        lines.push(format!(
            "clock {} {}{}",
            state.period.number(),
            state.minute,
            added.unwrap_or_default()
        ));
        lines.push(format!("score {} {}", state.goals.home, state.goals.away));
        for player in Player::all() {
            let words = TOKENS.iter().filter(|(token, _)| state.has(player, *token));
            let words: Vec<&str> = words.map(|(_, word)| *word).collect();
            if !words.is_empty() {
                lines.push(format!("tok {player} {}", words.join(" ")));
            }
        }
        // Whatever those words did not say.
        let read = Post::parse(&lines.join("\n")).map(|post| {
            // Impossible as it may be without the rest, it can be written down.
            let mut read = self.opening();
            for (_, name, value) in &post.lines {
                let _ = self.set(&mut read, name, value);
            }
            read
        });
        let read = read.map_or_else(|_| Vec::new(), |read| self.describe(&read));
        let differs = described.iter().filter(|line| !read.contains(line));
        lines.extend(differs.map(|(name, value)| format!("set {name}: {value}")));
        lines
    }

    /// A position as one line: options, cards and all that is described, with bars between.
    #[must_use]
    pub fn post(&self, state: &State) -> String {
        let mut lines = self.posted_rules(false);
        lines.extend(self.posted_position(state));
        lines.join(" | ")
    }
}
