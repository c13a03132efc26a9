//! Seasons on the server: looked at by everybody, and changed from the office.

use competition::course::MatchKey;
use library::Library;
use work::run_long;

use super::{
    Season, SeasonError, SeasonLine, SeasonStore, TypedMatch, begin::refuse_bad_name, next_seasons,
};

/// How often an entry is made anew because somebody else entered something meanwhile.
const TRIES: usize = 20;

/// What is simulated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToSimulate {
    /// One match.
    One(MatchKey),
    /// What is left of the earliest round.
    Round,
    /// Everything.
    Rest,
}

/// Where seasons are looked after.
#[derive(Clone, Debug)]
pub struct Office {
    pub(crate) seasons: SeasonStore,
    pub(crate) library: Library,
}

impl SeasonStore {
    /// Enters what follows from the season as it is, again if somebody was faster.
    ///
    /// # Errors
    ///
    /// What `lines` says, or as [`SeasonStore::enter`].
    pub async fn enter_with<L: Into<SeasonLine>>(
        &self,
        id: &str,
        lines: impl Fn(&Season) -> Result<Vec<L>, SeasonError>,
    ) -> Result<Season, SeasonError> {
        for _ in 0..TRIES {
            let mut season = self.open(id).await?;
            let lines = lines(&season)?;
            match self.enter(&mut season, lines).await {
                Err(SeasonError::Overtaken) => {}
                Err(error) => return Err(error),
                Ok(()) => return Ok(season),
            }
        }
        Err(SeasonError::Overtaken)
    }
}

impl Office {
    /// The office of these seasons.
    #[must_use]
    pub fn new(seasons: SeasonStore, library: Library) -> Office {
        Office { seasons, library }
    }

    /// All seasons, the one that changed last first.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn all(&self) -> Result<Vec<Season>, SeasonError> {
        let seasons = &self.seasons;
        let mut all = Vec::new();
        for id in seasons.list().await? {
            // One that this program cannot open must not hide the others.
            all.extend(seasons.open(&id).await);
        }
        Ok(all)
    }

    /// A season.
    ///
    /// # Errors
    ///
    /// If there is none of this id, or the store fails.
    pub async fn season(&self, id: &str) -> Result<Season, SeasonError> {
        self.seasons.open(id).await
    }

    /// Simulates, and keeps what came out, round by round.
    ///
    /// # Errors
    ///
    /// If there is nothing to be played, or another program was first.
    pub async fn simulate(&self, id: &str, which: ToSimulate) -> Result<Season, SeasonError> {
        let seasons = &self.seasons;
        let mut season = seasons.open(id).await?;
        let mut keys = match which {
            ToSimulate::One(key) => vec![key],
            ToSimulate::Round | ToSimulate::Rest => season.next_round(),
        };
        if season.kicks_due()?.is_empty() {
            let Some(&key) = keys.first() else {
                return Err(SeasonError::NotNow(
                    "nothing is left to be played".to_string(),
                ));
            };
            season.refuse_unless_open(key)?;
        } else {
            seasons.enter_simulated(&mut season, Vec::new()).await?;
        }
        while !keys.is_empty() {
            let (before, library) = (season.clone(), self.library.clone());
            let entries = run_long(move |_| before.simulate(&keys, &library, None)).await??;
            seasons.enter_simulated(&mut season, entries).await?;
            keys = match which {
                ToSimulate::Rest => season.next_round(),
                ToSimulate::One(_) | ToSimulate::Round => Vec::new(),
            };
        }
        Ok(season)
    }

    /// Puts what somebody typed in the place of a match's result, however that came about.
    ///
    /// # Errors
    ///
    /// If the match has no result yet, what was typed does not fit, or later results hang on it
    /// and may not be dropped.
    pub async fn correct_result(
        &self,
        id: &str,
        key: MatchKey,
        typed: &TypedMatch,
        drop_later: bool,
    ) -> Result<Season, SeasonError> {
        let line = |season: &Season| {
            let entry = season.typed(key, typed, &self.library)?;
            Ok(vec![season.typed_correction(entry, drop_later)?])
        };
        self.seasons.enter_with(id, line).await
    }

    /// Begins the next seasons of linked divisions, the highest first: the season that is over,
    /// and what the one after it is called.
    ///
    /// # Errors
    ///
    /// If one is not over, nobody says how many go up and down, or a name is taken.
    pub async fn next(
        &self,
        divisions: &[(String, String)],
        moves: Option<usize>,
    ) -> Result<Vec<Season>, SeasonError> {
        let mut over = Vec::new();
        for (id, next) in divisions {
            refuse_bad_name(next)?;
            over.push(self.seasons.open(id).await?);
        }
        let named: Vec<(&Season, &str)> = { over.iter().zip(divisions) }
            .map(|(season, (_, next))| (season, next.trim()))
            .collect();
        let next = next_seasons(&named, moves)?;
        self.seasons.create_all(&next).await?;
        Ok(next)
    }

    /// Takes something back that was entered, by its number.
    ///
    /// # Errors
    ///
    /// If it does not count any more, or later results hang on it.
    pub async fn take_back(&self, id: &str, number: usize) -> Result<Season, SeasonError> {
        let line = |season: &Season| Ok(vec![season.undo(&[number], false)?]);
        self.seasons.enter_with(id, line).await
    }
}
