//! Where a match stood now and then, so that to take an answer back is not to play everything
//! again: a log of nothing but answers taken back would take the square of its length.

use super::Session;
use crate::source::Rules;

/// So many steps lie between two milestones: that many are played again at the most.
const EVERY: u64 = 16;

/// The match at the start of a step.
#[derive(Clone, Debug)]
pub(super) struct Milestone<State> {
    settled: State,
    steps: u64,
    step_start: usize,
    sealed: usize,
    events: usize,
}

impl<G: Rules> Session<G> {
    /// Remembers where the match stands, if it is time to. A step has just begun.
    pub(super) fn pass_milestone(&mut self) {
        if self.steps.is_multiple_of(EVERY) {
            self.milestones.push(Milestone {
                settled: self.settled.clone(),
                steps: self.steps,
                step_start: self.step_start,
                sealed: self.sealed,
                events: self.events.len(),
            });
        }
    }

    /// Runs the standing answers again, from the last milestone before the first that was
    /// taken back.
    pub(super) fn rewind(&mut self) {
        let stand = self.standing.len();
        let passed = |mark: &Milestone<G::State>| mark.step_start <= stand;
        let kept = self.milestones.partition_point(passed);
        self.milestones.truncate(kept);
        match self.milestones.last() {
            Some(mark) => {
                self.settled = mark.settled.clone();
                self.steps = mark.steps;
                self.step_start = mark.step_start;
                self.sealed = mark.sealed;
                self.events.truncate(mark.events);
            }
            None => {
                self.settled = self.start.clone();
                (self.steps, self.step_start, self.sealed) = (0, 0, 0);
                self.events.clear();
            }
        }
        self.told_in_step = 0;
        // They fitted before.
        let _ = self.run();
    }
}
