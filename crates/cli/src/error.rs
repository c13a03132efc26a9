//! Errors and what they mean for the exit status.

use std::io;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub enum CliError {
    /// Wrong usage: exit status 2.
    Usage(String),
    /// It failed: exit status 1.
    Failed(anyhow::Error),
    /// It failed, and has said so already: exit status 1.
    Quiet,
}

impl CliError {
    /// Wrong usage.
    pub fn usage(text: impl Into<String>) -> CliError {
        CliError::Usage(text.into())
    }

    /// True if nobody reads the output any more, which is no failure.
    pub fn is_broken_pipe(&self) -> bool {
        let CliError::Failed(error) = self else {
            return false;
        };
        let mut causes = error.chain();
        causes.any(|cause| {
            let io = cause.downcast_ref::<io::Error>();
            io.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
        })
    }
}

impl<E: Into<anyhow::Error>> From<E> for CliError {
    fn from(error: E) -> CliError {
        CliError::Failed(error.into())
    }
}
