//! A server that comes back at the same address after it was killed.

use std::{
    fs::{self, File},
    io::{BufRead as _, BufReader},
    net::TcpListener,
    process::{Child, Command, Stdio},
    sync::{
        Mutex,
        atomic::{AtomicU16, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use super::STUCK;
use crate::{kit::Folder, serve::client::Client};

/// How long a client waits for a reply: less than until somebody counts as stuck, so that he
/// tries once more.
const PATIENCE: Duration = Duration::from_secs(8);

/// A port that nobody uses, and that no outgoing connection gets by chance while a server is
/// down.
pub fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let own = (std::process::id() % 150) as u16 * 100;
    loop {
        let port = 12_000 + own + NEXT.fetch_add(1, Ordering::Relaxed) % 100;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

/// A server, its place on the disk, and where it listens.
pub struct House {
    folder: Folder,
    db: String,
    port: u16,
    child: Mutex<Option<Child>>,
}

impl House {
    /// Opens it on a database.
    pub fn open(db: &str) -> House {
        let house = House {
            folder: Folder::new(),
            db: db.to_string(),
            port: free_port(),
            child: Mutex::new(None),
        };
        house.start();
        house
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn client(&self) -> Client {
        Client::with_patience(&self.url(), PATIENCE)
    }

    pub fn pid(&self) -> u32 {
        self.child.lock().unwrap().as_ref().map_or(0, Child::id)
    }

    /// Starts it, as often as it takes: a database may still be coming up.
    pub fn start(&self) {
        let begin = Instant::now();
        loop {
            let mut child = self.command().spawn().unwrap();
            let mut line = String::new();
            let out = child.stdout.take().unwrap();
            BufReader::new(out).read_line(&mut line).unwrap();
            *self.child.lock().unwrap() = Some(child);
            if line.starts_with("Touchline is at ") {
                return;
            }
            self.kill();
            assert!(begin.elapsed() < STUCK, "it does not start: {}", self.log());
            thread::sleep(Duration::from_millis(50));
        }
    }

    fn command(&self) -> Command {
        let listen = format!("127.0.0.1:{}", self.port);
        let args = [
            "serve", "--listen", &listen, "--rate", "0", "--db", &self.db,
        ];
        // What it complains of is of interest only if the ordeal fails.
        let log = File::options()
            .create(true)
            .append(true)
            .open(self.folder.file("server.log"));
        let mut command = self.folder.touchline(&args);
        command.stdout(Stdio::piped()).stderr(log.unwrap());
        command
    }

    /// Ends it as a power cut would: SIGKILL.
    pub fn kill(&self) {
        if let Some(mut child) = self.child.lock().unwrap().take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    /// Asks it to end, and says how long that took; `None` if it goes on for long.
    pub fn ask_to_end(&self) -> Option<Duration> {
        let begin = Instant::now();
        let asked = Command::new("kill").arg(self.pid().to_string()).status();
        assert!(asked.unwrap().success());
        let ended = super::until(|| {
            let mut child = self.child.lock().unwrap();
            let child = child.as_mut().unwrap();
            child.try_wait().unwrap().is_some()
        });
        ended.then(|| begin.elapsed())
    }

    /// The end of what it complained of.
    pub fn log(&self) -> String {
        let log = fs::read(self.folder.file("server.log")).unwrap_or_default();
        let log = String::from_utf8_lossy(&log);
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(12)..].join("\n")
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.kill();
        if thread::panicking() {
            eprintln!("the server said last:\n{}", self.log());
        }
    }
}
