//! Why a choice is not what a task asks for, where the lesson does not say it: the engine's own odds, in words.

use football::{Phrase, phrase, phrase::decimal};
use library::Library;
use tabletop::BySide;

use super::{Act, Lesson, opening};
use crate::{chances::Chances, face::Match};

impl Lesson {
    /// Why a choice is not what is asked for at a step, in words of a language: those of the lesson, or else what can come
    /// of it beside what is accepted. `None` if there is no such task.
    ///
    /// # Errors
    ///
    /// If the library has faults.
    pub fn why_not(
        &self,
        step: usize,
        choice: &str,
        language: &str,
        library: &Library,
    ) -> Result<Option<String>, games::SetupError> {
        let Some(task) = self.steps.get(step) else {
            return Ok(None);
        };
        let Act::Task(accepted) = &task.act else {
            return Ok(None);
        };
        if let Some(words) = task.wrong(choice) {
            return Ok(Some(words.of(language).to_string()));
        }
        let played = self.before(step, library)?;
        let books = library.phrase_books()?;
        let names = BySide::both(String::new());
        let say = |phrase: &Phrase| books.of(language).say(phrase, &names);
        let word = |choice: &str| {
            let known = books
                .of(language)
                .term(&format!("choice.{}.{choice}", self.game));
            known.unwrap_or_else(|| choice.to_string())
        };
        let told = told(played.as_ref(), choice, accepted, language, (&say, &word));
        Ok(Some(told))
    }

    /// The match as it stands before a step.
    fn before(&self, step: usize, library: &Library) -> Result<Box<dyn Match>, games::SetupError> {
        let mut played = opening::opened(self, library)?;
        for step in &self.steps[..step] {
            let chosen = match &step.act {
                Act::Task(accepted) => accepted.first(),
                _ => None,
            };
            for answer in step.answers.iter().chain(chosen) {
                // It was played through when it was read.
                let _ = played.answer(answer);
            }
        }
        Ok(played)
    }
}

type Words<'a> = (&'a dyn Fn(&Phrase) -> String, &'a dyn Fn(&str) -> String);

/// What can come of a choice, and what it is worth beside the best that is accepted, as far as the game knows it.
fn told(
    played: &dyn Match,
    choice: &str,
    accepted: &[String],
    language: &str,
    (say, word): Words<'_>,
) -> String {
    let mut sentences = Vec::new();
    let known = played.chances(&[choice.to_string()], language);
    let outcomes = known.map_or_else(|_| Vec::new(), |Chances { outcomes, .. }| outcomes);
    if !outcomes.is_empty() {
        let outcomes = outcomes.iter().map(|outcome| {
            let chance = decimal(100.0 * outcome.chance, 0);
            say(&phrase!(
                "lesson.outcome",
                event = outcome.event.clone(),
                chance = chance
            ))
        });
        let list = outcomes.collect::<Vec<String>>().join(", ");
        sentences.push(say(&phrase!(
            "lesson.chances",
            choice = word(choice),
            list = list
        )));
    }
    if played.has_exact_odds()
        && let Some(explained) = played.explain()
    {
        let wins = |choice: &str| {
            let found = explained.choices.iter().find(|(known, _)| known == choice);
            found.map(|(_, wins)| 100.0 * wins[explained.side])
        };
        let best = accepted
            .iter()
            .filter_map(|choice| Some((choice, wins(choice)?)));
        let best = best.max_by(|(_, one), (_, other)| one.total_cmp(other));
        if let (Some(mine), Some((better, most))) = (wins(choice), best) {
            sentences.push(say(&phrase!(
                "lesson.worth",
                choice = word(choice),
                wins = decimal(mine, 1),
                better = word(better),
                most = decimal(most, 1),
            )));
        }
    }
    if sentences.is_empty() {
        sentences.push(say(&football::term("lesson.other")));
    }
    sentences.join(" ")
}
