//! Foul readings (AD-6), the players involved (AD-7), and men sent off (AD-8).

use tabletop::{Side, Source};

use super::Play;
use crate::{
    ActionDeck,
    charts::ChartId,
    event::{Happening, XCase},
    state::{Caution, Foul, Next, Zone},
    team::{Action, Column},
};

impl<S: Source<ActionDeck>> Play<'_, S> {
    /// One number on the holder's AA section (AD-6.1): FOUL ON is a foul of the
    /// holder (AD-6.3), FOULED one of the other team (AD-6.4), anything else none
    /// (AD-6.2): then the movement is made (AD-6.7, AD-8.3).
    #[inline]
    pub(super) fn foul_check(&mut self, movement: i8) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        let action = self.chart_of_holder().actions.at(number);
        self.tell(self.holder, Happening::FoulCheck { number, action });
        match action {
            Action::FoulOn { booked } => {
                self.state.next = Next::FoulingPlayer(Foul::OfHolder { booked });
            }
            Action::Fouled => self.state.next = Next::FoulingPlayer(Foul::OfOther),
            Action::Shoot | Action::Turnover => self.move_ball(movement, false),
        }
        Ok(())
    }

    fn guilty(&self, foul: Foul) -> Side {
        match foul.is_of_holder() {
            true => self.holder,
            false => self.holder.other(),
        }
    }

    /// The first draw of a foul: who committed it (AD-7.1). If the other team did,
    /// the X asks for a penalty, once (AD-15.3); otherwise it means nothing
    /// (AD-15.6).
    #[inline]
    pub(super) fn fouling_player(&mut self, foul: Foul) -> Result<(), S::Stop> {
        let Some(number) = self.number_or_x()? else {
            match foul {
                Foul::OfOther => self.penalty_by_x_is_due(),
                _ => self.tell(self.holder, Happening::XAside),
            }
            return Ok(());
        };
        let found = self.find_present(self.guilty(foul), Column::Foul, number);
        if found.is_some() {
            self.state.next = Next::FouledPlayer(foul);
        }
        Ok(())
    }

    /// The second draw: who suffered it (AD-7.1). Then a booking (AD-6.5), a penalty,
    /// a free kick, or the ball where the foul was.
    #[inline]
    pub(super) fn fouled_player(&mut self, foul: Foul) -> Result<(), S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(());
        };
        let victims = self.guilty(foul).other();
        if self.find_present(victims, Column::Fouled, number).is_none() {
            return Ok(());
        }
        match foul {
            Foul::OfHolder { booked: true } => self.state.next = Next::Card(Caution::Yellow),
            Foul::OfHolder { booked: false } => self.holder_loses_ball(),
            Foul::OfOtherAfterX { penalty: true } => self.state.next = Next::Taker,
            Foul::OfOther | Foul::OfOtherAfterX { .. } => self.fouled_holder_goes_on(),
        }
        Ok(())
    }

    /// The fouled team has the ball on the ground of the foul (AD-6.6); if that is
    /// the holder's attacking zone, there is no free-kick chart (AD-6.8).
    #[inline]
    fn holder_loses_ball(&mut self) {
        self.take(self.holder.other(), self.state.zone.mirror());
    }

    /// The fouled holder goes on where it is (AD-6.6), or has a direct free kick in
    /// its attacking zone (AD-6.8).
    #[inline]
    fn fouled_holder_goes_on(&mut self) {
        self.state.next = match self.state.zone {
            Zone::A => Next::Chart(ChartId::FreeKick),
            _ => Next::Zone,
        };
        if self.rules.options.foul_mark {
            self.foul_mark();
        }
    }

    /// The third draw: who is booked, who need not be the fouling player (AD-7.2).
    /// The X asks for an ejection, once (AD-15.5).
    pub(super) fn card(&mut self, caution: Caution) -> Result<(), S::Stop> {
        let Some(number) = self.number_or_x()? else {
            match caution {
                Caution::Yellow => {
                    let rating = self.chart_of_holder().ratings.ejection;
                    let case = XCase::Ejection;
                    self.tell(self.holder, Happening::X { case, rating });
                    self.state.next = Next::Ejection;
                }
                _ => self.tell(self.holder, Happening::XAside),
            }
            return Ok(());
        };
        let Some(player) = self.find_present(self.holder, Column::Card, number) else {
            return Ok(());
        };
        self.book(player, caution);
        self.holder_loses_ball();
        Ok(())
    }

    /// A yellow card; a second one, or the X, sends off (AD-7.3, AD-15.5).
    fn book(&mut self, player: u8, caution: Caution) {
        let side = self.holder;
        let team = &mut self.state.sides[side];
        let second = team.booked.has(player);
        if caution != Caution::Red {
            team.booked.add(player);
            self.tell(side, Happening::Booked { player, second });
        }
        if caution == Caution::Red || second {
            self.send_off(side, player);
        }
    }

    /// A man less lowers CTL (AD-8.1).
    fn send_off(&mut self, side: Side, player: u8) {
        let team = &mut self.state.sides[side];
        team.off.add(player);
        let control = self.rules.control(side, team.off);
        team.control = control;
        self.tell(side, Happening::SentOff { player, control });
    }
}
