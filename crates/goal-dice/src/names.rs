//! Names for people: the squares, the hands and the parts of the match, as terms of the phrase book.

use football::{Phrase, phrase, phrase::term};

use crate::{GoalDice, hand::Hand, state::Period};

/// The squares of the usual field, by their labels. Squares of a field of one's own are called by
/// the label alone.
const SQUARES: [(&str, &str); 12] = [
    ("Own goalmouth", "gd.term.square.own.goalmouth"),
    ("Own flag", "gd.term.square.own.flag"),
    ("Back flank", "gd.term.square.back.flank"),
    ("End Kick Off", "gd.term.square.end.kick.off"),
    ("Mid-field circle", "gd.term.square.circle"),
    ("Halfway flank", "gd.term.square.halfway.flank"),
    ("Attacking flank", "gd.term.square.attacking.flank"),
    ("Inside channel", "gd.term.square.inside.channel"),
    ("Edge of the box", "gd.term.square.edge.of.the.box"),
    ("Wing", "gd.term.square.wing"),
    ("Attacking corner", "gd.term.square.attacking.corner"),
    ("Penalty box", "gd.term.square.penalty.box"),
];

impl GoalDice {
    /// The name of a square: `Wing`, with the forms of a place (`on the wing`).
    #[must_use]
    pub fn square_name(&self, place: u8) -> Phrase {
        let label = &self.grid().square(place).label;
        let known = SQUARES.iter().find(|(known, _)| known == label);
        match known {
            Some((_, key)) => term(*key),
            None => phrase!("gd.term.square.other", label = label.clone()),
        }
    }

    /// `S09 Wing`, as it is printed.
    pub(crate) fn square(&self, place: u8) -> Phrase {
        let id = self.grid().square(place).id.clone();
        phrase!("gd.square", id = id, name = self.square_name(place))
    }
}

impl Hand {
    /// Its name.
    #[must_use]
    pub fn term(self) -> Phrase {
        term(match self {
            Hand::None => "gd.term.hand.nothing",
            Hand::Pair => "gd.term.hand.pair",
            Hand::TwoPair => "gd.term.hand.two.pairs",
            Hand::Trips => "gd.term.hand.three",
            Hand::Straight => "gd.term.hand.straight",
            Hand::Quads => "gd.term.hand.four",
        })
    }
}

impl Period {
    /// Its name, for a reporter.
    #[must_use]
    pub fn term(self) -> Phrase {
        term(match self {
            Period::Toss | Period::FirstHalf => "period.first",
            Period::SecondHalf => "period.second",
            Period::Overtime => "gd.term.period.overtime",
            Period::SuddenDeath => "gd.term.period.sudden",
            Period::ShootOut | Period::FullTime => "period.shootout",
        })
    }
}
