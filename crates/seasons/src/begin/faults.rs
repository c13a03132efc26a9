//! Everything that is wrong with a new season, part by part.

use serde::Serialize;
use tabletop::{Fault, Faults};
use thiserror::Error;
use utoipa::ToSchema;
use work::WorkError;

use crate::SeasonError;

/// A part of a new season.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeasonPart {
    /// What it is called.
    Name,
    /// What is played.
    Format,
    /// The game.
    Game,
    /// Who plays.
    Clubs,
    /// The options of the game.
    Options,
    /// The list of its matches.
    List,
}

/// What is wrong with a part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonWishFault {
    /// The part.
    pub part: SeasonPart,
    /// What is wrong, and its cure.
    pub fault: Fault,
}

/// Why a season does not begin.
#[derive(Debug, Error)]
pub enum BeginError {
    /// Everything that is wrong with it.
    #[error("{}", texts(.0))]
    Faults(Vec<SeasonWishFault>),
    /// Something else failed.
    #[error(transparent)]
    Season(#[from] SeasonError),
}

fn texts(faults: &[SeasonWishFault]) -> String {
    let texts: Vec<String> = faults.iter().map(|one| one.fault.to_string()).collect();
    texts.join("\n")
}

impl From<WorkError> for BeginError {
    fn from(error: WorkError) -> BeginError {
        BeginError::Season(error.into())
    }
}

impl From<library::LibraryError> for BeginError {
    fn from(error: library::LibraryError) -> BeginError {
        BeginError::Season(error.into())
    }
}

/// What was found so far.
#[derive(Default)]
pub(super) struct WishFaults(Vec<SeasonWishFault>);

impl WishFaults {
    /// One fault more.
    pub fn of(&mut self, part: SeasonPart, what: impl Into<String>, cure: impl Into<String>) {
        let fault = Fault::whole(what, cure);
        self.0.push(SeasonWishFault { part, fault });
    }

    /// What was made; or else why not, as far as a person can mend it.
    ///
    /// # Errors
    ///
    /// What no person who begins a season can mend.
    pub fn sift<T, E: Into<SeasonError>>(
        &mut self,
        part: SeasonPart,
        made: Result<T, E>,
    ) -> Result<Option<T>, SeasonError> {
        let faults = match made.map_err(Into::into) {
            Ok(made) => return Ok(Some(made)),
            Err(
                SeasonError::Faults(faults) | SeasonError::Setup(games::SetupError::Faults(faults)),
            ) => faults,
            Err(
                error @ (SeasonError::Unfit(_)
                | SeasonError::Course(_)
                | SeasonError::Taken(_)
                | SeasonError::NoSeason(_)),
            ) => Fault::whole(error.to_string(), "").into(),
            Err(error) => return Err(error),
        };
        let Faults(faults) = faults;
        let of_part = |fault| SeasonWishFault { part, fault };
        self.0.extend(faults.into_iter().map(of_part));
        Ok(None)
    }

    /// The same for what says itself which part is wrong.
    pub fn take<T>(&mut self, made: Result<T, Vec<SeasonWishFault>>) -> Option<T> {
        made.map_err(|faults| self.0.extend(faults)).ok()
    }

    /// # Errors
    ///
    /// The faults, if there are any.
    pub fn or_none(&mut self) -> Result<(), BeginError> {
        match self.0.is_empty() {
            true => Ok(()),
            false => Err(BeginError::Faults(std::mem::take(&mut self.0))),
        }
    }
}

impl From<WishFaults> for BeginError {
    fn from(WishFaults(faults): WishFaults) -> BeginError {
        BeginError::Faults(faults)
    }
}
