//! What is left to people: how often they are asked what they need not answer, and what they decide
//! that the rules would otherwise do for them.

use tabletop::{BySide, sheet};

use crate::setup::{HUMAN, MatchSetup};

/// How often people are asked what they need not answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Seldom.
    Less,
    /// When it matters.
    #[default]
    Usual,
    /// Often.
    More,
}

impl Pace {
    /// What somebody wants to be asked, if he does not name questions.
    pub(crate) fn of(asked: &[String]) -> Option<Pace> {
        match asked {
            [one] if one == "more" => Some(Pace::More),
            [one] if one == "less" => Some(Pace::Less),
            _ => None,
        }
    }
}

impl MatchSetup {
    /// The same, with what people decide themselves left to them, unless something else is set.
    #[must_use]
    pub fn left_to_people(mut self) -> MatchSetup {
        let people = BySide::from_fn(|side| self.coaches[side] == HUMAN);
        if let Some(option) = self.game.left_to(people) {
            let name = sheet::before(option, "=");
            let is_set = |set: &String| sheet::before(set, "=").trim() == name;
            if !self.options.iter().any(is_set) {
                self.options.push(option.to_string());
            }
        }
        self
    }

    /// How often people are asked what they need not answer.
    #[must_use]
    pub fn pace(&self) -> Pace {
        self.asked.as_deref().and_then(Pace::of).unwrap_or_default()
    }

    /// The questions that people named, if they did.
    #[must_use]
    pub fn named_questions(&self) -> Option<&[String]> {
        let named = self.asked.as_deref()?;
        Pace::of(named).is_none().then_some(named)
    }
}
