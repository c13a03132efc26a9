//! The alarm of a live clock: a match has one at most, at the program that has its room.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use tokio::{task::AbortHandle, time::sleep};
use work::lock;

use crate::{Clubhouse, Room, handles::RoomHandle};

/// Where the time was over before it could be said, it is not said again and again.
const OVERDUE: Duration = Duration::from_secs(1);

impl Clubhouse {
    /// Somebody may think only so long: this server takes the default for him, as any
    /// other that has the room; the store takes only the first. The alarm that was set
    /// before does not ring any more.
    pub(crate) fn set_alarm(&self, handle: &Arc<RoomHandle>, room: &Room) {
        let left = room.time_to_answer().map(|left| match left.is_zero() {
            true => OVERDUE,
            false => left,
        });
        let alarm = left.map(|left| {
            let ring = ring(self.this.clone(), Arc::clone(handle), left, room.version());
            tokio::spawn(ring).abort_handle()
        });
        replace(handle, alarm);
    }

    /// Nobody rings for this match any more.
    pub(crate) fn stop_alarm(handle: &RoomHandle) {
        replace(handle, None);
    }
}

fn replace(handle: &RoomHandle, alarm: Option<AbortHandle>) {
    let before = std::mem::replace(&mut *lock(&handle.alarm), alarm);
    if let Some(before) = before {
        before.abort();
    }
}

/// Takes the default for a coach when the time is over. Whoever changes the match, this as
/// well, sets the next alarm.
async fn ring(clubhouse: Weak<Clubhouse>, handle: Arc<RoomHandle>, left: Duration, version: usize) {
    sleep(left).await;
    let Some(clubhouse) = clubhouse.upgrade() else {
        return;
    };
    let expired = clubhouse.try_change(&handle.id, Some(version), move |room| {
        let due =
            room.version() == version && room.time_to_answer().is_some_and(|left| left.is_zero());
        if due { room.time_is_up() } else { Ok(()) }
    });
    // Nobody is there to hear of a failure; the next to ask will.
    let _ = expired.await;
}
