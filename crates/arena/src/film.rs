//! A match shown answer by answer. A film goes on from where it was last shown to, so
//! that what is new in a long match is shown as quickly as in a short one.

use std::collections::VecDeque;

use football::{BoxScore, Commentator, Moment};
use tabletop::{Session, log::Answer};

use crate::{
    face::Frame,
    playable::Playable,
    story::{self, Teller},
};

/// Frames that can be shown again: somebody may be a few answers behind.
const KEPT: usize = 16;

/// A match played a second time, as far as it was shown.
pub(crate) struct Film<G: Playable> {
    again: Session<G>,
    /// The lines of the log that are in it.
    lines: Vec<usize>,
    commentator: Commentator,
    /// How many events were told.
    told: usize,
    box_score: BoxScore,
    /// The last frames.
    recent: VecDeque<Frame>,
    /// How many frames there are.
    count: usize,
}

impl<G: Playable> Film<G> {
    /// A film of a match, nothing of which was shown yet.
    pub(crate) fn new(session: &Session<G>, seed: u64) -> Film<G> {
        Film {
            again: session.branch(0),
            lines: Vec::new(),
            commentator: Commentator::new(seed),
            told: 0,
            box_score: BoxScore::default(),
            recent: VecDeque::new(),
            count: 0,
        }
    }

    /// The frames of the match after the first `skip`. `None` if this film cannot show
    /// them: answers in it do not stand any more, or it has gone on too far.
    pub(crate) fn frames(
        &mut self,
        session: &Session<G>,
        skip: usize,
        teller: Teller<'_>,
    ) -> Option<Vec<Frame>> {
        let mut answers = session.answers();
        let stands = |line: &usize| answers.next().is_some_and(|(stands, _)| stands == *line);
        if !self.lines.iter().all(stands) || skip < self.count - self.recent.len() {
            return None;
        }
        let known = self.count - self.recent.len();
        let mut frames: Vec<Frame> = self.recent.iter().skip(skip - known).cloned().collect();
        if self.count == 0 {
            self.shoot(None, teller, skip, &mut frames);
        }
        for (line, answer) in answers {
            self.lines.push(line);
            // It fitted in the match.
            let _ = self.again.answer(&answer.text);
            self.shoot(Some(answer), teller, skip, &mut frames);
        }
        Some(frames)
    }

    /// One frame more.
    fn shoot(
        &mut self,
        answer: Option<&Answer>,
        teller: Teller<'_>,
        skip: usize,
        frames: &mut Vec<Frame>,
    ) {
        let (rules, state) = (self.again.rules(), self.again.halfway());
        let events = &self.again.events()[self.told..];
        let line = |event| teller.line(rules, event, &mut self.commentator);
        let story = events.iter().map(line).collect();
        story::count(rules, events, &mut self.box_score);
        let frame = Frame {
            answer: answer.cloned(),
            at: moment_in(&self.again),
            score: rules.score(state),
            situation: rules.describe(state),
            story,
            box_score: self.box_score,
        };
        self.told += events.len();
        if self.count >= skip {
            frames.push(frame.clone());
        }
        if self.recent.len() == KEPT {
            self.recent.pop_front();
        }
        self.recent.push_back(frame);
        self.count += 1;
    }
}

/// When it is; after the final whistle, when that went.
pub(crate) fn moment_in<G: Playable>(session: &Session<G>) -> Moment {
    let rules = session.rules();
    match session.events().last() {
        Some(last) if session.waiting().is_none() => rules.when(last),
        _ => rules.moment(session.halfway()),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use library::Library;
    use tabletop::{BySide, UndoRule};

    use crate::{Dice, Foretold, GameId, MatchSetup, new_match, open_match};

    fn setup(game: GameId, library: &Library) -> MatchSetup {
        let teams = game.teams(library).unwrap();
        let team = |nth: usize| teams[nth % teams.len()].club.clone();
        let coach = game.coaches()[0].0.to_string();
        MatchSetup {
            game,
            names: BySide {
                home: team(0).name,
                away: team(1).name,
            },
            teams: BySide {
                home: Some(team(0).id),
                away: Some(team(1).id),
            },
            coaches: BySide::both(coach),
            dice: Dice::App { seed: 5, index: 0 },
            undo: UndoRule::Free,
            reroll: false,
            foretold: Foretold::default(),
            options: Vec::new(),
            asked: None,
            men: BySide::default(),
        }
    }

    /// Whatever was shown before, the frames are those of a match that is opened afresh.
    #[test]
    fn a_film_goes_on_over_answers_and_undos() {
        let library = Library::bundled();
        for game in GameId::ALL {
            let mut played = new_match(&setup(game, &library), &library).unwrap();
            let mut shown = 0_usize;
            for answer in 0..80 {
                if played.answer_by_program().is_err() {
                    break;
                }
                if answer % 20 == 19 {
                    played.undo(played.entries().len() - 3, true).unwrap();
                }
                // Somebody who is up to date, one a few frames behind, one who begins.
                let skip = match answer % 8 {
                    0 | 3 => shown,
                    5 => shown.saturating_sub(7),
                    7 => 0,
                    _ => continue,
                };
                let all = open_match(&played.save(), &library).unwrap().frames(0);
                let skip = skip.min(all.len());
                assert!(played.frames(skip) == all[skip..], "{game} {answer}");
                shown = all.len();
            }
            assert!(shown > 50, "{game}");
        }
    }
}
