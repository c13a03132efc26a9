//! Who is there, who watches, and who takes over a seat that was left.

use std::{
    collections::HashMap,
    sync::Mutex,
    time::{Duration, Instant},
};

use games::HUMAN;
use serde::{Deserialize, Serialize};
use tabletop::{Side, log::hash_of};
use utoipa::ToSchema;
use work::{lock, surroundings::now};

use crate::{Clubhouse, Refusal, Seat, new_secret, seat};

/// Somebody without a sign of life for that long is away.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// So long is a seat kept for somebody who said that he will be back later.
const BACK_LATER: i64 = 24 * 60 * 60;

/// Those who watch a match and were heard of within this time are counted.
const WATCHES: Duration = Duration::from_secs(60);

/// Most of those who are counted, in all matches.
const MOST_WATCHERS: usize = 20_000;

/// The longest name that a page may give itself to be counted once.
const LONGEST_VIEWER: usize = 40;

/// A sign of life from a page.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct SignOfLife {
    /// What the page calls itself, so that it is counted once; the beginning of a long name counts.
    pub viewer: String,
    /// True if its coach will be back later.
    pub back_later: bool,
}

/// A seat between two screens, at this moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Place)]
pub struct SeatPresence {
    /// Whose.
    pub side: Side,
    /// True if somebody is there.
    pub here: bool,
    /// True if he said that he will be back later.
    pub back_later: bool,
    /// True if the other side may let somebody else have it.
    pub left: bool,
}

/// Who is there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchPresence {
    /// The seats of a match between two screens; none elsewhere.
    pub places: Vec<SeatPresence>,
    /// How many watch, as far as this program knows.
    pub watchers: usize,
    /// How many lines the match has: nobody is told of one that is over, and it can go on.
    pub version: usize,
    /// The match that follows.
    pub rematch: Option<String>,
}

/// Who gets a seat that was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Successor {
    /// The game's first computer coach, until its coach comes back.
    Computer,
    /// Whoever gets the new link; the old one is worth nothing any more.
    Invited,
    /// The coach himself, whom a computer stood in for.
    Returned,
}

/// Those who watch, by match and by what their pages call themselves.
#[derive(Debug, Default)]
pub(crate) struct Watchers(Mutex<HashMap<(String, String), Instant>>);

impl Watchers {
    /// Notes that somebody watches, if anybody does, and counts.
    fn count(&self, id: &str, viewer: Option<&str>) -> usize {
        let mut all = lock(&self.0);
        all.retain(|_, heard| heard.elapsed() < WATCHES);
        if let Some(viewer) = viewer.filter(|_| all.len() < MOST_WATCHERS) {
            let name: String = viewer.chars().take(LONGEST_VIEWER).collect();
            all.insert((id.to_string(), name), Instant::now());
        }
        all.keys().filter(|(of, _)| of == id).count()
    }
}

/// What there is to know of a match to say who is away.
struct SeatFound {
    seat: Option<Seat>,
    between: bool,
    changed: i64,
    version: usize,
    rematch: Option<String>,
}

impl Clubhouse {
    /// How often a page should give a sign of life.
    #[must_use]
    pub fn signs_every(&self) -> Duration {
        (self.patience / 6).max(Duration::from_millis(200))
    }

    /// Takes a sign of life, and says who is there.
    ///
    /// # Errors
    ///
    /// If there is no such match.
    pub async fn present(
        &self,
        id: &str,
        secret: &str,
        sign: SignOfLife,
    ) -> Result<MatchPresence, Refusal> {
        let (id, secret) = (id.to_string(), secret.to_string());
        self.on_a_task_of_its_own(|this| async move { this.take_sign(&id, &secret, sign).await })
            .await
    }

    async fn take_sign(
        &self,
        id: &str,
        secret: &str,
        sign: SignOfLife,
    ) -> Result<MatchPresence, Refusal> {
        let found = self.find(id, secret).await?;
        let viewer = match found.seat {
            None => Some(sign.viewer.as_str()).filter(|viewer| !viewer.is_empty()),
            Some(seat) => {
                if found.between {
                    let seat = seat.to_string();
                    let now = now();
                    self.store
                        .sign_of_life(id, &seat, sign.back_later, now)
                        .await?;
                }
                None
            }
        };
        Ok(MatchPresence {
            watchers: self.watchers.count(id, viewer),
            places: self.places(id, &found).await?,
            version: found.version,
            rematch: found.rematch,
        })
    }

    async fn find(&self, id: &str, secret: &str) -> Result<SeatFound, Refusal> {
        let secret = secret.to_string();
        self.look(id, move |room| SeatFound {
            seat: room.seat(&secret).ok(),
            between: room.is_between_screens(),
            changed: room.changed,
            version: room.version(),
            rematch: room.rematch.clone(),
        })
        .await
    }

    async fn places(&self, id: &str, found: &SeatFound) -> Result<Vec<SeatPresence>, Refusal> {
        if !found.between {
            return Ok(Vec::new());
        }
        let (now, patience) = (now(), i64::try_from(self.patience.as_secs()).unwrap_or(0));
        let signs = self.store.signs(id).await?;
        let place = signs.iter().filter_map(|sign| {
            let side = Side::named(&sign.seat)?;
            let back_later = sign.back_later && now - sign.seen < BACK_LATER;
            // Who answers is there, whether or not his page says so.
            let silent = now - sign.seen.max(found.changed) > patience;
            Some(SeatPresence {
                side,
                here: now - sign.seen <= patience && !sign.back_later,
                back_later,
                left: silent && !back_later,
            })
        });
        let mut places: Vec<SeatPresence> = place.collect();
        places.sort_by_key(|place| place.side == Side::Away);
        Ok(places)
    }

    /// Lets somebody else have a seat that was left, or its coach come back to it. What
    /// proves the seat from now on is told to whoever asked, if it is new.
    ///
    /// # Errors
    ///
    /// If the seat is not the other side's, or was not left.
    pub async fn take_over(
        &self,
        id: &str,
        secret: &str,
        version: usize,
        side: Side,
        by: Successor,
    ) -> Result<Option<String>, Refusal> {
        let (id, secret) = (id.to_string(), secret.to_string());
        self.on_a_task_of_its_own(|this| async move {
            this.give_seat(&id, &secret, version, side, by).await
        })
        .await
    }

    async fn give_seat(
        &self,
        id: &str,
        secret: &str,
        version: usize,
        side: Side,
        by: Successor,
    ) -> Result<Option<String>, Refusal> {
        let found = self.find(id, secret).await?;
        let own = match by {
            Successor::Returned => side,
            Successor::Computer | Successor::Invited => side.other(),
        };
        match found.seat {
            None => return Err(Refusal::NoSeat),
            Some(seat) if seat != Seat::Coach(own) || !found.between => {
                let why = format!("only the coach of {own} can do that, at another screen");
                return Err(Refusal::NotYou(why));
            }
            Some(_) => (),
        }
        let places = self.places(id, &found).await?;
        let left = |place: &SeatPresence| place.side == side && place.left;
        if by != Successor::Returned && !places.iter().any(left) {
            let seconds = self.patience.as_secs();
            let why = format!("the coach of {side} was there within the last {seconds} seconds");
            return Err(Refusal::NotNow(why));
        }
        self.change(id, secret, version, move |room, _| room.hand_over(side, by))
            .await?;
        if by != Successor::Invited {
            return Ok(None);
        }
        let fresh = new_secret()?;
        let (name, hash) = (Seat::Coach(side).to_string(), seat::hash(&fresh));
        self.store.change_seat(id, &name, &hash, now()).await?;
        // The seats are read from the store again.
        let (handle, room) = self.enter(id).await?;
        drop(room);
        self.forget(&handle);
        Ok(Some(fresh))
    }

    /// A file that comes back must be the match that is here, gone on; not an older copy of
    /// it, nor one that somebody went on with from an older copy.
    pub(crate) async fn refuse_fork(&self, header: &str, lines: &[String]) -> Result<(), Refusal> {
        for id in self.store.of_origin(&hash_of(header.as_bytes())).await? {
            let Some(here) = self.store.load(&id).await? else {
                continue;
            };
            let both = here.lines.iter().zip(lines);
            let same = both.take_while(|(a, b)| a == b).count();
            let (known, brought) = (here.lines.len(), lines.len());
            if same == brought && known > brought {
                return Err(Refusal::NotNow(format!(
                    "this is an older copy: the match has gone on here from line {brought} to \
                     line {known}; open the newest file"
                )));
            }
            if same < brought && same < known {
                return Err(Refusal::NotNow(format!(
                    "this file and the match that is here part at line {}: somebody went on \
                     from an older copy; agree which of them counts",
                    same + 1
                )));
            }
        }
        Ok(())
    }
}

/// The coach a side has after it was handed over.
pub(crate) fn successor(game: games::GameId, person: bool) -> &'static str {
    match person {
        true => HUMAN,
        false => game.coaches().first().map_or(HUMAN, |(name, _)| name),
    }
}
