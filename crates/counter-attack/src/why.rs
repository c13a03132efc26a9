//! Why something happened: the dice and what they are held against, and the clause.

use football::Why;

use crate::{
    CounterAttack,
    event::{Check, Duel, Event, FoulKind, Happening, Outcome, Try},
    next::Kind,
};

const WIN: &str = "a natural 6 or a total of 10 wins it";

pub(crate) fn why(_: &CounterAttack, event: &Event) -> Option<Why> {
    let (text, clause) = match event.what {
        Happening::Referee { leniency } => (format!("Leniency {leniency}"), "CA-3.5"),
        Happening::Toss { home, away } => (format!("{home} against {away}"), "CA-31.4"),
        Happening::Steal { die, sum, res, .. } => {
            let text = match res {
                Outcome::Foul => "a natural 1 is a foul".to_string(),
                _ => format!("die {die}, total {sum}: {WIN}"),
            };
            (text, "CA-7.3")
        }
        Happening::Tried { what, die, sum, .. } => {
            let clause = match what {
                Try::Reach => "CA-8.1",
                Try::Attract => "CA-22.7",
            };
            (format!("die {die}, total {sum}: {WIN}"), clause)
        }
        Happening::Intercept { die: None, .. } => {
            ("on the keeper's own hex".to_string(), "CA-14.8")
        }
        Happening::Intercept {
            die: Some(die),
            sum,
            need,
            ..
        } => (
            format!("die {die}, total {sum}: {need} or a total of 10"),
            "CA-14.4",
        ),
        Happening::Block { die, sum, need, .. } => (
            format!("die {die}, total {sum}: {need} or a total of 10"),
            "CA-19.6",
        ),
        Happening::Deflect { die, .. } => (format!("die {die}: {WIN}"), "CA-19.9"),
        Happening::Duel { duel, def, att, .. } => {
            let clause = match duel {
                Duel::Tackle { .. } => "CA-9.4",
                Duel::Dive => "CA-13.6",
                Duel::Nutmeg => "CA-11.6",
            };
            (format!("defender {def}, attacker {att}"), clause)
        }
        Happening::DuelFoul { die, .. } => (format!("the defender's die is {die}"), "CA-9.5"),
        Happening::Reckless { die, .. } => (format!("die {die}: 3 or more is a foul"), "CA-10.11"),
        Happening::Foul {
            kind,
            behind,
            last_man,
            ..
        } => {
            let mut text = format!("by a {kind}");
            if behind {
                text.push_str(", from behind");
            }
            if last_man {
                text.push_str(", as last man");
            }
            let clause = match kind {
                FoulKind::FirstTime => "CA-15.7",
                FoulKind::Handball => "CA-13.11",
                _ => "CA-12.1",
            };
            (text, clause)
        }
        Happening::Injury { die, .. } => (format!("die {die} against Resilience"), "CA-12.3"),
        Happening::Booking { die, check, .. } => {
            let die = die.map_or("no die".to_string(), |die| format!("die {die}"));
            match check {
                Check::NoneYellow => (format!("{die} against Leniency"), "CA-12.6"),
                Check::YellowRed => (format!("{die} against Leniency, yellow or red"), "CA-12.8"),
                Check::Automatic => (format!("{die} is needed"), "CA-10.9"),
            }
        }
        Happening::High { total, .. } => (format!("total {total}, 8 is accurate"), "CA-16.5"),
        Happening::Long { total, need, .. } => {
            (format!("total {total}, {need} is accurate"), "CA-17.3")
        }
        Happening::Drift { dir, dist, .. } | Happening::DriftOut { dir, dist, .. } => (
            format!("direction {dir}, distance {dist} from the target"),
            "CA-16.6",
        ),
        Happening::Header {
            att_total,
            def_total,
            ..
        } => (
            format!("attack {att_total}, defence {def_total}"),
            "CA-18.5",
        ),
        Happening::Control { total, .. } => (format!("total {total}, 9 controls it"), "CA-18.13"),
        Happening::BackHead { die, .. } => (format!("die {die}: a 1 slips"), "CA-18.15"),
        Happening::OffTarget { .. } => ("a natural 1".to_string(), "CA-19.10"),
        Happening::NoSave { .. } => ("no hex of the line is in reach".to_string(), "CA-19.11"),
        Happening::KeeperBeaten { .. } => ("beaten in the air".to_string(), "CA-18.6"),
        Happening::Save { att, def, step, .. } => (
            format!("shooter {att}, keeper {def}, {step} hexes away"),
            "CA-20.4",
        ),
        Happening::Handling { die, .. } => (format!("die {die} against Handling"), "CA-20.5"),
        Happening::Loose { dir, dist, .. } => {
            (format!("direction {dir}, distance {dist}"), "CA-22.3")
        }
        Happening::LooseSave { die, .. } => {
            (format!("die {die}: 5 or a total of 10 holds it"), "CA-22.6")
        }
        Happening::Offside { .. } => (
            "past the ball and the last but one opponent at the pass".to_string(),
            "CA-24.2",
        ),
        Happening::Added { die, actions } => (
            format!("die {die} and Leniency: {actions} actions"),
            "CA-34.1",
        ),
        Happening::Restart(restart) => match restart.kind {
            Kind::Corner | Kind::GoalKick => ("over the goal line".to_string(), "CA-25.3"),
            Kind::ThrowIn => ("over the touchline".to_string(), "CA-25.2"),
            _ => return None,
        },
        _ => return None,
    };
    Some(Why { text, clause })
}
