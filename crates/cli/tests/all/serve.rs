//! The server from outside: over HTTP, as the page and as programs use it.

mod api;
mod client;
mod clock;
mod doors;
mod kill;
mod live;
mod processes;
mod sealed;
mod seasons;
