//! Following a match: what is told of it, one message after the other, until there is nothing more
//! to tell. The line it goes over is the match's own, or one that several matches share.

use std::{
    collections::BTreeMap,
    convert::Infallible,
    fmt::Write as _,
    net::IpAddr,
    sync::{Arc, Mutex},
    time::Duration,
};

use axum::response::sse::Event;
use clubhouse::{GivenEmote, LastSeen, WinChanceFeed};
use serde::Serialize;
use tokio::{
    sync::{
        broadcast::{self, error::RecvError},
        mpsc, watch,
    },
    time::sleep,
};
use wire::{
    ForeseenShape, WinShape,
    live::{EndShape, WhyEnded},
};
use work::{lock, requester};

use super::{App, listeners::LastReply, shapes};
use crate::error::Problem;

/// How long it is waited before a match that cannot be read at this moment is read again.
const TRY_AGAIN: Duration = Duration::from_millis(500);

/// Stands for the version of a match of which nothing more is told.
pub const ENDED: &str = "end";

/// Where messages go out, and where they come to.
pub type Line = mpsc::Sender<Result<Event, Infallible>>;
pub type Messages = mpsc::Receiver<Result<Event, Infallible>>;

/// How far each of the matches on a shared line was told: the id of a message, so that whoever
/// comes back need not say more. Those that have ended are there, too.
pub type Told = Mutex<BTreeMap<String, String>>;

/// Tells of one match.
#[derive(Clone)]
pub struct SharedTeller {
    pub id: String,
    pub line: Line,
    /// On a line that several matches share.
    pub shared: Option<Arc<Told>>,
}

impl SharedTeller {
    /// Sends a message, with a new version or without. Whoever does not listen any more has hung up,
    /// which ends all of this elsewhere.
    async fn tell(&self, name: &str, version: Option<&str>, data: &str) {
        let mut message = Event::default().event(name);
        if let Some(told) = &self.shared {
            if let Some(id) = self.note(told, version) {
                message = message.id(id);
            }
            // An id that is followed has letters and digits only.
            message = message.data(format!(r#"{{"match":"{}","news":{data}}}"#, self.id));
        } else {
            if let Some(version) = version {
                message = message.id(version);
            }
            message = message.data(data);
        }
        let _ = self.line.send(Ok(message)).await;
    }

    /// How far all matches on the line are told with this message.
    fn note(&self, told: &Told, version: Option<&str>) -> Option<String> {
        let mut told = lock(told);
        told.insert(self.id.clone(), version?.to_string());
        let mut all = String::new();
        for (id, version) in told.iter() {
            let comma = if all.is_empty() { "" } else { "," };
            // Writing to a string cannot fail.
            let _ = write!(all, "{comma}{id}:{version}");
        }
        Some(all)
    }

    async fn tell_shape(&self, name: &str, version: Option<&str>, shape: &impl Serialize) {
        // None of them has a map whose keys are no texts, so that it cannot fail.
        let data = wire::to_line(shape).unwrap_or_default();
        self.tell(name, version, &data).await;
    }

    /// Says that nothing more is told of the match.
    pub async fn end(&self, why: WhyEnded) {
        self.tell_shape("end", Some(ENDED), &EndShape { why }).await;
    }
}

/// A match as somebody wants to follow it.
pub struct Follow {
    pub app: App,
    pub teller: SharedTeller,
    pub language: String,
    /// For whom it is read at first; from then on it is read once for all who follow it.
    pub requester: Option<IpAddr>,
    /// What the page that listens was told in an answer.
    pub last_reply: Arc<LastReply>,
    /// Who will win, if that is wanted and allowed.
    pub forecast: Option<WinChanceFeed>,
}

impl Follow {
    /// Tells what is new until full time, or until the match cannot be read any more.
    pub async fn tell_all(self, since: Option<usize>) {
        let emotes = self.app.clubhouse.follow_emotes(&self.teller.id);
        let (over, last_version) = watch::channel(None);
        let updates = async {
            let ended = self.tell_updates(since).await;
            if let Ok(version) = ended {
                over.send_replace(Some(version));
            }
            ended
        };
        let chances = async {
            if let Some(forecast) = self.forecast.clone() {
                tell_chances(forecast, last_version, &self.teller).await;
            }
            Ok(())
        };
        let ended = tokio::select! {
            ended = async { tokio::try_join!(updates, chances) } => ended,
            () = tell_emotes(emotes, &self.teller) => return,
        };
        let why = ended.map_or(WhyEnded::Gone, |_| WhyEnded::Over);
        self.teller.end(why).await;
    }

    /// Tells every change, until full time; with which version that was.
    async fn tell_updates(&self, since: Option<usize>) -> Result<usize, Problem> {
        let first = self.tell_news(since);
        let mut seen = requester::on_behalf_of(self.requester, first).await?;
        while !seen.is_over() {
            let changed = self.app.clubhouse.changed(&self.teller.id, &seen).await;
            let told = self.last_reply.lock().await.take();
            if let Some(newer) = told.filter(|newer| newer.version() >= seen.version()) {
                seen = newer;
                continue;
            }
            match changed.map_err(Problem::from) {
                Ok(()) => seen = self.tell_news(Some(seen.version())).await?,
                Err(problem) if problem.may_go_well_later() => sleep(TRY_AGAIN).await,
                Err(problem) => return Err(problem),
            }
        }
        Ok(seen.version())
    }

    /// Tells what is new since a version. A line proves no seat: what is sealed is not in it.
    async fn tell_news(&self, since: Option<usize>) -> Result<LastSeen, Problem> {
        let SharedTeller { id, .. } = &self.teller;
        let language = &self.language;
        let (text, seen) = loop {
            let clubhouse = &self.app.clubhouse;
            let news = clubhouse.shared_update(id, since, language, shapes::open_update);
            match news.await.map_err(Problem::from) {
                Ok(news) => break news,
                // A database that is away for a moment sends nobody away.
                Err(problem) if problem.may_go_well_later() => sleep(TRY_AGAIN).await,
                Err(problem) => return Err(problem),
            }
        };
        let version = seen.version().to_string();
        self.teller.tell("update", Some(&version), &text).await;
        Ok(seen)
    }
}

/// Tells who will win whenever that is known anew, until it was told of the last version.
async fn tell_chances(
    mut forecast: WinChanceFeed,
    mut last_version: watch::Receiver<Option<usize>>,
    teller: &SharedTeller,
) {
    loop {
        let foreseen = *forecast.borrow_and_update();
        if let Some(foreseen) = foreseen {
            let shape = ForeseenShape {
                version: foreseen.version,
                chances: foreseen.chances.as_ref().map(WinShape::new),
            };
            teller.tell_shape("chances", None, &shape).await;
        }
        let told = foreseen.map(|foreseen| foreseen.version);
        tokio::select! {
            changed = forecast.changed() => if changed.is_err() { return },
            _ = last_version.wait_for(|last| last.is_some() && told >= *last) => return,
        }
    }
}

/// Tells of the signs that coaches give, as long as there is something to follow.
async fn tell_emotes(mut emotes: broadcast::Receiver<GivenEmote>, teller: &SharedTeller) {
    loop {
        match emotes.recv().await {
            Ok(given) => teller.tell_shape("emote", None, &given).await,
            // Whoever is that far behind has missed nothing that is still true.
            Err(RecvError::Lagged(_)) => (),
            Err(RecvError::Closed) => return,
        }
    }
}
