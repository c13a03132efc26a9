//! Positions and events, written down.

use crate::{
    deck::Card,
    fault::{Fault, Faults},
    side::Side,
    source::Rules,
};

/// Rules whose states can be written and read as `name: value` lines, and whose
/// events can be written as one line each.
pub trait Situation: Rules {
    /// Everything that changes during a match, in a fixed order. Reading all of
    /// it back into the opening position gives the same state.
    fn describe(&self, state: &Self::State) -> Vec<(String, String)>;

    /// The situation that lines are written into: the first moment of play.
    fn opening(&self) -> Self::State;

    /// Changes one thing.
    ///
    /// # Errors
    ///
    /// What is wrong with the name or the value, and the cure.
    fn set(&self, state: &mut Self::State, name: &str, value: &str) -> Result<(), Fault>;

    /// What is impossible about a state, though each line of it is fine.
    fn impossible(&self, state: &Self::State) -> Vec<String>;

    /// True if nothing is under way: what the last answers began is over.
    fn is_settled(&self, _state: &Self::State) -> bool {
        true
    }

    /// What stands on a card, so that a draw can be named by what it shows.
    fn shows(&self, _card: Card) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// An event in notation, as scenarios expect it.
    fn write_event(&self, event: &Self::Event) -> String;

    /// What is named of a side: `home goals` is the goals of home.
    ///
    /// # Errors
    ///
    /// If no side is named.
    fn of_side<'a>(&self, name: &'a str) -> Result<(Side, &'a str), Fault> {
        let parts = name.split_once(' ');
        let found = parts.and_then(|(side, what)| Some((Side::named(side)?, what)));
        found.ok_or_else(|| self.unknown(name))
    }

    /// The fault of a name that means nothing here.
    fn unknown(&self, name: &str) -> Fault {
        let lines = self.describe(&self.opening());
        let names: Vec<String> = lines.into_iter().map(|(name, _)| name).collect();
        Fault::whole(
            format!("`{name}` is nothing in this game"),
            format!("there is: score, {}", names.join(", ")),
        )
    }

    /// The opening position with these lines (number, name, value) set.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    fn arrange<'a>(
        &self,
        lines: impl IntoIterator<Item = (usize, &'a str, &'a str)>,
    ) -> Result<Self::State, Faults> {
        let mut state = self.opening();
        let mut faults = Faults::default();
        let lines: Vec<(usize, &str, &str)> = lines.into_iter().collect();
        for &(number, name, value) in &lines {
            if let Err(fault) = self.set(&mut state, name, value) {
                faults.push(Fault {
                    line: Some(number),
                    ..fault
                });
            }
        }
        // Once more, so that lines may come in any order: what one of them only
        // implies (a period's full clock) gives way to what another says.
        for (_, name, value) in lines {
            let _ = self.set(&mut state, name, value);
        }
        if faults.0.is_empty() {
            for what in self.impossible(&state) {
                faults.push(Fault::whole(what, "change the starting situation"));
            }
        }
        faults.or(state)
    }
}
