//! Fouls and bookings (OC-4).

use tabletop::{Side, Source};

use super::{Play, pick};
use crate::{
    OffenseCharts,
    event::{Duel, Happening, LeftOut},
    options::Detail,
    options::FoulReading,
    outcome::{Caution, Offence},
    players::Column,
    state::{Next, Pick},
};

impl<S: Source<OffenseCharts>> Play<'_, S> {
    /// The foul check: both sides draw a middle number and add their X, without
    /// what a man more or less does to it (OC-4.1). The lower total was fouled
    /// (OC-4.2); level, the home side was (OC-4.3), or on neutral ground both draw
    /// again and add nothing (OC-4.4).
    #[inline(always)]
    pub(super) fn check(&mut self, offence: Offence, again: bool) -> Result<(), S::Stop> {
        let x = |play: &Self, side: Side| match again {
            true => 0,
            false => play.rules.x_of_eleven(play.state, side),
        };
        let added = (x(self, self.holder), x(self, self.holder.other()));
        let left_out = match added.0 == self.state.sides[self.holder].x {
            _ if again => LeftOut::All,
            true => LeftOut::Nothing,
            false => LeftOut::Men,
        };
        // The number itself is looked at for a card.
        let duel = self.duel(added, left_out, offence != Offence::Foul)?;
        let (mine, other) = duel.totals();
        if (mine == other) & self.rules.options.on_neutral_ground() {
            self.tell("OC-4.4", self.holder, Happening::Level { duel });
            let again = true;
            self.state.next = Next::Check { offence, again };
            return Ok(());
        }
        let level_is_away = self.holder == Side::Away;
        let holder_offends = match self.rules.options.foul_reading {
            FoulReading::LowerIsGuilty => mine - i16::from(level_is_away) < other,
            FoulReading::LowerIsFouled => mine + i16::from(level_is_away) > other,
        };
        let offender = match holder_offends {
            true => self.holder,
            false => self.holder.other(),
        };
        self.offend(offender, offence, duel);
        Ok(())
    }

    /// The side that was fouled takes the ball (OC-4.2, OC-4.6).
    #[inline(always)]
    fn offend(&mut self, offender: Side, offence: Offence, duel: Duel) {
        let (mine, other) = duel.totals();
        let again = duel.left_out == LeftOut::All;
        let clause = match offence.is_penalty_with(duel.number_of(offender)) {
            true if again => "OC-4.12",
            true => "OC-4.10",
            false if again => "OC-4.4",
            false if mine == other => "OC-4.3",
            false => "OC-4.2",
        };
        self.tell(clause, offender, Happening::Offence { offence, duel });
        self.give_ball(offender.other());
        match offence {
            // Who it was is of interest only (OC-4.5).
            Offence::Foul => self.name_player(Detail::Full, offender, Column::Fouls),
            Offence::Card(caution) => {
                let number = duel.number_of(offender);
                self.aside(|play| play.caution(offender, caution, number));
            }
        }
    }

    /// The booked player is always found (OC-4.7); then the card, and then the
    /// penalty, if the deed was physical and the offender's own number 20
    /// (OC-4.10 to OC-4.13).
    fn caution(&mut self, side: Side, caution: Caution, number: u8) {
        let red = caution.red || caution.red_on == number;
        let caution = Caution { red, ..caution };
        pick(self.state, Pick::Booked { side, caution });
        if Offence::Card(caution).is_penalty_with(number) {
            self.state.next = Next::Penalty(side.other());
        }
    }

    /// The card: red sends off, and so does a second yellow (OC-4.9).
    pub(super) fn book(&mut self, side: Side, caution: Caution, position: u8) {
        let team = &mut self.state.sides[side];
        let second = team.booked.has(position) && self.rules.options.second_yellow;
        let yellow = !caution.red;
        let red = caution.red || second;
        if yellow {
            team.booked.add(position);
        }
        let booked = Happening::Booked {
            caution,
            position,
            yellow,
            red,
        };
        let clause = match (yellow, red) {
            (true, true) => "OC-4.9",
            (false, _) if caution.red_on > 0 => "OC-4.15",
            (false, _) => "OC-4.9",
            (true, false) => "OC-4.7",
        };
        self.tell(clause, side, booked);
        if red {
            self.send_off(side, position);
        }
    }
}
