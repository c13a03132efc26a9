//! What people do with a match that is over: ask what would have been, and tell others.

use arena::{Match, Pending, open_match, table::from_log};
use games::Dice;
use seasons::{
    SeasonWords,
    recap::{self, RecapMarkup},
};
use tabletop::log::{Entry, Log, standing};
use work::run_long;

use crate::{Clubhouse, Created, Refusal, Room, dice::new_seed, secrets};

/// The header line of a match that is a what-if: the match it branched off from, and at
/// which of its answers.
pub const WHAT_IF: &str = "what-if";

/// How a recap is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecapKind {
    /// As text.
    Text(RecapMarkup),
    /// The score card as a picture (SVG).
    Card,
}

impl Clubhouse {
    /// A match of its own that goes like a finished one up to an answer (counted from 1)
    /// and gets another one there, or none yet. Whoever asks holds all its seats.
    ///
    /// # Errors
    ///
    /// If there is no such match or answer, the match is not over, or the new answer does not fit.
    pub async fn branch(
        &self,
        id: &str,
        number: usize,
        answer: Option<String>,
    ) -> Result<Created, Refusal> {
        let stored = self.store.load(id).await?.ok_or(Refusal::NoMatch)?;
        let (library, origin) = (self.library.clone(), id.to_string());
        let branch = run_long(move |cancel| {
            let whole = open_match(&stored.text(), &library)?;
            refuse_unfinished(whole.as_ref())?;
            let log = before(whole.as_ref(), &origin, number)?;
            let mut played = from_log(&log, &library)?;
            if let Some(answer) = answer {
                let answered = played.answer(&answer);
                answered.map_err(|refused| Refusal::Unfit(refused.to_string()))?;
            }
            let secrets = secrets(played.setup())?;
            let mut room = Room::around(played, None, cancel)?;
            room.one_screen = true;
            Ok::<_, Refusal>((room, secrets))
        });
        let (room, secrets) = branch.await??;
        let id = self.keep(room, secrets.hashed()).await?;
        Ok(Created { id, secrets })
    }

    /// What was asked at an answer of a finished match (counted from 1), in a language.
    ///
    /// # Errors
    ///
    /// If there is no such match or answer, or the match is not over.
    pub async fn asked_at(
        &self,
        id: &str,
        number: usize,
        language: &str,
    ) -> Result<Pending, Refusal> {
        let stored = self.store.load(id).await?.ok_or(Refusal::NoMatch)?;
        let (library, id, language) = (self.library.clone(), id.to_string(), language.to_string());
        let asked = run_long(move |_| {
            let whole = open_match(&stored.text(), &library)?;
            refuse_unfinished(whole.as_ref())?;
            let log = before(whole.as_ref(), &id, number)?;
            let asked = from_log(&log, &library)?.asked_in(&language);
            asked.ok_or(Refusal::Nothing("nothing was asked there"))
        });
        asked.await?
    }

    /// A finished match told for others, in a language.
    ///
    /// # Errors
    ///
    /// If there is no such match, or it is not over.
    pub async fn recap(
        &self,
        id: &str,
        wanted: RecapKind,
        language: &str,
    ) -> Result<String, Refusal> {
        let books = self.library.phrase_books();
        let books = books.map_err(|error| Refusal::Failed(error.to_string()))?;
        let language = language.to_string();
        let told = self.study(id, move |room, _| {
            refuse_unfinished(room.played.as_ref())?;
            let words = SeasonWords::of(&books, &language);
            let (pieces, card) = recap::of_friendly(room.played.as_ref(), &words);
            Ok::<_, Refusal>(match wanted {
                RecapKind::Text(format) => recap::write(&pieces, format, words.language),
                RecapKind::Card => card.svg(),
            })
        });
        told.await?
    }
}

fn refuse_unfinished(played: &dyn Match) -> Result<(), Refusal> {
    match played.pending() {
        None => Ok(()),
        Some(_) => Err(Refusal::NotNow("the match is not over".to_string())),
    }
}

/// The answers of a match that stand, before this one.
fn before(whole: &dyn Match, origin: &str, number: usize) -> Result<Log, Refusal> {
    let entries = whole.entries();
    let standing = standing(entries);
    if number == 0 || number > standing.len() {
        let what = format!("the match has answers 1 to {}", standing.len());
        return Err(Refusal::Unfit(what));
    }
    let kept = standing.iter().take(number - 1);
    let kept: Vec<Entry> = kept.filter_map(|&at| entries.get(at).cloned()).collect();
    let mut header = whole.header().clone();
    header.fields.retain(|(name, _)| name != WHAT_IF);
    header.add(WHAT_IF, format!("{origin} {number}"));
    // A promise about dice was kept; those of another match are nobody's to promise.
    if matches!(whole.setup().dice, Dice::Verifiable(_)) {
        let seed = new_seed()?;
        header.fields.retain(|(name, _)| name != "dice");
        header.add("dice", Dice::App { seed, index: 0 });
    }
    Ok(Log {
        header,
        entries: kept,
    })
}
