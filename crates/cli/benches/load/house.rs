//! The servers that are put under load: processes that can be killed and come back.

use std::{
    cell::RefCell,
    fs,
    io::{BufRead as _, BufReader, Error, ErrorKind, Result},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
};

use tokio::{
    sync::oneshot,
    time::{Duration, sleep, timeout},
};

use crate::PATIENCE;

/// Servers on one database, and the folder they live in.
pub struct House {
    folder: PathBuf,
    db: Option<String>,
    limits: &'static [&'static str],
    servers: Vec<RefCell<Server>>,
}

struct Server {
    child: Child,
    port: u16,
    /// Processor seconds of those that were killed.
    spent: f64,
}

impl House {
    /// All come from one address, unless they say where they are: then limits are those of every day.
    pub async fn open(processes: usize, db: Option<String>, attacked: bool) -> Result<House> {
        let folder = std::env::temp_dir().join(format!("touchline-load-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let mut house = House {
            folder,
            db,
            limits: match attacked {
                true => &["--trusted-proxy", "127.0.0.1"],
                false => &["--rate", "0", "--connections", "0"],
            },
            servers: Vec::new(),
        };
        for _ in 0..processes.max(1) {
            let (child, port) = house.start(0).await?;
            let spent = 0.0;
            house
                .servers
                .push(RefCell::new(Server { child, port, spent }));
        }
        Ok(house)
    }

    /// Where a server listens. People are spread over the servers.
    pub fn port(&self, person: usize) -> u16 {
        self.servers[person % self.servers.len()].borrow().port
    }

    /// Ends a server as a power cut would, and starts it again after a while.
    pub async fn kill(&self, number: usize) -> Result<()> {
        let server = &self.servers[number % self.servers.len()];
        {
            let mut server = server.borrow_mut();
            server.spent += processor_seconds(&server.child);
            server.child.kill()?;
            server.child.wait()?;
        }
        sleep(Duration::from_millis(500)).await;
        let port = server.borrow().port;
        let (child, _) = self.start(port).await?;
        server.borrow_mut().child = child;
        Ok(())
    }

    pub async fn kill_all(&self) -> Result<()> {
        for number in 0..self.servers.len() {
            self.kill(number).await?;
        }
        Ok(())
    }

    /// What the servers cost so far.
    pub fn processor_seconds(&self) -> f64 {
        let all = self.servers.iter().map(|server| {
            let server = server.borrow();
            server.spent + processor_seconds(&server.child)
        });
        all.sum()
    }

    async fn start(&self, port: u16) -> Result<(Child, u16)> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_touchline"));
        let listen = format!("127.0.0.1:{port}");
        command.args(["serve", "--listen", &listen]);
        command.args(self.limits);
        if let Some(db) = &self.db {
            command.args(["--db", db]);
        }
        command.env("TOUCHLINE_HOME", &self.folder);
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let out = child.stdout.take();
        let (sender, said) = oneshot::channel();
        thread::spawn(move || {
            let mut lines = out.into_iter().flat_map(|out| BufReader::new(out).lines());
            let _ = sender.send(lines.next());
            // What else it says is nobody's business, but must find somebody who listens.
            lines.for_each(drop);
        });
        let line = match timeout(PATIENCE, said).await {
            Ok(line) => line.ok().flatten().transpose()?.unwrap_or_default(),
            Err(_) => {
                child.kill()?;
                return Err(Error::new(
                    ErrorKind::TimedOut,
                    "a server does not come back",
                ));
            }
        };
        let port = line.rsplit(':').next().and_then(|port| port.parse().ok());
        port.map(|port| (child, port))
            .ok_or_else(|| Error::other(format!("the server said {line:?}")))
    }
}

impl Drop for House {
    fn drop(&mut self) {
        for server in &self.servers {
            let mut server = server.borrow_mut();
            let _ = server.child.kill();
            let _ = server.child.wait();
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// As far as the system tells; a tick is a hundredth of a second.
fn processor_seconds(child: &Child) -> f64 {
    seconds_of(&Path::new("/proc").join(child.id().to_string()))
}

/// The same of this program.
pub fn own_seconds() -> f64 {
    seconds_of(Path::new("/proc/self"))
}

fn seconds_of(process: &Path) -> f64 {
    let stat = fs::read_to_string(process.join("stat")).unwrap_or_default();
    let after_name = stat.rsplit(") ").next().unwrap_or_default();
    let ticks = after_name.split(' ').skip(11).take(2);
    ticks
        .filter_map(|ticks| ticks.parse::<f64>().ok())
        .sum::<f64>()
        / 100.0
}
