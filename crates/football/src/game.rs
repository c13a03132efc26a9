//! What a rule set must say about itself to be a football game.

use std::cmp::Ordering;

use tabletop::{BySide, Side, options::OptionSpec, situation::Situation};

use crate::{
    box_score::BoxScore,
    commentary::Remark,
    event::{Event, Moment, What},
    hearer::{Counter, Hearer, Reporter, Story, Why},
    phrase::Phrase,
    players::{Deed, PlayerId, PlayerStats, SheetNote},
    teller::Teller,
};

/// A rule set that plays football.
pub trait Game: Situation {
    /// The game's id, used everywhere.
    const ID: &'static str;
    /// What people call it.
    const NAME: &'static str;
    /// The game in a sentence.
    const ABOUT: &'static str;
    /// The version of the rules: raised when an old match would play out
    /// differently.
    const VERSION: u32;
    /// The options.
    const OPTIONS: &'static [OptionSpec];

    /// The goals that count.
    fn score(&self, state: &Self::State) -> BySide<u16>;

    /// The goals of a shoot-out, if there was one.
    fn shootout(&self, _state: &Self::State) -> Option<BySide<u16>> {
        None
    }

    /// Who is ahead, a shoot-out included.
    fn ahead(&self, state: &Self::State) -> Option<Side> {
        let score = self.score(state);
        let kicks = self.shootout(state).unwrap_or_default();
        match (score.home, kicks.home).cmp(&(score.away, kicks.away)) {
            Ordering::Greater => Some(Side::Home),
            Ordering::Less => Some(Side::Away),
            Ordering::Equal => None,
        }
    }

    /// When it is.
    fn moment(&self, state: &Self::State) -> Moment;

    /// When an event happened.
    fn when(&self, event: &Self::Event) -> Moment;

    /// The seconds left on a clock that runs while people think; `None` if
    /// there is no such clock, or it stands now.
    fn live_seconds_left(&self, _state: &Self::State) -> Option<u32> {
        None
    }

    /// The seconds a coach may think while such a clock runs.
    fn decision_seconds(&self, _state: &Self::State) -> u32 {
        0
    }

    /// The clause of the rules by which it happened.
    fn clause(&self, event: &Self::Event) -> &'static str;

    /// All that is to be said of an event: what it comes to in common terms, to whom it is credited, why it
    /// happened, and what a reporter would speak of.
    fn tell_of(&self, event: &Self::Event, to: &mut impl Hearer);

    /// Counts an event, if it happened: what bulk play calls.
    #[inline(always)]
    fn count(&self, happened: bool, event: &Self::Event, box_score: &mut BoxScore) {
        let times = u64::from(happened);
        self.tell_of(event, &mut Counter { times, box_score });
    }

    /// Counts the events of a group that the rules knew beforehand
    /// ([`tabletop::Source::tell_known`]), so many times.
    fn count_known(&self, _group: u8, _times: u64, _box_score: &mut BoxScore) {}

    /// The same, written down.
    fn story(&self, event: &Self::Event) -> Story {
        let mut story = Story::new(self.when(event), self.clause(event));
        self.tell_of(event, &mut story);
        story
    }

    /// The common events that an event stands for.
    fn common_events(&self, event: &Self::Event) -> Vec<Event> {
        self.story(event).common
    }

    /// What an event comes to in common terms: whose, what, where.
    #[inline(always)]
    fn report(&self, event: &Self::Event, each: impl FnMut(Side, What, Option<u8>)) {
        self.tell_of(event, &mut Reporter(each));
    }

    /// Which players it is credited to.
    fn credit(&self, event: &Self::Event, mut each: impl FnMut(Side, PlayerId, Deed)) {
        for (side, player, deed) in self.story(event).credit {
            each(side, player, deed);
        }
    }

    /// Why it happened; `None` for what needs no reason, as the end of a turn.
    fn why(&self, event: &Self::Event) -> Option<Why> {
        self.story(event).why
    }

    /// What a reporter would speak of, if anything.
    fn remark(&self, event: &Self::Event) -> Option<Remark> {
        self.story(event).remark
    }

    /// What is to be said beside a player's numbers, so that nobody takes them for a mistake.
    fn sheet_note(&self, _did: &PlayerStats) -> Option<SheetNote> {
        None
    }

    /// True if a player has a name of his own, and is not known by his position alone.
    fn is_named(&self, _side: Side, _player: PlayerId) -> bool {
        true
    }

    /// The name of a player; empty in a game that knows no players.
    fn player_name(&self, _side: Side, _player: PlayerId) -> String {
        String::new()
    }

    /// What people call him: his name, or what his position is called.
    fn player_called(&self, side: Side, player: PlayerId) -> Phrase {
        Phrase::from(self.player_name(side, player))
    }

    /// The table drawn in text.
    fn picture(&self, state: &Self::State, teller: Teller<'_>) -> String;

    /// The score and where everybody stands, sentence by sentence.
    fn status(&self, state: &Self::State) -> Vec<Phrase>;
}
