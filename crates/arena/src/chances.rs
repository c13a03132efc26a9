//! What can come of answers that somebody thinks of: every throw of the dice that
//! follow, by the rules themselves, until it is known what it comes to.

use tabletop::{Question, Session, session::Refused};

use crate::playable::Playable;

/// What can come of some answers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chances {
    /// Each outcome in the game's words, the likeliest first; they add up to 1.
    pub outcomes: Vec<(&'static str, f64)>,
}

/// More throws than this are not looked into: nothing is known then.
const MOST: usize = 4_000;

/// What the answers come to. Questions that come up before that is known are answered
/// by default: nobody else moves.
pub(crate) fn of<G: Playable>(
    session: &Session<G>,
    answers: &[String],
) -> Result<Chances, Refused> {
    if session.is_sealed() {
        return Ok(Chances::default());
    }
    let mut tried = session.step_under_way();
    let told = tried.events().len();
    let mut steps = 0;
    for answer in answers {
        // Dice are no one's choice.
        if !matches!(tried.waiting(), Some(Question::Decide(_))) {
            return Ok(Chances::default());
        }
        steps = tried.steps();
        tried.answer(answer)?;
    }
    let mut sum = Sum {
        told,
        steps,
        room: MOST,
        outcomes: Vec::new(),
    };
    if sum.add(tried, 1.0).is_none() {
        return Ok(Chances::default());
    }
    sum.outcomes.sort_by(|a, b| b.1.total_cmp(&a.1));
    Ok(Chances {
        outcomes: sum.outcomes,
    })
}

struct Sum {
    /// What was told before the answers.
    told: usize,
    /// The steps that were over before the last of them.
    steps: u64,
    room: usize,
    outcomes: Vec<(&'static str, f64)>,
}

impl Sum {
    /// Adds all that can come from here; `None` if that is too much, or if a step ends
    /// of which nothing can be said.
    fn add<G: Playable>(&mut self, mut session: Session<G>, chance: f64) -> Option<()> {
        loop {
            let over = session.steps() > self.steps;
            let told = &session.events()[self.told..];
            if let Some(word) = session.rules().gist(told, over) {
                match self.outcomes.iter_mut().find(|(known, _)| *known == word) {
                    Some((_, sum)) => *sum += chance,
                    None => self.outcomes.push((word, chance)),
                }
                return Some(());
            }
            if over {
                return None;
            }
            match session.waiting()? {
                Question::Roll(die) => {
                    let faces = die.faces();
                    for face in 0..faces {
                        self.room = self.room.checked_sub(1)?;
                        let mut thrown = session.clone();
                        thrown.answer_index(face).ok()?;
                        self.add(thrown, chance / f64::from(faces))?;
                    }
                    return Some(());
                }
                Question::Decide(_) => session.answer_by_default().ok()?,
                Question::Draw { .. } | Question::Elapsed(_) => return None,
            }
        }
    }
}
