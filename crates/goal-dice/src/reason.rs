//! Why something happened, as a referee reads it: the dice, what they were held
//! against, and what came of it.

use football::{Phrase, phrase, phrase::term};
use tabletop::{BySide, Faces, Side};

use crate::{
    GoalDice,
    choice::Choice,
    event::{Event, Kick, Save, strengths},
    hand::{Hand, wild_counts_as},
    options::{FailUnit, LossOfTurn, LostDie},
    state::Period,
};

impl GoalDice {
    /// Who starts a period, and, of those that only a tie brings, why it is played.
    pub(crate) fn why_a_period(&self, event: &Event) -> Phrase {
        let key = match event.period {
            Period::SecondHalf => "gd.why.start.second",
            Period::Overtime => "gd.why.start.overtime",
            Period::SuddenDeath => "gd.why.start.sudden",
            Period::ShootOut => "gd.why.start.shootout",
            _ => return term("gd.why.start.first"),
        };
        phrase!(key, side = event.side, dice = self.options().lost_die)
    }

    /// `dice 1 2 2 5 (wild counts 5), two pairs: from S05 Halfway flank to S07 Inside channel`
    pub(crate) fn why_an_advance(&self, hand: Hand, faces: Faces, from: u8, to: u8) -> Phrase {
        let faces = faces.list();
        phrase!(
            "gd.why.advance",
            dice = joined(&faces, " "),
            wild = self.wild_made(hand, &faces),
            hand = hand.term(),
            from = self.square(from),
            to = self.square(to),
        )
    }

    /// What the wild die counted as, if it showed its wild face.
    fn wild_made(&self, hand: Hand, faces: &[u8]) -> Option<u8> {
        let options = self.options();
        let at = usize::from(options.wild_die).min(faces.len().saturating_sub(1));
        let shows = options.wild && faces.get(at) == Some(&options.wild_face);
        shows.then(|| wild_counts_as(faces, at, hand)).flatten()
    }

    /// `from S11 Penalty box, with 2 dice left: 6 + 4 = 10 against goalie 7`
    pub(crate) fn why_a_shot(&self, place: u8, faces: Faces, minus: u8, wild: bool) -> Phrase {
        let thrown = faces.list().len().saturating_sub(1);
        let fewer = thrown < usize::from(self.grid().square(place).dice);
        phrase!(
            "gd.why.shot",
            square = self.square(place),
            left = fewer.then_some(thrown),
            reckoned = reckoned(faces, minus, wild),
        )
    }

    pub(crate) fn why_a_save(&self, how: Save) -> Phrase {
        term(match how {
            Save::Auto => "gd.why.save.one",
            Save::Equal if self.options().tie_reroll => "gd.why.save.again",
            Save::Equal => "gd.why.save.level",
            Save::Higher => "gd.why.save.lower",
        })
    }

    /// A kick has no line for its save: here is all of it.
    pub(crate) fn why_a_kick(&self, faces: Faces, wild: bool, result: Kick) -> Phrase {
        let (total, goalie) = strengths(&faces, 0, wild);
        let saved = match goalie {
            1 => Save::Auto,
            _ if total == i32::from(goalie) => Save::Equal,
            _ => Save::Higher,
        };
        let outcome = match result {
            Kick::Scored => term("gd.why.kick.scored"),
            Kick::Level => term("gd.why.kick.level"),
            Kick::Saved => self.why_a_save(saved),
        };
        phrase!(
            "gd.why.kick",
            reckoned = reckoned(faces, 0, wild),
            outcome = outcome
        )
    }

    /// With the lost die instead of the other penalties there is one penalty only,
    /// until the offender is down to two dice.
    pub(crate) fn defence_chooses(&self) -> bool {
        let options = self.options();
        !(options.lost_die && options.v5_mode == LostDie::Replace)
    }

    pub(crate) fn why_a_penalty(&self, offender: Side) -> Phrase {
        let turns = self.options().fail_unit == FailUnit::Turn;
        let chooses = self.defence_chooses();
        phrase!(
            "gd.why.twice",
            side = offender,
            turns = turns,
            chooses = chooses
        )
    }

    pub(crate) fn why_this_penalty(&self, choice: Choice, event: &Event) -> Phrase {
        let side = event.side;
        match choice {
            Choice::SendBack => {
                let square = self.square(self.grid().farthest());
                phrase!("gd.why.penalty.back", side = side, square = square)
            }
            Choice::LoseDie => {
                let key = match event.period {
                    Period::Overtime => "gd.why.penalty.die.overtime",
                    Period::SuddenDeath => "gd.why.penalty.die.sudden",
                    _ => "gd.why.penalty.die.half",
                };
                phrase!(key, side = side)
            }
            _ => {
                let key = match self.options().loss_of_turn {
                    LossOfTurn::Next => "gd.why.penalty.next.turn",
                    LossOfTurn::NothingMore => "gd.why.penalty.this.turn",
                };
                phrase!(key, side = side)
            }
        }
    }

    pub(crate) fn why_over(&self, event: &Event, score: BySide<u16>) -> Phrase {
        term(match event.period {
            Period::SuddenDeath => "gd.why.over.sudden",
            Period::ShootOut if event.clause == "GD-12.7" => "gd.why.over.round",
            Period::ShootOut if self.options().shootout_early_stop => "gd.why.over.early",
            Period::ShootOut => "gd.why.over.kicks",
            _ if score.home == score.away => "gd.why.over.level",
            _ => "gd.why.over.higher",
        })
    }
}

pub(crate) fn why_a_start(home: u8, away: u8) -> Phrase {
    phrase!(
        "gd.why.toss",
        home = Side::Home,
        away = Side::Away,
        threw_home = home,
        threw_away = away,
        level = home == away,
    )
}

/// Fewer than four dice are never a straight (GD-9.9), though they look like one.
pub(crate) fn why_nothing(faces: Faces) -> Phrase {
    let faces = faces.list();
    let dice = joined(&faces, " ");
    phrase!("gd.why.nothing", dice = dice, four = faces.len() == 4)
}

/// `6 + 4 - 1 = 9 against goalie 7`
fn reckoned(faces: Faces, minus: u8, wild: bool) -> Phrase {
    let (total, goalie) = strengths(&faces, minus, wild);
    let faces = faces.list();
    let dice = faces.split_last().map_or(&faces[..], |(_, dice)| dice);
    // A wild die is named by the sentence itself.
    let plain = dice.get(usize::from(wild)..).unwrap_or_default();
    phrase!(
        "gd.why.reckoned",
        wild = wild,
        dice = joined(plain, " + "),
        minus = minus,
        total = total,
        goalie = goalie,
    )
}

/// Faces with something between.
fn joined(faces: &[u8], between: &str) -> String {
    let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
    faces.join(between)
}
