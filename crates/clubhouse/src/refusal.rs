//! Why the clubhouse does not do what it is asked.

use std::time::Duration;

use arena::GivenUp;
use games::{SetupError, wish::WishError};
use seasons::SeasonError;
use store::StoreError;
use thiserror::Error;
use work::{Cancelled, WorkError};

/// Why something was refused. Nothing has changed then.
#[derive(Debug, Error)]
pub enum Refusal {
    /// There is no such match.
    #[error("there is no such match")]
    NoMatch,
    /// The secret is not that of a seat of this match.
    #[error("this is not a seat of this match")]
    NoSeat,
    /// Somebody else is asked.
    #[error("{0}")]
    NotYou(String),
    /// The match has moved on.
    #[error("the match has moved on: read it again")]
    Overtaken,
    /// It does not go at this moment.
    #[error("{0}")]
    NotNow(String),
    /// It was done a moment ago; the same may be asked again after this time.
    #[error("not so fast: wait a moment")]
    TooSoon(Duration),
    /// What was said does not fit.
    #[error("{0}")]
    Unfit(String),
    /// There is no such season.
    #[error("there is no season `{0}`")]
    NoSeason(String),
    /// Nothing that can be worked out here.
    #[error("{0}")]
    Nothing(&'static str),
    /// Too much at once; the same may be asked again.
    #[error("too much at once: try again in a moment")]
    Busy,
    /// What takes long was not done.
    #[error(transparent)]
    Work(#[from] WorkError),
    /// The database cannot do it at this moment; the same may be asked again. Whether it was
    /// done is not known if the error says so.
    #[error("{0}")]
    NotKept(StoreError),
    /// A match or a season is not as it was written.
    #[error("{0}")]
    Damaged(String),
    /// The program or its machine failed.
    #[error("{0}")]
    Failed(String),
}

impl Refusal {
    /// After what time the same may be asked again, if it may go well then.
    #[must_use]
    pub fn again_after(&self) -> Option<Duration> {
        match self {
            // Room is made by people.
            Refusal::NotKept(StoreError::Full) => Some(Duration::from_secs(5)),
            Refusal::NotKept(_) | Refusal::Busy => Some(Duration::from_secs(1)),
            Refusal::Work(WorkError::Crowded) => Some(Duration::from_secs(3)),
            Refusal::TooSoon(after) => Some(*after),
            _ => None,
        }
    }

    /// A stored match that cannot be read was once.
    pub(crate) fn of_stored(self, id: &str) -> Refusal {
        match self {
            Refusal::Unfit(fault) => {
                Refusal::Damaged(format!("the match `{id}` is damaged: {fault}"))
            }
            other => other,
        }
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        match error {
            StoreError::Overtaken => Refusal::Overtaken,
            StoreError::NotThere => Refusal::NoMatch,
            StoreError::Busy
            | StoreError::Lost
            | StoreError::Unsure
            | StoreError::Full
            | StoreError::Closed => Refusal::NotKept(error),
            StoreError::Damaged { .. } => Refusal::Damaged(error.to_string()),
            other => Refusal::Failed(other.to_string()),
        }
    }
}

/// What a person agreed has faults; a broken library is not that person's.
impl From<SetupError> for Refusal {
    fn from(error: SetupError) -> Refusal {
        match error {
            SetupError::Faults(faults) => Refusal::Unfit(faults.to_string()),
            SetupError::Library(error) => Refusal::Failed(error.to_string()),
        }
    }
}

impl From<WishError> for Refusal {
    fn from(error: WishError) -> Refusal {
        match error {
            WishError::Unfit(why) => Refusal::Unfit(why),
            WishError::Library(error) => Refusal::Failed(error.to_string()),
        }
    }
}

impl From<SeasonError> for Refusal {
    fn from(error: SeasonError) -> Refusal {
        match error {
            SeasonError::NoSeason(id) => Refusal::NoSeason(id),
            SeasonError::Overtaken => Refusal::Overtaken,
            SeasonError::Setup(error) => error.into(),
            SeasonError::Store(error) => error.into(),
            SeasonError::Library(error) => Refusal::Failed(error.to_string()),
            SeasonError::NotNow(why) => Refusal::NotNow(why),
            SeasonError::Work(error) => error.into(),
            SeasonError::Taken(_)
            | SeasonError::Faults(_)
            | SeasonError::Course(_)
            | SeasonError::Unfit(_) => Refusal::Unfit(error.to_string()),
        }
    }
}

impl From<Cancelled> for Refusal {
    fn from(cancelled: Cancelled) -> Refusal {
        Refusal::Work(cancelled.into())
    }
}

/// Nobody but who cancels stops a match that is looked into.
impl From<GivenUp> for Refusal {
    fn from(_: GivenUp) -> Refusal {
        Cancelled.into()
    }
}

impl From<getrandom::Error> for Refusal {
    fn from(error: getrandom::Error) -> Refusal {
        Refusal::Failed(format!("no random numbers: {error}"))
    }
}

impl From<tokio::task::JoinError> for Refusal {
    fn from(error: tokio::task::JoinError) -> Refusal {
        Refusal::Failed(format!("the match stopped: {error}"))
    }
}
