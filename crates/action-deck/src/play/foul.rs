//! Foul readings (AD-6), the players involved (AD-7), and men sent off (AD-8).

use tabletop::{Side, Source};

use super::{Play, Standing};
use crate::{
    ActionDeck,
    charts::ChartId,
    event::{Happening, XCase},
    spot::{Course, Lead, Mark},
    state::{Caution, Foul, Next, Zone},
    team::{Action, Column},
};

/// The men of a team that nobody was sent off from.
const ELEVEN: u8 = 11;

impl Standing<'_> {
    /// One number on the holder's AA section (AD-6.1): FOUL ON is a foul of the
    /// holder (AD-6.3), FOULED one of the other team (AD-6.4), anything else none
    /// (AD-6.2): then the movement is made (AD-6.7), and a holder short-handed draws for
    /// control (AD-8.3).
    pub(super) fn foul_check(&self, movement: i8, number: u8) -> Lead {
        let action = self.chart_of_holder().actions.at(number);
        let foul = |foul| self.spot.with(Next::FoulingPlayer(foul));
        let (clause, spot) = match action {
            Action::FoulOn { booked: false } => ("AD-6.3", foul(Foul::OfHolder { booked: false })),
            Action::FoulOn { booked: true } => ("AD-6.5", foul(Foul::OfHolder { booked: true })),
            Action::Fouled => ("AD-6.4", foul(Foul::OfOther)),
            Action::Shoot | Action::Turnover => {
                let short_handed = self.is_short_handed();
                let clause = if short_handed { "AD-8.3" } else { "AD-6.7" };
                (clause, self.move_ball(movement, false))
            }
        };
        let said = Happening::FoulCheck { number, action };
        self.lead_to(clause, said, Course::to(spot))
    }

    fn guilty(&self, foul: Foul) -> Side {
        match foul.is_of_holder() {
            true => self.spot.holder,
            false => self.spot.holder.other(),
        }
    }

    /// The first draw of a foul: who committed it (AD-7.1).
    pub(super) fn fouling_player(&self, foul: Foul, number: u8) -> Lead {
        self.lead_to_present(self.guilty(foul), Column::Foul, number, |_| {
            Course::to(self.spot.with(Next::FouledPlayer(foul)))
        })
    }

    /// The second draw: who suffered it (AD-7.1). Then a booking (AD-6.5), a penalty,
    /// a free kick, or the ball where the foul was.
    pub(super) fn fouled_player(&self, foul: Foul, number: u8) -> Lead {
        let victims = self.guilty(foul).other();
        self.lead_to_present(victims, Column::Fouled, number, |_| match foul {
            Foul::OfHolder { booked: true } => {
                Course::to(self.spot.with(Next::Card(Caution::Yellow)))
            }
            Foul::OfHolder { booked: false } => self.holder_loses_ball(),
            Foul::OfOtherAfterX { penalty: true } => Course::to(self.spot.with(Next::Taker)),
            Foul::OfOther | Foul::OfOtherAfterX { .. } => self.fouled_holder_goes_on(),
        })
    }

    /// The fouled team has the ball on the ground of the foul (AD-6.6); if that is
    /// the holder's attacking zone, there is no free-kick chart (AD-6.8).
    fn holder_loses_ball(&self) -> Course {
        Course::taken(self.spot.holder.other(), self.spot.zone.mirror())
    }

    /// The fouled holder goes on where it is (AD-6.6), or has a direct free kick in
    /// its attacking zone (AD-6.8). It makes a mark if that was agreed (AD-17.3).
    fn fouled_holder_goes_on(&self) -> Course {
        let next = match self.spot.zone {
            Zone::A => Next::Chart(ChartId::FreeKick),
            _ => Next::Zone,
        };
        Course {
            spot: self.spot.with(next),
            mark: self.rules.options.foul_mark.then_some(Mark::Foul),
        }
    }
}

impl<S: Source<ActionDeck>> Play<'_, S> {
    /// The third draw: who is booked, who need not be the fouling player (AD-7.2).
    /// The X asks for an ejection, once (AD-15.5).
    pub(super) fn card(&mut self, caution: Caution) -> Result<(), S::Stop> {
        let Some(number) = self.number_or_x()? else {
            match caution {
                Caution::Yellow => {
                    let rating = self.chart_of_holder().ratings.ejection;
                    let case = XCase::Ejection;
                    self.tell("AD-15.5", self.holder, Happening::X { case, rating });
                    self.state.spot.next = Next::Ejection;
                }
                _ => self.tell("AD-2.5", self.holder, Happening::XAside),
            }
            return Ok(());
        };
        let Some(player) = self.find_present(self.holder, Column::Card, number) else {
            return Ok(());
        };
        self.book(player, caution);
        self.follow(self.standing().holder_loses_ball());
        Ok(())
    }

    /// A yellow card; a second one, or the X, sends off (AD-7.3, AD-15.5).
    fn book(&mut self, player: u8, caution: Caution) {
        let side = self.holder;
        let team = &mut self.state.sides[side];
        let second = team.booked.has(player);
        if caution != Caution::Red {
            team.booked.add(player);
            let clause = if second { "AD-7.3" } else { "AD-7.2" };
            self.tell(clause, side, Happening::Booked { player, second });
        }
        if caution == Caution::Red || second {
            self.send_off(side, player, second && caution != Caution::Red);
        }
    }

    /// A man less lowers CTL (AD-8.1).
    fn send_off(&mut self, side: Side, player: u8, second: bool) {
        let team = &mut self.state.sides[side];
        team.off.add(player);
        let control = self.rules.control(side, team.off);
        let men = ELEVEN.saturating_sub(team.off.count() as u8);
        let sent_off = Happening::SentOff {
            player,
            control,
            second,
            men,
        };
        self.tell("AD-8.1", side, sent_off);
    }
}
