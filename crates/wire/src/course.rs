//! Who will win, and how a match went.

use arena::{
    Course,
    course::{Likelihood, Luck, Point},
};
use serde::{Deserialize, Serialize};
use simulation::{WinChances, win::ChancesFound};
use tabletop::{
    BySide,
    log::{Order, Wish},
};
use utoipa::ToSchema;

/// The chances of a match from one moment on.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WinChances)]
pub struct WinShape {
    /// Home wins.
    pub home: f64,
    /// Nobody does.
    pub draw: f64,
    /// Away wins.
    pub away: f64,
    /// How they were found.
    pub method: WinMethod,
    /// The largest of the three, if they were played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub standard_error: Option<f64>,
}

/// How chances were found.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum WinMethod {
    /// Worked out, both sides playing best.
    Exact,
    /// By playing on from there.
    Played,
    /// Learnt from many matches.
    Estimated,
}

impl WinShape {
    /// The shape of chances.
    #[must_use]
    pub fn new(chances: &WinChances) -> WinShape {
        let (method, standard_error) = match chances.found {
            ChancesFound::Exact => (WinMethod::Exact, None),
            ChancesFound::Estimated => (WinMethod::Estimated, None),
            ChancesFound::Played { standard_error, .. } => {
                (WinMethod::Played, Some(standard_error))
            }
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
#[schema(as = Foreseen)]
pub struct ForeseenShape {
    /// The version of the match it is about.
    pub version: usize,
    /// Who will win; nothing if nobody can tell.
    #[schema(required)]
    pub chances: Option<WinShape>,
}

/// Who would have won at a moment.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CoursePoint)]
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

/// How likely the result was at kick-off.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Likelihood)]
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
#[schema(as = Course)]
pub struct CourseShape {
    /// From kick-off to the final whistle; empty where nobody can tell.
    pub points: Vec<PointShape>,
    /// The greatest swings: the moment before, and the moment after.
    pub swings: Vec<(PointShape, PointShape)>,
    /// Home, away; only where every moment is exact.
    #[schema(required)]
    pub luck: Option<BySide<Luck>>,
    /// How likely the result was.
    #[schema(required)]
    pub likelihood: Option<LikelihoodShape>,
}

impl CourseShape {
    /// The shape of a course.
    #[must_use]
    pub fn new(course: &Course) -> CourseShape {
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
                .map(|[before, after]| (PointShape::new(before), PointShape::new(after)))
                .collect(),
            luck: course.luck,
            likelihood: course.likelihood.as_ref().map(likelihood),
        }
    }
}

/// Another answer to a finished match.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Branch)]
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
#[schema(as = Order)]
pub struct OrderShape {
    /// What the question is called.
    pub question: String,
    /// What he wants.
    pub wish: WishShape,
    /// What is answered for him, if it can be chosen then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub answer: Option<String>,
    /// From this minute on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub from: Option<u16>,
}

/// All that a coach wants.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Orders)]
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
                Wish::Ask => (WishShape::Ask, None, None),
                Wish::Pass => (WishShape::Pass, None, None),
                Wish::Do { answer, from } => (WishShape::Do, Some(answer.clone()), Some(*from)),
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
#[schema(as = NewOrder)]
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
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = Wish)]
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
