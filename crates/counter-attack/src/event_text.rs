//! Events in the notation CA/1: a word, then fields `key=value`.

use std::fmt;

use crate::{
    event::{
        Booking, Check, Duel, FoulKind, Happening, Hurt, Outcome, PassKind, PhaseEnd, Rolls, Try,
    },
    hex::Hex,
    player::letter,
    state::Part,
};

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Outcome::Won => "won",
            Outcome::Lost => "lost",
            Outcome::Tied => "tied",
            Outcome::Fail => "fail",
            Outcome::Foul => "foul",
            Outcome::Caught => "caught",
        })
    }
}

impl fmt::Display for FoulKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            FoulKind::Steal => "steal",
            FoulKind::Tackle => "tackle",
            FoulKind::Dive => "dive",
            FoulKind::Nutmeg => "nutmeg",
            FoulKind::Reckless => "reckless",
            FoulKind::FirstTime => "ftp",
            FoulKind::Handball => "handball",
        })
    }
}

impl fmt::Display for PhaseEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            PhaseEnd::Normal => "normal",
            PhaseEnd::Steal => "steal",
            PhaseEnd::Tackle => "tackle",
            PhaseEnd::Dive => "dive",
            PhaseEnd::Reach => "reach",
            PhaseEnd::Collect => "collect",
            PhaseEnd::Loose => "loose",
            PhaseEnd::Save => "save",
            PhaseEnd::Stoppage => "stoppage",
        })
    }
}

impl fmt::Display for PassKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            PassKind::Std => "std",
            PassKind::Short => "short",
            PassKind::Ftp => "ftp",
            PassKind::Throw => "throw",
            PassKind::ThrowIn => "throwin",
            PassKind::ThrowHead => "throwhead",
            PassKind::CornerShort => "cshort",
        })
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Part::A4 => "A4",
            Part::D5 => "D5",
            Part::A2 => "A2",
        })
    }
}

/// A hex, or `-`.
struct Or(Option<Hex>);

impl fmt::Display for Or {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(hex) => write!(f, "{hex}"),
            None => f.write_str("-"),
        }
    }
}

fn yes(is_so: bool) -> char {
    if is_so { 'y' } else { 'n' }
}

fn accurate(is_so: bool) -> &'static str {
    if is_so { "accurate" } else { "inaccurate" }
}

fn held(is_so: bool) -> &'static str {
    if is_so { "held" } else { "spilled" }
}

fn duel_word(duel: Duel) -> (&'static str, &'static str) {
    match duel {
        Duel::Tackle { behind: true } => ("tackle", " behind=y"),
        Duel::Tackle { behind: false } => ("tackle", " behind=n"),
        Duel::Dive => ("dive", ""),
        Duel::Nutmeg => ("nutmeg", ""),
    }
}

impl fmt::Display for Happening {
    #[allow(clippy::too_many_lines)] // One line for each kind of event.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Happening as H;
        match *self {
            H::Referee { leniency } => write!(f, "referee leniency={leniency}"),
            H::Toss { home, away } => write!(f, "toss home={home} away={away}"),
            H::PeriodStart { .. } => f.write_str("start"),
            H::Part(part) => write!(f, "part {part}"),
            H::Moved { who, to } => write!(f, "moved who={who} to={}", Or(to)),
            H::Placed { who, to } => write!(f, "placed who={who} to={to}"),
            H::Step { who, to, left } => write!(f, "step who={who} to={to} left={left}"),
            H::Land { who, to, left } => write!(f, "land who={who} to={to} left={left}"),
            H::Collect { who, at } => write!(f, "collect who={who} at={at}"),
            H::KeeperMove { who, to } => write!(f, "gk who={who} to={}", Or(to)),
            H::Pushed { who, to } => write!(f, "pushed who={who} to={to}"),
            H::Repositioned { who, to } => write!(f, "repos who={who} to={}", Or(to)),
            H::Stun { who } => write!(f, "stun who={who}"),
            H::Steal {
                by, on, roll, res, ..
            } => {
                let (die, sum) = (roll.die.face, roll.total);
                write!(f, "steal by={by} on={on} die={die} sum={sum} res={res}")
            }
            H::Tried {
                what,
                by,
                roll,
                res,
                ..
            } => {
                let (die, sum) = (roll.die.face, roll.total);
                let word = match what {
                    Try::Reach => "reach",
                    Try::Attract => "attract",
                };
                write!(f, "{word} by={by} die={die} sum={sum} res={res}")
            }
            H::Intercept {
                by,
                roll: None,
                res,
                ..
            } => {
                write!(f, "intercept by={by} die=- sum=- need=- res={res}")
            }
            H::Intercept {
                by,
                roll: Some(roll),
                need,
                res,
                ..
            } => {
                let (die, sum) = (roll.die.face, roll.total);
                write!(
                    f,
                    "intercept by={by} die={die} sum={sum} need={need} res={res}"
                )
            }
            H::Block {
                by,
                roll,
                need,
                res,
                ..
            } => {
                let (die, sum) = (roll.die.face, roll.total);
                write!(f, "block by={by} die={die} sum={sum} need={need} res={res}")
            }
            H::Deflect { by, roll, res } => {
                write!(f, "deflect by={by} die={} res={res}", roll.die.face)
            }
            H::Duel {
                duel,
                by,
                on,
                def,
                att,
                res,
                ..
            } => {
                let (word, behind) = duel_word(duel);
                let (def, att) = (def.total, att.total);
                write!(
                    f,
                    "{word} by={by} on={on} def={def} att={att}{behind} res={res}"
                )
            }
            H::DuelFoul {
                duel, by, on, die, ..
            } => {
                let (word, behind) = duel_word(duel);
                write!(f, "{word} by={by} on={on} die={die}{behind} res=foul")
            }
            H::Reckless {
                by, on, die, res, ..
            } => {
                write!(f, "reckless by={by} on={on} die={die} res={res}")
            }
            H::Foul {
                by,
                on,
                at,
                kind,
                behind,
                last_man,
            } => {
                let (behind, last) = (yes(behind), yes(last_man));
                write!(
                    f,
                    "foul by={by} on={on} at={at} kind={kind} behind={behind} lastman={last}"
                )
            }
            H::Injury { on, die, res, .. } => {
                let res = match res {
                    Hurt::None => "none",
                    Hurt::Injured => "injured",
                    Hurt::Second => "second",
                };
                write!(f, "injury on={on} die={die} res={res}")
            }
            H::Booking {
                by,
                die,
                check,
                res,
                ..
            } => {
                let die = die.map_or("-".to_string(), |die| die.to_string());
                let check = match check {
                    Check::NoneYellow => "none_yellow",
                    Check::YellowRed => "yellow_red",
                    Check::Automatic => "automatic",
                };
                let res = match res {
                    Booking::None => "none",
                    Booking::Yellow => "yellow",
                    Booking::SecondYellow => "second_yellow",
                    Booking::Red => "red",
                };
                write!(f, "booking by={by} die={die} check={check} res={res}")
            }
            H::SentOff { who } => write!(f, "sent_off who={who}"),
            H::MustLeave { who } => write!(f, "must_leave who={who}"),
            H::Decision {
                penalty, forced, ..
            } => {
                let what = match penalty {
                    Some(true) => "penalty",
                    Some(false) => "free_kick",
                    None => "play_on",
                };
                write!(f, "decision {what} forced={}", yes(forced))
            }
            H::Pass { kind, from, to, .. } => write!(f, "pass kind={kind} from={from} to={to}"),
            H::Received { who, at } => write!(f, "received who={who} at={at}"),
            H::Space { at } => write!(f, "space at={at}"),
            H::High {
                from,
                to,
                roll,
                accurate: is,
                ..
            } => {
                let (die, total, res) = (roll.die.face, roll.total, accurate(is));
                write!(
                    f,
                    "high from={from} to={to} die={die} total={total} res={res}"
                )
            }
            H::Cross { from, to, .. } => {
                write!(f, "high from={from} to={to} die=- total=- res=accurate")
            }
            H::Long {
                from,
                to,
                roll,
                need,
                accurate: is,
                ..
            } => {
                let (die, total, res) = (roll.die.face, roll.total, accurate(is));
                write!(
                    f,
                    "long from={from} to={to} die={die} total={total} need={need} res={res}"
                )
            }
            H::Drift { dir, dist, lands } => write!(f, "drift dir={dir} dist={dist} lands={lands}"),
            H::DriftOut { dir, dist, last } => {
                write!(f, "drift dir={dir} dist={dist} out last={last}")
            }
            H::Down { at } => write!(f, "down at={at}"),
            H::Header {
                att: (att, attack),
                def: (def, defence),
                res,
                ..
            } => {
                let (att_total, def_total) = (attack.total, defence.total);
                let res = match res {
                    Outcome::Won => "att",
                    Outcome::Lost => "def",
                    _ => "tie",
                };
                write!(
                    f,
                    "header att={att}:{att_total} def={def}:{def_total} res={res}"
                )
            }
            H::FreeHeader {
                who,
                roll: Some(roll),
            } => {
                write!(f, "header free={who} total={}", roll.total)
            }
            H::FreeHeader { who, roll: None } => write!(f, "header free={who}"),
            H::Headed { who, from, to } => write!(f, "headed who={who} from={from} to={to}"),
            H::HeadedShot {
                who,
                from,
                aim,
                roll,
            } => {
                let total = roll.total;
                write!(f, "headshot who={who} from={from} aim={aim} total={total}")
            }
            H::KeeperBeaten { .. } => f.write_str("keeper_beaten"),
            H::Control { who, roll, res, .. } => {
                let (die, total) = (roll.die.face, roll.total);
                write!(f, "control who={who} die={die} total={total} res={res}")
            }
            H::BackHead { die, held: is, .. } => write!(f, "backhead die={die} res={}", held(is)),
            H::Snapshot { who } => write!(f, "snapshot who={who}"),
            H::Shot {
                who,
                from,
                aim,
                modifier,
                ..
            } => {
                write!(f, "shot who={who} from={from} aim={aim} mod={modifier}")
            }
            H::FreeKickShot { roll, .. } => {
                write!(f, "fkshot die={} total={}", roll.die.face, roll.total)
            }
            H::Penalty { who, aim, roll } => {
                let (die, total) = (roll.die.face, roll.total);
                write!(f, "penalty who={who} aim={aim} die={die} total={total}")
            }
            H::OffTarget { .. } => f.write_str("off_target"),
            H::NoSave { roll, .. } => write!(f, "no_save total={}", roll.total),
            H::Save {
                by,
                at,
                step,
                att,
                def,
                res,
                ..
            } => {
                let (modifier, att, def) = (def.modifier(), att.total, def.total);
                let res = match res {
                    Outcome::Won => "saved",
                    Outcome::Lost => "goal",
                    _ => "tied",
                };
                write!(
                    f,
                    "save by={by} at={at} step={step} mod={modifier} att={att} def={def} res={res}"
                )
            }
            H::Handling {
                by, die, held: is, ..
            } => {
                write!(f, "handling by={by} die={die} res={}", held(is))
            }
            H::Loose {
                from,
                off,
                dir,
                dist,
                rolls,
            } => {
                write!(f, "loose from={from} off={off} dir={dir} dist={dist} ")?;
                match rolls {
                    Rolls::Hit(player) => write!(f, "hit={player}"),
                    Rolls::Rest(hex) => write!(f, "rest={hex}"),
                    Rolls::Goal => f.write_str("goal"),
                    Rolls::Out { last } => write!(f, "out last={last}"),
                }
            }
            H::LooseSave { by, roll, held: is } => {
                let (die, res) = (roll.die.face, if is { "held" } else { "fail" });
                write!(f, "loosesave by={by} die={die} res={res}")
            }
            H::Goal { side, score, .. } => {
                write!(
                    f,
                    "goal side={} score={}-{}",
                    letter(side),
                    score.home,
                    score.away
                )
            }
            H::Offside { who, at } => write!(f, "offside who={who} at={at}"),
            H::Restart(restart) => {
                let (kind, side) = (restart.kind.name(), letter(restart.side));
                write!(f, "restart kind={kind} side={side} at={}", restart.at)
            }
            H::PhaseEnd(why) => write!(f, "phase_end why={why}"),
            H::Added { die, actions, .. } => write!(f, "added die={die} actions={actions}"),
            H::HalfEnd { period, .. } => write!(f, "half_end period={}", period.number()),
            H::Menu { side, menu } => write!(f, "menu side={} {}", letter(side), menu.name()),
            H::Substitution { off, on } => write!(f, "sub off={off} on={on}"),
            H::NewKeeper { who } => write!(f, "keeper who={who}"),
            H::ShootOutKick {
                who, aim, scored, ..
            } => {
                write!(f, "kick who={who} aim={aim} scored={}", yes(scored))
            }
            H::Abandoned { side } => write!(f, "abandoned side={}", letter(side)),
            H::FullTime { score } => write!(f, "full_time score={}-{}", score.home, score.away),
        }
    }
}
