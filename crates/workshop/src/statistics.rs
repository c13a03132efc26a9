//! Cards and charts from the statistics of a season that somebody sent, and how near they come.

use std::collections::BTreeSet;

use ::statistics::{
    CLUBS_FILE, PLAYERS_FILE, Season,
    import::{self, Imported},
};
pub use forge::report::{Line, Report};
use forge::{
    offense_charts::replay::SeasonsToPlay,
    set::{self, AllEquipment, PLACES, Set, Watch},
};
use games::GameId;
use library::Library;
use serde::Deserialize;
use tabletop::{Fault, Faults};
use utoipa::ToSchema;

use super::{FileFault, Job, JobError, WorkshopError};

/// The games that cards are made for here; goal-dice needs names only.
pub const GAMES: [GameId; 4] = [
    GameId::OffenseCharts,
    GameId::ActionDeck,
    GameId::InsideTheNet,
    GameId::CounterAttack,
];

/// The tables of a season.
pub const TABLES: [&str; 2] = [CLUBS_FILE, PLAYERS_FILE];

/// Larger leagues are for the command: `touchline forge league`.
const MOST_CLUBS: usize = 40;
const MOST_PLAYERS: usize = 2_000;

/// The longest name of a league.
const LONGEST_NAME: usize = 40;

/// Seasons that are played to say how near the cards come.
const SEASONS: u64 = 50;
const SEED: u64 = 1;

/// What somebody sent.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct SentStatistics {
    /// The text of `clubs.csv`.
    pub clubs: String,
    /// The text of `players.csv`.
    pub players: String,
    /// What the league is to be called; the name in the statistics if empty.
    pub name: String,
    /// The ids of the games to make cards for; all if empty.
    pub games: Vec<String>,
}

/// What was made.
#[derive(Clone, Debug)]
pub struct Forged {
    /// What the files are called.
    pub name: String,
    /// Clubs and players of the statistics.
    pub counts: [usize; 2],
    /// The teams: game, id and name.
    pub teams: Vec<(GameId, String, String)>,
    /// Clubs that got another id, because there is a team of that name: before and after.
    pub renamed: Vec<(String, String)>,
    /// What should be looked at in the statistics.
    pub warnings: Vec<FileFault>,
    /// The files, with their paths below `data/`.
    pub files: Vec<(String, String)>,
    /// How near they come, game by game; empty until that is known.
    pub reports: Vec<Report>,
}

/// Statistics that are fine, and what is to be made of them.
pub(super) struct ForgeOrder {
    found: Imported,
    name: String,
    games: Vec<GameId>,
    renamed: Vec<(String, String)>,
    equipment: AllEquipment,
}

impl SentStatistics {
    pub(super) fn order(&self, library: &Library) -> Result<ForgeOrder, WorkshopError> {
        let mut found = self.found()?;
        let season = &mut found.season;
        let (clubs, players) = (season.clubs.len(), season.players.len());
        if clubs > MOST_CLUBS || players > MOST_PLAYERS {
            let why = format!(
                "{clubs} clubs and {players} players: here are at most {MOST_CLUBS} and {MOST_PLAYERS}; use `touchline forge league`"
            );
            return Err(WorkshopError::Unfit(why));
        }
        let games = self.games()?;
        let league = season.clubs.first().map_or("", |club| &club.league);
        let name = set::file_name(match self.name.trim() {
            "" => league,
            name => name,
        });
        if name.len() > LONGEST_NAME {
            let why = format!("the name of a league has at most {LONGEST_NAME} letters");
            return Err(WorkshopError::Unfit(why));
        }
        let renamed = rename(season, &taken(&games, library)?, &name);
        Ok(ForgeOrder {
            found,
            name,
            games,
            renamed,
            equipment: AllEquipment::of(library)?,
        })
    }

    /// The season, or everything that is wrong with both files.
    fn found(&self) -> Result<Imported, WorkshopError> {
        let missing = [(CLUBS_FILE, &self.clubs), (PLAYERS_FILE, &self.players)];
        let missing = missing
            .into_iter()
            .filter(|(_, text)| text.trim().is_empty());
        let mut faults: Vec<FileFault> = missing
            .map(|(file, _)| FileFault {
                file: file.to_string(),
                fault: Fault::whole("this file is missing", "choose both files of the season"),
            })
            .collect();
        match (self.clubs.trim().is_empty(), self.players.trim().is_empty()) {
            (false, false) => {
                return import::tables(&self.clubs, &self.players).map_err(|wrong| {
                    let mut all = WorkshopError::of_file(CLUBS_FILE, wrong.clubs);
                    all.extend(WorkshopError::of_file(PLAYERS_FILE, wrong.players));
                    WorkshopError::Faults(all)
                });
            }
            // What is there is looked at all the same.
            (false, true) => faults.extend(
                { ::statistics::check_clubs(&self.clubs).err() }.map_or(Vec::new(), |wrong| {
                    WorkshopError::of_file(CLUBS_FILE, wrong)
                }),
            ),
            (true, false) => faults.extend(
                { ::statistics::check_players(&self.players).err() }.map_or(Vec::new(), |wrong| {
                    WorkshopError::of_file(PLAYERS_FILE, wrong)
                }),
            ),
            (true, true) => (),
        }
        Err(WorkshopError::Faults(faults))
    }

    fn games(&self) -> Result<Vec<GameId>, WorkshopError> {
        if self.games.is_empty() {
            return Ok(GAMES.to_vec());
        }
        let game = |id: &String| {
            let known = GAMES.into_iter().find(|game| game.id() == id);
            known.ok_or_else(|| {
                let all: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
                WorkshopError::Unfit(format!(
                    "no cards are made for `{id}`, but for {}",
                    all.join(", ")
                ))
            })
        };
        self.games.iter().map(game).collect()
    }
}

/// The ids of all teams of some games.
fn taken(games: &[GameId], library: &Library) -> Result<BTreeSet<String>, WorkshopError> {
    let mut ids = BTreeSet::new();
    for game in games {
        ids.extend(game.teams(library)?.into_iter().map(|team| team.club.id));
    }
    Ok(ids)
}

/// Gives clubs whose ids are taken another one, with the name of the league or a number behind.
fn rename(season: &mut Season, taken: &BTreeSet<String>, name: &str) -> Vec<(String, String)> {
    let mut used = taken.clone();
    used.extend(season.clubs.iter().map(|club| club.id.clone()));
    let mut renamed = Vec::new();
    for club in season
        .clubs
        .iter_mut()
        .filter(|club| taken.contains(&club.id))
    {
        let numbered = (2..).map(|number: u32| format!("{}-{name}-{number}", club.id));
        let mut free = std::iter::once(format!("{}-{name}", club.id)).chain(numbered);
        let Some(id) = free.find(|id| !used.contains(id)) else {
            continue;
        };
        used.insert(id.clone());
        renamed.push((std::mem::replace(&mut club.id, id.clone()), id));
    }
    for player in &mut season.players {
        if let Some((_, id)) = renamed.iter().find(|(before, _)| *before == player.club) {
            player.club.clone_from(id);
        }
    }
    renamed
}

/// Tells a job how far the forge is.
struct JobWatch<'a>(&'a Job<Forged>);

impl Watch<JobError> for JobWatch<'_> {
    fn begins(&self, what: &'static str, parts: u64) -> Result<(), JobError> {
        Ok(self.0.begins(what, parts)?)
    }

    fn part(&self) -> Result<(), JobError> {
        Ok(self.0.part()?)
    }
}

impl ForgeOrder {
    pub(super) fn run(&self, job: &Job<Forged>) -> Result<(), JobError> {
        let asked = |id: &str| self.games.iter().any(|game| game.id() == id);
        let (found, watch) = (&self.found, JobWatch(job));
        let made = Set::make(found, &asked, &self.equipment, &watch)?;
        let season = &found.season;
        let mut about = vec![format!("{} clubs.", season.clubs.len())];
        about.extend(found.estimated.iter().map(ToString::to_string));
        about.push("Made from statistics that were sent to the page.".to_string());
        let teams = self.games.iter().flat_map(|game| {
            let clubs = season.clubs.iter();
            clubs.map(|club| (*game, club.id.clone(), club.name.clone()))
        });
        let mut forged = Forged {
            name: self.name.clone(),
            counts: [season.clubs.len(), season.players.len()],
            teams: teams.collect(),
            renamed: self.renamed.clone(),
            warnings: WorkshopError::of_file(CLUBS_FILE, Faults(found.warnings.clone())),
            files: made.files(found, &asked, &self.name, &about),
            reports: Vec::new(),
        };
        // The cards can be had while the season is played.
        job.tell(forged.clone());
        let run = SeasonsToPlay {
            seasons: SEASONS,
            seed: SEED,
        };
        forged.reports = made.reports(found, &asked, &self.equipment, run, &watch)?;
        job.tell(forged);
        Ok(())
    }
}

impl Forged {
    /// Puts the files into the library; all of them or none.
    pub(super) fn keep(&self, library: &Library) -> Result<Vec<String>, WorkshopError> {
        let failed = |error: library::LibraryError| WorkshopError::Failed(error.to_string());
        for (game, id, _) in &self.teams {
            let teams = game.teams(library).map_err(failed)?;
            if teams.iter().any(|team| team.club.id == *id) {
                let why =
                    format!("there is a team `{id}` in {game} by now: send the statistics again");
                return Err(WorkshopError::NotNow(why));
            }
        }
        for (file, _) in &self.files {
            let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
            if library.list(folder).map_err(failed)?.contains(file) {
                let why = format!(
                    "there is a league `{}` already: give yours another name",
                    self.name
                );
                return Err(WorkshopError::NotNow(why));
            }
        }
        let mut kept = Vec::new();
        for (file, text) in &self.files {
            match library.add(file, text) {
                Ok(path) => kept.push(path),
                Err(error) => {
                    for path in kept {
                        let _ = std::fs::remove_file(path);
                    }
                    return Err(failed(error));
                }
            }
        }
        Ok(self.files.iter().map(|(file, _)| file.clone()).collect())
    }

    /// The place of a game's file in a data folder, with the name of the league.
    #[must_use]
    pub fn file_of(&self, game: GameId) -> Option<&(String, String)> {
        let (_, place) = PLACES.into_iter().find(|(id, _)| *id == game.id())?;
        let place = place.replace("NAME", &self.name);
        self.files.iter().find(|(file, _)| *file == place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use invented_league::LeaguePlan;
    use work::Cancelled;

    fn small(name: &str) -> SentStatistics {
        let plan = LeaguePlan {
            seed: 7,
            clubs: 4,
            name: "Small League".to_string(),
            strength: 700,
        };
        let files = invented_league::files(&plan).unwrap();
        SentStatistics {
            clubs: files.clubs,
            players: files.players,
            name: name.to_string(),
            games: vec!["offense-charts".to_string(), "counter-attack".to_string()],
        }
    }

    fn forged(statistics: &SentStatistics, library: &Library) -> Forged {
        let order = statistics.order(library).map_err(|_| "faults").unwrap();
        let job = Job::new("test".to_string());
        order.run(&job).unwrap();
        Forged::clone(&job.result().unwrap())
    }

    #[test]
    fn statistics_become_teams_that_can_be_kept_and_played() {
        let folder = std::env::temp_dir().join(format!("touchline-kept-{}", std::process::id()));
        let library = Library::with_folder(&folder);
        let made = forged(&small(""), &library);
        assert_eq!((made.name.as_str(), made.counts[0]), ("small-league", 4));
        assert_eq!(made.reports.len(), 2);
        assert_eq!(made.files.len(), 2);
        let before = GameId::CounterAttack.teams(&library).unwrap().len();
        made.keep(&library).unwrap();
        assert_eq!(
            GameId::CounterAttack.teams(&library).unwrap().len(),
            before + 4
        );
        // Twice is once too often, and nothing is overwritten.
        assert!(matches!(made.keep(&library), Err(WorkshopError::NotNow(_))));
        // The same clubs again get other ids.
        let again = forged(&small("../Other: League"), &library);
        assert_eq!(again.name, "other--league");
        assert_eq!(again.renamed.len(), 4);
        again.keep(&library).unwrap();
        assert_eq!(
            GameId::CounterAttack.teams(&library).unwrap().len(),
            before + 8
        );
        let inside = std::fs::read_dir(&folder).unwrap().count();
        assert_eq!(inside, 2, "a folder for each game and nothing else");
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn cards_are_given_up_in_the_middle_of_their_matches() {
        let mut asked = small("");
        asked.games = vec!["inside-the-net".to_string()];
        let order = asked.order(&Library::bundled()).map_err(|_| ()).unwrap();
        let job = Job::new("test".to_string());
        let ended = std::thread::scope(|scope| {
            let work = scope.spawn(|| order.run(&job));
            while job.progress().done == 0 && !work.is_finished() {
                std::thread::yield_now();
            }
            job.cancel();
            work.join().unwrap()
        });
        assert!(ended.is_err_and(|error| error.is::<Cancelled>()));
        assert!(job.progress().done < job.progress().of);
        assert!(job.result().is_none());
    }

    #[test]
    fn faults_are_told_with_file_and_line() {
        let library = Library::bundled();
        let mut wrong = small("");
        // Line 4: after the first line, remarks and the columns there is a club; break the last row.
        let last = wrong.clubs.trim_end().lines().count();
        wrong.clubs = format!("{},nonsense\n", wrong.clubs.trim_end());
        let Err(WorkshopError::Faults(faults)) = wrong.order(&library) else {
            panic!("no faults");
        };
        assert_eq!(
            (faults[0].file.as_str(), faults[0].fault.line),
            (CLUBS_FILE, Some(last))
        );
        let half = SentStatistics {
            players: String::new(),
            ..small("")
        };
        let Err(WorkshopError::Faults(faults)) = half.order(&library) else {
            panic!("no faults");
        };
        assert_eq!(
            (faults[0].file.as_str(), faults[0].fault.line),
            (PLAYERS_FILE, None)
        );
        let mut unknown = small("");
        unknown.games = vec!["goal-dice".to_string()];
        assert!(matches!(
            unknown.order(&library),
            Err(WorkshopError::Unfit(_))
        ));
    }
}
