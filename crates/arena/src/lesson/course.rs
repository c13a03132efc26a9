//! Playing a lesson through: what each step gives to the match, and whether every choice that is accepted leads to its end.

use games::{
    ForGame,
    playable::Playable,
    setup::{MatchSetup, rules_of},
};
use library::Library;
use tabletop::{
    Fault, Faults, Question, Session, UndoRule,
    log::{Header, Log},
};

use super::{Act, ActKind, LessonStep, file::LessonFile, opening::faults_of, step::StepInFile};
use crate::{begin::start_of, face::Answerer, scenario::give, table::from_log};

/// What is accepted if anything is.
const ANY: &str = "any";

/// The steps with what they give to the match.
pub(super) fn played(
    file: &LessonFile,
    header: &Header,
    library: &Library,
) -> Result<Vec<LessonStep>, Faults> {
    let setup = MatchSetup::from_header(header)?;
    let steps = setup.game.with(Walks { file, header })?;
    rehearse(&steps, header, library)?;
    Ok(steps)
}

/// The ways through a lesson.
struct Walks<'a> {
    file: &'a LessonFile,
    header: &'a Header,
}

impl ForGame for Walks<'_> {
    type Output = Result<Vec<LessonStep>, Faults>;

    fn run<G: Playable + 'static>(self) -> Self::Output {
        let entries = Vec::new();
        let rules: G = rules_of(&Log {
            header: self.header.clone(),
            entries,
        })?;
        let start = start_of(&rules, self.header)?;
        let session = Session::from_state(rules, start, UndoRule::Off);
        let usual = self.walk(session.clone(), None)?;
        let mut faults = Faults::default();
        for (at, step) in usual.iter().enumerate() {
            let Act::Task(accepted) = &step.act else {
                continue;
            };
            // Where something else is chosen, the rest of the lesson must fit as well.
            for choice in accepted.iter().skip(1) {
                let other = self.walk(session.clone(), Some((at, choice)));
                let same = |other: &Vec<LessonStep>| {
                    other
                        .iter()
                        .map(|step| &step.answers)
                        .eq(usual.iter().map(|step| &step.answers))
                };
                match other {
                    Ok(other) if same(&other) => (),
                    Ok(_) => faults.push(Fault::at(
                        step.line,
                        format!("after `{choice}` the answers of later steps mean something else"),
                        "accept only what leads to the same, or name cards and choices in full",
                    )),
                    Err(found) => faults.0.extend(found.0.into_iter().map(|fault| Fault {
                        what: format!("after `{choice}` on line {}: {}", step.line, fault.what),
                        ..fault
                    })),
                }
            }
        }
        faults.or(usual)
    }
}

impl Walks<'_> {
    /// One way: the first choice that is accepted everywhere, but at one step another.
    fn walk<G: Playable>(
        &self,
        mut session: Session<G>,
        other: Option<(usize, &str)>,
    ) -> Result<Vec<LessonStep>, Faults> {
        let mut steps = Vec::new();
        for (at, step) in self.file.steps.iter().enumerate() {
            let before = session.answers().count();
            let act = match step.kind {
                ActKind::Say => Act::Say,
                ActKind::Given | ActKind::Roll => {
                    give(&mut session, &step.answers).map_err(|differs| {
                        let what = format!("expected {}", differs.expected);
                        Fault::at(differs.line, what, format!("got {}", differs.got))
                    })?;
                    match step.kind {
                        ActKind::Given => Act::Given,
                        _ => Act::Roll,
                    }
                }
                ActKind::Task => {
                    let accepted = self.accepted(&session, step)?;
                    let chosen = other
                        .filter(|(task, _)| *task == at)
                        .map(|(_, choice)| choice);
                    let first = accepted.first().map(String::as_str);
                    let choice = chosen.or(first).unwrap_or_default();
                    session.answer(choice).map_err(|refused| {
                        Fault::at(
                            step.line,
                            format!("`{choice}`: {refused}"),
                            "accept another choice",
                        )
                    })?;
                    Act::Task(accepted)
                }
                ActKind::Free => {
                    ready(&session, step)?;
                    Act::Free
                }
            };
            let fixed = !matches!(act, Act::Task(_));
            let given = session.answers().skip(before).filter(|_| fixed);
            steps.push(LessonStep {
                line: step.line,
                act,
                words: step.words.clone(),
                right: step.right.clone(),
                hint: step.hint.clone(),
                wrong: step.wrong.clone(),
                answers: given.map(|(_, answer)| answer.text.clone()).collect(),
            });
        }
        Ok(steps)
    }

    /// The choices that a task accepts, all of which can be chosen there; the pupil is asked.
    fn accepted<G: Playable>(
        &self,
        session: &Session<G>,
        step: &StepInFile,
    ) -> Result<Vec<String>, Faults> {
        let pupil = self.file.pupil;
        let asked = session.waiting();
        let decision = match asked {
            Some(Question::Decide(decision)) if decision.side == pupil => decision,
            _ => {
                let asked = asked.map_or("nothing is".to_string(), |it| {
                    format!("`{}` is", it.label())
                });
                let what = format!("a task, but {asked} asked and not the pupil ({pupil})");
                let cure = "answer that in `given:` or `roll:` above it";
                return Err(Fault::at(step.line, what, cure).into());
            }
        };
        let menu: Vec<String> = decision.menu.iter().map(ToString::to_string).collect();
        let (line, named) = step.accept.clone().unwrap_or((step.line, Vec::new()));
        let any = named.iter().any(|name| name == ANY);
        let accepted = if any { menu.clone() } else { named };
        let mut faults = Faults::default();
        let cure = format!("`{}` asks for one of {}", decision.name, menu.join(", "));
        for choice in accepted.iter().filter(|choice| !menu.contains(choice)) {
            faults.push(Fault::at(
                line,
                format!("`{choice}` cannot be chosen here"),
                &cure,
            ));
        }
        for choice in step.wrong.iter().filter_map(|wrong| wrong.choice.as_ref()) {
            if !menu.contains(choice) {
                faults.push(Fault::at(
                    step.line,
                    format!("`wrong {choice}` cannot be chosen here"),
                    &cure,
                ));
            } else if accepted.contains(choice) {
                let what = format!("`{choice}` is both accepted and wrong");
                faults.push(Fault::at(step.line, what, "leave one of them out"));
            }
        }
        faults.or(accepted)
    }
}

/// Play can go on from here: nothing is under way, and it is not over.
fn ready<G: Playable>(session: &Session<G>, step: &StepInFile) -> Result<(), Fault> {
    match session.waiting() {
        None => Err(Fault::at(
            step.line,
            "the match is over",
            "end the lesson before full time",
        )),
        Some(asked) if !session.is_between_steps() => {
            let what = format!("`{}` is still asked ({})", asked.label(), asked.allowed());
            Err(Fault::at(
                step.line,
                what,
                "answer it in `given:` or `roll:` above",
            ))
        }
        Some(_) => Ok(()),
    }
}

/// Gives the answers to a match as a driver does: nobody else answers anything.
fn rehearse(steps: &[LessonStep], header: &Header, library: &Library) -> Result<(), Faults> {
    let entries = Vec::new();
    let header = header.clone();
    let mut played = from_log(&Log { header, entries }, library).map_err(faults_of)?;
    for step in steps {
        let chosen = match &step.act {
            Act::Task(accepted) => accepted.first(),
            _ => None,
        };
        for answer in step.answers.iter().chain(chosen) {
            if played.answerer() != Some(Answerer::Person) {
                let what = "a question that the program answers by itself";
                let cure = "set the options so that nothing but dice, cards and coaches is asked (no clock on the wall)";
                return Err(Fault::at(step.line, what, cure).into());
            }
            played.answer(answer).map_err(|refused| {
                Fault::at(
                    step.line,
                    format!("`{answer}`: {refused}"),
                    "mend the answers",
                )
            })?;
        }
    }
    Ok(())
}
