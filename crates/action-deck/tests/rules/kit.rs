//! Tests that read like a score sheet.
//!
//! `table("").start("marks: 8 | zone: A").play("AAA N73 N40")` gives every answer to
//! the draw it belongs to, in that order, and panics if another is asked or none is
//! left. `M+1`, `D0`, `A-1`, `AAA` are zone draws, `c` behind them is CTL, `f` is FOUL,
//! `/X` the X card; `N41` is a number, `NX` the X; `home:press`, `away:keeper-2` are
//! coaches. What a coach may say and does not is passed over.

use action_deck::{ActionDeck, State};
use football::{BoxScore, Game, PlayerId, PlayerStats, Squads};
use tabletop::{BySide, Card, Deck, Question, Session, Side, UndoRule, situation::Situation};

pub const DECK: &str = include_str!("../../../../data/action-deck/standard.deck");
pub const CHARTS: &str = include_str!("../../../../data/action-deck/standard.charts");
pub const LEAGUE: &str = include_str!("../../../../data/action-deck/teams/league.txt");

pub const HARBOUR: &str = "touchline team-chart 1
team, harbour, Harbour, HAR
control, 60
shoot, 41
foul on, 52/57
fouled, 73
assist, 80
own goal, 14
penalty kick, 31/78
ejection, 25
player, Adair, 1-30, 40, 1-34, 30, 1-8, 1-20, 1-6, 1-15
player, Boone, 31-52, 36, 35-58, 26, 9-20, 21-38, 7-16, 16-36
player, Crane, 53-68, 33, 59-72, 22, 21-34, 39-54, 17-30, 37-60
player, Doyle, 69-80, 30, 73-82, 20, 35-50, 55-68, 31-46, 61-76
player, Eames, 81-88, 25, 83-89, 18, 51-66, 69-80, 47-64, 77-86
player, Frost, 89-94, 22, 90-94, 15, 67-80, 81-88, 65-80, 87-92
player, Gould, 95-98, 20, 95-98, 12, 81-92, 89-95, 81-92, 93-97
player, Hyde, 99-100, 15, 99-100, 10, 93-100, 96-100, 93-100, 98-100
keeper, Ives, 1-80, 73
keeper, Jolly, 81-100, 66
";

pub const VALLEY: &str = "touchline team-chart 1
team, valley, Valley, VAL
control, 56
shoot, 38
foul on, 50/56
fouled, 70
assist, 117
own goal, 0
penalty kick, 40/80
ejection, 50
player, Kerr, 1-28, 38, 1-30, 28, 1-10, 1-18, 1-8, 1-18
player, Lomas, 29-50, 35, 31-54, 25, 11-24, 19-36, 9-20, 19-38
player, Marsh, 51-66, 32, 55-70, 22, 25-38, 37-52, 21-34, 39-58
player, Nolan, 67-80, 30, 71-82, 20, 39-52, 53-66, 35-50, 59-74
player, Ogden, 81-88, 26, 83-90, 18, 53-68, 67-78, 51-66, 75-86
player, Price, 89-94, 22, 91-95, 15, 69-82, 79-88, 67-82, 87-93
player, Quill, 95-98, 20, 96-98, 12, 83-93, 89-95, 83-93, 94-97
player, Rowe, 99-100, 15, 99-100, 10, 94-100, 96-100, 94-100, 98-100
keeper, Stott, 1-90, 70
keeper, Tait, 91-100, 64
";

/// The rules with these documents; `name=value` with spaces between.
pub fn rules_with(charts: &str, home: &str, away: &str, options: &str) -> ActionDeck {
    let options: Vec<&str> = options.split_whitespace().collect();
    let document = |name: &str| match name {
        "deck" => Some(DECK),
        "charts" => Some(charts),
        "home" => Some(home),
        "away" => Some(away),
        _ => None,
    };
    ActionDeck::from_documents(document, &options).unwrap()
}

/// Harbour against Valley.
pub fn rules(options: &str) -> ActionDeck {
    rules_with(CHARTS, HARBOUR, VALLEY, options)
}

/// A chart of the pair with one line changed.
pub fn changed(chart: &str, from: &str, to: &str) -> String {
    assert!(chart.contains(from), "{from}");
    chart.replace(from, to)
}

/// Parts of a sheet: they have `|` or a line end between them.
fn parts(sheet: &str) -> impl Iterator<Item = (&str, &str)> {
    let parts = sheet.split(['|', '\n']).map(str::trim);
    let parts = parts.filter(|part| !part.is_empty());
    parts.map(|part| part.split_once(": ").expect("name: value"))
}

/// The opening with these lines changed: home has kicked off, mark 1, in M.
pub fn arrange(rules: &ActionDeck, lines: &str) -> State {
    let numbered = parts(lines).enumerate().map(|(at, (n, v))| (at + 1, n, v));
    rules.arrange(numbered).unwrap()
}

/// A table with cards that come up again and again.
pub fn table(options: &str) -> Table {
    Table(rules(&format!("randomiser=dice {options}")))
}

/// A table with a deck.
pub fn deck(options: &str) -> Table {
    Table(rules(options))
}

/// Rules agreed on, and nobody has started.
pub struct Table(pub ActionDeck);

impl Table {
    pub fn start(self, lines: &str) -> Match {
        let state = arrange(&self.0, lines);
        Match(Session::from_state(self.0, state, UndoRule::Free), 0)
    }

    pub fn kick_off(self) -> Match {
        Match(Session::new(self.0, UndoRule::Free), 0)
    }
}

/// A match under way. To play on leaves it as it was.
#[derive(Clone)]
pub struct Match(Session<ActionDeck>, usize);

impl Match {
    /// Gives these answers.
    pub fn play(&self, script: &str) -> Match {
        let mut played = self.clone();
        played.1 = played.0.events().len();
        for token in script.split_whitespace() {
            played.give(token);
        }
        played
    }

    fn give(&mut self, token: &str) {
        if let Some((side, choice)) = token.split_once(':') {
            let choice = choice.replace('-', " ");
            loop {
                let question = self.0.waiting().unwrap();
                let Question::Decide(decision) = question else {
                    panic!("{token}: `{}` is asked", question.label());
                };
                if decision.side.name() == side && question.read(&choice).is_ok() {
                    return self.0.answer(&choice).unwrap();
                }
                self.0.answer_by_default().unwrap();
            }
        }
        while let Some(Question::Decide(_)) = self.0.waiting() {
            self.0.answer_by_default().unwrap();
        }
        let (reads, shows) = match token.split_at(1) {
            ("N", number) => ("number", number.to_string()),
            (zone, entry) => {
                let entry = entry.replace('c', " CTL").replace('f', " FOUL");
                (zone, entry)
            }
        };
        let waiting = self.0.waiting();
        let Some(Question::Draw { left, reads: asked }) = waiting else {
            panic!("{token}: {waiting:?}");
        };
        assert_eq!(*asked, reads, "at {token}: {:?}", self.told());
        let rules = self.0.rules();
        let fits = |card: &&Card| {
            let shown = rules.shows(**card);
            shown
                .iter()
                .any(|(name, is)| *name == reads && *is == shows)
        };
        let card = left.iter().filter(fits).min().expect(token).0;
        self.0.answer(&card.to_string()).unwrap();
    }

    /// All that happened in the last play.
    pub fn told(&self) -> Vec<String> {
        let events = &self.0.events()[self.1..];
        events
            .iter()
            .map(|event| self.0.rules().write_event(event))
            .collect()
    }

    /// These things happened in the last play, in this order, among others.
    pub fn tells<const N: usize>(&self, expected: [&str; N]) -> &Match {
        let told = self.told();
        let mut rest = told.iter();
        for line in expected {
            assert!(rest.any(|event| event == line), "{line}: {told:#?}");
        }
        self
    }

    /// Nothing of the kind happened in the last play.
    pub fn does_not_tell(&self, start: &str) -> &Match {
        let told = self.told();
        assert!(
            !told.iter().any(|event| event.starts_with(start)),
            "{told:#?}"
        );
        self
    }

    /// What is true now: `ball: away | zone: D | marks: 2 | score: 1-0`.
    pub fn state(&self, lines: &str) -> &Match {
        let described = self.0.rules().describe(self.now());
        for (name, value) in parts(lines) {
            let goals = self.now().sides.map(|team| team.goals);
            let found = match name {
                "score" => format!("{}-{}", goals.home, goals.away),
                _ => {
                    let mut same = described.iter().filter(|(known, _)| known == name);
                    same.next().unwrap_or_else(|| panic!("{name}")).1.clone()
                }
            };
            assert_eq!(found, value, "{name}: {:#?}", self.told());
        }
        self
    }

    /// The questions in order until a card is asked for, and what that reads.
    pub fn asks(&self) -> Vec<String> {
        let mut session = self.0.clone();
        let mut asked = Vec::new();
        loop {
            match session.waiting() {
                None => asked.push("nothing".to_string()),
                Some(Question::Draw { reads, .. }) => asked.push(reads.to_string()),
                Some(question) => {
                    asked.push(question.label());
                    session.answer_by_default().unwrap();
                    continue;
                }
            }
            return asked;
        }
    }

    /// How many cards can come next.
    pub fn cards_left(&self) -> usize {
        self.now().deck.left().len() - usize::from(self.now().burnt)
    }

    pub fn now(&self) -> &State {
        match self.0.is_between_steps() {
            true => self.0.settled(),
            false => self.0.halfway(),
        }
    }

    pub fn rules(&self) -> &ActionDeck {
        self.0.rules()
    }

    /// The last play in numbers.
    pub fn box_score(&self) -> BoxScore {
        let mut box_score = BoxScore::default();
        for event in &self.0.events()[self.1..] {
            let count = |side, what, _| box_score.count(side, what);
            self.0.rules().report(event, count);
        }
        box_score
    }

    /// What a player or keeper did in the last play.
    pub fn stats(&self, side: Side, name: &str) -> PlayerStats {
        let mut squads = Squads::default();
        for event in &self.0.events()[self.1..] {
            let count = |side, player, deed| squads.count(side, player, deed);
            self.0.rules().credit(event, count);
        }
        let rules = self.0.rules();
        let ids = (0..8).flat_map(|at| [PlayerId::Player(at), PlayerId::Keeper(at)]);
        let mut found = ids.filter(|&id| rules.player_name(side, id) == name);
        squads.of(side, found.next().unwrap())
    }

    /// The reasons of the last play, clause by clause.
    pub fn whys(&self) -> Vec<String> {
        let events = &self.0.events()[self.1..];
        let whys = events.iter().filter_map(|event| self.0.rules().why(event));
        whys.map(|why| why.to_string()).collect()
    }
}

/// A deck without these cards.
pub fn without(cards: impl Iterator<Item = u8>) -> Deck<101> {
    let mut deck = Deck::full();
    for card in cards {
        assert!(deck.turn_card(Card(card)));
    }
    deck
}

/// The goals of a state.
pub fn goals(state: &State) -> BySide<u16> {
    state.sides.map(|team| team.goals)
}
