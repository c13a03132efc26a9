//! goal-dice at the table.

use std::sync::Arc;

use coaches::goal_dice::{
    COACHES, OPTIMAL, Policy,
    odds::match_odds,
    optimal::{Explainer, Optimal},
};
use goal_dice::{GoalDice, Grid, State};
use library::{Library, LibraryError};
use tabletop::{Ask, BySide, Faults, log::Document};

use super::{Fixture, Hired, Playable, Team, Worked};
use crate::{
    board::{Board, SquareOnBoard},
    files::FileKind,
    setup::SetupError,
};

const GRID: &str = "goal-dice/standard12.grid";

impl Playable for GoalDice {
    type Policy = Policy;
    type Explainer = Explainer;

    const DECIDED: Option<&'static str> = Some("knockout=true");
    const DOCUMENTS: &'static [&'static str] = &["grid"];
    const FILES: &'static [(&'static str, &'static str)] = &[("grid", GRID)];
    const FILE_KINDS: &'static [FileKind] = &[("grid", |file| {
        let squares = Grid::parse(file.text)?.squares().len();
        Ok(format!("a goal-dice field of {squares} squares"))
    })];

    fn worked_odds(&self, coaches: &BySide<Policy>) -> Option<Worked> {
        match_odds(self, coaches).ok().map(Worked::exact)
    }

    fn explainer(&self, library: &Library) -> Option<Arc<Explainer>> {
        library.worked_out(&Optimal::key(self), || Explainer::new(self).ok())
    }

    fn is_solved(&self) -> bool {
        true
    }

    fn value(explainer: &Explainer, state: &State) -> Option<BySide<f64>> {
        explainer.value(state)
    }

    fn explain(explainer: &Explainer, ask: &Ask<'_, GoalDice>) -> Option<Vec<BySide<f64>>> {
        let choices = explainer.choices(ask)?;
        Some(choices.into_iter().map(|odds| odds.wins).collect())
    }

    fn picture_within(&self, state: &State, names: &BySide<String>, columns: usize) -> String {
        self.field(state, names, columns)
    }

    fn coaches() -> Vec<(&'static str, &'static str)> {
        COACHES.to_vec()
    }

    fn hire(&self, name: &str, library: &Library) -> Option<Hired<Policy>> {
        if name != OPTIMAL {
            return Policy::simple(name).map(Hired::ready);
        }
        let key = Optimal::key(self);
        let kept = library.kept(&key);
        if let Some(plan) = kept.and_then(|bytes| Optimal::from_bytes(self, &bytes)) {
            return Some(Hired::ready(Policy::Optimal(plan)));
        }
        Some(match Optimal::solve(self) {
            Ok(plan) => {
                library.keep(&key, &plan.to_bytes());
                Hired::ready(Policy::Optimal(plan))
            }
            Err(too_large) => Hired {
                policy: Policy::Sensible,
                note: Some(format!("{too_large}: sensible plays for optimal")),
            },
        })
    }

    fn board(&self) -> Board {
        Board::GoalDice {
            squares: SquareOnBoard::all(self.grid()),
        }
    }

    fn teams(library: &Library) -> Result<Vec<Team>, LibraryError> {
        let team = |club| Team {
            club,
            about: String::new(),
            group: String::new(),
        };
        Ok(library.clubs()?.into_iter().map(team).collect())
    }

    fn documents(library: &Library, _: Option<&Fixture<'_>>) -> Result<Vec<Document>, SetupError> {
        let (grid, path) = library.text(GRID)?;
        Grid::parse(&grid).map_err(|faults| LibraryError::Faults { path, faults })?;
        Ok(vec![Document::new("grid", &grid)])
    }

    fn build<'a>(
        document: impl Fn(&str) -> Option<&'a str>,
        options: &[&str],
    ) -> Result<GoalDice, Faults> {
        let grid = document("grid").unwrap_or_default();
        GoalDice::from_text(grid, options.iter().copied())
    }
}
