//! The game's events as football: common events, reasons, remarks.

use football::{Game, Moment, Period as Part, Remark, What, Why};
use tabletop::{BySide, Side, options::OptionSpec};

use crate::{
    GoalDice,
    choice::Choice,
    event::{Event, Happening, Kick, Save, spaced, strengths},
    hand::{Hand, wild_counts_as},
    options::{OPTIONS, TimeModel},
    picture,
    state::{Period, State},
};

impl Game for GoalDice {
    const ID: &'static str = "goal-dice";
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

    #[inline(always)]
    fn report(&self, event: &Event, mut common: impl FnMut(Side, What, Option<u8>)) {
        let side = event.side;
        let shot = What::Shot { on_target: true };
        match event.what {
            Happening::PeriodStart if event.period != Period::ShootOut => {
                common(side, What::KickOff, Some(self.grid().circle()));
            }
            Happening::Advance { hand, from, to, .. } => {
                // Both are looked at, for dice decide them: no branch to guess.
                let walked = (hand <= Hand::TwoPair) & (from != self.grid().corner());
                let what = if walked { What::Dribble } else { What::Pass };
                common(side, what, Some(to));
            }
            Happening::NoAdvance { place, .. } => {
                common(side.other(), What::Interception, Some(place));
            }
            // The shot itself counts when it is over: a level one may be thrown
            // again, and is one shot all the same.
            Happening::Goal { from, .. } => {
                common(side, shot, Some(from));
                common(side, What::Goal, Some(from));
            }
            Happening::Save(_) => {
                common(side.other(), shot, None);
                common(side, What::Save, None);
            }
            Happening::ShootOutKick { result, .. } if result != Kick::Level => {
                let scored = result == Kick::Scored;
                common(side, What::ShootOutKick { scored }, None);
            }
            Happening::PeriodEnd { .. } => common(side, What::PeriodEnd, None),
            Happening::MatchEnd { .. } => common(side, What::FullTime, None),
            _ => (),
        }
    }

    fn why(&self, event: &Event) -> Option<Why> {
        let id = |place: u8| {
            let square = self.grid().square(place);
            format!("{} {}", square.id, square.label)
        };
        let (text, clause) = match &event.what {
            Happening::Toss { home, away } => (
                format!("home threw {home}, away {away}; the higher starts"),
                "GD-3.7",
            ),
            Happening::PeriodStart => (
                "both markers to their circles, failures and debts forgotten".to_string(),
                "GD-3.2",
            ),
            Happening::Advance {
                hand,
                faces,
                from,
                to,
                ..
            } => {
                let clause = match hand {
                    _ if *from == self.grid().corner() => "GD-8.1",
                    _ => "GD-4.1",
                };
                let hand = self.explain_hand(*hand, &faces.list());
                (format!("{hand}: from {} to {}", id(*from), id(*to)), clause)
            }
            Happening::NoAdvance { faces, .. } => (
                format!("dice {}: no pair, no straight", spaced(&faces.list())),
                "GD-7.1",
            ),
            Happening::KickOffLost { to } => (
                format!("a kick-off that fails goes back to {}", id(*to)),
                "GD-3.3",
            ),
            Happening::CrossCleared => (
                "a failed roll in the corner is the keeper's ball".to_string(),
                "GD-9.6",
            ),
            Happening::PenaltyDue => (
                "two rolls in a row without an advance; the other side chooses".to_string(),
                "GD-7.2",
            ),
            Happening::Penalty(Choice::SendBack) => (
                format!("sent back to {}", id(self.grid().farthest())),
                "GD-7.6",
            ),
            Happening::Penalty(Choice::LoseDie) => {
                ("one die fewer until the half ends".to_string(), "GD-9.8")
            }
            Happening::Penalty(_) => ("stays, and loses its next turn".to_string(), "GD-7.5"),
            Happening::PenaltyWaived => (
                "the clock was at 0 before anybody chose".to_string(),
                "GD-13.3",
            ),
            Happening::Shot {
                place,
                faces,
                minus,
                wild,
            } => {
                let (total, goalie) = strengths(faces, *minus, *wild);
                let dice = explain_shot(&faces.list(), *minus, *wild);
                let text = format!(
                    "from {}: {dice} = {total} against goalie {goalie}",
                    id(*place)
                );
                (text, "GD-5.3")
            }
            Happening::TieReroll => ("level: both throw again".to_string(), "GD-9.7"),
            Happening::Goal { .. } => {
                ("higher than the goalie, who has no 1".to_string(), "GD-5.5")
            }
            Happening::Save(Save::Auto) => ("a goalie's 1 saves any shot".to_string(), "GD-6.2"),
            Happening::Save(Save::Equal) => {
                ("level with the goalie is a save".to_string(), "GD-5.6")
            }
            Happening::Save(Save::Higher) => ("lower than the goalie".to_string(), "GD-5.6"),
            Happening::Punt { result, to } => (
                format!("punt {result}: the shooter's marker to {}", id(*to)),
                "GD-6.4",
            ),
            Happening::TurnEnd => return None,
            Happening::TurnLost => ("it owed this turn".to_string(), "GD-7.8"),
            Happening::PeriodEnd { .. } => ("the clock is at 0".to_string(), "GD-13.2"),
            Happening::ShootOutKick { faces, wild, .. } => {
                let (total, goalie) = strengths(faces, 0, *wild);
                let dice = explain_shot(&faces.list(), 0, *wild);
                (
                    format!("{dice} = {total} against goalie {goalie}"),
                    "GD-12.5",
                )
            }
            Happening::MatchEnd { score } => match event.period {
                Period::SuddenDeath => ("the first goal ends sudden death".to_string(), "GD-12.3"),
                Period::ShootOut => ("the shoot-out is decided".to_string(), "GD-12.7"),
                _ if score.home == score.away => ("equal scores are a tie".to_string(), "GD-10.1"),
                _ => ("the higher score wins".to_string(), "GD-10.1"),
            },
        };
        Some(Why { text, clause })
    }

    fn remark(&self, event: &Event) -> Option<Remark> {
        let score_text = |score: &BySide<u16>| format!("{}-{}", score.home, score.away);
        let square = |place: u8| ("square", self.spoken(place));
        let side = event.side;
        let (key, side, words) = match &event.what {
            Happening::Toss { home, away } if home != away => ("toss", side, vec![]),
            Happening::PeriodStart if event.period != Period::ShootOut => {
                let words = vec![("period", event.period.to_string())];
                ("kick-off", side, words)
            }
            Happening::Advance { hand, from, to, .. } => {
                let key = match hand {
                    _ if *from == self.grid().corner() => "advance.cross",
                    Hand::Trips => "advance.corner",
                    Hand::Straight | Hand::Quads => "advance.box",
                    Hand::TwoPair => "advance.two",
                    _ => "advance.one",
                };
                (key, side, vec![square(*to)])
            }
            // A lost kick-off and a cleared cross have words of their own.
            Happening::NoAdvance { kick_off: true, .. } => return None,
            Happening::NoAdvance { place, .. }
                if self.options().one_cross && *place == self.grid().corner() =>
            {
                return None;
            }
            Happening::NoAdvance { place, .. } => ("lost", side, vec![square(*place)]),
            Happening::KickOffLost { .. } => ("kickoff.lost", side, vec![]),
            Happening::CrossCleared => ("cross.cleared", side, vec![]),
            Happening::PenaltyDue => ("penalty.due", side, vec![]),
            Happening::Penalty(Choice::SendBack) => ("penalty.back", side, vec![]),
            Happening::Penalty(Choice::LoseDie) => ("penalty.die", side, vec![]),
            Happening::Penalty(_) => ("penalty.turn", side, vec![]),
            Happening::PenaltyWaived => ("penalty.waived", side, vec![]),
            Happening::TieReroll => ("tie", side, vec![]),
            Happening::Goal { from, score } => {
                let words = vec![square(*from), ("score", score_text(score))];
                ("goal", side, words)
            }
            Happening::Save(save) => {
                let key = match save {
                    Save::Auto => "save.auto",
                    Save::Equal => "save.equal",
                    Save::Higher => "save.higher",
                };
                (key, side.other(), vec![])
            }
            Happening::Punt { to, .. } => ("punt", side.other(), vec![square(*to)]),
            Happening::TurnLost => ("turn.lost", side, vec![]),
            Happening::PeriodEnd { score } => {
                let words = vec![
                    ("period", event.period.to_string()),
                    ("score", score_text(score)),
                ];
                ("period.end", side, words)
            }
            Happening::ShootOutKick { result, .. } => match result {
                Kick::Scored => ("shootout.scored", side, vec![]),
                Kick::Saved => ("shootout.saved", side, vec![]),
                Kick::Level => return None,
            },
            Happening::MatchEnd { score } => {
                ("full-time", side, vec![("score", score_text(score))])
            }
            Happening::Toss { .. }
            | Happening::PeriodStart
            | Happening::Shot { .. }
            | Happening::TurnEnd => return None,
        };
        Some(Remark { key, side, words })
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

impl GoalDice {
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

    fn explain_hand(&self, hand: Hand, faces: &[u8]) -> String {
        let options = self.options();
        let at = usize::from(options.wild_die).min(faces.len().saturating_sub(1));
        let dice = spaced(faces);
        if options.wild
            && faces.get(at) == Some(&options.wild_face)
            && let Some(face) = wild_counts_as(faces, at, hand)
        {
            return format!("dice {dice} (wild counts {face}), {hand}");
        }
        format!("dice {dice}, {hand}")
    }

    /// A square, as a reporter would say it.
    fn spoken(&self, place: u8) -> String {
        let label = self.grid().square(place).label.to_lowercase();
        match label.strip_prefix("own ") {
            Some(rest) => format!("their own {rest}"),
            None => format!("the {label}"),
        }
    }
}

fn explain_shot(faces: &[u8], minus: u8, wild: bool) -> String {
    let dice = faces.split_last().map_or(faces, |(_, dice)| dice);
    let mut text: Vec<String> = dice.iter().map(ToString::to_string).collect();
    if let Some(first) = text.first_mut()
        && wild
    {
        *first = "6 (wild)".to_string();
    }
    let sum = text.join(" + ");
    match minus {
        0 => sum,
        minus => format!("{sum} - {minus}"),
    }
}
