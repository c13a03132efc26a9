//! Positions and events of the game, written down.

use tabletop::{
    Card, Fault, Side,
    situation::Situation,
    values::{read_gone, read_score, read_side, read_up_to, wrong},
};

use crate::{
    OffenseCharts,
    event::{Event, Happening},
    options::Draws,
    outcome::{Act, Offence},
    play::{HALF, LONGEST_RUN},
    players::{Column, POSITIONS, Positions},
    state::{Contest, Next, Period, Pick, State, Team},
    tables::TableId,
};

impl Situation for OffenseCharts {
    fn describe(&self, state: &State) -> Vec<(String, String)> {
        let added = state
            .added
            .map_or("not drawn".to_string(), |n| n.to_string());
        let mut gone: Vec<u8> = state.deck.turned().iter().map(|card| card.0).collect();
        gone.sort_unstable();
        let mut lines = vec![
            ("period".to_string(), state.period.to_string()),
            ("minute".to_string(), state.minute.to_string()),
            ("added".to_string(), added),
            ("kicked off".to_string(), state.kicked_off.to_string()),
            ("ball".to_string(), state.holder.to_string()),
            ("run".to_string(), state.run.to_string()),
            ("next".to_string(), next_text(state.next)),
            ("players".to_string(), picks_text(state.picks)),
            ("cards gone".to_string(), list(gone.into_iter())),
        ];
        for side in Side::BOTH {
            let team = &state.sides[side];
            for (name, value) in [
                ("goals", team.goals.to_string()),
                ("booked", list(team.booked.iter())),
                ("sent off", list(team.off.iter())),
                ("weather", team.weather.to_string()),
                ("injury", team.hurt.to_string()),
            ] {
                lines.push((format!("{side} {name}"), value));
            }
        }
        // What follows from the rest comes last.
        for side in Side::BOTH {
            let team = &state.sides[side];
            lines.push((format!("{side} x"), team.x.to_string()));
            lines.push((format!("{side} chart"), team.chart.to_string()));
        }
        lines
    }

    fn opening(&self) -> State {
        State {
            next: Next::Minute,
            ..tabletop::Rules::kick_off(self)
        }
    }

    fn set(&self, state: &mut State, name: &str, value: &str) -> Result<(), Fault> {
        match name {
            "period" => state.period = Period::read(name, value)?,
            "minute" => state.minute = read_up_to(name, value, 100)?,
            "added" => {
                state.added = match value {
                    "not drawn" => None,
                    value => Some(read_up_to(name, value, 100)?),
                }
            }
            "kicked off" => state.kicked_off = read_side(name, value)?,
            "ball" => state.holder = read_side(name, value)?,
            "run" => state.run = read_up_to(name, value, LONGEST_RUN)?,
            "next" => state.next = read_next(name, value)?,
            "players" => state.picks = read_picks(name, value)?,
            "cards gone" => state.deck = read_gone(name, value)?,
            "score" => {
                let goals = read_score(name, value)?;
                state.sides.home.goals = goals.home;
                state.sides.away.goals = goals.away;
            }
            _ => {
                let (side, what) = self.of_side(name)?;
                self.set_team(&mut state.sides[side], name, what, value)?;
                self.refresh(state);
                return follows(&state.sides[side], name, what, value);
            }
        }
        Ok(())
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
            self.options().draws != Draws::Deck && !state.deck.turned().is_empty(),
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

    fn write_event(&self, event: &Event) -> String {
        let side = event.side;
        match &event.what {
            Happening::KickOffDrawn { number } => format!("kick-off drawn {side} {number}"),
            Happening::PeriodStart => format!("period start {} {side}", event.period),
            Happening::Reading {
                chart,
                number,
                outcome,
            } => format!("reading {side} {chart} {number} {outcome}"),
            Happening::Table {
                table,
                number,
                result,
            } => format!("{} {side} {number} {result}", table.name()),
            Happening::ShotResult { number, result, .. } => {
                format!("shot result {side} {number} {result}")
            }
            Happening::RunOut => format!("run out {side}"),
            Happening::Contest { kind, duel, won } => {
                let (mine, other) = duel.totals();
                let how = if *won { "won" } else { "lost" };
                format!("{} {side} {mine} v {other} {how}", kind.name())
            }
            Happening::Level { duel } => {
                let (mine, other) = duel.totals();
                format!("level {side} {mine} v {other}")
            }
            Happening::Offence { offence, duel } => {
                let (mine, other) = duel.totals();
                let of = |of| if of == duel.holder { mine } else { other };
                let (its, others) = (of(side), of(side.other()));
                format!("offence {side} {its} v {others} {offence}")
            }
            Happening::Player {
                column,
                number,
                position,
            } => {
                let column = column_text(*column);
                format!("player {side} {column} {number} position {position}")
            }
            Happening::Absent { number, position } => {
                format!("absent {side} {number} position {position}")
            }
            Happening::Booked {
                position,
                yellow,
                red,
                ..
            } => {
                let colour = match (yellow, red) {
                    (true, false) => "yellow",
                    (true, true) => "second yellow",
                    (false, _) => "red",
                };
                format!("{colour} {side} position {position}")
            }
            Happening::SentOff { position, .. } => format!("sent off {side} position {position}"),
            Happening::Penalty {
                need,
                number,
                scored,
            } => {
                let how = if *scored { "scored" } else { "missed" };
                format!("penalty {side} {number} of {need} {how}")
            }
            Happening::Weather { number, weather } => format!("weather {number} {weather}"),
            Happening::Goal { score } => format!("goal {side} {}-{}", score.home, score.away),
            Happening::OwnGoal { score } => {
                format!("own goal {side} {}-{}", score.home, score.away)
            }
            Happening::AddedTime { number, minutes } => format!("added time {number} {minutes}"),
            Happening::PeriodEnd { score } => {
                format!("period end {} {}-{}", event.period, score.home, score.away)
            }
            Happening::MatchEnd { score } => format!("match end {}-{}", score.home, score.away),
        }
    }
}

impl OffenseCharts {
    fn set_team(&self, team: &mut Team, name: &str, what: &str, value: &str) -> Result<(), Fault> {
        match what {
            "goals" => team.goals = read_up_to(name, value, u16::MAX)?,
            "booked" => team.booked = read_positions(name, value)?,
            "sent off" => team.off = read_positions(name, value)?,
            "weather" => {
                let change = value.parse().ok().filter(|n| (-999..=999).contains(n));
                team.weather = change.ok_or_else(|| wrong(name, value, "a whole number"))?;
            }
            "injury" => team.hurt = read_up_to(name, value, Act::LONGEST_INJURY)?,
            "x" | "chart" => (),
            _ => return Err(self.unknown(name)),
        }
        Ok(())
    }
}

/// X and chart cannot be set: they follow from clubs, weather and men.
fn follows(team: &Team, name: &str, what: &str, value: &str) -> Result<(), Fault> {
    let is = match what {
        "x" => team.x.to_string(),
        "chart" => team.chart.to_string(),
        _ => return Ok(()),
    };
    if is == value {
        return Ok(());
    }
    Err(Fault::whole(
        format!("{name}: {is}"),
        "it follows from the clubs, the weather and the men sent off",
    ))
}

fn column_text(column: Column) -> &'static str {
    match column {
        Column::Fouls => "fouls",
        Column::Goals => "goals",
    }
}

fn next_text(next: Next) -> String {
    let again = |again| if again { " again" } else { "" };
    match next {
        Next::KickOff => "kick-off".to_string(),
        Next::Minute => "minute".to_string(),
        Next::Table(table) => table.name().to_string(),
        Next::Weather => "weather".to_string(),
        Next::Contest { kind, again: level } => format!("contest{} {}", again(level), kind.name()),
        Next::Check {
            offence,
            again: level,
        } => format!("check{} {offence}", again(level)),
        Next::Penalty(side) => format!("penalty {side}"),
        Next::AddedTime => "added time".to_string(),
    }
}

fn read_next(name: &str, value: &str) -> Result<Next, Fault> {
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
        let mut same = Contest::ALL.iter().filter(|(_, known)| *known == text);
        let kind = same.next()?.0;
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
        wrong(name, value, all)
    })
}

fn picks_text(picks: [Option<Pick>; 2]) -> String {
    let text = |pick: Pick| match pick {
        Pick::Named { side, column } => format!("{side} {}", column_text(column)),
        Pick::Booked { side, caution } => format!("{side} {caution}"),
    };
    let texts: Vec<String> = picks.into_iter().flatten().map(text).collect();
    match texts.is_empty() {
        true => "none".to_string(),
        false => texts.join(" / "),
    }
}

fn read_picks(name: &str, value: &str) -> Result<[Option<Pick>; 2], Fault> {
    let read = |text: &str| {
        let (side, what) = text.split_once(' ')?;
        let side = Side::named(side)?;
        match (what, Offence::parse(what)) {
            ("fouls", _) => Some(Column::Fouls),
            ("goals", _) => Some(Column::Goals),
            (_, Some(Offence::Card(caution))) => return Some(Pick::Booked { side, caution }),
            _ => None,
        }
        .map(|column| Pick::Named { side, column })
    };
    let parts: Vec<Option<Pick>> = match value {
        "none" => Vec::new(),
        value => value.split(" / ").map(read).collect(),
    };
    match parts[..] {
        [] => Ok([None, None]),
        [Some(first)] => Ok([Some(first), None]),
        [Some(first), Some(second)] => Ok([Some(first), Some(second)]),
        _ => Err(wrong(
            name,
            value,
            "none, home fouls, away goals, home CARD",
        )),
    }
}

/// Numbers with spaces between, or `none`.
fn list(numbers: impl Iterator<Item = u8>) -> String {
    let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
    match numbers.is_empty() {
        true => "none".to_string(),
        false => numbers.join(" "),
    }
}

fn words(value: &str) -> impl Iterator<Item = &str> {
    value.split_whitespace().filter(|word| *word != "none")
}

fn read_positions(name: &str, value: &str) -> Result<Positions, Fault> {
    let mut positions = Positions::default();
    for word in words(value) {
        let position = word.parse().ok();
        let position = position.filter(|position| (1..=POSITIONS).contains(position));
        let all = "positions from 1 to 11 with spaces between, or none";
        positions.add(position.ok_or_else(|| wrong(name, value, all))?);
    }
    Ok(positions)
}
