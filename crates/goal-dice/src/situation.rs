//! Positions and events of the game, written down.

use tabletop::{
    Fault, Side,
    situation::Situation,
    values::{read_score, read_side, read_up_to, wrong, yes},
};

use crate::{
    GoalDice,
    event::{Event, Happening, Kick, Save, strengths},
    play::tables::MOST_LOST,
    state::{Marker, Period, State},
};

impl Situation for GoalDice {
    fn describe(&self, state: &State) -> Vec<(String, String)> {
        let mut lines = vec![
            ("period".to_string(), state.period.to_string()),
            ("starter".to_string(), state.starter.to_string()),
            ("on turn".to_string(), state.on_turn.to_string()),
            ("seconds left".to_string(), state.seconds_left.to_string()),
            ("throw again".to_string(), yes(state.ties > 0)),
        ];
        for side in Side::BOTH {
            let marker = &state.sides[side];
            for (name, value) in [
                ("place", self.place_text(marker)),
                ("failures", marker.failures.to_string()),
                ("owes", yes(marker.owes)),
                ("dice lost", marker.dice_lost.to_string()),
                ("advanced", yes(marker.advanced)),
                ("goals", marker.goals.to_string()),
                ("kicks", marker.kicks.to_string()),
                ("kicks scored", marker.kicks_scored.to_string()),
                ("shooter", mate(marker.second_shoots)),
                ("keeper", mate(marker.second_keeps)),
            ] {
                lines.push((format!("{side} {name}"), value));
            }
        }
        lines
    }

    fn opening(&self) -> State {
        let period = Period::FirstHalf;
        State {
            period,
            seconds_left: self.period_seconds(period),
            ..State::before_kick_off(self.grid())
        }
    }

    fn set(&self, state: &mut State, name: &str, value: &str) -> Result<(), Fault> {
        match name {
            "period" => {
                let untouched = state.seconds_left == self.period_seconds(state.period);
                let found = Period::ALL.into_iter().find(|p| p.to_string() == value);
                state.period = found.ok_or_else(|| {
                    let all: Vec<String> = Period::ALL.iter().map(Period::to_string).collect();
                    wrong(name, value, &all.join(", "))
                })?;
                if untouched {
                    state.seconds_left = self.period_seconds(state.period);
                }
            }
            "starter" => state.starter = read_side(name, value)?,
            "on turn" => state.on_turn = read_side(name, value)?,
            "seconds left" => state.seconds_left = read_up_to(name, value, u16::MAX)?,
            "throw again" => state.ties = u8::from(read_yes_no(name, value)?),
            "score" => {
                let goals = read_score(name, value)?;
                state.sides.home.goals = goals.home;
                state.sides.away.goals = goals.away;
            }
            _ => {
                let (side, what) = self.of_side(name)?;
                self.set_marker(&mut state.sides[side], name, what, value)?;
            }
        }
        Ok(())
    }

    fn impossible(&self, state: &State) -> Vec<String> {
        let options = self.options();
        let (home, away) = (&state.sides.home, &state.sides.away);
        let playing = (Period::FirstHalf..=Period::SuddenDeath).contains(&state.period);
        let decider = (Period::Overtime..=Period::ShootOut).contains(&state.period);
        let level = home.goals == away.goals;
        let mut what = Vec::new();
        let mut check = |wrong: bool, text: &str| {
            if wrong {
                what.push(text.to_string());
            }
        };
        check(
            playing && state.seconds_left == 0 && state.ties == 0,
            "no seconds are left, so the period is over",
        );
        check(
            playing && state.seconds_left > self.period_seconds(state.period),
            "more seconds are left than the period has",
        );
        check(
            decider && !options.knockout,
            "a match that may end in a tie has no overtime",
        );
        check(
            state.period >= Period::SuddenDeath && state.period < Period::FullTime && !level,
            "sudden death and a shoot-out are for level scores",
        );
        check(
            playing && state.sides[state.on_turn].owes,
            "the side on turn cannot owe a turn",
        );
        check(
            state.ties > 0 && options.tie_rerolls == Some(0),
            "a shot is thrown again only with tie_reroll=true",
        );
        for side in [home, away] {
            check(
                side.dice_lost > 0 && !options.lost_die,
                "dice are lost only with lost_die=true",
            );
            check(
                side.advanced && !options.failures_are_turns,
                "`advanced` is kept only with fail_unit=turn",
            );
            check(
                (side.second_shoots || side.second_keeps) && !options.four_players,
                "team-mates take turns only with players=4",
            );
            check(
                side.kicks_scored > side.kicks,
                "more kicks were scored than taken",
            );
        }
        check(
            home.kicks.abs_diff(away.kicks) > 1,
            "the sides kick in turns",
        );
        what
    }

    fn write_event(&self, event: &Event) -> String {
        let side = event.side;
        let id = |place: u8| &self.grid().square(place).id;
        match &event.what {
            Happening::Toss { home, away } => format!("toss {home} {away}"),
            Happening::PeriodStart => format!("period start {} {side}", event.period),
            Happening::Advance {
                hand,
                from,
                kick_off,
                to,
                ..
            } => {
                let from = if *kick_off { "KO" } else { id(*from) };
                format!("advance {side} {hand} {from} to {}", id(*to))
            }
            Happening::NoAdvance { .. } => format!("no advance {side}"),
            Happening::KickOffLost { to } => format!("kick-off lost {side} to {}", id(*to)),
            Happening::CrossCleared => format!("cross cleared {side}"),
            Happening::PenaltyDue => format!("penalty due {side}"),
            Happening::Penalty(choice) => format!("penalty {side} {choice}"),
            Happening::PenaltyWaived => format!("penalty waived {side}"),
            Happening::Shot {
                place,
                faces,
                minus,
                wild,
            } => {
                let (total, goalie) = strengths(faces, *minus, *wild);
                format!("shot {side} {} {total} v {goalie}", id(*place))
            }
            Happening::TieReroll => format!("tie re-roll {side}"),
            Happening::Goal { score, .. } => format!("goal {side} {}-{}", score.home, score.away),
            Happening::Save(save) => {
                let how = match save {
                    Save::Auto => "auto",
                    Save::Equal => "equal",
                    Save::Higher => "higher",
                };
                format!("save {side} {how}")
            }
            Happening::Punt { result, to } => format!("punt {side} {result} to {}", id(*to)),
            Happening::TurnEnd => format!("turn end {side}"),
            Happening::TurnLost => format!("turn lost {side}"),
            Happening::PeriodEnd { score } => {
                format!("period end {} {}-{}", event.period, score.home, score.away)
            }
            Happening::ShootOutKick {
                faces,
                wild,
                result,
            } => {
                let (total, goalie) = strengths(faces, 0, *wild);
                let how = match result {
                    Kick::Scored => "scored",
                    Kick::Saved => "saved",
                    Kick::Level => "level",
                };
                format!("shoot-out {side} {total} v {goalie} {how}")
            }
            Happening::MatchEnd { score } => format!("match end {}-{}", score.home, score.away),
        }
    }
}

impl GoalDice {
    /// A marker's place: the id of its square, or `KO` with a kick-off to come.
    pub(crate) fn place_text(&self, marker: &Marker) -> String {
        if marker.kick_off {
            "KO".to_string()
        } else {
            self.grid().square(marker.place).id.clone()
        }
    }

    fn set_marker(
        &self,
        marker: &mut Marker,
        name: &str,
        what: &str,
        value: &str,
    ) -> Result<(), Fault> {
        match what {
            "place" => {
                marker.kick_off = value == "KO";
                let circle = marker.kick_off.then(|| self.grid().circle());
                let place = circle.or_else(|| self.grid().place_of(value));
                marker.place =
                    place.ok_or_else(|| wrong(name, value, "KO or a square of the field"))?;
            }
            "failures" => marker.failures = read_up_to(name, value, 1)?,
            "owes" => marker.owes = read_yes_no(name, value)?,
            "dice lost" => marker.dice_lost = read_up_to(name, value, MOST_LOST)?,
            "advanced" => marker.advanced = read_yes_no(name, value)?,
            "goals" => marker.goals = read_up_to(name, value, u16::MAX)?,
            "kicks" => marker.kicks = read_up_to(name, value, u16::MAX)?,
            "kicks scored" => marker.kicks_scored = read_up_to(name, value, u16::MAX)?,
            "shooter" => marker.second_shoots = read_mate(name, value)?,
            "keeper" => marker.second_keeps = read_mate(name, value)?,
            _ => return Err(self.unknown(name)),
        }
        Ok(())
    }
}

fn mate(second: bool) -> String {
    if second { "2" } else { "1" }.to_string()
}

fn read_yes_no(name: &str, value: &str) -> Result<bool, Fault> {
    match value {
        "yes" | "1" => Ok(true),
        "no" | "0" => Ok(false),
        _ => Err(wrong(name, value, "yes, no")),
    }
}

fn read_mate(name: &str, value: &str) -> Result<bool, Fault> {
    match value {
        "1" => Ok(false),
        "2" => Ok(true),
        _ => Err(wrong(name, value, "1, 2")),
    }
}
