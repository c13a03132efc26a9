//! Team sheets (ITN-FRM, ITN-LIN): before the first kick-off each coach may write another
//! one than his team brings. Neither sees the other's until the kick-off.

use tabletop::{Ask, Duty, Side, Source};

use super::Play;
use crate::{
    InsideTheNet,
    action::Zone,
    card::Squad,
    choice::Choice,
    event::Happening,
    sheet::{Formation, TeamSheet, usual_spots},
};

/// A coach cannot write for ever.
const MOST_CHANGES: usize = 20;

/// What a coach can do to his sheet: leave it, change men, or take the usual men in
/// another formation.
pub(crate) fn menu(squad: &Squad, sheet: &TeamSheet) -> Vec<Choice> {
    let shapes = Formation::ADVISED.into_iter();
    let shapes = shapes.filter(|shape| usual_spots(squad, *shape, sheet.everybody()).is_some());
    [
        (Choice::GoOn, true),
        (Choice::Change, !sheet.bench.is_empty()),
        (Choice::ChangeKeeper, !sheet.bench_keepers.is_empty()),
        (Choice::NewOrder, true),
    ]
    .into_iter()
    .filter_map(|(choice, allowed)| allowed.then_some(choice))
    .chain(shapes.map(Choice::Shape))
    .collect()
}

impl<S: Source<InsideTheNet>> Play<'_, S> {
    /// Home first. Nothing is told before both are in; then HREC follows the men
    /// (ITN-FRM.4).
    #[inline(never)]
    pub(super) fn sheets(&mut self) -> Result<(), S::Stop> {
        for side in Side::BOTH {
            self.write_sheet(side)?;
        }
        let before = self.rules.opening.sides;
        if self.state.sides == before {
            return Ok(());
        }
        for side in Side::BOTH {
            let team = &self.state.sides[side];
            if *team != before[side] {
                let formation = team.formation;
                self.tell("ITN-LIN.1", side, Happening::NewOrder { formation });
            }
        }
        let now = self.rules.strips(&self.state.sides);
        for (&strip, number) in Zone::ALL.iter().zip(now) {
            let by = number - self.state.hrec[strip as usize];
            self.move_hrec("ITN-FRM.4", strip, by);
        }
        Ok(())
    }

    fn write_sheet(&mut self, side: Side) -> Result<(), S::Stop> {
        for _ in 0..MOST_CHANGES {
            let choice = self.source.choose(&Ask {
                name: "sheet",
                state: self.state,
                side,
                menu: &self.rules.sheet_menus[side],
                default: 0,
                duty: Duty::May,
            })?;
            match choice {
                Choice::Change => self.swap_man(side)?,
                Choice::ChangeKeeper => {
                    if let Some((on, out)) = self.other_keeper(side)? {
                        self.state.sides[side].bench_keepers.remove(on);
                        self.state.sides[side].bench_keepers.add(out);
                    }
                }
                Choice::NewOrder => self.order(side)?,
                Choice::Shape(formation) => self.usual_men(side, formation),
                _ => break,
            }
        }
        Ok(())
    }

    /// A man of the bench for one of the ten, who sits down there.
    fn swap_man(&mut self, side: Side) -> Result<(), S::Stop> {
        let Some((spot, on)) = self.man_for_man(side)? else {
            return Ok(());
        };
        let team = &mut self.state.sides[side];
        let out = std::mem::replace(&mut team.spots[usize::from(spot) % 10], on);
        team.bench.remove(on);
        team.bench.add(out);
        Ok(())
    }

    fn usual_men(&mut self, side: Side, formation: Formation) {
        let team = &mut self.state.sides[side];
        let mut men = team.bench;
        team.spots.iter().for_each(|man| men.add(*man));
        if let Some(spots) = usual_spots(&self.rules.squads[side], formation, men) {
            team.formation = formation;
            team.spots = spots;
            spots.iter().for_each(|man| men.remove(*man));
            team.bench = men;
        }
    }
}
