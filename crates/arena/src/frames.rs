//! A match shown answer by answer. It goes on from where it was last shown to, with what the session says of each
//! answer, so that what is new in a long match is shown as quickly as in a short one.

use std::collections::VecDeque;

use football::{BoxScore, Commentator, Moment, Teller};
use tabletop::{Session, log::Answer, session::AnswerDeed};

use crate::face::Frame;
use games::playable::Playable;
use simulation::story;

/// Frames that can be shown again: somebody may be a few answers behind.
const KEPT: usize = 16;

/// A match as far as it was shown.
pub(crate) struct FrameCache {
    /// The log line of the last answer that is in it. Answers are taken back from the end, so that all before
    /// it stand if it does.
    last_line: Option<usize>,
    commentator: Commentator,
    box_score: BoxScore,
    /// The last frames.
    recent: VecDeque<Frame>,
    /// How many frames there are: one before the first answer, one for each.
    count: usize,
}

impl FrameCache {
    /// Nothing was shown yet.
    pub(crate) fn new(commentator: Commentator) -> FrameCache {
        FrameCache {
            last_line: None,
            commentator,
            box_score: BoxScore::default(),
            recent: VecDeque::new(),
            count: 0,
        }
    }

    /// The frames of the match after the first `skip`. `None` if they are not here
    /// any more: answers that were shown do not stand, or it has gone on too far.
    pub(crate) fn frames<G: Playable>(
        &mut self,
        session: &Session<G>,
        skip: usize,
        teller: Teller<'_>,
    ) -> Option<Vec<Frame>> {
        let shown = self.count.saturating_sub(1);
        let known = self.count - self.recent.len();
        if skip < known || !self.stands_in(session, shown) {
            return None;
        }
        let mut frames: Vec<Frame> = self.recent.iter().skip(skip - known).cloned().collect();
        // A match that was opened or played on unseen is played again once.
        let unseen = self.count == 0 || shown < session.answered() && session.deed(shown).is_none();
        let mut again = unseen.then(|| session.branch(shown));
        if self.count == 0 {
            let start = again.as_ref()?;
            let first =
                self.add_frame(None, start.rules(), start.halfway(), start.events(), teller);
            frames.extend((skip == 0).then_some(first));
        }
        for (nth, (line, answer)) in (shown..).zip(session.answers_from(shown)) {
            if let Some(again) = &mut again {
                // It fitted in the match.
                let _ = again.answer(&answer.text);
            }
            let played = again.as_ref().unwrap_or(session);
            let AnswerDeed { events, state } = played.deed(nth)?;
            let events = &played.events()[events.clone()];
            self.last_line = Some(line);
            let frame = self.add_frame(Some(answer), played.rules(), state, events, teller);
            frames.extend((self.count > skip).then_some(frame));
        }
        Some(frames)
    }

    /// True if the answers that were shown stand.
    fn stands_in<G: Playable>(&self, session: &Session<G>, shown: usize) -> bool {
        let last = shown.checked_sub(1);
        let line = last.and_then(|last| session.answers_from(last).next());
        line.map(|(line, _)| line) == self.last_line
    }

    /// One frame more, of the answer on the last line.
    fn add_frame<G: Playable>(
        &mut self,
        answer: Option<&Answer>,
        rules: &G,
        state: &G::State,
        events: &[G::Event],
        teller: Teller<'_>,
    ) -> Frame {
        let line = |event| story::line(rules, event, &mut self.commentator, teller);
        let story = events.iter().map(line).collect();
        story::count(rules, events, &mut self.box_score);
        let frame = Frame {
            line: self.last_line,
            answer: answer.cloned(),
            at: moment_at(rules, state, events.last()),
            score: rules.score(state),
            situation: rules.position(state),
            story,
            box_score: self.box_score,
        };
        if self.recent.len() == KEPT {
            self.recent.pop_front();
        }
        self.recent.push_back(frame.clone());
        self.count += 1;
        frame
    }
}

/// When it is; after the final whistle, when that went.
pub(crate) fn moment_in<G: Playable>(session: &Session<G>) -> Moment {
    moment_at(session.rules(), session.halfway(), session.events().last())
}

fn moment_at<G: Playable>(rules: &G, state: &G::State, last: Option<&G::Event>) -> Moment {
    match last {
        Some(last) if rules.is_over(state) => rules.when(last),
        _ => rules.moment(state),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use football::ENGLISH;
    use library::Library;
    use tabletop::{BySide, UndoRule};

    use crate::{new_match, open_match};
    use games::{Dice, Foretold, GameId, MatchSetup};

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
    fn frames_go_on_over_answers_and_undos() {
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
                let all = open_match(&played.save(), &library)
                    .unwrap()
                    .frames(0, ENGLISH);
                let skip = skip.min(all.len());
                assert!(
                    played.frames(skip, ENGLISH) == all[skip..],
                    "{game} {answer}"
                );
                shown = all.len();
            }
            assert!(shown > 50, "{game}");
        }
    }
}
