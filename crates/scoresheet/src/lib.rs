//! For tests of games: they read like a score sheet.
//!
//! `table.start("ball: away | score: 1-0").play("…").tells(["…"]).state("ball: home")`:
//! a situation, answers, what happened, what is true then. Each game says how its
//! answers are written ([`Give`]); everything else is the same for all of them. What
//! does not fit panics: this crate is for tests alone.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

pub mod words;

mod at_random;

pub use at_random::{
    groups_count_as_their_events, penalties_are_scored_or_missed, reasons_name_clauses, spoken_of,
};

use football::{BoxScore, Game, PlayerId, PlayerStats, Squads};
use tabletop::{Question, Session, Side, UndoRule, naming};

/// More men than any squad has.
const SQUAD: u8 = 30;

/// Gives the answers of a sheet.
pub type Give<G> = fn(&mut Session<G>, sheet: &str);

/// Parts of a sheet: they have `|` or a line end between them.
pub fn parts(sheet: &str) -> impl Iterator<Item = &str> {
    let parts = sheet.split(['|', '\n']).map(str::trim);
    parts.filter(|part| !part.is_empty())
}

/// The lines of a situation: `ball: away | score: 1-0`.
fn lines(sheet: &str) -> impl Iterator<Item = (&str, &str)> {
    parts(sheet).map(|part| {
        let (name, value) = part.split_once(':').expect("name: value");
        (name.trim(), value.trim())
    })
}

/// The opening of a game with these lines changed.
pub fn arrange<G: Game>(rules: &G, sheet: &str) -> G::State {
    let numbered = lines(sheet).enumerate();
    let numbered = numbered.map(|(at, (name, value))| (at + 1, name, value));
    rules.arrange(numbered).unwrap()
}

/// Rules agreed on, and nobody has started.
pub struct Table<G: Game> {
    /// The rules.
    pub rules: G,
    /// How answers are written.
    pub give: Give<G>,
}

impl<G: Game> Table<G> {
    /// From the opening with these lines changed.
    pub fn start(self, sheet: &str) -> Match<G> {
        let state = arrange(&self.rules, sheet);
        Match::new(
            Session::from_state(self.rules, state, UndoRule::Free),
            self.give,
        )
    }

    /// From the very beginning.
    pub fn kick_off(self) -> Match<G> {
        Match::new(Session::new(self.rules, UndoRule::Free), self.give)
    }
}

/// A match under way. To play on leaves it as it was, so that one beginning can have
/// several ends.
#[derive(Clone)]
pub struct Match<G: Game> {
    /// The match itself.
    pub session: Session<G>,
    /// Events before the last play.
    before: usize,
    give: Give<G>,
}

impl<G: Game> Match<G> {
    /// A match that was begun somewhere else.
    pub fn new(session: Session<G>, give: Give<G>) -> Match<G> {
        Match {
            session,
            before: 0,
            give,
        }
    }

    /// The events of the last play.
    pub fn events(&self) -> &[G::Event] {
        let events = self.session.events();
        &events[self.before.min(events.len())..]
    }

    /// The events of the last play, in notation.
    pub fn told(&self) -> Vec<String> {
        let rules = self.rules();
        let written = self.events().iter().map(|event| rules.write_event(event));
        written.collect()
    }

    /// This is all that happened in the last play.
    pub fn tells_all<const N: usize>(&self, expected: [&str; N]) -> &Match<G> {
        assert_eq!(self.told(), expected);
        self
    }

    /// These things happened in the last play, in this order, among others.
    pub fn tells<const N: usize>(&self, expected: [&str; N]) -> &Match<G> {
        let told = self.told();
        let mut rest = told.iter();
        for line in expected {
            assert!(rest.any(|event| event == line), "{line}: {told:#?}");
        }
        self
    }

    /// Nothing of the kind happened in the last play.
    pub fn does_not_tell(&self, start: &str) -> &Match<G> {
        let told = self.told();
        let found = told.iter().any(|event| event.starts_with(start));
        assert!(!found, "{told:#?}");
        self
    }

    /// A line of the situation as it is now.
    pub fn line(&self, name: &str) -> String {
        if name == "score" {
            let goals = self.rules().score(self.now());
            return format!("{}-{}", goals.home, goals.away);
        }
        let mut lines = self.rules().describe(self.now()).into_iter();
        let found = lines.find(|(known, _)| known == name);
        found.unwrap_or_else(|| panic!("`{name}` is nothing")).1
    }

    /// What is true now: `ball: away | score: 1-0`.
    pub fn state(&self, sheet: &str) -> &Match<G> {
        for (name, value) in lines(sheet) {
            assert_eq!(self.line(name), value, "{name}: {:#?}", self.told());
        }
        self
    }

    /// The question that waits, by its label.
    pub fn label(&self) -> String {
        let waiting = self.session.waiting();
        waiting.map_or_else(|| "nothing".to_string(), Question::label)
    }

    /// This question waits.
    pub fn asks(&self, label: &str) -> &Match<G> {
        assert_eq!(self.label(), label, "{:#?}", self.told());
        self
    }

    /// A coach may choose from these now.
    pub fn offers<const N: usize>(&self, expected: [&str; N]) -> &Match<G> {
        assert_eq!(self.menu(), expected);
        self
    }

    /// The match is over.
    pub fn is_over(&self) -> &Match<G> {
        assert_eq!(self.label(), "nothing");
        assert!(self.rules().is_over(self.now()));
        self
    }

    /// What a coach may choose from now.
    pub fn menu(&self) -> Vec<String> {
        match self.session.waiting() {
            Some(Question::Decide(decision)) => {
                decision.menu.iter().map(ToString::to_string).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The match as it stands.
    pub fn now(&self) -> &G::State {
        match self.session.is_between_steps() {
            true => self.session.settled(),
            false => self.session.halfway(),
        }
    }

    /// What was agreed on.
    pub fn rules(&self) -> &G {
        self.session.rules()
    }

    /// The last play in numbers.
    pub fn box_score(&self) -> BoxScore {
        let mut box_score = BoxScore::default();
        for event in self.events() {
            let count = |side, what, _| box_score.count(side, what);
            self.rules().report(event, count);
        }
        box_score
    }

    /// What a player or keeper did in the last play.
    pub fn stats(&self, side: Side, name: &str) -> PlayerStats {
        let mut squads = Squads::default();
        for event in self.events() {
            let count = |side, player, deed| squads.count(side, player, deed);
            self.rules().credit(event, count);
        }
        let ids = (0..SQUAD).flat_map(|at| [PlayerId::Player(at), PlayerId::Keeper(at)]);
        let mut found = ids.filter(|&id| self.rules().player_name(side, id) == name);
        squads.of(side, found.next().unwrap())
    }

    /// The reasons of the last play, clause by clause.
    pub fn whys(&self) -> Vec<String> {
        let whys = self
            .events()
            .iter()
            .filter_map(|event| self.rules().why(event));
        whys.map(|why| words::told(&why)).collect()
    }
}

impl<G: Game + Clone> Match<G>
where
    Session<G>: Clone,
{
    /// Gives these answers.
    #[must_use]
    pub fn play(&self, sheet: &str) -> Match<G> {
        self.goes_on(|session| (self.give)(session, sheet))
    }

    /// The questions that wait: those to coaches, answered by default, up to a card or a
    /// die, and what is read there.
    pub fn questions(&self) -> Vec<String> {
        let mut session = self.session.clone();
        let mut asked = Vec::new();
        while let Some(question) = session.waiting() {
            asked.push(match question {
                Question::Draw { reads, .. } => reads.to_string(),
                question => question.label(),
            });
            match question {
                Question::Decide(_) => session.answer_by_default().unwrap(),
                _ => return asked,
            }
        }
        asked.push("nothing".to_string());
        asked
    }

    /// Lets the time to decide run out.
    #[must_use]
    pub fn by_default(&self) -> Match<G> {
        self.goes_on(|session| session.answer_by_default().unwrap())
    }

    fn goes_on(&self, how: impl FnOnce(&mut Session<G>)) -> Match<G> {
        let mut played = self.clone();
        played.before = played.session.events().len();
        how(&mut played.session);
        played
    }
}

/// Answers with their labels: `home turn: advance | attack 2 2 5` gives every answer to
/// the question with that label, in that order.
pub fn by_label<G: Game>(session: &mut Session<G>, sheet: &str) {
    for part in parts(sheet) {
        let (label, answers) = match part.split_once(": ") {
            Some((label, choice)) => (label, vec![choice]),
            None => {
                let mut words = part.split_whitespace();
                (words.next().unwrap(), words.collect())
            }
        };
        assert!(!answers.is_empty(), "`{part}` answers nothing");
        for answer in answers {
            let asked = session.waiting().map(Question::label);
            assert_eq!(asked.as_deref(), Some(label), "at `{part}`");
            let given = session.answer(answer.trim());
            given.unwrap_or_else(|refused| panic!("at `{part}`: {refused}"));
        }
    }
}

/// A coach's answer, `home:press`, given when that coach is asked something it fits;
/// what others may say until then goes by default.
pub fn by_coach<G: Game>(session: &mut Session<G>, side: &str, choice: &str) {
    loop {
        let question = session.waiting().unwrap();
        let Question::Decide(decision) = question else {
            panic!("{side}:{choice}: `{}` is asked", question.label());
        };
        if decision.side.name() == side && question.read(choice).is_ok() {
            return session.answer(choice).unwrap();
        }
        session.answer_by_default().unwrap();
    }
}

/// What coaches may say goes by default.
pub fn nobody_speaks<G: Game>(session: &mut Session<G>) {
    while let Some(Question::Decide(_)) = session.waiting() {
        session.answer_by_default().unwrap();
    }
}

/// A card that shows this where it is read, the lowest number of those left.
pub fn by_card<G: Game>(session: &mut Session<G>, reads: &str, shows: &str) {
    let waiting = session.waiting();
    let Some(Question::Draw { left, reads: asked }) = waiting else {
        panic!("{reads} {shows}: {waiting:?}");
    };
    assert_eq!(*asked, reads, "at {shows}");
    let cards = naming::showing(session.rules(), left, reads, shows);
    let card = cards.first().expect(shows).0;
    session.answer(&card.to_string()).unwrap();
}
