//! What happened, told for people.

use football::{BoxScore, Commentator, Deed, Event, Game, PhraseBook, PlayerStats, Squads};
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
    /// A sentence about it, if it is worth one.
    #[serde(rename = "commentary")]
    #[schema(required)]
    pub words: Option<String>,
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

fn in_words<S: Serializer>(events: &[Event], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(events.iter().map(ToString::to_string))
}

/// Who tells a match, and of whom. The same events, from kick-off on, get the same words.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// The sentences.
    pub book: &'a PhraseBook,
    /// What the sides are called.
    pub names: &'a BySide<String>,
}

impl Teller<'_> {
    /// Tells an event, as the one after those that the commentator has spoken of.
    pub fn line<G: Game>(
        &self,
        rules: &G,
        event: &G::Event,
        commentator: &mut Commentator,
    ) -> StoryLine {
        let story = rules.story(event);
        let name = |side: Side| self.names[side].clone();
        let credit = story.credit.into_iter();
        let deed = |(side, player, deed)| (side, rules.player_name(side, player), deed);
        let what = rules.told(event);
        StoryLine {
            at: rules.when(event).to_string(),
            event: what.to_string(),
            what,
            common: story.common,
            words: story
                .remark
                .and_then(|remark| commentator.say(self.book, &remark, name)),
            clause: story.why.as_ref().map(|why| why.clause),
            why: story.why.map(|why| why.text),
            deeds: credit.map(deed).collect(),
        }
    }
}

/// What the players did in these events: names and numbers, by side.
pub fn players<G: Game>(rules: &G, events: &[G::Event]) -> BySide<Vec<(String, PlayerStats)>> {
    let squads = squads(rules, events);
    let named = |side: Side| {
        let players = squads.players[side].iter();
        let named = players.map(|(&player, stats)| (rules.player_name(side, player), *stats));
        named.collect()
    };
    BySide::from_fn(named)
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
