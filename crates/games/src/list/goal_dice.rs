//! goal-dice at the table.

use std::sync::Arc;

use coaches::goal_dice::{
    COACHES, OPTIMAL, Policy,
    odds::match_odds,
    optimal::{Explainer, Optimal, TooLarge},
};
use football::{Phrase, Teller, term};
use goal_dice::{GoalDice, Grid, Options, Square, State};
use library::{Library, LibraryError};
use serde::Serialize;
use tabletop::{Ask, BySide, Fault, Faults, log::Document};
use utoipa::ToSchema;

use super::{Fixture, Hired, Playable, Team, Worked, roster::parsed};
use crate::{files::FileKind, setup::SetupError};

const GRID: &str = "goal-dice/standard12.grid";

/// The field of goal-dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Field {
    /// The squares in the order of the path.
    pub squares: Vec<SquareOnBoard>,
}

/// A square of goal-dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SquareOnBoard {
    /// What it is called in logs.
    pub id: String,
    /// 0 is the own goal line.
    pub row: u8,
    /// 0 is the touchline.
    pub col: u8,
    /// Its name.
    pub label: String,
    /// How many dice a shot throws; 0 is no shot.
    pub dice: u8,
    /// What is taken off their sum.
    pub minus: u8,
    /// The punts that land here, lowest and highest.
    #[schema(required, value_type = Option<(u8, u8)>)]
    pub punt: Option<[u8; 2]>,
    /// `farthest`, `end-kick-off`, `circle`, `corner`, `box`.
    pub marks: Vec<&'static str>,
}

impl SquareOnBoard {
    /// The squares of a field in the order of the path.
    #[must_use]
    pub fn all(grid: &Grid) -> Vec<SquareOnBoard> {
        let places = [
            ("farthest", 0),
            ("end-kick-off", grid.end_kick_off()),
            ("circle", grid.circle()),
            ("corner", grid.corner()),
            ("box", grid.penalty_box()),
        ];
        let squares = (0..).zip(grid.squares());
        let on_board = |(place, square): (u8, &Square)| SquareOnBoard {
            id: square.id.clone(),
            row: square.row,
            col: square.col,
            label: square.label.clone(),
            dice: square.dice,
            minus: square.minus,
            punt: { square.punt.as_ref() }.map(|punt| [*punt.start(), *punt.end()]),
            marks: { places.iter() }
                .filter(|(_, at)| *at == place)
                .map(|(mark, _)| *mark)
                .collect(),
        };
        squares.map(on_board).collect()
    }
}

impl Playable for GoalDice {
    type Policy = Policy;
    type Explainer = Explainer;
    type Board = Field;

    const DECIDED: Option<&'static str> = Some("knockout=true");
    type Equipment = Grid;

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

    fn picture_within(&self, state: &State, teller: Teller<'_>, columns: usize) -> String {
        self.field(state, teller, columns)
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
            Err(TooLarge) => Hired {
                policy: Policy::Sensible,
                note: Some(term("note.too.large")),
            },
        })
    }

    fn board(&self) -> Field {
        Field {
            squares: SquareOnBoard::all(self.grid()),
        }
    }

    fn teams(library: &Library) -> Result<Vec<Team>, LibraryError> {
        let team = |club| Team {
            club,
            about: Phrase::from(String::new()),
            group: String::new(),
        };
        Ok(library.clubs()?.into_iter().map(team).collect())
    }

    fn documents(library: &Library, _: Option<&Fixture<'_>>) -> Result<Vec<Document>, SetupError> {
        let (grid, path) = library.text(GRID)?;
        Grid::parse(&grid).map_err(|faults| LibraryError::Faults { path, faults })?;
        Ok(vec![Document::new("grid", &grid)])
    }

    fn equipment(library: &Library) -> Result<Grid, LibraryError> {
        parsed(library, GRID, Grid::parse)
    }

    fn between(library: &Library, fixture: &Fixture<'_>) -> Result<GoalDice, SetupError> {
        let options = Options::from(fixture.settings);
        Ok(GoalDice::new(Self::equipment(library)?, options))
    }

    fn build<'a>(
        document: impl Fn(&str) -> Option<&'a str>,
        options: &[&str],
    ) -> Result<GoalDice, Faults> {
        let missing = || Fault::whole("grid: the document is missing", "add it to the match");
        let grid = document("grid").ok_or_else(missing)?;
        GoalDice::from_text(grid, options.iter().copied())
    }
}
