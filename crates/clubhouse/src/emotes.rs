//! Six signs that a coach can give the other side. They pass: they stand in no log, and whoever
//! was not there does not see them.

use std::{collections::HashMap, sync::Mutex, time::Duration};

use serde::{Deserialize, Serialize};
use tabletop::Side;
use tokio::sync::broadcast;
use utoipa::ToSchema;
use work::{
    lock,
    surroundings::{Millis, millis_now},
};

use crate::{Clubhouse, Refusal, Seat};

/// How long a seat waits before it may give another sign.
const EMOTE_EVERY: Duration = Duration::from_secs(2);

/// Signs that somebody may be behind; older ones have passed.
const KEPT: usize = 8;

tabletop::words! {
    /// A sign of a coach.
    #[derive(Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "lowercase")]
    pub enum Emote {
        /// A greeting.
        Hello = "hello",
        /// Good luck.
        Luck = "luck",
        /// That was well played.
        Applause = "applause",
        /// Nobody saw that coming.
        Wow = "wow",
        /// That hurt.
        Ouch = "ouch",
        /// That was funny.
        Laugh = "laugh",
    }
}

/// A sign that is to be given.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEmote {
    /// Which.
    pub emote: Emote,
}

/// A sign that was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GivenEmote {
    /// By whose coach.
    pub side: Side,
    /// Which.
    pub emote: Emote,
}

impl GivenEmote {
    /// As other programs are told of it.
    fn write(self) -> String {
        format!("{} {}", self.side, self.emote)
    }

    fn read(text: &str) -> Option<GivenEmote> {
        let (side, emote) = text.split_once(' ')?;
        Some(GivenEmote {
            side: Side::named(side)?,
            emote: Emote::named(emote)?,
        })
    }
}

/// Those who see the signs, and when a seat gave its last.
#[derive(Debug, Default)]
pub(crate) struct EmoteBoard(Mutex<BoardState>);

#[derive(Debug, Default)]
struct BoardState {
    followed: HashMap<String, broadcast::Sender<GivenEmote>>,
    given: HashMap<(String, Side), Millis>,
}

impl EmoteBoard {
    fn follow(&self, id: &str) -> broadcast::Receiver<GivenEmote> {
        let followed = &mut lock(&self.0).followed;
        followed.retain(|_, sender| sender.receiver_count() > 0);
        let sender = followed.entry(id.to_string());
        let sender = sender.or_insert_with(|| broadcast::Sender::new(KEPT));
        sender.subscribe()
    }

    /// Shows a sign to those who follow the match here, if anybody does.
    fn show(&self, id: &str, given: GivenEmote) {
        if let Some(sender) = lock(&self.0).followed.get(id) {
            let _ = sender.send(given);
        }
    }

    /// Notes that a seat gives a sign; how long it has to wait if it gave one just now.
    fn note(&self, id: &str, side: Side) -> Result<(), Duration> {
        let (now, every) = (
            millis_now(),
            i64::try_from(EMOTE_EVERY.as_millis()).unwrap_or(0),
        );
        let given = &mut lock(&self.0).given;
        given.retain(|_, last| now - *last < every);
        match given.get(&(id.to_string(), side)) {
            Some(_) => Err(EMOTE_EVERY),
            None => {
                given.insert((id.to_string(), side), now);
                Ok(())
            }
        }
    }
}

impl Clubhouse {
    /// Gives a sign to all who follow a match.
    ///
    /// # Errors
    ///
    /// If whoever gives it is no coach at a screen of his own, the match is over, or the last
    /// sign was given just now.
    pub async fn give_emote(&self, id: &str, secret: &str, emote: Emote) -> Result<(), Refusal> {
        let look = |room: &crate::Room| {
            let seat = room.seat(secret)?;
            if !room.is_between_screens() {
                let why = "signs are for two people at two screens";
                return Err(Refusal::NotNow(why.to_string()));
            }
            if room.waits_for().is_none() {
                return Err(Refusal::NotNow("the match is over".to_string()));
            }
            Ok(seat)
        };
        let Seat::Coach(side) = self.glance(id, look).await?? else {
            return Err(Refusal::NoSeat);
        };
        self.emotes.note(id, side).map_err(Refusal::TooSoon)?;
        let given = GivenEmote { side, emote };
        self.emotes.show(id, given);
        // What passes is not worth waiting for a database that is away.
        let (store, id) = (self.store.clone(), id.to_string());
        tokio::spawn(async move { store.tell_in_passing(&id, given.write()).await });
        Ok(())
    }

    /// The signs that are given in a match from now on.
    pub fn follow_emotes(&self, id: &str) -> broadcast::Receiver<GivenEmote> {
        self.emotes.follow(id)
    }

    /// Another program says what was told there in passing.
    pub(crate) fn hear_in_passing(&self, id: &str, text: &str) {
        if let Some(given) = GivenEmote::read(text) {
            self.emotes.show(id, given);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_travels_as_it_was_given() {
        for emote in Emote::ALL {
            let given = GivenEmote {
                side: Side::Away,
                emote,
            };
            assert_eq!(GivenEmote::read(&given.write()), Some(given));
        }
        for text in ["", "home", "home grin", "referee wow", "home wow wow"] {
            assert_eq!(GivenEmote::read(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_seat_waits_before_its_next_sign_and_holds_up_nobody() {
        let board = EmoteBoard::default();
        assert_eq!(board.note("one", Side::Home), Ok(()));
        assert_eq!(board.note("one", Side::Home), Err(EMOTE_EVERY));
        assert_eq!(board.note("one", Side::Away), Ok(()));
        assert_eq!(board.note("two", Side::Home), Ok(()));
        // Once the time is over nothing is left of it.
        lock(&board.0)
            .given
            .values_mut()
            .for_each(|last| *last -= 2000);
        assert_eq!(board.note("one", Side::Home), Ok(()));
        assert_eq!(lock(&board.0).given.len(), 1);
    }

    #[test]
    fn whoever_follows_sees_it_and_nothing_is_kept_for_nobody() {
        let board = EmoteBoard::default();
        let given = GivenEmote {
            side: Side::Home,
            emote: Emote::Wow,
        };
        board.show("one", given);
        let mut follower = board.follow("one");
        let other = board.follow("two");
        board.show("one", given);
        assert_eq!(follower.try_recv(), Ok(given));
        assert!(follower.try_recv().is_err(), "not the one before");
        drop((follower, other));
        let _third = board.follow("three");
        assert_eq!(lock(&board.0).followed.len(), 1);
    }
}
