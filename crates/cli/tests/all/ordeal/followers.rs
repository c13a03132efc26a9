//! Two servers on one database, and the lines over which they hear of each other go dead:
//! whoever follows a match at one sees what is answered at the other, in the end.

use std::{
    io::{BufRead as _, BufReader},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use ureq::Agent;

use super::{cluster::Cluster, figures::Figures, house::House, proxy::Proxy, spread, times, until};
use crate::{kit::Folder, serve::client::Table};

/// At most so many answers come after a fault.
const MORE: u64 = 4;

/// How long a word takes on the line that goes dead: it is not back at once.
const LATENCY: Duration = Duration::from_millis(10);

/// Ends all lines on which somebody hears of changes.
const END_LISTENERS: &str = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
                             WHERE query LIKE 'LISTEN%'";

#[test]
fn whose_line_is_ended() {
    let case = Case {
        what: "followers, line ended",
        seed: 61,
        few: 4,
        pace: Duration::ZERO,
    };
    case.follow(|cluster, _, _| {
        cluster.ask(END_LISTENERS);
    });
}

#[test]
fn whose_line_is_swallowed() {
    let case = Case {
        what: "followers, line swallowed",
        seed: 62,
        few: 1,
        pace: Duration::ZERO,
    };
    case.follow(|_, proxy, _| proxy.swallow_news());
}

/// The database is back before the server asks for it again, which it does once a second: what
/// is answered elsewhere until it hears of answers again must not be missed.
#[test]
fn whose_database_is_out_of_reach() {
    let case = Case {
        what: "followers, out of reach",
        seed: 63,
        few: 3,
        pace: Duration::from_millis(40),
    };
    case.follow(|_, proxy, run| {
        proxy.refuse(Duration::from_millis(600));
        thread::sleep(Duration::from_millis(330 + spread(64, run) % 150));
    });
}

/// How somebody follows.
struct Case {
    what: &'static str,
    seed: u64,
    /// Runs in the suite.
    few: u64,
    /// Between two answers.
    pace: Duration,
}

/// Somebody who follows a match, and comes back when the line goes dead.
struct Follower {
    /// What he has seen of it.
    frames: Arc<Mutex<Vec<Value>>>,
    left: Arc<AtomicBool>,
}

impl Follower {
    fn of(table: &Table, url: &str) -> Follower {
        let follower = Follower {
            frames: Arc::default(),
            left: Arc::default(),
        };
        let (frames, left) = (Arc::clone(&follower.frames), Arc::clone(&follower.left));
        let url = format!("{url}{}", table.path("/events"));
        thread::spawn(move || {
            // Without a time limit: he waits for news.
            let agent = Agent::new_with_defaults();
            while !left.load(SeqCst) {
                frames.lock().unwrap().clear();
                if let Ok(reply) = agent.get(&url).call() {
                    let lines = BufReader::new(reply.into_body().into_reader()).lines();
                    let mut name = String::new();
                    for line in lines.map_while(Result::ok) {
                        if let Some(text) = line.strip_prefix("event: ") {
                            name = text.to_string();
                        } else if let Some(data) = line.strip_prefix("data: ")
                            && name == "update"
                        {
                            see(&mut frames.lock().unwrap(), data);
                        }
                    }
                }
                thread::sleep(Duration::from_millis(100));
            }
        });
        follower
    }

    fn has_seen(&self, frames: &Value) -> bool {
        Some(&*self.frames.lock().unwrap()) == frames.as_array()
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        self.left.store(true, SeqCst);
    }
}

/// Puts an update onto what was seen.
fn see(frames: &mut Vec<Value>, data: &str) {
    let update: Value = serde_json::from_str(data).unwrap();
    frames.truncate(update["keep"].as_u64().unwrap() as usize);
    frames.extend(update["frames"].as_array().unwrap().iter().cloned());
}

impl Case {
    fn follow(&self, fault: impl Fn(&Cluster, &Proxy, u64) + Sync) {
        let folder = Folder::new();
        let Some(cluster) = Cluster::start(folder.path()) else {
            return;
        };
        let proxy = Proxy::start(cluster.address());
        let here = House::open(&cluster.url());
        let there = House::open(&Cluster::url_at(proxy.address()));
        proxy.be_slow(LATENCY);
        let mut figures = Figures::of(self.what);
        let wish = json!({ "game": "goal-dice", "coaches": { "home": "human", "away": "human" } });
        for run in 0..times(self.few) {
            let table = here.client().create(&wish);
            let follower = Follower::of(&table, &there.url());
            let listens =
                until(|| follower.has_seen(&table.view()["frames"]) && proxy.listeners() > 0);
            assert!(listens, "nobody listens");
            thread::scope(|scope| {
                let fault = scope.spawn(|| {
                    thread::sleep(Duration::from_millis(spread(self.seed, run) % 40));
                    fault(&cluster, &proxy, run);
                });
                // Some more come while the line is dead, or just after.
                let mut more = spread(self.seed + 1, run) % MORE;
                loop {
                    if fault.is_finished() {
                        match more.checked_sub(1) {
                            Some(less) => more = less,
                            None => break,
                        }
                    }
                    let now = table.now();
                    let choice = now["pending"]["menu"][0].as_str().unwrap();
                    table.answer(table.asked(), &[choice]).fine();
                    figures.acknowledged += 1;
                    thread::sleep(self.pace);
                }
            });
            // Now it is quiet: nobody hears by chance what he has missed.
            let begin = Instant::now();
            let frames = table.view()["frames"].clone();
            let sees = until(|| follower.has_seen(&frames));
            figures.runs += 1;
            figures.longest = figures.longest.max(begin.elapsed());
            if !sees {
                figures.lost += 1;
                let seen = follower.frames.lock().unwrap().len();
                let all = frames.as_array().map_or(0, Vec::len);
                figures
                    .faults
                    .push(format!("run {run}: {seen} of {all} frames were seen"));
                break;
            }
        }
        figures.assert_fine();
    }
}
