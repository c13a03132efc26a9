//! Who will win, for those who watch: worked out apart from the match, once for all of them,
//! and of nothing but what is in the store.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
    time::Duration,
};

use arena::{Course, GivenUp, open_match};
use games::{Foretold, HUMAN};
use simulation::{Prospect, WinChances};
use tokio::{sync::watch, time::sleep};
use work::{LowPriorityPool, WorkError, cores, lock, requester, run_long};

use crate::{Clubhouse, LastSeen, Refusal, Room};

/// How long it is waited where there is too much to do to look ahead now.
const LOOK_LATER: Duration = Duration::from_secs(1);

/// Courses of finished matches that are remembered.
const COURSES: usize = 50;

/// Who will win, at a version of a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ForeseenChances {
    /// How many lines the match had.
    pub version: usize,
    /// The chances; `None` if nobody can tell.
    pub chances: Option<WinChances>,
}

/// The latest of a match; nothing until the first is worked out.
pub type WinChanceFeed = watch::Receiver<Option<ForeseenChances>>;

/// What was looked into.
pub(crate) struct WinChanceWatch {
    /// The matches that are watched so, each followed by one task.
    followed: Mutex<HashMap<String, Arc<watch::Sender<Option<ForeseenChances>>>>>,
    /// The latest last: id, lines, course.
    courses: Mutex<Vec<(String, usize, Arc<Course>)>>,
    /// Where live matches are looked ahead in: not on all cores.
    pool: LowPriorityPool,
}

impl Default for WinChanceWatch {
    fn default() -> WinChanceWatch {
        WinChanceWatch {
            followed: Mutex::default(),
            courses: Mutex::default(),
            pool: LowPriorityPool::new(cores() - 1),
        }
    }
}

impl Room {
    /// When those who watch are told who will win. Where no person plays, and after full time,
    /// nobody has anything of it.
    fn foretold(&self) -> Foretold {
        let coaches = &self.played.setup().coaches;
        let people = coaches.home == HUMAN || coaches.away == HUMAN;
        match people && self.played.pending().is_some() {
            true => self.played.setup().foretold,
            false => Foretold::Live,
        }
    }

    /// What may be foretold now: the match at a version.
    fn foretells(&self) -> Option<(usize, Box<dyn Prospect>)> {
        match self.foretold() {
            Foretold::Live => Some((self.version(), self.played.prospect())),
            Foretold::Delayed => {
                let line = self.played.last_by_person()?;
                Some((line - 1, self.played.prospect_before(line)))
            }
            Foretold::Never => None,
        }
    }
}

impl Clubhouse {
    /// Follows who will win. Players may: whoever leaves his secret out could in any case.
    ///
    /// # Errors
    ///
    /// If there is no such match, or nobody is told.
    pub async fn follow_win_chances(&self, id: &str) -> Result<WinChanceFeed, Refusal> {
        if self.look(id, Room::foretold).await? == Foretold::Never {
            let why = "in this match who will win is told after full time";
            return Err(Refusal::NotYou(why.to_string()));
        }
        let Some(this) = self.this.upgrade() else {
            return Err(Refusal::NotNow("the clubhouse is closed".to_string()));
        };
        let mut followed = lock(&self.win_chances.followed);
        if let Some(sender) = followed.get(id) {
            return Ok(sender.subscribe());
        }
        let sender = Arc::new(watch::Sender::new(None));
        let forecast = sender.subscribe();
        followed.insert(id.to_string(), Arc::clone(&sender));
        // Whoever was the first to watch waits behind what else he asked for.
        let ahead = this.look_ahead(id.to_string(), sender);
        tokio::spawn(requester::on_behalf_of(requester::current(), ahead));
        Ok(forecast)
    }

    /// Looks ahead whenever the match has moved on, always from where it is then, until
    /// nobody listens.
    async fn look_ahead(
        self: Arc<Self>,
        id: String,
        sender: Arc<watch::Sender<Option<ForeseenChances>>>,
    ) {
        loop {
            let Some(seen) = self.look_ahead_once(&id, &sender).await else {
                lock(&self.win_chances.followed).remove(&id);
                return;
            };
            let gone = tokio::select! {
                changed = self.changed(&id, &seen) => changed.is_err(),
                () = sender.closed() => true,
            };
            // Nobody begins to listen while this is looked at.
            let mut followed = lock(&self.win_chances.followed);
            if gone || sender.receiver_count() == 0 {
                followed.remove(&id);
                return;
            }
        }
    }

    async fn look_ahead_once(
        &self,
        id: &str,
        sender: &watch::Sender<Option<ForeseenChances>>,
    ) -> Option<LastSeen> {
        loop {
            let look = self.look(id, |room| (LastSeen::of(room), room.foretells()));
            let (seen, foretells) = look.await.ok()?;
            let Some((version, prospect)) = foretells else {
                return Some(seen);
            };
            let known = sender.borrow().is_some_and(|told| told.version == version);
            if known {
                return Some(seen);
            }
            let pool = self.win_chances.pool.clone();
            match run_long(move |_| pool.run(move || prospect.chances())).await {
                Ok(chances) => {
                    sender.send_replace(Some(ForeseenChances { version, chances }));
                    return Some(seen);
                }
                Err(WorkError::Crowded) => sleep(LOOK_LATER).await,
                Err(_) => return None,
            }
        }
    }

    /// How a finished match went, with who would have won at each moment.
    ///
    /// # Errors
    ///
    /// If there is no such match, or it is not over.
    pub async fn course(&self, id: &str) -> Result<Arc<Course>, Refusal> {
        let stored = self.store.load(id).await?.ok_or(Refusal::NoMatch)?;
        let lines = stored.lines.len();
        let is_it = |(own, own_lines, _): &(String, usize, _)| own == id && *own_lines == lines;
        if let Some((.., course)) = lock(&self.win_chances.courses)
            .iter()
            .find(|kept| is_it(kept))
        {
            return Ok(Arc::clone(course));
        }
        let library = self.library.clone();
        let course = run_long(move |cancel| {
            let played = open_match(&stored.text(), &library)?;
            if played.pending().is_some() {
                let why = "how likely it all was is told after full time";
                return Err(Refusal::NotNow(why.to_string()));
            }
            cancel.check()?;
            let go_on = || cancel.check().map_err(|_| GivenUp);
            Ok(Arc::new(played.course(&go_on)?))
        });
        let course = course.await??;
        let mut courses = lock(&self.win_chances.courses);
        courses.retain(|(own, ..)| own != id);
        if courses.len() >= COURSES {
            courses.remove(0);
        }
        courses.push((id.to_string(), lines, Arc::clone(&course)));
        Ok(course)
    }
}
