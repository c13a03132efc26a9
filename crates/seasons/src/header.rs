//! What is fixed before the first match of a season.

use std::collections::BTreeMap;

use competition::{Entrant, course::MatchKey, fixtures::Round};
use games::{GameId, playable::Team};
use library::{Library, LibraryError};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Fault, Faults};

use super::{SeasonError, calendar::CalendarDay};

/// What the header of a season says it is.
const FORMAT: &str = "season 1";

/// A team of a season.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeasonTeam {
    /// As the competition knows it.
    #[serde(flatten)]
    pub entrant: Entrant,
    /// Its id in the games it plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
    /// Its ids in other games, by game, where they differ.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub ids: BTreeMap<String, String>,
    /// Its usual eleven, the keeper first; the game's own choice if nobody is named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub eleven: Vec<String>,
    /// Who came before the season, and the id of the team whose file has his card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub joined: Vec<(String, String)>,
    /// Who left before the season.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<String>,
}

impl SeasonTeam {
    /// A team with its id in its game, if it has one.
    #[must_use]
    pub fn new(name: impl Into<String>, team: Option<String>) -> SeasonTeam {
        SeasonTeam {
            entrant: Entrant::named(name),
            team,
            ids: BTreeMap::new(),
            eleven: Vec::new(),
            joined: Vec::new(),
            left: Vec::new(),
        }
    }
}

/// The header of a season.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeasonHeader {
    /// What it is.
    touchline: String,
    /// What it is called on the command line.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// The game its matches are played with, if nobody says otherwise.
    pub game: String,
    /// The game's options, `name=value`.
    #[serde(default)]
    pub options: Vec<String>,
    /// Dice, draws and lots hang on it.
    pub seed: u64,
    /// Who takes part.
    pub teams: Vec<SeasonTeam>,
    /// The rounds of the first stage, if they are not to be made.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<Round>,
    /// The days of matches, where they are known.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub days: BTreeMap<MatchKey, CalendarDay>,
    /// Who began matches of the real season, home and away, the keeper first.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub line_ups: BTreeMap<MatchKey, [Vec<String>; 2]>,
    /// Other games than the season's: a stage (`2`), a round (`1.3`) or a match (`1.3.2`),
    /// and the game with its options behind it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub games: BTreeMap<String, String>,
    /// The season of the division above, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub above: Option<String>,
    /// The season before this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follows: Option<String>,
    /// The competition, as its file has it.
    pub competition: Value,
    /// The rankings it may name, as their file has them.
    pub rankings: String,
    /// The rules of discipline it may name.
    pub discipline: String,
}

impl SeasonHeader {
    /// A season of a competition: a preset by name, or the text of a file.
    ///
    /// # Errors
    ///
    /// If there is no such preset, or the text is no JSON object.
    pub fn new(
        id: &str,
        competition: &str,
        library: &Library,
    ) -> Result<SeasonHeader, SeasonError> {
        let text = |name: &str| library.text(&format!("competitions/{name}.json"));
        let (rankings, discipline) = (text("rankings")?.0, text("discipline")?.0);
        let competition = match competition.trim_start().starts_with('{') {
            true => competition.to_string(),
            false => {
                let known = presets(library)?;
                // What else lies in the library is none of this.
                if !known.iter().any(|name| name == competition) {
                    let known = known.join(", ");
                    let what = format!("there is no competition `{competition}`; there is {known}");
                    return Err(SeasonError::Unfit(what));
                }
                text(competition)?.0
            }
        };
        let competition: Value = serde_json::from_str(&competition).map_err(|error| {
            let cure = "docs/competitions.md shows what can be written";
            Faults::from(Fault::at(error.line().max(1), error.to_string(), cure))
        })?;
        let word = |name: &str| competition.get(name).and_then(Value::as_str);
        let stages = competition.get("stages").and_then(Value::as_array);
        let stages = (1..).zip(stages.into_iter().flatten());
        let game = |(number, stage): (u32, &Value)| {
            let game = stage.get("game")?.as_str()?;
            Some((number.to_string(), game.to_string()))
        };
        Ok(SeasonHeader {
            games: stages.filter_map(game).collect(),
            touchline: FORMAT.to_string(),
            id: id.to_string(),
            name: word("name").unwrap_or(id).to_string(),
            game: word("game").unwrap_or(GameId::default().id()).to_string(),
            options: Vec::new(),
            seed: 1,
            teams: Vec::new(),
            given: Vec::new(),
            days: BTreeMap::new(),
            line_ups: BTreeMap::new(),
            above: None,
            follows: None,
            competition,
            rankings,
            discipline,
        })
    }

    /// Reads a header.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn parse(text: &str) -> Result<SeasonHeader, SeasonError> {
        let wrong = |what: String| {
            let cure = "the first line of a season file is its header";
            SeasonError::Faults(Fault::at(1, what, cure).into())
        };
        let header: SeasonHeader =
            serde_json::from_str(text).map_err(|error| wrong(error.to_string()))?;
        if header.touchline != FORMAT {
            let what = format!("`{}` is not `{FORMAT}`", header.touchline);
            return Err(wrong(what));
        }
        Ok(header)
    }

    /// The header as a line.
    #[must_use]
    pub fn line(&self) -> String {
        // Strings, numbers and lists: nothing here can fail to be written.
        let text = serde_json::to_string(self).unwrap_or_default();
        format!("{text}\n")
    }

    /// Takes teams of the game: those named by id or name; else all of a group, or the
    /// first ones, as many as the competition needs.
    ///
    /// # Errors
    ///
    /// If there is no such game or group, and all teams that there are not.
    pub fn choose_teams(
        &mut self,
        wanted: &[String],
        group: Option<&str>,
        library: &Library,
    ) -> Result<(), SeasonError> {
        let game = GameId::named(&self.game).ok_or_else(|| {
            SeasonError::Unfit(format!(
                "there is no game `{}`; see `touchline games`",
                self.game
            ))
        })?;
        let teams = game.teams(library)?;
        let chosen: Vec<SeasonTeam> = match wanted {
            [] => {
                let group = group.or(teams.first().map(|team| team.group.as_str()));
                let of_group = teams
                    .iter()
                    .filter(|team| Some(team.group.as_str()) == group);
                let needs = self.competition.get("teams").and_then(Value::as_u64);
                let most = needs.and_then(|needs| usize::try_from(needs).ok());
                of_group
                    .take(most.unwrap_or(usize::MAX))
                    .map(known_team)
                    .collect()
            }
            wanted => {
                let mut chosen = Vec::new();
                let mut unknown = Faults::default();
                for id in wanted {
                    match Team::meant(id, &teams) {
                        Ok(team) => chosen.push(known_team(team)),
                        // A free name will do where teams differ in nothing else.
                        Err(_) if !game.teams_differ() => {
                            chosen.push(SeasonTeam::new(id.clone(), None));
                        }
                        Err(what) => {
                            let lists = format!("`touchline teams --game {game}` lists them");
                            unknown.push(Fault::whole(what, lists));
                        }
                    }
                }
                unknown.or(chosen)?
            }
        };
        if chosen.is_empty() {
            let group = group.unwrap_or_default();
            let what = format!("there are no teams `{group}`; `touchline teams` lists them");
            return Err(SeasonError::Unfit(what));
        }
        self.teams = chosen;
        Ok(())
    }
}

fn known_team(team: &Team) -> SeasonTeam {
    SeasonTeam::new(team.club.name.clone(), Some(team.club.id.clone()))
}

/// The names of the competitions that come along or lie in the user's folder.
pub(super) fn presets(library: &Library) -> Result<Vec<String>, LibraryError> {
    let names = library.list("competitions")?;
    let name = |path: &String| {
        let name = path.rsplit('/').next()?.strip_suffix(".json")?;
        (!["rankings", "discipline"].contains(&name)).then(|| name.to_string())
    };
    Ok(names.iter().filter_map(name).collect())
}
