//! What a game must bring to be played here.

use coaches::goal_dice::{
    COACHES, OPTIMAL, Policy,
    odds::{MatchOdds, match_odds},
    optimal::{Explainer, Optimal},
};
use football::Game;
use goal_dice::GoalDice;
use library::{Library, LibraryError};
use tabletop::{Ask, BySide, Coach, Faults, log::Document};

use crate::face::Board;

/// A coach who is there to play.
#[derive(Clone, Debug)]
pub struct Hired<P> {
    /// The coach.
    pub policy: P,
    /// What people should know, if another one plays than was asked for.
    pub note: Option<String>,
}

impl<P> Hired<P> {
    fn ready(policy: P) -> Hired<P> {
        Hired { policy, note: None }
    }
}

/// Both coaches, and what people should know about them. The same coach is not
/// worked out twice.
pub(crate) fn hire_both<G: Playable>(
    rules: &G,
    names: &BySide<String>,
    library: &Library,
) -> Option<(BySide<G::Policy>, Vec<String>)> {
    let home = rules.hire(&names.home, library)?;
    let away = match names.home == names.away {
        true => home.clone(),
        false => rules.hire(&names.away, library)?,
    };
    let mut notes: Vec<String> = [home.note, away.note].into_iter().flatten().collect();
    notes.dedup();
    let policies = BySide {
        home: home.policy,
        away: away.policy,
    };
    Some((policies, notes))
}

/// A game with its data and its coaches.
pub trait Playable: Game + Clone + Send + Sync {
    /// Its computer coaches.
    type Policy: Coach<Self> + Clone + Send + Sync;
    /// What explains choices.
    type Explainer: Send;

    /// The names of its coaches and what they do, the default first.
    fn coaches() -> Vec<(&'static str, &'static str)>;

    /// The coach with this name, for a match with these rules. What takes long
    /// to work out is kept in the library.
    fn hire(&self, name: &str, library: &Library) -> Option<Hired<Self::Policy>>;

    /// The exact odds of a match; `None` where they are out of reach.
    fn exact_odds(&self, coaches: &BySide<Self::Policy>) -> Option<MatchOdds>;

    /// The game solved, to explain choices; `None` where that is out of reach.
    fn explainer(&self) -> Option<Self::Explainer>;

    /// What each choice of a question is worth: the chance that each side wins,
    /// both playing best from there.
    fn explain(explainer: &Self::Explainer, ask: &Ask<'_, Self>) -> Option<Vec<BySide<f64>>>;

    /// What lies on the table and does not move.
    fn board(&self) -> Board;

    /// The files a match needs.
    ///
    /// # Errors
    ///
    /// If one of them cannot be had.
    fn documents(library: &Library) -> Result<Vec<Document>, LibraryError>;

    /// The rules, from those files (by name) and `name=value` options.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with them.
    fn build<'a>(
        document: impl Fn(&str) -> Option<&'a str>,
        options: &[&str],
    ) -> Result<Self, Faults>;
}

impl Playable for GoalDice {
    type Policy = Policy;
    type Explainer = Explainer;

    fn exact_odds(&self, coaches: &BySide<Policy>) -> Option<MatchOdds> {
        match_odds(self, coaches).ok()
    }

    fn explainer(&self) -> Option<Explainer> {
        Explainer::new(self).ok()
    }

    fn explain(explainer: &Explainer, ask: &Ask<'_, GoalDice>) -> Option<Vec<BySide<f64>>> {
        let choices = explainer.choices(ask)?;
        Some(choices.into_iter().map(|odds| odds.wins).collect())
    }

    fn coaches() -> Vec<(&'static str, &'static str)> {
        COACHES.to_vec()
    }

    fn hire(&self, name: &str, library: &Library) -> Option<Hired<Policy>> {
        if name != OPTIMAL {
            return Policy::simple(name).map(Hired::ready);
        }
        let key = Optimal::key(self);
        let kept = library.kept(&key);
        if let Some(plan) = kept.and_then(|bytes| Optimal::from_bytes(self, &bytes)) {
            return Some(Hired::ready(Policy::Optimal(plan)));
        }
        Some(match Optimal::solve(self) {
            Ok(plan) => {
                library.keep(&key, &plan.to_bytes());
                Hired::ready(Policy::Optimal(plan))
            }
            Err(too_large) => Hired {
                policy: Policy::Sensible,
                note: Some(format!("{too_large}: sensible plays for optimal")),
            },
        })
    }

    fn board(&self) -> Board {
        Board::GoalDice(self.grid().clone())
    }

    fn documents(library: &Library) -> Result<Vec<Document>, LibraryError> {
        let (grid, path) = library.text("goal-dice/standard12.grid")?;
        goal_dice::Grid::parse(&grid).map_err(|faults| LibraryError::Faults { path, faults })?;
        Ok(vec![Document::new("grid", &grid)])
    }

    fn build<'a>(
        document: impl Fn(&str) -> Option<&'a str>,
        options: &[&str],
    ) -> Result<GoalDice, Faults> {
        let grid = document("grid").unwrap_or_default();
        GoalDice::from_text(grid, options.iter().copied())
    }
}
