//! Matches of a season to look at again: from their files, or played again with the same
//! dice.

use arena::{Match, new_match, open_match};
use competition::course::{Act, MatchKey};
use library::Library;

use super::{JournalEntry, Season, SeasonError};

/// A match of a season, played again.
pub type ReplayedMatch = (MatchKey, Box<dyn Match>);

impl Season {
    /// The entry with the result of a match that stands, and its number (from 1).
    ///
    /// # Errors
    ///
    /// If it has no result.
    pub fn entry_of(&self, key: MatchKey) -> Result<(usize, &JournalEntry), SeasonError> {
        // An abandoned match is entered twice; the last time counts.
        self.last_entry(|act| matches!(act, Act::Result { key: of, .. } if *of == key))
            .ok_or_else(|| SeasonError::Unfit(format!("match {key} has no result yet")))
    }

    /// The last entry of a kind that stands, and its number (from 1).
    pub(super) fn last_entry(
        &self,
        is_it: impl Fn(&Act) -> bool,
    ) -> Option<(usize, &JournalEntry)> {
        let standing = self.standing.iter().rev();
        let mut numbered = standing.filter_map(|&at| Some((at + 1, self.entry_at(at)?)));
        numbered.find(|(_, entry)| is_it(&entry.act))
    }

    /// A match that was played or simulated, to its end.
    ///
    /// # Errors
    ///
    /// If it was typed in, or does not come out as it did: the data have changed since.
    pub fn match_of(
        &self,
        key: MatchKey,
        library: &Library,
    ) -> Result<Box<dyn Match>, SeasonError> {
        let (number, entry) = self.entry_of(key)?;
        self.before(number)?.play_again(key, entry, library)
    }

    /// The season as it was when an entry was made: who could play then hung on it.
    fn before(&self, number: usize) -> Result<Season, SeasonError> {
        let mut season = Season::new(self.header.clone())?;
        for line in &self.lines[..number - 1] {
            season.note(line.clone())?;
        }
        season.enter_standing().map_err(|(_, error)| error)?;
        Ok(season)
    }

    /// Plays a match of this season again, of which the entry tells.
    pub(super) fn play_again(
        &self,
        key: MatchKey,
        entry: &JournalEntry,
        library: &Library,
    ) -> Result<Box<dyn Match>, SeasonError> {
        if let Some(file) = &entry.file {
            return Ok(open_match(file, library)?);
        }
        if !entry.can_be_seen_again() {
            return Err(SeasonError::Unfit(format!(
                "match {key} was typed in: there is nothing to look at but its result, which \
                 `season correct` puts right"
            )));
        }
        let usual = self.game_of(key)?.0.id();
        let other = entry.game.as_deref().filter(|game| *game != usual);
        let mut again = new_match(&self.setup(key, other)?, library)?;
        while again.pending().is_some() {
            let answered = again.answer_by_program();
            answered.map_err(|refused| SeasonError::Unfit(refused.to_string()))?;
        }
        let told = JournalEntry::new(entry.act.clone()).with_report(&again.report());
        if (&told.players, &told.box_score) != (&entry.players, &entry.box_score) {
            return Err(SeasonError::Unfit(format!(
                "match {key} comes out otherwise now: its teams, cards or rules have changed \
                 since it was simulated; name the data of then with --data"
            )));
        }
        Ok(again)
    }

    /// All matches that can be looked at again, in the order of their entries. What
    /// cannot be is left out.
    ///
    /// # Errors
    ///
    /// If one does not come out as it did.
    pub fn matches_again(&self, library: &Library) -> Result<Vec<ReplayedMatch>, SeasonError> {
        let mut season = Season::new(self.header.clone())?;
        let mut all = Vec::new();
        for (index, line) in self.lines.iter().enumerate() {
            if let Some(entry) = line.entry()
                && let Act::Result { key, .. } = &entry.act
                && self.standing.contains(&index)
                && entry.can_be_seen_again()
            {
                all.push((*key, season.play_again(*key, entry, library)?));
            }
            season.push(line.clone())?;
        }
        Ok(all)
    }
}
