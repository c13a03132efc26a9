//! Shoot-outs that a table waits for: two teams that are level on everything met in the last
//! round (CP-4.6).

use competition::course::{Act, MatchKey};
use competition::shootout::{Shootout, ShootoutRules};
use tabletop::sources::Generator;

use super::{HowPlayed, JournalEntry, Season, SeasonError, SeasonStore, play::number};

/// Of four kicks three go in.
const KICKS: u32 = 4;

/// Keeps the dice of the kicks apart from those of the matches.
const DICE_OF_KICKS: u64 = 1 << 60;

impl Season {
    /// The matches after which kicks are taken before anything else can be settled.
    ///
    /// # Errors
    ///
    /// If a table cannot be ordered.
    pub fn kicks_due(&self) -> Result<Vec<MatchKey>, SeasonError> {
        Ok(self.course.shootouts_due()?)
    }

    /// Simulates the shoot-outs that are due; nothing is entered yet.
    ///
    /// # Errors
    ///
    /// If a table cannot be ordered.
    pub fn simulate_kicks(&self) -> Result<Vec<JournalEntry>, SeasonError> {
        let entry = |key: MatchKey| {
            let mut dice = Generator::new(self.header.seed, DICE_OF_KICKS + number(key));
            let rules = ShootoutRules::default();
            let mut shootout = Shootout::new(rules, self.course.kicks_first(key));
            while shootout.next().is_some() {
                shootout.kick(dice.below(KICKS) > 0);
            }
            let kicks = shootout.score();
            JournalEntry {
                how: HowPlayed::Simulated,
                ..JournalEntry::new(Act::Shootout { key, kicks })
            }
        };
        Ok(self.kicks_due()?.into_iter().map(entry).collect())
    }
}

impl SeasonStore {
    /// Enters simulated matches, and then the shoot-outs that a table waits for.
    ///
    /// # Errors
    ///
    /// As [`SeasonStore::enter`].
    pub async fn enter_simulated(
        &self,
        season: &mut Season,
        entries: Vec<JournalEntry>,
    ) -> Result<(), SeasonError> {
        if !entries.is_empty() {
            self.enter(season, entries).await?;
        }
        let kicks = season.simulate_kicks()?;
        match kicks.is_empty() {
            true => Ok(()),
            false => self.enter(season, kicks).await,
        }
    }
}
