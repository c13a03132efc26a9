//! A season on the page: everything that can be looked at, in one answer.

use std::collections::BTreeMap;

use competition::{
    course::{Act, CourseError},
    spec::StageKind,
};
use seasons::{
    Season, SeasonWords, TypedMatch,
    people::{self, Cell, Listing},
};
use serde::{Deserialize, Serialize};
use tabletop::Side;
use utoipa::ToSchema;

use crate::{
    room::{CoachesShape, DiceShape},
    season::{FixtureShape, SeasonShape, TablesShape},
};

/// Rows of a table of people.
const MOST_ROWS: usize = 50;

/// How many matches form looks back on.
const FORM: usize = 5;

/// All seasons.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Seasons)]
pub struct SeasonsShape {
    /// The one that changed last first.
    pub seasons: Vec<SeasonShape>,
    /// True if who asks may change them.
    pub office: bool,
}

/// A season.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeasonView {
    season: SeasonShape,
    /// True if who asks may change it.
    office: bool,
    /// Its stages in their order, those to come among them.
    stages: Vec<StageShape>,
    tables: TablesShape,
    fixtures: Vec<FixtureShape>,
    /// What was entered last and can be taken back.
    #[schema(required)]
    last: Option<LastShape>,
    /// Scorers, assists, cards, keepers, form, awards, records; those that say something.
    listings: BTreeMap<&'static str, Listing>,
}

impl SeasonView {
    /// The view of a season, in the words of a language.
    ///
    /// # Errors
    ///
    /// If a table cannot be ordered.
    pub fn new(
        season: &Season,
        office: bool,
        words: &SeasonWords<'_>,
    ) -> Result<SeasonView, CourseError> {
        let listings = [
            ("scorers", people::scorers(season)),
            ("assists", people::assists(season)),
            ("cards", people::cards(season)),
            ("keepers", people::keepers(season)),
            ("form", people::form(season, FORM)),
            (
                "awards",
                told(people::awards(season), |name| words.award(name)),
            ),
            (
                "records",
                told(people::records(season), |name| words.record(name)),
            ),
        ];
        let listings = listings
            .into_iter()
            .filter(|(_, listing)| !listing.rows.is_empty());
        let matches = season.course().matches();
        Ok(SeasonView {
            season: SeasonShape::new(season),
            office,
            stages: stages(season, words),
            tables: TablesShape::new(season)?,
            fixtures: matches
                .map(|found| FixtureShape::new(season, found))
                .collect(),
            last: LastShape::new(season),
            listings: listings
                .map(|(name, mut listing)| {
                    listing.rows.truncate(MOST_ROWS);
                    (name, listing)
                })
                .collect(),
        })
    }
}

/// A table whose first column is words of the program.
fn told(mut listing: Listing, word: impl Fn(&str) -> String) -> Listing {
    for row in &mut listing.rows {
        if let Some(Cell::Text(name)) = row.first_mut() {
            *name = word(name);
        }
    }
    listing
}

/// A stage of a season.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Stage)]
pub struct StageShape {
    /// What it is called.
    name: String,
    /// True for a cup, false for tables.
    cup: bool,
    /// True if it has begun.
    begun: bool,
    /// The rounds of a cup, as far as they are known.
    rounds: Vec<String>,
}

fn stages(season: &Season, words: &SeasonWords<'_>) -> Vec<StageShape> {
    let course = season.course();
    let stages = course.plan().spec.stages.iter().enumerate();
    let stage = |(at, stage): (usize, &competition::spec::CompetitionStage)| StageShape {
        name: words.stage(&stage.name),
        cup: matches!(stage.kind, StageKind::Knockout(_)),
        begun: at < course.stages(),
        rounds: { course.cup_rounds(at).iter() }
            .map(|round| words.round(&round.name))
            .collect(),
    };
    stages.map(stage).collect()
}

/// What was entered last.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Last)]
pub struct LastShape {
    /// Its number in the journal.
    entry: usize,
    /// The key of the match whose result it is.
    #[schema(required)]
    key: Option<String>,
    /// What it did, as a sentence.
    told: String,
}

impl LastShape {
    fn new(season: &Season) -> Option<LastShape> {
        let entry = season.last_number().ok()?;
        let line = season.lines().get(entry - 1)?;
        let key = match &line.entry()?.act {
            Act::Result { key, .. } => Some(key.to_string()),
            _ => None,
        };
        let told = season.tell(line);
        Some(LastShape { entry, key, told })
    }
}

/// What is to be simulated: a match, the rest of the round, or everything.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Simulate)]
pub struct SimulateShape {
    /// The key of a match; the rest of the round if left out.
    #[serde(default)]
    #[schema(example = "1.12.3")]
    pub key: Option<String>,
    /// True for everything that is left.
    #[serde(default)]
    pub all: bool,
}

/// How a match of a season is to be played.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PlayFixture)]
pub struct PlayFixtureShape {
    /// The key of the match.
    #[schema(example = "1.12.3")]
    pub key: String,
    /// `human` or a coach of the game; a person at home and a coach away if left out.
    #[serde(default)]
    #[schema(value_type = CoachesShape)]
    pub coaches: BTreeMap<Side, Option<String>>,
    /// Whose dice.
    #[serde(default)]
    pub dice: DiceShape,
    /// True if the people sit at one screen.
    #[serde(default)]
    pub one_screen: bool,
}

/// A match as it is typed. Men are written `home=NAME`, once for each time.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = TypedMatch)]
pub struct TypedMatchShape {
    /// `2-1`, `1-1 +0-0 p4-3`, `walkover home`, or the kicks alone, `p4-3`.
    #[schema(example = "2-1")]
    result: String,
    /// Scorers.
    #[serde(default)]
    #[schema(required)]
    goals: Vec<String>,
    /// Who made a goal.
    #[serde(default)]
    #[schema(required)]
    assists: Vec<String>,
    /// Cautions; a second one of the same man sends him off.
    #[serde(default)]
    #[schema(required)]
    yellows: Vec<String>,
    /// Men sent off at once.
    #[serde(default)]
    #[schema(required)]
    reds: Vec<String>,
    /// Men hurt, with the matches they miss: `home=NAME=MATCHES`.
    #[serde(default)]
    #[schema(required)]
    injured: Vec<String>,
}

impl From<TypedMatch> for TypedMatchShape {
    fn from(typed: TypedMatch) -> TypedMatchShape {
        TypedMatchShape {
            result: typed.result,
            goals: typed.goals,
            assists: typed.assists,
            yellows: typed.yellows,
            reds: typed.reds,
            injured: typed.injured,
        }
    }
}

impl From<TypedMatchShape> for TypedMatch {
    fn from(typed: TypedMatchShape) -> TypedMatch {
        TypedMatch {
            result: typed.result,
            goals: typed.goals,
            assists: typed.assists,
            yellows: typed.yellows,
            reds: typed.reds,
            injured: typed.injured,
        }
    }
}

/// What takes the place of a result.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Correction)]
pub struct CorrectionShape {
    /// The match as it should be.
    pub typed: TypedMatchShape,
    /// True to take out later results that do not fit any more, because others meet now.
    #[serde(default)]
    pub drop_later: bool,
}

/// Something that was entered, to be taken back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = UndoEntry)]
pub struct UndoEntryShape {
    /// Its number in the journal.
    #[schema(example = 12)]
    pub entry: usize,
}

/// A match that was played, to be taken over as the result.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = TakeResult)]
pub struct TakeResultShape {
    /// The key of the match in the season.
    #[schema(example = "1.12.3")]
    pub key: String,
    /// The id of the match that was played.
    pub played: String,
}

/// A match of a season that can be looked at again.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Opened)]
pub struct OpenedShape {
    /// The id of the match.
    pub id: String,
}
