//! What is agreed before kick-off, and how it is written in the header.

use std::fmt;

use library::{Library, LibraryError};
use tabletop::{
    BySide, Fault, Faults, Side, UndoRule,
    log::{Header, Log},
    options::Settings,
    pledge::{Digits, Form, Pledge},
};
use thiserror::Error;

use crate::left_to_people::Pace;
use crate::{
    foretold::Foretold,
    list::{ForGame, GameId},
    playable::{Fixture, Playable},
};

/// The name of a coach who is a person.
pub const HUMAN: &str = "human";

/// How the name of a coach begins who is an outside program. Its command follows.
const BOT: &str = "exec:";

/// The command of a coach who is an outside program; `None` for all others.
/// Nothing is started here: a saved match opens where the program is not.
#[must_use]
pub fn bot_command(coach: &str) -> Option<&str> {
    coach.strip_prefix(BOT).map(str::trim)
}

/// Whose dice are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dice {
    /// The program's: those of a match of the run with this seed.
    App {
        /// The seed of the run.
        seed: u64,
        /// Which match of it.
        index: u64,
    },
    /// The program's, of a key that is too long to be searched for: between people.
    Key(Digits),
    /// Real ones, typed in.
    Mine,
    /// Those of a secret that is promised before kick-off, of what both sides add to it,
    /// and of nothing else.
    Verifiable(Pledge),
}

/// Who of a team can play, as a competition knows it; nobody in particular for a match
/// that stands alone. What becomes of it is in the documents of the match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Men {
    /// Who begins if he can, the keeper first.
    pub wanted: Vec<String>,
    /// Who cannot play: suspended, hurt, or gone to another team.
    pub missing: Vec<String>,
    /// Who came from another team, and the id of that team.
    pub joined: Vec<(String, String)>,
}

impl Men {
    /// True if nothing is said about anybody: the team is as its file has it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Men::default()
    }

    /// True if a man can play.
    #[must_use]
    pub fn can_play(&self, name: &str) -> bool {
        !self.missing.iter().any(|missing| missing == name)
    }
}

/// How verifiable dice begin in a header; the hash of the secret follows.
const VERIFIABLE: [(Form, &str); 2] = [
    (Form::One, "verifiable sha256 "),
    (Form::Two, "verifiable 2 sha256 "),
];

/// How dice of a key begin; the key follows.
const KEY: &str = "app key ";

impl Dice {
    /// Reads what a header says of the dice.
    #[must_use]
    pub fn named(text: &str) -> Option<Dice> {
        if text == "mine" {
            return Some(Dice::Mine);
        }
        for (form, begins) in VERIFIABLE {
            if let Some(digits) = text.strip_prefix(begins) {
                return Pledge::named(form, digits).map(Dice::Verifiable);
            }
        }
        if let Some(digits) = text.strip_prefix(KEY) {
            return Digits::named(digits).map(Dice::Key);
        }
        let (seed, index) = text.strip_prefix("app seed ")?.split_once(" match ")?;
        Some(Dice::App {
            seed: seed.parse().ok()?,
            index: index.parse().ok()?,
        })
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dice::App { seed, index } => write!(f, "app seed {seed} match {index}"),
            Dice::Mine => f.write_str("mine"),
            Dice::Key(key) => write!(f, "{KEY}{key}"),
            Dice::Verifiable(pledge) => {
                let mut forms = VERIFIABLE.iter();
                let begins = forms.find(|(form, _)| *form == pledge.form);
                write!(f, "{}{pledge}", begins.map_or("", |(_, begins)| begins))
            }
        }
    }
}

/// What is agreed before kick-off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchSetup {
    /// The game.
    pub game: GameId,
    /// The names of the sides.
    pub names: BySide<String>,
    /// The ids of their teams, where those are known by more than their names.
    pub teams: BySide<Option<String>>,
    /// Who coaches them: [`HUMAN`], a computer coach, or `exec:` and the
    /// command of an outside program.
    pub coaches: BySide<String>,
    /// Whose dice.
    pub dice: Dice,
    /// How far answers may be taken back.
    pub undo: UndoRule,
    /// True if an undo changes the dice.
    pub reroll: bool,
    /// Options that are not at their defaults, `name=value`.
    pub options: Vec<String>,
    /// Which of the questions that need no answer people are asked; `None` for the
    /// game's own choice.
    pub asked: Option<Vec<String>>,
    /// Who can play.
    pub men: BySide<Men>,
    /// When those who watch are told who will win.
    pub foretold: Foretold,
}

/// Why a match cannot begin.
#[derive(Debug, Error)]
pub enum SetupError {
    /// The library does not have what is needed.
    #[error(transparent)]
    Library(#[from] LibraryError),
    /// Faults in what was agreed, or in a saved match.
    #[error("{0}")]
    Faults(#[from] Faults),
}

impl GameId {
    /// The names of a team's men, keepers first; nobody in a game without players.
    ///
    /// # Errors
    ///
    /// If there is no such team.
    pub fn squad(self, library: &Library, team: &str) -> Result<Vec<String>, SetupError> {
        struct LineUpsOf<'a>(&'a Library, &'a str);
        impl ForGame for LineUpsOf<'_> {
            type Output = Result<Vec<String>, SetupError>;

            fn run<G: Playable + 'static>(self) -> Self::Output {
                G::squad(self.0, self.1)
            }
        }
        self.with(LineUpsOf(library, team))
    }
}

impl MatchSetup {
    /// The team of a side, by its id or name.
    fn team(&self, side: Side) -> &str {
        self.teams[side].as_deref().unwrap_or(&self.names[side])
    }

    fn settings<G: Playable>(&self) -> Result<Settings, Faults> {
        Settings::parse(G::OPTIONS, self.options.iter().map(String::as_str))
    }

    fn fixture<'a>(&'a self, settings: &'a Settings) -> Fixture<'a> {
        Fixture {
            teams: BySide::from_fn(|side| self.team(side)),
            settings,
            men: &self.men,
        }
    }

    /// The rules of the match, made of cards as they are: nothing is written down for it.
    ///
    /// # Errors
    ///
    /// Everything that is wrong.
    pub fn rules<G: Playable>(&self, library: &Library) -> Result<G, SetupError> {
        let settings = self.settings::<G>()?;
        G::between(library, &self.fixture(&settings))
    }

    /// How many men each side has for the match, 0 if they are no side; `None` in a game
    /// without players.
    ///
    /// # Errors
    ///
    /// If there is no such team.
    pub fn men_there(&self, library: &Library) -> Result<BySide<Option<usize>>, SetupError> {
        struct There<'a>(&'a MatchSetup, &'a Library);
        impl ForGame for There<'_> {
            type Output = Result<BySide<Option<usize>>, SetupError>;

            fn run<G: Playable + 'static>(self) -> Self::Output {
                let there = |side| G::men_there(self.1, self.0.team(side), &self.0.men[side]);
                Ok(BySide {
                    home: there(Side::Home)?,
                    away: there(Side::Away)?,
                })
            }
        }
        self.game.with(There(self, library))
    }

    /// The header of a match, with all options and every file it needs.
    ///
    /// # Errors
    ///
    /// Everything that is wrong.
    pub fn header(&self, library: &Library) -> Result<Header, SetupError> {
        struct WriteSetup<'a>(&'a MatchSetup, &'a Library);
        impl ForGame for WriteSetup<'_> {
            type Output = Result<Header, SetupError>;

            fn run<G: Playable + 'static>(self) -> Self::Output {
                let WriteSetup(setup, library) = self;
                let settings = setup.settings::<G>()?;
                let fixture = setup.fixture(&settings);
                let mut header = Header {
                    game: G::ID.to_string(),
                    rules: G::VERSION,
                    fields: Vec::new(),
                    documents: G::documents(library, Some(&fixture))?,
                };
                for side in Side::BOTH {
                    header.add(side.name(), &setup.names[side]);
                }
                for side in Side::BOTH.into_iter().filter(|_| G::TEAMS_DIFFER) {
                    header.add(&format!("team {side}"), setup.team(side));
                }
                for side in Side::BOTH {
                    let coach = &setup.coaches[side];
                    // A header line is one line, and a shell minds the difference.
                    if bot_command(coach).is_some_and(|command| command.contains(['\n', '\r'])) {
                        let what = format!("the command of coach {side} has several lines");
                        let cure = "put it into a script, and name that";
                        return Err(Faults::from(Fault::whole(what, cure)).into());
                    }
                    header.add(&format!("coach {side}"), coach);
                }
                header.add("dice", setup.dice);
                header.add("undo", setup.undo);
                header.add("reroll", setup.reroll);
                if let Some(asked) = &setup.asked {
                    let known = |name: &&str| G::MAY.iter().any(|(may, _)| may == name);
                    let all: Vec<&str> = G::MAY.iter().map(|(may, _)| *may).collect();
                    let named = asked.iter().filter(|_| Pace::of(asked).is_none());
                    if let Some(name) = named.into_iter().find(|name| !known(&name.as_str())) {
                        let what = format!("nobody is ever asked `{name}`");
                        let cure = format!("one can be asked {}, or `more`, or `less`", list(&all));
                        return Err(Faults::from(Fault::whole(what, cure)).into());
                    }
                    header.add("asked", list(asked));
                }
                if setup.foretold != Foretold::default() {
                    header.add("chances", setup.foretold.name());
                }
                for line in settings.lines() {
                    header.add("set", line);
                }
                // Nothing leaves here that could not be opened again.
                MatchSetup::from_header(&header)?;
                Ok(header)
            }
        }
        self.game.with(WriteSetup(self, library))
    }

    /// Reads what [`MatchSetup::header`] wrote.
    ///
    /// # Errors
    ///
    /// Everything that is wrong.
    pub fn from_header(header: &Header) -> Result<MatchSetup, Faults> {
        let Some(game) = GameId::named(&header.game) else {
            let known: Vec<&str> = GameId::ALL.iter().map(|game| game.id()).collect();
            let what = format!("there is no game `{}`", header.game);
            let cure = format!("the games are {}", known.join(", "));
            return Err(Fault::whole(what, cure).into());
        };
        let mut faults = Faults::default();
        let mut text = |name: &str| match header.field(name) {
            Some(value) if !value.is_empty() => value.to_string(),
            _ => {
                let what = format!("the header has no `{name}:`");
                faults.push(Fault::whole(what, "add it, or start the match anew"));
                String::new()
            }
        };
        let names = BySide::from_fn(|side| text(side.name()));
        let coaches = BySide::from_fn(|side| text(&format!("coach {side}")));
        let dice = text("dice");
        let undo = text("undo");
        for coach in [&coaches.home, &coaches.away] {
            faults.0.extend(coach_fault(game, coach));
        }
        let dice = Dice::named(&dice).unwrap_or_else(|| {
            let what = format!("`dice: {dice}` is not known");
            let cure =
                "write `app seed N match I`, `app key KEY`, `mine`, or `verifiable 2 sha256 HASH`";
            faults.push(Fault::whole(what, cure));
            Dice::Mine
        });
        let undo = UndoRule::named(&undo).unwrap_or_else(|| {
            let what = format!("`undo: {undo}` is not known");
            faults.push(Fault::whole(
                what,
                "write free, until-chance, agreed or off",
            ));
            UndoRule::Off
        });
        if matches!(dice, Dice::Verifiable(_)) && undo != UndoRule::Off {
            let what = format!("`undo: {undo}` does not go with verifiable dice");
            faults.push(Fault::whole(what, "write `undo: off`"));
        }
        let foretold = header
            .field("chances")
            .map_or(Some(Foretold::default()), Foretold::named);
        if foretold.is_none() {
            let what = "`chances:` says nothing that is known";
            faults.push(Fault::whole(what, "write on, delayed or off"));
        }
        faults.or(MatchSetup {
            foretold: foretold.unwrap_or_default(),
            game,
            names,
            teams: BySide::from_fn(|side| {
                header.field(&format!("team {side}")).map(str::to_string)
            }),
            coaches,
            dice,
            undo,
            reroll: header.field("reroll") == Some("true"),
            options: header
                .fields_named("set")
                .map(ToString::to_string)
                .collect(),
            asked: header.field("asked").map(|asked| {
                let names = asked.split_whitespace().filter(|name| *name != NOTHING);
                names.map(ToString::to_string).collect()
            }),
            men: BySide::default(),
        })
    }
}

/// What stands for an empty list.
const NOTHING: &str = "nothing";

/// Names with spaces between.
fn list(names: &[impl AsRef<str>]) -> String {
    let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    match names.is_empty() {
        true => NOTHING.to_string(),
        false => names.join(" "),
    }
}

/// What is wrong with the name of a coach; that there is none was said already.
#[must_use]
pub fn coach_fault(game: GameId, coach: &str) -> Option<Fault> {
    if let Some(command) = bot_command(coach) {
        let what = format!("`{BOT}` names no program");
        let cure = format!("write {BOT}COMMAND, as in {BOT}./my-bot");
        return command.is_empty().then(|| Fault::whole(what, cure));
    }
    let known = game.coaches();
    if coach.is_empty() || coach == HUMAN || known.iter().any(|(name, _)| *name == coach) {
        return None;
    }
    let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
    Some(Fault::whole(
        format!("there is no coach `{coach}` for {game}"),
        format!(
            "there are {HUMAN}, {}, and {BOT}COMMAND for a program of your own",
            names.join(", ")
        ),
    ))
}

/// The rules of a saved match.
///
/// # Errors
///
/// If they are of another version, or what they need has faults.
pub fn rules_of<G: Playable>(log: &Log) -> Result<G, Faults> {
    let header = &log.header;
    if header.rules != G::VERSION {
        return Err(Fault::whole(
            format!(
                "this match was played with version {} of the rules of {}, this program has {}",
                header.rules,
                G::ID,
                G::VERSION
            ),
            "open it with the version of Touchline that saved it",
        )
        .into());
    }
    let options: Vec<&str> = header.fields_named("set").collect();
    G::build(|name| header.document(name), &options)
}
