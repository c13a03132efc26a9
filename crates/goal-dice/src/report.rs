//! The game's events as football: common events, reasons, remarks.

use football::{Game, Hearer, Moment, Period as Part, Remark, What, Words};
use tabletop::{BySide, options::OptionSpec};

use crate::{
    GoalDice,
    choice::Choice,
    event::{Event, Happening, Kick, Save},
    hand::Hand,
    options::{OPTIONS, TimeModel},
    picture,
    reason::{explain_nothing, explain_toss},
    state::{Period, State},
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
                hear.reason(|| explain_toss(home, away));
                if home != away {
                    hear.remark("toss", side, Words::new);
                }
            }
            Happening::PeriodStart => self.tell_of_start(event, hear),
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
                hear.reason(|| {
                    let hand = self.explain_hand(hand, &faces.list());
                    format!("{hand}: from {} to {}", self.square(from), self.square(to))
                });
                hear.remark_if(|| {
                    let words = vec![self.spoken(to)];
                    let key = self.key_of_advance(hand, from);
                    Some(Remark { key, side, words })
                });
            }
            Happening::NoAdvance {
                faces,
                place,
                kick_off,
            } => {
                hear.common(side.other(), What::Interception, Some(place));
                hear.reason(|| explain_nothing(faces));
                // A lost kick-off and a cleared cross have words of their own.
                let cleared = self.options().one_cross && place == self.grid().corner();
                if !kick_off && !cleared {
                    hear.remark("lost", side, || vec![self.spoken(place)]);
                }
            }
            Happening::KickOffLost { to } => {
                let back = || format!("a kick-off that fails goes back to {}", self.square(to));
                hear.reason(back);
                hear.remark("kickoff.lost", side, Words::new);
            }
            Happening::CrossCleared => {
                hear.reason(|| "a failed roll in the corner is the keeper's ball".to_string());
                hear.remark("cross.cleared", side, Words::new);
            }
            Happening::PenaltyDue => {
                hear.reason(|| self.why_a_penalty());
                if self.defence_chooses() {
                    hear.remark("penalty.due", side, Words::new);
                }
            }
            Happening::Penalty { choice } => self.tell_of_penalty(choice, event, hear),
            Happening::PenaltyWaived => {
                hear.reason(|| "the clock was at 0 before anybody chose".to_string());
                hear.remark("penalty.waived", side, Words::new);
            }
            Happening::TurnEnd => (),
            Happening::TurnLost => {
                hear.reason(|| "it owed this turn".to_string());
                hear.remark("turn.lost", side, Words::new);
            }
            Happening::Shot { .. }
            | Happening::TieReroll
            | Happening::Goal { .. }
            | Happening::Save { .. }
            | Happening::Punt { .. }
            | Happening::ShootOutKick { .. } => self.tell_of_shot(event, hear),
            Happening::PeriodEnd { score } => {
                hear.common(side, What::PeriodEnd, None);
                hear.reason(|| "the clock is at 0".to_string());
                hear.remark("period.end", side, || {
                    let period = ("period", event.period.to_string());
                    vec![period, score_word(score)]
                });
            }
            Happening::MatchEnd { score } => {
                hear.common(side, What::FullTime, None);
                hear.reason(|| self.why_over(event, score).to_string());
                hear.remark("full-time", side, || vec![score_word(score)]);
            }
        }
    }

    fn place_name(&self, place: u8) -> String {
        self.grid().square(place).label.clone()
    }

    fn picture(&self, state: &State, names: &BySide<String>) -> String {
        picture::field(self, state, names, picture::ANY_WIDTH)
    }

    fn status(&self, state: &State, names: &BySide<String>) -> String {
        picture::status(self, state, names)
    }
}

/// What is said of what takes more than a line.
impl GoalDice {
    #[inline(always)]
    fn tell_of_start(&self, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        if event.period != Period::ShootOut {
            hear.common(side, What::KickOff, Some(self.grid().circle()));
            let period = event.period;
            hear.remark("kick-off", side, || vec![("period", period.to_string())]);
        }
        hear.reason(|| self.why_a_period(event));
    }

    #[inline(always)]
    fn tell_of_penalty(&self, choice: Choice, event: &Event, hear: &mut impl Hearer) {
        let side = event.side;
        let key = match choice {
            Choice::SendBack => "penalty.back",
            Choice::LoseDie => "penalty.die",
            _ => "penalty.turn",
        };
        hear.reason(|| self.explain_penalty(choice, event.period));
        hear.remark(key, side, Words::new);
    }

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
            } => hear.reason(|| self.explain_shot(place, faces, minus, wild)),
            Happening::TieReroll => {
                hear.reason(|| "level: both throw again".to_string());
                hear.remark("tie", side, Words::new);
            }
            Happening::Goal { from, score } => {
                hear.common(side, shot, Some(from));
                hear.common(side, What::Goal, Some(from));
                hear.reason(|| "higher than the goalie, who has no 1".to_string());
                hear.remark("goal", side, || vec![self.spoken(from), score_word(score)]);
            }
            Happening::Save { how: save } => {
                hear.common(side.other(), shot, None);
                hear.common(side, What::Save, None);
                let key = match save {
                    Save::Auto => "save.auto",
                    Save::Equal => "save.equal",
                    Save::Higher => "save.higher",
                };
                hear.reason(|| self.explain_save(save).to_string());
                hear.remark(key, side.other(), Words::new);
            }
            Happening::Punt { result, to } => {
                let text = || format!("punt {result}: the shooter's marker to {}", self.square(to));
                hear.reason(text);
                hear.remark("punt", side.other(), || vec![self.spoken(to)]);
            }
            Happening::ShootOutKick {
                faces,
                wild,
                result,
            } => {
                hear.reason(|| self.explain_kick(faces, wild, result));
                let key = match result {
                    Kick::Level => return,
                    Kick::Scored => "shootout.scored",
                    Kick::Saved => "shootout.saved",
                };
                let scored = result == Kick::Scored;
                hear.common(side, What::ShootOutKick { scored }, None);
                hear.remark(key, side, Words::new);
            }
            _ => (),
        }
    }

    fn key_of_advance(&self, hand: Hand, from: u8) -> &'static str {
        match hand {
            _ if from == self.grid().corner() => "advance.cross",
            Hand::Trips => "advance.corner",
            Hand::Straight | Hand::Quads => "advance.box",
            Hand::TwoPair => "advance.two",
            _ => "advance.one",
        }
    }

    /// The field in so many columns.
    #[must_use]
    pub fn field(&self, state: &State, names: &BySide<String>, columns: usize) -> String {
        picture::field(self, state, names, columns)
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

    /// A square, as a reporter would say it.
    fn spoken(&self, place: u8) -> (&'static str, String) {
        let label = self.grid().square(place).label.to_lowercase();
        let spoken = match label.strip_prefix("own ") {
            Some(rest) => format!("their own {rest}"),
            None => format!("the {label}"),
        };
        ("square", spoken)
    }
}

fn score_word(score: BySide<u16>) -> (&'static str, String) {
    ("score", format!("{}-{}", score.home, score.away))
}
