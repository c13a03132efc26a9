//! How the match goes: what a reporter adds of his own accord. The state of the game, the third corner in a row,
//! a hat-trick.

use std::collections::BTreeMap;

use tabletop::{BySide, Side};

use crate::{
    commentary::Heard,
    event::{Moment, Period, What},
    phrase,
    phrase::{Phrase, Word, score},
};

/// The minutes after which the reporter says how it stands.
const MARKS: [u16; 6] = [15, 30, 60, 75, 80, 85];
/// From then on the minutes that are left are told, not those that are gone.
const COUNTDOWN: u16 = 75;
/// The length of a match.
const FULL: u16 = 90;
/// A goal after this minute is late.
const LATE: u16 = 85;
/// Corners in a row worth a word.
const CORNERS: u32 = 3;
/// Shots in a row worth a word.
const SHOTS: u32 = 3;
/// Shots without a goal worth a word.
const WASTED: u32 = 8;

/// The course of a match so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Flow {
    goals: BySide<u16>,
    by_scorer: BTreeMap<(Side, String), u32>,
    corners: Option<(Side, u32)>,
    shots_in_a_row: Option<(Side, u32)>,
    shots: BySide<u32>,
    saves: BySide<u32>,
    /// Marks that have passed.
    marks: usize,
    /// Things to say, the most urgent first.
    thoughts: Vec<Phrase>,
    urgent: bool,
}

impl Flow {
    /// What was before anybody listened: goals, and marks that are told of no more.
    pub(crate) fn come_in_at(&mut self, goals: BySide<u16>, at: Moment) {
        self.goals = goals;
        self.marks = marks_until(at.minute);
    }

    /// Takes note of an event.
    pub(crate) fn notice(&mut self, heard: &Heard<'_>) {
        for event in heard.common {
            self.count(event.side, event.what, heard.at);
        }
        for (side, scorer) in heard.scorers {
            self.scored(*side, scorer);
        }
        self.look_at_the_clock(heard);
    }

    /// True if something cannot wait for the next line.
    pub(crate) fn is_urgent(&self) -> bool {
        self.urgent && !self.thoughts.is_empty()
    }

    /// What is to be added to a line.
    pub(crate) fn afterthoughts(&mut self, most: usize) -> Vec<Phrase> {
        self.urgent = false;
        let some = most.min(self.thoughts.len());
        let said = self.thoughts.drain(..some).collect();
        // What had to wait is no news any more.
        self.thoughts.clear();
        said
    }

    fn count(&mut self, side: Side, what: What, at: Moment) {
        match what {
            What::Goal => self.goal(side, at),
            What::OwnGoal => self.goal(side.other(), at),
            What::Corner => {
                let corners = in_a_row(&mut self.corners, side);
                if corners >= CORNERS {
                    self.thoughts
                        .push(phrase!("corners", side = side, n = corners));
                }
            }
            What::Shot { .. } => {
                self.shots[side] += 1;
                let shots = in_a_row(&mut self.shots_in_a_row, side);
                if shots == SHOTS {
                    self.thoughts.push(phrase!("pressure", side = side));
                } else if self.shots[side] == WASTED && self.goals[side] == 0 {
                    self.thoughts
                        .push(phrase!("wasteful", side = side, n = WASTED));
                }
            }
            What::Save => {
                self.saves[side] += 1;
                let saves = self.saves[side];
                if [4, 7, 10].contains(&saves) {
                    self.thoughts
                        .push(phrase!("keeper.busy", side = side, n = saves));
                }
            }
            What::PeriodEnd | What::FullTime => {
                (self.corners, self.shots_in_a_row) = (None, None);
                self.thoughts.clear();
            }
            _ => (),
        }
    }

    /// What a goal means.
    fn goal(&mut self, side: Side, at: Moment) {
        if at.period == Period::ShootOut {
            return;
        }
        (self.corners, self.shots_in_a_row) = (None, None);
        // The next mark would say the same.
        self.goals[side] += 1;
        let (mine, theirs) = (self.goals[side], self.goals[side.other()]);
        let now = score(self.goals);
        let by = i32::from(mine) - i32::from(theirs);
        self.thoughts.clear();
        self.thoughts.push(match by {
            _ if mine + theirs == 1 => phrase!("means.first", side = side),
            ..0 => phrase!("means.back", side = side, score = now),
            0 => phrase!("means.level", side = side, score = now),
            1 => phrase!("means.lead", side = side, score = now),
            2 => phrase!("means.doubled", side = side),
            _ => phrase!("means.clear", side = side, by = by),
        });
        if at.minute >= LATE && (0..=1).contains(&by) {
            self.thoughts.push(phrase!("means.late", side = side));
        }
    }

    fn scored(&mut self, side: Side, scorer: &str) {
        let goals = self
            .by_scorer
            .entry((side, scorer.to_string()))
            .or_default();
        *goals += 1;
        let (who, n) = (Word::from(scorer.to_string()), *goals);
        self.thoughts.extend(match n {
            1 => None,
            2 => Some(phrase!("brace", side = side, who = who)),
            3 => Some(phrase!("hat.trick", side = side, who = who)),
            n => Some(phrase!("goals.more", side = side, who = who, n = n)),
        });
        self.urgent |= n > 1;
    }

    fn look_at_the_clock(&mut self, heard: &Heard<'_>) {
        let regular = matches!(heard.at.period, Period::FirstHalf | Period::SecondHalf);
        let passed = marks_until(heard.at.minute);
        if !regular || passed <= self.marks || heard.at.added > 0 || !self.thoughts.is_empty() {
            return;
        }
        self.marks = passed;
        let minute = heard.at.minute;
        let leader = self.leader();
        let now = score(self.goals);
        let left = FULL.saturating_sub(minute);
        let ahead = self.goals.home.abs_diff(self.goals.away);
        self.thoughts.push(match leader {
            _ if minute < COUNTDOWN => {
                let leader = leader.map(Word::Side);
                phrase!(
                    "time.gone",
                    side = Side::Home,
                    gone = minute,
                    score = now,
                    leader = leader
                )
            }
            None => phrase!("time.level", side = Side::Home, left = left, score = now),
            Some(side) if ahead == 1 => {
                phrase!("time.lead", side = side, left = left, score = now)
            }
            Some(side) => phrase!("time.clear", side = side, left = left, score = now),
        });
        self.urgent = true;
    }

    fn leader(&self) -> Option<Side> {
        let BySide { home, away } = self.goals;
        match home.cmp(&away) {
            std::cmp::Ordering::Greater => Some(Side::Home),
            std::cmp::Ordering::Less => Some(Side::Away),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// How many marks have passed by a minute.
fn marks_until(minute: u16) -> usize {
    MARKS.iter().filter(|&&mark| mark <= minute).count()
}

/// Counts one more of a side's in a row.
fn in_a_row(count: &mut Option<(Side, u32)>, side: Side) -> u32 {
    let before = count.filter(|(whose, _)| *whose == side);
    let now = before.map_or(0, |(_, n)| n) + 1;
    *count = Some((side, now));
    now
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Event;

    #[test]
    fn who_comes_in_late_knows_the_score_and_the_time() {
        let at = |minute| Moment {
            period: Period::SecondHalf,
            minute,
            added: 0,
        };
        let mut flow = Flow::default();
        flow.come_in_at(BySide { home: 1, away: 0 }, at(65));
        let goal = Event {
            at: at(66),
            side: Side::Home,
            what: What::Goal,
            place: None,
        };
        flow.notice(&Heard {
            at: at(66),
            remark: None,
            common: &[goal],
            scorers: &[],
        });
        let thoughts = flow.afterthoughts(2);
        let said: Vec<&str> = thoughts.iter().map(|it| it.key.as_ref()).collect();
        // Neither the first goal nor an hour gone.
        assert_eq!(said, ["means.doubled"]);
    }
}
