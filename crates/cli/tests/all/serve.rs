//! The server from outside: over HTTP, as the page and as programs use it.

mod after;
mod api;
mod blind;
pub mod client;
mod clock;
mod crowd;
mod dice;
mod doors;
mod friends;
mod kill;
mod lab;
mod live;
mod new_seasons;
mod office;
mod processes;
mod sealed;
mod season_looks;
mod seasons;
mod shared;
