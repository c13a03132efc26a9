//! The game's events as football: common events, reasons, remarks.

use football::{
    Game, Hearer, Moment, Period as Part, Phrase, Teller, Topic, What, Words, phrase, phrase::term,
    topic,
};
use tabletop::{BySide, options::OptionSpec};

use crate::{
    GoalDice,
    event::{Event, Happening, Kick, strengths},
    hand::Hand,
    options::{OPTIONS, TimeModel},
    picture,
    reason::{why_a_start, why_nothing},
    state::{Period, State},
    status,
};

impl Game for GoalDice {
    const ID: &'static str = "goal-dice";
    const NAME: &'static str = "Goal Dice";
    const ABOUT: &'static str =
        "four dice walk a marker to goal, a ten-sided die keeps it; two halves of five minutes";
    const VERSION: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;

    fn score(&self, state: &State) -> BySide<u16> {
        self.goals_that_count(state)
    }

    fn shootout(&self, state: &State) -> Option<BySide<u16>> {
        let kicked = state.sides.home.kicks + state.sides.away.kicks > 0;
        kicked.then(|| state.sides.map(|side| side.kicks_scored))
    }

    fn moment(&self, state: &State) -> Moment {
        self.moment_of(state.period, state.seconds_left)
    }

    fn when(&self, event: &Event) -> Moment {
        self.moment_of(event.period, event.seconds_left)
    }

    fn live_seconds_left(&self, state: &State) -> Option<u32> {
        let live = self.options().time_model == TimeModel::Live;
        (live && self.period_seconds(state.period) > 0).then(|| u32::from(state.seconds_left))
    }

    fn decision_seconds(&self, _: &State) -> u32 {
        self.options().decision_seconds
    }

    fn clause(&self, event: &Event) -> &'static str {
        event.clause
    }

    #[inline(always)]
    fn tell_of(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        match event.what {
            Happening::Toss { home, away } => {
                hear.reason(|| why_a_start(home, away));
                if home != away {
                    hear.remark(topic::TOSS, side, Words::new);
                }
            }
            Happening::PeriodStart => {
                if event.period != Period::ShootOut {
                    hear.common(side, What::KickOff, Some(self.grid().circle()));
                }
                hear.reason(|| self.why_a_period(event));
                hear.remark_if(|| Some(GoalDice::remark_on_start(event)));
            }
            Happening::Advance {
                hand,
                faces,
                from,
                to,
                ..
            } => {
                // Both are looked at, for dice decide them: no branch to guess.
                let walked = (hand <= Hand::TwoPair) & (from != self.grid().corner());
                let what = if walked { What::Dribble } else { What::Pass };
                hear.common(side, what, Some(to));
                hear.reason(|| self.why_an_advance(hand, faces, from, to));
                hear.remark_if(|| Some(self.remark_on_advance(side, hand, from, to)));
            }
            Happening::NoAdvance {
                faces,
                place,
                kick_off,
            } => {
                hear.common(side.other(), What::Interception, Some(place));
                hear.reason(|| why_nothing(faces));
                hear.remark_if(|| self.remark_on_nothing(side, place, kick_off));
            }
            Happening::KickOffLost { to } => {
                hear.reason(|| phrase!("gd.why.kickoff.lost", square = self.square(to)));
                hear.remark(Topic::plain("gd.kickoff.lost"), side, Words::new);
            }
            Happening::CrossCleared => {
                hear.reason(|| term("gd.why.cross.cleared"));
                hear.remark(topic::KEEPER_CLAIMS, side.other(), Words::new);
            }
            Happening::PenaltyDue => {
                hear.reason(|| self.why_a_penalty(side));
                if self.defence_chooses() {
                    hear.remark(Topic::plain("gd.twice"), side, Words::new);
                }
            }
            Happening::Penalty { choice, from } => {
                hear.reason(|| self.why_this_penalty(choice, event));
                hear.remark_if(|| self.remark_on_penalty(side, choice, from));
            }
            Happening::PenaltyWaived => {
                hear.reason(|| term("gd.why.waived"));
                hear.remark(Topic::plain("gd.let.off"), side, Words::new);
            }
            Happening::TurnEnd => (),
            Happening::TurnLost => {
                hear.reason(|| phrase!("gd.why.turn.lost", side = side));
                hear.remark(Topic::plain("gd.waits"), side, Words::new);
            }
            Happening::Shot { .. }
            | Happening::TieReroll
            | Happening::Goal { .. }
            | Happening::Save { .. }
            | Happening::Punt { .. }
            | Happening::ShootOutKick { .. } => self.tell_of_shot(event, hear),
            Happening::PeriodEnd { score } => {
                hear.common(side, What::PeriodEnd, None);
                hear.reason(|| term("gd.why.period.over"));
                hear.remark_if(|| self.remark_on_period_end(event.period, score));
            }
            Happening::MatchEnd { score, kicks } => {
                hear.common(side, What::FullTime, None);
                hear.reason(|| self.why_over(event, score));
                hear.remark_if(|| Some(GoalDice::remark_on_match_end(event.period, score, kicks)));
            }
        }
    }

    fn picture(&self, state: &State, teller: Teller<'_>) -> String {
        picture::field(self, state, teller, picture::ANY_WIDTH)
    }

    fn status(&self, state: &State) -> Vec<Phrase> {
        status::status(self, state)
    }
}

/// What is said of what takes more than a line.
impl GoalDice {
    /// The shot itself counts when it is over: a level one may be thrown again, and is one
    /// shot all the same.
    #[inline(always)]
    fn tell_of_shot(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        let shot = What::Shot { on_target: true };
        match event.what {
            Happening::Shot {
                place,
                faces,
                minus,
                wild,
                again,
            } => {
                hear.reason(|| self.why_a_shot(place, faces, minus, wild));
                hear.remark_if(|| Some(self.remark_on_shot(side, place, again)));
            }
            Happening::TieReroll => {
                hear.reason(|| term("gd.why.tie"));
                hear.remark_if(|| Some(GoalDice::remark_on_tie(event)));
            }
            Happening::Goal { from, again, score } => {
                hear.common(side, shot, Some(from));
                hear.common(side, What::Goal, Some(from));
                hear.reason(|| term("gd.why.goal"));
                hear.remark_if(|| Some(self.remark_on_goal(side, from, again, score)));
            }
            Happening::Save {
                how,
                faces,
                minus,
                wild,
            } => {
                hear.common(side.other(), shot, None);
                hear.common(side, What::Save, None);
                hear.reason(|| self.why_a_save(how));
                hear.remark_if(|| {
                    let strengths = strengths(&faces, minus, wild);
                    Some(GoalDice::remark_on_save(side, how, strengths))
                });
            }
            Happening::Punt { result, to } => {
                let square = || self.square(to);
                hear.reason(|| phrase!("gd.why.punt", result = result, square = square()));
                hear.remark(topic::CLEARED, side, Words::new);
            }
            Happening::ShootOutKick {
                faces,
                wild,
                result,
                kicks,
            } => {
                hear.reason(|| self.why_a_kick(faces, wild, result));
                if result == Kick::Level {
                    return;
                }
                let scored = result == Kick::Scored;
                hear.common(side, What::ShootOutKick { scored }, None);
                hear.remark_if(|| Some(GoalDice::remark_on_kick(side, scored, kicks)));
            }
            _ => (),
        }
    }

    /// The field in so many columns.
    #[must_use]
    pub fn field(&self, state: &State, teller: Teller<'_>, columns: usize) -> String {
        picture::field(self, state, teller, columns)
    }

    /// The minute a newspaper would print: a half is 45 minutes, overtime and
    /// sudden death are 15 each.
    #[inline]
    fn moment_of(&self, period: Period, seconds_left: u16) -> Moment {
        let (part, before, length) = match period {
            Period::Toss => (Part::FirstHalf, 0, 0),
            Period::FirstHalf => (Part::FirstHalf, 0, 45),
            Period::SecondHalf => (Part::SecondHalf, 45, 45),
            Period::Overtime => (Part::ExtraFirst, 90, 15),
            Period::SuddenDeath => (Part::ExtraSecond, 105, 15),
            Period::ShootOut | Period::FullTime => (Part::ShootOut, 120, 0),
        };
        let all = u32::from(self.period_seconds(period)).max(1);
        let gone = all.saturating_sub(u32::from(seconds_left));
        let minute = (gone * length).div_ceil(all);
        Moment {
            period: part,
            minute: before + minute as u16,
            added: 0,
        }
    }
}
