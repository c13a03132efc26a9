//! For whom work is done. Whoever comes in from outside says so once, where his request comes in;
//! it goes along with the task from there on, so that everything on the way counts the same one.

use std::{future::Future, net::IpAddr};

tokio::task_local! {
    static REQUESTER: Option<IpAddr>;
}

/// Does something for somebody who is known by an address.
pub async fn on_behalf_of<F: Future>(who: Option<IpAddr>, what: F) -> F::Output {
    REQUESTER.scope(who, what).await
}

/// For whom this task works; nobody in particular if it is the house's own.
#[must_use]
pub fn current() -> Option<IpAddr> {
    REQUESTER.try_with(|who| *who).ok().flatten()
}
