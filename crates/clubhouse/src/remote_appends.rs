//! What was heard of a match from other programs, until its room has taken it over.

use std::collections::VecDeque;

use store::Append;

/// How much is kept for a room that nobody enters; the rest is read from the store.
const KEPT: usize = 16;

/// What was heard of a match.
#[derive(Default)]
pub(crate) struct RemoteAppends {
    /// How often something was heard. A room notes how much of that it knows.
    count: u64,
    /// What was said, the latest last, each with its number; there is nothing for a number
    /// when it was only said that something happened.
    told: VecDeque<(u64, Append)>,
}

/// What a room does not know yet.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct MissedAppends {
    /// What is said; `None` if it has to be read.
    pub(crate) told: Option<Vec<Append>>,
    /// How much the room knows with it.
    pub(crate) count: u64,
}

impl RemoteAppends {
    /// Something happened, and perhaps it was said what.
    pub(crate) fn hear(&mut self, told: Option<Append>) {
        self.count += 1;
        let number = self.count;
        self.told.extend(told.map(|append| (number, append)));
        if self.told.len() > KEPT {
            self.told.pop_front();
        }
    }

    /// What a room does not know that knows so much; `None` if it knows everything.
    pub(crate) fn beyond(&mut self, known: u64) -> Option<MissedAppends> {
        // What it knows is not asked for again: it only ever knows more.
        self.told.retain(|(number, _)| *number > known);
        let missing = usize::try_from(self.count - known).unwrap_or(usize::MAX);
        let complete = self.told.len() == missing;
        (missing > 0).then(|| MissedAppends {
            told: complete.then(|| self.told.iter().map(|(_, told)| told.clone()).collect()),
            count: self.count,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn append(after: usize) -> Append {
        Append {
            after,
            ..Append::default()
        }
    }

    #[test]
    fn what_was_said_in_full_need_not_be_read() {
        let mut remote = RemoteAppends::default();
        assert_eq!(remote.beyond(0), None);
        remote.hear(Some(append(1)));
        remote.hear(Some(append(2)));
        let told = Some(vec![append(1), append(2)]);
        // Whoever did not come to its end gets it again.
        for _ in 0..2 {
            let told = told.clone();
            assert_eq!(remote.beyond(0), Some(MissedAppends { told, count: 2 }));
        }
        let told = Some(vec![append(2)]);
        assert_eq!(remote.beyond(1), Some(MissedAppends { told, count: 2 }));
        assert_eq!(remote.beyond(2), None);
    }

    #[test]
    fn what_was_not_said_or_not_kept_has_to_be_read() {
        let mut remote = RemoteAppends::default();
        remote.hear(Some(append(1)));
        remote.hear(None);
        remote.hear(Some(append(3)));
        let told = None;
        assert_eq!(remote.beyond(0), Some(MissedAppends { told, count: 3 }));
        let told = Some(vec![append(3)]);
        assert_eq!(remote.beyond(2), Some(MissedAppends { told, count: 3 }));
        (0..=KEPT).for_each(|after| remote.hear(Some(append(after))));
        assert_eq!(remote.beyond(3).and_then(|unknown| unknown.told), None);
    }
}
