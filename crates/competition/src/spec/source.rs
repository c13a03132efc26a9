//! Where the teams of a stage come from: `rank 1..8 of phase + winners`.

/// One part of a list of sources.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// All teams of the competition.
    All,
    /// Those at these places of each group of a stage.
    Rank {
        /// First and last place.
        places: [usize; 2],
        /// The stage; the last with tables if it is not named.
        of: Option<String>,
    },
    /// The best of those at one place of their groups.
    Best {
        /// How many.
        count: usize,
        /// The place.
        place: usize,
        /// The stage.
        of: Option<String>,
    },
    /// Those who won their ties in the last round of a stage.
    Winners {
        /// The stage; the last cup if it is not named.
        of: Option<String>,
    },
    /// Those who lost them.
    Losers {
        /// The stage.
        of: Option<String>,
    },
}

impl Term {
    /// The stage it names.
    #[must_use]
    pub fn of(&self) -> Option<&str> {
        match self {
            Term::All => None,
            Term::Rank { of, .. }
            | Term::Best { of, .. }
            | Term::Winners { of }
            | Term::Losers { of } => of.as_deref(),
        }
    }

    /// True if it speaks of a table, false if of a cup or of nothing.
    #[must_use]
    pub fn needs_tables(&self) -> bool {
        matches!(self, Term::Rank { .. } | Term::Best { .. })
    }
}

/// Reads a list of sources; `Err` is the part that is none.
///
/// # Errors
///
/// The part that cannot be read.
pub fn parse_terms(text: &str) -> Result<Vec<Term>, String> {
    let term = |part: &str| parse(part.trim()).ok_or_else(|| part.trim().to_string());
    text.split('+').map(term).collect()
}

fn parse(text: &str) -> Option<Term> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let stage = |rest: &[&str]| match rest {
        [] => Some(None),
        ["of", stage] => Some(Some((*stage).to_string())),
        _ => None,
    };
    Some(match &words[..] {
        ["all"] => Term::All,
        ["winners", rest @ ..] => Term::Winners { of: stage(rest)? },
        ["losers", rest @ ..] => Term::Losers { of: stage(rest)? },
        ["rank", places, rest @ ..] => {
            let (first, last) = places.split_once("..").unwrap_or((places, places));
            let places = [first.parse().ok()?, last.parse().ok()?];
            if places[0] == 0 || places[1] < places[0] {
                return None;
            }
            Term::Rank {
                places,
                of: stage(rest)?,
            }
        }
        ["best", count, "of", "rank", place, rest @ ..] => Term::Best {
            count: count.parse().ok().filter(|&count| count > 0)?,
            place: place.parse().ok().filter(|&place| place > 0)?,
            of: stage(rest)?,
        },
        ["best", count, "of", "the", places, rest @ ..] => {
            let names = ["firsts", "seconds", "thirds", "fourths", "fifths", "sixths"];
            Term::Best {
                count: count.parse().ok().filter(|&count| count > 0)?,
                place: names.iter().position(|name| name == places)? + 1,
                of: stage(rest)?,
            }
        }
        _ => return None,
    })
}
