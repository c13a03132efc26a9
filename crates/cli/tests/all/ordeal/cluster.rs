//! A PostgreSQL server of one's own, to be killed, frozen and starved.

use std::{
    fs,
    net::SocketAddr,
    os::unix::fs::{MetadataExt as _, chown},
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    thread,
};

use super::house::free_port;
use crate::kit::files;

/// PostgreSQL does not run as root; `nobody` has this number everywhere.
const NOBODY: u32 = 65_534;

/// As small as it goes, so that it fits on a small disk.
const SETTINGS: [&str; 4] = [
    "listen_addresses=127.0.0.1",
    "shared_buffers=16MB",
    "min_wal_size=32MB",
    "max_wal_size=32MB",
];

/// A server that runs until the value goes.
pub struct Cluster {
    tools: PathBuf,
    place: PathBuf,
    port: u16,
}

impl Cluster {
    /// Makes one in a folder, if there are to be tests with PostgreSQL.
    pub fn start(folder: &Path) -> Option<Cluster> {
        if std::env::var("TOUCHLINE_TEST_POSTGRES").is_err() {
            eprintln!("no PostgreSQL: run it with scripts/with-postgres.sh");
            return None;
        }
        let cluster = Cluster {
            tools: tools(),
            place: folder.join("postgres"),
            port: free_port(),
        };
        fs::create_dir_all(&cluster.place).unwrap();
        if is_root() {
            chown(&cluster.place, Some(NOBODY), Some(NOBODY)).unwrap();
        }
        let made = cluster.run(
            "initdb",
            &[
                "--username=touchline",
                "--auth=trust",
                "--no-sync",
                "--encoding=UTF8",
                "--locale=C",
                "--wal-segsize=1",
            ],
        );
        assert!(made.status.success(), "{made:?}");
        assert!(cluster.start_again(), "PostgreSQL does not start");
        Some(cluster)
    }

    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    /// Its URL, by whatever way it is reached.
    pub fn url_at(address: SocketAddr) -> String {
        format!("postgres://touchline@{address}/postgres")
    }

    pub fn url(&self) -> String {
        Cluster::url_at(self.address())
    }

    /// Ends it as a power cut would.
    pub fn kill(&self) {
        self.run("pg_ctl", &["stop", "--mode=immediate"]);
    }

    /// Starts it, as an operator would; false if it does not come up.
    pub fn start_again(&self) -> bool {
        let place = self.place.display();
        let mut options = format!("-p {} -k {place}", self.port);
        for setting in SETTINGS {
            options.push_str(&format!(" -c {setting}"));
        }
        let log = format!("--log={place}/server.log");
        let start = ["start", "--wait", "--options", &options, &log];
        self.run("pg_ctl", &start).status.success()
    }

    pub fn is_up(&self) -> bool {
        self.psql("SELECT 1").output().unwrap().status.success()
    }

    /// What it says to a question.
    #[track_caller]
    pub fn ask(&self, sql: &str) -> String {
        let said = self.psql(sql).output().unwrap();
        assert!(said.status.success(), "{sql}: {said:?}");
        String::from_utf8(said.stdout).unwrap().trim().to_string()
    }

    /// Somebody who asks it, and perhaps stays.
    pub fn psql(&self, sql: &str) -> Command {
        let mut psql = Command::new(self.tools.join("psql"));
        psql.args(["--no-psqlrc", "--tuples-only", "--no-align"])
            .args(["--command", sql, &self.url()])
            .stdin(Stdio::null());
        psql
    }

    fn run(&self, tool: &str, args: &[&str]) -> Output {
        let tool = self.tools.join(tool);
        let mut command = match is_root() {
            true => {
                let mut command = Command::new("setpriv");
                command
                    .args(["--reuid", "nobody", "--regid", "nogroup", "--clear-groups"])
                    .arg(tool);
                command
            }
            false => Command::new(tool),
        };
        command
            .arg("--pgdata")
            .arg(self.place.join("data"))
            .args(args)
            .current_dir(&self.place)
            .env("HOME", "/tmp")
            .output()
            .unwrap()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if thread::panicking()
            && let Ok(log) = fs::read_to_string(self.place.join("server.log"))
        {
            let lines: Vec<&str> = log.lines().collect();
            let last = lines[lines.len().saturating_sub(8)..].join("\n");
            eprintln!("PostgreSQL said last:\n{last}");
        }
        self.kill();
    }
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// Where its programs are; what is on the path may be a link to one of them.
fn tools() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut on_path = std::env::split_paths(&path).map(|folder| folder.join("initdb"));
    let packaged = || files(Path::new("/usr/lib/postgresql"), &["/bin/initdb"]).pop();
    let initdb = on_path.find(|tool| tool.is_file()).or_else(packaged);
    let initdb = fs::canonicalize(initdb.unwrap()).unwrap();
    initdb.parent().unwrap().to_path_buf()
}
