//! Somebody who asks for everything he can, from one address, on as many lines as he gets.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    io::{Error, ErrorKind, Result as IoResult},
    rc::Rc,
    time::Duration,
};

use serde_json::{Value, json};
use tabletop::log::{Entry, Log};
use tokio::{
    io::AsyncWriteExt as _,
    net::TcpStream,
    task::spawn_local,
    time::{error::Elapsed, sleep, timeout},
};

use crate::{
    http::{Connection, Reply},
    world::World,
};

/// Where he says that he is; players are elsewhere.
const ADDRESS: &str = "203.0.113.66";

/// How long he waits for one thing before he hangs up and asks for the next.
const IMPATIENCE: Duration = Duration::from_secs(4);

/// How long he rests when he is refused: hardly.
const REST: Duration = Duration::from_millis(20);

/// The games, each with the coach that thinks longest.
const GAMES: [(&str, &str); 5] = [
    ("counter-attack", "planner"),
    ("inside-the-net", "sensible"),
    ("action-deck", "sensible"),
    ("offense-charts", "auto"),
    ("goal-dice", "optimal"),
];

/// Answers that he gives at one table.
const MOVES: usize = 100;

/// Lines of a file that is nearly as long as one may be.
const WAVERINGS: usize = 25_000;

/// What he got, by status; 0 is nothing in his time.
#[derive(Default)]
pub struct Got(RefCell<BTreeMap<u16, usize>>);

impl Got {
    fn add(&self, status: u16) {
        *self.0.borrow_mut().entry(status).or_default() += 1;
    }

    /// In words.
    pub fn told(&self) -> String {
        let got = self.0.borrow();
        let each = got.iter().map(|(status, times)| match status {
            0 => format!("{times} given up"),
            status => format!("{times} times {status}"),
        });
        each.collect::<Vec<_>>().join(", ")
    }
}

/// One who attacks on so many lines, and holds as many half-said requests.
pub fn attack(world: &Rc<World>, lines: usize) {
    for number in 0..lines {
        spawn_local(keep_asking(Rc::clone(world), number));
        spawn_local(say_half(Rc::clone(world)));
    }
}

async fn say_half(world: Rc<World>) {
    while world.goes_on.get() {
        if let Ok(mut line) = TcpStream::connect(("127.0.0.1", world.house.port(0))).await {
            let _ = line
                .write_all(b"POST /api/imports HTTP/1.1\r\nHost: x")
                .await;
            // Until it is closed at the other end.
            let _ = timeout(4 * IMPATIENCE, line.readable()).await;
        }
        sleep(REST).await;
    }
}

async fn keep_asking(world: Rc<World>, number: usize) {
    let turn = Cell::new(number);
    while world.goes_on.get() {
        let port = world.house.port(number);
        let opened = Connection::open(port).await;
        let Ok(line) = opened.map(|line| line.from(ADDRESS)) else {
            sleep(REST).await;
            continue;
        };
        let mut attacker = Attacker {
            world: Rc::clone(&world),
            line,
        };
        while world.goes_on.get() {
            turn.set(turn.get() + 1);
            // A line with an answer under way is of no use any more.
            if !attacker.ask(turn.get()).await {
                break;
            }
        }
    }
}

struct Attacker {
    world: Rc<World>,
    line: Connection,
}

impl Attacker {
    /// Asks for one of the things that cost the most; false if he hangs up meanwhile.
    async fn ask(&mut self, turn: usize) -> bool {
        let asked = match turn % 6 {
            0 | 1 => self.long_match(turn).await.map(drop),
            2 => self.against_a_computer(turn).await,
            3 => self.odds(turn).await.map(drop),
            4 => self.of_a_finished_match(turn).await.map(drop),
            _ => self.a_long_file().await.map(drop),
        };
        if let Err(error) = asked {
            sleep(REST).await;
            return error.kind() != ErrorKind::TimedOut;
        }
        true
    }

    async fn long_match(&mut self, turn: usize) -> IoResult<Value> {
        let (game, coach) = GAMES[turn / 6 % GAMES.len()];
        let wish = json!({ "game": game, "coaches": { "home": coach, "away": coach } });
        self.post("/api/matches", "", &wish).await
    }

    /// Answers at a table where the computer thinks after each.
    async fn against_a_computer(&mut self, turn: usize) -> IoResult<()> {
        let (game, coach) = if (turn / 6).is_multiple_of(2) {
            GAMES[0]
        } else {
            GAMES[4]
        };
        let wish = json!({ "game": game, "coaches": { "home": "human", "away": coach } });
        let created = self.post("/api/matches", "", &wish).await?;
        let (id, seat) = (text(&created["id"]), text(&created["seats"]["home"]));
        let mut now = self.get(&format!("/api/matches/{id}")).await?["now"].take();
        for _ in 0..MOVES {
            let answer = &now["pending"]["menu"][0];
            let body = json!({ "version": now["version"], "answers": [answer] });
            let path = format!("/api/matches/{id}/answers");
            now = self.post(&path, &seat, &body).await?["now"].take();
        }
        Ok(())
    }

    async fn odds(&mut self, turn: usize) -> IoResult<Value> {
        let (game, _) = GAMES[turn / 6 % GAMES.len()];
        let teams = self.get(&format!("/api/teams?game={game}")).await?;
        let team = |at: usize| teams["teams"][at]["id"].clone();
        let question = json!({ "game": game, "home": team(0), "away": team(1) });
        let begun = self.post("/api/odds", "", &question).await?;
        self.get(&format!("/api/odds/{}", text(&begun["job"])))
            .await
    }

    async fn of_a_finished_match(&mut self, turn: usize) -> IoResult<Value> {
        let (game, coach) = GAMES[1 + turn / 6 % 3];
        let wish = json!({ "game": game, "coaches": { "home": coach, "away": coach } });
        let created = self.post("/api/matches", "", &wish).await?;
        let id = text(&created["id"]);
        for part in ["course", "review", "recap", "file", "proof"] {
            self.get(&format!("/api/matches/{id}/{part}")).await?;
        }
        Ok(created)
    }

    /// A file with as much in it as a body may have: somebody who cannot make up his mind.
    async fn a_long_file(&mut self) -> IoResult<Value> {
        let wish =
            json!({ "game": "goal-dice", "coaches": { "home": "sensible", "away": "sensible" } });
        let created = self.post("/api/matches", "", &wish).await?;
        let path = format!("/api/matches/{}/file", text(&created["id"]));
        let file = self.line.get(&path, "").await?;
        let Some(long) = wavering(&String::from_utf8_lossy(&file.body)) else {
            return Ok(Value::Null);
        };
        let asked = timeout(IMPATIENCE, self.line.post_text("/api/imports", &long)).await;
        self.note(asked)
    }

    async fn get(&mut self, path: &str) -> IoResult<Value> {
        let asked = timeout(IMPATIENCE, self.line.get(path, "")).await;
        self.note(asked)
    }

    async fn post(&mut self, path: &str, seat: &str, body: &Value) -> IoResult<Value> {
        let body = body.to_string();
        let asked = timeout(IMPATIENCE, self.line.post(path, seat, &body)).await;
        self.note(asked)
    }

    fn note(&self, asked: Result<IoResult<Reply>, Elapsed>) -> IoResult<Value> {
        let reply = match asked {
            Ok(reply) => reply?,
            Err(late) => {
                self.world.attacker.add(0);
                return Err(late.into());
            }
        };
        self.world.attacker.add(reply.status);
        if reply.status >= 400 {
            return Err(Error::other(reply.status.to_string()));
        }
        Ok(serde_json::from_slice(&reply.body).unwrap_or_default())
    }
}

/// The match with an answer in it that is taken back and given again until a body is full.
fn wavering(file: &str) -> Option<String> {
    let mut log = Log::parse(file).ok()?;
    for (name, value) in &mut log.header.fields {
        if name.starts_with("coach ") {
            *value = "human".to_string();
        }
    }
    let is_decision =
        |entry: &Entry| matches!(entry, Entry::Answer(answer) if answer.is_decision());
    let at = log.entries.iter().take(100).rposition(is_decision)?;
    log.entries.truncate(at + 1);
    let answer = log.entries.last()?.clone();
    while log.entries.len() < WAVERINGS {
        let from = log.entries.len();
        log.entries.push(Entry::Undo {
            from,
            agreed: false,
        });
        log.entries.push(answer.clone());
    }
    Some(log.to_string())
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}
