//! A season begun in a few words: what is played, with which game, by whom.

mod faults;
mod listed;
mod presets;

use competition::spec::{Presets, Spec};
use games::GameId;
use library::Library;
use serde_json::Value;
use tabletop::{Fault, Faults, options::Settings};
use work::off_thread;

pub use faults::{BeginError, SeasonPart, SeasonWishFault};
pub use listed::{FixtureList, ListResults};
pub use presets::{Preset, PresetRules};

use super::{Office, Season, SeasonError, SeasonHeader};
use faults::WishFaults;

/// The longest name of a season, in letters.
const LONGEST_NAME: usize = 60;

/// The most clubs of a season on a server: real leagues and tournaments have fewer.
const MOST_TEAMS: usize = 64;

/// What a new season is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSeason {
    /// What it is called.
    pub id: String,
    /// The name of a competition that comes along or lies in the user's folder, or the text of
    /// a file of one.
    pub competition: String,
    /// The game; the competition's own if left out.
    pub game: Option<String>,
    /// Options of the game, `name=value`.
    pub options: Vec<String>,
    /// Other games for a stage (`2`), a round (`1.3`) or a match (`1.3.2`).
    pub games: Vec<(String, String)>,
    /// Its teams, the best seeds first; as many as it needs if none are named.
    pub teams: Vec<String>,
    /// All teams of this group, if none are named.
    pub group: Option<String>,
    /// Its matches, if they are not to be made; its clubs are those of the list then.
    pub list: Option<FixtureList>,
    /// The season of the division above.
    pub above: Option<String>,
    /// Dice, draws and lots hang on it.
    pub seed: u64,
}

impl Default for NewSeason {
    fn default() -> NewSeason {
        NewSeason {
            id: String::new(),
            competition: String::new(),
            game: None,
            options: Vec::new(),
            games: Vec::new(),
            teams: Vec::new(),
            group: None,
            list: None,
            above: None,
            seed: 1,
        }
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
    /// The season, not kept anywhere yet.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it.
    pub fn begun(&self, library: &Library) -> Result<Season, BeginError> {
        self.begin(WishFaults::default(), library)
    }

    /// The same, beside what is known to be wrong already.
    fn begin(&self, mut wrong: WishFaults, library: &Library) -> Result<Season, BeginError> {
        let made = SeasonHeader::new(self.id.trim(), &self.competition, library);
        let Some(mut header) = wrong.sift(SeasonPart::Format, made)? else {
            return Err(wrong.into());
        };
        let presets = Presets::parse(&header.rankings, &header.discipline);
        if let Some(presets) = wrong.sift(SeasonPart::Format, presets)? {
            let spec = Spec::parse(&header.competition.to_string(), &presets);
            wrong.sift(SeasonPart::Format, spec)?;
        }
        header.seed = self.seed;
        header.above.clone_from(&self.above);
        header.options.clone_from(&self.options);
        header.games.extend(self.games.iter().cloned());
        if let Some(game) = &self.game {
            header.game.clone_from(game);
        }
        let mut played = Vec::new();
        match GameId::named(&header.game) {
            None => wrong.of(
                SeasonPart::Game,
                format!("there is no game `{}`", header.game),
                "see `touchline games`",
            ),
            Some(game) => {
                let options = self.options.iter().map(String::as_str);
                let options = Settings::parse(game.options(), options);
                wrong.sift(SeasonPart::Options, options)?;
                match &self.list {
                    None => {
                        let group = self.group.as_deref();
                        let chosen = header.choose_teams(&self.teams, group, library);
                        wrong.sift(SeasonPart::Clubs, chosen)?;
                    }
                    Some(list) => {
                        let listed = list.fill(&mut header, self.group.as_deref(), library)?;
                        played = wrong.take(listed).unwrap_or_default();
                    }
                }
            }
        }
        wrong.or_none()?;
        // What is wrong from here on is that its parts do not go together.
        let Some(mut season) = wrong.sift(SeasonPart::Clubs, Season::new(header))? else {
            return Err(wrong.into());
        };
        wrong.sift(SeasonPart::Options, season.can_begin(library))?;
        for entry in played {
            wrong.sift(SeasonPart::List, season.add(entry))?;
        }
        wrong.or_none()?;
        Ok(season)
    }

    /// The same on a server, which is open to people who mean no good.
    fn begun_on_server(
        &self,
        mut wrong: WishFaults,
        library: &Library,
    ) -> Result<Season, BeginError> {
        wrong.sift(SeasonPart::Name, refuse_bad_name(&self.id))?;
        if self.teams.len() > MOST_TEAMS {
            let what = format!("there are {} teams", self.teams.len());
            wrong.of(SeasonPart::Clubs, what, format!("{MOST_TEAMS} at the most"));
            return Err(wrong.into());
        }
        self.begin(wrong, library)
    }
}

impl Office {
    /// A season as it would begin; nothing is kept.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it.
    pub async fn preview(&self, wish: NewSeason) -> Result<Season, BeginError> {
        let mut wrong = WishFaults::default();
        let id = wish.id.trim();
        if self.seasons.list().await?.iter().any(|taken| taken == id) {
            let taken = SeasonError::Taken(id.to_string());
            wrong.sift(SeasonPart::Name, Err::<(), _>(taken))?;
        }
        if let Some(above) = &wish.above {
            let found = self.seasons.open(above).await.map(|_| ());
            wrong.sift(SeasonPart::Format, found)?;
        }
        let library = self.library.clone();
        off_thread(move || wish.begun_on_server(wrong, &library)).await?
    }

    /// Begins a season.
    ///
    /// # Errors
    ///
    /// If competition, game and teams do not fit, or its name is taken.
    pub async fn begin(&self, wish: NewSeason) -> Result<Season, BeginError> {
        let season = self.preview(wish).await?;
        self.seasons.create(&season).await?;
        Ok(season)
    }
}

/// Refuses a name that no season on a server can have.
pub(super) fn refuse_bad_name(id: &str) -> Result<(), Faults> {
    let id = id.trim();
    let fits = !id.is_empty() && id.chars().count() <= LONGEST_NAME;
    if fits && !id.contains(|letter: char| letter.is_control() || letter == '/') {
        return Ok(());
    }
    let what = match id.is_empty() {
        true => "a season has no name".to_string(),
        false => format!("`{id}` is no name for a season"),
    };
    let cure = format!("a season needs a name of 1 to {LONGEST_NAME} letters, without `/`");
    Err(Fault::whole(what, cure).into())
}

/// The word under a name in the file of a competition.
pub(super) fn word(file: &Value, name: &str) -> Option<String> {
    file.get(name).and_then(Value::as_str).map(str::to_string)
}
