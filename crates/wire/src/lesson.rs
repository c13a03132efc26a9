//! Lessons, as a page shows them in the language of whoever learns.

use arena::lesson::{Act, Lesson, LessonId, LessonStep};
use serde::{Deserialize, Serialize};
use tabletop::Side;
use utoipa::ToSchema;

/// The lessons there are.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Lessons)]
pub struct LessonsShape {
    /// By game, each in its order.
    pub lessons: Vec<LessonInListShape>,
}

/// A lesson in a list.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LessonInList)]
pub struct LessonInListShape {
    /// The id of its game.
    game: &'static str,
    /// What it is called in its game.
    name: String,
    /// What it is called.
    title: String,
    /// What is learnt, in a sentence.
    about: String,
    /// About how long it takes.
    minutes: u8,
}

impl LessonInListShape {
    /// A lesson, told in a language.
    #[must_use]
    pub fn new(id: &LessonId, lesson: &Lesson, language: &str) -> LessonInListShape {
        LessonInListShape {
            game: id.game.id(),
            name: id.name.clone(),
            title: lesson.title.of(language).to_string(),
            about: lesson.about.of(language).to_string(),
            minutes: lesson.minutes,
        }
    }
}

/// A lesson, step by step.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Lesson)]
pub struct LessonShape {
    /// What a list of lessons shows.
    #[serde(flatten)]
    about: LessonInListShape,
    /// Whom the pupil coaches.
    pupil: Side,
    /// What is done, in order; the last step is to play on.
    steps: Vec<StepShape>,
}

impl LessonShape {
    /// A lesson, told in a language.
    #[must_use]
    pub fn new(id: &LessonId, lesson: &Lesson, language: &str) -> LessonShape {
        let steps = lesson.steps.iter();
        LessonShape {
            about: LessonInListShape::new(id, lesson, language),
            pupil: lesson.pupil,
            steps: steps.map(|step| StepShape::new(step, language)).collect(),
        }
    }
}

/// What is to be done in a step.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = LessonAct)]
pub enum ActShape {
    /// Read.
    Say,
    /// Nothing: the match is given the answers.
    Given,
    /// Choose one of those that are accepted.
    Task,
    /// Throw dice or turn cards: the match is given the answers.
    Roll,
    /// Play on.
    Free,
}

/// A step of a lesson.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LessonStep)]
pub struct StepShape {
    act: ActShape,
    /// What the pupil reads.
    words: String,
    /// What he reads when he has done it; often empty.
    right: String,
    /// What helps after the second wrong try; often empty.
    hint: String,
    /// The choices of a task, in notation.
    accept: Vec<String>,
    /// Why other choices are not what is asked for. The server says it of those that are not among them.
    wrong: Vec<WrongShape>,
    /// What the match is answered when the pupil throws, or before the next step.
    answers: Vec<String>,
}

impl StepShape {
    fn new(step: &LessonStep, language: &str) -> StepShape {
        let told = |words: &arena::lesson::Words| words.of(language).to_string();
        let wrong = step.wrong.iter().map(|wrong| WrongShape {
            choice: wrong.choice.clone(),
            words: told(&wrong.words),
        });
        let (act, accept) = match &step.act {
            Act::Say => (ActShape::Say, Vec::new()),
            Act::Given => (ActShape::Given, Vec::new()),
            Act::Task(accepted) => (ActShape::Task, accepted.clone()),
            Act::Roll => (ActShape::Roll, Vec::new()),
            Act::Free => (ActShape::Free, Vec::new()),
        };
        StepShape {
            act,
            words: told(&step.words),
            right: told(&step.right),
            hint: told(&step.hint),
            accept,
            wrong: wrong.collect(),
            answers: step.answers.clone(),
        }
    }
}

/// Why a choice is not what is asked for.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WrongTry)]
pub struct WrongShape {
    /// The choice; null for all that have no words of their own.
    #[schema(required)]
    choice: Option<String>,
    words: String,
}

/// Why a try was wrong.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WhyNot)]
pub struct WhyNotShape {
    /// The words of the lesson, or the odds.
    pub why: String,
}

/// A match of a lesson, to be played on.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PlayOn)]
pub struct PlayOnShape {
    /// The id of the lesson's match.
    #[serde(rename = "match")]
    pub id: String,
}
