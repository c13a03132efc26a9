//! Advance rolls (GD-4), the corner and the box (GD-8), and a roll that fails
//! (GD-3.3, GD-7.1 to GD-7.3).

use tabletop::{Faces, Source, Thrown};

use super::Play;
use crate::{
    GoalDice,
    event::Happening,
    grid::Grid,
    hand::{Hand, Hands},
    options::FailUnit,
};

impl<S: Source<GoalDice>> Play<'_, S> {
    /// The offence throws all its dice and the hand is read (GD-4.1).
    #[inline]
    pub(super) fn advance(&mut self) -> Result<(), S::Stop> {
        let rules = self.rules;
        let mine = *self.mine();
        let thrown = self.source.read(rules.tables.advance(mine.dice_lost))?;
        self.spend_time_on_advance();
        match rules.tables.best(mine.place, thrown.meaning) {
            Some((hand, to)) => self.move_up(hand, thrown, to),
            None => self.get_stuck(thrown.faces),
        }
    }

    /// The move is compulsory and made in full (GD-4.4); the row of failures is
    /// broken (GD-4.7) and the same side goes on (GD-4.6).
    #[inline]
    fn move_up(&mut self, hand: Hand, thrown: Thrown<Hands>, to: u8) -> Result<(), S::Stop> {
        let options = &self.rules.options;
        let mine = self.mine();
        let from = mine.place;
        let kick_off = mine.kick_off;
        mine.place = to;
        mine.kick_off = false;
        mine.failures = 0;
        mine.advanced = options.fail_unit == FailUnit::Turn;
        let what = Happening::Advance {
            hand,
            faces: thrown.faces,
            from,
            kick_off,
            to,
        };
        // What the move is owed to: the wild die, the corner, or the hand itself.
        let clause = match hand {
            _ if thrown.meaning.are_wild() => "GD-9.3",
            _ if from == self.rules.grid.corner() => "GD-8.1",
            Hand::Trips | Hand::Straight | Hand::Quads => "GD-4.5",
            _ => "GD-4.1",
        };
        self.tell(clause, self.offence(), what);
        if self.time_is_up() {
            return self.end_period();
        }
        if options.one_roll_per_turn {
            return self.end_turn();
        }
        Ok(())
    }

    /// A roll without an advance ends the turn, and the marker stays (GD-7.1);
    /// a lost kick-off goes back (GD-3.3).
    #[inline]
    fn get_stuck(&mut self, faces: Faces) -> Result<(), S::Stop> {
        let mine = *self.mine();
        let place = mine.place;
        let kick_off = mine.kick_off;
        let no_advance = Happening::NoAdvance {
            faces,
            place,
            kick_off,
        };
        self.tell("GD-7.1", self.offence(), no_advance);
        if kick_off {
            let to = self.rules.grid.end_kick_off();
            self.mine().place = to;
            self.mine().kick_off = false;
            self.tell("GD-3.3", self.offence(), Happening::KickOffLost { to });
        } else if self.rules.options.one_cross && place == self.rules.grid.corner() {
            return self.aside(Play::clear_cross);
        }
        self.count_failure()
    }

    /// Two failures in a row make a penalty (GD-7.2). Counted by rolls, or by
    /// turns without any advance (GD-7.3).
    #[inline]
    fn count_failure(&mut self) -> Result<(), S::Stop> {
        let mine = self.mine();
        if !mine.advanced {
            mine.failures += 1;
        }
        if mine.failures < 2 {
            return self.end_turn();
        }
        mine.failures = 0;
        self.aside(Play::penalty)
    }

    /// A failed roll in the corner is the keeper's ball (GD-9.6). No shot.
    fn clear_cross(&mut self) -> Result<(), S::Stop> {
        self.tell("GD-9.6", self.offence(), Happening::CrossCleared);
        self.punt()?;
        self.end_turn()
    }
}

/// Where a hand takes a marker; `None` if it does not advance. From the corner
/// every advance ends in the box (GD-8.1), and none goes past it.
pub(super) fn destination(grid: &Grid, place: u8, hand: Hand) -> Option<u8> {
    let corner = grid.corner();
    match hand {
        Hand::None => None,
        _ if place >= corner => Some(grid.penalty_box()),
        Hand::Pair => Some(place + 1),
        Hand::TwoPair => Some(place + 2),
        Hand::Trips => Some(corner),
        Hand::Straight | Hand::Quads => Some(grid.penalty_box()),
    }
}
