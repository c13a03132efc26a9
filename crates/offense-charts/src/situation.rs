//! Positions and events of the game, written down.

use tabletop::{
    Card, Fault, Side,
    events::{EventKind, Telling},
    situation::{Part, Situation, alias, field, follows, of_side},
    slot,
    values::{Given, Value},
};

use crate::{
    OffenseCharts,
    event::{Event, Happening},
    options::NumbersFrom,
    outcome::{Act, Offence},
    play::{HALF, LONGEST_RUN},
    players::{Column, POSITIONS, Positions},
    state::{Contest, Next, Period, Pick, State},
    tables::TableId,
};

impl Situation for OffenseCharts {
    const POSITION: &'static [Part<OffenseCharts>] = &[
        slot!("period", period as word, one_of(&Period::ALL)),
        slot!("minute", minute, up_to(100)),
        field::<Self>(
            "added",
            |_, state| Value::number_or(state.added, NOT_DRAWN),
            |_, state, given| {
                let added = given.unless(NOT_DRAWN, |given| given.up_to(100));
                added.map(|added| state.added = added)
            },
        ),
        slot!("kicked off", kicked_off, side()),
        slot!("ball", holder, side()),
        slot!("run", run, up_to(LONGEST_RUN)),
        field::<Self>(
            "next",
            |_, state| Value::Word(next_text(state.next)),
            |_, state, given| read_next(given).map(|next| state.next = next),
        ),
        field::<Self>(
            "players",
            |_, state| picks(state.picks),
            |_, state, given| read_picks(given).map(|picks| state.picks = picks),
        ),
        field::<Self>(
            "cards gone",
            |_, state| Value::gone(&state.deck),
            |_, state, given| given.gone().map(|deck| state.deck = deck),
        ),
        alias::<Self>("score", |_, state, given| {
            let goals = given.score(u16::MAX)?;
            state.sides.home.goals = goals.home;
            state.sides.away.goals = goals.away;
            Ok(())
        }),
        Part::Each(&[
            slot!(side "goals", goals, up_to(u16::MAX)),
            of_side::<Self>(
                "booked",
                |_, state, side| Value::numbers(state.sides[side].booked.iter()),
                |_, state, side, given| {
                    read_positions(given).map(|booked| state.sides[side].booked = booked)
                },
            ),
            of_side::<Self>(
                "sent off",
                |_, state, side| Value::numbers(state.sides[side].off.iter()),
                |rules, state, side, given| {
                    state.sides[side].off = read_positions(given)?;
                    rules.refresh(state);
                    Ok(())
                },
            ),
            of_side::<Self>(
                "weather",
                |_, state, side| state.sides[side].weather.into(),
                |rules, state, side, given| {
                    let change =
                        |text: &str| text.parse().ok().filter(|n| (-999..=999).contains(n));
                    state.sides[side].weather = given.read(change, "a whole number")?;
                    rules.refresh(state);
                    Ok(())
                },
            ),
            slot!(side "injury", hurt, up_to(Act::LONGEST_INJURY)),
        ]),
        // What follows from the rest comes last.
        Part::Each(&[
            of_side::<Self>(
                "x",
                |_, state, side| state.sides[side].x.into(),
                |_, state, side, given| follows(&state.sides[side].x.into(), given, RATINGS),
            ),
            of_side::<Self>(
                "chart",
                |_, state, side| Value::word(state.sides[side].chart),
                |_, state, side, given| {
                    follows(&Value::word(state.sides[side].chart), given, RATINGS)
                },
            ),
        ]),
    ];

    const EVENTS: &'static [EventKind] = Happening::KINDS;

    fn opening(&self) -> State {
        State {
            next: Next::Minute,
            ..tabletop::Rules::kick_off(self)
        }
    }

    fn impossible(&self, state: &State) -> Vec<String> {
        let mut what = Vec::new();
        let mut check = |wrong: bool, text: &str| {
            if wrong {
                what.push(text.to_string());
            }
        };
        let over = state.period == Period::FullTime;
        let due = state.added.map_or(HALF, |added| HALF + added);
        check(
            !over && state.minute > due,
            "more minutes are struck than the half has",
        );
        check(
            !over && state.next == Next::Minute && state.minute == due && state.is_settled(),
            "the last minute is struck, so the added time is drawn or the half is over",
        );
        check(
            state.added.is_some() && state.minute < HALF,
            "added time is drawn after the 45th minute",
        );
        check(
            self.options().draws != NumbersFrom::Deck && !state.deck.turned().is_empty(),
            "cards are gone only with draws=deck",
        );
        check(
            state.next == Next::KickOff && (state.minute > 0 || state.period != Period::FirstHalf),
            "the kick-off is drawn before the match",
        );
        what
    }

    fn is_settled(&self, state: &State) -> bool {
        state.is_settled()
    }

    fn shows(&self, card: Card) -> Vec<(&'static str, String)> {
        let face = self.cards().face(card);
        vec![
            ("top", face.top.to_string()),
            ("middle", face.middle.to_string()),
            ("bottom", face.bottom.to_string()),
        ]
    }

    /// The holder draws for his chart (OC-3.1), and first of two sides (OC-7.5).
    fn whose(&self, halfway: &State, what: &str, before: usize) -> Option<Side> {
        let holder = halfway.holder;
        match (what, before) {
            ("top", _) | ("middle", 0) => Some(holder),
            ("middle", _) => Some(holder.other()),
            _ => None,
        }
    }

    fn told(&self, event: &Event) -> Telling {
        Happening::told(self, event)
    }
}

/// What stands for added time before it is drawn.
const NOT_DRAWN: &str = "not drawn";

/// Where X and chart come from.
const RATINGS: &str = "the clubs, the weather and the men sent off";

fn next_text(next: Next) -> String {
    let again = |again| if again { " again" } else { "" };
    match next {
        Next::KickOff => "kick-off".to_string(),
        Next::Minute => "minute".to_string(),
        Next::Table(table) => table.to_string(),
        Next::Weather => "weather".to_string(),
        Next::Contest { kind, again: level } => format!("contest{} {kind}", again(level)),
        Next::Check {
            offence,
            again: level,
        } => format!("check{} {offence}", again(level)),
        Next::Penalty(side) => format!("penalty {side}"),
        Next::AddedTime => "added time".to_string(),
    }
}

fn read_next(given: Given<'_>) -> Result<Next, Fault> {
    let value = given.value;
    let split = |text: &str| match text.strip_prefix("again ") {
        Some(rest) => (rest.to_string(), true),
        None => (text.to_string(), false),
    };
    let found = match value {
        "kick-off" => Some(Next::KickOff),
        "minute" => Some(Next::Minute),
        "weather" => Some(Next::Weather),
        "added time" => Some(Next::AddedTime),
        _ => None,
    };
    let table = || TableId::named(value).map(Next::Table);
    let penalty = || Side::named(value.strip_prefix("penalty ")?).map(Next::Penalty);
    let contest = || {
        let (text, again) = split(value.strip_prefix("contest ")?);
        let kind = Contest::named(&text)?;
        Some(Next::Contest { kind, again })
    };
    let check = || {
        let (text, again) = split(value.strip_prefix("check ")?);
        let offence = Offence::parse(&text)?;
        Some(Next::Check { offence, again })
    };
    let found = found.or_else(table).or_else(penalty);
    found.or_else(contest).or_else(check).ok_or_else(|| {
        let all = "minute, a table, weather, contest KIND, check OFFENCE, penalty SIDE, added time";
        given.wrong(all)
    })
}

/// Between two players who are still to be found.
const BETWEEN_PICKS: &str = " / ";

fn picks(picks: [Option<Pick>; 2]) -> Value {
    let text = |pick: Pick| match pick {
        Pick::Named { side, column } => format!("{side} {column}"),
        Pick::Booked { side, caution } => format!("{side} {caution}"),
    };
    let texts = picks.into_iter().flatten().map(text);
    Value::List(texts.map(Value::Word).collect(), BETWEEN_PICKS)
}

fn read_picks(given: Given<'_>) -> Result<[Option<Pick>; 2], Fault> {
    let read = |text: &str| {
        let (side, what) = text.split_once(' ')?;
        let side = Side::named(side)?;
        let named = Column::named(what).map(|column| Pick::Named { side, column });
        named.or_else(|| {
            let caution = Offence::parse(what)?.caution()?;
            Some(Pick::Booked { side, caution })
        })
    };
    let parts: Vec<Option<Pick>> = match given.value {
        "none" => Vec::new(),
        value => value.split(BETWEEN_PICKS).map(read).collect(),
    };
    match parts[..] {
        [] => Ok([None, None]),
        [Some(first)] => Ok([Some(first), None]),
        [Some(first), Some(second)] => Ok([Some(first), Some(second)]),
        _ => Err(given.wrong("none, home fouls, away goals, home CARD")),
    }
}

fn read_positions(given: Given<'_>) -> Result<Positions, Fault> {
    let mut positions = Positions::default();
    for word in given.list(' ') {
        let position = word.value.parse().ok();
        let position = position.filter(|position| (1..=POSITIONS).contains(position));
        let all = "positions from 1 to 11 with spaces between, or none";
        positions.add(position.ok_or_else(|| given.wrong(all))?);
    }
    Ok(positions)
}
