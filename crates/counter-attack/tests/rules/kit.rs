//! Tests that read like a match in the notation CA/1.
//!
//! `table(text)` reads the set-up lines, then plays the rest line by line: `H move` is
//! said by a manager, `* 4 steal 8A` is a die, `= step who=...` is what must be told,
//! `? ball = 10H` what must be so, `! H std M22` what must be refused. What a manager
//! may say and does not is passed over.

use counter_attack::{
    Attribute, Choice, CounterAttack, Hex, Next, PhasePart, Player, Squad, State, Tokens,
    notation::SpokenLine, post::Post, record,
};
use tabletop::situation::Situation as _;
use tabletop::{BySide, Decision, Question, Session, Side, UndoRule};

pub const FORMATIONS: &str = include_str!("../../../../data/counter-attack/standard.formations");

/// The game with these squads and options.
pub fn rules_of(squads: &BySide<Squad>, options: &[&str]) -> CounterAttack {
    let (home, away) = (squads.home.document(), squads.away.document());
    let document = |name: &str| match name {
        "formations" => Some(FORMATIONS),
        "home" => Some(home.as_str()),
        "away" => Some(away.as_str()),
        _ => None,
    };
    CounterAttack::from_documents(document, options).unwrap()
}

/// The game with test cards and these options.
pub fn rules(options: &str) -> CounterAttack {
    let squads = Post::parse("").unwrap().squads;
    let options: Vec<&str> = options.split_whitespace().collect();
    rules_of(&squads, &options)
}

pub fn hex(name: &str) -> Hex {
    Hex::named(name).unwrap_or_else(|| panic!("no hex {name}"))
}

pub fn player(name: &str) -> Player {
    Player::named(name).unwrap_or_else(|| panic!("no player {name}"))
}

pub struct Table {
    pub session: Session<CounterAttack>,
    told: usize,
    /// Everything told must be expected.
    strict: bool,
}

/// A match of which only what matters is written down: between the events that are
/// expected others may be told, and final-third moves are off.
pub fn scene(set_up: &str, lines: &str) -> Table {
    let set_up = set_up.lines().map(str::trim);
    let more = ["questions=all", "final_third_moves=off"];
    let mut table = Table::set_up(set_up, &more).loosely();
    table.play(lines);
    table
}

/// Reads the set-up of a match in CA/1, and plays its lines.
pub fn table(text: &str) -> Table {
    let mut lines = text
        .lines()
        .map(|line| line.split(';').next().unwrap().trim());
    let mut table = Table::set_up(
        lines.by_ref().take_while(|line| *line != "go"),
        &["questions=all"],
    );
    table.play(&lines.collect::<Vec<_>>().join("\n"));
    table
}

impl Table {
    pub fn set_up<'a>(lines: impl Iterator<Item = &'a str>, more: &[&str]) -> Table {
        let lines: Vec<&str> = lines.collect();
        let text = format!("att H\n{}", lines.join("\n"));
        let post = Post::parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
        let mut options: Vec<&str> = more.to_vec();
        options.extend(post.options.iter().map(String::as_str));
        let rules = rules_of(&post.squads, &options);
        let state = post.state(&rules);
        let state = state.unwrap_or_else(|faults| panic!("{faults}")).unwrap();
        Table::from(rules, state)
    }

    pub fn from(rules: CounterAttack, state: State) -> Table {
        Table {
            session: Session::from_state(rules, state, UndoRule::Free),
            told: 0,
            strict: true,
        }
    }

    /// Not everything told need be expected.
    pub fn loosely(mut self) -> Table {
        self.strict = false;
        self
    }

    pub fn state(&self) -> &State {
        self.session.halfway()
    }

    pub fn rules(&self) -> &CounterAttack {
        self.session.rules()
    }

    /// Plays lines; panics at the first that does not fit.
    pub fn play(&mut self, text: &str) -> &mut Table {
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            self.line(line);
        }
        self
    }

    fn line(&mut self, line: &str) {
        let done = match line.split_once(' ') {
            Some(("=", event)) => self.expect(event),
            Some(("?", so)) => self.is_so(so),
            Some(("!", said)) => match self.said(said) {
                Ok(_) => Err("it was allowed".to_string()),
                Err(_) => Ok(()),
            },
            Some(("*", die)) => self.nothing_untold().and_then(|()| self.die(die)),
            _ => self.nothing_untold().and_then(|()| {
                self.session = self.said(line)?;
                Ok(())
            }),
        };
        if let Err(why) = done {
            panic!(
                "{line}: {why}\nwaiting: {}\ntold: {:#?}",
                self.waiting(),
                self.events()
            );
        }
    }

    fn waiting(&self) -> String {
        let question = self.session.waiting();
        question.map_or("nothing".to_string(), |q| {
            format!("{}: {}", q.label(), q.allowed())
        })
    }

    pub fn events(&self) -> Vec<String> {
        let events = self.session.events().iter();
        events
            .map(|event| self.session.rules().write_event(event))
            .collect()
    }

    fn nothing_untold(&self) -> Result<(), String> {
        match self.events().get(self.told) {
            Some(event) if self.strict => Err(format!("before it was told: {event}")),
            _ => Ok(()),
        }
    }

    fn expect(&mut self, event: &str) -> Result<(), String> {
        let events = self.events();
        if !self.strict {
            let found = events[self.told..].iter().position(|told| told == event);
            self.told += found.ok_or("it was not told")?;
        }
        let got = events.get(self.told).map_or("nothing", String::as_str);
        self.told += 1;
        match got == event {
            true => Ok(()),
            false => Err(format!("instead: {got}")),
        }
    }

    fn die(&mut self, text: &str) -> Result<(), String> {
        record::roll(&mut self.session, text)
    }

    /// What a manager says, on a copy of the match.
    fn said(&self, line: &str) -> Result<Session<CounterAttack>, String> {
        let said = SpokenLine::parse(line).ok_or("nobody says so")?;
        said.in_match(&self.session)
    }

    fn is_so(&self, text: &str) -> Result<(), String> {
        let (key, expected) = text.split_once('=').ok_or("no value")?;
        let got = self.value_of(key.trim());
        match got == expected.trim() {
            true => Ok(()),
            false => Err(format!("it is {got}")),
        }
    }

    fn value_of(&self, key: &str) -> String {
        let state = self.state();
        let with = |token: Tokens| {
            let all = Player::all().filter(|player| state.has(*player, token));
            let mut all: Vec<Player> = all.collect();
            all.sort_by_key(|player| (player.side() == Side::Home, player.shirt()));
            let all: Vec<String> = all.iter().map(ToString::to_string).collect();
            if all.is_empty() {
                "-".to_string()
            } else {
                all.join(",")
            }
        };
        let letter = |side: Side| if side == Side::Home { "H" } else { "A" }.to_string();
        let words: Vec<&str> = key.split(' ').collect();
        match words[..] {
            ["at", who] => state
                .at(player(who))
                .map_or("-".to_string(), |hex| hex.to_string()),
            ["ball"] => match state.holder {
                Some(holder) => holder.to_string(),
                None => state.ball.to_string(),
            },
            ["att"] => letter(state.attack),
            ["menu"] => match state.next {
                Next::Choose(menu) | Next::FinalThird(_, menu) => menu.name().to_string(),
                _ => "-".to_string(),
            },
            ["score"] => format!("{}-{}", state.goals.home, state.goals.away),
            ["minute"] => state.minute.to_string(),
            ["added"] => state.added.map_or("-".to_string(), |left| left.to_string()),
            ["stunned"] => with(Tokens::STUNNED),
            ["frozen"] => with(Tokens::FROZEN),
            ["yellow"] => with(Tokens::YELLOW),
            ["off"] => with(Tokens::OFF),
            ["injured"] => with(Tokens::INJURED),
            ["offside"] => with(Tokens::FLAGGED),
            ["hands"] => if state.hands { "y" } else { "n" }.to_string(),
            ["attr", who, what] => {
                let what = Attribute::named(what).unwrap();
                self.rules().attribute(state, player(who), what).to_string()
            }
            ["restart"] => match state.next {
                Next::Substitutions(r, _)
                | Next::KeeperPlace(r, _)
                | Next::Taker(r)
                | Next::Window(r, ..) => {
                    format!("{}:{}:{}", r.kind.name(), letter(r.side), r.at)
                }
                Next::LineUp(side) => format!("kick_off:{}:M19", letter(side)),
                _ => "-".to_string(),
            },
            ["state"] => self.state_name(),
            _ => panic!("nothing is called {key}"),
        }
    }

    fn state_name(&self) -> String {
        let part = self.state().phase.map(|phase| phase.part);
        match self.session.waiting() {
            Some(Question::Decide(Decision { name, side, .. })) => {
                let name = match (*name, part) {
                    ("run", _) => "CARRY",
                    ("activate", Some(PhasePart::A4)) => "MP_A4",
                    ("activate", Some(PhasePart::D5)) => "MP_D5",
                    ("activate", Some(PhasePart::A2)) => "MP_A2",
                    ("action", _) => "CHOOSE",
                    (other, _) => other,
                };
                format!("{name}:{}", if *side == Side::Home { "H" } else { "A" })
            }
            Some(Question::Roll(die)) => format!("DIE:{}", die.name()),
            _ => "-".to_string(),
        }
    }

    /// What could be chosen after these words were said.
    pub fn after(&self, words: &str) -> Vec<Choice> {
        match self
            .said(words)
            .unwrap_or_else(|why| panic!("{words}: {why}"))
            .waiting()
        {
            Some(Question::Decide(decision)) => decision.menu.clone(),
            _ => Vec::new(),
        }
    }

    /// What can be chosen now.
    pub fn menu(&self) -> Vec<Choice> {
        match self.session.waiting() {
            Some(Question::Decide(decision)) => decision.menu.clone(),
            _ => Vec::new(),
        }
    }
}
