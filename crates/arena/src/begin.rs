//! How a match begins: from the start, from a position that was posted, from its log.

use library::Library;
use tabletop::{
    Faults, Session,
    log::{Document, Header, Log},
    options::Settings,
    sheet::before,
};

use crate::{face::Match, table::Table};
use games::{
    ForGame,
    playable::Playable,
    setup::{MatchSetup, SetupError, rules_of},
};

/// Starts a match.
///
/// # Errors
///
/// Everything that is wrong with what was agreed.
pub fn new_match(setup: &MatchSetup, library: &Library) -> Result<Box<dyn Match>, SetupError> {
    let header = setup.header(library)?;
    let entries = Vec::new();
    from_log(&Log { header, entries }, library)
}

/// Opens a saved match and plays it again.
///
/// # Errors
///
/// Everything that is wrong with it.
pub fn open_match(text: &str, library: &Library) -> Result<Box<dyn Match>, SetupError> {
    from_log(&Log::parse(text)?, library)
}

/// Plays a log.
///
/// # Errors
///
/// Everything that is wrong with it.
pub fn from_log(log: &Log, library: &Library) -> Result<Box<dyn Match>, SetupError> {
    struct Open<'a>(&'a Log, MatchSetup, &'a Library);
    impl ForGame for Open<'_> {
        type Output = Result<Box<dyn Match>, SetupError>;

        fn run<G: Playable + 'static>(self) -> Self::Output {
            let Open(log, setup, library) = self;
            let rules = rules_of::<G>(log)?;
            let start = start_of(&rules, &log.header)?;
            let session = Session::from_state(rules, start, setup.undo);
            let books = library.phrase_books()?;
            let header = log.header.clone();
            let mut table = Table::new(setup, header, session, books, library);
            for (index, entry) in log.entries.iter().enumerate() {
                let fits = table.take_over_entry(entry);
                fits.map_err(|refused| Faults::from(log.misfit(index, &refused)))?;
            }
            Ok(Box::new(table))
        }
    }
    let setup = MatchSetup::from_header(&log.header)?;
    setup.game.with(Open(log, setup, library))
}

/// Starts a match from a position that was posted.
///
/// # Errors
///
/// Everything that is wrong with what was agreed, or with the position.
pub fn posted_match(
    setup: &MatchSetup,
    post: &str,
    library: &Library,
) -> Result<Box<dyn Match>, SetupError> {
    struct Read<'a>(&'a str, &'a mut Header);
    impl ForGame for Read<'_> {
        type Output = Result<(), SetupError>;

        fn run<G: Playable + 'static>(self) -> Self::Output {
            let Read(post, header) = self;
            let mut options = Vec::new();
            let lines = G::read_post(post, &mut header.documents, &mut options)?;
            Settings::parse(G::OPTIONS, options.iter().map(String::as_str))?;
            for option in options {
                let name = before(&option, "=").trim();
                let same = format!("{name}=");
                header
                    .fields
                    .retain(|(known, value)| known != "set" || !value.starts_with(&same));
                header.add("set", option);
            }
            let lines: Vec<String> = lines
                .into_iter()
                .map(|(name, value)| format!("{name}: {value}"))
                .collect();
            header
                .documents
                .push(Document::new(POSITION, &lines.join("\n")));
            Ok(())
        }
    }
    let mut header = setup.header(library)?;
    setup.game.with(Read(post, &mut header))?;
    let entries = Vec::new();
    from_log(&Log { header, entries }, library)
}

/// The document of a match that did not start at the start.
pub(crate) const POSITION: &str = "position";

/// Where a match begins: at the start, or at the position that it carries along.
pub(crate) fn start_of<G: Playable>(rules: &G, header: &Header) -> Result<G::State, Faults> {
    let Some(text) = header.document(POSITION) else {
        return Ok(rules.kick_off());
    };
    let lines = (1..).zip(text.lines());
    rules.arrange(lines.map(|(number, line)| {
        let (name, value) = line.split_once(':').unwrap_or((line, ""));
        (number, name.trim(), value.trim())
    }))
}
