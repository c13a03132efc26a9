//! The cards of inside-the-net.

mod deck;

pub use deck::deck;
