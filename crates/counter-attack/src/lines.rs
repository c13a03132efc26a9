//! Single values of a position, written and read.

use tabletop::{
    Fault, Side,
    events::Told as _,
    values::{Given, Value},
};

use crate::{
    hex::Hex,
    next::{Kind, Menu, Next, Restart},
    player::Player,
    state::{Phase, PhasePart, Tokens},
};

/// What stands for nobody and nothing.
pub(crate) const NONE: &str = "none";

/// Every token with its word.
pub(crate) const TOKENS: [(Tokens, &str); 16] = [
    (Tokens::YELLOW, "yellow"),
    (Tokens::INJURED, "injured"),
    (Tokens::OFF, "off"),
    (Tokens::GONE, "gone"),
    (Tokens::FROZEN, "frozen"),
    (Tokens::FROZEN_ENDS, "frozen-ends"),
    (Tokens::STUNNED, "stunned"),
    (Tokens::STUN_ENDS, "stun-ends"),
    (Tokens::STUN_PART, "stun-part"),
    (Tokens::STUN_LONG, "stun-long"),
    (Tokens::ACTIVATED, "activated"),
    (Tokens::STOLE, "stole"),
    (Tokens::FLAGGED, "flagged"),
    (Tokens::STUCK, "stuck"),
    (Tokens::NO_SNAP, "no-snap"),
    (Tokens::DIVED, "dived"),
];

pub(crate) fn phase(phase: Phase) -> Value {
    let parts = vec![
        ("part", Value::word(phase.part)),
        ("left", phase.left.into()),
        ("spent", phase.spent.into()),
        ("before_throw", phase.before_throw.into()),
        ("counts", phase.counts.into()),
    ];
    Value::Worded(phase_text(phase), Box::new(Value::Record(parts)))
}

fn phase_text(phase: Phase) -> String {
    let mut text = format!("{} left {} spent {}", phase.part, phase.left, phase.spent);
    for (is_so, word) in [
        (phase.before_throw, " throw"),
        (!phase.counts, " free"),
        (phase.fresh, " fresh"),
    ] {
        if is_so {
            text.push_str(word);
        }
    }
    text
}

pub(crate) fn read_phase(given: Given<'_>) -> Result<Phase, Fault> {
    let all = "none, or as `A4 left 3 spent 2`, with throw, free, fresh";
    let fault = || given.wrong(all);
    let words: Vec<&str> = given.value.split_whitespace().collect();
    let [part, "left", left, "spent", spent, ref marks @ ..] = words[..] else {
        return Err(fault());
    };
    let part = match part {
        "A4" => PhasePart::A4,
        "D5" => PhasePart::D5,
        "A2" => PhasePart::A2,
        _ => return Err(fault()),
    };
    if marks
        .iter()
        .any(|mark| !["throw", "free", "fresh"].contains(mark))
    {
        return Err(fault());
    }
    Ok(Phase {
        part,
        left: given.part(left).up_to(5)?,
        spent: given.part(spent).up_to(12)?,
        before_throw: marks.contains(&"throw"),
        counts: !marks.contains(&"free"),
        fresh: marks.contains(&"fresh"),
    })
}

fn restart_text(restart: Restart) -> String {
    format!("{} {} {}", restart.kind.name(), restart.side, restart.at)
}

/// What comes next: the step, what may be done then, and for which set piece it is.
pub(crate) fn next(next: Next) -> Value {
    let text = next_text(next);
    let (step, _) = text.split_once(' ').unwrap_or((&text, ""));
    let menu = match next {
        Next::Choose(menu) | Next::FinalThird(_, menu) | Next::Thirds(_, menu) => Some(menu),
        _ => None,
    };
    let set_piece = match next {
        Next::Substitutions(restart, _)
        | Next::KeeperPlace(restart, _)
        | Next::Taker(restart)
        | Next::Window(restart, ..) => Some(restart.kind),
        Next::Header { corner: true, .. } => Some(Kind::Corner),
        _ => None,
    };
    let parts = vec![
        ("step", Value::word(step)),
        ("menu", menu.told()),
        ("set_piece", set_piece.told()),
    ];
    Value::Worded(text, Box::new(Value::Record(parts)))
}

fn next_text(next: Next) -> String {
    match next {
        Next::Referee => "referee".to_string(),
        Next::Toss => "toss".to_string(),
        Next::LineUp(side) => format!("line-up {side}"),
        Next::Adjust(side) => format!("adjust {side}"),
        Next::Choose(menu) => format!("choose {}", menu.name()),
        Next::FinalThird(side, menu) => format!("third {side} {}", menu.name()),
        Next::Thirds(side, menu) => format!("thirds {side} {}", menu.name()),
        Next::KickOrDrop => "kick-or-drop".to_string(),
        Next::Activate => "activate".to_string(),
        Next::Carry => "carry".to_string(),
        Next::LooseSnap => "rebound".to_string(),
        Next::Header { rushed, corner } => {
            let rushed = if rushed { " rushed" } else { "" };
            let corner = if corner { " corner" } else { "" };
            format!("header{rushed}{corner}")
        }
        Next::Substitutions(restart, side) => {
            format!("substitutions {} {side}", restart_text(restart))
        }
        Next::KeeperPlace(restart, side) => format!("keeper {} {side}", restart_text(restart)),
        Next::Taker(restart) => format!("taker {}", restart_text(restart)),
        Next::Window(restart, number, left) => {
            format!("window {} {number} {left}", restart_text(restart))
        }
        Next::CornerStep(side) => format!("corner-step {side}"),
        Next::Order(side) => format!("order {side}"),
        Next::ShootOut => "shoot-out".to_string(),
    }
}

pub(crate) fn read_next(given: Given<'_>) -> Result<Next, Fault> {
    given.read(
        next_of,
        "a step of the match, as `choose after_move` or `activate`",
    )
}

fn next_of(value: &str) -> Option<Next> {
    let words: Vec<&str> = value.split_whitespace().collect();
    Some(match words[..] {
        ["referee"] => Next::Referee,
        ["toss"] => Next::Toss,
        ["line-up", side] => Next::LineUp(Side::named(side)?),
        ["adjust", side] => Next::Adjust(Side::named(side)?),
        ["choose", menu] => Next::Choose(Menu::named(menu)?),
        ["third", side, menu] => Next::FinalThird(Side::named(side)?, Menu::named(menu)?),
        ["thirds", side, menu] => Next::Thirds(Side::named(side)?, Menu::named(menu)?),
        ["kick-or-drop"] => Next::KickOrDrop,
        ["activate"] => Next::Activate,
        ["carry"] => Next::Carry,
        ["rebound"] => Next::LooseSnap,
        ["header", ref marks @ ..] => Next::Header {
            rushed: marks.contains(&"rushed"),
            corner: marks.contains(&"corner"),
        },
        ["substitutions", kind, side, at, who] => {
            Next::Substitutions(restart_of(kind, side, at)?, Side::named(who)?)
        }
        ["keeper", kind, side, at, who] => {
            Next::KeeperPlace(restart_of(kind, side, at)?, Side::named(who)?)
        }
        ["taker", kind, side, at] => Next::Taker(restart_of(kind, side, at)?),
        ["window", kind, side, at, number, left] => Next::Window(
            restart_of(kind, side, at)?,
            number.parse().ok().filter(|number| *number < 6)?,
            left.parse().ok().filter(|left| *left <= 11)?,
        ),
        ["corner-step", side] => Next::CornerStep(Side::named(side)?),
        ["order", side] => Next::Order(Side::named(side)?),
        ["shoot-out"] => Next::ShootOut,
        _ => return None,
    })
}

fn restart_of(kind: &str, side: &str, at: &str) -> Option<Restart> {
    let kind = Kind::named(kind)?;
    Some(Restart {
        kind,
        side: Side::named(side)?,
        at: Hex::named(at).filter(|hex| hex.in_bounds())?,
    })
}

/// `10H@M26` as player and hex, `10H@none` as one who is not on the pitch.
pub(crate) fn read_put(given: Given<'_>) -> Result<(Player, Option<Hex>), Fault> {
    let read = |word: &str| {
        let (player, hex) = word.split_once('@')?;
        let player = Player::named(player)?;
        if hex == NONE {
            return Some((player, None));
        }
        let hex = Hex::named(hex).filter(|hex| hex.in_bounds())?;
        Some((player, Some(hex)))
    };
    given.read(read, "players on hexes, as 10H@M26")
}
