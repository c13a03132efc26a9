//! The penalty for two failures in a row (GD-7.4 to GD-7.9, GD-9.8).

use tabletop::{Ask, Duty, Source};

use super::{Play, tables::MOST_LOST};
use crate::{
    GoalDice,
    choice::Choice,
    event::Happening,
    options::{LossOfTurn, LostDie},
};

impl<S: Source<GoalDice>> Play<'_, S> {
    /// The defence chooses (GD-7.4), unless time is up before it has (GD-13.3).
    #[inline]
    pub(super) fn penalty(&mut self) -> Result<(), S::Stop> {
        self.read_clock("penalty")?;
        if self.time_is_up() {
            return self.waive();
        }
        self.tell("GD-7.2", self.offence(), Happening::PenaltyDue);
        let choice = self.ask_for_penalty()?;
        self.read_clock("choice")?;
        if self.time_is_up() {
            return self.waive();
        }
        self.spend_time_on_penalty();
        let farthest = self.rules.grid.farthest();
        let lose_next_turn = self.rules.options.loss_of_turn == LossOfTurn::Next;
        let mine = self.mine();
        let from = mine.place;
        let clause = match choice {
            Choice::SendBack => {
                mine.place = farthest;
                "GD-7.6"
            }
            Choice::LoseDie => {
                mine.dice_lost += 1;
                "GD-9.8"
            }
            _ => {
                mine.owes = lose_next_turn;
                "GD-7.5"
            }
        };
        self.tell(clause, self.offence(), Happening::Penalty { choice, from });
        self.end_turn()
    }

    fn waive(&mut self) -> Result<(), S::Stop> {
        self.tell("GD-13.3", self.offence(), Happening::PenaltyWaived);
        self.end_turn()
    }

    fn ask_for_penalty(&mut self) -> Result<Choice, S::Stop> {
        let rules = self.rules;
        let offender = *self.mine();
        let menu = rules.penalties(offender.dice_lost);
        // Far up the field being sent back hurts most.
        let near_goal = offender.place + 1 >= rules.grid.corner();
        let default = if near_goal {
            Choice::SendBack
        } else {
            Choice::LoseTurn
        };
        let default = menu.iter().position(|&choice| choice == default);
        self.source.choose(&Ask {
            name: "penalty",
            state: self.state,
            side: self.state.on_turn.other(),
            menu,
            default: default.unwrap_or_default(),
            duty: Duty::Must,
        })
    }
}

impl GoalDice {
    /// What the defence can choose from. A die can be lost down to two, then
    /// the other penalties come back (GD-9.8).
    fn penalties(&self, dice_lost: u8) -> &'static [Choice] {
        let options = &self.options;
        match options.lost_die && dice_lost < MOST_LOST {
            false => &[Choice::LoseTurn, Choice::SendBack],
            true if options.v5_mode == LostDie::Replace => &[Choice::LoseDie],
            true => &[Choice::LoseTurn, Choice::SendBack, Choice::LoseDie],
        }
    }
}
