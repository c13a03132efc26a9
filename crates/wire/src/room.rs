//! A match and the people around it: what the server is told, and what it says.

use std::collections::BTreeMap;

use clubhouse::{Seat, WaitsFor};
use games::{Foretold, board::Board};
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use tabletop::{BySide, Side, UndoRule};
use utoipa::ToSchema;

use crate::{
    proof::PledgeShape,
    table::{FrameShape, Setup, Standing},
};

/// What went wrong.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub struct ErrorShape {
    /// What, and what to do about it.
    pub error: String,
}

/// The server.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Server)]
pub struct ServerShape {
    /// The version of Touchline.
    pub version: String,
    /// Where other machines can reach it; empty if they cannot.
    pub addresses: Vec<String>,
}

/// A match that somebody wishes to play. What is left out takes a default.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewMatch)]
pub struct NewMatchShape {
    /// The id of the game.
    #[schema(example = "goal-dice")]
    pub game: String,
    /// The id of a team, or any name; drawn by lot if left out.
    #[serde(default)]
    #[schema(
        min_length = 1,
        max_length = 60,
        pattern = r"^[^\x00-\x1f\x7f-\x9f]*[^\x00-\x20\x7f-\xa0][^\x00-\x1f\x7f-\x9f]*$"
    )]
    pub home: Option<String>,
    /// The same for the other side.
    #[serde(default)]
    #[schema(
        min_length = 1,
        max_length = 60,
        pattern = r"^[^\x00-\x1f\x7f-\x9f]*[^\x00-\x20\x7f-\xa0][^\x00-\x1f\x7f-\x9f]*$"
    )]
    pub away: Option<String>,
    /// Who coaches.
    #[serde(default)]
    #[schema(value_type = CoachesShape)]
    pub coaches: BTreeMap<Side, Option<String>>,
    /// Whose dice.
    #[serde(default)]
    pub dice: DiceShape,
    /// The seed of the program's dice; not for a match between two people.
    #[serde(default, deserialize_with = "maybe_whole")]
    #[schema(minimum = 0, maximum = 9_007_199_254_740_991_i64)]
    pub seed: Option<u64>,
    /// How far answers may be taken back; `until-chance` between two screens and
    /// `free` elsewhere if left out.
    #[serde(default)]
    pub undo: Option<UndoRule>,
    /// True if the people sit at one screen.
    #[serde(default)]
    pub one_screen: bool,
    /// When those who watch are told who will win, if people play.
    #[serde(default)]
    pub chances: Foretold,
    /// Options of the game, `name=value`.
    #[serde(default)]
    pub options: Vec<String>,
    /// Which of the questions that need no answer people are asked; the game's usual
    /// ones if left out.
    #[serde(default)]
    pub ask: Option<Vec<String>>,
}

/// `human` or a computer coach of the game; a person at home and the game's first
/// coach away if left out.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)] // Only described: a map is read, which takes no list for an object.
#[schema(as = Coaches)]
pub(crate) struct CoachesShape {
    home: Option<String>,
    away: Option<String>,
}

/// Whose dice are rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = Dice)]
pub enum DiceShape {
    /// The program's.
    #[default]
    App,
    /// Real ones, typed in.
    Mine,
    /// The program's, and both sides can verify that nobody chose them.
    Verifiable,
}

/// A match that was created, and what proves its seats. Told once.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Created)]
pub struct CreatedShape {
    /// Its id.
    pub id: String,
    /// The secrets of the seats.
    pub seats: SeatsShape,
}

/// The secrets of the seats; `null` where no person sits.
#[derive(Debug, Default, Serialize, ToSchema)]
#[schema(as = Seats)]
pub struct SeatsShape {
    /// The coach at home.
    #[schema(required)]
    pub home: Option<String>,
    /// The coach away.
    #[schema(required)]
    pub away: Option<String>,
    /// Only if no person coaches.
    #[schema(required)]
    pub referee: Option<String>,
}

/// Answers, from somebody who saw this version of the match.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Answers)]
pub struct AnswersShape {
    /// Lines in the log when it was seen.
    #[serde(deserialize_with = "whole")]
    #[schema(value_type = u32)]
    pub version: usize,
    /// In order: a choice, or the numbers of several dice; cards by their numbers or by what they
    /// show, also several in one text.
    #[schema(min_items = 1, max_items = 64)]
    pub answers: Vec<String>,
}

/// A step about verifiable dice, from somebody who saw this version of the match.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Contribution)]
pub struct ContributionShape {
    /// Lines in the log when it was seen.
    #[serde(deserialize_with = "whole")]
    #[schema(value_type = u32)]
    pub version: usize,
    /// What is done.
    #[serde(default)]
    pub step: MixStep,
    /// With `commit` the hash, with `reveal` the addition, with `add` 1 to 80 characters in one line;
    /// nothing with the others.
    #[serde(default)]
    pub text: String,
}

/// A step on the way to dice that nobody can have chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum MixStep {
    /// Adds in the open, in a match of before (form 1).
    #[default]
    Add,
    /// Binds oneself to an addition: 64 hexadecimal digits, its hash.
    Commit,
    /// Reveals the addition: 32 hexadecimal digits, and perhaps a space and 1 to 80 characters.
    Reveal,
    /// Says that whoever has to reveal now does not.
    Unrevealed,
    /// Agrees that all commit themselves anew, though the other did not reveal.
    Anew,
}

/// Take back, or say no to it, from somebody who saw this version of the match.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = UndoWish)]
pub struct UndoWishShape {
    /// Lines in the log when it was seen.
    #[serde(deserialize_with = "whole")]
    #[schema(value_type = u32)]
    pub version: usize,
    /// True to say no to the other side's wish, or to withdraw one's own.
    #[serde(default)]
    pub decline: bool,
}

/// Stop the clock, or let it run.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Pause)]
pub struct PauseShape {
    /// Lines in the log when it was seen.
    #[serde(deserialize_with = "whole")]
    #[schema(value_type = u32)]
    pub version: usize,
    /// True to stop it.
    pub on: bool,
}

/// A live clock.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LiveClock)]
pub struct ClockShape {
    /// Seconds left in the period.
    pub left: u32,
    /// Seconds a coach may think.
    pub decision: u32,
    /// False if it stands.
    pub running: bool,
    /// The side that asked the other one to stop it.
    #[schema(required)]
    pub pause_asked_by: Option<Side>,
}

/// Whether the last answer of a person can be taken back.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Undo)]
pub struct UndoShape {
    /// Whether it can.
    pub possible: bool,
    /// The side that asked the other one to agree.
    #[schema(required)]
    pub asked_by: Option<Side>,
    /// The side whose wish was declined.
    #[schema(required)]
    pub declined: Option<Side>,
}

/// A seat.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = Seat)]
pub enum SeatShape {
    /// The coach at home.
    Home,
    /// The coach away.
    Away,
    /// Nobody's coach, who types the dice.
    Referee,
}

impl From<Seat> for SeatShape {
    fn from(seat: Seat) -> SeatShape {
        match seat {
            Seat::Coach(Side::Home) => SeatShape::Home,
            Seat::Coach(Side::Away) => SeatShape::Away,
            Seat::Referee => SeatShape::Referee,
        }
    }
}

/// Whom a match waits for.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = WaitsFor)]
pub enum WaitsForShape {
    /// The coach at home.
    Home,
    /// The coach away.
    Away,
    /// Anybody: dice are typed in.
    Anybody,
    /// Those who have not added to verifiable dice.
    Contributions,
}

impl From<WaitsFor> for WaitsForShape {
    fn from(waits_for: WaitsFor) -> WaitsForShape {
        match waits_for {
            WaitsFor::Side(Side::Home) => WaitsForShape::Home,
            WaitsFor::Side(Side::Away) => WaitsForShape::Away,
            WaitsFor::Anybody => WaitsForShape::Anybody,
            WaitsFor::Contributions => WaitsForShape::Contributions,
        }
    }
}

/// How a match stands.
#[derive(Debug, Serialize, ToSchema)]
pub struct Now {
    /// As far as the match itself knows.
    #[serde(flatten)]
    pub standing: Standing,
    /// Whom it waits for; `null` at full time.
    #[schema(required)]
    pub waits_for: Option<WaitsForShape>,
    /// A live clock, as of this message.
    #[schema(required)]
    pub clock: Option<ClockShape>,
    /// Whether an answer can be taken back.
    pub undo: UndoShape,
    /// Who coaches home and away by now.
    pub coaches: BySide<String>,
    /// Verifiable dice; `null` for others.
    #[schema(required)]
    pub pledge: Option<PledgeShape>,
    /// The id of the match that follows.
    #[schema(required)]
    pub rematch: Option<String>,
    /// True while the coaches write down what the others must not see. Each seat then
    /// sees a match of its own: read it with the seat's secret.
    pub sealed: bool,
}

/// A match, whole.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MatchView)]
pub struct View {
    /// Its id.
    pub id: String,
    /// What was agreed.
    pub setup: Setup,
    /// What lies on the table.
    pub board: Board,
    /// The seat that the secret proves.
    #[schema(required)]
    pub you: Option<SeatShape>,
    /// How it stands.
    pub now: Now,
    /// Answer by answer.
    pub frames: Vec<FrameShape>,
}

/// What is new in a match.
#[derive(Debug, Serialize, ToSchema)]
pub struct Update {
    /// How it stands.
    pub now: Now,
    /// How many of the first frames still stand.
    pub keep: usize,
    /// The frames after those.
    pub frames: Vec<FrameShape>,
}

/// A match in a list.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Summary)]
pub struct SummaryShape {
    /// Its id.
    pub id: String,
    /// The id of its game.
    pub game: &'static str,
    /// Home, away.
    pub names: BySide<String>,
    /// Home, away.
    pub coaches: BySide<String>,
    /// Home, away.
    pub score: BySide<u16>,
    /// When it is.
    pub at: String,
    /// True after full time.
    pub over: bool,
    /// As in a whole match.
    #[schema(required)]
    pub waits_for: Option<WaitsForShape>,
    /// When it began, in seconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub changed: i64,
}

/// Matches in a list.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Summaries)]
pub struct SummariesShape {
    /// In the order asked for, without those that are not there.
    pub matches: Vec<SummaryShape>,
}

/// 9.0 is a whole number in JSON.
pub(crate) fn whole<'de, D, T>(input: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: TryFrom<u64>,
{
    let number = serde_json::Number::deserialize(input)?;
    read_whole(&number).ok_or_else(|| D::Error::custom(format!("{number} is no whole number")))
}

pub(crate) fn maybe_whole<'de, D, T>(input: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: TryFrom<u64>,
{
    let Some(number) = Option::<serde_json::Number>::deserialize(input)? else {
        return Ok(None);
    };
    let read = read_whole(&number);
    read.map(Some)
        .ok_or_else(|| D::Error::custom(format!("{number} is no whole number")))
}

fn read_whole<T: TryFrom<u64>>(number: &serde_json::Number) -> Option<T> {
    /// Up to here every program reads the same number.
    const LARGEST: u64 = 9_007_199_254_740_991;
    let float = |float: f64| {
        let fits = float.fract() == 0.0 && (0.0..=LARGEST as f64).contains(&float);
        fits.then_some(float as u64)
    };
    let whole = number.as_u64().or_else(|| number.as_f64().and_then(float));
    T::try_from(whole.filter(|&whole| whole <= LARGEST)?).ok()
}
