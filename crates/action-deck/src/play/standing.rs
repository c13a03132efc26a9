//! What a card comes to where play stands: one method for each paragraph, in the file
//! of its heading. Nothing is told and nothing changes here, so it can be asked
//! before the match, too.

use tabletop::{BySide, Card, Side};

use crate::{
    ActionDeck, TeamChart,
    event::Happening,
    spot::{Cited, Course, Lead, Spot},
    state::{Caution, Next},
    team::{Column, Players},
};

/// How play stands when a card is drawn.
#[derive(Clone, Copy)]
pub(crate) struct Standing<'a> {
    pub(crate) rules: &'a ActionDeck,
    /// Where.
    pub(crate) spot: Spot,
    /// The men sent off.
    pub(crate) off: BySide<Players>,
}

/// Whom a column names.
pub(super) struct Found {
    pub(super) said: Cited,
    /// `None`: it is drawn again.
    pub(super) player: Option<u8>,
}

impl<'a> Standing<'a> {
    /// What a card of a common draw comes to; `None` if more than that is to be done.
    pub(crate) fn lead(&self, card: Card) -> Option<Lead> {
        if self.spot.is_zone_draw() {
            return (!self.is_x_in_own_zone(card)).then(|| self.zone(card));
        }
        let Some(number) = self.rules.cards.face(card).number else {
            return Some(self.x_for_number());
        };
        Some(match self.spot.next {
            Next::Control => self.control(number),
            Next::FoulCheck(movement) => self.foul_check(movement, number),
            Next::Attack => self.attack(number),
            Next::FoulingPlayer(foul) => self.fouling_player(foul, number),
            Next::FouledPlayer(foul) => self.fouled_player(foul, number),
            Next::Shooter => self.shooter(number),
            Next::OnGoal(shooter) => self.on_goal(shooter, number),
            Next::Parity(shooter) => self.parity(shooter, number),
            Next::Chart(chart) => self.chart(chart, number),
            _ => return None,
        })
    }

    /// This is told of the holder, and play goes there.
    pub(super) fn lead_to(&self, clause: &'static str, what: Happening, course: Course) -> Lead {
        Lead {
            side: self.spot.holder,
            said: Cited(clause, what),
            course,
        }
    }

    /// The holder's chart.
    pub(super) fn chart_of_holder(&self) -> &'a TeamChart {
        &self.rules.teams[self.spot.holder]
    }

    /// True if the holder has lost a man.
    pub(super) fn is_short_handed(&self) -> bool {
        !self.off[self.spot.holder].is_empty()
    }

    /// CTL in force (AD-8.1).
    pub(super) fn control_of_holder(&self) -> u8 {
        let side = self.spot.holder;
        self.rules.control(side, self.off[side])
    }

    /// The player whom a column of a side's chart names (AD-1.3), unless he is among
    /// those who cannot be meant: then it is drawn again (AD-7.4). If nobody else
    /// stands in the column, he is taken all the same.
    pub(super) fn find(&self, side: Side, column: Column, number: u8, without: Players) -> Found {
        let chart = &self.rules.teams[side];
        let player = chart.player_at(column, number);
        let passed = without.has(player) && chart.finds_any(column, without);
        let passed_over = Happening::Passed {
            column,
            number,
            player,
        };
        let found = Happening::Found {
            column,
            number,
            player,
        };
        let said = match (passed, column) {
            (true, Column::Assist) => Cited("AD-12.4", passed_over),
            (true, _) => Cited("AD-7.4", passed_over),
            (false, Column::Shot) => Cited("AD-11.1", found),
            // The G range is for penalties, and for who scored by the ODD procedure.
            (false, Column::Goal) if self.spot.next == Next::Taker => Cited("AD-16.1", found),
            (false, Column::Goal) => Cited("AD-11.8", found),
            (false, Column::Foul | Column::Fouled) => Cited("AD-7.1", found),
            (false, Column::Card) if self.spot.next == Next::Card(Caution::Yellow) => {
                Cited("AD-7.2", found)
            }
            // After the X there is a draw of its own for who is guilty.
            (false, Column::Card) => Cited("AD-15.5", found),
            (false, Column::Assist) => Cited("AD-12.4", found),
        };
        Found {
            said,
            player: (!passed).then_some(player),
        }
    }

    /// The same for one who is not sent off; found, and play goes where `to` says.
    pub(super) fn lead_to_present(
        &self,
        side: Side,
        column: Column,
        number: u8,
        to: impl FnOnce(u8) -> Course,
    ) -> Lead {
        let found = self.find(side, column, number, self.off[side]);
        Lead {
            side,
            said: found.said,
            course: found.player.map_or(Course::to(self.spot), to),
        }
    }
}
