//! Ctrl-C, and a polite request to end, while something long is done: it is given up where
//! it is, and takes away what it has half done.

use anyhow::anyhow;

use crate::error::CliError;

/// Does the work, unless somebody ends it early; `left` says how things are then.
pub async fn unless_interrupted<T>(
    left: &str,
    work: impl Future<Output = Result<T, CliError>>,
) -> Result<T, CliError> {
    tokio::select! {
        biased;
        () = asked_to_end() => Err(anyhow!("interrupted; {left}").into()),
        done = work => done,
    }
}

/// Waits until somebody wants the program to end.
async fn asked_to_end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut ended) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => (),
                _ = ended.recv() => (),
            }
            return;
        }
    }
    // Where it cannot be caught it ends the program by itself.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
