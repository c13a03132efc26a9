//! Positions and events of the game, written down.

use tabletop::{
    Fault, Rules as _, Side,
    events::{EventKind, Telling},
    situation::{Part, Situation, alias, field, of_side},
    slot,
    values::{Given, Value},
};

use crate::{
    CounterAttack,
    event::{Event, Happening},
    hex::Hex,
    lines::{NONE, TOKENS, next, phase, read_next, read_phase, read_put},
    next::{Menu, Next},
    pitch::End,
    play::Sight,
    player::{Player, SHIRTS, STARTERS},
    state::{Kicks, Period, State, Tokens},
};

/// Between kicks scored and kicks taken.
const OF: &str = " of ";
const ENDS: &str = "left, right";

fn end_name(end: End) -> &'static str {
    match end {
        End::Left => "left",
        End::Right => "right",
    }
}

fn end_named(name: &str) -> Option<End> {
    End::BOTH.into_iter().find(|end| end_name(*end) == name)
}

fn read_player(given: Given<'_>) -> Result<Option<Player>, Fault> {
    given.unless(NONE, |given| {
        given.read(Player::named, "a player as 10H, or none")
    })
}

/// The shirts in their order.
fn read_order(given: Given<'_>) -> Result<[u8; STARTERS as usize], Fault> {
    let mut order = [0; STARTERS as usize];
    for (place, word) in given.list(' ').enumerate() {
        let shirt = word.value.parse().ok();
        let shirt = shirt.filter(|shirt| (1..=SHIRTS).contains(shirt) && !order.contains(shirt));
        match (order.get_mut(place), shirt) {
            (Some(free), Some(shirt)) => *free = shirt,
            _ => return Err(given.wrong("up to 11 different shirts, or none")),
        }
    }
    Ok(order)
}

impl Situation for CounterAttack {
    const POSITION: &'static [Part<CounterAttack>] = &[
        slot!("period", period as word, one_of(&Period::ALL)),
        slot!("minute", minute, up_to(90)),
        field::<Self>(
            "added",
            |_, state| Value::number_or(state.added, NONE),
            |_, state, given| {
                let added = given.unless(NONE, |given| given.up_to(20));
                added.map(|added| state.added = added)
            },
        ),
        field::<Self>(
            "score",
            |_, state| Value::score(state.goals),
            |_, state, given| given.score(u8::MAX).map(|goals| state.goals = goals),
        ),
        slot!("leniency", leniency, up_to(6)),
        field::<Self>(
            "home attacks",
            |_, state| Value::word(end_name(state.home_attacks)),
            |_, state, given| {
                given
                    .read(end_named, ENDS)
                    .map(|end| state.home_attacks = end)
            },
        ),
        slot!("kicked off", kicked_off, side()),
        field::<Self>(
            "put",
            |_, state| {
                let at = |player| Some((player, state.at(player)?));
                let on = Player::all().filter_map(at);
                let on = on.map(|(player, hex)| (player.to_string(), Value::word(hex)));
                Value::Pairs(on.collect(), ["@", " "])
            },
            |_, state, given| set_put(state, given),
        ),
        field::<Self>(
            "tokens",
            |_, state| {
                let of = |player| {
                    let has = TOKENS.iter().filter(|(token, _)| state.has(player, *token));
                    let words: Vec<Value> = has.map(|(_, word)| Value::word(word)).collect();
                    (player.to_string(), Value::List(words, " "))
                };
                let some = Player::all()
                    .filter(|player| state.pieces[player.index()].tokens != Tokens::default());
                Value::Pairs(some.map(of).collect(), [" ", ", "])
            },
            |_, state, given| set_tokens(state, given),
        ),
        field::<Self>(
            "ball",
            |_, state| Value::word(state.ball),
            |_, state, given| set_ball(state, given),
        ),
        field::<Self>(
            "holder",
            |_, state| Value::word_or(state.holder, NONE),
            |_, state, given| read_player(given).map(|player| state.holder = player),
        ),
        slot!("hands", hands, flag()),
        slot!("attack", attack, side()),
        field::<Self>(
            "touched",
            |_, state| Value::word_or(state.toucher, NONE),
            |_, state, given| read_player(given).map(|player| state.toucher = player),
        ),
        field::<Self>(
            "played",
            |_, state| Value::word_or(state.player, NONE),
            |_, state, given| read_player(given).map(|player| state.player = player),
        ),
        field::<Self>(
            "kicked",
            |_, state| Value::word_or(state.kicked, NONE),
            |_, state, given| {
                given
                    .unless(NONE, Given::side)
                    .map(|side| state.kicked = side)
            },
        ),
        field::<Self>(
            "barred",
            |_, state| Value::word_or(state.barred, NONE),
            |_, state, given| read_player(given).map(|player| state.barred = player),
        ),
        field::<Self>(
            "leaving",
            |_, state| Value::word_or(state.leaving, NONE),
            |_, state, given| read_player(given).map(|player| state.leaving = player),
        ),
        field::<Self>(
            "phase",
            |_, state| state.phase.map_or(Value::Nothing(NONE), phase),
            |_, state, given| {
                given
                    .unless(NONE, read_phase)
                    .map(|phase| state.phase = phase)
            },
        ),
        slot!("takes", takes, up_to(3)),
        field::<Self>(
            "third",
            |_, state| Value::word_or(state.third.map(end_name), NONE),
            |_, state, given| {
                let third = given.unless(NONE, |given| given.read(end_named, ENDS));
                third.map(|third| state.third = third)
            },
        ),
        slot!("seconds", seconds, up_to(10_800)),
        slot!("turn", turn, up_to(u8::MAX)),
        field::<Self>(
            "next",
            |_, state| next(state.next),
            |_, state, given| read_next(given).map(|next| state.next = next),
        ),
        alias::<Self>("menu", |_, state, given| {
            let menu = given.one_of(&Menu::ALL);
            menu.map(|menu| state.next = Next::Choose(menu))
        }),
        Part::Each(&[
            of_side::<Self>(
                "keeper",
                |_, state, side| Value::word_or(state.keepers[side], NONE),
                |_, state, side, given| {
                    read_player(given).map(|player| state.keepers[side] = player)
                },
            ),
            of_side::<Self>(
                "substitutions",
                |_, state, side| state.substitutions[side].into(),
                |_, state, side, given| {
                    given.up_to(10).map(|made| state.substitutions[side] = made)
                },
            ),
            of_side::<Self>(
                "kicks",
                |_, state, side| {
                    let Kicks { scored, taken } = state.kicks[side];
                    Value::List(vec![scored.into(), taken.into()], OF)
                },
                |_, state, side, given| {
                    let [scored, taken] = given.two(OF, "as `3 of 4`")?;
                    state.kicks[side] = Kicks {
                        scored: scored.up_to(u8::MAX)?,
                        taken: taken.up_to(u8::MAX)?,
                    };
                    Ok(())
                },
            ),
            of_side::<Self>(
                "order",
                |_, state, side| {
                    let shirts = state.order[side].into_iter();
                    Value::numbers(shirts.filter(|shirt| *shirt > 0))
                },
                |_, state, side, given| read_order(given).map(|order| state.order[side] = order),
            ),
        ]),
    ];

    const EVENTS: &'static [EventKind] = Happening::KINDS;

    fn opening(&self) -> State {
        State {
            leniency: 4,
            next: Next::Choose(Menu::AfterMove),
            ..self.kick_off()
        }
    }

    fn impossible(&self, state: &State) -> Vec<String> {
        let mut what = Vec::new();
        let mut check = |wrong: bool, text: String| {
            if wrong {
                what.push(text);
            }
        };
        for player in Player::all() {
            if let Some(hex) = state.at(player) {
                let first = state.on(hex) == Some(player);
                check(!first, format!("two players stand on {hex}"));
            }
        }
        if let Some(holder) = state.holder {
            let at = state.at(holder);
            check(
                at.is_none(),
                format!("{holder} has the ball but is not on the pitch"),
            );
            let far = at.is_some_and(|at| at != state.ball);
            check(far, format!("{holder} has the ball but is not there"));
            let other = holder.side() != state.attack;
            check(
                other,
                format!("{holder} has the ball but his side does not attack"),
            );
        }
        let needs = match state.next {
            Next::Choose(menu) | Next::FinalThird(_, menu) | Next::Thirds(_, menu) => {
                menu != Menu::Unclaimed
            }
            Next::Carry | Next::LooseSnap | Next::KickOrDrop | Next::CornerStep(_) => true,
            _ => false,
        };
        check(
            needs && state.holder.is_none(),
            "nobody has the ball".to_string(),
        );
        check(
            state.next == Next::Choose(Menu::Unclaimed) && state.holder.is_some(),
            "the ball is not unclaimed".to_string(),
        );
        let shoots = state.next == Next::LooseSnap;
        check(
            shoots && Sight::new(self, state).aims().is_empty(),
            "there is no goal to shoot at".to_string(),
        );
        let in_phase = matches!(state.next, Next::Activate | Next::Carry | Next::LooseSnap);
        check(
            in_phase != state.phase.is_some(),
            "a Movement Phase and what comes next do not fit".to_string(),
        );
        check(
            state.leniency < 2 && state.next != Next::Referee,
            "the referee is not drawn yet".to_string(),
        );
        check(
            !state.ball.in_bounds(),
            "the ball is not on the pitch".to_string(),
        );
        what
    }

    fn is_settled(&self, state: &State) -> bool {
        matches!(state.next, Next::Choose(_) | Next::Activate)
    }

    /// Dice for a player are his side's; home rolls off first. Where the ball flies, how long is added and
    /// who the referee is has no side.
    fn whose(&self, halfway: &State, what: &str, before: usize) -> Option<Side> {
        match what {
            "toss" if before.is_multiple_of(2) => Some(Side::Home),
            "toss" => Some(Side::Away),
            _ => halfway.about.map(Player::side),
        }
    }

    fn told(&self, event: &Event) -> Telling {
        Happening::told(self, event)
    }
}

fn set_put(state: &mut State, given: Given<'_>) -> Result<(), Fault> {
    for piece in &mut state.pieces {
        piece.at = None;
    }
    for word in given.list(' ') {
        let (player, hex) = read_put(word)?;
        state.pieces[player.index()].at = hex;
    }
    Ok(())
}

fn set_tokens(state: &mut State, given: Given<'_>) -> Result<(), Fault> {
    for piece in &mut state.pieces {
        piece.tokens = Tokens::default();
    }
    for entry in given.list(',') {
        let mut words = entry.list(' ');
        let player = words.next().and_then(|word| Player::named(word.value));
        let player = player.ok_or_else(|| entry.wrong("players with words, as 4A yellow"))?;
        for word in words {
            state.give(player, word.named(&TOKENS)?);
        }
    }
    Ok(())
}

/// Who holds it, or where it lies: `10H`, `1A hands`, `N22`.
fn set_ball(state: &mut State, given: Given<'_>) -> Result<(), Fault> {
    let value = given.value;
    let all = "a player, a player with `hands`, or a hex";
    let (who, hands) = match value.strip_suffix(" hands") {
        Some(who) => (who, true),
        None => (value, false),
    };
    if let Some(player) = Player::named(who) {
        state.holder = Some(player);
        state.hands = hands;
        state.attack = player.side();
        if let Some(hex) = state.at(player) {
            state.ball = hex;
        }
        return Ok(());
    }
    let hex = Hex::named(value).filter(|hex| hex.in_bounds());
    state.ball = hex.ok_or_else(|| given.wrong(all))?;
    // Whoever stands there keeps it.
    let there = state.holder.and_then(|holder| state.at(holder));
    if there != hex {
        state.holder = None;
        state.hands = false;
    }
    Ok(())
}
