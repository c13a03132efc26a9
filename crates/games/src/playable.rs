//! What a game must bring to be played here.

use std::sync::Arc;

use coaches::odds::MatchOdds;
use football::{Club, Game, Phrase, Teller, spelling::meant};
use library::{Library, LibraryError};
use tabletop::{Ask, BySide, Coach, Faults, Session, Side, log::Document, options::Settings};
use utoipa::ToSchema;

use crate::{
    board::Board,
    cards::Cards,
    files::FileKind,
    setup::{Men, SetupError},
};

/// When a person is asked what need not be answered, if nobody says when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Whenever it comes up.
    Always,
    /// When it makes a difference, and now and then.
    WhenItMatters,
    /// Never, unless somebody wants to be.
    OnRequest,
}

/// What people may leave to an assistant, though it must be answered.
#[derive(Clone, Copy, Debug)]
pub struct Assisted<G: Game> {
    /// What it is called.
    pub name: &'static str,
    /// The computer coach who answers then.
    pub coach: &'static str,
    /// True if it is that which is asked in this step.
    pub is: fn(&G, &G::State) -> bool,
}

/// A coach who is there to play.
#[derive(Clone, Debug)]
pub struct Hired<P> {
    /// The coach.
    pub policy: P,
    /// What people should know, if another one plays than was asked for.
    pub note: Option<Phrase>,
}

impl<P> Hired<P> {
    /// A coach of whom there is nothing to be said.
    pub fn ready(policy: P) -> Hired<P> {
        Hired { policy, note: None }
    }
}

/// What a step has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Upshot {
    /// In a word or two.
    pub word: Phrase,
    /// The side that gains by it; `None` where that is open.
    pub favours: Option<Side>,
}

/// Odds that were worked out, not simulated.
#[derive(Clone, Debug)]
pub struct Worked {
    /// The odds.
    pub odds: MatchOdds,
    /// The most that any chance can be wrong by; `None` if nothing was lumped or cut.
    pub error: Option<f64>,
}

impl Worked {
    /// Odds of which nothing was lumped or cut.
    #[must_use]
    pub fn exact(odds: MatchOdds) -> Worked {
        Worked { odds, error: None }
    }
}

/// Both coaches, and what people should know about them. The same coach is not
/// worked out twice.
pub fn hire_both<G: Playable>(
    rules: &G,
    names: &BySide<String>,
    library: &Library,
) -> Option<(BySide<G::Policy>, Vec<Phrase>)> {
    let home = rules.hire(&names.home, library)?;
    let away = match names.home == names.away {
        true => home.clone(),
        false => rules.hire(&names.away, library)?,
    };
    let mut notes: Vec<Phrase> = [home.note, away.note].into_iter().flatten().collect();
    notes.dedup();
    let policies = BySide {
        home: home.policy,
        away: away.policy,
    };
    Some((policies, notes))
}

/// A team, as a list of them shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// The club.
    pub club: Club,
    /// What the game knows of it, in a line; empty if nothing.
    pub about: Phrase,
    /// The teams it stands with, as `premier league 2015-16`; empty if all stand together.
    pub group: String,
}

impl Team {
    /// The team that is meant by an id or a name, however it is spelt.
    ///
    /// # Errors
    ///
    /// That there is none, and the nearest, if it is none of them.
    pub fn meant<'a>(wanted: &str, teams: &'a [Team]) -> Result<&'a Team, String> {
        let found = meant(wanted, teams, |team| [&team.club.id, &team.club.name]);
        found.map_err(|nearest| format!("there is no team `{wanted}`{nearest}"))
    }
}

/// Who plays, and by which options.
#[derive(Clone, Debug)]
pub struct Fixture<'a> {
    /// The teams, by their ids or names.
    pub teams: BySide<&'a str>,
    /// The options, all of them.
    pub settings: &'a Settings,
    /// Who can play.
    pub men: &'a BySide<Men>,
}

/// A game with its data and its coaches.
pub trait Playable: Game + Clone + Send + Sync {
    /// Its computer coaches.
    type Policy: Coach<Self> + Clone + Send + Sync;
    /// What explains choices.
    type Explainer: Send + Sync + 'static;
    /// What lies on the table and does not move.
    type Board: Into<Board> + ToSchema;
    /// What every match is played with, whoever plays.
    type Equipment;

    /// The names of its coaches and what they do, the default first.
    fn coaches() -> Vec<(&'static str, &'static str)>;

    /// The coach with this name, for a match with these rules. What takes long
    /// to work out is kept in the library.
    fn hire(&self, name: &str, library: &Library) -> Option<Hired<Self::Policy>>;

    /// The odds of a match, worked out; `None` where they are out of reach.
    fn worked_odds(&self, _coaches: &BySide<Self::Policy>) -> Option<Worked> {
        None
    }

    /// The game solved, to explain choices; `None` where that is out of reach. It is
    /// worked out once and kept in the library.
    fn explainer(&self, _library: &Library) -> Option<Arc<Self::Explainer>> {
        None
    }

    /// True if there is an explainer, as far as that is known before it is worked out.
    fn is_solved(&self) -> bool {
        false
    }

    /// What each choice of a question is worth: the chance that each side wins,
    /// both playing best from there.
    fn explain(_explainer: &Self::Explainer, _ask: &Ask<'_, Self>) -> Option<Vec<BySide<f64>>> {
        None
    }

    /// The chance that each side wins from a state between two steps, both playing best;
    /// `None` where that is out of reach.
    fn value(_explainer: &Self::Explainer, _state: &Self::State) -> Option<BySide<f64>> {
        None
    }

    /// The chances of home, of a draw and of away as learnt from many matches, where
    /// playing on takes too long; `None` elsewhere.
    fn estimate(&self, _state: &Self::State) -> Option<[f64; 3]> {
        None
    }

    /// True if matches are played to their end so fast that a thousand of them tell who
    /// will win while people watch.
    const PLAYS_ON: bool = true;

    /// A question in words for people: what it is about, and what they should know of
    /// each choice. Nothing where names and choices say it all.
    fn in_words(&self, _ask: &Ask<'_, Self>) -> (Option<Phrase>, Vec<Phrase>) {
        Default::default()
    }

    /// Whom the dice to be thrown are for, if anybody is named.
    fn dice_in_words(&self, _state: &Self::State) -> Option<Phrase> {
        None
    }

    /// What a step has come to, as soon as that is known from what was told of it, or when
    /// it is over: the chances of a choice are added up by these words. The state is that
    /// of the question.
    fn gist(&self, _asked: &Self::State, _told: &[Self::Event], _over: bool) -> Option<Upshot> {
        None
    }

    /// What people may type to look closer at a position, for help: a key of the phrase book; empty
    /// where there is nothing to look at.
    const LOOKS: &'static str = "";

    /// What they see, in so many columns; `None` if the words mean nothing here.
    fn look(
        _session: &Session<Self>,
        _words: &str,
        _columns: usize,
        _teller: Teller<'_>,
    ) -> Option<String> {
        None
    }

    /// The table drawn in text of so many columns.
    fn picture_within(&self, state: &Self::State, teller: Teller<'_>, _columns: usize) -> String {
        self.picture(state, teller)
    }

    /// The whole match in the game's own notation; `None` where it has none.
    fn notation(_session: &Session<Self>) -> Option<String> {
        None
    }

    /// A position as one line, to be posted.
    fn post(&self, state: &Self::State) -> String {
        let lines = self.describe(state).into_iter();
        let lines: Vec<String> = lines
            .map(|(name, value)| format!("{name}: {value}"))
            .collect();
        lines.join(" | ")
    }

    /// Reads a post: what it says of documents and options is put into their place, what it
    /// says of the position comes back as names and values.
    ///
    /// # Errors
    ///
    /// All faults.
    fn read_post(
        text: &str,
        _documents: &mut Vec<Document>,
        _options: &mut Vec<String>,
    ) -> Result<Vec<(String, String)>, Faults> {
        let parts = text.split(['\n', '|']).map(str::trim);
        let parts = parts.filter(|part| !part.is_empty() && !part.starts_with('#'));
        let pair = |part: &str| {
            let (name, value) = part.split_once(':').unwrap_or((part, ""));
            (name.trim().to_string(), value.trim().to_string())
        };
        Ok(parts.map(pair).collect())
    }

    /// What lies on the table and does not move.
    fn board(&self) -> Self::Board;

    /// The names of the documents a match can have.
    const DOCUMENTS: &'static [&'static str];

    /// The files that a match reads, whoever plays: the document each becomes, and its path
    /// below `data/`.
    const FILES: &'static [(&'static str, &'static str)];

    /// The kinds of files that are its own.
    const FILE_KINDS: &'static [FileKind];

    /// The folder of the files of teams, if they have any of their own.
    const TEAMS: Option<&'static str> = None;

    /// True if the teams differ in more than their names.
    const TEAMS_DIFFER: bool = false;

    /// The option that makes every card of a deck come up again and again, if there
    /// are cards.
    const UNLIMITED: Option<&'static str> = None;

    /// The option with which a match is decided on the day, if the game knows how.
    const DECIDED: Option<&'static str> = None;

    /// The option for neutral ground, if the game knows a home side.
    const NEUTRAL: Option<&'static str> = None;

    /// Matches that are measured to say how fast it is: a whole number of hundreds.
    const MEASURED: u64 = 2_000;

    /// True if a question is asked in two, as which figure and where to: then people
    /// are told beforehand what each choice leads to.
    const IN_TWO: bool = false;

    /// The questions that a coach may answer but need not, and when people are
    /// asked them if they do not say what they want to be asked.
    const MAY: &'static [(&'static str, Offer)] = &[];

    /// What must be answered, and can be left to an assistant all the same.
    const ASSISTED: Option<Assisted<Self>> = None;

    /// An option that leaves to people what the rules would otherwise do for them, or that makes
    /// what they decide matter: it is set where people coach, if they say nothing of it.
    #[must_use]
    fn left_to(_people: BySide<bool>) -> Option<&'static str> {
        None
    }

    /// The teams there are.
    ///
    /// # Errors
    ///
    /// If they cannot be had.
    fn teams(library: &Library) -> Result<Vec<Team>, LibraryError>;

    /// The same with all that the game knows of them; only the one with an id, if one is
    /// asked for.
    ///
    /// # Errors
    ///
    /// If they cannot be had.
    fn cards(library: &Library, id: Option<&str>) -> Result<Vec<(Team, Cards)>, LibraryError> {
        let wanted = |team: &Team| id.is_none_or(|id| team.club.id == id);
        let teams = Self::teams(library)?.into_iter().filter(wanted);
        Ok(teams.map(|team| (team, Cards::Names)).collect())
    }

    /// The files that a match needs, and no more than it can come to; without a
    /// match, all there is, and any two teams.
    ///
    /// # Errors
    ///
    /// If one of them cannot be had, or there is no such team.
    fn documents(
        library: &Library,
        fixture: Option<&Fixture<'_>>,
    ) -> Result<Vec<Document>, SetupError>;

    /// What every match is played with, as the library has it.
    ///
    /// # Errors
    ///
    /// If it cannot be had.
    fn equipment(library: &Library) -> Result<Self::Equipment, LibraryError>;

    /// The rules of a match, made of cards as they are: the same as those that are built from
    /// its documents, with no text between.
    ///
    /// # Errors
    ///
    /// If something cannot be had, or the teams cannot play by these options.
    fn between(library: &Library, fixture: &Fixture<'_>) -> Result<Self, SetupError>;

    /// The names of a team's men, keepers first; nobody in a game without players.
    ///
    /// # Errors
    ///
    /// If there is no such team.
    fn squad(_library: &Library, _team: &str) -> Result<Vec<String>, SetupError> {
        Ok(Vec::new())
    }

    /// How many men a team has for a match, 0 if they are no side; `None` in a game
    /// without players.
    ///
    /// # Errors
    ///
    /// If there is no such team.
    fn men_there(_library: &Library, _team: &str, _men: &Men) -> Result<Option<usize>, SetupError> {
        Ok(None)
    }

    /// Who begins the match as the sheets say, the keeper first; as far as the game knows.
    fn starters(&self, _side: Side) -> Vec<String> {
        Vec::new()
    }

    /// A document that somebody wrote, with what it leaves out taken from the
    /// library's.
    #[must_use]
    fn complete(_name: &str, own: &str, _library: &str) -> String {
        own.to_string()
    }

    /// The rules, from those files (by name) and `name=value` options.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with them.
    fn build<'a>(
        document: impl Fn(&str) -> Option<&'a str>,
        options: &[&str],
    ) -> Result<Self, Faults>;
}
