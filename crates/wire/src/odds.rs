//! `touchline odds --json`.

use std::collections::BTreeMap;

use arena::table::Explained;
use games::MatchSetup;
use serde::Serialize;
use simulation::odds::{Effect, MatchOdds, Method, Odds};
use tabletop::{BySide, Side};
use utoipa::ToSchema;

use crate::sim::Sides;

/// The odds of a match, and of another to compare with.
#[derive(Debug, Serialize)]
pub struct ComparedOdds {
    #[serde(flatten)]
    odds: OneOdds,
    #[serde(skip_serializing_if = "Option::is_none")]
    against: Option<OneOdds>,
    /// What the first has more than the second.
    #[serde(skip_serializing_if = "Option::is_none")]
    effect: Option<EffectShape>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OneOdds {
    game: &'static str,
    home: String,
    away: String,
    coaches: BySide<String>,
    options: Vec<String>,
    method: OddsMethod,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    error: Option<f64>,
    /// The largest of those of a win, a draw and a loss.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    standard_error: Option<f64>,
    /// Matches that were simulated.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    matches: Option<u64>,
    seconds: f64,
    #[serde(flatten)]
    figures: Figures,
    /// The standard error of each figure, if they were simulated.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    standard_errors: Option<Figures>,
}

/// How odds were found.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum OddsMethod {
    /// Worked out.
    Exact,
    /// Worked out, but for an error that is known.
    Bounded,
    /// By simulation.
    Simulated,
}

/// What a match comes to on average.
#[derive(Debug, Serialize, ToSchema)]
struct Figures {
    home_win: f64,
    draw: f64,
    away_win: f64,
    goals: Sides<f64>,
    score: Vec<Vec<f64>>,
    #[schema(value_type = Sides<BTreeMap<String, f64>>)]
    per_match: Sides<BTreeMap<&'static str, f64>>,
}

/// What one setting changes against another.
#[derive(Debug, Serialize)]
struct EffectShape {
    #[serde(flatten)]
    figures: Figures,
    /// The standard error of each difference, if any was simulated.
    #[serde(skip_serializing_if = "Option::is_none")]
    standard_errors: Option<Figures>,
    /// The most that the difference of two chances can be wrong by, where one is bounded.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<f64>,
}

/// What was found for a match, and how long it took in seconds.
pub type Timed<'a> = (&'a MatchSetup, &'a Odds, f64);

impl ComparedOdds {
    /// The shape of odds, perhaps beside others.
    #[must_use]
    pub fn new(odds: Timed<'_>, against: Option<(Timed<'_>, &Effect)>) -> ComparedOdds {
        ComparedOdds {
            odds: one(odds),
            against: against.map(|(against, _)| one(against)),
            effect: against.map(|(_, effect)| EffectShape {
                figures: figures(&effect.of),
                standard_errors: effect.errors.as_ref().map(figures),
                error: Some(effect.bound).filter(|&bound| bound > 0.0),
            }),
        }
    }
}

pub(crate) fn one((setup, found, seconds): Timed<'_>) -> OneOdds {
    let (method, error, standard_error) = match found.method {
        Method::Exact => (OddsMethod::Exact, None, None),
        Method::Bounded { error } => (OddsMethod::Bounded, Some(error), None),
        Method::Simulated { standard_error } => (OddsMethod::Simulated, None, Some(standard_error)),
    };
    OneOdds {
        game: setup.game.id(),
        home: setup.names.home.clone(),
        away: setup.names.away.clone(),
        coaches: setup.coaches.clone(),
        options: setup.options.clone(),
        method,
        error,
        standard_error,
        matches: found.matches,
        seconds,
        figures: figures(&found.odds),
        standard_errors: found.errors.as_ref().map(figures),
    }
}

fn figures(odds: &MatchOdds) -> Figures {
    let means = |means: &[(&'static str, f64)]| means.iter().copied().collect::<BTreeMap<_, _>>();
    let (home, away) = (means(&odds.means.home), means(&odds.means.away));
    let goals = |means: &BTreeMap<&str, f64>| means.get("goals").copied().unwrap_or_default();
    Figures {
        home_win: odds.wins.home,
        draw: odds.tie,
        away_win: odds.wins.away,
        goals: Sides {
            home: goals(&home),
            away: goals(&away),
        },
        score: odds.scores.clone(),
        per_match: Sides { home, away },
    }
}

/// What the decisions of the people in a match were worth.
#[derive(Debug, Serialize, ToSchema)]
pub struct Review {
    decisions: Vec<DecisionShape>,
}

/// What the choices of a question are worth.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Decision)]
pub struct DecisionShape {
    /// The line of the log with the answer, or of the one to come.
    line: usize,
    /// The number of the frame that the answer makes.
    frame: usize,
    at: String,
    side: Side,
    choices: Vec<ChoiceShape>,
    #[schema(required)]
    chosen: Option<String>,
    #[schema(required)]
    cost: Option<f64>,
    /// `exact`, or `simulated` with a `standard_error` of the cost.
    method: OddsMethod,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    standard_error: Option<f64>,
    /// Matches that were played on after each choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    matches: Option<u64>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Choice)]
struct ChoiceShape {
    choice: String,
    win: f64,
    draw: f64,
    loss: f64,
    /// Of what it is worth: won 1, drawn a half.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    standard_error: Option<f64>,
}

impl DecisionShape {
    /// The shape of choices explained.
    #[must_use]
    pub fn new(explained: &Explained) -> DecisionShape {
        let playouts = explained.playouts.as_ref();
        DecisionShape {
            line: explained.line,
            frame: explained.frame,
            at: explained.at.to_string(),
            side: explained.side,
            choices: explained
                .choices
                .iter()
                .enumerate()
                .map(|(at, (choice, wins))| ChoiceShape {
                    choice: choice.clone(),
                    win: wins[explained.side],
                    draw: 1.0 - wins.home - wins.away,
                    loss: wins[explained.side.other()],
                    standard_error: playouts.map(|playouts| playouts.standard_errors[at]),
                })
                .collect(),
            chosen: explained.chosen.map(|at| explained.choices[at].0.clone()),
            cost: explained.chosen.map(|at| explained.cost(at)),
            method: playouts.map_or(OddsMethod::Exact, |_| OddsMethod::Simulated),
            standard_error: playouts.map(|playouts| playouts.cost_error),
            matches: playouts.map(|playouts| playouts.matches),
        }
    }
}

impl Review {
    /// The shape of a review.
    #[must_use]
    pub fn new(reviewed: &[Explained]) -> Review {
        Review {
            decisions: reviewed.iter().map(DecisionShape::new).collect(),
        }
    }
}
