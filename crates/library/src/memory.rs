//! What was parsed before.

use std::{
    any::{Any, TypeId},
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex},
};

use tabletop::Faults;

/// A file's text, and what it says.
type KeptValue = (String, Arc<dyn Any + Send + Sync>);

/// How many things that were worked out are remembered: some are large.
const WORKED_OUT: usize = 2;

/// Something that was worked out, by its name.
type WorkedOut = (TypeId, String, Arc<dyn Any + Send + Sync>);

/// Parsed files, each beside the text it was parsed from, so that an edited file is
/// parsed anew. Copies of a library share it.
#[derive(Clone, Default)]
pub(crate) struct Memory {
    files: Arc<Mutex<HashMap<(TypeId, String), KeptValue>>>,
    /// The latest last.
    worked_out: Arc<Mutex<Vec<WorkedOut>>>,
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Memory")
    }
}

impl Memory {
    pub fn parsed<T: Send + Sync + 'static>(
        &self,
        name: &str,
        text: String,
        parse: impl Fn(&str) -> Result<T, Faults>,
    ) -> Result<Arc<T>, Faults> {
        let key = (TypeId::of::<T>(), name.to_string());
        // Who panicked with the lock held left a whole map behind.
        let files = || match self.files.lock() {
            Ok(files) => files,
            Err(poisoned) => poisoned.into_inner(),
        };
        let known = files()
            .get(&key)
            .filter(|(before, _)| *before == text)
            .and_then(|(_, parsed)| Arc::clone(parsed).downcast().ok());
        if let Some(known) = known {
            return Ok(known);
        }
        let parsed = Arc::new(parse(&text)?);
        files().insert(key, (text, Arc::clone(&parsed) as _));
        Ok(parsed)
    }

    /// Whoever comes while it is worked out waits for it.
    pub fn worked_out<T: Send + Sync + 'static>(
        &self,
        name: &str,
        work_out: impl FnOnce() -> Option<T>,
    ) -> Option<Arc<T>> {
        let mut known = match self.worked_out.lock() {
            Ok(known) => known,
            Err(poisoned) => poisoned.into_inner(),
        };
        let is_it = |(kind, own, _): &WorkedOut| *kind == TypeId::of::<T>() && own == name;
        let found = match known.iter().position(is_it) {
            Some(at) => known.remove(at),
            None => (
                TypeId::of::<T>(),
                name.to_string(),
                Arc::new(work_out()?) as _,
            ),
        };
        let value = Arc::clone(&found.2).downcast().ok();
        if known.len() >= WORKED_OUT {
            known.remove(0);
        }
        known.push(found);
        value
    }
}
