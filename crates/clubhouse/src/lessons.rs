//! Matches of lessons, and what follows them.

use std::sync::Arc;

use arena::{
    Match,
    lesson::{self, Lesson},
};
use library::Library;
use work::{CancelToken, run_long};

use crate::{Clubhouse, Created, Refusal, Room, dice::new_seed, secrets};

impl Clubhouse {
    /// The match of a lesson, as it begins. Whoever learns holds both seats.
    ///
    /// # Errors
    ///
    /// If it cannot begin.
    pub async fn teach(&self, lesson: Arc<Lesson>) -> Result<Created, Refusal> {
        let begin = move |library: &Library| Ok::<_, Refusal>(lesson::opened(&lesson, library)?);
        self.keep_at_one_screen(begin).await
    }

    /// A match against the computer from the position that a lesson's match has come to.
    ///
    /// # Errors
    ///
    /// If there is no such match, or play cannot go on from there.
    pub async fn play_on(&self, lesson: Arc<Lesson>, id: &str) -> Result<Created, Refusal> {
        let stored = self.store.load(id).await?.ok_or(Refusal::NoMatch)?;
        let seed = new_seed()?;
        let begin = move |library: &Library| {
            let played = arena::open_match(&stored.text(), library)?;
            let (here, there) = (played.setup().game, lesson.game);
            if here != there {
                return Err(Refusal::Unfit(format!(
                    "a match of {here}, and a lesson of {there}"
                )));
            }
            Ok(lesson::freed(&lesson, played.as_ref(), seed, library)?)
        };
        self.keep_at_one_screen(begin).await
    }

    /// Why a choice is not what a step of a lesson asks for: its own words, or the odds, which may have to be worked out.
    ///
    /// # Errors
    ///
    /// If nothing is to be chosen there.
    pub async fn why_not(
        &self,
        lesson: Arc<Lesson>,
        step: usize,
        choice: String,
        language: String,
    ) -> Result<String, Refusal> {
        let library = self.library.clone();
        let told = run_long(move |_| lesson.why_not(step, &choice, &language, &library));
        told.await??
            .ok_or(Refusal::Nothing("nothing is to be chosen at that step"))
    }

    async fn keep_at_one_screen(
        &self,
        begin: impl FnOnce(&Library) -> Result<Box<dyn Match>, Refusal> + Send + 'static,
    ) -> Result<Created, Refusal> {
        let library = self.library.clone();
        let made = run_long(move |cancel: &CancelToken| {
            let played = begin(&library)?;
            let secrets = secrets(played.setup())?;
            let mut room = Room::around(played, None, cancel)?;
            room.one_screen = true;
            Ok::<_, Refusal>((room, secrets))
        });
        let (room, secrets) = made.await??;
        let id = self.keep(room, secrets.hashed()).await?;
        Ok(Created { id, secrets })
    }
}
