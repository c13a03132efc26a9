//! Players who play on whatever happens, and remember what they were told.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering::SeqCst},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use serde_json::{Value, json};

use super::{spread, until};
use crate::serve::client::{Client, Reply, Table};

/// How many play, each his own matches.
const PLAYERS: usize = 6;

/// Between two answers.
const PACE: Duration = Duration::from_millis(3);

/// Before the same is asked again.
const TRY_AGAIN: Duration = Duration::from_millis(40);

/// What stands for a status where the line went dead.
pub const DEAD: u16 = 0;

/// An answer, and what was told each time it was sent.
pub struct Request {
    pub version: u64,
    pub text: String,
    pub told: Vec<u16>,
}

/// A match and everything that was sent to it.
pub struct Played {
    pub id: String,
    /// The sides that a person coaches.
    pub people: &'static [&'static str],
    pub requests: Vec<Request>,
}

/// What somebody does with a request before he sends it in earnest: its path, the secret of
/// the seat, what is in it.
pub type Before = Arc<dyn Fn(&str, &str, &Value) + Send + Sync>;

/// All players.
pub struct Players {
    threads: Vec<JoinHandle<Vec<Played>>>,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    leaves: AtomicBool,
    /// How many answers of each player were acknowledged.
    told: [AtomicU64; PLAYERS],
    /// How often each was not served.
    refused: [AtomicU64; PLAYERS],
    /// What nobody should be told.
    odd: Mutex<Vec<String>>,
}

impl Players {
    /// Lets them play at a server; some of them do something before they send an answer.
    pub fn sit_down(client: &Client, before: Option<&Before>) -> Players {
        let shared = Arc::new(Shared::default());
        let threads = (0..PLAYERS).map(|number| {
            let player = Player {
                client: client.clone(),
                number,
                shared: Arc::clone(&shared),
                before: before.filter(|_| number % 3 == 0).cloned(),
                table: None,
                played: Vec::new(),
                turns: 0,
            };
            thread::spawn(move || player.play())
        });
        Players {
            threads: threads.collect(),
            shared,
        }
    }

    /// Waits until each of them has been told of one more answer that it is kept; says who is
    /// not.
    pub fn all_go_on(&self) -> Result<(), String> {
        wait_for_each(&self.shared.told, "is stuck")
    }

    /// The same until each was refused something.
    pub fn all_are_refused(&self) -> Result<(), String> {
        wait_for_each(&self.shared.refused, "is not refused anything")
    }

    /// They leave: what they sent, and what they should not have been told.
    pub fn leave(mut self) -> (Vec<Played>, Vec<String>) {
        self.shared.leaves.store(true, SeqCst);
        let threads = std::mem::take(&mut self.threads).into_iter();
        let played = threads.flat_map(|player| player.join().unwrap()).collect();
        let odd = std::mem::take(&mut *self.shared.odd.lock().unwrap());
        (played, odd)
    }
}

/// Where an ordeal ends early they leave too.
impl Drop for Players {
    fn drop(&mut self) {
        self.shared.leaves.store(true, SeqCst);
    }
}

fn wait_for_each(counts: &[AtomicU64], otherwise: &str) -> Result<(), String> {
    let before: Vec<u64> = counts.iter().map(|count| count.load(SeqCst)).collect();
    let waiting = || -> Vec<usize> {
        let pairs = counts.iter().zip(&before).enumerate();
        let same = pairs.filter(|(_, (count, before))| count.load(SeqCst) == **before);
        same.map(|(player, _)| player).collect()
    };
    match until(|| waiting().is_empty()) {
        true => Ok(()),
        false => Err(format!("of the players {:?} {otherwise}", waiting())),
    }
}

struct Player {
    client: Client,
    number: usize,
    shared: Arc<Shared>,
    before: Option<Before>,
    table: Option<Table>,
    played: Vec<Played>,
    turns: u64,
}

impl Player {
    fn play(mut self) -> Vec<Played> {
        while !self.leaves() {
            match self.table.clone() {
                Some(table) => self.turn(&table),
                None => self.begin(),
            }
            thread::sleep(PACE);
        }
        self.played
    }

    fn leaves(&self) -> bool {
        self.shared.leaves.load(SeqCst)
    }

    fn refused(&self) {
        self.shared.refused[self.number].fetch_add(1, SeqCst);
        thread::sleep(TRY_AGAIN);
    }

    /// Nobody should be told this; the match is left as it is.
    fn wonder(&mut self, what: &str, reply: &Reply) {
        let id = self.table.take().map(|table| table.id);
        let odd = format!("{} {what}: {reply:?}", id.unwrap_or_default());
        self.shared.odd.lock().unwrap().push(odd);
        self.refused();
    }

    /// Begins a match: every other player against the computer, the rest for both sides.
    fn begin(&mut self) {
        let mut wish = json!({ "game": "goal-dice" });
        let people: &[_] = match self.number % 2 {
            0 => &["home"],
            _ => &["home", "away"],
        };
        if people.len() == 2 {
            wish["coaches"] = json!({ "home": "human", "away": "human" });
        }
        match self.client.try_post("/api/matches", "", &wish) {
            Ok(reply) if reply.status == 201 => {
                let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
                let table = Table {
                    client: self.client.clone(),
                    id: text(&reply.body["id"]),
                    home: text(&reply.body["seats"]["home"]),
                    away: text(&reply.body["seats"]["away"]),
                    referee: String::new(),
                };
                self.played.push(Played {
                    id: table.id.clone(),
                    people,
                    requests: Vec::new(),
                });
                self.table = Some(table);
            }
            Ok(reply) if reply.status < 500 => self.wonder("to begin", &reply),
            // If there is one now nobody knows of it.
            _ => self.refused(),
        }
    }

    /// Looks, and answers.
    fn turn(&mut self, table: &Table) {
        let view = match self.client.try_get(&table.path(""), "") {
            Ok(reply) if reply.status == 200 => reply.body,
            Ok(reply) if reply.status < 500 => return self.wonder("to look", &reply),
            _ => return self.refused(),
        };
        let now = &view["now"];
        let menu = now["pending"]["menu"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        let seat = match now["waits_for"].as_str() {
            Some("home") => &table.home,
            Some("away") => &table.away,
            _ => {
                self.table = None;
                return;
            }
        };
        self.turns += 1;
        let nth = spread(self.number as u64, self.turns) % menu.len() as u64;
        let request = Request {
            version: now["version"].as_u64().unwrap(),
            text: menu[nth as usize].as_str().unwrap().to_string(),
            told: Vec::new(),
        };
        self.send(table, seat, request);
    }

    /// Sends an answer, the very same again and again, until it is known what became of it.
    fn send(&mut self, table: &Table, seat: &str, mut request: Request) {
        let path = table.path("/answers");
        let body = json!({ "version": request.version, "answers": [request.text] });
        if let Some(before) = &self.before {
            before(&path, seat, &body);
            request.told.push(DEAD);
        }
        while !self.leaves() {
            let reply = self.client.try_post(&path, seat, &body);
            request
                .told
                .push(reply.as_ref().map_or(DEAD, |reply| reply.status));
            match reply {
                Ok(reply) if reply.status == 200 => {
                    self.shared.told[self.number].fetch_add(1, SeqCst);
                    break;
                }
                Ok(reply) if reply.status == 409 => {
                    let moved_on = self.stands_elsewhere(table, request.version);
                    if self.before.is_none() {
                        self.refused();
                    } else if moved_on {
                        // What was sent before was kept, as he thought.
                        self.shared.told[self.number].fetch_add(1, SeqCst);
                    }
                    if moved_on {
                        break;
                    }
                }
                Ok(reply) if reply.status < 500 => {
                    self.wonder("to answer", &reply);
                    break;
                }
                _ => self.refused(),
            }
        }
        if let Some(played) = self.played.last_mut() {
            played.requests.push(request);
        }
    }

    fn stands_elsewhere(&self, table: &Table, version: u64) -> bool {
        let view = self.client.try_get(&table.path(""), "");
        view.is_ok_and(|view| {
            view.body["now"]["version"]
                .as_u64()
                .is_some_and(|now| now > version)
        })
    }
}
