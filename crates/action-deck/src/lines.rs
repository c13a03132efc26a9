//! What is drawn for next, and other parts of a position, as text and back.

use tabletop::{
    Fault, Side,
    values::{Given, Value},
};

use crate::{
    ActionDeck,
    cards::Entry,
    charts::ChartId,
    state::{Caution, Foul, Next},
    team::{Players, TeamChart},
};

/// Between two names.
const AND: &str = " / ";

/// Names with commas between, or `none`.
pub(crate) fn players(chart: &TeamChart, players: Players) -> Value {
    Value::names(players.iter().map(|at| chart.player_name(at)))
}

pub(crate) fn read_players(chart: &TeamChart, given: Given<'_>) -> Result<Players, Fault> {
    let mut players = Players::default();
    for word in given.list(',') {
        let known = |name: &str| player_named(chart, name);
        players.add(word.read(known, "players of the chart, or none")?);
    }
    Ok(players)
}

pub(crate) fn player_named(chart: &TeamChart, name: &str) -> Option<u8> {
    let at = chart
        .players
        .iter()
        .position(|player| player.name == name)?;
    u8::try_from(at).ok()
}

pub(crate) fn keeper_named(chart: &TeamChart, name: &str) -> Option<u8> {
    let at = chart
        .keepers
        .iter()
        .position(|keeper| keeper.name == name)?;
    u8::try_from(at).ok()
}

/// Fouls, with their names.
const FOULS: [(Foul, &str); 5] = [
    (Foul::OfHolder { booked: false }, "holder"),
    (Foul::OfHolder { booked: true }, "holder booked"),
    (Foul::OfOther, "other"),
    (Foul::OfOtherAfterX { penalty: false }, "other after X"),
    (Foul::OfOtherAfterX { penalty: true }, "other penalty"),
];

/// Bookings, with their names.
const CAUTIONS: [(Caution, &str); 3] = [
    (Caution::Yellow, "yellow"),
    (Caution::YellowAfterX, "yellow after X"),
    (Caution::Red, "red"),
];

/// What needs no more than its name.
const PLAIN: [(Next, &str); 14] = [
    (Next::KickOff, "kick-off"),
    (Next::Zone, "zone"),
    (Next::OwnGoal { pressed: false }, "own goal"),
    (Next::OwnGoal { pressed: true }, "own goal pressed"),
    (Next::Control, "control"),
    (Next::Attack, "attack"),
    (Next::PenaltyByX, "penalty by X"),
    (Next::Ejection, "ejection"),
    (Next::PenaltyByChart, "penalty by chart"),
    (Next::Shooter, "shooter"),
    (Next::Scorer, "scorer"),
    (Next::Taker, "taker"),
    (Next::AddedTime { free_kick: false }, "added time"),
    (Next::AddedTime { free_kick: true }, "added time free kick"),
];

/// What a player's name makes of something that is drawn for.
type OfPlayer = (fn(u8) -> Next, &'static str);

/// What is followed by the name of a player.
const WITH_PLAYER: [OfPlayer; 7] = [
    (Next::OnGoal, "on goal"),
    (Next::Parity, "parity"),
    (Next::Even, "even"),
    (Next::Keeper, "keeper"),
    (Next::Faced, "faced"),
    (Next::Assists, "assists"),
    (Next::Penalty, "penalty"),
];

fn known<T: PartialEq>(names: &[(T, &'static str)], wanted: &T) -> &'static str {
    let mut same = names.iter().filter(|(what, _)| what == wanted);
    same.next().map_or("", |(_, name)| *name)
}

fn named<T: Copy>(names: &[(T, &str)], wanted: &str) -> Option<T> {
    let mut same = names.iter().filter(|(_, name)| *name == wanted);
    same.next().map(|(what, _)| *what)
}

/// What is drawn for next; the players are the holder's.
pub(crate) fn next_text(rules: &ActionDeck, holder: Side, next: Next) -> String {
    let player = |at: u8| rules.team_charts()[holder].player_name(at);
    match next {
        Next::Press(entry) => format!("press {entry}"),
        Next::FoulCheck(movement) => {
            let suffix = crate::cards::Suffix::Bare;
            format!("foul check {}", Entry { movement, suffix })
        }
        Next::FoulingPlayer(foul) => format!("fouling player {}", known(&FOULS, &foul)),
        Next::FouledPlayer(foul) => format!("fouled player {}", known(&FOULS, &foul)),
        Next::Card(caution) => format!("card {}", known(&CAUTIONS, &caution)),
        Next::Chart(chart) => format!("chart {}", chart.name()),
        Next::Odd { shooter, keeper } => {
            let keeper = rules.team_charts()[holder.other()].keeper_name(keeper);
            format!("odd {}{AND}{keeper}", player(shooter))
        }
        Next::Assist {
            scorer,
            first,
            another,
        } => {
            let kind = if another {
                "first assist"
            } else {
                "last assist"
            };
            let before = first.map_or(String::new(), |first| format!("{AND}{}", player(first)));
            format!("{kind} {}{before}", player(scorer))
        }
        Next::OnGoal(at) => format!("on goal {}", player(at)),
        Next::Parity(at) => format!("parity {}", player(at)),
        Next::Even(at) => format!("even {}", player(at)),
        Next::Keeper(at) => format!("keeper {}", player(at)),
        Next::Faced(at) => format!("faced {}", player(at)),
        Next::Assists(at) => format!("assists {}", player(at)),
        Next::Penalty(at) => format!("penalty {}", player(at)),
        plain => known(&PLAIN, &plain).to_string(),
    }
}

pub(crate) fn read_next(rules: &ActionDeck, holder: Side, given: Given<'_>) -> Result<Next, Fault> {
    let value = given.value;
    let found = named(&PLAIN, value).or_else(|| read_more(rules, holder, value));
    found.ok_or_else(|| {
        let plain: Vec<&str> = PLAIN.iter().map(|(_, name)| *name).collect();
        let more = "press ENTRY, foul check MOVE, fouling player WHOSE, fouled player WHOSE, \
                    card KIND, chart NAME, on goal PLAYER, parity PLAYER, even PLAYER, keeper \
                    PLAYER, faced PLAYER, odd PLAYER / KEEPER, assists PLAYER, first assist PLAYER, last assist \
                    PLAYER / PLAYER, penalty PLAYER";
        given.wrong(&format!("{}, {more}", plain.join(", ")))
    })
}

fn read_more(rules: &ActionDeck, holder: Side, value: &str) -> Option<Next> {
    let player = |name: &str| player_named(&rules.team_charts()[holder], name);
    let rest = |start: &str| value.strip_prefix(start)?.strip_prefix(' ');
    if let Some(text) = rest("press") {
        return Entry::parse(text).map(Next::Press);
    }
    if let Some(text) = rest("foul check") {
        return Entry::parse(text).map(|entry| Next::FoulCheck(entry.movement));
    }
    if let Some(text) = rest("fouling player") {
        return named(&FOULS, text).map(Next::FoulingPlayer);
    }
    if let Some(text) = rest("fouled player") {
        return named(&FOULS, text).map(Next::FouledPlayer);
    }
    if let Some(text) = rest("card") {
        return named(&CAUTIONS, text).map(Next::Card);
    }
    if let Some(text) = rest("chart") {
        return ChartId::named(text).map(Next::Chart);
    }
    if let Some(text) = rest("odd") {
        let (shooter, keeper) = text.split_once(AND)?;
        let keeper = keeper_named(&rules.team_charts()[holder.other()], keeper)?;
        let shooter = player(shooter)?;
        return Some(Next::Odd { shooter, keeper });
    }
    for (start, another) in [("first assist", true), ("last assist", false)] {
        if let Some(text) = rest(start) {
            let (scorer, before) = match text.split_once(AND) {
                Some((scorer, before)) => (scorer, Some(player(before)?)),
                None => (text, None),
            };
            return Some(Next::Assist {
                scorer: player(scorer)?,
                first: before,
                another,
            });
        }
    }
    WITH_PLAYER
        .iter()
        .find_map(|(next, start)| Some(next(player(rest(start)?)?)))
}
