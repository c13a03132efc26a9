//! Positions and events of the game, written down.

use tabletop::{
    Card, Fault, Side,
    situation::{Part, Situation, alias, field, follows, of_side},
    slot,
    values::{Given, Value},
};

use crate::{
    ActionDeck,
    charts::MOST_ADDED,
    event::{Event, Happening, Reading, XCase},
    lines::{keeper_named, next_text, players, read_next, read_players},
    options::Randomiser,
    play::HALF,
    spot::Spot,
    state::{Next, Period, State, Zone},
    team::{Action, Column},
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

    fn write_event(&self, event: &Event) -> String {
        let side = event.side;
        let player = |at: u8| self.team_charts()[side].player_name(at);
        let score = |score: &tabletop::BySide<u16>| format!("{}-{}", score.home, score.away);
        match &event.what {
            Happening::KickOffDrawn { number } => format!("kick-off drawn {side} {number}"),
            Happening::PeriodStart => format!("period start {} {side}", event.period),
            Happening::Possession { zone } => format!("possession {side} {zone}"),
            Happening::Mark { stall: true } => format!("mark {side} stall"),
            Happening::Mark { stall: false } => format!("mark {side} foul"),
            Happening::Press => format!("press {side}"),
            Happening::Stall => format!("stall {side}"),
            Happening::Zone { zone, reading, .. } => {
                format!("zone {side} {zone} {}", reading_text(*reading))
            }
            Happening::Pressed {
                number,
                need,
                helps,
            } => format!("pressed {side} {number} of {need} {}", Value::Flag(*helps)),
            Happening::PressVoid => format!("press void {side}"),
            Happening::X { case, .. } => format!("X {side} {}", case_text(*case)),
            Happening::XAnswer {
                case,
                number,
                rating,
                yes: is,
            } => format!(
                "{} {side} {number} of {rating} {}",
                case_text(*case),
                Value::Flag(*is)
            ),
            Happening::XAside => format!("X aside {side}"),
            Happening::Control {
                zone,
                number,
                need,
                kept,
            } => {
                let how = if *kept { "kept" } else { "lost" };
                format!("control {side} {zone} {number} of {need} {how}")
            }
            Happening::FoulCheck { number, action } => {
                format!("foul check {side} {number} {}", foul_text(*action))
            }
            Happening::Attack { number, action } => {
                format!("attack {side} {number} {}", action_text(*action))
            }
            Happening::Found {
                column,
                number,
                player: at,
            } => format!("{} {side} {number} {}", column_text(*column), player(*at)),
            Happening::Passed {
                number, player: at, ..
            } => format!("passed over {side} {number} {}", player(*at)),
            Happening::Booked {
                player: at,
                second: false,
            } => format!("yellow {side} {}", player(*at)),
            Happening::Booked { player: at, .. } => format!("second yellow {side} {}", player(*at)),
            Happening::SentOff {
                player: at,
                control,
            } => format!("sent off {side} {} control {control}", player(*at)),
            Happening::Chart {
                chart,
                number,
                result,
            } => format!("{} {side} {number} {result}", chart.name()),
            Happening::PossiblePenalty {
                number,
                rating,
                yes: is,
            } => format!(
                "possible penalty {side} {number} of {rating} {}",
                Value::Flag(*is)
            ),
            Happening::Shot {
                player: at,
                number,
                need,
                on_goal,
            } => {
                let how = if *on_goal { "on goal" } else { "not on goal" };
                format!("shot {side} {} {number} of {need} {how}", player(*at))
            }
            Happening::Parity { number } => {
                let parity = if number % 2 == 0 { "even" } else { "odd" };
                format!("parity {side} {number} {parity}")
            }
            Happening::KeeperNamed { keeper } => {
                format!(
                    "keeper {side} {}",
                    self.team_charts()[side].keeper_name(*keeper)
                )
            }
            Happening::KeeperDrawn { number, keeper } => {
                let name = self.team_charts()[side].keeper_name(*keeper);
                format!("faced {side} {number} {name}")
            }
            Happening::Even {
                player: at,
                number,
                need,
                goal,
                ..
            } => {
                let how = if *goal { "goal" } else { "save" };
                format!("even {side} {} {number} of {need} {how}", player(*at))
            }
            Happening::Odd {
                keeper,
                number,
                need,
                goal,
                ..
            } => {
                let how = if *goal { "goal" } else { "save" };
                let name = self.team_charts()[side.other()].keeper_name(*keeper);
                format!("odd {side} {name} {number} of {need} {how}")
            }
            Happening::Goal { score: now } => format!("goal {side} {}", score(now)),
            Happening::Scorer { player: at } => format!("scorer {side} {}", player(*at)),
            Happening::Assists {
                number,
                rating,
                count,
            } => format!("assists {side} {number} of {rating} {count}"),
            Happening::Penalty {
                player: at,
                number,
                need,
                scored,
            } => {
                let how = if *scored { "scored" } else { "missed" };
                format!("penalty {side} {} {number} of {need} {how}", player(*at))
            }
            Happening::OwnGoal { score: now } => format!("own goal {side} {}", score(now)),
            Happening::AddedTime { number, minutes } => format!("added time {number} {minutes}"),
            Happening::PeriodEnd { score: now } => {
                format!("period end {} {}", event.period, score(now))
            }
            Happening::MatchEnd { score: now } => format!("match end {}", score(now)),
        }
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

pub(crate) fn reading_text(reading: Reading) -> String {
    match reading {
        Reading::Attack => "AA".to_string(),
        Reading::Retreat => "-1".to_string(),
        Reading::Entry(entry) => entry.to_string(),
    }
}

fn case_text(case: XCase) -> &'static str {
    match case {
        XCase::OwnGoal => "own goal check",
        XCase::Penalty => "penalty check",
        XCase::Ejection => "ejection check",
    }
}

pub(crate) fn foul_text(action: Action) -> &'static str {
    match action {
        Action::FoulOn { booked: false } => "foul by holder",
        Action::FoulOn { booked: true } => "foul by holder booked",
        Action::Fouled => "foul by other",
        Action::Shoot | Action::Turnover => "no foul",
    }
}

pub(crate) fn action_text(action: Action) -> &'static str {
    match action {
        Action::Shoot => "shoot",
        Action::FoulOn { booked: false } => "foul on",
        Action::FoulOn { booked: true } => "foul on booked",
        Action::Fouled => "fouled",
        Action::Turnover => "turnover",
    }
}

fn column_text(column: Column) -> &'static str {
    match column {
        Column::Shot => "shooter",
        Column::Goal => "g range",
        Column::Foul => "foul",
        Column::Fouled => "fouled",
        Column::Card => "card",
        Column::Assist => "assist",
    }
}
