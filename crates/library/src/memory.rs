//! What was parsed before.

use std::{
    any::{Any, TypeId},
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex},
};

use tabletop::Faults;

/// A file's text, and what it says.
type Known = (String, Arc<dyn Any + Send + Sync>);

/// Parsed files, each beside the text it was parsed from, so that an edited file is
/// parsed anew. Copies of a library share it.
#[derive(Clone, Default)]
pub(crate) struct Memory {
    files: Arc<Mutex<HashMap<(TypeId, String), Known>>>,
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
}
