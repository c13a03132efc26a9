//! What everybody needs: the servers, the tally, an end.

use std::{cell::Cell, io::Result};

use crate::{attacker::Got, house::House, http::Connection, tally::Tally};

/// What everybody needs.
pub struct World {
    pub house: House,
    pub tally: Tally,
    /// False when the players stop.
    pub goes_on: Cell<bool>,
    pub chances: usize,
    /// What the attacker got, if there is one.
    pub attacker: Got,
}

impl World {
    /// A line for somebody at a table. Every table is at an address of its own.
    pub async fn line(&self, port: u16, table: usize) -> Result<Connection> {
        let line = Connection::open(port).await?;
        let [.., high, low] = table.to_be_bytes();
        Ok(line.from(&format!("10.0.{high}.{low}")))
    }
}
