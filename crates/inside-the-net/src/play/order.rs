//! A new order of the men on the pitch (ITN-SUB.13, ITN-LIN.2).

use tabletop::{Side, Source};

use super::Play;
use crate::{
    InsideTheNet, action::Zone, card::Positions, choice::Choice, deck::SPOTS, event::Happening,
    hrec, men::NOBODY, sheet::Formation,
};

impl<S: Source<InsideTheNet>> Play<'_, S> {
    /// A new order in play, and what it does to HREC.
    pub(super) fn new_order(&mut self, side: Side) -> Result<(), S::Stop> {
        let before = hrec::strips(self.rules.base, &self.state.sides);
        self.order(side)?;
        let formation = self.state.sides[side].formation;
        self.tell("ITN-SUB.13", side, Happening::NewOrder { formation });
        let after = hrec::strips(self.rules.base, &self.state.sides);
        for (&strip, (after, before)) in Zone::ALL.iter().zip(after.iter().zip(before)) {
            self.move_hrec("ITN-HREC.9", strip, after - before);
        }
        Ok(())
    }

    /// The coach names a formation and a man for each spot, from the first to the
    /// last. Empty spots may move, but are never filled (ITN-CARD.1).
    pub(super) fn order(&mut self, side: Side) -> Result<(), S::Stop> {
        let old = self.state.sides[side].spots;
        let mut men: Vec<u8> = old.into_iter().filter(|man| *man != NOBODY).collect();
        let mut empty = SPOTS - men.len();
        let shapes = self.shapes(side, &men, empty);
        let Choice::Shape(formation) = self.must(side, "shape", &shapes)? else {
            return Ok(());
        };
        // Who was named stands there at once, so that everybody sees what is left to do.
        let team = &mut self.state.sides[side];
        team.formation = formation;
        team.spots = [NOBODY; SPOTS];
        for spot in 0..SPOTS as u8 {
            let menu = self.places(side, formation, spot, &men, empty, &old);
            self.state.asked = spot;
            match self.must(side, "place", &menu)? {
                Choice::Man(man) => {
                    men.retain(|other| *other != man);
                    self.state.sides[side].spots[usize::from(spot)] = man;
                }
                _ => empty = empty.saturating_sub(1),
            }
        }
        self.state.asked = NOBODY;
        Ok(())
    }

    /// The formations that these men can stand in, the present one first.
    fn shapes(&self, side: Side, men: &[u8], empty: usize) -> Vec<Choice> {
        let present = self.state.sides[side].formation;
        let cards = self.positions(side, men);
        let others = Formation::ADVISED.into_iter();
        let others = others.filter(|shape| *shape != present && shape.fits(0, &cards, empty));
        let all = std::iter::once(present).chain(others);
        all.map(Choice::Shape).collect()
    }

    /// Who can stand in a spot so that the rest can stand somewhere, too; the man who
    /// stands there now first.
    fn places(
        &self,
        side: Side,
        formation: Formation,
        spot: u8,
        men: &[u8],
        empty: usize,
        old: &[u8; SPOTS],
    ) -> Vec<Choice> {
        let line = formation.line(spot);
        let fits = |man: &&u8| {
            let rest: Vec<u8> = men.iter().copied().filter(|other| other != *man).collect();
            let card = self.rules.squads[side].player(**man);
            card.is_some_and(|card| card.positions.has(line))
                && formation.fits(spot + 1, &self.positions(side, &rest), empty)
        };
        let mut menu: Vec<Choice> = men
            .iter()
            .filter(fits)
            .map(|man| Choice::Man(*man))
            .collect();
        if empty > 0 && formation.fits(spot + 1, &self.positions(side, men), empty - 1) {
            menu.push(Choice::Nobody);
        }
        let now = match old[usize::from(spot)] {
            NOBODY => Choice::Nobody,
            man => Choice::Man(man),
        };
        menu.sort_by_key(|choice| *choice != now);
        menu
    }

    fn positions(&self, side: Side, men: &[u8]) -> Vec<Positions> {
        let squad = &self.rules.squads[side];
        let card = |man: &u8| squad.player(*man).map(|card| card.positions);
        men.iter().filter_map(card).collect()
    }
}
