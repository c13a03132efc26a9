//! Positions and events of the game, written down.

use tabletop::{
    Card, Fault, Side,
    events::{EventKind, Telling},
    situation::{Part, Situation, alias, field, follows, of_side},
    slot,
    values::{Given, Value},
};

use crate::{
    ActionDeck,
    charts::MOST_ADDED,
    event::{Event, Happening},
    lines::{keeper_named, next_text, players, read_next, read_players},
    options::Randomiser,
    play::HALF,
    spot::Spot,
    state::{Next, Period, State, Zone},
};

impl Situation for ActionDeck {
    const POSITION: &'static [Part<ActionDeck>] = &[
        slot!("period", period as word, one_of(&Period::ALL)),
        slot!("marks", marks, up_to(HALF + MOST_ADDED)),
        field::<Self>(
            "added",
            |_, state| Value::number_or(state.added, NOT_DRAWN),
            |_, state, given| {
                let added = given.unless(NOT_DRAWN, |given| given.up_to(MOST_ADDED));
                added.map(|added| state.added = added)
            },
        ),
        slot!("kicked off", kicked_off, side()),
        slot!("ball", spot.holder, side()),
        slot!("zone", spot.zone as word, one_of(&Zone::ALL)),
        slot!("first draw", spot.first, flag()),
        slot!("stalled", stalled, flag()),
        field::<Self>(
            "next",
            |rules, state| Value::Word(next_text(rules, state.spot.holder, state.spot.next)),
            |rules, state, given| {
                let next = read_next(rules, state.spot.holder, given);
                next.map(|next| state.spot.next = next)
            },
        ),
        field::<Self>(
            "cards gone",
            |_, state| Value::gone(&state.deck),
            |_, state, given| given.gone().map(|deck| state.deck = deck),
        ),
        slot!("cards burnt", burnt, up_to(101)),
        alias::<Self>("score", |_, state, given| {
            let goals = given.score(u16::MAX)?;
            state.sides.home.goals = goals.home;
            state.sides.away.goals = goals.away;
            Ok(())
        }),
        Part::Each(&[
            slot!(side "goals", goals, up_to(u16::MAX)),
            slot!(side "presses", presses, up_to(u16::MAX)),
            of_side::<Self>(
                "booked",
                |rules, state, side| players(&rules.team_charts()[side], state.sides[side].booked),
                |rules, state, side, given| {
                    let booked = read_players(&rules.team_charts()[side], given);
                    booked.map(|booked| state.sides[side].booked = booked)
                },
            ),
            of_side::<Self>(
                "sent off",
                |rules, state, side| players(&rules.team_charts()[side], state.sides[side].off),
                |rules, state, side, given| {
                    let off = read_players(&rules.team_charts()[side], given);
                    off.map(|off| state.sides[side].off = off)
                },
            ),
            of_side::<Self>("keeper", ActionDeck::keeper_in_goal, ActionDeck::set_keeper),
            of_side::<Self>(
                "control",
                |rules, state, side| rules.control(side, state.sides[side].off).into(),
                |rules, state, side, given| {
                    let control = rules.control(side, state.sides[side].off).into();
                    follows(&control, given, "the chart and the men sent off")
                },
            ),
        ]),
    ];

    const EVENTS: &'static [EventKind] = Happening::KINDS;

    fn opening(&self) -> State {
        let mut state = tabletop::Rules::kick_off(self);
        state.spot = Spot::taken(Side::Home, Zone::M);
        state.marks = 1;
        state
    }

    fn impossible(&self, state: &State) -> Vec<String> {
        let mut what = Vec::new();
        let mut check = |wrong: bool, text: &str| {
            if wrong {
                what.push(text.to_string());
            }
        };
        let next = state.spot.next;
        let due = HALF + state.added.unwrap_or_default();
        check(state.marks > due, "more marks are made than the half has");
        let drawing = matches!(next, Next::AddedTime { .. });
        check(
            state.added.is_some() != (state.marks >= HALF) && !drawing,
            "the added time is drawn after the 45th mark",
        );
        check(
            next == Next::KickOff && state.marks > 0,
            "no mark is made before the kick-off",
        );
        check(
            next != Next::KickOff && state.marks == 0,
            "the kick-off makes the first mark",
        );
        let left = state.deck.left().len();
        check(
            usize::from(state.burnt) > left,
            "more cards are burnt than nobody has seen",
        );
        check(
            self.options().randomiser == Randomiser::Dice
                && (left < crate::cards::CARDS || state.burnt > 0),
            "cards are gone only with randomiser=deck",
        );
        check(
            state.stalled && !self.options().stall_mark,
            "a STALL makes a mark only with stall_mark=true",
        );
        what
    }

    fn is_settled(&self, state: &State) -> bool {
        state.is_settled()
    }

    fn shows(&self, card: Card) -> Vec<(&'static str, String)> {
        if !(1..=crate::cards::CARDS).contains(&usize::from(card.0)) {
            return Vec::new();
        }
        let face = self.cards().face(card);
        let readings = [
            ("A", face.attack_text().to_string()),
            ("M", face.midfield.to_string()),
            ("D", face.defence.to_string()),
        ];
        let mut shows = vec![("number", face.number_text())];
        if card == self.cards().x_card() {
            shows.extend(readings.clone().map(|(name, is)| (name, format!("{is}/X"))));
        }
        shows.extend(readings);
        shows
    }

    fn told(&self, event: &Event) -> Telling {
        Happening::told(self, event)
    }
}

/// What stands for added time before it is drawn.
const NOT_DRAWN: &str = "not drawn";

impl ActionDeck {
    fn keeper_in_goal(&self, state: &State, side: Side) -> Value {
        let chart = &self.team_charts()[side];
        let keeper = state.sides[side].keeper;
        Value::word_or(keeper.map(|keeper| chart.keeper_name(keeper)), "drawn")
    }

    fn set_keeper(&self, state: &mut State, side: Side, given: Given<'_>) -> Result<(), Fault> {
        let known = |name: &str| keeper_named(&self.team_charts()[side], name);
        let keeper = given.unless("drawn", |given| given.read(known, "a keeper, or drawn"));
        keeper.map(|keeper| state.sides[side].keeper = keeper)
    }
}
