//! Work that takes its time: questions to the odds lab, and how they stand.

use std::collections::BTreeMap;

use football::{Phrase, PhraseBook};
use games::papers::{Edit, Paper};
use serde::{Deserialize, Serialize};
use tabletop::{BySide, Side};
use utoipa::ToSchema;
use work::{Job, JobOutcome, JobProgress};
use workshop::{FileFault, OddsAnswer, OddsQuestion, OddsSetting};

use crate::{odds::OneOdds, room::CoachesShape};

/// A piece of work that was begun.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Begun)]
pub struct BegunShape {
    /// Its id: whoever has it may look at the work and give it up.
    pub job: String,
}

/// Everything that is wrong with what was sent.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Faults)]
pub struct FaultsShape {
    /// All of it in a text.
    error: String,
    /// Left out if what was sent could not be read at all.
    #[schema(required = false)]
    faults: Vec<FaultShape>,
}

/// A fault, or what should be looked at.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LineFault)]
pub(crate) struct FaultShape {
    /// The file; empty if none is meant.
    file: String,
    #[schema(required)]
    line: Option<usize>,
    what: String,
    /// How to mend it; empty if `what` says it.
    cure: String,
}

impl From<&FileFault> for FaultShape {
    fn from(FileFault { file, fault }: &FileFault) -> FaultShape {
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
    pub fn new(faults: &[FileFault]) -> FaultsShape {
        let text = |FileFault { file, fault }: &FileFault| match file.is_empty() {
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
#[schema(as = OddsQuestion)]
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
    coaches: BTreeMap<Side, Option<String>>,
    /// Options that are not at their defaults, `name=value`.
    #[serde(default)]
    options: Vec<String>,
    /// Lines of the papers that say something else.
    #[serde(default)]
    edits: Vec<Edit>,
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
#[schema(as = OddsSetting)]
struct ChangeShape {
    #[serde(default)]
    #[schema(value_type = CoachesShape)]
    coaches: BTreeMap<Side, Option<String>>,
    #[serde(default)]
    options: Vec<String>,
    #[serde(default)]
    edits: Vec<Edit>,
}

fn change(
    coaches: &BTreeMap<Side, Option<String>>,
    options: Vec<String>,
    edits: Vec<Edit>,
) -> OddsSetting {
    OddsSetting {
        coaches: BySide::from_fn(|side| coaches.get(&side).cloned().flatten()),
        options,
        edits,
    }
}

impl From<QuestionShape> for OddsQuestion {
    fn from(asked: QuestionShape) -> OddsQuestion {
        let against = |asked: ChangeShape| change(&asked.coaches, asked.options, asked.edits);
        OddsQuestion {
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
#[schema(as = Papers)]
pub struct PapersShape {
    /// File by file.
    pub papers: Vec<Paper>,
}

/// Files with their texts.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Files)]
pub struct FilesShape {
    files: Vec<FileShape>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EditedFile)]
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
#[schema(as = Work)]
pub struct ProgressShape {
    state: WorkState,
    /// What is done now.
    what: &'static str,
    /// Parts of it that are done.
    done: u64,
    /// All its parts.
    of: u64,
    /// Why it failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    error: Option<String>,
}

/// How work stands.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum WorkState {
    /// It waits for its turn.
    Waiting,
    /// It is under way.
    Working,
    /// It is done.
    Done,
    /// Its time was over; what there is stands.
    Late,
    /// Somebody gave it up.
    Cancelled,
    /// It failed.
    Failed,
}

impl ProgressShape {
    pub(crate) fn new(progress: JobProgress) -> ProgressShape {
        let (state, error) = match progress.outcome {
            JobOutcome::Waiting => (WorkState::Waiting, None),
            JobOutcome::Working => (WorkState::Working, None),
            JobOutcome::Done => (WorkState::Done, None),
            JobOutcome::OutOfTime => (WorkState::Late, None),
            JobOutcome::Cancelled => (WorkState::Cancelled, None),
            JobOutcome::Failed(why) => (WorkState::Failed, Some(why)),
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
#[schema(as = OddsWork)]
pub struct OddsWorkShape {
    #[serde(flatten)]
    progress: ProgressShape,
    /// The setting, and the one beside it.
    answers: Vec<WorkedOutShape>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OddsAnswer)]
struct WorkedOutShape {
    #[serde(flatten)]
    odds: OneOdds,
    /// What people should know about coaches or method.
    notes: Vec<String>,
}

impl OddsWorkShape {
    /// The shape of odds under way, told in the language of a phrase book.
    #[must_use]
    pub fn new(job: &Job<Vec<OddsAnswer>>, book: &PhraseBook) -> OddsWorkShape {
        let said = |notes: &[Phrase]| notes.iter().map(|note| book.say_plainly(note)).collect();
        let answer = |answer: &OddsAnswer| WorkedOutShape {
            odds: crate::odds::one((&answer.setup, &answer.odds, answer.seconds)),
            notes: said(&answer.odds.notes),
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

    #[test]
    fn a_question_is_read_with_its_changes() {
        let text = r#"{"game": "goal-dice", "home": "redmoor", "away": "quayside", "coaches": {"away": "optimal"},
            "options": ["knockout=true"], "against": {"edits": [{"file": "f", "line": 3, "was": "a", "now": "b"}]}}"#;
        let shape: QuestionShape = serde_json::from_str(text).unwrap();
        let question = OddsQuestion::from(shape);
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
