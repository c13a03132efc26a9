//! Work that takes its time: questions to the odds lab, and how they stand.

use std::collections::BTreeMap;

use arena::papers::{Edit, Paper};
use clubhouse::workshop::{Answer, Change, Job, Misfit, Outcome, Progress, Question};
use serde::{Deserialize, Serialize};
use tabletop::BySide;
use utoipa::ToSchema;

use crate::{
    odds::OneOdds,
    room::{CoachesShape, SideShape},
};

/// A piece of work that was begun.
#[derive(Debug, Serialize, ToSchema)]
pub struct BegunShape {
    /// Its id: whoever has it may look at the work and give it up.
    pub job: String,
}

/// Everything that is wrong with what was sent.
#[derive(Debug, Serialize, ToSchema)]
pub struct FaultsShape {
    /// All of it in a text.
    error: String,
    /// Left out if what was sent could not be read at all.
    #[schema(required = false)]
    faults: Vec<FaultShape>,
}

/// A fault, or what should be looked at.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct FaultShape {
    /// The file; empty if none is meant.
    file: String,
    line: Option<usize>,
    what: String,
    /// How to mend it; empty if `what` says it.
    cure: String,
}

impl From<&Misfit> for FaultShape {
    fn from(Misfit { file, fault }: &Misfit) -> FaultShape {
        FaultShape {
            file: file.clone(),
            line: fault.line,
            what: fault.what.clone(),
            cure: fault.cure.clone(),
        }
    }
}

impl FaultsShape {
    /// The shape of faults.
    #[must_use]
    pub fn new(faults: &[Misfit]) -> FaultsShape {
        let text = |Misfit { file, fault }: &Misfit| match file.is_empty() {
            true => fault.to_string(),
            false => format!("{file}: {fault}"),
        };
        let texts: Vec<String> = faults.iter().map(text).collect();
        FaultsShape {
            error: texts.join("\n"),
            faults: faults.iter().map(FaultShape::from).collect(),
        }
    }
}

/// A question to the odds lab.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuestionShape {
    /// The id of the game.
    game: String,
    /// The id of the home team.
    home: String,
    /// The id of the away team.
    away: String,
    /// Names of computer coaches; the game's first if left out.
    #[serde(default)]
    #[schema(value_type = CoachesShape)]
    coaches: BTreeMap<SideShape, Option<String>>,
    /// Options that are not at their defaults, `name=value`.
    #[serde(default)]
    options: Vec<String>,
    /// Lines of the papers that say something else.
    #[serde(default)]
    edits: Vec<EditShape>,
    /// Another setting of the same match, to be put beside it.
    #[serde(default)]
    against: Option<ChangeShape>,
    /// Matches to simulate where nothing else will do.
    #[serde(default)]
    matches: Option<u64>,
}

/// Another setting.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ChangeShape {
    #[serde(default)]
    #[schema(value_type = CoachesShape)]
    coaches: BTreeMap<SideShape, Option<String>>,
    #[serde(default)]
    options: Vec<String>,
    #[serde(default)]
    edits: Vec<EditShape>,
}

/// A line in place of another.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct EditShape {
    /// A file of the papers.
    file: String,
    /// From 1.
    line: usize,
    /// What stands there.
    was: String,
    /// What is to stand there.
    now: String,
}

fn change(
    coaches: &BTreeMap<SideShape, Option<String>>,
    options: Vec<String>,
    edits: Vec<EditShape>,
) -> Change {
    let coach = |side| coaches.get(&side).cloned().flatten();
    let edit = |edit: EditShape| Edit {
        file: edit.file,
        line: edit.line,
        was: edit.was,
        now: edit.now,
    };
    Change {
        coaches: BySide {
            home: coach(SideShape::Home),
            away: coach(SideShape::Away),
        },
        options,
        edits: edits.into_iter().map(edit).collect(),
    }
}

impl From<QuestionShape> for Question {
    fn from(asked: QuestionShape) -> Question {
        let against = |asked: ChangeShape| change(&asked.coaches, asked.options, asked.edits);
        Question {
            game: asked.game,
            teams: BySide {
                home: asked.home,
                away: asked.away,
            },
            setting: change(&asked.coaches, asked.options, asked.edits),
            against: asked.against.map(against),
            matches: asked.matches,
        }
    }
}

/// The papers of a match, line by line.
#[derive(Debug, Serialize, ToSchema)]
pub struct PapersShape {
    papers: Vec<PaperShape>,
}

#[derive(Debug, Serialize, ToSchema)]
struct PaperShape {
    file: String,
    sections: Vec<SectionShape>,
}

#[derive(Debug, Serialize, ToSchema)]
struct SectionShape {
    /// A chart, a card, a team; empty if the file has one part only.
    name: String,
    lines: Vec<PaperLineShape>,
}

#[derive(Debug, Serialize, ToSchema)]
struct PaperLineShape {
    line: usize,
    text: String,
}

impl PapersShape {
    /// The shape of papers.
    #[must_use]
    pub fn new(papers: Vec<Paper>) -> PapersShape {
        let line = |(line, text)| PaperLineShape { line, text };
        let papers = papers.into_iter().map(|paper| PaperShape {
            file: paper.file,
            sections: { paper.sections.into_iter() }
                .map(|section| SectionShape {
                    name: section.name,
                    lines: section.lines.into_iter().map(line).collect(),
                })
                .collect(),
        });
        PapersShape {
            papers: papers.collect(),
        }
    }
}

/// Files with their texts.
#[derive(Debug, Serialize, ToSchema)]
pub struct FilesShape {
    files: Vec<FileShape>,
}

#[derive(Debug, Serialize, ToSchema)]
struct FileShape {
    /// Its path in a data folder.
    file: String,
    text: String,
}

impl FilesShape {
    /// The shape of files.
    #[must_use]
    pub fn new(files: Vec<(String, String)>) -> FilesShape {
        let files = files.into_iter();
        FilesShape {
            files: files.map(|(file, text)| FileShape { file, text }).collect(),
        }
    }
}

/// How work stands.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProgressShape {
    /// `waiting`, `working`, `done`, `late` (its time was over), `cancelled` or `failed`.
    state: &'static str,
    /// What is done now.
    what: &'static str,
    /// Parts of it that are done.
    done: u64,
    /// All its parts.
    of: u64,
    /// Why it failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

impl ProgressShape {
    pub(crate) fn new(progress: Progress) -> ProgressShape {
        let (state, error) = match progress.outcome {
            Outcome::Waiting => ("waiting", None),
            Outcome::Working => ("working", None),
            Outcome::Done => ("done", None),
            Outcome::OutOfTime => ("late", None),
            Outcome::Cancelled => ("cancelled", None),
            Outcome::Failed(why) => ("failed", Some(why)),
        };
        ProgressShape {
            state,
            what: progress.what,
            done: progress.done,
            of: progress.of,
            error,
        }
    }
}

/// Odds as far as they are known.
#[derive(Debug, Serialize, ToSchema)]
pub struct OddsWorkShape {
    #[serde(flatten)]
    progress: ProgressShape,
    /// The setting, and the one beside it.
    answers: Vec<WorkedOutShape>,
}

#[derive(Debug, Serialize, ToSchema)]
struct WorkedOutShape {
    #[serde(flatten)]
    odds: OneOdds,
    /// What people should know about coaches or method.
    notes: Vec<String>,
}

impl OddsWorkShape {
    /// The shape of odds under way.
    #[must_use]
    pub fn new(job: &Job<Vec<Answer>>) -> OddsWorkShape {
        let answer = |answer: &Answer| WorkedOutShape {
            odds: crate::odds::one((&answer.setup, &answer.odds, answer.seconds)),
            notes: answer.odds.notes.clone(),
        };
        // How it stands first: what is told done has its answers.
        let progress = ProgressShape::new(job.progress());
        let answers = job.result();
        OddsWorkShape {
            progress,
            answers: answers.map_or(Vec::new(), |answers| answers.iter().map(answer).collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Side;

    #[test]
    fn a_question_is_read_with_its_changes() {
        let text = r#"{"game": "goal-dice", "home": "redmoor", "away": "quayside", "coaches": {"away": "optimal"},
            "options": ["knockout=true"], "against": {"edits": [{"file": "f", "line": 3, "was": "a", "now": "b"}]}}"#;
        let shape: QuestionShape = serde_json::from_str(text).unwrap();
        let question = Question::from(shape);
        assert_eq!(question.teams[Side::Home], "redmoor");
        assert_eq!(question.setting.coaches.away.as_deref(), Some("optimal"));
        assert_eq!(question.setting.coaches.home, None);
        assert_eq!(question.setting.options, ["knockout=true"]);
        let against = question.against.unwrap();
        assert_eq!(
            (against.edits[0].line, against.edits[0].now.as_str()),
            (3, "b")
        );
        assert!(
            serde_json::from_str::<QuestionShape>(
                r#"{"game": "x", "home": "a", "away": "b", "dice": 1}"#
            )
            .is_err()
        );
    }
}
