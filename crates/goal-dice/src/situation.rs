//! Positions and events of the game, written down.

use tabletop::{
    Fault, Side,
    events::{EventKind, Telling},
    situation::{Part, Situation, alias, field, of_side},
    slot,
    values::{Given, Value},
};

use crate::{
    GoalDice,
    event::{Event, Happening},
    options::FailUnit,
    play::tables::MOST_LOST,
    state::{KICK_OFF, Marker, Period, State},
};

impl Situation for GoalDice {
    const POSITION: &'static [Part<GoalDice>] = &[
        field::<Self>(
            "period",
            |_, state| Value::word(state.period),
            GoalDice::set_period,
        ),
        slot!("starter", starter, side()),
        slot!("on turn", on_turn, side()),
        slot!("seconds left", seconds_left, up_to(u16::MAX)),
        field::<Self>(
            "throw again",
            |_, state| Value::Flag(state.ties > 0),
            |_, state, given| given.flag().map(|again| state.ties = u8::from(again)),
        ),
        alias::<Self>("score", |_, state, given| {
            let goals = given.score(u16::MAX)?;
            state.sides.home.goals = goals.home;
            state.sides.away.goals = goals.away;
            Ok(())
        }),
        Part::Each(&[
            of_side::<Self>(
                "place",
                |rules, state, side| Value::word(rules.place_text(&state.sides[side])),
                |rules, state, side, given| rules.set_place(&mut state.sides[side], given),
            ),
            slot!(side "failures", failures, up_to(1)),
            slot!(side "owes", owes, flag()),
            slot!(side "dice lost", dice_lost, up_to(MOST_LOST)),
            slot!(side "advanced", advanced, flag()),
            slot!(side "goals", goals, up_to(u16::MAX)),
            slot!(side "kicks", kicks, up_to(u16::MAX)),
            slot!(side "kicks scored", kicks_scored, up_to(u16::MAX)),
            of_side::<Self>(
                "shooter",
                |_, state, side| mate(state.sides[side].second_shoots),
                |_, state, side, given| {
                    let second = given.named(&MATES);
                    second.map(|second| state.sides[side].second_shoots = second)
                },
            ),
            of_side::<Self>(
                "keeper",
                |_, state, side| mate(state.sides[side].second_keeps),
                |_, state, side, given| {
                    let second = given.named(&MATES);
                    second.map(|second| state.sides[side].second_keeps = second)
                },
            ),
        ]),
    ];

    const EVENTS: &'static [EventKind] = Happening::KINDS;

    fn opening(&self) -> State {
        let period = Period::FirstHalf;
        State {
            period,
            seconds_left: self.period_seconds(period),
            ..State::before_kick_off(self.grid())
        }
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
            state.ties > 0 && !options.tie_reroll,
            "a shot is thrown again only with tie_reroll=true",
        );
        for side in [home, away] {
            check(
                side.dice_lost > 0 && !options.lost_die,
                "dice are lost only with lost_die=true",
            );
            check(
                side.advanced && options.fail_unit != FailUnit::Turn,
                "`advanced` is kept only with fail_unit=turn",
            );
            check(
                (side.second_shoots || side.second_keeps) && !options.four_play(),
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

    /// The goalie's die is the defence's, who punts with it, too (GD-5.4, GD-6.3); all others are the
    /// offence's. Home tosses first (GD-3.7).
    fn whose(&self, halfway: &State, what: &str, before: usize) -> Option<Side> {
        let offence = halfway.on_turn;
        Some(match what.split_once('-').map_or(what, |(of, _)| of) {
            "toss" if before.is_multiple_of(2) => Side::Home,
            "toss" => Side::Away,
            "goalie" | "punt" => offence.other(),
            _ => offence,
        })
    }

    fn told(&self, event: &Event) -> Telling {
        Happening::told(self, event)
    }
}

impl GoalDice {
    /// A marker's place: the id of its square, or `KO` with a kick-off to come.
    pub(crate) fn place_text(&self, marker: &Marker) -> String {
        if marker.kick_off {
            KICK_OFF.to_string()
        } else {
            self.grid().square(marker.place).id.clone()
        }
    }

    fn set_place(&self, marker: &mut Marker, given: Given<'_>) -> Result<(), Fault> {
        marker.kick_off = given.value == KICK_OFF;
        let circle = marker.kick_off.then(|| self.grid().circle());
        let place = circle.or_else(|| self.grid().place_of(given.value));
        marker.place = place.ok_or_else(|| given.wrong("KO or a square of the field"))?;
        Ok(())
    }

    /// A period that nobody has played in has its whole time left.
    fn set_period(&self, state: &mut State, given: Given<'_>) -> Result<(), Fault> {
        let untouched = state.seconds_left == self.period_seconds(state.period);
        state.period = given.one_of(&Period::ALL)?;
        if untouched {
            state.seconds_left = self.period_seconds(state.period);
        }
        Ok(())
    }
}

/// The second of two team-mates, or the first.
const MATES: [(bool, &str); 2] = [(false, "1"), (true, "2")];

fn mate(second: bool) -> Value {
    Value::Number(1 + i32::from(second))
}
