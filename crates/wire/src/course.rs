//! Who will win, and how a match went.

use arena::{
    Course, WinChances,
    course::{Likelihood, Luck, Point},
    win::Found,
};
use serde::{Deserialize, Serialize};
use tabletop::{
    BySide,
    log::{Order, Wish},
};
use utoipa::ToSchema;

/// The chances of a match from one moment on.
#[derive(Debug, Serialize, ToSchema)]
pub struct WinShape {
    /// Home wins.
    pub home: f64,
    /// Nobody does.
    pub draw: f64,
    /// Away wins.
    pub away: f64,
    /// `exact` (both sides playing best), `played` (by playing on from there) or
    /// `estimated` (learnt from many matches).
    pub method: &'static str,
    /// The largest of the three, if they were played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standard_error: Option<f64>,
}

impl WinShape {
    /// The shape of chances.
    #[must_use]
    pub fn new(chances: &WinChances) -> WinShape {
        let (method, standard_error) = match chances.found {
            Found::Exact => ("exact", None),
            Found::Estimated => ("estimated", None),
            Found::Played { standard_error, .. } => ("played", Some(standard_error)),
        };
        WinShape {
            home: chances.wins.home,
            draw: chances.draw,
            away: chances.wins.away,
            method,
            standard_error,
        }
    }
}

/// A message of the live updates for those who watch.
#[derive(Debug, Serialize, ToSchema)]
pub struct ForeseenShape {
    /// The version of the match it is about.
    pub version: usize,
    /// Who will win; nothing if nobody can tell.
    pub chances: Option<WinShape>,
}

/// Who would have won at a moment.
#[derive(Debug, Serialize, ToSchema)]
pub struct PointShape {
    /// The number of the frame.
    pub frame: usize,
    /// When it was.
    pub at: String,
    /// The chances then.
    #[serde(flatten)]
    pub chances: WinShape,
}

impl PointShape {
    fn new(point: &Point) -> PointShape {
        PointShape {
            frame: point.frame,
            at: point.at.to_string(),
            chances: WinShape::new(&point.chances),
        }
    }
}

/// What a side owes to chance and to itself, in worth of a match (a win is 1).
#[derive(Debug, Serialize, ToSchema)]
pub struct LuckShape {
    /// What dice and cards gave or took.
    pub chance: f64,
    /// What its coach's decisions gave away, 0 or less.
    pub decisions: f64,
}

impl LuckShape {
    fn new(luck: &Luck) -> LuckShape {
        LuckShape {
            chance: luck.chance,
            decisions: luck.decisions,
        }
    }
}

/// How likely the result was at kick-off.
#[derive(Debug, Serialize, ToSchema)]
pub struct LikelihoodShape {
    /// Matches played to know it.
    pub matches: u64,
    /// The chance of just this score.
    pub score: f64,
    /// The chance that home does as well or better, by goal difference.
    pub home: f64,
    /// The same for away.
    pub away: f64,
}

/// How a finished match went.
#[derive(Debug, Serialize, ToSchema)]
pub struct CourseShape {
    /// From kick-off to the final whistle; empty where nobody can tell.
    pub points: Vec<PointShape>,
    /// The greatest swings: the moment before, and the moment after.
    pub swings: Vec<[PointShape; 2]>,
    /// Home, away; only where every moment is exact.
    pub luck: Option<[LuckShape; 2]>,
    /// How likely the result was.
    pub likelihood: Option<LikelihoodShape>,
}

impl CourseShape {
    /// The shape of a course.
    #[must_use]
    pub fn new(course: &Course) -> CourseShape {
        let luck = |luck: &BySide<Luck>| [LuckShape::new(&luck.home), LuckShape::new(&luck.away)];
        let likelihood = |found: &Likelihood| LikelihoodShape {
            matches: found.matches,
            score: found.score,
            home: found.as_good.home,
            away: found.as_good.away,
        };
        let swings = course.swings.iter();
        CourseShape {
            points: course.points.iter().map(PointShape::new).collect(),
            swings: swings
                .map(|pair| [PointShape::new(&pair[0]), PointShape::new(&pair[1])])
                .collect(),
            luck: course.luck.as_ref().map(luck),
            likelihood: course.likelihood.as_ref().map(likelihood),
        }
    }
}

/// Another answer to a finished match.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BranchShape {
    /// The frame whose answer is changed, from 1.
    #[schema(minimum = 1)]
    pub frame: usize,
    /// The answer in its place; left out, the match waits there.
    #[serde(default)]
    pub answer: Option<String>,
}

/// What a coach wants with a kind of question that he need not answer.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderShape {
    /// What the question is called.
    pub question: String,
    /// `ask`, `pass` (the default is taken) or `do`.
    pub wish: &'static str,
    /// What is answered for him, if it can be chosen then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
    /// From this minute on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u16>,
}

/// All that a coach wants.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrdersShape {
    /// One for each question that need not be answered.
    pub orders: Vec<OrderShape>,
}

impl OrdersShape {
    /// The shape of orders.
    #[must_use]
    pub fn new(orders: &[Order]) -> OrdersShape {
        let shape = |order: &Order| {
            let (wish, answer, from) = match &order.wish {
                Wish::Ask => ("ask", None, None),
                Wish::Pass => ("pass", None, None),
                Wish::Do { answer, from } => ("do", Some(answer.clone()), Some(*from)),
            };
            OrderShape {
                question: order.question.clone(),
                wish,
                answer,
                from,
            }
        };
        OrdersShape {
            orders: orders.iter().map(shape).collect(),
        }
    }
}

/// A coach's order.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewOrderShape {
    /// Lines in the log when the match was last seen.
    pub version: usize,
    /// What the question is called.
    #[schema(max_length = 40)]
    pub question: String,
    /// What is wanted.
    pub wish: WishShape,
    /// What to answer, for `do`.
    #[serde(default)]
    #[schema(max_length = 80)]
    pub answer: Option<String>,
    /// From this minute on.
    #[serde(default)]
    #[schema(maximum = 200)]
    pub from: Option<u16>,
}

/// What a coach wants.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum WishShape {
    /// To be asked.
    Ask,
    /// The default.
    Pass,
    /// A standing answer.
    Do,
}

impl NewOrderShape {
    /// What it says.
    #[must_use]
    pub fn wish(&self) -> Wish {
        match self.wish {
            WishShape::Ask => Wish::Ask,
            WishShape::Pass => Wish::Pass,
            WishShape::Do => Wish::Do {
                answer: self.answer.clone().unwrap_or_default(),
                from: self.from.unwrap_or_default(),
            },
        }
    }
}
