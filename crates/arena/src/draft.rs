//! A draft at the table: who picks, whose dice, and its log.
//!
//! Its log is that of a match of the game `counter-attack draft`: header and answers,
//! chained by hash; so it can be saved at any moment, gone on with and played again.

use coaches::counter_attack::draft::pick;
use counter_attack::{
    Squad,
    draft::{Draft, DraftTable, Picked},
};
use library::Library;
use tabletop::{
    BySide, Decision, Fault, Faults, Question, Session, Side, UndoRule,
    log::{Document, Header, Log},
    session::Refused,
    sources::Generator,
};

use games::{
    list::drafted_cards,
    setup::{Dice, HUMAN, SetupError},
};

/// What the log of a draft calls its game.
pub const GAME: &str = "counter-attack draft";

/// The name of the computer that picks.
pub const COMPUTER: &str = "best";

/// What is agreed before a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftSetup {
    /// What the squads will be called: id, name, three letters.
    pub clubs: BySide<[String; 3]>,
    /// Who picks: [`HUMAN`] or [`COMPUTER`].
    pub coaches: BySide<String>,
    /// Whose dice and cards.
    pub dice: Dice,
    /// Goalkeepers of a squad: 2, or 1.
    pub keepers: u8,
    /// The cards: squads as text; `None` for all there are.
    pub cards: Option<String>,
}

/// A draft under way.
pub struct Drafting {
    setup: DraftSetup,
    header: Header,
    session: Session<Draft>,
}

impl Drafting {
    /// Begins a draft.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with what was agreed.
    pub fn new(setup: &DraftSetup, library: &Library) -> Result<Drafting, SetupError> {
        let cards = match &setup.cards {
            Some(cards) => cards.clone(),
            None => drafted_cards(library)?,
        };
        let mut header = Header {
            game: GAME.to_string(),
            rules: 1,
            fields: Vec::new(),
            documents: vec![Document::new("cards", &cards)],
        };
        for side in Side::BOTH {
            header.add(side.name(), setup.clubs[side].join(", "));
            header.add(&format!("coach {side}"), &setup.coaches[side]);
        }
        header.add("dice", setup.dice);
        header.add("keepers", setup.keepers);
        Ok(Drafting::open(&Log {
            header,
            entries: Vec::new(),
        })?)
    }

    /// Goes on with a draft that was saved.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it.
    pub fn open(log: &Log) -> Result<Drafting, Faults> {
        let header = &log.header;
        let mut faults = Faults::default();
        if header.game != GAME {
            let what = format!("this is a log of `{}`, not of a draft", header.game);
            return Err(Fault::whole(what, "name the file of a draft").into());
        }
        let mut field = |name: &str| {
            let found = header.field(name).map(str::to_string);
            if found.is_none() {
                let what = format!("the header has no `{name}`");
                faults.push(Fault::whole(
                    what,
                    "the file was changed; begin another draft",
                ));
            }
            found.unwrap_or_default()
        };
        let clubs = BySide::from_fn(|side| field(side.name()));
        let coaches = BySide::from_fn(|side| field(&format!("coach {side}")));
        let (dice, keepers) = (field("dice"), field("keepers"));
        let mut club = |side: Side| {
            let parts = clubs[side].split(',').map(|part| part.trim().to_string());
            let parts: Result<[String; 3], _> = parts.collect::<Vec<String>>().try_into();
            parts.unwrap_or_else(|_| {
                // That it is not there at all has been told.
                if !clubs[side].is_empty() {
                    let what = format!("`{side}: {}` is no club", clubs[side]);
                    faults.push(Fault::whole(what, "write id, name, three letters"));
                }
                Default::default()
            })
        };
        let clubs = BySide::from_fn(&mut club);
        for coach in [&coaches.home, &coaches.away] {
            if coach != HUMAN && coach != COMPUTER {
                let what = format!("nobody called `{coach}` picks");
                faults.push(Fault::whole(what, format!("write {HUMAN} or {COMPUTER}")));
            }
        }
        let known = Dice::named(&dice).filter(|dice| matches!(dice, Dice::App { .. } | Dice::Mine));
        let dice = known.unwrap_or_else(|| {
            let what = format!("`dice: {dice}` is not known");
            faults.push(Fault::whole(what, "write `app seed N match I` or `mine`"));
            Dice::Mine
        });
        let keepers = keepers
            .parse()
            .ok()
            .filter(|keepers| (1..=2).contains(keepers));
        let keepers = keepers.unwrap_or_else(|| {
            faults.push(Fault::whole("a squad has 1 or 2 keepers", "write 1 or 2"));
            2
        });
        let read = |cards: &str| Draft::new(cards, keepers, clubs.clone());
        let draft = faults.read("cards", |name| header.document(name), read);
        let Some(draft) = draft.filter(|_| faults.0.is_empty()) else {
            return Err(faults);
        };
        Ok(Drafting {
            setup: DraftSetup {
                clubs,
                coaches,
                dice,
                keepers,
                cards: header.document("cards").map(str::to_string),
            },
            header: header.clone(),
            session: Session::load(draft, UndoRule::Free, log)?,
        })
    }

    /// The question that waits for a person; everything before it goes by itself.
    ///
    /// # Errors
    ///
    /// Never, as long as the program answers what it is asked.
    pub fn next_for_person(
        &mut self,
    ) -> Result<Option<&Question<counter_attack::draft::DraftPick>>, Refused> {
        loop {
            let Some(question) = self.session.waiting() else {
                return Ok(None);
            };
            let answer = match question {
                Question::Roll(die) if self.is_app() => self.dice().below(die.faces()),
                Question::Draw { left, .. } if self.is_app() => {
                    self.dice().below(left.len() as u32)
                }
                Question::Decide(decision) if self.setup.coaches[decision.side] != HUMAN => {
                    self.pick(decision)
                }
                Question::Elapsed(clock) => clock.typical,
                _ => break,
            };
            self.session.answer_index(answer)?;
        }
        Ok(self.session.waiting())
    }

    fn pick(&self, decision: &Decision<counter_attack::draft::DraftPick>) -> u32 {
        let ask = decision.ask(self.session.halfway());
        pick(self.session.rules(), &ask) as u32
    }

    fn is_app(&self) -> bool {
        self.setup.dice != Dice::Mine
    }

    fn dice(&self) -> Generator {
        let (seed, index) = match self.setup.dice {
            Dice::App { seed, index } => (seed, index),
            Dice::Mine | Dice::Key(_) | Dice::Verifiable(_) => (0, 0),
        };
        let dice = Generator::new(seed, index);
        self.session.dice_position().dice(dice, false)
    }

    /// Answers in notation.
    ///
    /// # Errors
    ///
    /// If the answer does not fit.
    pub fn answer(&mut self, text: &str) -> Result<(), Refused> {
        self.session.answer(text)
    }

    /// Takes back the last pick, shirt or die of a person, with all that followed it; false
    /// if there is none.
    ///
    /// # Errors
    ///
    /// Never: drafts may be taken back freely.
    pub fn undo(&mut self) -> Result<bool, Refused> {
        let by_person = |label: &str| match label.split_once(' ') {
            Some((side, _)) => {
                Side::named(side).is_some_and(|side| self.setup.coaches[side] == HUMAN)
            }
            None => !self.is_app(),
        };
        let last = self
            .session
            .answers()
            .rev()
            .find(|(_, answer)| by_person(&answer.label));
        let Some((from, _)) = last else {
            return Ok(false);
        };
        self.session.undo(from, false)?;
        Ok(true)
    }

    /// What was agreed.
    #[must_use]
    pub fn setup(&self) -> &DraftSetup {
        &self.setup
    }

    /// The draft.
    #[must_use]
    pub fn draft(&self) -> &Draft {
        self.session.rules()
    }

    /// What lies on the table.
    #[must_use]
    pub fn table(&self) -> &DraftTable {
        self.session.halfway()
    }

    /// Everything that happened.
    #[must_use]
    pub fn events(&self) -> &[Picked] {
        self.session.events()
    }

    /// The draft as text.
    #[must_use]
    pub fn save(&self) -> String {
        self.session.save(&self.header)
    }

    /// The squads, when both are whole.
    #[must_use]
    pub fn squads(&self) -> Option<BySide<Squad>> {
        self.draft().squads(self.session.settled())
    }
}
