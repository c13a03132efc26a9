//! A season to be begun: what is wished for, what it would come to, and what is wrong with it.

use std::collections::BTreeMap;

use competition::spec::CompetitionFile;
use seasons::{
    CalendarDay, FixtureList, ListResults, NewSeason, Preset, PresetRules, SeasonPart,
    SeasonWishFault,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::{room::maybe_whole, season_view::SeasonView};

/// A season to be begun.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewSeason)]
pub struct NewSeasonShape {
    /// What it is called.
    #[schema(example = "valley")]
    pub id: String,
    /// What is played.
    #[schema(value_type = CompetitionWishShape)]
    pub competition: Value,
    /// The game; the competition's own if left out.
    #[serde(default)]
    #[schema(example = "inside-the-net")]
    pub game: Option<String>,
    /// Options of the game, `name=value`.
    #[serde(default)]
    pub options: Vec<String>,
    /// Other games for a stage (`2`), a round (`1.3`) or a match (`1.3.2`).
    #[serde(default)]
    pub games: BTreeMap<String, String>,
    /// The ids of its teams, the best seeds first; as many as it needs if left out.
    #[serde(default)]
    pub teams: Vec<String>,
    /// All teams of this group, if none are named.
    #[serde(default)]
    pub group: Option<String>,
    /// Its matches, if they are listed already; its clubs are those of the list then.
    #[serde(default)]
    pub list: Option<FixtureListShape>,
    /// The season of the division above.
    #[serde(default)]
    pub above: Option<String>,
    /// The seed of dice, draws and lots; 1 if left out.
    #[serde(default, deserialize_with = "maybe_whole")]
    #[schema(minimum = 0, maximum = 9_007_199_254_740_991_i64)]
    pub seed: Option<u64>,
}

/// What is played.
#[derive(Deserialize, ToSchema)]
#[serde(untagged)]
#[allow(dead_code)] // Only described: a file is read with all its faults.
#[schema(as = CompetitionWish)]
enum CompetitionWishShape {
    /// The id of a competition, or the text of a file of one.
    #[schema(example = "league")]
    Named(String),
    /// The file of a competition.
    File(Box<CompetitionFile>),
}

/// Matches that are listed already.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = FixtureList)]
pub struct FixtureListShape {
    /// The list: a table, or text or JSON as open data sets have it.
    pub text: String,
    /// True to enter its results.
    #[serde(default)]
    pub results: bool,
    /// Only those up to this day, `2015-12-31`.
    #[serde(default)]
    pub until: Option<String>,
    /// Clubs that have another name here: as written, and the id of the team.
    #[serde(default)]
    pub clubs: BTreeMap<String, String>,
}

impl NewSeasonShape {
    /// What is wished for.
    ///
    /// # Errors
    ///
    /// If a day is none.
    pub fn wish(self) -> Result<NewSeason, String> {
        let list = self.list.map(FixtureListShape::wish).transpose()?;
        Ok(NewSeason {
            id: self.id,
            competition: match self.competition {
                Value::String(text) => text,
                file => file.to_string(),
            },
            game: self.game,
            options: self.options,
            games: self.games.into_iter().collect(),
            teams: self.teams,
            group: self.group,
            list,
            above: self.above,
            seed: self.seed.unwrap_or(1),
        })
    }
}

impl FixtureListShape {
    fn wish(self) -> Result<FixtureList, String> {
        let until = self.until.as_deref().map(str::parse::<CalendarDay>);
        Ok(FixtureList {
            text: self.text,
            results: match (self.results, until.transpose()?) {
                (false, _) => ListResults::None,
                (true, None) => ListResults::All,
                (true, Some(day)) => ListResults::Until(day),
            },
            clubs: self.clubs.into_iter().collect(),
        })
    }
}

/// A season as it would begin, or everything that is wrong with it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SeasonPreview)]
pub struct PreviewShape {
    /// The season; `null` if anything is wrong.
    #[schema(required)]
    pub season: Option<SeasonView>,
    /// Everything that is wrong.
    pub faults: Vec<SeasonFaultShape>,
}

/// What is wrong with a part of a new season.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SeasonFault)]
pub struct SeasonFaultShape {
    part: SeasonPart,
    /// The line of a file or a list.
    #[schema(required)]
    line: Option<usize>,
    what: String,
    /// How to mend it; empty if `what` says it.
    cure: String,
}

impl From<SeasonWishFault> for SeasonFaultShape {
    fn from(SeasonWishFault { part, fault }: SeasonWishFault) -> SeasonFaultShape {
        SeasonFaultShape {
            part,
            line: fault.line,
            what: fault.what,
            cure: fault.cure,
        }
    }
}

/// The next season of linked divisions.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NextSeasons)]
pub struct NextSeasonsShape {
    /// The divisions, the highest first.
    pub divisions: Vec<NextDivisionShape>,
    /// How many go up and down between two of them; as their tables say if left out.
    #[serde(default)]
    #[schema(minimum = 0)]
    pub moves: Option<usize>,
}

/// A division, and what its next season is to be called.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NextDivision)]
pub struct NextDivisionShape {
    /// The season that is over.
    #[schema(example = "first")]
    pub season: String,
    /// The one that follows.
    #[schema(example = "first-2")]
    pub next: String,
}

/// The competitions that a season can be of.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Competitions)]
pub struct CompetitionsShape {
    /// Those that come along, and those of the user's folder.
    pub competitions: Vec<CompetitionShape>,
    /// The orders of tables that a file of one can name.
    pub rankings: Vec<PresetRulesShape>,
    /// The rules of discipline that it can name.
    pub disciplines: Vec<PresetRulesShape>,
}

/// A competition that a season can be of.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Competition)]
pub struct CompetitionShape {
    /// To begin a season of it.
    #[schema(example = "league")]
    id: String,
    /// Its name.
    name: String,
    /// How many teams it needs, if that is fixed.
    #[schema(required)]
    teams: Option<u64>,
    /// The game it is played with if nobody says otherwise.
    #[schema(required)]
    game: Option<String>,
}

impl From<Preset> for CompetitionShape {
    fn from(preset: Preset) -> CompetitionShape {
        CompetitionShape {
            id: preset.id,
            name: preset.name,
            teams: preset.teams,
            game: preset.game,
        }
    }
}

/// Rules that a file of a competition can name.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PresetRules)]
pub struct PresetRulesShape {
    id: String,
    /// What they are.
    about: String,
}

impl From<PresetRules> for PresetRulesShape {
    fn from(rules: PresetRules) -> PresetRulesShape {
        PresetRulesShape {
            id: rules.id,
            about: rules.about,
        }
    }
}
