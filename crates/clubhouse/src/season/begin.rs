//! A season begun in a few words: what is played, with which game, by whom.

use library::{Library, LibraryError};
use serde_json::Value;

use super::{Header, Season, SeasonError, header::presets};
use crate::{Clubhouse, Refusal, off_thread};

/// The longest name of a season, in letters.
const LONGEST_NAME: usize = 60;

/// The most clubs of a season: real leagues and tournaments have fewer.
const MOST_TEAMS: usize = 64;

/// What a new season is to be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewSeason {
    /// What it is called.
    pub id: String,
    /// The name of a competition that comes along or lies in the user's folder.
    pub competition: String,
    /// The game; the competition's own if left out.
    pub game: Option<String>,
    /// Its teams, the best seeds first; as many as it needs if none are named.
    pub teams: Vec<String>,
}

/// A competition that a season can be of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preset {
    /// What it is called in files and commands.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How many teams it needs, if that is fixed.
    pub teams: Option<u64>,
    /// The game it is played with if nobody says otherwise.
    pub game: Option<String>,
}

impl Preset {
    fn read(id: String, library: &Library) -> Result<Preset, LibraryError> {
        let (text, _) = library.text(&format!("competitions/{id}.json"))?;
        // One with faults is listed all the same: they are told when it is begun.
        let read: Value = serde_json::from_str(&text).unwrap_or_default();
        let word = |name: &str| read.get(name).and_then(Value::as_str).map(str::to_string);
        Ok(Preset {
            name: word("name").unwrap_or_else(|| id.clone()),
            teams: read.get("teams").and_then(Value::as_u64),
            game: word("game"),
            id,
        })
    }
}

impl Season {
    /// True to its name: the first match of every game can begin. What cannot is better
    /// known before the season is kept.
    ///
    /// # Errors
    ///
    /// What is wrong with the teams or the options of a game.
    pub fn can_begin(&self, library: &Library) -> Result<(), SeasonError> {
        let mut known = Vec::new();
        for key in self.open_matches() {
            let game = self.game_of(key)?;
            if !known.contains(&game) {
                self.setup(key, None)?.header(library)?;
                known.push(game);
            }
        }
        Ok(())
    }
}

impl NewSeason {
    fn begun(self, library: &Library) -> Result<Season, SeasonError> {
        let id = self.id.trim();
        let fits = !id.is_empty() && id.chars().count() <= LONGEST_NAME;
        if !fits || id.contains(|letter: char| letter.is_control() || letter == '/') {
            let what = format!("a season needs a name of 1 to {LONGEST_NAME} letters, without `/`");
            return Err(SeasonError::Unfit(what));
        }
        if self.teams.len() > MOST_TEAMS {
            let what = format!("{} teams: {MOST_TEAMS} at the most", self.teams.len());
            return Err(SeasonError::Unfit(what));
        }
        if !presets(library)?.contains(&self.competition) {
            let what = format!("there is no competition `{}`", self.competition);
            return Err(SeasonError::Unfit(what));
        }
        let mut header = Header::new(id, &self.competition, library)?;
        if let Some(game) = self.game {
            header.game = game;
        }
        header.choose_teams(&self.teams, None, library)?;
        let season = Season::new(header)?;
        season.can_begin(library)?;
        Ok(season)
    }
}

impl Clubhouse {
    /// The competitions that a season can be of.
    ///
    /// # Errors
    ///
    /// If they cannot be read.
    pub fn competitions(&self) -> Result<Vec<Preset>, Refusal> {
        let read = |id| Preset::read(id, &self.library);
        let all: Result<Vec<Preset>, LibraryError> =
            presets(&self.library).and_then(|ids| ids.into_iter().map(read).collect());
        Ok(all.map_err(SeasonError::from)?)
    }

    /// Begins a season.
    ///
    /// # Errors
    ///
    /// If competition, game and teams do not fit, or its name is taken.
    pub async fn begin_season(&self, wish: NewSeason) -> Result<Season, Refusal> {
        let library = self.library.clone();
        let season = off_thread(move || wish.begun(&library)).await??;
        self.seasons().create(&season).await?;
        Ok(season)
    }
}
