//! Seasons in the store. What was acknowledged is there; an entry that did not get
//! there was not made.

use store::{Store, StoreError};
use work::surroundings::now;

use super::{Season, SeasonError, SeasonLine};

/// The seasons of a store.
#[derive(Clone, Debug)]
pub struct SeasonStore {
    store: Store,
}

impl SeasonStore {
    /// The seasons of this store.
    #[must_use]
    pub fn new(store: Store) -> SeasonStore {
        SeasonStore { store }
    }

    /// The ids of all seasons, the one that changed last first.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn list(&self) -> Result<Vec<String>, SeasonError> {
        self.store.seasons().await.map_err(SeasonError::Store)
    }

    /// Keeps a season, with all it has.
    ///
    /// # Errors
    ///
    /// If its id is taken, or the store fails.
    pub async fn create(&self, season: &Season) -> Result<(), SeasonError> {
        self.create_all(std::slice::from_ref(season)).await
    }

    /// Keeps several seasons, with all they have: all of them, or none.
    ///
    /// # Errors
    ///
    /// If an id is taken, or the store fails.
    pub async fn create_all(&self, seasons: &[Season]) -> Result<(), SeasonError> {
        let texts: Vec<(&str, String, Vec<String>)> = seasons
            .iter()
            .map(|season| {
                let lines = season.lines().iter().map(SeasonLine::line).collect();
                (season.header().id.as_str(), season.header().line(), lines)
            })
            .collect();
        let rows: Vec<(&str, &str, &[String])> = texts
            .iter()
            .map(|(id, header, lines)| (*id, header.as_str(), lines.as_slice()))
            .collect();
        let kept = self.store.create_seasons(&rows, now()).await;
        kept.map_err(|error| match error {
            StoreError::Overtaken => {
                let ids: Vec<&str> = rows.iter().map(|(id, ..)| *id).collect();
                SeasonError::Taken(ids.join("` or `"))
            }
            error => SeasonError::Store(error),
        })
    }

    /// Opens a season.
    ///
    /// # Errors
    ///
    /// If there is none of this id, or the store fails.
    pub async fn open(&self, id: &str) -> Result<Season, SeasonError> {
        let stored = self
            .store
            .load_season(id)
            .await
            .map_err(SeasonError::Store)?;
        let stored = stored.ok_or_else(|| SeasonError::NoSeason(id.to_string()))?;
        Season::open(&stored.header, &stored.lines)
    }

    /// Enters several things at once: all of them, or none.
    ///
    /// # Errors
    ///
    /// If one does not fit, another program was first, or the store fails; then the
    /// season is as it was.
    pub async fn enter<L: Into<SeasonLine>>(
        &self,
        season: &mut Season,
        lines: Vec<L>,
    ) -> Result<(), SeasonError> {
        let new: Vec<SeasonLine> = lines.into_iter().map(Into::into).collect();
        let lines: Vec<String> = new.iter().map(SeasonLine::line).collect();
        let last = season.last_line.clone();
        let before = season.snapshot();
        season.add_all(new)?;
        let (id, after) = (&season.header().id, before.lines);
        let kept = self
            .store
            .append_season(id, after, &last, &lines, now())
            .await;
        if let Err(error) = kept {
            season.restore(before);
            return Err(match error {
                StoreError::Overtaken => SeasonError::Overtaken,
                error => SeasonError::Store(error),
            });
        }
        season.last_line = lines.last().cloned().unwrap_or(last);
        Ok(())
    }
}
