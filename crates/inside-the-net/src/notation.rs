//! Events of the game, written down: one line each.

use tabletop::{BySide, Side};

use crate::{
    InsideTheNet,
    event::{Event, Happening},
    lines::pile_text,
    men::NOBODY,
};

/// An event as scenarios expect it.
#[allow(clippy::too_many_lines)] // A line for each kind of event.
pub(crate) fn write(rules: &InsideTheNet, event: &Event) -> String {
    let side = event.side;
    let of = |side: Side, at: u8| rules.squads()[side].player_name(at);
    let man = |at: u8| of(side, at);
    let keeper = |at: u8| rules.squads()[side].keeper_name(at);
    let score = |score: &BySide<u16>| format!("{}-{}", score.home, score.away);
    let yes = |is: bool| if is { "yes" } else { "no" };
    match &event.what {
        Happening::KickOffRolled { blue } => format!("kick-off {side} {blue}"),
        Happening::PeriodStart => format!("period start {} {side}", event.period),
        Happening::Ball { zone, free_kick } => match free_kick {
            true => format!("ball {side} {zone} free kick"),
            false => format!("ball {side} {zone}"),
        },
        Happening::Flip {
            next,
            zone,
            card,
            extra,
        } => {
            let extra = if *extra { " extra" } else { "" };
            let section = rules.cards().section(*zone, *card);
            format!("flip {} {side} {zone} {section}{extra}", next.name())
        }
        Happening::NobodyOnBall { spot } => format!("nobody on the ball {side} {}", spot + 1),
        Happening::NobodyDefends { spot } => format!("nobody defends {side} {}", spot + 1),
        Happening::Action {
            man: at,
            action,
            black,
            white,
            ..
        } => format!("action {side} {} {action} {black} {white}", man(*at)),
        Happening::TurnedInto { action } => format!("turned into {side} {action}"),
        Happening::SosAttack { .. } => format!("sos attack {side}"),
        Happening::SosDefence { stop } => format!("sos defence {side} {stop}"),
        Happening::Stopped { stop, by, .. } => match *by {
            // A stop of the keeper needs no name: there is one keeper.
            _ if stop.is_keepers() => format!("stop {side} {stop}"),
            NOBODY => format!("stop {side} nobody {stop}"),
            at => format!("stop {side} {} {stop}", man(at)),
        },
        Happening::Recovery { strip, blue, need } => {
            format!("recovery {side} {strip} {blue} of {need}")
        }
        Happening::Received {
            man: at,
            black,
            need,
            controlled,
            ..
        } => format!(
            "shot check {side} {} {black} of {need} {}",
            man(*at),
            yes(*controlled)
        ),
        Happening::Shot {
            man: at,
            kind,
            black,
            need,
            on_target,
            ..
        } => {
            let how = if *on_target {
                "on target"
            } else {
                "off target"
            };
            format!("shot {side} {} {kind} {black} of {need} {how}", man(*at))
        }
        Happening::Faced {
            white, need, goal, ..
        } => format!("goal check {side} {white} of {need} {}", yes(*goal)),
        Happening::Goal {
            man: at,
            assist,
            score: now,
            ..
        } => {
            let assist = match *assist {
                NOBODY => String::new(),
                assist => format!(" assist {}", man(assist)),
            };
            format!("goal {side} {} {}{assist}", man(*at), score(now))
        }
        Happening::OwnGoal {
            man: at,
            score: now,
            ..
        } => format!("own goal {side} {} {}", man(*at), score(now)),
        Happening::Saved {
            keeper: at, out, ..
        } => format!("save {side} {} {out}", keeper(*at)),
        Happening::Released {
            keeper: at,
            how,
            blue,
        } => format!("keeper {side} {} {how} {blue}", keeper(*at)),
        Happening::GoalKick { how, blue, .. } => format!("goal kick {side} {how} {blue}"),
        Happening::Halted { why } => format!("halt {}", why.name()),
        Happening::Offside { man: at } => format!("offside {side} {}", man(*at)),
        Happening::Corner { taker } => match *taker {
            NOBODY => format!("corner {side}"),
            taker => format!("corner {side} {}", man(taker)),
        },
        Happening::SecondYellow {
            man: at,
            blue,
            need,
        } => {
            let given = yes(blue <= need);
            format!(
                "second yellow check {side} {} {blue} of {need} {given}",
                man(*at)
            )
        }
        Happening::Foul {
            man: at, caution, ..
        } => {
            let who = if *at == NOBODY { "nobody" } else { man(*at) };
            format!("foul {side} {who} {}", caution.name())
        }
        Happening::PenaltyAwarded { .. } => format!("penalty awarded {side}"),
        Happening::Penalty {
            man: at,
            white,
            need,
            on_target,
            ..
        } => match on_target {
            true => format!("penalty {side} {} {white} of {need}", man(*at)),
            false => format!("penalty {side} {} off target", man(*at)),
        },
        Happening::Extra {
            delay,
            pile,
            sideways,
            ..
        } => {
            let seconds = if delay.is_full() { "+30" } else { "+15" };
            format!("extra {seconds} {}", pile_text(*pile, *sideways))
        }
        Happening::Hrec { strip, now, .. } => format!("hrec {strip} {now}"),
        Happening::InjuryCheck {
            man: at,
            blue,
            need,
            ..
        } => {
            let hurt = yes(blue <= need);
            format!("injury check {side} {} {blue} of {need} {hurt}", man(*at))
        }
        Happening::Injured {
            man: at,
            blue,
            matches,
        } => format!("injured {side} {} {blue} misses {matches}", man(*at)),
        Happening::NotReplaced { man: at } => format!("not replaced {side} {}", man(*at)),
        Happening::SubCheck {
            first,
            second,
            blue,
            ..
        } => {
            let who = |at: u8| if at == NOBODY { "-" } else { man(at) };
            format!("sub check {side} {} {} {blue}", who(*first), who(*second))
        }
        Happening::KeptOn { man: at } => format!("kept on {side} {}", man(*at)),
        Happening::Substitution { out, on, windows } => format!(
            "substitution {side} {} for {} windows {windows}",
            man(*on),
            man(*out)
        ),
        Happening::KeeperChange { out, on, windows } => format!(
            "keeper change {side} {} for {} windows {windows}",
            keeper(*on),
            keeper(*out)
        ),
        Happening::NewOrder { formation } => format!("new order {side} {formation}"),
        Happening::PeriodEnd { score: now } => {
            format!("period end {} {}", event.period, score(now))
        }
        Happening::MatchEnd { score: now } => format!("match end {}", score(now)),
    }
}
