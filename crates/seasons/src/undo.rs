//! Taking back: lines of the journal that do not count any more. They stay where they are,
//! and what takes them back is a line itself, which can be taken back in its turn.

use std::collections::BTreeSet;

use competition::course::{Act, MatchKey};

use super::correct::later;
use super::{JournalEntry, Season, SeasonError, SeasonLine, TakenBack};

impl Season {
    /// The line that takes others back, counted from 1: a result, a correction (what it
    /// corrected counts again), a deduction, anything. With `drop_later`, later results that
    /// do not fit any more are taken back, too.
    ///
    /// # Errors
    ///
    /// If one of them does not count, or later ones hang on it and may not be dropped.
    pub fn undo(&self, numbers: &[usize], drop_later: bool) -> Result<SeasonLine, SeasonError> {
        self.in_force(numbers)?;
        let mut undo = numbers.to_vec();
        loop {
            let misfits = self.misfits(&self.standing_without(&undo)?, None)?;
            if misfits.is_empty() {
                return Ok(SeasonLine::Undo(TakenBack { undo }));
            }
            for (number, error) in misfits {
                undo.push(later(number, &error, drop_later)?);
            }
        }
    }

    /// The number of what was entered last and stands.
    ///
    /// # Errors
    ///
    /// If there is nothing.
    pub fn last_number(&self) -> Result<usize, SeasonError> {
        let last = self.standing.iter().max();
        last.map(|index| index + 1).ok_or_else(|| {
            SeasonError::Unfit("nothing was entered that could be taken back".to_string())
        })
    }

    /// The number of what was entered last about a match and stands: its result, or the kicks
    /// after it.
    ///
    /// # Errors
    ///
    /// If there is nothing.
    pub fn last_number_of(&self, key: MatchKey) -> Result<usize, SeasonError> {
        let is_of = |act: &Act| matches!(act, Act::Result { key: of, .. } | Act::Shootout { key: of, .. } if *of == key);
        let found = self.last_entry(is_of);
        found.map(|(number, _)| number).ok_or_else(|| {
            SeasonError::Unfit(format!(
                "nothing was entered about match {key} that could be taken back"
            ))
        })
    }

    /// Refuses numbers of lines that do not count, not even when those before them are taken
    /// back: that may let a line count again which does not fit any more either.
    fn in_force(&self, numbers: &[usize]) -> Result<(), SeasonError> {
        let id = &self.header.id;
        if numbers.is_empty() {
            let what = "name what is to be taken back";
            return Err(SeasonError::Unfit(what.to_string()));
        }
        for (place, &number) in numbers.iter().enumerate() {
            let counts = self.counts(number) || {
                let again = self.standing_without(&numbers[..place])?;
                again.iter().any(|index| index + 1 == number)
            };
            if !counts {
                let shows = format!("`touchline season journal {id}` shows what does");
                return Err(SeasonError::Unfit(format!(
                    "entry {number} does not count: it cannot be taken back; {shows}"
                )));
            }
        }
        Ok(())
    }

    /// True if a line, counted from 1, has not been taken back, corrected or dropped.
    #[must_use]
    pub fn counts(&self, number: usize) -> bool {
        let Some(index) = number.checked_sub(1) else {
            return false;
        };
        match self.lines.get(index) {
            Some(SeasonLine::Entry(_)) => self.standing.contains(&index),
            Some(SeasonLine::Undo(_)) => !self.taken_back(&[]).contains(&index),
            None => false,
        }
    }

    /// The lines that are taken back, by their index; and others, by their number. Only what
    /// is not taken back itself takes back, and only what came before it: the last line is
    /// asked first.
    fn taken_back(&self, more: &[usize]) -> BTreeSet<usize> {
        let indices = |numbers: &[usize]| -> Vec<usize> {
            let before = numbers.iter().filter_map(|number| number.checked_sub(1));
            before.collect()
        };
        let mut back: BTreeSet<usize> = indices(more).into_iter().collect();
        for (index, line) in self.lines.iter().enumerate().rev() {
            if let SeasonLine::Undo(taken_back) = line
                && !back.contains(&index)
            {
                back.extend(indices(&taken_back.undo));
            }
        }
        back
    }

    /// The lines whose entries stand when these, too, are taken back.
    fn standing_without(&self, more: &[usize]) -> Result<Vec<usize>, SeasonError> {
        let back = self.taken_back(more);
        let mut standing: Vec<usize> = Vec::new();
        let counting = { self.lines.iter().enumerate() }.filter(|(index, _)| !back.contains(index));
        for (index, line) in counting {
            if let Some(entry) = line.entry() {
                stand(&mut standing, index, entry)?;
            }
        }
        Ok(standing)
    }

    /// Writes a line into the journal, and what stands then; nothing is entered yet.
    pub(super) fn note(&mut self, line: SeasonLine) -> Result<(), SeasonError> {
        match &line {
            SeasonLine::Entry(entry) => {
                stand(&mut self.standing, self.lines.len(), entry)?;
                self.lines.push(line);
            }
            SeasonLine::Undo(taken_back) => {
                self.in_force(&taken_back.undo)?;
                self.lines.push(line);
                self.standing = self.standing_without(&[])?;
            }
        }
        Ok(())
    }

    /// Works everything out anew from what stands.
    pub(super) fn work_out(&mut self) -> Result<(), SeasonError> {
        let empty = Season::new(self.header.clone())?;
        self.course = empty.course;
        self.squads = empty.squads;
        self.enter_standing().map_err(|(_, error)| error)
    }

    /// Enters what stands in a season in which nothing is entered yet. What does not fit is
    /// told with the index of its line.
    pub(super) fn enter_standing(&mut self) -> Result<(), (usize, SeasonError)> {
        let lines = std::mem::take(&mut self.lines);
        let standing = self.standing.clone();
        let mut entries = { standing.iter() }.filter_map(|&at| Some((at, lines.get(at)?.entry()?)));
        let entered = entries.try_for_each(|(at, entry)| {
            let entered = self.enter(&entry.act);
            entered.map_err(|error| (at, error))
        });
        self.lines = lines;
        entered
    }
}

/// Lets an entry stand: behind the others, or in the place of what it corrects.
fn stand(standing: &mut Vec<usize>, index: usize, entry: &JournalEntry) -> Result<(), SeasonError> {
    let Some(corrects) = &entry.corrects else {
        standing.push(index);
        return Ok(());
    };
    let number = corrects.entry;
    let place = standing.iter_mut().find(|known| **known + 1 == number);
    let place = place.ok_or_else(|| {
        let what = format!("entry {number} does not stand: it cannot be corrected");
        SeasonError::Unfit(what)
    })?;
    *place = index;
    standing.retain(|known| !corrects.drops.contains(&(known + 1)));
    Ok(())
}
