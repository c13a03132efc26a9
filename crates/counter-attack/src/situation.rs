//! Positions and events of the game, written down.

use tabletop::{
    Fault, Rules as _, Side,
    situation::Situation,
    values::{read_side, read_up_to, read_yes, wrong, yes},
};

use crate::{
    CounterAttack,
    event::Event,
    hex::Hex,
    lines::{
        TOKENS, next_text, or_none, phase_text, read_next, read_or_none, read_phase, read_put,
        token_named,
    },
    next::{Menu, Next},
    pitch::End,
    player::{Player, SHIRTS, STARTERS},
    state::{Kicks, Period, State, Tokens},
};

const PLAYER: &str = "a player as 10H";
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

fn put_text(state: &State) -> String {
    let on = Player::all().filter_map(|player| Some((player, state.at(player)?)));
    let on: Vec<String> = on.map(|(player, hex)| format!("{player}@{hex}")).collect();
    match on.is_empty() {
        true => "none".to_string(),
        false => on.join(" "),
    }
}

/// The shirts in their order, or `none`.
fn order_text(order: [u8; STARTERS as usize]) -> String {
    let shirts = order.iter().filter(|shirt| **shirt > 0);
    let shirts: Vec<String> = shirts.map(ToString::to_string).collect();
    match shirts.is_empty() {
        true => "none".to_string(),
        false => shirts.join(" "),
    }
}

fn read_order(name: &str, value: &str) -> Result<[u8; STARTERS as usize], Fault> {
    let mut order = [0; STARTERS as usize];
    let words = value.split_whitespace().filter(|word| *word != "none");
    for (place, word) in words.enumerate() {
        let shirt = word
            .parse()
            .ok()
            .filter(|shirt| (1..=SHIRTS).contains(shirt));
        let shirt = shirt.filter(|shirt| !order.contains(shirt));
        match (order.get_mut(place), shirt) {
            (Some(free), Some(shirt)) => *free = shirt,
            _ => return Err(wrong(name, value, "up to 11 different shirts, or none")),
        }
    }
    Ok(order)
}

fn tokens_text(state: &State) -> String {
    let mut all = Vec::new();
    for player in Player::all() {
        let words = TOKENS.iter().filter(|(token, _)| state.has(player, *token));
        let words: Vec<&str> = words.map(|(_, word)| *word).collect();
        if !words.is_empty() {
            all.push(format!("{player} {}", words.join(" ")));
        }
    }
    match all.is_empty() {
        true => "none".to_string(),
        false => all.join(", "),
    }
}

impl Situation for CounterAttack {
    fn describe(&self, state: &State) -> Vec<(String, String)> {
        let mut lines = vec![
            ("period", state.period.to_string()),
            ("minute", state.minute.to_string()),
            ("added", or_none(state.added)),
            (
                "score",
                format!("{}-{}", state.goals.home, state.goals.away),
            ),
            ("leniency", state.leniency.to_string()),
            ("home attacks", end_name(state.home_attacks).to_string()),
            ("kicked off", state.kicked_off.to_string()),
            ("put", put_text(state)),
            ("tokens", tokens_text(state)),
            ("ball", state.ball.to_string()),
            ("holder", or_none(state.holder)),
            ("hands", yes(state.hands)),
            ("attack", state.attack.to_string()),
            ("touched", or_none(state.toucher)),
            ("played", or_none(state.player)),
            ("kicked", or_none(state.kicked)),
            ("barred", or_none(state.barred)),
            ("leaving", or_none(state.leaving)),
            ("phase", phase_text(state.phase)),
            ("takes", state.takes.to_string()),
            ("third", or_none(state.third.map(end_name))),
            ("seconds", state.seconds.to_string()),
            ("turn", state.turn.to_string()),
            ("next", next_text(state.next)),
        ]
        .into_iter()
        .map(|(name, value)| (name.to_string(), value))
        .collect::<Vec<_>>();
        for side in Side::BOTH {
            let kicks = state.kicks[side];
            for (name, value) in [
                ("keeper", or_none(state.keepers[side])),
                ("substitutions", state.substitutions[side].to_string()),
                ("kicks", format!("{} of {}", kicks.scored, kicks.taken)),
                ("order", order_text(state.order[side])),
            ] {
                lines.push((format!("{side} {name}"), value));
            }
        }
        lines
    }

    fn opening(&self) -> State {
        State {
            leniency: 4,
            next: Next::Choose(Menu::AfterMove),
            ..self.kick_off()
        }
    }

    fn set(&self, state: &mut State, name: &str, value: &str) -> Result<(), Fault> {
        match name {
            "period" => {
                let found = Period::ALL.into_iter().find(|p| p.to_string() == value);
                let all = Period::ALL.map(|period| period.to_string()).join(", ");
                state.period = found.ok_or_else(|| wrong(name, value, &all))?;
            }
            "minute" => state.minute = read_up_to(name, value, 90)?,
            "added" => {
                let read = |text: &str| text.parse().ok().filter(|number| *number <= 20);
                state.added = read_or_none(name, value, read, "a number from 0 to 20")?;
            }
            "score" => {
                let (home, away) = pair(name, value, '-')?;
                state.goals.home = read_up_to(name, home, u8::MAX)?;
                state.goals.away = read_up_to(name, away, u8::MAX)?;
            }
            "leniency" => state.leniency = read_up_to(name, value, 6)?,
            "home attacks" => {
                let found = end_named(value);
                state.home_attacks = found.ok_or_else(|| wrong(name, value, ENDS))?;
            }
            "kicked off" => state.kicked_off = read_side(name, value)?,
            "put" => set_put(state, value)?,
            "tokens" => set_tokens(state, value)?,
            "ball" => set_ball(state, value)?,
            "holder" => state.holder = read_or_none(name, value, Player::named, PLAYER)?,
            "hands" => state.hands = read_yes(name, value)?,
            "attack" => state.attack = read_side(name, value)?,
            "touched" => state.toucher = read_or_none(name, value, Player::named, PLAYER)?,
            "played" => state.player = read_or_none(name, value, Player::named, PLAYER)?,
            "kicked" => state.kicked = read_or_none(name, value, Side::named, "home, away")?,
            "barred" => state.barred = read_or_none(name, value, Player::named, PLAYER)?,
            "leaving" => state.leaving = read_or_none(name, value, Player::named, PLAYER)?,
            "phase" => state.phase = read_phase(value)?,
            "takes" => state.takes = read_up_to(name, value, 3)?,
            "third" => state.third = read_or_none(name, value, end_named, ENDS)?,
            "seconds" => state.seconds = read_up_to(name, value, 10_800)?,
            "turn" => state.turn = read_up_to(name, value, u8::MAX)?,
            "next" => state.next = read_next(value)?,
            "menu" => {
                let all = Menu::ALL.map(|(_, name)| name).join(", ");
                let found = Menu::named(value).ok_or_else(|| wrong(name, value, &all))?;
                state.next = Next::Choose(found);
            }
            _ => {
                let (side, what) = self.of_side(name)?;
                self.set_side(state, side, name, what, value)?;
            }
        }
        Ok(())
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
            let far = at.is_some_and(|at| at.distance(state.ball) > 1);
            check(far, format!("{holder} has the ball but is not there"));
            let other = holder.side() != state.attack;
            check(
                other,
                format!("{holder} has the ball but his side does not attack"),
            );
        }
        let needs = match state.next {
            Next::Choose(menu) => menu != Menu::Unclaimed,
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

    fn write_event(&self, event: &Event) -> String {
        event.what.to_string()
    }
}

fn pair<'a>(name: &str, value: &'a str, between: char) -> Result<(&'a str, &'a str), Fault> {
    let pair = value.split_once(between);
    let (first, second) = pair.ok_or_else(|| wrong(name, value, "two numbers"))?;
    Ok((first.trim(), second.trim()))
}

fn set_put(state: &mut State, value: &str) -> Result<(), Fault> {
    for piece in &mut state.pieces {
        piece.at = None;
    }
    for word in value.split_whitespace().filter(|word| *word != "none") {
        let (player, hex) = read_put(word)?;
        state.pieces[player.index()].at = Some(hex);
    }
    Ok(())
}

fn set_tokens(state: &mut State, value: &str) -> Result<(), Fault> {
    for piece in &mut state.pieces {
        piece.tokens = Tokens::default();
    }
    for entry in value
        .split(',')
        .map(str::trim)
        .filter(|entry| *entry != "none")
    {
        let mut words = entry.split_whitespace();
        let player = words.next().and_then(Player::named);
        let player =
            player.ok_or_else(|| wrong("tokens", entry, "players with words, as 4A yellow"))?;
        for word in words {
            let all = TOKENS.map(|(_, word)| word).join(", ");
            let token = token_named(word).ok_or_else(|| wrong("tokens", word, &all))?;
            state.give(player, token);
        }
    }
    Ok(())
}

/// Who holds it, or where it lies: `10H`, `1A hands`, `N22`.
fn set_ball(state: &mut State, value: &str) -> Result<(), Fault> {
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
    state.ball = hex.ok_or_else(|| wrong("ball", value, all))?;
    // Whoever stands there keeps it.
    let there = state.holder.and_then(|holder| state.at(holder));
    if there != hex {
        state.holder = None;
        state.hands = false;
    }
    Ok(())
}

impl CounterAttack {
    fn set_side(
        &self,
        state: &mut State,
        side: Side,
        name: &str,
        what: &str,
        value: &str,
    ) -> Result<(), Fault> {
        match what {
            "keeper" => state.keepers[side] = read_or_none(name, value, Player::named, PLAYER)?,
            "substitutions" => state.substitutions[side] = read_up_to(name, value, 10)?,
            "kicks" => {
                let parts = value.split_once(" of ");
                let (scored, taken) = parts.ok_or_else(|| wrong(name, value, "as `3 of 4`"))?;
                state.kicks[side] = Kicks {
                    scored: read_up_to(name, scored, u8::MAX)?,
                    taken: read_up_to(name, taken, u8::MAX)?,
                };
            }
            "order" => state.order[side] = read_order(name, value)?,
            _ => return Err(self.unknown(name)),
        }
        Ok(())
    }
}
