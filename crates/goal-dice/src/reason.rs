//! Why something happened, as a referee reads it: the dice, what they were held
//! against, and what came of it.

use tabletop::{BySide, Faces};

use crate::{
    GoalDice,
    choice::Choice,
    event::{Event, Kick, Save, spaced, strengths},
    hand::{Hand, wild_counts_as},
    options::{FailUnit, LossOfTurn, LostDie},
    state::Period,
};

impl GoalDice {
    /// Who starts a period, and, of those that only a tie brings, why it is played.
    pub(crate) fn why_a_period(&self, event: &Event) -> String {
        let starter = event.side;
        let forgotten = match self.options().lost_die {
            true => "failures, debts and lost dice forgotten",
            false => "failures and debts forgotten",
        };
        let anew = format!("both markers to their circles, {forgotten}");
        match event.period {
            Period::SecondHalf => {
                let before = starter.other();
                format!("{starter} starts, for {before} started the first half; {anew}")
            }
            Period::Overtime => {
                format!("level after two halves, so overtime: {starter} starts, {anew}")
            }
            Period::SuddenDeath => {
                format!("level after overtime, so sudden death: {starter} starts, {anew}")
            }
            Period::ShootOut => {
                format!("level after sudden death, so a shoot-out: {starter} kicks first")
            }
            _ => "both markers to their circles, each with a kick-off to come".to_string(),
        }
    }

    /// `dice 1 2 2 5 (wild counts 5), two pairs`
    pub(crate) fn explain_hand(&self, hand: Hand, faces: &[u8]) -> String {
        let options = self.options();
        let at = usize::from(options.wild_die).min(faces.len().saturating_sub(1));
        let dice = spaced(faces);
        if options.wild
            && faces.get(at) == Some(&options.wild_face)
            && let Some(face) = wild_counts_as(faces, at, hand)
        {
            return format!("dice {dice} (wild counts {face}), {hand}");
        }
        format!("dice {dice}, {hand}")
    }

    /// `from S11 Penalty box, with 2 dice left: 6 + 4 = 10 against goalie 7`
    pub(crate) fn explain_shot(&self, place: u8, faces: Faces, minus: u8, wild: bool) -> String {
        let thrown = faces.list().len().saturating_sub(1);
        let fewer = match thrown < usize::from(self.grid().square(place).dice) {
            true => format!(", with {thrown} dice left"),
            false => String::new(),
        };
        let against = held_against(faces, minus, wild);
        format!("from {}{fewer}: {against}", self.square(place))
    }

    pub(crate) fn explain_save(&self, how: Save) -> &'static str {
        match how {
            Save::Auto => "a goalie's 1 saves any shot",
            Save::Equal if self.options().tie_reroll => {
                "level again, and a shot is thrown again only once"
            }
            Save::Equal => "level with the goalie is a save",
            Save::Higher => "lower than the goalie",
        }
    }

    /// A kick has no line for its save: here is all of it.
    pub(crate) fn explain_kick(&self, faces: Faces, wild: bool, result: Kick) -> String {
        let (total, goalie) = strengths(&faces, 0, wild);
        let saved = match goalie {
            1 => Save::Auto,
            _ if total == i32::from(goalie) => Save::Equal,
            _ => Save::Higher,
        };
        let outcome = match result {
            Kick::Scored => "scored",
            Kick::Level => "level",
            Kick::Saved => self.explain_save(saved),
        };
        format!("{}: {outcome}", held_against(faces, 0, wild))
    }

    /// With the lost die instead of the other penalties there is one penalty only,
    /// until the offender is down to two dice.
    pub(crate) fn defence_chooses(&self) -> bool {
        let options = self.options();
        !(options.lost_die && options.v5_mode == LostDie::Replace)
    }

    pub(crate) fn why_a_penalty(&self) -> String {
        let what = match self.options().fail_unit {
            FailUnit::Roll => "rolls",
            FailUnit::Turn => "turns",
        };
        let who = match self.defence_chooses() {
            true => "; the other side chooses",
            false => "",
        };
        format!("two {what} in a row without an advance{who}")
    }

    pub(crate) fn explain_penalty(&self, choice: Choice, period: Period) -> String {
        match choice {
            Choice::SendBack => format!("sent back to {}", self.square(self.grid().farthest())),
            Choice::LoseDie => match period {
                Period::FirstHalf | Period::SecondHalf => {
                    "one die fewer until the half ends".to_string()
                }
                period => format!("one die fewer until {period} ends"),
            },
            _ => match self.options().loss_of_turn {
                LossOfTurn::Next => "stays, and loses its next turn".to_string(),
                LossOfTurn::NothingMore => "stays, and loses no more than this turn".to_string(),
            },
        }
    }

    pub(crate) fn why_over(&self, event: &Event, score: BySide<u16>) -> &'static str {
        match event.period {
            Period::SuddenDeath => "the first goal ends sudden death",
            Period::ShootOut if event.clause == "GD-12.7" => {
                "only one side scored in this round of the shoot-out"
            }
            Period::ShootOut if self.options().shootout_early_stop => {
                "the other side cannot catch up with the kicks that are left"
            }
            Period::ShootOut => "one side scored more of its five kicks",
            _ if score.home == score.away => "equal scores are a tie",
            _ => "the higher score wins",
        }
    }

    /// `C2 Wing`, as it is printed.
    pub(crate) fn square(&self, place: u8) -> String {
        let square = self.grid().square(place);
        format!("{} {}", square.id, square.label)
    }
}

pub(crate) fn explain_toss(home: u8, away: u8) -> String {
    let then = match home == away {
        true => "level, so both throw again",
        false => "the higher starts",
    };
    format!("home threw {home}, away {away}; {then}")
}

/// Fewer than four dice are never a straight (GD-9.9), though they look like one.
pub(crate) fn explain_nothing(faces: Faces) -> String {
    let faces = faces.list();
    let straight = match faces.len() {
        4 => "no straight",
        _ => "and a straight takes four dice",
    };
    format!("dice {}: no pair, {straight}", spaced(&faces))
}

/// `6 + 4 - 1 = 9 against goalie 7`
fn held_against(faces: Faces, minus: u8, wild: bool) -> String {
    let (total, goalie) = strengths(&faces, minus, wild);
    let faces = faces.list();
    let dice = faces.split_last().map_or(&faces[..], |(_, dice)| dice);
    let mut text: Vec<String> = dice.iter().map(ToString::to_string).collect();
    if let Some(first) = text.first_mut()
        && wild
    {
        *first = "6 (wild)".to_string();
    }
    let sum = text.join(" + ");
    match minus {
        0 => format!("{sum} = {total} against goalie {goalie}"),
        minus => format!("{sum} - {minus} = {total} against goalie {goalie}"),
    }
}
