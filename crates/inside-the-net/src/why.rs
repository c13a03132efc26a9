//! Why something happened: the dice, the ranges of the two cards with the one that was
//! hit in brackets, and the clause.

use football::Why;
use tabletop::Side;

use crate::{
    InsideTheNet,
    action::{Action, Family, Release, SaveOut, Span, Stop, Zone},
    card::{KeeperCard, PlayerCard, runs},
    card_text::{foul_text, letter},
    event::{Caution, Event, Happening, Stoppage},
    men::NOBODY,
    state::{Next, Period},
};

/// Ranges with the one that has the face in brackets.
fn marked(ranges: &[(String, Span)], face: u8) -> String {
    let range = |(name, span): &(String, Span)| match span.has(face) {
        true => format!("[{name}]"),
        false => name.clone(),
    };
    let shown = ranges.iter().filter(|(_, span)| !span.is_empty());
    let shown: Vec<String> = shown.map(range).collect();
    shown.join(" ")
}

fn named(name: &str, span: Span) -> (String, Span) {
    (format!("{name} {span}"), span)
}

fn table(runs: Vec<(impl std::fmt::Display, Span)>, face: u8) -> String {
    let ranges: Vec<(String, Span)> = runs
        .into_iter()
        .map(|(what, span)| named(&what.to_string(), span))
        .collect();
    marked(&ranges, face)
}

/// The defender's ranges that white is read against.
fn ranges(card: &PlayerCard, family: Family) -> Vec<(String, Span)> {
    let plays = &card.plays;
    match family {
        Family::Free => Vec::new(),
        Family::Challenge => vec![
            (format!("Foul {}", foul_text(plays)), plays.foul),
            named("TklR", plays.tackle_loose),
            named("Tkl", plays.tackle),
        ],
        Family::Pass => vec![
            named("BlkP", plays.block_pass),
            named("Int", plays.intercept),
        ],
        Family::Shot => vec![named("BlkS", plays.block_shot)],
    }
}

struct Teller<'a> {
    rules: &'a InsideTheNet,
    side: Side,
}

impl<'a> Teller<'a> {
    fn man(&self, side: Side, man: u8) -> Option<&'a PlayerCard> {
        self.rules.squads()[side].player(man)
    }

    fn name(&self, side: Side, man: u8) -> &'a str {
        self.rules.squads()[side].player_name(man)
    }

    fn keeper(&self, side: Side, keeper: u8) -> Option<&'a KeeperCard> {
        self.rules.squads()[side].keepers.get(usize::from(keeper))
    }

    /// Both cards of an action: the attacker's table and the defender's ranges.
    fn cards(&self, action: &Happening) -> Option<String> {
        let &Happening::Action {
            man,
            defender,
            zone,
            action,
            black,
            white,
            free_kick,
            ..
        } = action
        else {
            return None;
        };
        let card = self.man(self.side, man)?;
        let attack = table(card.plays.ranges(zone), black);
        let mut text = format!("black {black} on {} in {zone}: {attack}", card.name);
        let other = self.man(self.side.other(), defender);
        let read = match (free_kick, action, other) {
            (true, ..) => "a free kick cannot be stopped".to_string(),
            (_, _, None) => "nobody defends".to_string(),
            (_, Action::Fouled, Some(other)) => {
                let plays = &other.plays;
                let mut cards = vec![named("Ycd", plays.yellow), named("Rcd", plays.red)];
                if zone == Zone::Off {
                    cards.push(named("PKw", card.plays.penalty_won));
                    cards.push(named("PKc", plays.penalty_conceded));
                }
                format!("white {white} on {}: {}", other.name, marked(&cards, white))
            }
            (_, action, Some(other)) => match action.family() {
                Family::Free => "nothing can stop it".to_string(),
                family => {
                    let shown = marked(&ranges(other, family), white);
                    format!("white {white} on {}: {shown}", other.name)
                }
            },
        };
        text.push_str("; ");
        text.push_str(&read);
        Some(text)
    }
}

fn at_most(die: &str, number: u8, what: &str, need: i8) -> String {
    match number as i8 <= need {
        true => format!("{die} {number}, at most {what} {need}"),
        false => format!("{die} {number}, more than {what} {need}"),
    }
}

#[allow(clippy::too_many_lines)] // A line for each kind of event.
pub(crate) fn why(rules: &InsideTheNet, event: &Event) -> Option<Why> {
    let side = event.side;
    let teller = Teller { rules, side };
    let (text, clause) = match &event.what {
        Happening::KickOffRolled { blue } => (
            format!("blue {blue}: up to 10 is home, more is away"),
            "ITN-KO.1",
        ),
        Happening::PeriodStart if event.period == Period::SecondHalf => {
            ("the other side starts".to_string(), "ITN-KO.3")
        }
        Happening::NobodyOnBall { spot } => (
            format!("spot {} is empty: the ball is lost", spot + 1),
            "ITN-CARD.3",
        ),
        Happening::NobodyDefends { spot } => (
            format!("spot {} is empty: nothing can be stopped", spot + 1),
            "ITN-CARD.4",
        ),
        Happening::Action { action, zone, .. } => {
            (teller.cards(&event.what)?, action_clause(*action, *zone))
        }
        Happening::TurnedInto { action } => (
            format!("Fld on a free kick is {action}, and cannot be stopped"),
            "ITN-FK.4",
        ),
        Happening::SosAttack => (
            "SOS disregards every stop but a foul".to_string(),
            "ITN-FSOS.4",
        ),
        Happening::SosDefence { stop } => (format!("SOS makes it {stop}"), "ITN-FSOS.5"),
        Happening::Stopped {
            stop,
            defender,
            white,
        } => {
            let who = teller.name(side, *defender);
            match stop {
                Stop::Sweep => (format!("white {white}: the keeper's SWEEP"), "ITN-DM.9"),
                Stop::Claim => (format!("white {white}: the keeper's CrsP INT"), "ITN-CC.4"),
                Stop::Gather => (format!("white {white}: the keeper's REC"), "ITN-REB.3"),
                Stop::Clear => (format!("white {white}: CLR of {who}"), "ITN-CC.3"),
                Stop::BlockShot => {
                    let then = if white % 2 == 1 {
                        "odd, a corner"
                    } else {
                        "even, a rebound"
                    };
                    (
                        format!("white {white}: BlkS of {who}; {then}"),
                        "ITN-OFF.22",
                    )
                }
                _ => return None,
            }
        }
        Happening::Recovery { strip, blue, need } => (
            format!(
                "{}: {}",
                at_most("blue", *blue, &format!("HREC in {strip}"), *need as i8),
                if blue <= need { "home" } else { "away" }
            ),
            "ITN-REC.1",
        ),
        Happening::Received {
            man,
            next,
            black,
            need,
            ..
        } => {
            let what = format!("the Shot of {}", teller.name(side, *man));
            let clause = match next {
                Next::Open => "ITN-OPN.4",
                Next::Rebound => "ITN-REB.4",
                _ => "ITN-CC.5",
            };
            (at_most("black", *black, &what, *need), clause)
        }
        Happening::Shot {
            man,
            kind,
            black,
            need,
            on_target,
        } => {
            let what = format!("OnT of {}, with the defender,", teller.name(side, *man));
            let clause = if *on_target { "ITN-SHT.1" } else { "ITN-SHT.4" };
            let text = at_most("black", *black, &what, *need);
            (format!("{text}: a shot of type {kind}"), clause)
        }
        Happening::Faced {
            keeper,
            kind,
            white,
            need,
            goal,
        } => {
            let card = teller.keeper(side, *keeper)?;
            let save = card.saves[*kind as usize];
            let what = format!("Goal with SAVE {kind} {save:+} of {}, together", card.name);
            let clause = if *goal { "ITN-SAV.3" } else { "ITN-SAV.4" };
            (at_most("white", *white, &what, *need), clause)
        }
        Happening::OwnGoal { man, white, .. } => {
            let card = teller.man(side, *man)?;
            let own = card.plays.own;
            (
                format!("black 20, and white {white} in Own {own}"),
                "ITN-DM.16",
            )
        }
        Happening::Goal { assist, .. } if *assist != NOBODY => {
            let name = teller.name(side, *assist);
            (format!("the ball came from {name}"), "ITN-AST.1")
        }
        Happening::Saved { keeper, out, white } => {
            let card = teller.keeper(side, *keeper)?;
            let clause = match out {
                SaveOut::Held => "ITN-SAV.4",
                SaveOut::Corner | SaveOut::Rebound => "ITN-SAV.5",
            };
            (
                format!("white {white}: {}", table(runs(&card.out), *white)),
                clause,
            )
        }
        Happening::Released { keeper, how, blue } => {
            let card = teller.keeper(side, *keeper)?;
            let clause = match how {
                Release::Throw | Release::Short => "ITN-GKP.2",
                Release::Pass => "ITN-GKP.3",
                Release::LostPass => "ITN-GKP.4",
                Release::Launch => "ITN-GKP.5",
            };
            (
                format!("blue {blue}: {}", table(runs(&card.after), *blue)),
                clause,
            )
        }
        Happening::GoalKick { keeper, blue, .. } => {
            let card = teller.keeper(side, *keeper)?;
            let text = format!("blue {blue}: {}", table(runs(&card.goal_kick), *blue));
            (text, "ITN-GKP.6")
        }
        Happening::Offside { .. } => ("nothing stopped OffP".to_string(), "ITN-OFF.13"),
        Happening::Corner { taker } if *taker == NOBODY => {
            ("no named taker, no bonus".to_string(), "ITN-CC.8")
        }
        Happening::SecondYellow { blue, need, .. } => {
            (at_most("blue", *blue, "(#)", *need as i8), "ITN-CARD.7")
        }
        Happening::Foul { caution, white, .. } => {
            let (text, clause) = match caution {
                Caution::Plain => return None,
                Caution::Yellow => ("Ycd: a marker, and HREC one worse", "ITN-CARD.6"),
                Caution::Waived => ("Ycd: no second card, but a second marker", "ITN-CARD.9"),
                Caution::Second => ("Ycd: the second yellow card", "ITN-CARD.8"),
                Caution::Third => ("Ycd: he has two markers already", "ITN-CARD.10"),
                Caution::Red => ("Rcd", "ITN-CARD.1"),
            };
            (format!("white {white} in {text}"), clause)
        }
        Happening::PenaltyAwarded { white } => {
            (format!("white {white} in PKw or PKc"), "ITN-OFF.6")
        }
        Happening::Penalty {
            white, need, goal, ..
        } => {
            let clause = match (goal, white) {
                (true, _) => "ITN-PK.5",
                (false, 20) => "ITN-PK.7",
                (false, _) => "ITN-PK.6",
            };
            (at_most("white", *white, "PK with Pen Kick,", *need), clause)
        }
        Happening::InjuryCheck {
            blue,
            need,
            starred,
            ..
        } => {
            let clause = if *starred { "ITN-INJ.3" } else { "ITN-INJ.2" };
            (at_most("blue", *blue, "INJ", *need as i8), clause)
        }
        Happening::Injured { man, blue, matches } => {
            let column = teller.man(side, *man).map_or(0, |card| card.injury_column);
            let text = format!("blue {blue} in column {}: misses {matches}", letter(column));
            (text, "ITN-INJ.4")
        }
        Happening::NotReplaced { .. } => ("nobody can come on".to_string(), "ITN-INJ.7"),
        Happening::SubCheck {
            first,
            second,
            blue,
        } => {
            let end = |man: u8| {
                let card = teller.man(side, man)?;
                Some(format!("{} END {}", card.name, card.endurance))
            };
            let men: Vec<String> = [*first, *second].into_iter().filter_map(end).collect();
            (
                format!("blue {blue} against {}", men.join(", ")),
                "ITN-SUB.8",
            )
        }
        Happening::KeptOn { .. } => ("tired, and stays on".to_string(), "ITN-TRD.1"),
        Happening::Substitution { .. } => ("fresh legs move HREC".to_string(), "ITN-FRS.1"),
        Happening::Halted {
            why: Stoppage::Offside,
        } => return None,
        Happening::PeriodEnd { .. } => {
            ("a card is due, and none is left".to_string(), "ITN-TIM.11")
        }
        _ => return None,
    };
    Some(Why { text, clause })
}

fn action_clause(action: Action, zone: Zone) -> &'static str {
    match (action, zone) {
        (Action::Carry, _) => "ITN-DM.1",
        (Action::Challenge, _) => "ITN-DM.2",
        (Action::Fouled, Zone::Off) => "ITN-OFF.6",
        (Action::Fouled, _) => "ITN-DM.7",
        (Action::LongPass, _) => "ITN-DM.10",
        (Action::ThroughBall, _) => "ITN-DM.8",
        (Action::Pass, _) => "ITN-DM.12",
        (Action::LostPass, _) => "ITN-DM.14",
        (Action::CarryShot, _) => "ITN-OFF.1",
        (Action::ChallengeShot, _) => "ITN-OFF.2",
        (Action::Switch, _) => "ITN-OFF.11",
        (Action::OffsidePass, _) => "ITN-OFF.12",
        (Action::Cross, _) => "ITN-OFF.15",
        (Action::OverLine, _) => "ITN-OFF.18",
        (Action::Corner, _) => "ITN-OFF.19",
        (Action::Attempt, _) => "ITN-OFF.21",
    }
}
