//! The reporter: makes a running commentary of what the rules produced. Small things are gathered, chances are
//! built up, goals get room, and no sentence comes twice within ten lines.

use std::collections::VecDeque;

use tabletop::{BySide, Side, sources::Generator};

use crate::{
    event::{Event, Moment, What},
    flow::Flow,
    gathered::Gathered,
    phrase::{Phrase, Word, Words},
    phrase_book::PhraseBook,
    topic::{Kind, Topic},
};

/// How many lines must pass before a sentence may come again.
pub const NO_REPEAT_WITHIN: usize = 10;

/// After so many minutes without a word a small thing is worth one, too.
const SILENCE: u16 = 2;

/// Of a dull stretch a line is a highlight after so many minutes.
const DULL: u16 = 5;

/// Something worth a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// What it is.
    pub topic: Topic,
    /// The side it is about.
    pub side: Side,
    /// Further words.
    pub words: Words,
}

/// What a line weighs: for whoever shows a match in less time than it takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Nothing is said, or something in passing.
    #[default]
    Quiet,
    /// Something happens.
    Plain,
    /// Somebody might score.
    Chance,
    /// Somebody has.
    Goal,
}

impl Remark {
    /// Whose chance it is: a save is told of the keeper's side.
    fn attackers(&self) -> Side {
        match self.topic.kind {
            Kind::Saved => self.side.other(),
            _ => self.side,
        }
    }

    /// Who has the ball then.
    fn holder(&self) -> Side {
        match self.topic.is_with_others() {
            true => self.side.other(),
            false => self.side,
        }
    }

    /// True if the sentence says itself where it was.
    fn uses_place_itself(&self) -> bool {
        self.words
            .iter()
            .any(|(slot, word)| *slot == "from" && matches!(word, Word::Phrase(_)))
    }

    fn phrase(&self) -> Phrase {
        Phrase::new(self.topic.key, self.words.clone()).with("side", self.side)
    }
}

/// What the reporter hears of an event.
#[derive(Clone, Copy, Debug)]
pub struct Heard<'a> {
    /// When it happened.
    pub at: Moment,
    /// What is worth a word of its own.
    pub remark: Option<&'a Remark>,
    /// What it comes to in common terms.
    pub common: &'a [Event],
    /// Who scored, if that is known.
    pub scorers: &'a [(Side, String)],
}

/// What the reporter says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spoken {
    /// A line, if anything is said.
    pub line: Option<String>,
    /// What it weighs.
    pub weight: Weight,
    /// True if it is told to somebody who has ten minutes for the match.
    pub highlight: bool,
}

/// A sentence that was used: its key and which of its wordings.
type Used = (String, usize);

/// The last line that was said.
#[derive(Clone, Copy, Debug)]
struct LastLine {
    at: Moment,
    /// The side that is near a chance since then.
    leads: Option<Side>,
    /// The side that has the ball, as far as the line says.
    holder: Option<Side>,
}

/// Speaks. The same match gets the same commentary.
#[derive(Clone, Debug)]
pub struct Commentator {
    dice: Generator,
    recent: VecDeque<Vec<Used>>,
    flow: Flow,
    gathered: Gathered,
    /// The last line that was said.
    last: Option<LastLine>,
    /// The last line that was a highlight.
    shown: Option<Moment>,
}

impl Commentator {
    /// A commentator; the seed chooses the words.
    #[must_use]
    pub fn new(seed: u64) -> Commentator {
        Commentator {
            dice: Generator::new(seed, 0).at(0, 0),
            recent: VecDeque::new(),
            flow: Flow::default(),
            gathered: Gathered::default(),
            last: None,
            shown: None,
        }
    }

    /// The same, who comes in when these goals were scored.
    #[must_use]
    pub fn coming_in_at(mut self, goals: BySide<u16>, at: Moment) -> Commentator {
        self.flow.come_in_at(goals, at);
        self
    }

    /// Hears of an event, and says something or nothing.
    pub fn hear(&mut self, book: &PhraseBook, heard: Heard<'_>, names: &BySide<String>) -> Spoken {
        self.flow.notice(&heard);
        let mut phrases = Vec::new();
        let weight = match heard.remark {
            Some(remark) => self.speak_of(remark, heard.at, &mut phrases),
            None => {
                phrases.extend(self.in_passing(heard.at));
                Weight::Quiet
            }
        };
        // A goal is followed by what it means, anything else by one thing at most.
        let most = if weight == Weight::Goal { 2 } else { 1 };
        // Nobody speaks of something else while a shot is on its way.
        let open = heard.remark.is_some_and(|it| it.topic.kind == Kind::Chance);
        if !open && (weight > Weight::Quiet || self.flow.is_urgent()) {
            phrases.extend(self.flow.afterthoughts(most));
        }
        let line = self.say(book, &phrases, names);
        if line.is_some() {
            let leading = heard.remark.filter(|remark| remark.topic.leads());
            self.last = Some(LastLine {
                at: heard.at,
                leads: leading.map(Remark::attackers),
                holder: heard.remark.map(Remark::holder),
            });
            self.gathered = Gathered::default();
        }
        let highlight = line.is_some() && self.is_highlight(&heard, weight);
        if highlight {
            self.shown = Some(heard.at);
        }
        Spoken {
            line,
            weight,
            highlight,
        }
    }

    /// Chances, goals, cards and the whistle; something now and then of all the rest.
    fn is_highlight(&self, heard: &Heard<'_>, weight: Weight) -> bool {
        let decides = |event: &Event| {
            use What::{FullTime, Injury, Penalty, PeriodEnd, Red, ShootOutKick, Yellow};
            let cards = matches!(event.what, Yellow | Red | Penalty | Injury);
            cards || matches!(event.what, PeriodEnd | FullTime | ShootOutKick { .. })
        };
        let dull = self.shown.is_none_or(|shown| {
            shown.period != heard.at.period || heard.at.minute >= shown.minute + DULL
        });
        weight >= Weight::Chance || heard.common.iter().any(decides) || dull
    }

    /// What is said of a remark.
    fn speak_of(&mut self, remark: &Remark, at: Moment, phrases: &mut Vec<Phrase>) -> Weight {
        let topic = remark.topic;
        let told = match topic.kind {
            Kind::Small => self.minutes_since(at) >= SILENCE,
            Kind::Minor => self.has_room(at) || self.is_news(remark, at),
            _ => true,
        };
        if !told {
            self.gathered.add(remark);
            phrases.extend(self.in_passing(at));
            return Weight::Quiet;
        }
        if topic.comes_suddenly() && !self.was_built_up(remark, at) {
            phrases.push(
                match remark.words.iter().find(|(slot, _)| *slot == "place") {
                    Some((_, place)) if place.is_there() && !remark.uses_place_itself() => {
                        crate::phrase!(
                            "build.place",
                            side = remark.attackers(),
                            place = place.clone()
                        )
                    }
                    _ => crate::phrase!("build", side = remark.attackers()),
                },
            );
        }
        phrases.push(remark.phrase());
        topic.weight()
    }

    /// True if what happens often may be told now: not much else was.
    fn has_room(&self, at: Moment) -> bool {
        match self.last {
            Some(last) => last.at != at && self.gathered.len() >= 1 || self.gathered.len() >= 3,
            None => true,
        }
    }

    /// True if the last line was about the other side on the ball, some time ago: whoever is asked
    /// next wants to know that he has it.
    fn is_news(&self, remark: &Remark, at: Moment) -> bool {
        self.last.is_some_and(|last| {
            last.at != at && last.holder.is_some_and(|side| side != remark.holder())
        })
    }

    /// True if the last line told what leads to this.
    fn was_built_up(&self, remark: &Remark, at: Moment) -> bool {
        let near = |last: Moment| last.period == at.period && at.minute <= last.minute + 1;
        self.last
            .is_some_and(|last| near(last.at) && last.leads == Some(remark.attackers()))
    }

    /// What has come together since the last line, if that is enough for one.
    fn in_passing(&mut self, at: Moment) -> Option<Phrase> {
        self.gathered.in_passing(self.minutes_since(at))
    }

    /// The minutes since something was said in this period.
    fn minutes_since(&self, at: Moment) -> u16 {
        match self.last {
            Some(LastLine { at: last, .. }) if last.period == at.period => {
                at.minute.saturating_sub(last.minute)
            }
            _ => 0,
        }
    }

    /// Makes a line of these phrases, each in a wording that was not heard lately.
    fn say(
        &mut self,
        book: &PhraseBook,
        phrases: &[Phrase],
        names: &BySide<String>,
    ) -> Option<String> {
        let mut used = Vec::new();
        let mut line = String::new();
        for phrase in phrases {
            let Some(nth) = self.fresh(book, phrase, &used) else {
                continue;
            };
            used.push((phrase.key.to_string(), nth));
            if !line.is_empty() {
                line.push(' ');
            }
            line += &capital(&book.say_nth(phrase, nth, names));
        }
        if line.is_empty() {
            return None;
        }
        self.recent.push_back(used);
        if self.recent.len() > NO_REPEAT_WITHIN {
            self.recent.pop_front();
        }
        Some(line)
    }

    /// A wording that was not heard lately.
    fn fresh(&mut self, book: &PhraseBook, phrase: &Phrase, used: &[Used]) -> Option<usize> {
        let heard = |nth: usize| {
            let mut recent = self.recent.iter().flatten().chain(used);
            recent.any(|(key, used)| *key == phrase.key && *used == nth)
        };
        let fresh: Vec<usize> = (0..book.wordings(&phrase.key))
            .filter(|&nth| !heard(nth))
            .collect();
        let nth = self.dice.below(fresh.len().max(1) as u32) as usize;
        fresh.get(nth).copied()
    }
}

/// A sentence begins with a capital letter.
fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
