//! What happened, told for people.

use football::{
    BoxScore, Commentator, Deed, Event, Game, Heard, PlayerId, PlayerStats, Squads, Teller, Weight,
    Why,
};
use serde::{Serialize, Serializer};
use tabletop::{BySide, Side, events::Telling};
use utoipa::ToSchema;

use games::data::GameEvent;

/// One event of a match, told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct StoryLine {
    /// The minute, as a newspaper prints it.
    pub at: String,
    /// The event in the game's notation.
    pub event: String,
    /// The event as data.
    #[schema(value_type = GameEvent)]
    pub what: Telling,
    /// The common events it stands for.
    #[serde(serialize_with = "in_words")]
    #[schema(value_type = Vec<String>)]
    pub common: Vec<Event>,
    /// What a reporter says of it, if anything.
    #[serde(rename = "commentary")]
    #[schema(required)]
    pub words: Option<String>,
    /// What the line weighs, for whoever shows a match in less time than it takes.
    #[serde(serialize_with = "weight_in_words")]
    #[schema(value_type = LineWeight)]
    pub weight: Weight,
    /// True if it is told to somebody who has ten minutes for the match.
    pub highlight: bool,
    /// Why it happened, if there is anything to explain.
    #[schema(required)]
    pub why: Option<String>,
    /// The clause of the rules that says so.
    #[schema(required)]
    pub clause: Option<&'static str>,
    /// Which players it is credited to, by name; nobody in a game that knows no players.
    #[serde(skip)]
    pub deeds: Vec<(Side, String, Deed)>,
}

/// How much is in a line.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = Weight)]
pub enum LineWeight {
    /// Nothing is said, or something in passing.
    Quiet,
    /// Something happens.
    Plain,
    /// Somebody might score.
    Chance,
    /// Somebody has.
    Goal,
}

fn weight_in_words<S: Serializer>(weight: &Weight, serializer: S) -> Result<S::Ok, S::Error> {
    let weight = match weight {
        Weight::Quiet => LineWeight::Quiet,
        Weight::Plain => LineWeight::Plain,
        Weight::Chance => LineWeight::Chance,
        Weight::Goal => LineWeight::Goal,
    };
    weight.serialize(serializer)
}

fn in_words<S: Serializer>(events: &[Event], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(events.iter().map(ToString::to_string))
}

/// Tells an event, as the one after those that the commentator has spoken of. The same events, from kick-off
/// on, get the same words.
pub fn line<G: Game>(
    rules: &G,
    event: &G::Event,
    commentator: &mut Commentator,
    teller: Teller<'_>,
) -> StoryLine {
    let story = rules.story(event);
    let deed = |(side, player, deed)| (side, rules.player_name(side, player), deed);
    let deeds: Vec<_> = story.credit.iter().copied().map(deed).collect();
    let scored = story
        .credit
        .iter()
        .filter(|(side, player, deed)| *deed == Deed::Goal && rules.is_named(*side, *player));
    let scorers: Vec<_> = scored
        .map(|(side, player, _)| (*side, rules.player_name(*side, *player)))
        .collect();
    let heard = Heard {
        at: rules.when(event),
        remark: story.remark.as_ref(),
        common: &story.common,
        scorers: &scorers,
    };
    let spoken = commentator.hear(teller.book, heard, teller.names);
    let what = rules.told(event);
    let say = |why: &Why| teller.say(&why.phrase);
    StoryLine {
        at: rules.when(event).to_string(),
        event: what.to_string(),
        what,
        common: story.common,
        words: spoken.line,
        weight: spoken.weight,
        highlight: spoken.highlight,
        clause: story.why.as_ref().map(|why| why.clause),
        why: story.why.as_ref().map(say),
        deeds,
    }
}

/// What the players did in these events: names, as `named` says them, and numbers, by side.
pub fn players<G: Game>(
    rules: &G,
    events: &[G::Event],
    named: impl Fn(Side, PlayerId) -> String,
) -> BySide<Vec<(String, PlayerStats)>> {
    let squads = squads(rules, events);
    BySide::from_fn(|side| {
        let players = squads.players[side].iter();
        let with_name = players.map(|(&player, stats)| (named(side, player), *stats));
        with_name.collect()
    })
}

/// The same by their places on the sheets.
pub fn squads<G: Game>(rules: &G, events: &[G::Event]) -> Squads {
    let mut squads = Squads::default();
    for event in events {
        rules.credit(event, |side, player, deed| squads.count(side, player, deed));
    }
    squads
}

/// The box score of these events.
pub fn box_score<G: Game>(rules: &G, events: &[G::Event]) -> BoxScore {
    let mut score = BoxScore::default();
    count(rules, events, &mut score);
    score
}

/// Adds these events to a box score.
pub fn count<G: Game>(rules: &G, events: &[G::Event], score: &mut BoxScore) {
    for event in events {
        rules.report(event, |side, what, _| score.count(side, what));
    }
}
