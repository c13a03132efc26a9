//! The two manners of a coach who has little to decide.

/// How a coach goes about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Does what is good for his side.
    Sensible,
    /// Takes the default of everything.
    Passive,
}

impl Manner {
    /// The manner with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Manner> {
        match name {
            "sensible" => Some(Manner::Sensible),
            "passive" => Some(Manner::Passive),
            _ => None,
        }
    }
}
