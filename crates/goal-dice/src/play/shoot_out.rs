//! The shoot-out (GD-12.5 to GD-12.9).

use tabletop::Source;

use super::{Play, tables::Duel};
use crate::{
    GoalDice,
    event::{Happening, Kick},
    state::{Marker, State},
};

/// Kicks each side has before it is sudden death (GD-12.6).
pub const ROUNDS: u16 = 5;

impl<S: Source<GoalDice>> Play<'_, S> {
    /// Three dice, no minus, against the goalie die; no punt (GD-12.5). A level
    /// kick may be thrown again (GD-9.7).
    pub(super) fn kick(&mut self) -> Result<(), S::Stop> {
        let rules = self.rules;
        let mates = self.mates();
        let thrown = self.source.read(rules.tables.kick(mates))?;
        let result = match thrown.meaning {
            Duel::Goal => Kick::Scored,
            Duel::Level if self.may_throw_again() => Kick::Level,
            _ => Kick::Saved,
        };
        let mut kicks = self.state.sides.map(|side| side.kicks_scored);
        let scored = u16::from(result == Kick::Scored);
        kicks[self.offence()] = kicks[self.offence()].saturating_add(scored);
        let kick = Happening::ShootOutKick {
            faces: thrown.faces,
            wild: rules.wild_shows(thrown.faces),
            result,
            kicks,
        };
        self.tell("GD-12.5", self.offence(), kick);
        if result == Kick::Level {
            self.state.ties = 1;
            self.tell("GD-9.7", self.offence(), Happening::TieReroll);
            return Ok(());
        }
        self.state.ties = 0;
        self.next_mates();
        let mine = self.mine();
        mine.kicks = mine.kicks.saturating_add(1);
        mine.kicks_scored = mine.kicks_scored.saturating_add(scored);
        if rules.shoot_out_is_decided(self.state) {
            return self.end_match();
        }
        self.state.on_turn = self.state.on_turn.other();
        Ok(())
    }

    /// True in the rounds that are kicked in any case (GD-12.6).
    pub(super) fn is_in_first_rounds(&self) -> bool {
        let kicks = self.state.sides.map(|side| side.kicks);
        kicks.home.max(kicks.away) <= ROUNDS
    }
}

impl GoalDice {
    /// Five kicks each, then rounds of one each until just one side scores
    /// (GD-12.6, GD-12.7); or, as an option, as soon as nobody can catch up.
    #[must_use]
    pub fn shoot_out_is_decided(&self, state: &State) -> bool {
        let (home, away) = (state.sides.home, state.sides.away);
        let level_kicks = home.kicks == away.kicks;
        if home.kicks >= ROUNDS && level_kicks {
            return home.kicks_scored != away.kicks_scored;
        }
        let left = |side: Marker| ROUNDS.saturating_sub(side.kicks);
        let beaten = |side: Marker, by: Marker| side.kicks_scored + left(side) < by.kicks_scored;
        self.options.shootout_early_stop
            && home.kicks.max(away.kicks) <= ROUNDS
            && (beaten(home, away) || beaten(away, home))
    }
}
