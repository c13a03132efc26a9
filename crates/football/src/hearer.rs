//! Who hears of an event, and what for.

use tabletop::{BySide, Side};

use crate::{
    box_score::BoxScore,
    commentary::Remark,
    event::{Event, Moment, What},
    phrase::{Phrase, Words},
    phrase_book::PhraseBook,
    players::{Deed, PlayerId},
    topic::Topic,
};

/// Who hears what an event comes to. Whoever is not interested in a part of it does nothing there, and then
/// nothing is worked out for it: words are made by whoever wants them.
pub trait Hearer {
    /// In common terms: whose, what, where.
    fn common(&mut self, side: Side, what: What, place: Option<u8>);

    /// The same, if it came to that: whoever only counts does better to add a nought than to guess what cards
    /// decide.
    #[inline(always)]
    fn common_if(&mut self, happened: bool, side: Side, what: What) {
        if happened {
            self.common(side, what, None);
        }
    }

    /// To whom it is credited; nobody in a game that knows no players.
    #[inline(always)]
    fn credit(&mut self, _side: Side, _player: PlayerId, _deed: Deed) {}

    /// Why it happened: who, where, the value each die is held against, what came of it.
    #[inline(always)]
    fn reason<P: Into<Phrase>>(&mut self, _why: impl FnOnce() -> P) {}

    /// What a reporter would speak of, if anything.
    #[inline(always)]
    fn remark_if(&mut self, _remark: impl FnOnce() -> Option<Remark>) {}

    /// What a reporter would speak of, and the side it is about.
    #[inline(always)]
    fn remark(&mut self, topic: Topic, side: Side, words: impl FnOnce() -> Words) {
        self.remark_if(|| {
            let words = words();
            Some(Remark { topic, side, words })
        });
    }
}

/// Counts, and hears of nothing else.
pub(crate) struct Counter<'a> {
    pub(crate) times: u64,
    pub(crate) box_score: &'a mut BoxScore,
}

impl Hearer for Counter<'_> {
    #[inline(always)]
    fn common(&mut self, side: Side, what: What, _: Option<u8>) {
        self.box_score.count_times(self.times, side, what);
    }

    #[inline(always)]
    fn common_if(&mut self, happened: bool, side: Side, what: What) {
        let times = self.times * u64::from(happened);
        self.box_score.count_times(times, side, what);
    }
}

/// Hears what it comes to in common terms.
pub(crate) struct Reporter<F>(pub(crate) F);

impl<F: FnMut(Side, What, Option<u8>)> Hearer for Reporter<F> {
    #[inline(always)]
    fn common(&mut self, side: Side, what: What, place: Option<u8>) {
        (self.0)(side, what, place);
    }
}

/// Why something happened: the dice or the range, and the clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// In words.
    pub phrase: Phrase,
    /// The clause of the rules.
    pub clause: &'static str,
}

impl Why {
    /// In the words of a language, with the clause. `names` are those of the sides.
    #[must_use]
    pub fn told(&self, book: &PhraseBook, names: &BySide<String>) -> String {
        format!("{} [{}]", book.say(&self.phrase, names), self.clause)
    }
}

/// All that is to be said of one event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    at: Moment,
    clause: &'static str,
    /// The common events it stands for.
    pub common: Vec<Event>,
    /// To whom it is credited.
    pub credit: Vec<(Side, PlayerId, Deed)>,
    /// Why it happened; `None` for what needs no reason, as the end of a turn.
    pub why: Option<Why>,
    /// What a reporter would speak of, if anything.
    pub remark: Option<Remark>,
}

impl Story {
    pub(crate) fn new(at: Moment, clause: &'static str) -> Story {
        Story {
            at,
            clause,
            common: Vec::new(),
            credit: Vec::new(),
            why: None,
            remark: None,
        }
    }
}

impl Hearer for Story {
    fn common(&mut self, side: Side, what: What, place: Option<u8>) {
        let at = self.at;
        self.common.push(Event {
            at,
            side,
            what,
            place,
        });
    }

    fn credit(&mut self, side: Side, player: PlayerId, deed: Deed) {
        self.credit.push((side, player, deed));
    }

    fn reason<P: Into<Phrase>>(&mut self, why: impl FnOnce() -> P) {
        self.why = Some(Why {
            phrase: why().into(),
            clause: self.clause,
        });
    }

    fn remark_if(&mut self, remark: impl FnOnce() -> Option<Remark>) {
        self.remark = remark();
    }
}
