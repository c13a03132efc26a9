//! For whom work is done. Whoever comes in from outside says so once, at the door; it goes
//! along with the task from there on, so that everything on the way counts the same one.

use std::{future::Future, net::IpAddr};

tokio::task_local! {
    static FOR: Option<IpAddr>;
}

/// Does something for somebody who is known by an address.
pub async fn by<F: Future>(who: Option<IpAddr>, what: F) -> F::Output {
    FOR.scope(who, what).await
}

/// For whom this task works; nobody in particular if it is the house's own.
#[must_use]
pub fn who() -> Option<IpAddr> {
    FOR.try_with(|who| *who).ok().flatten()
}
