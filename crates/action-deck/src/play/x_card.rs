//! The X card (AD-15).

use tabletop::{Card, Source};

use super::{Play, Standing};
use crate::{
    ActionDeck,
    cards::Entry,
    event::{Happening, XCase},
    spot::{Course, Lead, Spot},
    state::{Caution, Foul, Next, Zone},
};

impl Standing<'_> {
    /// The X card, at the first draw after the ball was taken in D (AD-15.1).
    pub(super) fn is_x_in_own_zone(&self, card: Card) -> bool {
        let Spot { zone, first, .. } = self.spot;
        zone == Zone::D && first && card == self.rules.cards.x_card()
    }

    /// The X where a number is drawn. Of the fouling player of the other team it asks
    /// for a penalty, once (AD-15.3); otherwise it means nothing: it is put aside, and
    /// the next card drawn for the same purpose, in a step of its own (AD-2.5, AD-15.6).
    pub(super) fn x_for_number(&self) -> Lead {
        if self.spot.next != Next::FoulingPlayer(Foul::OfOther) {
            let clause = match self.spot.next {
                Next::FoulingPlayer(Foul::OfHolder { .. }) => "AD-15.6",
                _ => "AD-2.5",
            };
            return self.lead_to(clause, Happening::XAside, Course::to(self.spot));
        }
        let rating = self.chart_of_holder().ratings.penalty_awarded;
        let case = XCase::Penalty;
        let due = self.spot.with(Next::PenaltyByX);
        self.lead_to("AD-15.3", Happening::X { case, rating }, Course::to(due))
    }
}

impl<S: Source<ActionDeck>> Play<'_, S> {
    /// Case 1: it asks for an own goal (AD-15.1), if the holder's rating is not 0; otherwise it
    /// is simply a card.
    pub(super) fn x_in_own_zone(&mut self, entry: Entry, pressed: bool) {
        let rating = self.chart_of_holder().ratings.own_goal;
        if rating == 0 {
            return self.carry_out(entry, pressed);
        }
        let case = XCase::OwnGoal;
        self.tell("AD-15.1", self.holder, Happening::X { case, rating });
        self.state.spot.next = Next::OwnGoal { pressed };
    }

    /// At most the holder's OWN GOAL rating is one (AD-15.1), and the holder
    /// has the ball in midfield; otherwise the D entry of the X card is carried out
    /// (AD-15.2).
    pub(super) fn own_goal(&mut self, pressed: bool) -> Result<(), S::Stop> {
        let rating = self.chart_of_holder().ratings.own_goal;
        let Some(yes) = self.x_answer(XCase::OwnGoal, rating)? else {
            return Ok(());
        };
        if yes {
            self.count_goal(self.holder.other());
            let score = self.score();
            self.tell("AD-15.1", self.holder, Happening::OwnGoal { score });
            self.take(self.holder, Zone::M);
            return Ok(());
        }
        let cards = &self.rules.cards;
        let entry = cards.face(cards.x_card()).defence;
        self.carry_out(entry, pressed);
        Ok(())
    }

    /// Case 2: at most the first PENALTY KICK number of the fouled team is a penalty
    /// (AD-15.3). Either way the players are drawn then (AD-15.4).
    pub(super) fn penalty_by_x(&mut self) -> Result<(), S::Stop> {
        let rating = self.chart_of_holder().ratings.penalty_awarded;
        let yes = self.x_answer(XCase::Penalty, rating)?;
        if let Some(penalty) = yes {
            self.state.spot.next = Next::FoulingPlayer(Foul::OfOtherAfterX { penalty });
        }
        Ok(())
    }

    /// Case 3: at most the EJECTION rating of the fouling team sends the player off;
    /// he is found by a new draw on CARD (AD-15.5).
    pub(super) fn ejection(&mut self) -> Result<(), S::Stop> {
        let rating = self.chart_of_holder().ratings.ejection;
        let yes = self.x_answer(XCase::Ejection, rating)?;
        if let Some(yes) = yes {
            self.state.spot.next = Next::Card(match yes {
                true => Caution::Red,
                false => Caution::YellowAfterX,
            });
        }
        Ok(())
    }

    fn x_answer(&mut self, case: XCase, rating: u8) -> Result<Option<bool>, S::Stop> {
        let Some(number) = self.number()? else {
            return Ok(None);
        };
        let yes = number <= rating;
        let answer = Happening::XAnswer {
            case,
            number,
            rating,
            yes,
        };
        let clause = match case {
            XCase::OwnGoal if yes => "AD-15.1",
            XCase::OwnGoal => "AD-15.2",
            XCase::Penalty => "AD-15.3",
            XCase::Ejection => "AD-15.5",
        };
        self.tell(clause, self.holder, answer);
        Ok(Some(yes))
    }
}
