//! How dice read on cards, in words: ranges with the one that was hit in brackets, and numbers that a
//! die is held against. What is printed on cards is the same in all languages.

use football::{Phrase, phrase, term};

use crate::{
    action::{Family, Span, Stop, Zone},
    card::{KeeperCard, PlayerCard},
    card_text::foul_text,
};

/// A die that is held against a number.
#[derive(Clone, Copy)]
pub(crate) struct Against {
    die: &'static str,
    pub(crate) face: u8,
    pub(crate) need: i8,
}

impl Against {
    pub(crate) fn black(face: u8, need: i8) -> Against {
        let die = "itn.die.black";
        Against { die, face, need }
    }

    pub(crate) fn white(face: u8, need: i8) -> Against {
        let die = "itn.die.white";
        Against { die, face, need }
    }

    pub(crate) fn blue(face: u8, need: u8) -> Against {
        let (die, need) = ("itn.die.blue", need as i8);
        Against { die, face, need }
    }

    /// True if it is no more than that (ITN-CHK.1).
    pub(crate) fn hits(self) -> bool {
        self.face as i8 <= self.need
    }

    /// `black 7, at most OnT 7`
    pub(crate) fn what(self, name: &'static str) -> Phrase {
        let Against { die, face, need } = self;
        let key = match self.hits() {
            true => "itn.why.at.most",
            false => "itn.why.more.than",
        };
        phrase!(key, die = term(die), face = face, what = name, need = need)
    }
}

/// Ranges with the one that has the face in brackets.
pub(crate) fn marked(ranges: &[(String, Span)], face: u8) -> String {
    let range = |(name, span): &(String, Span)| match span.has(face) {
        true => format!("[{name}]"),
        false => name.clone(),
    };
    let shown = ranges.iter().filter(|(_, span)| !span.is_empty());
    let shown: Vec<String> = shown.map(range).collect();
    shown.join(" ")
}

pub(crate) fn named(name: &str, span: Span) -> (String, Span) {
    (format!("{name} {span}"), span)
}

pub(crate) fn table(runs: Vec<(impl std::fmt::Display, Span)>, face: u8) -> String {
    let ranges: Vec<(String, Span)> = runs
        .into_iter()
        .map(|(what, span)| named(&what.to_string(), span))
        .collect();
    marked(&ranges, face)
}

/// White on a man's ranges, with the one that was hit in brackets; or that he has none of
/// them, of three at most.
pub(crate) fn white_on(white: u8, man: &str, ranges: &[(String, Span)]) -> Phrase {
    let (man, shown) = (man.to_string(), marked(ranges, white));
    if !shown.is_empty() {
        return phrase!("itn.why.white", face = white, man = man, ranges = shown);
    }
    let names = ranges
        .iter()
        .filter_map(|(range, _)| range.rsplit_once(' '));
    let mut names = names.map(|(name, _)| name.to_string());
    phrase!(
        "itn.why.has.none",
        man = man,
        first = names.next(),
        second = names.next(),
        third = names.next()
    )
}

/// A zone as cards name it.
pub(crate) fn zone_term(zone: Zone) -> Phrase {
    term(match zone {
        Zone::Def => "itn.zone.def",
        Zone::Mid => "itn.zone.mid",
        Zone::Off => "itn.zone.off",
    })
}

/// The range of a stop on a defender's card, as it is printed.
pub(crate) fn range(card: &PlayerCard, stop: Stop) -> (String, Span) {
    let plays = &card.plays;
    let span = match stop {
        Stop::Foul => return (format!("{stop} {}", foul_text(plays)), plays.foul),
        Stop::TackleLoose => plays.tackle_loose,
        Stop::Tackle => plays.tackle,
        Stop::BlockPass => plays.block_pass,
        Stop::Intercept => plays.intercept,
        Stop::BlockShot => plays.block_shot,
        Stop::Clear => plays.clear,
        Stop::None | Stop::Sweep | Stop::Claim | Stop::Gather => Span::NONE,
    };
    named(stop.name(), span)
}

/// The range of a stop on a keeper's card.
pub(crate) fn keepers_range(card: &KeeperCard, stop: Stop) -> (String, Span) {
    let span = match stop {
        Stop::Sweep => card.sweep,
        Stop::Claim => card.claim,
        Stop::Gather => card.gather,
        _ => Span::NONE,
    };
    named(stop.name(), span)
}

pub(crate) const fn stops_of(family: Family) -> &'static [Stop] {
    match family {
        Family::Free => &[],
        Family::Challenge => &[Stop::Foul, Stop::TackleLoose, Stop::Tackle],
        Family::Pass => &[Stop::BlockPass, Stop::Intercept],
        Family::Shot => &[Stop::BlockShot],
    }
}
