//! Corrections: one answer of a finished match is changed and the match is run again, or its
//! result is typed anew, and everything that hangs on it follows. The journal keeps what was
//! there before.

use arena::Match;
use competition::course::{Act, CourseError, MatchKey};
use library::Library;
use simulation::MatchReport;

use super::{Corrects, JournalEntry, Season, SeasonError};

/// A match with changed answers, beside what it was.
pub struct Correction {
    /// What was reported.
    pub before: MatchReport,
    /// What is reported now.
    pub after: MatchReport,
    /// The match as it is now.
    pub game: Box<dyn Match>,
    /// How many of its answers are those of before, and how many are not.
    pub answers: [usize; 2],
    /// Changes, by their place in the list, whose question was not asked any more.
    pub moot: Vec<usize>,
}

impl Correction {
    /// Plays a finished match again with some answers changed, each by its line of the
    /// log.
    ///
    /// # Errors
    ///
    /// If a line is no answer, or its new answer does not fit.
    pub fn new(game: &dyn Match, changes: &[(usize, String)]) -> Result<Correction, SeasonError> {
        let changed = game
            .with_changes(changes)
            .map_err(|refused| SeasonError::Unfit(refused.to_string()))?;
        Ok(Correction {
            before: game.report(),
            after: changed.game.report(),
            answers: [changed.same, changed.other],
            moot: changed.moot,
            game: changed.game,
        })
    }

    /// The numbers that differ: what they are called, home and away, before and after.
    #[must_use]
    pub fn differences(&self) -> Vec<(String, [u64; 2], [u64; 2])> {
        let numbers = |report: &MatchReport| {
            let [home, away] = tabletop::Side::BOTH.map(|side| report.box_score.stats[side]);
            let away: Vec<u64> = away.named().map(|(_, number)| number).collect();
            let both = home.named().zip(away);
            both.map(|((name, home), away)| (name.to_string(), [home, away]))
                .collect::<Vec<_>>()
        };
        let both = numbers(&self.before).into_iter().zip(numbers(&self.after));
        both.filter(|((_, before), (_, after))| before != after)
            .map(|((name, before), (_, after))| (name, before, after))
            .collect()
    }
}

impl Season {
    /// A match of the season with some answers changed; the season stays as it is.
    ///
    /// # Errors
    ///
    /// If the match cannot be looked at again, or a change does not fit.
    pub fn what_if(
        &self,
        key: MatchKey,
        changes: &[(usize, String)],
        library: &Library,
    ) -> Result<Correction, SeasonError> {
        Correction::new(self.match_of(key, library)?.as_ref(), changes)
    }

    /// The entry that corrects a match by its answers. With `drop_later`, later results that
    /// do not fit any more, because others meet now, are dropped.
    ///
    /// # Errors
    ///
    /// If the match has no result, or later ones hang on it and may not be dropped.
    pub fn correction(
        &self,
        key: MatchKey,
        correction: &Correction,
        drop_later: bool,
    ) -> Result<JournalEntry, SeasonError> {
        let (number, old) = self.entry_of(key)?;
        let found = self.course.find(key).ok_or(CourseError::NoMatch(key))?;
        let result = self.decided(found, correction.after.result.clone());
        let act = self.act(key, result)?;
        Ok(JournalEntry {
            how: old.how,
            game: old.game.clone(),
            dice: old.dice,
            file: Some(correction.game.save()),
            corrects: Some(self.corrects(number, &act, drop_later)?),
            ..JournalEntry::new(act).with_report(&correction.after)
        })
    }

    /// The same by what somebody typed, whoever entered what it takes the place of: a result,
    /// or the kicks that a table waited for.
    ///
    /// # Errors
    ///
    /// As [`Season::correction`].
    pub fn typed_correction(
        &self,
        typed: JournalEntry,
        drop_later: bool,
    ) -> Result<JournalEntry, SeasonError> {
        let number = match &typed.act {
            Act::Result { key, .. } => Some(self.entry_of(*key)?.0),
            act => self
                .last_entry(|known| is_of_one_match(act, known))
                .map(|(number, _)| number),
        };
        let nothing = || SeasonError::Unfit("there is nothing yet to be corrected".to_string());
        let number = number.ok_or_else(nothing)?;
        Ok(JournalEntry {
            corrects: Some(self.corrects(number, &typed.act, drop_later)?),
            ..typed
        })
    }

    /// What an act takes the place of, with all that does not fit behind it any more.
    fn corrects(
        &self,
        number: usize,
        act: &Act,
        drop_later: bool,
    ) -> Result<Corrects, SeasonError> {
        let mut drops = Vec::new();
        for (misfit, error) in self.misfits(&self.standing, Some((number, act)))? {
            if misfit == number {
                return Err(error);
            }
            drops.push(later(misfit, &error, drop_later)?);
        }
        Ok(Corrects {
            entry: number,
            drops,
        })
    }

    /// The numbers of entries that do not fit after the others, and why. One of them may be
    /// given another act.
    pub(super) fn misfits(
        &self,
        standing: &[usize],
        other: Option<(usize, &Act)>,
    ) -> Result<Vec<(usize, SeasonError)>, SeasonError> {
        let mut season = Season::new(self.header.clone())?;
        let mut misfits = Vec::new();
        for &index in standing {
            let number = index + 1;
            let act = match other {
                Some((changed, act)) if changed == number => Some(act),
                _ => self.entry_at(index).map(|entry| &entry.act),
            };
            let entered = act.map_or(Ok(()), |act| season.enter(act));
            misfits.extend(entered.err().map(|error| (number, error)));
        }
        Ok(misfits)
    }
}

/// The number of something that does not fit any more, if it may be taken out.
pub(super) fn later(
    number: usize,
    error: &SeasonError,
    may_drop: bool,
) -> Result<usize, SeasonError> {
    match may_drop {
        true => Ok(number),
        false => Err(SeasonError::Unfit(format!(
            "what came later does not fit any more: {error}; such results can be taken out with it \
             (--drop-later)"
        ))),
    }
}

/// True of kicks after the same match.
fn is_of_one_match(act: &Act, known: &Act) -> bool {
    match (act, known) {
        (Act::Shootout { key, .. }, Act::Shootout { key: known, .. }) => key == known,
        _ => false,
    }
}
