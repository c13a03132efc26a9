//! Pages that listen to a match and act in it: what the answer to an action tells, their live
//! updates need not tell again.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, Weak},
};

use axum::http::HeaderMap;
use clubhouse::LastSeen;
use tokio::sync;
use work::lock;

/// The header in which a page says what it calls itself, as it does when it begins to listen.
pub const VIEWER: &str = "x-touchline-viewer";

/// The longest name of a page.
const LONGEST: usize = 40;

/// How a match stood that a page was told of last in an answer, if its live updates do not know
/// that yet. Locked while an answer is on its way.
pub type LastReply = sync::Mutex<Option<LastSeen>>;

/// All pages that listen, by match and by what they call themselves.
#[derive(Default)]
pub struct Listeners(Mutex<HashMap<(String, String), Weak<LastReply>>>);

impl Listeners {
    /// A page listens from now on, as long as it holds what it gets.
    pub fn begin(&self, id: &str, viewer: &str) -> Arc<LastReply> {
        let told = Arc::default();
        if (1..=LONGEST).contains(&viewer.len()) {
            let mut all = lock(&self.0);
            all.retain(|_, told| told.strong_count() > 0);
            let key = (id.to_string(), viewer.to_string());
            all.insert(key, Arc::downgrade(&told));
        }
        told
    }

    /// What the page that asks was told, if it listens to this match here.
    pub fn find(&self, id: &str, headers: &HeaderMap) -> Option<Arc<LastReply>> {
        let viewer = headers.get(VIEWER)?.to_str().ok()?;
        let all = lock(&self.0);
        all.get(&(id.to_string(), viewer.to_string()))?.upgrade()
    }
}
