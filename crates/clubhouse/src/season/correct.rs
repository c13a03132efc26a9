//! Corrections: one answer of a finished match is changed, the match is run again, and
//! everything that hangs on it follows. The journal keeps what was there before.

use arena::{Match, Report};
use competition::course::{Act, MatchKey};
use library::Library;

use super::{Corrects, Entry, Season, SeasonError};

/// A match with changed answers, beside what it was.
pub struct Correction {
    /// What was reported.
    pub before: Report,
    /// What is reported now.
    pub after: Report,
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
        let numbers = |report: &Report| {
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

    /// The entry that corrects a match. With `drop_later`, later results that do not fit
    /// any more, because others meet now, are dropped.
    ///
    /// # Errors
    ///
    /// If the match has no result, or later ones hang on it and may not be dropped.
    pub fn correction(
        &self,
        key: MatchKey,
        correction: &Correction,
        drop_later: bool,
    ) -> Result<Entry, SeasonError> {
        let (number, old) = self.entry_of(key)?;
        let mut season = Season::new(self.header.clone())?;
        let mut corrected = None;
        let mut drops = Vec::new();
        for &index in &self.standing {
            let entry = &self.entries[index];
            if index + 1 != number {
                match season.enter(&entry.act) {
                    Ok(()) => {}
                    Err(_) if drop_later => drops.push(index + 1),
                    Err(error) => {
                        return Err(SeasonError::Unfit(format!(
                            "what came later does not fit any more: {error}; --drop-later \
                             takes such results out"
                        )));
                    }
                }
                continue;
            }
            let found = season.course.find(key);
            let found = found.ok_or(competition::course::CourseError::NoMatch(key))?;
            let fixture = found.fixture();
            let act = Act::Result {
                key,
                teams: [fixture.home, fixture.away],
                result: Box::new(season.decided(found, correction.after.result.clone())),
            };
            season.enter(&act)?;
            corrected = Some(act);
        }
        let act = corrected.unwrap_or_else(|| old.act.clone());
        Ok(Entry {
            how: old.how,
            game: old.game.clone(),
            dice: old.dice,
            file: Some(correction.game.save()),
            corrects: Some(Corrects {
                entry: number,
                drops,
            }),
            ..Entry::new(act).with_report(&correction.after)
        })
    }

    /// Lets an act take the place of an entry, and enters all that stands again.
    pub(super) fn replace(&mut self, act: &Act, corrects: &Corrects) -> Result<(), SeasonError> {
        let mut standing = self.standing.clone();
        let at = standing
            .iter()
            .position(|index| index + 1 == corrects.entry);
        let Some(at) = at else {
            let number = corrects.entry;
            return Err(SeasonError::Unfit(format!(
                "entry {number} does not stand: it cannot be corrected"
            )));
        };
        standing[at] = self.entries.len();
        standing.retain(|index| !corrects.drops.contains(&(index + 1)));
        let mut again = Season::new(self.header.clone())?;
        for &index in &standing {
            let act = self.entries.get(index).map_or(act, |entry| &entry.act);
            again.enter(act)?;
        }
        self.course = again.course;
        self.squads = again.squads;
        self.standing = standing;
        Ok(())
    }
}
