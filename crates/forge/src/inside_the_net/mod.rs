//! The cards of inside-the-net.

mod deck;
mod teams;

pub use deck::deck;
pub use teams::teams;
